//! The city: tiles, officers, and the map that follows from where the tiles lie. (Rules §1.5, §3.1)

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

use crate::data::{FLIGHT, START_ROTATIONS, TOUCH};
use crate::hex::{GRID, Hex};
use crate::police::{Officer, Officers};
use crate::site::{Location, locations};
use crate::tile::{Region, Tile, TileSet, regions};

/// Where a tile lies and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Its hex.
    pub at: Hex,
    /// How often it is turned by an edge, counter-clockwise.
    pub rotation: u8,
}

/// The city. The map is worked out whenever a tile is placed, and kept.
#[derive(Clone, Copy, Debug)]
pub struct City {
    placed: [Option<Placed>; Tile::COUNT],
    police: [Officers; Tile::COUNT],
    map: Map,
}

impl PartialEq for City {
    /// The map follows from the tiles.
    fn eq(&self, other: &City) -> bool {
        self.placed == other.placed && self.police == other.police
    }
}

/// Areas and ways between them. Sets of regions and locations are sets of their numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Map {
    grid: [u8; GRID],
    /// The tiles in the city.
    pub(crate) tiles: TileSet,
    /// The area that a region belongs to; nothing for water without a ferry.
    pub(crate) area: [u64; Region::COUNT],
    /// Regions of the same area beyond a border.
    pub(crate) inside: [u64; Region::COUNT],
    /// Regions of other areas, one movement point away.
    pub(crate) beside: [u64; Region::COUNT],
    /// The locations of its area.
    pub(crate) places: [u32; Region::COUNT],
    /// Every location in the city.
    pub(crate) all: u32,
    /// Regions with a station.
    pub(crate) stations: u64,
    /// Regions of tiles with a helipad.
    pub(crate) helipads: u64,
    /// Where a flight from a tile can end.
    pub(crate) flights: [u32; Tile::COUNT],
}

const NO_TILE: u8 = u8::MAX;

impl City {
    /// The Hospital and nothing else.
    pub(crate) fn new() -> City {
        let mut placed = [None; Tile::COUNT];
        placed[0] = Some(Placed { at: Hex::MIDDLE, rotation: 0 });
        City { placed, police: [Officers::NONE; Tile::COUNT], map: Map::of(&placed) }
    }

    /// Puts a tile into the city, with those who stand on it.
    pub(crate) fn place(&mut self, tile: Tile, at: Hex, rotation: u8, police: Officers) {
        self.placed[tile.index()] = Some(Placed { at, rotation });
        self.police[tile.index()] = police;
        self.map = Map::of(&self.placed);
    }

    pub(crate) const fn map(&self) -> &Map {
        &self.map
    }

    /// Whether the tile is in the city.
    pub const fn contains(&self, tile: Tile) -> bool {
        self.map.tiles.contains(tile)
    }

    /// The tiles in the city.
    pub const fn tiles(&self) -> TileSet {
        self.map.tiles
    }

    /// Where a tile lies.
    pub const fn lies(&self, tile: Tile) -> Option<Placed> {
        self.placed[tile.index()]
    }

    /// The tile on a hex.
    pub fn tile_at(&self, hex: Hex) -> Option<Tile> {
        self.map.tile_at(hex)
    }

    /// The officers on a tile.
    pub const fn police(&self, tile: Tile) -> Officers {
        self.police[tile.index()]
    }

    /// Tiles with an officer on them.
    pub fn watched(&self) -> TileSet {
        self.map.tiles.iter().filter(|tile| !self.police(*tile).is_empty()).collect()
    }

    pub(crate) fn add_officer(&mut self, officer: Officer, tile: Tile) {
        self.police[tile.index()] = self.police[tile.index()].with(officer);
    }

    pub(crate) fn remove_officer(&mut self, officer: Officer, tile: Tile) {
        self.police[tile.index()] = self.police[tile.index()].without(officer);
    }

    /// How far apart two tiles lie.
    pub fn distance(&self, one: Tile, other: Tile) -> u8 {
        match (self.lies(one), self.lies(other)) {
            (Some(one), Some(other)) => one.at.distance(other.at),
            _ => u8::MAX,
        }
    }

    /// The locations in the city.
    pub fn locations(&self) -> impl Iterator<Item = Location> {
        locations(self.map.all)
    }

    /// All regions that can be walked to from this one for nothing.
    pub fn area(&self, of: Region) -> impl Iterator<Item = Region> {
        regions(self.map.area[of.index()])
    }

    /// The terrain around an empty hex where a tile touches enough others, edge by edge; 0 where nothing lies.
    pub(crate) fn around(&self, at: Hex) -> Option<[u8; 6]> {
        let mut around = [0; 6];
        let mut touches = 0;
        for (edge, terrain) in around.iter_mut().enumerate() {
            let Some(other) = self.tile_at(at.beyond(edge)) else { continue };
            let turned = self.placed[other.index()].map_or(0, |placed| placed.rotation);
            *terrain = other.shows(edge + 3, turned);
            touches += 1;
        }
        (touches >= TOUCH).then_some(around)
    }

    /// The tiles around this one, by the edge between them: from the east, counter-clockwise.
    pub(crate) fn neighbours(&self, tile: Tile) -> impl Iterator<Item = Tile> + '_ {
        let at = self.lies(tile).map(|lies| lies.at);
        (0..6).filter_map(move |edge| self.tile_at(at?.beyond(edge)))
    }

    /// Whether everything lies where it may.
    pub(crate) fn is_sound(&self, radius: u8) -> bool {
        let fine = self.map.tiles.iter().all(|tile| {
            self.lies(tile).is_some_and(|lies| {
                lies.at.distance(Hex::MIDDLE) <= radius
                    && lies.rotation < 6
                    && self.tile_at(lies.at) == Some(tile)
            })
        });
        let start = |tile| {
            self.lies(tile).is_some_and(|lies| {
                START_ROTATIONS.contains(&lies.rotation) && lies.at.r == 0 && lies.at.q.unsigned_abs() == 1
            })
        };
        let police = Tile::all().all(|tile| {
            self.police(tile).is_subset(Officers::TYPES)
                && (self.contains(tile) || self.police(tile).is_empty())
        });
        fine && start(Tile::S1) && start(Tile::S2) && police && self.police(Tile::HOSPITAL).is_empty()
    }
}

impl Map {
    fn of(placed: &[Option<Placed>; Tile::COUNT]) -> Map {
        let mut map = Map {
            grid: [NO_TILE; GRID],
            tiles: TileSet::NONE,
            area: [0; Region::COUNT],
            inside: [0; Region::COUNT],
            beside: [0; Region::COUNT],
            places: [0; Region::COUNT],
            all: 0,
            stations: 0,
            helipads: 0,
            flights: [0; Tile::COUNT],
        };
        for tile in Tile::all() {
            let Some(index) = placed[tile.index()].and_then(|lies| lies.at.index()) else { continue };
            map.grid[index] = tile.index() as u8;
            map.tiles = map.tiles.with(tile);
        }
        map.join(placed);
        let usable = map.gather();
        for region in Region::all() {
            let index = region.index();
            map.inside[index] &= usable;
            map.beside[index] = if usable & region.bit() == 0 { 0 } else { map.beside[index] & usable };
        }
        for place in Location::all().filter(|place| map.tiles.contains(place.tile())) {
            map.all |= place.bit();
            for region in regions(map.area[place.region().index()]) {
                map.places[region.index()] |= place.bit();
            }
        }
        for tile in map.tiles.iter() {
            map.stations |= tile.station().map_or(0, Region::bit);
            if tile.has_helipad() {
                map.helipads |= tile.regions();
                map.flights[tile.index()] = map.flights_from(placed, tile);
            }
        }
        map
    }

    fn tile_at(&self, hex: Hex) -> Option<Tile> {
        Tile::new(self.grid[hex.index()?])
    }

    /// Regions that touch, on a tile and over borders.
    fn join(&mut self, placed: &[Option<Placed>; Tile::COUNT]) {
        for tile in self.tiles.iter() {
            let Some(lies) = placed[tile.index()] else { continue };
            for region in regions(tile.regions()) {
                self.beside[region.index()] |= region.touching();
            }
            for edge in 0..6 {
                let Some(other) = self.tile_at(lies.at.beyond(edge)) else { continue };
                let turned = placed[other.index()].map_or(0, |lies| usize::from(lies.rotation));
                let here = tile.region_at(edge + 6 - usize::from(lies.rotation));
                let there = other.region_at(edge + 3 + 6 - turned);
                match here.terrain() == there.terrain() {
                    true => self.inside[here.index()] |= there.bit(),
                    false => self.beside[here.index()] |= there.bit(),
                }
            }
        }
    }

    /// The areas; returns all regions that can be used.
    fn gather(&mut self) -> u64 {
        let (mut usable, mut done) = (0, 0);
        for region in self.tiles.iter().flat_map(|tile| regions(tile.regions())) {
            if done & region.bit() != 0 {
                continue;
            }
            let mut area = region.bit();
            loop {
                let wider = regions(area).fold(area, |wider, one| wider | self.inside[one.index()]);
                if wider == area {
                    break;
                }
                area = wider;
            }
            let ferry = regions(area).any(|one| one.tile().print().ferry);
            done |= area;
            if !region.is_water() || ferry {
                regions(area).for_each(|one| self.area[one.index()] = area);
                usable |= area;
            }
        }
        usable
    }

    fn flights_from(&self, placed: &[Option<Placed>; Tile::COUNT], tile: Tile) -> u32 {
        let Some(from) = placed[tile.index()] else { return 0 };
        let near = |place: &Location| {
            placed[place.tile().index()].is_some_and(|to| FLIGHT.contains(&from.at.distance(to.at)))
        };
        Location::all().filter(near).fold(0, |set, place| set | place.bit())
    }

    /// Areas next to these.
    pub(crate) fn wider(&self, from: u64) -> u64 {
        let next = regions(from).fold(0, |next, region| next | self.beside[region.index()]);
        regions(next & !from).fold(from, |wider, region| wider | self.area[region.index()])
    }
}

/// Whether a tile turned like this has an edge like what lies around it: land, or also water.
pub(crate) fn matches(tile: Tile, around: &[u8; 6], rotation: u8, land: bool) -> bool {
    (0..6).any(|edge| {
        let terrain = tile.shows(edge, rotation);
        terrain == around[edge] && !(land && terrain == b'W')
    })
}

/// A tile of the city as it is written.
#[derive(Serialize, Deserialize)]
struct Lot {
    q: i8,
    r: i8,
    rotation: u8,
    #[serde(default, skip_serializing_if = "nobody")]
    police: Officers,
}

fn nobody(police: &Officers) -> bool {
    police.is_empty()
}

impl Serialize for City {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let lot = |tile| {
            let Placed { at: Hex { q, r }, rotation } = self.lies(tile)?;
            Some((tile, Lot { q, r, rotation, police: self.police(tile) }))
        };
        to.collect_map(self.map.tiles.iter().filter_map(lot))
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<City, D::Error> {
        let mut city = City::new();
        for (tile, Lot { q, r, rotation, police }) in BTreeMap::<Tile, Lot>::deserialize(from)? {
            if rotation >= 6 {
                return Err(D::Error::custom("a tile is turned by less than six edges"));
            }
            city.placed[tile.index()] = Some(Placed { at: Hex { q, r }, rotation });
            city.police[tile.index()] = police;
        }
        city.map = Map::of(&city.placed);
        Ok(city)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn nonsense_is_refused_or_not_sound() {
        let city = |tile: serde_json::Value| serde_json::from_value::<City>(json!({"S1": tile}));
        assert!(city(json!({"q": -1, "r": 0, "rotation": 7})).is_err());
        for (q, r) in [(-128, 0), (0, -128), (127, 127), (-3, 0)] {
            let city = city(json!({"q": q, "r": r, "rotation": 0})).unwrap();
            assert!(!city.is_sound(4), "{q} {r}");
        }
    }
}
