//! Shaking the phone throws the dice, for whoever wants that.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::hand::Hand;
use crate::browser;
use crate::settings::Settings;

/// How hard one has to shake, in m/s²: walking and laying the phone down are less.
const HARD: f64 = 17.0;
/// One throw in so many milliseconds: a shake goes to and fro.
const ONCE_IN: u64 = 900;

/// Throws when the phone is shaken.
pub(crate) fn listen(hand: Hand) {
    let settings = Settings::here();
    let last = StoredValue::new(0);
    let motion = leptos::ev::Custom::<web_sys::Event>::new("devicemotion");
    let listener = window_event_listener(motion, move |event| {
        let now = browser::now();
        let fresh = now.saturating_sub(last.get_value()) > ONCE_IN;
        if fresh && untrack(|| settings.shake()) && strength(&event) > HARD && hand.can_throw() {
            last.set_value(now);
            hand.throw();
        }
    });
    on_cleanup(move || listener.remove());
}

/// How hard the phone is moved, without what pulls it down anyway.
fn strength(event: &JsValue) -> f64 {
    let of = |name: &str| browser::property(event, name);
    let part = |axis: &str| browser::property(&of("acceleration"), axis).as_f64().unwrap_or(0.0);
    ["x", "y", "z"].into_iter().map(|axis| part(axis).powi(2)).sum::<f64>().sqrt()
}
