//! Game time: milliseconds that the rules are told, never a clock that they read.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// A moment of the game, in milliseconds since the deal. Pauses and outages do not count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Time(u64);

impl Time {
    /// The moment of the deal.
    pub const ZERO: Time = Time(0);
    /// The last moment that can be written: what a JSON number holds exactly, some 285,000 years.
    pub const LAST: Time = Time((1 << 53) - 1);

    /// This many milliseconds after the deal, if that can be written.
    pub const fn from_ms(ms: u64) -> Option<Time> {
        if ms <= Time::LAST.0 { Some(Time(ms)) } else { None }
    }

    /// This many milliseconds after the deal; for numbers that are known to be right.
    ///
    /// # Panics
    /// When it is later than [`Time::LAST`].
    pub const fn ms(ms: u64) -> Time {
        match Time::from_ms(ms) {
            Some(time) => time,
            None => panic!("later than time itself"),
        }
    }

    /// Milliseconds since the deal.
    pub const fn as_ms(self) -> u64 {
        self.0
    }

    /// This many milliseconds later, or the last moment there is.
    #[must_use]
    pub const fn after(self, ms: u64) -> Time {
        let sum = self.0.saturating_add(ms);
        if sum > Time::LAST.0 { Time::LAST } else { Time(sum) }
    }

    /// Milliseconds from `earlier` to this moment; none if it is not earlier.
    pub const fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Time(ms) = self;
        write!(f, "{}:{:02}.{:03}", ms / 60_000, ms / 1_000 % 60, ms % 1_000)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Time, D::Error> {
        let ms = u64::deserialize(from)?;
        Time::from_ms(ms).ok_or_else(|| D::Error::custom("later than time can be written"))
    }
}

/// How wall time becomes game time: it stands still in pauses and leaves outages out.
///
/// The caller reads the wall clock, in any milliseconds that only grow; this only does the sum.
///
/// ```
/// use table::{Stopwatch, Time};
/// let mut watch = Stopwatch::started(10_000);
/// assert_eq!(watch.at(12_500), Time::ms(2_500));
/// watch.pause(13_000);
/// assert_eq!(watch.at(99_000), Time::ms(3_000));
/// watch.resume(100_000);
/// assert_eq!(watch.at(100_001), Time::ms(3_001));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopwatch {
    /// Game time when it last started or stopped.
    shown: Time,
    /// Wall time when it started to run; none while it stands still.
    running_since: Option<u64>,
}

impl Stopwatch {
    /// A game that is dealt at this moment of wall time.
    pub const fn started(wall: u64) -> Stopwatch {
        Stopwatch { shown: Time::ZERO, running_since: Some(wall) }
    }

    /// A game that stands still at this game time: paused, or read back after an outage.
    pub const fn stopped(shown: Time) -> Stopwatch {
        Stopwatch { shown, running_since: None }
    }

    /// The game time at this moment of wall time.
    pub const fn at(&self, wall: u64) -> Time {
        match self.running_since {
            Some(since) => self.shown.after(wall.saturating_sub(since)),
            None => self.shown,
        }
    }

    /// Whether it stands still.
    pub const fn is_stopped(&self) -> bool {
        self.running_since.is_none()
    }

    /// Stands still from this moment of wall time on.
    pub const fn pause(&mut self, wall: u64) {
        *self = Stopwatch::stopped(self.at(wall));
    }

    /// Runs on from this moment of wall time.
    pub const fn resume(&mut self, wall: u64) {
        if self.running_since.is_none() {
            self.running_since = Some(wall);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_bounded() {
        assert_eq!(Time::LAST.after(5), Time::LAST);
        assert!(serde_json::from_str::<Time>("9007199254740992").is_err());
        assert!(serde_json::from_str::<Time>("-1").is_err());
        assert_eq!(Time::ms(61_002).to_string(), "1:01.002");
    }

    #[test]
    fn a_stopwatch_read_back_after_an_outage_does_not_jump() {
        let mut watch = Stopwatch::stopped(Time::ms(700));
        assert_eq!(watch.at(1_000_000), Time::ms(700));
        watch.resume(1_000_000);
        watch.resume(2_000_000);
        assert_eq!(watch.at(1_000_010), Time::ms(710));
    }
}
