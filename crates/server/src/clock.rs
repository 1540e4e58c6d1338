//! The time of the service: milliseconds that only grow, and leave out when the program was away.
#![expect(clippy::disallowed_types, reason = "the one place where the server reads its clocks")]

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The clock of this run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServiceClock {
    /// The time of the service at which this run began.
    base: u64,
    start: Instant,
    /// How much faster it runs than a wall clock; for tests.
    speed: u32,
}

impl ServiceClock {
    pub(crate) fn new(base: u64, speed: u32) -> ServiceClock {
        ServiceClock { base, start: Instant::now(), speed: speed.max(1) }
    }

    /// How many times faster than a wall clock it runs.
    pub(crate) fn speed(&self) -> u32 {
        self.speed
    }

    pub(crate) fn now(&self) -> u64 {
        let elapsed = self.start.elapsed().as_micros() as u64;
        self.base + elapsed * u64::from(self.speed) / 1_000
    }

    /// How many milliseconds of the service something took.
    pub(crate) fn ms(&self, took: Duration) -> u64 {
        took.as_micros() as u64 * u64::from(self.speed) / 1_000
    }

    /// The time of the service at which this run began.
    pub(crate) fn base(&self) -> u64 {
        self.base
    }

    /// How long it is until then.
    pub(crate) fn until(&self, service: u64) -> Duration {
        let ms = service.saturating_sub(self.now());
        Duration::from_micros(ms * 1_000 / u64::from(self.speed))
    }
}

/// Milliseconds of wall time since 1970.
pub(crate) fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Something that takes time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Since(Instant);

impl Since {
    pub(crate) fn now() -> Since {
        Since(Instant::now())
    }

    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}
