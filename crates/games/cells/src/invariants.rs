//! What is true in every position of the game. (Rules §8)

use table::{Broken, Seat, written};

use crate::Cells;
use crate::board::{CORNER_BITS, CORNERS, Field, Place, loop_index};
use crate::piece::{Guard, Key, Letters, Piece};
use crate::position::{Phase, Position};

impl Cells {
    /// The first invariant that does not hold.
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        let open = &self.open;
        open.options.check(open.seats).map_err(|bad| Broken::new("options are lawful", bad.to_string()))?;
        open.check_counters()?;
        open.check_cells_and_pawns()?;
        open.check_keys()?;
        open.check_guards()?;
        open.check_locks()?;
        self.check_letters()
    }

    fn check_letters(&self) -> Result<(), Broken> {
        let open = &self.open;
        let of = |seat: Seat| self.letters[seat.index()];
        let full = open.seats.iter().find(|&seat| of(seat) == Letters::ALL);
        hold(open.phase == Phase::Over || full.is_none(), "nobody has six letters before the end", || {
            written(&full)
        })?;
        self.check_winners()?;
        let known = open.last_pick_up();
        hold(
            known.is_none_or(|(seat, key)| of(seat).contains(key)),
            "whoever has just reached a key has its letter",
            || written(&known),
        )?;
        let shown = open.phase == Phase::Over || open.options.open_letters;
        hold(
            open.letters.is_some() == shown && open.letters.is_none_or(|all| all == self.letters),
            "open letters are the letters",
            || written(&open.letters),
        )
    }
}

impl Cells {
    /// EB-22, Q-32: whoever has six letters has won, or at the turn limit whoever has most.
    fn check_winners(&self) -> Result<(), Broken> {
        let open = &self.open;
        if open.phase != Phase::Over || open.was_broken_off() {
            return Ok(());
        }
        let count = |seat: Seat| self.letters[seat.index()].len();
        let most = open.seats.iter().map(count).max();
        let leaders: table::SeatSet = open.seats.iter().filter(|&seat| Some(count(seat)) == most).collect();
        let decided = match most {
            Some(6) => leaders.len() == 1,
            _ => open.options.turn_limit.0.map(u32::from) == Some(open.round),
        };
        hold(decided && leaders == open.winners, "the winners have most letters", || written(&open.winners))
    }
}

fn hold(condition: bool, invariant: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition { Ok(()) } else { Err(Broken::new(invariant, detail())) }
}

impl Position {
    /// Nobody has won a game that was broken off.
    fn was_broken_off(&self) -> bool {
        self.phase == Phase::Over && self.winners.is_empty()
    }

    fn check_counters(&self) -> Result<(), Broken> {
        let there = self.seats.contains(self.first) && self.seats.contains(self.turn);
        hold(there, "first and turn are seats of the table", || format!("{} {}", self.first, self.turn))?;
        let left = match self.phase {
            Phase::Pick => self.left == 0,
            Phase::Play => (1..=4).contains(&self.left),
            Phase::Over => self.left <= 4,
        };
        hold(left, "one to four moves are left in a turn", || self.left.to_string())?;
        let limit = self.options.turn_limit.0.map(u32::from);
        let goes_on = self.phase == Phase::Over || limit.is_none_or(|limit| self.round < limit);
        hold(goes_on, "the turn limit ends the game", || {
            format!("round {} of {}", self.round, written(&limit))
        })?;
        let timed = self.options.turn_seconds.0.is_some() && self.phase != Phase::Over;
        hold(self.due.is_some() == timed, "a turn is timed exactly with turn_seconds", || {
            written(&self.due)
        })?;
        let over = self.phase == Phase::Over;
        let seated = self.winners.intersection(self.seats.all()) == self.winners;
        hold(
            if over { seated } else { self.winners.is_empty() },
            "the winners are seats, and known when it is over",
            || written(&self.winners),
        )
    }

    fn check_cells_and_pawns(&self) -> Result<(), Broken> {
        let seats: Vec<Seat> = self.seats.iter().collect();
        let placed = seats.iter().filter(|seat| self.cell[seat.index()].is_some()).count();
        let all = placed == seats.len();
        let picking = self.phase == Phase::Pick || self.was_broken_off() && !all;
        hold(all != picking, "everybody has a cell once picking is over", || {
            format!("{placed} of {}", seats.len())
        })?;
        // In turn order from the first seat, so what is missing is missing at the end.
        let in_order =
            self.seats.around(self.first).take(placed).all(|seat| self.cell[seat.index()].is_some());
        let next = self.seats.around(self.first).nth(placed);
        hold(all || in_order && next == Some(self.turn), "cells are picked in turn order", || {
            written(&self.cell)
        })?;
        for (index, seat) in seats.iter().enumerate() {
            let (cell, pawn) = (self.cell[seat.index()], self.pawn[seat.index()]);
            let corner = cell.is_none_or(|cell| CORNERS.contains(&cell));
            let own = seats[..index].iter().all(|other| cell.is_none() || self.cell[other.index()] != cell);
            hold(corner && own, "cells are distinct corners", || written(&self.cell))?;
            hold(cell.is_some() == pawn.is_some(), "a pawn is on the board once it has a cell", || {
                written(&self.pawn)
            })?;
            let Some(pawn) = pawn else { continue };
            let alone = seats[..index].iter().all(|other| self.pawn[other.index()] != Some(pawn));
            hold(alone, "pawns are on distinct fields", || pawn.to_string())?;
            if Some(pawn) == cell {
                continue;
            }
            hold(pawn.bit() & CORNER_BITS == 0, "only the owner's pawn is in a cell", || pawn.to_string())?;
            hold(pawn.bit() & self.watched() == 0, "no pawn outside its own cell is watched", || {
                pawn.to_string()
            })?;
        }
        Ok(())
    }

    fn check_keys(&self) -> Result<(), Broken> {
        let start = self.options.layout.places().0;
        for key in Key::ALL {
            let place = self.key[key.index()];
            let alone = self.key[..key.index()].iter().all(|other| *other != place);
            hold(alone, "keys are on distinct fields", || place.to_string())?;
            hold(place.bit() & CORNER_BITS == 0, "no key is in a cell", || place.to_string())?;
            hold(
                place.field().is_some() || place == start[key.index()],
                "nothing returns to the line",
                || format!("{} on {place}", key.letter()),
            )?;
        }
        Ok(())
    }

    fn check_guards(&self) -> Result<(), Broken> {
        let start = self.options.layout.places().1;
        hold(self.guard[0] != self.guard[1], "guards are on distinct fields", || written(&self.guard))?;
        let on_loop = |field: Field| loop_index(field).is_some();
        for guard in Guard::BOTH {
            let place: Place = self.guard[guard.index()];
            let lawful = place.field().map_or(place == start[guard.index()], on_loop);
            hold(lawful, "guards are on the loop or on their start line", || {
                format!("{} on {place}", Piece::guard(guard))
            })?;
        }
        Ok(())
    }

    fn check_locks(&self) -> Result<(), Broken> {
        let locked = self.locked.iter().filter(|lock| **lock > 0).count();
        hold(locked <= 3, "at most three pieces are locked", || format!("{locked}"))?;
        let in_turn = self.blocks <= 4 && self.locked.iter().all(|lock| *lock <= self.blocks);
        hold(in_turn, "locks are of this turn", || {
            format!("{} of {} blocks", written(&self.locked), self.blocks)
        })?;
        let active = self.active.is_none_or(|piece| self.blocks > 0 && self.locked[piece.index()] == 0);
        hold(active, "the running block is not locked", || written(&self.active))?;
        let sense = matches!(self.gdir, -1..=1)
            && (self.gdir == 0 || matches!(self.active, Some(Piece::G1 | Piece::G2)));
        hold(sense, "only a moving guard has a direction", || format!("{}", self.gdir))?;
        let idle = self.blocks == 0 && self.active.is_none();
        hold(self.phase != Phase::Pick || idle, "nothing moves while cells are picked", || {
            format!("{}", self.blocks)
        })?;
        let begun = self.phase != Phase::Play || self.blocks + self.left <= 4;
        hold(begun, "every block has used a move", || format!("{} blocks, {} left", self.blocks, self.left))?;
        let on_line =
            |piece: Piece| self.place(self.turn, piece).is_some_and(|place| place.field().is_none());
        hold(!self.active.is_some_and(on_line), "what has moved is on a field", || written(&self.active))
    }
}
