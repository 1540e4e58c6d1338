//! The guided first game, as one sees it.

use std::sync::Arc;
use std::time::Duration;

use cells::bots::Level;
use leptos::prelude::*;

use super::board::{Board, Seen};
use super::lesson::{Lesson, STEPS};
use super::play::Slots;
use super::touch::hand;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::bubble::{Progress, bubble, ends, task};
use crate::erased::{effect, memo, shown, text, truth};
use crate::home::play::play_now;
use crate::page_refusal::PageRefusal;
use crate::settings::Settings;
use crate::sound::Sound;

/// How long the rival takes for a move.
const RIVAL: Duration = Duration::from_millis(900);

/// Learning by doing.
#[component]
pub(crate) fn LessonView() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let settings = Settings::here();
    let lesson = RwSignal::new(Lesson::new());
    let sight: Seen = memo(move || Some(Arc::new(lesson.with(Lesson::sight))));
    let refusal = RwSignal::new(None::<PageRefusal>);
    // What was done last is praised as long as the next thing is not done.
    let praised = RwSignal::new(0_usize);
    let advance = move |change: &dyn Fn(&mut Lesson)| {
        let before = lesson.with_untracked(Lesson::step);
        lesson.update(|lesson| change(lesson));
        let (after, done) = lesson.with_untracked(|lesson| (lesson.step(), lesson.is_done()));
        if after != before || done {
            praised.set(if done { STEPS } else { after - 1 });
            let sound = match praised.get_untracked() {
                3 => Sound::Found,
                4 => Sound::Caught,
                STEPS => Sound::Won,
                _ => Sound::Step,
            };
            sound.play(settings);
        } else {
            Sound::Step.play(settings);
        }
    };
    let play = Callback::new(move |mv| {
        refusal.set(None);
        advance(&|lesson| {
            lesson.play(&mv);
        });
    });
    let hand = hand(AtTable { seen: sight, send: play, refusal }, Signal::derive(|| vec![0, 1]));
    effect(move || {
        if let Some(piece) = hand.chosen.get()
            && lesson.with_untracked(|lesson| lesson.step() == 1)
        {
            advance(&|lesson| lesson.chose(piece));
        }
    });
    effect(move || {
        let why = refusal.get();
        if let Some(why) = why.filter(|_| lesson.with_untracked(|lesson| lesson.step() == 6)) {
            advance(&|lesson| lesson.refused(&why));
        }
    });
    let step = memo(move || lesson.with(Lesson::step));
    let done = truth(move || lesson.with(Lesson::is_done));
    // The rival takes its time, so that one can watch.
    effect(move || {
        let rival = lesson.with(|lesson| lesson.step() == 5);
        if rival {
            let next = move || {
                if lesson.try_with_untracked(|lesson| lesson.step() == 5) == Some(true) {
                    advance(&|lesson| {
                        lesson.rival();
                    });
                }
            };
            set_timeout(next, RIVAL);
        }
    });
    let well = text(move || match praised.get() {
        0 => String::new(),
        step => speech.text(&format!("lesson-{step}-well"), &[]),
    });
    let progress = Progress { steps: STEPS, step, done };
    let task = task(progress, "lesson", None);
    let letters = memo(move || sight.with(|sight| Some(sight.as_ref()?.own?.letters)));
    let ends = ends(progress, |page| {
        let play = move |_| play_now(page, crate::game::Game::Cells, 1, Level::Novice.name());
        view! {
            <button class="primary wide" data-testid="lesson-play" on:click=play>{page.speech.say("lesson-play")}</button>
        }
        .into_any()
    });
    let why = shown(
        move || refusal.with(Option::is_some),
        move || {
            let said = text(move || {
                let why = refusal.get();
                why.map(|why| speech.refusal("cells", why.coded(), &words::Names::default()))
                    .unwrap_or_default()
            });
            view! { <p class="refusal">{said}</p> }.into_any()
        },
    );
    view! {
        <div class="play lesson" data-testid="lesson" data-step=text(move || step.get().to_string())>
            {bubble(progress, well, task)}
            <div class="board-place"><Board hand /></div>
            <div class="side">
                <div class="tools"><Slots letters /> {ends}</div>
                {why}
            </div>
        </div>
    }
    .into_any()
}
