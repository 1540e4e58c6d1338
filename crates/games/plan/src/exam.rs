//! The game before the conformance kit.

use conformance::{Case, Exam, Variant, pairwise};
use table::{Eye, Luck, Stream};

use crate::moves::{Bonus, Item, Means, Move, Opener, Place};
use crate::node::Node;
use crate::police::{Officer, Officers};
use crate::site::{Location, Site};
use crate::stash::{Asset, Equipment, Fixer, Goods, Vault};
use crate::tile::{Region, Tile, TileSet};
use crate::{Heist, Options, Plan};

const STRAY: Stream = Stream(2);

const VARIANTS: &[Variant<Options>] = &[
    ("arrest_on_6th_handcuffs off", |o| o.arrest_on_6th_handcuffs = false),
    ("land_match_required off", |o| o.land_match_required = false),
    ("max_radius 4", |o| o.max_radius = 4),
    ("start_contact off", |o| o.start_contact = false),
    ("initial_cash_k 0", |o| o.initial_cash_k = 0),
    ("initial_cash_k 20", |o| o.initial_cash_k = 20),
    ("answer_s 10", |o| o.answer_s = 10),
    ("answer_s 300", |o| o.answer_s = 300),
];

impl Exam for Plan {
    const REVEALS: &'static str = include_str!("../reveals.txt");

    /// Every pair of options, and each of them with every number of seats.
    fn cases() -> Vec<Case<Options>> {
        let mut cases = pairwise(1..=5, VARIANTS);
        for (name, set) in VARIANTS {
            for count in 1..=5 {
                let mut options = Options::default();
                set(&mut options);
                cases.push(Case::new(format!("{name}, {count} of five"), options, table::Seats::of(count)));
            }
        }
        cases
    }

    fn stray(open: &Heist, luck: &mut Luck) -> Move {
        let mut below = |bound: u32| luck.below(STRAY, bound) as u8;
        let tile = Tile::new(below(15)).unwrap_or(Tile::HOSPITAL);
        let other = Tile::new(below(15)).unwrap_or(Tile::HOSPITAL);
        let place = Location::new(below(22)).unwrap_or(Location::HOSPITAL);
        let officer = Officer::ALL[usize::from(below(4))];
        let opener =
            [Opener::Key(Vault::ALL[usize::from(below(5))]), Opener::MasterKey, Opener::Locksmith(below(6))]
                [usize::from(below(3))];
        let mut left = TileSet::NONE;
        if below(3) == 0 {
            left = left.with(tile);
        }
        if below(4) == 0 {
            left = left.with(other);
        }
        match below(36) {
            0 => Move::StartContact { display: below(9) },
            1 => Move::Unlock { asset: Asset::ALL[usize::from(below(7))] },
            2 => Move::Pass,
            3 | 4 => Move::PlaceTile {
                stack: below(5),
                q: below(7) as i8 - 3,
                r: below(7) as i8 - 3,
                rotation: below(7),
            },
            5 => Move::Site { name: Site::ALL[usize::from(below(9))] },
            6 => [Move::UseDisc, Move::Decline][usize::from(below(2))],
            7 => Move::Rest,
            8 => Move::Travel,
            9 => Move::Escape,
            10 => Move::EndTurn,
            11..=14 => match Node::new(below(73)) {
                Some(to) => Move::Step { to, left },
                None => Move::Gas,
            },
            15 => {
                let stations: Vec<Region> = Tile::all().filter_map(Tile::station).collect();
                Move::Ride { to: stations[usize::from(below(4)) % stations.len()], left }
            }
            16 | 17 => Move::Fly { to: place, left },
            18 => {
                let means =
                    [Means::Gang(place), Means::Helicopter, Means::Motorcycle, Means::Pilot(below(6))];
                Move::By { means: means[usize::from(below(4))] }
            }
            19 => Move::Gas,
            20 => Move::Key { with: opener },
            21 => Move::Contact { slot: below(6) },
            22 => Move::Fixer { slot: below(6) },
            23 => Move::Asset { place: below(6) },
            24 => Move::Gang { hq: place },
            25 => Move::FirstAid,
            26 => Move::Officer { officer, from: tile, to: other },
            27 => Move::Remove { from: tile },
            28 => {
                let items = [
                    Item::Contact(below(6)),
                    Item::Equipment(below(6)),
                    Item::Gang(place),
                    Item::Motorcycle,
                    Item::AvoidAll,
                ];
                let officers =
                    [Officers::NONE, Officers::one(officer), Officers::one(officer).with(Officer::County)];
                let tile = open.turn.and_then(|turn| turn.left.iter().next()).unwrap_or(tile);
                Move::Avoid {
                    item: items[usize::from(below(5))],
                    tile,
                    officers: officers[usize::from(below(3))],
                }
            }
            29 => Move::TakeContact { display: below(9) },
            30 => [Move::Pay, Move::No, Move::Hire, Move::Done, Move::Look, Move::TakeWounds]
                [usize::from(below(6))],
            31 => Move::Heal { wounds: below(5) },
            32 => match below(2) {
                0 => Move::BuyFixer { name: Fixer::ALL[usize::from(below(8))] },
                _ => Move::BuyEquipment { kind: Equipment::ALL[usize::from(below(4))] },
            },
            33 => Move::OpenLocker { colour: Vault::ALL[usize::from(below(5))], with: opener },
            34 => match below(3) {
                0 => Move::Keep { index: below(6) },
                1 => Move::Bonus { take: [Bonus::Disc, Bonus::Asset][usize::from(below(2))] },
                _ => Move::Put {
                    into: [Place::Discard, Place::Slot, Place::Replace(below(6))][usize::from(below(3))],
                },
            },
            _ => Move::MoveOfficer { officer, from: tile, to: other },
        }
    }

    fn hidden(&self, eye: Eye) -> Vec<(&'static str, String)> {
        let others = || self.open.seats().iter().filter(move |seat| eye.seat() != Some(*seat));
        let plans: Vec<_> = others().map(|seat| self.own[seat.index()].plan).collect();
        let cash: Vec<_> = others().map(|seat| self.own[seat.index()].cash).collect();
        let loot: Vec<_> = others().map(|seat| self.own[seat.index()].loot).collect();
        let mut parts = Vec::new();
        if !plans.is_empty() {
            parts.push(("plan cards of others", format!("{plans:?}")));
            parts.push(("cash of others", format!("{cash:?}")));
        }
        // Only where a tile is gone and this eye does not have it is there anything to be secret.
        let secret = |pile: Vault| {
            let left = self.open.vaults[pile as usize];
            let gone = crate::data::VAULT_TILES - left;
            left > 0 && usize::from(gone) > eye.seat().map_or(0, |seat| self.holds(seat, pile))
        };
        if Vault::ALL.into_iter().any(secret) {
            parts.push(("lockers and exit tiles", format!("{loot:?} {:?}", self.vaults)));
        }
        parts
    }
}

impl Plan {
    /// How many tiles of a pile a seat has.
    fn holds(&self, seat: table::Seat, pile: Vault) -> usize {
        let stash = self.open.player(seat).stash.iter().flatten();
        let stashed = stash.filter(|one| one.what == Goods::Loot(pile)).count();
        stashed + usize::from(self.open.is_putting(seat, pile))
    }
}
