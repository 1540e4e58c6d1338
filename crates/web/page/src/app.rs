//! The frame of the page: what every view shares, the head line, and which view is shown.

use leptos::prelude::*;
use protocol::Name;
use words::Language;

use crate::browser::{self, Kept};
use crate::choice::Choice;
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, shown, text};
use crate::home::Home;
use crate::route::Route;
use crate::speech::Speech;
use crate::table_view::TableView;
use crate::table_view::status::Status;

/// What every view shares. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) speech: Speech,
    pub(crate) route: RwSignal<Route>,
    /// How the guest is called.
    pub(crate) name: RwSignal<Name>,
    /// Whether the browser believes that it has a network.
    pub(crate) online: RwSignal<bool>,
    server: Client,
    worker: Client,
}

impl Page {
    fn new() -> Page {
        let speech = Speech::new();
        let name = browser::kept_name().unwrap_or_else(|| guest_name(speech));
        let page = Page {
            speech,
            route: RwSignal::new(Route::of(&browser::path())),
            server: Client::new(End::Server, name.clone()),
            worker: Client::new(End::Worker, name.clone()),
            name: RwSignal::new(name),
            online: RwSignal::new(browser::is_online()),
        };
        page.listen();
        page
    }

    /// The page that this view is on.
    pub(crate) fn here() -> Page {
        expect_context()
    }

    /// The way to the house at this end.
    pub(crate) fn client(self, end: End) -> Client {
        match end {
            End::Server => self.server,
            End::Worker => self.worker,
        }
    }

    /// Shows something else.
    pub(crate) fn go(self, route: Route) {
        if self.route.get_untracked() != route {
            browser::push_path(&route.path());
            self.route.set(route);
        }
    }

    /// The guest wants to be called so, if that is a name.
    pub(crate) fn rename(self, text: &str) {
        let Ok(name) = Name::new(text) else { return };
        if self.name.with_untracked(|old| *old == name) {
            return;
        }
        Kept::Name.set(name.as_str());
        self.server.rename(name.clone());
        self.worker.rename(name.clone());
        self.name.set(name);
    }

    fn listen(self) {
        let clients = [self.server, self.worker];
        let hurry = move || clients.into_iter().for_each(Client::hurry);
        window_event_listener(leptos::ev::popstate, move |_| self.route.set(Route::of(&browser::path())));
        window_event_listener(leptos::ev::offline, move |_| self.online.set(false));
        window_event_listener(leptos::ev::online, move |_| {
            self.online.set(true);
            hurry();
        });
        // Phones cut the connection of a page that nobody looks at.
        window_event_listener(leptos::ev::visibilitychange, move |_| {
            if document().visibility_state() == web_sys::VisibilityState::Visible {
                hurry();
            }
        });
        Effect::new(move || {
            let route = self.route.get();
            for client in clients {
                match route {
                    Route::Table(end, table) if end == client.end => client.join(table),
                    _ => client.leave(),
                }
            }
        });
        for client in clients {
            Effect::new(move || {
                if let Some(table) = client.opened.get() {
                    client.opened.set(None);
                    self.go(Route::Table(client.end, table));
                }
            });
        }
    }
}

fn guest_name(speech: Speech) -> Name {
    let number = 1_000 + browser::random() % 9_000;
    let name = speech.text("page-guest", &[("number", number.to_string().into())]);
    Kept::Name.set(&name);
    // The text of a language file is a name; if one is not, the number is.
    Name::new(&name).or_else(|_| Name::new(&number.to_string())).expect("digits are a name")
}

/// The whole page.
#[component]
pub(crate) fn App() -> AnyView {
    let page = Page::new();
    provide_context(page);
    let speech = page.speech;
    let status = dynamic(move || match page.route.get() {
        Route::Table(end, _) => view! { <Status client=page.client(end) /> }.into_any(),
        Route::Home => ().into_any(),
    });
    let content = dynamic(move || match page.route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Table(end, table) => view! { <TableView client=page.client(end) table /> }.into_any(),
    });
    view! {
        <header class="head">
            <button
                class="brand"
                data-testid="home"
                aria-label=speech.say("page-home")
                on:click=move |_| page.go(Route::Home)
            >
                <img src="/icon.svg" alt="" width="28" height="28" />
                <span>{document().title()}</span>
            </button>
            {status}
            <LanguageChoice />
        </header>
        <main>{content}</main>
    }
    .into_any()
}

#[component]
fn LanguageChoice() -> AnyView {
    let speech = Page::here().speech;
    let options = Language::ALL.map(|language| {
        // Each language is called as those call it who speak it.
        let name = words::Words::new(language).text("language-name", &[]);
        (language.code().to_owned(), text(move || name.clone()))
    });
    view! {
        <Choice
            testid="language".to_owned()
            label=speech.say("page-language")
            options=options.to_vec()
            chosen=text(move || speech.language().code().to_owned())
            choose=Callback::new(move |code: String| speech.switch(Language::from_code(&code)))
        />
    }
    .into_any()
}

/// Where a guest says how they want to be called.
#[component]
pub(crate) fn NameField() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let bad = RwSignal::new(false);
    let why = shown(
        move || bad.get(),
        move || view! { <p class="note" role="status">{speech.say("page-name-bad")}</p> }.into_any(),
    );
    view! {
        <label class="field-row">
            <span>{speech.say("page-name")}</span>
            <input
                data-testid="name"
                type="text"
                maxlength=Name::MOST.to_string()
                autocomplete="nickname"
                prop:value=text(move || page.name.with(|name| name.as_str().to_owned()))
                aria-invalid=text(move || bad.get().to_string())
                // Told while typing: if it came or went with the click on something else, that would jump away.
                on:input:target=move |event| bad.set(Name::new(&event.target().value()).is_err())
                on:change:target=move |event| page.rename(&event.target().value())
            />
        </label>
        {why}
    }
    .into_any()
}
