//! What accompanies a box on the table. It lies in a part of its own; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;

use crate::game::Game;
use crate::nowhere::Nowhere;
use crate::temple::Soundtrack;

/// How to show each of them.
pub(crate) struct Companions {
    /// The soundtrack of a game.
    pub(crate) soundtrack: fn(Game) -> AnyView,
}

/// All of them.
pub(crate) static COMPANIONS: Companions = Companions {
    soundtrack: |game| match game {
        Game::Temple => view! { <Soundtrack /> }.into_any(),
        Game::Cells | Game::Master | Game::Plan => view! { <Nowhere /> }.into_any(),
    },
};
