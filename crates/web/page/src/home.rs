//! The front page: four games, the way back to a table, the way to a friend's, and who one is.

pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod play;
pub(crate) mod you;

use leptos::prelude::*;

use crate::app::Page;
use crate::recent::Recent;
use games::{Featured, ToCome};
use join::JoinByCode;
use you::You;

/// The front page.
#[component]
pub(crate) fn Home() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <div class="home">
            <h1 class="welcome">{speech.say("page-tagline")}</h1>
            <Recent />
            <Featured />
            <section class="card join">
                <h2>{speech.say("page-join-title")}</h2>
                <JoinByCode />
            </section>
            <section class="card you">
                <h2>{speech.say("page-who")}</h2>
                <You />
            </section>
            <ToCome />
            <p class="note imprint">{speech.say("page-unofficial")}</p>
        </div>
    }
    .into_any()
}
