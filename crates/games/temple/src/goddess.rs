//! The goddess: everybody inside has to agree. (Rules §1.9)

use table::{Ask, Facts, Seat, Time};

use crate::expedition::Expedition;
use crate::moves::Fact;

/// How long there is to answer.
const VOTE_MS: u64 = 5_000;
/// The same in practice, where nothing needs quick fingers.
const CALM_VOTE_MS: u64 = 60_000;
/// How long she cannot be called again after a no.
const COOL_MS: u64 = 5_000;

impl Expedition {
    pub(crate) fn call(&mut self, at: Time, seat: Seat, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Called { seat });
        // Whoever calls, and whoever has no die to throw, has said yes.
        let waiting =
            self.inside().without(seat).iter().filter(|&other| !self.of(other).dice.are_helpless()).collect();
        let time = if self.is_practice() { CALM_VOTE_MS } else { VOTE_MS };
        self.asks += 1;
        self.vote = Some(Ask::new(self.asks, waiting, Some(at.after(time))));
        self.count_votes(facts);
    }

    pub(crate) fn vote(&mut self, at: Time, seat: Seat, yes: bool, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Voted { seat, yes });
        if !yes {
            self.close_the_vote(at, facts);
        } else if let Some(ask) = &mut self.vote {
            ask.answered(seat);
            self.count_votes(facts);
        }
    }

    /// Somebody who is out has no say any more, which may complete the vote.
    pub(crate) fn leave_the_vote(&mut self, _: Time, seat: Seat, facts: &mut Facts<Fact>) {
        if let Some(ask) = &mut self.vote {
            ask.answered(seat);
            self.count_votes(facts);
        }
    }

    fn count_votes(&mut self, facts: &mut Facts<Fact>) {
        if self.vote.is_none_or(|ask| !ask.is_settled()) {
            return;
        }
        self.vote = None;
        self.goddess -= 1;
        self.ark += 1;
        facts.tell(Fact::GoddessHelped);
        for seat in self.inside().iter() {
            self.of_mut(seat).dice.unlock(u8::MAX);
        }
    }

    pub(crate) fn close_the_vote(&mut self, at: Time, facts: &mut Facts<Fact>) {
        self.vote = None;
        self.cool = at.after(COOL_MS);
        facts.tell(Fact::GoddessNotCalled);
    }
}
