//! The parts of the page that are fetched when they are needed: what all tables share, each game, what is seen of it besides, what
//! people at a table need besides the game, the screens that are rarely opened, and what accompanies a box.
//!
//! The build cuts the program along the functions in [`entries`]: whatever only one of them reaches lies in its part. What
//! all games share comes with the first of them.

use std::any::Any;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use futures_util::future::{join3, try_join_all};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::app::Page;
use crate::browser;
use crate::companions::Companions;
use crate::company::Company;
use crate::conversation::Conversations;
use crate::erased::{dynamic, text};
use crate::game::Game;
use crate::game_views::GameViews;
use crate::more_views::MoreViews;
use crate::newer;
use crate::screens::Screens;
use crate::speech::Speech;

/// What a part holds, until it is known again what that is.
type Held = &'static (dyn Any + Send + Sync);

type Fetched = Result<Held, SplitLoaderError>;

/// A part on its way.
type Coming = Pin<Box<dyn Future<Output = Fetched>>>;

/// How it is with a part.
#[derive(Clone, Copy, Debug)]
pub(crate) enum State {
    /// Nobody has needed it.
    NotWanted,
    /// It is on its way.
    Coming,
    /// It is here.
    Here(Held),
    /// It did not come.
    Failed,
}

/// What else has to be here before a part can be shown.
#[derive(Clone, Copy, Debug)]
struct Needs {
    /// The words that it says, besides those of the page.
    words: &'static [&'static str],
    /// Its style sheets.
    styles: &'static [&'static str],
}

/// How a part is fetched, whatever it holds. Copies are the same. This and [`Part`] are two so that there is one code for all
/// parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fetching {
    state: RwSignal<State>,
    speech: Speech,
    needs: Needs,
    fetch: fn() -> Coming,
}

impl Fetching {
    fn begin(self) {
        if matches!(self.state.get_untracked(), State::NotWanted | State::Failed) {
            self.state.set(State::Coming);
            spawn_local(async move {
                let (part, words, styles) = join3((self.fetch)(), self.learn(), self.dress()).await;
                let fetched = part.ok().filter(|_| words.is_some() && styles.is_some());
                if fetched.is_none() {
                    // Perhaps it is gone because the server has another build.
                    newer::look();
                }
                self.state.set(fetched.map_or(State::Failed, State::Here));
            });
        }
    }

    async fn learn(self) -> Option<()> {
        for words in self.needs.words {
            self.speech.learn(words).await?;
        }
        Some(())
    }

    async fn dress(self) -> Option<()> {
        let coming = self.needs.styles.iter().map(|name| async { browser::load_style(name).await.ok_or(()) });
        try_join_all(coming).await.ok().map(drop)
    }

    fn show(self, until_then: UntilThen, show: Shower) -> AnyView {
        if matches!(self.state.get_untracked(), State::NotWanted) {
            self.begin();
        }
        dynamic(move || match (self.state.get(), until_then) {
            (State::Here(part), _) => show(part),
            (State::Failed, UntilThen::Told | UntilThen::Asked) => failed(self),
            (State::NotWanted | State::Coming, UntilThen::Told) => coming(),
            _ => ().into_any(),
        })
    }
}

/// What there is to look at until a part is here.
#[derive(Clone, Copy)]
enum UntilThen {
    /// That it is on its way, or that it did not come and can be fetched again.
    Told,
    /// Only the latter: there is enough besides.
    Asked,
    /// Nothing, because it is said elsewhere.
    Nothing,
}

/// A part of the page. Copies are the same.
pub(crate) struct Part<T: 'static> {
    fetching: Fetching,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Part<T> {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T> Part<T> {
    fn new(speech: Speech, needs: Needs, fetch: fn() -> Coming) -> Part<T> {
        let state = RwSignal::new(State::NotWanted);
        Part { fetching: Fetching { state, speech, needs, fetch }, holds: PhantomData }
    }

    /// Has it fetched, unless it is here or on its way.
    pub(crate) fn begin(self) {
        self.fetching.begin();
    }

    /// How it is fetched.
    pub(crate) fn fetching(self) -> Fetching {
        self.fetching
    }

    /// Whether it did not come. Who reads it in a view is told of changes.
    pub(crate) fn has_failed(self) -> bool {
        matches!(self.fetching.state.get(), State::Failed)
    }

    /// How it is with it, for those who do not want to know when it changes.
    pub(crate) fn state_untracked(self) -> State {
        self.fetching.state.get_untracked()
    }

    /// Has whoever looks told of changes.
    pub(crate) fn track(self) {
        self.fetching.state.track();
    }

    /// The part, if it is here.
    pub(crate) fn here(self) -> Option<&'static T> {
        match self.fetching.state.get_untracked() {
            State::Here(part) => part.downcast_ref(),
            _ => None,
        }
    }

    /// What it shows, as soon as it is here. Until then this says that it is on its way, or that it did not come and can be
    /// fetched again.
    pub(crate) fn show(self, show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static) -> AnyView {
        self.fetching.show(UntilThen::Told, shower(show))
    }

    /// The same, but nothing as long as it is on its way: there is enough to look at besides.
    pub(crate) fn show_late(self, show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static) -> AnyView {
        self.fetching.show(UntilThen::Asked, shower(show))
    }

    /// The same, and nothing either if it did not come, because that is said elsewhere.
    pub(crate) fn show_if_here(
        self,
        show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        self.fetching.show(UntilThen::Nothing, shower(show))
    }
}

/// Shows what a part holds.
type Shower = Box<dyn Fn(Held) -> AnyView + Send + Sync>;

fn shower<T: 'static>(show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static) -> Shower {
    Box::new(move |part| part.downcast_ref().map_or_else(|| ().into_any(), &show))
}

/// Something is on its way.
fn coming() -> AnyView {
    let speech = Page::here().speech;
    view! { <p class="note" role="status" data-testid="part-coming">{speech.say("page-part-coming")}</p> }
        .into_any()
}

/// The server has a newer page, and only that one can go on here.
pub(crate) fn outdated() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <section class="card lost" data-testid="outdated">
            <p role="alert">{speech.say("page-outdated")}</p>
            <button class="primary" data-testid="reload" on:click=move |_| browser::reload()>
                {speech.say("page-reload")}
            </button>
        </section>
    }
    .into_any()
}

/// A part did not come. It can be fetched again, unless the server has a newer page: then only that helps.
pub(crate) fn failed(part: Fetching) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let is_newer = move || page.newer.is_there();
    let key = move |newer, same| if is_newer() { newer } else { same };
    let why = text(move || speech.text(key("page-outdated", "page-part-failed"), &[]));
    let way = text(move || speech.text(key("page-reload", "page-part-again"), &[]));
    let act = move |_| match page.newer.is_there_untracked() {
        true => browser::reload(),
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

/// And its words.
const WORDS: [&[&str]; Game::ALL.len()] = [&["cells"], &["temple"], &["master"], &["plan"]];

/// The words of what is seen of it besides.
const MORE_WORDS: [&[&str]; Game::ALL.len()] =
    [&["cells"], &["temple", "temple-more"], &["master", "master-more"], &["plan", "plan-more"]];

/// And the style sheets: a lesson looks like a screen.
const MORE_STYLES: [&[&str]; Game::ALL.len()] = [
    &["screens", "table", "cells"],
    &["screens", "table", "temple"],
    &["screens", "table", "master"],
    &["screens", "table", "plan"],
];

/// All parts. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    /// What a table needs, whatever is played there.
    pub(crate) table: Part<Conversations>,
    games: StoredValue<[Part<GameViews>; Game::ALL.len()]>,
    more: StoredValue<[Part<MoreViews>; Game::ALL.len()]>,
    /// What people at a table need besides the game.
    pub(crate) company: Part<Company>,
    /// The screens that are rarely opened.
    pub(crate) screens: Part<Screens>,
    /// What accompanies a box.
    pub(crate) companions: Part<Companions>,
}

impl Parts {
    /// None of them is here.
    pub(crate) fn new(speech: Speech) -> Parts {
        let game = |game: Game, fetch| -> Part<GameViews> {
            let needs = Needs { words: WORDS[game as usize], styles: STYLES[game as usize] };
            Part::new(speech, needs, fetch)
        };
        let [cells, temple, master, plan] = Game::ALL;
        let games = [
            game(cells, || Box::pin(entries::cells())),
            game(temple, || Box::pin(entries::temple())),
            game(master, || Box::pin(entries::master())),
            game(plan, || Box::pin(entries::plan())),
        ];
        let more = |game: Game, fetch| -> Part<MoreViews> {
            let needs = Needs { words: MORE_WORDS[game as usize], styles: MORE_STYLES[game as usize] };
            Part::new(speech, needs, fetch)
        };
        let more = [
            more(cells, || Box::pin(entries::cells_more())),
            more(temple, || Box::pin(entries::temple_more())),
            more(master, || Box::pin(entries::master_more())),
            more(plan, || Box::pin(entries::plan_more())),
        ];
        let of_temple = Needs { words: WORDS[temple as usize], styles: STYLES[temple as usize] };
        let styled = |styles| Needs { words: &[], styles };
        Parts {
            table: Part::new(speech, styled(&["table"]), || Box::pin(entries::table())),
            games: StoredValue::new(games),
            more: StoredValue::new(more),
            company: Part::new(speech, styled(&["table"]), || Box::pin(entries::company())),
            screens: Part::new(speech, styled(&["screens"]), || Box::pin(entries::screens())),
            companions: Part::new(speech, of_temple, || Box::pin(entries::companions())),
        }
    }

    /// The part of a game.
    pub(crate) fn game(self, game: Game) -> Part<GameViews> {
        self.games.with_value(|games| games[game as usize])
    }

    /// The part with what is seen of a game besides.
    pub(crate) fn more(self, game: Game) -> Part<MoreViews> {
        self.more.with_value(|more| more[game as usize])
    }
}

/// Where the program is cut: each function lies in the part of its name, and to call it is to fetch the part.
#[allow(
    unsafe_code,
    reason = "the linker has to find both ends of a call from one part into another by name"
)]
mod entries {
    use super::Fetched;
    use wasm_split_helpers::wasm_split;

    #[wasm_split(table, fallible)]
    pub(super) fn table() -> Fetched {
        Ok(&crate::conversation::CONVERSATIONS)
    }

    #[wasm_split(cells, fallible)]
    pub(super) fn cells() -> Fetched {
        Ok(&crate::cells::VIEWS)
    }

    #[wasm_split(temple, fallible)]
    pub(super) fn temple() -> Fetched {
        Ok(&crate::temple::VIEWS)
    }

    #[wasm_split(master, fallible)]
    pub(super) fn master() -> Fetched {
        Ok(&crate::master::VIEWS)
    }

    #[wasm_split(plan, fallible)]
    pub(super) fn plan() -> Fetched {
        Ok(&crate::plan::VIEWS)
    }

    #[wasm_split(cells_more, fallible)]
    pub(super) fn cells_more() -> Fetched {
        Ok(&crate::cells::MORE)
    }

    #[wasm_split(temple_more, fallible)]
    pub(super) fn temple_more() -> Fetched {
        Ok(&crate::temple::MORE)
    }

    #[wasm_split(master_more, fallible)]
    pub(super) fn master_more() -> Fetched {
        Ok(&crate::master::MORE)
    }

    #[wasm_split(plan_more, fallible)]
    pub(super) fn plan_more() -> Fetched {
        Ok(&crate::plan::MORE)
    }

    #[wasm_split(company, fallible)]
    pub(super) fn company() -> Fetched {
        Ok(&crate::company::COMPANY)
    }

    #[wasm_split(screens, fallible)]
    pub(super) fn screens() -> Fetched {
        Ok(&crate::screens::SCREENS)
    }

    #[wasm_split(companions, fallible)]
    pub(super) fn companions() -> Fetched {
        Ok(&crate::companions::COMPANIONS)
    }
}
