//! Who has won, with what, and what to do now.

use leptos::prelude::*;
use table::{Seat, SeatSet};

use super::board::Seen;
use super::play::Slots;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{classes, dynamic, memo, text};
use crate::table_view::ended::{ended, who_won, why_ended};
use crate::table_view::names_at;
use crate::table_view::players::Sign;
use crate::table_view::side::next;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let ended = ended(client);
    let winners = move || {
        let won = sight.with(|sight| sight.as_ref().map_or(SeatSet::NONE, |sight| sight.open.winners));
        ended.get().map_or(won, |ended| ended.winners)
    };
    let said = text(move || {
        let mine = sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        names.with(|names| who_won(speech, winners(), mine, names))
    });
    let why = why_ended(client, names);
    let rows = dynamic(move || {
        let count = sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats.count()));
        let rows = (0..count).filter_map(Seat::new).map(|seat| {
            let letters = memo(move || sight.with(|sight| sight.as_ref()?.open_letters(seat)));
            view! {
                <li class=text(move || classes("standing", [("winner", winners().contains(seat))]))>
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
            <p class="note">{why}</p>
            <ul>{rows}</ul>
            {next(client, None)}
        </section>
    }
    .into_any()
}
