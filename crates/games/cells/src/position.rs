//! The position: all that every eye may know, and the letters that it may not. (Rules §8)

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Seats, Time};

use crate::board::{Field, Place, ZONES};
use crate::options::{KeyOntoPawn, Options};
use crate::piece::{Key, Kind, Letters, Piece};

/// The most seats.
pub(crate) const SEATS: usize = crate::piece::Collections::MOST;

/// All that every eye may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What was agreed.
    pub options: Options,
    /// Who is at the table.
    pub seats: Seats,
    /// Whether cells are picked, turns are played, or all is over.
    pub phase: Phase,
    /// Who had the first turn.
    pub first: Seat,
    /// Whose turn or pick it is.
    pub turn: Seat,
    /// Rounds that are over.
    pub round: u32,
    /// Moves left in this turn.
    pub left: u8,
    /// The cell of each seat, once it has one.
    pub cell: [Option<Field>; SEATS],
    /// The pawn of each seat, once it is on the board.
    pub pawn: [Option<Field>; SEATS],
    /// The six keys.
    pub key: [Place; 6],
    /// The two guards.
    pub guard: [Place; 2],
    /// The piece whose block is running.
    pub active: Option<Piece>,
    /// The sense in which the active guard goes round: +1 clockwise, -1 counter-clockwise, 0 not yet decided.
    pub gdir: i8,
    /// Blocks begun in this turn.
    pub blocks: u8,
    /// For each piece, the value of `blocks` when its block ended; 0 if it is not locked.
    pub locked: [u8; Piece::COUNT],
    /// When the time for this turn or pick is up.
    pub due: Option<Time>,
    /// Who has won, once it is over.
    pub winners: SeatSet,
    /// The letters of all, where they are open.
    pub letters: Option<[Letters; SEATS]>,
    /// What stands where.
    pub(crate) scan: Scan,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats pick their cells.
    Pick,
    /// Turns are played.
    Play,
    /// Somebody has won.
    Over,
}

/// What stands where, as bits by field number. It follows from the pieces and is worked out once after each move, because
/// offers, judgement and effects all ask for it (`escapement bench`: a fifth of the time).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Scan {
    pub(crate) watched: u64,
    pub(crate) guards: u64,
    pub(crate) keys: u64,
    pub(crate) pawns: u64,
    /// The files at which a guard lies on the line.
    pub(crate) barred: u8,
}

impl Position {
    /// The number of the ask that is open in the pick phase: how many have picked.
    pub fn ask(&self) -> u8 {
        self.cell.iter().flatten().count() as u8
    }

    /// The fields that are watched now, as bits by field number.
    pub fn watched(&self) -> u64 {
        self.scan.watched
    }

    /// The seat whose pawn stands on this field.
    pub fn pawn_on(&self, field: Field) -> Option<Seat> {
        self.seats.iter().find(|seat| self.pawn[seat.index()] == Some(field))
    }

    /// The key that lies on this field.
    pub fn key_on(&self, field: Field) -> Option<Key> {
        Key::ALL.into_iter().find(|key| self.key[key.index()] == Place::on(field))
    }

    /// Where a piece of this seat is; nowhere before a pawn is on the board.
    pub fn place(&self, seat: Seat, piece: Piece) -> Option<Place> {
        match piece.kind() {
            Kind::Pawn => self.pawn[seat.index() & 3].map(Place::on),
            Kind::Guard(guard) => Some(self.guard[guard.index()]),
            Kind::Key(key) => Some(self.key[key.index()]),
        }
    }

    /// Looks at the whole board anew.
    pub(crate) fn look(&mut self) {
        self.look_at_guards();
        self.look_at_keys();
        self.look_at_pawns();
    }

    pub(crate) fn look_at_guards(&mut self) {
        (self.scan.watched, self.scan.guards, self.scan.barred) = (0, 0, 0);
        for guard in self.guard {
            match guard.field() {
                Some(field) => {
                    self.scan.watched |= ZONES[field.index()];
                    self.scan.guards |= field.bit();
                }
                None => self.scan.barred |= guard.line_file().map_or(0, |file| 1 << file),
            }
        }
    }

    pub(crate) fn look_at_keys(&mut self) {
        self.scan.keys = self.key.iter().fold(0, |keys, key| keys | key.bit());
    }

    pub(crate) fn look_at_pawns(&mut self) {
        self.scan.pawns = self.pawn.iter().fold(0, |pawns, pawn| pawns | pawn.map_or(0, Field::bit));
    }

    /// Who reached which key by the last move of the running turn, as far as the board itself shows it: the pawn still
    /// stands where it landed and nothing else has moved since.
    pub(crate) fn last_pick_up(&self) -> Option<(Seat, Key)> {
        if self.phase != Phase::Play || self.blocks == 0 {
            return None;
        }
        match self.active.map(Piece::kind) {
            Some(Kind::Key(key)) => {
                let seat = self.pawn_on(self.key[key.index()].field()?)?;
                let reached = match self.options.key_onto_pawn {
                    KeyOntoPawn::None => false,
                    KeyOntoPawn::OwnTurn => seat == self.turn,
                    KeyOntoPawn::Always => true,
                };
                reached.then_some((seat, key))
            }
            Some(Kind::Guard(_)) => None,
            Some(Kind::Pawn) => self.key_on(self.pawn[self.turn.index()]?).map(|key| (self.turn, key)),
            None if self.locked[Piece::Pawn.index()] == self.blocks => {
                self.key_on(self.pawn[self.turn.index()]?).map(|key| (self.turn, key))
            }
            None => None,
        }
    }
}
