//! All that can be done now, as a list: for those who would rather read than point.

use cells::{Move, Piece};
use leptos::prelude::*;

use super::board::Hand;
use crate::app::Page;
use crate::erased::{dynamic, text};

/// A list of all moves, folded away until somebody wants it.
#[component]
pub(crate) fn MoveList(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let open = RwSignal::new(false);
    let list = dynamic(move || {
        if !open.get() {
            return ().into_any();
        }
        let moves =
            hand.sight.with(|sight| sight.as_ref().map(|sight| sight.moves().to_vec()).unwrap_or_default());
        if moves.is_empty() {
            return view! { <p class="note">{speech.say("page-no-moves")}</p> }.into_any();
        }
        moves.into_iter().map(|mv| move_view(hand, mv)).collect::<Vec<_>>().into_any()
    });
    view! {
        <details class="move-list" data-testid="move-list" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{speech.say("page-moves")}</summary>
            <div class="moves">{list}</div>
        </details>
    }
    .into_any()
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
