//! The chalice: to be carried from the treasure chamber to the exit. (Rules §1.13)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;

/// Where the chalice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chalice {
    /// In the treasure chamber, which is in the pile.
    Hidden,
    /// In this node.
    At(NodeId),
    /// Carried into the exit: it is done.
    Delivered,
}

impl Expedition {
    /// Whether the chalice stands in this node.
    #[inline]
    pub(crate) fn has_chalice(&self, node: NodeId) -> bool {
        self.chalice == Some(Chalice::At(node))
    }

    /// Whether nothing is missing but that everybody gets out: without quests a chalice that stays inside, or was never
    /// found, is a defeat.
    pub(crate) fn is_chalice_safe(&self) -> bool {
        matches!(self.chalice, None | Some(Chalice::Delivered))
    }

    /// The treasure chamber was discovered.
    pub(crate) fn find_chalice(&mut self, seat: Seat, node: NodeId, now: &mut Moment<'_>) {
        self.chalice = Some(Chalice::At(node));
        now.tell(Fact::ChaliceFound { seat });
    }

    /// It moves with the pawn. In the exit it is removed.
    pub(crate) fn carry_chalice(&mut self, seat: Seat, to: NodeId, now: &mut Moment<'_>) {
        if to == NodeId::EXIT {
            self.chalice = Some(Chalice::Delivered);
            now.tell(Fact::ChaliceDelivered { seat });
        } else {
            self.chalice = Some(Chalice::At(to));
            now.tell(Fact::ChaliceCarried { seat, tile: to });
        }
    }
}
