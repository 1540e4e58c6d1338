//! Why something cannot be, and where the rules say so.

use cells::Piece;
use leptos::prelude::*;

use super::board::Hand;
use super::rule;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{memo, text};
use crate::game::Game;
use crate::table_view::names_at;
use crate::table_view::why_not::why_not;

/// Why the last thing that somebody tried was not possible.
#[component]
pub(crate) fn WhyNot(client: Client, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let said = text(move || {
        let why = client.refusal.get();
        why.map(|why| names.with(|names| speech.refusal(Game::Cells.name(), &why, names))).unwrap_or_default()
    });
    let anchor = memo(move || {
        let code = client.refusal.with(|why| why.as_ref().map(|why| why.code.clone()))?;
        // How far a piece may go depends on the piece.
        match (code.as_str(), hand.chosen.get()) {
            ("not_in_reach", Some(Piece::Pawn)) => Some("jump"),
            ("not_in_reach" | "too_few_moves", Some(Piece::G1 | Piece::G2)) => Some("guards"),
            ("not_in_reach", Some(_)) => Some("moving-keys"),
            (code, _) => rule::anchor(code),
        }
    });
    why_not(Game::Cells, said, anchor)
}
