//! What a run came to.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::Serialize;

use crate::ground::Tally;
use crate::histogram::Histogram;

/// Some times, in microseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Spread {
    /// Half of them took no longer.
    pub p50: u64,
    /// All but one in a hundred took no longer.
    pub p99: u64,
    /// The longest.
    pub max: u64,
}

impl Spread {
    pub(crate) fn of(histogram: &Histogram) -> Spread {
        Spread { p50: histogram.quantile(0.5), p99: histogram.quantile(0.99), max: histogram.max() }
    }

    /// Of times in order.
    pub(crate) fn sorted(times: &[Duration]) -> Option<Spread> {
        let at = |share: f64| {
            let place = (times.len() as f64 * share).ceil() as usize;
            times.get(place.max(1) - 1).map(|time| time.as_micros() as u64)
        };
        Some(Spread { p50: at(0.5)?, p99: at(0.99)?, max: at(1.0)? })
    }
}

/// What a run came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// How long moves were counted, in seconds.
    pub seconds: f64,
    /// Moves a second that were to be made; none if every table went as fast as it could.
    pub offered_per_s: Option<f64>,
    /// Moves a second that came to everybody at their table.
    pub accepted_per_s: f64,
    /// From when a move was due to when the last socket of its table had it.
    pub seen_us: Spread,
    /// From when a move was due to when its sender knew that it was on disk.
    pub kept_us: Spread,
    /// Moves that the server acknowledged, since the crowd gathered.
    pub acknowledged: u64,
    /// Moves that did not come to everybody in time.
    pub unseen: u64,
    /// Refusals by code, since the crowd gathered.
    pub refused: BTreeMap<String, u64>,
    /// Entries that did not follow the one before, since the crowd gathered.
    pub gaps: u64,
    /// Whole documents that nobody asked for: the server thinks that a reader has fallen behind.
    pub resyncs: u64,
    /// How often something that was seen was not there, or otherwise, when somebody came back.
    pub taken_back: u64,
    /// How often a socket came back.
    pub reconnects: u64,
    /// Tables opened, since the crowd gathered.
    pub opened: u64,
    /// Bytes of an entry, on average.
    pub entry_bytes: f64,
    /// Processor time of the server in microseconds for each move, if its process is known.
    pub server_us_per_move: Option<f64>,
    /// How many processors the server kept busy.
    pub server_cores: Option<f64>,
    /// How many processors the generator kept busy.
    pub load_cores: f64,
    /// Processor time of the generator in microseconds for each move.
    pub load_us_per_move: f64,
    /// Memory of the server in the end, in bytes.
    pub server_bytes: Option<u64>,
    /// For each table that was cut off, how long after the cut a move was accepted again.
    pub back_us: Option<Spread>,
    /// How many tables were.
    pub back: usize,
}

impl Figures {
    pub(crate) fn of(tally: &Tally, seconds: f64, offered_per_s: Option<f64>) -> Figures {
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        let back = tally.back();
        Figures {
            seconds,
            offered_per_s,
            accepted_per_s: count(&tally.accepted) as f64 / seconds,
            seen_us: Spread::of(&tally.seen),
            kept_us: Spread::of(&tally.kept),
            acknowledged: count(&tally.acknowledged),
            unseen: tally.flying.load(Ordering::Relaxed) as u64,
            refused: tally.refused(),
            gaps: count(&tally.gaps),
            resyncs: count(&tally.resyncs),
            taken_back: count(&tally.taken_back),
            reconnects: count(&tally.reconnects),
            opened: count(&tally.opened),
            entry_bytes: count(&tally.bytes) as f64 / count(&tally.entries).max(1) as f64,
            server_us_per_move: None,
            server_cores: None,
            load_cores: 0.0,
            load_us_per_move: 0.0,
            server_bytes: None,
            back_us: Spread::sorted(&back),
            back: back.len(),
        }
    }
}
