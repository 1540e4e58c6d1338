//! Wounds, handcuffs, arrest and escape. (Rules §1.7, §1.9, §1.12)

use table::Seat;

use crate::act::Act;
use crate::data::{LEVELS, SLOTS, WOUNDS_AFTER_HANDCUFFS};
use crate::facts::Fact;
use crate::heist::Who;
use crate::player::Status;

impl Act<'_> {
    /// Every officer that was left and not avoided is a wound, one after another.
    pub(crate) fn take_wounds(&mut self, seat: Seat) {
        for _ in 0..self.game.open.threats() {
            self.wound(seat);
            if !self.game.open.player(seat).is_inside() {
                return;
            }
        }
    }

    /// A wound; if there are three, handcuffs instead, and one is healed.
    fn wound(&mut self, seat: Seat) {
        let player = self.me(seat);
        if !player.is_worn_out() {
            player.wounds += 1;
            let wounds = player.wounds;
            return self.facts.tell(Fact::Wounded { seat, wounds });
        }
        if usize::from(player.handcuffs) == SLOTS {
            // The sixth.
            if self.game.open.options.arrest_on_6th_handcuffs {
                self.arrest(seat);
            }
            return;
        }
        player.wounds = WOUNDS_AFTER_HANDCUFFS;
        let slot = SLOTS - 1 - usize::from(player.handcuffs);
        let lost = player.asset_on_contact(slot);
        player.handcuffs += 1;
        let handcuffs = player.handcuffs;
        self.facts.tell(Fact::Handcuffed { seat, handcuffs });
        if let Some(asset) = lost {
            let player = self.me(seat);
            player.locked = player.locked.without(asset);
            self.facts.tell(Fact::AssetLost { seat, asset });
        }
    }

    /// Out of the game, and the turn with it.
    pub(crate) fn arrest(&mut self, seat: Seat) {
        self.mark_arrested(seat);
        self.drop_turn();
        self.end_if_empty();
    }

    pub(crate) fn mark_arrested(&mut self, seat: Seat) {
        self.me(seat).status = Status::Arrested;
        self.facts.tell(Fact::Arrested { seat });
        self.facts.seal();
    }

    /// Notoriety is booked without lines, and the seat is out.
    pub(crate) fn leave(&mut self, seat: Seat) {
        let place = self.game.open.escaped() as u8;
        let player = self.me(seat);
        let (before, level) = (player.level, booked(player.level, player.net));
        player.level = level;
        player.net = 0;
        player.status = Status::Escaped(place);
        if before != level {
            self.facts.tell(Fact::Booked { who: Who::Seat(seat), level });
        }
        self.facts.tell(Fact::Escaped { seat, place });
        self.facts.seal();
        self.drop_turn();
        self.end_if_empty();
    }

    /// The game ends when no human is left in the city.
    fn end_if_empty(&mut self) {
        if self.game.open.inside().next().is_none() {
            self.open().todo = table::Few::NONE;
            self.score();
        }
    }
}

/// The level after `net` was booked.
pub(crate) fn booked(level: u8, net: i8) -> u8 {
    level.saturating_add_signed(net).clamp(1, LEVELS)
}
