//! The guided first game in the temple, as one sees it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use temple::bots::Level;
use temple::{Move, Question};
use words::Names;

use super::acts::Strip;
use super::clock::{ClockBar, light};
use super::hand::{Hand, Seen};
use super::lesson::{Lesson, STEPS};
use super::looking;
use super::map::Map;
use super::play::listen;
use super::practice;
use super::tray::Tray;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::browser;
use crate::bubble::{Progress, bubble, ends, task};
use crate::clock::Clock;
use crate::connection::time::Course;
use crate::erased::{effect, memo, shown, text, truth};
use crate::game::Game;
use crate::home::play::play_now;
use crate::page_refusal::PageRefusal;
use crate::settings::Settings;
use crate::sound::Sound;

/// How long the mate thinks about the goddess.
const THOUGHT: Duration = Duration::from_millis(900);

/// Learning by doing: the clock, the map and the dice of a real game.
#[component]
pub(crate) fn LessonView() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let settings = Settings::here();
    let lesson = RwSignal::new(Lesson::new());
    // What was done last is praised as long as the next thing is not done.
    let praised = RwSignal::new(0_usize);
    let wrong = RwSignal::new(false);
    let advance = move |change: &dyn Fn(&mut Lesson) -> bool| {
        let before = lesson.with_untracked(Lesson::step);
        let mut good = true;
        lesson.update(|lesson| good = change(lesson));
        wrong.set(!good);
        let (after, done) = lesson.with_untracked(|lesson| (lesson.step(), lesson.is_done()));
        if after != before || done {
            praised.set(if done { STEPS } else { after - 1 });
        }
        let sound = match (good, after != before || done, after) {
            (false, ..) => Sound::No,
            (true, true, 9 | 10) => Sound::Gong,
            (true, true, _) if done => Sound::Won,
            (true, true, _) => Sound::Found,
            (true, false, _) => Sound::Step,
        };
        sound.play(settings);
    };
    let seen: Seen = memo(move || Some(Arc::new(lesson.with(Lesson::sight))));
    let told = memo(move || {
        let (at, runs) = lesson.with(|lesson| (lesson.at(), lesson.runs()));
        (at, runs)
    });
    let clock = Clock::start(
        memo(move || match told.get() {
            (at, true) => Course::running(at.as_ms() as f64, browser::moment(), 1.0),
            (at, false) => Course::standing(at),
        })
        .into(),
    );
    let names = memo(move || {
        Names::new(["temple-lesson-you", "temple-lesson-mate"].map(|key| speech.text(key, &[])))
    });
    let refusal = RwSignal::new(None);
    let send = Callback::new(move |mv: Move| {
        advance(&|lesson| lesson.play(clock.now(), &mv));
        // Dice that were not to be thrown lie still again.
        refusal.set(wrong.get_untracked().then(PageRefusal::by_lesson));
    });
    let rests = truth(move || lesson.with(Lesson::is_done));
    let hand = Hand::new(AtTable { seen, send, refusal }, clock, names, rests);
    listen(hand, Callback::new(|()| ()));
    // What the rules refuse is a wrong move as well.
    effect(move || {
        if refusal.with(Option::is_some) && !wrong.get_untracked() {
            wrong.set(true);
            Sound::No.play(settings);
        }
    });
    effect(move || {
        let kept = hand.kept.get();
        if lesson.with_untracked(Lesson::step) == 2 && !kept.is_empty() {
            advance(&|lesson| {
                lesson.kept(kept);
                lesson.step() == 3
            });
        }
    });
    // The doors slam while nobody does anything, too.
    effect(move || {
        let now = clock.ticking();
        if lesson.with_untracked(|lesson| lesson.is_due(now)) {
            advance(&|lesson| {
                lesson.tick(now);
                true
            });
        }
    });
    let asked = truth(move || {
        seen.with(|sight| {
            sight.as_ref().is_some_and(|sight| sight.open.asks.get(Question::Goddess).is_some())
        })
    });
    effect(move || {
        if asked.get() {
            let answer = move || {
                if lesson.try_with_untracked(|lesson| lesson.step() == 10) == Some(true) {
                    advance(&Lesson::mate);
                }
            };
            set_timeout(answer, THOUGHT);
        }
    });
    let step = memo(move || lesson.with(Lesson::step));
    let done = truth(move || lesson.with(Lesson::is_done));
    let well = text(move || match praised.get() {
        0 => String::new(),
        9 if lesson.with(Lesson::was_late) => speech.text("temple-lesson-9-late", &[]),
        step => speech.text(&format!("temple-lesson-{step}-well"), &[]),
    });
    let progress = Progress { steps: STEPS, step, done };
    let task = task(progress, "temple-lesson", Some(wrong));
    let ends = ends(progress, |page| {
        let play = move |_| play_now(page, Game::Temple, 3, Level::Novice.name());
        let speech = page.speech;
        view! {
            <button class="primary big" data-testid="lesson-play" on:click=play>{speech.say("temple-lesson-play")}</button>
            <button class="big" data-testid="lesson-practice" on:click=move |_| practice::begin(page)>
                {speech.say("temple-lesson-practice")}
            </button>
        }
        .into_any()
    });
    let tray = shown(move || !done.get(), move || view! { <Strip hand /> <Tray hand /> }.into_any());
    let camera = looking::camera(seen);
    let mood = light(seen, clock);
    view! {
        <div
            class=text(move || format!("play temple lesson {}", mood.get()))
            data-testid="lesson"
            data-step=text(move || step.get().to_string())
            data-wrong=text(move || wrong.get().to_string())
        >
            <div class="temple-stage">
                <ClockBar seen clock />
                {bubble(progress, well, task)}
                <Map seen camera act=Callback::new(move |act| hand.act(act)) />
                <div class="temple-hand">
                    {tray}
                    <div class="lesson-ends">{ends}</div>
                </div>
            </div>
        </div>
    }
    .into_any()
}
