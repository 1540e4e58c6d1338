//! Moves, facts and refusals: what can be asked for, what can happen, and what can stand in the way. (Rules §1.19)

use serde::{Deserialize, Serialize};
use table::{Seat, Time};

use crate::chamber::{Dir, Tile};
use crate::dice::{DiceSet, Faces};
use crate::map::Cell;
use crate::symbols::Symbols;

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

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    /// A chamber was laid next to the entrance before the start.
    Laid { tile: Tile, at: Cell, turned: u8 },
    /// Somebody is ready.
    Ready { seat: Seat },
    /// Everybody is: the clock starts at that moment.
    ClockSet { start: Time },
    /// Dice were thrown.
    Thrown { seat: Seat, faces: Faces },
    /// A gold mask freed dice.
    Freed { seat: Seat, whose: Seat, dice: DiceSet },
    /// Somebody walked.
    Entered { seat: Seat, tile: Tile },
    /// A chamber was shown and put back, because it would have closed the temple.
    PutBack { tile: Tile },
    /// A chamber was discovered.
    Discovered { seat: Seat, tile: Tile, at: Cell, turned: u8 },
    /// A seat's dice were used in a joint move.
    Paid { seat: Seat, dice: DiceSet },
    /// Stones were activated.
    Activated { seat: Seat, tile: Tile, stones: u8 },
    /// Somebody got out.
    Escaped { seat: Seat },
    /// And gave a die.
    Gave { seat: Seat, whose: Seat },
    /// Somebody called for the goddess.
    Called { seat: Seat },
    /// Somebody said yes or no.
    Voted { seat: Seat, yes: bool },
    /// The goddess freed all dice.
    GoddessHelped,
    /// She was not called after all.
    GoddessNotCalled,
    /// A gong, once, twice or three times.
    Gong { times: u8 },
    /// Doors slam, for the first or the second time.
    Slam { times: u8 },
    /// A die was lost to the slam.
    LostDie { seat: Seat, die: u8 },
    /// The temple collapses.
    Collapsed,
    /// Everybody got out, or not.
    Ended { won: bool },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// That ask is not open to this seat.
    AskClosed,
    /// That is no answer to this question.
    NoAnswer,
    /// Not everybody is ready.
    NotStarted,
    /// The pawn has escaped.
    Escaped,
    /// No dice, or none that can be thrown.
    NotThrowable { dice: DiceSet },
    /// That adventurer is not in the same chamber.
    NotHere { seat: Seat },
    /// No die of that adventurer is locked.
    NothingLocked { seat: Seat },
    /// There is no open passage on that side.
    NoPassage { dir: Dir },
    /// There is no access on that side.
    NoAccess { dir: Dir },
    /// No chambers are left.
    PileEmpty,
    /// There are no stones here.
    NoStones,
    /// The stones of this chamber were used.
    StonesUsed,
    /// The chamber's list has no such row.
    NoSuchTier { tier: u8 },
    /// No stone is left in the ark.
    ArkEmpty,
    /// This is not the exit.
    NotAtExit,
    /// Somebody inside has to get a die.
    GiftNeeded,
    /// Nobody is there to get a die.
    NoGift,
    /// No stone is left for the goddess.
    NoGoddess,
    /// The vote is on.
    VoteOpen,
    /// Nobody needs her.
    NobodyLocked,
    /// It is so already.
    NoChange,
    /// The dice do not show what it costs.
    TooFewSymbols { faces: Symbols },
}
