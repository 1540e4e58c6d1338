//! What can be done besides throwing: the most urgent beside the dice, everything as a list.

use leptos::prelude::*;
use serde_json::Value;
use table::{Seat, Time};
use temple::{Move, Question, Reply, Symbol};
use words::Names;

use super::around::Around;
use super::hand::Hand;
use super::pictures;
use super::practice::is_practice;
use super::sight::TempleSight;
use super::tray::let_go;
use crate::app::Page;
use crate::erased::{dynamic, memo, shown, text, truth};
use crate::game::Game;
use crate::speech::Speech;

/// How long there is to answer the call for the goddess. (Rules §1.9)
const VOTE_MS: f64 = 5_000.0;

/// What a move is called on a button: as the game calls it, unless what can be seen says more.
fn said(speech: Speech, sight: &TempleSight, names: &Names, act: Move) -> String {
    match act {
        Move::Throw { dice } => speech.text("temple-page-throw", &[("count", dice.len().into())]),
        Move::Free { seat } => {
            let mine = if sight.seat == Some(seat) { "yes" } else { "no" };
            let count = sight.of(seat).dice.locked.len().min(2);
            let name = Value::from(speech.seat_name(seat, names));
            let args = [("mine", mine.into()), ("name", name), ("count", count.into())];
            speech.text("temple-page-free", &args)
        }
        Move::Activate { tier } => {
            let room = sight.node().map(|room| sight.open.map.node(room).tile);
            let row =
                room.and_then(|tile| tile.stones()?.tiers.get(usize::from(tier).checked_sub(1)?).copied());
            let (cost, stones) = row.unwrap_or((0, tier));
            let stones = stones.min(sight.open.ark);
            let face = room.and_then(|tile| Some(format!("{:?}", tile.stones()?.symbol))).unwrap_or_default();
            let args = [("stones", stones.into()), ("face", face.into()), ("count", cost.into())];
            speech.text("temple-page-activate", &args)
        }
        act => offered(speech, sight.seat.unwrap_or(Seat::at(0)), names, act),
    }
}

/// What a move is called by the game.
pub(super) fn offered(speech: Speech, seat: Seat, names: &Names, act: Move) -> String {
    speech.offer(Game::Temple.name(), &serde_json::to_value(act).unwrap_or_default(), seat, names)
}

/// A direction, as the texts know it.
pub(super) fn dir_name(dir: temple::Dir) -> &'static str {
    match dir {
        temple::Dir::N => "N",
        temple::Dir::E => "E",
        temple::Dir::S => "S",
        temple::Dir::W => "W",
    }
}

/// What a move is called in tests.
fn testid(act: Move) -> String {
    match act {
        Move::Answer { with: Reply::Ready, .. } => "ready".to_owned(),
        Move::Answer { with: Reply::Yes, .. } => "vote-yes".to_owned(),
        Move::Answer { .. } => "vote-no".to_owned(),
        Move::Throw { .. } => "throw-some".to_owned(),
        Move::Free { seat } => format!("free-{seat}"),
        Move::Enter { dir } => format!("enter-{}", dir_name(dir)),
        Move::Discover { dir } => format!("discover-{}", dir_name(dir)),
        Move::Activate { tier } => format!("activate-{tier}"),
        Move::Escape { gift: None } => "escape".to_owned(),
        Move::Escape { gift: Some(seat) } => format!("escape-{seat}"),
        Move::Goddess => "goddess".to_owned(),
        Move::Share { .. } => "share-dice".to_owned(),
    }
}

/// A small drawing of what it is about.
fn drawing(act: Move) -> Option<String> {
    match act {
        Move::Free { .. } => Some(pictures::symbol(Symbol::G)),
        Move::Activate { .. } => Some(pictures::stone()),
        Move::Escape { .. } => Some(pictures::symbol(Symbol::K)),
        Move::Enter { .. } | Move::Discover { .. } => Some(pictures::symbol(Symbol::A)),
        _ => None,
    }
}

fn button(hand: Hand, names: Memo<Names>, act: Move, class: &'static str) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || {
        hand.seen.with(|sight| match sight {
            Some(sight) => names.with(|names| said(speech, sight, names, act)),
            None => String::new(),
        })
    });
    let drawn = drawing(act).map(|inside| {
        view! { <svg class="symbol" viewBox="-14 -14 28 28" aria-hidden="true" inner_html=inside></svg> }
            .into_any()
    });
    view! {
        <button
            class=class
            data-testid=testid(act)
            on:click=move |event| {
                let_go(&event);
                hand.act(act);
            }
        >
            {drawn}
            <span>{said}</span>
        </button>
    }
    .into_any()
}

/// A question to whoever looks: are you ready, shall we call the goddess. The dice stay in sight.
#[component]
pub(crate) fn Questions(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let names = hand.names;
    let answers = memo(move || {
        hand.seen.with(|sight| {
            let acts = sight.as_ref().map(|sight| sight.moves()).unwrap_or_default();
            acts.iter().filter(|act| matches!(act, Move::Answer { .. })).copied().collect::<Vec<_>>()
        })
    });
    let practice = truth(move || is_practice(hand.seen));
    dynamic(move || {
        let answers = answers.get();
        let Some(first) = answers.first() else { return ().into_any() };
        let (key, testid) = match first {
            Move::Answer { with: Reply::Ready, .. } if practice.get() => {
                ("temple-page-ask-practice", "ready-ask")
            }
            Move::Answer { with: Reply::Ready, .. } => ("temple-ask-start", "ready-ask"),
            _ => ("temple-ask-goddess", "vote"),
        };
        let buttons = answers.iter().map(|act| {
            let class = match act {
                Move::Answer { with: Reply::No, .. } => "big",
                _ => "primary big",
            };
            button(hand, names, *act, class)
        });
        let vote = hand
            .seen
            .with_untracked(|sight| sight.as_ref().and_then(|sight| sight.open.asks.get(Question::Goddess)));
        let left = (testid == "vote").then_some(vote).flatten().and_then(|ask| ask.until).map(|until| {
            let left = text(move || format!("scaleX({:.2})", part_left(hand, until)));
            view! { <span class="running-out" aria-hidden="true" style:transform=left></span> }.into_any()
        });
        view! {
            <section class="question" data-testid=testid role="status">
                {left}
                <p>{speech.say(key)}</p>
                <div class="answers">{buttons.collect::<Vec<_>>()}</div>
            </section>
        }
        .into_any()
    })
}

/// How much of the time to answer is left, from 0 to 1.
fn part_left(hand: Hand, until: Time) -> f64 {
    (until.since(hand.clock.ticking()) as f64 / VOTE_MS).min(1.0)
}

/// What the map cannot say with one touch: whom a gold mask frees, how many stones, who gets the die, the goddess.
#[component]
pub(crate) fn Strip(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let names = hand.names;
    let urgent = memo(move || {
        hand.seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            let is_urgent = |act: &&Move| match act {
                Move::Free { .. } | Move::Activate { .. } | Move::Escape { .. } => true,
                // She can be called whenever a die is locked; a thumb is led there when that may be wise.
                Move::Goddess => sight.needs_goddess(),
                // Where it makes no difference nobody is asked.
                Move::Share { on } => *on || sight.could_share(),
                _ => false,
            };
            let mut acts: Vec<Move> = sight.moves().iter().filter(is_urgent).copied().collect();
            // Most stones first, and what is asked of others last.
            acts.sort_by_key(|act| match act {
                Move::Activate { tier } => 10 - i32::from(*tier),
                Move::Escape { .. } => 0,
                Move::Free { .. } => 20,
                Move::Goddess => 30,
                _ => 40,
            });
            acts
        })
    });
    let buttons = dynamic(move || {
        let buttons = urgent.get().into_iter().map(|act| {
            let class = match act {
                Move::Activate { .. } | Move::Escape { .. } | Move::Free { .. } => "primary act",
                _ => "act",
            };
            button(hand, names, act, class)
        });
        buttons.collect::<Vec<_>>().into_any()
    });
    view! { <div class="strip" role="group" aria-label=speech.say("temple-page-strip") data-testid="strip">{buttons}</div> }
        .into_any()
}

/// Everything that can be done now, for those who would rather read than point.
#[component]
pub(crate) fn ActList(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let names = hand.names;
    let acts = memo(move || {
        hand.seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            // Alone there is nobody to share with.
            let matters = |act: &&Move| !matches!(act, Move::Share { .. }) || sight.open.seats.count() > 1;
            sight.moves().iter().filter(matters).copied().collect()
        })
    });
    let none = shown(
        move || acts.with(Vec::is_empty),
        move || view! { <p class="note">{speech.say("page-no-moves")}</p> }.into_any(),
    );
    let list = dynamic(move || {
        let acts = acts.get().into_iter();
        acts.map(|act| {
            let inside = text(move || {
                hand.seen.with(|sight| match sight {
                    Some(sight) => names.with(|names| said(speech, sight, names, act)),
                    None => String::new(),
                })
            });
            view! { <button class="quiet" data-testid=format!("list-{}", testid(act)) on:click=move |_| hand.act(act)>{inside}</button> }.into_any()
        })
        .collect::<Vec<_>>()
        .into_any()
    });
    view! {
        <details class="move-list" data-testid="move-list" open=untrack(|| is_practice(hand.seen))>
            <summary>{speech.say("page-moves")}</summary>
            <Around seen=hand.seen />
            <p class="note">{speech.say("temple-page-keys")}</p>
            {none}
            <div class="moves">{list}</div>
        </details>
    }
    .into_any()
}
