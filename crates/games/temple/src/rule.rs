//! Where the rules say why not: the parts of `locales/<language>/rules/temple.md`.

use table::No;

use crate::moves::{Move, Reply};
use crate::refusals::Refusal;

/// The part of the rules page that is behind this refusal, as far as it is known with the move that was tried.
pub fn anchor(why: &No<Refusal>, tried: Option<&Move>) -> &'static str {
    match why {
        No::Early { .. } => match tried {
            Some(Move::Goddess) => "vote",
            _ => "pace",
        },
        No::Because(refusal) => part(refusal, tried),
    }
}

fn part(refusal: &Refusal, tried: Option<&Move>) -> &'static str {
    match refusal {
        Refusal::Over => "end",
        Refusal::AskClosed | Refusal::NoAnswer => match tried {
            Some(Move::Answer { with: Reply::Ready, .. }) => "start",
            _ => "vote",
        },
        Refusal::NotStarted => "start",
        Refusal::Escaped | Refusal::GiftNeeded | Refusal::NoGift => "gift",
        Refusal::NotThrowable { .. } => "dice",
        Refusal::NotHere { .. } | Refusal::NothingLocked { .. } => "gold",
        Refusal::NoPassage { .. } => "passages",
        Refusal::NoAccess { .. } | Refusal::PileEmpty => "discover",
        Refusal::NoStones | Refusal::StonesUsed | Refusal::NoSuchTier { .. } | Refusal::ArkEmpty => "stones",
        Refusal::NotAtExit => "escape",
        Refusal::NoGoddess | Refusal::NobodyLocked => "goddess",
        Refusal::VoteOpen => "vote",
        Refusal::NoChange => match tried {
            Some(Move::Hand { .. }) => "curses",
            _ => "share",
        },
        Refusal::AnswerFirst | Refusal::CurseNotOnTable { .. } | Refusal::NotStanding | Refusal::Doomed => {
            "curses"
        }
        Refusal::NoTorchHere
        | Refusal::TorchStands
        | Refusal::TorchTooLate
        | Refusal::TooFewBlackMasks { .. }
        | Refusal::NoAllianceHere
        | Refusal::AlreadyLinked
        | Refusal::NotPrimed
        | Refusal::LinkInstead
        | Refusal::NoChaliceHere => "special",
        Refusal::NoTreasureHere
        | Refusal::NoSuchTreasure { .. }
        | Refusal::NotNeeded { .. }
        | Refusal::NoWall { .. }
        | Refusal::NotInside { .. }
        | Refusal::NobodyThere
        | Refusal::TooNear
        | Refusal::MateIsAsked { .. }
        | Refusal::AlreadyOffered => "treasures",
        Refusal::Trapped | Refusal::NoSuchCurse { .. } | Refusal::HandOff => "curses",
        // What something costs stands where it is explained.
        Refusal::TooFewSymbols { .. } => match tried {
            Some(Move::Free { .. }) => "gold",
            Some(Move::Enter { .. }) => "enter",
            Some(Move::Discover { .. }) => "discover",
            Some(Move::Activate { .. }) => "paying",
            Some(Move::Escape { .. }) => "escape",
            Some(Move::Break { .. }) => "curses",
            Some(Move::Take { .. }) => "treasures",
            Some(Move::Link { .. }) => "special",
            _ => "parts",
        },
    }
}
