//! Where the rules say why not: the parts of `locales/<language>/rules/master.md`.

use table::No;

use crate::moves::Refusal;

/// The part of the rules page about the countdown before a round.
pub const START: &str = "start";

/// The part of the rules page that is behind this refusal. Before the start of a round, what comes too early has to wait
/// for the [`START`] instead.
pub fn anchor(why: &No<Refusal>) -> &'static str {
    match why {
        No::Early { .. } => "min-gap",
        No::Because(refusal) => part(refusal),
    }
}

fn part(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "breaking-point",
        Refusal::AskClosed | Refusal::NoAnswer => "before",
        Refusal::WrongPayment => "beast",
        Refusal::WrongSeat { .. } | Refusal::WrongSwap | Refusal::WrongGift | Refusal::NoCredit => "stories",
        Refusal::NotStarted => START,
        Refusal::NotInRound => "ties",
        Refusal::YouAreOut => "out",
        Refusal::RoundOver => "photo-finish",
        Refusal::AnswerPlusThree => "plus-three",
        Refusal::NotYourTurn { .. }
        | Refusal::SomebodyAnswers { .. }
        | Refusal::NotCalm
        | Refusal::CalledBefore => "calm",
        Refusal::NotInHand { .. } | Refusal::NoSuchStack { .. } | Refusal::WrongNumber => "stacks",
        Refusal::NoCombinations => "levels",
        Refusal::NotACombination { .. } => "combinations",
        Refusal::CannotStart { .. } => "new-stack",
        Refusal::SumCannotStart { .. } => "sum",
        Refusal::StackClosed { .. } => "dead-end",
        Refusal::StackChanged { .. } | Refusal::SeenNotAsked => "races",
        Refusal::DoesNotFit { .. } => "continue",
        Refusal::TrapForbids { .. } | Refusal::AlreadyTrapped { .. } => "direction",
        Refusal::SevenOnlyStarts => "seven",
        Refusal::WisdomOnWisdom => "wisdom",
        Refusal::NotOnStacks { .. } => "specials",
        Refusal::NotATrap { .. } | Refusal::WrongTarget { .. } => "traps",
        Refusal::NotAnEscape { .. }
        | Refusal::NoSuchTrap { .. }
        | Refusal::EscapeNeedsTrap
        | Refusal::PlainEscape => "escape",
        Refusal::EscapeDoesNothing | Refusal::CannotDiscard { .. } => "escape-discard",
        Refusal::CannotDrop { .. } | Refusal::NothingToDrop | Refusal::DropByName => "drop",
        Refusal::CanPlay | Refusal::PileEmpty => "drawing",
        Refusal::PlusThreeOpen => "draw-call",
        Refusal::NoSuchGift { .. } => "leaders",
        Refusal::TooManyCards { .. } => "vanish",
        Refusal::OnlyAsBeast { .. } | Refusal::PosedBefore => "pose",
    }
}
