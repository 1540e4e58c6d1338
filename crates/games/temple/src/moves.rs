//! Moves: what a seat can ask for, and all that it could think of asking for. (Rules §1.19)

use serde::{Deserialize, Serialize};
use table::{Seat, Time};

use crate::chamber::Dir;
use crate::curses::Curse;
use crate::dice::DiceSet;
use crate::expedition::Expedition;
use crate::node::NodeId;

/// What a seat can ask for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Move {
    /// Answers the ask of this number.
    Answer {
        /// Which ask.
        ask: u32,
        /// How.
        with: Reply,
    },
    /// Throws these dice.
    Throw {
        /// Which dice, by index.
        dice: DiceSet,
    },
    /// Frees up to two locked dice of one adventurer in the same chamber with a gold mask.
    Free {
        /// Whose.
        seat: Seat,
    },
    /// Walks through an open passage.
    Enter {
        /// Which way.
        dir: Dir,
    },
    /// Lays a new chamber beyond an access.
    Discover {
        /// Which way.
        dir: Dir,
    },
    /// Activates stones with the dice of all who share here.
    Activate {
        /// The row of the chamber's list, from 1.
        tier: u8,
    },
    /// Leaves the temple and gives a die to a mate who is still inside.
    Escape {
        /// To whom, if anybody is inside.
        gift: Option<Seat>,
    },
    /// Calls for the goddess.
    Goddess,
    /// Lets mates use one's dice in joint moves, or not.
    Share {
        /// Whether.
        on: bool,
    },
    /// Breaks a curse that lies before the mover.
    Break {
        /// Which.
        curse: Curse,
    },
    /// Bewitched hand: the hand is where it belongs, or not.
    Hand {
        /// Whether.
        on: bool,
    },
}

/// An answer to an ask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reply {
    Ready,
    Yes,
    No,
}

impl Expedition {
    /// Everything lawful, each move once and always in the same order.
    pub(crate) fn offer(&self, seat: Seat, at: Time, out: &mut Vec<Move>) {
        let mut lawful = Lawful { open: self, seat, at, out };
        for (question, ask) in self.asks.to(seat) {
            question.replies().iter().for_each(|&with| lawful.add(Move::Answer { ask: ask.id, with }));
        }
        lawful.add(Move::Share { on: true });
        lawful.add(Move::Share { on: false });
        if self.is_cursed(seat, Curse::BewitchedHand) {
            lawful.add(Move::Hand { on: !self.curses.hand });
        }
        // All else takes free hands, so without them it need not be listed.
        let Ok(here) = self.free_hands(seat, at) else { return };
        self.throwable(seat).subsets().for_each(|dice| lawful.add(Move::Throw { dice }));
        for whose in self.pawns.in_node(here).iter() {
            lawful.add(Move::Free { seat: whose });
        }
        for (dir, beyond) in self.map.openings(here) {
            match beyond {
                Some(_) => lawful.add(Move::Enter { dir }),
                None => lawful.add(Move::Discover { dir }),
            }
        }
        for tier in 1..=self.map.node(here).stones().map_or(0, |stones| stones.tiers.len() as u8) {
            lawful.add(Move::Activate { tier });
        }
        if here == NodeId::EXIT {
            lawful.add(Move::Escape { gift: None });
            for to in self.inside().iter() {
                lawful.add(Move::Escape { gift: Some(to) });
            }
        }
        lawful.add(Move::Goddess);
        if self.options.curses {
            for lying in self.curses.all_lying().filter(|lying| lying.seat == seat) {
                lawful.add(Move::Break { curse: lying.card.curse() });
            }
        }
    }
}

/// The list of those candidates that are lawful.
struct Lawful<'a> {
    open: &'a Expedition,
    seat: Seat,
    at: Time,
    out: &'a mut Vec<Move>,
}

impl Lawful<'_> {
    /// Adds a candidate if it is lawful.
    #[inline(always)]
    fn add(&mut self, candidate: Move) {
        if self.open.judge(self.seat, self.at, candidate).is_ok() {
            self.out.push(candidate);
        }
    }
}
