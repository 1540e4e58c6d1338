//! Hexes: pointy-top, axial. (Rules §3.1)

use serde::{Deserialize, Serialize};

/// The way from a hex to each neighbour, by the edge between them: E, NE, NW, W, SW, SE.
pub(crate) const EDGES: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The farthest that any hex may be from the Hospital.
const REACH: i8 = 4;
/// How many hexes a grid has, used or not.
pub(crate) const GRID: usize = (2 * REACH as usize + 1) * (2 * REACH as usize + 1);

/// A hex of the city; the Hospital is at (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Hex {
    /// To the east.
    pub q: i8,
    /// To the south-east.
    pub r: i8,
}

impl Hex {
    /// Where the Hospital is.
    pub const MIDDLE: Hex = Hex { q: 0, r: 0 };

    /// The hex at these coordinates.
    pub const fn at(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The hex beyond this edge.
    pub const fn beyond(self, edge: usize) -> Hex {
        let (q, r) = EDGES[edge % 6];
        Hex { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }

    /// How many steps apart two hexes are.
    pub fn distance(self, other: Hex) -> u8 {
        let (q, r) = (i16::from(self.q) - i16::from(other.q), i16::from(self.r) - i16::from(other.r));
        q.abs().max(r.abs()).max((q + r).abs()).min(255) as u8
    }

    /// Its place in a grid, if it is near enough.
    pub(crate) fn index(self) -> Option<usize> {
        let near = self.q.unsigned_abs() <= REACH as u8 && self.r.unsigned_abs() <= REACH as u8;
        near.then(|| (self.q + REACH) as usize * (2 * REACH as usize + 1) + (self.r + REACH) as usize)
    }

    /// Every hex within this distance of the Hospital.
    pub(crate) fn within(radius: u8) -> impl Iterator<Item = Hex> {
        let radius = (radius as i8).min(REACH);
        (-radius..=radius).flat_map(move |q| {
            let low = (-radius).max(-q - radius);
            let high = radius.min(-q + radius);
            (low..=high).map(move |r| Hex { q, r })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_edges_lead_back() {
        for edge in 0..6 {
            assert_eq!(Hex::MIDDLE.beyond(edge).beyond(edge + 3), Hex::MIDDLE);
        }
        assert_eq!(Hex::at(2, -1).distance(Hex::at(-1, 1)), 3);
        assert_eq!([Hex::within(3).count(), Hex::within(4).count()], [37, 61]);
        let all: std::collections::BTreeSet<_> = Hex::within(4).filter_map(Hex::index).collect();
        assert_eq!(all.len(), 61);
    }
}
