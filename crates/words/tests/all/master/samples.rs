//! One of everything that the game can tell, offer or refuse, through matches without a default.

use master::{
    Card, CardSet, Chosen, Fact, Few, Gift, Move, NewLeader, On, Refusal, Reply, Story, Tribe, Why,
};
use table::{Seat, SeatSet, Time};
use words::Names;

pub(crate) fn names() -> Names {
    Names::new(["Ana", "Ben", "Cleo", "Inés"])
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::at(number)
}

pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card of the game")
}

pub(crate) fn cards(names: &str) -> CardSet {
    names.split(' ').map(card).collect()
}

pub(crate) fn few<const N: usize>(names: &str) -> Few<Card, N> {
    Few::new(names.split(' ').map(card)).expect("not too many")
}

pub(crate) fn story(number: u8) -> Story {
    Story::new(number).expect("a story of the game")
}

pub(crate) fn stories(numbers: &[u8]) -> Few<Story, 2> {
    Few::new(numbers.iter().copied().map(story)).expect("not too many")
}

pub(crate) fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().copied().map(seat).collect()
}

/// One fact of each kind: the one that follows this one.
fn next_fact(fact: Option<&Fact>) -> Option<Fact> {
    let (seat, whose) = (seat(0), seat(1));
    let until = Time::ms(4_900);
    Some(match fact {
        None => Fact::Round { round: 3, dealer: whose },
        Some(Fact::Round { .. }) => Fact::Leader { seat, tribe: Tribe::Mouse },
        Some(Fact::Leader { .. }) => Fact::StoryDrawn { seat, story: story(4) },
        Some(Fact::StoryDrawn { .. }) => Fact::LeadersSwapped { seat, whose },
        Some(Fact::LeadersSwapped { .. }) => Fact::LeadersDealt { seat },
        Some(Fact::LeadersDealt { .. }) => Fact::Relieved { seat, points: 1, total: -1 },
        Some(Fact::Relieved { .. }) => Fact::Silenced { seat, whose },
        Some(Fact::Silenced { .. }) => Fact::Named { seat, whose },
        Some(Fact::Named { .. }) => Fact::NamedByLuck { seat, whose },
        Some(Fact::NamedByLuck { .. }) => Fact::Beast { seat, cards: stories(&[5, 9]) },
        Some(Fact::Beast { .. }) => Fact::BeastByStory { seat },
        Some(Fact::BeastByStory { .. }) => Fact::Burdened { seat, whose, blunders: 1, total: 9 },
        Some(Fact::Burdened { .. }) => Fact::Lean { seat, whose },
        Some(Fact::Lean { .. }) => Fact::Hand { seat, cards: cards("A6 TJ 7S3 W1 UPa") },
        Some(Fact::Hand { .. }) => Fact::Dealt { seat, count: 10 },
        Some(Fact::Dealt { .. }) => Fact::Peeked { seat, cards: few("DMK R10 N1") },
        Some(Fact::Peeked { .. }) => Fact::Peeks { seat, count: 3 },
        Some(Fact::Peeks { .. }) => Fact::Exchanged { seat, count: 2 },
        Some(Fact::Exchanged { .. }) => Fact::Gave { seat, whose, card: card("LK") },
        Some(Fact::Gave { .. }) => Fact::GaveACard { seat, whose },
        Some(Fact::GaveACard { .. }) => Fact::Starts { seat, until },
        Some(Fact::Starts { .. }) => Fact::Started,
        Some(Fact::Started) => Fact::Placed { seat, cards: few("RQ"), stack: 2, fresh: false },
        Some(Fact::Placed { .. }) => Fact::Lifted { seat, trap: card("DNb") },
        Some(Fact::Lifted { .. }) => Fact::Closed { seat, stack: 0 },
        Some(Fact::Closed { .. }) => Fact::Trapped { seat, whose, card: card("P3a") },
        Some(Fact::Trapped { .. }) => Fact::Escaped { seat, whose, card: card("ESc"), trap: card("UPb") },
        Some(Fact::Escaped { .. }) => Fact::Slipped { seat, card: card("EDa") },
        Some(Fact::Slipped { .. }) => Fact::Discarded { seat, card: card("DMQ") },
        Some(Fact::Discarded { .. }) => Fact::DiscardedACard { seat },
        Some(Fact::DiscardedACard { .. }) => Fact::Dropped { seat, cards: cards("DE ESa") },
        Some(Fact::Dropped { .. }) => Fact::DroppedCards { seat, count: 2 },
        Some(Fact::DroppedCards { .. }) => Fact::Drew { seat, card: card("M2") },
        Some(Fact::Drew { .. }) => Fact::DrewACard { seat },
        Some(Fact::DrewACard { .. }) => Fact::DrawCalled { seat },
        Some(Fact::DrawCalled { .. }) => Fact::DrawObjected,
        Some(Fact::DrawObjected) => Fact::DrawByItself,
        Some(Fact::DrawByItself) => Fact::Took { seat, trap: card("P3b"), count: 3 },
        Some(Fact::Took { .. }) => Fact::Vanished { seat, count: 1 },
        Some(Fact::Vanished { .. }) => Fact::Posed { seat, trap: card("P3b") },
        Some(Fact::Posed { .. }) => Fact::Passed { seat },
        Some(Fact::Passed { .. }) => Fact::Out { seat },
        Some(Fact::Out { .. }) => Fact::Alliance { seats: seats(&[1, 3]) },
        Some(Fact::Alliance { .. }) => Fact::Photo { until },
        Some(Fact::Photo { .. }) => Fact::Stalling { why: Why::Blocked, until },
        Some(Fact::Stalling { .. }) => Fact::Unstalled { why: Why::Blocked },
        Some(Fact::Unstalled { .. }) => Fact::Blocked,
        Some(Fact::Blocked) => Fact::Scored { seat, cards: cards("DMJ A1"), raw: 4, added: 4, total: 17 },
        Some(Fact::Scored { .. }) => Fact::Doomed { card: card("DMJ") },
        Some(Fact::Doomed { .. }) => Fact::Bet { seat, right: true, total: -3 },
        Some(Fact::Bet { .. }) => Fact::Learned { seat, story: story(11) },
        Some(Fact::Learned { .. }) => Fact::Forgot { seat, story: story(2) },
        Some(Fact::Forgot { .. }) => Fact::Tied { seats: seats(&[0, 2]) },
        Some(Fact::Tied { .. }) => Fact::Won { seats: seats(&[0]) },
        Some(Fact::Won { .. }) => return None,
    })
}

/// Facts for which a sentence has a wording of its own.
pub(crate) fn more_facts() -> Vec<Fact> {
    let (seat, whose, until) = (seat(0), seat(3), Time::ZERO);
    let mut more = vec![
        Fact::Relieved { seat, points: 4, total: 0 },
        Fact::Beast { seat, cards: stories(&[8]) },
        Fact::Burdened { seat, whose, blunders: 2, total: 2 },
        Fact::Dealt { seat, count: 1 },
        Fact::Peeks { seat, count: 1 },
        Fact::Exchanged { seat, count: 0 },
        Fact::Exchanged { seat, count: 1 },
        Fact::Placed { seat, cards: few("RQ"), stack: 2, fresh: true },
        Fact::Placed { seat, cards: few("M2 M4"), stack: 2, fresh: false },
        Fact::DroppedCards { seat, count: 1 },
        Fact::Took { seat, trap: card("P3b"), count: 1 },
        Fact::Took { seat, trap: card("P3b"), count: 0 },
        Fact::Vanished { seat, count: 2 },
        Fact::Stalling { why: Why::LastCall, until },
        Fact::Unstalled { why: Why::LastCall },
        Fact::Scored { seat, cards: CardSet::NONE, raw: 0, added: 0, total: 5 },
        Fact::Scored { seat, cards: cards("A1"), raw: 1, added: 1, total: 6 },
        Fact::Bet { seat, right: false, total: 12 },
        Fact::Won { seats: seats(&[1, 3]) },
    ];
    more.extend(Tribe::ALL.map(|tribe| Fact::Leader { seat: whose, tribe }));
    more.extend(Story::all().map(|story| Fact::StoryDrawn { seat: whose, story }));
    more
}

/// One refusal of each kind: the one that follows this one.
fn next_refusal(refusal: Option<&Refusal>) -> Option<Refusal> {
    let seat = seat(1);
    let (one, other, top, trap) = (card("A3"), card("T4"), card("M9"), card("DNa"));
    Some(match refusal {
        None => Refusal::Over,
        Some(Refusal::Over) => Refusal::AskClosed,
        Some(Refusal::AskClosed) => Refusal::NoAnswer,
        Some(Refusal::NoAnswer) => Refusal::WrongSeat { seat },
        Some(Refusal::WrongSeat { .. }) => Refusal::WrongPayment,
        Some(Refusal::WrongPayment) => Refusal::WrongSwap,
        Some(Refusal::WrongSwap) => Refusal::WrongGift,
        Some(Refusal::WrongGift) => Refusal::NotStarted,
        Some(Refusal::NotStarted) => Refusal::NotInRound,
        Some(Refusal::NotInRound) => Refusal::YouAreOut,
        Some(Refusal::YouAreOut) => Refusal::RoundOver,
        Some(Refusal::RoundOver) => Refusal::AnswerPlusThree,
        Some(Refusal::AnswerPlusThree) => Refusal::NotYourTurn { seat },
        Some(Refusal::NotYourTurn { .. }) => Refusal::SomebodyAnswers { seat },
        Some(Refusal::SomebodyAnswers { .. }) => Refusal::NotInHand { card: one },
        Some(Refusal::NotInHand { .. }) => Refusal::WrongNumber,
        Some(Refusal::WrongNumber) => Refusal::NoCombinations,
        Some(Refusal::NoCombinations) => Refusal::NotACombination { one, other },
        Some(Refusal::NotACombination { .. }) => Refusal::CannotStart { card: one },
        Some(Refusal::CannotStart { .. }) => Refusal::SumCannotStart { sum: 6 },
        Some(Refusal::SumCannotStart { .. }) => Refusal::NoSuchStack { stack: 11 },
        Some(Refusal::NoSuchStack { .. }) => Refusal::StackClosed { stack: 0 },
        Some(Refusal::StackClosed { .. }) => Refusal::StackChanged { stack: 1 },
        Some(Refusal::StackChanged { .. }) => Refusal::SeenNotAsked,
        Some(Refusal::SeenNotAsked) => Refusal::DoesNotFit { value: 4, top },
        Some(Refusal::DoesNotFit { .. }) => Refusal::TrapForbids { trap, top },
        Some(Refusal::TrapForbids { .. }) => Refusal::SevenOnlyStarts,
        Some(Refusal::SevenOnlyStarts) => Refusal::WisdomOnWisdom,
        Some(Refusal::WisdomOnWisdom) => Refusal::NotOnStacks { card: trap },
        Some(Refusal::NotOnStacks { .. }) => Refusal::NotATrap { card: one },
        Some(Refusal::NotATrap { .. }) => Refusal::WrongTarget { seat },
        Some(Refusal::WrongTarget { .. }) => Refusal::AlreadyTrapped { seat },
        Some(Refusal::AlreadyTrapped { .. }) => Refusal::NotAnEscape { card: one },
        Some(Refusal::NotAnEscape { .. }) => Refusal::NoSuchTrap { trap },
        Some(Refusal::NoSuchTrap { .. }) => Refusal::EscapeNeedsTrap,
        Some(Refusal::EscapeNeedsTrap) => Refusal::EscapeDoesNothing,
        Some(Refusal::EscapeDoesNothing) => Refusal::PlainEscape,
        Some(Refusal::PlainEscape) => Refusal::CannotDiscard { card: card("W4") },
        Some(Refusal::CannotDiscard { .. }) => Refusal::CannotDrop { card: card("DMK") },
        Some(Refusal::CannotDrop { .. }) => Refusal::NothingToDrop,
        Some(Refusal::NothingToDrop) => Refusal::DropByName,
        Some(Refusal::DropByName) => Refusal::CanPlay,
        Some(Refusal::CanPlay) => Refusal::PileEmpty,
        Some(Refusal::PileEmpty) => Refusal::PlusThreeOpen,
        Some(Refusal::PlusThreeOpen) => Refusal::CalledBefore,
        Some(Refusal::CalledBefore) => Refusal::NoSuchGift { gift: Gift::Vanish },
        Some(Refusal::NoSuchGift { .. }) => Refusal::OnlyAsBeast { gift: Gift::Pose },
        Some(Refusal::OnlyAsBeast { .. }) => Refusal::TooManyCards { most: 1 },
        Some(Refusal::TooManyCards { .. }) => Refusal::PosedBefore,
        Some(Refusal::PosedBefore) => Refusal::NoCredit,
        Some(Refusal::NoCredit) => Refusal::NotCalm,
        Some(Refusal::NotCalm) => return None,
    })
}

/// Refusals for which a sentence has a wording of its own.
pub(crate) fn more_refusals() -> Vec<Refusal> {
    let fit = |value| Refusal::DoesNotFit { value, top: card("7S1") };
    let mut more = vec![fit(11), fit(12), fit(13), Refusal::TooManyCards { most: 2 }];
    more.extend(Gift::ALL.map(|gift| Refusal::OnlyAsBeast { gift }).into_iter().take(5));
    more
}

/// One move of each kind: the one that follows this one.
fn next_move(mv: Option<&Move>) -> Option<Move> {
    let trap = card("UPa");
    Some(match mv {
        None => Move::Answer { ask: 1, with: Reply::Start },
        Some(Move::Answer { .. }) => Move::Place { cards: few("TJ"), on: On::Stack(0), seen: None },
        Some(Move::Place { .. }) => Move::DeadEnd { stack: 4, seen: Some(3) },
        Some(Move::DeadEnd { .. }) => Move::Trap { card: trap, target: seat(1) },
        Some(Move::Trap { .. }) => {
            Move::Escape { card: card("EDb"), trap: Some(trap), discard: Some(card("A2")) }
        }
        Some(Move::Escape { .. }) => Move::Drop { card: Some(trap) },
        Some(Move::Drop { .. }) => Move::Draw,
        Some(Move::Draw) => Move::CallDraw,
        Some(Move::CallDraw) => Move::TakeThree { trap: card("P3a") },
        Some(Move::TakeThree { .. }) => Move::Vanish,
        Some(Move::Vanish) => Move::Pose { trap },
        Some(Move::Pose { .. }) => Move::Story11 { card: Some(card("N8")) },
        Some(Move::Story11 { .. }) => Move::Pass,
        Some(Move::Pass) => return None,
    })
}

/// One answer of each kind: the one that follows this one.
fn next_reply(reply: Option<&Reply>) -> Option<Reply> {
    let seat = seat(1);
    Some(match reply {
        None => Reply::StoryDrawer { seat },
        Some(Reply::StoryDrawer { .. }) => Reply::Story2(NewLeader::Swap(seat)),
        Some(Reply::Story2(_)) => Reply::Story6 { seats: Chosen(seats(&[1])) },
        Some(Reply::Story6 { .. }) => Reply::Story10 { seat },
        Some(Reply::Story10 { .. }) => Reply::Beast { cards: stories(&[5, 9]) },
        Some(Reply::Beast { .. }) => Reply::Burden { seat: Some(seat) },
        Some(Reply::Burden { .. }) => Reply::LeanPartner { seat: Some(seat) },
        Some(Reply::LeanPartner { .. }) => {
            Reply::Story3 { swaps: Few::new([(0, card("A3")), (2, card("W1"))]).expect("not too many") }
        }
        Some(Reply::Story3 { .. }) => {
            Reply::Story5 { gifts: Few::new([(card("LQ"), seat)]).expect("not too many") }
        }
        Some(Reply::Story5 { .. }) => Reply::Start,
        Some(Reply::Start) => return None,
    })
}

/// Moves for which a button has a wording of its own.
pub(crate) fn more_moves() -> Vec<Move> {
    let (minus, trap) = (card("EDb"), card("P3b"));
    let replies = std::iter::successors(next_reply(None), |reply| next_reply(Some(reply)))
        .filter(|reply| *reply != Reply::Start)
        .chain([
            Reply::StoryDrawer { seat: seat(0) },
            Reply::Story2(NewLeader::Redraw),
            Reply::Story2(NewLeader::Keep),
            Reply::Story6 { seats: Chosen(seats(&[1, 2])) },
            Reply::Beast { cards: Few::NONE },
            Reply::Burden { seat: None },
            Reply::LeanPartner { seat: None },
            Reply::Story3 { swaps: Few::NONE },
        ]);
    let mut more: Vec<Move> = replies.map(|with| Move::Answer { ask: 7, with }).collect();
    more.extend([
        Move::Place { cards: few("M2 M5"), on: On::New, seen: None },
        Move::Place { cards: few("M2 M5"), on: On::Stack(9), seen: Some(4) },
        Move::Escape { card: card("ESa"), trap: Some(trap), discard: None },
        Move::Escape { card: minus, trap: None, discard: Some(card("DMQ")) },
        Move::Drop { card: None },
        Move::Story11 { card: None },
    ]);
    more
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
