//! Pawns: where they stand, apart from the seats that steer them. (Rules §1.1)
//!
//! Rules ask this file for the pawn of a seat. So this file alone decides which pawn a seat steers.

use table::{Seat, SeatSet};

use crate::expedition::PLACES;
use crate::node::NodeId;

/// Where every pawn stands. A pawn that has escaped stands nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pawns {
    stands: [Option<NodeId>; PLACES],
    /// The same the other way round, because most rules ask who is here.
    there: [SeatSet; NodeId::COUNT],
    inside: SeatSet,
}

impl Pawns {
    /// Where the pawn stands that this seat steers; nowhere once it has escaped.
    pub fn node_of(&self, seat: Seat) -> Option<NodeId> {
        self.stands[seat.index()]
    }

    /// The pawn of this seat goes there.
    pub fn put(&mut self, seat: Seat, node: NodeId) {
        self.leave(seat);
        self.stands[seat.index()] = Some(node);
        self.there[node.index()] = self.there[node.index()].with(seat);
        self.inside = self.inside.with(seat);
    }

    /// The pawn of this seat leaves the temple.
    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Some(node) = self.stands[seat.index()].take() {
            self.there[node.index()] = self.there[node.index()].without(seat);
        }
        self.inside = self.inside.without(seat);
    }

    /// The seats whose pawns have not escaped.
    pub const fn inside(&self) -> SeatSet {
        self.inside
    }

    /// The seats whose pawns stand in this node.
    pub const fn in_node(&self, node: NodeId) -> SeatSet {
        self.there[node.index()]
    }
}

impl Default for Pawns {
    fn default() -> Pawns {
        Pawns { stands: [None; PLACES], there: [SeatSet::NONE; NodeId::COUNT], inside: SeatSet::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chamber::Tile;

    #[test]
    fn a_pawn_stands_in_one_node_until_it_leaves() {
        let (me, mate) = (Seat::at(0), Seat::at(3));
        let exit = NodeId::of(Tile::EXIT);
        let mut pawns = Pawns::default();
        pawns.put(me, NodeId::START);
        pawns.put(mate, NodeId::START);
        pawns.put(me, exit);
        assert_eq!((pawns.node_of(me), pawns.node_of(mate)), (Some(exit), Some(NodeId::START)));
        assert_eq!(
            (pawns.in_node(exit), pawns.in_node(NodeId::START)),
            (SeatSet::one(me), SeatSet::one(mate))
        );
        pawns.leave(me);
        assert_eq!((pawns.node_of(me), pawns.inside()), (None, SeatSet::one(mate)));
        assert!(pawns.in_node(exit).is_empty());
    }
}
