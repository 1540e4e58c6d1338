//! What the page shows of a game away from a game that is played: the lesson, the big screen, the replay. It lies in a part of
//! its own, so that a game can be played before it has come; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;

use crate::client::Client;
use crate::replay::Reel;

/// All of that.
pub(crate) struct MoreViews {
    /// The guided first game.
    pub(crate) lesson: fn() -> AnyView,
    /// The game at a table for a whole room, with nothing private in it.
    pub(crate) screen: fn(Client) -> AnyView,
    /// A finished game, watched again.
    pub(crate) replay: fn(Reel) -> AnyView,
}
