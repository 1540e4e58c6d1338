//! The four sides of a chamber.

use crate::ink::Ink;

/// A side of a chamber as it lies on the table; north is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side that is written N, E, S or W.
    #[must_use]
    pub fn read(text: &str) -> Option<Side> {
        ["N", "E", "S", "W"].iter().position(|letter| *letter == text).map(|index| Side::ALL[index])
    }

    /// The side where this one comes to lie when south is turned to `stairs`.
    #[must_use]
    pub fn turned(self, stairs: Side) -> Side {
        Side::ALL[(self as usize + stairs as usize + 2) % 4]
    }

    /// The opposite side.
    #[must_use]
    pub fn across(self) -> Side {
        self.turned(Side::North)
    }

    /// One step to this side, x to the right and y down.
    #[must_use]
    pub fn step(self) -> (i32, i32) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }
}

/// Adds shapes that are written for the south side.
pub(super) fn put_at(out: &mut String, side: Side, shapes: &str, ink: Ink) {
    out.push_str(
        [
            "<g transform=\"rotate(180)\">",
            "<g transform=\"rotate(270)\">",
            "<g>",
            "<g transform=\"rotate(90)\">",
        ][side as usize],
    );
    ink.put(out, shapes);
    out.push_str("</g>");
}
