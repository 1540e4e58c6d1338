//! What goes in besides moves and time: who sits where, pauses, outages, and the end.

use super::Referee;
use crate::log::{Happening, MOST_ENTRIES, Sitter, Stopped};
use crate::refusal::Denied;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::time::Time;

impl<R: Rules> Referee<R> {
    /// A person or a bot takes a seat. The rules do not care.
    ///
    /// # Errors
    /// When there is no such seat.
    pub fn sit(
        &mut self,
        at: Time,
        seat: Seat,
        sitter: Sitter,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        if !self.paused {
            self.admit(at, Some(seat))?;
            self.ring_before(at, told)?;
        } else if !self.seats().contains(seat) {
            return Err(Denied::NoSuchSeat(seat));
        }
        self.admit_note()?;
        self.note(at, Happening::Sit { seat, sitter }, told);
        Ok(())
    }

    /// Game time stands still from this moment on.
    ///
    /// # Errors
    /// When it does already, or the game is over.
    pub fn pause(&mut self, at: Time, told: &mut impl FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>> {
        self.admit(at, None)?;
        self.ring_before(at, told)?;
        self.admit_note()?;
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        self.paused = true;
        self.note(at, Happening::Pause, told);
        Ok(())
    }

    /// Game time runs on, from the very moment at which it stood still.
    ///
    /// # Errors
    /// When it runs already.
    pub fn resume(&mut self, told: &mut impl FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>> {
        if !self.paused {
            return Err(Denied::NotPaused);
        }
        self.paused = false;
        self.note(self.now, Happening::Resume, told);
        Ok(())
    }

    /// The game ends, though its rules have not ended it. Game time may stand still already.
    ///
    /// # Errors
    /// When it is over, or nobody could win like this.
    pub fn stop(
        &mut self,
        at: Time,
        why: Stopped,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        if let Stopped::Conceded { seat, .. } = why
            && !why.fits(self.seats())
        {
            return Err(Denied::NoSuchSeat(seat));
        }
        if !self.paused {
            self.admit(at, None)?;
            self.ring_before(at, told)?;
        }
        if self.outcome().is_some() {
            return Err(Denied::Over);
        }
        self.admit_note()?;
        self.halt(if self.paused { self.now } else { at }, why);
        told(self);
        Ok(())
    }

    /// The program was away for this long; game time stood still meanwhile.
    ///
    /// # Errors
    /// When the log is full.
    pub fn outage(&mut self, ms: u64, told: &mut impl FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>> {
        self.admit_note()?;
        self.note(self.now, Happening::Outage { ms }, told);
        Ok(())
    }

    /// The seed is laid open. Nothing goes in afterwards.
    ///
    /// # Errors
    /// While the game is on, or when it was revealed before.
    pub fn reveal(&mut self, told: &mut impl FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>> {
        if self.outcome().is_none() {
            return Err(Denied::NotOver);
        }
        self.admit_note()?;
        let seed = self.seed;
        self.note(self.now, Happening::Reveal { seed }, told);
        Ok(())
    }

    /// What the rules do not judge is not taken after the seed was revealed either.
    fn admit_note(&self) -> Result<(), Denied<R::Refusal>> {
        let closed = matches!(self.last().what, Happening::Reveal { .. });
        if closed || self.seq() >= MOST_ENTRIES { Err(Denied::LogFull) } else { Ok(()) }
    }

    pub(super) fn halt(&mut self, at: Time, why: Stopped) {
        self.close_undo();
        self.paused = false;
        self.stopped = Some(why);
        self.state.break_off();
        self.facts.clear();
        self.enter(at, Happening::Stop { why });
    }
}
