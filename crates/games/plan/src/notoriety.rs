//! After each period: notoriety is booked, lines are crossed, officers are moved by others. (Rules §1.10)

use table::Seat;

use crate::act::{Act, POLICE};
use crate::data::{LEVELS, LINES, SANDRA_LINE};
use crate::facts::Fact;
use crate::heist::Who;
use crate::police::Officer;
use crate::task::{Question, Task};
use crate::tile::{Tile, TileSet};
use crate::wounds::booked;

impl Act<'_> {
    /// Books this place of the order, lines and all, before the next.
    pub(crate) fn book(&mut self, place: u8) {
        let Some(who) = self.game.open.order.get(usize::from(place)) else { return self.end_period() };
        self.next(&[Task::Book(place + 1)]);
        let Who::Seat(seat) = who else { return self.book_sandra() };
        let player = self.me(seat);
        if !player.is_inside() {
            return;
        }
        let (before, after) = (player.level, booked(player.level, player.net));
        player.level = after;
        player.net = 0;
        if before != after {
            self.facts.tell(Fact::Booked { who, level: after });
        }
        // The lowest line first, so it is put on the list last.
        for line in (0..LINES.len()).rev() {
            let below = LINES[line].0;
            if before <= below && after > below {
                self.next(&[Task::Movers { seat, place: 0 }, Task::Reward { seat, line: line as u8 }]);
            }
        }
    }

    /// The Inspector's marker moves by one at most.
    fn book_sandra(&mut self) {
        let Some(sandra) = &mut self.game.open.sandra else { return };
        let before = sandra.level;
        let by = i8::from(sandra.more) - i8::from(sandra.less);
        sandra.level = before.saturating_add_signed(by).clamp(1, LEVELS);
        (sandra.more, sandra.less) = (false, false);
        let level = sandra.level;
        if level != before {
            self.facts.tell(Fact::Booked { who: Who::Sandra, level });
        }
        if before <= SANDRA_LINE && level > SANDRA_LINE {
            self.sandra_takes_disc();
        }
    }

    /// Who comes next of those who may move an officer towards somebody who crossed a line.
    pub(crate) fn next_mover(&mut self, seat: Seat, place: u8) {
        // Everybody hears of the line before officers move.
        if let (0, Some(Task::Reward { line, .. })) = (place, self.game.open.todo.last()) {
            self.facts.tell(Fact::LineCrossed { seat, line: line + 1 });
        }
        let open = &self.game.open;
        if open.is_solo() {
            return self.automatic_police(seat);
        }
        let Some(who) = open.order.get(usize::from(place)) else { return };
        let level = open.player(seat).level;
        let (lower, mover, for_sandra) = match who {
            Who::Seat(other) => {
                let player = open.player(other);
                (other != seat && player.is_inside() && player.level < level, Some(other), false)
            }
            Who::Sandra => {
                let other = open.inside().find(|other| *other != seat);
                (open.sandra.is_some_and(|sandra| sandra.level < level), other, true)
            }
        };
        self.next(&[Task::Movers { seat, place: place + 1 }]);
        match mover {
            _ if !lower => {}
            Some(mover) => self.ask(mover, Question::MoveOfficer { towards: seat, for_sandra }),
            None => self.automatic_police(seat),
        }
    }

    /// Luck picks a type; the farthest officer of it moves to the tile of the pawn.
    pub(crate) fn automatic_police(&mut self, seat: Seat) {
        let officer = Officer::TYPES[self.luck.below(POLICE, 3) as usize % 3];
        let open = &self.game.open;
        let to = open.player(seat).pawn.tile();
        if to == Tile::HOSPITAL || open.city.police(to).contains(officer) {
            return;
        }
        let there = || open.city.tiles().iter().filter(|tile| open.city.police(*tile).contains(officer));
        let Some(far) = there().map(|tile| open.city.distance(tile, to)).max() else { return };
        let farthest: TileSet = there().filter(|tile| open.city.distance(*tile, to) == far).collect();
        let number = self.luck.below(POLICE, farthest.len() as u32) as usize;
        if let Some(from) = farthest.iter().nth(number) {
            self.move_officer(officer, from, to);
        }
    }

    /// What crossing a line brings.
    pub(crate) fn reward(&mut self, seat: Seat, line: u8) {
        let (_, assets, discs) = LINES[usize::from(line) % LINES.len()];
        if discs > 0 {
            self.next(&[Task::Disc(seat)]);
        }
        for _ in 0..assets {
            self.ask(seat, Question::Unlock);
        }
    }

    /// The time to answer is up. (§3.13)
    pub(crate) fn ring(&mut self) {
        let Some((seat, Question::MoveOfficer { towards, for_sandra })) = self.game.open.asked() else {
            return;
        };
        self.open().todo.pop();
        self.open().until = None;
        if for_sandra {
            self.automatic_police(towards);
        } else {
            self.facts.tell(Fact::Passed { seat });
        }
        self.settle();
    }
}
