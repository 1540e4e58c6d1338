//! Who has won, with what, and what to do now.

use leptos::prelude::*;
use table::{Seat, SeatSet};

use super::board::Seen;
use super::play::Slots;
use crate::client::Client;
use crate::erased::{classes, dynamic, memo, text};
use crate::seen::own_seat;
use crate::table_view::ended::{EndScreen, winners, winners_said};
use crate::table_view::names_at;
use crate::table_view::players::{name_of, signed};
use crate::table_view::side::next;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, sight: Seen) -> AnyView {
    let names = names_at(client);
    let by_rules =
        memo(move || sight.with(|sight| sight.as_ref().map_or(SeatSet::NONE, |sight| sight.open.winners)));
    let winners = winners(client, by_rules);
    let rows = dynamic(move || {
        let count = sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats.count()));
        let rows = (0..count).filter_map(Seat::new).map(|seat| {
            let letters = memo(move || sight.with(|sight| sight.as_ref()?.open_letters(seat)));
            view! {
                <li class=text(move || classes("standing", [("winner", winners.get().contains(seat))]))>
                    {signed(seat, name_of(seat, names))}
                    <Slots letters />
                </li>
            }
            .into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    });
    let screen = EndScreen {
        class: "card outcome",
        won: None,
        headline: winners_said(winners, own_seat(sight), names).into_any(),
        title: ().into_any(),
        rest: view! { <ul>{rows}</ul> {next(client, None)} }.into_any(),
    };
    screen.show(client, names)
}
