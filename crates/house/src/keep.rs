//! What the house asks to be kept, and gets back: the seam to whatever stores it.

use protocol::TableId;
use thiserror::Error;

/// How far a table has come in time, kept with every append.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// Game time, in milliseconds.
    pub game: u64,
    /// The time of the service at which that was so, in milliseconds.
    pub service: u64,
    /// The time of the service at which the table must be woken, if nobody comes before.
    pub due: Option<u64>,
    /// Whether the table was put to sleep in order, so that game time runs on while it sleeps. If not, whoever kept it
    /// is gone, and its time stood still since the mark.
    pub asleep: bool,
}

/// Something to be kept. It is kept whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// Who writes: only the last one who loaded the table may.
    pub epoch: u64,
    /// The number of the first entry in it: as many are there already.
    pub expected_seq: u64,
    /// What is to be kept; none where only the time has passed.
    pub entries: Vec<Vec<u8>>,
    /// How far the table has come.
    pub mark: Mark,
    /// Whether the game is over, its seed laid open. What follows is about the table: it is kept, and nothing is due.
    pub finished: bool,
}

/// Why an append was not kept. The table in memory is then worth nothing: it is loaded anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotKept {
    /// Somebody else has loaded the table since.
    #[error("somebody else keeps this table")]
    Fenced,
    /// There are more or fewer entries than expected.
    #[error("the table has {has} entries")]
    OutOfOrder {
        /// How many there are.
        has: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
}

/// All that was kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The epoch in which it may be written from now on.
    pub epoch: u64,
    /// Everything, in order.
    pub entries: Vec<Vec<u8>>,
    /// How far it had come.
    pub mark: Mark,
}
