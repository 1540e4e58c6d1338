//! What is kept of a table, entry by entry.

use protocol::{GuestId, Name, SeatOf, Sign, TableId, Wish};
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
    Sat { by: By, seat: Seat, name: Name, sign: Sign, entropy: Option<Entropy> },
    /// A seat was freed.
    Stood { by: By, seat: Seat },
    /// A bot was put into a seat; if somebody sat there, it plays for them.
    Bot { by: By, seat: Seat, level: String, sign: Sign },
    /// The host began the game. What is dealt follows in entries of the game.
    Began { by: By },
    /// An entry of the game, in the form of its log.
    Game { by: Option<By>, entry: Vec<u8> },
    /// The host said who may come.
    Set { by: By, public: bool, watchers: bool },
    /// The person in this seat became the host.
    Host { by: By, seat: Seat },
    /// A person took their seat back from a bot.
    Took { by: By, seat: Seat },
    /// Somebody proposed something, which stands until this time of the service.
    Proposed { by: By, seat: Seat, what: Wish, until: u64 },
    /// Somebody agreed to it.
    Agreed { by: By, seat: Seat },
    /// Somebody did not, or took it back.
    Declined { by: By },
    /// Too few agreed for too long.
    Lapsed,
    /// All agreed. What comes of it follows in an entry of the game.
    Carried,
    /// Somebody gave up. A bot of this level plays on, unless the game ends.
    Conceded { by: By, seat: Seat, level: Option<String> },
    /// Whoever shows the code with this digest before this time of the service gets the seat.
    Passed { by: By, seat: Seat, digest: [u8; 32], until: u64 },
    /// Somebody did.
    Claimed { by: By, seat: Seat, name: Name },
    /// The same people play again at another table.
    Next { by: By, table: TableId },
    /// Somebody who sits already took one more seat, for somebody else who shares their device.
    SatAlso { by: By, seat: Seat, name: Name, sign: Sign },
    /// Bots play for those who drop out from now on, or no longer: as the table was opened, or as the host said.
    StandIns { by: Option<By>, on: bool },
    /// A bot of this level plays for somebody who dropped out, until they are back.
    StoodIn { seat: Seat, level: String },
    /// They are.
    CameBack { seat: Seat },
    /// Whoever plays first is first from now on, or whoever is read first: as the table was opened, or as the host said.
    FairRace { by: Option<By>, on: bool },
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
    /// Whether everybody sees it in the lobby.
    pub public: bool,
    /// Whether those without a seat may watch the game.
    pub watchers: bool,
    /// Whether a bot plays for whoever drops out. It came later than the form of this record, so it is kept in one of
    /// its own.
    #[serde(skip)]
    pub stand_ins: bool,
    /// Whether whoever plays first is first, however long it takes to come here; in a record of its own as well.
    #[serde(skip)]
    pub fair_race: bool,
    /// Who sits there from the beginning, in the order of the seats; nobody if this is empty.
    pub taken: Vec<Taken>,
}

/// Who sits at a table from the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Taken {
    /// Nobody.
    Free,
    /// A person.
    Person {
        /// Who.
        guest: GuestId,
        /// What they want to be called.
        name: Name,
        /// Their colour and shape.
        sign: Sign,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
        /// Its colour and shape.
        sign: Sign,
    },
}

impl From<Taken> for SeatOf {
    fn from(taken: Taken) -> SeatOf {
        match taken {
            Taken::Free => SeatOf::Free,
            Taken::Person { guest, name, sign } => SeatOf::Person { guest, name, sign },
            Taken::Bot { level, sign } => SeatOf::Bot { level, sign, keeps: None, conceded: false },
        }
    }
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
            | Record::SatAlso { by, .. }
            | Record::Stood { by, .. }
            | Record::Bot { by, .. }
            | Record::Began { by }
            | Record::Set { by, .. }
            | Record::Host { by, .. }
            | Record::Took { by, .. }
            | Record::Proposed { by, .. }
            | Record::Agreed { by, .. }
            | Record::Declined { by }
            | Record::Conceded { by, .. }
            | Record::Passed { by, .. }
            | Record::Claimed { by, .. }
            | Record::Next { by, .. } => Some(by),
            Record::Game { by, .. } | Record::StandIns { by, .. } | Record::FairRace { by, .. } => by,
            Record::Lapsed | Record::Carried | Record::StoodIn { .. } | Record::CameBack { .. } => None,
        }
    }

    /// What everybody is told of it besides, for the list of what happened.
    pub(crate) fn fact(&self) -> Option<String> {
        match self {
            Record::StoodIn { seat, .. } => Some(format!(r#"{{"stood_in":{{"seat":{seat}}}}}"#)),
            Record::CameBack { seat } => Some(format!(r#"{{"came_back":{{"seat":{seat}}}}}"#)),
            _ => None,
        }
    }

    /// What kind of entry it is told as. Those of the game say so themselves.
    pub(crate) fn what(&self) -> &'static str {
        match self {
            Record::Opened(_) => "opened",
            Record::Sat { .. } | Record::SatAlso { .. } => "sat",
            Record::Stood { .. } => "stood",
            Record::Bot { .. } | Record::StoodIn { .. } => "bot",
            Record::Began { .. } => "began",
            Record::Game { .. } => "game",
            Record::Set { .. } | Record::StandIns { .. } | Record::FairRace { .. } => "set",
            Record::Host { .. } => "host",
            Record::Took { .. } | Record::CameBack { .. } => "took",
            Record::Proposed { .. } => "proposed",
            Record::Agreed { .. } => "agreed",
            Record::Declined { .. } => "declined",
            Record::Lapsed => "lapsed",
            Record::Carried => "carried",
            Record::Conceded { .. } => "conceded",
            Record::Passed { .. } => "passed",
            Record::Claimed { .. } => "claimed",
            Record::Next { .. } => "next",
        }
    }
}
