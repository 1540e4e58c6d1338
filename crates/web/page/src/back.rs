//! Back to where one came from.

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::picture::icon;
use crate::route::Route;

/// A button back to the view before this one; to the front page if there was none.
#[component]
pub(crate) fn Back() -> AnyView {
    let page = Page::here();
    // What was before this view, and not what will be before the next one.
    let before = page.before.get_untracked().unwrap_or(Route::Home);
    let before = if before == page.route.get_untracked() { Route::Home } else { before };
    view! {
        <button class="quiet back" data-testid="back" on:click=move |_| page.go(before)>
            {icon(Icon::Undo)}
            <span>{page.speech.say("page-back")}</span>
        </button>
    }
    .into_any()
}

/// The head of a sheet: the way back, and what it is about.
pub(crate) fn sheet_head(title: Signal<String>) -> AnyView {
    view! {
        <div class="sheet-head">
            <Back />
            <h1>{title}</h1>
        </div>
    }
    .into_any()
}
