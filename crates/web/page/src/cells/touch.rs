//! What touching the board does.

use std::time::Duration;

use cells::{Cells, Field, Move, Piece};
use leptos::prelude::*;

use super::board::Hand;
use super::drag::Drag;
use super::pieces::Token;
use super::sight::CellsSight;
use crate::at_table::AtTable;
use crate::erased::{effect, memo};

/// How long a field shows that nobody can go there.
const CROSS: Duration = Duration::from_millis(1_200);

/// The hand over the board: a piece is chosen, then a field; or it is carried there.
pub(crate) fn hand(at: AtTable<Cells>, signs: Signal<Vec<usize>>) -> Hand {
    let sight = at.seen;
    let chosen = RwSignal::new(None::<Piece>);
    let targets =
        memo(move || sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.targets(chosen.get()))));
    // A piece stays in the hand as long as it can go on.
    effect(move || {
        let keeps = sight.with(|sight| {
            let piece = chosen.get_untracked();
            piece.is_none_or(|piece| sight.as_ref().is_some_and(|sight| sight.can_move(piece)))
        });
        if !keeps {
            chosen.set(None);
        }
    });
    let touch = Touch { at, chosen, targets, refused: RwSignal::new(None) };
    Hand {
        sight,
        signs,
        chosen,
        targets,
        refused: touch.refused,
        drag: Drag::new(),
        on_field: Callback::new(move |field| touch.field(field)),
        on_piece: Callback::new(move |(token, field)| touch.piece(token, field)),
    }
}

#[derive(Clone, Copy)]
struct Touch {
    at: AtTable<Cells>,
    chosen: RwSignal<Option<Piece>>,
    targets: Memo<u64>,
    refused: RwSignal<Option<Field>>,
}

impl Touch {
    fn is_target(self, field: Field) -> bool {
        self.targets.get_untracked() & (1 << field.number()) != 0
    }

    fn choose(self, piece: Option<Piece>) {
        self.at.refusal.set(None);
        self.chosen.set(piece);
    }

    /// The same rules as at the table say yes or why not, so that a refusal is there at once.
    fn try_move(self, sight: &CellsSight, mv: Option<Move>) {
        let Some(mv) = mv else { return };
        match sight.judge_untimed(&mv) {
            Ok(()) => self.at.send.run(mv),
            Err(why) => {
                self.at.refusal.set(Some(why));
                self.cross_out(mv);
            }
        }
    }

    /// Shows for a moment where it was that could not be.
    fn cross_out(self, mv: Move) {
        let (Move::Go { to: field, .. } | Move::PickCell { cell: field, .. }) = mv;
        self.refused.set(Some(field));
        let clear = move || {
            let same = self.refused.try_get_untracked().flatten() == Some(field);
            if same {
                self.refused.try_set(None);
            }
        };
        set_timeout(clear, CROSS);
    }

    fn field(self, field: Field) {
        let Some(sight) = self.at.seen.get_untracked().filter(|sight| sight.seat.is_some()) else {
            return;
        };
        let chosen = self.chosen.get_untracked();
        let movable = sight.movable_on(field);
        if self.is_target(field) || movable.is_empty() {
            // With empty hands and out of turn the question is why nothing happens: the pawn's answer will do.
            let piece = chosen.or((!sight.is_my_turn()).then_some(Piece::Pawn));
            self.try_move(&sight, sight.intent(piece, field));
        } else {
            // Where two pieces share a field, touching it again takes the other one, then none.
            let next = match chosen.and_then(|piece| movable.iter().position(|other| *other == piece)) {
                Some(place) => movable.get(place + 1),
                None => movable.first(),
            };
            self.choose(next.copied());
        }
    }

    fn piece(self, token: Token, field: Option<Field>) {
        let Some(sight) = self.at.seen.get_untracked().filter(|sight| sight.seat.is_some()) else {
            return;
        };
        let Token { piece, seat } = token;
        match field {
            Some(field) if self.is_target(field) => self.field(field),
            _ if sight.owns(piece, seat) && sight.can_move(piece) => {
                self.choose((self.chosen.get_untracked() != Some(piece)).then_some(piece));
            }
            // It cannot be moved, or not there: the rules say why. Any field will do to ask about a locked piece.
            _ => {
                let asked = if sight.owns(piece, seat) { Some(piece) } else { self.chosen.get_untracked() };
                let to = field.or(Field::new(0));
                self.try_move(&sight, to.and_then(|to| sight.intent(asked, to)));
            }
        }
    }
}
