//! The games as cards, with all their doors.

use art::Icon;
use leptos::prelude::*;

use super::play::{OpenQuickly, PlayNow};
use super::together::Together;
use crate::app::Page;
use crate::erased::text;
use crate::game::Game;
use crate::game_card::GameCard;
use crate::picture::{icon, poster};
use crate::route::Route;
use crate::way::Way;

/// All games.
#[component]
pub(crate) fn Featured() -> AnyView {
    let cards = Game::ALL.into_iter().map(|game| card(game, game.card()));
    cards.collect::<Vec<_>>().into_any()
}

/// A game with all its doors.
fn card(game: Game, known: &'static GameCard) -> AnyView {
    let speech = Page::here().speech;
    let practice = known.practice.map(|begin| {
        let page = Page::here();
        view! {
            <button class="door" data-testid="practice" on:click=move |_| begin(page)>
                {icon(Icon::Hourglass)}
                <span>{speech.say("page-practice")}</span>
            </button>
        }
        .into_any()
    });
    let soundtrack = known.has_soundtrack.then(|| {
        view! {
            <Way to=Route::Sound(game) class="door" testid="sound">
                {icon(Icon::SpeakerOn)}
                <span>{speech.say("page-soundtrack")}</span>
            </Way>
        }
        .into_any()
    });
    let together = known.shares_device.then(|| view! { <Together game /> }.into_any());
    // Who points at a game is about to play it.
    let part = Page::here().parts.game(game);
    view! {
        <article class="card game featured" data-testid=format!("game-{}", game.name())>
            <div class="stage">
                <h2>{text(move || speech.game(game))}</h2>
                <p class="about">{text(move || speech.about(game))}</p>
                <p class="facts">{facts(game)}</p>
                {poster(game)}
            </div>
            <div class="game-body" on:pointerenter=move |_| part.begin() on:pointerdown=move |_| part.begin()>
                <PlayNow game known />
                <OpenQuickly game known />
                {together}
                <nav class="doors">
                    <Way to=Route::Learn(game) class="door" testid="learn">
                        {icon(Icon::Hand)}
                        <span>{speech.say("lesson-start")}</span>
                    </Way>
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
