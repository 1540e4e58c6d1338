//! What a location brings. (Rules §1.8)

use table::Seat;

use crate::act::Act;
use crate::data::{EQUIPMENT_PER_VISIT, MOST_GAS};
use crate::facts::Fact;
use crate::site::{Group, Kind, Location, Site};
use crate::stash::Vault;
use crate::task::{Question, Task};

impl Act<'_> {
    /// The steps of a visit, in order; what is decided is asked.
    pub(crate) fn visit(&mut self, seat: Seat) {
        let at = self.game.open.player(seat).pawn;
        self.facts.tell(Fact::Visited { seat, at });
        self.meet_others(seat, at);
        let ask = |what| Task::Ask { seat, what };
        match at.kind() {
            Kind::Business | Kind::SafeHouse => self.visit_site(seat, at),
            Kind::Gang => self.next(&[ask(Question::Hire(at))]),
            Kind::Store => {
                self.take_gas(seat);
                self.next(&[ask(Question::BuyEquipment(EQUIPMENT_PER_VISIT)), ask(Question::OpenLocker)]);
            }
            Kind::Clinic => {
                self.next(&[ask(Question::Unlock), Task::Heal(seat), ask(Question::TakeContact)]);
            }
            Kind::Church => {
                self.next(&[ask(Question::Unlock), ask(Question::Church), ask(Question::TakeContact)]);
            }
            Kind::Hospital => self.next(&[ask(Question::Hospital), Task::Gain(seat)]),
            Kind::Exit1 | Kind::Exit2 | Kind::Exit3 => {
                self.next(&[ask(Question::TakeContact)]);
                let exit = at.kind().exit().unwrap_or(0);
                match self.game.open.exits[exit].closed {
                    Some(pile) => self.next(&[ask(Question::Look(pile))]),
                    None => self.receive_income(seat),
                }
            }
        }
    }

    /// Everybody else who is there makes more notorious, but not at the Hospital.
    fn meet_others(&mut self, seat: Seat, at: Location) {
        if at == Location::HOSPITAL {
            return;
        }
        let sandra = self.game.open.sandra.is_some_and(|sandra| sandra.pawn == at);
        for _ in 0..self.game.open.pawns_at(at, Some(seat)) + u8::from(sandra) {
            self.gain(seat);
        }
    }

    /// A business or Safe House; the bonus of a group comes after everything else.
    fn visit_site(&mut self, seat: Seat, at: Location) {
        let Some(site) = self.game.open.sites.at(at) else { return };
        let first = !self.game.open.player(seat).has_cube(site);
        if first {
            self.next(&[Task::Group(seat, site)]);
            self.lay_cube(seat, site);
        }
        let last = if site.is_business() { Question::TakeContact } else { Question::BuyFixer };
        self.ask(seat, last);
        if !site.is_business() {
            self.lose(seat);
            if first {
                self.take_key(seat, site);
            }
        }
    }

    /// A cube, and what the plan card says of it.
    fn lay_cube(&mut self, seat: Seat, site: Site) {
        let income = self.game.own[seat.index()].plan.amount(site).is_none();
        let player = self.me(seat);
        match income {
            true => player.income = player.income.with(site),
            false => player.loot = player.loot.with(site),
        }
        self.facts.tell(Fact::Looted { seat, site, income });
        // The kind of a plan entry cannot be unlearned.
        self.facts.seal();
        if income {
            self.receive_income(seat);
        }
    }

    /// The key of a Safe House, if one is left. It comes with the cube: once a house.
    fn take_key(&mut self, seat: Seat, site: Site) {
        let Some(colour) = site.key().filter(|colour| self.game.open.keys[*colour as usize % 3] > 0) else {
            return;
        };
        self.open().keys[colour as usize % 3] -= 1;
        self.me(seat).keys[colour as usize % 3] += 1;
        self.facts.tell(Fact::KeyTaken { seat, colour });
    }

    fn take_gas(&mut self, seat: Seat) {
        if self.game.open.gas > 0 && self.game.open.player(seat).gas < MOST_GAS {
            self.open().gas -= 1;
            self.me(seat).gas += 1;
            self.facts.tell(Fact::GasTaken { seat });
        }
    }

    /// The bonus of a group, when its third cube was laid.
    pub(crate) fn complete_group(&mut self, seat: Seat, site: Site) {
        let group = site.group();
        if self.game.open.player(seat).cubes().intersection(group.sites()) != group.sites() {
            return;
        }
        self.facts.tell(Fact::GroupDone { seat, group });
        let ask = |what| Task::Ask { seat, what };
        match group {
            Group::Blue => self.next(&[Task::Disc(seat), Task::Lose(seat)]),
            Group::Purple => self.next(&[ask(Question::Unlock), Task::Lose(seat)]),
            Group::Red => self.next(&[ask(Question::Bonus), Task::Receive(seat)]),
        }
    }

    /// Removes a random exit tile of a pile, face down.
    pub(crate) fn remove_exit_tile(&mut self, pile: Vault) {
        let Some(tile) = crate::act::draw_bit(self.game.vaults[pile as usize], self.luck) else { return };
        self.game.vaults[pile as usize] &= !(1 << tile);
        self.open().vaults[pile as usize] -= 1;
        self.facts.tell(Fact::ExitTileRemoved { pile });
    }
}
