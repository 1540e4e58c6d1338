//! What a row of visits comes to, in a game in which the seat is alone.

use super::sketch::{ARRESTED, Sketch};
use super::ways::{NONE, Ways};
use super::{Player as Bot, Taste};
use crate::data::{DAYS, EXIT_COST, FEE, SLOT_VALUES, SLOTS, WOUND_COST};
use crate::heist::Period;
use crate::judge::View;
use crate::player::Player;
use crate::site::{Kind, Location, Site};
use crate::stash::{Asset, Contact, Fixer, Goods};

/// What a seat knows of its prospects.
pub(crate) struct Outlook<'a> {
    pub(crate) view: &'a View<'a>,
    pub(crate) taste: Taste,
    pub(crate) ways: Ways,
    /// Turns from every place to the open exit, on the last day.
    home: Option<(Location, [u8; Location::COUNT])>,
    /// How far it is on the average to the exits that may stay open, before the last day.
    far: [f32; Location::COUNT],
    /// Where others are.
    pub(crate) others: [u8; Location::COUNT],
    pub(crate) closed: u32,
}

/// How many turns a seat has after the one before it, discs included.
pub(crate) fn turns_after(view: &View<'_>) -> u8 {
    let (period, discs) = (view.open.period, view.me().discs);
    let regular = match period {
        Period::Morning => 2,
        Period::Afternoon => 1,
        _ => 0,
    };
    let extra = match period {
        Period::Night => discs.min(1),
        Period::Dawn => 0,
        _ => discs.min(2),
    };
    regular + extra
}
impl<'a> Outlook<'a> {
    pub(crate) fn new(view: &'a View<'a>, bot: &mut Bot) -> Outlook<'a> {
        match view.open.day == DAYS || bot.taste.ahead > 0 {
            true => Outlook::with(view, bot.taste, bot.ways.through(view.open), true),
            false => Outlook::near(view, bot.taste),
        }
    }

    /// No further than one turn.
    pub(crate) fn near(view: &'a View<'a>, taste: Taste) -> Outlook<'a> {
        Outlook::with(view, taste, Ways::from(view.open, view.me().pawn), false)
    }

    /// No further than here.
    pub(crate) fn here(view: &'a View<'a>, taste: Taste) -> Outlook<'a> {
        Outlook::with(view, taste, Ways::none(), false)
    }

    fn with(view: &'a View<'a>, taste: Taste, ways: Ways, whole: bool) -> Outlook<'a> {
        let open = view.open;
        let last = open.day == DAYS;
        let exit = open.open_exit().filter(|_| last).and_then(|exit| {
            let kind = [Kind::Exit1, Kind::Exit2, Kind::Exit3][exit];
            Some(Location::of(kind)).filter(|place| open.city.contains(place.tile()))
        });
        let home = exit.map(|exit| (exit, ways.turns_to(open, exit)));
        let mut far = [0.0; Location::COUNT];
        if !last && whole {
            let exits = [Kind::Exit1, Kind::Exit2, Kind::Exit3].into_iter().zip(open.exits);
            let mut count = 0.0;
            for (kind, _) in exits.filter(|(_, exit)| exit.closed.is_none()) {
                let place = Location::of(kind);
                if open.city.contains(place.tile()) {
                    let turns = ways.turns_to(open, place);
                    far.iter_mut().zip(turns).for_each(|(far, turns)| *far += f32::from(turns.min(6)));
                    count += 1.0;
                }
            }
            far.iter_mut().for_each(|far| *far /= f32::max(count, 1.0));
        }
        let mut others = [0; Location::COUNT];
        for place in open.city.locations() {
            let sandra = open.sandra.is_some_and(|sandra| sandra.pawn == place);
            others[place.index()] = open.pawns_at(place, Some(view.seat)) + u8::from(sandra);
        }
        Outlook { view, taste, ways, home, far, others, closed: open.closed() }
    }

    fn me(&self) -> &Player {
        self.view.me()
    }

    /// Cash that is better kept: what leaving the city costs at worst.
    pub(crate) fn reserve(&self) -> u16 {
        reserve(self.view)
    }

    /// The seat's board as it is.
    pub(crate) fn now(&self) -> Sketch {
        let me = self.me();
        let bits = |is: &dyn Fn(usize) -> bool| {
            (0..SLOTS).filter(|slot| is(*slot)).fold(0, |bits, slot| bits | 1_u8 << slot)
        };
        let slots = bits(&|slot| me.is_contact_slot_open(slot) && me.contacts[slot].is_none());
        let covered = bits(&|slot| !me.is_cuffed(slot) && me.asset_on_contact(slot).is_some());
        let room = bits(&|slot| me.is_stash_slot_open(slot) && me.stash[slot].is_none()).count_ones();
        let clearing = |contact: Contact| contact.clears_a_tile() || contact == Contact::DirtyCop;
        let people = |used: bool| {
            let known = (0..SLOTS).filter_map(|slot| me.contact(slot));
            known.filter(|known| clearing(known.contact) && known.used == used).count() as u8
        };
        let gear = |used: bool| {
            let worn = me.stash.iter().flatten();
            worn.filter(|one| matches!(one.what, Goods::Equipment(_)) && one.used == used).count() as u8
        };
        let members: u8 = self.view.open.gangs_of(self.view.seat).map(|(_, gang)| gang.hired).sum();
        let once = u8::from(me.fixer(Fixer::Motorcycle).is_some())
            + u8::from(me.belt_place(Asset::AvoidAll).is_some());
        let stash_locked = [Asset::Heal, Asset::MasterKey, Asset::AvoidAll];
        Sketch {
            at: me.pawn,
            cubes: me.cubes(),
            slots,
            covered,
            stash_covered: stash_locked.iter().filter(|asset| me.locked.contains(**asset)).count() as u8,
            contacts: me.contacts_usable(),
            room: room as u8,
            wounds: me.wounds,
            handcuffs: me.handcuffs,
            cash: self.view.own.cash as i16,
            level: me.level as i8 + me.net,
            keys: me.keys,
            clears: people(false) + members + once,
            gear: gear(false),
            worn: (people(true), gear(true)),
            discs: me.discs,
            aid: me.first_aid,
            rested: me.rested,
            looked: me.looked,
            gangs: 0,
            gain: 0.0,
        }
    }
    // ----- a row of turns -----------------------------------------------------------------------------------------------

    /// What may still come after today.
    fn later(&self, sketch: &Sketch) -> f32 {
        let open = self.view.open;
        let days = DAYS - open.day;
        let slots = |bits: u8, share: f32| {
            let values = (0..SLOTS).filter(|slot| bits & (1 << slot) != 0);
            values.map(|slot| f32::from(SLOT_VALUES[slot]) * share).sum::<f32>()
        };
        if days == 0 {
            return 0.0;
        }
        let turns = 3 * days + sketch.discs;
        let mut values: [f32; 9] = [0.0; 9];
        for site in Site::ALL.into_iter().filter(|site| !sketch.cubes.contains(*site)) {
            let amount = self.view.own.plan.amount(site).map_or(6.0, f32::from);
            let shut = open.sites.of(site).is_some_and(|place| self.closed & place.bit() != 0);
            let stays = match (site.is_business(), shut) {
                (true, true) => 0.1,
                (true, false) => 0.6,
                (false, _) => 0.8,
            };
            values[site.index()] = amount * stays;
        }
        table::sort_by(&mut values, |one, other| other.total_cmp(one));
        let sites: f32 = values.iter().take(usize::from(turns) * 2 / 3).sum();
        let wounds = WOUND_COST[usize::from(sketch.wounds.min(3))] as f32 * 0.1;
        let far = if days == 1 { 6.0 * self.far[sketch.at.index()] } else { 0.0 };
        0.8 * sites + slots(sketch.slots, 0.6) + slots(sketch.covered, 0.3) - wounds - far
    }

    /// What comes of this with so many turns left today, as far as it is thought of.
    pub(crate) fn value(&self, sketch: &Sketch, turns: u8) -> f32 {
        let depth = turns.min(self.taste.ahead);
        let mut rows = vec![*sketch];
        let mut best = self.worth(sketch, turns);
        for done in 1..=depth {
            let left = turns - done;
            let mut next: Vec<(Sketch, f32)> = Vec::new();
            for row in &rows {
                self.continue_row(row, left, &mut next);
            }
            table::sort_by(&mut next, |one, other| other.1.total_cmp(&one.1));
            next.truncate(self.taste.breadth);
            if let Some((_, value)) = next.first() {
                // On the last day somebody may leave early; otherwise turns are there to be used.
                best = if self.home.is_some() { best.max(*value) } else { *value };
            }
            rows.clear();
            rows.extend(next.iter().map(|(row, _)| *row));
        }
        best
    }

    fn continue_row(&self, row: &Sketch, left: u8, next: &mut Vec<(Sketch, f32)>) {
        for to in self.view.open.city.locations() {
            let guards = self.ways.guards(row.at, to);
            if guards == NONE || !self.can_enter(row, to) || self.is_too_far(to, left) {
                continue;
            }
            let mut sketch = *row;
            sketch.leave_behind(guards);
            self.visit(&mut sketch, to, false);
            next.push((sketch, self.worth(&sketch, left)));
        }
        if !row.rested && !self.is_too_far(row.at, left) {
            let mut sketch = *row;
            sketch.rest();
            next.push((sketch, self.worth(&sketch, left)));
        }
    }

    /// Whether the exit could not be reached any more.
    pub(crate) fn is_too_far(&self, at: Location, left: u8) -> bool {
        self.home.is_some_and(|(_, turns)| turns[at.index()] > left)
    }

    /// What a sketch is worth by itself: what was gained, and what may come.
    fn worth(&self, sketch: &Sketch, left: u8) -> f32 {
        let Some((exit, turns)) = self.home else { return sketch.gain + self.later(sketch) };
        let home = turns[sketch.at.index()];
        if home > left {
            // Something may turn up on the way.
            return sketch.gain * 0.1 + ARRESTED - 60.0 * f32::from(home.min(9));
        }
        let mut end = *sketch;
        if self.taste.careful {
            let guards = self.view.open.guards(exit.tile()).len() as u8;
            end.leave_behind(guards);
        }
        end.gain - self.fare(sketch, left)
    }

    /// What leaving costs with so many turns to spare: the later, the more have left before. Want of cash is dear.
    fn fare(&self, sketch: &Sketch, left: u8) -> f32 {
        let open = self.view.open;
        let seats = usize::from(open.seats().count());
        let inside = open.inside().filter(|seat| *seat != self.view.seat).count();
        let before = match left {
            0 => inside,
            1 => inside.div_ceil(2),
            _ => 0,
        };
        let place = (open.escaped() + before).min(seats - 1);
        let used = turns_after(self.view).saturating_sub(left);
        let fees = if place > 0 || open.is_solo() { FEE * u16::from(used) } else { 0 };
        let cost = EXIT_COST[(seats - 1) % SLOTS][place % SLOTS] + fees;
        let short = (cost as i16 - sketch.cash).max(0);
        let risk = match (short, left) {
            (0, _) => 0.0,
            (_, 0) => 400.0,
            (_, 1) => 150.0,
            _ => 60.0,
        };
        f32::from(cost) + risk + 10.0 * f32::from(short)
    }
}

/// Cash that is better kept: what leaving the city costs at worst.
pub(crate) fn reserve(view: &View<'_>) -> u16 {
    let seats = usize::from(view.open.seats().count());
    let exit = EXIT_COST[(seats - 1) % SLOTS][(seats - 1) % SLOTS];
    let turns = u16::from(turns_after(view)) + 1;
    match view.open.day {
        1 => 0,
        2 => 5,
        _ => exit + FEE * turns,
    }
}
