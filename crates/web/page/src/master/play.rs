//! Escape Master as one sees it: the others, the stacks, and the own cards under the thumbs.

use art::Ink;
use art::master::CARD;
use leptos::prelude::*;
use master::{Master, Move, Stage};

use super::about::About;
use super::asks::Questions;
use super::carry::Carry;
use super::fan::Fan;
use super::hand::{Hand, Seen};
use super::keys;
use super::moments::Moments;
use super::refused::Refused;
use super::rivals::{OwnTraps, Rivals, rival};
use super::scores::Scores;
use super::sounds;
use super::stacks::StackField;
use super::strip::{Strip, button};
use crate::app::Page;
use crate::at_table::AtTable;
use crate::client::Client;
use crate::clock::Clock;
use crate::erased::{classes, dynamic, memo, shown, text, truth};
use crate::game::Game;
use crate::more_views::end;
use crate::seen::{is, scroll_up_at_the_end, seen_by, seen_by_a_room, watching};
use crate::table_view::journal::Journal;
use crate::table_view::move_list::move_list;
use crate::table_view::players::name_of;
use crate::table_view::side::side;
use crate::table_view::{Told, names_at, seats_at};

/// The game, running or over.
#[component]
pub(crate) fn Play(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let seen = seen_by::<Master>(client);
    let clock = Clock::of(client);
    let hand = Hand::at(client, seen, clock);
    let carry = Carry::new();
    sounds::listen(client, hand);
    keys::listen(hand);
    let over = is(seen, |sight| sight.is_over);
    let seated = is(seen, |sight| sight.seat.is_some());
    let asking = is(seen, |sight| !sight.open.asks.is_empty() && !sight.is_over);
    scroll_up_at_the_end(over);
    let outcome = end(client, Game::Master, over);
    let between =
        shown(move || asking.get(), move || view! { <Between hand /> <Questions hand /> }.into_any());
    let field =
        shown(move || !over.get() && !asking.get(), move || view! { <StackField hand carry /> }.into_any());
    let mine = shown(
        move || seated.get() && !over.get(),
        move || {
            view! {
                <MateHand hand />
                <OwnTraps hand />
                <Refused hand />
                <div class="pile-and-strip"><PileButton hand /> <Strip hand /></div>
                <Fan hand carry />
            }
            .into_any()
        },
    );
    let watching = watching(seated);
    let list = shown(move || seated.get() && !over.get(), move || view! { <ActList hand /> }.into_any());
    let class = text(move || {
        let hit = hand.seen.with(|sight| {
            sight.as_ref().is_some_and(|sight| sight.seat.is_some_and(|seat| sight.open.plus_on(seat)))
        });
        classes("play master", [("pressed", hit)])
    });
    view! {
        <div class=class data-testid="master" data-stage=text(move || stage_name(seen))>
            <h1 class="unseen">{speech.say("master-name")}</h1>
            <div class="master-stage">
                <RoundBar hand />
                <Rivals client hand />
                <div class="master-middle">{outcome} {between} {field} <About hand /> <Moments client hand /> <Told client /></div>
                <div class="master-hand" inert=hand.rests>{mine} {watching}</div>
            </div>
            {side(client, list, false)}
        </div>
    }
    .into_any()
}

/// What is being done, for tests and styles.
fn stage_name(seen: Seen) -> String {
    let stage = seen.with(|sight| sight.as_ref().map(|sight| sight.open.stage));
    match stage {
        Some(Stage::Play) => "play",
        Some(Stage::Photo { .. }) => "photo",
        Some(Stage::Countdown { .. }) => "countdown",
        Some(Stage::Ready) => "ready",
        Some(Stage::Over) => "over",
        Some(_) => "before",
        None => "",
    }
    .to_owned()
}

/// The round, the own total and leader.
#[component]
fn RoundBar(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let seen = hand.seen;
    let round = text(move || {
        let round = seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.round));
        speech.text("master-page-round", &[("round", round.into())])
    });
    let me = memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.me().copied())));
    let total = text(move || {
        seen.with(|sight| {
            let Some((sight, seat)) = sight.as_ref().and_then(|sight| Some((sight, sight.seat?))) else {
                return String::new();
            };
            let key = if sight.open.options.teams { "master-page-team-total" } else { "master-page-total" };
            speech.text(key, &[("total", sight.open.team_total(seat).into())])
        })
    });
    let turn = text(move || {
        seen.with(|sight| {
            let Some((seat, turn)) = sight.as_ref().and_then(|sight| Some((sight.seat, sight.turn()?)))
            else {
                return String::new();
            };
            let name = hand.names.with(|names| speech.seat_name(turn, names));
            let mine = if seat == Some(turn) { "yes" } else { "no" };
            speech.text("master-page-turn", &[("name", name.into()), ("mine", mine.into())])
        })
    });
    let leader = dynamic(move || {
        let Some(me) = me.get() else { return ().into_any() };
        let Some(tribe) = me.leader else { return ().into_any() };
        let inside = art::master::portrait(super::pictures::tribe(tribe), Ink::Page);
        let label = text(move || {
            let args =
                [("tribe", tribe.name().into()), ("beast", if me.beast { "yes" } else { "no" }.into())];
            speech.text("master-page-leader", &args)
        });
        view! {
            <button
                class=classes("my-leader", [("beast", me.beast), ("silenced", me.silenced)])
                data-testid="my-leader"
                on:click=move |_| {
                    if let Some(seat) = seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat)) {
                        hand.look_at(seat);
                    }
                }
            >
                <svg viewBox=art::master::PORTRAIT aria-hidden="true" inner_html=inside></svg>
                <span>{label}</span>
            </button>
        }
        .into_any()
    });
    view! {
        <div class="round-bar" data-testid="round-bar">
            <strong>{round}</strong>
            <span class="turn-of" data-testid="turn" role="status">{turn}</span>
            {leader}
            <span class="my-total" data-testid="my-total">{total}</span>
        </div>
    }
    .into_any()
}

/// The hand of one's mate, who sees one's own as well. (§10)
#[component]
fn MateHand(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let mate = memo(move || {
        hand.seen.with(|sight| {
            let sight = sight.as_ref()?;
            Some((sight.open.mate_of(sight.seat?)?, sight.mine().mate?))
        })
    });
    dynamic(move || {
        let Some((seat, cards)) = mate.get() else { return ().into_any() };
        let who = name_of(seat, hand.names);
        let said = text(move || {
            let names: Vec<String> = cards
                .iter()
                .map(|card| speech.text("master-card", &super::naming::arguments(card)))
                .collect();
            names.join(", ")
        });
        let drawn = cards.iter().map(|card| {
            view! { <svg viewBox=CARD aria-hidden="true" inner_html=super::pictures::card(card)></svg> }
                .into_any()
        });
        view! {
            <div class="laid-open mate-hand" data-testid="mate-hand">
                <span class="who">{who}</span>
                <span class="open-cards">{drawn.collect::<Vec<_>>()}</span>
                <span class="unseen">{said}</span>
            </div>
        }
        .into_any()
    })
}

/// The pile: touching it draws.
#[component]
pub(super) fn PileButton(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let count = memo(move || hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.pile)));
    let may = truth(move || {
        hand.seen.with(|sight| {
            sight.as_ref().is_some_and(|sight| sight.has_started() && sight.moves().contains(&Move::Draw))
        })
    });
    let label = text(move || speech.text("master-page-pile", &[("count", count.get().into())]));
    view! {
        <button
            class=text(move || classes("pile", [("may", may.get()), ("empty", count.get() == 0)]))
            data-testid="draw"
            aria-label=label
            on:click=move |_| hand.act(Move::Draw)
        >
            <svg viewBox=CARD aria-hidden="true" inner_html=art::master::back(Ink::Page)></svg>
            <span class="pile-count" aria-hidden="true">{text(move || count.get().to_string())}</span>
        </button>
    }
    .into_any()
}

/// Between two rounds: how the last one ended, and how it stands.
#[component]
fn Between(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let seen = hand.seen;
    let last = memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.open.last)));
    dynamic(move || {
        let Some(tally) = last.get() else { return ().into_any() };
        let rows = tally.played.iter().map(|seat| {
            let who = name_of(seat, hand.names);
            let got = tally.received[seat.index()];
            let cards = tally.hands[seat.index()].iter().map(|card| {
                view! { <svg viewBox=CARD aria-hidden="true" inner_html=super::pictures::card(card)></svg> }.into_any()
            });
            let said = text(move || speech.text("master-page-got", &[("count", got.into())]));
            view! {
                <li class=classes("laid-open", [("out", tally.out.contains(seat))])>
                    <span class="who">{who}</span>
                    <span class="open-cards">{cards.collect::<Vec<_>>()}</span>
                    <strong>{said}</strong>
                </li>
            }
            .into_any()
        });
        view! {
            <section class="between" data-testid="between">
                <h2>{text(move || speech.text("master-page-after", &[("round", tally.round.into())]))}</h2>
                <ul>{rows.collect::<Vec<_>>()}</ul>
                <details class="score-fold">
                    <summary>{speech.say("master-page-scores")}</summary>
                    <Scores seen names=hand.names />
                </details>
            </section>
        }
        .into_any()
    })
}

/// Everything that can be done now, for those who would rather read than point.
#[component]
fn ActList(hand: Hand) -> AnyView {
    /// More than anybody reads.
    const MOST: usize = 60;
    let moves = move || {
        hand.seen.with(|sight| {
            sight.as_ref().map(|sight| sight.moves().iter().take(MOST).copied().collect()).unwrap_or_default()
        })
    };
    move_list(moves, move |act| button(hand, act, "quiet"))
}

/// The game for a whole room: nobody's hand.
#[component]
pub(crate) fn BigTable(client: Client) -> AnyView {
    let seen: Seen = seen_by_a_room(client);
    let clock = Clock::of(client);
    let names = names_at(client);
    let hand = Hand::new(AtTable::looking(seen), clock, names, truth(|| false));
    let carry = Carry::new();
    let seats = seats_at(client);
    let rows = dynamic(move || {
        let count = seats.with(Vec::len) as u8;
        let rows = (0..count).filter_map(table::Seat::new);
        rows.map(|seat| rival(seen, names, seat, text(String::new), None)).collect::<Vec<_>>().into_any()
    });
    view! {
        <div class="play room master">
            <div class="master-stage">
                <RoundBar hand />
                <ul class="rivals">{rows}</ul>
                <div class="master-middle"><StackField hand carry /> <Moments client hand /></div>
            </div>
            <div class="side"><Scores seen names /> <Journal client /></div>
        </div>
    }
    .into_any()
}
