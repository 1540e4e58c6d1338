//! Double chambers: a wall without a door parts the front half, where the stairs lead, from the back half with the
//! stones. (Rules §1.13)

use super::chalice::Thing;
use super::chamber::Chamber;
use super::side::{Side, put_at};
use crate::ink::Ink;

// Written for stairs in the south and the other doorway of the front half in the east.
const BACK: &str = "M-15.8-15.8H8V-.4H-15.8z";
const FRONT: &str = "M11-15.8H15.8V15.8H-15.8V2.8H11z";
const WALL: &str = r#"<path fill="$k" fill-opacity=".16" d="M-15.8-15.8H8V-.4H-15.8zM11-15.8H12.6V4.4H-15.8V2.8H11z"/><path fill="$T" stroke="$k" stroke-width=".5" d="M-16-.2H8.2V-16H11V2.8H-16z"/><path fill="none" stroke="$U" stroke-width=".6" d="M-15.7.4H8.8V-15.7"/><path fill="none" stroke="$V" stroke-width=".5" d="M-11 .8V2.6M-4 .8V2.6M3 .8V2.6M9-2H10.8M9-8H10.8M9-13H10.8"/>"#;

/// Whether the other doorway of the front half is on the left when one comes up the stairs.
fn is_mirrored(chamber: &Chamber) -> bool {
    !chamber.open(Side::East.turned(stairs(chamber)))
}

fn stairs(chamber: &Chamber) -> Side {
    chamber.stairs.unwrap_or(Side::South)
}

fn put_turned(out: &mut String, chamber: &Chamber, shapes: &str, ink: Ink) {
    if is_mirrored(chamber) {
        let mut mirrored = String::from("<g transform=\"scale(-1 1)\">");
        mirrored.push_str(shapes);
        mirrored.push_str("</g>");
        put_at(out, stairs(chamber), &mirrored, ink);
    } else {
        put_at(out, stairs(chamber), shapes, ink);
    }
}

/// Adds the wall between the halves.
pub(super) fn put_wall(out: &mut String, chamber: &Chamber, ink: Ink) {
    put_turned(out, chamber, WALL, ink);
}

/// Where a place lies as the chamber is turned, in tenths.
fn lie(chamber: &Chamber, (x, y): (i32, i32)) -> (i32, i32) {
    let x = if is_mirrored(chamber) { -x } else { x };
    match stairs(chamber) {
        Side::South => (x, y),
        Side::West => (-y, x),
        Side::North => (-x, -y),
        Side::East => (y, -x),
    }
}

/// Where the niche of the stones has its middle, in tenths.
pub(super) fn niche(chamber: &Chamber) -> (i32, i32) {
    let (x, y) = lie(chamber, (-92, -80));
    // The niche is drawn from 12.2 above its middle to 5 below, and smaller here.
    (x, y + 26)
}

/// On which side of the stairs the price is, where [`lie`] begins: it stays there however the chamber is turned.
fn price_side(chamber: &Chamber) -> i32 {
    let turned = matches!(stairs(chamber), Side::North | Side::East);
    if turned == is_mirrored(chamber) { 1 } else { -1 }
}

/// Where a thing lies in one of the halves, in tenths: beside the pawns.
pub(super) fn spot(thing: Thing, behind: bool, chamber: &Chamber) -> (i32, i32) {
    let place = match (thing, behind) {
        (Thing::Treasure | Thing::Chalice, false) => (114 * price_side(chamber), 76),
        (Thing::Treasure | Thing::Chalice, true) => (52, -36),
        (Thing::Torch, false) => (125, -100),
        (Thing::Torch, true) => (45, -110),
    };
    lie(chamber, place)
}

/// Where a pawn stands in one of the halves, in tenths.
pub(super) fn stand(index: i32, of: i32, behind: bool, chamber: &Chamber) -> (i32, i32) {
    if behind {
        // Beside the stones, in two columns when there are more than two.
        let columns = if of > 2 { 2 } else { 1 };
        let rows = (of + columns - 1) / columns;
        let (column, row) = (index % columns, index / columns);
        let x = 20 + if columns > 1 { 62 * column - 31 } else { 0 };
        return lie(chamber, (x, -80 + (2 * row - (rows - 1)) * 31));
    }
    let front = of.min(3);
    let (back, place, count) =
        if index < front { (false, index, front) } else { (true, index - front, of - front) };
    let aside = -50 * price_side(chamber);
    let y = match (of > 3, back) {
        (false, _) => 94,
        (true, false) => 66,
        (true, true) => 126,
    };
    lie(chamber, ((2 * place - (count - 1)) * 38 + aside, y))
}

/// The light on one half of a double chamber: where a player stands, or where he may be taken.
#[must_use]
pub fn lit_half(behind: bool, chamber: &Chamber, ink: Ink) -> String {
    let half = if behind { BACK } else { FRONT };
    let mut shapes = String::from("<path fill=\"$L\" fill-opacity=\".38\" d=\"");
    shapes.push_str(half);
    for layer in [
        "\"/><path fill=\"none\" stroke=\"$k\" stroke-width=\"2\" d=\"",
        "\"/><path fill=\"none\" stroke=\"$l\" stroke-width=\"1.2\" d=\"",
    ] {
        shapes.push_str(layer);
        shapes.push_str(half);
    }
    shapes.push_str("\"/>");
    let mut out = String::new();
    put_turned(&mut out, chamber, &shapes, ink);
    out
}
