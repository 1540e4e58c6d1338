//! A hex as it lies in the city: where its regions and streets are, for those who draw and for those who point.

use super::tiles::{Terrain, Tile};
use crate::svg::point;

/// The corners, each before the edge with its number, in tenths: 60 units and a little from the middle, so that nothing
/// shines through between two hexes.
pub(super) const CORNERS: [(i32, i32); 6] =
    [(522, 302), (522, -302), (0, -603), (-522, -302), (-522, 302), (0, 603)];
/// The corners of the hub, which the streets go around.
const HUB: [(i32, i32); 6] = [(156, 90), (156, -90), (0, -180), (-156, -90), (-156, 90), (0, 180)];

/// A hex as it lies, turned already.
pub(super) struct Lying {
    pub tile: &'static Tile,
    pub rotation: usize,
    /// The region in the middle.
    pub centre: [(i32, i32); 6],
}

/// Whether a point is inside a polygon.
fn inside((x, y): (i32, i32), polygon: &[(i32, i32)]) -> bool {
    let mut odd = false;
    for (index, one) in polygon.iter().enumerate() {
        let other = polygon[(index + 1) % polygon.len()];
        if (one.1 > y) != (other.1 > y) {
            let cross = (other.0 - one.0) * (y - one.1) - (x - one.0) * (other.1 - one.1);
            odd ^= (cross < 0) == (other.1 < one.1);
        }
    }
    odd
}

/// The square of the distance between a point and a line from here to there.
fn distance((x, y): (i32, i32), (from, to): ((i32, i32), (i32, i32))) -> i32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (px, py) = (x - from.0, y - from.1);
    let along = px * dx + py * dy;
    let length = dx * dx + dy * dy;
    if along <= 0 {
        px * px + py * py
    } else if along >= length {
        (x - to.0) * (x - to.0) + (y - to.1) * (y - to.1)
    } else {
        // Whole tenths are exact enough.
        let cross = i64::from(px * dy - py * dx);
        (cross * cross / i64::from(length)) as i32
    }
}

/// A piece of street, and whether there is water on one side.
pub(super) type Street = ((i32, i32), (i32, i32), bool);

impl Lying {
    pub(super) fn new(hex: usize, rotation: usize) -> Lying {
        let tile = Tile::get(hex);
        let mut centre = HUB;
        for (corner, place) in centre.iter_mut().enumerate() {
            if tile.central(corner, rotation) || tile.central((corner + 5) % 6, rotation) {
                *place = CORNERS[corner];
            }
        }
        Lying { tile, rotation, centre }
    }

    pub(super) fn edge(&self, edge: usize) -> Terrain {
        self.tile.edge(edge % 6, self.rotation)
    }

    pub(super) fn central(&self, edge: usize) -> bool {
        self.tile.central(edge % 6, self.rotation)
    }

    /// The terrain of the region in the middle.
    pub(super) fn middle(&self) -> Terrain {
        (0..6).find(|edge| self.central(*edge)).map_or(Terrain::Water, |edge| self.edge(edge))
    }

    /// The terrain at a point of the hex.
    pub(super) fn terrain(&self, (x, y): (i32, i32)) -> Terrain {
        // No point of interest lies on a line between two sectors then.
        let at = (x + 3, y + 1);
        if inside(at, &self.centre) {
            return self.middle();
        }
        let sector = (0..6).find(|edge| inside(at, &[(0, 0), CORNERS[*edge], CORNERS[(edge + 1) % 6]]));
        self.edge(sector.unwrap_or_default())
    }

    pub(super) fn streets(&self) -> Vec<Street> {
        let mut streets = Vec::new();
        for edge in 0..6 {
            let next = (edge + 1) % 6;
            let wet = |one: Terrain, other: Terrain| one == Terrain::Water || other == Terrain::Water;
            if !self.central(edge) {
                let water = wet(self.edge(edge), self.middle());
                streets.push((self.centre[edge], self.centre[next], water));
                if !self.central(next) && self.edge(edge) != self.edge(next) {
                    streets.push((CORNERS[next], HUB[next], wet(self.edge(edge), self.edge(next))));
                }
            }
        }
        // A street ends round, so it begins a little inside its corner.
        for (from, to, _) in &mut streets {
            for end in [from, to] {
                if CORNERS.contains(end) {
                    *end = (end.0 * 19 / 20, end.1 * 19 / 20);
                }
            }
        }
        streets
    }

    /// Whether there is this much room around a point: to streets, to the border, to plazas. A border needs a little less,
    /// because houses of the same terrain may go on behind it.
    pub(super) fn room(&self, at: (i32, i32), needed: i32, streets: &[Street]) -> bool {
        let far = |line, needed: i32| distance(at, line) >= needed * needed;
        (0..6).all(|edge| far((CORNERS[edge], CORNERS[(edge + 1) % 6]), 56))
            && inside(at, &CORNERS)
            && streets.iter().all(|(from, to, _)| far((*from, *to), needed))
            && self.tile.free(self.rotation).all(|((x, y), room)| {
                let (dx, dy) = (at.0 - x, at.1 - y);
                dx * dx + dy * dy >= (room + needed - 60) * (room + needed - 60)
            })
    }

    /// The outline of the region that an edge belongs to.
    pub(super) fn region(&self, edge: usize) -> Vec<(i32, i32)> {
        if self.central(edge) {
            return self.centre.to_vec();
        }
        let same = |other: usize| !self.central(other) && self.edge(other) == self.edge(edge);
        let before = (1..6).take_while(|steps| same(edge + 6 - steps)).count();
        let after = (1..6).take_while(|steps| same(edge + steps)).count();
        let first = edge + 6 - before;
        let corners = first..first + before + after + 2;
        let outer = corners.clone().map(|corner| CORNERS[corner % 6]);
        let inner =
            corners.rev().map(|corner| self.centre[corner % 6]).filter(|place| !CORNERS.contains(place));
        outer.chain(inner).collect()
    }
}

/// Adds a polygon to a path.
pub(super) fn polygon(out: &mut String, places: &[(i32, i32)]) {
    for (index, place) in places.iter().enumerate() {
        out.push(if index == 0 { 'M' } else { 'L' });
        point(out, *place);
    }
    out.push('z');
}

/// What an edge of a hex shows once it is turned so many times.
#[must_use]
pub fn edge(hex: usize, edge: usize, rotation: usize) -> Terrain {
    Tile::get(hex).edge(edge % 6, rotation)
}

/// What a hex shows at a place, given in tenths of a unit from its middle.
#[must_use]
pub fn terrain(hex: usize, place: (i32, i32), rotation: usize) -> Terrain {
    Lying::new(hex, rotation).terrain(place)
}

/// The outline of the region that an edge of a hex belongs to, as the `d` of a path: something to point at.
#[must_use]
pub fn region(hex: usize, edge: usize, rotation: usize) -> String {
    let mut out = String::new();
    polygon(&mut out, &Lying::new(hex, rotation).region(edge % 6));
    out
}

/// Where a pawn stands that is in a region and at no location, in tenths of a unit from the middle of the hex: away from
/// signs, symbols, officers and streets, so that nobody takes one for the other.
#[must_use]
pub fn inside_region(hex: usize, edge: usize, rotation: usize) -> (i32, i32) {
    let lying = Lying::new(hex, rotation);
    let outline = lying.region(edge % 6);
    let beat = (super::tiles::beat_middle(hex, rotation), 130);
    let room = |at: (i32, i32)| {
        let lines = (0..outline.len()).map(|index| (outline[index], outline[(index + 1) % outline.len()]));
        let lines = lines.map(|line| distance(at, line).isqrt() - 40);
        let others = lying.tile.free(rotation).chain([beat]);
        let others = others.map(|(other, room)| distance(at, (other, other)).isqrt() - room);
        lines.chain(others).min()
    };
    let grid = (-20..=20).flat_map(|y| (-18..=18).map(move |x| (x * 29, y * 29)));
    grid.filter(|at| inside(*at, &outline)).max_by_key(|at| room(*at)).unwrap_or_default()
}
