//! What a game brings to the page. The shell asks for it by [`Game`] and knows no game itself.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use serde_json::Value;
use table::Coded;

use crate::app::Page;
use crate::client::Client;
use crate::connection::sight::TableSight;
use crate::game::Game;
use crate::options::unusual_more;
use crate::page_fact::PageFact;
use crate::page_refusal::PageRefusal;
use crate::replay::Reel;
use crate::speech::Speech;
use crate::{cells, master, plan, temple};

/// All that the shell has to know of a game.
pub(crate) struct Brings {
    /// For how many it is.
    pub(crate) seats: RangeInclusive<u8>,
    /// For how many a table is, if nobody says anything else.
    pub(crate) usual_seats: u8,
    /// Against how many bots somebody plays who only wants to play.
    pub(crate) usual_bots: u8,
    /// And how well these play.
    pub(crate) usual_level: &'static str,
    /// How well bots can play, weakest first.
    pub(crate) levels: fn() -> Vec<String>,
    /// Whether a bot plays for whoever drops out, if nobody says anything else.
    pub(crate) stand_ins: bool,
    /// Whether people race each other, so that it counts who was first.
    pub(crate) races: bool,
    /// Whether people can share a device: in games with turns.
    pub(crate) shares_device: bool,
    /// Whether somebody can give up alone: not where all win or lose together.
    pub(crate) gives_up: bool,
    /// The guided first game, if there is one.
    pub(crate) lesson: Option<fn() -> AnyView>,
    /// Begins to practise in this browser, alone and without hurry, if there is something to practise.
    pub(crate) practice: Option<fn(Page)>,
    /// Its soundtrack for those who have the box, if there is one.
    pub(crate) soundtrack: Option<fn() -> AnyView>,
    /// The game at a table, running or over.
    pub(crate) play: fn(Client) -> AnyView,
    /// The same for a whole room, with nothing private in it.
    pub(crate) screen: fn(Client) -> AnyView,
    /// A finished game, watched again.
    pub(crate) replay: fn(Reel) -> AnyView,
    /// The options in one line.
    pub(crate) summary: fn(Speech, &Value) -> String,
    /// The value of an option as a picture, where it is something to look at.
    pub(crate) picture: fn(&str, &Value) -> Option<AnyView>,
    /// Whether a game with these options keeps a secret by forgetting what happened. Then nobody talks while it runs.
    pub(crate) is_secret: fn(&Value) -> bool,
    /// Reads a fact as it came over the wire.
    pub(crate) fact: fn(Value) -> PageFact,
    /// Reads a refusal as it came over the wire.
    pub(crate) refusal: fn(Coded) -> PageRefusal,
    /// What stands where, where places get names in the game.
    pub(crate) places: fn(&TableSight) -> Vec<(String, String)>,
    /// What becomes of a fact and is worth a note of its own, written like a fact.
    pub(crate) remark: fn(&PageFact, &TableSight) -> Option<Value>,
    /// Whether all act at once at this table: then what others do all the time is not said aloud.
    pub(crate) all_at_once: fn(&TableSight) -> bool,
}

/// These options in a line, and how many more are not as usual.
pub(crate) fn in_a_line(speech: Speech, game: &str, options: &Value, mut parts: Vec<String>) -> String {
    match unusual_more(game, options) {
        0 => {}
        count => parts.push(speech.text("page-summary-more", &[("count", count.into())])),
    }
    parts.join(" · ")
}

impl Game {
    /// What it brings.
    pub(crate) fn brings(self) -> &'static Brings {
        match self {
            Game::Cells => &cells::BRINGS,
            Game::Temple => &temple::BRINGS,
            Game::Master => &master::BRINGS,
            Game::Plan => &plan::BRINGS,
        }
    }
}
