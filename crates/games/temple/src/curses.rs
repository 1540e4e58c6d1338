//! Curses: the cards, and where they are. (Rules §1.10, §3.2)
//!
//! What a card does when it is drawn, broken or discarded stands in `curses/effects.rs`; what it forbids in `judge.rs`, in the
//! arm of the move that it forbids.

mod cards;
mod effects;
mod standing;
mod written;

use serde::{Deserialize, Serialize};
use table::{Luck, Seat, Seats};

use crate::expedition::CURSES;
use crate::options::Options;

pub use cards::{Card, CardSet};
pub use standing::Standing;
pub(crate) use written::WrittenCurses;

/// A kind of curse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Curse {
    /// The pawn stays where it is.
    Trap,
    /// The seat may not talk.
    Silence,
    /// A die is set aside.
    BrokenDie,
    /// Dice that fall from the table are lost.
    LostDie,
    /// A gold mask frees only one die.
    Masquerade,
    /// One hand stays on the head: here, on a key.
    BewitchedHand,
    /// The seat and a mate steer each other's pawn.
    SoulSwap,
    /// A treasure is handed over.
    LostTreasure,
    /// While it lies on the table, two curses are drawn instead of one.
    DoubleCurse,
    /// The seat cannot escape.
    Doomed,
    /// To be played standing.
    Upright,
}

impl Curse {
    /// Every kind, in the order of the rules.
    pub const ALL: [Curse; 11] = [
        Curse::Trap,
        Curse::Silence,
        Curse::BrokenDie,
        Curse::LostDie,
        Curse::Masquerade,
        Curse::BewitchedHand,
        Curse::SoulSwap,
        Curse::LostTreasure,
        Curse::DoubleCurse,
        Curse::Doomed,
        Curse::Upright,
    ];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Curse::Trap => "trap",
            Curse::Silence => "silence",
            Curse::BrokenDie => "broken_die",
            Curse::LostDie => "lost_die",
            Curse::Masquerade => "masquerade",
            Curse::BewitchedHand => "bewitched_hand",
            Curse::SoulSwap => "soul_swap",
            Curse::LostTreasure => "lost_treasure",
            Curse::DoubleCurse => "double_curse",
            Curse::Doomed => "doomed",
            Curse::Upright => "upright",
        }
    }
}

/// A card that lies before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Which card.
    pub card: Card,
    /// Before whom.
    pub seat: Seat,
}

/// All curse cards: in the pile, among the discards, or before a seat. Of each kind one lies on the table at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curses {
    /// The cards that can be drawn. A pile has no order.
    pub pile: CardSet,
    /// The cards that were discarded.
    pub discards: CardSet,
    lying: [Option<Lying>; Curse::ALL.len()],
    /// Whether the hand of a Bewitched hand is where it belongs.
    pub hand: bool,
    /// Soul swap: with whom, once that is known.
    pub partner: Option<Seat>,
    /// Upright: when the seat may roll.
    pub standing: Standing,
}

impl Curses {
    /// A table without curses.
    pub const NONE: Curses = Curses {
        pile: CardSet::NONE,
        discards: CardSet::NONE,
        lying: [None; Curse::ALL.len()],
        hand: false,
        partner: None,
        standing: Standing::NONE,
    };

    /// §1.21: the cards of this game.
    pub(crate) fn dealt(options: &Options, seats: Seats) -> Curses {
        Curses { pile: Card::in_game(options, seats), ..Curses::NONE }
    }

    /// The card of this kind that lies on the table.
    pub const fn lying(&self, curse: Curse) -> Option<Lying> {
        self.lying[curse as usize]
    }

    /// All that lie on the table.
    pub fn all_lying(&self) -> impl Iterator<Item = Lying> + '_ {
        self.lying.iter().flatten().copied()
    }

    /// Whether this seat suffers from this curse.
    #[inline]
    pub fn is_on(&self, curse: Curse, seat: Seat) -> bool {
        matches!(self.lying[curse as usize], Some(lying) if lying.seat == seat)
    }

    /// A card from the pile. §1.10: if the pile is empty, the discards are the pile again.
    fn draw(&mut self, luck: &mut Luck) -> Option<Card> {
        if self.pile.is_empty() {
            std::mem::swap(&mut self.pile, &mut self.discards);
        }
        let number = luck.below(CURSES, self.pile.len());
        let card = self.pile.iter().nth(number as usize)?;
        self.pile = self.pile.without(card);
        Some(card)
    }

    fn discard(&mut self, card: Card) {
        self.discards = self.discards.with(card);
    }

    /// §1.10: a Lost treasure does its work and is discarded then. While its seat is asked, it is in no pile.
    fn discard_lost_treasure(&mut self) {
        let is_away = |card: &Card| !self.pile.union(self.discards).contains(*card);
        if let Some(card) = Card::all().filter(|card| card.curse() == Curse::LostTreasure).find(is_away) {
            self.discard(card);
        }
    }
}
