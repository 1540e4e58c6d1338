//! The front page: play now, open a table, join one.

use cells::bots::Level;
use leptos::prelude::*;
use protocol::TableId;
use table::Seat;
use words::Names;

use crate::app::{NameField, Page};
use crate::choice::Choice;
use crate::client::{Client, Errand};
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{shown, text};
use crate::route::Route;
use crate::table_view::status::Status;

/// The front page.
#[component]
pub(crate) fn Home() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <div class="home">
            <h1>{speech.say("page-tagline")}</h1>
            <section class="card">
                <NameField />
            </section>
            <section class="card">
                <h2>{speech.say("cells-name")}</h2>
                <p>{speech.say("cells-description")}</p>
                <PlayNow />
                <OpenTable />
            </section>
            <section class="card">
                <h2>{speech.say("page-join-title")}</h2>
                <JoinByCode />
            </section>
            <p class="note">{speech.say("page-unofficial")}</p>
        </div>
    }
    .into_any()
}

/// A table without a network, with a bot in the other seat.
#[component]
fn PlayNow() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let client = page.client(End::Worker);
    let level = RwSignal::new(Level::Good.name().to_owned());
    let play = move |_| {
        let bots = vec![(Seat::at(1), level.get_untracked())];
        client.open("cells", 2, None, Errand { sit: Some(Seat::at(0)), bots, start: true });
    };
    let levels = Level::ALL.map(|level| level.name().to_owned()).to_vec();
    view! {
        <div class="field-row">
            <button class="primary wide" data-testid="play-now" on:click=play>
                {speech.say("page-play-now")}
            </button>
            <LevelChoice level testid="play-now-level".to_owned() levels />
        </div>
        <Waiting client />
    }
    .into_any()
}

/// A table on the server, for people.
#[component]
fn OpenTable() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let client = page.client(End::Server);
    let seats = RwSignal::new(2_u8);
    let open = move |_| {
        let errand = Errand { sit: Some(Seat::at(0)), ..Errand::default() };
        client.open("cells", seats.get_untracked(), None, errand);
    };
    let options = (2..=4_u8).map(|count| {
        (count.to_string(), text(move || speech.text("page-seats", &[("count", count.into())])))
    });
    view! {
        <div class="field-row">
            <button class="wide" data-testid="open" on:click=open>{speech.say("page-open")}</button>
            <Choice
                testid="open-seats".to_owned()
                label=speech.say("page-open-seats")
                options=options.collect()
                chosen=text(move || seats.get().to_string())
                choose=Callback::new(move |count: String| seats.set(count.parse().unwrap_or(2)))
            />
        </div>
        <Waiting client />
    }
    .into_any()
}

/// While a house is being called: how that goes, and what it says no to.
#[component]
fn Waiting(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let calling = shown(
        move || !matches!(client.link.get(), Link::Off | Link::Connected),
        move || view! { <p class="note"><Status client /></p> }.into_any(),
    );
    let why = text(move || {
        let why = client.refusal.get();
        why.map(|why| speech.refusal("cells", &why, &Names::default())).unwrap_or_default()
    });
    let refusal = shown(
        move || client.refusal.with(Option::is_some),
        move || view! { <p class="refusal" data-testid="refusal" role="status">{why}</p> }.into_any(),
    );
    view! { {calling} {refusal} }.into_any()
}

#[component]
fn JoinByCode() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let code = RwSignal::new(String::new());
    let bad = RwSignal::new(false);
    let join = move || match code.get_untracked().trim().parse::<TableId>() {
        Ok(table) => page.go(Route::Table(End::Server, table)),
        Err(_) => bad.set(true),
    };
    let why = shown(
        move || bad.get(),
        move || {
            view! { <p class="refusal" data-testid="code-bad" role="status">{speech.say("page-code-bad")}</p> }
                .into_any()
        },
    );
    view! {
        <form
            class="field-row"
            on:submit=move |event| {
                event.prevent_default();
                join();
            }
        >
            <input
                data-testid="code"
                type="text"
                class="code"
                aria-label=speech.say("page-code")
                placeholder=speech.say("page-code")
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                maxlength="12"
                aria-invalid=text(move || bad.get().to_string())
                on:input:target=move |event| {
                    code.set(event.target().value());
                    bad.set(false);
                }
            />
            <button data-testid="join" type="submit">{speech.say("page-join")}</button>
        </form>
        {why}
    }
    .into_any()
}

/// How well a bot plays.
#[component]
pub(crate) fn LevelChoice(level: RwSignal<String>, testid: String, levels: Vec<String>) -> AnyView {
    let speech = Page::here().speech;
    let options = levels.into_iter().map(|name| (name.clone(), text(move || speech.level(&name))));
    view! {
        <Choice
            testid
            label=speech.say("page-level-label")
            options=options.collect()
            chosen=level.into()
            choose=Callback::new(move |name| level.set(name))
        />
    }
    .into_any()
}
