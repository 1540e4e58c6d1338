//! What the page shows of the Temple.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use temple::{Remark, Temple};

use super::lesson_view::LessonView;
use super::outcome::Outcome;
use super::play::{BigMap, Play};
use super::stage::Stage;
use super::story::{self, Tale};
use crate::connection::sight::TableSight;
use crate::decode::decode;
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
    fact: PageFact::read::<Temple>,
    refusal: PageRefusal::read::<Temple>,
    places: |_| Vec::new(),
    remark,
    turn: turn::<Temple>,
    all_at_once: |_| true,
};

/// The rest.
pub(crate) static MORE: MoreViews = MoreViews {
    lesson: || view! { <LessonView /> }.into_any(),
    guide: |_| ().into_any(),
    end: |client| {
        let told = story::told(client);
        view! { <Outcome client seen=seen_by(client) told /> <Tale client told /> }.into_any()
    },
    screen: |client| view! { <BigMap client /> }.into_any(),
    replay: |reel| {
        replay::run::<Temple>(reel, Game::Temple, |film, scene| {
            view! { <Stage film=Arc::clone(film) scene /> }.into_any()
        })
    },
};

/// Somebody is locked up, the exit is found, the ark is empty, everybody was safe.
fn remark(fact: &PageFact, table: &TableSight) -> Option<Value> {
    let fact = fact.of::<Temple>()?;
    // Most facts say no more than themselves; the documents are read for those that may.
    if !Remark::may_follow(fact) {
        return None;
    }
    let temple: Temple = decode(table.public.as_ref()?)?;
    table::write(Remark::on(fact, temple.expedition())?).ok()
}

/// "Pioneers · A: first gong after 3 minutes".
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Temple;
    let common = offers(game).iter().filter(|offer| !offer.more);
    let parts: Vec<String> =
        common.map(|offer| speech.option_value(game, offer.name, &offer.value(options))).collect();
    in_a_line(speech, game, options, parts)
}
