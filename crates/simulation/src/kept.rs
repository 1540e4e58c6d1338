//! What is on disk, read without the help of the house: the form of its entries is a promise to every later version.

use house::Opening;
use protocol::{GuestId, Name, SeatOf};
use serde::Deserialize;
use table::{Entropy, Seat};

/// Which request of which guest led to an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub(crate) struct By {
    pub(crate) guest: GuestId,
    pub(crate) id: u64,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) enum Record {
    Opened(Opening),
    Sat { by: By, seat: Seat, name: Name, entropy: Option<Entropy> },
    Stood { by: By, seat: Seat },
    Bot { by: By, seat: Seat, level: String },
    Began { by: By },
    Game { by: Option<By>, entry: Vec<u8> },
}

impl Record {
    pub(crate) fn read(bytes: &[u8]) -> Option<Record> {
        match postcard::take_from_bytes(bytes) {
            Ok((record, [])) => Some(record),
            _ => None,
        }
    }

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

    /// What it did to the seats.
    pub(crate) fn seat(&self, seats: &mut [SeatOf]) {
        match self {
            Record::Sat { by, seat, name, .. } => {
                let left = |sitter: &&mut SeatOf| matches!(sitter, SeatOf::Person { guest, .. } if *guest == by.guest);
                seats.iter_mut().filter(left).for_each(|sitter| *sitter = SeatOf::Free);
                seats[seat.index()] = SeatOf::Person { guest: by.guest, name: name.clone() };
            }
            Record::Stood { seat, .. } => seats[seat.index()] = SeatOf::Free,
            Record::Bot { seat, level, .. } => seats[seat.index()] = SeatOf::Bot(level.clone()),
            Record::Opened(_) | Record::Began { .. } | Record::Game { .. } => {}
        }
    }
}
