//! What this eye sees of a game of ESCAPE!, and what it may do: the rules themselves, asked about the documents.

use cells::{Cells, Fact, Field, JumpCost, Kind, Letters, Move, Own, Phase, Piece, Position};
use serde_json::Value;
use table::{Rules, Seat, Seated, Time};

use super::notice::notice;
use crate::decode::decode;
use crate::game_sight::GameSight;
use crate::notice::Notice;
use crate::page_game::PageGame;
use crate::sound::Sound;

/// What one eye sees.
pub type CellsSight = GameSight<Cells>;

impl PageGame for Cells {
    type Sound = Sound;
    type Extra = ();

    fn notice(fact: &Fact, _me: Option<Seat>) -> Notice<Sound> {
        notice(fact)
    }

    fn read_public(written: &Value) -> Option<Position> {
        decode(written)
    }

    fn turn(open: &Position) -> Option<Seat> {
        (open.phase != Phase::Over).then_some(open.turn)
    }

    fn is_over(open: &Position) -> bool {
        open.phase == Phase::Over
    }

    fn end(open: &mut Position) {
        open.phase = Phase::Over;
    }

    fn look(seated: Seated<'_, Cells>, at: Time, moves: &mut Vec<Move>) {
        Cells::moves(seated, at, moves);
    }
}

impl CellsSight {
    /// The sight of this seat, or of a watcher. What is lawful in this game never depends on the time.
    pub fn new(seat: Option<Seat>, position: Position, own: Option<Own>) -> CellsSight {
        CellsSight::at(seat, position, own, false, Time::ZERO)
    }

    /// Whether this piece can be moved now.
    pub fn can_move(&self, piece: Piece) -> bool {
        self.moves().iter().any(|mv| matches!(mv, Move::Go { piece: moved, .. } if *moved == piece))
    }

    /// Where this piece can go; without a piece, the cells that can be picked. As bits by field number.
    pub fn targets(&self, piece: Option<Piece>) -> u64 {
        self.moves().iter().fold(0, |bits, mv| match (*mv, piece) {
            (Move::Go { piece: moved, to }, Some(piece)) if moved == piece => bits | 1 << to.number(),
            (Move::PickCell { cell, .. }, None) => bits | 1 << cell.number(),
            _ => bits,
        })
    }

    /// What it costs to bring this piece to a field in its reach. A step is one move; what is further is a jump.
    pub fn cost(&self, piece: Piece, to: Field) -> Option<u8> {
        let from = self.open.place(self.seat?, piece)?.field();
        let Some(from) = from else { return Some(1) };
        let fields = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        Some(if self.open.options.jump_cost == JumpCost::One { 1 } else { fields })
    }

    /// Where this piece can jump at a price, and the price.
    pub fn jumps(&self, piece: Piece) -> Vec<(Field, u8)> {
        let targets = self.targets(Some(piece));
        let fields = (0..64).filter_map(Field::new).filter(|field| targets & (1 << field.number()) != 0);
        fields
            .filter_map(|field| Some((field, self.cost(piece, field)?)))
            .filter(|(_, cost)| *cost > 1)
            .collect()
    }

    /// Whether the piece belongs to whoever is to move: everything but the pawns of others.
    pub fn owns_in_turn(&self, piece: Piece, seat: Seat) -> bool {
        self.open.phase == Phase::Play && (piece.kind() != Kind::Pawn || self.open.turn == seat)
    }

    /// What choosing this field means, with this piece in hand: a move, if there is one to be made.
    pub fn intent(&self, piece: Option<Piece>, to: Field) -> Option<Move> {
        match (self.open.phase, piece) {
            (Phase::Pick, _) => Some(Move::PickCell { ask: self.open.ask(), cell: to }),
            (_, Some(piece)) => Some(Move::Go { piece, to }),
            (_, None) => None,
        }
    }

    /// The pieces on a field that this eye can move, in the order in which they are chosen.
    pub fn movable_on(&self, field: Field) -> Vec<Piece> {
        let here = |piece: &Piece| {
            let seat = self.seat.unwrap_or(self.open.turn);
            self.open.place(seat, *piece).and_then(|place| place.field()) == Some(field)
        };
        Piece::ALL.into_iter().filter(|piece| here(piece) && self.can_move(*piece)).collect()
    }

    /// Whether the piece shares its field with another one, so that both must be drawn smaller.
    pub fn shares_field(&self, piece: Piece, seat: Seat) -> bool {
        let Some(field) = self.open.place(seat, piece).and_then(|place| place.field()) else {
            return false;
        };
        let guards = self.open.guard.iter().filter(|guard| guard.field() == Some(field)).count();
        let things = guards
            + usize::from(self.open.pawn_on(field).is_some())
            + usize::from(self.open.key_on(field).is_some());
        things > 1
    }

    /// The letters that everybody may see: all of them at the end, or always where they are open.
    pub fn open_letters(&self, seat: Seat) -> Option<Letters> {
        self.open.letters.and_then(|letters| letters.get(seat.index()).copied())
    }

    /// Whether the pawn of this seat is a piece that this eye moves.
    pub fn owns(&self, piece: Piece, seat: Seat) -> bool {
        piece.kind() != Kind::Pawn || self.seat == Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::{FirstSeat, Options};
    use table::{Opening, Seats, Seed};

    fn sight(seat: Option<u8>) -> CellsSight {
        let options = Options { first_seat: FirstSeat::Seat(Seat::at(0)), ..Options::default() };
        let game = Opening::<Cells>::new(options, Seats::of(2), Seed::from_text("page")).deal().unwrap();
        // Through JSON, as it comes over the wire.
        let written = serde_json::to_value(game.state().public()).unwrap();
        let own = seat.map(|seat| serde_json::to_value(game.state().private(Seat::at(seat))).unwrap());
        let own = own.map(|own| serde_json::from_value(own).unwrap());
        CellsSight::new(seat.map(Seat::at), serde_json::from_value(written).unwrap(), own)
    }

    fn bits(fields: &[&str]) -> u64 {
        fields.iter().fold(0, |bits, field| bits | 1 << field.parse::<Field>().unwrap().number())
    }

    #[test]
    fn the_page_knows_what_may_be_done() {
        let mine = sight(Some(0));
        assert!(mine.is_my_turn());
        assert_eq!(mine.targets(Some(Piece::Pawn)), bits(&["a2", "b1"]));
        assert_eq!(mine.targets(Some(Piece::S)), bits(&["c4", "c5"]));
        assert_eq!(mine.targets(None), 0);
        assert_eq!(mine.movable_on("a1".parse().unwrap()), [Piece::Pawn]);
        assert!(mine.can_move(Piece::G1));
    }

    #[test]
    fn who_is_not_to_move_and_who_watches_can_do_nothing() {
        for eye in [Some(1), None] {
            let sight = sight(eye);
            assert!(!sight.is_my_turn());
            assert_eq!(sight.targets(Some(Piece::Pawn)), 0);
            let step = sight.intent(Some(Piece::E), "c7".parse().unwrap()).unwrap();
            let code = if eye.is_some() { "not_your_turn" } else { "not_your_seat" };
            assert_eq!(sight.judge_untimed(&step).unwrap_err().coded().code, code);
        }
    }

    #[test]
    fn a_refusal_needs_nobody_else() {
        let mine = sight(Some(0));
        let far = mine.intent(Some(Piece::Pawn), "a3".parse().unwrap()).unwrap();
        assert_eq!(mine.judge_untimed(&far).unwrap_err().coded().code, "not_in_reach");
        let step = mine.intent(Some(Piece::Pawn), "a2".parse().unwrap()).unwrap();
        assert_eq!(mine.judge_untimed(&step), Ok(()));
        assert_eq!(
            serde_json::to_value(step).unwrap(),
            serde_json::json!({"Go": {"piece": "pawn", "to": "a2"}})
        );
    }
}
