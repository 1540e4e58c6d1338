//! The slam: the doors close, and every pawn outside the safe chamber costs its seat a die. (Rules §1.18)
//!
//! The rules have seven lines. The base game has work for two of them; the others are about modules:
//!
//! 1. Every open ask but the vote gets its default. Here no other ask is open while the clock runs.
//! 2. The safe node is fixed: [`Expedition::safe_node`].
//! 3. Dice are lost, from where the pawns stand: [`Expedition::lose_dice_outside`].
//! 4. Illusion chambers vanish.
//! 5. The giant torch leaves.
//! 6. Activation cards turn up.
//! 7. Passages and accesses are as the table now lies: `Map` keeps none of them apart from the table.

use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;

impl Expedition {
    pub(crate) fn slam(&mut self, now: &mut Moment<'_>) {
        now.tell(Fact::Slam { times: self.events / 2 });
        let safe = self.safe_node();
        self.lose_dice_outside(safe, now);
    }

    /// Where a slam takes nothing.
    pub fn safe_node(&self) -> NodeId {
        NodeId::START
    }

    /// In seat order.
    fn lose_dice_outside(&mut self, safe: NodeId, now: &mut Moment<'_>) {
        for seat in self.inside().iter() {
            if self.node_of(seat) != Some(safe)
                && let Some(die) = self.of_mut(seat).dice.lose_one()
            {
                self.of_mut(seat).lost += 1;
                now.tell(Fact::LostDie { seat, die });
            }
        }
    }
}
