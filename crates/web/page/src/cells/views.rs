//! What the page shows of ESCAPE!.

use std::sync::Arc;

use cells::Cells;
use leptos::prelude::*;
use serde_json::Value;

use super::big_board::BigBoard;
use super::layout_picture;
use super::lesson_view::LessonView;
use super::outcome::Outcome;
use super::play::Play;
use super::stage::Stage;
use crate::game::Game;
use crate::game_views::{GameViews, in_a_line, turn};
use crate::more_views::MoreViews;
use crate::options::offers;
use crate::page_fact::PageFact;
use crate::page_refusal::PageRefusal;
use crate::replay::{self, Reel, Scene};
use crate::seen::seen_by;
use crate::speech::Speech;
use crate::table_view;

/// What is needed to play.
pub(crate) static VIEWS: GameViews = GameViews {
    table: table_view::at_table,
    play: |client| view! { <Play client /> }.into_any(),
    summary,
    picture: layout_picture::picture_of,
    is_secret: |options| options.get("open_letters") != Some(&Value::Bool(true)),
    silenced: |_| None,
    fact: PageFact::read::<Cells>,
    refusal: PageRefusal::read::<Cells>,
    places: |_| Vec::new(),
    remark: |_, _| None,
    turn: turn::<Cells>,
    all_at_once: |_| false,
};

/// The rest.
pub(crate) static MORE: MoreViews = MoreViews {
    lesson: || view! { <LessonView /> }.into_any(),
    guide: |_| ().into_any(),
    end: |client| view! { <Outcome client sight=seen_by(client) /> }.into_any(),
    screen: |client| view! { <BigBoard client /> }.into_any(),
    replay: watch_again,
};

fn watch_again(reel: Reel) -> AnyView {
    replay::run::<Cells>(reel, Game::Cells, |film, scene| {
        let Scene { now, eyes, names } = scene;
        view! { <Stage film=Arc::clone(film) now eyes names /> }.into_any()
    })
}

/// "Classic · hidden letters · no clock".
fn summary(speech: Speech, options: &Value) -> String {
    let game = Game::Cells;
    let value = |name: &str| {
        let offer = offers(game).iter().find(|offer| offer.name == name);
        offer.map_or(Value::Null, |offer| offer.value(options))
    };
    // A layout of one's own is an object and not a word.
    let layout = value("layout").as_str().unwrap_or("custom").to_owned();
    let mut parts = vec![speech.text("page-summary-layout", &[("layout", layout.into())])];
    parts.push(speech.text("page-summary-letters", &[("open", value("open_letters"))]));
    let limit = value("turn_limit");
    if limit.is_u64() {
        parts.push(speech.option_value(game, "turn_limit", &limit));
    }
    let clock = value("turn_seconds").as_u64().unwrap_or_default();
    parts.push(speech.text("page-summary-clock", &[("seconds", clock.into())]));
    in_a_line(speech, game, options, parts)
}
