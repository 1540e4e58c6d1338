//! A game of ESCAPE! on a big screen: what everybody may see, and nothing else.

use leptos::prelude::*;

use super::board::{Board, Seen};
use super::outcome::Outcome;
use super::play::{Players, TurnLine};
use super::touch::hand;
use crate::at_table::AtTable;
use crate::client::Client;
use crate::erased::shown;
use crate::seen::{is, seen_by_a_room};
use crate::table_view::Told;
use crate::table_view::journal::Journal;
use crate::table_view::players::Signs;

/// The board for a whole room.
#[component]
pub(crate) fn BigBoard(client: Client) -> AnyView {
    let sight: Seen = seen_by_a_room(client);
    let over = is(sight, |sight| sight.is_over);
    let hand = hand(AtTable::looking(sight), Signs::here());
    let outcome = shown(move || over.get(), move || view! { <Outcome client sight /> }.into_any());
    view! {
        <div class="play room">
            <div class="board-place"><Board hand /></div>
            <div class="side">
                <TurnLine client sight hand />
                {outcome}
                <Players client sight />
                <Journal client />
            </div>
            <Told client />
        </div>
    }
    .into_any()
}
