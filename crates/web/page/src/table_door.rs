//! The door of a table: what is shown before anything is known of it, or as long as its game is on its way.

use art::Icon;
use leptos::prelude::*;
use protocol::TableId;

use crate::app::Page;
use crate::client::Client;
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{dynamic, effect, shown, text, truth};
use crate::game::Game;
use crate::home::join::JoinByCode;
use crate::parts::{failed, outdated};
use crate::picture::{icon, poster};
use crate::route::Route;
use crate::visits;
use crate::way::Way;

/// A table, as its game shows it. What is known of a table is told when its game is here, so nobody waits behind the door.
#[component]
pub(crate) fn TableDoor(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    let known = truth(move || client.sight.with(Option::is_some));
    dynamic(move || match known.get().then(|| client.views()) {
        None => view! { <Coming client table /> }.into_any(),
        Some(Some(views)) => (views.table)(client, table),
        Some(None) => view! { <p class="note">{speech.say("page-other-game")}</p> }.into_any(),
    })
}

/// What keeps a table from being shown, if something does, and what helps: its game did not come, or the page is too old.
pub(crate) fn missing(client: Client) -> AnyView {
    let parts = Page::here().parts;
    dynamic(move || {
        let part = client.waits_for.get().map(|game| parts.game(game));
        match part.filter(|part| part.has_failed()) {
            Some(part) => failed(part.fetching()),
            None if client.link.get() == Link::Outdated => outdated(),
            None => ().into_any(),
        }
    })
}

/// Before anything is known of the table.
#[component]
fn Coming(client: Client, table: TableId) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let is_refused =
        move |code: &str| client.refusal.with(|why| why.as_ref().is_some_and(|why| why.coded().code == code));
    let gone = truth(move || is_refused("no_such_table"));
    effect(move || {
        if gone.get() {
            page.update_visits(|visits| visits::forget(visits, Route::Table(client.end, table)));
        }
    });
    let missing = missing(client);
    let said = text(move || {
        let offline = client.end == End::Server && !page.online.get();
        let key = match client.link.get() {
            _ if gone.get() => "page-no-such-table",
            _ if is_refused("table_full") => "refusal-table-full",
            Link::Outdated => return String::new(),
            Link::Connecting | Link::Reconnecting if offline => "page-offline-why",
            _ => "page-coming",
        };
        speech.text(key, &[("table", table.as_str().into())])
    });
    let join = shown(move || gone.get(), || view! { <JoinByCode /> }.into_any());
    view! {
        <section class="card lost" data-testid="coming">
            {poster(Game::Cells)}
            <h1>{text(move || speech.text("page-table", &[("table", table.as_str().into())]))}</h1>
            <p role="status">{said}</p>
            {missing}
            {join}
            <Way to=Route::Home class="button" testid="coming-home">
                {icon(Icon::Home)}
                <span>{speech.say("page-home")}</span>
            </Way>
        </section>
    }
    .into_any()
}
