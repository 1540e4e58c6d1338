//! The parts of the page that are fetched when they are needed: what all tables share, each game, the screens that are rarely
//! opened, and what accompanies a box.
//!
//! The build cuts the program along the functions in [`entries`]: whatever only one of them reaches lies in its part. What
//! all games share comes with the first of them.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::{join3, try_join_all};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::app::Page;
use crate::browser;
use crate::companions::Companions;
use crate::conversation::Conversations;
use crate::erased::{dynamic, text};
use crate::game::Game;
use crate::game_views::GameViews;
use crate::newer;
use crate::screens::Screens;
use crate::speech::Speech;

type Fetched<T> = Result<&'static T, SplitLoaderError>;

/// A part on its way. None comes of it if something does not arrive.
type Coming<T> = Pin<Box<dyn Future<Output = Option<&'static T>>>>;

/// How it is with a part.
#[derive(Debug)]
pub(crate) enum State<T: 'static> {
    /// Nobody has needed it.
    NotWanted,
    /// It is on its way.
    Coming,
    /// It is here.
    Here(&'static T),
    /// It did not come.
    Failed,
}

impl<T> Clone for State<T> {
    fn clone(&self) -> State<T> {
        *self
    }
}

impl<T> Copy for State<T> {}

/// A part of the page. Copies are the same.
#[derive(Debug)]
pub(crate) struct Part<T: 'static> {
    state: RwSignal<State<T>>,
    speech: Speech,
    needs: Needs,
    fetch: fn() -> Coming<T>,
}

/// What else has to be here before a part can be shown.
#[derive(Clone, Copy, Debug)]
struct Needs {
    /// The game whose words it says.
    words: Option<&'static str>,
    /// Its style sheets.
    styles: &'static [&'static str],
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T: Sync> Part<T> {
    fn new(speech: Speech, needs: Needs, fetch: fn() -> Coming<T>) -> Part<T> {
        Part { state: RwSignal::new(State::NotWanted), speech, needs, fetch }
    }

    /// Has it fetched, unless it is here or on its way.
    pub(crate) fn begin(self) {
        if matches!(self.state.get_untracked(), State::NotWanted | State::Failed) {
            self.state.set(State::Coming);
            spawn_local(async move {
                let (part, words, styles) = join3((self.fetch)(), self.learn(), self.dress()).await;
                let fetched = part.filter(|_| words.is_some() && styles.is_some());
                if fetched.is_none() {
                    // Perhaps it is gone because the server has another build.
                    newer::look();
                }
                self.state.set(fetched.map_or(State::Failed, State::Here));
            });
        }
    }

    async fn learn(self) -> Option<()> {
        match self.needs.words {
            Some(words) => self.speech.learn(words).await,
            None => Some(()),
        }
    }

    async fn dress(self) -> Option<()> {
        let coming = self.needs.styles.iter().map(|name| async { browser::load_style(name).await.ok_or(()) });
        try_join_all(coming).await.ok().map(drop)
    }

    /// How it is with it. Who reads it in a view is told of changes.
    pub(crate) fn state(self) -> State<T> {
        self.state.get()
    }

    /// The same for those who do not want to know when it changes.
    pub(crate) fn state_untracked(self) -> State<T> {
        self.state.get_untracked()
    }

    /// Has whoever looks told of changes.
    pub(crate) fn track(self) {
        self.state.track();
    }

    /// The part, if it is here.
    pub(crate) fn here(self) -> Option<&'static T> {
        match self.state.get_untracked() {
            State::Here(part) => Some(part),
            _ => None,
        }
    }

    /// What it shows, as soon as it is here. Until then this says that it is on its way, or that it did not come and can be
    /// fetched again.
    pub(crate) fn show(self, show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static) -> AnyView {
        if matches!(self.state.get_untracked(), State::NotWanted) {
            self.begin();
        }
        dynamic(move || match self.state.get() {
            State::Here(part) => show(part),
            State::Failed => failed(self),
            State::NotWanted | State::Coming => coming(),
        })
    }
}

/// Something is on its way.
fn coming() -> AnyView {
    let speech = Page::here().speech;
    view! { <p class="note" role="status" data-testid="part-coming">{speech.say("page-part-coming")}</p> }
        .into_any()
}

/// A part did not come. It can be fetched again, unless the server has a newer page: then only that helps.
pub(crate) fn failed<T: Sync>(part: Part<T>) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let is_newer = move || page.newer.is_there();
    let key = move |newer, same| if is_newer() { newer } else { same };
    let why = text(move || speech.text(key("page-outdated", "page-part-failed"), &[]));
    let way = text(move || speech.text(key("page-reload", "page-part-again"), &[]));
    let act = move |_| match page.newer.is_there_untracked() {
        true => browser::load(&browser::path()),
        false => part.begin(),
    };
    view! {
        <section class="card lost" data-testid="part-failed">
            <p role="alert">{why}</p>
            <button class="primary" data-testid="part-again" on:click=act>{way}</button>
        </section>
    }
    .into_any()
}

/// The style sheets of each game, in the order of [`Game::ALL`].
const STYLES: [&[&str]; Game::ALL.len()] =
    [&["table", "cells"], &["table", "temple"], &["table", "master"], &["table", "plan"]];

/// All parts. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    /// What a table needs, whatever is played there.
    pub(crate) table: Part<Conversations>,
    games: StoredValue<[Part<GameViews>; Game::ALL.len()]>,
    /// The screens that are rarely opened.
    pub(crate) screens: Part<Screens>,
    /// What accompanies a box.
    pub(crate) companions: Part<Companions>,
}

impl Parts {
    /// None of them is here.
    pub(crate) fn new(speech: Speech) -> Parts {
        let game = |game: Game, fetch| {
            let styles = STYLES[game as usize];
            Part::new(speech, Needs { words: Some(game.name()), styles }, fetch)
        };
        let [cells, temple, master, plan] = Game::ALL;
        let games = [
            game(cells, || Box::pin(async { entries::cells().await.ok() })),
            game(temple, || Box::pin(async { entries::temple().await.ok() })),
            game(master, || Box::pin(async { entries::master().await.ok() })),
            game(plan, || Box::pin(async { entries::plan().await.ok() })),
        ];
        let of_temple = Needs { words: Some(temple.name()), styles: STYLES[temple as usize] };
        let styled = |styles| Needs { words: None, styles };
        Parts {
            table: Part::new(speech, styled(&["table"]), || Box::pin(async { entries::table().await.ok() })),
            games: StoredValue::new(games),
            screens: Part::new(speech, styled(&["screens"]), || {
                Box::pin(async { entries::screens().await.ok() })
            }),
            companions: Part::new(speech, of_temple, || Box::pin(async { entries::companions().await.ok() })),
        }
    }

    /// The part of a game.
    pub(crate) fn game(self, game: Game) -> Part<GameViews> {
        self.games.with_value(|games| games[game as usize])
    }
}

/// Where the program is cut: each function lies in the part of its name, and to call it is to fetch the part.
#[allow(
    unsafe_code,
    reason = "the linker has to find both ends of a call from one part into another by name"
)]
mod entries {
    use super::{Companions, Conversations, Fetched, GameViews, Screens};
    use wasm_split_helpers::wasm_split;

    #[wasm_split(table, fallible)]
    pub(super) fn table() -> Fetched<Conversations> {
        Ok(&crate::conversation::CONVERSATIONS)
    }

    #[wasm_split(cells, fallible)]
    pub(super) fn cells() -> Fetched<GameViews> {
        Ok(&crate::cells::VIEWS)
    }

    #[wasm_split(temple, fallible)]
    pub(super) fn temple() -> Fetched<GameViews> {
        Ok(&crate::temple::VIEWS)
    }

    #[wasm_split(master, fallible)]
    pub(super) fn master() -> Fetched<GameViews> {
        Ok(&crate::master::VIEWS)
    }

    #[wasm_split(plan, fallible)]
    pub(super) fn plan() -> Fetched<GameViews> {
        Ok(&crate::plan::VIEWS)
    }

    #[wasm_split(screens, fallible)]
    pub(super) fn screens() -> Fetched<Screens> {
        Ok(&crate::screens::SCREENS)
    }

    #[wasm_split(companions, fallible)]
    pub(super) fn companions() -> Fetched<Companions> {
        Ok(&crate::companions::COMPANIONS)
    }
}
