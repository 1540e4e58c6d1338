//! The board: fields, the middle line, cells, the guards' loop and the zones they watch. (Rules §2)

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A field of the board, `a1` to `h8`: files from left to right, ranks from bottom to top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The field with this number: rank by rank from the bottom, `a1` is 0, `h8` is 63.
    pub const fn new(number: u8) -> Option<Field> {
        if number < 64 { Some(Field(number)) } else { None }
    }

    /// The field on this file and rank, both counted from 0 and taken modulo 8.
    pub const fn of(file: u8, rank: u8) -> Field {
        Field((rank & 7) << 3 | (file & 7))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its file, from 0.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Its rank, from 0.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The next field in this direction, if the board goes on.
    pub const fn next(self, way: Way) -> Option<Field> {
        // A table: which way is anybody's guess, also the processor's.
        Field::new(NEXT[way as usize][self.index()])
    }

    /// The fields one step away, as bits.
    pub(crate) const fn beside(self) -> u64 {
        let here = self.bit();
        let not_on_a = here & !0x0101_0101_0101_0101;
        let not_on_h = here & !0x8080_8080_8080_8080;
        here << 8 | here >> 8 | not_on_h << 1 | not_on_a >> 1
    }

    /// Whether the other field is one step away.
    pub const fn is_beside(self, other: Field) -> bool {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank()) == 1
    }

    /// The direction from here to another field in the same file or rank, and how far it is.
    pub const fn towards(self, other: Field) -> Option<(Way, u8)> {
        if self.0 == other.0 {
            None
        } else if self.file() == other.file() {
            let way = if other.0 > self.0 { Way::North } else { Way::South };
            Some((way, other.rank().abs_diff(self.rank())))
        } else if self.rank() == other.rank() {
            let way = if other.0 > self.0 { Way::East } else { Way::West };
            Some((way, other.file().abs_diff(self.file())))
        } else {
            None
        }
    }
}

/// A direction on the board; nothing ever moves diagonally.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Way {
    North,
    East,
    South,
    West,
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    /// Whether a step this way from this field crosses the middle line, between the fourth and the fifth rank.
    pub const fn crosses(self, from: Field) -> bool {
        let (north, south) = (self as u8 == Way::North as u8, self as u8 == Way::South as u8);
        (north & (from.rank() == 3)) | (south & (from.rank() == 4))
    }
}

/// Where a key or a guard can lie: on a field, or on the middle line between `x4` and `x5`, where it occupies no field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// On a field.
    pub const fn on(field: Field) -> Place {
        Place(field.0)
    }

    /// On the line at this file, counted from 0 and taken modulo 8.
    pub const fn line(file: u8) -> Place {
        Place(64 | (file & 7))
    }

    /// The field, if it is one.
    pub const fn field(self) -> Option<Field> {
        Field::new(self.0)
    }

    /// The file of the line, if it is on the line.
    pub const fn line_file(self) -> Option<u8> {
        if self.0 >= 64 { Some(self.0 & 7) } else { None }
    }

    /// The fields next to it; on the line the two that it lies between. What is not there is written as the field itself,
    /// on the line as a corner: a piece may go to neither.
    pub(crate) const fn neighbours(self) -> [Field; 4] {
        NEIGHBOURS[(self.0 & 127) as usize]
    }

    /// The field as a bit; none on the line.
    pub(crate) const fn bit(self) -> u64 {
        if self.0 < 64 { 1 << self.0 } else { 0 }
    }
}

impl From<Field> for Place {
    fn from(field: Field) -> Place {
        Place::on(field)
    }
}

/// The cells, clockwise from `a1`.
pub const CORNERS: [Field; 4] = [Field::of(0, 0), Field::of(0, 7), Field::of(7, 7), Field::of(7, 0)];

pub(crate) const CORNER_BITS: u64 = CORNERS[0].bit() | CORNERS[1].bit() | CORNERS[2].bit() | CORNERS[3].bit();

/// The guards' loop, clockwise from `a5`: along the fifth rank, back along the fourth.
pub const LOOP: [Field; 16] = {
    let mut fields = [Field(0); 16];
    let mut i = 0;
    while i < 8 {
        fields[i] = Field::of(i as u8, 4);
        fields[15 - i] = Field::of(i as u8, 3);
        i += 1;
    }
    fields
};

/// The place of a field on the loop, if it is on it.
pub const fn loop_index(field: Field) -> Option<usize> {
    let row = field.rank();
    // The fourth rank runs the other way: 15 - file, which is file with four bits turned over.
    let index = if row == 3 { field.file() ^ 15 } else { field.file() };
    if row == 3 || row == 4 { Some(index as usize) } else { None }
}

/// The number of the next field in each direction; 64 where the board ends.
const NEXT: [[u8; 64]; 4] = {
    let mut all = [[64; 64]; 4];
    let mut number = 0;
    while number < 64 {
        let (file, rank) = (number & 7, number >> 3);
        if rank < 7 {
            all[Way::North as usize][number] = number as u8 + 8;
        }
        if file < 7 {
            all[Way::East as usize][number] = number as u8 + 1;
        }
        if rank > 0 {
            all[Way::South as usize][number] = number as u8 - 8;
        }
        if file > 0 {
            all[Way::West as usize][number] = number as u8 - 1;
        }
        number += 1;
    }
    all
};

const NEIGHBOURS: [[Field; 4]; 128] = {
    let mut all = [[CORNERS[0]; 4]; 128];
    let mut place = 0;
    while place < 72 {
        let mut way = 0;
        while way < 4 && place < 64 {
            let next = NEXT[way][place];
            all[place][way] = Field(if next < 64 { next } else { place as u8 });
            way += 1;
        }
        if place >= 64 {
            all[place] = [Field::of(place as u8, 4), Field::of(place as u8, 3), CORNERS[0], CORNERS[0]];
        }
        place += 1;
    }
    all
};

/// From a field of the loop: the next one clockwise and counter-clockwise, and the ones after these.
pub(crate) const fn rounds(field: Field) -> [Field; 4] {
    ROUNDS[field.index()]
}

const ROUNDS: [[Field; 4]; 64] = {
    let mut all = [[CORNERS[0]; 4]; 64];
    let mut i = 0;
    while i < 16 {
        let from = LOOP[i].index();
        all[from] = [LOOP[(i + 1) % 16], LOOP[(i + 15) % 16], LOOP[(i + 2) % 16], LOOP[(i + 14) % 16]];
        i += 1;
    }
    all
};

/// What a guard on this field watches: the field and the three to the nearer edge, as bits.
pub(crate) const ZONES: [u64; 64] = {
    let mut zones = [0; 64];
    let mut file = 0;
    while file < 8 {
        let column = 0x0101_0101_0101_0101_u64 << file;
        zones[32 + file] = column & 0xffff_ffff_0000_0000;
        zones[24 + file] = column & 0x0000_0000_ffff_ffff;
        file += 1;
    }
    zones
};

/// What cannot be read as a field or a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPlace;

impl fmt::Display for NoSuchPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field is written a1 to h8, a place on the middle line |a to |h")
    }
}

impl FromStr for Field {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Field, NoSuchPlace> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Field::of(file - b'a', rank - b'1')),
            _ => Err(NoSuchPlace),
        }
    }
}

impl FromStr for Place {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Place, NoSuchPlace> {
        match text.as_bytes() {
            [b'|', file @ b'a'..=b'h'] => Ok(Place::line(file - b'a')),
            _ => text.parse().map(Place::on),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            Some(field) => field.fmt(f),
            None => write!(f, "|{}", char::from(b'a' + (self.0 & 7))),
        }
    }
}

/// Written as a player would in JSON, as one byte in the binary forms.
macro_rules! written_as_a_player_would {
    ($type:ident, $last:literal) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                if from.is_human_readable() {
                    String::deserialize(from)?.parse().map_err(D::Error::custom)
                } else {
                    let number = u8::deserialize(from)?;
                    if number <= $last { Ok($type(number)) } else { Err(D::Error::custom(NoSuchPlace)) }
                }
            }
        }
    };
}

written_as_a_player_would!(Field, 63);
written_as_a_player_would!(Place, 71);

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str) -> Field {
        name.parse().unwrap()
    }

    #[test]
    fn names_and_numbers() {
        assert_eq!(field("a1").number(), 0);
        assert_eq!(field("h8").number(), 63);
        assert_eq!(field("c6").to_string(), "c6");
        assert_eq!("|c".parse::<Place>().unwrap().to_string(), "|c");
        for wrong in ["", "a", "a9", "i1", "A1", "|i", "|", "a11", "é1"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_loop_goes_round_clockwise_and_changes_rows_at_the_edges_only() {
        let names: Vec<String> = LOOP.iter().map(Field::to_string).collect();
        assert_eq!(names.join(" "), "a5 b5 c5 d5 e5 f5 g5 h5 h4 g4 f4 e4 d4 c4 b4 a4");
        for (index, field) in LOOP.into_iter().enumerate() {
            assert_eq!(loop_index(field), Some(index));
        }
        assert_eq!(loop_index(field("a6")), None);
    }

    #[test]
    fn a_guard_watches_to_the_nearer_edge() {
        let zone = |name: &str| {
            let bits = ZONES[field(name).index()];
            (0..64)
                .filter_map(Field::new)
                .filter(|f| bits & f.bit() != 0)
                .map(|f| f.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(zone("d5"), ["d5", "d6", "d7", "d8"]);
        assert_eq!(zone("d4"), ["d1", "d2", "d3", "d4"]);
        assert!(zone("d6").is_empty());
    }

    #[test]
    fn directions() {
        assert_eq!(field("c4").next(Way::North), Some(field("c5")));
        assert_eq!(field("h1").next(Way::East), None);
        assert!(Way::North.crosses(field("c4")) && Way::South.crosses(field("c5")));
        assert!(!Way::South.crosses(field("c4")) && !Way::East.crosses(field("c5")));
        assert_eq!(field("c2").towards(field("c5")), Some((Way::North, 3)));
        assert_eq!(field("c2").towards(field("d3")), None);
    }
}
