//! Who has won, how it stands, and what to do now.

use leptos::prelude::*;
use table::SeatSet;

use super::hand::Hand;
use super::scores::Scores;
use crate::app::Page;
use crate::client::Client;
use crate::erased::text;
use crate::table_view::ended::{ended, who_won, why_ended};
use crate::table_view::side::next;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let seen = hand.seen;
    let ended = ended(client);
    let winners = move || {
        let won = seen.with(|sight| {
            let open = &sight.as_ref()?.open;
            let ranks = open.ranks?;
            Some(open.seats.iter().filter(|seat| ranks[seat.index()] == 1).collect::<SeatSet>())
        });
        ended.get().map_or(won.unwrap_or(SeatSet::NONE), |ended| ended.winners)
    };
    let said = text(move || {
        let mine = seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        hand.names.with(|names| who_won(speech, winners(), mine, names))
    });
    let why = why_ended(client, hand.names);
    view! {
        <section class="card outcome" data-testid="outcome" role="status">
            <h2>{said}</h2>
            <p class="note">{why}</p>
            <Scores seen names=hand.names />
            <div class="buttons">{next(client, None)}</div>
        </section>
    }
    .into_any()
}
