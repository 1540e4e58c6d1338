//! What everybody can see of a player: the board. (Rules §1.9)

use serde::{Deserialize, Serialize};

use crate::data::{INCOME, MOST_DISCS, MOST_NET, MOST_WOUNDS, SLOT_VALUES, SLOTS};
use crate::site::{Location, Site, SiteSet};
use crate::stash::{Asset, AssetSet, Contact, Fixer, Goods, Known, Stashed, Vault};

/// Whether somebody still plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// In the city.
    #[default]
    Inside,
    /// Out, in this place of those who escaped, from 0.
    Escaped(u8),
    /// Lost.
    Arrested,
}

/// What everybody can see of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Whether it still plays.
    pub status: Status,
    /// Where its pawn is.
    pub pawn: Location,
    /// Its notoriety.
    pub level: u8,
    /// What notoriety moves by at the end of the period.
    pub net: i8,
    /// Its contacts.
    pub contacts: [Option<Known>; SLOTS],
    /// Handcuffs, which lie on the contact slots from the right.
    pub handcuffs: u8,
    /// Its stash.
    pub stash: [Option<Stashed>; SLOTS],
    /// Assets that still cover a slot.
    pub locked: AssetSet,
    /// Assets on the belt, the dearest place first.
    pub belt: [Option<Asset>; SLOTS],
    /// Assets that were used.
    pub used: AssetSet,
    /// Sites whose entry was Income.
    pub income: SiteSet,
    /// Sites whose entry is an amount.
    pub loot: SiteSet,
    /// Wounds.
    pub wounds: u8,
    /// Extra Action discs.
    pub discs: u8,
    /// Gas cans.
    pub gas: u8,
    /// Whether the First Aid token is ready.
    pub first_aid: bool,
    /// Whether it has rested today.
    pub rested: bool,
    /// Keys: green, yellow, red.
    pub keys: [u8; 3],
    /// Keys that were flipped.
    pub flipped: [u8; 3],
    /// Whether it has kept a tile of each pile of exit tiles.
    pub looked: [bool; 2],
}

impl Default for Player {
    fn default() -> Player {
        let mut belt = [None; SLOTS];
        belt[0] = Some(Asset::ExtraAction);
        Player {
            status: Status::Inside,
            pawn: Location::HOSPITAL,
            level: 1,
            net: 0,
            contacts: [None; SLOTS],
            handcuffs: 0,
            stash: [None; SLOTS],
            locked: AssetSet::LOCKED,
            belt,
            used: AssetSet::NONE,
            income: SiteSet::NONE,
            loot: SiteSet::NONE,
            wounds: 0,
            discs: 0,
            gas: 0,
            first_aid: true,
            rested: false,
            keys: [0; 3],
            flipped: [0; 3],
            looked: [false; 2],
        }
    }
}

/// The assets that cover contact slots 3 to 5, and those that cover stash slots 3 to 5.
const OVER_CONTACTS: [Asset; 3] = [Asset::MoveFederal, Asset::MoveCounty, Asset::MoveSwat];
const OVER_STASH: [Asset; 3] = [Asset::Heal, Asset::MasterKey, Asset::AvoidAll];

fn over(assets: [Asset; 3], slot: usize) -> Option<Asset> {
    assets.get(slot.checked_sub(2)?).copied()
}

impl Player {
    /// Whether it is in the city.
    pub fn is_inside(&self) -> bool {
        self.status == Status::Inside
    }

    /// What it receives when it receives Income.
    pub const fn income(&self) -> u16 {
        let cubes = self.cubes().len();
        INCOME[if cubes < INCOME.len() { cubes } else { INCOME.len() - 1 }]
    }

    /// Sites with its cube.
    pub const fn cubes(&self) -> SiteSet {
        self.income.union(self.loot)
    }

    /// Whether its cube is there.
    pub const fn has_cube(&self, site: Site) -> bool {
        self.cubes().contains(site)
    }

    // ----- slots ----------------------------------------------------------------------------------------------------

    /// Whether handcuffs lie on this contact slot.
    pub const fn is_cuffed(&self, slot: usize) -> bool {
        slot + self.handcuffs as usize >= SLOTS
    }

    /// The asset that covers this contact slot.
    pub(crate) fn asset_on_contact(&self, slot: usize) -> Option<Asset> {
        over(OVER_CONTACTS, slot).filter(|asset| self.locked.contains(*asset))
    }

    /// Whether a contact can lie in this slot.
    pub fn is_contact_slot_open(&self, slot: usize) -> bool {
        slot < SLOTS && !self.is_cuffed(slot) && self.asset_on_contact(slot).is_none()
    }

    /// Whether a tile can lie in this slot.
    pub fn is_stash_slot_open(&self, slot: usize) -> bool {
        slot < SLOTS && over(OVER_STASH, slot).is_none_or(|asset| !self.locked.contains(asset))
    }

    /// The leftmost open empty slot for a contact.
    pub fn contact_room(&self) -> Option<usize> {
        (0..SLOTS).find(|slot| self.is_contact_slot_open(*slot) && self.contacts[*slot].is_none())
    }

    /// The leftmost open empty slot of the stash.
    pub fn stash_room(&self) -> Option<usize> {
        (0..SLOTS).find(|slot| self.is_stash_slot_open(*slot) && self.stash[*slot].is_none())
    }

    /// The contact in this slot, unless it is cuffed.
    pub fn contact(&self, slot: usize) -> Option<Known> {
        self.contacts.get(slot).copied().flatten().filter(|_| !self.is_cuffed(slot))
    }

    /// "Usable contacts": those not under handcuffs, face up or down.
    pub fn contacts_usable(&self) -> u8 {
        (0..SLOTS).filter(|slot| self.contact(*slot).is_some()).count() as u8
    }

    /// Slots with this contact, ready to be used.
    pub(crate) fn ready(&self, contact: Contact) -> impl Iterator<Item = usize> + '_ {
        (0..SLOTS).filter(move |slot| {
            self.contact(*slot).is_some_and(|known| known.contact == contact && !known.used)
        })
    }

    /// The slot of a fixer that was not used yet.
    pub fn fixer(&self, fixer: Fixer) -> Option<usize> {
        let is = |one: &Stashed| one.what == Goods::Fixer(fixer) && !one.used;
        (0..SLOTS).find(|slot| self.stash[*slot].as_ref().is_some_and(is))
    }

    /// What its uncuffed contacts are worth at the end.
    pub fn contact_value(&self) -> u16 {
        (0..SLOTS).filter(|slot| self.contact(*slot).is_some()).map(|slot| SLOT_VALUES[slot]).sum()
    }

    /// Whether something lies face down that can be turned up again.
    pub(crate) fn has_face_down(&self) -> bool {
        let contact = (0..SLOTS).any(|slot| self.contact(slot).is_some_and(|known| known.used));
        contact || self.stash.iter().flatten().any(|one| one.used && is_equipment(one))
    }

    /// Contacts and equipment lie face up again; not those under handcuffs.
    pub(crate) fn refresh(&mut self) {
        for slot in (0..SLOTS).filter(|slot| *slot + usize::from(self.handcuffs) < SLOTS) {
            if let Some(known) = &mut self.contacts[slot] {
                known.used = false;
            }
        }
        for one in self.stash.iter_mut().flatten().filter(|one| is_equipment(one)) {
            one.used = false;
        }
    }

    // ----- the belt -------------------------------------------------------------------------------------------------

    /// The place of an asset on the belt.
    pub fn belt_place(&self, asset: Asset) -> Option<usize> {
        self.belt.iter().position(|one| *one == Some(asset))
    }

    /// Unlocks an asset: it goes to the dearest place, and the run there slides into the first gap. The one that falls off.
    pub(crate) fn unlock(&mut self, asset: Asset) -> Option<Asset> {
        self.locked = self.locked.without(asset);
        let gap = self.belt.iter().position(Option::is_none);
        let lost = if gap.is_none() { self.belt[SLOTS - 1] } else { None };
        self.belt.copy_within(..gap.unwrap_or(SLOTS - 1), 1);
        self.belt[0] = Some(asset);
        lost
    }

    // ----- what can change --------------------------------------------------------------------------------------------

    /// Whether a wound can be healed.
    pub const fn is_wounded(&self) -> bool {
        self.wounds > 0
    }

    /// Whether it may have one disc more.
    pub const fn takes_disc(&self) -> bool {
        self.discs < MOST_DISCS
    }

    /// Whether it can lose notoriety.
    pub const fn takes_less(&self) -> bool {
        self.net > -MOST_NET
    }

    /// Whether the next wound is handcuffs.
    pub const fn is_worn_out(&self) -> bool {
        self.wounds >= MOST_WOUNDS
    }

    /// Keys of this colour that were not flipped.
    pub const fn keys_of(&self, colour: Vault) -> u8 {
        if colour.is_locker() { self.keys[colour as usize] } else { 0 }
    }
}

fn is_equipment(one: &Stashed) -> bool {
    matches!(one.what, Goods::Equipment(_))
}
