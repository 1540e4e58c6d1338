//! Hooks: what follows when a chamber was discovered, a pawn has arrived, a pawn has escaped, whichever move did it.
//!
//! The other hooks of the rules stand where their subject is: the slam in `slam.rs`, what a symbol is worth in `payment.rs`,
//! what is forbidden in `judge.rs`. (Rules §1.10 to §1.20; docs/temple.md lists what each module does in them)

use table::Seat;

use crate::chamber::Feature;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;

impl Expedition {
    /// A seat has discovered this node, which was laid for good.
    pub(crate) fn discovered(&mut self, seat: Seat, id: NodeId, now: &mut Moment<'_>) {
        let node = self.map.node(id);
        let tile = node.tile;
        now.tell(Fact::Discovered { seat, tile, at: node.at, turned: node.turned });
        if self.brings_curse(tile) {
            self.draw_curses(seat, now);
        }
        self.lay_treasure(id, now);
        if tile.has(Feature::Chalice) {
            self.find_chalice(seat, id, now);
        }
    }

    /// The pawn of a seat has come into this node by a move, its own or that of a mate. A slam that sends a pawn home is no
    /// arrival.
    pub(crate) fn arrived(&self, seat: Seat, node: NodeId, now: &mut Moment<'_>) {
        now.tell(Fact::Entered { seat, tile: node });
    }

    /// The pawn of a seat has left the temple: the game is won, or the others go on without it. (§1.6, §1.20)
    pub(crate) fn escaped(&mut self, seat: Seat, now: &mut Moment<'_>) {
        self.leave_curses(seat, now);
        self.treasures.leave(seat);
        if self.inside().is_empty() {
            self.finish(self.is_chalice_safe(), now);
        } else {
            self.leave_asks(seat, now);
        }
    }
}
