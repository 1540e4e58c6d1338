//! What may be moved where, and why not. (Rules §5.1, §6, §8)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{CORNER_BITS, CORNERS, Field, LOOP, Place, Way, loop_index, rounds};
use crate::options::{JumpCost, Resume};
use crate::piece::{Guard, Key, Kind, Piece};
use crate::position::{Phase, Position};

/// What a seat can ask for. There is no pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[repr(u8)]
pub enum Move {
    /// Picks a cell, answering the ask of this number.
    PickCell {
        /// Which ask.
        ask: u8,
        /// Which corner.
        cell: Field,
    },
    /// Moves a piece to a field. Step or jump, cost and a guard's direction follow from it.
    Go {
        /// Which piece.
        piece: Piece,
        /// Where to.
        to: Field,
    },
}

/// Why a move is refused: the first reason that applies, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is another seat's turn or pick.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// Cells are picked before the first turn, pieces are moved after it has begun.
    WrongPhase,
    /// That ask is not open.
    AskClosed {
        /// The one that is.
        open: u8,
    },
    /// The cell is not a corner, or somebody else's.
    CellTaken {
        /// Which cell.
        cell: Field,
    },
    /// The block of this piece has ended; it is locked for this turn (EB-5).
    PieceLocked {
        /// Which piece.
        piece: Piece,
    },
    /// Not a neighbour in line, off the loop, or nothing to jump (EB-4, EB-11, EB-14).
    NotInReach,
    /// Only the owner's pawn may enter a cell (EB-9, EB-18).
    CellClosed {
        /// Which cell.
        cell: Field,
    },
    /// A guard watches the field or the way (EB-8).
    Watched {
        /// Which field.
        field: Field,
    },
    /// A guard stands there or lies on the line that would be crossed (EB-8, EB-15, EB-18).
    GuardInTheWay,
    /// Another key lies there (EB-18).
    KeyThere {
        /// Which key.
        key: Key,
    },
    /// A guard keeps its direction inside a block (EB-14).
    GuardMayNotReverse,
    /// The jump needs more moves than are left.
    TooFewMoves {
        /// What it costs.
        cost: u8,
        /// What is left.
        left: u8,
    },
}

/// What a lawful move of a piece amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trip {
    /// Moves used.
    pub(crate) cost: u8,
    /// Whether something was jumped over.
    pub(crate) jump: bool,
    /// A guard's sense round the loop; 0 for other pieces and from a line inside the board.
    pub(crate) dir: i8,
}

const STEP: Trip = Trip { cost: 1, jump: false, dir: 0 };

impl Position {
    /// Whether the piece may move in this turn (EB-5, Q-6).
    pub fn usable(&self, piece: Piece) -> bool {
        // The running block is never locked.
        let lock = self.locked[piece.index()];
        lock == 0 || (self.options.resume == Resume::AfterTwo && self.blocks.saturating_sub(lock) >= 2)
    }

    fn jump_cost(&self, fields: u8) -> u8 {
        match self.options.jump_cost {
            JumpCost::PerField => fields,
            JumpCost::One => 1,
        }
    }

    // ----- why not ------------------------------------------------------------------------------------------------

    pub(crate) fn judge(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if self.turn != seat {
            return Err(Refusal::NotYourTurn { turn: self.turn });
        }
        match (self.phase, mv) {
            (Phase::Pick, Move::PickCell { ask, cell }) => self.judge_pick(ask, cell),
            (Phase::Play, Move::Go { piece, to }) => self.judge_go(piece, to).map(|_| ()),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn judge_pick(&self, ask: u8, cell: Field) -> Result<(), Refusal> {
        if ask != self.ask() {
            Err(Refusal::AskClosed { open: self.ask() })
        } else if !CORNERS.contains(&cell) || self.cell.contains(&Some(cell)) {
            Err(Refusal::CellTaken { cell })
        } else {
            Ok(())
        }
    }

    fn judge_go(&self, piece: Piece, to: Field) -> Result<Trip, Refusal> {
        if !self.usable(piece) {
            return Err(Refusal::PieceLocked { piece });
        }
        let trip = match piece.kind() {
            Kind::Pawn => self.judge_pawn(to)?,
            Kind::Guard(guard) => self.judge_guard(guard, to)?,
            Kind::Key(key) => self.judge_key(key, to)?,
        };
        if trip.cost > self.left {
            return Err(Refusal::TooFewMoves { cost: trip.cost, left: self.left });
        }
        Ok(trip)
    }

    /// EB-8 to EB-13. Every field of the way counts, not only the last.
    fn judge_pawn(&self, to: Field) -> Result<Trip, Refusal> {
        let scan = &self.scan;
        let from = self.pawn[self.turn.index()].ok_or(Refusal::NotInReach)?;
        let (way, fields) = from.towards(to).ok_or(Refusal::NotInReach)?;
        if fields > 2 && !self.options.jump_several {
            return Err(Refusal::NotInReach);
        }
        let mut passed = 0; // the fields jumped over
        let mut barred = false;
        let mut field = from;
        while field != to {
            passed |= field.bit();
            barred |= way.crosses(field) && scan.barred & (1 << field.file()) != 0;
            field = field.next(way).ok_or(Refusal::NotInReach)?;
        }
        passed &= !from.bit();
        // EB-11, Q-12: an empty field is stepped on, never jumped.
        if passed & !(scan.keys | scan.pawns) != 0 {
            return Err(Refusal::NotInReach);
        }
        let trodden = passed | to.bit();
        if trodden & CORNER_BITS & !self.own_cell_bit() != 0 {
            return Err(Refusal::CellClosed { cell: to });
        }
        if trodden & scan.watched != 0 {
            let on_the_way = std::iter::successors(from.next(way), |field| field.next(way));
            let field =
                on_the_way.take(fields.into()).find(|field| scan.watched & field.bit() != 0).unwrap_or(to);
            return Err(Refusal::Watched { field });
        }
        if barred || trodden & scan.guards != 0 {
            return Err(Refusal::GuardInTheWay);
        }
        let cost = if fields == 1 { 1 } else { self.jump_cost(fields) };
        Ok(Trip { cost, jump: fields > 1, dir: 0 })
    }

    /// EB-14, EB-15.
    fn judge_guard(&self, guard: Guard, to: Field) -> Result<Trip, Refusal> {
        let other = self.guard[guard.other().index()].field();
        let trip = match self.guard_trip(guard, to) {
            Some(trip) => trip,
            // The field is next to the guard and the other one is on it: it is jumped, not entered.
            None if other == Some(to) && self.guard_is_beside(guard, to) => {
                return Err(Refusal::GuardInTheWay);
            }
            None => return Err(Refusal::NotInReach),
        };
        if !self.guard_may_turn(guard, trip.dir) {
            return Err(Refusal::GuardMayNotReverse);
        }
        Ok(trip)
    }

    fn guard_may_turn(&self, guard: Guard, dir: i8) -> bool {
        let running = (self.active == Some(Piece::guard(guard))) & (self.gdir != 0);
        !running | (dir == self.gdir) | self.options.guard_reverse
    }

    fn guard_is_beside(&self, guard: Guard, to: Field) -> bool {
        match self.guard[guard.index()].field() {
            None => self.guard[guard.index()].line_file() == Some(to.file()),
            Some(from) => match (loop_index(from), loop_index(to)) {
                (Some(from), Some(to)) => matches!((to + 16 - from) % 16, 1 | 15),
                _ => false,
            },
        }
    }

    /// What it takes a guard to come to this field, whatever its direction so far.
    pub(crate) fn guard_trip(&self, guard: Guard, to: Field) -> Option<Trip> {
        let other = self.guard[guard.other().index()].field();
        let there = loop_index(to)?;
        match self.guard[guard.index()].field() {
            None => {
                let file = self.guard[guard.index()].line_file()?;
                (to.file() == file && other != Some(to)).then(|| Trip { dir: line_sense(file, to), ..STEP })
            }
            Some(from) => {
                let here = loop_index(from)?;
                let (steps, dir) = match (there + 16 - here) % 16 {
                    1 => (1, 1),
                    15 => (1, -1),
                    2 => (2, 1),
                    14 => (2, -1),
                    _ => return None,
                };
                if steps == 1 {
                    return (other != Some(to)).then_some(Trip { dir, ..STEP });
                }
                let between = LOOP[if dir > 0 { here + 1 } else { here + 15 } % 16];
                (other == Some(between)).then(|| Trip { cost: self.jump_cost(2), jump: true, dir })
            }
        }
    }

    /// EB-18.
    fn judge_key(&self, key: Key, to: Field) -> Result<Trip, Refusal> {
        let from = self.key[key.index()];
        let near = match from.field() {
            Some(from) => from.is_beside(to),
            None => from.neighbours()[..2].contains(&to),
        };
        if !near {
            Err(Refusal::NotInReach)
        } else if to.bit() & CORNER_BITS != 0 {
            Err(Refusal::CellClosed { cell: to })
        } else if to.bit() & self.scan.guards != 0 {
            Err(Refusal::GuardInTheWay)
        } else if to.bit() & self.scan.keys != 0 {
            Err(self.key_on(to).map_or(Refusal::NotInReach, |key| Refusal::KeyThere { key }))
        } else {
            Ok(STEP)
        }
    }

    fn own_cell_bit(&self) -> u64 {
        self.cell[self.turn.index()].map_or(0, Field::bit)
    }

    // ----- everything that may be done ----------------------------------------------------------------------------

    pub(crate) fn offer(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.turn != seat {
            return;
        }
        match self.phase {
            Phase::Over => {}
            Phase::Pick => {
                let ask = self.ask();
                let free = CORNERS.into_iter().filter(|&corner| !self.cell.contains(&Some(corner)));
                out.extend(free.map(|cell| Move::PickCell { ask, cell }));
            }
            Phase::Play => {
                let mut offers = Offers::at_the_end_of(out);
                let usable = self.usable_pieces();
                self.offer_pawn(usable, &mut offers);
                self.offer_guard(Guard::G1, usable, &mut offers);
                self.offer_guard(Guard::G2, usable, &mut offers);
                self.offer_keys(usable, &mut offers);
                let end = offers.end();
                out.truncate(end);
            }
        }
    }

    /// The pieces that may move in this turn, as bits by index.
    fn usable_pieces(&self) -> u16 {
        let mut usable = u16::MAX;
        // Nothing is locked before a second block has begun, except a pawn after a pick-up.
        if self.blocks > 0 {
            for piece in Piece::ALL {
                usable &= !(u16::from(!self.usable(piece)) << piece.index());
            }
        }
        usable
    }

    fn offer_pawn(&self, usable: u16, offers: &mut Offers<'_>) {
        let Some(from) = self.pawn[self.turn.index()].filter(|_| usable & 1 != 0) else { return };
        let scan = &self.scan;
        let mut closed = scan.watched | scan.guards | CORNER_BITS & !self.own_cell_bit();
        // EB-8: across the line only where no guard lies on it. The fields behind a barred line are closed from here.
        if scan.barred & (1 << from.file()) != 0 {
            closed |= if from.rank() < 4 { 0xffff_ffff_0000_0000 } else { 0x0000_0000_ffff_ffff };
        }
        let steps = from.beside() & !closed;
        let near = Place::on(from).neighbours();
        for to in &near {
            offers.add_if(steps & to.bit() != 0, Piece::Pawn, *to);
        }
        // EB-11: on over pawns and keys, as far as the moves last.
        let jumped = scan.keys | scan.pawns;
        if steps & jumped != 0 {
            for way in Way::ALL {
                self.offer_jumps(from, way, closed, jumped, offers);
            }
        }
    }

    fn offer_jumps(&self, from: Field, way: Way, closed: u64, jumped: u64, offers: &mut Offers<'_>) {
        let mut passed = from.next(way);
        for fields in 2..=7 {
            let Some(over) = passed.filter(|over| jumped & !closed & over.bit() != 0) else { return };
            let far = self.jump_cost(fields) > self.left || (fields > 2 && !self.options.jump_several);
            let Some(to) = over.next(way).filter(|to| closed & to.bit() == 0 && !far) else { return };
            offers.add(Piece::Pawn, to);
            passed = Some(to);
        }
    }

    fn offer_guard(&self, guard: Guard, usable: u16, offers: &mut Offers<'_>) {
        let piece = Piece::guard(guard);
        if usable & (1 << piece.index()) == 0 {
            return;
        }
        let other = self.guard[guard.other().index()];
        let place = self.guard[guard.index()];
        let Some(from) = place.field() else {
            let exits = place.neighbours();
            offers.add_if(Place::on(exits[0]) != other, piece, exits[0]);
            offers.add_if(Place::on(exits[1]) != other, piece, exits[1]);
            return;
        };
        // EB-14, EB-15: the next field in either sense, or the one behind the other guard.
        let round = rounds(from);
        let can_jump = self.jump_cost(2) <= self.left;
        for (sense, dir) in [(0, 1), (1, -1)] {
            let jump = Place::on(round[sense]) == other;
            let to = round[if jump { sense + 2 } else { sense }];
            offers.add_if(self.guard_may_turn(guard, dir) & (!jump | can_jump), piece, to);
        }
    }

    fn offer_keys(&self, usable: u16, offers: &mut Offers<'_>) {
        let free = !(self.scan.guards | self.scan.keys | CORNER_BITS);
        for key in Key::ALL {
            let piece = Piece::key(key);
            let free = if usable & (1 << piece.index()) != 0 { free } else { 0 };
            let near = self.key[key.index()].neighbours();
            for to in &near {
                offers.add_if(free & to.bit() != 0, piece, *to);
            }
        }
    }

    /// Whether the seat on turn can move anything. A free key nearly always can.
    pub(crate) fn can_move(&self) -> bool {
        let taken = self.scan.guards | self.scan.keys | CORNER_BITS;
        let can_step = |key: &Key| self.key[key.index()].neighbours().iter().any(|to| taken & to.bit() == 0);
        Key::ALL.iter().any(|key| self.usable(Piece::key(*key)) && can_step(key)) || {
            let mut moves = Vec::new();
            self.offer(self.turn, &mut moves);
            !moves.is_empty()
        }
    }

    /// What a move that was judged lawful amounts to.
    pub(crate) fn trip(&self, piece: Piece, to: Field) -> Trip {
        match piece.kind() {
            Kind::Key(_) => STEP,
            Kind::Guard(guard) => self.guard_trip(guard, to).unwrap_or(STEP),
            Kind::Pawn => match self.pawn[self.turn.index()].and_then(|from| from.towards(to)) {
                Some((_, fields)) if fields > 1 => Trip { cost: self.jump_cost(fields), jump: true, dir: 0 },
                _ => STEP,
            },
        }
    }
}

/// The sense round the loop in which a guard leaves the line: there is one only at the outer files.
const fn line_sense(file: u8, to: Field) -> i8 {
    match (file, to.rank()) {
        (0, 4) | (7, 3) => 1,
        (0, _) | (7, _) => -1,
        _ => 0,
    }
}

/// Moves being written at the end of a list. The room is taken at once, and a move that is not lawful is written and then
/// written over: asking "is there room?" and "is it lawful?" thirty times in a row costs more than the moves do.
/// (`escapement bench`: a third of the time.)
struct Offers<'a> {
    room: &'a mut [Move; ROOM],
    before: usize,
    count: usize,
}

/// At most 13 moves of the pawn (a step each way, and a jump more for each of nine pieces), 2 of each guard, 4 of each key.
const ROOM: usize = 64;

static NO_MOVES: [Move; ROOM] = [Move::Go { piece: Piece::Pawn, to: CORNERS[0] }; ROOM];

impl Offers<'_> {
    fn at_the_end_of(out: &mut Vec<Move>) -> Offers<'_> {
        let before = out.len();
        out.extend_from_slice(&NO_MOVES);
        let room = out.last_chunk_mut().expect("so much was just added");
        Offers { room, before, count: 0 }
    }

    fn add_if(&mut self, lawful: bool, piece: Piece, to: Field) {
        self.room[self.count % ROOM] = Move::Go { piece, to };
        self.count += usize::from(lawful);
    }

    fn add(&mut self, piece: Piece, to: Field) {
        self.add_if(true, piece, to);
    }

    /// Where the list ends now.
    fn end(&self) -> usize {
        self.before + self.count
    }
}
