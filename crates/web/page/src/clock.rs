//! How late it is at a table, for whoever plays against the clock.

use std::time::Duration;

use leptos::prelude::*;
use table::Time;

use crate::browser;
use crate::client::Client;
use crate::connection::time::Course;

/// How often the clock is looked at.
const LOOK: Duration = Duration::from_millis(250);

/// Changes as often as this, as long as the view is there.
pub(crate) fn tick(every: Duration) -> RwSignal<()> {
    let tick = RwSignal::new(());
    let look = move || {
        // The view may be gone by then.
        let _ = tick.try_set(());
    };
    if let Ok(timer) = set_interval_with_handle(look, every) {
        on_cleanup(move || timer.clear());
    }
    tick
}

/// The time of the table, as the connection has found it out. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    course: Signal<Course>,
    tick: RwSignal<()>,
}

impl Clock {
    /// The clock of this table.
    pub(crate) fn of(client: Client) -> Clock {
        Clock::start(client.time.into())
    }

    /// A clock that goes like this.
    pub(crate) fn start(course: Signal<Course>) -> Clock {
        Clock { course, tick: tick(LOOK) }
    }

    /// A clock that stands still.
    pub(crate) fn still(at: Memo<Time>) -> Clock {
        Clock { course: Signal::derive(move || Course::standing(at.get())), tick: RwSignal::new(()) }
    }

    /// How game time goes on.
    pub(crate) fn course(self) -> Course {
        self.course.try_get_untracked().unwrap_or_default()
    }

    /// How late it is.
    pub(crate) fn now(self) -> Time {
        self.course().time(browser::moment())
    }

    /// The same, for whoever wants to know when that changes.
    pub(crate) fn ticking(self) -> Time {
        self.tick.track();
        self.course.get().time(browser::moment())
    }

    /// How long it is until then, on a clock of this device; while time stands still, when to look again.
    pub(crate) fn wait(self, then: Time) -> Duration {
        let moment = self.course().moment(then.as_ms() as f64);
        let wait = moment.map(|moment| (moment - browser::moment()).ceil().max(1.0));
        wait.map_or(LOOK, |wait| Duration::from_millis(wait as u64))
    }

    /// The whole seconds until then.
    pub(crate) fn seconds_to(self, then: Time) -> u64 {
        then.since(self.ticking()).div_ceil(1_000)
    }
}
