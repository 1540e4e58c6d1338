//! Game time from the time of the service.

use table::{Stopwatch, Time};

/// For how long an append may be on its way before game time stands still.
const PATIENCE_MS: u64 = 500;

/// The clock of one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    watch: Stopwatch,
    /// Game time stands still from here, unless the disk answers before.
    until: Option<Time>,
}

impl Clock {
    /// A clock that stands.
    pub(crate) const fn standing(at: Time) -> Clock {
        Clock { watch: Stopwatch::stopped(at), until: None }
    }

    /// Runs from this moment on.
    pub(crate) const fn run(&mut self, service: u64) {
        self.watch.resume(service);
    }

    /// Stands still from this moment on.
    pub(crate) const fn stop(&mut self, service: u64) {
        self.watch = Stopwatch::stopped(self.at(service));
    }

    pub(crate) const fn runs(&self) -> bool {
        !self.watch.is_stopped()
    }

    /// Game time at this moment of the service.
    pub(crate) const fn at(&self, service: u64) -> Time {
        let time = self.watch.at(service);
        match self.until {
            Some(until) if until.as_ms() < time.as_ms() => until,
            _ => time,
        }
    }

    /// The moment of the service at which it will be so late; none if the clock stands.
    pub(crate) fn service_at(&self, time: Time, now: u64) -> Option<u64> {
        self.runs().then(|| now.saturating_add(time.since(self.at(now))))
    }

    /// Whether game time comes to this moment without the disk answering before.
    pub(crate) fn comes_to(&self, time: Time) -> bool {
        self.until.is_none_or(|until| time <= until)
    }

    /// Something is on its way to the disk.
    pub(crate) const fn wait_for_disk(&mut self, service: u64) {
        self.until = Some(self.watch.at(service).after(PATIENCE_MS));
    }

    /// The disk has answered. For how long game time stood still, if it did.
    pub(crate) fn disk_answered(&mut self, service: u64) -> Option<u64> {
        let time = self.watch.at(service);
        let until = self.until.take().filter(|until| *until < time)?;
        self.watch = Stopwatch::stopped(until);
        self.watch.resume(service);
        Some(time.since(until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stalled_disk_stops_the_clock() {
        let mut clock = Clock::standing(Time::ms(100));
        assert_eq!(clock.at(5_000), Time::ms(100));
        clock.run(5_000);
        clock.wait_for_disk(5_100);
        assert_eq!(clock.at(5_550), Time::ms(650));
        assert_eq!(clock.at(9_000), Time::ms(700));
        assert_eq!(clock.disk_answered(9_000), Some(3_400));
        assert_eq!(clock.at(9_010), Time::ms(710));
        clock.wait_for_disk(9_010);
        assert_eq!(clock.disk_answered(9_020), None);
        assert_eq!(clock.service_at(Time::ms(1_000), 9_020), Some(9_300));
    }
}
