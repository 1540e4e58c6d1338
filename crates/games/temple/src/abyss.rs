//! The abyss: two stones for one seat alone that shows five black masks. (Rules §1.16)
//!
//! Locked dice count and stay locked, so nothing is paid.

use table::Seat;

use crate::chamber::Feature;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::judge::{Ruling, refuse_if};
use crate::moment::Moment;
use crate::node::{Node, NodeId};
use crate::payment::Pay;
use crate::refusals::Refusal;

/// How many black masks it takes.
const MASKS: u8 = 5;
/// How many stones they activate.
pub(crate) const ABYSS_STONES: u8 = 2;

impl Expedition {
    pub(crate) fn judge_abyss(&self, seat: Seat, here: &Node, tier: u8, pay: Pay) -> Ruling {
        refuse_if(here.used, Refusal::StonesUsed)?;
        refuse_if(self.ark == 0, Refusal::ArkEmpty)?;
        refuse_if(tier != 1, Refusal::NoSuchTier { tier })?;
        // Black masks are not paid with.
        for (treasure, _) in pay.treasures() {
            self.hold(seat, treasure)?;
            refuse_if(true, Refusal::NotNeeded { treasure })?;
        }
        refuse_if(self.of(seat).dice.locked.len() < MASKS, Refusal::TooFewBlackMasks { count: MASKS })
    }

    /// Activates the stones of the abyss, if this node is one.
    pub(crate) fn activate_abyss(&mut self, seat: Seat, node: NodeId, now: &mut Moment<'_>) {
        let tile = node.tile();
        if !tile.has(Feature::Abyss) {
            return;
        }
        let stones = ABYSS_STONES.min(self.ark);
        self.ark -= stones;
        self.map.node_mut(node).used = true;
        now.tell(Fact::Activated { seat, tile, stones });
    }
}
