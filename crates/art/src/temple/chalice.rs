//! The chalice and the giant torch: what is carried to a chamber, and where it is drawn there. (Rules §1.13)

use super::chamber::Chamber;
use super::double;
use super::emblem::{CHALICE, Kind};
use super::side::Side;
use super::treasure::GIANT;
use crate::ink::Ink;
use crate::svg::placed;

const SHINE: &str = r#"<circle r="5.4" fill="$L" fill-opacity=".45"/><ellipse cy="4.4" rx="3.6" ry="1.1" fill="$k" fill-opacity=".35"/><path fill="none" stroke="$l" stroke-width=".8" stroke-linecap="round" d="M0-5.6V-6.6M-4.4-4.2L-5.2-4.9M4.4-4.2L5.2-4.9M-5.4.4H-6.4M5.4.4H6.4"/>"#;

/// The chalice where it was left, within seven units around its middle.
#[must_use]
pub fn chalice(ink: Ink) -> String {
    let mut out = ink.paint(SHINE);
    placed(&mut out, (0, 0), ".95", &ink.paint(CHALICE));
    out
}

/// Over the pawn that carries the chalice: on its right, around the middle of the pawn.
#[must_use]
pub fn carried_chalice(ink: Ink) -> String {
    let mut out = String::new();
    placed(&mut out, (36, -30), ".58", &chalice(ink));
    out
}

const WARMTH: &str = r#"<circle r="9.6" fill="$L" fill-opacity=".3"/><circle r="6.6" fill="$L" fill-opacity=".4"/><path fill="none" stroke="$l" stroke-width=".9" stroke-linecap="round" d="M0-9.4V-11M-5.4-7.4L-6.5-8.6M5.4-7.4L6.5-8.6M-7.8-2.6L-9.4-3.2M7.8-2.6L9.4-3.2"/>"#;

/// A giant torch that was planted: its chamber is the safe one now. Within eight units around its middle.
#[must_use]
pub fn planted_torch(ink: Ink) -> String {
    let mut torch = ink.paint(WARMTH);
    placed(&mut torch, (0, -6), ".94", &ink.paint(GIANT));
    let mut out = String::new();
    placed(&mut out, (0, 0), ".66", &torch);
    out
}

/// What can stand or lie in a chamber besides pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A treasure that nobody has taken.
    Treasure,
    /// The chalice.
    Chalice,
    /// A giant torch.
    Torch,
}

/// Where a thing is drawn in a chamber, in tenths of a unit from its middle. `behind` means the back half of a double
/// chamber and says nothing in others.
#[must_use]
pub fn spot(thing: Thing, behind: bool, chamber: &Chamber) -> (i32, i32) {
    if chamber.kind == Kind::Double {
        return double::spot(thing, behind, chamber);
    }
    let rows = chamber.stones.map_or(0, |stones| stones.tiers.len());
    // Beside a wide niche there is no room; the price lies in a lower corner and leaves the other one.
    let (x, y) = match thing {
        Thing::Treasure if rows == 0 => return (0, -46),
        Thing::Chalice if chamber.kind == Kind::Chalice => return (0, -46),
        Thing::Treasure | Thing::Chalice if rows > 1 => (100, 92),
        Thing::Treasure | Thing::Chalice => (112, 34),
        Thing::Torch if rows > 1 => (-125, 100),
        Thing::Torch => (-112, 24),
    };
    (if chamber.stairs == Some(Side::West) { -x } else { x }, y)
}
