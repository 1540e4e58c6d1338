//! The one clock that everything here is measured by.

/// A moment of it.
pub(crate) type Moment = tokio::time::Instant;

/// Microseconds from one moment to a later one.
pub(crate) fn micros(from: Moment, to: Moment) -> u64 {
    to.saturating_duration_since(from).as_micros() as u64
}
