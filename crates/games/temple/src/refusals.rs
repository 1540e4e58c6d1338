//! Refusals: what can stand in the way of a move. (Rules §1.4, §1.8, §1.10 to §1.13, §1.19)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::chamber::Dir;
use crate::curses::Curse;
use crate::dice::DiceSet;
use crate::symbols::Symbols;
use crate::treasures::Treasure;

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
    /// A mate who is inside has to get a die.
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
    /// A trap holds the pawn.
    Trapped,
    /// That curse does not lie before this seat.
    NoSuchCurse { curse: Curse },
    /// The bewitched hand is not where it belongs.
    HandOff,
    /// No treasure lies here.
    NoTreasureHere,
    /// The seat holds no such treasure.
    NoSuchTreasure { treasure: Treasure },
    /// A double torch or key is to pay for what needs none.
    NotNeeded { treasure: Treasure },
    /// A secret passage cannot be opened there.
    NoWall { dir: Dir },
    /// That seat is not inside.
    NotInside { seat: Seat },
    /// No other pawn stands there.
    NobodyThere,
    /// It is the same chamber or one next to it.
    TooNear,
    /// The mate is asked something else.
    MateIsAsked { seat: Seat },
    /// Every Teleport of this seat is offered to a mate.
    AlreadyOffered,
    /// This is no alliance chamber.
    NoAllianceHere,
    /// There was a link already.
    AlreadyLinked,
    /// In no other alliance chamber the symbols are there.
    NotPrimed,
    /// The stone of an alliance chamber takes a link.
    LinkInstead,
    /// The chalice is not here.
    NoChaliceHere,
    /// The seat has to answer a question first.
    AnswerFirst,
    /// That curse does not lie on the table.
    CurseNotOnTable { curse: Curse },
    /// The seat has to stand, and does not.
    NotStanding,
    /// The seat is doomed to stay.
    Doomed,
    /// No torch in an illusion chamber.
    NoTorchHere,
    /// A giant torch stands already.
    TorchStands,
    /// The doors have slammed for the second time.
    TorchTooLate,
    /// Too few dice are locked for the abyss.
    TooFewBlackMasks { count: u8 },
}
