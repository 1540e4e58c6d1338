//! A moment: what a rule needs to act.
//!
//! Moves, answers and alarms all hand one on, so a rule can draw luck and tell facts wherever it is called from: a chamber
//! that is buried when an ask runs out draws the next one, and so does a slam that settles such an ask. (Rules §1.18, §1.20)

use table::{Facts, Luck, Time};

use crate::facts::Fact;

/// When something happens, the luck that it draws, and where it is told.
pub(crate) struct Moment<'a> {
    /// When.
    pub(crate) at: Time,
    pub(crate) luck: &'a mut Luck,
    facts: &'a mut Facts<Fact>,
}

impl<'a> Moment<'a> {
    pub(crate) fn new(at: Time, luck: &'a mut Luck, facts: &'a mut Facts<Fact>) -> Moment<'a> {
        Moment { at, luck, facts }
    }

    /// Tells everybody at the table.
    pub(crate) fn tell(&mut self, fact: Fact) {
        self.facts.tell(fact);
    }
}
