//! Hands: when a seat can use them, what it can throw, and who needs help. (Rules §1.3, §1.8, §1.19 "Legal in general", §3.8)
//!
//! Which dice there are stands in `dice.rs`; rules, bots and story ask here what a seat can do with its own.

use No::{Because, Early};
use table::{No, Seat, SeatSet, Time};

use crate::curses::Curse;
use crate::dice::DiceSet;
use crate::expedition::Expedition;
use crate::judge::{Ruling, refuse_if};
use crate::moment::Moment;
use crate::node::{Node, NodeId};
use crate::refusals::Refusal;
use crate::treasures::Treasure;

impl Expedition {
    // ----- when ---------------------------------------------------------------------------------------------------

    /// The clock runs, and the pawn is inside: here.
    #[inline(always)]
    pub(crate) fn presence(&self, seat: Seat, at: Time) -> Result<NodeId, No<Refusal>> {
        let began = self.began.ok_or(Because(Refusal::NotStarted))?;
        if at < began {
            return Err(Early { until: began });
        }
        self.node_of(seat).ok_or(Because(Refusal::Escaped))
    }

    /// The hands are free: the clock runs, the pawn is inside, and the seat is not busy. Hands back where the pawn is.
    #[inline(always)]
    pub(crate) fn free_hands(&self, seat: Seat, at: Time) -> Result<NodeId, No<Refusal>> {
        self.free_hands_from(seat, at, Time::ZERO)
    }

    /// The same for something that is not possible before this moment. Every move that needs hands comes through here.
    #[inline(always)]
    pub(crate) fn free_hands_from(&self, seat: Seat, at: Time, from: Time) -> Result<NodeId, No<Refusal>> {
        let here = self.presence(seat, at)?;
        if self.asks.blocks(seat) {
            return Err(Because(Refusal::AnswerFirst));
        }
        let until = self.of(seat).busy.max(from);
        if at < until { Err(Early { until }) } else { Ok(here) }
    }

    /// §3.7: who has to stand throws while standing, and a bewitched hand while it is where it belongs.
    pub(crate) fn can_throw_under_curses(&self, seat: Seat, at: Time) -> Ruling {
        let stands = self.is_cursed(seat, Curse::Upright).then_some(self.curses.standing);
        self.free_hands_from(seat, at, stands.map_or(Time::ZERO, |standing| standing.from))?;
        refuse_if(stands.is_some_and(|standing| standing.is_over(at)), Refusal::NotStanding)?;
        refuse_if(self.is_cursed(seat, Curse::BewitchedHand) && !self.curses.hand, Refusal::HandOff)
    }

    /// The next moment at which this seat can do more than now, by time alone.
    pub(crate) fn wake(&self, seat: Seat, at: Time) -> Option<Time> {
        self.node_of(seat).filter(|_| self.end.is_none())?;
        let own = [self.began?, self.of(seat).busy, self.cool];
        let standing = self.is_cursed(seat, Curse::Upright).then(|| self.curses.standing.changes());
        own.into_iter().chain(standing.into_iter().flatten()).filter(|&moment| moment > at).min()
    }

    /// §3.8: the seat is busy for so long.
    pub(crate) fn keep_busy(&mut self, seat: Seat, ms: u64, now: &Moment<'_>) {
        self.of_mut(seat).busy = now.at.after(ms);
    }

    // ----- with which dice ----------------------------------------------------------------------------------------

    /// §1.3: what a seat can throw: its dice that are not locked.
    pub fn throwable(&self, seat: Seat) -> DiceSet {
        self.of(seat).dice.free()
    }

    /// Whether a seat has a die that it can throw.
    pub fn can_throw(&self, seat: Seat) -> bool {
        !self.throwable(seat).is_empty()
    }

    /// Whether a die of this seat is locked.
    pub fn has_locked(&self, seat: Seat) -> bool {
        !self.of(seat).dice.locked.is_empty()
    }

    /// §1.8.3: whether a seat has dice, and all of them are locked: only a mate or the goddess can help it.
    pub fn is_locked_up(&self, seat: Seat) -> bool {
        !self.can_throw(seat) && self.has_locked(seat)
    }

    /// Those inside who can throw a die.
    pub(crate) fn who_can_throw(&self) -> SeatSet {
        self.inside().iter().filter(|&seat| self.can_throw(seat)).collect()
    }

    /// Those inside all of whose dice are locked.
    pub(crate) fn who_is_locked_up(&self) -> SeatSet {
        self.inside().iter().filter(|&seat| self.is_locked_up(seat)).collect()
    }

    /// Whether a die of anybody inside is locked.
    pub(crate) fn is_any_locked(&self) -> bool {
        self.inside().iter().any(|seat| self.has_locked(seat))
    }

    /// Whether nobody inside can do anything any more: every die is locked, the goddess cannot be called, and no treasure
    /// that is held can help now.
    pub(crate) fn is_hopeless(&self) -> bool {
        self.goddess == 0
            && self.who_can_throw().is_empty()
            && !self.inside().iter().any(|seat| self.has_help(seat))
    }

    /// Whether a treasure of this seat can help while nobody can throw.
    fn has_help(&self, seat: Seat) -> bool {
        let is_aside = |other: Seat| !self.of(other).dice.aside.is_empty();
        self.treasures.held(seat).iter().any(|treasure| match treasure {
            Treasure::RestoringMask => self.is_any_locked(),
            // Without Broken die the die that was set aside is back.
            Treasure::Counterspell => self.inside().iter().any(is_aside),
            Treasure::DoubleKey => self.has_use_for_a_double_key(seat),
            _ => false,
        })
    }

    /// Whether a double key alone takes a treasure or gets its seat out, here or where its pawn can be moved. Whatever else it
    /// pays for needs dice.
    fn has_use_for_a_double_key(&self, seat: Seat) -> bool {
        let held = |treasure| -> usize {
            self.inside().iter().map(|mate| self.treasures.count(mate, treasure)).sum()
        };
        let conjured = held(Treasure::StoneConjurer) as u8;
        let keys = self.keys_to_escape().saturating_sub(conjured.min(self.ark));
        let is_free = !self.is_cursed(seat, Curse::Doomed) || held(Treasure::Counterspell) > 0;
        let is_of_use =
            |node: &Node| node.treasure.is_some() || node.id == NodeId::EXIT && keys <= 2 && is_free;
        // A pawn comes elsewhere by a Teleport, or when a Soul swap is countered.
        let is_moved = held(Treasure::Teleport) > 0
            || self.curses.lying(Curse::SoulSwap).is_some() && held(Treasure::Counterspell) > 0;
        let here = self.node_of(seat);
        self.map.nodes().any(|node| (is_moved || here == Some(node.id)) && is_of_use(node))
    }
}
