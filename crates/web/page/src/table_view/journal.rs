//! What happened, in words: as a list, as a note that passes, and for those who listen.

use std::time::Duration;

use leptos::prelude::*;
use serde_json::Value;
use words::Names;

use super::names_at;
use crate::app::Page;
use crate::brings::is_among;
use crate::client::Client;
use crate::erased::{dynamic, effect, text};
use crate::game::Game;
use crate::speech::Speech;

/// How long such a note stays.
const NOTE: Duration = Duration::from_secs(6);
/// How many notes there are at most.
const MOST_NOTES: usize = 3;
/// How many lines the list has at most. Where everybody acts at once it is made anew several times a second.
const MOST_LINES: usize = 80;

/// The list, newest first.
#[component]
pub(crate) fn Journal(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let lines = dynamic(move || {
        let said = client.chronicle.with(|chronicle| {
            let facts = chronicle.past().rev().flat_map(|passage| passage.facts.iter().rev());
            facts.take(MOST_LINES).map(|fact| say(client, speech, fact, names)).collect::<Vec<String>>()
        });
        said.into_iter().map(|line| view! { <li>{line}</li> }).collect_view().into_any()
    });
    view! {
        <section class="journal">
            <h2>{speech.say("page-log")}</h2>
            <ol data-testid="log" tabindex="0" aria-label=speech.say("page-log")>{lines}</ol>
        </section>
    }
    .into_any()
}

fn say(client: Client, speech: Speech, fact: &Value, names: Memo<Names>) -> String {
    let game = client.game().map_or("", Game::name);
    names.with(|names| speech.fact(game, fact, names))
}

/// Notes that pass, and the voice for screen readers.
#[component]
pub(crate) fn Told(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    // Each with the number of what it belongs to.
    let notes = RwSignal::new(Vec::<(u64, Value)>::new());
    let spoken = RwSignal::new(Vec::<(u64, Value)>::new());
    // What was already there when the view opened is no news.
    let seen = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    effect(move || {
        let (number, facts) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            (number, facts.iter().map(|fact| (number, fact.clone())).collect::<Vec<_>>())
        });
        if number <= seen.get_value() {
            return;
        }
        seen.set_value(number);
        let brings = client.brings();
        let remarks: Vec<(u64, Value)> = client.sight.with_untracked(|sight| {
            let remark = |fact: &Value| {
                brings.zip(sight.as_ref()).and_then(|(brings, sight)| (brings.remark)(fact, sight))
            };
            facts.iter().filter_map(|(number, fact)| Some((*number, remark(fact)?))).collect()
        });
        notes.update(|notes| {
            let remarkable = |fact: &Value| brings.is_some_and(|brings| is_among(fact, brings.remarkable));
            notes.extend(facts.iter().filter(|(_, fact)| remarkable(fact)).chain(&remarks).cloned());
            let old = notes.len().saturating_sub(MOST_NOTES);
            notes.drain(..old);
        });
        let sight = client.sight.get_untracked();
        let aloud = |fact: &Value| brings.is_none_or(|brings| (brings.is_told)(fact, sight.as_deref()));
        // What is for others does not cut short what is being said.
        let said: Vec<_> = facts.into_iter().filter(|(_, fact)| aloud(fact)).chain(remarks).collect();
        if !said.is_empty() {
            spoken.set(said);
        }
        // Told once means told once: nothing of it is left standing.
        let forget = move || {
            for told in [notes, spoken] {
                told.try_update(|told| told.retain(|(own, _)| *own > number));
            }
        };
        set_timeout(forget, NOTE);
    });
    let voice = text(move || {
        let lines = spoken
            .with(|told| told.iter().map(|(_, fact)| say(client, speech, fact, names)).collect::<Vec<_>>());
        lines.join(" ")
    });
    let lines = dynamic(move || {
        let lines = notes
            .with(|told| told.iter().map(|(_, fact)| say(client, speech, fact, names)).collect::<Vec<_>>());
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view().into_any()
    });
    view! {
        <div class="unseen" data-testid="live" aria-live="polite">{voice}</div>
        <div class="notes" data-testid="notes" aria-hidden="true">{lines}</div>
    }
    .into_any()
}
