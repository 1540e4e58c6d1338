//! What all parties share: where the server is, what they are told to do, and what is counted.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Semaphore, watch};

use crate::clock::{Moment, micros};
use crate::histogram::Histogram;
use crate::mirror::{Chooser, Script};

/// How many sockets are being opened at once: a server's queue of those who knock is short.
const KNOCKING: usize = 128;

/// When the next move is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// When everybody at the table has seen the one before, and this long after.
    Closed {
        /// How long somebody thinks.
        think: Duration,
    },
    /// At fixed times, so many a second at all tables together, however long the one before took.
    Open {
        /// Moves a second.
        rate: f64,
    },
    /// Everybody by their own clock, where all act at once: this long after the last act, a third more or less.
    Each {
        /// On average.
        every: Duration,
    },
}

/// What the parties are to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    /// Nothing if there is none.
    pub(crate) pace: Option<Pace>,
    pub(crate) start: Moment,
    /// From when on moves are counted.
    pub(crate) count_from: Moment,
    pub(crate) until: Moment,
    /// Whether everybody goes home.
    pub(crate) home: bool,
}

/// Who is at the other end.
#[derive(Clone)]
pub(crate) enum Opposite {
    /// A server of this game.
    House { game: String, options: Option<Value>, level: String },
    /// The bare relay, over which the entries of a game are sent as they once came.
    Relay(Arc<Script>),
}

/// What all parties share.
pub(crate) struct Ground {
    pub(crate) address: SocketAddr,
    pub(crate) opposite: Opposite,
    pub(crate) chooser: Chooser,
    pub(crate) tables: usize,
    pub(crate) people: u8,
    pub(crate) bots: u8,
    pub(crate) sockets: usize,
    pub(crate) knocking: Arc<Semaphore>,
    /// Whether the server is there; false while it is known not to be.
    pub(crate) up: watch::Receiver<bool>,
    pub(crate) tally: Tally,
}

/// What is counted. Times are from when a move was due.
#[derive(Default)]
pub(crate) struct Tally {
    /// To the moment when the last of a table had seen the move.
    pub(crate) seen: Histogram,
    /// To the moment when its sender knew that it was kept.
    pub(crate) kept: Histogram,
    pub(crate) accepted: AtomicU64,
    pub(crate) acknowledged: AtomicU64,
    pub(crate) flying: AtomicUsize,
    pub(crate) ready: AtomicUsize,
    pub(crate) opened: AtomicU64,
    pub(crate) gaps: AtomicU64,
    pub(crate) resyncs: AtomicU64,
    pub(crate) taken_back: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) entries: AtomicU64,
    rare: Mutex<Rare>,
}

#[derive(Default)]
struct Rare {
    refused: BTreeMap<String, u64>,
    cut_at: Option<Moment>,
    back: Vec<Duration>,
    trouble: Option<String>,
}

/// Counts one more.
pub(crate) fn one_more(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Tally {
    fn rare(&self) -> MutexGuard<'_, Rare> {
        self.rare.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is counted from now on is a new run; what must never happen is counted throughout.
    pub(crate) fn begin(&self) {
        self.seen.clear();
        self.kept.clear();
        for counter in [&self.accepted, &self.bytes, &self.entries] {
            counter.store(0, Ordering::Relaxed);
        }
    }

    pub(crate) fn refuse(&self, code: String) {
        *self.rare().refused.entry(code).or_default() += 1;
    }

    pub(crate) fn refused(&self) -> BTreeMap<String, u64> {
        self.rare().refused.clone()
    }

    /// Why somebody could not come, for whoever waits for them.
    pub(crate) fn complain(&self, why: String) {
        self.rare().trouble = Some(why);
    }

    pub(crate) fn trouble(&self) -> Option<String> {
        self.rare().trouble.clone()
    }

    /// The server is killed now.
    pub(crate) fn cut(&self, at: Moment) {
        self.rare().cut_at = Some(at);
    }

    /// A table that was cut off had a move accepted again.
    pub(crate) fn came_back(&self, at: Moment) {
        let mut rare = self.rare();
        if let Some(cut) = rare.cut_at {
            rare.back.push(Duration::from_micros(micros(cut, at)));
        }
    }

    /// How long it took each table that came back, shortest first.
    pub(crate) fn back(&self) -> Vec<Duration> {
        let mut back = self.rare().back.clone();
        back.sort_unstable();
        back
    }
}

impl Ground {
    pub(crate) fn new(
        address: SocketAddr,
        opposite: Opposite,
        chooser: Chooser,
        (tables, people, bots, sockets): (usize, u8, u8, usize),
        up: watch::Receiver<bool>,
    ) -> Ground {
        let knocking = Arc::new(Semaphore::new(KNOCKING));
        let tally = Tally::default();
        Ground { address, opposite, chooser, tables, people, bots, sockets, knocking, up, tally }
    }
}
