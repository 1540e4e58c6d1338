//! What the page remembers of what happened: as much as the rules allow, and no more.

use std::collections::VecDeque;

use serde_json::Value;

/// The most entries that are kept.
const MOST: usize = 300;

/// What happened in one entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Passage {
    /// Counted by this page, so that a list can tell them apart.
    pub number: u64,
    /// The number of the entry in the log of the game.
    pub seq: u64,
    /// What was told.
    pub facts: Vec<Value>,
    chapter: u64,
}

/// What happened so far, and what was told last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chronicle {
    past: VecDeque<Passage>,
    last: Vec<Value>,
    count: u64,
    chapter: u64,
    beginnings: u32,
}

impl Chronicle {
    /// Begins anew with what may be told of the past.
    pub fn begin(&mut self, history: impl IntoIterator<Item = (u64, Vec<Value>)>, forgetful: bool) {
        let beginnings = self.beginnings + 1;
        *self = Chronicle { count: self.count, beginnings, ..Chronicle::default() };
        for (seq, facts) in history {
            self.keep(seq, facts, forgetful);
        }
    }

    /// Something happened. A forgetful table keeps a secret by forgetting: what was told once is told and not kept, and
    /// of the past only the running turn and the one before.
    pub fn tell(&mut self, seq: u64, facts: &[Value], forgetful: bool) {
        if facts.is_empty() {
            return;
        }
        self.last = facts.to_vec();
        let lasting = facts.iter().filter(|fact| !(forgetful && is_fleeting(fact)));
        self.keep(seq, lasting.cloned().collect(), forgetful);
    }

    /// The last move was taken back.
    pub fn take_back(&mut self) {
        self.past.pop_back();
        self.last.clear();
        self.count += 1;
    }

    /// The past, oldest first.
    pub fn past(&self) -> impl DoubleEndedIterator<Item = &Passage> {
        self.past.iter()
    }

    /// What was told last, all of it, with a number that grows.
    pub fn last(&self) -> (u64, &[Value]) {
        (self.count, &self.last)
    }

    /// How often it began anew: whoever was away missed something.
    pub fn beginnings(&self) -> u32 {
        self.beginnings
    }

    fn keep(&mut self, seq: u64, facts: Vec<Value>, forgetful: bool) {
        self.count += 1;
        let ends = facts.iter().any(ends_chapter);
        if !facts.is_empty() {
            self.past.push_back(Passage { number: self.count, seq, facts, chapter: self.chapter });
        }
        self.chapter += u64::from(ends);
        let oldest = self.chapter.saturating_sub(1);
        while self.past.len() > MOST
            || (forgetful && self.past.front().is_some_and(|passage| passage.chapter < oldest))
        {
            self.past.pop_front();
        }
    }
}

/// Told to those present and never again, where letters are secret.
fn is_fleeting(fact: &Value) -> bool {
    fact.get("reached").is_some()
}

fn ends_chapter(fact: &Value) -> bool {
    fact.get("turn_ended").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn moved(to: &str) -> Value {
        json!({"moved": {"seat": 0, "piece": "pawn", "from": "a1", "to": to}})
    }

    fn told(chronicle: &Chronicle) -> Vec<Value> {
        chronicle.past().flat_map(|passage| passage.facts.clone()).collect()
    }

    #[test]
    fn a_pick_up_is_told_once() {
        let reached = json!({"reached": {"seat": 0, "key": "E", "taken": true}});
        let mut chronicle = Chronicle::default();
        chronicle.tell(0, &[moved("a2"), reached.clone()], true);
        assert_eq!(told(&chronicle), [moved("a2")]);
        assert_eq!(chronicle.last().1, [moved("a2"), reached.clone()]);
        chronicle.tell(0, std::slice::from_ref(&reached), false);
        assert_eq!(told(&chronicle), [moved("a2"), reached]);
    }

    #[test]
    fn a_forgetful_table_remembers_this_turn_and_the_one_before() {
        let ended = |seat| json!({"turn_ended": {"seat": seat}});
        let mut chronicle = Chronicle::default();
        for seat in 0..3 {
            chronicle.tell(0, &[moved(&format!("a{seat}")), ended(seat)], true);
        }
        chronicle.tell(0, &[moved("b1")], true);
        assert_eq!(told(&chronicle), [moved("a2"), ended(2), moved("b1")]);
        let mut open = Chronicle::default();
        open.begin((0..3).map(|seat| (seat, vec![ended(seat)])), false);
        assert_eq!(told(&open).len(), 3);
    }

    #[test]
    fn what_is_taken_back_is_gone() {
        let mut chronicle = Chronicle::default();
        chronicle.tell(0, &[moved("a2")], true);
        chronicle.tell(0, &[moved("a3")], true);
        let before = chronicle.last().0;
        chronicle.take_back();
        assert_eq!(told(&chronicle), [moved("a2")]);
        assert!(chronicle.last().0 > before && chronicle.last().1.is_empty());
    }

    #[test]
    fn there_is_an_end_to_it() {
        let mut chronicle = Chronicle::default();
        (0..MOST + 10).for_each(|_| chronicle.tell(0, &[moved("a2")], false));
        assert_eq!(chronicle.past().count(), MOST);
    }
}
