//! Facts: what happened, in order, each with its audience.

use serde::{Deserialize, Serialize};

use crate::seat::{Eyes, Seat, SeatSet};

/// A fact with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<F> {
    /// What happened.
    pub fact: F,
    /// Who is told.
    pub to: Eyes,
    /// Told to those present and to nobody else: it is in no history, no resume and no export before the end.
    pub fleeting: bool,
}

/// Where the rules say what happened while they make a move. Facts are for telling, motion and sound; what is so now
/// stands in the state.
#[derive(Clone, Debug)]
pub struct Facts<F> {
    told: Vec<Told<F>>,
    sealed: bool,
    chapter: bool,
}

impl<F> Default for Facts<F> {
    fn default() -> Facts<F> {
        Facts { told: Vec::new(), sealed: false, chapter: false }
    }
}

impl<F> Facts<F> {
    /// Nothing yet.
    pub fn new() -> Facts<F> {
        Facts::default()
    }

    /// Everybody is told.
    pub fn tell(&mut self, fact: F) {
        self.told.push(Told { fact, to: Eyes::ALL, fleeting: false });
    }

    /// Only these eyes are told.
    pub fn tell_to(&mut self, to: Eyes, fact: F) {
        self.told.push(Told { fact, to, fleeting: false });
    }

    /// One seat sees more than the others: it is told `whole`, everybody else `part`.
    pub fn tell_apart(&mut self, seat: Seat, whole: F, part: F) {
        self.tell_to(Eyes::only(SeatSet::one(seat)), whole);
        self.tell_to(Eyes::except(SeatSet::one(seat)), part);
    }

    /// Everybody present is told, and nobody ever again.
    pub fn tell_once(&mut self, fact: F) {
        self.told.push(Told { fact, to: Eyes::ALL, fleeting: true });
    }

    /// Closes undo: with this move somebody learned what cannot be unlearned, or it is final by a rule.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// A chapter of the history ends with this entry: a turn, a round, a day. See [`Recall`].
    pub fn end_chapter(&mut self) {
        self.chapter = true;
    }

    /// All that was told, in order.
    pub fn told(&self) -> &[Told<F>] {
        &self.told
    }

    /// Whether undo was sealed.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// Whether a chapter ended.
    pub fn ends_chapter(&self) -> bool {
        self.chapter
    }

    /// Forgets everything, keeping the room it took.
    pub fn clear(&mut self) {
        self.told.clear();
        self.sealed = false;
        self.chapter = false;
    }
}

/// How far back the table may be asked what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// To the deal.
    Whole,
    /// Only the running chapter and this many before it. A secret that is kept by forgetting could be worked out from
    /// more.
    Chapters(u8),
}
