//! What is told after a game in the temple: what decided it, the curve of the stones, who did what, and what happened when.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::{Request, TableId};
use serde::Serialize;
use table::{Log, Seat};
use temple::story::{Event, Line, Story};
use words::Names;

use super::curve::{self, Mark};
use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{dynamic, effect, memo, shown, text};
use crate::route::Route;
use crate::speech::Speech;
use crate::table_view::names_at;
use crate::table_view::players::{Sign, name_of};

/// The story, as soon as the log is here.
pub(crate) type Told = Memo<Option<Arc<Story>>>;

/// Asks for the log once the seed is shown, and makes a story of it.
pub(crate) fn told(client: Client) -> Told {
    let shown = memo(move || {
        client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.seed.is_some()))
    });
    effect(move || {
        if shown.get() && client.log.with_untracked(Option::is_none) {
            client.ask(move |id| Request::Log { id });
        }
    });
    memo(move || {
        let log = client.log.get()?;
        Story::of(&Log::read(&log).ok()?).map(Arc::new)
    })
}

/// Something of the story in words.
fn said(speech: Speech, what: impl Serialize, names: &Names) -> String {
    speech.fact("temple-story", &table::write(what).unwrap_or_default(), names)
}

/// How it went: the curve, who did what, and what happened when.
#[component]
pub(crate) fn Tale(client: Client, told: Told) -> AnyView {
    shown(
        move || told.with(Option::is_some),
        move || {
            view! {
                <section class="card story" data-testid="story">
                    <Curve told />
                    <Deeds client told />
                    <Lines client told />
                </section>
            }
            .into_any()
        },
    )
}

/// What decided it, with the way to that moment.
#[component]
pub(crate) fn Decision(client: Client, told: Told) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    dynamic(move || {
        let Some((story, (turn, moment))) =
            told.get().and_then(|story| Some((Arc::clone(&story), story.turn?)))
        else {
            return ().into_any();
        };
        let line = text(move || names.with(|names| said(speech, turn, names)));
        let weight = story.weight.map(|weight| {
            let line = text(move || names.with(|names| said(speech, weight, names)));
            view! { <p class="note">{line}</p> }.into_any()
        });
        view! {
            <p class="decision" data-testid="decision">
                <svg class="symbol" viewBox="-8 -8 16 16" aria-hidden="true" inner_html=Mark::Decided.picture()></svg>
                <span>{line} " " {watch(client, moment, speech.say("temple-story-watch"))}</span>
            </p>
            {weight}
        }
        .into_any()
    })
}

/// A link to a moment of the replay.
fn watch(client: Client, moment: usize, label: Signal<String>) -> Option<AnyView> {
    let page = Page::here();
    let table: TableId = client.sight.with_untracked(|sight| sight.as_ref().map(|sight| sight.table.id))?;
    let to = Route::Replay(client.end, table);
    let path = format!("{}#{moment}", to.path());
    let target = path.clone();
    let go = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            page.go(to);
            browser::replace_path(&target);
        }
    };
    Some(view! { <a href=path on:click=go>{label}</a> }.into_any())
}

/// The curve, what its marks mean, and its numbers as a table.
#[component]
fn Curve(told: Told) -> AnyView {
    let speech = Page::here().speech;
    dynamic(move || {
        let Some(story) = told.get() else { return ().into_any() };
        let ends = |count: usize| story.readings.get(count).map_or(0, |reading| reading.ark);
        let (first, last) = (ends(0), ends(story.readings.len().saturating_sub(1)));
        let label = text(move || {
            speech.text("temple-story-curve-label", &[("first", first.into()), ("last", last.into())])
        });
        let marks = curve::marks(&story);
        let there = Mark::ALL.into_iter().filter(|mark| marks.iter().any(|(_, one)| one == mark));
        let legend = there.map(|mark| {
            let key = match mark {
                Mark::Gong => "temple-story-mark-gong",
                Mark::Slam => "temple-story-mark-slam",
                Mark::Goddess => "temple-story-mark-goddess",
                Mark::Decided => "temple-story-mark-decided",
            };
            key_of(mark.picture(), speech.say(key))
        });
        let legend: Vec<AnyView> = [
            key_of("<path class=\"st-line\" d=\"M-7 3H-1V-3H7\"/>", speech.say("temple-story-curve")),
            key_of("<path class=\"st-locked\" d=\"M-7 6V0H-1V-4H5V6Z\"/>", speech.say("temple-story-locked")),
        ]
        .into_iter()
        .chain(legend)
        .collect();
        view! {
            <figure class="curve" data-testid="curve">
                <svg viewBox=curve::FRAME role="img" aria-label=label inner_html=curve::curve(&story)></svg>
                <figcaption><ul class="legend">{legend}</ul></figcaption>
            </figure>
            {numbers(speech, &story)}
        }
        .into_any()
    })
}

fn key_of(picture: &'static str, name: Signal<String>) -> AnyView {
    view! {
        <li>
            <svg class="key" viewBox="-9 -9 18 18" aria-hidden="true">
                <rect class="st-ground" x="-9" y="-9" width="18" height="18" rx="4"/>
                <g inner_html=picture></g>
            </svg>
            <span>{name}</span>
        </li>
    }
    .into_any()
}

/// How things stood at the start, at each gong and slam, and at the end.
fn numbers(speech: Speech, story: &Story) -> AnyView {
    let head = ["temple-story-time", "temple-story-ark", "temple-story-chambers", "temple-story-dice"];
    let head = Vec::from(head.map(|key| view! { <th scope="col">{speech.say(key)}</th> }.into_any()));
    let rows = curve::stops(story).into_iter().map(|at| {
        let reading = story.reading(at);
        let cells = [reading.ark, reading.chambers, reading.locked];
        let cells = Vec::from(cells.map(|count| view! { <td>{count.to_string()}</td> }.into_any()));
        view! { <tr><th scope="row">{at.to_string()}</th>{cells}</tr> }.into_any()
    });
    let rows: Vec<AnyView> = rows.collect();
    view! {
        <details class="fold">
            <summary>{speech.say("temple-story-table")}</summary>
            <table class="numbers" data-testid="numbers"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
        </details>
    }
    .into_any()
}

/// A row for each of them: what they are remembered for, and the numbers.
#[component]
fn Deeds(client: Client, told: Told) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    dynamic(move || {
        let Some(story) = told.get() else { return ().into_any() };
        let rows = story.seats.iter().zip(story.honours.iter().copied()).map(|(seat, honour)| {
            let who = name_of(seat, names);
            let honour = text(move || speech.text(&format!("temple-story-honour-{}", honour.name()), &[]));
            let counted = Arc::clone(&story);
            let deeds = text(move || deeds(speech, &counted, seat));
            view! {
                <li data-testid=format!("deeds-{seat}")>
                    <Sign seat />
                    <div><p><strong class="who">{who}</strong></p> <p class="honour">{honour}</p> <p class="note">{deeds}</p></div>
                </li>
            }
            .into_any()
        });
        let rows: Vec<AnyView> = rows.collect();
        view! { <h3>{speech.say("temple-story-who")}</h3> <ul class="deeds">{rows}</ul> }.into_any()
    })
}

/// "out at 8:10 · 4 chambers discovered · 31 throws".
fn deeds(speech: Speech, story: &Story, seat: Seat) -> String {
    let mine = story.deeds_of(seat);
    let mut parts = vec![match mine.out {
        Some(out) => speech.text("temple-story-deed-out", &[("at", out.to_string().into())]),
        None => speech.text("temple-story-deed-inside", &[]),
    }];
    let counts = [
        ("temple-story-deed-chambers", mine.chambers),
        ("temple-story-deed-stones", mine.dice_for_stones),
        ("temple-story-deed-freed", mine.freed),
        ("temple-story-deed-locked", mine.locked_up),
        ("temple-story-deed-lost", mine.lost),
        ("temple-story-deed-throws", mine.throws),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    parts.extend(counts.map(|(key, count)| speech.text(key, &[("count", count.into())])));
    parts.join(" · ")
}

/// Everything that happened, each line with the way to its moment.
#[component]
fn Lines(client: Client, told: Told) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    dynamic(move || {
        let Some(story) = told.get() else { return ().into_any() };
        let rows = story.lines.iter().map(|line| {
            let Line { at, moment, what } = *line;
            let line = text(move || names.with(|names| said(speech, what, names)));
            let time = watch(client, moment, Signal::derive(move || at.to_string()));
            let is_of_the_clock =
                matches!(what, Event::Gong { .. } | Event::Slam { .. } | Event::Collapsed { .. });
            let class = if is_of_the_clock { "by-clock" } else { "" };
            view! { <li class=class>{time} <span>{line}</span></li> }.into_any()
        });
        let rows: Vec<AnyView> = rows.collect();
        view! {
            <details class="fold" data-testid="lines">
                <summary>{speech.say("temple-story-lines")}</summary>
                <ol class="lines">{rows}</ol>
            </details>
        }
        .into_any()
    })
}
