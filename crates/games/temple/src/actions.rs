//! What is done: one match over the moves, then throwing, freeing, walking, discovering, activating and escaping. (Rules
//! §1.3, §1.4, §1.8)
//!
//! What is played was judged, so nothing is refused here.

use table::Seat;

use crate::chamber::Dir;
use crate::curses::Curse;
use crate::dice::{DiceSet, Face};
use crate::expedition::{Expedition, FALLS, THROWS, TILES};
use crate::facts::Fact;
use crate::moment::Moment;
use crate::moves::Move;
use crate::node::NodeId;
use crate::payment::{Cost, Pay};

/// §3.7, Lost die: in so many of so many cases a thrown die falls from the table.
const FALLS_IN_CHANCES: u32 = 3;
const CHANCES: u32 = 200;

impl Expedition {
    /// Does what was judged.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move, now: &mut Moment<'_>) {
        match mv {
            Move::Answer { ask, with } => self.answer(seat, ask, with, now),
            Move::Throw { dice } => self.throw(seat, dice, now),
            Move::Free { seat: whose } => self.free(seat, whose, now),
            Move::Enter { dir, carry, pay } => self.enter(seat, dir, carry, pay, now),
            Move::Discover { dir } => self.discover(seat, dir, now),
            Move::Activate { tier, pay } => self.activate(seat, tier, pay, now),
            Move::Escape { gift, pay } => self.escape(seat, gift, pay, now),
            Move::Goddess => self.call(seat, now),
            Move::Share { on } => self.of_mut(seat).share = on,
            Move::Break { curse, pay } => self.break_curse(seat, curse, pay, now),
            Move::Hand { on } => self.curses.hand = on,
            Move::Take { pay } => self.take_treasure(seat, pay, now),
            Move::Restore => self.restore(seat, now),
            Move::Conjure => self.conjure(seat, now),
            Move::OpenWall { cell, dir } => self.open_wall(seat, cell, dir, now),
            Move::Teleport { seat: whose, to } => self.teleport(seat, whose, to, now),
            Move::Link { pay } => self.link(seat, pay, now),
            Move::PlantTorch => self.plant_torch(seat, now),
            Move::Counterspell { curse } => self.counter(seat, curse, now),
            Move::Stand => self.curses.standing = self.curses.standing.stood(now.at),
        }
        // In practice nothing else would end it.
        if self.is_practice() && self.end.is_none() && self.is_hopeless() {
            self.finish(false, now);
        }
    }

    fn throw(&mut self, seat: Seat, thrown: DiceSet, now: &mut Moment<'_>) {
        let can_fall = self.is_cursed(seat, Curse::LostDie);
        let one = self.of_mut(seat);
        let mut left = one.dice.all().len();
        let faces = one.dice.throw(thrown, || {
            let face = Face::SIDES[now.luck.below(THROWS, 6) as usize % 6];
            // §3.7: nothing is drawn for the last die.
            if can_fall && left > 1 && now.luck.below(FALLS, CHANCES) < FALLS_IN_CHANCES {
                left -= 1;
                return Face::Fell;
            }
            face
        });
        if can_fall {
            one.lost += faces.iter().filter(|(_, face)| *face == Face::Fell).count() as u8;
        }
        self.keep_busy(seat, self.options.pace.throw_ms(), now);
        now.tell(Fact::Thrown { seat, faces });
    }

    fn free(&mut self, seat: Seat, whose: Seat, now: &mut Moment<'_>) {
        self.pay(seat, Cost::FREE, now);
        let most = self.freed_by_gold(seat);
        let dice = self.of_mut(whose).dice.unlock(most);
        now.tell(Fact::Freed { seat, whose, dice });
    }

    /// §1.8.14: how many dice a gold mask of this seat frees.
    pub fn freed_by_gold(&self, seat: Seat) -> u8 {
        if self.is_cursed(seat, Curse::Masquerade) { 1 } else { 2 }
    }

    fn enter(&mut self, seat: Seat, dir: Dir, carry: bool, pay: Pay, now: &mut Moment<'_>) {
        let Some(next) = self.node_of(seat).and_then(|here| self.map.passage(here, dir)) else { return };
        self.pay(seat, self.entry_cost(next, carry).with(pay), now);
        self.keep_busy(seat, self.options.pace.act_ms(), now);
        self.pawns.put(seat, next);
        self.arrived(seat, next, now);
        if carry {
            self.carry_chalice(seat, next, now);
        }
    }

    fn discover(&mut self, seat: Seat, dir: Dir, now: &mut Moment<'_>) {
        let Some(from) = self.node_of(seat) else { return };
        self.pay(seat, Cost::DISCOVER, now);
        self.keep_busy(seat, self.options.pace.act_ms(), now);
        let node = self.lay_next(from, dir, now);
        self.discovered(seat, node, now);
    }

    /// §1.8.4: a chamber that would close the temple is shown and put back in the middle, and the next one is drawn. When
    /// that has happened as often as there are other chambers in the pile, the next one is laid anyway.
    fn lay_next(&mut self, from: NodeId, dir: Dir, now: &mut Moment<'_>) -> NodeId {
        let mut tries = self.pile.len().saturating_sub(1);
        loop {
            let tile = self.pile.draw(now.luck, TILES).expect("judged: the pile is not empty");
            let node = self.map.lay_beyond(from, dir, tile);
            if self.pile.is_empty() || tries == 0 || self.map.is_open_from(from) {
                return node;
            }
            self.map.take(tile);
            self.pile.put(self.pile.len() / 2, tile);
            now.tell(Fact::PutBack { tile });
            tries -= 1;
        }
    }

    /// §1.4: the dice of all who share here pay for stones.
    fn activate(&mut self, seat: Seat, tier: u8, pay: Pay, now: &mut Moment<'_>) {
        let Some(here) = self.node_of(seat) else { return };
        let node = self.map.node(here);
        let (tile, Some(stones)) = (node.tile, node.stones()) else {
            return self.activate_abyss(seat, here, now);
        };
        let Some((symbols, earned)) = stones.tier(tier) else { return };
        self.pay(seat, self.stones_cost(stones, symbols).with(pay), now);
        // If the ark holds fewer stones than earned, what is there is taken.
        let stones = earned.min(self.ark);
        self.ark -= stones;
        self.map.node_mut(here).used = true;
        now.tell(Fact::Activated { seat, tile, stones });
    }

    fn break_curse(&mut self, seat: Seat, curse: Curse, pay: Pay, now: &mut Moment<'_>) {
        let Some(lying) = self.curses.lying(curse) else { return };
        self.pay(seat, Cost::own(lying.card.breaks()).with(pay), now);
        self.broken(seat, curse, now);
    }

    fn escape(&mut self, seat: Seat, gift: Option<Seat>, pay: Pay, now: &mut Moment<'_>) {
        self.pay(seat, self.escape_cost().with(pay), now);
        self.of_mut(seat).dice.leave();
        self.pawns.leave(seat);
        now.tell(Fact::Escaped { seat });
        if let Some(whose) = gift {
            self.of_mut(whose).dice.receive_one();
            now.tell(Fact::Gave { seat, whose });
        }
        self.escaped(seat, now);
    }
}
