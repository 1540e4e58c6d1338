//! The contract: what a game is to everything around it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::fact::{Facts, Recall};
use crate::luck::Luck;
use crate::outcome::Outcome;
use crate::refusal::{BadOptions, Broken, No};
use crate::seat::{Eye, Eyes, Seat, SeatSet, Seats};
use crate::time::Time;

/// One game as a deterministic state machine: no I/O, no clock, no randomness of its own.
///
/// Everything a seat can work out for itself (`judge`, `moves`, `wake`) is a function of its sight, and everything that
/// all are shown (`awaited`, `talk`, `outcome`, `recall`) is a function of the public part. So the page, the bots and
/// the referee run the same code, and neither a refusal nor a badge can leak what somebody may not know: by type.
///
/// Options, moves and facts go into logs in a binary form without field names: no `skip_serializing_if` in them. The
/// state and its parts are written as JSON only; what may be missing there is left out, never `null`, because a merge
/// patch cannot say `null`.
pub trait Rules: Clone + Serialize + DeserializeOwned {
    /// The name of the game, as on the command line.
    const GAME: &'static str;
    /// Goes up whenever a log would run differently than before.
    const VERSION: u16;
    /// Whether a move can ever be taken back. A game in real time says no and saves the copy.
    const UNDO: bool = true;
    /// Whether all play together against the game. Then nobody can give up alone.
    const TOGETHER: bool = false;
    /// Whether all act at once, by the clock: then a minute without somebody is long, races are fair unless all play
    /// together, and a short lock-out is waited for.
    const REAL_TIME: bool = false;
    /// More moves than any state offers to one seat.
    const MOST_MOVES: usize = 512;

    /// What is agreed before the deal.
    type Options: Clone + PartialEq + Debug + Default + Serialize + DeserializeOwned;
    /// What a seat can ask for.
    type Move: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What can happen.
    type Fact: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why a move is refused.
    type Refusal: Clone + PartialEq + Debug + Serialize;
    /// What every eye may know: one field of the state. The options are in it, for the rules read them in every sight.
    type Public: Clone + PartialEq + Debug + Serialize;
    /// What one seat may know besides: own hand, a partner's hand, cash, a peek.
    type Private: Clone + PartialEq + Debug + Serialize;

    /// Whether a new game with these options can be won at all. A game that was dealt once is run again whatever this says.
    ///
    /// # Errors
    /// When it cannot.
    fn can_be_won(_options: &Self::Options, _seats: Seats) -> Result<(), BadOptions> {
        Ok(())
    }

    /// The start of a game.
    ///
    /// # Errors
    /// When the options do not fit the game, each other or the number of seats.
    fn deal(
        options: &Self::Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Self::Fact>,
    ) -> Result<Self, BadOptions>;

    /// What it was dealt with: a position that comes from outside brings it along.
    fn dealt_with(&self) -> (&Self::Options, Seats);
    /// What every eye may know.
    fn public(&self) -> &Self::Public;
    /// What this seat may know besides.
    fn private(&self, seat: Seat) -> Self::Private;

    /// Whether the move is lawful now, and if not, why.
    ///
    /// # Errors
    /// The first reason that applies, in the order of the rules.
    fn judge(sight: Seated<'_, Self>, at: Time, mv: &Self::Move) -> Result<(), No<Self::Refusal>>;
    /// Every lawful move, each in exactly one spelling, added to `out`.
    fn moves(sight: Seated<'_, Self>, at: Time, out: &mut Vec<Self::Move>);
    /// The next moment at which `moves` changes by time alone.
    fn wake(sight: Seated<'_, Self>, at: Time) -> Option<Time>;
    /// Some whole state that looks like this from here, every one that may be so with some chance.
    fn imagine(sight: Sight<'_, Self>, luck: &mut Luck) -> Self;

    /// Makes a move that was judged lawful; it cannot refuse.
    fn play(&mut self, at: Time, seat: Seat, mv: &Self::Move, luck: &mut Luck, facts: &mut Facts<Self::Fact>);
    /// When the rules act by themselves next.
    fn alarm(&self) -> Option<Time>;
    /// The rules act by themselves. Afterwards the alarm is later, or what remains to be done at this moment is less.
    fn ring(&mut self, at: Time, luck: &mut Luck, facts: &mut Facts<Self::Fact>);

    /// The people end the game, though the rules have not: whatever the end lays open is open now. Who has won is none of
    /// the rules' business then.
    fn break_off(&mut self) {}

    /// On whom the game waits: turn display, badges, bots, the absent. Nobody when it is over.
    fn awaited(public: &Self::Public) -> SeatSet;
    /// Who may hear this seat's words now.
    fn talk(public: &Self::Public, seat: Seat) -> Eyes;
    /// The seat and its mates. Without teams everybody is alone.
    fn team(_public: &Self::Public, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
    /// How the game ended, once it has.
    fn outcome(public: &Self::Public) -> Option<Outcome>;
    /// How far back the table may be asked what happened.
    fn recall(_public: &Self::Public) -> Recall {
        Recall::Whole
    }
    /// What the same people play with next: as before, unless the game lets somebody else begin.
    fn rematch(&self) -> Self::Options {
        self.dealt_with().0.clone()
    }
    /// Whether this is a position of the game. It holds after every move; a position from outside is asked first.
    ///
    /// # Errors
    /// The first invariant that does not hold.
    fn check(&self) -> Result<(), Broken>;
}

/// All that one eye may know now.
#[derive(Debug)]
pub struct Sight<'a, R: Rules> {
    /// What every eye may know.
    pub public: &'a R::Public,
    /// What this eye may know besides, if it has a seat.
    pub own: Option<(Seat, &'a R::Private)>,
}

/// All that one seat may know now.
#[derive(Debug)]
pub struct Seated<'a, R: Rules> {
    /// Whose sight it is.
    pub seat: Seat,
    /// What every eye may know.
    pub public: &'a R::Public,
    /// What this seat may know besides.
    pub private: &'a R::Private,
}

impl<'a, R: Rules> Sight<'a, R> {
    /// Whose sight it is.
    pub fn eye(&self) -> Eye {
        self.own.map_or(Eye::Watcher, |(seat, _)| Eye::Seat(seat))
    }

    /// The sight of a watcher.
    pub fn watcher(public: &'a R::Public) -> Sight<'a, R> {
        Sight { public, own: None }
    }
}

impl<'a, R: Rules> Seated<'a, R> {
    /// The sight of this seat.
    pub fn new(seat: Seat, public: &'a R::Public, private: &'a R::Private) -> Seated<'a, R> {
        Seated { seat, public, private }
    }
}

impl<'a, R: Rules> From<Seated<'a, R>> for Sight<'a, R> {
    fn from(seated: Seated<'a, R>) -> Sight<'a, R> {
        Sight { public: seated.public, own: Some((seated.seat, seated.private)) }
    }
}

// Derived, these would ask that the game itself be `Copy`; only the references are copied.
impl<R: Rules> Clone for Sight<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Rules> Copy for Sight<'_, R> {}
impl<R: Rules> Clone for Seated<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R: Rules> Copy for Seated<'_, R> {}

/// Does something with the sight of this eye. The private part is made for the occasion, hence the closure.
pub fn with_sight<R: Rules, T>(state: &R, eye: Eye, look: impl FnOnce(Sight<'_, R>) -> T) -> T {
    match eye {
        Eye::Watcher => look(Sight::watcher(state.public())),
        Eye::Seat(seat) => look(Sight { public: state.public(), own: Some((seat, &state.private(seat))) }),
    }
}
