//! Nodes: the places where pawns stand. (Rules §1.1)
//!
//! "In the same chamber" always means in the same node. A node is named by what it is and not by when it was laid, so a
//! chamber that vanishes leaves every other name as it was.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chamber::{CHAMBERS, Dir, Doors, Feature, NoSuchChamber, Stones, Tile};
use crate::map::Cell;
use crate::treasures::Treasure;

/// The name of a node: one for each chamber, in the order of [`CHAMBERS`], and then one for the back half of each double
/// chamber.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(u8);

const CHAMBER_COUNT: u8 = CHAMBERS.len() as u8;
const FIRST_DOUBLE: u8 = Tile::FIRST_DOUBLE.row();

impl NodeId {
    /// The entrance.
    pub const START: NodeId = NodeId::of(Tile::START);
    /// The way out.
    pub const EXIT: NodeId = NodeId::of(Tile::EXIT);
    /// How many there can be.
    pub const COUNT: usize = (CHAMBER_COUNT + Tile::DOUBLES) as usize;

    /// The node of a chamber; the front half of a double one.
    pub const fn of(tile: Tile) -> NodeId {
        NodeId(tile.row())
    }

    /// The back half of a double chamber.
    pub fn back_of(tile: Tile) -> Option<NodeId> {
        let double = tile.row().checked_sub(FIRST_DOUBLE).filter(|double| *double < Tile::DOUBLES)?;
        Some(NodeId(CHAMBER_COUNT + double))
    }

    /// Whether it is the back half of a double chamber.
    pub const fn is_back(self) -> bool {
        self.0 >= CHAMBER_COUNT
    }

    /// The chamber that it belongs to.
    pub const fn tile(self) -> Tile {
        Tile::at(if self.is_back() { self.0 - CHAMBER_COUNT + FIRST_DOUBLE } else { self.0 })
    }

    /// Its place in a list with one entry for each node.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the name of a back half ends with.
const BACK: &str = "-back";
/// The bit that says in the binary form that it is a back half.
const BACK_BIT: u8 = 0x80;

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tile(), if self.is_back() { BACK } else { "" })
    }
}

/// Written like its chamber; the back half as `D1-back`.
impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return to.collect_str(self);
        }
        to.serialize_u8(self.tile().row() | if self.is_back() { BACK_BIT } else { 0 })
    }
}

impl<'de> Deserialize<'de> for NodeId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NodeId, D::Error> {
        let (tile, is_back) = if from.is_human_readable() {
            let text = String::deserialize(from)?;
            let front = text.strip_suffix(BACK);
            (front.unwrap_or(&text).parse().ok(), front.is_some())
        } else {
            let bits = u8::deserialize(from)?;
            let row = bits & !BACK_BIT;
            ((row < CHAMBER_COUNT).then(|| Tile::at(row)), bits & BACK_BIT != 0)
        };
        let node = |tile| if is_back { NodeId::back_of(tile) } else { Some(NodeId::of(tile)) };
        tile.and_then(node).ok_or_else(|| D::Error::custom(NoSuchChamber))
    }
}

/// A node on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name.
    pub id: NodeId,
    /// Which chamber.
    pub tile: Tile,
    /// Where it lies.
    pub at: Cell,
    /// How many quarters it is turned clockwise.
    pub turned: u8,
    /// Whether its stones were used.
    pub used: bool,
    /// The treasure that lies here, face up.
    pub treasure: Option<Treasure>,
    /// Its openings as it lies.
    pub(crate) doors: Doors,
    /// The sides where a secret passage leads through the wall.
    pub(crate) secret: Doors,
    /// The nodes next to it, walls or not.
    pub(crate) next: [Option<NodeId>; 4],
}

impl Node {
    /// A chamber that lies here, turned so, with nothing next to it; and its back half, if it is a double one.
    pub(crate) fn laid(tile: Tile, at: Cell, turned: u8) -> (Node, Option<Node>) {
        let turned = turned % 4;
        let half = |id, doors: Doors| Node {
            id,
            tile,
            at,
            turned,
            used: false,
            treasure: None,
            doors: doors.turned(turned),
            secret: Doors::default(),
            next: [None; 4],
        };
        let chamber = tile.chamber();
        let back = NodeId::back_of(tile).map(|id| half(id, chamber.back));
        (half(NodeId::of(tile), chamber.doors), back)
    }

    /// The stones that can be activated here, whether they were used or not. §1.13: those of a double chamber are in its
    /// back half, and plain activating does not work in an alliance chamber.
    pub fn stones(&self) -> Option<Stones> {
        let chamber = self.tile.chamber();
        let stones = chamber.stones?;
        let elsewhere = chamber.features.contains(Feature::Double) && !self.id.is_back();
        (!elsewhere && !chamber.features.contains(Feature::Alliance)).then_some(stones)
    }

    /// What an alliance chamber asks for.
    pub fn alliance(&self) -> Option<Stones> {
        self.tile.stones().filter(|_| self.tile.has(Feature::Alliance))
    }

    /// Its openings as it lies.
    pub fn doors(&self) -> Doors {
        self.doors
    }

    /// The cell on this side of it.
    pub(crate) const fn beyond(&self, dir: Dir) -> Cell {
        let ((x, y), (dx, dy)) = (self.at, dir.step());
        (x + dx, y + dy)
    }
}

/// A set of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct NodeSet(u64);

const _: () = assert!(NodeId::COUNT <= 64, "a set of nodes is a word");

impl NodeSet {
    pub(crate) const NONE: NodeSet = NodeSet(0);

    pub(crate) const fn contains(self, node: NodeId) -> bool {
        self.0 & (1 << node.0) != 0
    }

    #[must_use]
    pub(crate) const fn with(self, node: NodeId) -> NodeSet {
        NodeSet(self.0 | 1 << node.0)
    }

    /// Takes one out.
    pub(crate) const fn pop(&mut self) -> Option<NodeId> {
        if self.0 == 0 {
            return None;
        }
        let node = NodeId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_written_like_their_chambers() {
        for text in ["START", "S01", "D1", "D1-back", "D2-back", "TC"] {
            let node: NodeId = serde_json::from_value(text.into()).unwrap();
            assert_eq!(
                (serde_json::to_value(node).unwrap(), node.to_string()),
                (text.into(), text.to_owned())
            );
            assert_eq!(
                (node.tile().to_string() + BACK == text, text.ends_with(BACK)),
                (node.is_back(), node.is_back())
            );
        }
        for wrong in ["B01-back", "D3", "-back", ""] {
            assert!(serde_json::from_value::<NodeId>(wrong.into()).is_err(), "{wrong}");
        }
        assert_eq!(NodeId::back_of(Tile::FIRST_DOUBLE).map(NodeId::tile), Some(Tile::FIRST_DOUBLE));
        assert_eq!(NodeId::back_of(Tile::EXIT), None);
    }
}
