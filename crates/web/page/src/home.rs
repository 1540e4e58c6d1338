//! The front page: four games, the way back to a table, the way to a friend's, and who one is.

pub(crate) mod games;
pub(crate) mod join;
mod open_tables;
pub(crate) mod play;
pub(crate) mod together;
pub(crate) mod you;

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::picture::icon;
use crate::recent::Recent;
use crate::route::Route;
use crate::way::Way;
use games::Featured;
use join::JoinByCode;
use open_tables::OpenTables;
use you::You;

/// The front page.
#[component]
pub(crate) fn Home() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <div class="home">
            <div class="welcome">
                <h1>{speech.say("page-tagline")}</h1>
                <p>{speech.say("page-subline")}</p>
            </div>
            <Recent />
            <Featured />
            <OpenTables />
            <div class="side-by-side">
                <section class="card join">
                    <h2>{icon(Icon::Link)} <span>{speech.say("page-join-title")}</span></h2>
                    <p class="note">{speech.say("page-join-help")}</p>
                    <JoinByCode />
                </section>
                <You />
            </div>
            <p class="foot">
                <Way to=Route::Saved class="door" testid="saved">
                    {icon(Icon::Replay)}
                    <span>{speech.say("page-replay-import")}</span>
                </Way>
            </p>
            <p class="note imprint">{speech.say("page-unofficial")}</p>
        </div>
    }
    .into_any()
}
