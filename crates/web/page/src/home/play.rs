//! The two buttons that matter most: play now against bots, and open a table for people.

use art::Icon;
use leptos::prelude::*;
use serde_json::Value;
use table::Seat;
use words::Names;

use crate::app::Page;
use crate::choice::{Choice, count_choice};
use crate::client::{Client, Errand};
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{shown, text};
use crate::game::Game;
use crate::game_card::GameCard;
use crate::picture::icon;
use crate::route::Route;
use crate::table_view::status::Status;
use crate::way::Way;

/// A table in this browser, with bots in the other seats, that begins at once.
pub(crate) fn play_now(page: Page, game: Game, bots: u8, level: &str) {
    play_with(page, game, bots, level, None);
}

/// The same with these options.
pub(crate) fn play_with(page: Page, game: Game, bots: u8, level: &str, options: Option<Value>) {
    let others = (1..=bots).map(|seat| (Seat::at(seat), level.to_owned())).collect();
    let errand = Errand { sit: Some(Seat::at(0)), bots: others, start: true, ..Errand::default() };
    page.client(End::Worker).open(game, bots + 1, options, errand);
}

/// A table without a network, with bots in the other seats. One click is enough: the rest is as a newcomer wants it.
#[component]
pub(crate) fn PlayNow(game: Game, known: &'static GameCard) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let client = page.client(End::Worker);
    let level = RwSignal::new(known.usual_level.to_owned());
    let bots = RwSignal::new(known.usual_bots);
    let play = move |_| play_now(page, game, bots.get_untracked(), &level.get_untracked());
    let others = known.seats.start() - 1..=known.seats.end() - 1;
    view! {
        <div class="play-place">
            <button class="primary big" data-testid="play-now" on:click=play>
                {icon(Icon::Play)}
                <span>{speech.say("page-play-now")}</span>
            </button>
            <div class="against">
                <span>{text(move || speech.text("page-against", &[("game", game.name().into())]))}</span>
                {count_choice("play-now-bots", "page-bots-label", others, "page-bots", bots)}
                <LevelChoice level testid="play-now-level".to_owned() levels=(known.levels)() />
            </div>
            <Waiting client game />
        </div>
    }
    .into_any()
}

/// A table on the server, for people, as the game usually is.
#[component]
pub(crate) fn OpenQuickly(game: Game, known: &'static GameCard) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let client = page.client(End::Server);
    let seats = RwSignal::new(known.usual_seats);
    let open = move |_| {
        let errand = Errand { sit: Some(Seat::at(0)), ..Errand::default() };
        client.open(game, seats.get_untracked(), None, errand);
    };
    let no_network = shown(
        move || !page.online.get(),
        move || {
            view! { <p class="note" data-testid="offline-note">{speech.say("page-offline-home")}</p> }
                .into_any()
        },
    );
    view! {
        <div class="play-place open-place">
            <button class="big" data-testid="open" on:click=open>
                {icon(Icon::Person)}
                <span>{speech.say("page-open")}</span>
            </button>
            <div class="against">
                <span>{speech.say("page-for")}</span>
                <SeatsChoice seats known />
                <Way to=Route::Open(game) class="door" testid="open-form">
                    {icon(Icon::Settings)}
                    <span>{speech.say("page-open-form")}</span>
                </Way>
            </div>
            <Waiting client game />
            {no_network}
        </div>
    }
    .into_any()
}

/// For how many a table is.
#[component]
pub(crate) fn SeatsChoice(seats: RwSignal<u8>, known: &'static GameCard) -> AnyView {
    count_choice("open-seats", "page-open-seats", 2..=*known.seats.end(), "page-seats", seats)
}

/// While a house is being called for a table of this game: how that goes, and what it says no to.
#[component]
pub(crate) fn Waiting(client: Client, game: Game) -> AnyView {
    let speech = Page::here().speech;
    let is_wanted = move || client.wanted.get() == Some(game);
    let calling = shown(
        move || is_wanted() && !matches!(client.link.get(), Link::Off | Link::Connected),
        move || view! { <p class="note waiting"><Status client /></p> }.into_any(),
    );
    let why = text(move || {
        let why = client.refusal.get();
        why.map(|why| speech.refusal(game.name(), why.coded(), &Names::default())).unwrap_or_default()
    });
    let refusal = shown(
        move || is_wanted() && client.refusal.with(Option::is_some),
        move || view! { <p class="refusal" data-testid="refusal" role="status">{why}</p> }.into_any(),
    );
    view! { {calling} {refusal} }.into_any()
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
