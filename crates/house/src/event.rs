//! What goes into the house, and what comes out.

use std::sync::Arc;

use protocol::{GuestId, Name, Request, Sign, TableId};
use serde_json::Value;
use shelf::{Heard, Plan, Seen};
use table::{Seat, Seed, Time};

use crate::keep::Append;
use crate::rematch::NextTable;

/// A connection to the table, numbered by whoever holds it. A number is not used twice while the house lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Link(pub u64);

/// What goes in. Times are those of the service: milliseconds that only grow, and leave out when nobody kept the house.
#[derive(Debug)]
pub enum Event {
    /// Somebody comes to the table, or comes back.
    Join {
        /// Over which connection.
        link: Link,
        /// Who.
        guest: GuestId,
        /// Under which name.
        name: Name,
        /// Which sign they would like to have.
        sign: Option<Sign>,
        /// The number of the next entry that they expect.
        have: Option<u64>,
    },
    /// A connection is gone.
    Leave {
        /// Which.
        link: Link,
    },
    /// Somebody asks for something.
    Request {
        /// Over which connection.
        link: Link,
        /// What.
        request: Request,
        /// When it was read.
        stamp: u64,
        /// Random bytes, for a request that needs some: [`Request::Pass`]. The house has none of its own.
        luck: Option<[u8; 16]>,
    },
    /// A message went to somebody and its answer came back: how near they are. The shell measures it for
    /// [those who have a seat](crate::House::pressed_links) and takes nobody's word for it.
    Trip {
        /// Over which connection.
        link: Link,
        /// How long that took, in milliseconds of the service.
        ms: u64,
    },
    /// A reader falls behind: nothing more is sent until it has caught up.
    Slow {
        /// Which.
        link: Link,
    },
    /// A slow reader has read all it was sent: it gets everything anew.
    CaughtUp {
        /// Which.
        link: Link,
    },
    /// What was to be kept is on disk.
    Kept,
    /// A bot knows what it will do.
    Planned {
        /// In which seat.
        seat: Seat,
        /// Which question that answers.
        question: u64,
        /// What it will do.
        plan: Plan<Value>,
    },
    /// The table that was asked for with [`Effect::OpenNext`] is there and on disk, or cannot be opened.
    NextOpened {
        /// Its code.
        table: Option<TableId>,
    },
    /// Time has passed.
    Tick,
}

/// A message as it goes out, shared by all who get the same.
pub type Text = Arc<str>;

/// What comes out.
#[derive(Debug)]
pub enum Effect {
    /// This is to be sent.
    Send {
        /// Over which connection.
        link: Link,
        /// What.
        text: Text,
    },
    /// This is to be kept; [`Event::Kept`] says that it is. There is never more than one on its way.
    Append(Append),
    /// A bot takes a seat; whoever was there before is dismissed.
    Hire {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
        /// Where its whims come from: nothing that is secret.
        seed: Seed,
    },
    /// A bot is told what its seat was told, and asked what it will do. An older question needs no answer any more.
    Ask {
        /// Which bot.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// What it was told since the last question.
        heard: Vec<Heard>,
        /// What it sees.
        seen: Seen,
        /// The time of the table.
        at: Time,
    },
    /// The same people want to play again: a table is to be opened for them; [`Event::NextOpened`] says that it is.
    OpenNext(Box<NextTable>),
    /// The table sleeps: it may be forgotten, and is loaded when somebody comes or when it is due.
    Sleep,
}
