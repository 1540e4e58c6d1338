//! Moves: what a seat can ask for. (Rules §1.19)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::chamber::Dir;
use crate::dice::DiceSet;

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
    /// Leaves the temple and gives a die to somebody still inside.
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
