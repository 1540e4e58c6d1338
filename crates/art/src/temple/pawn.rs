//! Adventurers: a portrait with a hat on a plate that has the colour and the shape of the seat.

use super::chamber::Chamber;
use super::double;
use super::emblem::Kind;
use super::side::Side;
use super::symbol::{Symbol, symbol};
use crate::ink::Ink;
use crate::sign::{outline, portrait};
use crate::svg::{placed, traced};

/// Shirt, scarf, face and a hat with a broad brim.
pub(super) const PORTRAIT: &str = r#"<path fill="$P" stroke="$k" stroke-width=".4" d="M-3.1 3.2C-3.1 1.3-1.9.7 0 .7S3.1 1.3 3.1 3.2z"/><path fill="$e" stroke="$k" stroke-width=".35" stroke-linejoin="round" d="M-1.7.9H1.7L.5 1.9L.9 2.9L0 2.2L-.9 2.9L-.5 1.9z"/>
<path fill="$p" stroke="$k" stroke-width=".4" d="M-1.75-1.6V-.7C-1.75 1.6 1.75 1.6 1.75-.7V-1.6z"/><path fill="$k" d="M-.95-.8h.6v.8h-.6zM.35-.8h.6v.8h-.6z"/>
<path fill="$b" stroke="$k" stroke-width=".4" stroke-linejoin="round" d="M-3.3-1.4Q-2.6-2-1.7-2Q-1.7-3.9-.7-3.8Q0-3.4.7-3.8Q1.7-3.9 1.7-2Q2.6-2 3.3-1.4Q0-.6-3.3-1.4z"/><path fill="$B" d="M-1.6-2.4Q0-2 1.6-2.4V-1.8Q0-1.4-1.6-1.8z"/>"#;

/// Where the portrait has its room on each plate.
const ROOM: [&str; 6] = [
    "scale(.96)",
    "scale(.94)",
    "translate(0 1) scale(.8)",
    "scale(.88)",
    "scale(.8)",
    "translate(0 .2) scale(.7)",
];

/// The pawn of a seat, within five units around its middle.
#[must_use]
pub fn pawn(seat: usize, ink: Ink) -> String {
    portrait(seat, ROOM[seat % ROOM.len()], PORTRAIT, ink)
}

const CHAIN: &str = r#"<path fill="none" stroke="$k" stroke-width="1.7" d="M-5 2.9L5-.9"/><path fill="none" stroke="$P" stroke-width="1" stroke-dasharray="1.2 .4" d="M-4.8 2.8L4.8-.8"/>"#;

/// The pawn of a seat that has no die left to throw: in a shade, in chains, with a black mask. Within five units around
/// its middle.
#[must_use]
pub fn locked_pawn(seat: usize, ink: Ink) -> String {
    let mut out = pawn(seat, ink);
    ink.put(&mut out, r#"<path fill="$k" fill-opacity=".4" d=""#);
    out.push_str(outline(seat));
    out.push_str("\"/>");
    ink.put(&mut out, CHAIN);
    placed(&mut out, (26, 26), ".56", &symbol(Symbol::Black, ink));
    out
}

/// Over a pawn that is trapped: bars. Within five units around its middle.
#[must_use]
pub fn bars(ink: Ink) -> String {
    let mut out = String::new();
    let line = "M-4.3-4.3V4.7M-1.6-4.9V4.9M1.6-4.9V4.9M4.3-4.3V4.7M-5-3.4H5M-5 3.4H5";
    traced(&mut out, line, &[("1.2", 'k'), ("0.6", 'P')], ink);
    out
}

/// Where one of several pawns stands in a chamber, in tenths of a unit from its middle: below the stones and beside the
/// price. More than three stand in two rows; there is room for six when they are drawn at .84 of their size. In a double
/// chamber this is the front half.
#[must_use]
pub fn standing(index: usize, of: usize, chamber: &Chamber) -> (i32, i32) {
    let of = of.clamp(1, 6) as i32;
    let index = (index as i32).clamp(0, of - 1);
    if chamber.kind == Kind::Double {
        return double::stand(index, of, false, chamber);
    }
    let front = of.min(3);
    let (back, place, count) =
        if index < front { (false, index, front) } else { (true, index - front, of - front) };
    let x = (2 * place - (count - 1)) * 38;
    // The price lies in the lower corner beside the stairs; at the entrance, which has none, it lies in the middle.
    match chamber.stairs {
        None => (x, if back { 60 } else { -20 }),
        Some(side) => {
            let aside = match side {
                Side::North => 0,
                Side::West => 50,
                Side::East | Side::South => -50,
            };
            match (of > 3, back) {
                (false, _) => (x + aside, 104),
                (true, false) => (x + aside / 5, 80),
                (true, true) => (x + aside, 138),
            }
        }
    }
}

/// Where one of several pawns stands in the back half of a double chamber, beside the stones.
#[must_use]
pub fn standing_behind(index: usize, of: usize, chamber: &Chamber) -> (i32, i32) {
    let of = of.clamp(1, 6) as i32;
    double::stand((index as i32).clamp(0, of - 1), of, true, chamber)
}
