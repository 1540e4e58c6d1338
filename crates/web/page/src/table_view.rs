//! A table: people gather, play, and see who has won.

pub(crate) mod gathering;
mod journal;
pub(crate) mod players;
pub(crate) mod status;

use leptos::prelude::*;
use protocol::{Phase, SeatOf, TableId};
use words::Names;

use crate::app::Page;
use crate::cells::Play;
use crate::client::Client;
use crate::connection::session::Link;
use crate::erased::{dynamic, text};
use crate::route::Route;
use gathering::Gathering;

pub(crate) use journal::{Journal, Told};

/// What a table looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Unknown,
    Gathering,
    Cells,
    OtherGame,
}

/// One table, whatever is going on there.
#[component]
pub(crate) fn TableView(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    // A game that runs and one that is over look alike, so that nothing is drawn anew at the end.
    let look = Memo::new(move |_| {
        client.sight.with(|sight| match sight {
            None => Look::Unknown,
            Some(sight) if sight.table.phase == Phase::Gathering => Look::Gathering,
            Some(sight) if sight.table.game == "cells" => Look::Cells,
            Some(_) => Look::OtherGame,
        })
    });
    dynamic(move || match look.get() {
        Look::Unknown => view! { <Coming client table /> }.into_any(),
        Look::Gathering => view! { <Gathering client table /> }.into_any(),
        Look::Cells => view! { <Play client /> }.into_any(),
        Look::OtherGame => view! { <p class="note">{speech.say("page-other-game")}</p> }.into_any(),
    })
}

/// Before anything is known of the table.
#[component]
fn Coming(client: Client, table: TableId) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let is_refused =
        move |code: &str| client.refusal.with(|why| why.as_ref().is_some_and(|why| why.code == code));
    let said = text(move || {
        let key = match client.link.get() {
            _ if is_refused("no_such_table") => "page-no-such-table",
            _ if is_refused("table_full") => "refusal-table-full",
            Link::Outdated => "page-outdated",
            _ => "page-coming",
        };
        speech.text(key, &[("table", table.as_str().into())])
    });
    view! {
        <section class="card coming" data-testid="coming" role="status">
            <p>{said}</p>
            <button on:click=move |_| page.go(Route::Home)>{speech.say("page-home")}</button>
        </section>
    }
    .into_any()
}

/// How those at the table are called, in the language of the page.
pub(crate) fn names_at(client: Client) -> Memo<Names> {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    Memo::new(move |_| seats.with(|seats| speech.names(seats)))
}

/// Who sits where.
pub(crate) fn seats_at(client: Client) -> Memo<Vec<SeatOf>> {
    Memo::new(move |_| {
        client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.seats.clone()).unwrap_or_default())
    })
}
