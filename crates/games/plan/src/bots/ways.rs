//! How well one comes from place to place in one turn, with three movement points and nothing besides.

use crate::city::Placed;
use crate::data::MOVEMENT;
use crate::heist::Heist;
use crate::police::Officers;
use crate::site::Location;
use crate::tile::{Region, Tile, regions};

/// No way.
pub(crate) const NONE: u8 = u8::MAX;

const MOST: usize = MOVEMENT as usize + 1;

/// Officers to be left behind on the way from one place to another, at least.
#[derive(Clone)]
pub(crate) struct Ways {
    all: [[u8; Location::COUNT]; Location::COUNT],
}

/// Where the tiles lie and who stands on them: what the ways depend on.
type Streets = [(Option<Placed>, Officers); Tile::COUNT];

/// The ways through a city, kept for as long as it stays as it is.
#[derive(Default)]
pub(crate) struct Known(Option<(Streets, Ways)>);

impl Known {
    /// All ways through the city.
    pub(crate) fn through(&mut self, open: &Heist) -> Ways {
        let mut streets = [(None, Officers::NONE); Tile::COUNT];
        for tile in open.city.tiles().iter() {
            streets[tile.index()] = (open.city.lies(tile), open.guards(tile));
        }
        match &self.0 {
            Some((of, ways)) if *of == streets => ways.clone(),
            _ => self.0.insert((streets, Ways::through(open))).1.clone(),
        }
    }
}

impl Ways {
    /// All ways through the city.
    pub(crate) fn through(open: &Heist) -> Ways {
        let mut all = [[NONE; Location::COUNT]; Location::COUNT];
        for from in open.city.locations() {
            all[from.index()] = from_here(open, from);
        }
        Ways { all }
    }

    /// The ways from one place alone.
    pub(crate) fn from(open: &Heist, from: Location) -> Ways {
        let mut all = [[NONE; Location::COUNT]; Location::COUNT];
        all[from.index()] = from_here(open, from);
        Ways { all }
    }

    /// No ways, for those who stay where they are.
    pub(crate) const fn none() -> Ways {
        Ways { all: [[NONE; Location::COUNT]; Location::COUNT] }
    }

    /// Officers on the way; [`NONE`] if it is too far.
    pub(crate) const fn guards(&self, from: Location, to: Location) -> u8 {
        self.all[from.index()][to.index()]
    }

    /// For every place the turns it takes from there to this one. Closed businesses are no place to stay.
    pub(crate) fn turns_to(&self, open: &Heist, to: Location) -> [u8; Location::COUNT] {
        let mut turns = [NONE; Location::COUNT];
        turns[to.index()] = 0;
        for count in 1..=6 {
            let before = turns;
            for from in open.city.locations().filter(|from| before[from.index()] == NONE) {
                let near = |by: &Location| {
                    before[by.index()] < count && self.guards(from, *by) != NONE && !open.is_closed(*by)
                };
                if open.city.locations().any(|by| near(&by)) {
                    turns[from.index()] = count;
                }
            }
        }
        turns
    }
}

/// Least officers by region, for each number of points left, before and after a ride; and the regions that were reached.
struct Search {
    least: [[u8; Region::COUNT]; 2 * MOST],
    reached: [u64; 2 * MOST],
}

impl Search {
    /// Everywhere one can come from a place, or whence one can come there.
    fn of(open: &Heist, place: Location, back: bool) -> Search {
        let map = open.city.map();
        let mut guards = [0; Tile::COUNT];
        for tile in open.city.tiles().iter() {
            guards[tile.index()] = open.guards(tile).len() as u8;
        }
        let leaving = |here: Region, next: Region| match (here.tile() == next.tile(), back) {
            (true, _) => 0,
            (false, true) => guards[next.tile().index()],
            (false, false) => guards[here.tile().index()],
        };
        let mut search = Search { least: [[NONE; Region::COUNT]; 2 * MOST], reached: [0; 2 * MOST] };
        search.reach(MOST - 2, place.region(), 0);
        // More points first: a step takes one, a ride gives one back and is made once.
        let rides = [0, MOST].into_iter();
        for (ridden, mp) in rides.flat_map(|ridden| (0..MOST).rev().map(move |mp| (ridden, mp))) {
            let layer = ridden + mp;
            let mut fresh = search.reached[layer];
            while fresh != 0 {
                let Some(here) = regions(fresh).next() else { break };
                fresh &= fresh - 1;
                let cost = search.least[layer][here.index()];
                for next in regions(map.inside[here.index()]) {
                    if search.reach(layer, next, cost + leaving(here, next)) {
                        fresh |= next.bit();
                    }
                }
            }
            for here in regions(search.reached[layer]) {
                let cost = search.least[layer][here.index()];
                if mp > 0 {
                    for next in regions(map.beside[here.index()]) {
                        search.reach(layer - 1, next, cost + leaving(here, next));
                    }
                }
                if ridden == 0 && mp + 1 < MOST && map.stations & here.bit() != 0 {
                    for next in regions(map.stations & !here.bit()) {
                        search.reach(MOST + mp + 1, next, cost + leaving(here, next));
                    }
                }
            }
        }
        search
    }

    fn reach(&mut self, layer: usize, region: Region, guards: u8) -> bool {
        let least = &mut self.least[layer][region.index()];
        let better = guards < *least;
        if better {
            *least = guards;
            self.reached[layer] |= region.bit();
        }
        better
    }

    /// The least in this region with so many points left at least.
    fn least(&self, region: Region, from: usize, ridden: bool) -> u8 {
        let walked = (from..MOST).map(|mp| self.least[mp][region.index()]);
        let rode = (from..MOST).filter(|_| ridden).map(|mp| self.least[MOST + mp][region.index()]);
        walked.chain(rode).min().unwrap_or(NONE)
    }
}

fn from_here(open: &Heist, from: Location) -> [u8; Location::COUNT] {
    let search = Search::of(open, from, false);
    let mut found = [NONE; Location::COUNT];
    for to in open.city.locations().filter(|to| *to != from) {
        // The last point is for the location itself.
        found[to.index()] = search.least(to.region(), 1, true);
    }
    found
}

/// The way to one place, from wherever a travel stands.
pub(crate) struct Towards(Search);

impl Towards {
    /// The ways to there.
    pub(crate) fn new(open: &Heist, to: Location) -> Towards {
        Towards(Search::of(open, to, true))
    }

    /// Officers still to be left behind from this region with so many points; [`NONE`] if they do not suffice.
    pub(crate) fn guards(&self, from: Region, mp: u8, ridden: bool) -> u8 {
        let least = (MOST - 1).saturating_sub(usize::from(mp));
        self.0.least(from, least, !ridden)
    }
}
