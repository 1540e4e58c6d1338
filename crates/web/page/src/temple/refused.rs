//! Why not, in the temple.

use leptos::prelude::*;

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{memo, text};
use crate::game::Game;
use crate::table_view::why_not::why_not;

/// The last refusal, with the way to its rule.
#[component]
pub(crate) fn Refused(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || {
        let why = hand.no.get();
        why.map(|(why, _)| hand.names.with(|names| speech.refusal(Game::Temple.name(), &why, names)))
            .unwrap_or_default()
    });
    let anchor = memo(move || {
        hand.no.with(|no| no.as_ref().and_then(|(why, tried)| temple::anchor(&why.code, tried.as_ref())))
    });
    why_not(Game::Temple, said, anchor)
}
