//! Upright: the seat stands for a while, and rolls only then. (Rules §3.7)

use serde::{Deserialize, Serialize};
use table::Time;

/// How long a seat stands.
const STAND_MS: u64 = 6_000;
/// How long it takes to stand up again after sitting down.
const RISE_MS: u64 = 1_500;

/// When a seat that has to stand may roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Up to this moment.
    pub until: Time,
    /// From this moment on.
    pub from: Time,
}

impl Standing {
    /// Nobody has to stand.
    pub(crate) const NONE: Standing = Standing { until: Time::ZERO, from: Time::ZERO };

    /// The card was drawn.
    pub(crate) fn begun(at: Time) -> Standing {
        Standing { until: at.after(STAND_MS), from: Time::ZERO }
    }

    /// Whether the time is over. A roll at the very moment when it ends is still lawful.
    pub fn is_over(self, at: Time) -> bool {
        at > self.until
    }

    /// The seat stands up, or stays on its feet.
    #[must_use]
    pub(crate) fn stood(self, at: Time) -> Standing {
        let from = if self.is_over(at) { at.after(RISE_MS) } else { self.from };
        Standing { until: at.after(STAND_MS), from }
    }

    /// The moments at which it changes whether the seat may roll.
    pub(crate) fn changes(self) -> [Time; 2] {
        [self.from, self.until.after(1)]
    }
}
