//! The own dice: touch one to keep it, press the button to throw the others.

use std::time::Duration;

use leptos::prelude::*;
use temple::{DiceSet, Symbol};

use super::bewitched::HandCorner;
use super::cards::cards;
use super::hand::Hand;
use super::pictures::{self, Side};
use super::using::treasures;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, shown, text, truth};

/// What a die of whoever looks shows.
fn side(hand: Hand, index: u8) -> Side {
    let sign = hand.seen.with(|sight| {
        let me = sight.as_ref().and_then(|sight| sight.me());
        me.map_or('.', |me| me.dice.sign(index))
    });
    Side::of(sign)
}

/// The name of what a die shows, as the texts know it.
pub(crate) fn name(side: Side) -> &'static str {
    match side {
        Side::Shows(Symbol::A) => "A",
        Side::Shows(Symbol::T) => "T",
        Side::Shows(Symbol::K) => "K",
        Side::Shows(Symbol::G) => "G",
        Side::Locked => "X",
        Side::Blank => "blank",
        Side::Aside => "aside",
        Side::Gone => "gone",
    }
}

/// The dice and the button.
#[component]
pub(crate) fn Tray(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    // The places of the dice that are there: this changes with losses and gifts only, so that nothing is drawn anew
    // under a finger.
    let there = memo(move || {
        hand.seen.with(|sight| {
            let me = sight.as_ref().and_then(|sight| sight.me());
            me.map_or(DiceSet::NONE, |me| me.dice.all())
        })
    });
    let dice = dynamic(move || {
        let dice = (1..).zip(there.get().iter()).map(|(number, index)| die_view(hand, index, number));
        dice.collect::<Vec<_>>().into_any()
    });
    let count = memo(move || {
        let kept = hand.kept.get();
        hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.throwable(kept).len()))
    });
    let free = memo(move || {
        hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.throwable(DiceSet::NONE).len()))
    });
    let started = truth(move || {
        hand.seen
            .with(|sight| sight.as_ref().is_some_and(|sight| sight.open.began.is_some() && !sight.is_over))
    });
    let none = truth(move || count.get() == 0 || !started.get());
    let busy = truth(move || hand.busy() > hand.clock.ticking());
    let label = text(move || speech.text("temple-page-throw", &[("count", count.get().into())]));
    let hint = text(move || {
        let key = match (started.get(), count.get()) {
            (true, _) if hand.is_hand_off() => "temple-page-hint-hand",
            (false, _) => "temple-page-hint-wait",
            (true, 0) if free.get() == 0 => "temple-page-hint-locked",
            (true, 0) => "temple-page-hint-stuck",
            (true, _) => "temple-page-hint",
        };
        speech.text(key, &[])
    });
    view! {
        <section class="tray" aria-label=speech.say("temple-page-tray")>
            <p class="hint" data-testid="hint">{hint}</p>
            <div class="before-me" data-testid="before-me">
                <div class="curse-cards">{cards(hand)}</div>
                <div class="treasures" role="group" aria-label=speech.say("temple-page-treasures")>{treasures(hand)}</div>
            </div>
            <div
                class=text(move || classes("my-dice", [("many", there.get().len() > 6)]))
                data-testid="my-dice"
                data-dice=text(move || signs(hand))
            >
                {dice}
                {set_aside(hand)}
                {fallen(hand)}
            </div>
            <div class="roll-row">
            <HandCorner hand />
            <button
                class=text(move || classes("primary big throw", [("busy", busy.get())]))
                data-testid="throw"
                disabled=none
                on:click=move |event| {
                    let_go(&event);
                    hand.throw();
                }
            >
                <span
                    class="cool"
                    aria-hidden="true"
                    style:animation-duration=text(move || format!("{}ms", hand.cool.get()))
                ></span>
                <svg viewBox="-34 -34 68 68" aria-hidden="true" inner_html=pictures::die(Side::Blank, false)></svg>
                <span>{label}</span>
            </button>
            </div>
        </section>
    }
    .into_any()
}

/// The own dice that a curse has set aside.
fn set_aside(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let count = memo(move || {
        hand.seen
            .with(|sight| sight.as_ref().and_then(|sight| sight.me()).map_or(0, |me| me.dice.aside.len()))
    });
    dynamic(move || {
        let label = speech.say("temple-page-set-aside");
        let drawn = (0..count.get()).map(|_| {
            view! {
                <svg
                    class="die aside"
                    data-testid="die-aside"
                    viewBox="-34 -34 68 68"
                    role="img"
                    aria-label=label
                    inner_html=pictures::die(Side::Aside, false)
                ></svg>
            }
            .into_any()
        });
        drawn.collect::<Vec<_>>().into_any()
    })
}

/// How long a lost die is seen to fall.
const FALL: Duration = Duration::from_millis(1_300);

/// A die that is lost rolls off the tray.
fn fallen(hand: Hand) -> AnyView {
    let there = memo(move || {
        hand.seen.with(|sight| {
            let me = sight.as_ref().and_then(|sight| sight.me());
            me.map_or(DiceSet::NONE, |me| me.dice.all().union(me.dice.aside))
        })
    });
    let falls = RwSignal::new(false);
    Effect::new(move |before: Option<DiceSet>| {
        let now = there.get();
        if before.is_some_and(|before| !before.is_subset(now)) {
            falls.set(true);
            set_timeout(move || _ = falls.try_set(false), FALL);
        }
        now
    });
    shown(
        move || falls.get(),
        || {
            view! {
                <svg
                    class="die falls"
                    data-testid="die-falls"
                    viewBox="-34 -34 68 68"
                    aria-hidden="true"
                    inner_html=pictures::falling_die()
                ></svg>
            }
            .into_any()
        },
    )
}

/// What all own dice show, for tests and styles.
fn signs(hand: Hand) -> String {
    hand.seen.with(|sight| {
        let me = sight.as_ref().and_then(|sight| sight.me());
        let me = me.map(|me| table::write(me.dice).unwrap_or_default());
        me.and_then(|dice| dice.as_str().map(str::to_owned)).unwrap_or_default()
    })
}

fn die_view(hand: Hand, index: u8, number: u8) -> AnyView {
    let speech = Page::here().speech;
    let own = DiceSet::from_bits(1 << index);
    let side = memo(move || side(hand, index));
    let kept = truth(move || own.is_subset(hand.kept.get()));
    let rolls = truth(move || own.is_subset(hand.rolling.get()));
    let fixed = truth(move || !matches!(side.get(), Side::Shows(_)));
    let label = text(move || {
        let state = if kept.get() { "kept" } else { name(side.get()) };
        let args = [("number", number.into()), ("side", name(side.get()).into()), ("state", state.into())];
        speech.text("temple-page-die", &args)
    });
    let class = text(move || {
        let on = [
            ("rolls", rolls.get()),
            ("kept", kept.get()),
            ("locked", side.get() == Side::Locked),
            ("blank", side.get() == Side::Blank),
        ];
        classes("die", on)
    });
    view! {
        <button
            class=class
            data-testid=format!("die-{number}")
            data-side=text(move || name(side.get()).to_owned())
            aria-pressed=text(move || kept.get().to_string())
            aria-disabled=text(move || fixed.get().to_string())
            aria-label=label
            on:click=move |event| {
                let_go(&event);
                hand.toggle(index);
            }
        >
            <svg viewBox="-34 -34 68 68" aria-hidden="true" prop:innerHTML=text(move || pictures::die(side.get(), kept.get()))></svg>
        </button>
    }
    .into_any()
}

/// After a click with a finger or a mouse the focus goes away, so that the space bar throws and presses nothing else.
pub(crate) fn let_go(event: &web_sys::MouseEvent) {
    use wasm_bindgen::JsCast;
    let element = event.current_target().and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(element) = element.filter(|_| event.detail() > 0) {
        let _ = element.blur();
    }
}
