//! The clock: ready, gongs, slams and the collapse. (Rules §1.5, §1.6, §1.18, §1.20)

use table::{Facts, Seat, Time};

use crate::expedition::{End, Expedition};
use crate::map::RoomId;
use crate::moves::Fact;

impl Expedition {
    pub(crate) fn ready(&mut self, at: Time, seat: Seat, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Ready { seat });
        if let Some(ask) = &mut self.start {
            ask.answered(seat);
        }
        if self.start.is_some_and(|ask| ask.is_settled()) {
            self.set_the_clock(at, facts);
        }
    }

    fn set_the_clock(&mut self, at: Time, facts: &mut Facts<Fact>) {
        let start = at.after(self.options.intro_ms.into());
        self.start = None;
        self.began = Some(start);
        facts.tell(Fact::ClockSet { start });
    }

    /// What is due next.
    pub(crate) fn alarm(&self) -> Option<Time> {
        if self.end.is_some() {
            return None;
        }
        let asks = [self.start, self.vote].into_iter().flatten().filter_map(|ask| ask.until);
        asks.chain(self.next_event()).min()
    }

    /// §1.8.9: one ring does everything due at its time: asks in the order in which they were opened, then the clock.
    pub(crate) fn ring(&mut self, at: Time, facts: &mut Facts<Fact>) {
        let due = |until: Option<Time>| until.is_some_and(|until| until <= at);
        if let Some(ask) = self.start.filter(|ask| due(ask.until)) {
            ask.waiting.iter().for_each(|seat| facts.tell(Fact::Ready { seat }));
            self.set_the_clock(at, facts);
        }
        if self.vote.is_some_and(|ask| due(ask.until)) {
            self.close_the_vote(at, facts);
        }
        if due(self.next_event()) {
            self.events += 1;
            match self.events {
                1 | 3 | 5 => facts.tell(Fact::Gong { times: self.events.div_ceil(2) }),
                2 | 4 => self.slam(facts),
                _ => self.collapse_now(at, facts),
            }
        }
    }

    /// §1.18: everybody who is not in START loses a die, in seat order, all from where they stand.
    fn slam(&mut self, facts: &mut Facts<Fact>) {
        facts.tell(Fact::Slam { times: self.events / 2 });
        for seat in self.inside().iter() {
            let adventurer = self.of_mut(seat);
            if adventurer.room != Some(RoomId::START)
                && let Some(die) = adventurer.dice.lose_one()
            {
                adventurer.lost += 1;
                facts.tell(Fact::LostDie { seat, die });
            }
        }
    }

    fn collapse_now(&mut self, at: Time, facts: &mut Facts<Fact>) {
        self.vote = None;
        facts.tell(Fact::Collapsed);
        self.finish(at, false, facts);
    }

    pub(crate) fn finish(&mut self, at: Time, won: bool, facts: &mut Facts<Fact>) {
        let time_left = self.collapse().map_or(0, |collapse| collapse.since(at));
        self.vote = None;
        self.end = Some(End { won, time_left, stones: self.ark });
        facts.tell(Fact::Ended { won });
    }
}
