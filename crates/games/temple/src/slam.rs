//! The slam: the doors close, and every pawn outside the safe node costs its seat a die. (Rules §1.18)

use table::{Seat, SeatSet};

use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;
use crate::treasures::Treasure;

impl Expedition {
    /// The seven lines of §1.18. The base game has work for two of them; the others name what a module will do there.
    pub(crate) fn slam(&mut self, now: &mut Moment<'_>) {
        now.tell(Fact::Slam { times: self.events / 2 });
        // 1. Every open ask but the vote gets its default.
        self.settle_all_but_the_vote(now);
        // 2. The safe node is fixed.
        let safe = self.safe_node();
        // 3. Dice are lost, from where the pawns stand.
        self.lose_dice_outside(safe, now);
        // 4. Illusion chambers vanish.
        self.vanish(now);
        // 5. The giant torch leaves.
        if self.treasures.torch.take().is_some() {
            now.tell(Fact::TorchOut);
        }
        // 6. Activation cards turn up.
        // 7. Passages and accesses are as the table now lies: the map works them out whenever it is asked.
    }

    /// Line 2: where a slam takes nothing: in START, or where a giant torch stands. (§1.13)
    pub fn safe_node(&self) -> NodeId {
        self.treasures.torch.unwrap_or(NodeId::START)
    }

    /// Whether pawns may stand elsewhere after a slam than when dice were lost, so that it is told who was outside.
    pub(crate) fn tells_outside(&self) -> bool {
        self.options.illusions || Treasure::GiantTorch.in_game(&self.options, self.seats) > 0
    }

    /// Line 3, in seat order.
    fn lose_dice_outside(&mut self, safe: NodeId, now: &mut Moment<'_>) {
        let is_outside = |seat: &Seat| self.node_of(*seat) != Some(safe);
        let seats: SeatSet = self.inside().iter().filter(is_outside).collect();
        if self.tells_outside() {
            now.tell(Fact::Outside { seats });
        }
        seats.iter().for_each(|seat| self.lose_die(seat, now));
    }

    /// §1.8.1: a seat loses a die for the rest of the game. One that has none loses nothing.
    fn lose_die(&mut self, seat: Seat, now: &mut Moment<'_>) {
        if let Some(die) = self.of_mut(seat).dice.lose_one() {
            self.of_mut(seat).lost += 1;
            now.tell(Fact::LostDie { seat, die });
        }
    }
}
