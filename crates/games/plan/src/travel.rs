//! Travel: what a step, a ride or a flight can lead to, and which tiles it leaves. (Rules §1.7, §3.1)

use serde::{Deserialize, Serialize};
use table::{Few, Seat};

use crate::city::{City, Map};
use crate::data::MOVEMENT;
use crate::node::Node;
use crate::police::Officers;
use crate::site::{Location, locations};
use crate::tile::{Region, Tile, TileSet, regions};

/// The turn of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Where the pawn is while it travels; before that at its location.
    pub node: Node,
    /// Movement points left.
    pub mp: u8,
    /// Tiles that were left with police on them.
    #[serde(default, skip_serializing_if = "none")]
    pub left: TileSet,
    /// Whether the subway was used.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ridden: bool,
    /// Gas cans used.
    #[serde(default, skip_serializing_if = "zero")]
    pub cans: u8,
    /// Whether it is about to escape.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub escaping: bool,
    /// Who was avoided, and where.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub avoided: Few<(Tile, Officers), 15>,
}

fn none(set: &TileSet) -> bool {
    set.is_empty()
}

fn zero(number: &u8) -> bool {
    *number == 0
}

impl Turn {
    /// A turn that begins here.
    pub(crate) fn begin(seat: Seat, at: Location) -> Turn {
        Turn {
            seat,
            node: at.into(),
            mp: MOVEMENT,
            left: TileSet::NONE,
            ridden: false,
            cans: 0,
            escaping: false,
            avoided: Few::NONE,
        }
    }

    /// Who was avoided on this tile.
    pub fn avoided_on(&self, tile: Tile) -> Officers {
        self.avoided
            .iter()
            .filter(|(at, _)| *at == tile)
            .fold(Officers::NONE, |all, (_, some)| all.union(some))
    }

    /// These on this tile are avoided; those who no longer stand there are forgotten.
    pub(crate) fn set_avoided(&mut self, tile: Tile, officers: Officers) {
        let rest = self.avoided.iter().filter(|(at, some)| *at != tile && !some.is_empty());
        let mut all = Few::first_of(rest);
        if !officers.is_empty() {
            all.push((tile, officers));
        }
        self.avoided = all;
    }
}

/// Sets of tiles of which none contains another. More than these were never found (§3.1: three); another would be dropped.
#[derive(Clone, Copy)]
pub(crate) struct Sets {
    sets: [TileSet; Sets::MOST],
    len: u8,
}

impl Sets {
    const MOST: usize = 7;
    const NONE: Sets = Sets { sets: [TileSet::NONE; Sets::MOST], len: 0 };
    const FREE: Sets = Sets { sets: [TileSet::NONE; Sets::MOST], len: 1 };

    pub(crate) fn iter(&self) -> impl Iterator<Item = TileSet> + '_ {
        self.sets[..usize::from(self.len)].iter().copied()
    }

    pub(crate) fn contains(&self, set: TileSet) -> bool {
        self.iter().any(|one| one == set)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds one unless another is within it; says whether anything changed.
    fn add(&mut self, set: TileSet) -> bool {
        if self.iter().any(|one| one.is_subset(set)) {
            return false;
        }
        let mut kept = 0;
        for index in 0..usize::from(self.len) {
            if !set.is_subset(self.sets[index]) {
                self.sets[kept] = self.sets[index];
                kept += 1;
            }
        }
        if kept == Sets::MOST {
            return false;
        }
        self.sets[kept] = set;
        self.len = kept as u8 + 1;
        true
    }

    fn add_all(&mut self, sets: &Sets, more: TileSet) -> bool {
        let mut changed = false;
        for set in sets.iter() {
            changed |= self.add(set.union(more));
        }
        changed
    }

    /// In a fixed order, whatever way they were found.
    fn sort(&mut self) {
        table::sort(&mut self.sets[..usize::from(self.len)]);
    }
}

/// Where the travel goes on from, and what is heeded: tiles with police that were not left yet.
#[derive(Clone, Copy)]
pub(crate) struct Way<'a> {
    pub(crate) map: &'a Map,
    pub(crate) from: Node,
    /// The location the travel started from: it does not end there.
    pub(crate) start: Location,
    pub(crate) heed: TileSet,
}

/// Every walk inside an area: for each region the tiles it leaves at least.
pub(crate) struct Walks {
    area: u64,
    labels: [Sets; Region::COUNT],
}

impl<'a> Way<'a> {
    /// The tile, if leaving it counts.
    fn leaving(&self, tile: Tile) -> TileSet {
        self.heed.intersection(TileSet::one(tile))
    }

    /// All walks from here; none at a location.
    pub(crate) fn walks(&self) -> Option<Walks> {
        let from = self.from.region()?;
        let area = self.map.area[from.index()];
        let mut walks = Walks { area, labels: [Sets::NONE; Region::COUNT] };
        walks.labels[from.index()] = Sets::FREE;
        let mut open = from.bit();
        while open != 0 {
            let index = open.trailing_zeros() as usize;
            open &= open - 1;
            let Some(region) = Region::new(index as u8) else { break };
            let (sets, more) = (walks.labels[index], self.leaving(region.tile()));
            for next in regions(self.map.inside[index]) {
                if walks.labels[next.index()].add_all(&sets, more) {
                    open |= next.bit();
                }
            }
        }
        Some(walks)
    }

    /// What a step to this place leaves, each way that no other beats.
    pub(crate) fn step(&self, walks: Option<&Walks>, to: Node) -> Sets {
        let mut sets = Sets::NONE;
        match (walks, to.region(), to.location()) {
            (None, Some(region), _) if self.start.region() == region => sets = Sets::FREE,
            (Some(walks), Some(region), _) if walks.area & region.bit() == 0 => {
                for here in regions(walks.area & self.map.beside[region.index()]) {
                    let crosses = here.tile() != region.tile();
                    let more = if crosses { self.leaving(here.tile()) } else { TileSet::NONE };
                    sets.add_all(&walks.labels[here.index()], more);
                }
            }
            (Some(walks), _, Some(place)) if place != self.start && self.map.all & place.bit() != 0 => {
                sets = walks.labels[place.region().index()];
            }
            _ => {}
        }
        sets.sort();
        sets
    }

    /// Every place that a step can lead to.
    pub(crate) fn steps(&self, walks: Option<&Walks>) -> impl Iterator<Item = Node> + use<> {
        let (lands, places) = match walks {
            None => (self.start.region().bit(), 0),
            Some(walks) => {
                let beside = regions(walks.area).fold(0, |all, region| all | self.map.beside[region.index()]);
                let here = self.from.region().map_or(0, |region| self.map.places[region.index()]);
                (beside & !walks.area, here & !self.start.bit())
            }
        };
        regions(lands).map(Node::from).chain(locations(places).map(Node::from))
    }

    /// Every station that can be ridden to.
    pub(crate) fn rides(&self, walks: &Walks) -> impl Iterator<Item = Region> + use<> {
        let here = self.map.stations & walks.area;
        // With one station in the area it is not ridden to; with two, each can be from the other.
        let to = match here.count_ones() {
            0 => 0,
            1 => self.map.stations & !here,
            _ => self.map.stations,
        };
        regions(to)
    }

    /// What a ride to this station leaves.
    pub(crate) fn ride(&self, walks: &Walks, to: Region) -> Sets {
        let mut sets = Sets::NONE;
        if self.map.stations & to.bit() != 0 {
            for here in regions(self.map.stations & walks.area & !to.bit()) {
                sets.add_all(&walks.labels[here.index()], self.leaving(here.tile()));
            }
        }
        sets.sort();
        sets
    }

    /// Every location that can be flown to, as a set of numbers.
    pub(crate) fn flights(&self, walks: Option<&Walks>) -> u32 {
        let from = match walks {
            None => self.map.flights[self.from.tile().index()],
            Some(walks) => regions(walks.area & self.map.helipads)
                .fold(0, |all, region| all | self.map.flights[region.tile().index()]),
        };
        from & !self.start.bit()
    }

    /// What a flight to this location leaves.
    pub(crate) fn flight(&self, walks: Option<&Walks>, to: Location) -> Sets {
        let mut sets = Sets::NONE;
        if to == self.start {
            return sets;
        }
        let reaches = |tile: Tile| self.map.flights[tile.index()] & to.bit() != 0;
        match walks {
            None if reaches(self.from.tile()) => {
                sets.add(self.leaving(self.from.tile()));
            }
            None => {}
            Some(walks) => {
                for here in regions(walks.area & self.map.helipads).filter(|here| reaches(here.tile())) {
                    sets.add_all(&walks.labels[here.index()], self.leaving(here.tile()));
                }
            }
        }
        sets.sort();
        sets
    }

    /// The tiles of the shortest way to that tile over one of these regions, from where the pawn goes on, that leaves nothing
    /// but `left`: those up to the region. Whoever `crosses` from there goes over a border to the tile if it is another one.
    /// Ties go to the lower edge.
    pub(crate) fn walked_out(
        &self,
        city: &City,
        goals: u64,
        left: TileSet,
        to: Tile,
        crosses: bool,
    ) -> Few<Tile, 15> {
        let Some(from) = self.from.region() else { return Few::first_of([self.from.tile()]) };
        let free = |tile: Tile| self.leaving(tile).is_subset(left);
        let mut before = [u8::MAX; Region::COUNT];
        let mut steps = [0_u8; Region::COUNT];
        let (mut queue, mut next, mut end) = ([from; Region::COUNT], 0, 1);
        before[from.index()] = from.index() as u8;
        let mut best: Option<(u8, Region)> = None;
        while next < end {
            let here = queue[next];
            next += 1;
            let walked = steps[here.index()];
            if best.is_some_and(|(long, _)| walked > long) {
                break;
            }
            if goals & here.bit() != 0 && (here.tile() == to || free(here.tile())) {
                let long = walked + u8::from(crosses && here.tile() != to);
                let wins = best.is_none_or(|(other, found)| {
                    let edges = |end| edges(city, tiles_to(&before, end), to);
                    long < other || (long == other && crosses && edges(here).lt(edges(found)))
                });
                if wins {
                    best = Some((long, here));
                }
            }
            if !free(here.tile()) {
                continue;
            }
            let around = city.neighbours(here.tile());
            for there in around.flat_map(|tile| regions(self.map.inside[here.index()] & tile.regions())) {
                if before[there.index()] == u8::MAX {
                    before[there.index()] = here.index() as u8;
                    steps[there.index()] = walked + 1;
                    queue[end] = there;
                    end += 1;
                }
            }
        }
        best.map_or(Few::NONE, |(_, found)| tiles_to(&before, found))
    }
}

/// The tiles on the way to a region, when it is known from where each was reached.
fn tiles_to(before: &[u8; Region::COUNT], end: Region) -> Few<Tile, 15> {
    let mut tiles = Few::NONE;
    let mut here = Some(end);
    while let Some(region) = here {
        tiles.push_front(region.tile());
        let prior = before[region.index()];
        here = Region::new(prior).filter(|_| usize::from(prior) != region.index());
    }
    tiles
}

/// The edges that are crossed on the way over these tiles to that one.
fn edges(city: &City, tiles: Few<Tile, 15>, to: Tile) -> impl Iterator<Item = usize> {
    let onward = (tiles.last() != Some(to)).then_some(to);
    let goal = tiles.len() + usize::from(onward.is_some());
    let at = move |index: usize| tiles.get(index).or(onward);
    (1..goal).filter_map(move |index| {
        let other = at(index)?;
        city.neighbours(at(index - 1)?).position(|tile| tile == other)
    })
}
