//! A bot of any game. What it hears and sees is handed over whole and typed, and it answers with a move as people do.

use std::any::Any;
use std::fmt;

use search::{Bot, Nodes, Plan};
use serde_json::Value;
use table::{Rules, Seat, Seated, Time};

use crate::{OnShelf, written};

/// What a seat was told with one entry.
pub struct Heard(Box<dyn Any + Send>);

/// What a seat sees at one moment.
pub struct Seen(Box<dyn Any + Send>);

struct Facts<R: Rules>(Vec<R::Fact>, Time);
struct Sighted<R: Rules>(Seat, R::Public, R::Private);

impl Heard {
    pub(crate) fn new<R: OnShelf>(facts: Vec<R::Fact>, at: Time) -> Heard {
        Heard(Box::new(Facts::<R>(facts, at)))
    }
}

impl Seen {
    pub(crate) fn new<R: OnShelf>(seat: Seat, public: R::Public, private: R::Private) -> Seen {
        Seen(Box::new(Sighted::<R>(seat, public, private)))
    }
}

impl fmt::Debug for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Heard")
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seen")
    }
}

/// A bot of any game. It is fed with what its seat hears and sees; there is nothing else it could look at.
pub trait Mind: Send {
    /// It was told something.
    fn hear(&mut self, heard: &Heard);
    /// What it will do as things stand; none if the nodes ran out before it knew. Then it is asked again with the same
    /// sight.
    fn think(&mut self, seen: &Seen, at: Time, nodes: &mut Nodes) -> Option<Plan<Value>>;
}

pub(crate) struct MindOf<R: OnShelf>(pub(crate) Box<dyn Bot<R>>);

impl<R: OnShelf> Mind for MindOf<R> {
    fn hear(&mut self, heard: &Heard) {
        // Something of another game is nothing to it.
        if let Some(Facts(facts, at)) = heard.0.downcast_ref::<Facts<R>>() {
            for fact in facts {
                self.0.observe(fact, *at);
            }
        }
    }

    fn think(&mut self, seen: &Seen, at: Time, nodes: &mut Nodes) -> Option<Plan<Value>> {
        let Some(Sighted(seat, public, private)) = seen.0.downcast_ref::<Sighted<R>>() else {
            return Some(Plan::Wait);
        };
        Some(match self.0.think(Seated::new(*seat, public, private), at, nodes)? {
            Plan::Act { at, mv } => Plan::Act { at, mv: written(&mv) },
            Plan::Wake { at } => Plan::Wake { at },
            Plan::Wait => Plan::Wait,
        })
    }
}
