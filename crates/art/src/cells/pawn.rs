//! Prisoners: a portrait on a plate that has the colour and the shape of the seat.

use crate::ink::Ink;
use crate::sign::portrait;

/// Head, striped cap and striped shirt.
const PORTRAIT: &str = r#"<path fill="$p" d="M-3.1 3.1C-3.1 1.2-1.9.5 0 .5S3.1 1.2 3.1 3.1z"/>
<path fill="none" stroke="$k" stroke-width=".62" d="M-2.6 1.75H2.6M-3.1 2.85H3.1"/>
<path fill="none" stroke="$k" stroke-width=".4" d="M-3.1 3.1C-3.1 1.2-1.9.5 0 .5S3.1 1.2 3.1 3.1z"/>
<path fill="$p" stroke="$k" stroke-width=".4" d="M-1.75-1.9V-.9C-1.75 1.5 1.75 1.5 1.75-.9V-1.9z"/>
<path fill="$k" d="M-.95-.75h.6v.8h-.6zM.35-.75h.6v.8h-.6z"/>
<path fill="$p" stroke="$k" stroke-width=".4" d="M-1.95-1.3V-2.4Q-1.9-3.5 0-3.5T1.95-2.4V-1.3z"/>
<path fill="$k" d="M-1.95-2.7h3.9v.65h-3.9z"/>"#;

/// Where the portrait has its room on each plate.
const ROOM: [&str; 6] = [
    "scale(.94)",
    "scale(.92)",
    "translate(0 .9) scale(.8)",
    "scale(.86)",
    "scale(.76)",
    "translate(0 .2) scale(.68)",
];

/// The pawn of a seat.
#[must_use]
pub fn pawn(seat: usize, ink: Ink) -> String {
    portrait(seat, ROOM[seat % ROOM.len()], PORTRAIT, ink)
}
