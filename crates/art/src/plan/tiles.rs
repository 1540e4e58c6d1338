//! The fifteen hexes of the city: what lies at their edges, and where things stand on them.

/// What an edge of a hex shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Terrain {
    Industrial,
    Commercial,
    Residential,
    Water,
}

impl Terrain {
    /// All four.
    pub const ALL: [Terrain; 4] =
        [Terrain::Industrial, Terrain::Commercial, Terrain::Residential, Terrain::Water];

    /// The terrain with this letter of the rules.
    #[must_use]
    pub fn read(letter: char) -> Option<Terrain> {
        "ICRW".find(letter).map(|index| Terrain::ALL[index])
    }
}

/// What is drawn on a hex besides its houses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Symbol {
    Subway,
    Helipad,
    Ferry,
}

/// One hex as the rules have it, with rotation 0. Places are in units from its middle.
pub(super) struct Tile {
    edges: &'static str,
    /// An edge of the region that reaches the middle.
    centre: usize,
    /// Edges that the middle joins.
    join: Option<(usize, usize)>,
    /// Where its locations stand, in the order of the rules.
    locations: &'static [(i32, i32)],
    symbol: Option<(Symbol, (i32, i32))>,
    /// Around here officers stand.
    beat: (i32, i32),
}

/// The names of the hexes in the rules, in the order of their numbers here.
pub const HEXES: [&str; 15] =
    ["H", "S1", "S2", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12"];

const fn tile(
    edges: &'static str,
    centre: usize,
    locations: &'static [(i32, i32)],
    symbol: Option<(Symbol, (i32, i32))>,
    beat: (i32, i32),
) -> Tile {
    Tile { edges, centre, join: None, locations, symbol, beat }
}

const fn joined(tile: Tile) -> Tile {
    Tile { join: Some((0, 3)), ..tile }
}

use Symbol::{Ferry, Helipad, Subway};

const TILES: [Tile; 15] = [
    joined(tile("CRRCII", 0, &[(0, 0)], None, (0, 36))),
    tile("IICCRR", 2, &[(34, -6), (-34, -6)], Some((Subway, (0, 43))), (0, -32)),
    tile("CCRRWW", 2, &[(34, -6), (-34, -6)], Some((Helipad, (0, 4))), (0, -33)),
    tile("IIICWR", 0, &[(0, -38)], Some((Helipad, (-37, 9))), (22, 17)),
    tile("RRRWCC", 0, &[(-24, -25)], Some((Subway, (-16, 35))), (30, -3)),
    tile("WWCCCI", 2, &[(-32, -20)], Some((Ferry, (30, -26))), (4, 27)),
    tile("CCCRRI", 0, &[(-5, -34), (-33, 20)], None, (26, 15)),
    tile("IIRRCC", 2, &[(-26, -24), (33, -20)], None, (0, 30)),
    tile("RRCCIW", 2, &[(-34, -16), (34, 2)], Some((Subway, (-10, 38))), (0, -33)),
    tile("RRIICC", 4, &[(-26, -24), (33, -20)], Some((Helipad, (-33, 24))), (25, 21)),
    tile("WWRRRI", 2, &[(-32, -21)], Some((Ferry, (33, -24))), (4, 28)),
    tile("IIICRR", 0, &[(33, -18)], Some((Subway, (10, 38))), (-25, -10)),
    tile("CCIRRW", 0, &[(33, -10), (-19, -31)], None, (-17, 26)),
    joined(tile("ICRICR", 0, &[(33, -3)], Some((Helipad, (-9, 38))), (-23, -20))),
    tile("RWCCCI", 2, &[(-33, -20)], None, (18, 10)),
];

impl Tile {
    /// The hex with this number; those beyond the last begin again.
    pub(super) fn get(hex: usize) -> &'static Tile {
        &TILES[hex % TILES.len()]
    }

    /// What an edge shows once the hex is turned.
    pub(super) fn edge(&self, edge: usize, rotation: usize) -> Terrain {
        let letter = self.edges.as_bytes()[(edge + 6 - rotation % 6) % 6];
        Terrain::read(char::from(letter)).unwrap_or(Terrain::Water)
    }

    /// Whether an edge belongs to the region in the middle, once the hex is turned.
    pub(super) fn central(&self, edge: usize, rotation: usize) -> bool {
        let edge = (edge + 6 - rotation % 6) % 6;
        let run = |from: usize| {
            let letter = |edge: usize| self.edges.as_bytes()[edge % 6];
            let same =
                |first: usize, steps: usize| (first..=first + steps).all(|step| letter(step) == letter(from));
            let ahead = (edge + 6 - from) % 6;
            same(from, ahead) || same(edge, (6 - ahead) % 6)
        };
        run(self.centre) || self.join.is_some_and(|(one, other)| run(one) || run(other))
    }

    /// All places that houses keep away from, once the hex is turned, in tenths with how far.
    pub(super) fn free(&self, rotation: usize) -> impl Iterator<Item = ((i32, i32), i32)> {
        let locations = self.locations.iter().map(|place| (*place, 190));
        let symbol = self.symbol.iter().map(|(_, place)| (*place, 150));
        locations.chain(symbol).map(move |(place, room)| (turned(place, rotation), room))
    }

    /// The places of its locations, once it is turned, in tenths.
    pub(super) fn plazas(&self, rotation: usize) -> impl Iterator<Item = (i32, i32)> {
        self.locations.iter().map(move |place| turned(*place, rotation))
    }

    /// Its symbol and where it is, once it is turned, in tenths.
    pub(super) fn symbol(&self, rotation: usize) -> Option<(Symbol, (i32, i32))> {
        self.symbol.map(|(symbol, place)| (symbol, turned(place, rotation)))
    }
}

/// A place in units, turned with its hex, in tenths. Rotation goes as edges are counted: from east to north-east.
fn turned((x, y): (i32, i32), rotation: usize) -> (i32, i32) {
    // Cosine and sine of 60 degrees times 1000.
    const TURNS: [(i32, i32); 6] =
        [(1000, 0), (500, 866), (-500, 866), (-1000, 0), (-500, -866), (500, -866)];
    let (cos, sin) = TURNS[rotation % 6];
    ((x * cos + y * sin) / 100, (y * cos - x * sin) / 100)
}

/// The middle of a hex of the city, in tenths of a unit.
#[must_use]
pub fn middle(q: i32, r: i32) -> (i32, i32) {
    ((2 * q + r) * 5196 / 10, r * 900)
}

/// Where a location of a hex has its sign, in tenths of a unit from the middle of the hex. Locations are counted in the
/// order of the rules; one that does not exist stands in the middle.
#[must_use]
pub fn spot(hex: usize, location: usize, rotation: usize) -> (i32, i32) {
    Tile::get(hex).locations.get(location).map_or((0, 0), |place| turned(*place, rotation))
}

/// How many locations a hex has.
#[must_use]
pub fn locations(hex: usize) -> usize {
    Tile::get(hex).locations.len()
}

/// What is drawn on a hex besides its houses, if anything, and where: in tenths of a unit from the middle of the hex.
#[must_use]
pub fn symbol_spot(hex: usize, rotation: usize) -> Option<(Symbol, (i32, i32))> {
    Tile::get(hex).symbol(rotation)
}

/// Where an officer stands, in tenths of a unit from the middle of the hex: County, Federal and SWAT as 0, 1 and 2,
/// Inspector Sandra as 3.
#[must_use]
pub fn beat(hex: usize, officer: usize, rotation: usize) -> (i32, i32) {
    const SQUAD: [(i32, i32); 4] = [(-90, -45), (90, -45), (0, 55), (0, -100)];
    let (x, y) = beat_middle(hex, rotation);
    let (dx, dy) = SQUAD[officer.min(3)];
    (x + dx, y + dy)
}

/// Around here officers stand on a hex, in tenths of a unit from its middle.
pub(super) fn beat_middle(hex: usize, rotation: usize) -> (i32, i32) {
    turned(Tile::get(hex).beat, rotation)
}

/// Where one of up to six pawns stands at a location, in tenths of a unit from its sign: the first ones below it, the
/// last one above.
#[must_use]
pub fn standing(index: usize) -> (i32, i32) {
    [(0, 190), (175, 105), (-175, 105), (180, -80), (-180, -80), (0, -190)][index % 6]
}

/// Where one of up to three cubes lies on a business or a safe house, in tenths of a unit from its sign.
#[must_use]
pub fn cube_place(index: usize) -> (i32, i32) {
    [(0, -140), (-80, -120), (80, -120)][index % 3]
}

/// Where one of the two members of a gang stands at their headquarters, in tenths of a unit from its sign.
#[must_use]
pub fn member_place(index: usize) -> (i32, i32) {
    [(-110, -80), (110, -80)][index % 2]
}
