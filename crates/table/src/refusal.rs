//! Why not: everything that can be answered with a reason.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::read::read_known;
use crate::seat::Seat;
use crate::time::Time;

/// The code of a move that comes too early, in every game.
const EARLY: &str = "early";

/// A refusal by the rules, worked out from the seat's sight alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum No<R> {
    /// Not yet: the very same move is judged anew from this moment on.
    Early {
        /// When.
        until: Time,
    },
    /// Because of this.
    Because(R),
}

/// Why an input was not taken. Then nothing has changed, except that alarms that were due before it have rung.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denied<R> {
    /// The rules say no.
    No(No<R>),
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// The game is paused.
    Paused,
    /// The game is not paused, so there is nothing to resume.
    NotPaused,
    /// The input is stamped earlier than what has happened already.
    Past {
        /// The time of the table.
        now: Time,
    },
    /// The input is so far ahead that more alarms lie before it than the referee rings in one go.
    TooFar {
        /// How far the table has come.
        now: Time,
    },
    /// This seat cannot take anything back now.
    NothingToUndo,
    /// The seed is revealed after the end only.
    NotOver,
    /// The game is over.
    Over,
    /// The log has as many entries as a log may have, or is closed.
    LogFull,
}

/// Options that a game cannot be dealt with.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BadOptions {
    /// The game is not for so many.
    #[error("this game takes {min} to {max} seats")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A number is too small or too large.
    #[error("{option} must be {min} to {max}")]
    OutOfRange {
        /// Which option.
        option: &'static str,
        /// The least it may be.
        min: u32,
        /// The most it may be.
        max: u32,
    },
    /// Two options exclude each other.
    #[error("{option} does not go with {with}")]
    Conflict {
        /// Which option.
        option: &'static str,
        /// What it does not go with.
        with: &'static str,
    },
    /// Nobody could win: more stands in the way than a game dealt like this can take out of it.
    #[error("{option}: of {stones} no more than {most} can be dealt with")]
    Unwinnable {
        /// Which option makes it so hard.
        option: &'static str,
        /// How much there is to do.
        stones: u8,
        /// How much of it can be done at most.
        most: u8,
    },
    /// Something laid out by hand breaks a rule of the layout.
    #[error("{option}: {rule}")]
    Layout {
        /// Which option.
        option: &'static str,
        /// The rule that is broken.
        rule: &'static str,
    },
}

/// A state that breaks one of the game's invariants.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{invariant}: {detail}")]
pub struct Broken {
    /// The name of the invariant; stable.
    pub invariant: &'static str,
    /// What exactly is wrong, in the words of a position; see [`written`].
    pub detail: String,
}

impl Broken {
    /// An invariant that does not hold.
    pub fn new(invariant: &'static str, detail: impl Into<String>) -> Broken {
        Broken { invariant, detail: detail.into() }
    }
}

/// A value as a position spells it, for the detail of a [`Broken`]: people compare the two.
///
/// ```
/// # use table::{Seat, written};
/// assert_eq!(written(&Some(Seat::at(1))), "1");
/// assert_eq!(written(&["A6", "TJ"]), r#"["A6","TJ"]"#);
/// assert_eq!(written(&"A6"), "A6");
/// ```
pub fn written(value: &impl Serialize) -> String {
    match crate::write(value) {
        Ok(Value::String(text)) => text,
        Ok(value) => value.to_string(),
        Err(why) => why.to_string(),
    }
}

/// A reason as it goes over the wire: a stable code, and what the sentence needs besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Coded {
    /// The code; stable, in snake case.
    pub code: String,
    /// The arguments by name.
    pub args: Map<String, Value>,
}

/// An object with one entry. To collect it would take the code that sorts entries.
fn with(name: String, value: Value) -> Map<String, Value> {
    let mut one = Map::new();
    one.insert(name, value);
    one
}

impl Coded {
    /// The code of an enum value: the name of its variant, and its fields as arguments.
    pub fn of(reason: &impl Serialize) -> Coded {
        match crate::write(reason) {
            Ok(Value::String(code)) => Coded { code, args: Map::new() },
            Ok(Value::Object(map)) => {
                let (code, inner) = map.into_iter().next().unwrap_or_default();
                let args = match inner {
                    Value::Object(args) => args,
                    Value::Null => Map::new(),
                    one => with("value".to_owned(), one),
                };
                Coded { code, args }
            }
            _ => Coded::plain("unknown"),
        }
    }

    /// The enum value that has this code and these arguments: what [`Coded::of`] was given. None if the enum has no such
    /// variant.
    pub fn read<R: DeserializeOwned>(&self) -> Option<R> {
        let variant = |fields: Value| Value::Object(with(self.code.clone(), fields));
        let plain = self.args.is_empty().then(|| Value::String(self.code.clone()));
        let fields = variant(Value::Object(self.args.clone()));
        let one = self.args.get("value").cloned().map(variant);
        let mut spellings = [plain, Some(fields), one].into_iter().flatten();
        spellings.find_map(|written| read_known(&written))
    }

    /// A code without arguments.
    pub fn plain(code: &str) -> Coded {
        Coded { code: code.to_owned(), args: Map::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Coded {
        self.args.insert(name.to_owned(), value.into());
        self
    }
}

impl<R: Serialize> No<R> {
    /// The reason as code and arguments.
    pub fn coded(&self) -> Coded {
        match self {
            No::Because(reason) => Coded::of(reason),
            No::Early { until } => Coded::plain(EARLY).with("until", until.as_ms()),
        }
    }
}

impl<R: DeserializeOwned> No<R> {
    /// The refusal that has this code: what [`No::coded`] was called on. None if the code is not of these rules.
    pub fn read(coded: &Coded) -> Option<No<R>> {
        if coded.code == EARLY {
            let until = coded.args.get("until").and_then(Value::as_u64)?;
            return Time::from_ms(until).map(|until| No::Early { until });
        }
        coded.read().map(No::Because)
    }
}

impl<R: Serialize> Denied<R> {
    /// The reason as code and arguments.
    pub fn coded(&self) -> Coded {
        match self {
            Denied::No(no) => no.coded(),
            Denied::NoSuchSeat(seat) => Coded::plain("no_such_seat").with("seat", seat.index()),
            Denied::Paused => Coded::plain("paused"),
            Denied::NotPaused => Coded::plain("not_paused"),
            Denied::Past { now } => Coded::plain("past").with("now", now.as_ms()),
            Denied::TooFar { now } => Coded::plain("too_far").with("now", now.as_ms()),
            Denied::NothingToUndo => Coded::plain("nothing_to_undo"),
            Denied::NotOver => Coded::plain("not_over"),
            Denied::Over => Coded::plain("over"),
            Denied::LogFull => Coded::plain("log_full"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Why {
        NotYourTurn,
        TooFewMoves { left: u8 },
        Only(u8),
    }

    #[test]
    fn a_reason_is_a_code_and_arguments() {
        let plain = Denied::No(No::Because(Why::NotYourTurn)).coded();
        assert_eq!(serde_json::to_string(&plain).unwrap(), r#"{"code":"not_your_turn","args":{}}"#);
        let full = Denied::No(No::Because(Why::TooFewMoves { left: 1 })).coded();
        assert_eq!(serde_json::to_string(&full).unwrap(), r#"{"code":"too_few_moves","args":{"left":1}}"#);
        let early = Denied::No(No::<Why>::Early { until: Time::ms(5) }).coded();
        assert_eq!(serde_json::to_string(&early).unwrap(), r#"{"code":"early","args":{"until":5}}"#);
    }

    #[test]
    fn a_code_is_read_as_the_reason_it_was_made_of() {
        let reasons = [Why::NotYourTurn, Why::TooFewMoves { left: 1 }, Why::Only(3)].map(No::Because);
        for no in reasons.into_iter().chain([No::Early { until: Time::ms(5) }]) {
            assert_eq!(No::read(&no.coded()), Some(no));
        }
        let unknown = [Coded::plain("too_fast"), Coded::plain("too_few_moves"), Coded::plain("early")];
        assert_eq!(unknown.map(|coded| No::<Why>::read(&coded)), [const { None }; 3]);
    }
}
