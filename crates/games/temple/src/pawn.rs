//! Pawns: where they stand, apart from the seats that steer them. (Rules §1.1)
//!
//! Rules ask for a pawn by its seat, here and nowhere else, so which pawn a seat steers is a matter of this file alone.

use table::{Seat, SeatSet};

use crate::expedition::SEATS;
use crate::node::NodeId;

/// Where every pawn stands. A pawn that has escaped stands nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pawns {
    stands: [Option<NodeId>; SEATS],
}

impl Pawns {
    /// Where the pawn stands that this seat steers; nowhere once it has escaped.
    pub fn node_of(&self, seat: Seat) -> Option<NodeId> {
        self.stands[seat.index() % SEATS]
    }

    /// The pawn of this seat goes there.
    pub fn put(&mut self, seat: Seat, node: NodeId) {
        self.stands[seat.index() % SEATS] = Some(node);
    }

    /// The pawn of this seat leaves the temple.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.stands[seat.index() % SEATS] = None;
    }

    /// The seats whose pawns have not escaped.
    pub fn inside(&self) -> SeatSet {
        self.seats_where(|node| node.is_some())
    }

    /// The seats whose pawns stand in this node.
    pub fn in_node(&self, node: NodeId) -> SeatSet {
        self.seats_where(|stands| stands == Some(node))
    }

    fn seats_where(&self, is_meant: impl Fn(Option<NodeId>) -> bool) -> SeatSet {
        let mut seats = SeatSet::NONE;
        for (stands, index) in self.stands.into_iter().zip(0..) {
            if is_meant(stands) {
                seats = seats.with(Seat::at(index));
            }
        }
        seats
    }
}
