//! What a client is told.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Commitment, Seat, SeatSet, Seed, Time};

use crate::{GuestId, Line, Name, PassCode, Phrase, Sign, TableId, Wish};

/// What a client is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The answer to the first message.
    Hello(Hello),
    /// A table was opened; its code.
    Opened {
        /// The client's number of the request.
        id: u64,
        /// The code.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        table: TableId,
    },
    /// Everything there is to know: on joining, after a gap, and for readers that fall behind.
    Whole(Box<Whole>),
    /// Something happened.
    Entry(Entry),
    /// A request was carried out, and that is on disk.
    Ok {
        /// The client's number of the request.
        id: u64,
        /// The number of the entry that it became.
        seq: u64,
    },
    /// A request was not carried out; nothing has changed.
    No {
        /// The client's number of the request, if it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// Why; stable, in snake case.
        code: String,
        /// What the sentence needs besides.
        #[serde(default)]
        args: Map<String, Value>,
    },
    /// The lawful moves of a seat.
    Moves {
        /// The client's number of the request.
        id: u64,
        /// The number of the next entry: they are lawful until then, or until their time is over.
        seq: u64,
        /// The moves, in the game's own form.
        moves: Vec<Value>,
    },
    /// The log of a game that is over, as `escapement verify` reads it.
    Log {
        /// Which request that answers.
        id: u64,
        /// The log.
        log: Value,
    },
    /// The code that was asked for. It works once, for ten minutes.
    Pass {
        /// The client's number of the request.
        id: u64,
        /// The code.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        code: PassCode,
    },
    /// Somebody said something. Not part of the history, and kept nowhere.
    Said(Said),
    /// Who is there. Not part of the history.
    Here(Here),
    /// A sign of life.
    Pong {
        /// The client's own time, as it came.
        at: u64,
        /// The time of the table, if there is a game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u64>"))]
        now: Option<Time>,
    },
}

/// Who speaks, and what can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u16,
    /// Who the client is to the others.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub guest: GuestId,
    /// The games of this house.
    pub games: Vec<GameOffer>,
    /// How many times faster than a clock the time of its tables runs.
    #[serde(default = "as_a_clock", skip_serializing_if = "is_as_a_clock")]
    pub speed: u32,
}

fn as_a_clock() -> u32 {
    1
}

fn is_as_a_clock(speed: &u32) -> bool {
    *speed == 1
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameOffer {
    /// Its name.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The bots, weakest first.
    pub bots: Vec<String>,
    /// The options as they are if nobody says otherwise.
    pub options: Value,
}

/// Everything that an eye may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Whole {
    /// The number of the next entry.
    pub seq: u64,
    /// The time of the table.
    #[cfg_attr(feature = "schema", schemars(with = "u64"))]
    pub at: Time,
    /// Whether game time runs.
    pub running: bool,
    /// The seat whose eyes these are; none for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// The document of the table.
    pub table: TableDocument,
    /// The public document, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Value>,
    /// The seat's own document, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Value>,
    /// Whether this seat can take its last move back now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
    /// What happened so far, as far as it may be told again.
    #[serde(default)]
    pub history: Vec<Passage>,
}

/// The table itself: who sits where, and what is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableDocument {
    /// Its code.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// What is played with.
    pub options: Value,
    /// Who may begin the game and say who comes in.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub host: GuestId,
    /// Whether everybody sees the table in the lobby.
    pub public: bool,
    /// Whether those without a seat may watch the game.
    pub watchers: bool,
    /// Whether a bot plays for whoever drops out, until they are back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_ins: bool,
    /// Whether whoever plays first is first, however long it takes to come here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fair_race: bool,
    /// What is shown of the seed: keep it, to verify the luck after the game.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub commitment: Commitment,
    /// How far it has come.
    pub phase: Phase,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<SeatOf>,
    /// Whether game time stands still because all agreed to a pause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// What somebody proposes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// Why the game is over, if its rules had not ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub next: Option<TableId>,
    /// The seed, after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub seed: Option<Seed>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People take seats.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Something that all persons with a seat have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Proposal {
    /// What.
    pub what: Wish,
    /// Who proposed it.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub by: Seat,
    /// Who agrees so far.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub agreed: SeatSet,
}

/// Why a game is over that its rules had not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ended {
    /// Why.
    pub why: EndedBy,
    /// Who gave up last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// Who has won by it; nobody if all agreed.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub winners: SeatSet,
}

/// What ends a game before its rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// Somebody gave up.
    Conceded,
    /// All agreed.
    Agreed,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatOf {
    /// Nobody.
    Free,
    /// A person.
    Person {
        /// Who.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        guest: GuestId,
        /// What they want to be called.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        name: Name,
        /// Their colour and shape.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        sign: Sign,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
        /// Its colour and shape.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        sign: Sign,
        /// For whom it plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keeps: Option<Keeps>,
        /// Whether they have given up, and do not come back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        conceded: bool,
    },
}

/// The person for whom a bot plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Keeps {
    /// Who.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub guest: GuestId,
    /// What they want to be called.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub name: Name,
    /// Whether the seat is theirs again by itself as soon as they are back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub until_back: bool,
}

impl SeatOf {
    /// The colour and shape of whoever sits there.
    pub fn sign(&self) -> Option<Sign> {
        match self {
            SeatOf::Free => None,
            SeatOf::Person { sign, .. } | SeatOf::Bot { sign, .. } => Some(*sign),
        }
    }

    /// The person who holds the seat.
    pub fn person(&self) -> Option<GuestId> {
        match self {
            SeatOf::Person { guest, .. } => Some(*guest),
            SeatOf::Free | SeatOf::Bot { .. } => None,
        }
    }
}

/// One entry, as one eye gets it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Its number.
    pub seq: u64,
    /// Its time.
    #[cfg_attr(feature = "schema", schemars(with = "u64"))]
    pub at: Time,
    /// What kind of entry it was.
    pub what: String,
    /// What this eye is told, in order.
    #[serde(default)]
    pub facts: Vec<Value>,
    /// How the document of the table changed (JSON merge patch).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Value>,
    /// How the public document changed (JSON merge patch).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Value>,
    /// How the seat's own document changed (JSON merge patch).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Value>,
    /// Whether this seat can take its last move back now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
}

/// What one entry of the past told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Passage {
    /// The number of the entry in the log of the game.
    pub seq: u64,
    /// Its time.
    #[cfg_attr(feature = "schema", schemars(with = "u64"))]
    pub at: Time,
    /// What kind of entry it was.
    pub what: String,
    /// What this eye was told.
    pub facts: Vec<Value>,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Here {
    /// Seats whose people are connected.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub seats: Vec<Seat>,
    /// How many others are.
    pub watchers: u32,
    /// Seats whose people have been gone for a minute: a bot may play for them.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub away: Vec<Seat>,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// The client's number of the request, to whoever said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// In which seat; none for a watcher.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub from: Option<Seat>,
    /// Who.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub name: Name,
    /// In words of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub text: Option<Line>,
    /// In words that every language has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}

impl Answer {
    /// The answer as it is sent.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("answers are plain data with text keys")
    }

    /// A refusal.
    pub fn no(id: Option<u64>, why: table::Coded) -> Answer {
        Answer::No { id, code: why.code, args: why.args }
    }
}
