//! The course of the game: what is done by itself until somebody is asked. (Rules §1.1 to §1.7, §1.11)

use table::{Few, Seat};

use crate::act::{Act, ORDER, PATROLS, POLICE, TILES};
use crate::data::{
    DAYS, FEE, INCOME_UNLOCK_LEVEL, OFFICERS_DRAWN, PATROL_PER_EXIT, PATROLS_SHOWN, PLACERS, STACKS,
    TILES_PER_DAY,
};
use crate::facts::Fact;
use crate::heist::{Heist, Period, Who};
use crate::police::{Officer, Officers};
use crate::stash::Vault;
use crate::task::{Question, Task};
use crate::travel::Turn;

impl Act<'_> {
    /// Does what is to be done until somebody is asked something that matters, or the game is over.
    pub(crate) fn settle(&mut self) {
        while let Some(task) = self.open().todo.pop() {
            match task {
                Task::Ask { seat, what } => {
                    if self.game.open.is_moot(seat, what) {
                        continue;
                    }
                    self.open().todo.push(task);
                    if let Question::MoveOfficer { .. } = what {
                        let limit = u64::from(self.game.open.options.answer_s) * 1_000;
                        let until = self.at.after(limit);
                        self.open().until = (limit > 0).then_some(until);
                    }
                    return;
                }
                task => self.carry_out(task),
            }
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Ask { .. } => {}
            Task::Day => self.begin_day(),
            Task::Income(place) => self.income_of(place),
            Task::Patrol => self.patrol(),
            Task::City(placed) => self.next_tile(placed),
            Task::Flip => self.flip(),
            Task::Order => self.order(),
            Task::Period => self.begin_period(),
            Task::Turn(place) => self.next_turn(place),
            Task::Book(place) => self.book(place),
            Task::Movers { seat, place } => self.next_mover(seat, place),
            Task::Reward { seat, line } => self.reward(seat, line),
            Task::Wounds(seat) => self.take_wounds(seat),
            Task::Visit(seat) => self.visit(seat),
            Task::Heal(seat) => self.heal(seat, 1),
            Task::Gain(seat) => self.gain(seat),
            Task::Lose(seat) => self.lose(seat),
            Task::Receive(seat) => self.receive_income(seat),
            Task::Disc(seat) => self.take_disc(seat),
            Task::Group(seat, site) => self.complete_group(seat, site),
            Task::Leave(seat) => self.leave(seat),
        }
    }

    // ----- phases -------------------------------------------------------------------------------------------------------

    fn begin_day(&mut self) {
        let day = self.game.open.day;
        self.facts.tell(Fact::DayBegins { day });
        self.facts.end_chapter();
        self.open().period = Period::Morning;
        for seat in self.game.open.seats().iter() {
            self.me(seat).rested = false;
        }
        self.next(&[Task::Patrol, Task::City(0), Task::Order, Task::Period]);
        if day > 1 {
            self.next(&[Task::Income(0)]);
        }
    }

    /// Phase 1.
    fn income_of(&mut self, place: u8) {
        let Some(who) = self.game.open.order.get(usize::from(place)) else { return };
        self.next(&[Task::Income(place + 1)]);
        let Some(seat) = who.seat().filter(|seat| self.game.open.player(*seat).is_inside()) else { return };
        self.receive_income(seat);
        if self.game.open.player(seat).level <= INCOME_UNLOCK_LEVEL {
            self.ask(seat, Question::IncomeUnlock);
        }
    }

    /// Phase 2.
    fn patrol(&mut self) {
        let shown = PATROLS_SHOWN[usize::from(self.game.open.day - 1) % PATROLS_SHOWN.len()];
        for _ in 0..shown {
            // The card that was removed unseen is the one never drawn.
            let left = |exit: usize| u32::from(PATROL_PER_EXIT - self.game.open.exits[exit].patrols);
            let mut number = self.luck.below(PATROLS, (0..3).map(left).sum());
            let Some(exit) = (0..3).find(|exit| {
                let here = number < left(*exit);
                number = if here { number } else { number - left(*exit) };
                here
            }) else {
                return;
            };
            self.facts.tell(Fact::Patrolled { exit: exit as u8 + 1 });
            let first = self.game.open.exits.iter().all(|exit| exit.closed.is_none());
            let there = &mut self.open().exits[exit];
            there.patrols += 1;
            if there.patrols == PATROL_PER_EXIT {
                let tiles = if first { Vault::GreyExit } else { Vault::BlackExit };
                there.closed = Some(tiles);
                self.facts.tell(Fact::ExitClosed { exit: exit as u8 + 1, tiles });
            }
        }
    }

    /// Phase 3.
    fn next_tile(&mut self, placed: u8) {
        if placed >= TILES_PER_DAY {
            return self.next(&[Task::Flip]);
        }
        let inside = self.game.open.inside().count();
        let row = PLACERS[inside.clamp(1, PLACERS.len()) - 1];
        let Some(seat) = self.game.open.inside().nth(usize::from(row[usize::from(placed)])) else { return };
        self.next(&[Task::Ask { seat, what: Question::PlaceTile }, Task::City(placed + 1)]);
    }

    /// The next tile of each stack is turned up.
    fn flip(&mut self) {
        self.show_tiles();
        self.police_tiles();
    }

    pub(crate) fn show_tiles(&mut self) {
        for stack in 0..STACKS {
            if self.game.open.stacks[stack].below > 0 {
                self.show_tile(stack);
            }
        }
    }

    /// Officers for the tiles that were turned up.
    pub(crate) fn police_tiles(&mut self) {
        for stack in 0..STACKS {
            let Some(tile) = self.game.open.stacks[stack].top else { continue };
            let police = self.draw_officers();
            self.open().stacks[stack].police = police;
            self.facts.tell(Fact::TileShown { stack: stack as u8, tile, police });
        }
    }

    fn show_tile(&mut self, stack: usize) {
        let below = self.game.open.below;
        let number = self.luck.below(TILES, below.len() as u32) as usize;
        let Some(tile) = below.iter().nth(number) else { return };
        let open = self.open();
        open.below = below.without(tile);
        open.stacks[stack].below -= 1;
        open.stacks[stack].top = Some(tile);
    }

    /// Two officers from the bag; of two of one type one goes back.
    pub(crate) fn draw_officers(&mut self) -> Officers {
        let mut drawn = Officers::NONE;
        let mut double = None;
        for _ in 0..OFFICERS_DRAWN {
            let left: u32 = self.game.open.bag.iter().map(|count| u32::from(*count)).sum();
            let mut number = self.luck.below(POLICE, left);
            for officer in Officer::TYPES {
                let count = u32::from(self.game.open.bag[officer as usize]);
                if number < count {
                    self.open().bag[officer as usize] -= 1;
                    if drawn.contains(officer) {
                        double = Some(officer);
                    }
                    drawn = drawn.with(officer);
                    break;
                }
                number -= count;
            }
        }
        if let Some(officer) = double {
            self.open().bag[officer as usize] += 1;
        }
        drawn
    }

    /// Phase 4: the most notorious first; among equals the order is reversed.
    fn order(&mut self) {
        let open = &self.game.open;
        let mut order = open.order;
        let mut all: [Option<Who>; 6] = [None; 6];
        for (place, who) in all.iter_mut().zip(order.iter().rev()) {
            *place = Some(who);
        }
        // An insertion sort: stable, and without a heap.
        let count = order.len();
        for index in 1..count {
            let mut at = index;
            while at > 0 && open.level_of(all[at]) > open.level_of(all[at - 1]) {
                all.swap(at, at - 1);
                at -= 1;
            }
        }
        order = Few::first_of(all.into_iter().flatten());
        self.open().order = order;
        self.facts.tell(Fact::Ordered { order });
    }

    /// The initial order, by luck; the Inspector comes last.
    pub(crate) fn draw_order(&mut self) {
        let mut rest: Few<Seat, 8> = Few::first_of(self.game.open.seats().iter());
        let mut order = Few::NONE;
        while !rest.is_empty() {
            let number = self.luck.below(ORDER, rest.len() as u32) as usize;
            if let Some(seat) = rest.take(number) {
                order.push(Who::Seat(seat));
            }
        }
        if self.game.open.sandra.is_some() {
            order.push(Who::Sandra);
        }
        self.open().order = order;
        self.facts.tell(Fact::Ordered { order });
    }

    // ----- phase 5 ------------------------------------------------------------------------------------------------------

    fn begin_period(&mut self) {
        let period = self.game.open.period;
        self.facts.tell(Fact::PeriodBegins { period });
        self.next(&[Task::Turn(0)]);
    }

    fn next_turn(&mut self, place: u8) {
        let Some(who) = self.game.open.order.get(usize::from(place)) else {
            return self.next(&[Task::Book(0)]);
        };
        self.next(&[Task::Turn(place + 1)]);
        let Who::Seat(seat) = who else { return self.sandra_turn() };
        let open = &self.game.open;
        if !open.player(seat).is_inside() {
            return;
        }
        if open.period.costs_a_disc() {
            if open.player(seat).discs > 0 {
                self.ask(seat, Question::UseDisc);
            }
            return;
        }
        // What was before the turn is over, and whether the fee is paid cannot be unlearned.
        self.facts.seal();
        if self.game.open.is_fee_due() {
            if self.game.own[seat.index()].cash < FEE {
                return self.arrest(seat);
            }
            self.pay(seat, FEE);
        }
        self.begin_turn(seat);
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let pawn = self.game.open.player(seat).pawn;
        self.open().turn = Some(Turn::begin(seat, pawn));
        self.ask(seat, Question::Act);
    }

    /// Everything of the running turn is dropped.
    pub(crate) fn drop_turn(&mut self) {
        self.open().turn = None;
        while let Some(task) = self.open().todo.pop() {
            if let Task::Turn(_) = task {
                self.open().todo.push(task);
                break;
            }
        }
    }

    /// After the last booking of a period: the next one, the next day, or the end.
    pub(crate) fn end_period(&mut self) {
        match self.game.open.period.next() {
            Some(period) => {
                self.open().period = period;
                self.next(&[Task::Period]);
            }
            None if self.game.open.day < DAYS => {
                self.open().day += 1;
                self.next(&[Task::Day]);
            }
            None => {
                for seat in self.game.open.seats().iter() {
                    if self.game.open.player(seat).is_inside() {
                        self.mark_arrested(seat);
                    }
                }
                self.score();
            }
        }
    }
}

impl Heist {
    fn level_of(&self, who: Option<Who>) -> u8 {
        match who {
            Some(Who::Seat(seat)) => self.player(seat).level,
            Some(Who::Sandra) => self.sandra.map_or(0, |sandra| sandra.level),
            None => 0,
        }
    }
}
