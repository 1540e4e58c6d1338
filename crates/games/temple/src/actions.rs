//! What is done: throwing, freeing, walking, discovering, activating, escaping. (Rules §1.3, §1.4, §1.8)

use table::{Facts, Luck, Seat, Time};

use crate::chamber::Dir;
use crate::dice::{DiceSet, Face, Faces, Need, Symbol};
use crate::expedition::{Expedition, THROWS, TILES};
use crate::map::RoomId;
use crate::moves::Fact;

/// How many dice a gold mask frees.
const FREED_BY_GOLD: u8 = 2;

impl Expedition {
    pub(crate) fn throw(
        &mut self,
        at: Time,
        seat: Seat,
        thrown: DiceSet,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) {
        let mut faces = Faces::default();
        let busy = at.after(self.options.pace.throw_ms());
        let adventurer = self.of_mut(seat);
        for index in thrown.iter() {
            let face = Face::SIDES[luck.below(THROWS, 6) as usize % 6];
            adventurer.dice.comes_up(index, face);
            faces.add(index, face);
        }
        adventurer.busy = busy;
        facts.tell(Fact::Thrown { seat, faces });
        // Without a clock nothing else would end it.
        if self.is_practice() && self.is_hopeless() {
            self.finish(at, false, facts);
        }
    }

    pub(crate) fn free(&mut self, seat: Seat, whose: Seat, facts: &mut Facts<Fact>) {
        self.of_mut(seat).dice.pay(&mut Need::of(Symbol::G, 1));
        let dice = self.of_mut(whose).dice.unlock(FREED_BY_GOLD);
        facts.tell(Fact::Freed { seat, whose, dice });
    }

    pub(crate) fn enter(&mut self, at: Time, seat: Seat, dir: Dir, facts: &mut Facts<Fact>) {
        let Some(next) = self.of(seat).room.and_then(|room| self.map.passage(room, dir)) else { return };
        let mut need = self.entry_to(next);
        let busy = at.after(self.options.pace.act_ms());
        let adventurer = self.of_mut(seat);
        adventurer.dice.pay(&mut need);
        adventurer.room = Some(next);
        adventurer.busy = busy;
        facts.tell(Fact::Entered { seat, tile: self.map.room(next).tile });
    }

    pub(crate) fn discover(
        &mut self,
        at: Time,
        seat: Seat,
        dir: Dir,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) {
        let Some(from) = self.of(seat).room else { return };
        let busy = at.after(self.options.pace.act_ms());
        let adventurer = self.of_mut(seat);
        adventurer.dice.pay(&mut Need::of(Symbol::A, 2));
        adventurer.busy = busy;
        let room = self.lay_next(from, dir, luck, facts);
        let room = self.map.room(room);
        facts.tell(Fact::Discovered { seat, tile: room.tile, at: room.at, turned: room.turned });
    }

    /// §1.8.4: a chamber that would close the temple is shown and put back in the middle, and the next one is drawn; after
    /// as many tries as there are other chambers the last one is laid anyway.
    fn lay_next(&mut self, from: RoomId, dir: Dir, luck: &mut Luck, facts: &mut Facts<Fact>) -> RoomId {
        let tries = self.pile.len().saturating_sub(1);
        for attempt in 0.. {
            let tile = self.pile.draw(luck, TILES).expect("judged: the pile is not empty");
            let room = self.map.lay_beyond(from, dir, tile);
            if self.pile.is_empty() || attempt >= tries || self.map.is_open_from(from) {
                return room;
            }
            self.map.take_last();
            self.pile.put(self.pile.len() / 2, tile);
            facts.tell(Fact::PutBack { tile });
        }
        from
    }

    /// §1.4, §1.19: whoever shares pays, the mover first, then clockwise.
    pub(crate) fn activate(&mut self, seat: Seat, tier: u8, facts: &mut Facts<Fact>) {
        let Some(room) = self.of(seat).room else { return };
        let tile = self.map.room(room).tile;
        let row = usize::from(tier).saturating_sub(1);
        let Some((stones, (cost, earned))) =
            tile.stones().and_then(|s| s.tiers.get(row).map(|row| (s, *row)))
        else {
            return;
        };
        let mut need = Need::of(stones.symbol, cost);
        for payer in self.seats.around(seat) {
            let adventurer = self.of_mut(payer);
            if adventurer.room == Some(room) && (payer == seat || adventurer.share) {
                let dice = adventurer.dice.pay(&mut need);
                if !dice.is_empty() {
                    facts.tell(Fact::Paid { seat: payer, dice });
                }
            }
        }
        // If the ark holds fewer stones than earned, what is there is taken.
        let stones = earned.min(self.ark);
        self.ark -= stones;
        self.map.room_mut(room).used = true;
        facts.tell(Fact::Activated { seat, tile, stones });
    }

    pub(crate) fn escape(&mut self, at: Time, seat: Seat, gift: Option<Seat>, facts: &mut Facts<Fact>) {
        let mut need = self.escape_cost();
        let adventurer = self.of_mut(seat);
        adventurer.dice.pay(&mut need);
        adventurer.dice.leave();
        adventurer.room = None;
        facts.tell(Fact::Escaped { seat });
        if let Some(whose) = gift {
            self.of_mut(whose).dice.receive_one();
            facts.tell(Fact::Gave { seat, whose });
        }
        if self.inside().is_empty() {
            self.finish(at, true, facts);
        } else {
            self.leave_the_vote(at, seat, facts);
        }
    }
}
