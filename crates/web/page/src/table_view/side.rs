//! What stands beside a game, or below it on a phone: what waits for an answer, all moves, what happened, talk, the menu.

use leptos::prelude::*;

use super::gathering::Watching;
use super::journal::Journal;
use super::manners::Manners;
use super::menu::Menu;
use super::talk::Talk;
use crate::client::Client;

/// All of that. A game with a button for a pause of its own says so.
pub(crate) fn side(client: Client, moves: AnyView, pause_elsewhere: bool) -> AnyView {
    view! {
        <div class="side">
            <Manners client pause_elsewhere />
            {moves}
            <Journal client />
            <Talk client />
            <Menu client />
            <Watching client />
        </div>
    }
    .into_any()
}
