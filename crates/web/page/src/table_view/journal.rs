//! What happened, in words: as a list.

use leptos::prelude::*;

use super::names_at;
use super::told::say;
use crate::app::Page;
use crate::client::Client;
use crate::erased::dynamic;

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
