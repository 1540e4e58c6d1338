//! What people at a table need besides the game: before it, beside it and after it. It lies in a part of its own, so that a game
//! can be played before it has come; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;
use protocol::TableId;

use crate::client::Client;
use crate::table_view::gathering::{Gathering, Watching};
use crate::table_view::journal::Journal;
use crate::table_view::manners::{Manners, Paused};
use crate::table_view::menu::Menu;
use crate::table_view::next::{Next, Other};
use crate::table_view::talk::Talk;

/// How to show each of them.
pub(crate) struct Company {
    /// The table before the game.
    pub(crate) gathering: fn(Client, TableId) -> AnyView,
    /// What waits for an answer; a pause only if the game does not tell of it.
    pub(crate) manners: fn(Client, bool) -> AnyView,
    /// Game time stands still.
    pub(crate) paused: fn(Client) -> AnyView,
    /// What happened, in words.
    pub(crate) journal: fn(Client) -> AnyView,
    /// What is said.
    pub(crate) talk: fn(Client) -> AnyView,
    /// What can be done besides playing, and how many look on.
    pub(crate) menu: fn(Client) -> AnyView,
    /// What comes after the game.
    pub(crate) next: fn(Client, Option<Signal<Option<Other>>>) -> AnyView,
}

/// All of them.
pub(crate) static COMPANY: Company = Company {
    gathering: |client, table| view! { <Gathering client table /> }.into_any(),
    manners: |client, pause_elsewhere| view! { <Manners client pause_elsewhere /> }.into_any(),
    paused: |client| view! { <Paused client /> }.into_any(),
    journal: |client| view! { <Journal client /> }.into_any(),
    talk: |client| view! { <Talk client /> }.into_any(),
    menu: |client| view! { <Menu client /> <Watching client /> }.into_any(),
    next: |client, other| view! { <Next client other /> }.into_any(),
};
