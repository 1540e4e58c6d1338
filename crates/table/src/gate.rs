//! The gate: in which order inputs come before the referee.

use std::collections::VecDeque;

use crate::time::Time;

/// Inputs on their way to the referee, in order of arrival, with stamps that never run backwards.
///
/// It stands in front of the referee and the rules never see it. It holds nothing back: an input is let through as soon
/// as it is asked for. A table that wants fair races will hold inputs here for a moment.
///
/// ```
/// use table::{Gate, Time};
/// let mut gate = Gate::new();
/// gate.arrive(Time::ms(20), "a");
/// gate.arrive(Time::ms(15), "b");
/// assert_eq!(gate.next(), Some((Time::ms(20), "a")));
/// assert_eq!(gate.next(), Some((Time::ms(20), "b")));
/// ```
#[derive(Clone, Debug)]
pub struct Gate<T> {
    waiting: VecDeque<(Time, T)>,
    passed: Time,
}

impl<T> Default for Gate<T> {
    fn default() -> Gate<T> {
        Gate { waiting: VecDeque::new(), passed: Time::ZERO }
    }
}

impl<T> Gate<T> {
    /// Nobody at the gate.
    pub fn new() -> Gate<T> {
        Gate::default()
    }

    /// An input arrives, stamped when the socket read it.
    pub fn arrive(&mut self, stamp: Time, input: T) {
        self.waiting.push_back((stamp, input));
    }

    /// The next input that may pass, with the stamp it passes at: never before what was let through.
    // The gate is no iterator: more may arrive after `None`.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Option<(Time, T)> {
        let (stamp, input) = self.waiting.pop_front()?;
        self.passed = self.passed.max(stamp);
        Some((self.passed, input))
    }
}
