//! A path that leads nowhere, and the way home from there.

use leptos::prelude::*;

use crate::app::Page;
use crate::game::Game;
use crate::home::join::JoinByCode;
use crate::picture::poster;
use crate::route::Route;
use crate::way::Way;

/// What is shown where nothing is.
#[component]
pub(crate) fn Nowhere() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <section class="card lost" data-testid="nowhere">
            {poster(Game::Cells)}
            <h1>{speech.say("page-nowhere")}</h1>
            <p>{speech.say("page-nowhere-why")}</p>
            <Way to=Route::Home class="button primary" testid="nowhere-home">{speech.say("page-home")}</Way>
            <JoinByCode />
        </section>
    }
    .into_any()
}
