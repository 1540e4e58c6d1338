//! Why not, and where the rules say so.

use leptos::prelude::*;
use words::Names;

use crate::app::Page;
use crate::erased::{shown, text};
use crate::game::Game;
use crate::page_refusal::PageRefusal;

/// A refusal in the words of a game; nothing as long as nothing was refused.
pub(crate) fn said(
    game: Game,
    why: impl Fn() -> Option<PageRefusal> + Send + Sync + 'static,
    names: Memo<Names>,
) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || {
        let said = |why: PageRefusal| names.with(|names| speech.refusal(game.name(), why.coded(), names));
        why().map(said).unwrap_or_default()
    })
}

/// A refusal in words, with the way to the part of the rules behind it; nothing as long as there is nothing to say.
pub(crate) fn why_not(game: Game, said: Signal<String>, anchor: Memo<Option<&'static str>>) -> AnyView {
    let speech = Page::here().speech;
    let refusal = shown(
        move || said.with(|said| !said.is_empty()),
        move || {
            let path = text(move || format!("/rules/{}#{}", game.name(), anchor.get().unwrap_or_default()));
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
