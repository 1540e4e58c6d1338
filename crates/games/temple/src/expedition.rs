//! The expedition: all that everybody at the table can see, which is everything but the luck to come. (Rules §1.1)

use table::{Pile, Seat, SeatSet, Seats, Stream, Time};

use crate::asks::Asks;
use crate::chalice::Chalice;
use crate::chamber::Tile;
use crate::curses::Curses;
use crate::dice::Dice;
use crate::map::Map;
use crate::node::NodeId;
use crate::options::{Options, Track};
use crate::pawn::Pawns;
use crate::treasures::Treasures;

/// The most seats.
pub(crate) const SEATS: usize = 6;
/// How many entries a list by seat has, in a game of any number of seats.
pub(crate) const PLACES: usize = Seat::MOST as usize;

/// What is drawn for: chambers.
pub(crate) const TILES: Stream = Stream(0);
/// What is drawn for: dice.
pub(crate) const THROWS: Stream = Stream(1);
/// What is drawn for: dice that fall from the table.
pub(crate) const FALLS: Stream = Stream(3);
/// What is drawn for: curses.
pub(crate) const CURSES: Stream = Stream(4);
/// What is drawn for: treasures.
pub(crate) const TREASURES: Stream = Stream(5);

/// All that everybody can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Expedition {
    /// What was agreed.
    pub options: Options,
    /// Who is at the table.
    pub seats: Seats,
    /// What the table is asked.
    pub asks: Asks,
    /// The moment of the start word, once everybody is ready.
    pub began: Option<Time>,
    /// How many of gong, slam, gong, slam, gong and collapse there have been.
    pub events: u8,
    /// The chambers on the table.
    pub map: Map,
    /// The chambers still to come. A pile has no order, so nothing in it is a secret.
    pub pile: Pile<Tile>,
    /// Stones still to be activated.
    pub ark: u8,
    /// Stones that the goddess can still be called with.
    pub goddess: u8,
    /// Before this she cannot be called again.
    pub cool: Time,
    /// Where the pawns stand.
    pub pawns: Pawns,
    /// Those who are in it.
    pub adventurers: [Adventurer; PLACES],
    /// Curse cards.
    pub curses: Curses,
    /// Treasures, and who holds them.
    pub treasures: Treasures,
    /// Whether alliance chambers were linked, which happens once in a game.
    pub linked: bool,
    /// Where the chalice is, if there is one in the game.
    pub chalice: Option<Chalice>,
    /// How it ended.
    pub end: Option<End>,
}

/// A seat in the temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adventurer {
    /// The dice.
    pub dice: Dice,
    /// Whether mates may use them in joint moves.
    pub share: bool,
    /// Dice lost to slams.
    pub lost: u8,
    /// Busy until this moment.
    pub busy: Time,
}

impl Adventurer {
    /// A seat that the table does not have.
    pub(crate) const NOBODY: Adventurer =
        Adventurer { dice: Dice::new(0), share: true, lost: 0, busy: Time::ZERO };
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct End {
    /// Whether everybody got out.
    pub won: bool,
    /// What was left on the clock, in milliseconds.
    pub time_left: u64,
    /// Stones left in the ark.
    pub stones: u8,
}

impl Expedition {
    pub(crate) fn of(&self, seat: Seat) -> &Adventurer {
        &self.adventurers[seat.index()]
    }

    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut Adventurer {
        &mut self.adventurers[seat.index()]
    }

    /// Everybody who has not escaped.
    pub fn inside(&self) -> SeatSet {
        self.pawns.inside()
    }

    /// Where the pawn stands that this seat steers; nowhere once it has escaped.
    pub fn node_of(&self, seat: Seat) -> Option<NodeId> {
        self.pawns.node_of(seat)
    }

    /// Whether two seats stand in the same chamber.
    pub fn together(&self, one: Seat, other: Seat) -> bool {
        let there = self.seats.contains(one) && self.seats.contains(other) && self.node_of(one).is_some();
        there && self.node_of(one) == self.node_of(other)
    }

    /// Everybody else inside.
    pub fn mates_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.inside().without(seat).iter()
    }

    /// Everybody else in the same chamber.
    pub fn mates_here(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.mates_of(seat).filter(move |&other| self.together(seat, other))
    }

    /// When the next gong, slam or collapse is due.
    pub fn next_event(&self) -> Option<Time> {
        let seconds = *self.options.track.seconds()?.get(usize::from(self.events))?;
        self.began.map(|began| began.after(u64::from(seconds) * 1_000))
    }

    /// When the temple collapses; never in practice.
    pub fn collapse(&self) -> Option<Time> {
        let [.., seconds] = self.options.track.seconds()?;
        self.began.map(|began| began.after(u64::from(seconds) * 1_000))
    }

    /// Whether this is practice: nothing happens by the clock.
    pub fn is_practice(&self) -> bool {
        self.options.track == Track::Off
    }
}
