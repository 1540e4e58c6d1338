//! How those at a table are told apart: by colour, by shape and by number.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::SeatOf;
use table::Seat;
use words::Names;

use super::seats_at;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, text};
use crate::speech::Speech;

/// The sign of each seat of the table that is shown.
#[derive(Clone, Copy)]
pub(crate) struct Signs(Signal<Vec<usize>>);

impl Signs {
    /// Says to all that is shown here by which signs these seats are known.
    pub(crate) fn provide(seats: Memo<Vec<SeatOf>>) {
        provide_context(Signs(Signal::derive(move || {
            let signs = seats.get().into_iter().enumerate();
            signs
                .map(|(seat, sitter)| sitter.sign().map_or(seat, |sign| usize::from(sign.number())))
                .collect()
        })));
    }

    /// The signs of the table that is shown; where there is none, every seat has its own.
    pub(crate) fn here() -> Signal<Vec<usize>> {
        use_context::<Signs>().map_or_else(|| Signal::derive(|| (0..art::SEATS).collect()), |signs| signs.0)
    }

    /// The sign of a seat.
    pub(crate) fn of(signs: Signal<Vec<usize>>, seat: Seat) -> usize {
        signs.with(|signs| signs.get(seat.index()).copied().unwrap_or(seat.index()))
    }
}

/// The class that colours what belongs to somebody with this sign.
pub(crate) fn colour(sign: usize) -> &'static str {
    const COLOURS: [&str; art::SEATS] = [
        "sign-colour-0",
        "sign-colour-1",
        "sign-colour-2",
        "sign-colour-3",
        "sign-colour-4",
        "sign-colour-5",
    ];
    COLOURS[sign % COLOURS.len()]
}

/// How the one in this seat is called.
pub(crate) fn name_of(seat: Seat, names: Memo<Names>) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || names.with(|names| speech.seat_name(seat, names)))
}

/// The sign of a seat, and how the one in it is called.
pub(crate) fn signed(seat: Seat, name: Signal<String>) -> AnyView {
    view! {
        <Sign seat />
        <span class="who">{name}</span>
    }
    .into_any()
}

/// "away", while the person in this seat does not look.
pub(crate) fn away(client: Client, speech: Speech, sitter: &SeatOf, seat: Seat) -> Option<String> {
    let is_person = matches!(sitter, SeatOf::Person { .. });
    let is_away = is_person && !client.here.with(|here| here.seats.contains(&seat));
    is_away.then(|| speech.text("page-away", &[]))
}

/// A row for the one in a seat.
type Row = Arc<dyn Fn(SeatOf, Seat) -> AnyView + Send + Sync>;

/// A list of those at the table, or of all but one, with a row for each.
pub(crate) fn players(
    client: Client,
    class: &'static str,
    but: Option<Memo<Option<Seat>>>,
    row: impl Fn(SeatOf, Seat) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fn erased(client: Client, class: &'static str, but: Option<Memo<Option<Seat>>>, row: Row) -> AnyView {
        let speech = Page::here().speech;
        let seats = seats_at(client);
        let rows = dynamic(move || {
            let numbers = (0..Seat::MOST).filter_map(Seat::new);
            let listed = seats.get().into_iter().zip(numbers);
            let left_out = but.and_then(|but| but.get());
            let listed = listed.filter(|(_, seat)| left_out != Some(*seat));
            listed.map(|(sitter, seat)| row(sitter, seat)).collect::<Vec<_>>().into_any()
        });
        view! { <ul class=class aria-label=speech.say("page-players")>{rows}</ul> }.into_any()
    }
    erased(client, class, but, Arc::new(row))
}

/// The sign of a seat, as its pieces have it.
#[component]
pub(crate) fn Sign(seat: Seat) -> AnyView {
    let signs = Signs::here();
    let number = (seat.index() + 1).to_string();
    let class = text(move || format!("seat-sign {}", colour(Signs::of(signs, seat))));
    let picture = text(move || art::sign(Signs::of(signs, seat), art::Ink::Page));
    view! {
        <svg class=class viewBox="-5.4 -5.4 10.8 10.8" aria-hidden="true">
            <g prop:innerHTML=picture></g>
            <text y="1.6" text-anchor="middle">{number}</text>
        </svg>
    }
    .into_any()
}
