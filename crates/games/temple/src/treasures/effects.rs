//! What treasures do: found, taken, used. (Rules §1.11)

use table::Seat;

use super::Treasure;
use crate::asks::Question;
use crate::chamber::{Dir, Feature};
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::judge::{Ruling, refuse_if};
use crate::map::Cell;
use crate::moment::Moment;
use crate::node::NodeId;
use crate::payment::{Cost, Pay};
use crate::refusals::Refusal;

/// How long a mate has to agree.
const CONSENT_MS: u64 = 3_000;

impl Expedition {
    // ----- found and taken ----------------------------------------------------------------------------------------

    /// A chamber that shows a treasure gets one, face up; none if the pile is empty.
    pub(crate) fn lay_treasure(&mut self, node: NodeId, now: &mut Moment<'_>) {
        let tile = node.tile();
        if !self.options.treasures || !tile.has(Feature::Treasure) {
            return;
        }
        if let Some(treasure) = self.treasures.draw(now.luck) {
            self.map.node_mut(node).treasure = Some(treasure);
            now.tell(Fact::TreasureLaid { tile, treasure });
        }
    }

    pub(crate) fn take_treasure(&mut self, seat: Seat, pay: Pay, now: &mut Moment<'_>) {
        let Some(here) = self.node_of(seat) else { return };
        let Some(treasure) = self.map.node(here).treasure else { return };
        self.pay(seat, Cost::TAKE.with(pay), now);
        self.map.node_mut(here).treasure = None;
        self.treasures.give(seat, treasure);
        now.tell(Fact::Took { seat, treasure });
    }

    // ----- used ---------------------------------------------------------------------------------------------------

    /// Whether the seat holds this treasure, or why not.
    pub(crate) fn hold(&self, seat: Seat, treasure: Treasure) -> Ruling {
        refuse_if(!self.treasures.holds(seat, treasure), Refusal::NoSuchTreasure { treasure })
    }

    /// Restoring mask: all locked dice of all players inside are free.
    pub(crate) fn restore(&mut self, seat: Seat, now: &mut Moment<'_>) {
        self.treasures.use_up(seat, Treasure::RestoringMask);
        now.tell(Fact::Restored { seat });
        self.unlock_all();
    }

    /// Stone conjurer: a stone moves from the ark onto the tile, which stays with its owner.
    pub(crate) fn conjure(&mut self, seat: Seat, now: &mut Moment<'_>) {
        self.treasures.use_up(seat, Treasure::StoneConjurer);
        self.treasures.conjured[seat.index()] += 1;
        self.ark -= 1;
        now.tell(Fact::Conjured { seat });
    }

    /// Secret passage.
    pub(crate) fn open_wall(&mut self, seat: Seat, cell: Cell, dir: Dir, now: &mut Moment<'_>) {
        self.treasures.use_up(seat, Treasure::SecretPassage);
        self.map.open_wall(cell, dir);
        now.tell(Fact::WallOpened { seat, cell, dir });
    }

    /// Giant torch: this node is the safe one until the next slam is resolved.
    pub(crate) fn plant_torch(&mut self, seat: Seat, now: &mut Moment<'_>) {
        let Some(here) = self.node_of(seat) else { return };
        self.treasures.use_up(seat, Treasure::GiantTorch);
        self.treasures.torch = Some(here);
        now.tell(Fact::TorchPlanted { seat, tile: here });
    }

    // ----- Teleport -----------------------------------------------------------------------------------------------

    /// Whether the pawn of this seat can be teleported there: to another pawn, in a chamber that is neither its own nor next
    /// to it, walls or not.
    pub(crate) fn can_be_teleported(&self, whose: Seat, to: NodeId) -> Ruling {
        refuse_if(!self.inside().contains(whose), Refusal::NotInside { seat: whose })?;
        refuse_if(self.pawns.in_node(to).without(whose).is_empty(), Refusal::NobodyThere)?;
        let near = self.node_of(whose).is_none_or(|here| self.map.is_near(here, to));
        refuse_if(near, Refusal::TooNear)
    }

    /// Whether a seat holds a Teleport that it has not offered to a mate already.
    pub(crate) fn has_teleport_to_offer(&self, seat: Seat) -> Ruling {
        self.hold(seat, Treasure::Teleport)?;
        let offered = self.asks.offers_of(seat).count();
        refuse_if(offered >= self.treasures.count(seat, Treasure::Teleport), Refusal::AlreadyOffered)
    }

    /// The own pawn is moved immediately; a mate is asked.
    pub(crate) fn teleport(&mut self, seat: Seat, whose: Seat, to: NodeId, now: &mut Moment<'_>) {
        self.keep_busy(seat, self.options.pace.act_ms(), now);
        if seat == whose {
            return self.teleported(seat, whose, to, now);
        }
        now.tell(Fact::TeleportOffered { seat, whose, tile: to });
        let until = now.at.after(CONSENT_MS);
        let question = Question::Consent { by: seat, to };
        self.asks.open(question, table::SeatSet::one(whose), until).expect("a place for each Teleport");
    }

    /// The mate has answered. "No", or a target that is not lawful any more, keeps the treasure.
    pub(crate) fn settle_consent(
        &mut self,
        whose: Seat,
        seat: Seat,
        to: NodeId,
        yes: bool,
        now: &mut Moment<'_>,
    ) {
        if yes && self.can_be_teleported(whose, to).is_ok() {
            self.teleported(seat, whose, to, now);
        } else {
            now.tell(Fact::TeleportDeclined { seat, whose });
        }
    }

    /// A seat has lost a Teleport: if it has offered more than it holds, the newest offer closes.
    pub(crate) fn withdraw_offers(&mut self, seat: Seat, now: &mut Moment<'_>) {
        while self.asks.offers_of(seat).count() > self.treasures.count(seat, Treasure::Teleport) {
            let Some(ask) = self.asks.offers_of(seat).last() else { return };
            self.asks.close(ask.id);
            let whose = ask.waiting.iter().next().unwrap_or(seat);
            now.tell(Fact::TeleportDeclined { seat, whose });
        }
    }

    fn teleported(&mut self, seat: Seat, whose: Seat, to: NodeId, now: &mut Moment<'_>) {
        self.treasures.use_up(seat, Treasure::Teleport);
        self.pawns.put(whose, to);
        now.tell(Fact::Teleported { seat, whose, tile: to });
    }
}
