//! The screens that are rarely opened. They lie in a part of their own; see [`parts`].
//!
//! [`parts`]: crate::parts

use leptos::prelude::*;
use protocol::TableId;

use crate::client::Client;
use crate::game::Game;
use crate::host_view::HostView;
use crate::open::OpenTable;
use crate::replay_view::{ReplayView, SavedReplay};
use crate::rules_view::RulesView;
use crate::screen::Screen;
use crate::settings_view::SettingsView;

/// How to show each of them.
pub(crate) struct Screens {
    /// How the page looks and sounds on this device.
    pub(crate) settings: fn() -> AnyView,
    /// The rules of a game.
    pub(crate) rules: fn(Game) -> AnyView,
    /// The form to open a table. It shows options of the game, so it needs the part of the game too.
    pub(crate) open: fn(Game) -> AnyView,
    /// A finished game of a table.
    pub(crate) replay: fn(Client, TableId) -> AnyView,
    /// A finished game from a file.
    pub(crate) saved: fn() -> AnyView,
    /// A table on a big screen.
    pub(crate) screen: fn(Client, TableId) -> AnyView,
    /// What only the host may see.
    pub(crate) host: fn() -> AnyView,
}

/// All of them.
pub(crate) static SCREENS: Screens = Screens {
    settings: || view! { <SettingsView /> }.into_any(),
    rules: |game| view! { <RulesView game /> }.into_any(),
    open: |game| view! { <OpenTable game /> }.into_any(),
    replay: |client, table| view! { <ReplayView client table /> }.into_any(),
    saved: || view! { <SavedReplay /> }.into_any(),
    screen: |client, table| view! { <Screen client table /> }.into_any(),
    host: || view! { <HostView /> }.into_any(),
};
