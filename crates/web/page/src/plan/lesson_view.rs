//! The guided first day of Escape Plan, as one sees it: how it begins, and the bubbles at the table.

use leptos::prelude::*;
use plan::bots::Level;
use wasm_bindgen::JsValue;

use super::hand::Hand;
use super::lesson::{Lesson, Topic, advice, open_exit};
use super::naming;
use super::pointing::{Pointed, Rect, Side, beside};
use super::sight::PlanSight;
use crate::app::Page;
use crate::back::sheet_head;
use crate::browser::{self, Kept};
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, effect, memo, text, truth};
use crate::game::Game;
use crate::home::play::{Waiting, play_now};
use crate::picture::poster;
use crate::route::Route;
use crate::speech::Speech;
use crate::way::Way;

/// With how many bots one learns.
const BOTS: u8 = 2;

/// In fewer milliseconds nobody has read anything.
const READ: u64 = 800;
/// From this width on there is room beside things.
const WIDE: f64 = 900.0;
/// What a bubble needs above something; `style.css` has a little more.
const ROOM: f64 = 230.0;
/// What is hidden by the head of the page.
const HEAD: f64 = 60.0;

/// What it is about, and the way in.
#[component]
pub(crate) fn LessonView() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let begin = move |_| {
        Kept::Lesson.set(&Lesson::default().write());
        play_now(page, Game::Plan, BOTS, Level::Novice.name());
    };
    view! {
        <div class="sheet" data-testid="lesson">
            {sheet_head(speech.say("lesson-title"))}
            <article class="card prose">
                {poster(Game::Plan)}
                <p>{speech.say("plan-lesson-about")}</p>
                <p>{speech.say("plan-lesson-how")}</p>
                <p class="prose-ways">
                    <button class="primary big" data-testid="lesson-begin" on:click=begin>{speech.say("plan-lesson-begin")}</button>
                    <Way to=Route::Rules(Game::Plan) class="button" testid="lesson-rules">{speech.say("page-rules")}</Way>
                </p>
                <Waiting client=page.client(End::Worker) game=Game::Plan />
            </article>
        </div>
    }
    .into_any()
}

/// What is said at a table where somebody learns; nothing at any other.
#[component]
pub(crate) fn Guide(client: Client, hand: Hand) -> AnyView {
    let lesson = RwSignal::new(None::<Lesson>);
    let table = memo(move || client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.id)));
    let keep = move |change: &dyn Fn(&mut Lesson)| {
        lesson.update(|lesson| {
            if let Some(lesson) = lesson {
                change(lesson);
                Kept::Lesson.set(&lesson.write());
            }
        });
    };
    effect(move || {
        let Some(table) = table.get().filter(|_| client.end == End::Worker) else { return };
        lesson.set(Kept::Lesson.get().and_then(|kept| Lesson::read(&kept)?.at(&table.to_string())));
        keep(&|_| ());
    });
    let topic = memo(move || {
        let chosen = hand.chosen.get();
        let sight = hand.seen.get()?;
        lesson.with(|lesson| lesson.as_ref()?.next(&sight, chosen))
    });
    // What could be read and has passed need not be said any more.
    Effect::new(move |before: Option<(Option<Topic>, u64)>| {
        let (now, at) = (topic.get(), browser::now());
        let Some((before, since)) = before else { return (now, at) };
        if before == now {
            return (now, since);
        }
        let passed = before.filter(|before| {
            let sight = hand.seen.get_untracked();
            let due = sight.is_some_and(|sight| before.is_due(&sight, hand.chosen.get_untracked()));
            !due && at > since + READ
        });
        if let Some(passed) = passed {
            keep(&|lesson| lesson.tell(passed));
        }
        (now, at)
    });
    let heard = Callback::new(move |topic| keep(&|lesson| lesson.tell(topic)));
    let leave = Callback::new(move |()| {
        lesson.set(None);
        Kept::Lesson.set("");
    });
    dynamic(move || match topic.get() {
        Some(topic) => bubble(hand, topic, heard, leave),
        None => ().into_any(),
    })
}

/// The bubble with its two ways on, and a ring around what it speaks of.
fn bubble(hand: Hand, topic: Topic, heard: Callback<Topic>, leave: Callback<()>) -> AnyView {
    let speech = Page::here().speech;
    let said = text(move || {
        let sight = hand.seen.get();
        sight.map(|sight| said(speech, &sight, topic)).unwrap_or_default()
    });
    let thing = memo(move || hand.seen.with(|sight| sight.as_ref().and_then(|sight| topic.thing(sight))));
    let pointed = RwSignal::new(Pointed::default());
    effect(move || {
        if let Some(thing) = thing.get() {
            bring_into_view(&thing);
        }
    });
    follow(thing, topic.keeps_clear(), pointed);
    let px = |of: fn(&Pointed) -> f64| text(move || pointed.with(|pointed| format!("{:.0}px", of(pointed))));
    let side = text(move || {
        let side = pointed.with(|pointed| pointed.side);
        String::from(match side {
            Some(Side::Above) => "above",
            Some(Side::Below) => "below",
            Some(Side::Left) => "left",
            Some(Side::Right) => "right",
            None => "none",
        })
    });
    view! {
        <div class="guide" data-side=side>
            <div
                class="guide-ring"
                aria-hidden="true"
                hidden=truth(move || pointed.with(|pointed| pointed.ring == Rect::default()))
                style:left=px(|all| all.ring.left)
                style:top=px(|all| all.ring.top)
                style:width=px(|all| all.ring.width)
                style:height=px(|all| all.ring.height)
            ></div>
            <div class="guide-tail" aria-hidden="true" style:left=px(|all| all.tail.0) style:top=px(|all| all.tail.1)></div>
            <section
                class="card guide-bubble"
                data-testid="bubble"
                data-topic=topic.name()
                data-thing=text(move || thing.get().unwrap_or_default())
                style:left=px(|all| all.bubble.0)
                style:top=px(|all| all.bubble.1)
            >
                <p role="status" aria-live="polite" data-testid="bubble-text">{said}</p>
                <div class="guide-ways">
                    <button class="quiet" data-testid="lesson-skip" on:click=move |_| leave.run(())>{speech.say("lesson-skip")}</button>
                    <button class="primary" data-testid="lesson-next" on:click=move |_| heard.run(topic)>{speech.say("plan-lesson-next")}</button>
                </div>
            </section>
        </div>
    }
    .into_any()
}

fn said(speech: Speech, sight: &PlanSight, topic: Topic) -> String {
    let place = advice(sight).map(|place| naming::location(speech, &sight.open, place)).unwrap_or_default();
    let exit = open_exit(sight).unwrap_or_default();
    speech.text(&format!("plan-lesson-{}", topic.name()), &[("place", place.into()), ("exit", exit.into())])
}

fn element(testid: &str) -> Option<web_sys::Element> {
    document().query_selector(&format!("[data-testid=\"{testid}\"]")).ok().flatten()
}

fn rect(testid: &str) -> Option<Rect> {
    let found = element(testid)?.get_bounding_client_rect();
    Some(Rect { left: found.left(), top: found.top(), width: found.width(), height: found.height() })
}

fn screen() -> (f64, f64) {
    let size = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64()).unwrap_or_default();
    (size(window().inner_width()), size(window().inner_height()))
}

/// Scrolls to what is spoken of, unless it can be seen. What is too large for a bubble above or below it leaves room above.
fn bring_into_view(testid: &str) {
    let (width, height) = screen();
    let (Some(thing), Some(rect)) = (element(testid), rect(testid)) else { return };
    let large = width < WIDE && rect.height > height - 2.0 * ROOM;
    let hidden = match large {
        true => rect.top < ROOM || rect.top > height - ROOM,
        false => rect.top < HEAD || rect.top + rect.height > height,
    };
    if hidden {
        let how = js_sys::Object::new();
        let block = if large { "start" } else { "center" };
        let _ = js_sys::Reflect::set(&how, &"block".into(), &block.into());
        browser::call(&thing, "scrollIntoView", &how);
    }
}

/// Keeps the bubble beside what it speaks of, as long as it is there: things move, and the page is scrolled.
fn follow(thing: Memo<Option<String>>, clear: Option<&'static str>, pointed: RwSignal<Pointed>) {
    request_animation_frame(move || {
        // Without its signals the bubble is gone.
        let (Some(thing_now), Some(before)) = (thing.try_get_untracked(), pointed.try_get_untracked()) else {
            return;
        };
        let bubble = rect("bubble").map_or((0.0, 0.0), |bubble| (bubble.width, bubble.height));
        let target = thing_now.as_deref().and_then(rect);
        let now = beside(screen(), bubble, target, clear.and_then(rect).or(target));
        if before != now {
            pointed.set(now);
        }
        follow(thing, clear, pointed);
    });
}
