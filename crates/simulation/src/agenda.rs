//! What comes next: everything that is under way, by time.

use std::collections::BTreeMap;

use house::Link;
use protocol::TableId;
use serde_json::Value;
use shelf::Plan;
use table::Seat;

use crate::disk::Verdict;

/// Something under way. Keepers, writes and ticks are numbered, and those that are gone are not dealt with any more.
#[derive(Debug)]
pub(crate) enum Due {
    /// A client does something.
    Act { client: usize },
    /// The next message of a client arrives.
    Up { link: Link },
    /// The next message to a client arrives.
    Down { link: Link },
    /// A keeper notices that a connection is gone.
    Gone { link: Link },
    /// A slow reader may have caught up.
    CaughtUp { link: Link },
    /// A write reaches the disk.
    Write { write: u64 },
    /// The disk answers.
    Verdict { keeper: u64, verdict: Verdict },
    /// A keeper wanted to be woken.
    Tick { keeper: u64, number: u64 },
    /// A bot thinks for a moment.
    Think { keeper: u64, seat: Seat, question: u64 },
    /// A bot knows what it will do.
    Planned { keeper: u64, seat: Seat, question: u64, plan: Plan<Value> },
    /// A keeper dies.
    Crash { keeper: u64 },
    /// The process comes back.
    Restart,
    /// The table that was asked for is there, or cannot be opened.
    NextOpened { keeper: u64, table: Option<TableId> },
    /// Something may go wrong.
    Trouble,
}

/// Everything under way.
#[derive(Default)]
pub(crate) struct Agenda {
    all: BTreeMap<(u64, u64), Due>,
    number: u64,
}

impl Agenda {
    /// Something will happen at this time.
    pub(crate) fn put(&mut self, at: u64, due: Due) {
        self.number += 1;
        self.all.insert((at, self.number), due);
    }

    /// The next of all, and when.
    pub(crate) fn next(&mut self) -> Option<(u64, Due)> {
        self.all.pop_first().map(|((at, _), due)| (at, due))
    }
}
