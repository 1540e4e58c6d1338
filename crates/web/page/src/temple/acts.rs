//! What can be done besides throwing: the most urgent beside the dice, everything as a list.

use leptos::prelude::*;
use serde_json::Value;
use temple::Move;
use words::Names;

use super::act::{Act, Argument, Asked, Icon, Label};
use super::aim::Places;
use super::around::Around;
use super::hand::{Hand, Seen};
use super::pictures;
use super::practice::is_practice;
use super::sight::TempleSight;
use super::tray::let_go;
use crate::app::Page;
use crate::browser;
use crate::erased::{dynamic, memo, shown, text};
use crate::game::Game;
use crate::speech::Speech;

/// What a move is called on a button.
pub(super) fn said(speech: Speech, sight: &TempleSight, names: &Names, mv: Move) -> String {
    match Act::of(mv, sight).label {
        Label::Offered => speech.offer(Game::Temple, &mv, sight.seat, names),
        Label::Text(key, args) => {
            let say = |argument: Argument| match argument {
                Argument::Value(value) => value,
                Argument::Name(seat) => speech.seat_name(seat, names).into(),
                Argument::Chamber(tile) => {
                    speech.text("temple-chamber", &[("tile", tile.to_string().into())]).into()
                }
            };
            let args: Vec<(&str, Value)> = args.into_iter().map(|(name, arg)| (name, say(arg))).collect();
            speech.text(key, &args)
        }
    }
}

fn drawing(icon: Icon) -> String {
    match icon {
        Icon::Symbol(symbol) => pictures::symbol(symbol),
        Icon::Stone => pictures::stone(),
        Icon::Curse(curse) => pictures::scaled(1.3, &pictures::curse(curse)),
        Icon::Treasure(treasure) => pictures::scaled(1.3, &pictures::treasure(treasure)),
    }
}

/// The moves that have a place, in the order of their places. It changes only when they do, so that no button is made anew
/// under a finger.
fn placed(seen: Seen, place: fn(&Act) -> Option<u8>) -> Memo<Vec<Move>> {
    memo(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            let all = sight.moves().iter();
            let mut placed: Vec<(u8, Move)> =
                all.filter_map(|mv| Some((place(&Act::of(*mv, sight))?, *mv))).collect();
            table::sort_by_key(&mut placed, |(place, _)| *place);
            placed.into_iter().map(|(_, mv)| mv).collect()
        })
    })
}

/// Notes that the buttons of these moves stand there now.
fn stand(places: Aimed, moves: Vec<Move>) -> Vec<Move> {
    places.update_value(|places| places.change(&moves, browser::now()));
    moves
}

/// How these moves are shown.
fn described(seen: Seen, moves: Vec<Move>) -> Vec<(Move, Act)> {
    seen.with_untracked(|sight| {
        let sight = sight.as_ref();
        moves.into_iter().filter_map(|mv| Some((mv, Act::of(mv, sight?)))).collect()
    })
}

/// What a button says. What can be seen may change while the button stays.
fn label(hand: Hand, mv: Move) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || {
        hand.seen.with(|sight| match sight {
            Some(sight) => hand.names.with(|names| said(speech, sight, names, mv)),
            None => String::new(),
        })
    })
}

/// Buttons that come and go, by place.
type Aimed = StoredValue<Places<Move>>;

/// Whether a press is meant for this button. With keys and screen readers, which press by name, it always is.
fn is_meant(places: Aimed, mv: Move, event: &web_sys::MouseEvent) -> bool {
    event.detail() == 0 || places.with_value(|places| places.is_meant(&mv, browser::now()))
}

fn button(hand: Hand, mv: Move, act: Act, class: &'static str, places: Aimed) -> AnyView {
    let drawn = act.icon.map(|icon| {
        view! { <svg class="symbol" viewBox="-14 -14 28 28" aria-hidden="true" inner_html=drawing(icon)></svg> }
            .into_any()
    });
    view! {
        <button
            class=class
            data-testid=act.testid
            on:click=move |event| {
                let_go(&event);
                if is_meant(places, mv, &event) {
                    hand.act(mv);
                }
            }
        >
            {drawn}
            <span>{label(hand, mv)}</span>
        </button>
    }
    .into_any()
}

/// The questions to this seat, such as whether to call the goddess, each with its answers. The dice stay in sight.
#[component]
pub(crate) fn Questions(hand: Hand) -> AnyView {
    let answers = placed(hand.seen, |act| act.answers.map(|_| 0));
    let places = StoredValue::new(Places::none());
    dynamic(move || {
        let answers = described(hand.seen, stand(places, answers.get()));
        let cards = answers.chunk_by(|(_, one), (_, next)| one.answers == next.answers);
        let cards = cards.filter_map(|card| Some(question(hand, card.first()?.1.answers?, card, places)));
        cards.collect::<Vec<_>>().into_any()
    })
}

/// A question with its answers.
fn question(hand: Hand, asked: Asked, answers: &[(Move, Act)], places: Aimed) -> AnyView {
    let buttons = answers.iter().map(|(mv, act)| {
        let class = if act.is_primary { "primary big" } else { "big" };
        button(hand, *mv, act.clone(), class, places)
    });
    let speech = Page::here().speech;
    let left = asked.bar_ms.map(|bar_ms| running_out(hand, asked.number, bar_ms));
    let said = text(move || match asked.about {
        Some((by, to)) => {
            let name = hand.names.with(|names| speech.seat_name(by, names));
            speech.text(asked.key, &[("name", name.into()), ("tile", to.to_string().into())])
        }
        None => speech.text(asked.key, &[]),
    });
    // A seat that is asked in the middle of the game goes on rolling.
    let class = if asked.about.is_some() { "question brief" } else { "question" };
    view! {
        <section class=class data-testid=asked.testid role="status">
            {left}
            <p>{said}</p>
            <div class="answers">{buttons.collect::<Vec<_>>()}</div>
        </section>
    }
    .into_any()
}

/// How much of the time is left in which a question is open.
pub(super) fn running_out(hand: Hand, number: u32, of_ms: u64) -> AnyView {
    let left = text(move || {
        let now = hand.clock.ticking();
        let left = hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.ms_left(number, now)));
        format!("scaleX({:.2})", (left as f64 / of_ms as f64).min(1.0))
    });
    view! { <span class="running-out" aria-hidden="true" style:transform=left></span> }.into_any()
}

/// What the map cannot say with one touch: whom a gold mask frees, how many stones, who gets the die, the goddess.
#[component]
pub(crate) fn Strip(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let urgent = placed(hand.seen, |act| act.beside_dice);
    let places = StoredValue::new(Places::none());
    let buttons = dynamic(move || {
        let buttons = described(hand.seen, stand(places, urgent.get())).into_iter().map(|(mv, act)| {
            let class = if act.is_primary { "primary act" } else { "act" };
            button(hand, mv, act, class, places)
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
    let moves = placed(hand.seen, |act| act.in_list);
    let none = shown(
        move || moves.with(Vec::is_empty),
        move || view! { <p class="note">{speech.say("page-no-moves")}</p> }.into_any(),
    );
    let places = StoredValue::new(Places::none());
    let list = dynamic(move || {
        let acts = described(hand.seen, stand(places, moves.get())).into_iter();
        acts.map(|(mv, act)| {
            let press = move |event| {
                if is_meant(places, mv, &event) {
                    hand.act(mv);
                }
            };
            view! {
                <button class="quiet" data-testid=format!("list-{}", act.testid) on:click=press>
                    {label(hand, mv)}
                </button>
            }
            .into_any()
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
