//! How a turn goes: what a move does, and how turns and the game end. (Rules §5, §6, §8)

use serde::{Deserialize, Serialize};
use table::{Facts, Seat, SeatSet, Time};

use crate::board::{CORNERS, Field, Place};
use crate::options::KeyOntoPawn;
use crate::piece::{Collections, Key, Kind, Letters, Piece};
use crate::position::{Phase, Position, SEATS};

/// What can happen, in the order in which it is told within a move or ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The time for a turn or a pick is up.
    TimeUp {
        /// Whose.
        seat: Seat,
        /// Moves forfeited.
        left: u8,
    },
    /// A seat has its cell.
    CellPicked {
        /// Whose.
        seat: Seat,
        /// Which.
        cell: Field,
    },
    /// A piece went to a neighbouring field.
    Moved {
        /// By whom.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// From where.
        from: Place,
        /// Where to.
        to: Field,
    },
    /// A piece went over others in its way.
    Jumped {
        /// By whom.
        seat: Seat,
        /// Which piece.
        piece: Piece,
        /// From where.
        from: Place,
        /// Where to.
        to: Field,
    },
    /// A pawn went back to its cell.
    SentHome {
        /// Whose.
        seat: Seat,
        /// By what.
        by: By,
    },
    /// A pick-up: a pawn reached a key.
    Reached {
        /// Whose pawn.
        seat: Seat,
        /// Which key.
        key: Key,
        /// Whether a card was taken; not if the seat had that letter.
        taken: bool,
    },
    /// The seat on turn can move nothing; the turn ends.
    Stuck {
        /// Whose turn.
        seat: Seat,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        seats: SeatSet,
        /// The letters of every seat.
        letters: Collections,
    },
}

/// What sent a pawn home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Another pawn landed on it.
    Pawn,
    /// A guard caught sight of it.
    Guard,
}

/// A turn under way: the position, the letters, and the facts being told.
pub(crate) struct Turn<'a> {
    pub(crate) open: &'a mut Position,
    pub(crate) letters: &'a mut [Letters; SEATS],
    pub(crate) facts: &'a mut Facts<Fact>,
}

impl Turn<'_> {
    /// EB-1.
    pub(crate) fn pick(&mut self, at: Time, seat: Seat, cell: Field) {
        self.facts.tell(Fact::CellPicked { seat, cell });
        self.facts.seal();
        self.open.cell[seat.index()] = Some(cell);
        self.open.pawn[seat.index()] = Some(cell);
        self.open.look_at_pawns();
        self.open.turn = self.open.seats.after(seat);
        if self.open.ask() == self.open.seats.count() {
            self.facts.end_chapter();
            self.open.phase = Phase::Play;
            self.open.left = self.open.options.first_turn_moves;
        }
        self.set_clock(at);
    }

    pub(crate) fn go(&mut self, at: Time, seat: Seat, piece: Piece, to: Field) {
        let trip = self.open.trip(piece, to);
        let Some(from) = self.open.place(seat, piece) else { return };
        self.begin_block(piece);
        let told = match trip.jump {
            false => Fact::Moved { seat, piece, from, to },
            true => Fact::Jumped { seat, piece, from, to },
        };
        self.facts.tell(told);
        match piece.kind() {
            Kind::Pawn => self.pawn_lands(seat, to),
            Kind::Guard(guard) => {
                self.open.guard[guard.index()] = Place::on(to);
                self.open.gdir = trip.dir;
                self.open.look_at_guards();
                self.catch();
            }
            Kind::Key(key) => self.key_lands(seat, key, to),
        }
        if !self.open.options.undo {
            self.facts.seal();
        }
        if self.open.phase == Phase::Over {
            return;
        }
        self.open.left -= trip.cost;
        if self.open.left == 0 {
            self.end_turn(at);
        } else if !self.open.can_move() {
            self.facts.tell(Fact::Stuck { seat });
            self.end_turn(at);
        }
    }

    /// EB-5: moving another piece ends the running block and locks its piece.
    fn begin_block(&mut self, piece: Piece) {
        if self.open.active == Some(piece) {
            return;
        }
        if let Some(before) = self.open.active {
            self.open.locked[before.index()] = self.open.blocks;
        }
        self.open.locked[piece.index()] = 0;
        self.open.active = Some(piece);
        self.open.gdir = 0;
        self.open.blocks += 1;
    }

    /// EB-10, EB-12, Q-22: the other pawn goes home, the letter is taken, a win is declared.
    fn pawn_lands(&mut self, seat: Seat, to: Field) {
        let captured = self.open.pawn_on(to);
        if let Some(other) = captured {
            self.send_home(other, By::Pawn);
        }
        self.open.pawn[seat.index()] = Some(to);
        self.open.look_at_pawns();
        if let Some(key) = self.open.key_on(to) {
            self.reach(seat, key);
        }
        if captured.is_some() && self.open.options.capture_stops && self.open.phase != Phase::Over {
            self.lock_pawn();
        }
    }

    /// EB-17: every pawn on a watched field except in its own cell, also that of the mover.
    fn catch(&mut self) {
        let watched = self.open.watched();
        for seat in self.open.seats.iter() {
            let pawn = self.open.pawn[seat.index()];
            if pawn != self.open.cell[seat.index()] && pawn.is_some_and(|pawn| watched & pawn.bit() != 0) {
                self.send_home(seat, By::Guard);
            }
        }
    }

    /// EB-19, Q-16.
    fn key_lands(&mut self, seat: Seat, key: Key, to: Field) {
        self.open.key[key.index()] = Place::on(to);
        self.open.look_at_keys();
        let Some(other) = self.open.pawn_on(to) else { return };
        let reached = match self.open.options.key_onto_pawn {
            KeyOntoPawn::None => false,
            KeyOntoPawn::OwnTurn => other == seat,
            KeyOntoPawn::Always => true,
        };
        if reached {
            self.reach(other, key);
        }
    }

    fn send_home(&mut self, seat: Seat, by: By) {
        self.open.pawn[seat.index()] = self.open.cell[seat.index()];
        self.open.look_at_pawns();
        self.facts.tell(Fact::SentHome { seat, by });
    }

    fn reach(&mut self, seat: Seat, key: Key) {
        let letters = &mut self.letters[seat.index()];
        let taken = !letters.contains(key);
        *letters = letters.with(key);
        let won = *letters == Letters::ALL;
        let fact = Fact::Reached { seat, key, taken };
        if self.open.options.open_letters {
            self.facts.tell(fact)
        } else {
            self.facts.tell_once(fact)
        }
        // the others have learned something, card taken or not.
        self.facts.seal();
        self.show_open_letters();
        if won {
            self.end_game(SeatSet::one(seat));
        } else if seat == self.open.turn && (taken || self.open.options.owned_key_stops) {
            self.lock_pawn();
        }
    }

    fn lock_pawn(&mut self) {
        self.open.locked[Piece::Pawn.index()] = self.open.blocks;
        if self.open.active == Some(Piece::Pawn) {
            self.open.active = None;
        }
    }

    pub(crate) fn end_turn(&mut self, at: Time) {
        let Position { turn, seats, first, .. } = *self.open;
        self.facts.tell(Fact::TurnEnded { seat: turn });
        self.facts.end_chapter();
        self.open.locked = [0; Piece::COUNT];
        self.open.active = None;
        self.open.gdir = 0;
        self.open.blocks = 0;
        self.open.turn = seats.after(turn);
        if self.open.turn == first {
            self.open.round += 1;
            if self.open.options.turn_limit.0.map(u32::from) == Some(self.open.round) {
                // most letters win, a tie is shared.
                let most = seats.iter().map(|seat| self.letters[seat.index()].len()).max();
                let leads = |seat: &Seat| Some(self.letters[seat.index()].len()) == most;
                self.end_game(seats.iter().filter(leads).collect());
                return;
            }
        }
        self.open.left = 4;
        self.set_clock(at);
    }

    /// the alarm.
    pub(crate) fn time_up(&mut self, at: Time) {
        let seat = self.open.turn;
        self.facts.tell(Fact::TimeUp { seat, left: self.open.left });
        match self.open.phase {
            Phase::Over => {}
            Phase::Play => self.end_turn(at),
            Phase::Pick => {
                let free = CORNERS.into_iter().find(|&corner| !self.open.cell.contains(&Some(corner)));
                self.pick(at, seat, free.expect("four seats at most, so one of four corners is free"));
            }
        }
    }

    fn end_game(&mut self, winners: SeatSet) {
        self.open.phase = Phase::Over;
        self.open.winners = winners;
        self.open.due = None;
        self.open.letters = Some(*self.letters);
        let letters = Collections::new(*self.letters, self.open.seats);
        self.facts.tell(Fact::Won { seats: winners, letters });
    }

    pub(crate) fn set_clock(&mut self, at: Time) {
        self.open.due = self.open.options.turn_seconds.0.map(|seconds| at.after(u64::from(seconds) * 1_000));
    }

    fn show_open_letters(&mut self) {
        if self.open.options.open_letters {
            self.open.letters = Some(*self.letters);
        }
    }
}
