//! To a friend's table, by its code or by the link that the friend sent.

use leptos::prelude::*;

use crate::app::Page;
use crate::erased::{shown, text};
use crate::route::Route;

/// A field for a code or a link.
#[component]
pub(crate) fn JoinByCode() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let code = RwSignal::new(String::new());
    let bad = RwSignal::new(false);
    let join = move || match Route::invited(&code.get_untracked()) {
        Some(route) => page.go(route),
        None => bad.set(true),
    };
    let why = shown(
        move || bad.get(),
        move || {
            view! { <p class="refusal" data-testid="code-bad" role="status">{speech.say("page-code-bad")}</p> }
                .into_any()
        },
    );
    view! {
        <form
            class="field-row"
            on:submit=move |event| {
                event.prevent_default();
                join();
            }
        >
            <input
                data-testid="code"
                type="text"
                class="code"
                aria-label=speech.say("page-code")
                placeholder=speech.say("page-code")
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                maxlength="400"
                aria-invalid=text(move || bad.get().to_string())
                on:input:target=move |event| {
                    code.set(event.target().value());
                    bad.set(false);
                }
            />
            <button data-testid="join" type="submit">{speech.say("page-join")}</button>
        </form>
        {why}
    }
    .into_any()
}
