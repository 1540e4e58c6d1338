//! Locations, and the businesses and Safe Houses that stand on some of them. (Rules §1.8, §3.2)

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::data::PRINTS;
use crate::named::named;
use crate::stash::Vault;
use crate::tile::{Region, Tile};

/// What stands at a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Hospital,
    Gang,
    Business,
    SafeHouse,
    Store,
    Clinic,
    Church,
    Exit1,
    Exit2,
    Exit3,
}

impl Kind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Hospital => "hospital",
            Kind::Gang => "gang",
            Kind::Business => "business",
            Kind::SafeHouse => "safe_house",
            Kind::Store => "store",
            Kind::Clinic => "clinic",
            Kind::Church => "church",
            Kind::Exit1 => "exit1",
            Kind::Exit2 => "exit2",
            Kind::Exit3 => "exit3",
        }
    }

    /// Which exit it is, from 0.
    pub const fn exit(self) -> Option<usize> {
        match self {
            Kind::Exit1 => Some(0),
            Kind::Exit2 => Some(1),
            Kind::Exit3 => Some(2),
            _ => None,
        }
    }
}

named!(
    /// A location of the city. Its name is tile and kind.
    Location,
    22,
    "location"
);

/// Tile, kind and region of every location, in the order of the tiles.
static LOCATIONS: [(u8, Kind, Region); Location::COUNT] = {
    let mut all = [(0, Kind::Hospital, Tile::HOSPITAL.region_at(0)); Location::COUNT];
    let (mut count, mut tile) = (0, 0);
    while tile < PRINTS.len() {
        let places = PRINTS[tile].places;
        let mut place = 0;
        while place < places.len() {
            let (kind, edge) = places[place];
            if let Some(on) = Tile::new(tile as u8) {
                all[count] = (tile as u8, kind, on.region_at(edge));
            }
            count += 1;
            place += 1;
        }
        tile += 1;
    }
    assert!(count == Location::COUNT);
    all
};

impl Location {
    /// The Hospital.
    pub const HOSPITAL: Location = Location(0);

    fn write_name(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.tile(), self.kind().name())
    }

    /// What stands there.
    pub const fn kind(self) -> Kind {
        LOCATIONS[self.index()].1
    }

    /// The region it is attached to.
    pub const fn region(self) -> Region {
        LOCATIONS[self.index()].2
    }

    /// Its tile.
    pub const fn tile(self) -> Tile {
        self.region().tile()
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The locations of a tile.
    pub fn on(tile: Tile) -> impl Iterator<Item = Location> {
        Location::all().filter(move |one| one.tile() == tile)
    }

    /// The first location of this kind.
    pub fn of(kind: Kind) -> Location {
        Location::all().find(|one| one.kind() == kind).unwrap_or(Location::HOSPITAL)
    }
}

/// The locations with these numbers, lowest first.
pub(crate) fn locations(mut set: u32) -> impl Iterator<Item = Location> {
    std::iter::from_fn(move || {
        let location = Location::new(set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(location)
    })
}

/// The four gang headquarters, in the order of their tiles.
pub(crate) fn headquarters() -> impl Iterator<Item = Location> {
    Location::all().filter(|one| one.kind() == Kind::Gang)
}

/// A business or Safe House: what a plan card has an entry for. (§3.6)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Site {
    Bar,
    Restaurant,
    Cinema,
    Gym,
    Casino,
    Nightclub,
    SafeHouse1,
    SafeHouse2,
    SafeHouse3,
}

/// Three sites that bring a bonus together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Group {
    Blue,
    Purple,
    Red,
}

impl Site {
    /// All of them.
    pub const ALL: [Site; 9] = [
        Site::Bar,
        Site::Restaurant,
        Site::Cinema,
        Site::Gym,
        Site::Casino,
        Site::Nightclub,
        Site::SafeHouse1,
        Site::SafeHouse2,
        Site::SafeHouse3,
    ];

    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Which bonus it counts for.
    pub const fn group(self) -> Group {
        match self.index() {
            0..=2 => Group::Blue,
            3..=5 => Group::Purple,
            _ => Group::Red,
        }
    }

    /// Whether it is a business.
    pub const fn is_business(self) -> bool {
        self.index() < 6
    }

    /// Where it may stand.
    pub const fn kind(self) -> Kind {
        if self.is_business() { Kind::Business } else { Kind::SafeHouse }
    }

    /// The key of a Safe House: red, yellow, green. (§3.5)
    pub const fn key(self) -> Option<Vault> {
        match self {
            Site::SafeHouse1 => Some(Vault::Red),
            Site::SafeHouse2 => Some(Vault::Yellow),
            Site::SafeHouse3 => Some(Vault::Green),
            _ => None,
        }
    }
}

impl Group {
    /// Its sites.
    pub const fn sites(self) -> SiteSet {
        SiteSet(match self {
            Group::Blue => 0b111,
            Group::Purple => 0b111_000,
            Group::Red => 0b111_000_000,
        })
    }
}

/// A set of sites. JSON writes it as a list.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SiteSet(u16);

impl SiteSet {
    /// None.
    pub const NONE: SiteSet = SiteSet(0);

    /// Whether it is in the set.
    pub const fn contains(self, site: Site) -> bool {
        self.0 & (1 << site as u16) != 0
    }

    /// This set and the site.
    #[must_use]
    pub const fn with(self, site: Site) -> SiteSet {
        SiteSet(self.0 | 1 << site as u16)
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 & other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in it.
    pub fn iter(self) -> impl Iterator<Item = Site> {
        Site::ALL.into_iter().filter(move |site| self.contains(*site))
    }
}

impl fmt::Debug for SiteSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SiteSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SiteSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SiteSet, D::Error> {
        Ok(Vec::<Site>::deserialize(from)?.into_iter().fold(SiteSet::NONE, SiteSet::with))
    }
}
