//! What is true at every moment of a game.

use table::{Broken, Seat, written};

use crate::Plan;
use crate::data::{
    DAYS, EQUIPMENT, GAS, KEYS, LEVELS, MEMBERS, MOST_DISCS, MOST_GANGS, MOST_GAS, MOST_NET, MOST_WOUNDS,
    OFFICERS, PATROL_PER_EXIT, SLOTS, STACKS,
};
use crate::heist::{Heist, Who};
use crate::player::Player;
use crate::police::Officer;
use crate::site::{Kind, Location, Site};
use crate::stash::{Asset, Contact, Fixer, Goods, Received, Vault};
use crate::task::{Question, Task};
use crate::tile::Tile;

/// More tasks than ever remain.
const MOST_TASKS: usize = 16;

/// Questions of a turn of which at most one remains: a turn that has been acted in or travelled in has no second go.
const WINDOWS: [fn(Question) -> bool; 5] = [
    |what| matches!(what, Question::Act | Question::Travel),
    |what| matches!(what, Question::Act | Question::End),
    |what| matches!(what, Question::Avoid),
    |what| matches!(what, Question::By(_)),
    |what| matches!(what, Question::Key),
];

fn hold(condition: bool, invariant: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition { Ok(()) } else { Err(Broken::new(invariant, detail())) }
}

impl Plan {
    /// The first invariant that does not hold.
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        let open = &self.open;
        open.options.check(open.seats()).map_err(|bad| Broken::new("options are lawful", bad.to_string()))?;
        open.check_city()?;
        open.check_supply()?;
        for seat in open.seats().iter() {
            open.check_player(seat)?;
            self.check_own(seat)?;
        }
        self.check_vaults()?;
        open.check_course()
    }

    /// Secrets fit what everybody sees.
    fn check_own(&self, seat: Seat) -> Result<(), Broken> {
        let (player, own) = (self.open.player(seat), &self.own[seat.index()]);
        let shown = player.income.iter().all(|site| own.plan.amount(site).is_none())
            && player.loot.iter().all(|site| own.plan.amount(site).is_some());
        hold(shown, "plan cards agree with what was shown", || {
            format!("seat {seat}: {}", written(&own.plan))
        })?;
        let unique =
            self.open.seats().iter().all(|one| one == seat || self.own[one.index()].plan != own.plan);
        hold(unique, "every plan card is dealt once", || format!("seat {seat}: {}", written(&own.plan)))?;
        let known = (0..SLOTS).all(|slot| {
            let loot = matches!(player.stash[slot].map(|one| one.what), Some(Goods::Loot(_)));
            loot == own.loot[slot].is_some() && own.loot[slot].is_none_or(|tile| tile < 5)
        });
        hold(known, "loot has a value", || format!("seat {seat}: {}", written(&own.loot)))?;
        let putting = Vault::ALL.into_iter().any(|pile| self.open.is_putting(seat, pile));
        hold(own.kept.is_some() == putting, "what is kept is put away", || format!("seat {seat}"))?;
        let looks = self.open.asked().filter(|(asked, _)| *asked == seat).and_then(|(_, what)| match what {
            Question::Keep(pile) => Some(pile),
            _ => None,
        });
        let seen = match looks {
            None => own.seen.is_empty(),
            Some(pile) => {
                own.seen.len() == usize::from(self.open.may_look_at(seat, pile))
                    && own.seen.iter().all(|tile| tile < 5 && self.vaults[pile as usize] & (1 << tile) != 0)
            }
        };
        hold(seen, "what is looked at is in its pile", || format!("seat {seat}: {}", written(&own.seen)))?;
        hold(own.cash <= 10_000, "counts are true", || format!("seat {seat} has {}", own.cash))
    }

    /// Every locker and exit tile is in one place at most.
    fn check_vaults(&self) -> Result<(), Broken> {
        for pile in Vault::ALL {
            let mut seen = self.vaults[pile as usize];
            let mut count = seen.count_ones();
            hold(count == u32::from(self.open.vaults[pile as usize]), "counts are true", || written(&pile))?;
            for seat in self.open.seats().iter() {
                let own = &self.own[seat.index()];
                let kept = own.kept.filter(|_| self.open.is_putting(seat, pile));
                let mine = (0..SLOTS).filter_map(|slot| {
                    let stashed = self.open.player(seat).stash[slot]?;
                    (stashed.what == Goods::Loot(pile)).then_some(own.loot[slot])?
                });
                for tile in mine.chain(kept) {
                    seen |= 1 << (tile % 8);
                    count += 1;
                }
            }
            hold(count == seen.count_ones() && seen < 32, "every tile is in one place", || written(&pile))?;
        }
        Ok(())
    }
}

impl Heist {
    fn check_city(&self) -> Result<(), Broken> {
        hold(self.city.is_sound(self.options.max_radius), "tiles lie where they may", || {
            written(&self.city.tiles())
        })?;
        let mut tiles = self.below.len() + self.city.tiles().len();
        let mut all = self.below.union(self.city.tiles());
        let mut below = 0;
        for stack in &self.stacks {
            tiles += stack.top.iter().count();
            all = stack.top.iter().fold(all, |all, tile| all.with(*tile));
            below += usize::from(stack.below);
        }
        let once = tiles == Tile::COUNT && all.len() == Tile::COUNT && below == self.below.len();
        hold(once, "every tile is in one place", || format!("{tiles} tiles, {below} below"))?;
        hold(self.stacks.len() == STACKS, "counts are true", || "stacks".to_owned())?;
        for officer in Officer::TYPES {
            let city =
                self.city.tiles().iter().filter(|tile| self.city.police(*tile).contains(officer)).count();
            let waiting = self.stacks.iter().filter(|stack| stack.police.contains(officer)).count();
            let sum = city + waiting + usize::from(self.bag[officer as usize]);
            // A Snitch removes officers for good.
            hold(sum <= usize::from(OFFICERS), "officers are counted", || {
                format!("{}: {sum}", written(&officer))
            })?;
        }
        let first = self.exits.iter().filter(|exit| exit.closed == Some(Vault::GreyExit)).count();
        let second = self.exits.iter().filter(|exit| exit.closed == Some(Vault::BlackExit)).count();
        let exits = self.exits.iter().all(|exit| {
            exit.patrols <= PATROL_PER_EXIT
                && exit.closed.is_some() == (exit.patrols == PATROL_PER_EXIT)
                && exit.closed.is_none_or(|pile| !pile.is_locker())
        });
        hold(exits && first <= 1 && second <= first, "two cards close an exit", || written(&self.exits))?;
        for site in Site::ALL {
            let Some(at) = self.sites.of(site) else { continue };
            let fits =
                at.kind() == site.kind() && self.city.contains(at.tile()) && self.sites.at(at) == Some(site);
            hold(fits, "sites stand where they may", || format!("{} at {at}", written(&site)))?;
        }
        let named =
            self.city.locations().filter(|place| matches!(place.kind(), Kind::Business | Kind::SafeHouse));
        for place in named {
            let asked = self.todo.iter().any(
                |task| matches!(task, Task::Ask { what: Question::Site(tile), .. } if tile == place.tile()),
            );
            hold(asked || self.sites.at(place).is_some(), "sites stand where they may", || {
                place.to_string()
            })?;
        }
        Ok(())
    }

    fn check_supply(&self) -> Result<(), Broken> {
        let mut contacts = self.deck;
        let on_boards = self
            .seats()
            .iter()
            .flat_map(|seat| self.player(seat).contacts)
            .flatten()
            .map(|known| known.contact);
        let received = self.todo.iter().filter_map(|task| match task {
            Task::Ask { what: Question::Put(Received::Contact(contact)), .. } => Some(contact),
            _ => None,
        });
        for contact in self.display.iter().chain(on_boards).chain(received) {
            contacts[contact as usize] = contacts[contact as usize].saturating_add(1);
        }
        let fine = Contact::ALL.into_iter().all(|contact| contacts[contact as usize] <= contact.copies());
        hold(fine, "contacts are counted", || written(&contacts))?;
        let gas: u8 =
            self.seats().iter().fold(self.gas, |sum, seat| sum.saturating_add(self.player(seat).gas));
        hold(gas <= GAS, "gas cans are counted", || gas.to_string())?;
        for colour in 0..3 {
            let keys = self.seats().iter().fold(self.keys[colour], |sum, seat| {
                sum.saturating_add(self.player(seat).keys[colour])
                    .saturating_add(self.player(seat).flipped[colour])
            });
            hold(keys <= KEYS, "keys are counted", || keys.to_string())?;
        }
        hold(self.equipment.iter().all(|left| *left <= EQUIPMENT), "equipment is counted", || {
            written(&self.equipment)
        })?;
        for fixer in Fixer::ALL {
            let have = self
                .seats()
                .iter()
                .flat_map(|seat| self.player(seat).stash)
                .flatten()
                .filter(|one| one.what == Goods::Fixer(fixer))
                .count();
            hold(have + usize::from(self.sells(fixer)) <= 1, "there is one fixer of a kind", || {
                written(&fixer)
            })?;
        }
        for gang in &self.gangs {
            let fine = gang.hired <= MEMBERS
                && gang.owner.is_some() == (gang.hired > 0)
                && gang.owner.is_none_or(|seat| self.seats().contains(seat));
            hold(fine, "gangs are counted", || written(&gang))?;
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), Broken> {
        let player = self.player(seat);
        let counts = (1..=LEVELS).contains(&player.level)
            && player.net.abs() <= MOST_NET
            && usize::from(player.handcuffs) <= SLOTS
            && player.wounds <= MOST_WOUNDS
            && player.discs <= MOST_DISCS
            && player.gas <= MOST_GAS
            && self.gangs_of(seat).count() <= MOST_GANGS;
        hold(counts, "counts are true", || format!("seat {seat}: {}", written(&player)))?;
        hold(self.city.contains(player.pawn.tile()), "pawns are in the city", || {
            format!("seat {seat}: {}", player.pawn)
        })?;
        hold(player.income.intersection(player.loot).is_empty(), "one cube a site", || {
            format!("seat {seat}")
        })?;
        let cubes = player.cubes().iter().all(|site| self.sites.of(site).is_some());
        hold(cubes, "cubes lie in the city", || format!("seat {seat}"))?;
        player.check_slots(seat)
    }

    /// The list of tasks begins with somebody who is asked, and nobody is asked after the end.
    fn check_course(&self) -> Result<(), Broken> {
        let sane = (1..=DAYS).contains(&self.day)
            && self.order.len() == usize::from(self.seats().count()) + usize::from(self.sandra.is_some());
        hold(sane, "counts are true", || format!("day {}, {}", self.day, written(&self.order)))?;
        let each = self
            .seats()
            .iter()
            .all(|seat| self.order.iter().filter(|who| *who == Who::Seat(seat)).count() == 1);
        hold(each, "everybody has a place in the order", || written(&self.order))?;
        hold(self.sandra.is_some() == (self.seats().count() <= 2), "the Inspector is there for two", || {
            String::new()
        })?;
        let asked = self
            .asked()
            .is_some_and(|(seat, _)| self.seats().contains(seat) && self.player(seat).is_inside());
        hold(asked != self.results.is_some(), "somebody is asked until the end", || written(&self.todo))?;
        let own =
            self.turn.is_none_or(|turn| self.seats().contains(turn.seat) && turn.mp <= 12 && turn.cans <= 2);
        hold(own, "a turn belongs to a seat", || written(&self.turn))?;
        let windows = |what| {
            matches!(
                what,
                Question::Act
                    | Question::Travel
                    | Question::Avoid
                    | Question::End
                    | Question::By(_)
                    | Question::Key
            )
        };
        let once = WINDOWS.into_iter().all(|is_one| {
            let is_asked = |task: &Task| matches!(task, Task::Ask { what, .. } if is_one(*what));
            self.todo.iter().filter(is_asked).count() <= 1
        });
        hold(once, "every window opens once in a turn", || written(&self.todo))?;
        let turn = self
            .asked()
            .is_none_or(|(seat, what)| !windows(what) || self.turn.is_some_and(|turn| turn.seat == seat));
        let begins = self.asked().is_none_or(|(seat, what)| {
            what != Question::Act || self.turn.is_some_and(|turn| turn.node == self.player(seat).pawn.into())
        });
        hold(turn && begins, "windows are open in a turn", || written(&self.asked()))?;
        let people = |task: Task| match task {
            Task::Ask { seat, .. }
            | Task::Movers { seat, .. }
            | Task::Reward { seat, .. }
            | Task::Wounds(seat) => self.seats().contains(seat),
            Task::Visit(seat) | Task::Heal(seat) | Task::Gain(seat) | Task::Lose(seat) => {
                self.seats().contains(seat)
            }
            Task::Receive(seat) | Task::Disc(seat) | Task::Group(seat, _) | Task::Leave(seat) => {
                self.seats().contains(seat)
            }
            _ => true,
        };
        hold(self.todo.iter().all(people), "nobody plays without a seat", || written(&self.todo))?;
        hold(self.todo.len() <= MOST_TASKS, "counts are true", || format!("{} tasks", self.todo.len()))?;
        let piles = self.todo.iter().all(|task| match task {
            Task::Ask { what: Question::Look(pile), .. } => !pile.is_locker(),
            Task::Ask { what: Question::Officer(types), .. } => !types.is_empty(),
            Task::Ask { what: Question::MoveOfficer { towards, .. }, .. } => self.seats().contains(towards),
            _ => true,
        });
        hold(piles, "questions are about what there is", || written(&self.todo))?;
        let limit = self.until.is_none() || matches!(self.asked(), Some((_, Question::MoveOfficer { .. })));
        hold(limit, "only moving an officer has a limit", || written(&self.asked()))?;
        let sandra = self.sandra.is_none_or(|sandra| {
            (1..=LEVELS).contains(&sandra.level)
                && sandra.discs <= MOST_DISCS
                && self.city.contains(sandra.pawn.tile())
        });
        hold(sandra, "the Inspector is in the city", || written(&self.sandra))?;
        let locations = self.city.locations().count() <= Location::COUNT;
        hold(locations, "counts are true", String::new)
    }
}

impl Player {
    /// Nothing lies where it may not, and every asset is in one place.
    fn check_slots(&self, seat: Seat) -> Result<(), Broken> {
        for slot in 0..SLOTS {
            let contact = self.contacts[slot].is_none() || self.asset_on_contact(slot).is_none();
            let stash = self.stash[slot].is_none() || self.is_stash_slot_open(slot);
            hold(contact && stash, "slots are open that are filled", || format!("seat {seat}, slot {slot}"))?;
        }
        for asset in Asset::ALL {
            let belt = self.belt.iter().filter(|one| **one == Some(asset)).count();
            let places =
                belt + usize::from(self.locked.contains(asset)) + usize::from(self.used.contains(asset));
            hold(places <= 1, "every asset is in one place", || format!("seat {seat}: {}", written(&asset)))?;
        }
        Ok(())
    }
}
