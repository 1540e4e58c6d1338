//! The guided first game of Escape Master, as one sees it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use master::bots::Level;
use master::{Master, Move, Refusal};
use table::No;
use words::Names;

use super::carry::Carry;
use super::fan::Fan;
use super::hand::{Hand, Seen};
use super::keys;
use super::lesson::{Lesson, RIVAL, Reply, STEPS};
use super::play::PileButton;
use super::refused::Refused;
use super::stacks::StackField;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::bubble::{Progress, bubble, ends, task};
use crate::clock::Clock;
use crate::erased::{effect, memo, shown, text, truth};
use crate::game::Game;
use crate::home::play::play_now;
use crate::page_refusal::PageRefusal;
use crate::settings::Settings;
use crate::sound::Sound;

/// How long the opponent takes to go on.
const THOUGHT: Duration = Duration::from_millis(2_200);

/// Learning by doing: the stacks and the hand of a real game.
#[component]
pub(crate) fn LessonView() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let settings = Settings::here();
    let lesson = RwSignal::new(Lesson::new());
    let wrong = RwSignal::new(false);
    let refusal = RwSignal::new(None);
    let seen: Seen = memo(move || Some(Arc::new(lesson.with(Lesson::sight))));
    let clock = Clock::still(memo(move || lesson.with(|lesson| lesson.at()).after(1_000)));
    let names = memo(move || {
        Names::new(["master-lesson-you", "master-lesson-rival"].map(|key| speech.text(key, &[])))
    });
    // The hand has to be there before anything is sent; it is told where a card came too late.
    let late = RwSignal::new(None);
    let send = Callback::new(move |mv: Move| {
        let mut reply = Reply::Wrong;
        lesson.update(|lesson| reply = lesson.play(&mv));
        wrong.set(reply == Reply::Wrong);
        let sound = match reply {
            Reply::Good if lesson.with_untracked(Lesson::is_done) => Sound::Won,
            Reply::Good => Sound::Found,
            Reply::Wrong | Reply::Late(_) => Sound::No,
        };
        sound.play(settings);
        match reply {
            Reply::Good => refusal.set(None),
            Reply::Wrong => refusal.set(Some(PageRefusal::by_lesson())),
            Reply::Late(stack) => {
                late.set(Some(stack));
                refusal
                    .set(Some(PageRefusal::by_rules::<Master>(No::Because(Refusal::StackChanged { stack }))));
                let go_on = move || {
                    let _ = lesson.try_update(Lesson::goes_on);
                };
                set_timeout(go_on, THOUGHT);
            }
        }
    });
    let rests = truth(move || lesson.with(Lesson::is_done));
    let hand = Hand::new(AtTable { seen, send, refusal }, clock, names, rests);
    effect(move || {
        if let Some(stack) = late.get() {
            hand.laid_by(stack, RIVAL);
        }
    });
    keys::listen(hand);
    // What the rules refuse is a wrong move as well.
    effect(move || {
        if hand.no.with(Option::is_some) && late.get_untracked().is_none() {
            wrong.set(true);
        }
    });
    let carry = Carry::new();
    let step = memo(move || lesson.with(Lesson::step));
    let done = truth(move || lesson.with(Lesson::is_done));
    let well = text(move || match (step.get(), done.get()) {
        (_, true) => speech.text(&format!("master-lesson-{STEPS}-well"), &[]),
        (1, _) => String::new(),
        (step, _) => speech.text(&format!("master-lesson-{}-well", step - 1), &[]),
    });
    let progress = Progress { steps: STEPS, step, done };
    let task = task(progress, "master-lesson", Some(wrong));
    let ends = ends(progress, |page| {
        let play = move |_| play_now(page, Game::Master, 2, Level::Novice.name());
        view! {
            <button class="primary big" data-testid="lesson-play" on:click=play>
                {page.speech.say("master-lesson-play")}
            </button>
        }
        .into_any()
    });
    let mine = shown(
        move || !done.get(),
        move || {
            view! {
                <Refused hand />
                <div class="pile-and-strip"><PileButton hand /></div>
                <Fan hand carry />
            }
            .into_any()
        },
    );
    view! {
        <div
            class="play master lesson"
            data-testid="lesson"
            data-step=text(move || step.get().to_string())
            data-wrong=text(move || wrong.get().to_string())
        >
            <div class="master-stage">
                {bubble(progress, well, task)}
                <div class="master-middle"><StackField hand carry /></div>
                <div class="master-hand">
                    {mine}
                    <div class="lesson-ends">{ends}</div>
                </div>
            </div>
        </div>
    }
    .into_any()
}
