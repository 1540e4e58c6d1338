//! The goddess: everybody inside has to agree. (Rules §1.9)

use table::Seat;

use crate::asks::Question;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;

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

    pub(crate) fn call(&mut self, seat: Seat, now: &mut Moment<'_>) {
        now.tell(Fact::Called { seat });
        // The seat that calls, and every seat without a die to throw, has said yes.
        let waiting = self.who_can_throw().without(seat);
        let until = now.at.after(self.vote_ms());
        let ask = self.asks.open(Question::Goddess, waiting, until).expect("judged: no vote is open");
        if waiting.is_empty() {
            self.goddess_helps(ask, now);
        }
    }

    /// A vote that everybody still inside has said yes to.
    pub(crate) fn goddess_helps(&mut self, ask: u32, now: &mut Moment<'_>) {
        self.asks.close(ask);
        self.goddess -= 1;
        self.ark += 1;
        now.tell(Fact::GoddessHelped);
        self.unlock_all();
    }

    /// Every locked die of everybody inside is free.
    pub(crate) fn unlock_all(&mut self) {
        for seat in self.inside().iter() {
            self.of_mut(seat).dice.unlock(u8::MAX);
        }
    }

    pub(crate) fn close_the_vote(&mut self, ask: u32, now: &mut Moment<'_>) {
        self.asks.close(ask);
        self.cool = now.at.after(COOL_MS);
        now.tell(Fact::GoddessNotCalled);
    }
}
