//! The bewitched hand: a corner that is held down with a finger, or a key, and only then dice are rolled. (Rules §3.7)

use std::time::Duration;

use art::Ink;
use leptos::prelude::*;
use temple::{Curse, Move};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{classes, effect, memo, shown, text};
use crate::keys::{each_key, is_press};

/// The key that does the same as the corner.
const KEY: &str = "h";

/// How long to wait until the table is told again, if it has not heard.
const AGAIN: Duration = Duration::from_millis(1_500);

/// Where the hand is, and where it should be. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Hold {
    /// Whether it is held here.
    held: RwSignal<bool>,
    /// Whether it was this page that put it there. Another one with the same seat is left alone.
    own: StoredValue<bool>,
}

impl Hold {
    /// It is not held.
    pub(crate) fn none() -> Hold {
        Hold { held: RwSignal::new(false), own: StoredValue::new(false) }
    }
}

impl Hand {
    /// Whether the own hand is bewitched; if so, whether the table has it where it belongs.
    fn bewitched(self) -> Option<bool> {
        self.seen.with(|sight| {
            let sight = sight.as_ref()?;
            sight.suffers(Curse::BewitchedHand).then_some(sight.open.curses.hand)
        })
    }

    /// Whether the hand is held here, and the table may only not have heard of it yet.
    pub(super) fn is_held(self) -> bool {
        self.hold.held.get_untracked()
    }

    /// Whether rolling is refused because nobody holds the hand.
    pub(super) fn is_hand_off(self) -> bool {
        self.bewitched() == Some(false)
    }

    /// Puts the hand there, or takes it away.
    pub(super) fn set_hold(self, held: bool) {
        if self.hold.held.get_untracked() != held {
            self.hold.held.set(held);
        }
    }

    /// Tells the table where the hand is, until it knows.
    pub(super) fn tell_hold(self) {
        let state = memo(move || self.bewitched());
        let again = RwSignal::new(0_u32);
        let Hold { held, own } = self.hold;
        effect(move || {
            again.track();
            let wanted = held.get();
            match state.get() {
                None => own.set_value(false),
                Some(is_on) if is_on == wanted => own.set_value(wanted),
                Some(true) if !own.get_value() => {}
                Some(_) => {
                    own.set_value(true);
                    self.send(Move::Hand { on: wanted });
                    set_timeout(move || _ = again.try_update(|again| *again += 1), AGAIN);
                }
            }
        });
    }
}

/// The corner, while the own hand is bewitched.
#[component]
pub(crate) fn HandCorner(hand: Hand) -> AnyView {
    let bewitched = memo(move || hand.bewitched().is_some());
    shown(move || bewitched.get(), move || corner(hand))
}

fn corner(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let held = hand.hold.held;
    listen(hand);
    // It is told before all that this page knows is gone.
    on_cleanup(move || {
        let is_on = hand.seen.try_with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| sight.suffers(Curse::BewitchedHand) && sight.open.curses.hand)
        });
        if is_on == Some(true) && hand.hold.own.try_get_value() == Some(true) {
            hand.send(Move::Hand { on: false });
        }
        _ = held.try_set(false);
    });
    let down = move |event: PointerEvent| {
        // The focus stays where it is: the space bar rolls.
        event.prevent_default();
        if let Some(corner) = event.current_target().and_then(|corner| corner.dyn_into::<Element>().ok()) {
            _ = corner.set_pointer_capture(event.pointer_id());
        }
        hand.set_hold(true);
    };
    let up = move |_: PointerEvent| hand.set_hold(false);
    let press = move |event: KeyboardEvent| {
        if is_press(&event) {
            hand.set_hold(true);
        }
    };
    view! {
        <button
            class=text(move || classes("hold", [("held", held.get())]))
            data-testid="hold"
            aria-pressed=text(move || held.get().to_string())
            aria-label=speech.say("temple-page-hold")
            title=speech.say("temple-page-hold")
            on:pointerdown=down
            on:pointerup=up
            on:pointercancel=up
            on:lostpointercapture=up
            on:mousedown=move |event| event.prevent_default()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=press
            on:keyup=move |_| hand.set_hold(false)
            on:blur=move |_| hand.set_hold(false)
        >
            <svg
                viewBox="-10 -10 20 20"
                aria-hidden="true"
                prop:innerHTML=text(move || art::temple::hold(held.get(), Ink::Page))
            ></svg>
            <span aria-hidden="true">{speech.say("temple-page-hold-short")}</span>
        </button>
    }
    .into_any()
}

/// The key holds the hand, and looking elsewhere lets it go.
fn listen(hand: Hand) {
    each_key(move |event| {
        if event.key().eq_ignore_ascii_case(KEY) && !event.repeat() {
            hand.set_hold(true);
        }
    });
    let up = window_event_listener(leptos::ev::keyup, move |event: KeyboardEvent| {
        if event.key().eq_ignore_ascii_case(KEY) {
            hand.set_hold(false);
        }
    });
    let blur = window_event_listener(leptos::ev::blur, move |_| hand.set_hold(false));
    let leave = window_event_listener(leptos::ev::pagehide, move |_| hand.set_hold(false));
    let seen = leptos::ev::Custom::<web_sys::Event>::new("visibilitychange");
    // It bubbles from the document.
    let hidden = window_event_listener(seen, move |_| {
        if document().hidden() {
            hand.set_hold(false);
        }
    });
    on_cleanup(move || {
        up.remove();
        blur.remove();
        leave.remove();
        hidden.remove();
    });
}
