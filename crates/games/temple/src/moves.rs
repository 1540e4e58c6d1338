//! Moves: what a seat can ask for, and all that it could think of asking for. (Rules §1.19)

mod bytes;

use std::ops::Not;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Seat, Time};

use crate::chamber::{Dir, Feature};
use crate::curses::Curse;
use crate::dice::DiceSet;
use crate::expedition::Expedition;
use crate::map::Cell;
use crate::node::NodeId;
use crate::payment::Pay;
use crate::treasures::Treasure;

use bytes::MoveBytes;

/// What a seat can ask for.
///
/// JSON leaves out what is as in the base game; how a log writes it stands in `moves/bytes.rs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
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
        /// Whether the chalice comes along.
        #[serde(default, skip_serializing_if = "Not::not")]
        carry: bool,
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
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
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
    },
    /// Leaves the temple and gives a die to a mate who is still inside.
    Escape {
        /// To whom, if anybody is inside.
        gift: Option<Seat>,
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
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
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
    },
    /// Bewitched hand: the hand is where it belongs, or not.
    Hand {
        /// Whether.
        on: bool,
    },
    /// Takes the treasure that lies here.
    Take {
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
    },
    /// Restoring mask: frees every locked die.
    Restore,
    /// Stone conjurer: takes a stone out of the ark.
    Conjure,
    /// Secret passage: opens a wall between two chambers.
    OpenWall {
        /// The southern or western one of the two cells.
        cell: Cell,
        /// To the north or to the east of it.
        dir: Dir,
    },
    /// Teleport: moves a pawn to another one far away.
    Teleport {
        /// Whose pawn.
        seat: Seat,
        /// Where to.
        to: NodeId,
    },
    /// Giant torch: makes the own chamber the safe one until the next slam.
    PlantTorch,
    /// Counterspell: removes a curse of anybody.
    Counterspell {
        /// Which.
        curse: Curse,
    },
    /// Upright: stands up, or stays on one's feet.
    Stand,
    /// Activates the stones of all alliance chambers whose symbols are there.
    Link {
        /// What pays besides dice.
        #[serde(default, skip_serializing_if = "Pay::is_dice")]
        pay: Pay,
    },
}

/// Moves as they are made in the base game.
impl Move {
    /// Walks through an open passage.
    pub const fn enter(dir: Dir) -> Move {
        Move::Enter { dir, carry: false, pay: Pay::DICE }
    }

    /// Activates stones.
    pub const fn activate(tier: u8) -> Move {
        Move::Activate { tier, pay: Pay::DICE }
    }

    /// Leaves the temple.
    pub const fn escape(gift: Option<Seat>) -> Move {
        Move::Escape { gift, pay: Pay::DICE }
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { Move::serialize(self, to) } else { MoveBytes::from(*self).serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        if from.is_human_readable() {
            Move::deserialize(from)
        } else {
            MoveBytes::deserialize(from).map(Move::from)
        }
    }
}

/// An answer to an ask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Reply {
    Ready,
    Yes,
    No,
    Seat(Seat),
    Treasure(Treasure),
}

impl Expedition {
    /// Everything lawful, each move once and always in the same order.
    pub(crate) fn offer(&self, seat: Seat, at: Time, out: &mut Vec<Move>) {
        let mut lawful = Lawful { open: self, seat, at, out };
        for (question, ask) in self.asks.to(seat) {
            self.replies(question, seat)
                .iter()
                .for_each(|with| lawful.add(Move::Answer { ask: ask.id, with }));
        }
        lawful.add(Move::Share { on: true });
        lawful.add(Move::Share { on: false });
        if self.options.curses {
            lawful.add(Move::Hand { on: !self.curses.hand });
            lawful.add(Move::Stand);
        }
        // All else takes free hands, so without them it need not be listed.
        let Ok(here) = self.free_hands(seat, at) else { return };
        self.throwable(seat).subsets().for_each(|dice| lawful.add(Move::Throw { dice }));
        for whose in self.pawns.in_node(here).iter() {
            lawful.add(Move::Free { seat: whose });
        }
        let can_carry = self.has_chalice(here);
        for (dir, beyond) in self.map.openings(here) {
            if beyond.is_none() {
                lawful.add(Move::Discover { dir });
                continue;
            }
            lawful.add_paid(|pay| Move::Enter { dir, carry: false, pay });
            if can_carry {
                lawful.add_paid(|pay| Move::Enter { dir, carry: true, pay });
            }
        }
        for tier in 1..=self.rows_of(here) {
            lawful.add_paid(|pay| Move::Activate { tier, pay });
        }
        if here == NodeId::EXIT {
            lawful.add_paid(|pay| Move::Escape { gift: None, pay });
            for to in self.inside().iter() {
                lawful.add_paid(|pay| Move::Escape { gift: Some(to), pay });
            }
        }
        lawful.add(Move::Goddess);
        if self.options.curses || self.options.treasures || self.options.alliance {
            lawful.add_of_modules();
        }
    }

    /// How many rows the list of this node has that Activate can name.
    fn rows_of(&self, here: NodeId) -> u8 {
        match self.map.node(here).stones() {
            Some(stones) => stones.tiers.len() as u8,
            None => u8::from(self.options.abyss && here.tile().has(Feature::Abyss)),
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

    /// Adds those ways to pay for a move that are lawful.
    #[inline(always)]
    fn add_paid(&mut self, candidate: impl Fn(Pay) -> Move) {
        self.add(candidate(Pay::DICE));
        if self.open.options.treasures {
            for pay in self.open.ways_with_treasures(self.seat) {
                self.add(candidate(pay));
            }
        }
    }

    /// What the modules add to the end of the list.
    fn add_of_modules(&mut self) {
        let (open, seat) = (self.open, self.seat);
        for lying in open.curses.all_lying().filter(|lying| lying.seat == seat) {
            self.add_paid(|pay| Move::Break { curse: lying.card.curse(), pay });
        }
        if open.options.treasures {
            self.add_treasures();
        }
        if open.options.alliance {
            self.add_paid(|pay| Move::Link { pay });
        }
    }

    fn add_treasures(&mut self) {
        let (open, seat) = (self.open, self.seat);
        self.add_paid(|pay| Move::Take { pay });
        if open.treasures.held(seat).is_empty() {
            return;
        }
        self.add(Move::Restore);
        self.add(Move::Conjure);
        self.add(Move::PlantTorch);
        if open.treasures.holds(seat, Treasure::Counterspell) {
            open.curses
                .all_lying()
                .for_each(|lying| self.add(Move::Counterspell { curse: lying.card.curse() }));
        }
        if open.treasures.holds(seat, Treasure::SecretPassage) {
            for node in open.map.chambers() {
                [Dir::N, Dir::E].into_iter().for_each(|dir| self.add(Move::OpenWall { cell: node.at, dir }));
            }
        }
        if open.treasures.holds(seat, Treasure::Teleport) {
            for whose in open.inside().iter() {
                open.map.nodes().for_each(|node| self.add(Move::Teleport { seat: whose, to: node.id }));
            }
        }
    }
}
