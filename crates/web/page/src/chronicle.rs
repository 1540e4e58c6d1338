//! What the page remembers of what happened: as much as the rules allow, and no more.

use std::collections::VecDeque;

use crate::page_fact::PageFact;

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
    pub facts: Vec<PageFact>,
    chapter: u64,
}

/// What happened so far, and what was told last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chronicle {
    past: VecDeque<Passage>,
    last: Vec<PageFact>,
    count: u64,
    chapter: u64,
    beginnings: u32,
}

impl Chronicle {
    /// Begins anew with what may be told of the past.
    pub fn begin(&mut self, history: impl IntoIterator<Item = (u64, Vec<PageFact>)>, forgetful: bool) {
        let beginnings = self.beginnings + 1;
        *self = Chronicle { count: self.count, beginnings, ..Chronicle::default() };
        for (seq, facts) in history {
            self.keep(seq, facts, forgetful);
        }
    }

    /// Something happened. A forgetful table keeps a secret by forgetting: what was told once is told and not kept, and
    /// of the past only the running turn and the one before.
    pub fn tell(&mut self, seq: u64, facts: Vec<PageFact>, forgetful: bool) {
        if facts.is_empty() {
            return;
        }
        let lasting = facts.iter().filter(|fact| !(forgetful && fact.notice().fleeting));
        self.keep(seq, lasting.cloned().collect(), forgetful);
        self.last = facts;
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
    pub fn last(&self) -> (u64, &[PageFact]) {
        (self.count, &self.last)
    }

    /// How often it began anew: whoever was away missed something.
    pub fn beginnings(&self) -> u32 {
        self.beginnings
    }

    fn keep(&mut self, seq: u64, facts: Vec<PageFact>, forgetful: bool) {
        self.count += 1;
        let ends = facts.iter().any(|fact| fact.notice().ends_turn);
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

#[cfg(test)]
mod tests {
    use super::*;
    use cells::Cells;
    use serde_json::{Value, json};

    fn fact(written: Value) -> PageFact {
        PageFact::read::<Cells>(written)
    }

    fn moved(to: &str) -> PageFact {
        fact(json!({"moved": {"seat": 0, "piece": "pawn", "from": "a1", "to": to}}))
    }

    fn told(chronicle: &Chronicle) -> Vec<PageFact> {
        chronicle.past().flat_map(|passage| passage.facts.clone()).collect()
    }

    #[test]
    fn a_pick_up_is_told_once() {
        let reached = fact(json!({"reached": {"seat": 0, "key": "E", "taken": true}}));
        let mut chronicle = Chronicle::default();
        chronicle.tell(0, vec![moved("a2"), reached.clone()], true);
        assert_eq!(told(&chronicle), [moved("a2")]);
        assert_eq!(chronicle.last().1, [moved("a2"), reached.clone()]);
        chronicle.tell(0, vec![reached.clone()], false);
        assert_eq!(told(&chronicle), [moved("a2"), reached]);
    }

    #[test]
    fn a_forgetful_table_remembers_this_turn_and_the_one_before() {
        let ended = |seat: u64| fact(json!({"turn_ended": {"seat": seat}}));
        let mut chronicle = Chronicle::default();
        for seat in 0..3 {
            chronicle.tell(0, vec![moved(&format!("a{}", seat + 1)), ended(seat)], true);
        }
        chronicle.tell(0, vec![moved("b1")], true);
        assert_eq!(told(&chronicle), [moved("a3"), ended(2), moved("b1")]);
        let mut open = Chronicle::default();
        open.begin((0..3).map(|seat| (seat, vec![ended(seat)])), false);
        assert_eq!(told(&open).len(), 3);
    }

    #[test]
    fn what_is_taken_back_is_gone() {
        let mut chronicle = Chronicle::default();
        chronicle.tell(0, vec![moved("a2")], true);
        chronicle.tell(0, vec![moved("a3")], true);
        let before = chronicle.last().0;
        chronicle.take_back();
        assert_eq!(told(&chronicle), [moved("a2")]);
        assert!(chronicle.last().0 > before && chronicle.last().1.is_empty());
    }

    #[test]
    fn there_is_an_end_to_it() {
        let mut chronicle = Chronicle::default();
        (0..MOST + 10).for_each(|_| chronicle.tell(0, vec![moved("a2")], false));
        assert_eq!(chronicle.past().count(), MOST);
    }

    #[test]
    fn what_the_page_does_not_know_is_kept_with_the_rest() {
        let unknown = fact(json!({"quake": {"strength": 9}}));
        let mut chronicle = Chronicle::default();
        chronicle.tell(0, vec![unknown.clone(), moved("a2")], true);
        assert_eq!(told(&chronicle), [unknown, moved("a2")]);
    }
}
