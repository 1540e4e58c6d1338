//! Why something cannot be, and where the rules say so.

use cells::Cells;
use leptos::prelude::*;
use table::No;

use super::board::Hand;
use crate::client::Client;
use crate::erased::memo;
use crate::game::Game;
use crate::table_view::names_at;
use crate::table_view::why_not::{said, why_not};

/// Why the last thing that somebody tried was not possible.
#[component]
pub(crate) fn WhyNot(client: Client, hand: Hand) -> AnyView {
    let refusal = client.refusal;
    let anchor = memo(move || {
        let piece = hand.chosen.get();
        refusal.with(|why| match why.as_ref()?.of::<Cells>()? {
            No::Because(why) => Some(cells::anchor(why, piece)),
            No::Early { .. } => None,
        })
    });
    why_not(Game::Cells, said(Game::Cells, move || refusal.get(), names_at(client)), anchor)
}
