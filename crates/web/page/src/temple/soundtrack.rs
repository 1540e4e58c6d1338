//! The soundtrack for those who have the box on their table: a phone beside it tells the time, to be heard and seen.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;
use temple::Track;

use super::music::{self, Part};
use super::recording::{LEAD, record};
use super::score::{Cue, Mood, Score};
use crate::app::Page;
use crate::back::sheet_head;
use crate::browser;
use crate::choice::Segments;
use crate::clock::tick;
use crate::connection::time::Course;
use crate::erased::{memo, shown, text, truth};
use crate::picture::icon;

/// How often the clock is looked at.
const LOOK: Duration = Duration::from_millis(200);
/// Milliseconds before the start: time to put the phone down.
const INTRO: f64 = LEAD as f64 * 1_000.0;

/// The six times of a track. Practice has none, and no soundtrack either.
fn times_of(track: Track) -> [u32; 6] {
    track.seconds().unwrap_or_default()
}

fn score_of(track: Track) -> Score {
    Score::new(times_of(track), Mood::of(track))
}

/// The soundtrack: start, pause, what comes next, and as a file.
#[component]
pub(crate) fn Soundtrack() -> AnyView {
    let speech = Page::here().speech;
    let track = RwSignal::new(Track::A);
    let course = RwSignal::new(Course::default());
    let tick = tick(LOOK);
    // Milliseconds from the start.
    let at = move || {
        tick.get();
        course.get().at(browser::moment()) - INTRO
    };
    let over = truth(move || at() > score_of(track.get()).end());
    let part = memo(move || Some(Part { score: score_of(track.get()), began: INTRO, over: over.get() }));
    let heard = music::play(part.into(), course.into());

    let begun = truth(move || course.get() != Course::default());
    let runs = truth(move || course.get().runs() && !over.get());
    let turn = move |_| {
        let (now, running) = (browser::moment(), runs.get_untracked());
        let at = if over.get_untracked() { 0.0 } else { course.get_untracked().at(now) };
        course.set(if running {
            Course::standing(table::Time::ms(at as u64))
        } else {
            Course::running(at, now, 1.0)
        });
        browser::stay_awake();
    };
    let again = move |_| course.set(Course::default());
    let choose = move |name: String| {
        again(());
        track.set(if name == "b" { Track::B } else { Track::A });
    };
    let next = memo(move || {
        let at = at();
        let (when, cue) = score_of(track.get()).cues().into_iter().find(|(when, _)| *when > at)?;
        let key = match cue {
            Cue::Start => "start",
            Cue::Gong(_) => "gong",
            Cue::Slam(_) => "slam",
            Cue::Collapse => "collapse",
        };
        Some((key, ((when - at) / 1_000.0).ceil() as u64))
    });
    let light = text(move || {
        let light = match next.get() {
            Some(("slam", 0..=15)) => "light-slam",
            Some(("slam", _)) => "light-gong",
            Some(("collapse", _)) | None => "light-collapse",
            _ => "light-calm",
        };
        format!("sheet soundtrack {light}{}", heard.class())
    });
    let left = text(move || {
        let left = (score_of(track.get()).end() - at().max(0.0)).max(0.0) / 1_000.0;
        minutes(left.ceil() as u64)
    });
    let due = text(move || {
        next.get().map_or_else(
            || speech.text("temple-page-soundtrack-over", &[]),
            |(what, seconds)| {
                let said = speech.text("temple-page-soundtrack-next", &[("what", what.into())]);
                format!("{said} {}", minutes(seconds))
            },
        )
    });
    let tracks = [("a", Track::A), ("b", Track::B)].map(|(name, track)| {
        let seconds = times_of(track).map(|seconds| minutes(u64::from(seconds)));
        let [gong, _, gong_2, _, gong_3, _] = seconds;
        let said = text(move || {
            let times = [("first", gong.clone()), ("second", gong_2.clone()), ("third", gong_3.clone())];
            let times = times.map(|(name, time)| (name, time.into()));
            speech.text(&format!("temple-page-soundtrack-{name}"), &times)
        });
        (name.to_owned(), said)
    });
    let label = text(move || {
        let key = if runs.get() {
            "temple-page-soundtrack-pause"
        } else if begun.get() && !over.get() {
            "temple-page-soundtrack-on"
        } else {
            "temple-page-soundtrack-start"
        };
        speech.text(key, &[])
    });
    let button = text(move || label.get());
    let from_the_start = shown(
        move || begun.get(),
        move || {
            view! {
                <button class="quiet" data-testid="sound-again" on:click=move |_| again(())>
                    {icon(Icon::Replay)}
                    <span>{speech.say("temple-page-soundtrack-again")}</span>
                </button>
            }
            .into_any()
        },
    );
    let state = text(move || String::from(if runs.get() { "runs" } else { "stands" }));
    view! {
        <div class=light data-testid="soundtrack" data-cue=heard.given() data-state=state>
            {sheet_head(speech.say("page-soundtrack"))}
            <p class="note">{speech.say("temple-page-soundtrack-note")}</p>
            <div class="temple-stage">
                <div class="map-place">
                    <strong role="timer" data-testid="sound-left">{left}</strong>
                    <span class="due" data-testid="sound-next">{due}</span>
                </div>
            </div>
            <div class="soundtrack-keys">
                <button class="primary wide" data-testid="sound-start" on:click=turn>
                    {button}
                </button>
                {from_the_start}
            </div>
            <section class="card">
                <Segments
                    name="sound-track"
                    label=speech.say("page-soundtrack")
                    options=tracks.to_vec()
                    chosen=text(move || String::from(if track.get() == Track::B { "b" } else { "a" }))
                    choose=Callback::new(choose)
                />
                <Save track />
            </section>
        </div>
    }
    .into_any()
}

/// The soundtrack as a file, for a device without this page.
#[component]
fn Save(track: RwSignal<Track>) -> AnyView {
    let speech = Page::here().speech;
    let made = RwSignal::new(None::<u32>);
    let save = move |_| {
        if made.get_untracked().is_some() {
            return;
        }
        made.set(Some(0));
        let track = track.get_untracked();
        leptos::task::spawn_local(async move {
            let progress = move |part: f64| {
                made.try_set(Some((part * 100.0) as u32));
            };
            let file = record(score_of(track), progress).await;
            made.try_set(None);
            let name = if track == Track::B { "temple-b.wav" } else { "temple-a.wav" };
            file.and_then(|file| browser::download(name, &file));
        });
    };
    let said = text(move || match made.get() {
        Some(percent) => speech.text("temple-page-soundtrack-saving", &[("percent", percent.into())]),
        None => speech.text("temple-page-soundtrack-save", &[]),
    });
    view! {
        <button class="wide" data-testid="sound-save" on:click=save>
            {icon(Icon::Download)}
            <span>{said}</span>
        </button>
    }
    .into_any()
}

fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
