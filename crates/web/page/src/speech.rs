//! The language of the page, and what is said in it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::SeatOf;
use serde_json::Value;
use table::{Coded, Seat};
use words::{Language, Names, Words};

use crate::browser::{self, Kept};
use crate::erased::effect;
use crate::game::Game;

/// The words of a language, from the server or from what the browser keeps of it.
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    let text = browser::fetch(&browser::own_file(&format!("words-{}.ftl", language.code()))).await?;
    Some(Words::from_texts(language, &[text]))
}

/// The words in use. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Speech(RwSignal<Arc<Words>>);

impl Speech {
    /// The language that came with the page: the one chosen before, or the one that the browser is set to.
    pub(crate) fn new() -> Speech {
        let (code, text) = browser::words();
        let words = Words::from_texts(Language::from_code(&code), &[text]);
        let speech = Speech(RwSignal::new(Arc::new(words)));
        effect(move || {
            let root = document().document_element();
            if let Some(root) = root {
                let _ = root.set_attribute("lang", speech.language().code());
            }
        });
        speech
    }

    pub(crate) fn language(self) -> Language {
        self.0.with(|words| words.language())
    }

    /// The same for whoever does not want to know when it changes.
    pub(crate) fn language_untracked(self) -> Language {
        self.0.with_untracked(|words| words.language())
    }

    /// Speaks another language as soon as its words are here, and on the next visit.
    pub(crate) fn switch(self, language: Language) {
        Kept::Language.set(language.code());
        spawn_local(async move {
            // Whoever has chosen yet another one in the meantime gets that.
            let words =
                fetch(language).await.filter(|_| Kept::Language.get().as_deref() == Some(language.code()));
            if let Some(words) = words {
                self.0.set(Arc::new(words));
            }
        });
    }

    /// A text without arguments, for a view.
    pub(crate) fn say(self, key: &'static str) -> Signal<String> {
        Signal::derive(move || self.text(key, &[]))
    }

    /// A text.
    pub(crate) fn text(self, key: &str, args: &[(&str, Value)]) -> String {
        self.0.with(|words| words.text(key, args))
    }

    /// What happened.
    pub(crate) fn fact(self, game: &str, fact: &Value, names: &Names) -> String {
        self.0.with(|words| words.fact(game, fact, names))
    }

    /// What somebody is asked.
    pub(crate) fn asked(self, game: &str, question: &impl serde::Serialize, names: &Names) -> String {
        let question = serde_json::to_value(question).unwrap_or_default();
        self.0.with(|words| words.ask(game, &question, names))
    }

    /// What a move would do, for the seat that would make it.
    pub(crate) fn offer(self, game: &str, mv: &Value, by: Seat, names: &Names) -> String {
        self.0.with(|words| words.offer(game, mv, by, names))
    }

    /// Why not.
    pub(crate) fn refusal(self, game: &str, why: &Coded, names: &Names) -> String {
        self.0.with(|words| words.refusal(game, why, names))
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
        self.0.with(|words| words.name(seat, names))
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
    pub(crate) fn option(self, game: &str, kind: &str, name: &str) -> String {
        self.0.with(|words| words.label(game, kind, name))
    }

    /// What an option is set to.
    pub(crate) fn option_value(self, game: &str, name: &str, value: &Value) -> String {
        self.0.with(|words| words.option_value(game, name, value, &Names::default()))
    }

    /// How well a bot plays.
    pub(crate) fn level(self, level: &str) -> String {
        self.text("page-level", &[("level", level.into())])
    }
}
