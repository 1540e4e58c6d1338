//! What comes after a game: another one with the same people, or this one once more from the beginning.

use leptos::prelude::*;
use protocol::{Request, SeatOf};
use serde_json::Value;

use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, effect, memo, truth};
use crate::route::Route;

/// Another way to play again: what it is called, and its options.
#[derive(Clone, PartialEq)]
pub(crate) struct Other {
    /// The key of its words.
    pub(crate) key: &'static str,
    /// The options of the next table.
    pub(crate) options: Value,
}

/// The buttons for that.
#[component]
pub(crate) fn Next(client: Client, other: Option<Signal<Option<Other>>>) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let next = memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.next)));
    let seated = truth(move || {
        let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
        // Whoever let a bot play for them comes back for the next game.
        let is_kept = |sitter: &SeatOf| match sitter {
            SeatOf::Bot { keeps: Some(keeps), .. } => Some(keeps.guest) == me,
            _ => false,
        };
        client.sight.with(|sight| {
            let sight = sight.as_ref();
            sight.is_some_and(|sight| sight.seat.is_some() || sight.table.seats.iter().any(is_kept))
        })
    });
    // Whoever asked for another game goes there; the others are shown the way.
    let asked = RwSignal::new(false);
    effect(move || {
        if let Some(table) = next.get().filter(|_| asked.get()) {
            page.go(Route::Table(client.end, table));
        }
    });
    let ask = move |options: Option<Value>| {
        asked.set(true);
        client.ask(move |id| Request::Rematch { id, options });
    };
    let harder = move || {
        let Other { key, options } = other.and_then(|other| other.get())?;
        let ask = move |_| ask(Some(options.clone()));
        Some(
            view! { <button class="wide" data-testid="again-harder" on:click=ask>{speech.say(key)}</button> }
                .into_any(),
        )
    };
    let again = dynamic(move || match next.get() {
        Some(table) => {
            let go = move |_| page.go(Route::Table(client.end, table));
            view! {
                <button class="primary wide" data-testid="next" on:click=go>{speech.say("page-next-game")}</button>
            }
            .into_any()
        }
        None if seated.get() => view! {
            <button class="primary wide" data-testid="again" on:click=move |_| ask(None)>
                {speech.say("page-again")}
            </button>
            {harder()}
        }
        .into_any(),
        None => ().into_any(),
    });
    let watch = move |_| {
        let table = client.sight.with_untracked(|sight| sight.as_ref().map(|sight| sight.table.id));
        if let Some(table) = table {
            page.go(Route::Replay(client.end, table));
        }
    };
    view! {
        {again}
        <button class="wide" data-testid="watch-again" on:click=watch>{speech.say("page-replay-watch")}</button>
    }
    .into_any()
}
