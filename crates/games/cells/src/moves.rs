//! What may be moved where, and why not. (Rules §5.1, §6, §8)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{CORNER_BITS, CORNERS, Field, LOOP, Place, Way, loop_index};
use crate::options::{JumpCost, Resume};
use crate::piece::{Guard, Key, Piece};
use crate::position::{Phase, Position, Scan};

/// What a seat can ask for. There is no pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Move {
    /// Picks a cell, answering the ask of this number.
    PickCell {
        /// Which ask.
        ask: u32,
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
        open: u32,
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
        let lock = self.locked[piece.index()];
        lock == 0
            || self.active == Some(piece)
            || (self.options.resume == Resume::AfterTwo && self.blocks.saturating_sub(lock) >= 2)
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

    fn judge_pick(&self, ask: u32, cell: Field) -> Result<(), Refusal> {
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
        let scan = self.scan();
        let trip = match piece {
            Piece::Pawn => self.judge_pawn(to, &scan)?,
            Piece::Guard(guard) => self.judge_guard(guard, to)?,
            Piece::Key(key) => self.judge_key(key, to, &scan)?,
        };
        if trip.cost > self.left {
            return Err(Refusal::TooFewMoves { cost: trip.cost, left: self.left });
        }
        Ok(trip)
    }

    /// EB-8 to EB-13. Every field of the way counts, not only the last.
    fn judge_pawn(&self, to: Field, scan: &Scan) -> Result<Trip, Refusal> {
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
        if let Some(field) = first(trodden & scan.watched) {
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
        let running = self.active == Some(Piece::Guard(guard)) && self.gdir != 0;
        !running || dir == self.gdir || self.options.guard_reverse
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
    fn judge_key(&self, key: Key, to: Field, scan: &Scan) -> Result<Trip, Refusal> {
        let near = match self.key[key.index()].field() {
            Some(from) => matches!(from.towards(to), Some((_, 1))),
            None => self.key[key.index()].line_file() == Some(to.file()) && matches!(to.rank(), 3 | 4),
        };
        if !near {
            Err(Refusal::NotInReach)
        } else if to.bit() & CORNER_BITS != 0 {
            Err(Refusal::CellClosed { cell: to })
        } else if to.bit() & scan.guards != 0 {
            Err(Refusal::GuardInTheWay)
        } else if let Some(key) = self.key_on(to) {
            Err(Refusal::KeyThere { key })
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
                let scan = self.scan();
                self.offer_pawn(&scan, out);
                self.offer_guards(out);
                self.offer_keys(&scan, out);
            }
        }
    }

    fn offer_pawn(&self, scan: &Scan, out: &mut Vec<Move>) {
        let Some(from) = self.pawn[self.turn.index()].filter(|_| self.usable(Piece::Pawn)) else { return };
        let closed = scan.watched | scan.guards | CORNER_BITS & !self.own_cell_bit();
        let jumped = scan.keys | scan.pawns;
        for way in Way::ALL {
            let mut before = from;
            for fields in 1..=4 {
                let Some(to) = before.next(way) else { break };
                let barred = way.crosses(before) && scan.barred & (1 << before.file()) != 0;
                let far = self.jump_cost(fields) > self.left || (fields > 2 && !self.options.jump_several);
                if closed & to.bit() != 0 || barred || far {
                    break;
                }
                out.push(Move::Go { piece: Piece::Pawn, to });
                if jumped & to.bit() == 0 {
                    break;
                }
                before = to;
            }
        }
    }

    fn offer_guards(&self, out: &mut Vec<Move>) {
        for guard in Guard::BOTH {
            let piece = Piece::Guard(guard);
            if !self.usable(piece) {
                continue;
            }
            let other = self.guard[guard.other().index()];
            let place = self.guard[guard.index()];
            if let Some(file) = place.line_file() {
                let exits = [Field::of(file, 4), Field::of(file, 3)];
                let free = exits.into_iter().filter(|&to| Place::on(to) != other);
                out.extend(free.map(|to| Move::Go { piece, to }));
                continue;
            }
            let Some(here) = place.field().and_then(loop_index) else { continue };
            for (dir, ahead) in [(1, 1), (-1, 15)] {
                if !self.guard_may_turn(guard, dir) {
                    continue;
                }
                let next = LOOP[(here + ahead) % 16];
                if Place::on(next) != other {
                    out.push(Move::Go { piece, to: next });
                } else if self.jump_cost(2) <= self.left {
                    out.push(Move::Go { piece, to: LOOP[(here + 2 * ahead) % 16] });
                }
            }
        }
    }

    fn offer_keys(&self, scan: &Scan, out: &mut Vec<Move>) {
        let taken = scan.guards | scan.keys | CORNER_BITS;
        for key in Key::ALL {
            let piece = Piece::Key(key);
            if self.usable(piece) {
                let targets = key_targets(self.key[key.index()]) & !taken;
                out.extend(fields(targets).map(|to| Move::Go { piece, to }));
            }
        }
    }

    /// Whether the seat on turn can move anything. A free key nearly always can.
    pub(crate) fn can_move(&self) -> bool {
        let scan = self.scan();
        let taken = scan.guards | scan.keys | CORNER_BITS;
        let free =
            |key: &Key| self.usable(Piece::Key(*key)) && key_targets(self.key[key.index()]) & !taken != 0;
        Key::ALL.iter().any(free) || {
            let mut moves = Vec::new();
            self.offer(self.turn, &mut moves);
            !moves.is_empty()
        }
    }

    /// What a move that was judged lawful amounts to.
    pub(crate) fn trip(&self, piece: Piece, to: Field) -> Trip {
        match piece {
            Piece::Key(_) => STEP,
            Piece::Guard(guard) => self.guard_trip(guard, to).unwrap_or(STEP),
            Piece::Pawn => match self.pawn[self.turn.index()].and_then(|from| from.towards(to)) {
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

/// The fields next to a place, as bits.
fn key_targets(place: Place) -> u64 {
    match place.line_file() {
        Some(file) => Field::of(file, 3).bit() | Field::of(file, 4).bit(),
        None => {
            let here = place.bit();
            let not_a = here & !0x0101_0101_0101_0101;
            let not_h = here & !0x8080_8080_8080_8080;
            here << 8 | here >> 8 | not_h << 1 | not_a >> 1
        }
    }
}

fn first(bits: u64) -> Option<Field> {
    Field::new(bits.trailing_zeros() as u8)
}

fn fields(mut bits: u64) -> impl Iterator<Item = Field> {
    std::iter::from_fn(move || {
        let field = first(bits)?;
        bits &= bits - 1;
        Some(field)
    })
}
