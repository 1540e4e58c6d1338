//! How it ended: together, and with a story.

use leptos::prelude::*;
use temple::story::Since;
use temple::{End, Expedition, Options};

use super::hand::Seen;
use super::pictures;
use super::practice::is_practice;
use super::story::{Decision, Told};
use crate::app::Page;
use crate::client::Client;
use crate::decode::decode;
use crate::erased::{memo, shown, text, truth};
use crate::table_view::ended::EndScreen;
use crate::table_view::names_at;
use crate::table_view::next::Other;
use crate::table_view::side::next;

/// Won or lost, what decided it, and what to do now.
#[component]
pub(crate) fn Outcome(client: Client, seen: Seen, told: Told) -> AnyView {
    let speech = Page::here().speech;
    let end = memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.open.end)));
    let practice = truth(move || is_practice(seen));
    let headline = text(move || match end.get() {
        Some(End { won: true, .. }) if practice.get() => speech.text("temple-page-won", &[]),
        Some(_) if practice.get() => speech.text("temple-page-lost-practice", &[]),
        Some(End { won: true, time_left, .. }) => {
            speech.text("temple-story-won", &[("left", Since::left(time_left).to_string().into())])
        }
        Some(_) => speech.text("temple-story-lost", &[]),
        None => {
            let length = told.with(|story| story.as_ref().map_or(Since(0), |story| story.length));
            speech.text("temple-story-broken-off", &[("length", length.to_string().into())])
        }
    });
    let title = text(move || match told.get() {
        // Titles are given by the clock.
        Some(story) if !practice.get() => {
            speech.text(&format!("temple-story-title-{}", story.title.name()), &[])
        }
        _ => String::new(),
    });
    let won = move || end.get().is_some_and(|end| end.won);
    // Whoever has lost tries again first.
    let harder = Signal::derive(move || {
        if !won() {
            return None;
        }
        let options: Options = client.sight.with(|sight| decode(&sight.as_ref()?.table.options))?;
        let harder = options.harder(seen.with(|sight| sight.as_ref().map(|sight| sight.open.seats))?)?;
        Some(Other { key: "temple-story-harder", options: table::write(harder).ok()? })
    });
    let symbol = text(move || if won() { pictures::stone() } else { pictures::black_mask() });
    let headline = view! {
        <svg class="symbol" viewBox="-14 -14 28 28" aria-hidden="true" prop:innerHTML=symbol></svg>
        <span data-testid="headline">{headline}</span>
    };
    let rest = view! {
        <Decision client told />
        {sums(seen)}
        <div class="buttons">{next(client, Some(harder))}</div>
    };
    let screen = EndScreen {
        class: "card outcome story",
        won: Some(text(move || won().to_string())),
        headline: headline.into_any(),
        title: view! { <p class="story-title" data-testid="story-title">{title}</p> }.into_any(),
        rest: rest.into_any(),
    };
    screen.show(client, names_at(client))
}

/// How many got out, what was left in the ark, and what was lost.
fn sums(seen: Seen) -> AnyView {
    let speech = Page::here().speech;
    let count = move |look: fn(&Expedition) -> u64| {
        seen.with(|sight| sight.as_ref().map_or(0, |sight| look(&sight.open)))
    };
    let row = move |key: &'static str, value: Signal<String>| {
        view! { <div><dt>{speech.say(key)}</dt> <dd>{value}</dd></div> }.into_any()
    };
    let out = text(move || {
        let all = count(|open| open.seats.count().into());
        let inside = count(|open| open.inside().len() as u64);
        speech.text("temple-page-out-of", &[("out", (all - inside).into()), ("all", all.into())])
    });
    let stones = text(move || count(|open| open.ark.into()).to_string());
    let lost = text(move || {
        count(|open| open.seats.iter().map(|seat| u64::from(open.adventurers[seat.index()].lost)).sum())
            .to_string()
    });
    // In practice no die is lost.
    let lost = shown(move || !is_practice(seen), move || row("temple-part-dice-lost", lost));
    view! {
        <dl class="sums">
            {row("temple-page-escaped", out)}
            {row("temple-part-stones-left", stones)}
            {lost}
        </dl>
    }
    .into_any()
}
