//! The log: with the seed it *is* the game.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::fairness::{Commitment, Entropy, Seed, from_hex, to_hex};
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::seat::{Seat, SeatSet, Seats};
use crate::time::Time;

/// A game from the first word to the last: what was agreed, and everything that went in since.
#[derive(Clone, Debug)]
pub struct Log<R: Rules> {
    /// What was agreed before the deal.
    pub header: Header<R::Options>,
    /// Everything that went in, in order; the place in this list is the entry's sequence number.
    pub entries: Vec<Entry<R::Move>>,
}

// Derived, it would ask that the game itself can be compared.
impl<R: Rules> PartialEq for Log<R> {
    fn eq(&self, other: &Log<R>) -> bool {
        self.header == other.header && self.entries == other.entries
    }
}

/// What was agreed before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<O> {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// How many seats.
    pub seats: Seats,
    /// What was shown of the seed.
    pub commitment: Commitment,
    /// The options.
    pub options: O,
}

/// One thing that went in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<M> {
    /// Game time.
    pub at: Time,
    /// What it was.
    pub what: Happening<M>,
    /// Ties the entry to all before it and to what followed from it.
    pub check: Check,
}

/// What can go into a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening<M> {
    /// A seat added to the luck; before the deal only.
    Entropy {
        /// Who.
        seat: Seat,
        /// What.
        bytes: Entropy,
    },
    /// The deal; once. Everything before it is preparation.
    Deal,
    /// A move that was lawful.
    Move {
        /// Whose.
        seat: Seat,
        /// Which.
        mv: M,
    },
    /// The rules acted by themselves.
    Ring,
    /// A seat took its last move back.
    Undo {
        /// Whose.
        seat: Seat,
    },
    /// A person or a bot took a seat.
    Sit {
        /// Which seat.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Game time stands still from here.
    Pause,
    /// Game time runs on.
    Resume,
    /// The program was away; game time stood still meanwhile.
    Outage {
        /// For how long, in milliseconds of wall time.
        ms: u64,
    },
    /// The seed, after the end.
    Reveal {
        /// The seed.
        seed: Seed,
    },
    /// The game ends here, and not by its rules.
    Stop {
        /// Why.
        why: Stopped,
    },
}

/// Why a game ended that its rules had not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stopped {
    /// A seat gave up.
    Conceded {
        /// Which: the last one that did.
        seat: Seat,
        /// Who wins by it.
        to: SeatSet,
    },
    /// All agreed to end it. Nobody wins.
    Agreed,
}

impl Stopped {
    /// How the game ended, for these seats.
    pub fn outcome(self, seats: Seats) -> Outcome {
        match self {
            Stopped::Conceded { to, .. } => {
                Outcome::ranked(seats.iter().map(|seat| (seat, i64::from(to.contains(seat)), Vec::new())))
            }
            Stopped::Agreed => Outcome::together(false, seats.iter()),
        }
    }

    /// Whether that can be so at a table with these seats: somebody wins, and not who gave up.
    pub(crate) fn fits(self, seats: Seats) -> bool {
        match self {
            Stopped::Conceded { seat, to } => {
                seats.contains(seat)
                    && !to.is_empty()
                    && !to.contains(seat)
                    && to.intersection(seats.all()) == to
            }
            Stopped::Agreed => true,
        }
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this name.
    Bot(String),
}

impl<M> Happening<M> {
    /// Its name as every eye may know it: what kind of thing went in, not what it said.
    pub const fn kind(&self) -> &'static str {
        match self {
            Happening::Entropy { .. } => "entropy",
            Happening::Deal => "deal",
            Happening::Move { .. } => "move",
            Happening::Ring => "ring",
            Happening::Undo { .. } => "undo",
            Happening::Sit { .. } => "sit",
            Happening::Pause => "pause",
            Happening::Resume => "resume",
            Happening::Outage { .. } => "outage",
            Happening::Reveal { .. } => "reveal",
            Happening::Stop { .. } => "stop",
        }
    }
}

/// A short keyed check: two bytes of a keyed hash over the check before, the entry and the facts that followed from it.
/// Short, because a log has many; keyed, because nobody may try guesses against it while the game is on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Check(pub [u8; 2]);

impl Debug for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl Serialize for Check {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&to_hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Check {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Check, D::Error> {
        let text = String::deserialize(from)?;
        from_hex(&text)
            .map(Check)
            .ok_or_else(|| serde::de::Error::custom("a check is four hexadecimal digits"))
    }
}

/// The running value behind the checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain {
    key: [u8; 32],
    pub(crate) value: [u8; 32],
}

impl Chain {
    /// The start of the chain: it takes in the header.
    pub(crate) fn new<O: Serialize>(seed: &Seed, header: &Header<O>) -> Chain {
        let key = seed.check_key();
        let header = postcard::to_allocvec(header).expect("options are plain data that postcard can write");
        Chain { key, value: *blake3::keyed_hash(&key, &header).as_bytes() }
    }

    /// The chain at a value kept in a snapshot.
    pub(crate) fn resumed(seed: &Seed, value: [u8; 32]) -> Chain {
        Chain { key: seed.check_key(), value }
    }

    /// Takes in the bytes of an entry and its facts. `buffer` begins with 32 bytes of room for the value before.
    pub(crate) fn take(&mut self, buffer: &mut [u8]) -> Check {
        buffer[..32].copy_from_slice(&self.value);
        self.value = *blake3::keyed_hash(&self.key, buffer).as_bytes();
        Check([self.value[0], self.value[1]])
    }
}

/// Why a file is not a log of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadLog {
    /// Not a log at all.
    #[error("this is not a log")]
    NotALog,
    /// A form of a later program.
    #[error("the log is written in form {0}, which this program does not know")]
    Form(u8),
    /// The log of another game.
    #[error("this is a log of {0}")]
    OtherGame(String),
    /// A header that cannot be read.
    #[error("the header cannot be read: {0}")]
    Header(String),
    /// The file ends inside an entry.
    #[error("the file ends in the middle of entry {entry}")]
    Truncated {
        /// Which entry.
        entry: usize,
    },
    /// An entry that cannot be read.
    #[error("entry {entry} cannot be read: {why}")]
    Entry {
        /// Which entry.
        entry: usize,
        /// What is wrong with it.
        why: String,
    },
    /// More entries than a log may have.
    #[error("the log has more than {MOST_ENTRIES} entries")]
    TooLong,
}

/// The most entries that a log may have: a bound on memory, far above any real game.
pub const MOST_ENTRIES: usize = 200_000;

mod binary;
mod json;

pub(crate) use binary::{put, record_of, write_entry};
pub use json::JsonLog;

/// The game that a log is of, in whichever form it is written.
///
/// # Errors
/// When it is no log.
pub fn game_of(file: &[u8]) -> Result<String, BadLog> {
    if binary::is_binary(file) { binary::game_of(file) } else { json::game_of(file) }
}

impl<R: Rules> Log<R> {
    /// A log without entries.
    pub fn new(options: R::Options, seats: Seats, commitment: Commitment) -> Log<R> {
        let header = Header { game: R::GAME.to_owned(), rules: R::VERSION, seats, commitment, options };
        Log { header, entries: Vec::new() }
    }

    /// Reads a log in either form.
    ///
    /// # Errors
    /// When it is not a log of this game, with the entry at which it breaks.
    pub fn read(file: &[u8]) -> Result<Log<R>, BadLog> {
        let game = game_of(file)?;
        if game != R::GAME {
            return Err(BadLog::OtherGame(game));
        }
        if binary::is_binary(file) { binary::read(file) } else { json::read(file) }
    }

    /// A log from its header and its entries one by one, each in the compact form.
    ///
    /// # Errors
    /// At the first record that is no entry.
    pub fn from_records<'a>(
        options: R::Options,
        seats: Seats,
        commitment: Commitment,
        records: impl IntoIterator<Item = &'a [u8]>,
    ) -> Result<Log<R>, BadLog> {
        let mut log = Log::new(options, seats, commitment);
        log.entries = binary::read_records(records)?;
        Ok(log)
    }

    /// One of these entries in the compact form, as [`Log::from_records`] takes it.
    pub fn record(entries: &[Entry<R::Move>], number: usize) -> Vec<u8> {
        let before = number.checked_sub(1).map_or(Time::ZERO, |before| entries[before].at);
        record_of(before, &entries[number])
    }

    /// The compact form.
    pub fn to_bytes(&self) -> Vec<u8> {
        binary::write(self)
    }

    /// The form for people and other programs.
    pub fn to_json(&self) -> JsonLog<R::Options, R::Move> {
        json::write(self)
    }

    /// The seed, if it was revealed.
    pub fn revealed(&self) -> Option<Seed> {
        self.entries.iter().rev().find_map(|entry| match entry.what {
            Happening::Reveal { seed } => Some(seed),
            _ => None,
        })
    }

    /// What the seats added to the luck.
    pub fn entropy(&self) -> Vec<Entropy> {
        let added = self.entries.iter().map_while(|entry| match &entry.what {
            Happening::Deal => None,
            Happening::Entropy { bytes, .. } => Some(Some(*bytes)),
            _ => Some(None),
        });
        added.flatten().collect()
    }
}
