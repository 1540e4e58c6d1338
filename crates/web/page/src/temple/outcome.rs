//! How it ended: together.

use leptos::prelude::*;
use protocol::{Ended, EndedBy};

use super::hand::Seen;
use super::pictures;
use super::practice::is_practice;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{shown, text, truth};
use crate::table_view::names_at;
use crate::table_view::next::Next;

/// Won or lost, with the stones and the time, and what to do now.
#[component]
pub(crate) fn Outcome(client: Client, seen: Seen) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let end = Memo::new(move |_| seen.with(|sight| sight.as_ref().and_then(|sight| sight.open.end)));
    let ended =
        Memo::new(move |_| client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.ended)));
    let practice = truth(move || is_practice(seen));
    let said = text(move || {
        let key = match end.get() {
            Some(end) if end.won => "temple-page-won",
            Some(_) if practice.get() => "temple-page-lost-practice",
            Some(_) => "temple-page-lost",
            None => "temple-page-broken-off",
        };
        speech.text(key, &[])
    });
    let why = text(move || match ended.get() {
        Some(Ended { why: EndedBy::Agreed, .. }) => speech.text("page-ended-agreed", &[]),
        Some(Ended { seat: Some(seat), .. }) => {
            let name = names.with(|names| speech.seat_name(seat, names));
            speech.text("page-ended-conceded", &[("name", name.into())])
        }
        _ => String::new(),
    });
    let count = move |look: fn(&temple::Expedition) -> u64| {
        seen.with(|sight| sight.as_ref().map_or(0, |sight| look(&sight.open)))
    };
    let row = move |key: &'static str, value: Signal<String>| {
        view! { <div><dt>{speech.say(key)}</dt> <dd>{value}</dd></div> }.into_any()
    };
    let stones = text(move || count(|open| open.ark.into()).to_string());
    let time = text(move || {
        let seconds = count(|open| open.end.map_or(0, |end| end.time_left)) / 1_000;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    });
    let out = text(move || {
        let all = count(|open| open.seats.count().into());
        let inside = count(|open| open.inside().len() as u64);
        speech.text("temple-page-out-of", &[("out", (all - inside).into()), ("all", all.into())])
    });
    let lost = text(move || {
        count(|open| open.seats.iter().map(|seat| u64::from(open.adventurers[seat.index()].lost)).sum())
            .to_string()
    });
    // In practice neither can be lost.
    let by_the_clock = shown(
        move || !practice.get(),
        move || {
            let rows = [row("temple-part-time-left", time), row("temple-part-dice-lost", lost)];
            rows.into_iter().collect::<Vec<_>>().into_any()
        },
    );
    view! {
        <section class="card outcome" data-testid="outcome" role="status" data-won=text(move || {
            end.get().is_some_and(|end| end.won).to_string()
        })>
            <h2>
                <svg class="symbol" viewBox="-14 -14 28 28" aria-hidden="true" prop:innerHTML=text(move || {
                    let won = end.get().is_some_and(|end| end.won);
                    if won { pictures::stone() } else { pictures::black_mask() }
                })></svg>
                <span>{said}</span>
            </h2>
            <p class="note">{why}</p>
            <dl class="sums">
                {row("temple-page-escaped", out)}
                {row("temple-part-stones-left", stones)}
                {by_the_clock}
            </dl>
            <Next client />
        </section>
    }
    .into_any()
}
