//! The others: how many cards they hold, what traps they are in, whose leader they have. Touching one lays a trap there.

use art::Ink;
use art::master::{BADGE, Badge, PIP};
use leptos::prelude::*;
use master::{Card, Move, Player};
use table::{Seat, Time};

use super::hand::{Hand, Seen};
use super::naming::arguments;
use super::pictures;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{classes, dynamic, memo, text, truth};
use crate::seen::own_seat;
use crate::table_view::players::{away, name_of, players, signed};
use words::Names;

/// Everybody but whoever looks.
#[component]
pub(crate) fn Rivals(client: Client, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    players(client, "rivals", Some(own_seat(hand.seen)), move |sitter, seat| {
        let away = text(move || away(client, speech, &sitter, seat).unwrap_or_default());
        rival(hand.seen, hand.names, seat, away, Some(hand))
    })
}

/// What can be seen of a seat.
fn player(seen: Seen, seat: Seat) -> Memo<Player> {
    memo(move || seen.with(|sight| sight.as_ref().map(|sight| *sight.open.player(seat)).unwrap_or_default()))
}

/// The traps that a seat is in, +3 first, with the time until they are carried out.
fn traps(seen: Seen, seat: Seat) -> Vec<(Card, Option<Time>)> {
    seen.with(|sight| {
        let Some(sight) = sight else { return Vec::new() };
        let plus = sight.open.plus.iter().filter(|plus| plus.whose == seat);
        let plus = plus.map(|plus| (plus.card, plus.until));
        plus.chain(sight.open.player(seat).trap.map(|trap| (trap, None))).collect()
    })
}

/// The trap that the one chosen card would be for this seat.
fn trap_for(hand: Hand, seat: Seat) -> Option<Move> {
    let chosen = hand.chosen.get();
    hand.seen.with(|sight| {
        let acts = sight.as_ref().filter(|sight| sight.has_started())?.with(&chosen);
        acts.into_iter().find(|act| matches!(act, Move::Trap { target, .. } if *target == seat))
    })
}

fn picture(badge: Badge) -> AnyView {
    let inside = art::master::badge(badge, Ink::Page);
    view! { <svg class="badge" viewBox=BADGE aria-hidden="true" inner_html=inside></svg> }.into_any()
}

/// One of them.
pub(crate) fn rival(
    seen: Seen,
    names: Memo<Names>,
    seat: Seat,
    away: Signal<String>,
    hand: Option<Hand>,
) -> AnyView {
    let speech = Page::here().speech;
    let player = player(seen, seat);
    let who = name_of(seat, names);
    let target = truth(move || hand.is_some_and(|hand| trap_for(hand, seat).is_some()));
    let dealer =
        truth(move || seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.open.dealer == seat)));
    let turn = truth(move || seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_turn_of(seat))));
    let mate = truth(move || {
        seen.with(|sight| {
            let sight = sight.as_ref();
            sight.is_some_and(|sight| sight.seat.is_some_and(|me| sight.open.mate_of(me) == Some(seat)))
        })
    });
    let class = text(move || {
        let player = player.get();
        let trapped = !traps(seen, seat).is_empty();
        let on = [
            ("target", target.get()),
            ("trapped", trapped),
            ("out", player.out),
            ("turn", turn.get()),
            ("mate-of-mine", mate.get()),
        ];
        classes("rival", on)
    });
    let label = text(move || {
        let player = player.get();
        let args = [
            ("name", who.get().into()),
            ("cards", player.hand.into()),
            ("total", player.total.into()),
            ("out", if player.out { "yes" } else { "no" }.into()),
        ];
        let mut said = vec![speech.text("master-page-rival", &args)];
        let also = |what: &str, tribe: &str| {
            speech.text("master-page-also", &[("what", what.into()), ("tribe", tribe.into())])
        };
        let is = [("partner", mate.get()), ("dealer", dealer.get()), ("turn", turn.get())];
        said.extend(is.into_iter().filter(|(_, is)| *is).map(|(what, _)| also(what, "")));
        said.extend(player.leader.map(|tribe| also("leader", tribe.name())));
        said.extend(player.beast.then(|| speech.text("master-beast-mode", &[])));
        let cards = traps(seen, seat).into_iter();
        said.extend(cards.map(|(card, _)| {
            let name = speech.text("master-card", &arguments(card));
            speech.text("master-page-in-trap", &[("card", name.into())])
        }));
        said.join(", ")
    });
    let leader = dynamic(move || match player.get().leader {
        Some(tribe) => {
            let inside = art::master::pip(pictures::tribe(tribe), Ink::Page);
            let class = if player.get().beast { "pip beast" } else { "pip" };
            view! { <svg class=class viewBox=PIP aria-hidden="true" inner_html=inside></svg> }.into_any()
        }
        None => ().into_any(),
    });
    let caught = dynamic(move || {
        traps(seen, seat)
            .into_iter()
            .map(|(card, _)| picture(pictures::trap(card)))
            .collect::<Vec<_>>()
            .into_any()
    });
    let marks = dynamic(move || {
        let marks = [(Badge::Dealer, dealer.get()), (Badge::Master, player.get().out)];
        marks
            .into_iter()
            .filter(|(_, is)| *is)
            .map(|(badge, _)| picture(badge))
            .collect::<Vec<_>>()
            .into_any()
    });
    let count = text(move || player.get().hand.to_string());
    let total = text(move || player.get().total.to_string());
    view! {
        <li>
            <button
                class=class
                data-testid=format!("player-{seat}")
                data-hand=count
                title=label
                on:click=move |_| {
                    let Some(hand) = hand else { return };
                    match trap_for(hand, seat) {
                        Some(act) => hand.act(act),
                        None => hand.look_at(seat),
                    }
                }
            >
                <span class="unseen">{label}</span>
                <span class="rival-name" aria-hidden="true">{signed(seat, who)}
                    <span class="rival-marks">{marks} {leader}</span>
                </span>
                <span class="rival-facts" aria-hidden="true">
                    {picture(Badge::Hand)}
                    <strong>{count}</strong>
                    {picture(Badge::Blunder)}
                    <span class="total">{total}</span>
                    {caught}
                </span>
                <span class="note">{away}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The own traps: a +3 as a ring that runs out.
#[component]
pub(crate) fn OwnTraps(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let mine = memo(move || {
        let seat = hand.seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        seat.map(|seat| traps(hand.seen, seat)).unwrap_or_default()
    });
    let rows = dynamic(move || {
        let rows = mine.get().into_iter().map(|(card, until)| {
            let left = until.map(|until| hand.clock.wait(until).as_millis());
            let ring = left.map(|left| {
                view! {
                    <svg class="ring" viewBox="-18 -18 36 36" aria-hidden="true">
                        <circle r="15" pathLength="100" style:animation-duration=format!("{left}ms")></circle>
                    </svg>
                }
            });
            let inside = art::master::badge(pictures::trap(card), Ink::Page);
            view! {
                <li class="own-trap" data-testid=format!("trapped-{card}")>
                    {ring}
                    <svg class="badge" viewBox=BADGE aria-hidden="true" inner_html=inside></svg>
                    <span>{text(move || speech.text("master-page-trapped", &arguments(card)))}</span>
                </li>
            }
            .into_any()
        });
        let rows: Vec<AnyView> = rows.collect();
        if rows.is_empty() {
            return ().into_any();
        }
        view! { <ul class="own-traps">{rows}</ul> }.into_any()
    });
    view! { <div role="status">{rows}</div> }.into_any()
}
