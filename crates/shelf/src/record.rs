//! A log of any game: to step through, and to verify.

use serde_json::Value;
use table::{
    BadLog, Breach, Commitment, Eyes, Happening, Log, Outcome, Referee, Rules, Seat, Seats, Seed, Sitter,
    Stopped, Time, Told,
};

use crate::written;

/// A log that was read.
pub trait Record {
    /// Its game.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn seats(&self) -> Seats;
    /// How many entries.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What was shown of the seed.
    fn commitment(&self) -> Commitment;
    /// The seed, if it was revealed.
    fn seed(&self) -> Option<Seed>;
    /// Runs the first `upto` entries again, comparing every check, and shows each step.
    ///
    /// # Errors
    /// At the first entry that does not come out as it is written.
    fn run(&self, seed: Seed, upto: usize, show: &mut dyn FnMut(Step<'_>)) -> Result<(), Breach>;
}

/// One entry of a log that is run again.
pub struct Step<'a> {
    /// Its number.
    pub seq: usize,
    /// Its time.
    pub at: Time,
    /// What kind of entry it is.
    pub what: &'static str,
    /// Whose, if it is a seat's.
    pub seat: Option<Seat>,
    /// Who sits there now, if somebody sat down.
    pub sitter: Option<&'a Sitter>,
    /// Everything that happened, told to whomever. What some were told only in part is there once, as a whole.
    pub facts: Vec<Value>,
    /// The state afterwards.
    pub state: &'a dyn Fn() -> Value,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

struct Logged<R: Rules>(Log<R>);

pub(crate) fn read<R: Rules + 'static>(file: &[u8]) -> Result<Box<dyn Record>, BadLog> {
    Ok(Box::new(Logged(Log::<R>::read(file)?)))
}

impl<R: Rules> Record for Logged<R> {
    fn game(&self) -> &'static str {
        R::GAME
    }

    fn seats(&self) -> Seats {
        self.0.header.seats
    }

    fn len(&self) -> usize {
        self.0.entries.len()
    }

    fn commitment(&self) -> Commitment {
        self.0.header.commitment
    }

    fn seed(&self) -> Option<Seed> {
        self.0.revealed()
    }

    fn run(&self, seed: Seed, upto: usize, show: &mut dyn FnMut(Step<'_>)) -> Result<(), Breach> {
        let mut told = |referee: &Referee<R>| {
            let entry = referee.last();
            let (seat, sitter) = match &entry.what {
                Happening::Move { seat, .. } | Happening::Undo { seat } => (Some(*seat), None),
                Happening::Stop { why: Stopped::Conceded { seat, .. } } => (Some(*seat), None),
                Happening::Sit { seat, sitter } => (Some(*seat), Some(sitter)),
                _ => (None, None),
            };
            show(Step {
                seq: referee.seq() - 1,
                at: entry.at,
                what: entry.what.kind(),
                seat,
                sitter,
                facts: whole(referee.facts().told()).map(|told| written(&told.fact)).collect(),
                state: &|| written(referee.state()),
                outcome: referee.outcome(),
            });
        };
        Referee::replay(&self.0, seed, upto, &mut told).map(|_| ())
    }
}

/// What was told, without what the others were told in place of the fact right before it: who reads a log sees everything.
fn whole<F>(told: &[Told<F>]) -> impl Iterator<Item = &Told<F>> {
    let before = std::iter::once(None).chain(told.iter().map(Some));
    told.iter().zip(before).filter_map(|(one, before)| {
        let part =
            before.is_some_and(|before| !before.to.watchers && one.to == Eyes::except(before.to.seats));
        (!part).then_some(one)
    })
}
