//! Escape Plan as one sees it: the day, the others, the city, what is asked, and the own board.

use leptos::prelude::*;
use plan::{Period, Plan};

use super::ask::{Ask, MoveList};
use super::board::{About, Board};
use super::city::{City, camera};
use super::hand::{Hand, Seen, anchor};
use super::outcome::Outcome;
use super::robbers::Robbers;
use super::sounds;
use super::trip::Trip;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::client::Client;
use crate::erased::{memo, shown, text, truth};
use crate::game::Game;
use crate::more_views::end;
use crate::seen::{is, scroll_up_at_the_end, seen_by, seen_by_a_room, turn, watching};
use crate::speech::Speech;
use crate::table_view::Told;
use crate::table_view::curtain::{Curtain, Hidden};
use crate::table_view::journal::Journal;
use crate::table_view::names_at;
use crate::table_view::side::side;
use crate::table_view::since::{Since, SinceView};
use crate::table_view::undo::undo;
use crate::table_view::why_not::{said, why_not};

/// The game, running or over.
#[component]
pub(crate) fn Play(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let seen = seen_by::<Plan>(client);
    let since = Since::at(client);
    let hand = Hand::at(client, seen, since);
    provide_context(hand);
    let guide = Page::here().parts.more(Game::Plan).show_if_here(move |more| (more.guide)(client));
    let camera = camera(seen);
    sounds::listen(client, hand);
    let over = is(seen, |sight| sight.is_over);
    let seated = is(seen, |sight| sight.seat.is_some());
    scroll_up_at_the_end(over);
    let hidden = Hidden::new(client, turn(seen));
    let outcome = end(client, Game::Plan, over);
    let ask = shown(move || !over.get(), move || view! { <Trip hand /> <Ask hand /> }.into_any());
    let mine = shown(
        move || seated.get(),
        move || {
            let seat = Signal::derive(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat)));
            view! { <section class="card my-board" data-testid="my-board"><Board hand seat /></section> }
                .into_any()
        },
    );
    let watching = watching(seated);
    let undo = shown(move || seated.get() && !over.get(), move || undo(client, Some("quiet")));
    let list = shown(move || seated.get() && !over.get(), move || view! { <MoveList hand /> }.into_any());
    let said = said(Game::Plan, move || hand.no.get(), hand.names);
    let anchor = memo(move || hand.no.with(|no| no.as_ref().and_then(anchor)));
    view! {
        <div class="play heist" data-testid="plan">
            <div class="behind-the-curtain" inert=truth(move || hidden.is_down())>
                <h1 class="unseen">{speech.say("plan-name")}</h1>
                <div class="heist-stage">
                    <DayBar seen undo />
                    <Robbers hand />
                    <City hand camera over=view! { <Told client /> }.into_any() />
                    <div class="heist-hand">
                        <SinceView client since />
                        {outcome}
                        {why_not(Game::Plan, said, anchor)}
                        {ask}
                        <About hand />
                        {mine}
                        {watching}
                    </div>
                </div>
                {side(client, list, false)}
            </div>
            <Curtain client hidden />
            {guide}
        </div>
    }
    .into_any()
}

/// What a period is called.
fn period(speech: Speech, period: Period) -> String {
    let name = table::write(period).ok().and_then(|name| name.as_str().map(str::to_owned));
    speech.option(Game::Plan, "period", &name.unwrap_or_default())
}

/// The day and its part, and how the exits are.
#[component]
pub(super) fn DayBar(seen: Seen, #[prop(optional)] undo: Option<AnyView>) -> AnyView {
    let speech = Page::here().speech;
    let when = text(move || {
        let now = seen.with(|sight| sight.as_ref().map(|sight| (sight.open.day, sight.open.period)));
        let Some((day, now)) = now else { return String::new() };
        speech.text("plan-page-day", &[("day", day.into()), ("period", period(speech, now).into())])
    });
    let day = text(move || {
        let day = seen.with(|sight| sight.as_ref().map(|sight| sight.open.day));
        day.map(|day| day.to_string()).unwrap_or_default()
    });
    let exits = text(move || {
        let exits = seen.with(|sight| sight.as_ref().map(|sight| sight.open.exits));
        let told = exits.into_iter().flatten().zip(1_u8..).map(|(exit, number)| {
            let state = match (exit.closed, exit.patrols) {
                (Some(_), _) => "closed",
                (None, 0) => "open",
                (None, _) => "watched",
            };
            speech.text("plan-page-exit", &[("number", number.into()), ("state", state.into())])
        });
        told.collect::<Vec<_>>().join(" · ")
    });
    view! {
        <div class="day-bar" data-testid="day" data-day=day>
            <strong>{when}</strong>
            <span class="exits" data-testid="exits">{exits}</span>
            {undo}
        </div>
    }
    .into_any()
}

/// The city for a whole room, with nothing private in it.
#[component]
pub(crate) fn BigCity(client: Client) -> AnyView {
    let seen: Seen = seen_by_a_room(client);
    let hand = Hand::new(AtTable::looking(seen), names_at(client));
    let camera = camera(seen);
    let over = is(seen, |sight| sight.is_over);
    let outcome = shown(move || over.get(), move || view! { <Outcome client seen /> }.into_any());
    view! {
        <div class="play room heist">
            <div class="heist-stage"><DayBar seen /> <City hand camera /></div>
            <div class="side">
                {outcome}
                <Robbers hand />
                <Journal client />
            </div>
        </div>
    }
    .into_any()
}
