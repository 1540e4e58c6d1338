//! The faults that can be planted in the specimen. Each check of the kit has to find its own.

use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Facts, No, Seat};

use super::{Card, Fact, Move, Open, Own, Refusal, Scribble, Specimen, strong};

/// Something that is wrong with the specimen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// A drawn card is nowhere afterwards.
    LosesACard,
    /// A part of the state does not survive saving.
    ForgetsOnSave,
    /// What happens depends on something outside the state.
    Moody,
    /// A refusal writes into the state.
    RefusalWrites,
    /// `moves` offers what `judge` refuses.
    OffersMore,
    /// `judge` accepts what `moves` does not offer.
    TakesMore,
    /// `moves` offers the same move twice.
    OffersTwice,
    /// `moves` changes by time alone and `wake` does not say so.
    SleepsOn,
    /// Too early, until when it is too early again.
    NeverInTime,
    /// An alarm rings and stays where it is.
    RingsForEver,
    /// The game goes on and waits for nobody.
    WaitsForNobody,
    /// The game is over and takes moves.
    PlaysOn,
    /// A missing part is written as `null`, which a merge patch cannot say.
    WritesNull,
    /// The public part holds a hand.
    LeakInPublic,
    /// A private part holds somebody else's hand.
    LeakInPrivate,
    /// A refusal depends on somebody else's hand.
    LeakInRefusal,
    /// Everybody is told which card was drawn.
    LeakInFact,
    /// What is for the team is told to all.
    HintToAll,
    /// What happens at an alarm depends on a hand.
    LeakInRing,
    /// What is to be forgotten is kept in the history.
    NeverForgets,
    /// Somebody learns something, and it can be taken back.
    RevealsAndUndoes,
    /// What is imagined is the truth.
    Peeks,
    /// What happens depends on the width of the machine's words.
    MeasuresWords,
}

impl Fault {
    /// Every fault that the kit finds on one machine, with the check that has to find it.
    pub const FOUND_BY: [(Fault, &'static str); 22] = [
        (Fault::LosesACard, "invariants"),
        (Fault::ForgetsOnSave, "save and load"),
        (Fault::Moody, "replay"),
        (Fault::RefusalWrites, "refusals change nothing"),
        (Fault::OffersMore, "moves are what judge accepts"),
        (Fault::TakesMore, "moves are what judge accepts"),
        (Fault::OffersTwice, "moves are what judge accepts"),
        (Fault::SleepsOn, "wake"),
        (Fault::NeverInTime, "early is honest"),
        (Fault::RingsForEver, "alarms move on"),
        (Fault::WaitsForNobody, "somebody is awaited"),
        (Fault::PlaysOn, "over is over"),
        (Fault::WritesNull, "patches equal documents"),
        (Fault::LeakInPublic, "secrecy c: what others do"),
        (Fault::LeakInPrivate, "secrecy a: what an eye has"),
        (Fault::LeakInRefusal, "secrecy b: answers to an eye"),
        (Fault::LeakInFact, "secrecy c: what others do"),
        (Fault::HintToAll, "secrecy c: what others do"),
        (Fault::LeakInRing, "secrecy c: what others do"),
        (Fault::NeverForgets, "secrecy a: what an eye has"),
        (Fault::RevealsAndUndoes, "a reveal seals undo"),
        (Fault::Peeks, "secrecy d: hidden parts differ"),
    ];
}

/// A counter of steps that is told in a fact. With [`Fault::ForgetsOnSave`] it is written as 0; with [`Fault::Moody`] it
/// counts for all games together.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tally {
    steps: u32,
    fault: Option<Fault>,
}

static MOOD: AtomicU32 = AtomicU32::new(0);

impl Tally {
    pub(super) fn new(fault: Option<Fault>) -> Tally {
        Tally { steps: 0, fault }
    }

    pub(super) fn step(&mut self) {
        self.steps += 1;
    }

    pub(super) fn shown(&self) -> u32 {
        match self.fault {
            Some(Fault::ForgetsOnSave) => self.steps,
            Some(Fault::Moody) => MOOD.fetch_add(1, Ordering::Relaxed),
            Some(Fault::MeasuresWords) => usize::BITS,
            _ => 0,
        }
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let steps = if self.fault == Some(Fault::ForgetsOnSave) { 0 } else { self.steps };
        (steps, self.fault).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tally, D::Error> {
        let (steps, fault) = Deserialize::deserialize(from)?;
        Ok(Tally { steps, fault })
    }
}

/// What faults write into the public part.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Planted {
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Scribble>,
    #[serde(skip_serializing_if = "Option::is_none")]
    null: Option<Option<u8>>,
}

impl Planted {
    pub(super) fn of(game: &Specimen) -> Planted {
        let open = &game.open;
        let refused = open.planted.refused.clone();
        Planted {
            hand: open.is(Fault::LeakInPublic).then(|| game.hands[0].clone()),
            refused: refused.or(open.is(Fault::RefusalWrites).then(Scribble::default)),
            null: open.is(Fault::WritesNull).then(|| (open.left < 3).then_some(open.left)),
        }
    }
}

pub(super) fn smuggle(game: &Specimen) -> Option<Box<Specimen>> {
    let wanted = game.open.is(Fault::LeakInRefusal) || game.open.is(Fault::Peeks);
    wanted.then(|| Box::new(game.clone()))
}

pub(super) fn next_hand(game: &Specimen, seat: Seat) -> Option<Vec<Card>> {
    let next = game.open.seats.after(seat);
    game.open.is(Fault::LeakInPrivate).then(|| game.hands[next.index()].clone())
}

pub(super) fn refused(open: &Open, own: &Own, why: Refusal) -> No<Refusal> {
    if let Some(scribble) = &open.planted.refused {
        scribble.set(scribble.get() + 1);
    }
    let leak = own.smuggled.as_ref().filter(|_| open.is(Fault::LeakInRefusal));
    let telling = leak.is_some_and(|truth| truth.hands.iter().any(|hand| strong(hand)));
    No::Because(if telling { Refusal::PileEmpty } else { why })
}

pub(super) fn meddle_with_offers(open: &Open, before: usize, out: &mut Vec<Move>) {
    let own = &out[before..];
    let steps = own.iter().any(|mv| matches!(mv, Move::Step(_)));
    if open.is(Fault::OffersMore) && steps {
        out.push(Move::Step(7));
    }
    if open.is(Fault::OffersTwice) && steps {
        out.push(Move::Step(1));
    }
}

pub(super) fn meddle_with_ring(game: &Specimen, facts: &mut Facts<Fact>) {
    if game.open.is(Fault::LeakInRing) && game.hands.iter().any(|hand| strong(hand)) {
        facts.tell(Fact::Dropped);
    }
}
