//! What the page shows of a game before and after it is played, and away from it: the lesson, the end, the big screen, the
//! replay. It lies in a part of its own, so that a game can be played before it has come; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;

use crate::app::Page;
use crate::client::Client;
use crate::erased::shown;
use crate::game::Game;
use crate::replay::Reel;

/// All of that.
pub(crate) struct MoreViews {
    /// The guided first game.
    pub(crate) lesson: fn() -> AnyView,
    /// What leads through a first game at a table, where a game has such a thing.
    pub(crate) guide: fn(Client) -> AnyView,
    /// How the game at a table ended.
    pub(crate) end: fn(Client) -> AnyView,
    /// The game at a table for a whole room, with nothing private in it.
    pub(crate) screen: fn(Client) -> AnyView,
    /// A finished game, watched again.
    pub(crate) replay: fn(Reel) -> AnyView,
}

/// How the game at a table ended, once it has.
pub(crate) fn end(client: Client, game: Game, over: Memo<bool>) -> AnyView {
    let more = Page::here().parts.more(game);
    // So that it is here by then.
    more.begin();
    shown(move || over.get(), move || more.show(move |more| (more.end)(client)))
}
