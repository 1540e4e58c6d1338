//! Sentences from facts and refusals, in English, German and Spanish.
//!
//! Rules know no language: they tell facts and give coded reasons. This crate looks up the sentence for each in the
//! Fluent files of `locales/`. With the feature `built-in` these are in the program, and there is nothing to load; the page,
//! which a phone has to load, does without and fetches one language. It knows no game; a game is a name that keys begin with. In `locales/` a key is written in kebab case, the fields of a fact are variables in
//! snake case:
//!
//! | key | what it says |
//! |---|---|
//! | `cells-fact-turn-ended` | the fact `turn_ended` of `cells` |
//! | `cells-refusal-watched`, else `refusal-watched` | the refusal `watched` |
//! | `temple-move-throw` | the move `Throw` of `temple`, as a button [offers](Words::offer) it |
//! | `master-move-answer-start` | the move `Answer` of `master` with the answer `start` |
//! | `plan-ask-hire` | the question `hire` of `plan`, as it is [put](Words::ask) |
//! | `plan-fact-stepped-no-left` | the fact `stepped` of `plan` when its `left` is empty |
//! | `master-bad-options-conflict-story`, else `bad-options-conflict` | why no game can be dealt |
//! | `bad-options-seats`, `flaw-check` | why no game can be dealt, what is wrong with a log |
//! | `cells-option-undo`, `cells-help-undo` | [labels](Words::label): an option and its explanation, ... |
//! | `cells-value-layout-wide`, `cells-value-turn-limit` | a value of an option, by its name or with `$value` |
//!
//! What a variable holds follows from its name and from how it is written:
//!
//! | in the fact | in the sentence |
//! |---|---|
//! | `seat`, `turn`, `whose`, `gift`, `dealer`, `target`, `swap`, `towards`, `..._seat` | the name of that seat |
//! | `seats` | their names, joined; and `$count`, how many |
//! | `until`, `now` | a game time in milliseconds, as a clock shows it |
//! | `faces` | how many dice show what, through `<game>-face` with `$face` and `$count`, joined |
//! | `dice` | how many, through `<game>-dice` with `$count` |
//! | `stack`, `on`, `place`, `slot`, `display`, `index` | a number, counted from one |
//! | `contact`, `officers`, `at`, `with` and others | a name, through a text of its own if there is one: `plan-contact-driver`, `plan-police-swat`, `plan-at-store` |
//! | `"C4.store"` | a place on a tile, through `plan-at-store` with `$tile`; of an area, `"C4.R3"`, also `$side`; and `$tile` by itself. What [stands there](Names::with_places) goes first: `plan-at-bar` |
//! | `{"pilot":2}`, `{"gang":"S1.gang"}` | the same through `plan-means-pilot` with `$slot`, `plan-means-gang` with `$tile` |
//! | `{"q":1,"r":0}` | several fields: each by itself, `$q` and `$r` |
//! | `card`, `cards`, `trap`, `top`, `one`, `other`, `discard` | the [card](Words::card), through `<game>-card` with `$card`, `$sign` and `$rank` |
//! | `swaps`, `gifts` | pairs, through `<game>-swaps` with `$place` and `$card`, `<game>-gifts` with `$card` and `$seat` |
//! | a list of lists | one for each seat, with its name |
//! | any other list | its elements, joined |
//! | `true`, `false` | `yes`, `no`, to select on |
//! | `"|c"` | the phrase `cells-line` with `$file` |
//!
//! ```
//! use serde_json::json;
//! use table::Coded;
//! use words::{Language, Names, Words};
//!
//! let names = Names::new(["Ana", "Ben"]);
//! let words = Words::new(Language::from_code("de-AT"));
//!
//! let fact = json!({ "moved": { "seat": 0, "piece": "S", "from": "|c", "to": "c5" } });
//! assert_eq!(words.fact("cells", &fact, &names), "Ana zieht Schlüssel S von der Mittellinie bei c nach c5.");
//!
//! let refusal = Coded::plain("not_your_turn").with("turn", 1);
//! assert_eq!(words.refusal("cells", &refusal, &names), "Einen Moment noch: Ben ist am Zug.");
//!
//! assert_eq!(words.text("no-such-key", &[]), "⟨no-such-key⟩");
//! ```

mod argument;
mod language;
mod names;
mod words;

pub use language::Language;
pub use names::Names;
pub use words::Words;
