//! Why not, and where the rules say so.

use leptos::prelude::*;

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{shown, text};
use crate::game::Game;

/// The last refusal, with the way to its rule.
#[component]
pub(crate) fn Refused(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || {
        let why = hand.no.get();
        why.map(|(why, _)| hand.names.with(|names| speech.refusal(Game::Temple.name(), &why, names)))
            .unwrap_or_default()
    });
    let anchor = Memo::new(move |_| {
        hand.no.with(|no| no.as_ref().and_then(|(why, tried)| temple::anchor(&why.code, tried.as_ref())))
    });
    let refusal = shown(
        move || hand.no.with(Option::is_some),
        move || {
            let path = text(move || format!("/rules/temple#{}", anchor.get().unwrap_or_default()));
            let link = shown(
                move || anchor.get().is_some(),
                move || {
                    view! {
                        <a class="rule" data-testid="why" target="_blank" href=path>{speech.say("page-why")}</a>
                    }
                    .into_any()
                },
            );
            view! { <p class="refusal" data-testid="refusal"><span>{said}</span> {link}</p> }.into_any()
        },
    );
    view! { <div role="status">{refusal}</div> }.into_any()
}
