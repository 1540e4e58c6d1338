//! Nodes: the places where pawns stand. (Rules §1.1)
//!
//! "In the same chamber" always means in the same node. A node is named by what it is and not by when it was laid, so a
//! chamber that vanishes leaves every other name as it was.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chamber::{CHAMBERS, Dir, Doors, Stones, Tile};
use crate::map::Cell;
use crate::treasures::Treasure;

/// The name of a node: one for each chamber, in the order of [`CHAMBERS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct NodeId(u8);

impl NodeId {
    /// The entrance.
    pub const START: NodeId = NodeId::of(Tile::START);
    /// The way out.
    pub const EXIT: NodeId = NodeId::of(Tile::EXIT);
    /// How many there can be.
    pub const COUNT: usize = CHAMBERS.len();

    /// The node of a chamber.
    pub const fn of(tile: Tile) -> NodeId {
        NodeId(tile.row())
    }

    /// The chamber that it belongs to.
    pub const fn tile(self) -> Tile {
        Tile::at(self.0)
    }

    /// Its place in a list with one entry for each node.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile().fmt(f)
    }
}

/// Written like its chamber.
impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.tile().serialize(to)
    }
}

impl<'de> Deserialize<'de> for NodeId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NodeId, D::Error> {
        Tile::deserialize(from).map(NodeId::of)
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
    /// A chamber that lies here, turned so, with nothing next to it.
    pub(crate) fn laid(tile: Tile, at: Cell, turned: u8) -> Node {
        let turned = turned % 4;
        let doors = tile.chamber().doors.turned(turned);
        let secret = Doors::default();
        Node {
            id: NodeId::of(tile),
            tile,
            at,
            turned,
            used: false,
            treasure: None,
            doors,
            secret,
            next: [None; 4],
        }
    }

    /// The stones that can be activated here, whether they were used or not.
    pub fn stones(&self) -> Option<Stones> {
        self.tile.stones()
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
