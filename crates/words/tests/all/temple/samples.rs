//! One of everything that the game can tell, remark, offer or refuse, through matches without a default.

use table::{Seat, SeatSet, Time};
use temple::{
    CHAMBERS, Curse, DiceSet, Dir, Faces, Fact, Move, NodeId, Pay, Refusal, Remark, Reply, Symbol, Symbols,
    Tile, Treasure,
};
use words::Names;

pub(crate) fn names() -> Names {
    Names::new(["Ana", "Ben", "Cleo"])
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::at(number)
}

pub(crate) fn tile(id: &str) -> Tile {
    id.parse().expect("a chamber of the game")
}

pub(crate) fn faces(signs: &str) -> Faces {
    serde_json::from_value(signs.into()).expect("faces as the game writes them")
}

pub(crate) fn dice(count: u32) -> DiceSet {
    DiceSet::from_bits((1 << count) - 1)
}

/// One fact of each kind: the one that follows this one.
fn next_fact(fact: Option<&Fact>) -> Option<Fact> {
    let (one, other) = (seat(0), seat(1));
    Some(match fact {
        None => Fact::Laid { tile: tile("B03"), at: (1, 0), turned: 1 },
        Some(Fact::Laid { .. }) => Fact::Ready { seat: one },
        Some(Fact::Ready { .. }) => Fact::ClockSet { start: Time::ms(2_500) },
        Some(Fact::ClockSet { .. }) => Fact::Thrown { seat: one, faces: faces("-XAGA") },
        Some(Fact::Thrown { .. }) => Fact::Freed { seat: one, whose: other, dice: dice(2) },
        Some(Fact::Freed { .. }) => Fact::Entered { seat: one, tile: NodeId::START },
        Some(Fact::Entered { .. }) => Fact::PutBack { tile: Tile::EXIT },
        Some(Fact::PutBack { .. }) => {
            Fact::Discovered { seat: other, tile: tile("S03"), at: (-2, 1), turned: 3 }
        }
        Some(Fact::Discovered { .. }) => Fact::Paid { seat: other, dice: dice(1) },
        Some(Fact::Paid { .. }) => Fact::Activated { seat: one, tile: tile("S01"), stones: 3 },
        Some(Fact::Activated { .. }) => Fact::Escaped { seat: one },
        Some(Fact::Escaped { .. }) => Fact::Gave { seat: one, whose: other },
        Some(Fact::Gave { .. }) => Fact::Called { seat: other },
        Some(Fact::Called { .. }) => Fact::Voted { seat: one, yes: true },
        Some(Fact::Voted { .. }) => Fact::GoddessHelped,
        Some(Fact::GoddessHelped) => Fact::GoddessNotCalled,
        Some(Fact::GoddessNotCalled) => Fact::Gong { times: 1 },
        Some(Fact::Gong { .. }) => Fact::Slam { times: 1 },
        Some(Fact::Slam { .. }) => Fact::LostDie { seat: one, die: 4 },
        Some(Fact::LostDie { .. }) => Fact::Collapsed,
        Some(Fact::Collapsed) => Fact::Ended { won: true },
        Some(Fact::Ended { .. }) => {
            Fact::Cursed { seat: one, curse: Curse::Trap, faces: Symbols::of(Symbol::K, 3) }
        }
        Some(Fact::Cursed { .. }) => Fact::CurseDiscarded { seat: one, curse: Curse::Silence },
        Some(Fact::CurseDiscarded { .. }) => Fact::SetAside { seat: one, die: 4 },
        Some(Fact::SetAside { .. }) => Fact::CurseBroken { seat: one, curse: Curse::LostDie },
        Some(Fact::CurseBroken { .. }) => {
            Fact::TreasureLaid { tile: tile("C01"), treasure: Treasure::Teleport }
        }
        Some(Fact::TreasureLaid { .. }) => Fact::Took { seat: one, treasure: Treasure::DoubleKey },
        Some(Fact::Took { .. }) => Fact::Spent { seat: one, treasure: Treasure::DoubleTorch },
        Some(Fact::Spent { .. }) => Fact::Restored { seat: one },
        Some(Fact::Restored { .. }) => Fact::Conjured { seat: one },
        Some(Fact::Conjured { .. }) => Fact::WallOpened { seat: one, cell: (1, 0), dir: Dir::N },
        Some(Fact::WallOpened { .. }) => {
            Fact::TeleportOffered { seat: one, whose: other, tile: NodeId::of(tile("S01")) }
        }
        Some(Fact::TeleportOffered { .. }) => Fact::TeleportDeclined { seat: one, whose: other },
        Some(Fact::TeleportDeclined { .. }) => {
            Fact::Teleported { seat: one, whose: other, tile: NodeId::START }
        }
        Some(Fact::Teleported { .. }) => Fact::Outside { seats: SeatSet::first(2) },
        Some(Fact::Outside { .. }) => Fact::Vanished { tile: tile("IT1") },
        Some(Fact::Vanished { .. }) => Fact::SentHome { seat: one, tile: NodeId::START },
        Some(Fact::SentHome { .. }) => Fact::ChaliceSentHome { tile: NodeId::START },
        Some(Fact::ChaliceSentHome { .. }) => Fact::Linked { seat: one, stones: 2 },
        Some(Fact::Linked { .. }) => Fact::ChaliceFound { seat: one },
        Some(Fact::ChaliceFound { .. }) => Fact::ChaliceCarried { seat: one, tile: NodeId::of(tile("B01")) },
        Some(Fact::ChaliceCarried { .. }) => Fact::ChaliceDelivered { seat: one },
        Some(Fact::ChaliceDelivered { .. }) => Fact::ChaliceLeft,
        Some(Fact::ChaliceLeft) => Fact::LostTreasure { seat: one },
        Some(Fact::LostTreasure { .. }) => Fact::GaveUp { seat: one, treasure: Treasure::Teleport },
        Some(Fact::GaveUp { .. }) => Fact::Swapped { seat: one, whose: other },
        Some(Fact::Swapped { .. }) => Fact::SwappedBack { seat: one, whose: other },
        Some(Fact::SwappedBack { .. }) => Fact::Countered { seat: one, whose: other, curse: Curse::Trap },
        Some(Fact::Countered { .. }) => Fact::TorchPlanted { seat: one, tile: NodeId::START },
        Some(Fact::TorchPlanted { .. }) => Fact::TorchOut,
        Some(Fact::TorchOut) => return None,
    })
}

/// Facts for which a sentence has a wording of its own.
pub(crate) fn more_facts() -> Vec<Fact> {
    let (one, other) = (seat(0), seat(2));
    let mut more = vec![
        Fact::Freed { seat: one, whose: one, dice: dice(1) },
        Fact::Paid { seat: other, dice: dice(4) },
        Fact::Activated { seat: one, tile: tile("B13"), stones: 1 },
        Fact::Voted { seat: one, yes: false },
        Fact::Gong { times: 2 },
        Fact::Gong { times: 3 },
        Fact::Slam { times: 2 },
        Fact::Ended { won: false },
    ];
    for signs in ["A", "T", "K", "G", "X", "AA", "TT", "KK", "GG", "XX", "ATKGX", "AATTKKGGXX"] {
        more.push(Fact::Thrown { seat: one, faces: faces(signs) });
    }
    for curse in Curse::ALL {
        more.push(Fact::CurseDiscarded { seat: other, curse });
    }
    for seats in [SeatSet::NONE, SeatSet::first(1)] {
        more.push(Fact::Outside { seats });
    }
    more.push(Fact::Linked { seat: one, stones: 1 });
    for chamber in CHAMBERS {
        let back = NodeId::back_of(tile(chamber.id));
        more.extend(back.map(|tile| Fact::Entered { seat: other, tile }));
    }
    for treasure in Treasure::ALL {
        more.push(Fact::TreasureLaid { tile: tile("C03"), treasure });
    }
    more.push(Fact::Teleported { seat: one, whose: one, tile: NodeId::EXIT });
    more.push(Fact::Thrown { seat: one, faces: faces("A.") });
    for chamber in CHAMBERS {
        let tile = tile(chamber.id);
        more.push(Fact::Entered { seat: other, tile: NodeId::of(tile) });
        more.push(Fact::Discovered { seat: other, tile, at: (0, 3), turned: 0 });
    }
    more
}

/// One refusal of each kind: the one that follows this one.
fn next_refusal(refusal: Option<&Refusal>) -> Option<Refusal> {
    let seat = seat(1);
    Some(match refusal {
        None => Refusal::Over,
        Some(Refusal::Over) => Refusal::AskClosed,
        Some(Refusal::AskClosed) => Refusal::NoAnswer,
        Some(Refusal::NoAnswer) => Refusal::NotStarted,
        Some(Refusal::NotStarted) => Refusal::Escaped,
        Some(Refusal::Escaped) => Refusal::NotThrowable { dice: DiceSet::NONE },
        Some(Refusal::NotThrowable { .. }) => Refusal::NotHere { seat },
        Some(Refusal::NotHere { .. }) => Refusal::NothingLocked { seat },
        Some(Refusal::NothingLocked { .. }) => Refusal::NoPassage { dir: Dir::N },
        Some(Refusal::NoPassage { .. }) => Refusal::NoAccess { dir: Dir::W },
        Some(Refusal::NoAccess { .. }) => Refusal::PileEmpty,
        Some(Refusal::PileEmpty) => Refusal::NoStones,
        Some(Refusal::NoStones) => Refusal::StonesUsed,
        Some(Refusal::StonesUsed) => Refusal::NoSuchTier { tier: 4 },
        Some(Refusal::NoSuchTier { .. }) => Refusal::ArkEmpty,
        Some(Refusal::ArkEmpty) => Refusal::NotAtExit,
        Some(Refusal::NotAtExit) => Refusal::GiftNeeded,
        Some(Refusal::GiftNeeded) => Refusal::NoGift,
        Some(Refusal::NoGift) => Refusal::NoGoddess,
        Some(Refusal::NoGoddess) => Refusal::VoteOpen,
        Some(Refusal::VoteOpen) => Refusal::NobodyLocked,
        Some(Refusal::NobodyLocked) => Refusal::NoChange,
        Some(Refusal::NoChange) => Refusal::TooFewSymbols { faces: Symbols::of(Symbol::A, 2) },
        Some(Refusal::TooFewSymbols { .. }) => Refusal::Trapped,
        Some(Refusal::Trapped) => Refusal::NoSuchCurse { curse: Curse::Masquerade },
        Some(Refusal::NoSuchCurse { .. }) => Refusal::HandOff,
        Some(Refusal::HandOff) => Refusal::NoTreasureHere,
        Some(Refusal::NoTreasureHere) => Refusal::NoSuchTreasure { treasure: Treasure::SecretPassage },
        Some(Refusal::NoSuchTreasure { .. }) => Refusal::NotNeeded { treasure: Treasure::DoubleKey },
        Some(Refusal::NotNeeded { .. }) => Refusal::NoWall { dir: Dir::N },
        Some(Refusal::NoWall { .. }) => Refusal::NotInside { seat },
        Some(Refusal::NotInside { .. }) => Refusal::NobodyThere,
        Some(Refusal::NobodyThere) => Refusal::TooNear,
        Some(Refusal::TooNear) => Refusal::MateIsAsked { seat },
        Some(Refusal::MateIsAsked { .. }) => Refusal::AlreadyOffered,
        Some(Refusal::AlreadyOffered) => Refusal::NoAllianceHere,
        Some(Refusal::NoAllianceHere) => Refusal::AlreadyLinked,
        Some(Refusal::AlreadyLinked) => Refusal::NotPrimed,
        Some(Refusal::NotPrimed) => Refusal::LinkInstead,
        Some(Refusal::LinkInstead) => Refusal::NoChaliceHere,
        Some(Refusal::NoChaliceHere) => Refusal::AnswerFirst,
        Some(Refusal::AnswerFirst) => Refusal::CurseNotOnTable { curse: Curse::Doomed },
        Some(Refusal::CurseNotOnTable { .. }) => Refusal::NotStanding,
        Some(Refusal::NotStanding) => Refusal::Doomed,
        Some(Refusal::Doomed) => Refusal::NoTorchHere,
        Some(Refusal::NoTorchHere) => Refusal::TorchStands,
        Some(Refusal::TorchStands) => Refusal::TorchTooLate,
        Some(Refusal::TorchTooLate) => Refusal::TooFewBlackMasks { count: 5 },
        Some(Refusal::TooFewBlackMasks { .. }) => return None,
    })
}

/// One move of each kind: the one that follows this one.
fn next_move(mv: Option<&Move>) -> Option<Move> {
    let seat = seat(1);
    Some(match mv {
        None => Move::Answer { ask: 1, with: Reply::Ready },
        Some(Move::Answer { .. }) => Move::Throw { dice: dice(3) },
        Some(Move::Throw { .. }) => Move::Free { seat },
        Some(Move::Free { .. }) => Move::enter(Dir::N),
        Some(Move::Enter { .. }) => Move::Discover { dir: Dir::W },
        Some(Move::Discover { .. }) => Move::activate(1),
        Some(Move::Activate { .. }) => Move::escape(Some(seat)),
        Some(Move::Escape { .. }) => Move::Goddess,
        Some(Move::Goddess) => Move::Share { on: true },
        Some(Move::Share { .. }) => Move::Break { curse: Curse::Trap, pay: Pay::DICE },
        Some(Move::Break { .. }) => Move::Hand { on: true },
        Some(Move::Hand { .. }) => Move::Take { pay: Pay::DICE },
        Some(Move::Take { .. }) => Move::Restore,
        Some(Move::Restore) => Move::Conjure,
        Some(Move::Conjure) => Move::OpenWall { cell: (-1, 2), dir: Dir::E },
        Some(Move::OpenWall { .. }) => Move::Teleport { seat, to: NodeId::of(tile("S01")) },
        Some(Move::Teleport { .. }) => Move::Link { pay: Pay::DICE },
        Some(Move::Link { .. }) => Move::PlantTorch,
        Some(Move::PlantTorch) => Move::Counterspell { curse: Curse::Trap },
        Some(Move::Counterspell { .. }) => Move::Stand,
        Some(Move::Stand) => return None,
    })
}

/// One remark of each kind: the one that follows this one.
fn next_remark(remark: Option<&Remark>) -> Option<Remark> {
    Some(match remark {
        None => Remark::LockedUp { seat: seat(1), count: 5 },
        Some(Remark::LockedUp { .. }) => Remark::ExitFound,
        Some(Remark::ExitFound) => Remark::ArkEmpty,
        Some(Remark::ArkEmpty) => Remark::AllSafe,
        Some(Remark::AllSafe) => return None,
    })
}

/// One fact of each kind.
pub(crate) fn facts() -> impl Iterator<Item = Fact> {
    std::iter::successors(next_fact(None), |fact| next_fact(Some(fact)))
}

/// One refusal of each kind.
pub(crate) fn refusals() -> impl Iterator<Item = Refusal> {
    std::iter::successors(next_refusal(None), |refusal| next_refusal(Some(refusal)))
}

/// One move of each kind.
pub(crate) fn moves() -> impl Iterator<Item = Move> {
    std::iter::successors(next_move(None), |mv| next_move(Some(mv)))
}

/// One remark of each kind.
pub(crate) fn remarks() -> impl Iterator<Item = Remark> {
    std::iter::successors(next_remark(None), |remark| next_remark(Some(remark)))
}
