//! The three documents of a table as this client has them, kept true by patches.

use protocol::{Entry, Passage, TableDocument, Whole};
use serde_json::Value;
use table::{Seat, Time, patch};

use crate::decode::decode;

/// All that this client knows of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSight {
    /// The number of the next entry.
    pub seq: u64,
    /// The time of the table when it last said something.
    pub at: Time,
    /// Whether game time runs.
    pub running: bool,
    /// The seat whose eyes these are; none for a watcher.
    pub seat: Option<Seat>,
    /// Who sits where, and what is played.
    pub table: TableDocument,
    /// What every eye may know, once the game has begun.
    pub public: Option<Value>,
    /// What only this seat may know, once the game has begun.
    pub mine: Option<Value>,
    /// Whether this seat can take its last move back now.
    pub undo: bool,
    written: Value,
}

/// Why an entry cannot be taken in: something is missing, or does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap;

impl TableSight {
    /// Everything anew, and what may be told of the past.
    pub fn of(whole: Whole) -> (TableSight, Vec<Passage>) {
        let Whole { seq, at, running, seat, table, public, mine, undo, history } = whole;
        let written = table::write(&table).unwrap_or_default();
        (TableSight { seq, at, running, seat, table, public, mine, undo, written }, history)
    }

    /// Takes in the next entry. One that is known already changes nothing.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<bool, Gap> {
        if entry.seq < self.seq {
            return Ok(false);
        }
        if entry.seq > self.seq {
            return Err(Gap);
        }
        if let Some(change) = &entry.table {
            patch(&mut self.written, change);
            self.table = decode(&self.written).ok_or(Gap)?;
        }
        for (document, change) in [(&mut self.public, &entry.public), (&mut self.mine, &entry.mine)] {
            if let Some(change) = change {
                patch(document.get_or_insert_default(), change);
            }
        }
        match entry.what.as_str() {
            "pause" => self.running = false,
            "deal" | "resume" => self.running = true,
            _ => {}
        }
        self.seq = entry.seq + 1;
        self.at = entry.at;
        self.undo = entry.undo;
        Ok(true)
    }
}
