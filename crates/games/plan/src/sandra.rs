//! Inspector Sandra. (Rules §1.13, §3.10)

use serde::{Deserialize, Serialize};

use crate::act::{Act, INSPECTOR};
use crate::data::{DAYS, MOST_DISCS};
use crate::facts::Fact;
use crate::heist::{Heist, Sandra};
use crate::site::{Group, Kind, Location, Site};
use crate::stash::{Equipment, Fixer};

/// An Inspector card: where she goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// To a business or Safe House.
    Site(Site),
    /// To the clinic, the church or an exit.
    Place(Kind),
    /// To the nearest store.
    Store,
}

/// Every card, in the order of the rules.
const GOALS: [Goal; 15] = [
    Goal::Site(Site::Bar),
    Goal::Site(Site::Restaurant),
    Goal::Site(Site::Cinema),
    Goal::Site(Site::Gym),
    Goal::Site(Site::Casino),
    Goal::Site(Site::Nightclub),
    Goal::Site(Site::SafeHouse1),
    Goal::Site(Site::SafeHouse2),
    Goal::Site(Site::SafeHouse3),
    Goal::Place(Kind::Exit1),
    Goal::Place(Kind::Exit2),
    Goal::Place(Kind::Exit3),
    Goal::Place(Kind::Clinic),
    Goal::Place(Kind::Church),
    Goal::Store,
];

/// Equipment in the order in which ties are broken.
const TIES: [Equipment; 4] = [Equipment::GasMask, Equipment::Vest, Equipment::Hat, Equipment::Helmet];

/// The cards still in her deck. JSON writes them as a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck(u16);

impl Deck {
    pub(crate) const ALL: Deck = Deck((1 << GOALS.len()) - 1);

    /// The cards, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Goal> + Clone {
        (0..GOALS.len()).filter(move |card| self.0 & (1 << card) != 0).map(|card| GOALS[card])
    }

    fn without(self, goal: Goal) -> Deck {
        let card = GOALS.iter().position(|one| *one == goal);
        Deck(card.map_or(self.0, |card| self.0 & !(1 << card)))
    }
}

impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Deck, D::Error> {
        let goals = Vec::<Goal>::deserialize(from)?;
        let card = |card: &usize| goals.contains(&GOALS[*card]);
        Ok(Deck((0..GOALS.len()).filter(card).fold(0, |deck, card| deck | 1 << card)))
    }
}

impl Sandra {
    /// As she starts.
    pub(crate) fn new() -> Sandra {
        Sandra {
            pawn: Location::HOSPITAL,
            level: 1,
            more: false,
            less: false,
            discs: 0,
            cubes: crate::site::SiteSet::NONE,
            deck: Deck::ALL,
        }
    }
}

impl Heist {
    /// Where a card leads her now; nowhere if it is skipped.
    fn leads_to(&self, sandra: &Sandra, goal: Goal) -> Option<Location> {
        match goal {
            Goal::Site(site) => self.sites.of(site),
            Goal::Store => {
                let stores = self.city.locations().filter(|place| place.kind() == Kind::Store);
                stores.min_by_key(|place| self.city.distance(place.tile(), sandra.pawn.tile()))
            }
            Goal::Place(kind) => {
                let place = Location::of(kind);
                let open = kind.exit().is_some_and(|exit| self.exits[exit].closed.is_none());
                (self.city.contains(place.tile()) && (!open || self.day == DAYS)).then_some(place)
            }
        }
    }
}

impl Act<'_> {
    fn sandra(&mut self, change: impl FnOnce(&mut Sandra)) {
        if let Some(sandra) = &mut self.game.open.sandra {
            change(sandra);
        }
    }

    pub(crate) fn sandra_takes_disc(&mut self) {
        if self.game.open.sandra.is_some_and(|sandra| sandra.discs < MOST_DISCS) {
            self.sandra(|sandra| sandra.discs += 1);
            self.facts.tell(Fact::SandraTakesDisc);
        }
    }

    /// Her turn: a card that leads somewhere, and what it says.
    pub(crate) fn sandra_turn(&mut self) {
        let Some(sandra) = self.game.open.sandra else { return };
        if self.game.open.period.costs_a_disc() {
            if sandra.discs == 0 {
                return;
            }
            self.sandra(|sandra| sandra.discs -= 1);
            self.facts.tell(Fact::SandraUsesDisc);
        }
        let open = &self.game.open;
        let leads = |goal: &Goal| open.leads_to(&sandra, *goal).is_some();
        // Cards that lead nowhere are shuffled back, so it is as if only the others were in the deck.
        let number = self.luck.below(INSPECTOR, sandra.deck.iter().filter(leads).count() as u32);
        let Some(goal) = sandra.deck.iter().filter(leads).nth(number as usize) else {
            return self.facts.tell(Fact::SandraStays);
        };
        let Some(to) = self.game.open.leads_to(&sandra, goal) else { return };
        self.sandra(|sandra| {
            sandra.deck = sandra.deck.without(goal);
            sandra.pawn = to;
        });
        self.facts.tell(Fact::SandraMoved { to });
        let exit = to.kind().exit();
        if exit.is_some_and(|exit| self.game.open.exits[exit].closed.is_none()) {
            return;
        }
        if self.game.open.pawns_at(to, None) > 0 {
            self.sandra(|sandra| sandra.more = true);
        }
        self.sandra_acts(goal);
    }

    fn sandra_acts(&mut self, goal: Goal) {
        match goal {
            Goal::Site(site) => {
                self.sandra(|sandra| sandra.cubes = sandra.cubes.with(site));
                self.facts.tell(Fact::SandraLooted { site });
                match site.key() {
                    None => self.remove_contact(),
                    Some(colour) => {
                        self.sandra(|sandra| sandra.less = true);
                        if self.game.open.keys[colour as usize % 3] > 0 {
                            self.open().keys[colour as usize % 3] -= 1;
                            self.facts.tell(Fact::KeyRemoved { colour });
                        }
                        self.remove_fixer();
                    }
                }
                self.sandra_group(site.group());
            }
            Goal::Store => {
                if self.game.open.gas > 0 {
                    self.open().gas -= 1;
                    self.facts.tell(Fact::GasRemoved);
                }
                self.remove_equipment();
                self.sandra(|sandra| sandra.more = true);
            }
            Goal::Place(kind) => {
                if let Some(pile) = kind.exit().and_then(|exit| self.game.open.exits[exit].closed) {
                    self.remove_exit_tile(pile);
                }
                if kind == Kind::Church {
                    self.sandra(|sandra| sandra.less = true);
                }
                self.remove_contact();
            }
        }
    }

    fn sandra_group(&mut self, group: Group) {
        let done = self
            .game
            .open
            .sandra
            .is_some_and(|sandra| sandra.cubes.intersection(group.sites()) == group.sites());
        match group {
            _ if !done => {}
            Group::Blue | Group::Red => self.sandra_takes_disc(),
            Group::Purple => self.sandra(|sandra| sandra.less = true),
        }
    }

    /// The rightmost contact of the display leaves the game.
    fn remove_contact(&mut self) {
        let Some(last) = self.game.open.display.len().checked_sub(1) else { return };
        self.draw_from_display(last, |contact| Fact::ContactRemoved { contact });
    }

    /// The dearest fixer for sale; the first of several.
    fn remove_fixer(&mut self) {
        let open = &self.game.open;
        let for_sale = Fixer::ALL.into_iter().filter(|fixer| open.sells(*fixer));
        let Some(fixer) = for_sale.rev().max_by_key(|fixer| fixer.cost()) else { return };
        self.open().fixers[fixer as usize] = false;
        self.facts.tell(Fact::FixerRemoved { fixer });
    }

    /// One of the commonest equipment.
    fn remove_equipment(&mut self) {
        let left = self.game.open.equipment;
        let for_sale = TIES.into_iter().filter(|kind| left[*kind as usize] > 0);
        let Some(equipment) = for_sale.rev().max_by_key(|kind| left[*kind as usize]) else { return };
        self.open().equipment[equipment as usize] -= 1;
        self.facts.tell(Fact::EquipmentRemoved { equipment });
    }
}
