//! A table of any game as the house keeps it: what goes in comes out as records to be kept and texts to be told.

use serde_json::Value;
use table::{
    Breach, Denied, Documents, Entropy, Eye, Eyes, Flaw, Happening, Log, No, Opening, Outcome, Passage,
    Referee, Rules, Seat, SeatSet, Seats, Seed, Sitter, Stopped, Time,
};

use crate::mind::{Heard, Seen};
use crate::{OnShelf, Played, Problem, read, written};

/// What one entry led to: all that is needed to keep it and to tell it.
#[derive(Debug)]
pub struct Happened {
    /// The number of the entry in the log of the game.
    pub number: usize,
    /// When.
    pub at: Time,
    /// What kind of entry it was.
    pub what: &'static str,
    /// The entry as it is kept.
    pub record: Vec<u8>,
    /// What was told, in order.
    pub facts: Vec<Tale>,
    /// How the public document changed, as JSON.
    pub public: Option<String>,
    /// How the document of each seat changed, as JSON.
    pub mine: Vec<Option<String>>,
    /// Who can take the last move back now.
    pub undo: SeatSet,
    /// What the bots among the seats were told.
    pub heard: Vec<(Seat, Heard)>,
}

/// A fact as it goes out.
#[derive(Clone, Debug)]
pub struct Tale {
    /// The fact as JSON.
    pub json: String,
    /// Who is told.
    pub to: Eyes,
    /// Whether it is told to those present and to nobody else before the end.
    pub fleeting: bool,
}

/// A table of any game, refereed, as the house keeps it.
pub trait Desk: Send {
    /// How many seats it has.
    fn seats(&self) -> Seats;
    /// The time of the last thing that happened.
    fn now(&self) -> Time;
    /// The number of the next entry.
    fn seq(&self) -> usize;
    /// When the rules act by themselves next.
    fn alarm(&self) -> Option<Time>;
    /// On whom the game waits.
    fn awaited(&self) -> SeatSet;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Why the game ended, if its rules had not ended it.
    fn stopped(&self) -> Option<Stopped>;
    /// Whether game time stands still.
    fn is_paused(&self) -> bool;
    /// Whether the seed was laid open.
    fn is_revealed(&self) -> bool;
    /// The log, which nobody gets before the seed is laid open.
    fn log(&self) -> Option<Value>;
    /// Whether the seat can take its last move back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// The level of the bot in this seat, if it is one.
    fn bot(&self, seat: Seat) -> Option<&str>;
    /// Who may hear this seat's words now.
    fn talk(&self, seat: Seat) -> Eyes;
    /// The seat and its mates.
    fn team(&self, seat: Seat) -> SeatSet;
    /// What the same people play with next.
    fn rematch(&self) -> Value;
    /// The lawful moves of a seat.
    fn moves(&self, seat: Seat, at: Time) -> Vec<Value>;
    /// When a move is judged anew, if the rules say that it comes too early at this time.
    fn early(&self, at: Time, seat: Seat, mv: &Value) -> Option<Time>;
    /// The public document as JSON.
    fn public(&self) -> String;
    /// The document of a seat as JSON.
    fn mine(&self, seat: Seat) -> String;
    /// What an eye may be told of the past now.
    fn history(&self, eye: Eye) -> Vec<Passage<Value>>;
    /// The first entry that may still be told of.
    fn recall_from(&self) -> usize;
    /// What a seat sees now, for the bot in it.
    fn seen(&self, seat: Seat) -> Seen;
    /// What happened since this was asked last, oldest first.
    fn news(&mut self) -> Vec<Happened>;

    /// A seat makes a move.
    ///
    /// # Errors
    /// When it cannot be read or is not taken.
    fn play(&mut self, at: Time, seat: Seat, mv: &Value) -> Played;
    /// Time passes.
    ///
    /// # Errors
    /// When it cannot.
    fn advance(&mut self, to: Time) -> Played;
    /// A seat takes its last move back.
    ///
    /// # Errors
    /// When it cannot.
    fn undo(&mut self, at: Time, seat: Seat) -> Played;
    /// Somebody takes a seat.
    ///
    /// # Errors
    /// When there is no such seat.
    fn sit(&mut self, at: Time, seat: Seat, sitter: Sitter) -> Played;
    /// Game time stands still from now on.
    ///
    /// # Errors
    /// When it does already.
    fn pause(&mut self, at: Time) -> Played;
    /// Game time runs on.
    ///
    /// # Errors
    /// When it runs already.
    fn resume(&mut self) -> Played;
    /// The game ends, though its rules have not ended it.
    ///
    /// # Errors
    /// When it is over.
    fn stop(&mut self, at: Time, why: Stopped) -> Played;
    /// The program was away.
    ///
    /// # Errors
    /// When the log is full.
    fn outage(&mut self, ms: u64) -> Played;
    /// The seed is laid open.
    ///
    /// # Errors
    /// When the game is not over.
    fn reveal(&mut self) -> Played;
}

pub(crate) struct Refereed<R: OnShelf> {
    referee: Referee<R>,
    documents: Documents,
    bots: Vec<Option<String>>,
    news: Vec<Happened>,
}

/// Deals, with what the seats added to the luck.
pub(crate) fn begin<R: OnShelf>(
    options: &Value,
    seats: Seats,
    seed: Seed,
    entropy: &[(Seat, Entropy)],
) -> Result<Box<dyn Desk>, Problem> {
    let options: R::Options = read(options).map_err(Problem::UnknownOptions)?;
    let mut opening = Opening::<R>::new(options, seats, seed);
    for &(seat, bytes) in entropy {
        opening.add_entropy(seat, bytes).map_err(|denied| Problem::Refused(denied.coded()))?;
    }
    let referee = opening.deal().map_err(Problem::BadOptions)?;
    let mut desk = Refereed {
        documents: Documents::of(&referee),
        bots: vec![None; usize::from(seats.count())],
        news: Vec::new(),
        referee,
    };
    // What was added before the deal, and the deal itself, with which both documents come into being.
    let before = desk.referee.seq() - 1;
    let entries = &desk.referee.log().entries;
    let added = entries[..before].iter().enumerate().map(|(number, entry)| Happened {
        number,
        at: entry.at,
        what: entry.what.kind(),
        record: Log::<R>::record(entries, number),
        facts: Vec::new(),
        public: None,
        mine: vec![None; desk.bots.len()],
        undo: SeatSet::NONE,
        heard: Vec::new(),
    });
    desk.news = added.collect();
    let mut deal = told(&desk.referee, &desk.bots);
    deal.public = Some(desk.public());
    deal.mine = seats.iter().map(|seat| Some(desk.mine(seat))).collect();
    desk.news.push(deal);
    Ok(Box::new(desk))
}

/// A table that was kept, and what its bots have heard so far.
pub type Resumed = (Box<dyn Desk>, Vec<(Seat, Heard)>);

/// Goes on with a game that was kept.
pub(crate) fn resume<R: OnShelf>(
    options: &Value,
    seats: Seats,
    seed: Seed,
    records: &[&[u8]],
) -> Result<Resumed, Breach> {
    let broken = |why: Flaw| Breach { entry: 0, why };
    let options: R::Options = read(options).map_err(|_| broken(Flaw::Order))?;
    let log = Log::<R>::from_records(options, seats, seed.commitment(), records.iter().copied());
    let log = log.map_err(|_| broken(Flaw::Order))?;
    let mut bots = vec![None; usize::from(seats.count())];
    let mut heard = Vec::new();
    let referee = Referee::replay(&log, seed, usize::MAX, &mut |referee: &Referee<R>| {
        if let Happening::Sit { seat, sitter } = &referee.last().what {
            take_seat(&mut bots, *seat, sitter);
            heard.retain(|(of, _)| of != seat);
        }
        heard.extend(overheard(referee, &bots));
    })?;
    let desk = Refereed { documents: Documents::of(&referee), referee, bots, news: Vec::new() };
    Ok((Box::new(desk), heard))
}

fn take_seat(bots: &mut [Option<String>], seat: Seat, sitter: &Sitter) {
    if let Some(place) = bots.get_mut(seat.index()) {
        *place = match sitter {
            Sitter::Person => None,
            Sitter::Bot(level) => Some(level.clone()),
        };
    }
}

/// What the bots were told with the last entry.
fn overheard<R: OnShelf>(referee: &Referee<R>, bots: &[Option<String>]) -> Vec<(Seat, Heard)> {
    let listening = referee.seats().iter().zip(bots).filter(|(_, bot)| bot.is_some());
    listening
        .filter_map(|(seat, _)| {
            let told = referee.facts().told().iter().filter(|told| told.to.contains(Eye::Seat(seat)));
            let facts: Vec<R::Fact> = told.map(|told| told.fact.clone()).collect();
            (!facts.is_empty()).then(|| (seat, Heard::new::<R>(facts, referee.last().at)))
        })
        .collect()
}

/// The last entry without what changed in the documents.
fn told<R: OnShelf>(referee: &Referee<R>, bots: &[Option<String>]) -> Happened {
    let facts = referee.facts().told().iter();
    let undo = referee.seats().iter().filter(|seat| referee.can_undo(*seat));
    Happened {
        number: referee.seq() - 1,
        at: referee.last().at,
        what: referee.last().what.kind(),
        record: referee.last_record(),
        facts: facts
            .map(|told| Tale { json: json(&told.fact), to: told.to, fleeting: told.fleeting })
            .collect(),
        public: None,
        mine: Vec::new(),
        undo: undo.collect(),
        heard: overheard(referee, bots),
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("options, moves, facts and sights are plain data with text keys")
}

impl<R: OnShelf> Refereed<R> {
    fn give(
        &mut self,
        input: impl FnOnce(&mut Referee<R>, &mut dyn FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>>,
    ) -> Played {
        let Refereed { referee, documents, bots, news } = self;
        let answer = input(referee, &mut |referee| {
            if let Happening::Sit { seat, sitter } = &referee.last().what {
                take_seat(bots, *seat, sitter);
            }
            let (public, mine) = documents.update(referee).into_parts();
            news.push(Happened { public, mine, ..told(referee, bots) });
        });
        answer.map_err(|denied| Problem::Refused(denied.coded()))
    }
}

impl<R: OnShelf> Desk for Refereed<R> {
    fn seats(&self) -> Seats {
        self.referee.seats()
    }

    fn now(&self) -> Time {
        self.referee.now()
    }

    fn seq(&self) -> usize {
        self.referee.seq()
    }

    fn alarm(&self) -> Option<Time> {
        self.referee.alarm()
    }

    fn awaited(&self) -> SeatSet {
        self.referee.awaited()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee.outcome()
    }

    fn stopped(&self) -> Option<Stopped> {
        self.referee.stopped()
    }

    fn log(&self) -> Option<Value> {
        self.is_revealed().then(|| written(&self.referee.log().to_json()))
    }

    fn is_paused(&self) -> bool {
        self.referee.is_paused()
    }

    fn is_revealed(&self) -> bool {
        matches!(self.referee.last().what, Happening::Reveal { .. })
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.referee.can_undo(seat)
    }

    fn bot(&self, seat: Seat) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    fn talk(&self, seat: Seat) -> Eyes {
        self.referee.talk(seat)
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.referee.team(seat)
    }

    fn rematch(&self) -> Value {
        written(&self.referee.state().rematch())
    }

    fn moves(&self, seat: Seat, at: Time) -> Vec<Value> {
        let mut moves = Vec::new();
        self.referee.moves(seat, at, &mut moves);
        moves.iter().map(written).collect()
    }

    fn early(&self, at: Time, seat: Seat, mv: &Value) -> Option<Time> {
        let mv: R::Move = read(mv).ok()?;
        let open = self.seats().contains(seat) && !self.is_paused() && self.outcome().is_none();
        match open.then(|| self.referee.judge(at, seat, &mv))? {
            Err(No::Early { until }) => Some(until),
            Ok(()) | Err(No::Because(_)) => None,
        }
    }

    fn public(&self) -> String {
        self.documents.public().to_owned()
    }

    fn mine(&self, seat: Seat) -> String {
        self.documents.mine(Eye::Seat(seat)).map(ToOwned::to_owned).unwrap_or_default()
    }

    fn history(&self, eye: Eye) -> Vec<Passage<Value>> {
        let passages = self.referee.history(eye).into_iter();
        let passage = |Passage { seq, at, what, facts }: Passage<R::Fact>| Passage {
            seq,
            at,
            what,
            facts: facts.iter().map(written).collect(),
        };
        passages.map(passage).collect()
    }

    fn recall_from(&self) -> usize {
        self.referee.recall_from()
    }

    fn seen(&self, seat: Seat) -> Seen {
        let state = self.referee.state();
        Seen::new::<R>(seat, state.public().clone(), state.private(seat))
    }

    fn news(&mut self) -> Vec<Happened> {
        std::mem::take(&mut self.news)
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Value) -> Played {
        let mv: R::Move = read(mv).map_err(Problem::BadMove)?;
        self.give(|referee, mut told| referee.play(at, seat, &mv, &mut told))
    }

    fn advance(&mut self, to: Time) -> Played {
        self.give(|referee, mut told| referee.advance(to, &mut told))
    }

    fn undo(&mut self, at: Time, seat: Seat) -> Played {
        self.give(|referee, mut told| referee.undo(at, seat, &mut told))
    }

    fn sit(&mut self, at: Time, seat: Seat, sitter: Sitter) -> Played {
        self.give(|referee, mut told| referee.sit(at, seat, sitter, &mut told))
    }

    fn pause(&mut self, at: Time) -> Played {
        self.give(|referee, mut told| referee.pause(at, &mut told))
    }

    fn resume(&mut self) -> Played {
        self.give(|referee, mut told| referee.resume(&mut told))
    }

    fn stop(&mut self, at: Time, why: Stopped) -> Played {
        self.give(|referee, mut told| referee.stop(at, why, &mut told))
    }

    fn outage(&mut self, ms: u64) -> Played {
        self.give(|referee, mut told| referee.outage(ms, &mut told))
    }

    fn reveal(&mut self) -> Played {
        self.give(|referee, mut told| referee.reveal(&mut told))
    }
}

/// How a table of this game is prepared: the options in full, if it can be dealt with them.
pub(crate) fn prepare<R: Rules>(options: &Value, seats: u8) -> Result<Value, Problem> {
    let options: R::Options = crate::table_top::read_options::<R>(options)?;
    let seats = Seats::new(seats).unwrap_or(Seats::of(Seat::MOST));
    // Only the deal itself knows whether everything fits.
    Opening::<R>::new(options.clone(), seats, Seed([0; 32])).deal().map_err(Problem::BadOptions)?;
    Ok(written(&options))
}
