//! What touching the board does.

use std::sync::Arc;

use cells::{Field, Move, Piece};
use leptos::prelude::*;

use super::board::Hand;
use super::pieces::Token;
use super::sight::CellsSight;
use crate::client::Client;

/// The hand over the board: a piece is chosen, then a field.
pub(crate) fn hand(client: Client, sight: Memo<Option<Arc<CellsSight>>>) -> Hand {
    let chosen = RwSignal::new(None::<Piece>);
    let targets =
        Memo::new(move |_| sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.targets(chosen.get()))));
    // A piece stays in the hand as long as it can go on.
    Effect::new(move || {
        let keeps = sight.with(|sight| {
            let piece = chosen.get_untracked();
            piece.is_none_or(|piece| sight.as_ref().is_some_and(|sight| sight.can_move(piece)))
        });
        if !keeps {
            chosen.set(None);
        }
    });
    let touch = Touch { client, sight, chosen, targets };
    Hand {
        sight,
        chosen,
        targets,
        on_field: Callback::new(move |field| touch.field(field)),
        on_piece: Callback::new(move |(token, field)| touch.piece(token, field)),
    }
}

#[derive(Clone, Copy)]
struct Touch {
    client: Client,
    sight: Memo<Option<Arc<CellsSight>>>,
    chosen: RwSignal<Option<Piece>>,
    targets: Memo<u64>,
}

impl Touch {
    fn is_target(self, field: Field) -> bool {
        self.targets.get_untracked() & (1 << field.number()) != 0
    }

    fn choose(self, piece: Option<Piece>) {
        self.client.refusal.set(None);
        self.chosen.set(piece);
    }

    /// The same rules as at the table say yes or why not, so that a refusal is there at once.
    fn try_move(self, sight: &CellsSight, mv: Option<Move>) {
        let Some(mv) = mv else { return };
        match sight.judge(&mv) {
            Ok(()) => self.client.play(serde_json::to_value(mv).unwrap_or_default()),
            Err(why) => self.client.refusal.set(Some(why)),
        }
    }

    fn field(self, field: Field) {
        let Some(sight) = self.sight.get_untracked().filter(|sight| sight.seat.is_some()) else { return };
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
        let Some(sight) = self.sight.get_untracked().filter(|sight| sight.seat.is_some()) else { return };
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
