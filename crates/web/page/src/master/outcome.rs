//! Who has won, how it stands, and what to do now.

use leptos::prelude::*;
use protocol::{Ended, EndedBy};
use table::SeatSet;

use super::hand::Hand;
use super::scores::Scores;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{memo, text};
use crate::table_view::next::Next;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let seen = hand.seen;
    let ended = memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.ended)));
    let winners = move || {
        let won = seen.with(|sight| {
            let open = &sight.as_ref()?.open;
            let ranks = open.ranks?;
            Some(open.seats.iter().filter(|seat| ranks[seat.index()] == 1).collect::<SeatSet>())
        });
        ended.get().map_or(won.unwrap_or(SeatSet::NONE), |ended| ended.winners)
    };
    let said = text(move || {
        let winners = winners();
        let mine = seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        if winners.is_empty() {
            return speech.text("page-nobody-won", &[]);
        }
        if winners.len() == 1 && mine.is_some_and(|seat| winners.contains(seat)) {
            return speech.text("page-you-won", &[]);
        }
        let called: Vec<String> =
            hand.names.with(|names| winners.iter().map(|seat| speech.seat_name(seat, names)).collect());
        speech.text("page-won", &[("count", called.len().into()), ("names", called.into())])
    });
    let why = text(move || match ended.get() {
        Some(Ended { why: EndedBy::Agreed, .. }) => speech.text("page-ended-agreed", &[]),
        Some(Ended { seat: Some(seat), .. }) => {
            let name = hand.names.with(|names| speech.seat_name(seat, names));
            speech.text("page-ended-conceded", &[("name", name.into())])
        }
        _ => String::new(),
    });
    view! {
        <section class="card outcome" data-testid="outcome" role="status">
            <h2>{said}</h2>
            <p class="note">{why}</p>
            <Scores seen names=hand.names />
            <div class="buttons"><Next client /></div>
        </section>
    }
    .into_any()
}
