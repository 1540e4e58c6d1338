//! The clock: ready, gongs and the collapse. (Rules §1.5, §1.6, §1.20)

use table::{Ask, Facts, Seat, Time};

use crate::asks::Question;
use crate::expedition::{End, Expedition};
use crate::moves::{Fact, Reply};

impl Expedition {
    /// An answer that was judged.
    pub(crate) fn answer(&mut self, at: Time, seat: Seat, ask: u32, with: Reply, facts: &mut Facts<Fact>) {
        match self.asks.find(ask, seat) {
            Some(Question::Start) => self.ready(at, seat, facts),
            Some(Question::Goddess) => self.vote(at, seat, with == Reply::Yes, facts),
            None => {}
        }
    }

    /// What counts when nobody has answered in time.
    fn answer_by_default(&mut self, at: Time, question: Question, ask: Ask, facts: &mut Facts<Fact>) {
        match question {
            Question::Start => {
                ask.waiting.iter().for_each(|seat| facts.tell(Fact::Ready { seat }));
                self.set_the_clock(at, facts);
            }
            Question::Goddess => self.close_the_vote(at, facts),
        }
    }

    fn ready(&mut self, at: Time, seat: Seat, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Ready { seat });
        if self.asks.answered(Question::Start, seat) {
            self.set_the_clock(at, facts);
        }
    }

    fn set_the_clock(&mut self, at: Time, facts: &mut Facts<Fact>) {
        let start = at.after(self.options.intro_ms.into());
        self.asks.close(Question::Start);
        self.began = Some(start);
        facts.tell(Fact::ClockSet { start });
    }

    /// What is due next.
    pub(crate) fn alarm(&self) -> Option<Time> {
        if self.end.is_some() {
            return None;
        }
        self.asks.until().into_iter().chain(self.next_event()).min()
    }

    /// §1.8.9: one ring does everything due at its time: asks in the order in which they were opened, then the clock.
    pub(crate) fn ring(&mut self, at: Time, facts: &mut Facts<Fact>) {
        while let Some((question, ask)) = self.asks.due(at) {
            self.answer_by_default(at, question, ask, facts);
        }
        if self.next_event().is_some_and(|due| due <= at) {
            self.events += 1;
            match self.events {
                1 | 3 | 5 => facts.tell(Fact::Gong { times: self.events.div_ceil(2) }),
                2 | 4 => self.slam(facts),
                _ => self.collapse_now(at, facts),
            }
        }
    }

    fn collapse_now(&mut self, at: Time, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Collapsed);
        self.finish(at, false, facts);
    }

    pub(crate) fn finish(&mut self, at: Time, won: bool, facts: &mut Facts<Fact>) {
        let time_left = self.collapse().map_or(0, |collapse| collapse.since(at));
        self.asks.close_all();
        self.end = Some(End { won, time_left, stones: self.ark });
        facts.tell(Fact::Ended { won });
    }
}
