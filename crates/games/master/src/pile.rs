//! The draw pile: no order until something is drawn, but for what a story has shown. (Rules §12.1)

use serde::{Deserialize, Serialize};
use table::{Few, Luck, Seat};

use crate::act::CARDS;
use crate::card::{Card, CardSet};

/// The draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawPile {
    /// What has no place.
    pub rest: CardSet,
    /// What lies on top for certain, topmost first.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub top: Few<Card, 3>,
    /// Who has seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<Seat>,
}

impl DrawPile {
    /// These, well mixed.
    pub(crate) const fn shuffled(rest: CardSet) -> DrawPile {
        DrawPile { rest, top: Few::NONE, seen_by: None }
    }

    /// How many are left.
    pub fn len(&self) -> u8 {
        self.rest.len() + self.top.len() as u8
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All that are left.
    pub fn all(&self) -> CardSet {
        self.top.iter().fold(self.rest, CardSet::with)
    }

    pub(crate) fn draw(&mut self, luck: &mut Luck) -> Option<Card> {
        match self.top.take_first(|_| true) {
            Some(card) => Some(card),
            None => self.rest.draw(luck, CARDS),
        }
    }

    /// Somebody looks at the top ones, which have their place from now on.
    pub(crate) fn peek(&mut self, count: usize, seat: Seat, luck: &mut Luck) -> Few<Card, 3> {
        while self.top.len() < count {
            let Some(card) = self.rest.draw(luck, CARDS) else { break };
            self.top.push(card);
        }
        self.seen_by = Some(seat);
        self.top
    }

    /// Another card lies in this place of the top; the one that lay there.
    pub(crate) fn exchange(&mut self, place: usize, card: Card) -> Option<Card> {
        let there = self.top.iter_mut().nth(place)?;
        Some(std::mem::replace(there, card))
    }
}
