//! Who has won, how it stands, and what to do now.

use leptos::prelude::*;
use table::SeatSet;

use super::hand::Seen;
use super::scores::Scores;
use crate::client::Client;
use crate::erased::memo;
use crate::seen::own_seat;
use crate::table_view::ended::{EndScreen, winners, winners_said};
use crate::table_view::names_at;
use crate::table_view::side::next;

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, seen: Seen) -> AnyView {
    let names = names_at(client);
    let by_rules = memo(move || {
        let first = seen.with(|sight| {
            let open = &sight.as_ref()?.open;
            let ranks = open.ranks?;
            Some(open.seats.iter().filter(|seat| ranks[seat.index()] == 1).collect::<SeatSet>())
        });
        first.unwrap_or(SeatSet::NONE)
    });
    let rest = view! {
        <Scores seen names />
        <div class="buttons">{next(client, None)}</div>
    };
    let screen = EndScreen {
        class: "card outcome",
        won: None,
        headline: winners_said(winners(client, by_rules), own_seat(seen), names).into_any(),
        title: ().into_any(),
        rest: rest.into_any(),
    };
    screen.show(client, names)
}
