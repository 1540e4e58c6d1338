//! ESCAPE!, the board game of cells, guards and keys, for two to four seats.
//!
//! Each seat has a pawn in a corner of a chessboard, its cell. In a turn one makes exactly four moves with the own pawn,
//! the two guards and the six keys. A pawn that moves onto a key takes that letter; whoever has all six first wins.
//! Guards walk round the two middle rows and send home what they see. What somebody has collected is kept secret by
//! forgetting: everybody may watch, and nobody may look it up.
//!
//! The files follow the rules: [`board`](Field), [`piece`](Piece), [`options`](Options), [`position`](Position), moves,
//! turn, invariants.
//!
//! ```
//! use cells::{Cells, FirstSeat, Move, Options};
//! use table::{Opening, Seat, Seats, Seed, Time};
//!
//! let options = Options { first_seat: FirstSeat::Seat(Seat::at(0)), ..Options::default() };
//! let mut game = Opening::<Cells>::new(options, Seats::of(2), Seed::from_text("docs")).deal()?;
//! let step = Move::Go { piece: "pawn".parse().unwrap(), to: "a2".parse().unwrap() };
//! game.play(Time::ms(1_000), Seat::at(0), &step, &mut |_| ()).expect("the way is free");
//! assert_eq!(game.state().position().left, 3);
//! # Ok::<(), table::BadOptions>(())
//! ```

mod board;
pub mod bots;
mod exam;
mod invariants;
mod moves;
mod options;
mod picture;
mod piece;
mod position;
mod rule;
mod turn;
mod written;

use table::{
    BadOptions, Broken, Eyes, Facts, Luck, No, Outcome, Recall, Rules, Seat, SeatSet, Seated, Seats, Sight,
    Stream, Time,
};

pub use board::{CORNERS, Field, LOOP, NoSuchPlace, Place, Way, loop_index};
pub use moves::{Move, Refusal};
pub use options::{CellChoice, FirstSeat, JumpCost, KeyOntoPawn, Layout, Limit, Options, Resume};
pub use piece::{Collections, Guard, Key, Kind, Letters, NoSuchPiece, Piece};
pub use position::{Phase, Position};
pub use rule::anchor;
pub use turn::{By, Fact};

use position::SEATS;
use turn::Turn;

/// Who begins.
const FIRST: Stream = Stream(0);
/// What somebody may have collected, imagined.
const LETTERS: Stream = Stream(1);

/// A game of ESCAPE!: the position that all see, and the letters that each seat keeps to itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Cells {
    open: Position,
    letters: [Letters; SEATS],
}

/// What a seat may know besides the position: its own letters, always, also after a return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Own {
    /// The letters it has collected.
    pub letters: Letters,
}

impl Cells {
    /// The position.
    pub fn position(&self) -> &Position {
        &self.open
    }

    /// The letters of a seat.
    pub fn letters(&self, seat: Seat) -> Letters {
        self.letters[seat.index() % SEATS]
    }

    fn turn<'a>(&'a mut self, facts: &'a mut Facts<Fact>) -> Turn<'a> {
        Turn { open: &mut self.open, letters: &mut self.letters, facts }
    }
}

impl Rules for Cells {
    const GAME: &'static str = "cells";
    const VERSION: u16 = 1;
    const MOST_MOVES: usize = 64;
    type Options = Options;
    type Move = Move;
    type Fact = Fact;
    type Refusal = Refusal;
    type Public = Position;
    type Private = Own;

    /// EB-1, EB-2.
    fn deal(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) -> Result<Cells, BadOptions> {
        options.check(seats)?;
        let first = match options.first_seat {
            FirstSeat::Seat(seat) => seat,
            FirstSeat::Random => {
                let number = luck.below(FIRST, u32::from(seats.count())) as u8;
                seats.get(number).expect("luck is below the number of seats")
            }
        };
        let (key, guard) = options.layout.places();
        let mut cell = [None; SEATS];
        if options.cell_choice == CellChoice::Auto {
            for (seat, corner) in seats.around(first).zip(CORNERS) {
                cell[seat.index()] = Some(corner);
            }
        }
        let open = Position {
            options: *options,
            seats,
            phase: if options.cell_choice == CellChoice::Auto { Phase::Play } else { Phase::Pick },
            first,
            turn: first,
            round: 0,
            left: if options.cell_choice == CellChoice::Auto { options.first_turn_moves } else { 0 },
            cell,
            pawn: cell,
            key,
            guard,
            active: None,
            gdir: 0,
            blocks: 0,
            locked: [0; Piece::COUNT],
            due: None,
            winners: SeatSet::NONE,
            letters: options.open_letters.then_some([Letters::NONE; SEATS]),
            scan: Default::default(),
        };
        let mut game = Cells { open, letters: [Letters::NONE; SEATS] };
        game.open.look();
        game.turn(facts).set_clock(Time::ZERO);
        Ok(game)
    }

    fn dealt_with(&self) -> (&Options, Seats) {
        (&self.open.options, self.open.seats)
    }

    fn public(&self) -> &Position {
        &self.open
    }

    fn private(&self, seat: Seat) -> Own {
        Own { letters: self.letters(seat) }
    }

    fn judge(sight: Seated<'_, Cells>, _: Time, mv: &Move) -> Result<(), No<Refusal>> {
        sight.public.judge(sight.seat, *mv).map_err(No::Because)
    }

    fn moves(sight: Seated<'_, Cells>, _: Time, out: &mut Vec<Move>) {
        sight.public.offer(sight.seat, out);
    }

    /// What is lawful never depends on the time.
    fn wake(_: Seated<'_, Cells>, _: Time) -> Option<Time> {
        None
    }

    /// §6.5: any sets that the invariants allow, each as likely as any other.
    fn imagine(sight: Sight<'_, Cells>, luck: &mut Luck) -> Cells {
        let open = sight.public.clone();
        let known = open.last_pick_up();
        let mut letters = open.letters.unwrap_or_default();
        if open.letters.is_none() {
            for seat in open.seats.iter() {
                letters[seat.index()] = match known {
                    // Five letters are free, and not all of them: nobody has six before the end.
                    Some((whose, key)) if whose == seat => {
                        let free = luck.below(LETTERS, 31) as u8;
                        let low = free & ((1 << key.index()) - 1);
                        Letters::from_bits((free & !low) << 1 | low).with(key)
                    }
                    _ => Letters::from_bits(luck.below(LETTERS, 63) as u8),
                };
            }
            if let Some((seat, own)) = sight.own {
                letters[seat.index()] = own.letters;
            }
        }
        Cells { open, letters }
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Move, _: &mut Luck, facts: &mut Facts<Fact>) {
        match *mv {
            Move::PickCell { cell, .. } => self.turn(facts).pick(at, seat, cell),
            Move::Go { piece, to } => self.turn(facts).go(at, seat, piece, to),
        }
    }

    fn alarm(&self) -> Option<Time> {
        self.open.due
    }

    fn ring(&mut self, at: Time, _: &mut Luck, facts: &mut Facts<Fact>) {
        self.turn(facts).time_up(at);
    }

    fn awaited(open: &Position) -> SeatSet {
        if open.phase == Phase::Over { SeatSet::NONE } else { SeatSet::one(open.turn) }
    }

    /// EB-21, Q-35: nobody may say what somebody needs.
    fn talk(open: &Position, _: Seat) -> Eyes {
        if open.options.open_letters || open.phase == Phase::Over { Eyes::ALL } else { Eyes::NONE }
    }

    /// Whoever sits after the one who began begins the next game.
    fn rematch(&self) -> Options {
        let Position { seats, first, .. } = self.open;
        Options { first_seat: FirstSeat::Seat(seats.after(first)), ..self.open.options }
    }

    /// §6.5: all letters and the whole history are open at the end, however it came.
    fn break_off(&mut self) {
        self.open.phase = Phase::Over;
        self.open.due = None;
        self.open.letters = Some(self.letters);
    }

    fn outcome(open: &Position) -> Option<Outcome> {
        let letters = open.letters.filter(|_| open.phase == Phase::Over)?;
        Some(Outcome::ranked(open.seats.iter().map(|seat| {
            let count = i64::from(letters[seat.index()].len());
            (seat, count, Vec::new())
        })))
    }

    /// §6.5: back to the start of the turn before the current one.
    fn recall(open: &Position) -> Recall {
        let all = open.options.open_letters || open.phase == Phase::Over;
        if all { Recall::Whole } else { Recall::Chapters(1) }
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }
}
