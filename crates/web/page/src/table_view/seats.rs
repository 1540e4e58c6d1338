//! One seat before the game: who sits there, and what can be done about it.

use art::Icon;
use leptos::prelude::*;
use protocol::{Request, SeatOf};
use table::Seat;

use super::players::Sign;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{shown, text, truth};
use crate::home::play::LevelChoice;
use crate::picture::icon;

/// A seat.
#[component]
pub(crate) fn SeatRow(
    client: Client,
    seat: Seat,
    sitter: SeatOf,
    level: RwSignal<String>,
    is_host: Memo<bool>,
) -> AnyView {
    let speech = Page::here().speech;
    let number = seat.index();
    let own = move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
    let mine = truth(move || own() == Some(seat));
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
    // Whoever sits already would have to stand up first.
    let sit = shown(
        move || is_free && own().is_none(),
        move || {
            view! {
                <button class="primary" data-testid=format!("sit-{number}") on:click=move |_| client.sit(seat)>
                    {speech.say("page-sit")}
                </button>
            }
            .into_any()
        },
    );
    let bot =
        shown(move || is_free && is_host.get(), move || view! { <BotRow client seat level /> }.into_any());
    let stand = shown(
        move || !is_free && (is_host.get() || mine.get()),
        move || {
            let said = text(move || speech.text(if mine.get() { "page-stand" } else { "page-free" }, &[]));
            let stand = move |_| client.ask(move |id| Request::Stand { id, seat });
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
            <span class="seat-text">
                <span class="who">{who}</span>
                {presence}
            </span>
            {bot}
            {sit}
            {stand}
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
    // The house in this browser fetches its games when it needs them, so it does not know all of them when it says hello.
    let levels = levels.or_else(|| client.card().map(|card| (card.levels)()));
    let add = move |_| {
        let level = level.get_untracked();
        client.ask(move |id| Request::Bot { id, seat, level });
    };
    view! {
        <span class="bot-choice">
            <LevelChoice level testid=format!("level-{seat}") levels=levels.unwrap_or_default() />
            <button data-testid=format!("bot-{seat}") on:click=add>
                {icon(Icon::Bot)}
                <span>{speech.say("page-add-bot")}</span>
            </button>
        </span>
    }
    .into_any()
}
