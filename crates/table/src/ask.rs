//! Asks: questions to one or several seats.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};
use crate::time::Time;

/// A question to one or several seats: who has still to answer, and until when. What it is about, what may be answered
/// and what counts if nobody does is the game's; answering is a move that names the ask by its number.
///
/// ```
/// use table::{Ask, Seat, Seats, Time};
/// let mut vote = Ask::new(7, Seats::of(2).all(), Some(Time::ms(5_000)));
/// assert!(vote.waits_for(Seat::at(1)));
/// vote.answered(Seat::at(1));
/// assert!(!vote.waits_for(Seat::at(1)) && !vote.is_settled());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the ask; never used twice in a game.
    pub id: u32,
    /// Who has still to answer.
    pub waiting: SeatSet,
    /// When the default counts; without it the table waits for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
}

impl Ask {
    /// A question to these seats.
    pub const fn new(id: u32, waiting: SeatSet, until: Option<Time>) -> Ask {
        Ask { id, waiting, until }
    }

    /// Whether this seat has still to answer.
    pub const fn waits_for(&self, seat: Seat) -> bool {
        self.waiting.contains(seat)
    }

    /// The seat has answered, or need not any more.
    pub const fn answered(&mut self, seat: Seat) {
        self.waiting = self.waiting.without(seat);
    }

    /// Whether everybody has answered.
    pub const fn is_settled(&self) -> bool {
        self.waiting.is_empty()
    }
}
