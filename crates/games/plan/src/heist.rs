//! The heist: all that everybody at the table can see. (Rules §1.2, §3.12)

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Few, Seat, Seats, Time};

use crate::city::City;
use crate::data::{CLOSES_AT, CONTACT_DISPLAY, EXIT_COST, MEMBERS, SLOTS, SOLO_CUBE, STACKS};
use crate::options::Options;
use crate::own::Card;
use crate::player::{Player, Status};
use crate::police::{Officer, Officers};
use crate::site::{Kind, Location, Site, SiteSet, headquarters};
use crate::stash::{Fixer, Vault};
use crate::task::{Question, Task};
use crate::tile::{Tile, TileSet};
use crate::travel::Turn;

/// The most seats.
pub const SEATS: usize = 5;

/// All that everybody can see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heist {
    /// What was agreed.
    pub options: Options,
    /// Those who play.
    pub players: Players,
    /// The day, from 1.
    pub day: u8,
    /// The part of the day.
    pub period: Period,
    /// Who comes after whom.
    pub order: Few<Who, 6>,
    /// The city.
    pub city: City,
    /// What waits to be placed.
    pub stacks: [Stack; STACKS],
    /// The tiles below, in no order.
    pub below: TileSet,
    /// Officers in the bag, by type.
    pub bag: [u8; 3],
    /// The exits.
    pub exits: [Exit; 3],
    /// The contacts on display, left to right.
    pub display: Few<crate::stash::Contact, CONTACT_DISPLAY>,
    /// The contacts still to come, by kind.
    pub deck: [u8; 17],
    /// Where each business and Safe House stands.
    pub sites: Sites,
    /// The gangs, in the order of their headquarters.
    pub gangs: [Gang; 4],
    /// Gas cans in the supply.
    pub gas: u8,
    /// Fixers for sale, by number.
    pub fixers: [bool; 8],
    /// Equipment for sale, by kind.
    pub equipment: [u8; 4],
    /// Keys in the supply: green, yellow, red.
    pub keys: [u8; 3],
    /// Tiles in each pile: lockers green, yellow, red, exits grey, black.
    pub vaults: [u8; 5],
    /// The Inspector, with one or two players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sandra: Option<Sandra>,
    /// The turn that is being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// What remains to be done, the next thing last.
    pub todo: Few<Task, 24>,
    /// When the question is answered by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
}

/// Those who play, one for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Players {
    seats: Seats,
    all: [Player; SEATS],
}

impl Players {
    pub(crate) fn new(seats: Seats) -> Players {
        Players { seats, all: [Player::default(); SEATS] }
    }
}

impl Index<Seat> for Players {
    type Output = Player;
    fn index(&self, seat: Seat) -> &Player {
        &self.all[seat.index() % SEATS]
    }
}

impl IndexMut<Seat> for Players {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.all[seat.index() % SEATS]
    }
}

/// Players are written by number, so that a change of one is a change of one.
impl Serialize for Players {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.seats.iter().map(|seat| (seat.to_string(), &self[seat])))
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Players, D::Error> {
        use serde::de::Error as _;
        let all = BTreeMap::<String, Player>::deserialize(from)?;
        let seats =
            u8::try_from(all.len()).ok().filter(|count| *count as usize <= SEATS).and_then(Seats::new);
        let mut players =
            Players::new(seats.ok_or_else(|| D::Error::custom("one for each of 1 to 5 seats"))?);
        for seat in players.seats.iter() {
            let player = all.get(&seat.to_string());
            players[seat] = *player.ok_or_else(|| D::Error::custom("players are numbered from 0"))?;
        }
        Ok(players)
    }
}

/// A part of the day. (§1.7)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Period {
    Morning,
    Afternoon,
    Evening,
    Night,
    Dawn,
}

impl Period {
    /// The next one of the same day.
    pub const fn next(self) -> Option<Period> {
        match self {
            Period::Morning => Some(Period::Afternoon),
            Period::Afternoon => Some(Period::Evening),
            Period::Evening => Some(Period::Night),
            Period::Night => Some(Period::Dawn),
            Period::Dawn => None,
        }
    }

    /// Whether a turn in it costs a disc.
    pub const fn costs_a_disc(self) -> bool {
        matches!(self, Period::Night | Period::Dawn)
    }
}

/// Somebody in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A seat.
    Seat(Seat),
    /// The Inspector.
    Sandra,
}

impl Who {
    /// The seat it is.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Who::Seat(seat) => Some(seat),
            Who::Sandra => None,
        }
    }
}

/// A stack of city tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// The tile that lies face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<Tile>,
    /// The officers on it.
    pub police: Officers,
    /// How many lie below.
    pub below: u8,
}

/// An exit. (§1.4)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Exit {
    /// Patrol cards shown.
    pub patrols: u8,
    /// The tiles that lie on it since it is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Vault>,
}

/// A gang. (§1.8)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gang {
    /// Who controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Members on the owner's board; the others are at the headquarters.
    pub hired: u8,
}

/// Where each business and Safe House stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sites([Option<Location>; 9]);

impl Sites {
    /// Where it stands.
    pub const fn of(&self, site: Site) -> Option<Location> {
        self.0[site.index()]
    }

    /// What stands there.
    pub fn at(&self, place: Location) -> Option<Site> {
        Site::ALL.into_iter().find(|site| self.of(*site) == Some(place))
    }

    pub(crate) fn put(&mut self, site: Site, at: Location) {
        self.0[site.index()] = Some(at);
    }
}

impl Serialize for Sites {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Site::ALL.into_iter().filter_map(|site| Some((site, self.of(site)?))))
    }
}

impl<'de> Deserialize<'de> for Sites {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Sites, D::Error> {
        let mut sites = Sites::default();
        for (site, at) in BTreeMap::<Site, Location>::deserialize(from)? {
            sites.put(site, at);
        }
        Ok(sites)
    }
}

/// The Inspector. (§1.13)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sandra {
    /// Where her pawn is.
    pub pawn: Location,
    /// Her notoriety.
    pub level: u8,
    /// Whether a cube lies above her marker.
    pub more: bool,
    /// Whether one lies below it.
    pub less: bool,
    /// Her discs.
    pub discs: u8,
    /// Sites with her cube.
    pub cubes: SiteSet,
    /// The cards of her deck, in no order.
    pub deck: crate::sandra::Deck,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Results(pub Few<Tally, SEATS>);

/// What somebody has at the end. (§1.12)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Who.
    pub seat: Seat,
    /// The place.
    pub place: u8,
    /// The plan card.
    pub plan: Card,
    /// Cash.
    pub cash: u16,
    /// Amounts of the plan card.
    pub loot: u16,
    /// Lockers.
    pub lockers: u16,
    /// Exit tiles.
    pub exits: u16,
    /// Contacts.
    pub contacts: u16,
    /// Assets used.
    pub assets: i32,
    /// What notoriety costs.
    pub notoriety: i32,
    /// What wounds cost.
    pub wounds: i32,
    /// All together.
    pub total: i32,
}

impl Heist {
    /// The seats of the table.
    pub const fn seats(&self) -> Seats {
        self.players.seats
    }

    /// What can be seen of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Who is asked, and what.
    pub fn asked(&self) -> Option<(Seat, Question)> {
        match self.todo.last()? {
            Task::Ask { seat, what } => Some((seat, what)),
            _ => None,
        }
    }

    /// Whether one person plays.
    pub const fn is_solo(&self) -> bool {
        self.seats().count() == 1
    }

    /// Those still in the city, in the order of play.
    pub fn inside(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().filter_map(Who::seat).filter(|seat| self.player(*seat).is_inside())
    }

    /// How many have escaped.
    pub fn escaped(&self) -> usize {
        let out = |seat: &Seat| matches!(self.player(*seat).status, Status::Escaped(_));
        self.seats().iter().filter(out).count()
    }

    /// What the next one to escape pays.
    pub fn exit_cost(&self) -> u16 {
        EXIT_COST[usize::from(self.seats().count() - 1) % SLOTS][self.escaped() % SLOTS]
    }

    /// Whether a turn that begins now costs the fee. (§1.12, §1.14)
    pub fn is_fee_due(&self) -> bool {
        match self.is_solo() {
            true => self.day == crate::data::DAYS && self.period.costs_a_disc(),
            false => self.escaped() > 0,
        }
    }

    // ----- the city -------------------------------------------------------------------------------------------------

    /// Whether a location is a business that is closed. (§1.8)
    pub fn is_closed(&self, place: Location) -> bool {
        place.kind() == Kind::Business && self.sites.at(place).is_some_and(|site| self.is_site_closed(site))
    }

    fn is_site_closed(&self, site: Site) -> bool {
        let mut cubes = self.seats().iter().filter(|seat| self.player(*seat).has_cube(site)).count() as u8;
        if self.sandra.is_some_and(|sandra| sandra.cubes.contains(site)) {
            cubes += if self.is_solo() { SOLO_CUBE } else { 1 };
        }
        cubes >= CLOSES_AT[usize::from(self.seats().count() - 1) % SLOTS]
    }

    /// Every closed business, as a set of numbers.
    pub(crate) fn closed(&self) -> u32 {
        let businesses = Site::ALL.into_iter().filter(|site| site.is_business());
        let mut closed = 0;
        for site in businesses {
            if let Some(place) = self.sites.of(site).filter(|_| self.is_site_closed(site)) {
                closed |= place.bit();
            }
        }
        closed
    }

    /// The tile on which the Inspector counts as an officer.
    pub fn sandra_on(&self) -> Option<Tile> {
        self.sandra.map(|sandra| sandra.pawn.tile()).filter(|tile| *tile != Tile::HOSPITAL)
    }

    /// Everybody to be avoided on a tile.
    pub fn guards(&self, tile: Tile) -> Officers {
        let police = self.city.police(tile);
        if self.sandra_on() == Some(tile) { police.with(Officer::Sandra) } else { police }
    }

    /// Tiles with somebody to be avoided.
    pub fn watched(&self) -> TileSet {
        self.sandra_on().map_or(self.city.watched(), |tile| self.city.watched().with(tile))
    }

    /// Those on this tile who were left and not avoided.
    pub fn threats_on(&self, tile: Tile) -> Officers {
        match self.turn {
            Some(turn) if turn.left.contains(tile) => self.guards(tile).difference(turn.avoided_on(tile)),
            _ => Officers::NONE,
        }
    }

    /// How many were left and not avoided.
    pub fn threats(&self) -> usize {
        let left = self.turn.map_or(TileSet::NONE, |turn| turn.left);
        left.iter().map(|tile| self.threats_on(tile).len()).sum()
    }

    /// The exit that is still open, once there is only one.
    pub fn open_exit(&self) -> Option<usize> {
        let mut open = (0..3).filter(|exit| self.exits[*exit].closed.is_none());
        open.next().filter(|_| open.next().is_none())
    }

    /// How many others are at this location.
    pub(crate) fn pawns_at(&self, place: Location, but: Option<Seat>) -> u8 {
        let there = |seat: &Seat| {
            Some(*seat) != but && self.player(*seat).is_inside() && self.player(*seat).pawn == place
        };
        self.seats().iter().filter(there).count() as u8
    }

    // ----- gangs ----------------------------------------------------------------------------------------------------

    /// The number of a gang by its headquarters.
    pub fn gang_at(&self, place: Location) -> Option<usize> {
        headquarters().position(|one| one == place)
    }

    /// Gangs that a seat controls.
    pub fn gangs_of(&self, seat: Seat) -> impl Iterator<Item = (usize, Gang)> + '_ {
        (0..).zip(self.gangs).filter(move |(_, gang)| gang.owner == Some(seat))
    }

    /// Headquarters of which a seat has a member.
    pub(crate) fn members_of(&self, seat: Seat) -> impl Iterator<Item = Location> + '_ {
        headquarters()
            .zip(self.gangs)
            .filter(move |(_, gang)| gang.owner == Some(seat) && gang.hired > 0)
            .map(|(hq, _)| hq)
    }

    /// Whether both members of a gang are at home.
    pub(crate) fn is_gang_free(&self, gang: usize) -> bool {
        self.gangs.get(gang).is_some_and(|gang| gang.owner.is_none()) && MEMBERS > 0
    }

    /// Whether this fixer is for sale.
    pub const fn sells(&self, fixer: Fixer) -> bool {
        self.fixers[fixer as usize]
    }
}
