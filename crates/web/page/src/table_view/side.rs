//! What stands beside a game, or below it on a phone: what waits for an answer, what the game adds, what happened, talk, the
//! menu. Most of it comes with the part for [company](crate::company), and stands there as soon as that is here.

use leptos::prelude::*;

use super::next::Other;
use crate::app::Page;
use crate::client::Client;

/// All of that. A game with a button for a pause of its own says so.
pub(crate) fn side(client: Client, added: AnyView, pause_elsewhere: bool) -> AnyView {
    view! {
        <div class="side">
            {manners(client, pause_elsewhere)}
            {added}
            {below(client)}
        </div>
    }
    .into_any()
}

/// What waits for an answer; a pause only if the game does not tell of it.
fn manners(client: Client, pause_elsewhere: bool) -> AnyView {
    Page::here().parts.company.show_if_here(move |company| (company.manners)(client, pause_elsewhere))
}

/// Game time stands still.
pub(crate) fn paused(client: Client) -> AnyView {
    Page::here().parts.company.show_if_here(move |company| (company.paused)(client))
}

/// What stands below all that belongs to the game: what happened, talk, the menu, how many look on.
fn below(client: Client) -> AnyView {
    Page::here().parts.company.show_late(move |company| {
        view! {
            {(company.journal)(client)}
            {(company.talk)(client)}
            {(company.menu)(client)}
        }
        .into_any()
    })
}

/// What comes after the game.
pub(crate) fn next(client: Client, other: Option<Signal<Option<Other>>>) -> AnyView {
    Page::here().parts.company.show_if_here(move |company| (company.next)(client, other))
}
