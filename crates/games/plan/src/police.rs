//! Officers, and the Inspector where she counts as one. (Rules §1.2, §1.13)

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Somebody to be avoided on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Officer {
    /// Red.
    Federal,
    /// Blue.
    County,
    /// Black.
    Swat,
    /// The Inspector, on the tile where her pawn stands.
    Sandra,
}

impl Officer {
    /// The three types of the bag.
    pub const TYPES: [Officer; 3] = [Officer::Federal, Officer::County, Officer::Swat];
    /// Everybody who can stand on a tile.
    pub const ALL: [Officer; 4] = [Officer::Federal, Officer::County, Officer::Swat, Officer::Sandra];
}

/// A set of officers. JSON writes it as a list, the binary forms as a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Officers(u8);

impl Officers {
    /// Nobody.
    pub const NONE: Officers = Officers(0);
    /// One of each type.
    pub const TYPES: Officers = Officers(0b111);

    /// This one.
    pub const fn one(officer: Officer) -> Officers {
        Officers(1 << officer as u8)
    }

    /// Whether it is in the set.
    pub const fn contains(self, officer: Officer) -> bool {
        self.0 & (1 << officer as u8) != 0
    }

    /// This set and the officer.
    #[must_use]
    pub const fn with(self, officer: Officer) -> Officers {
        Officers(self.0 | 1 << officer as u8)
    }

    /// This set less the officer.
    #[must_use]
    pub const fn without(self, officer: Officer) -> Officers {
        Officers(self.0 & !(1 << officer as u8))
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: Officers) -> Officers {
        Officers(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: Officers) -> Officers {
        Officers(self.0 & other.0)
    }

    /// This set less the other.
    #[must_use]
    pub const fn difference(self, other: Officers) -> Officers {
        Officers(self.0 & !other.0)
    }

    /// Whether all of it is in the other.
    pub const fn is_subset(self, other: Officers) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in it.
    pub fn iter(self) -> impl Iterator<Item = Officer> + Clone {
        Officer::ALL.into_iter().filter(move |officer| self.contains(*officer))
    }
}

impl FromIterator<Officer> for Officers {
    fn from_iter<I: IntoIterator<Item = Officer>>(all: I) -> Officers {
        all.into_iter().fold(Officers::NONE, Officers::with)
    }
}

impl fmt::Debug for Officers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Officers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Officers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Officers, D::Error> {
        if from.is_human_readable() {
            return Ok(Vec::<Officer>::deserialize(from)?.into_iter().collect());
        }
        Ok(Officers(u8::deserialize(from)? & 0b1111))
    }
}
