//! What every guided first game says: what was well done, what to do now, how far it is, and the way out.

use leptos::prelude::*;

use crate::app::Page;
use crate::erased::{classes, dynamic, text};
use crate::route::Route;

/// How far a lesson is.
#[derive(Clone, Copy)]
pub(crate) struct Progress {
    /// How many steps there are.
    pub(crate) steps: usize,
    /// Which one it is, from 1.
    pub(crate) step: Memo<usize>,
    /// Whether all are done.
    pub(crate) done: Memo<bool>,
}

/// What to do now: the task of this step, or how to do it where something else was tried. `words` begins the keys.
pub(crate) fn task(progress: Progress, words: &'static str, wrong: Option<RwSignal<bool>>) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || {
        let step = progress.step.get();
        match (progress.done.get(), wrong.is_some_and(|wrong| wrong.get())) {
            (true, _) => speech.text("lesson-done", &[]),
            (false, true) => speech.text(&format!("{words}-{step}-hint"), &[]),
            (false, false) => speech.text(&format!("{words}-{step}"), &[]),
        }
    })
}

/// The speech bubble above the game.
pub(crate) fn bubble(progress: Progress, well: Signal<String>, task: Signal<String>) -> AnyView {
    let speech = Page::here().speech;
    let Progress { steps, step, done } = progress;
    let dots = (1..=steps).map(|number| {
        let class = text(move || {
            let now = step.get() == number && !done.get();
            classes("dot", [("past", step.get() > number || done.get()), ("now", now)])
        });
        view! { <span class=class></span> }.into_any()
    });
    view! {
        <section class="card bubble">
            <h1>{speech.say("lesson-title")}</h1>
            <span class="dots" aria-hidden="true">{dots.collect::<Vec<_>>()}</span>
            <div role="status" aria-live="polite">
                <p class="well">{well}</p>
                <p class="task" data-testid="lesson-task">{task}</p>
            </div>
        </section>
    }
    .into_any()
}

/// What comes after the lesson, and before its end a way to skip the rest.
pub(crate) fn ends(progress: Progress, after: fn(Page) -> AnyView) -> AnyView {
    let page = Page::here();
    dynamic(move || match progress.done.get() {
        true => after(page),
        false => view! {
            <button class="quiet" data-testid="lesson-skip" on:click=move |_| page.go(Route::Home)>
                {page.speech.say("lesson-skip")}
            </button>
        }
        .into_any(),
    })
}
