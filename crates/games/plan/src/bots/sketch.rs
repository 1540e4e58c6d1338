//! A seat's board in short, and what happens to it, in end money.

use crate::data::{INCOME, LEVEL_COST, SLOT_VALUES, SLOTS};
use crate::site::{Location, SiteSet};

/// What an Extra Action disc is worth while there is time to use it.
pub(crate) const DISC: f32 = 30.0;
/// Whoever is still there at the end has nothing.
pub(crate) const ARRESTED: f32 = -1_000.0;
/// What an asset brings when it is used, less what that costs on average.
const ASSET: f32 = 7.0;

/// The seat's board in short, and what it has gained since.
#[derive(Clone, Copy)]
pub(crate) struct Sketch {
    pub(crate) at: Location,
    pub(crate) cubes: SiteSet,
    /// Open empty slots for contacts, and those that an asset covers.
    pub(crate) slots: u8,
    pub(crate) covered: u8,
    /// Assets that cover a slot of the stash.
    pub(crate) stash_covered: u8,
    pub(crate) contacts: u8,
    pub(crate) room: u8,
    pub(crate) wounds: u8,
    pub(crate) handcuffs: u8,
    pub(crate) cash: i16,
    pub(crate) level: i8,
    pub(crate) keys: [u8; 3],
    /// Things that clear a tile, and equipment; those that a rest brings back.
    pub(crate) clears: u8,
    pub(crate) gear: u8,
    pub(crate) worn: (u8, u8),
    pub(crate) discs: u8,
    pub(crate) aid: bool,
    pub(crate) rested: bool,
    pub(crate) looked: [bool; 2],
    pub(crate) gangs: u8,
    pub(crate) gain: f32,
}

/// What another wound costs, by the wounds there are; handcuffs come on top.
pub(crate) const fn wound(wounds: u8) -> f32 {
    match wounds {
        0 => 10.0,
        1 => 16.0,
        2 => 22.0,
        _ => -8.0,
    }
}

/// What one more or less of notoriety costs at this level.
pub(crate) fn star(level: i8) -> f32 {
    let cost = |level: i8| LEVEL_COST[level.clamp(1, 9) as usize - 1] as f32;
    (cost(level + 1) - cost(level)).max(1.0) * 0.8
}

impl Sketch {
    /// Things that clear a tile.
    pub(crate) const fn clears(&self) -> u8 {
        self.clears
    }

    /// The First Aid token does not count.
    pub(crate) const fn bare(&mut self) {
        self.aid = false;
    }

    /// One of them is used.
    pub(crate) fn clear(&mut self) {
        self.clears = self.clears.saturating_sub(1);
        self.gain -= 4.0;
    }

    /// A piece of equipment is used.
    pub(crate) fn wear(&mut self) {
        self.gear = self.gear.saturating_sub(1);
        self.worn.1 += 1;
        self.gain -= 1.5;
    }

    /// So many officers are left behind.
    pub(crate) fn leave_behind(&mut self, mut guards: u8) {
        while guards >= 2 && self.clears > 0 {
            self.clears -= 1;
            self.gain -= 4.0;
            guards -= 2;
        }
        let worn = guards.min(self.gear);
        self.gear -= worn;
        self.worn.1 += worn;
        self.gain -= 1.5 * f32::from(worn);
        for _ in worn..guards {
            self.hurt();
        }
    }

    /// One wound more.
    pub(crate) fn hurt(&mut self) {
        if self.aid {
            self.aid = false;
            self.gain -= 5.0;
            return;
        }
        self.gain -= wound(self.wounds);
        if self.wounds < 3 {
            self.wounds += 1;
            return;
        }
        self.wounds = 2;
        self.handcuff();
    }

    /// The rightmost slot is lost.
    pub(crate) fn handcuff(&mut self) {
        self.handcuffs += 1;
        let Some(slot) = SLOTS.checked_sub(self.handcuffs.into()) else {
            self.gain += ARRESTED;
            return;
        };
        let (bit, value) = (1 << slot, f32::from(SLOT_VALUES[slot]));
        self.gain -= 14.0;
        if self.covered & bit != 0 {
            self.covered &= !bit;
            self.gain -= ASSET;
        } else if self.slots & bit != 0 {
            self.slots &= !bit;
        } else {
            self.contacts = self.contacts.saturating_sub(1);
            self.gain -= value + 4.0;
        }
        // Who has little left to lose is soon arrested.
        self.gain -= match self.handcuffs {
            0 | 1 => 0.0,
            2 => 10.0,
            3 => 20.0,
            4 => 60.0,
            _ => 150.0,
        };
    }

    /// A rest.
    pub(crate) fn rest(&mut self) {
        self.rested = true;
        self.unlock();
        let (people, gear) = std::mem::take(&mut self.worn);
        self.clears += people;
        self.gear += gear;
        self.gain += 5.0 * f32::from(people) + 3.0 * f32::from(gear);
        if !self.aid {
            // It heals at once when somebody is hurt.
            self.aid = self.wounds == 0;
            self.gain += if self.wounds > 0 { wound(self.wounds - 1) } else { 5.0 };
            self.wounds = self.wounds.saturating_sub(1);
        }
    }

    pub(crate) fn unlock(&mut self) {
        if self.covered != 0 {
            let slot = self.covered & self.covered.wrapping_neg();
            self.covered &= !slot;
            self.slots |= slot;
            self.gain += ASSET;
        } else if self.stash_covered > 0 {
            self.stash_covered -= 1;
            self.room += 1;
            self.gain += ASSET + 2.0;
        }
    }

    pub(crate) fn contact(&mut self) {
        if self.slots == 0 {
            self.gain += 2.0;
            return;
        }
        let slot = self.slots.trailing_zeros() as usize;
        self.slots &= self.slots - 1;
        self.contacts += 1;
        self.gain += f32::from(SLOT_VALUES[slot]) + 4.0;
    }

    pub(crate) fn income(&mut self) {
        let income = INCOME[self.cubes.len().min(INCOME.len() - 1)];
        self.cash += income as i16;
        self.gain += f32::from(income);
    }

    pub(crate) fn disc(&mut self) {
        if self.discs < 2 {
            self.discs += 1;
            self.gain += DISC;
        }
    }

    pub(crate) fn less(&mut self) {
        if self.level > 1 {
            self.gain += star(self.level - 1);
            self.level -= 1;
        }
    }

    pub(crate) fn more(&mut self, stars: u8) {
        for _ in 0..stars {
            self.gain -= star(self.level) + 1.0;
            self.level += 1;
        }
    }
}
