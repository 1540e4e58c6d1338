//! Everything by keyboard: digits touch cards, letters of the middle row name stacks, N starts one, the space bar draws.

use leptos::prelude::*;
use master::{Move, On};
use web_sys::KeyboardEvent;

use super::hand::Hand;
use crate::keys::{each_key, is_on_button};

/// The keys of the stacks, in order: where they lie, whatever is printed on them.
const STACKS: [&str; 20] = [
    "KeyA",
    "KeyS",
    "KeyD",
    "KeyF",
    "KeyG",
    "KeyH",
    "KeyJ",
    "KeyK",
    "KeyL",
    "Semicolon",
    "KeyQ",
    "KeyW",
    "KeyE",
    "KeyR",
    "KeyT",
    "KeyY",
    "KeyU",
    "KeyI",
    "KeyO",
    "KeyP",
];

/// The key of a stack, as assistive tools name it.
pub(super) fn of_stack(stack: u8) -> Option<&'static str> {
    let code = STACKS.get(usize::from(stack))?;
    Some(code.strip_prefix("Key").unwrap_or(";"))
}

/// The key of a place in the hand, as assistive tools name it.
pub(super) fn of_card(place: usize) -> Option<String> {
    let shift = if place < 10 { "" } else { "Shift+" };
    (place < 20).then(|| format!("{shift}{}", (place + 1) % 10))
}

/// Listens as long as the view is there.
pub(super) fn listen(hand: Hand) {
    each_key(move |event| {
        let plays = hand.seen.with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| sight.seat.is_some() && !sight.is_over)
        });
        if plays && !event.repeat() && press(hand, event, is_on_button(event)) {
            event.prevent_default();
        }
    });
}

/// Whether the key meant something.
fn press(hand: Hand, event: &KeyboardEvent, on_button: bool) -> bool {
    let code = event.code();
    let digit = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
    if let Some(digit) = digit {
        let place = (digit + 9) % 10 + if event.shift_key() { 10 } else { 0 };
        let card = hand.slots.with_untracked(|slots| slots.places().get(place).copied().flatten());
        return card.map(|card| hand.touch(card)).is_some();
    }
    if let Some(stack) = STACKS.iter().position(|key| *key == code) {
        let there =
            hand.seen.with_untracked(|sight| sight.as_ref().map_or(0, |sight| sight.open.stacks.count()));
        let meant = stack < usize::from(there) && !hand.chosen.with_untracked(Vec::is_empty);
        if meant {
            hand.lay_chosen(On::Stack(stack as u8));
        }
        return meant;
    }
    match code.as_str() {
        "KeyN" if !hand.chosen.with_untracked(Vec::is_empty) => hand.lay_chosen(On::New),
        "Space" if !on_button => hand.act(Move::Draw),
        "KeyC" => hand.act(Move::CallDraw),
        "KeyX" => hand.act(Move::Drop { card: None }),
        "Escape" if !hand.chosen.with_untracked(Vec::is_empty) => hand.chosen.set(Vec::new()),
        _ => return false,
    }
    true
}
