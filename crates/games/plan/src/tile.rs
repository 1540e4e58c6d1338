//! City tiles and their regions. (Rules §3.1, §3.2)
//!
//! Which regions a tile has does not depend on where it lies, so all of them are numbered once and for all.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{PRINTS, Print};
use crate::named::named;

named!(
    /// A tile of the city, the Hospital's hex among them.
    Tile,
    15,
    "tile"
);

named!(
    /// A region of a tile: edges next to each other with the same terrain. Its name is tile, terrain and first edge.
    Region,
    51,
    "region"
);

/// What is known of a region whatever happens.
#[derive(Clone, Copy)]
struct Land {
    tile: u8,
    terrain: u8,
    first: u8,
    edges: u8,
    centre: bool,
}

/// All regions, and which is at each edge of each tile.
struct Atlas {
    lands: [Land; Region::COUNT],
    at: [[u8; 6]; Tile::COUNT],
    /// Regions of the same tile that touch.
    touching: [u64; Region::COUNT],
    /// All regions of a tile.
    of: [u64; Tile::COUNT],
}

const ATLAS: Atlas = survey();

/// Regions of one tile: for each edge the lowest edge of its region.
const fn lowest(print: &Print) -> [u8; 6] {
    let mut low = [0, 1, 2, 3, 4, 5];
    let mut round = 0;
    while round < 6 {
        let mut edge = 0;
        while edge < 6 {
            let next = (edge + 1) % 6;
            if print.edges[edge] == print.edges[next] {
                let least = if low[edge] < low[next] { low[edge] } else { low[next] };
                low[edge] = least;
                low[next] = least;
            }
            edge += 1;
        }
        if let Some((one, other)) = print.join {
            let least = if low[one] < low[other] { low[one] } else { low[other] };
            low[one] = least;
            low[other] = least;
        }
        round += 1;
    }
    low
}

const fn survey() -> Atlas {
    let none = Land { tile: 0, terrain: 0, first: 0, edges: 0, centre: false };
    let mut atlas = Atlas {
        lands: [none; Region::COUNT],
        at: [[0; 6]; Tile::COUNT],
        touching: [0; Region::COUNT],
        of: [0; Tile::COUNT],
    };
    let mut count = 0;
    let mut tile = 0;
    while tile < Tile::COUNT {
        let print = &PRINTS[tile];
        let low = lowest(print);
        let first = count;
        let mut edge = 0;
        while edge < 6 {
            if low[edge] as usize == edge {
                atlas.lands[count] = Land {
                    tile: tile as u8,
                    terrain: print.edges[edge],
                    first: edge as u8,
                    edges: 0,
                    centre: low[print.centre] as usize == edge,
                };
                atlas.of[tile] |= 1 << count;
                count += 1;
            }
            edge += 1;
        }
        edge = 0;
        while edge < 6 {
            let mut region = first;
            while atlas.lands[region].first != low[edge] {
                region += 1;
            }
            atlas.at[tile][edge] = region as u8;
            atlas.lands[region].edges |= 1 << edge;
            edge += 1;
        }
        edge = 0;
        while edge < 6 {
            let (one, other) = (atlas.at[tile][edge] as usize, atlas.at[tile][(edge + 1) % 6] as usize);
            if one != other {
                atlas.touching[one] |= 1 << other;
                atlas.touching[other] |= 1 << one;
            }
            let middle = atlas.at[tile][print.centre] as usize;
            if one != middle {
                atlas.touching[one] |= 1 << middle;
                atlas.touching[middle] |= 1 << one;
            }
            edge += 1;
        }
        tile += 1;
    }
    assert!(count == Region::COUNT);
    atlas
}

/// The whole atlas, at one address.
static LANDS: Atlas = ATLAS;

impl Tile {
    /// The Hospital.
    pub const HOSPITAL: Tile = Tile(0);
    /// The first start tile.
    pub const S1: Tile = Tile(1);
    /// The second start tile.
    pub const S2: Tile = Tile(2);

    fn write_name(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PRINTS[self.index()].name)
    }

    /// The tiles that come from the stacks.
    pub fn normal() -> impl Iterator<Item = Tile> {
        Tile::all().skip(3)
    }

    pub(crate) const fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }

    /// The region at this edge of the tile as it is printed.
    pub const fn region_at(self, edge: usize) -> Region {
        Region(LANDS.at[self.index()][edge % 6])
    }

    /// All its regions, as a set of numbers.
    pub(crate) const fn regions(self) -> u64 {
        LANDS.of[self.index()]
    }

    /// Whether it has a helipad.
    pub const fn has_helipad(self) -> bool {
        PRINTS[self.index()].helipad
    }

    /// The region with its station.
    pub fn station(self) -> Option<Region> {
        PRINTS[self.index()].subway.map(|edge| self.region_at(edge))
    }

    /// The terrain that it shows at an edge of its hex when it is turned like this: I, C, R or W.
    pub const fn shows(self, edge: usize, rotation: u8) -> u8 {
        PRINTS[self.index()].edges[(edge + 6 - rotation as usize % 6) % 6]
    }
}

impl Region {
    fn write_name(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let land = LANDS.lands[self.index()];
        write!(f, "{}.{}{}", self.tile(), char::from(land.terrain), land.first)
    }

    /// Its tile.
    pub const fn tile(self) -> Tile {
        Tile(LANDS.lands[self.index()].tile)
    }

    /// Its terrain: I, C, R or W.
    pub const fn terrain(self) -> u8 {
        LANDS.lands[self.index()].terrain
    }

    /// Whether it is water.
    pub const fn is_water(self) -> bool {
        self.terrain() == b'W'
    }

    /// Whether it fills the middle of its tile.
    pub const fn is_centre(self) -> bool {
        LANDS.lands[self.index()].centre
    }

    /// The edges of the tile as it is printed that belong to it, as a set of numbers.
    pub const fn edges(self) -> u8 {
        LANDS.lands[self.index()].edges
    }

    /// Regions of the same tile that it touches.
    pub(crate) const fn touching(self) -> u64 {
        LANDS.touching[self.index()]
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The regions with these numbers, lowest first.
pub(crate) fn regions(mut set: u64) -> impl Iterator<Item = Region> {
    std::iter::from_fn(move || {
        let region = Region::new(set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(region)
    })
}

/// A set of tiles. JSON writes it as a list, the binary forms as a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct TileSet(u16);

impl TileSet {
    /// No tile.
    pub const NONE: TileSet = TileSet(0);

    /// This one.
    pub const fn one(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// Whether it is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    /// This set and the tile.
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.0)
    }

    /// This set less the tile.
    #[must_use]
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile.0))
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// This set less the other.
    #[must_use]
    pub const fn difference(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Whether all of it is in the other.
    pub const fn is_subset(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let TileSet(mut bits) = self;
        std::iter::from_fn(move || {
            let tile = Tile::new(bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::NONE, TileSet::with)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u16(self.0) }
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TileSet, D::Error> {
        if from.is_human_readable() {
            return Ok(Vec::<Tile>::deserialize(from)?.into_iter().collect());
        }
        Ok(TileSet(u16::deserialize(from)? & ((1 << Tile::COUNT) - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_runs_of_edges() {
        let names = |tile: Tile| regions(tile.regions()).map(|region| region.to_string()).collect::<Vec<_>>();
        assert_eq!(names(Tile::HOSPITAL), ["H.C0", "H.R1", "H.I4"]);
        assert_eq!(names("C11".parse().unwrap()), ["C11.I0", "C11.C1", "C11.R2", "C11.C4", "C11.R5"]);
        assert_eq!(names("C12".parse().unwrap()), ["C12.R0", "C12.W1", "C12.C2", "C12.I5"]);
        let middle: Region = "C11.I0".parse().unwrap();
        assert!(middle.is_centre() && middle.edges() == 0b001001);
        assert_eq!(middle.touching().count_ones(), 4);
    }

    #[test]
    fn a_turned_tile_shows_other_edges() {
        let tile: Tile = "C1".parse().unwrap();
        assert_eq!((tile.shows(3, 0), tile.shows(3, 3), tile.shows(4, 1)), (b'C', b'I', b'C'));
        assert_eq!(serde_json::to_string(&TileSet::one(tile).with(Tile::S1)).unwrap(), r#"["S1","C1"]"#);
    }
}
