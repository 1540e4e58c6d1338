//! The frame of the page: what every view shares, and which view is shown.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Name, Phase, Sign};

use crate::browser::{self, Kept};
use crate::client::Client;
use crate::connection::End;
use crate::connection::session::Link;
use crate::erased::{dynamic, effect};
use crate::game::Game;
use crate::head::Head;
use crate::home::Home;
use crate::newer::{self, Newer};
use crate::nowhere::Nowhere;
use crate::parts::Parts;
use crate::reach::Reach;
use crate::recent;
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table_door::TableDoor;
use crate::title;
use crate::visits::{self, Visit};

/// How long a page is hidden before it is loaded again.
const HIDDEN: Duration = Duration::from_secs(2);

/// What every view shares. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) speech: Speech,
    pub(crate) route: RwSignal<Route>,
    /// What was shown before, if that was in this page: the way back.
    pub(crate) before: RwSignal<Option<Route>>,
    /// How the guest is called.
    pub(crate) name: RwSignal<Name>,
    /// The colour and shape that the guest likes best.
    pub(crate) sign: RwSignal<usize>,
    /// The tables that this device has been at.
    pub(crate) visits: RwSignal<Vec<Visit>>,
    /// Whether the browser believes that it has a network.
    pub(crate) online: RwSignal<bool>,
    /// Where others can reach the server.
    pub(crate) reach: Reach,
    /// What is fetched when it is needed.
    pub(crate) parts: Parts,
    /// Whether the server has a newer page.
    pub(crate) newer: Newer,
    /// Whether the visitor has typed or chosen something in this view.
    is_filled_in: StoredValue<bool>,
    /// What the program is called, in every language.
    pub(crate) brand: StoredValue<String>,
    server: Client,
    worker: Client,
}

impl Page {
    fn new() -> Page {
        let speech = Speech::new();
        let name = browser::kept_name().unwrap_or_else(|| guest_name(speech));
        let sign = kept_sign();
        let (parts, newer) = (Parts::new(speech), Newer::new());
        let guest = (name.clone(), sign_of(sign));
        let page = Page {
            speech,
            route: RwSignal::new(Route::of(&browser::path())),
            before: RwSignal::new(None),
            server: Client::new(End::Server, guest.clone(), parts, newer),
            worker: Client::new(End::Worker, guest, parts, newer),
            name: RwSignal::new(name),
            sign: RwSignal::new(sign),
            visits: RwSignal::new(visits::read(&Kept::Visits.get().unwrap_or_default())),
            online: RwSignal::new(browser::is_online()),
            reach: Reach::new(),
            parts,
            newer,
            is_filled_in: StoredValue::new(false),
            brand: StoredValue::new(browser::brand()),
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
        if self.route.get_untracked() == route {
            return;
        }
        browser::push_path(&route.path());
        self.show(route);
        browser::scroll_up();
    }

    /// Follows a link. If the server has a newer page, this is a good moment to load it: nothing is under way, unless a game
    /// runs.
    pub(crate) fn follow(self, route: Route) {
        if self.newer.is_there_untracked() && !self.is_playing() {
            browser::load(&route.path());
        } else {
            self.go(route);
        }
    }

    /// Loads the newer page while nobody looks and nothing is lost.
    fn renew(self) {
        let is_home = self.route.get_untracked() == Route::Home;
        let is_calling = [self.server, self.worker]
            .into_iter()
            .any(|client| !matches!(client.link.get_untracked(), Link::Off | Link::Connected));
        let is_busy = self.is_filled_in.get_value() || is_calling;
        if self.newer.is_there_untracked() && is_home && !is_busy && !browser::is_looked_at() {
            browser::load(&Route::Home.path());
        }
    }

    /// Whether a game runs at a table of this page.
    fn is_playing(self) -> bool {
        [self.server, self.worker].into_iter().any(|client| {
            client.sight.with_untracked(|sight| {
                sight.as_ref().is_some_and(|sight| sight.table.phase == Phase::Playing)
            })
        })
    }

    fn show(self, route: Route) {
        let old = self.route.get_untracked();
        // A link to another place of the same view changes nothing but what is scrolled to.
        if old != route {
            self.before.set(Some(old));
            self.route.set(route);
            self.is_filled_in.set_value(false);
        }
    }

    /// The guest is still writing, and may go elsewhere without having finished: the next page has the name. False if it is
    /// none.
    pub(crate) fn note_name(self, text: &str) -> bool {
        let name = Name::new(text);
        if let Ok(name) = &name {
            Kept::Name.set(name.as_str());
        }
        name.is_ok()
    }

    /// The guest wants to be called so; false if that is no name.
    pub(crate) fn rename(self, text: &str) -> bool {
        let Ok(name) = Name::new(text) else {
            self.name.with_untracked(|old| Kept::Name.set(old.as_str()));
            return false;
        };
        if self.name.with_untracked(|old| *old != name) {
            Kept::Name.set(name.as_str());
            self.server.rename(name.clone());
            self.worker.rename(name.clone());
            self.name.set(name);
        }
        true
    }

    /// The guest likes this colour and shape best.
    pub(crate) fn take_sign(self, sign: usize) {
        Kept::Sign.set(&sign.to_string());
        self.sign.set(sign);
        for client in [self.server, self.worker] {
            client.show_sign(self.name.get_untracked(), sign_of(sign));
        }
    }

    /// Changes what is kept of the tables that this device has been at.
    pub(crate) fn update_visits(self, change: impl FnOnce(&mut Vec<Visit>)) {
        self.visits.update(change);
        self.visits.with_untracked(|visits| Kept::Visits.set(&visits::write(visits)));
    }

    fn listen(self) {
        let clients = [self.server, self.worker];
        let hurry = move || clients.into_iter().for_each(Client::hurry);
        window_event_listener(leptos::ev::input, move |_| self.is_filled_in.set_value(true));
        window_event_listener(leptos::ev::popstate, move |_| self.show(Route::of(&browser::path())));
        window_event_listener(leptos::ev::offline, move |_| self.online.set(false));
        window_event_listener(leptos::ev::online, move |_| {
            self.online.set(true);
            hurry();
        });
        // Phones cut the connection of a page that nobody looks at.
        window_event_listener(leptos::ev::visibilitychange, move |_| {
            if browser::is_looked_at() {
                hurry();
            } else {
                // A page that is left for another is hidden too, and goes where its guest wants to go.
                set_timeout(move || self.renew(), HIDDEN);
            }
        });
        effect(move || {
            // A server that comes back may have been updated meanwhile.
            if self.server.link.get() == Link::Connected {
                newer::look();
            }
        });
        effect(move || {
            let route = self.route.get();
            for client in clients {
                match route {
                    Route::Table(end, table) | Route::Replay(end, table) if end == client.end => {
                        client.join(table)
                    }
                    Route::Screen(table) if client.end == End::Server => client.join(table),
                    // Whoever looks something up in the middle of a game stays at the table.
                    Route::Rules(_) | Route::Learn(_) | Route::Settings => {}
                    _ => client.leave(),
                }
            }
        });
        effect(move || {
            self.parts.table.track();
            self.newer.is_there();
            clients.into_iter().for_each(Client::begin);
        });
        effect(move || {
            Game::ALL.into_iter().for_each(|game| self.parts.game(game).track());
            clients.into_iter().for_each(Client::read_on);
        });
        for client in clients {
            effect(move || {
                if let Some(table) = client.opened.get() {
                    client.opened.set(None);
                    self.go(Route::Table(client.end, table));
                }
            });
            recent::watch(self, client);
        }
        title::watch(self);
    }
}

fn guest_name(speech: Speech) -> Name {
    let number = 1_000 + browser::random() % 9_000;
    let name = untrack(|| speech.text("page-guest", &[("number", number.to_string().into())]));
    Kept::Name.set(&name);
    // The text of a language file is a name; if one is not, the number is.
    Name::new(&name).or_else(|_| Name::new(&number.to_string())).expect("digits are a name")
}

/// The sign that was kept; a newcomer gets any, and keeps it.
fn kept_sign() -> usize {
    let kept: Option<usize> = Kept::Sign.get().and_then(|sign| sign.parse().ok());
    let sign = kept.unwrap_or_else(|| browser::random() as usize) % art::SEATS;
    Kept::Sign.set(&sign.to_string());
    sign
}

/// A sign as it is told to others.
fn sign_of(number: usize) -> Sign {
    u8::try_from(number).ok().and_then(Sign::new).unwrap_or_default()
}

/// The whole page.
#[component]
pub(crate) fn App() -> AnyView {
    let page = Page::new();
    provide_context(page);
    provide_context(Settings::new());
    let parts = page.parts;
    let content = dynamic(move || match page.route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Settings => parts.screens.show(|screens| (screens.settings)()),
        Route::Rules(game) => parts.screens.show(move |screens| (screens.rules)(game)),
        Route::Learn(game) => parts.more(game).show(|more| (more.lesson)()),
        Route::Sound(game) => parts.companions.show(move |companions| (companions.soundtrack)(game)),
        Route::Open(game) => {
            let form = move || parts.screens.show(move |screens| (screens.open)(game));
            parts.game(game).show(move |_| form())
        }
        Route::Table(end, table) => view! { <TableDoor client=page.client(end) table /> }.into_any(),
        Route::Replay(end, table) => {
            parts.screens.show(move |screens| (screens.replay)(page.client(end), table))
        }
        Route::Saved => parts.screens.show(|screens| (screens.saved)()),
        Route::Screen(table) => {
            parts.screens.show(move |screens| (screens.screen)(page.client(End::Server), table))
        }
        Route::Host => parts.screens.show(|screens| (screens.host)()),
        Route::Nowhere => view! { <Nowhere /> }.into_any(),
    });
    view! {
        <Head />
        <main>{content}</main>
    }
    .into_any()
}
