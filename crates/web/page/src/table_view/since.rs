//! What happened while nobody looked: a short film of it for whoever comes back.

use std::time::Duration;

use leptos::prelude::*;

use super::names_at;
use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{shown, text, truth};
use crate::game::Game;
use crate::page_fact::PageFact;
use crate::route::Route;
use crate::visits;

/// How long a scene is looked at.
const SCENE: Duration = Duration::from_millis(1_700);
/// With fewer scenes there is nothing to tell.
const FEWEST: usize = 3;
/// The most scenes; older ones are in the list.
const MOST: usize = 24;

/// The film. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Since {
    /// The entries and what happened in them.
    scenes: RwSignal<Vec<(u64, PageFact)>>,
    /// Which of them is being looked at.
    now: RwSignal<usize>,
    /// Counts films, so that the clock of one does not move another.
    number: StoredValue<u32>,
}

impl Since {
    /// The film at this table. It begins when there is something that nobody has looked at.
    pub(crate) fn at(client: Client) -> Since {
        let page = Page::here();
        let since =
            Since { scenes: RwSignal::default(), now: RwSignal::default(), number: StoredValue::new(0) };
        let returned = RwSignal::new(0_u32);
        let listener = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if browser::is_looked_at() {
                returned.update(|returned| *returned += 1);
            }
        });
        on_cleanup(move || listener.remove());
        Effect::new(move |before: Option<(u32, u32)>| {
            let moment = (returned.get(), client.chronicle.with(crate::chronicle::Chronicle::beginnings));
            let Some((route, seq)) = client.sight.with_untracked(|sight| {
                sight.as_ref().map(|sight| (Route::Table(client.end, sight.table.id), sight.seq))
            }) else {
                return moment;
            };
            if !browser::is_looked_at() {
                return moment;
            }
            let seen = page.visits.with_untracked(|visits| visits::seen(visits, route));
            if let Some(seen) = seen.filter(|_| before != Some(moment)) {
                since.begin(client, seen);
            }
            if seen != Some(seq) {
                page.update_visits(|visits| visits::look(visits, route, seq));
            }
            moment
        });
        since
    }

    fn begin(self, client: Client, from: u64) {
        let mut scenes: Vec<(u64, PageFact)> = client.chronicle.with_untracked(|chronicle| {
            let new = chronicle.past().filter(|passage| passage.seq >= from);
            let facts = new.flat_map(|passage| passage.facts.iter().map(|fact| (passage.seq, fact)));
            facts.filter(|(_, fact)| fact.notice().scene).map(|(seq, fact)| (seq, fact.clone())).collect()
        });
        if scenes.len() < FEWEST {
            return;
        }
        scenes.drain(..scenes.len().saturating_sub(MOST));
        self.number.update_value(|number| *number += 1);
        self.now.set(0);
        self.scenes.set(scenes);
        self.wait();
    }

    /// The entry that is being looked at; none when there is no film, and everything is as it is now.
    pub(crate) fn moment(self) -> Option<u64> {
        let now = self.now.get();
        self.scenes.with(|scenes| scenes.get(now).map(|(seq, _)| *seq))
    }

    fn wait(self) {
        let (number, now) = (self.number.get_value(), self.now.get_untracked());
        let next = move || {
            let same = self.number.try_get_value() == Some(number);
            if same && self.now.try_get_untracked() == Some(now) {
                self.next();
            }
        };
        set_timeout(next, SCENE);
    }

    fn next(self) {
        let last = self.scenes.with_untracked(Vec::len);
        if self.now.get_untracked() + 1 >= last {
            self.end();
        } else {
            self.now.update(|now| *now += 1);
            self.wait();
        }
    }

    fn end(self) {
        self.scenes.set(Vec::new());
        self.now.set(0);
    }
}

/// What is being looked at, in words, and the way out.
#[component]
pub(crate) fn SinceView(client: Client, since: Since) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let runs = truth(move || since.scenes.with(|scenes| !scenes.is_empty()));
    let said = text(move || {
        let game = client.game().map_or("", Game::name);
        let now = since.now.get();
        since.scenes.with(|scenes| {
            let fact =
                scenes.get(now).map(|(_, fact)| names.with(|names| speech.fact(game, fact.written(), names)));
            fact.unwrap_or_default()
        })
    });
    let far = text(move || {
        let (now, all) = (since.now.get() + 1, since.scenes.with(Vec::len));
        speech.text("page-since-scene", &[("now", now.into()), ("all", all.into())])
    });
    shown(
        move || runs.get(),
        move || {
            view! {
                <section class="since" data-testid="since" aria-label=speech.say("page-since")>
                    <header>
                        <strong>{speech.say("page-since")}</strong>
                        <span class="note">{far}</span>
                    </header>
                    <p aria-live="polite" data-testid="since-said">{said}</p>
                    <div class="buttons">
                        <button data-testid="since-next" on:click=move |_| since.next()>{speech.say("page-since-next")}</button>
                        <button class="quiet" data-testid="since-end" on:click=move |_| since.end()>{speech.say("page-since-end")}</button>
                    </div>
                </section>
            }
            .into_any()
        },
    )
}
