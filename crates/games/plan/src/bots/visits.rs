//! What a visit brings.

use super::outlook::Outlook;
use super::sketch::{Sketch, wound};
use crate::data::{DAYS, GANG_PRICE, LOCKER_LOOK, LOCKER_NEED};
use crate::site::{Group, Kind, Location};
use crate::stash::Vault;

/// The mean of the best of so many of the tiles of a pile.
fn best_of(pile: Vault, count: u8) -> f32 {
    let values = [0, 1, 2, 3, 4].map(|tile| f32::from(pile.value(tile)));
    match count {
        0 => 0.0,
        1 => values.iter().sum::<f32>() / 5.0,
        2 => 0.1 * values[1] + 0.2 * values[2] + 0.3 * values[3] + 0.4 * values[4],
        3 => 0.1 * values[2] + 0.3 * values[3] + 0.6 * values[4],
        4 => 0.2 * values[3] + 0.8 * values[4],
        _ => values[4],
    }
}

impl Outlook<'_> {
    /// Whether a travel can end there.
    pub(crate) fn can_enter(&self, sketch: &Sketch, to: Location) -> bool {
        self.closed & to.bit() == 0 || sketch.keys.iter().any(|keys| *keys > 0)
    }

    /// A visit, its gain added. `first` if it is the turn at hand: others are still where they are.
    pub(crate) fn visit(&self, sketch: &mut Sketch, to: Location, first: bool) {
        sketch.at = to;
        if first && to.kind() != Kind::Hospital {
            sketch.more(self.others[to.index()]);
        }
        if self.closed & to.bit() != 0
            && let Some(colour) = (0..3).find(|colour| sketch.keys[*colour] > 0)
        {
            sketch.keys[colour] -= 1;
            sketch.gain -= 6.0 + 6.0 * colour as f32;
        }
        match to.kind() {
            Kind::Business | Kind::SafeHouse => self.visit_site(sketch, to),
            Kind::Hospital => {
                while sketch.wounds > 0 && sketch.cash > 3 {
                    let cost = i16::from(4 - sketch.wounds.min(3));
                    sketch.wounds -= 1;
                    sketch.cash -= cost;
                    sketch.gain += wound(sketch.wounds) - f32::from(cost);
                }
                sketch.more(1);
            }
            Kind::Gang => {
                let gang = self.view.open.gang_at(to).unwrap_or(0);
                let mine = self.view.open.gangs_of(self.view.seat).count() as u32;
                let free = self.view.open.is_gang_free(gang) && sketch.gangs & (1 << gang) == 0;
                if free && mine + sketch.gangs.count_ones() < 2 && sketch.cash >= GANG_PRICE as i16 {
                    sketch.gangs |= 1 << gang;
                    sketch.clears += 2;
                    sketch.cash -= GANG_PRICE as i16;
                    sketch.gain += 11.0;
                }
            }
            Kind::Store => self.visit_store(sketch),
            Kind::Clinic => {
                sketch.unlock();
                if sketch.wounds > 0 {
                    sketch.wounds -= 1;
                    sketch.gain += wound(sketch.wounds);
                }
                sketch.contact();
            }
            Kind::Church => {
                sketch.unlock();
                if sketch.level > 2 && sketch.cash >= 2 {
                    sketch.cash -= 2;
                    sketch.gain -= 2.0;
                    sketch.less();
                }
                sketch.contact();
            }
            Kind::Exit1 | Kind::Exit2 | Kind::Exit3 => {
                let exit = to.kind().exit().map(|exit| self.view.open.exits[exit]).unwrap_or_default();
                match exit.closed {
                    None => sketch.income(),
                    Some(pile) => self.look(sketch, pile),
                }
                sketch.contact();
            }
        }
    }

    fn look(&self, sketch: &mut Sketch, pile: Vault) {
        let looked = &mut sketch.looked[pile as usize - Vault::GreyExit as usize];
        let count = sketch.contacts.min(self.view.open.vaults[pile as usize]);
        if *looked || count == 0 {
            return;
        }
        *looked = true;
        let room = sketch.room > 0;
        sketch.room = sketch.room.saturating_sub(1);
        sketch.gain += best_of(pile, count) - if room { 3.0 } else { 12.0 };
    }

    fn visit_store(&self, sketch: &mut Sketch) {
        let best = Vault::LOCKERS.into_iter().filter(|colour| {
            let (colour, level) = (*colour as usize, sketch.level.clamp(1, 9) as u8);
            sketch.keys[colour] > 0
                && self.view.open.vaults[colour] > 0
                && sketch.contacts + level >= LOCKER_NEED[colour]
        });
        let worth = |colour: Vault| {
            let count = (sketch.contacts as i8 + LOCKER_LOOK[colour as usize]).clamp(0, 5) as u8;
            (colour, best_of(colour, count.min(self.view.open.vaults[colour as usize])))
        };
        let best = best.map(worth).max_by(|one, other| one.1.total_cmp(&other.1));
        if let Some((colour, value)) = best {
            sketch.keys[colour as usize] -= 1;
            sketch.gain += value - if sketch.room > 0 { 3.0 } else { 12.0 };
            sketch.room = sketch.room.saturating_sub(1);
        }
        sketch.gain += 2.0;
        if sketch.room > 1 && sketch.cash > 4 + self.reserve() as i16 {
            sketch.gear += 1;
            sketch.room -= 1;
            sketch.cash -= 2;
            sketch.gain += 4.0;
        }
    }

    fn visit_site(&self, sketch: &mut Sketch, to: Location) {
        let open = self.view.open;
        let Some(site) = open.sites.at(to) else { return };
        if !sketch.cubes.contains(site) {
            sketch.cubes = sketch.cubes.with(site);
            match self.view.own.plan.amount(site) {
                Some(amount) => sketch.gain += f32::from(amount),
                None => sketch.income(),
            }
            sketch.gain -= 0.7 * f32::from(DAYS - open.day);
            if let Some(key) = site.key().filter(|key| open.keys[*key as usize] > 0) {
                sketch.keys[key as usize] += 1;
                sketch.gain += if self.taste.careful { 6.0 + 4.0 * key as u8 as f32 } else { 4.0 };
            }
            let group = site.group().sites();
            if sketch.cubes.intersection(group) == group && self.taste.careful {
                match site.group() {
                    Group::Blue => {
                        sketch.disc();
                        sketch.less();
                    }
                    Group::Purple => {
                        sketch.unlock();
                        sketch.less();
                    }
                    Group::Red => {
                        sketch.disc();
                        sketch.income();
                    }
                }
            }
        }
        match site.is_business() {
            true => sketch.contact(),
            false => sketch.less(),
        }
    }
}
