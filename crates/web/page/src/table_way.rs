//! The way to a table, as it stands in a list of tables.

use leptos::prelude::*;

use crate::game::Game;
use crate::picture::poster;
use crate::route::Route;
use crate::way::Way;

/// The picture of the game, who plays what, how far it is, and what else belongs to it.
pub(crate) fn table_way(
    to: Route,
    testid: String,
    game: &str,
    company: Signal<String>,
    state: Signal<String>,
    more: AnyView,
) -> AnyView {
    let picture = Game::of(game).map(poster);
    view! {
        <Way to class="visit-way" testid>
            <span class="thumb">{picture}</span>
            <span class="visit-text">
                <strong>{company}</strong>
                <span class="note">{state}</span>
            </span>
            {more}
        </Way>
    }
    .into_any()
}
