//! What the page shows of Escape Master.

use std::sync::Arc;

use leptos::prelude::*;
use master::Master;
use serde_json::Value;

use super::lesson_view::LessonView;
use super::outcome::Outcome;
use super::play::{BigTable, Play};
use super::stage::Stage;
use crate::connection::sight::TableSight;
use crate::game::Game;
use crate::game_views::{GameViews, in_a_line, turn};
use crate::more_views::MoreViews;
use crate::options::offers;
use crate::page_fact::PageFact;
use crate::page_refusal::PageRefusal;
use crate::replay;
use crate::seen::seen_by;
use crate::speech::Speech;
use crate::table_view;

/// What is needed to play.
pub(crate) static VIEWS: GameViews = GameViews {
    table: table_view::at_table,
    play: |client| view! { <Play client /> }.into_any(),
    summary,
    picture: |_, _| None,
    is_secret: |_| false,
    silenced: |_| None,
    fact: PageFact::read::<Master>,
    refusal: PageRefusal::read::<Master>,
    places: |_| Vec::new(),
    remark: |_, _| None,
    turn: turn::<Master>,
    all_at_once: |sight| !is_calm(sight),
};

/// The rest.
pub(crate) static MORE: MoreViews = MoreViews {
    lesson: || view! { <LessonView /> }.into_any(),
    guide: |_| ().into_any(),
    end: |client| view! { <Outcome client seen=seen_by(client) /> }.into_any(),
    screen: |client| view! { <BigTable client /> }.into_any(),
    replay: |reel| {
        replay::run::<Master>(reel, Game::Master, |film, scene| {
            view! { <Stage film=Arc::clone(film) scene /> }.into_any()
        })
    },
};

/// Whether all take turns.
fn is_calm(sight: &TableSight) -> bool {
    let calm = || sight.public.as_ref()?.get("options")?.get("calm_mode")?.as_bool();
    calm() == Some(true)
}

/// "Easy · until 30".
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Master;
    let common = offers(game).iter().filter(|offer| !offer.more && offer.value(options) != offer.usual());
    let level = offers(game).iter().find(|offer| offer.name == "level");
    let parts: Vec<String> = level
        .into_iter()
        .chain(common.filter(|offer| offer.name != "level"))
        .map(|offer| match offer.value(options) {
            Value::Bool(true) => speech.option(game, "option", offer.name),
            value => speech.option_value(game, offer.name, &value),
        })
        .collect();
    in_a_line(speech, game, options, parts)
}
