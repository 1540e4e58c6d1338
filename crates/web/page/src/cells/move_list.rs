//! All that can be done now, as a list: for those who would rather read than point.

use cells::{Move, Piece};
use leptos::prelude::*;

use super::board::Hand;
use crate::app::Page;
use crate::erased::text;
use crate::table_view::move_list::move_list;

/// A list of all moves.
#[component]
pub(crate) fn MoveList(hand: Hand) -> AnyView {
    let moves = move || {
        hand.sight.with(|sight| sight.as_ref().map(|sight| sight.moves().to_vec()).unwrap_or_default())
    };
    move_list(moves, move |mv| move_view(hand, mv))
}

fn move_view(hand: Hand, mv: Move) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || match mv {
        Move::PickCell { cell, .. } => speech.text("page-move-cell", &[("cell", cell.to_string().into())]),
        Move::Go { piece, to } => {
            let name = speech.text("cells-piece", &[("piece", piece.name().into())]);
            let cost = hand.sight.with(|sight| sight.as_ref()?.cost(piece, to)).unwrap_or(1);
            let args = [("piece", name.into()), ("field", to.to_string().into()), ("count", cost.into())];
            speech.text("page-move", &args)
        }
    });
    let go = move |_| match mv {
        Move::PickCell { cell, .. } => hand.on_field.run(cell),
        Move::Go { piece, to } => {
            hand.chosen.set(Some::<Piece>(piece));
            hand.on_field.run(to);
        }
    };
    view! { <button class="quiet" on:click=go>{said}</button> }.into_any()
}
