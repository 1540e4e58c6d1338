//! Keys: those that mean something anywhere on a screen, and those that press what has the focus.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// Where a key writes or leafs.
const WRITES: &str = "input, select, textarea, dialog, .journal ol";
/// What a key presses.
const PRESSED: &str = "button, a, summary, [role=button]";

/// Hands over each key as long as the view is there: none that is meant for the browser, and none where text is written or
/// read.
pub(crate) fn each_key(act: impl Fn(&KeyboardEvent) + 'static) {
    fn erased(act: Box<dyn Fn(&KeyboardEvent)>) {
        let keys = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
            let other = event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented();
            if !other && !is_on(&event, WRITES) {
                act(&event);
            }
        });
        on_cleanup(move || keys.remove());
    }
    erased(Box::new(act));
}

/// Whether the focus is on something that keys press.
pub(crate) fn is_on_button(event: &KeyboardEvent) -> bool {
    is_on(event, PRESSED)
}

/// Whether a key press means what a touch means.
pub(crate) fn is_press(event: &KeyboardEvent) -> bool {
    let press = matches!(event.key().as_str(), "Enter" | " ");
    if press {
        event.prevent_default();
    }
    press
}

fn is_on(event: &KeyboardEvent, what: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest(what).ok().flatten().is_some())
}
