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
    /// Which pawn each seat steers: at first its own.
    steers: [Seat; PLACES],
}

/// Every seat steers its own pawn.
const OWN: [Seat; PLACES] = {
    let (mut own, mut number) = ([Seat::at(0); PLACES], 0);
    while number < PLACES {
        own[number] = Seat::at(number as u8);
        number += 1;
    }
    own
};

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

    /// Which pawn this seat steers, by the number of the seat that it belongs to. (Rules §1.13, Soul swap)
    pub const fn steered_by(&self, seat: Seat) -> Seat {
        self.steers[seat.index()]
    }

    /// Whether every seat steers its own pawn.
    pub(crate) fn are_own(&self) -> bool {
        self.steers == OWN
    }

    /// These seats steer each other's pawn from now on. The pawns stay where they are.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        let stand = [one, other].map(|seat| self.node_of(seat));
        for (seat, node) in [(one, stand[1]), (other, stand[0])] {
            self.leave(seat);
            if let Some(node) = node {
                self.put(seat, node);
            }
        }
        self.steers.swap(one.index(), other.index());
    }

    /// Which pawn each seat steers, as it was written: each pawn by one seat.
    pub(crate) fn steer(&mut self, steers: &[Seat]) -> Option<()> {
        let all: SeatSet = steers.iter().copied().collect();
        if all != SeatSet::first(steers.len() as u8) {
            return None;
        }
        self.steers[..steers.len()].copy_from_slice(steers);
        Some(())
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
        Pawns {
            stands: [None; PLACES],
            there: [SeatSet::NONE; NodeId::COUNT],
            inside: SeatSet::NONE,
            steers: OWN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chamber::Tile;

    #[test]
    fn two_seats_that_swap_steer_each_others_pawn_where_it_stands() {
        let [me, mate] = [0, 3].map(Seat::at);
        let mut pawns = Pawns::default();
        pawns.put(me, NodeId::START);
        pawns.put(mate, NodeId::EXIT);
        pawns.swap(me, mate);
        assert_eq!((pawns.node_of(me), pawns.node_of(mate)), (Some(NodeId::EXIT), Some(NodeId::START)));
        assert_eq!((pawns.steered_by(me), pawns.steered_by(mate)), (mate, me));
        assert_eq!(pawns.in_node(NodeId::EXIT), SeatSet::one(me));
        pawns.swap(mate, me);
        assert!(pawns.are_own() && pawns.node_of(me) == Some(NodeId::START));
        assert_eq!(pawns.steer(&[Seat::at(1), Seat::at(1)]), None);
    }

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
