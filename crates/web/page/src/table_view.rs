//! A table: people gather, play, and see who has won.

pub(crate) mod curtain;
pub(crate) mod ended;
pub(crate) mod gathering;
mod journal;
pub(crate) mod manners;
pub(crate) mod menu;
pub(crate) mod move_list;
pub(crate) mod next;
pub(crate) mod players;
mod seats;
mod share;
pub(crate) mod side;
pub(crate) mod since;
pub(crate) mod status;
pub(crate) mod summons;
pub(crate) mod talk;
pub(crate) mod why_not;

use art::Icon;
use leptos::prelude::*;
use protocol::{Phase, SeatOf, TableId};
use words::Names;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{dynamic, effect, memo, shown, text, truth};
use crate::game::Game;
use crate::home::join::JoinByCode;
use crate::picture::{icon, poster};
use crate::route::Route;
use crate::visits;
use crate::way::Way;
use gathering::Gathering;
use players::Signs;

pub(crate) use journal::{Journal, Told};

/// What a table looks like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Unknown,
    Gathering,
    Game,
}

/// One table, whatever is going on there.
#[component]
pub(crate) fn TableView(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    // A game that runs and one that is over look alike, so that nothing is drawn anew at the end.
    Signs::provide(seats_at(client));
    menu::claim(client);
    let look = memo(move || {
        client.sight.with(|sight| match sight {
            None => Look::Unknown,
            Some(sight) if sight.table.phase == Phase::Gathering => Look::Gathering,
            Some(_) => Look::Game,
        })
    });
    // Whoever had the focus in what is gone now finds it at the new heading.
    Effect::new(move |first: Option<()>| {
        look.track();
        if first.is_some() {
            request_animation_frame(|| {
                if !browser::has_focus() {
                    browser::focus_heading();
                }
            });
        }
    });
    dynamic(move || match look.get() {
        Look::Unknown => view! { <Coming client table /> }.into_any(),
        Look::Gathering => view! { <Gathering client table /> }.into_any(),
        Look::Game => match client.brings() {
            Some(brings) => (brings.play)(client),
            None => view! { <p class="note">{speech.say("page-other-game")}</p> }.into_any(),
        },
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
    let said = text(move || {
        let offline = client.end == End::Server && !page.online.get();
        let key = match client.link.get() {
            _ if gone.get() => "page-no-such-table",
            _ if is_refused("table_full") => "refusal-table-full",
            Link::Outdated => "page-outdated",
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
            {join}
            <Way to=Route::Home class="button" testid="coming-home">
                {icon(Icon::Home)}
                <span>{speech.say("page-home")}</span>
            </Way>
        </section>
    }
    .into_any()
}

/// How those at the table are called, in the language of the page.
pub(crate) fn names_at(client: Client) -> Memo<Names> {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    let places = memo(move || {
        let brings = client.brings();
        client.sight.with(|sight| {
            brings.zip(sight.as_ref()).map(|(brings, sight)| (brings.places)(sight)).unwrap_or_default()
        })
    });
    memo(move || seats.with(|seats| speech.names(seats)).with_places(places.get()))
}

/// Who sits where.
pub(crate) fn seats_at(client: Client) -> Memo<Vec<SeatOf>> {
    memo(move || {
        client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.seats.clone()).unwrap_or_default())
    })
}
