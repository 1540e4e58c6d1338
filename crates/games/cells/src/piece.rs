//! The pieces: a pawn for each seat, two guards, six keys; and the letters that a seat has collected. (Rules §1)

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seats;

/// A key, by its letter. The first E and the final E! are different keys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Key {
    E,
    S,
    C,
    A,
    P,
    #[serde(rename = "E!")]
    Bang,
}

impl Key {
    /// All six, as they spell the word.
    pub const ALL: [Key; 6] = [Key::E, Key::S, Key::C, Key::A, Key::P, Key::Bang];

    /// Its place in the word, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter, as it is printed.
    pub const fn letter(self) -> &'static str {
        ["E", "S", "C", "A", "P", "E!"][self as usize]
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// A piece that can be moved: the mover's own pawn, a guard or a key. One byte, because offers are made of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Piece {
    /// The pawn of whoever moves.
    Pawn,
    G1,
    G2,
    E,
    S,
    C,
    A,
    P,
    Bang,
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The pawn of whoever moves.
    Pawn,
    /// A guard.
    Guard(Guard),
    /// A key.
    Key(Key),
}

/// One of the two guards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Guard {
    G1,
    G2,
}

impl Guard {
    /// Both.
    pub const BOTH: [Guard; 2] = [Guard::G1, Guard::G2];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub const fn other(self) -> Guard {
        match self {
            Guard::G1 => Guard::G2,
            Guard::G2 => Guard::G1,
        }
    }
}

impl Piece {
    /// How many pieces one seat can move.
    pub const COUNT: usize = 9;

    /// All of them: pawn, guards, keys.
    pub const ALL: [Piece; Piece::COUNT] =
        [Piece::Pawn, Piece::G1, Piece::G2, Piece::E, Piece::S, Piece::C, Piece::A, Piece::P, Piece::Bang];

    /// Its place in [`Piece::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This guard as a piece.
    pub const fn guard(guard: Guard) -> Piece {
        Piece::ALL[1 + guard.index()]
    }

    /// This key as a piece.
    pub const fn key(key: Key) -> Piece {
        Piece::ALL[3 + key.index()]
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        match self.index() {
            0 => Kind::Pawn,
            index @ (1 | 2) => Kind::Guard(Guard::BOTH[index - 1]),
            index => Kind::Key(Key::ALL[index - 3]),
        }
    }

    /// Its name, as the rules write it.
    pub const fn name(self) -> &'static str {
        ["pawn", "G1", "G2", "E", "S", "C", "A", "P", "E!"][self.index()]
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPiece;

impl fmt::Display for NoSuchPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece is pawn, G1, G2, E, S, C, A, P or E!")
    }
}

impl FromStr for Piece {
    type Err = NoSuchPiece;

    fn from_str(name: &str) -> Result<Piece, NoSuchPiece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == name).ok_or(NoSuchPiece)
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            to.serialize_str(self.name())
        } else {
            to.serialize_u8(self.index() as u8)
        }
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Piece, D::Error> {
        if from.is_human_readable() {
            String::deserialize(from)?.parse().map_err(D::Error::custom)
        } else {
            let index = u8::deserialize(from)?;
            Piece::ALL.get(usize::from(index)).copied().ok_or_else(|| D::Error::custom(NoSuchPiece))
        }
    }
}

/// The letters that a seat has collected.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Letters(u8);

impl Letters {
    /// None yet.
    pub const NONE: Letters = Letters(0);
    /// All six: the game is won.
    pub const ALL: Letters = Letters(0b11_1111);

    /// The set with these bits, lowest bit E; higher bits are dropped.
    pub const fn from_bits(bits: u8) -> Letters {
        Letters(bits & Letters::ALL.0)
    }

    /// Whether this letter is among them.
    pub const fn contains(self, key: Key) -> bool {
        self.0 & (1 << key as u8) != 0
    }

    /// These and this letter.
    #[must_use]
    pub const fn with(self, key: Key) -> Letters {
        Letters(self.0 | 1 << key as u8)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters, as they spell the word.
    pub fn iter(self) -> impl Iterator<Item = Key> {
        Key::ALL.into_iter().filter(move |&key| self.contains(key))
    }
}

impl FromIterator<Key> for Letters {
    fn from_iter<I: IntoIterator<Item = Key>>(keys: I) -> Letters {
        keys.into_iter().fold(Letters::NONE, Letters::with)
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Letters {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Letters, D::Error> {
        if from.is_human_readable() {
            let keys = Vec::<Key>::deserialize(from)?;
            let letters: Letters = keys.iter().copied().collect();
            let once = usize::from(letters.len()) == keys.len();
            if once { Ok(letters) } else { Err(D::Error::custom("nobody has a letter twice")) }
        } else {
            u8::deserialize(from).map(Letters::from_bits)
        }
    }
}

/// The letters of every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collections {
    sets: [Letters; Collections::MOST],
    seats: Seats,
}

impl Collections {
    /// The most seats.
    pub(crate) const MOST: usize = 4;

    pub(crate) fn new(sets: [Letters; Collections::MOST], seats: Seats) -> Collections {
        Collections { sets, seats }
    }

    /// The letters of one to four seats.
    pub fn of(each: &[Letters]) -> Option<Collections> {
        let seats = Seats::new(u8::try_from(each.len()).ok()?).filter(|_| each.len() <= Collections::MOST)?;
        let mut sets = [Letters::NONE; Collections::MOST];
        sets[..each.len()].copy_from_slice(each);
        Some(Collections { sets, seats })
    }

    /// The letters of each seat, in the order of the seats.
    pub fn each(&self) -> &[Letters] {
        &self.sets[..usize::from(self.seats.count()).min(Collections::MOST)]
    }
}

impl Serialize for Collections {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.each().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Collections {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Collections, D::Error> {
        let each = Vec::<Letters>::deserialize(from)?;
        Collections::of(&each).ok_or_else(|| D::Error::custom("the letters of one to four seats"))
    }
}
