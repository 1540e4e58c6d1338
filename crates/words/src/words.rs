//! Looking sentences up.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde_json::{Map, Value};
use table::{BadOptions, Coded, Flaw, Seat};

use crate::argument::{Scene, on_tile};
use crate::{Language, Names};

/// Everything that can be said in one language. It can be shared between threads.
pub struct Words {
    language: Language,
    texts: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Words {
    /// The words of a language that are built in.
    #[cfg(feature = "built-in")]
    pub fn new(language: Language) -> Words {
        Words::from_texts(language, language.texts())
    }

    /// The words of a language in these Fluent texts, for whoever brings them along.
    pub fn from_texts(language: Language, texts: &[impl AsRef<str>]) -> Words {
        Words::from_parsed(language, texts.iter().map(|text| parsed(text.as_ref())).collect())
    }

    /// These words and those of another Fluent text. What is here already is not read again.
    #[must_use]
    pub fn and(&self, text: &str) -> Words {
        Words::from_parsed(self.language, self.texts.iter().cloned().chain([parsed(text)]).collect())
    }

    fn from_parsed(language: Language, texts: Vec<Arc<FluentResource>>) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Marks for texts of mixed direction: none of the languages is written from right to left.
        bundle.set_use_isolating(false);
        for text in &texts {
            bundle.add_resource_overriding(Arc::clone(text));
        }
        Words { language, texts, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What happened: a fact in its JSON form, `{"turn_ended":{"seat":0}}` or plainly `"carried"`. One without something
    /// may have words of its own, `plan-fact-stepped-no-left`.
    pub fn fact(&self, game: &str, fact: &Value, names: &Names) -> String {
        let Coded { code, args } = Coded::of(fact);
        let mut keys: Vec<String> =
            lacking(&args).map(|name| key(&[game, "fact", &code, "no", name])).collect();
        keys.extend([key(&[game, "fact", &code]), key(&["fact", &code])]);
        self.say(&keys, &args, Scene::of(game, names))
    }

    /// What is to be decided: a question in its JSON form, plainly `"act"` or with what it is about, `{"hire":"S1.gang"}`.
    pub fn ask(&self, game: &str, question: &Value, names: &Names) -> String {
        let Coded { code, mut args } = Coded::of(question);
        if let Value::Object(about) = question {
            args.extend(about.clone());
        }
        self.say(&[key(&[game, "ask", &code])], &args, Scene::of(game, names))
    }

    /// What a move would do, as a button offers it to the seat that would make it. A move that turns to the seat itself may
    /// have words of its own, `temple-move-free-own`; so may one without something, `temple-move-escape-no-gift`, and each
    /// kind of answer, `master-move-answer-start`, and each of what is chosen, `plan-move-put-discard`.
    pub fn offer(&self, game: &str, mv: &Value, by: Seat, names: &Names) -> String {
        let Coded { code, mut args } = Coded::of(mv);
        let mut codes = vec![code];
        for choice in ["with", "into", "take"] {
            if let Some(answer) = args.get(choice).map(Coded::of) {
                codes.insert(0, format!("{}_{}", codes[0], answer.code));
                // What is chosen goes by the name of its kind: `{"seat":2}`.
                if let Some(chosen) = answer.args.get("value") {
                    args.insert(answer.code.clone(), chosen.clone());
                }
                args.extend(answer.args);
            }
        }
        let mut keys = Vec::new();
        for code in &codes {
            if args.get("seat").and_then(Value::as_u64) == Some(by.index() as u64) {
                keys.push(key(&[game, "move", code, "own"]));
            }
            keys.extend(lacking(&args).map(|name| key(&[game, "move", code, "no", name])));
            keys.push(key(&[game, "move", code]));
        }
        self.say(&keys, &args, Scene::of(game, names))
    }

    /// What a card is called that is written like this; with `short` where there is little room.
    pub fn card(&self, game: &str, code: &str, short: bool) -> String {
        self.card_by(if short { "card-short" } else { "card" }, code, game)
    }

    /// Why not. What the game says about it comes before what is said at every table.
    pub fn refusal(&self, game: &str, refusal: &Coded, names: &Names) -> String {
        if let Some(code) = refusal.code.strip_prefix("bad_options_") {
            return self.unfit(game, Coded { code: code.to_owned(), args: refusal.args.clone() });
        }
        let keys = [key(&[game, "refusal", &refusal.code]), key(&["refusal", &refusal.code])];
        self.say(&keys, &refusal.args, Scene::of(game, names))
    }

    /// Why no game can be dealt with these options.
    pub fn bad_options(&self, game: &str, bad: &BadOptions) -> String {
        self.unfit(game, Coded::of(bad))
    }

    /// What a game says about an option comes before what is said about any: `master-bad-options-conflict-story`.
    fn unfit(&self, game: &str, Coded { code, mut args }: Coded) -> String {
        let option = args.get("option").and_then(Value::as_str).unwrap_or_default();
        let keys = [key(&[game, "bad-options", &code, option]), key(&["bad-options", &code])];
        for (name, kind) in [("option", "option"), ("with", "option"), ("rule", "rule")] {
            if let Some(Value::String(text)) = args.get_mut(name) {
                *text = self.label(game, kind, text);
            }
        }
        self.say(&keys, &args, Scene::NONE)
    }

    /// What is wrong with a log.
    pub fn flaw(&self, game: &str, flaw: &Flaw) -> String {
        let mut coded = Coded::of(flaw);
        if let Flaw::BadOptions(bad) = flaw {
            coded = Coded::plain(&coded.code).with("why", self.bad_options(game, bad));
        }
        self.say(&[key(&["flaw", &coded.code])], &coded.args, Scene::NONE)
    }

    /// What something in a game is called. The kinds are `option`, and `help` to explain one; `why`, the rule behind a
    /// refusal; `invariant`; and `rule`, of a layout.
    pub fn label(&self, game: &str, kind: &str, name: &str) -> String {
        self.text(&key(&[game, kind, name]), &[])
    }

    /// The value of an option, as it stands in the JSON form of the options.
    pub fn option_value(&self, game: &str, option: &str, value: &Value, names: &Names) -> String {
        let scene = Scene::of(game, names);
        let own = |name: &str| key(&[game, "value", option, name]);
        let keys = match value {
            Value::Bool(true) => vec![own("yes"), "value-yes".to_owned()],
            Value::Bool(false) => vec![own("no"), "value-no".to_owned()],
            Value::String(_) | Value::Object(_) => vec![own(&Coded::of(value).code)],
            _ => vec![key(&[game, "value", option])],
        };
        // The option's name says what its number means: `first_seat` is a seat.
        let mut args = FluentArgs::new();
        args.set("value", self.argument(option, value, scene));
        self.format(&keys, &args)
    }

    /// The name of a seat, or its number where it has none.
    pub fn name(&self, seat: Seat, names: &Names) -> String {
        self.called(seat.index() as u64, names)
    }

    /// The same for any number, as it may come with a fact.
    pub(crate) fn called(&self, seat: u64, names: &Names) -> String {
        match names.get(seat) {
            Some(name) => name.to_owned(),
            None => self.text("seat-name", &[("number", seat.saturating_add(1).into())]),
        }
    }

    /// Any other text, by its key. A key that is missing shows as `⟨key⟩`. Lists are joined; nothing is taken for a
    /// seat.
    pub fn text(&self, key: &str, args: &[(&str, Value)]) -> String {
        self.say(&[key], args.iter().map(|(name, value)| (name, value)), Scene::NONE)
    }

    /// The first of these keys that is there, with arguments.
    fn say<'v>(
        &self,
        keys: &[impl AsRef<str>],
        args: impl IntoIterator<Item = (impl AsRef<str>, &'v Value)>,
        scene: Scene<'_>,
    ) -> String {
        let mut fluent = FluentArgs::new();
        for (name, value) in args {
            let name = name.as_ref();
            if let ("seats", Value::Array(seats)) = (name, value) {
                fluent.set("count", seats.len());
            }
            match value {
                // What has several fields is told field by field.
                Value::Object(fields) if fields.len() > 1 => {
                    for (name, value) in fields {
                        fluent.set(name.clone(), self.argument(name, value, scene));
                    }
                }
                Value::String(place) => {
                    if let Some((tile, _)) = on_tile(place) {
                        fluent.set("tile", tile.to_owned());
                    }
                }
                _ => {}
            }
            fluent.set(name.to_owned(), self.argument(name, value, scene));
        }
        self.format(keys, &fluent)
    }

    /// Whether there is a text with this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn format(&self, keys: &[impl AsRef<str>], args: &FluentArgs<'_>) -> String {
        let found = |key: &str| self.bundle.get_message(key)?.value();
        match keys.iter().find_map(|key| found(key.as_ref())) {
            // An argument that is missing shows as `{$name}`: that is all there is to say about it.
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned(),
            None => format!("⟨{}⟩", keys.first().map(AsRef::as_ref).unwrap_or_default()),
        }
    }
}

/// What cannot be parsed is left out and shows as a missing key; a test reads every file strictly.
fn parsed(text: &str) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest))
}

/// What a fact or a move goes without.
fn lacking(args: &Map<String, Value>) -> impl Iterator<Item = &String> {
    let none = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    args.iter().filter(move |(_, value)| none(value)).map(|(name, _)| name)
}

/// The key of these parts: small letters and digits, and a dash for everything in between.
pub(crate) fn key(parts: &[&str]) -> String {
    let mut key = String::new();
    for part in parts.iter().flat_map(|part| part.split(|letter: char| !letter.is_ascii_alphanumeric())) {
        if !part.is_empty() {
            if !key.is_empty() {
                key.push('-');
            }
            key.push_str(&part.to_ascii_lowercase());
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_kebab_case() {
        assert_eq!(key(&["cells", "fact", "turn_ended"]), "cells-fact-turn-ended");
        assert_eq!(
            key(&["cells", "invariant", "the owner's (own) cell!"]),
            "cells-invariant-the-owner-s-own-cell"
        );
        assert_eq!(key(&["", "__"]), "");
    }

    #[test]
    fn more_can_be_said_with_another_text() {
        let few = Words::from_texts(Language::De, &["-dice = Würfel\nhello = Hallo"]);
        assert_eq!(few.text("roll", &[]), "⟨roll⟩");
        let more = few.and("roll = { -dice }");
        assert_eq!((more.text("roll", &[]), more.text("hello", &[])), ("Würfel".into(), "Hallo".into()));
        assert_eq!(more.language(), Language::De);
    }

    #[test]
    fn it_can_be_shared() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}
