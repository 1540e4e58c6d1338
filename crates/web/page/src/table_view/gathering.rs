//! Before the game: who sits where, who is missing, what was agreed, and how others get here.

use art::Icon;
use leptos::prelude::*;
use protocol::{Request, SeatOf, TableId};
use table::Seat;

use super::menu::Menu;
use super::seats::SeatRow;
use super::share::Share;
use super::{names_at, seats_at};
use crate::app::Page;
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, memo, shown, text, truth};
use crate::game::Game;
use crate::home::you::NameField;
use crate::options_view::all_of;
use crate::picture::{icon, poster};
use crate::route::Route;
use crate::way::Way;

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
    let rows = dynamic(move || {
        let numbers = (0..Seat::MOST).filter_map(Seat::new);
        let rows = seats.get().into_iter().zip(numbers).zip(&levels).map(|((sitter, seat), level)| {
            view! { <SeatRow client seat sitter level=*level is_host /> }
        });
        rows.collect_view().into_any()
    });
    let game = client.game();
    let title = text(move || game.map(|game| speech.game(game)).unwrap_or_default());
    let code = (client.end == End::Server)
        .then(|| view! { <span class="code" aria-hidden="true">{table.to_string()}</span> });
    let name = (client.end == End::Server).then(|| view! { <NameField /> });
    let menu = (client.end == End::Server).then(|| view! { <Menu client /> });
    let share = (client.end == End::Server).then(|| view! { <Share table /> });
    view! {
        <div class="gathering">
            <section class="card people">
                <div class="banner">
                    {game.map(poster)}
                    <h1>{title} " " <span class="unseen">{table.to_string()}</span></h1>
                    {code}
                </div>
                <Agreed client />
                <ol class="seats">{rows}</ol>
                <Watching client />
                {name}
                {menu}
            </section>
            {share}
            <Begin client is_host />
        </div>
    }
    .into_any()
}

/// What is missing, and for the host the button that begins.
#[component]
fn Begin(client: Client, is_host: Memo<bool>) -> AnyView {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    let free = move || seats.with(|seats| seats.iter().filter(|seat| **seat == SeatOf::Free).count());
    let unready = truth(move || free() > 0);
    let missing = text(move || match free() {
        0 if is_host.get() => speech.text("page-start-ready", &[]),
        0 => speech.text("page-start-host", &[]),
        count => speech.text("page-start-free", &[("count", count.into())]),
    });
    let start = shown(
        move || is_host.get(),
        move || {
            let start = move |_| client.ask(move |id| Request::Start { id });
            view! {
                <button class="primary big" data-testid="start" disabled=unready on:click=start>
                    {icon(Icon::Play)}
                    <span>{speech.say("page-start")}</span>
                </button>
            }
            .into_any()
        },
    );
    view! {
        <div class="sticky-action">
            <Refusal client />
            <p class="note" data-testid="missing" role="status">{missing}</p>
            {start}
        </div>
    }
    .into_any()
}

/// What was agreed: in a line, and in full.
#[component]
fn Agreed(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let agreed = memo(move || {
        client.sight.with(|sight| {
            let sight = sight.as_ref()?;
            Some((Game::of(&sight.table.game)?, sight.table.options.clone()))
        })
    });
    let line = text(move || {
        agreed.with(|agreed| {
            let line = |(_, options): &(Game, serde_json::Value)| {
                client.views().map(|views| (views.summary)(speech, options))
            };
            agreed.as_ref().and_then(line).unwrap_or_default()
        })
    });
    let all = dynamic(move || {
        agreed.with(|agreed| match agreed {
            Some((game, options)) => all_of(speech, *game, options),
            None => ().into_any(),
        })
    });
    let rules = client.game().map(|game| {
        view! {
            <Way to=Route::Rules(game) class="button" testid="agreed-rules">
                {icon(Icon::Book)}
                <span>{speech.say("page-rules")}</span>
            </Way>
        }
        .into_any()
    });
    view! {
        <details class="fold agreed" data-testid="agreed">
            <summary><span>{line}</span></summary>
            {all}
            {rules}
        </details>
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
        why.map(|why| names.with(|names| client.why_not(speech, &why, names))).unwrap_or_default()
    });
    let refusal = shown(
        move || client.refusal.with(Option::is_some),
        move || view! { <p class="refusal" data-testid="refusal">{said}</p> }.into_any(),
    );
    view! { <div role="status">{refusal}</div> }.into_any()
}

/// How many look on. Whoever looks on knows that, and is told of the others only.
#[component]
pub(crate) fn Watching(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let seated = move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat.is_some()));
    let said = text(move || match (client.here.with(|here| here.watchers), seated()) {
        (0, _) | (1, false) => String::new(),
        (count, true) => speech.text("page-watchers", &[("count", count.into())]),
        (count, false) => speech.text("page-watchers-besides", &[("count", (count - 1).into())]),
    });
    view! { <p class="note" data-testid="watchers">{said}</p> }.into_any()
}
