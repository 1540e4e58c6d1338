//! What happened, in words: as a note that passes, and for those who listen.

use std::time::Duration;

use leptos::prelude::*;
use words::Names;

use super::names_at;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, text};
use crate::game::Game;
use crate::news::each_entry;
use crate::page_fact::PageFact;
use crate::speech::Speech;

/// How long such a note stays.
const NOTE: Duration = Duration::from_secs(6);
/// How many notes there are at most.
const MOST_NOTES: usize = 3;

/// A fact in words.
pub(super) fn say(client: Client, speech: Speech, fact: &PageFact, names: Memo<Names>) -> String {
    let game = client.game().map_or("", Game::name);
    names.with(|names| speech.fact(game, fact.written(), names))
}

/// Notes that pass, and the voice for screen readers.
#[component]
pub(crate) fn Told(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    // Each with the number of what it belongs to.
    let notes = RwSignal::new(Vec::<(u64, PageFact)>::new());
    let spoken = RwSignal::new(Vec::<(u64, PageFact)>::new());
    each_entry(client, move |number, facts| {
        let sight = client.sight.get_untracked();
        let views = client.views();
        let remark = |fact: &PageFact| (views?.remark)(fact, sight.as_deref()?).map(PageFact::unknown);
        let remarks: Vec<PageFact> = facts.iter().filter_map(remark).collect();
        notes.update(|notes| {
            let noted = facts.iter().filter(|fact| fact.notice().note).chain(&remarks);
            notes.extend(noted.map(|fact| (number, fact.clone())));
            let old = notes.len().saturating_sub(MOST_NOTES);
            notes.drain(..old);
        });
        let all_at_once =
            views.is_some_and(|views| sight.as_deref().is_none_or(|sight| (views.all_at_once)(sight)));
        let aloud = |fact: &&PageFact| fact.notice().is_said_to(client.seat(), all_at_once);
        // What is for others does not cut short what is being said.
        let said = facts.iter().filter(aloud).chain(&remarks).map(|fact| (number, fact.clone()));
        let said: Vec<_> = said.collect();
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
