//! Before the game: who sits where, and how others get here.

use leptos::prelude::*;
use protocol::{Request, SeatOf, TableId};
use table::Seat;

use super::{names_at, seats_at};
use crate::app::{NameField, Page};
use crate::browser;
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, shown, text, truth};
use crate::home::LevelChoice;
use crate::qr::Qr;
use crate::route::Route;
use crate::table_view::players::Sign;

/// The table before the game.
#[component]
pub(crate) fn Gathering(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    let is_host = truth(move || {
        let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
        client.sight.with(|sight| sight.as_ref().is_some_and(|sight| Some(sight.table.host) == me))
    });
    // Kept here, so that a choice is not lost when somebody else sits down.
    let levels: Vec<RwSignal<String>> =
        (0..Seat::MOST).map(|_| RwSignal::new(String::from("good"))).collect();
    let free = move || seats.with(|seats| seats.iter().filter(|seat| **seat == SeatOf::Free).count());
    let unready = truth(move || free() > 0);
    let rows = dynamic(move || {
        let numbers = (0..Seat::MOST).filter_map(Seat::new);
        let rows = seats.get().into_iter().zip(numbers).zip(&levels).map(|((sitter, seat), level)| {
            view! { <SeatRow client seat sitter level=*level is_host /> }
        });
        rows.collect_view().into_any()
    });
    let missing = text(move || match free() {
        0 if is_host.get() => speech.text("page-start-ready", &[]),
        0 => speech.text("page-start-host", &[]),
        count => speech.text("page-start-free", &[("count", count.into())]),
    });
    let name = (client.end == End::Server).then(|| view! { <NameField /> });
    let share = (client.end == End::Server).then(|| view! { <Share table /> });
    let start = shown(
        move || is_host.get(),
        move || {
            let start = move |_| client.ask(|id| Request::Start { id });
            view! {
                <button class="primary wide" data-testid="start" disabled=unready on:click=start>
                    {speech.say("page-start")}
                </button>
            }
            .into_any()
        },
    );
    view! {
        <div class="gathering">
            <section class="card">
                <h1>{speech.say("cells-name")} " " <span class="code">{table.to_string()}</span></h1>
                {name}
                <ol class="seats">{rows}</ol>
                <Refusal client />
                <p class="note" data-testid="missing">{missing}</p>
                {start}
                <Watching client />
            </section>
            {share}
        </div>
    }
    .into_any()
}

#[component]
fn SeatRow(
    client: Client,
    seat: Seat,
    sitter: SeatOf,
    level: RwSignal<String>,
    is_host: Memo<bool>,
) -> AnyView {
    let speech = Page::here().speech;
    let number = seat.index();
    let mine = truth(move || {
        client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat == Some(seat)))
    });
    let here = truth(move || client.here.with(|here| here.seats.contains(&seat)));
    let is_free = sitter == SeatOf::Free;
    let is_person = matches!(sitter, SeatOf::Person { .. });
    let who = text(move || {
        let name = speech.name(&sitter, number + 1);
        match &sitter {
            SeatOf::Free => speech.text("page-seat-free", &[]),
            SeatOf::Person { .. } if mine.get() => speech.text("page-seat-you", &[("name", name.into())]),
            SeatOf::Person { .. } => name,
            SeatOf::Bot { level, .. } => {
                let level = speech.level(level);
                speech.text("page-seat-bot", &[("name", name.into()), ("level", level.into())])
            }
        }
    });
    let presence = is_person.then(|| {
        let said = text(move || speech.text(if here.get() { "page-here" } else { "page-away" }, &[]));
        view! { <span class="presence" data-here=text(move || here.get().to_string())>{said}</span> }
    });
    let sit = is_free.then(|| {
        view! {
            <button data-testid=format!("sit-{number}") on:click=move |_| client.sit(seat)>
                {speech.say("page-sit")}
            </button>
        }
    });
    let bot =
        shown(move || is_free && is_host.get(), move || view! { <BotRow client seat level /> }.into_any());
    let stand = shown(
        move || !is_free && (is_host.get() || mine.get()),
        move || {
            let said = text(move || speech.text(if mine.get() { "page-stand" } else { "page-free" }, &[]));
            let stand = move |_| client.ask(|id| Request::Stand { id, seat });
            view! { <button class="quiet" data-testid=format!("free-{number}") on:click=stand>{said}</button> }
                .into_any()
        },
    );
    let class = text(move || {
        let kind = if is_free { " free" } else { "" };
        format!("seat{kind}{}", if mine.get() { " mine" } else { "" })
    });
    view! {
        <li class=class data-testid=format!("seat-{number}")>
            <Sign seat />
            <span class="who">{who}</span>
            {presence}
            <span class="actions">{sit} {bot} {stand}</span>
        </li>
    }
    .into_any()
}

/// A bot for a free seat.
#[component]
fn BotRow(client: Client, seat: Seat, level: RwSignal<String>) -> AnyView {
    let speech = Page::here().speech;
    let game = client.sight.with_untracked(|sight| sight.as_ref().map(|sight| sight.table.game.clone()));
    let levels = client.hello.with_untracked(|hello| {
        let mut offers = hello.iter().flat_map(|hello| &hello.games);
        offers.find(|offer| Some(&offer.game) == game.as_ref()).map(|offer| offer.bots.clone())
    });
    let add = move |_| {
        let level = level.get_untracked();
        client.ask(|id| Request::Bot { id, seat, level });
    };
    view! {
        <span class="bot-choice">
            <LevelChoice level testid=format!("level-{seat}") levels=levels.unwrap_or_default() />
            <button data-testid=format!("bot-{seat}") on:click=add>{speech.say("page-add-bot")}</button>
        </span>
    }
    .into_any()
}

/// Why the last request was not carried out.
#[component]
pub(crate) fn Refusal(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let said = text(move || {
        let why = client.refusal.get();
        why.map(|why| names.with(|names| speech.refusal("cells", &why, names))).unwrap_or_default()
    });
    let refusal = shown(
        move || client.refusal.with(Option::is_some),
        move || view! { <p class="refusal" data-testid="refusal">{said}</p> }.into_any(),
    );
    view! { <div role="status">{refusal}</div> }.into_any()
}

/// How many look on.
#[component]
pub(crate) fn Watching(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || match client.here.with(|here| here.watchers) {
        0 => String::new(),
        count => speech.text("page-watchers", &[("count", count.into())]),
    });
    view! { <p class="note" data-testid="watchers">{said}</p> }.into_any()
}

/// How others get here.
#[component]
fn Share(table: TableId) -> AnyView {
    let speech = Page::here().speech;
    let link = format!("{}{}", browser::origin(), Route::Table(End::Server, table).path());
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = {
        let link = link.clone();
        move |_| {
            // Without https a browser has no clipboard for pages: then the text is marked, ready to be copied by hand.
            if let Some(field) = field.get() {
                field.select();
            }
            copied.set(browser::copy(&link));
        }
    };
    let label = text(move || speech.text(if copied.get() { "page-copied" } else { "page-copy" }, &[]));
    view! {
        <section class="card share">
            <h2>{speech.say("page-share")}</h2>
            <div class="field-row">
                <input
                    node_ref=field
                    data-testid="share-link"
                    type="text"
                    readonly
                    aria-label=speech.say("page-share-link")
                    value=link.clone()
                />
                <button data-testid="copy" on:click=copy>{label}</button>
            </div>
            <Qr text=link label=speech.say("page-qr") />
        </section>
    }
    .into_any()
}
