//! Taking the last move back.

use leptos::prelude::*;

use crate::app::Page;
use crate::client::Client;
use crate::erased::truth;

/// The button for it, closed as long as nothing can be taken back.
pub(crate) fn undo(client: Client, class: Option<&'static str>) -> AnyView {
    let speech = Page::here().speech;
    let closed = truth(move || client.sight.with(|sight| !sight.as_ref().is_some_and(|sight| sight.undo)));
    view! {
        <button class=class data-testid="undo" disabled=closed on:click=move |_| client.undo()>{speech.say("page-undo")}</button>
    }
    .into_any()
}
