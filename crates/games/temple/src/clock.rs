//! The clock: its start, gongs and the collapse. (Rules §1.5, §1.6)

use table::Time;

use crate::expedition::{End, Expedition};
use crate::facts::Fact;
use crate::moment::Moment;

impl Expedition {
    /// Everybody is ready, or their minute is over.
    pub(crate) fn set_the_clock(&mut self, ask: u32, now: &mut Moment<'_>) {
        let start = now.at.after(self.options.intro_ms.into());
        self.asks.close(ask);
        self.began = Some(start);
        now.tell(Fact::ClockSet { start });
    }

    /// What is due next.
    pub(crate) fn alarm(&self) -> Option<Time> {
        if self.end.is_some() {
            return None;
        }
        self.asks.until().into_iter().chain(self.next_event()).min()
    }

    /// §1.8.9: one ring does everything due at its time: asks in the order in which they were opened, then the clock.
    pub(crate) fn ring(&mut self, now: &mut Moment<'_>) {
        while let Some((question, ask)) = self.asks.due(now.at) {
            self.answer_by_default(question, ask, now);
        }
        if self.next_event().is_some_and(|due| due <= now.at) {
            self.events += 1;
            match self.events {
                1 | 3 | 5 => now.tell(Fact::Gong { times: self.events.div_ceil(2) }),
                2 | 4 => self.slam(now),
                _ => self.collapse_now(now),
            }
        }
    }

    fn collapse_now(&mut self, now: &mut Moment<'_>) {
        now.tell(Fact::Collapsed);
        self.finish(false, now);
    }

    /// The end. §1.18: every open ask but the vote gets its default first, then the vote is closed.
    pub(crate) fn finish(&mut self, won: bool, now: &mut Moment<'_>) {
        self.settle_all_but_the_vote(now);
        let time_left = self.collapse().map_or(0, |collapse| collapse.since(now.at));
        self.asks.close_all();
        self.end = Some(End { won, time_left, stones: self.ark });
        // §1.6: everybody is out, but the chalice was to be brought along.
        let left_chalice = !won && self.inside().is_empty();
        now.tell(if left_chalice { Fact::ChaliceLeft } else { Fact::Ended { won } });
    }
}
