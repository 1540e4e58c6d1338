//! What else can be done: with the chosen cards, or without any.

use leptos::prelude::*;
use master::{Card, Kind, Move};

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text};
use crate::game::Game;
use crate::keys::is_press;

/// How long a ninja pose is held, in milliseconds.
const POSE_MS: u64 = 1_000;

/// What a move is called.
pub(super) fn said(hand: Hand, act: Move) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || {
        let by = hand.seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        hand.names.with(|names| speech.offer(Game::Master, &act, by, names))
    })
}

/// What a move is called in tests.
pub(super) fn testid(act: Move) -> String {
    let name = |card: Option<Card>| card.map(|card| format!("-{card}")).unwrap_or_default();
    match act {
        Move::Answer { .. } => "answer".to_owned(),
        Move::Place { cards, .. } => {
            format!("place{}", cards.iter().map(|card| format!("-{card}")).collect::<String>())
        }
        Move::DeadEnd { stack, .. } => format!("dead-end-{stack}"),
        Move::Trap { card, target } => format!("trap-{card}-{target}"),
        Move::Escape { card, trap, discard } => format!("escape-{card}{}{}", name(trap), name(discard)),
        Move::Drop { card: None } => "drop-all".to_owned(),
        Move::Drop { card } => format!("drop{}", name(card)),
        Move::Draw => "draw".to_owned(),
        Move::CallDraw => "call-draw".to_owned(),
        Move::TakeThree { trap } => format!("take-{trap}"),
        Move::Vanish => "vanish".to_owned(),
        Move::Pose { trap } => format!("pose-{trap}"),
        Move::Story11 { card } => format!("story11{}", name(card)),
        Move::Pass => "pass".to_owned(),
    }
}

/// A button that does it.
pub(super) fn button(hand: Hand, act: Move, class: &'static str) -> AnyView {
    if let Move::Pose { .. } = act {
        return hold_button(hand, act, class);
    }
    view! {
        <button class=class data-testid=testid(act) on:click=move |_| hand.act(act)>{said(hand, act)}</button>
    }
    .into_any()
}

/// A button that has to be held: a pose is struck with patience.
fn hold_button(hand: Hand, act: Move, class: &'static str) -> AnyView {
    let held = RwSignal::new(0_u32);
    let press = move || {
        if held.get_untracked() % 2 == 1 {
            return;
        }
        held.update(|held| *held += 1);
        let number = held.get_untracked();
        let strike = move || {
            if held.try_get_untracked() == Some(number) {
                held.set(number + 1);
                hand.act(act);
            }
        };
        set_timeout(strike, std::time::Duration::from_millis(POSE_MS));
    };
    let release = move || {
        if held.get_untracked() % 2 == 1 {
            held.update(|held| *held += 1);
        }
    };
    view! {
        <button
            class=text(move || classes(class, [("hold", true), ("held", held.get() % 2 == 1)]))
            data-testid=testid(act)
            on:pointerdown=move |_| press()
            on:pointerup=move |_| release()
            on:pointerleave=move |_| release()
            on:pointercancel=move |_| release()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if is_press(&event) {
                    press();
                }
            }
            on:keyup=move |_| release()
        >
            <span class="filling" aria-hidden="true"></span>
            <span>{said(hand, act)}</span>
        </button>
    }
    .into_any()
}

/// The buttons under the stacks. They keep their room, so that nothing jumps under a finger.
#[component]
pub(crate) fn Strip(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let acts = memo(move || {
        hand.seen.with(|sight| {
            let Some(sight) = sight.as_ref().filter(|sight| sight.has_started()) else { return Vec::new() };
            let chosen = hand.chosen.get();
            if chosen.is_empty() {
                // The pile has a place of its own.
                let mut acts = sight.without_cards();
                acts.retain(|act| *act != Move::Draw);
                table::sort_by_key(&mut acts, |act| matches!(act, Move::Drop { .. }));
                return acts;
            }
            let mut acts = sight.with(&chosen);
            table::sort_by_key(&mut acts, |act| match act {
                Move::Escape { .. } => 0,
                Move::Trap { .. } => 1,
                Move::Story11 { .. } => 2,
                _ => 3,
            });
            acts
        })
    });
    let hint = text(move || {
        let key = hand.seen.with(|sight| {
            let sight = sight.as_ref()?;
            hand.chosen.with(|chosen| match chosen.as_slice() {
                _ if !sight.is_playing() => None,
                [] => None,
                [card] if card.kind() == Kind::DeadEnd || !card.is_special() => {
                    Some(if sight.places_for(chosen).is_empty() { "nowhere" } else { "where" })
                }
                [card] if card.is_trap() => Some("whom"),
                [card] if card.kind() == Kind::EscapeMinus => Some("escape-minus"),
                [_] => Some("escape"),
                _ if !sight.with(chosen).is_empty() => Some("escape"),
                _ => Some("pair"),
            })
        });
        key.map(|key| speech.text("master-page-hint", &[("what", key.into())])).unwrap_or_default()
    });
    let buttons = dynamic(move || {
        acts.get()
            .into_iter()
            .map(|act| {
                let class = match act {
                    Move::Drop { card: None } => "quiet act",
                    Move::Drop { .. } | Move::Story11 { card: None } | Move::Pass => "act",
                    _ => "primary act",
                };
                button(hand, act, class)
            })
            .collect::<Vec<_>>()
            .into_any()
    });
    view! {
        <div class="strip" role="group" aria-label=speech.say("master-page-strip") data-testid="strip">
            <p class="hint" data-testid="hint" role="status">{hint}</p>
            {buttons}
        </div>
    }
    .into_any()
}
