//! Executive actions: contacts, fixers, assets, gang members. (Rules §1.7, §3.3, §3.9)

use table::Seat;

use crate::act::Act;
use crate::data::{BELT, DRIVER, GANG_PRICE, MEMBERS};
use crate::facts::Fact;
use crate::police::{Officer, Officers};
use crate::site::Location;
use crate::stash::{Asset, Contact, Fixer, Goods};
use crate::task::Question;
use crate::tile::Tile;

impl Act<'_> {
    /// Pays for a contact and turns it face down.
    pub(crate) fn turn_down(&mut self, seat: Seat, slot: u8) -> Option<Contact> {
        let known = self.me(seat).contacts.get_mut(usize::from(slot))?.as_mut()?;
        known.used = true;
        let contact = known.contact;
        self.facts.tell(Fact::ContactUsed { seat, contact });
        self.pay(seat, contact.cost());
        if contact.has_star() {
            self.gain(seat);
        }
        Some(contact)
    }

    pub(crate) fn use_contact(&mut self, seat: Seat, slot: u8) {
        let Some(contact) = self.turn_down(seat, slot) else { return };
        match contact {
            Contact::SnitchRed | Contact::SnitchBlue | Contact::SnitchBlack => {
                if let Some(officer) = contact.snitches_on() {
                    self.ask(seat, Question::Remove(officer));
                }
            }
            Contact::Hacker => self.ask(seat, Question::Officer(Officers::TYPES)),
            Contact::Driver => {
                if let Some(turn) = &mut self.open().turn {
                    turn.mp += DRIVER;
                }
            }
            Contact::FixerContact => self.take_disc(seat),
            Contact::Informant => self.lose(seat),
            Contact::Mule => self.receive_income(seat),
            Contact::Doctor => self.heal(seat, 1),
            Contact::Broker => self.ask(seat, Question::Unlock),
            Contact::Lawyer => {
                let player = self.me(seat);
                player.handcuffs = player.handcuffs.saturating_sub(1);
                let handcuffs = player.handcuffs;
                self.facts.tell(Fact::HandcuffsRemoved { seat, handcuffs });
            }
            _ => {}
        }
    }

    pub(crate) fn turn_down_fixer(&mut self, seat: Seat, slot: usize) -> Option<Fixer> {
        let stashed = self.me(seat).stash.get_mut(slot)?.as_mut()?;
        let Goods::Fixer(fixer) = stashed.what else { return None };
        stashed.used = true;
        self.facts.tell(Fact::FixerUsed { seat, fixer });
        Some(fixer)
    }

    pub(crate) fn use_fixer(&mut self, seat: Seat, slot: usize) {
        match self.turn_down_fixer(seat, slot) {
            Some(Fixer::Safe) => self.receive_income(seat),
            Some(Fixer::Disguise | Fixer::Motorcycle) => self.lose(seat),
            Some(Fixer::IdCard) => self.take_disc(seat),
            Some(Fixer::FirstAidKit) => self.heal(seat, 1),
            Some(Fixer::EnergyDrink) => {
                self.me(seat).refresh();
                self.facts.tell(Fact::Refreshed { seat });
            }
            Some(Fixer::Telephone) => self.ask(seat, Question::TakeContact),
            Some(Fixer::Helicopter) | None => {}
        }
    }

    pub(crate) fn take_off_belt(&mut self, seat: Seat, place: usize) -> Option<Asset> {
        let asset = self.me(seat).belt.get_mut(place)?.take()?;
        let player = self.me(seat);
        player.used = player.used.with(asset);
        self.facts.tell(Fact::AssetUsed { seat, asset });
        self.pay(seat, BELT[place]);
        Some(asset)
    }

    pub(crate) fn use_asset(&mut self, seat: Seat, place: usize) {
        let Some(asset) = self.take_off_belt(seat, place) else { return };
        match (asset, asset.moves()) {
            (Asset::ExtraAction, _) => self.take_disc(seat),
            (Asset::Heal, _) => self.heal(seat, 1),
            (_, Some(officer)) => self.ask(seat, Question::Officer(Officers::one(officer))),
            _ => {}
        }
    }

    pub(crate) fn use_asset_named(&mut self, seat: Seat, asset: Asset) {
        if let Some(place) = self.game.open.player(seat).belt_place(asset) {
            self.take_off_belt(seat, place);
        }
    }

    pub(crate) fn use_fixer_named(&mut self, seat: Seat, fixer: Fixer) {
        if let Some(slot) = self.game.open.player(seat).fixer(fixer) {
            self.turn_down_fixer(seat, slot);
        }
    }

    pub(crate) fn use_member(&mut self, seat: Seat, hq: Location) {
        let Some(gang) = self.game.open.gang_at(hq) else { return };
        self.facts.tell(Fact::MemberUsed { seat, hq });
        let gang = &mut self.game.open.gangs[gang];
        gang.hired = gang.hired.saturating_sub(1);
        if gang.hired == 0 {
            gang.owner = None;
            self.facts.tell(Fact::GangBack { seat, hq });
        }
    }

    pub(crate) fn hire(&mut self, seat: Seat, hq: Location) {
        let Some(gang) = self.game.open.gang_at(hq) else { return };
        self.pay(seat, GANG_PRICE);
        let gang = &mut self.game.open.gangs[gang];
        (gang.owner, gang.hired) = (Some(seat), MEMBERS);
        self.facts.tell(Fact::Hired { seat, hq });
    }

    pub(crate) fn move_officer(&mut self, officer: Officer, from: Tile, to: Tile) {
        self.open().city.remove_officer(officer, from);
        self.open().city.add_officer(officer, to);
        self.forget_avoided(officer, from);
        self.facts.tell(Fact::OfficerMoved { officer, from, to });
    }

    pub(crate) fn remove_officer(&mut self, officer: Officer, from: Tile) {
        self.open().city.remove_officer(officer, from);
        self.forget_avoided(officer, from);
        self.facts.tell(Fact::OfficerRemoved { officer, from });
    }

    /// Who is gone was avoided in vain: another of that type would have to be avoided anew.
    pub(crate) fn forget_avoided(&mut self, officer: Officer, tile: Tile) {
        if let Some(turn) = &mut self.game.open.turn {
            let avoided = turn.avoided_on(tile);
            if avoided.contains(officer) {
                turn.set_avoided(tile, avoided.without(officer));
            }
        }
    }
}
