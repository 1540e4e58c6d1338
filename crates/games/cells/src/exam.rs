//! The game before the conformance kit.

use conformance::{Case, Exam, Variant, pairwise};
use table::{Eye, Luck, Stream};

use crate::{
    CORNERS, CellChoice, Cells, Field, FirstSeat, JumpCost, KeyOntoPawn, Layout, Limit, Move, Options, Piece,
    Place, Position, Resume,
};

const STRAY: Stream = Stream(2);

/// Every option with every value, or the ends of its range.
const VARIANTS: &[Variant<Options>] = &[
    ("layout wide", |o| o.layout = Layout::Wide),
    ("layout tight", |o| o.layout = Layout::Tight),
    ("layout custom", |o| o.layout = by_hand()),
    ("first_seat 1", |o| o.first_seat = FirstSeat::Seat(table::Seat::at(1))),
    ("cell_choice pick", |o| o.cell_choice = CellChoice::Pick),
    ("first_turn_moves 1", |o| o.first_turn_moves = 1),
    ("first_turn_moves 3", |o| o.first_turn_moves = 3),
    ("resume after_two", |o| o.resume = Resume::AfterTwo),
    ("jump_cost one", |o| o.jump_cost = JumpCost::One),
    ("jump_several off", |o| o.jump_several = false),
    ("guard_reverse", |o| o.guard_reverse = true),
    ("owned_key_stops off", |o| o.owned_key_stops = false),
    ("capture_stops", |o| o.capture_stops = true),
    ("key_onto_pawn own_turn", |o| o.key_onto_pawn = KeyOntoPawn::OwnTurn),
    ("key_onto_pawn always", |o| o.key_onto_pawn = KeyOntoPawn::Always),
    ("open_letters", |o| o.open_letters = true),
    ("turn_limit 1", |o| o.turn_limit = Limit::of(1)),
    ("turn_limit 5", |o| o.turn_limit = Limit::of(5)),
    ("turn_seconds 10", |o| o.turn_seconds = Limit::of(10)),
    ("undo off", |o| o.undo = false),
];

/// Guards on lines inside the board and on a field, keys on lines and next to each other.
fn by_hand() -> Layout {
    let field = |file, rank| Place::on(Field::of(file, rank));
    let keys = [field(2, 4), field(3, 4), Place::line(4), field(0, 3), field(7, 3), field(3, 5)];
    Layout::Custom { keys, guards: [Place::line(3), field(1, 3)] }
}

impl Exam for Cells {
    const REVEALS: &'static str = include_str!("../reveals.txt");

    fn cases() -> Vec<Case<Options>> {
        pairwise(2..=4, VARIANTS)
    }

    fn stray(open: &Position, luck: &mut Luck) -> Move {
        let mut below = |bound: u32| luck.below(STRAY, bound) as u8;
        let any = |number: u8| Field::new(number % 64).unwrap_or(CORNERS[0]);
        if below(8) == 0 {
            let cell = if below(3) == 0 { any(below(64)) } else { CORNERS[usize::from(below(4))] };
            return Move::PickCell { ask: below(5), cell };
        }
        let piece = Piece::ALL[usize::from(below(9))];
        // Mostly near the piece, where the rules have something to say.
        let near = open.place(open.turn, piece).map(|place| match (place.field(), place.line_file()) {
            (Some(field), _) => field.number(),
            (None, file) => 24 + file.unwrap_or(0),
        });
        let steps = [8, 1, 64 - 8, 64 - 1, 16, 2, 64 - 16, 64 - 2, 9, 24, 3, 0];
        let to = match near.filter(|_| below(6) > 0) {
            Some(number) => any(number.wrapping_add(steps[usize::from(below(steps.len() as u32))])),
            None => any(below(64)),
        };
        Move::Go { piece, to }
    }

    fn hidden(&self, eye: Eye) -> Vec<(&'static str, String)> {
        if self.open.letters.is_some() {
            return Vec::new();
        }
        let others = self.open.seats.iter().filter(|seat| eye.seat() != Some(*seat));
        let letters: Vec<_> = others.map(|seat| self.letters(seat)).collect();
        vec![("letters of others", format!("{letters:?}"))]
    }
}
