//! The language of the page, and what is said in it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::SeatOf;
use serde::Serialize;
use serde_json::Value;
use table::{Coded, Seat};
use words::{Language, Names, Words};

use crate::browser::{self, Kept};
use crate::erased::effect;
use crate::game::Game;
use crate::visits::ago;

/// The words of the page in a language, or of one of its parts, from the server or from what the browser keeps of it.
async fn fetch(language: Language, part: Option<&str>) -> Option<String> {
    let code = language.code();
    let name = part.map_or_else(|| format!("words-{code}.ftl"), |part| format!("words-{part}-{code}.ftl"));
    browser::fetch(&browser::own_file(&name)).await
}

/// The words of a part in a language that the page does not speak.
pub(crate) async fn foreign(language: Language, part: &str) -> Option<Words> {
    Some(Words::from_texts(language, &[fetch(language, Some(part)).await?]))
}

/// The words in use. Copies are the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speech {
    words: RwSignal<Arc<Words>>,
    /// The parts of the page whose words are here.
    learnt: StoredValue<Vec<&'static str>>,
}

impl Speech {
    /// The language that came with the page: the one chosen before, or the one that the browser is set to.
    pub(crate) fn new() -> Speech {
        let (code, text) = browser::words();
        let words = Words::from_texts(Language::from_code(&code), &[text]);
        let words = RwSignal::new(Arc::new(words));
        let speech = Speech { words, learnt: StoredValue::new(Vec::new()) };
        effect(move || {
            let root = document().document_element();
            if let Some(root) = root {
                let _ = root.set_attribute("lang", speech.language().code());
            }
        });
        speech
    }

    pub(crate) fn language(self) -> Language {
        self.words.with(|words| words.language())
    }

    /// The same for whoever does not want to know when it changes.
    pub(crate) fn language_untracked(self) -> Language {
        self.words.with_untracked(|words| words.language())
    }

    /// Speaks another language as soon as its words are here, and on the next visit.
    pub(crate) fn switch(self, language: Language) {
        Kept::Language.set(language.code());
        spawn_local(async move {
            let Some(words) = self.known_in(language).await else { return };
            // The guest may have chosen yet another one in the meantime.
            if Kept::Language.get().as_deref() == Some(language.code()) {
                self.words.set(Arc::new(words));
            }
        });
    }

    /// The words that are here, in another language.
    async fn known_in(self, language: Language) -> Option<Words> {
        let mut words = Words::from_texts(language, &[fetch(language, None).await?]);
        let mut number = 0;
        // A part may come while this waits.
        while let Some(part) = self.learnt.with_value(|learnt| learnt.get(number).copied()) {
            words = words.and(&fetch(language, Some(part)).await?);
            number += 1;
        }
        Some(words)
    }

    /// Has the words of a part fetched. None if they do not come.
    pub(crate) async fn learn(self, part: &'static str) -> Option<()> {
        while !self.learnt.with_value(|learnt| learnt.contains(&part)) {
            let language = self.language_untracked();
            let text = fetch(language, Some(part)).await?;
            // The guest may have chosen another language in the meantime.
            if self.language_untracked() == language {
                self.learnt.update_value(|learnt| learnt.push(part));
                self.words.update(|words| *words = Arc::new(words.and(&text)));
            }
        }
        Some(())
    }

    /// A text without arguments, for a view.
    pub(crate) fn say(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(key, &[]))
    }

    /// A text.
    pub(crate) fn text(self, key: &str, args: &[(&str, Value)]) -> String {
        self.words.with(|words| words.text(key, args))
    }

    /// What happened.
    pub(crate) fn fact(self, game: &str, fact: &Value, names: &Names) -> String {
        self.words.with(|words| words.fact(game, fact, names))
    }

    /// What somebody is asked.
    pub(crate) fn asked(self, game: Game, question: &impl Serialize, names: &Names) -> String {
        let question = table::write(question).unwrap_or_default();
        self.words.with(|words| words.ask(game.name(), &question, names))
    }

    /// What a move would do, for the seat that would make it; for a watcher as for the first one.
    pub(crate) fn offer(self, game: Game, mv: &impl Serialize, by: Option<Seat>, names: &Names) -> String {
        let mv = table::write(mv).unwrap_or_default();
        self.words.with(|words| words.offer(game.name(), &mv, by.unwrap_or(Seat::at(0)), names))
    }

    /// Why not.
    pub(crate) fn refusal(self, game: &str, why: &Coded, names: &Names) -> String {
        self.words.with(|words| words.refusal(game, why, names))
    }

    /// How those in the seats are called.
    pub(crate) fn names(self, seats: &[SeatOf]) -> Names {
        Names::new(seats.iter().zip(1..).map(|(seat, number)| self.name(seat, number)))
    }

    /// How the one in this seat is called; nothing for a free seat.
    pub(crate) fn name(self, seat: &SeatOf, number: usize) -> String {
        match seat {
            SeatOf::Free => String::new(),
            SeatOf::Person { name, .. } => name.as_str().to_owned(),
            // For a moment somebody else plays; it is their seat all the same.
            SeatOf::Bot { keeps: Some(keeps), .. } if keeps.until_back => keeps.name.as_str().to_owned(),
            SeatOf::Bot { .. } => self.text("page-bot-name", &[("number", number.into())]),
        }
    }

    /// How the one in this seat is called, or its number.
    pub(crate) fn seat_name(self, seat: Seat, names: &Names) -> String {
        self.words.with(|words| words.name(seat, names))
    }

    /// What a game is called.
    pub(crate) fn game(self, game: Game) -> String {
        match game {
            Game::Cells => self.text("cells-name", &[]),
            Game::Temple => self.text("temple-name", &[]),
            Game::Master => self.text("master-name", &[]),
            Game::Plan => self.text("plan-name", &[]),
        }
    }

    /// What the game of this name is called; its name, if the page does not know it.
    pub(crate) fn game_named(self, name: &str) -> String {
        Game::of(name).map_or_else(|| name.to_owned(), |game| self.game(game))
    }

    /// A game, and with whom.
    pub(crate) fn company(self, game: &str, with: Vec<String>) -> String {
        let game = self.game_named(game);
        if with.is_empty() {
            return game;
        }
        self.text("page-recent-with", &[("game", game.into()), ("names", with.into())])
    }

    /// How long ago something was, in milliseconds since 1970.
    pub(crate) fn ago(self, then: u64) -> String {
        let (unit, count) = ago(then, browser::date());
        self.text("page-ago", &[("unit", unit.into()), ("count", count.into())])
    }

    /// What a game is about.
    pub(crate) fn about(self, game: Game) -> String {
        match game {
            Game::Cells => self.text("cells-description", &[]),
            Game::Temple => self.text("temple-description", &[]),
            Game::Master => self.text("master-description", &[]),
            Game::Plan => self.text("plan-description", &[]),
        }
    }

    /// The name of an option of a game, or with `help` what it is about.
    pub(crate) fn option(self, game: Game, kind: &str, name: &str) -> String {
        self.words.with(|words| words.label(game.name(), kind, name))
    }

    /// What an option is set to.
    pub(crate) fn option_value(self, game: Game, name: &str, value: &Value) -> String {
        self.words.with(|words| words.option_value(game.name(), name, value, &Names::default()))
    }

    /// How well a bot plays.
    pub(crate) fn level(self, level: &str) -> String {
        self.text("page-level", &[("level", level.into())])
    }
}
