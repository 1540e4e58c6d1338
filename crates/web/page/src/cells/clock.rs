//! How long the one on turn still has.

use std::time::Duration;

use leptos::prelude::*;

use super::board::Seen;
use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{classes, memo, shown, text};

/// How often the clock is looked at.
const LOOK: Duration = Duration::from_millis(250);
/// From here on it hurries.
const HURRY: u64 = 10;

/// The seconds that are left, if time is limited.
#[component]
pub(crate) fn Countdown(client: Client, sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let tick = RwSignal::new(());
    let due = memo(move || sight.with(|sight| sight.as_ref()?.open.due));
    let left = memo(move || {
        tick.track();
        let now = client.time.get().time(browser::moment());
        Some(due.get()?.since(now).div_ceil(1_000))
    });
    let look = move || {
        // The view may be gone by then.
        let _ = tick.try_set(());
    };
    if let Ok(timer) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || timer.clear());
    }
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
