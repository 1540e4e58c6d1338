//! Why not, in the temple.

use leptos::prelude::*;
use temple::Temple;

use super::hand::Hand;
use crate::erased::memo;
use crate::game::Game;
use crate::table_view::why_not::{said, why_not};

/// The last refusal, with the way to its rule.
#[component]
pub(crate) fn Refused(hand: Hand) -> AnyView {
    let anchor = memo(move || {
        hand.no.with(|no| {
            let (why, tried) = no.as_ref()?;
            Some(temple::anchor(why.of::<Temple>()?, tried.as_ref()))
        })
    });
    let why = move || hand.no.get().map(|(why, _)| why);
    why_not(Game::Temple, said(Game::Temple, why, hand.names), anchor)
}
