//! What the page shows of a game. It lies in a part of its own and is fetched when it is needed; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;
use protocol::TableId;
use serde_json::Value;
use table::{Coded, Seat};

use crate::client::Client;
use crate::connection::sight::TableSight;
use crate::game::Game;
use crate::options::unusual_more;
use crate::page_fact::PageFact;
use crate::page_game::PageGame;
use crate::page_refusal::PageRefusal;
use crate::speech::Speech;

/// All that the page needs to play a game, and how it reads what is told of it. What is seen of it elsewhere are
/// [`MoreViews`](crate::more_views::MoreViews).
pub(crate) struct GameViews {
    /// A table of this game. All games have the same; it comes with them, because nobody else needs it.
    pub(crate) table: fn(Client, TableId) -> AnyView,
    /// The game at a table, running or over.
    pub(crate) play: fn(Client) -> AnyView,
    /// The options in one line.
    pub(crate) summary: fn(Speech, &Value) -> String,
    /// The value of an option as a picture, where it is something to look at.
    pub(crate) picture: fn(&str, &Value) -> Option<AnyView>,
    /// Whether a game with these options keeps a secret by forgetting what happened. Then nobody talks while it runs.
    pub(crate) is_secret: fn(&Value) -> bool,
    /// Why the person at this page may not talk now, as a key, where the rules silence single seats.
    pub(crate) silenced: fn(&TableSight) -> Option<&'static str>,
    /// Reads a fact as it came over the wire.
    pub(crate) fact: fn(Value) -> PageFact,
    /// Reads a refusal as it came over the wire.
    pub(crate) refusal: fn(Coded) -> PageRefusal,
    /// What stands where, where places get names in the game.
    pub(crate) places: fn(&TableSight) -> Vec<(String, String)>,
    /// What a fact means for the game and is worth a note of its own, written like a fact.
    pub(crate) remark: fn(&PageFact, &TableSight) -> Option<Value>,
    /// Whose turn it is, in a game that has turns.
    pub(crate) turn: fn(&TableSight) -> Option<Seat>,
    /// Whether all act at once at this table: then what others do all the time is not said aloud.
    pub(crate) all_at_once: fn(&TableSight) -> bool,
}

/// Whose turn it is, as this game has it.
pub(crate) fn turn<G: PageGame>(sight: &TableSight) -> Option<Seat> {
    // A game in real time tells none here, and is told of so often that it is not read for nothing.
    if G::REAL_TIME {
        return None;
    }
    G::turn(&G::read_public(sight.public.as_ref()?)?)
}

/// These options in a line, and how many more are not as usual.
pub(crate) fn in_a_line(speech: Speech, game: Game, options: &Value, mut parts: Vec<String>) -> String {
    match unusual_more(game, options) {
        0 => {}
        count => parts.push(speech.text("page-summary-more", &[("count", count.into())])),
    }
    parts.join(" · ")
}
