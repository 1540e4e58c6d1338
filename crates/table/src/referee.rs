//! The referee: rules, luck and log. One input with its time goes in, facts and changed sights come out.

use serde::Serialize;

use crate::fact::{Facts, Recall, Told};
use crate::fairness::{Entropy, Seed};
use crate::log::{Chain, Entry, Happening, Log, MOST_ENTRIES, Stopped, write_entry};
use crate::luck::{Luck, LuckMark};
use crate::outcome::Outcome;
use crate::refusal::{BadOptions, Broken, Denied, No};
use crate::rules::{Rules, Seated, Sight, with_sight};
use crate::seat::{Eye, Eyes, Seat, SeatSet, Seats};
use crate::time::Time;

/// More alarms than ring in one go. Whoever asks for more is told how far the table came.
const MOST_RINGS: usize = 10_000;
/// How many moves can be taken back one after another.
const MOST_UNDO: usize = 64;
/// How often the seats together may add to the luck.
const MOST_ENTROPY: usize = 64;

mod interludes;
mod replay;

pub use replay::{Breach, Flaw, Snapshot};

/// A table before the deal: the commitment is shown, seats add to the luck, nothing is dealt.
#[derive(Clone, Debug)]
pub struct Opening<R: Rules> {
    log: Log<R>,
    seed: Seed,
    chain: Chain,
    buffer: Vec<u8>,
}

impl<R: Rules> Opening<R> {
    /// A table that is about to be dealt. Its commitment stands in the header of the [`log`](Opening::log).
    pub fn new(options: R::Options, seats: Seats, seed: Seed) -> Opening<R> {
        Opening::from_header(Log::<R>::new(options, seats, seed.commitment()).header, seed)
    }

    fn from_header(header: crate::log::Header<R::Options>, seed: Seed) -> Opening<R> {
        let chain = Chain::new(&seed, &header);
        Opening { log: Log { header, entries: Vec::new() }, seed, chain, buffer: Vec::new() }
    }

    /// The log so far.
    pub fn log(&self) -> &Log<R> {
        &self.log
    }

    /// A seat adds to the luck, having seen the commitment.
    ///
    /// # Errors
    /// When there is no such seat, or when everybody has added more than enough.
    pub fn add_entropy(&mut self, seat: Seat, bytes: Entropy) -> Result<(), Denied<R::Refusal>> {
        if !self.log.header.seats.contains(seat) {
            return Err(Denied::NoSuchSeat(seat));
        }
        if self.log.entries.len() >= MOST_ENTROPY {
            return Err(Denied::LogFull);
        }
        self.enter(Happening::Entropy { seat, bytes });
        Ok(())
    }

    /// Deals.
    ///
    /// # Errors
    /// When the options do not fit, or when nobody could win.
    pub fn deal(self) -> Result<Referee<R>, BadOptions> {
        R::can_be_won(&self.log.header.options, self.log.header.seats)?;
        self.deal_again()
    }

    /// Deals a game that was dealt before, by a program that may have allowed more.
    fn deal_again(self) -> Result<Referee<R>, BadOptions> {
        let mut luck = Luck::new(&self.seed, &self.log.entropy());
        let mut facts = Facts::new();
        let state = R::deal(&self.log.header.options, self.log.header.seats, &mut luck, &mut facts)?;
        let Opening { mut log, seed, chain, buffer } = self;
        log.entries.reserve(256);
        let mut referee = Referee {
            state,
            luck,
            log,
            seed,
            chain,
            now: Time::ZERO,
            paused: false,
            stopped: None,
            facts,
            told: Vec::new(),
            chapters: Vec::new(),
            undo: Vec::new(),
            undo_seat: None,
            buffer,
        };
        referee.enter(Time::ZERO, Happening::Deal);
        Ok(referee)
    }

    fn enter(&mut self, what: Happening<R::Move>) {
        let check = seal_entry(&mut self.chain, &mut self.buffer, 0, &what, &Facts::<R::Fact>::new());
        self.log.entries.push(Entry { at: Time::ZERO, what, check });
    }
}

/// Rules, luck and log of one table.
///
/// The referee knows no clock: each input comes with its time. Before an input stamped *t* every alarm earlier than *t*
/// rings; an input stamped *t* comes before the alarm at *t*. Whatever goes in is one [`Entry`] of the log, and `told` is
/// called after each, when [`last`](Referee::last), [`facts`](Referee::facts) and the sights show what it led to.
#[derive(Clone, Debug)]
pub struct Referee<R: Rules> {
    state: R,
    luck: Luck,
    log: Log<R>,
    seed: Seed,
    chain: Chain,
    now: Time,
    paused: bool,
    stopped: Option<Stopped>,
    /// The facts of the last entry.
    facts: Facts<R::Fact>,
    /// All that was told, with the sequence number of its entry. What is fleeting is given to nobody before the end.
    told: Vec<(u32, Told<R::Fact>)>,
    /// The first entry of each chapter after the first.
    chapters: Vec<u32>,
    /// The states before the moves that can be taken back, and whose moves they are.
    undo: Vec<R>,
    undo_seat: Option<Seat>,
    buffer: Vec<u8>,
}

/// What one entry told one eye.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Passage<F> {
    /// The number of the entry.
    pub seq: usize,
    /// Its time.
    pub at: Time,
    /// What kind of entry it was.
    pub what: &'static str,
    /// What this eye was told.
    pub facts: Vec<F>,
}

impl<R: Rules> Referee<R> {
    // ----- looking ------------------------------------------------------------------------------------------------

    /// The whole truth. It is for the host's own files, tests and simulation; whoever is at the table gets a sight.
    pub fn state(&self) -> &R {
        &self.state
    }

    /// The seats of the table.
    pub fn seats(&self) -> Seats {
        self.log.header.seats
    }

    /// The log so far.
    pub fn log(&self) -> &Log<R> {
        &self.log
    }

    /// The time of the last thing that happened.
    pub fn now(&self) -> Time {
        self.now
    }

    /// The number of the next entry.
    pub fn seq(&self) -> usize {
        self.log.entries.len()
    }

    /// The last entry.
    pub fn last(&self) -> &Entry<R::Move> {
        self.log.entries.last().expect("the deal is an entry")
    }

    /// The last entry in the compact form of the log, as [`Log::from_records`] takes it.
    pub fn last_record(&self) -> Vec<u8> {
        Log::<R>::record(&self.log.entries, self.seq() - 1)
    }

    /// The facts of the last entry.
    pub fn facts(&self) -> &Facts<R::Fact> {
        &self.facts
    }

    /// Whether game time stands still.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// When the rules act by themselves next, if the game runs on. An alarm that lies in the past rings now.
    pub fn alarm(&self) -> Option<Time> {
        if self.paused || self.stopped.is_some() {
            return None;
        }
        self.state.alarm().map(|alarm| alarm.max(self.now))
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.stopped {
            Some(why) => Some(why.outcome(self.seats())),
            None => R::outcome(self.state.public()),
        }
    }

    /// Why the game ended, if its rules had not ended it.
    pub fn stopped(&self) -> Option<Stopped> {
        self.stopped
    }

    /// On whom the game waits.
    pub fn awaited(&self) -> SeatSet {
        if self.stopped.is_some() { SeatSet::NONE } else { R::awaited(self.state.public()) }
    }

    /// Who may hear this seat's words now.
    pub fn talk(&self, seat: Seat) -> Eyes {
        R::talk(self.state.public(), seat)
    }

    /// The seat and its mates.
    pub fn team(&self, seat: Seat) -> SeatSet {
        R::team(self.state.public(), seat)
    }

    /// Does something with what this eye may know.
    pub fn with_sight<T>(&self, eye: Eye, look: impl FnOnce(Sight<'_, R>) -> T) -> T {
        with_sight(&self.state, eye, look)
    }

    /// Adds the lawful moves of a seat at this time to `out`; none while paused or stopped.
    pub fn moves(&self, seat: Seat, at: Time, out: &mut Vec<R::Move>) {
        if self.seats().contains(seat) && !self.paused && self.stopped.is_none() {
            R::moves(Seated::new(seat, self.state.public(), &self.state.private(seat)), at, out);
        }
    }

    /// Whether the rules would take this move of this seat at this time.
    ///
    /// # Errors
    /// The reason why not.
    pub fn judge(&self, at: Time, seat: Seat, mv: &R::Move) -> Result<(), No<R::Refusal>> {
        R::judge(Seated::new(seat, self.state.public(), &self.state.private(seat)), at, mv)
    }

    /// Whether the seat can take its last move back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undo_seat == Some(seat) && !self.undo.is_empty() && !self.paused
    }

    /// The first entry that may still be told of.
    pub fn recall_from(&self) -> usize {
        match R::recall(self.state.public()) {
            Recall::Whole => 0,
            Recall::Chapters(back) => {
                let running = self.chapters.len();
                running.checked_sub(usize::from(back) + 1).map_or(0, |index| self.chapters[index] as usize)
            }
        }
    }

    /// What this eye may be told of the past now. Before the end fleeting facts are not in it, and where a game keeps a
    /// secret by forgetting, neither is what is too long ago.
    pub fn history(&self, eye: Eye) -> Vec<Passage<R::Fact>> {
        let from = self.recall_from();
        let over = self.outcome().is_some();
        let mut told = self.told.iter().skip_while(|(seq, _)| (*seq as usize) < from).peekable();
        let mut history = Vec::new();
        for (seq, entry) in self.log.entries.iter().enumerate().skip(from) {
            let mut facts = Vec::new();
            while let Some((_, told)) = told.next_if(|(of, _)| *of as usize == seq) {
                if told.to.contains(eye) && (over || !told.fleeting) {
                    facts.push(told.fact.clone());
                }
            }
            history.push(Passage { seq, at: entry.at, what: entry.what.kind(), facts });
        }
        history
    }

    // ----- inputs -------------------------------------------------------------------------------------------------

    /// A seat asks for a move.
    ///
    /// # Errors
    /// When it is not taken, and why.
    pub fn play(
        &mut self,
        at: Time,
        seat: Seat,
        mv: &R::Move,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        self.admit(at, Some(seat))?;
        self.ring_before(at, told)?;
        self.judge(at, seat, mv).map_err(Denied::No)?;
        self.make_move(at, seat, mv);
        told(self);
        Ok(())
    }

    /// Time passes: every alarm up to and at this moment rings.
    ///
    /// # Errors
    /// When that is in the past, or too far ahead.
    pub fn advance(
        &mut self,
        to: Time,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        self.admit(to, None)?;
        self.ring_while(|alarm| alarm <= to, told)?;
        self.now = self.now.max(to);
        Ok(())
    }

    /// A seat takes its last move back: everything as it was, only later.
    ///
    /// # Errors
    /// When something has happened since that cannot be taken back.
    pub fn undo(
        &mut self,
        at: Time,
        seat: Seat,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        self.admit(at, Some(seat))?;
        self.ring_before(at, told)?;
        self.take_back(at, seat)?;
        told(self);
        Ok(())
    }

    // ----- how ----------------------------------------------------------------------------------------------------

    fn admit(&self, at: Time, seat: Option<Seat>) -> Result<(), Denied<R::Refusal>> {
        if let Some(seat) = seat.filter(|&seat| !self.seats().contains(seat)) {
            return Err(Denied::NoSuchSeat(seat));
        }
        if self.stopped.is_some() {
            return Err(Denied::Over);
        }
        if self.paused {
            return Err(Denied::Paused);
        }
        if at < self.now {
            return Err(Denied::Past { now: self.now });
        }
        if self.seq() >= MOST_ENTRIES {
            return Err(Denied::LogFull);
        }
        Ok(())
    }

    fn ring_before(
        &mut self,
        at: Time,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        self.ring_while(|alarm| alarm < at, told)
    }

    fn ring_while(
        &mut self,
        due: impl Fn(Time) -> bool,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        let mut rings = 0;
        while let Some(alarm) = self.alarm().filter(|&alarm| due(alarm)) {
            if rings == MOST_RINGS {
                return Err(Denied::TooFar { now: self.now });
            }
            if self.seq() >= MOST_ENTRIES {
                return Err(Denied::LogFull);
            }
            self.ring(alarm);
            told(self);
            rings += 1;
        }
        Ok(())
    }

    fn ring(&mut self, at: Time) {
        self.close_undo();
        self.facts.clear();
        self.state.ring(at, &mut self.luck, &mut self.facts);
        self.enter(at, Happening::Ring);
    }

    fn make_move(&mut self, at: Time, seat: Seat, mv: &R::Move) {
        let drawn = self.luck.drawn();
        if R::UNDO {
            if self.undo_seat != Some(seat) || self.undo.len() >= MOST_UNDO {
                self.undo.clear();
            }
            self.undo_seat = Some(seat);
            self.undo.push(self.state.clone());
        }
        self.facts.clear();
        self.state.play(at, seat, mv, &mut self.luck, &mut self.facts);
        // Open while everything since is by that seat, drew no luck, told nobody anything new and did not end the turn.
        let goes_on = R::awaited(self.state.public()).contains(seat);
        if self.luck.drawn() != drawn || self.facts.is_sealed() || !goes_on {
            self.close_undo();
        }
        self.enter(at, Happening::Move { seat, mv: mv.clone() });
    }

    fn take_back(&mut self, at: Time, seat: Seat) -> Result<(), Denied<R::Refusal>> {
        if !self.can_undo(seat) {
            return Err(Denied::NothingToUndo);
        }
        self.state = self.undo.pop().ok_or(Denied::NothingToUndo)?;
        self.facts.clear();
        self.enter(at, Happening::Undo { seat });
        Ok(())
    }

    /// Enters what does not touch the state.
    fn note(&mut self, at: Time, what: Happening<R::Move>, told: &mut impl FnMut(&Referee<R>)) {
        self.facts.clear();
        self.enter(at, what);
        told(self);
    }

    fn close_undo(&mut self) {
        self.undo.clear();
        self.undo_seat = None;
    }

    /// Writes the entry, its check and what it told for good.
    fn enter(&mut self, at: Time, what: Happening<R::Move>) {
        let seq = self.seq() as u32;
        let before = self.log.entries.last().map_or(Time::ZERO, |entry| entry.at);
        let check = seal_entry(&mut self.chain, &mut self.buffer, at.since(before), &what, &self.facts);
        self.log.entries.push(Entry { at, what, check });
        self.now = self.now.max(at);
        self.told.extend(self.facts.told().iter().map(|told| (seq, told.clone())));
        if self.facts.ends_chapter() {
            self.chapters.push(seq + 1);
        }
    }

    /// A table set up by hand, at this time, its luck used as far as the mark says. Its log begins here: it cannot be run
    /// again from the deal.
    ///
    /// # Errors
    /// When the position breaks an invariant of the game.
    pub fn set_up(state: R, seed: Seed, now: Time, luck: &LuckMark) -> Result<Referee<R>, Broken> {
        state.check()?;
        let (options, seats) = state.dealt_with();
        let Opening { log, seed, chain, buffer } = Opening::<R>::new(options.clone(), seats, seed);
        let mut referee = Referee {
            state,
            luck: Luck::resumed(&seed, &[], luck),
            log,
            seed,
            chain,
            now,
            paused: false,
            stopped: None,
            facts: Facts::new(),
            told: Vec::new(),
            chapters: Vec::new(),
            undo: Vec::new(),
            undo_seat: None,
            buffer,
        };
        referee.enter(now, Happening::Deal);
        Ok(referee)
    }

    /// How far the luck of the table was used.
    pub fn luck_mark(&self) -> LuckMark {
        self.luck.mark()
    }

    /// The seed of the table: the host's secret until it is revealed.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The same table, supposing the truth were this: for the test that nobody can tell two truths apart. What could be
    /// taken back before can no longer be.
    #[must_use]
    pub fn suppose(&self, state: R) -> Referee<R> {
        let mut other = self.clone();
        other.state = state;
        other.close_undo();
        other
    }
}

/// Writes an entry and its facts into the buffer and takes them into the chain.
fn seal_entry<M: Serialize, F: Serialize>(
    chain: &mut Chain,
    buffer: &mut Vec<u8>,
    since: u64,
    what: &Happening<M>,
    facts: &Facts<F>,
) -> crate::log::Check {
    buffer.clear();
    buffer.resize(32, 0);
    write_entry(buffer, since, what);
    crate::log::put(buffer, facts.told());
    chain.take(buffer)
}
