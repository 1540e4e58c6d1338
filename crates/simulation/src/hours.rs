//! What game time ought to be: the time of the service, less what the disk took too long and less what nobody kept.

use house::Mark;

/// For how long game time runs on while the disk has something to write.
const PATIENCE_MS: u64 = 500;

/// The game time that a keeper ought to show.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hours {
    /// Game time at a moment of the service, once the game has begun.
    since: Option<(u64, u64)>,
    /// It stands still from here.
    until: Option<u64>,
    /// Whether all agreed to a pause.
    paused: bool,
}

impl Hours {
    /// A table that is loaded at this moment.
    pub(crate) fn loaded(mark: &Mark, plays: bool, paused: bool, service: u64) -> Hours {
        let slept = if mark.asleep && !paused { service.saturating_sub(mark.service) } else { 0 };
        Hours { since: plays.then_some((mark.game + slept, service)), until: None, paused }
    }

    /// The game begins, perhaps while the disk has something to write.
    pub(crate) fn begin(&mut self, writing: bool, service: u64) {
        self.since = Some((0, service));
        self.until = writing.then_some(PATIENCE_MS);
    }

    /// All agreed to a pause, or it is over.
    pub(crate) fn pause(&mut self, paused: bool, service: u64) {
        if let Some(at) = self.at(service).filter(|_| paused != self.paused) {
            (self.since, self.paused) = (Some((at, service)), paused);
        }
    }

    /// The game is over.
    pub(crate) fn end(&mut self) {
        self.since = None;
    }

    /// Game time at this moment, if a game is on.
    pub(crate) fn at(&self, service: u64) -> Option<u64> {
        let time = self.unbounded(service)?;
        Some(self.until.map_or(time, |until| until.min(time)))
    }

    fn unbounded(&self, service: u64) -> Option<u64> {
        self.since.map(|(game, since)| if self.paused { game } else { game + service.saturating_sub(since) })
    }

    /// The disk has something to write.
    pub(crate) fn disk_asked(&mut self, service: u64) {
        self.until = self.unbounded(service).map(|time| time + PATIENCE_MS);
    }

    /// The disk has answered.
    pub(crate) fn disk_answered(&mut self, service: u64) {
        let until = self.until.take();
        if let Some(until) = until.filter(|until| self.unbounded(service).is_some_and(|time| *until < time)) {
            self.since = Some((until, service));
        }
    }
}
