//! What is kept of a table, entry by entry.

use protocol::{GuestId, Name};
use serde::{Deserialize, Serialize};
use table::{Entropy, Seat, Seed};
use thiserror::Error;

/// Which request of which guest led to an entry. It is kept, so that a request that is sent again after a crash is
/// recognised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct By {
    pub(crate) guest: GuestId,
    pub(crate) id: u64,
}

/// One entry of a table. The first is always `Opened`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Record {
    /// The table was opened.
    Opened(Opening),
    /// Somebody sat down.
    Sat { by: By, seat: Seat, name: Name, entropy: Option<Entropy> },
    /// A seat was freed.
    Stood { by: By, seat: Seat },
    /// A bot was put into a seat.
    Bot { by: By, seat: Seat, level: String },
    /// The host began the game. What is dealt follows in entries of the game.
    Began { by: By },
    /// An entry of the game, in the form of its log.
    Game { by: Option<By>, entry: Vec<u8> },
}

/// What a table was opened with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// All options, as JSON.
    pub options: String,
    /// How many seats.
    pub seats: u8,
    /// Where the luck comes from.
    pub seed: Seed,
    /// Who opened it.
    pub host: GuestId,
}

/// Something was kept that is no table, or not a whole one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unreadable {
    /// An entry is none.
    #[error("entry {seq} cannot be read")]
    Entry {
        /// Which.
        seq: u64,
    },
    /// The game is not on the shelf.
    #[error("there is no game {0}")]
    NoSuchGame(String),
    /// The game does not come out as it was kept.
    #[error("the game cannot be gone on with: {0}")]
    Game(table::Breach),
}

impl Record {
    pub(crate) fn write(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("records are plain data that postcard can write")
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Record> {
        match postcard::take_from_bytes(bytes) {
            Ok((record, [])) => Some(record),
            _ => None,
        }
    }
}

impl Record {
    /// Which request led to it.
    pub(crate) fn by(&self) -> Option<By> {
        match *self {
            Record::Opened(_) => None,
            Record::Sat { by, .. }
            | Record::Stood { by, .. }
            | Record::Bot { by, .. }
            | Record::Began { by } => Some(by),
            Record::Game { by, .. } => by,
        }
    }
}
