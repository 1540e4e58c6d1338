//! The shape of a seat, which says the same as its colour.

use crate::ink::Ink;
use crate::svg::put_in;

/// How many seats have a colour and a shape of their own.
pub const SEATS: usize = 6;

/// Circle, square, triangle, diamond, cross, star: each within five units around the middle.
const OUTLINES: [&str; SEATS] = [
    "M0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5z",
    "M-3.2-4H3.2Q4-4 4-3.2V3.2Q4 4 3.2 4H-3.2Q-4 4-4 3.2V-3.2Q-4-4-3.2-4z",
    "M-.7-4.4Q0-5.4.7-4.4L4.8 3Q5.2 4.1 4.1 4.1H-4.1Q-5.2 4.1-4.8 3z",
    "M-.7-4.6Q0-5.2.7-4.6L4.6-.7Q5.2 0 4.6.7L.7 4.6Q0 5.2-.7 4.6L-4.6.7Q-5.2 0-4.6-.7z",
    "M-1.5-4.5H1.5Q1.9-4.5 1.9-4.1V-1.9H4.1Q4.5-1.9 4.5-1.5V1.5Q4.5 1.9 4.1 1.9H1.9V4.1Q1.9 4.5 1.5 4.5H-1.5\
     Q-1.9 4.5-1.9 4.1V1.9H-4.1Q-4.5 1.9-4.5 1.5V-1.5Q-4.5-1.9-4.1-1.9H-1.9V-4.1Q-1.9-4.5-1.5-4.5z",
    "M-.4-4.6Q0-5.2.4-4.6L1.6-1.8L4.6-1.6Q5.2-1.5 4.8-1L2.5 1L3.2 3.9Q3.2 4.7 2.6 4.4L0 2.8L-2.6 4.4\
     Q-3.2 4.7-3.2 3.9L-2.5 1L-4.8-1Q-5.2-1.5-4.6-1.6L-1.6-1.8z",
];

/// Seats beyond the sixth begin again.
fn index(seat: usize) -> usize {
    seat % SEATS
}

/// The letter of a seat's colour.
pub(crate) fn colour(seat: usize) -> char {
    char::from(b'0' + index(seat) as u8)
}

/// The outline of a seat's shape.
pub(crate) fn outline(seat: usize) -> &'static str {
    OUTLINES[index(seat)]
}

/// A pawn of a seat: a portrait on a plate that has its colour and shape, with a shadow. `room` is where the portrait has
/// its room on that plate.
pub(crate) fn portrait(seat: usize, room: &str, portrait: &str, ink: Ink) -> String {
    let mut out = String::new();
    let shape = outline(seat);
    ink.put(&mut out, r#"<path fill="$k" fill-opacity=".3" transform="translate(.35 .6)" d=""#);
    out.push_str(shape);
    put_in(&mut out, r#""/><path fill="$*" stroke="$k" stroke-width=".45" d=""#, colour(seat), ink);
    out.push_str(shape);
    out.push_str("\"/><g transform=\"");
    out.push_str(room);
    out.push_str("\">");
    ink.put(&mut out, portrait);
    out.push_str("</g>");
    out
}

/// The shape of a seat in its colour, for lists of players (viewBox -5 -5 10 10).
#[must_use]
pub fn sign(seat: usize, ink: Ink) -> String {
    let mut out = String::new();
    put_in(&mut out, "<path fill=\"$*\" stroke=\"$k\" stroke-width=\".4\" d=\"", colour(seat), ink);
    out.push_str(outline(seat));
    out.push_str("\"/>");
    out
}
