//! What the page shows of Escape Plan.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::hand::Hand;
use super::lesson_view::{Guide, LessonView};
use super::outcome::Outcome;
use super::play::{BigCity, Play};
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
    fact: PageFact::read::<plan::Plan>,
    refusal: PageRefusal::read::<plan::Plan>,
    places,
    remark: |_, _| None,
    turn: turn::<plan::Plan>,
    all_at_once: |_| false,
};

/// The rest.
pub(crate) static MORE: MoreViews = MoreViews {
    lesson: || view! { <LessonView /> }.into_any(),
    guide: |client| {
        use_context().map_or_else(|| ().into_any(), |hand: Hand| view! { <Guide client hand /> }.into_any())
    },
    end: |client| view! { <Outcome client seen=seen_by(client) /> }.into_any(),
    screen: |client| view! { <BigCity client /> }.into_any(),
    replay: |reel| {
        replay::run::<plan::Plan>(reel, Game::Plan, |film, scene| {
            view! { <Stage film=Arc::clone(film) scene /> }.into_any()
        })
    },
};

/// The businesses and Safe Houses that have been named.
fn places(sight: &TableSight) -> Vec<(String, String)> {
    let sites = sight.public.as_ref().and_then(|open| open.get("sites")?.as_object());
    let named = |(site, at): (&String, &Value)| Some((at.as_str()?.to_owned(), site.clone()));
    sites.into_iter().flatten().filter_map(named).collect()
}

/// What was changed, in a line.
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Plan;
    let changed = offers(game).iter().filter(|offer| !offer.more && offer.value(options) != offer.usual());
    let parts: Vec<String> =
        changed.map(|offer| speech.option_value(game, offer.name, &offer.value(options))).collect();
    in_a_line(speech, game, options, parts)
}
