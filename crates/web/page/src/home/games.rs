//! The games as cards: those that can be played with all their doors, and those that are to come.

use art::Icon;
use leptos::prelude::*;

use super::play::{OpenQuickly, PlayNow};
use super::together::Together;
use crate::app::Page;
use crate::brings::Brings;
use crate::erased::text;
use crate::game::Game;
use crate::picture::{icon, poster};
use crate::route::Route;
use crate::way::Way;

/// The games that can be played.
#[component]
pub(crate) fn Featured() -> AnyView {
    let cards = Game::ALL.into_iter().filter_map(|game| Some(card(game, game.brings()?)));
    cards.collect::<Vec<_>>().into_any()
}

/// A game with all its doors.
fn card(game: Game, brings: &'static Brings) -> AnyView {
    let speech = Page::here().speech;
    let learn = brings.lesson.map(|_| {
        view! {
            <Way to=Route::Learn(game) class="door" testid="learn">
                {icon(Icon::Hand)}
                <span>{speech.say("lesson-start")}</span>
            </Way>
        }
        .into_any()
    });
    let practice = brings.practice.map(|begin| {
        let page = Page::here();
        view! {
            <button class="door" data-testid="practice" on:click=move |_| begin(page)>
                {icon(Icon::Hourglass)}
                <span>{speech.say("page-practice")}</span>
            </button>
        }
        .into_any()
    });
    let soundtrack = brings.soundtrack.map(|_| {
        view! {
            <Way to=Route::Sound(game) class="door" testid="sound">
                {icon(Icon::SpeakerOn)}
                <span>{speech.say("page-soundtrack")}</span>
            </Way>
        }
        .into_any()
    });
    let together = brings.shares_device.then(|| view! { <Together game /> }.into_any());
    view! {
        <article class="card game featured" data-testid=format!("game-{}", game.name())>
            <div class="stage">
                <h2>{text(move || speech.game(game))}</h2>
                <p class="about">{text(move || speech.about(game))}</p>
                <p class="facts">{facts(game)}</p>
                {poster(game)}
            </div>
            <div class="game-body">
                <PlayNow game brings />
                <OpenQuickly game brings />
                {together}
                <nav class="doors">
                    {learn}
                    {practice}
                    <Way to=Route::Rules(game) class="door" testid="rules">
                        {icon(Icon::Book)}
                        <span>{speech.say("page-rules")}</span>
                    </Way>
                    {soundtrack}
                </nav>
            </div>
        </article>
    }
    .into_any()
}

/// For how many, how long, and of what kind.
fn facts(game: Game) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || speech.text("page-facts", &[("game", game.name().into())]))
}

/// The games that are to come.
#[component]
pub(crate) fn ToCome() -> AnyView {
    let speech = Page::here().speech;
    let cards = Game::ALL.into_iter().filter(|game| !game.is_here()).map(|game| {
        view! {
            <li class="card game soon" data-testid=format!("game-{}", game.name())>
                {poster(game)}
                <p class="tag">{icon(Icon::Hourglass)} <span>{speech.say("page-to-come")}</span></p>
                <div class="game-body">
                    <h3>{text(move || speech.game(game))}</h3>
                    <p class="about">{text(move || speech.about(game))}</p>
                    <p class="facts">{facts(game)}</p>
                </div>
            </li>
        }
        .into_any()
    });
    view! {
        <section class="to-come">
            <h2>{speech.say("page-to-come-title")}</h2>
            <ul>{cards.collect::<Vec<_>>()}</ul>
        </section>
    }
    .into_any()
}
