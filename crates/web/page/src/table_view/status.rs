//! How the connection is, in a word.

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{dynamic, shown, text};
use crate::picture::icon;

/// The states, as tests and styles know them, and what is said about them.
fn state(client: Client, online: bool) -> (&'static str, &'static str) {
    match client.link.get() {
        Link::Outdated => ("outdated", "page-link-outdated"),
        Link::Connected if client.frozen.get() => ("frozen", "page-link-frozen"),
        Link::Connected if client.end == End::Worker => ("local", "page-link-local"),
        Link::Connected => ("connected", "page-link-connected"),
        _ if client.end == End::Server && !online => ("offline", "page-link-offline"),
        Link::Off | Link::Connecting => ("connecting", "page-link-connecting"),
        Link::Reconnecting => ("reconnecting", "page-link-reconnecting"),
    }
}

fn picture(state: &str) -> Icon {
    match state {
        "local" => Icon::Phone,
        "connected" => Icon::Check,
        "connecting" | "reconnecting" | "outdated" => Icon::Replay,
        "frozen" => Icon::Hourglass,
        _ => Icon::Cross,
    }
}

/// A word with a sign, and a button where something can be done about it.
#[component]
pub(crate) fn Status(client: Client) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let now = move || state(client, page.online.get());
    let reload = shown(
        move || client.link.get() == Link::Outdated,
        move || {
            view! { <button data-testid="reload" on:click=move |_| browser::reload()>{speech.say("page-reload")}</button> }
                .into_any()
        },
    );
    view! {
        <span class="status" data-testid="connection" data-state=text(move || now().0.to_owned()) role="status">
            {dynamic(move || icon(picture(now().0)))}
            <span>{text(move || speech.text(now().1, &[]))}</span>
        </span>
        {reload}
    }
    .into_any()
}
