//! How long the one on turn still has.

use leptos::prelude::*;

use super::board::Seen;
use crate::app::Page;
use crate::client::Client;
use crate::clock::Clock;
use crate::erased::{classes, memo, shown, text};

/// From here on it hurries.
const HURRY: u64 = 10;

/// The seconds that are left, if time is limited.
#[component]
pub(crate) fn Countdown(client: Client, sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let clock = Clock::of(client);
    let due = memo(move || sight.with(|sight| sight.as_ref()?.open.due));
    let left = memo(move || Some(clock.seconds_to(due.get()?)));
    shown(
        move || left.get().is_some(),
        move || {
            let seconds = move || left.get().unwrap_or(0);
            let label = text(move || speech.text("page-seconds-left", &[("count", seconds().into())]));
            let class = text(move || classes("countdown", [("hurry", seconds() <= HURRY)]));
            view! {
                <span class=class data-testid="countdown" role="timer" aria-label=label>
                    {text(move || format!("{}:{:02}", seconds() / 60, seconds() % 60))}
                </span>
            }
            .into_any()
        },
    )
}
