//! What people at a table ask of one another: pauses, ends, seats for the absent.

use art::Icon;
use leptos::prelude::*;
use protocol::{Phase, Proposal, Request, SeatOf, Wish};
use table::Seat;

use super::{names_at, seats_at};
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, memo, shown, text, truth};
use crate::picture::icon;

/// Everything that waits for an answer, and all that is unusual about the table now; a pause only if it is not told
/// elsewhere.
#[component]
pub(crate) fn Manners(client: Client, pause_elsewhere: bool) -> AnyView {
    let paused = (!pause_elsewhere).then(|| view! { <Paused client /> });
    view! {
        {paused}
        <Proposed client />
        <Absent client />
    }
    .into_any()
}

fn my_seat(client: Client) -> Memo<Option<Seat>> {
    memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat)))
}

/// Game time stands still.
#[component]
pub(crate) fn Paused(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let paused =
        truth(move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.paused)));
    let seat = my_seat(client);
    shown(
        move || paused.get(),
        move || {
            let resume = shown(
                move || seat.get().is_some(),
                move || {
                    let resume = move |_| client.ask(move |id| Request::Resume { id });
                    view! {
                        <button class="primary" data-testid="resume" on:click=resume>
                            {icon(Icon::Play)} <span>{speech.say("manners-resume")}</span>
                        </button>
                    }
                    .into_any()
                },
            );
            view! {
                <section class="card notice" data-testid="paused" role="status">
                    <p>{icon(Icon::Pause)} <span>{speech.say("manners-paused")}</span></p>
                    <div class="answers">{resume}</div>
                </section>
            }
            .into_any()
        },
    )
}

/// Somebody has proposed something.
#[component]
fn Proposed(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let (names, seat) = (names_at(client), my_seat(client));
    let proposal = memo(move || {
        client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.proposal.clone()))
    });
    dynamic(move || {
        let Some(Proposal { what, by, agreed }) = proposal.get() else { return ().into_any() };
        let mine = seat.get();
        let answered = mine.is_none_or(|seat| agreed.contains(seat));
        let said = text(move || {
            let name = names.with(|names| speech.seat_name(by, names));
            let key = match (what, mine == Some(by)) {
                (Wish::Pause, true) => "manners-pause-asked",
                (Wish::Pause, false) => "manners-pause-wish",
                (Wish::End, true) => "manners-end-asked",
                (Wish::End, false) => "manners-end-wish",
            };
            speech.text(key, &[("name", name.into())])
        });
        let agree = (!answered).then(|| {
            let agree = move |_| client.ask(move |id| Request::Agree { id });
            view! { <button class="primary" data-testid="agree" on:click=agree>{speech.say("manners-agree")}</button> }
                .into_any()
        });
        let decline = mine.map(|seat| {
            let key = if seat == by { "manners-withdraw" } else { "manners-decline" };
            let decline = move |_| client.ask(move |id| Request::Decline { id });
            view! { <button data-testid="decline" on:click=decline>{speech.say(key)}</button> }.into_any()
        });
        view! {
            <section class="card notice" data-testid="proposal" role="status">
                <p>{icon(Icon::Hand)} <span>{said}</span></p>
                <div class="answers">{agree} {decline}</div>
            </section>
        }
        .into_any()
    })
}

/// Seats whose people are away, and the own seat if a bot plays for it.
#[component]
fn Absent(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let (names, seats, mine) = (names_at(client), seats_at(client), my_seat(client));
    let playing = truth(move || {
        client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.phase == Phase::Playing))
    });
    let me = memo(move || client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest)));
    let kept = memo(move || {
        let seats = seats.get();
        let held = seats.iter().position(|sitter| match sitter {
            SeatOf::Bot { keeps: Some(keeps), conceded: false, .. } => Some(keeps.guest) == me.get(),
            _ => false,
        });
        held.and_then(|seat| Seat::new(seat as u8)).filter(|_| playing.get())
    });
    let take = dynamic(move || match kept.get() {
        Some(seat) => {
            let take = move |_| client.ask(move |id| Request::Take { id, seat });
            view! {
                <section class="card notice" data-testid="kept" role="status">
                    <p>{icon(Icon::Bot)} <span>{speech.say("manners-bot-plays")}</span></p>
                    <div class="answers">
                        <button class="primary" data-testid="take" on:click=take>{speech.say("manners-take")}</button>
                    </div>
                </section>
            }
            .into_any()
        }
        None => ().into_any(),
    });
    let away = memo(move || {
        let seated = playing.get() && mine.get().is_some();
        if seated { client.here.with(|here| here.away.clone()) } else { Vec::new() }
    });
    let rows = dynamic(move || {
        let row = |seat: Seat| {
            let said = text(move || {
                let name = names.with(|names| speech.seat_name(seat, names));
                speech.text("manners-away", &[("name", name.into())])
            });
            let put = move |_| client.ask(move |id| Request::Bot { id, seat, level: STAND_IN.to_owned() });
            view! {
                <section class="card notice" data-testid=format!("away-{seat}") role="status">
                    <p>{icon(Icon::Hourglass)} <span>{said}</span></p>
                    <div class="answers">
                        <button data-testid=format!("stand-in-{seat}") on:click=put>{speech.say("manners-stand-in")}</button>
                    </div>
                </section>
            }
            .into_any()
        };
        away.get().into_iter().map(row).collect::<Vec<_>>().into_any()
    });
    view! { {take} {rows} }.into_any()
}

/// How well a bot plays for somebody who is away.
pub(crate) const STAND_IN: &str = "good";
