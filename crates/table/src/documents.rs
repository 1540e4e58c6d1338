//! What goes to an eye: two JSON documents, and patches that keep them true.
//!
//! A client in any language keeps the public document and its own private one, and needs no rules. Facts are for
//! telling; the patches are the truth.

mod text;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::referee::{Passage, Referee};
use crate::rules::Rules;
use crate::seat::{Eye, Seat};
use crate::time::Time;

use text::{Document, Draft};

/// The merge patch (RFC 7396) that turns `old` into `new`; `None` if they are equal. Objects are patched key by key,
/// anything else is replaced. A `null` inside an object cannot be written so: documents leave out what is missing.
pub fn diff(old: &Value, new: &Value) -> Option<Value> {
    match (old, new) {
        (Value::Object(before), Value::Object(after)) => {
            let mut patch = Map::new();
            for key in before.keys().filter(|key| !after.contains_key(*key)) {
                patch.insert(key.clone(), Value::Null);
            }
            for (key, value) in after {
                let change = match before.get(key) {
                    Some(was) => diff(was, value),
                    None => Some(value.clone()),
                };
                patch.extend(change.map(|change| (key.clone(), change)));
            }
            (!patch.is_empty()).then_some(Value::Object(patch))
        }
        _ if old == new => None,
        _ => Some(new.clone()),
    }
}

/// Applies a merge patch (RFC 7396).
pub fn patch(document: &mut Value, change: &Value) {
    let Value::Object(changes) = change else {
        *document = change.clone();
        return;
    };
    if !document.is_object() {
        *document = Value::Object(Map::new());
    }
    if let Value::Object(fields) = document {
        for (key, value) in changes {
            if value.is_null() {
                fields.remove(key);
            } else {
                patch(fields.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
    }
}

/// What every eye gets of one entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Message {
    /// The number of the entry.
    pub seq: usize,
    /// Its time.
    pub at: Time,
    /// What kind of entry it was; not what it said.
    pub what: &'static str,
    /// What this eye is told, in order.
    pub facts: Vec<Value>,
    /// How the public document changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public: Option<Value>,
    /// How the seat's own document changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Value>,
    /// Whether this seat can take its last move back now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
}

/// What an eye gets when it comes, comes back or has fallen behind: both documents whole.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Whole {
    /// The number of the next entry.
    pub seq: usize,
    /// The time of the table.
    pub at: Time,
    /// The public document.
    pub public: Value,
    /// The seat's own document.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<Value>,
    /// Whether this seat can take its last move back now.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undo: bool,
    /// Whether game time stands still.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
}

/// The documents of a table as the clients have them. The public one is kept, and its patch worked out, once for all.
///
/// They are kept as text: an entry changes few fields, and the others are compared byte by byte and never parsed.
#[derive(Clone, Debug)]
pub struct Documents {
    public: Document,
    mine: Vec<Document>,
    draft: Draft,
}

impl PartialEq for Documents {
    fn eq(&self, other: &Documents) -> bool {
        (&self.public, &self.mine) == (&other.public, &other.mine)
    }
}

impl Documents {
    /// The documents of the table as it is now.
    pub fn of<R: Rules>(referee: &Referee<R>) -> Documents {
        let mine = referee.seats().iter().map(|seat| Document::of(&referee.state().private(seat)));
        let public = Document::of(referee.state().public());
        Documents { public, mine: mine.collect(), draft: Draft::default() }
    }

    /// The public document as JSON.
    pub fn public(&self) -> &str {
        &self.public.text
    }

    /// The private document of an eye as JSON, if it has one.
    pub fn mine(&self, eye: Eye) -> Option<&str> {
        eye.seat().and_then(|seat| self.mine.get(seat.index())).map(|document| document.text.as_str())
    }

    /// All there is to know for an eye that comes now.
    pub fn whole<R: Rules>(&self, referee: &Referee<R>, eye: Eye) -> Whole {
        Whole {
            seq: referee.seq(),
            at: referee.now(),
            public: parsed(self.public()),
            mine: self.mine(eye).map(parsed),
            undo: eye.seat().is_some_and(|seat| referee.can_undo(seat)),
            paused: referee.is_paused(),
        }
    }

    /// Brings the documents up to the last entry; what changed goes into the messages of that entry.
    pub fn update<R: Rules>(&mut self, referee: &Referee<R>) -> Changes {
        let state = referee.state();
        let Documents { public, mine, draft } = self;
        let public = public.become_like(state.public(), draft);
        let seats = referee.seats().iter().zip(mine);
        let mine = seats.map(|(seat, mine)| mine.become_like(&state.private(seat), draft)).collect();
        Changes { public, mine }
    }
}

/// How the documents changed with one entry, as merge patches in JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Changes {
    public: Option<String>,
    mine: Vec<Option<String>>,
}

impl Changes {
    /// How the public document changed.
    pub fn public(&self) -> Option<&str> {
        self.public.as_deref()
    }

    /// How the public document and those of the seats changed.
    pub fn into_parts(self) -> (Option<String>, Vec<Option<String>>) {
        (self.public, self.mine)
    }

    /// How the document of a seat changed.
    pub fn mine(&self, seat: Seat) -> Option<&str> {
        self.mine.get(seat.index()).and_then(Option::as_deref)
    }

    /// What this eye gets of the last entry.
    pub fn message<R: Rules>(&self, referee: &Referee<R>, eye: Eye) -> Message {
        let entry = referee.last();
        let told = referee.facts().told().iter().filter(|told| told.to.contains(eye));
        Message {
            seq: referee.seq() - 1,
            at: entry.at,
            what: entry.what.kind(),
            facts: told.map(|told| document(&told.fact)).collect(),
            public: self.public().map(parsed),
            mine: eye.seat().and_then(|seat| self.mine(seat)).map(parsed),
            undo: eye.seat().is_some_and(|seat| referee.can_undo(seat)),
        }
    }
}

/// What an eye may take home before the end: the present, and the past as far as it may be told.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Export {
    /// The game.
    pub game: &'static str,
    /// Its version.
    pub rules: u16,
    /// The present.
    pub whole: Whole,
    /// The past.
    pub history: Vec<Passage<Value>>,
}

impl Export {
    /// What this eye may take home now.
    pub fn of<R: Rules>(referee: &Referee<R>, eye: Eye) -> Export {
        let whole = Documents::of(referee).whole(referee, eye);
        let history = referee.history(eye).into_iter().map(|Passage { seq, at, what, facts }| {
            let facts = facts.iter().map(document).collect();
            Passage { seq, at, what, facts }
        });
        Export { game: R::GAME, rules: R::VERSION, whole, history: history.collect() }
    }
}

fn parsed(json: &str) -> Value {
    serde_json::from_str(json).expect("it was written by this program")
}

fn document(part: &impl Serialize) -> Value {
    crate::write(part).expect("sights and facts are plain data with text keys")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_patch_says_what_changed_and_no_more() {
        let old = json!({"a": 1, "b": {"c": [1, 2], "d": 2}, "e": 5});
        let new = json!({"a": 1, "b": {"c": [1], "d": 2}, "f": {}});
        let change = diff(&old, &new).unwrap();
        assert_eq!(change, json!({"b": {"c": [1]}, "e": null, "f": {}}));
        let mut document = old.clone();
        patch(&mut document, &change);
        assert_eq!(document, new);
        assert_eq!(diff(&new, &new), None);
    }

    #[test]
    fn a_patch_of_something_else_replaces_it() {
        let mut document = json!(3);
        patch(&mut document, &json!({"a": {"b": 1}, "c": null}));
        assert_eq!(document, json!({"a": {"b": 1}}));
    }
}
