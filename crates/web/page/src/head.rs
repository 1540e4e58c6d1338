//! The head line: the way home, how the connection is, language and settings.

use art::Icon;
use leptos::prelude::*;
use words::Language;

use crate::app::Page;
use crate::choice::Choice;
use crate::erased::{dynamic, shown, text};
use crate::picture::{icon, logo};
use crate::route::Route;
use crate::table_view::status::Status;
use crate::way::Way;

/// The head line.
#[component]
pub(crate) fn Head() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let status = dynamic(move || match page.route.get() {
        Route::Table(end, _) => view! { <Status client=page.client(end) /> }.into_any(),
        _ => view! { <Offline /> }.into_any(),
    });
    view! {
        <header class="head">
            <Way to=Route::Home class="brand" testid="home">
                {logo()}
                <span class="brand-name">{page.brand.get_value()}</span>
                <span class="unseen">{speech.say("page-home")}</span>
            </Way>
            {status}
            <LanguageChoice />
            <Way to=Route::Settings class="head-button" testid="settings">
                {icon(Icon::Settings)}
                <span class="unseen">{speech.say("page-settings")}</span>
            </Way>
        </header>
    }
    .into_any()
}

/// Away from the tables the network matters only when it is missing.
#[component]
fn Offline() -> AnyView {
    let page = Page::here();
    shown(
        move || !page.online.get(),
        move || {
            view! {
                <span class="status" data-testid="offline" data-state="offline" role="status">
                    {icon(Icon::Cross)}
                    <span>{page.speech.say("page-link-offline")}</span>
                </span>
            }
            .into_any()
        },
    )
}

#[component]
fn LanguageChoice() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <Choice
            testid="language".to_owned()
            label=speech.say("page-language")
            options=languages()
            chosen=text(move || speech.language().code().to_owned())
            choose=Callback::new(move |code: String| speech.switch(Language::from_code(&code)))
        />
    }
    .into_any()
}

/// Each language is called as those call it who speak it.
pub(crate) fn languages() -> Vec<(String, Signal<String>)> {
    let options =
        Language::ALL.map(|language| (language.code().to_owned(), text(move || language.name().to_owned())));
    options.to_vec()
}
