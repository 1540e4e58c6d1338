//! Who has won, with what, and what to do now.

use leptos::prelude::*;
use protocol::SeatOf;
use table::{Seat, SeatSet};

use super::board::Seen;
use super::play::Slots;
use crate::app::Page;
use crate::client::{Client, Errand};
use crate::erased::{classes, dynamic, text};
use crate::table_view::names_at;
use crate::table_view::players::Sign;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let winners =
        move || sight.with(|sight| sight.as_ref().map_or(SeatSet::NONE, |sight| sight.position.winners));
    let said = text(move || {
        let mine = sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        if winners().len() == 1 && mine.is_some_and(|seat| winners().has(seat)) {
            return speech.text("page-you-won", &[]);
        }
        let called: Vec<String> =
            names.with(|names| winners().iter().map(|seat| speech.seat_name(seat, names)).collect());
        speech.text("page-won", &[("count", called.len().into()), ("names", called.into())])
    });
    let rows = dynamic(move || {
        let count = sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.position.seats.count()));
        let rows = (0..count).filter_map(Seat::new).map(|seat| {
            let letters = Memo::new(move |_| sight.with(|sight| sight.as_ref()?.open_letters(seat)));
            view! {
                <li class=text(move || classes("standing", [("winner", winners().has(seat))]))>
                    <Sign seat />
                    <span class="who">{text(move || names.with(|names| speech.seat_name(seat, names)))}</span>
                    <Slots letters />
                </li>
            }
            .into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    });
    view! {
        <section class="card outcome" data-testid="outcome" role="status">
            <h2>{said}</h2>
            <ul>{rows}</ul>
            <button class="primary wide" data-testid="again" on:click=move |_| again(client)>
                {speech.say("page-again")}
            </button>
        </section>
    }
    .into_any()
}

/// A new table of the same kind: the same seat, the same bots. Other people find their own way.
fn again(client: Client) {
    let Some(sight) = client.sight.get_untracked() else { return };
    let seats = &sight.table.seats;
    let bots =
        seats.iter().zip((0..Seat::MOST).filter_map(Seat::new)).filter_map(|(sitter, seat)| match sitter {
            SeatOf::Bot { level, .. } => Some((seat, level.clone())),
            _ => None,
        });
    let bots: Vec<(Seat, String)> = bots.collect();
    let start = sight.seat.is_some() && bots.len() + 1 == seats.len();
    let errand = Errand { sit: sight.seat, bots, start };
    client.open(&sight.table.game, seats.len() as u8, Some(sight.table.options.clone()), errand);
}
