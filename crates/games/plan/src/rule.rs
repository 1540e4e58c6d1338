//! Where the rules say why not: the parts of `locales/<language>/rules/plan.md`.

use crate::moves::Refusal;

/// The part of the rules page that is behind this refusal. These rules never say that a move comes too early.
pub fn anchor(why: &Refusal) -> &'static str {
    match why {
        Refusal::Over => "end",
        Refusal::NotYourTurn { .. } | Refusal::NotAsked => "turn",
        Refusal::NoCash { .. } => "prices",
        Refusal::NoSuchContact | Refusal::DisplayEmpty => "display",
        Refusal::NotLocked { .. } | Refusal::NothingLocked => "unlock",
        Refusal::EmptyStack
        | Refusal::Occupied
        | Refusal::TooFarOut { .. }
        | Refusal::TouchesTooFew
        | Refusal::NoMatchingEdge
        | Refusal::NoSuchRotation
        | Refusal::SiteTaken { .. }
        | Refusal::WrongSite { .. } => "place",
        Refusal::RestedBefore => "rest",
        Refusal::CanGo => "pass",
        Refusal::LeadsNowhere | Refusal::NoMovement | Refusal::NotAStep | Refusal::WrongTilesLeft => "travel",
        Refusal::TooEarly | Refusal::NotAtOpenExit => "escape",
        Refusal::RiddenBefore | Refusal::NoStation => "subway",
        Refusal::NoHelipad | Refusal::NoMeans => "fly",
        Refusal::NoGas | Refusal::TooManyCans => "gas",
        Refusal::NoKey => "keys",
        Refusal::EmptySlot | Refusal::FaceDown | Refusal::NothingFaceDown | Refusal::NoUse => "use",
        Refusal::NotNow => "windows",
        Refusal::Handcuffed | Refusal::NoHandcuffs => "handcuffs",
        Refusal::NoMember => "gang",
        Refusal::FirstAidUsed => "first-aid",
        Refusal::NotWounded => "wounds",
        Refusal::TooManyDiscs => "discs",
        Refusal::LowEnough => "notoriety",
        Refusal::NoOfficerToMove
        | Refusal::NoSuchOfficer { .. }
        | Refusal::WrongType
        | Refusal::NotInCity { .. }
        | Refusal::AlreadyThere { .. }
        | Refusal::HospitalIsSafe => "move-officer",
        Refusal::NotCloser => "lines",
        Refusal::MustMove => "sandra-notoriety",
        Refusal::TileNotLeft { .. } | Refusal::DoesNotAvoid | Refusal::WrongNumber { .. } => "avoid",
        Refusal::TooManyHealed { .. } => "visit-hospital",
        Refusal::NotForSale => "visit-store",
        Refusal::VaultEmpty | Refusal::LockerNeeds { .. } | Refusal::TooFewContacts | Refusal::NoSuchTile => {
            "lockers"
        }
        Refusal::NoRoom => "put",
        Refusal::SlotClosed => "slots",
    }
}
