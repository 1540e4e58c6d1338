//! The goddess: everybody inside has to agree. (Rules §1.9)

use table::{Facts, Seat, SeatSet, Time};

use crate::asks::Question;
use crate::expedition::Expedition;
use crate::moves::Fact;

/// How long there is to answer.
const VOTE_MS: u64 = 5_000;
/// The same in practice, where nothing needs quick fingers.
const CALM_VOTE_MS: u64 = 60_000;
/// How long she cannot be called again after a no.
const COOL_MS: u64 = 5_000;

impl Expedition {
    /// How long a vote is open, in milliseconds.
    pub fn vote_ms(&self) -> u64 {
        if self.is_practice() { CALM_VOTE_MS } else { VOTE_MS }
    }

    pub(crate) fn call(&mut self, at: Time, seat: Seat, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Called { seat });
        // Whoever calls, and whoever has no die to throw, has said yes.
        let waiting: SeatSet =
            self.inside().without(seat).iter().filter(|&other| !self.of(other).dice.are_helpless()).collect();
        self.asks.open(Question::Goddess, waiting, at.after(self.vote_ms()));
        if waiting.is_empty() {
            self.goddess_helps(facts);
        }
    }

    pub(crate) fn vote(&mut self, at: Time, seat: Seat, yes: bool, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Voted { seat, yes });
        if !yes {
            self.close_the_vote(at, facts);
        } else if self.asks.answered(Question::Goddess, seat) {
            self.goddess_helps(facts);
        }
    }

    /// Somebody who is out has no say any more, which may complete the vote.
    pub(crate) fn leave_the_vote(&mut self, seat: Seat, facts: &mut Facts<Fact>) {
        if self.asks.answered(Question::Goddess, seat) {
            self.goddess_helps(facts);
        }
    }

    fn goddess_helps(&mut self, facts: &mut Facts<Fact>) {
        self.asks.close(Question::Goddess);
        self.goddess -= 1;
        self.ark += 1;
        facts.tell(Fact::GoddessHelped);
        for seat in self.inside().iter() {
            self.of_mut(seat).dice.unlock(u8::MAX);
        }
    }

    pub(crate) fn close_the_vote(&mut self, at: Time, facts: &mut Facts<Fact>) {
        self.asks.close(Question::Goddess);
        self.cool = at.after(COOL_MS);
        facts.tell(Fact::GoddessNotCalled);
    }
}
