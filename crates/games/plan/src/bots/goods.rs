//! What to take, buy, unlock and keep, and where to put it.

use super::Player;
use super::outlook::reserve;
use super::sketch::star;
use crate::data::{DAYS, HEAL_PRICE, INCOME_UNLOCK, SLOT_VALUES, SLOTS};
use crate::judge::View;
use crate::moves::{Bonus, Means, Move, Opener, Place};
use crate::police::Officers;
use crate::stash::{Asset, Contact, Equipment, Fixer, Goods, Received, Vault};
use crate::task::Question;

/// What a contact is good for, besides its slot.
fn use_of(contact: Contact, day: u8) -> f32 {
    let days = f32::from(DAYS - day.min(DAYS)) + 1.0;
    match contact {
        Contact::FixerContact => 6.0 + 9.0 * days,
        Contact::Ninja => 9.0,
        Contact::Fighter | Contact::Boxer => 8.0,
        Contact::DirtyCop => 8.0,
        Contact::Broker => 2.0 + 3.0 * days,
        Contact::Mule => 2.0 + days,
        Contact::Doctor => 4.0 + days,
        Contact::Driver => 5.0,
        Contact::Pilot => 4.0,
        Contact::Informant => 4.0,
        Contact::Hacker => 5.0,
        Contact::Locksmith => 5.0,
        Contact::SnitchRed | Contact::SnitchBlue | Contact::SnitchBlack => 4.0,
        Contact::Lawyer => 1.0,
    }
}

impl Player {
    /// An answer to whatever is offered on a visit or between turns.
    pub(super) fn choose_goods(&mut self, view: &View<'_>, what: Question, lawful: &[Move]) -> Option<Move> {
        if !self.taste.careful && matches!(what, Question::StartContact | Question::TakeContact) {
            return self.luck.pick(super::WHIM, lawful);
        }
        let kept = reserve(view);
        let rich = |cost: u16| view.own.cash >= cost + kept;
        let worth = |mv: Move| match mv {
            Move::StartContact { display } | Move::TakeContact { display } => {
                let contact = view.open.display.get(usize::from(display));
                contact.map_or(0.0, |contact| contact_here(view, contact))
            }
            Move::Unlock { asset } => {
                let dear = what == Question::IncomeUnlock;
                unlocked(view, asset) - if dear && !rich(INCOME_UNLOCK) { 99.0 } else { 0.0 }
            }
            Move::By { means } => match means {
                Means::Helicopter => 4.0,
                Means::Pilot(_) => 3.0,
                Means::Gang(_) => 2.0,
                Means::Motorcycle => 1.0,
            },
            Move::Key { with } => opener(with),
            Move::OpenLocker { with, .. } if view.opener(with).is_ok_and(rich) => {
                locker(view, mv) + opener(with)
            }
            Move::OpenLocker { .. } => -1.0,
            Move::Pay => {
                let level = view.me().level as i8 + view.me().net;
                if level > 2 && rich(2) { star(level - 1) - 2.0 } else { -1.0 }
            }
            Move::Heal { wounds } => {
                let price = HEAL_PRICE[usize::from(wounds) % HEAL_PRICE.len()];
                if wounds == 0 || rich(price) { 10.0 * f32::from(wounds) } else { -1.0 }
            }
            Move::Hire => {
                if rich(3) {
                    8.0
                } else {
                    -1.0
                }
            }
            Move::BuyFixer { name } => {
                if rich(name.cost()) {
                    fixer(view, name)
                } else {
                    -1.0
                }
            }
            Move::BuyEquipment { kind } => {
                if rich(kind.cost()) {
                    equipment(view, kind)
                } else {
                    -1.0
                }
            }
            Move::Look => 1.0,
            Move::Keep { index } => view.own.seen.get(usize::from(index)).map_or(0.0, f32::from),
            Move::Put { into } => match what {
                Question::Put(received) => put(view, received, into),
                _ => 0.0,
            },
            Move::Bonus { take: Bonus::Disc } => 2.0,
            Move::Bonus { take: Bonus::Asset } => 1.0,
            _ => 0.0,
        };
        self.best(lawful.iter().map(|mv| (*mv, worth(*mv))))
    }
}

/// Which opener to use first.
fn opener(with: Opener) -> f32 {
    match with {
        Opener::MasterKey => 5.0,
        Opener::Key(Vault::Green) => 4.0,
        Opener::Key(_) => 3.0,
        Opener::Locksmith(_) => 0.0,
    }
}

/// What a contact would be worth on this seat's board.
fn contact_here(view: &View<'_>, contact: Contact) -> f32 {
    let twice = (0..SLOTS).filter_map(|slot| view.me().contact(slot)).any(|one| one.contact == contact);
    let value = use_of(contact, view.open.day);
    if twice && contact != Contact::FixerContact { value - 2.0 } else { value }
}

/// What unlocking an asset is worth: its slot, and what it does.
fn unlocked(view: &View<'_>, asset: Asset) -> f32 {
    let me = view.me();
    let slot = (0..SLOTS).find(|slot| me.asset_on_contact(*slot) == Some(asset));
    match (slot, asset) {
        // Slots are filled from the left, and the handcuffs come from the right.
        (Some(slot), _) if !me.is_cuffed(slot) => 20.0 + f32::from(SLOT_VALUES[slot]) / 10.0 - slot as f32,
        (Some(_), _) => 5.0,
        (None, Asset::AvoidAll) => 12.0,
        (None, Asset::Heal) => {
            if me.wounds > 0 {
                13.0
            } else {
                10.0
            }
        }
        (None, _) => 11.0,
    }
}

/// What opening this locker is worth; nothing for a business.
fn locker(view: &View<'_>, mv: Move) -> f32 {
    let Move::OpenLocker { colour, .. } = mv else { return 0.0 };
    let count = view.open.may_look_at(view.seat, colour);
    let middle = f32::from(colour.value(2));
    let value = middle + f32::from(count) * 3.0;
    if view.me().stash_room().is_some() || worst_tile(view).1 + 6.0 < value { value } else { -20.0 }
}

fn fixer(view: &View<'_>, name: Fixer) -> f32 {
    let me = view.me();
    let cost = f32::from(name.cost());
    let room = if me.stash_room().is_some() { 0.0 } else { worst_tile(view).1 + 4.0 };
    let last = view.open.day == DAYS;
    let value = match name {
        Fixer::IdCard => {
            if me.discs < 2 {
                28.0
            } else {
                10.0
            }
        }
        Fixer::Safe => f32::from(me.income()),
        Fixer::Telephone => me.contact_room().map_or(0.0, |slot| f32::from(SLOT_VALUES[slot])),
        Fixer::Motorcycle => 9.0,
        Fixer::FirstAidKit => {
            if me.wounds > 0 {
                10.0
            } else {
                5.0
            }
        }
        Fixer::EnergyDrink => {
            if last {
                2.0
            } else {
                6.0
            }
        }
        Fixer::Disguise => {
            if me.level > 3 {
                6.0
            } else {
                1.0
            }
        }
        Fixer::Helicopter => 3.0,
    };
    value - cost - room - 1.0
}

fn equipment(view: &View<'_>, kind: Equipment) -> f32 {
    let me = view.me();
    let rooms = (0..SLOTS).filter(|slot| me.is_stash_slot_open(*slot) && me.stash[*slot].is_none()).count();
    // One place stays free for what is worth more.
    if rooms < 2 {
        return -1.0;
    }
    let has = |one: Equipment| me.stash.iter().flatten().any(|it| it.what == Goods::Equipment(one));
    let meets = |tile| !view.open.city.police(tile).intersection(kind.avoids()).is_empty();
    let met = view.open.city.tiles().iter().filter(|tile| meets(*tile)).count() as f32;
    let twice = Equipment::ALL
        .into_iter()
        .filter(|one| has(*one))
        .fold(Officers::NONE, |all, one| all.union(one.avoids()));
    let covered = kind.avoids().is_subset(twice);
    met / 2.0 + 2.0 - f32::from(kind.cost()) - if covered { 4.0 } else { 0.0 }
}

/// What a tile in the stash is worth from now on.
fn tile_worth(view: &View<'_>, slot: usize) -> f32 {
    let Some(one) = view.me().stash[slot] else { return 0.0 };
    match one.what {
        Goods::Loot(pile) => view.own.loot[slot].map_or(0.0, |tile| f32::from(pile.value(tile))),
        Goods::Fixer(_) if one.used => 0.0,
        Goods::Fixer(Fixer::IdCard) => 20.0,
        Goods::Fixer(_) => 4.0,
        Goods::Equipment(_) => {
            if view.open.day == DAYS {
                2.0
            } else {
                5.0
            }
        }
    }
}

/// The tile of the stash that is worth least, in an open slot.
fn worst_tile(view: &View<'_>) -> (usize, f32) {
    let filled =
        (0..SLOTS).filter(|slot| view.me().is_stash_slot_open(*slot) && view.me().stash[*slot].is_some());
    let all = filled.map(|slot| (slot, tile_worth(view, slot)));
    all.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((0, 99.0))
}

/// What putting something there is worth, against throwing it away.
fn put(view: &View<'_>, received: Received, into: Place) -> f32 {
    let me = view.me();
    let notorious = star(me.level as i8 + me.net) + 2.0;
    let new = match received {
        Received::Contact(contact) => contact_here(view, contact),
        Received::Tile(Goods::Loot(pile)) => view.own.kept.map_or(0.0, |tile| f32::from(pile.value(tile))),
        Received::Tile(Goods::Fixer(_)) => 12.0,
        Received::Tile(Goods::Equipment(_)) => 6.0,
    };
    match (into, received) {
        (Place::Discard, _) => 0.0,
        (Place::Slot, Received::Contact(_)) => 20.0 + new,
        (Place::Slot, Received::Tile(_)) => 10.0 + new,
        (Place::Replace(slot), Received::Contact(_)) => {
            let old = me.contact(usize::from(slot));
            let old =
                old.map_or(0.0, |old| use_of(old.contact, view.open.day) * if old.used { 0.8 } else { 1.0 });
            new - old - notorious
        }
        (Place::Replace(slot), Received::Tile(_)) => {
            new - tile_worth(view, usize::from(slot) % SLOTS) - notorious
        }
    }
}
