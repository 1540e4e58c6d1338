//! What the Temple brings to the page.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use table::Rules;
use temple::bots::Level;
use temple::{Fact, Remark, Temple};

use super::lesson_view::LessonView;
use super::play::{BigMap, Play};
use super::practice;
use super::soundtrack::Soundtrack;
use super::stage::Stage;
use crate::brings::{Brings, in_a_line};
use crate::connection::sight::TableSight;
use crate::game::Game;
use crate::options::offers;
use crate::replay;
use crate::speech::Speech;

/// Everything.
pub(crate) static BRINGS: Brings = Brings {
    seats: 1..=6,
    usual_seats: 4,
    usual_bots: 3,
    usual_level: Level::Normal.name(),
    levels: || Level::ALL.map(|level| level.name().to_owned()).to_vec(),
    stand_ins: Temple::REAL_TIME,
    races: false,
    shares_device: false,
    gives_up: false,
    lesson: Some(|| view! { <LessonView /> }.into_any()),
    practice: Some(practice::begin),
    soundtrack: Some(|| view! { <Soundtrack /> }.into_any()),
    play: |client| view! { <Play client /> }.into_any(),
    screen: |client| view! { <BigMap client /> }.into_any(),
    replay: |reel| {
        replay::run::<Temple>(reel, Game::Temple, |film, scene| {
            view! { <Stage film=Arc::clone(film) scene /> }.into_any()
        })
    },
    summary,
    picture: |_, _| None,
    is_secret: |_| false,
    remarkable: &[
        "gong",
        "slam",
        "lost_die",
        "activated",
        "escaped",
        "gave",
        "called",
        "goddess_helped",
        "goddess_not_called",
        "collapsed",
    ],
    scenes: &[],
    places: |_| Vec::new(),
    remark,
    is_told,
};

/// Everybody throws and walks all the time: only the own throws and steps are said aloud, and whatever concerns all.
fn is_told(fact: &Value, sight: Option<&TableSight>) -> bool {
    let seat = sight.and_then(|sight| sight.seat);
    let whose = |name: &str| fact.get(name).map(|fact| fact.get("seat").and_then(Value::as_u64));
    let common = ["thrown", "entered", "paid", "freed", "ready", "voted"];
    match common.iter().find_map(|name| whose(name)) {
        Some(whose) => seat.is_some_and(|seat| {
            let own = Some(seat.index() as u64);
            whose == own || fact.pointer("/freed/whose").and_then(Value::as_u64) == own
        }),
        None => true,
    }
}

/// Somebody is locked up, the exit is found, the ark is empty, everybody was safe.
fn remark(fact: &Value, table: &TableSight) -> Option<Value> {
    // Most facts say no more than themselves; the documents are read for those that may.
    let may = ["thrown", "discovered", "activated", "slam"];
    may.iter().find(|name| fact.get(**name).is_some())?;
    let fact: Fact = serde_json::from_value(fact.clone()).ok()?;
    let temple: Temple = serde_json::from_value(table.public.clone()?).ok()?;
    serde_json::to_value(Remark::on(&fact, temple.expedition())?).ok()
}

/// "Pioneers · A: first gong after 3 minutes".
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Temple.name();
    let common = offers(game).iter().filter(|offer| !offer.more);
    let parts: Vec<String> =
        common.map(|offer| speech.option_value(game, offer.name, &offer.value(options))).collect();
    in_a_line(speech, game, options, parts)
}
