//! How those at a table are told apart: by colour, by shape and by number.

use leptos::prelude::*;
use protocol::SeatOf;
use table::Seat;

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

/// The sign of a seat, as its pieces have it.
#[component]
pub(crate) fn Sign(seat: Seat) -> AnyView {
    let signs = Signs::here();
    let number = (seat.index() + 1).to_string();
    let class = crate::erased::text(move || format!("seat-sign {}", colour(Signs::of(signs, seat))));
    let picture = crate::erased::text(move || art::sign(Signs::of(signs, seat), art::Ink::Page));
    view! {
        <svg class=class viewBox="-5.4 -5.4 10.8 10.8" aria-hidden="true">
            <g prop:innerHTML=picture></g>
            <text y="1.6" text-anchor="middle">{number}</text>
        </svg>
    }
    .into_any()
}
