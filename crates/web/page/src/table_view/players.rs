//! How a seat is told apart: by colour, by shape and by number.

use leptos::prelude::*;
use table::Seat;

/// The shape of a seat, in a square from -4 to 4.
pub(crate) fn shape(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "M0-3.7a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4z",
        1 => "M-2.6-3.3h5.2q.7 0 .7.7v5.2q0 .7-.7.7h-5.2q-.7 0-.7-.7v-5.2q0-.7.7-.7z",
        2 => "M0-4l4 4l-4 4l-4-4z",
        _ => "M0-4l3.9 2.9l-1.5 4.6h-4.8l-1.5-4.6z",
    }
}

/// The class that colours what belongs to a seat.
pub(crate) fn colour(seat: Seat) -> &'static str {
    ["seat-colour-0", "seat-colour-1", "seat-colour-2", "seat-colour-3"][seat.index() % 4]
}

/// The sign of a seat, as its pieces have it.
#[component]
pub(crate) fn Sign(seat: Seat) -> AnyView {
    let number = (seat.index() + 1).to_string();
    view! {
        <svg class=format!("seat-sign {}", colour(seat)) viewBox="-5.4 -5.4 10.8 10.8" aria-hidden="true">
            <g inner_html=art::sign(seat.index(), art::Ink::Page)></g>
            <text y="1.6" text-anchor="middle">{number}</text>
        </svg>
    }
    .into_any()
}
