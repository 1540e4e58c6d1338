//! The clock of the temple: how late it is at the table, and what is due.

use leptos::prelude::*;

use super::hand::Seen;
use super::pictures;
use super::practice::is_practice;
use super::sight::Coming;
use crate::app::Page;
use crate::clock::Clock;
use crate::erased::{classes, memo, shown, text, truth};

/// From here on it hurries.
const HURRY: u64 = 15;

fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What the light in the temple is like: calm, after a gong, or close to the end.
pub(crate) fn light(seen: Seen, clock: Clock) -> Signal<&'static str> {
    let light = memo(move || {
        let coming = seen.with(|sight| sight.as_ref().and_then(|sight| sight.coming()));
        match coming {
            Some((Coming::Slam, at)) if clock.seconds_to(at) <= HURRY => "light-slam",
            Some((Coming::Slam, _)) => "light-gong",
            Some((Coming::Collapse, _)) => "light-collapse",
            _ => "light-calm",
        }
    });
    light.into()
}

/// Time left, what comes next, and the stones.
#[component]
pub(crate) fn ClockBar(seen: Seen, clock: Clock, #[prop(optional)] tools: Option<AnyView>) -> AnyView {
    let speech = Page::here().speech;
    let practice = truth(move || is_practice(seen));
    let left = memo(move || {
        let open = seen.with(|sight| {
            let sight = sight.as_ref()?;
            match sight.open.end {
                Some(end) => Some(Err(end.time_left.div_ceil(1_000))),
                None => Some(Ok(sight.open.collapse())),
            }
        });
        match open {
            Some(Ok(Some(collapse))) => Some(clock.seconds_to(collapse)),
            Some(Ok(None)) => None,
            Some(Err(left)) => Some(left),
            None => None,
        }
    });
    let next = memo(move || {
        let (what, at) = seen.with(|sight| sight.as_ref().and_then(|sight| sight.coming()))?;
        let key = match what {
            Coming::Gong => "gong",
            Coming::Slam => "slam",
            Coming::Collapse => "collapse",
        };
        Some((key, clock.seconds_to(at)))
    });
    let count = move |look: fn(&temple::Expedition) -> u8| {
        memo(move || seen.with(|sight| sight.as_ref().map_or(0, |sight| look(&sight.open))))
    };
    let (ark, goddess) = (count(|open| open.ark), count(|open| open.goddess));
    let shown_left = text(move || match practice.get() {
        true => speech.text("temple-page-no-clock", &[]),
        false => left.get().map_or_else(|| String::from("–:––"), minutes),
    });
    let caption = text(move || {
        speech.text(if practice.get() { "temple-page-practice" } else { "temple-page-left" }, &[])
    });
    let label = text(move || match practice.get() {
        true => speech.text("temple-value-track-off", &[]),
        false => speech.text("temple-page-time-left", &[("time", left.get().map(minutes).into())]),
    });
    let due = shown(
        move || next.get().is_some(),
        move || {
            let what = move || next.get().unwrap_or(("gong", 0));
            let said = text(move || speech.text("temple-page-next", &[("what", what().0.into())]));
            let class = text(move || {
                let (key, seconds) = what();
                classes("due", [("hurry", key != "gong" || seconds <= HURRY)])
            });
            view! {
                <span class=class data-testid="due">
                    <span class="caption">{said}</span>
                    <strong>{text(move || minutes(what().1))}</strong>
                </span>
            }
            .into_any()
        },
    );
    let stones = text(move || speech.text("temple-page-ark", &[("count", ark.get().into())]));
    let calls = text(move || speech.text("temple-page-goddess-stones", &[("count", goddess.get().into())]));
    view! {
        <div class="clock-bar" data-testid="clock">
            <span class="time-left" role="timer" aria-label=label>
                <span class="caption">{caption}</span>
                <strong data-testid="time-left">{shown_left}</strong>
            </span>
            {due}
            <span class="ark" data-testid="ark" data-stones=text(move || ark.get().to_string())>
                <span class="caption">{speech.say("temple-page-stones")}</span>
                <strong>
                    <svg viewBox="-9 -9 18 18" aria-hidden="true" inner_html=pictures::stone()></svg>
                    <span aria-hidden="true">{text(move || ark.get().to_string())}</span>
                    <span class="unseen">{stones}</span>
                </strong>
            </span>
            <span class="goddess">
                <span class="caption">{speech.say("temple-page-goddess")}</span>
                <strong>
                    <span aria-hidden="true">{text(move || goddess.get().to_string())}</span>
                    <span class="unseen">{calls}</span>
                </strong>
            </span>
            {tools}
        </div>
    }
    .into_any()
}
