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
    picture,
    is_secret: |_| false,
    silenced,
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

/// A seat under Silence is heard by nobody. (Rules §1.10)
fn silenced(table: &TableSight) -> Option<&'static str> {
    let seat = table.seat.filter(|_| table.table.phase == protocol::Phase::Playing)?;
    let lying = table.public.as_ref()?.get("curses")?.get("lying")?.as_array()?;
    let silences = |card: &&Value| card["curse"] == "silence" && card["seat"] == seat.index();
    lying.iter().find(silences).map(|_| "temple-page-silenced")
}

/// What a module brings.
fn picture(option: &str, _: &Value) -> Option<AnyView> {
    let drawn = match option {
        "curses" => art::temple::curse(art::Ink::Page),
        "treasures" => art::temple::treasure(art::Ink::Page),
        _ => return None,
    };
    Some(view! { <svg class="module-picture" viewBox="-5.6 -5.6 11.2 11.2" aria-hidden="true" inner_html=drawn></svg> }.into_any())
}

/// "Pioneers · A: first gong after 3 minutes".
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Temple;
    let common = offers(game).iter().filter(|offer| !offer.more);
    // A module that is played is named; one that is not goes without saying.
    let parts = common.filter_map(|offer| match offer.value(options) {
        Value::Bool(is_in) => is_in.then(|| speech.option(game, "option", offer.name)),
        value => Some(speech.option_value(game, offer.name, &value)),
    });
    let parts: Vec<String> = parts.collect();
    in_a_line(speech, game, options, parts)
}
