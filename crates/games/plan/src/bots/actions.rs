//! What to use: contacts, fixers, assets, members of a gang; and whom to avoid.

use super::Player;
use super::outlook::{Outlook, reserve};
use super::sketch::{DISC, star, wound};
use crate::data::{BELT, DAYS, LEVEL_COST, SLOT_VALUES, SLOTS, USED_ASSET};
use crate::heist::Period;
use crate::judge::View;
use crate::moves::{Item, Move};
use crate::police::Officers;
use crate::stash::{Asset, Contact, Fixer, Goods};

impl Player {
    /// Something that is worth using now, if there is anything. Whoever is about to leave uses up the rest.
    pub(super) fn use_something(&mut self, view: &View<'_>, lawful: &[Move], leaving: bool) -> Option<Move> {
        let kept = if leaving { view.open.exit_cost() } else { reserve(view) };
        let careful = self.taste.careful;
        let worth = |mv: Move| {
            let (cost, value) = use_of(view, mv, leaving)?;
            let heals = matches!(mv, Move::FirstAid);
            let fine = (heals || careful) && value > 0.5 && (cost == 0 || view.own.cash >= cost + kept);
            fine.then_some((mv, value))
        };
        self.best(lawful.iter().filter_map(|mv| worth(*mv)))
    }

    /// Whom to avoid with what, before the wounds are taken.
    pub(super) fn avoid(&mut self, view: &View<'_>, lawful: &[Move]) -> Option<Move> {
        let threats = view.open.threats();
        let outlook = Outlook::here(view, self.taste);
        let saves = |count: usize| hurt(&outlook, threats) - hurt(&outlook, threats.saturating_sub(count));
        let leaving = view.open.turn.is_some_and(|turn| turn.escaping);
        let level = view.me().level as i8 + view.me().net;
        let kept = if leaving { 0 } else { reserve(view) };
        let mut all = Vec::new();
        for &mv in lawful {
            let (cost, value) = match mv {
                Move::Avoid { item, tile, officers } => {
                    let count =
                        if officers.is_empty() { view.open.threats_on(tile).len() } else { officers.len() };
                    let Ok((_, _, cost)) = view.avoids(item) else { continue };
                    (cost, saves(count) - price_of(view, item, leaving, level))
                }
                Move::Contact { slot } => match view.me().contact(usize::from(slot)).map(|one| one.contact) {
                    Some(contact) if moves_one(view, contact) => (contact.cost(), saves(1) - 2.0),
                    _ => continue,
                },
                Move::Asset { place } => {
                    let cost = BELT[usize::from(place) % SLOTS];
                    let asset = view.me().belt[usize::from(place) % SLOTS];
                    match asset.and_then(Asset::moves).map(Officers::one) {
                        Some(officer) if stands_in_the_way(view, officer) => (cost, saves(1) + 5.0),
                        _ => continue,
                    }
                }
                _ => continue,
            };
            let value = value - f32::from(cost);
            if value > 0.0 && (cost == 0 || view.own.cash >= cost + kept.min(6)) {
                all.push((mv, value));
            }
        }
        let best = self.best(all);
        // Whoever is hurt already heals first: the last wound would be handcuffs.
        best.or_else(|| self.use_something(view, lawful, false).filter(|mv| heals(view, *mv)))
            .or(Some(Move::TakeWounds))
    }
}

/// What so many wounds cost.
fn hurt(outlook: &Outlook<'_>, count: usize) -> f32 {
    let mut sketch = outlook.now();
    // The token heals later as well.
    sketch.bare();
    (0..count).for_each(|_| sketch.hurt());
    -sketch.gain
}

/// Whether a contact takes away somebody who was left and not avoided.
fn moves_one(view: &View<'_>, contact: Contact) -> bool {
    match contact.snitches_on() {
        Some(officer) => stands_in_the_way(view, Officers::one(officer)),
        None => contact == Contact::Hacker && stands_in_the_way(view, Officers::TYPES),
    }
}

/// Whether one of these was left and not avoided.
fn stands_in_the_way(view: &View<'_>, among: Officers) -> bool {
    let left = view.open.turn.map(|turn| turn.left).unwrap_or_default();
    left.iter().any(|tile| !view.open.threats_on(tile).intersection(among).is_empty())
}

/// What using up an item is a pity for, besides its price.
fn price_of(view: &View<'_>, item: Item, leaving: bool, level: i8) -> f32 {
    let rare = if leaving { 0.0 } else { 1.0 };
    match item {
        Item::Contact(slot) => {
            let starred = view.me().contact(usize::from(slot)).is_some_and(|one| one.contact.has_star());
            2.0 * rare + if starred { star(level) + 1.0 } else { 0.0 }
        }
        Item::Equipment(_) => rare,
        Item::Gang(_) => 6.0 * rare,
        Item::Motorcycle => 5.0 * rare,
        Item::AvoidAll => 8.0 * rare - USED_ASSET as f32,
    }
}

fn heals(view: &View<'_>, mv: Move) -> bool {
    match mv {
        Move::FirstAid => true,
        Move::Contact { slot } => {
            view.me().contact(usize::from(slot)).is_some_and(|one| one.contact == Contact::Doctor)
        }
        Move::Fixer { slot } => {
            view.me().stash.get(usize::from(slot)).copied().flatten().map(|one| one.what)
                == Some(Goods::Fixer(Fixer::FirstAidKit))
        }
        Move::Asset { place } => {
            view.me().belt.get(usize::from(place)).copied().flatten() == Some(Asset::Heal)
        }
        _ => false,
    }
}

/// What an action costs, and what it is worth after that.
fn use_of(view: &View<'_>, mv: Move, leaving: bool) -> Option<(u16, f32)> {
    let me = view.me();
    let income = f32::from(me.income());
    let level = me.level as i8 + me.net;
    let booked = |level: i8| LEVEL_COST[level.clamp(1, 9) as usize - 1] as f32;
    let less = match (leaving, level > 1) {
        (true, _) => booked(level) - booked(level - 1),
        (false, true) => star(level - 1),
        (false, false) => -1.0,
    };
    let more = if leaving { booked(level + 1) - booked(level) } else { star(level) + 1.0 };
    let heal = if me.wounds > 0 { wound(me.wounds - 1) } else { -1.0 };
    // A disc is for a later turn.
    let late = view.open.day == DAYS && view.open.period >= Period::Dawn;
    let waiting = view.open.day == DAYS && view.open.period == Period::Night && me.discs > 0;
    let disc = if leaving || late || waiting { 0.0 } else { DISC };
    let room = me.contact_room().map(|slot| f32::from(SLOT_VALUES[slot]));
    let (cost, value) = match mv {
        Move::FirstAid => (0, heal),
        Move::Contact { slot } => {
            let contact = me.contact(usize::from(slot))?.contact;
            let value = match contact {
                Contact::FixerContact => disc,
                Contact::Informant => less,
                Contact::Mule => income - more,
                Contact::Doctor => heal,
                Contact::Broker => 12.0 - if leaving { 12.0 } else { 0.0 },
                Contact::Lawyer => 18.0,
                _ => return None,
            };
            (contact.cost(), value)
        }
        Move::Fixer { slot } => {
            let Goods::Fixer(fixer) = me.stash.get(usize::from(slot)).copied().flatten()?.what else {
                return None;
            };
            let value = match fixer {
                Fixer::Safe => income,
                Fixer::Disguise => less,
                Fixer::IdCard => disc,
                Fixer::FirstAidKit => heal,
                Fixer::Telephone => room.unwrap_or(-1.0),
                Fixer::Motorcycle if leaving => less,
                Fixer::EnergyDrink => refreshed(view) - 3.0,
                _ => return None,
            };
            (0, value)
        }
        Move::Asset { place } => {
            let asset = me.belt.get(usize::from(place)).copied().flatten()?;
            let bonus = USED_ASSET as f32;
            let full = me.belt.iter().all(Option::is_some);
            let value = match asset {
                Asset::ExtraAction => disc + bonus,
                Asset::Heal if me.wounds > 0 => heal + bonus - if leaving { 0.0 } else { 3.0 },
                // They are kept for when somebody stands in the way.
                _ if asset.moves().is_some() && (leaving || full) => bonus,
                _ => return None,
            };
            (BELT[usize::from(place) % SLOTS], value)
        }
        Move::Gang { .. } if leaving => (0, less),
        _ => return None,
    };
    Some((cost, value - f32::from(cost)))
}

/// What turning everything up again brings.
fn refreshed(view: &View<'_>) -> f32 {
    let me = view.me();
    let contacts = (0..SLOTS).filter_map(|slot| me.contact(slot)).filter(|one| one.used);
    let worth = |contact: Contact| match contact {
        Contact::FixerContact => 15.0,
        Contact::Mule => 3.0,
        Contact::Fighter | Contact::Boxer | Contact::Ninja | Contact::DirtyCop => 4.0,
        _ => 1.0,
    };
    contacts.map(|one| worth(one.contact)).sum()
}
