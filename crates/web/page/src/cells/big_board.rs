//! A game of ESCAPE! on a big screen: what everybody may see, and nothing else.

use std::sync::Arc;

use leptos::prelude::*;

use super::board::{Board, Seen};
use super::outcome::Outcome;
use super::play::{Players, TurnLine};
use super::sight::CellsSight;
use super::touch::{Game, hand};
use crate::client::Client;
use crate::erased::{memo, shown, truth};
use crate::table_view::Told;
use crate::table_view::journal::Journal;
use crate::table_view::players::Signs;

/// The board for a whole room.
#[component]
pub(crate) fn BigBoard(client: Client) -> AnyView {
    // Also where whoever runs this browser has a seat: a room sees what a watcher sees.
    let sight: Seen = memo(move || {
        let read = client.sight.with(|sight| sight.as_ref().and_then(|sight| CellsSight::read(sight)));
        read.map(|sight| Arc::new(CellsSight::new(None, sight.open, None)))
    });
    let over = truth(move || {
        client
            .sight
            .with(|sight| sight.as_ref().is_some_and(|sight| sight.table.phase == protocol::Phase::Over))
    });
    let signs = Signs::here();
    let hand = hand(Game { sight, signs, play: Callback::new(|_| ()), refusal: RwSignal::new(None) });
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
