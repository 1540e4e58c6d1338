//! Seats, sets of seats, eyes and teams.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// More seats than any table has.
    pub const MOST: u8 = 8;

    /// The seat with this number, if there can be one.
    pub const fn new(number: u8) -> Option<Seat> {
        if number < Seat::MOST { Some(Seat(number)) } else { None }
    }

    /// The seat with this number; for numbers that are known to be right, such as those of a test.
    ///
    /// # Panics
    /// When the number is [`Seat::MOST`] or more.
    pub const fn at(number: u8) -> Seat {
        match Seat::new(number) {
            Some(seat) => seat,
            None => panic!("no table has so many seats"),
        }
    }

    /// The number of the seat, as an index.
    pub const fn index(self) -> usize {
        // The remainder changes nothing. It tells the compiler that a list of `MOST` entries needs no check.
        (self.0 % Seat::MOST) as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        Seat::new(number).ok_or_else(|| D::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// A set of seats. JSON writes it as a list, the binary forms as one byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// The set of this one seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(if count >= 8 { u8::MAX } else { (1 << count) - 1 })
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set and the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set less the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let SeatSet(mut bits) = self;
        std::iter::from_fn(move || {
            let seat = Seat::new(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        if from.is_human_readable() {
            Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
        } else {
            u8::deserialize(from).map(SeatSet)
        }
    }
}

/// The seats of one table: how many there are, and the way round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// A table with this many seats, if there can be one.
    pub const fn new(count: u8) -> Option<Seats> {
        if count >= 1 && count <= Seat::MOST { Some(Seats(count)) } else { None }
    }

    /// A table with this many seats; for numbers that are known to be right, such as those of a test.
    ///
    /// # Panics
    /// When the count is 0 or more than [`Seat::MOST`].
    pub const fn of(count: u8) -> Seats {
        match Seats::new(count) {
            Some(seats) => seats,
            None => panic!("no table has so many seats"),
        }
    }

    /// How many seats there are.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The seat with this number at this table, if it has one.
    pub const fn get(self, number: u8) -> Option<Seat> {
        if number < self.0 { Some(Seat(number)) } else { None }
    }

    /// Whether the seat belongs to this table.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats clockwise, beginning with this one.
    pub fn around(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |step| Seat((first.0 + step) % self.0))
    }

    /// All seats, as a set.
    pub const fn all(self) -> SeatSet {
        SeatSet::first(self.0)
    }

    /// The next seat clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.0 { Seat(seat.0 + 1) } else { Seat(0) }
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let count = u8::deserialize(from)?;
        Seats::new(count).ok_or_else(|| D::Error::custom(format_args!("a table cannot have {count} seats")))
    }
}

/// Somebody who looks on: a seat, or a watcher, who has none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Eye {
    /// The holder of this seat.
    Seat(Seat),
    /// Anybody who holds no seat.
    Watcher,
}

impl Eye {
    /// The seat of this eye, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Watcher => None,
        }
    }

    /// Every eye there can be at a table: its seats, then the watchers.
    pub fn all(seats: Seats) -> impl Iterator<Item = Eye> {
        seats.iter().map(Eye::Seat).chain([Eye::Watcher])
    }
}

impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Seat(seat) => write!(f, "seat {seat}"),
            Eye::Watcher => write!(f, "watcher"),
        }
    }
}

/// A set of eyes: the audience of a fact, or who may hear a seat's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Eyes {
    /// The seats in it.
    pub seats: SeatSet,
    /// Whether watchers are in it.
    pub watchers: bool,
}

impl Eyes {
    /// Every seat and every watcher.
    pub const ALL: Eyes = Eyes { seats: SeatSet::first(8), watchers: true };
    /// Nobody at all.
    pub const NONE: Eyes = Eyes { seats: SeatSet::NONE, watchers: false };

    /// These seats and no watcher.
    pub const fn only(seats: SeatSet) -> Eyes {
        Eyes { seats, watchers: false }
    }

    /// Everybody except these seats; watchers included.
    pub const fn except(seats: SeatSet) -> Eyes {
        Eyes { seats: SeatSet(!seats.0), watchers: true }
    }

    /// Whether the eye is in the set.
    pub const fn contains(self, eye: Eye) -> bool {
        match eye {
            Eye::Seat(seat) => self.seats.contains(seat),
            Eye::Watcher => self.watchers,
        }
    }
}

/// Who plays with whom. Without teams everybody is alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Teams([SeatSet; Seat::MOST as usize]);

impl Teams {
    /// Every seat for itself.
    pub fn none() -> Teams {
        Teams(std::array::from_fn(|i| SeatSet(1 << i)))
    }

    /// Two teams, sitting alternately, so that mates of a table of four sit opposite each other.
    pub fn two(seats: Seats) -> Teams {
        let evens: SeatSet = seats.iter().filter(|seat| seat.0 % 2 == 0).collect();
        let odds: SeatSet = seats.iter().filter(|seat| seat.0 % 2 == 1).collect();
        Teams(std::array::from_fn(|i| if i % 2 == 0 { evens } else { odds }))
    }

    /// The seat and its mates.
    pub const fn of(&self, seat: Seat) -> SeatSet {
        self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_a_list_in_json_and_a_byte_in_binary() {
        let set: SeatSet = [Seat::at(0), Seat::at(2)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2]");
        assert_eq!(serde_json::from_str::<SeatSet>("[2,0]").unwrap(), set);
        assert_eq!(postcard::to_allocvec(&set).unwrap(), [5]);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
    }

    #[test]
    fn the_way_round() {
        let seats = Seats::of(3);
        assert_eq!(seats.after(Seat::at(2)), Seat::at(0));
        assert_eq!(seats.get(3), None);
        assert_eq!(seats.all().len(), 3);
    }

    #[test]
    fn mates_sit_opposite() {
        let teams = Teams::two(Seats::of(4));
        assert_eq!(teams.of(Seat::at(1)), [Seat::at(1), Seat::at(3)].into_iter().collect());
        assert_eq!(Teams::none().of(Seat::at(1)), SeatSet::one(Seat::at(1)));
    }

    #[test]
    fn an_audience_of_seats_leaves_watchers_out() {
        let eyes = Eyes::only(SeatSet::one(Seat::at(1)));
        assert!(eyes.contains(Eye::Seat(Seat::at(1))) && !eyes.contains(Eye::Watcher));
        let rest = Eyes::except(eyes.seats);
        assert!(!rest.contains(Eye::Seat(Seat::at(1))) && rest.contains(Eye::Watcher));
    }
}
