//! What a player tries in a game in real time. A move is made as soon as the hands are free, unless the player tries
//! something else before that.

use std::time::Duration;

use leptos::prelude::*;
use table::{No, Time};

use crate::clock::Clock;
use crate::game_sight::GameSight;
use crate::page_game::PageGame;
use crate::page_refusal::PageRefusal;
use crate::seen::Seen;

/// What the rules say to a move at a time, as it is seen from here.
type Judge<G> =
    fn(&GameSight<G>, &<G as table::Rules>::Move, Time) -> Result<(), No<<G as table::Rules>::Refusal>>;

/// The attempts of a hand. Copies are the same.
pub(crate) struct Attempts<G: PageGame> {
    seen: Seen<G>,
    clock: Clock,
    /// Whether game time stands still: then the hands rest.
    rests: Memo<bool>,
    judge: Judge<G>,
    /// The number of the last attempt.
    last: StoredValue<u32>,
}

/// What becomes of an attempt.
pub(crate) enum Attempt {
    /// Something else was tried since, or game time stands still.
    Dropped,
    /// It can be made now.
    Lawful,
    /// The hands are free after this time. The refusal is for those who do not wait.
    Early(Duration, PageRefusal),
    /// The rules say no.
    Refused(PageRefusal),
}

impl<G: PageGame> Attempts<G> {
    pub(crate) fn new(seen: Seen<G>, clock: Clock, rests: Memo<bool>, judge: Judge<G>) -> Attempts<G> {
        Attempts { seen, clock, rests, judge, last: StoredValue::new(0) }
    }

    /// Something is tried. It takes the place of what still waits. Hands back its number.
    pub(crate) fn begin(self) -> u32 {
        self.last.update_value(|last| *last = last.wrapping_add(1));
        self.last.get_value()
    }

    /// Does this after a while, unless something else was tried by then.
    pub(crate) fn after(self, time: Duration, work: impl FnOnce() + 'static) {
        let number = self.last.get_value();
        let work = move || {
            if self.last.try_get_value() == Some(number) {
                work();
            }
        };
        set_timeout(work, time);
    }

    /// What becomes of this move, which is the attempt of this number.
    pub(crate) fn judge(self, mv: &G::Move, number: u32) -> Attempt {
        if self.last.try_get_value() != Some(number) || self.rests.try_get_untracked() != Some(false) {
            return Attempt::Dropped;
        }
        let Some(sight) = self.seen.try_get_untracked().flatten() else { return Attempt::Dropped };
        match (self.judge)(&sight, mv, self.clock.now()) {
            Ok(()) => Attempt::Lawful,
            Err(No::Early { until }) => {
                Attempt::Early(self.clock.wait(until), PageRefusal::by_rules::<G>(No::Early { until }))
            }
            Err(why) => Attempt::Refused(PageRefusal::by_rules::<G>(why)),
        }
    }
}

// Derived, these would ask that the game itself be `Copy`; only the handles are copied.
impl<G: PageGame> Clone for Attempts<G> {
    fn clone(&self) -> Attempts<G> {
        *self
    }
}
impl<G: PageGame> Copy for Attempts<G> {}
