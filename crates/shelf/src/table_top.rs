//! A table of any game: the referee's JSON face.

use serde_json::{Value, json};
use table::{
    Denied, Documents, Export, Eye, Eyes, Happening, LuckMark, Opening, Outcome, Referee, Rules, Seat, Seats,
    Seed, Time, Told, patch,
};

use crate::{Problem, read, written};

/// A table of any game, refereed. Whoever holds it knows everything; what an eye may know is its [`sight`](Table::sight).
pub trait Table {
    /// How many seats it has.
    fn seats(&self) -> Seats;
    /// The time of the table.
    fn now(&self) -> Time;
    /// The number of the next entry.
    fn seq(&self) -> usize;
    /// What is shown of the seed.
    fn commitment(&self) -> String;
    /// The entries since the table was opened or this was asked last.
    fn news(&mut self) -> Vec<Value>;
    /// On whom the game waits.
    fn awaited(&self) -> Vec<Seat>;
    /// The lawful moves of a seat.
    fn moves(&self, seat: Seat, at: Time) -> Vec<Value>;
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
    /// All that an eye may know now.
    fn sight(&self, eye: Eye) -> Value;
    /// What an eye may be told of the past now.
    fn history(&self, eye: Eye) -> Value;
    /// The state, the time and how far the luck was used; not the seed.
    fn save(&self) -> Value;
    /// The same table with something changed in its state.
    ///
    /// # Errors
    /// When what comes out is no position of the game.
    fn patched(&self, change: &Value) -> Result<Box<dyn Table>, Problem>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The log as JSON, with the seed once the game is over.
    ///
    /// # Errors
    /// When the position was set up by hand.
    fn log(&self) -> Result<Value, Problem>;
}

/// What came of an input.
pub type Played = Result<(), Problem>;

pub(crate) struct Refereed<R: Rules> {
    referee: Referee<R>,
    news: Vec<Value>,
    by_hand: bool,
}

pub(crate) fn deal<R: Rules + 'static>(
    options: &Value,
    seats: u8,
    seed: Seed,
) -> Result<Box<dyn Table>, Problem> {
    let options: R::Options = read_options::<R>(options)?;
    // So many seats that no table has them: the game itself says how many it takes.
    let seats = Seats::new(seats).unwrap_or(Seats::of(Seat::MOST));
    let referee = Opening::<R>::new(options, seats, seed).deal().map_err(Problem::BadOptions)?;
    Ok(Box::new(Refereed { news: vec![entry(&referee)], referee, by_hand: false }))
}

pub(crate) fn set_up<R: Rules + 'static>(
    state: &Value,
    seed: Seed,
    now: Time,
    luck: &LuckMark,
) -> Result<Box<dyn Table>, Problem> {
    let state: R = read(state).map_err(Problem::BadState)?;
    let referee = Referee::set_up(state, seed, now, luck).map_err(Problem::Broken)?;
    Ok(Box::new(Refereed { referee, news: Vec::new(), by_hand: true }))
}

/// Reads options, and names the one that cannot be read.
pub(crate) fn read_options<R: Rules>(options: &Value) -> Result<R::Options, Problem> {
    // A list would be read as options without names, and an empty one as the defaults.
    if !options.is_object() {
        return Err(Problem::UnknownOptions("options are an object".to_owned()));
    }
    read(options).map_err(|why| Problem::UnknownOptions(culprit::<R>(options).unwrap_or(why)))
}

/// Which of the options cannot be read, and why. (The whole of them only says why.)
fn culprit<R: Rules>(options: &Value) -> Option<String> {
    options.as_object()?.iter().find_map(|(name, value)| {
        let why = read::<R::Options>(&json!({ name: value })).err()?;
        Some(if why.contains(name.as_str()) { why } else { format!("{name}: {why}") })
    })
}

/// An entry as its host sees it: every fact with its audience.
fn entry<R: Rules>(referee: &Referee<R>) -> Value {
    let told = |told: &Told<R::Fact>| {
        let mut line = json!({"fact": written(&told.fact), "to": audience(told.to, referee.seats())});
        if told.fleeting {
            line["fleeting"] = true.into();
        }
        line
    };
    let facts: Vec<Value> = referee.facts().told().iter().map(told).collect();
    let last = referee.last();
    let mut line = json!({"seq": referee.seq() - 1, "at": last.at, "what": last.what.kind(), "facts": facts});
    if let Happening::Move { seat, .. } | Happening::Undo { seat } = last.what {
        line["seat"] = written(&seat);
    }
    line
}

fn audience(eyes: Eyes, seats: Seats) -> Value {
    if eyes.watchers && seats.iter().all(|seat| eyes.seats.contains(seat)) {
        return "all".into();
    }
    let mut whom = vec![];
    whom.extend(seats.iter().filter(|seat| eyes.seats.contains(*seat)).map(|seat| written(&seat)));
    whom.extend(eyes.watchers.then(|| "watchers".into()));
    whom.into()
}

impl<R: Rules + 'static> Refereed<R> {
    fn give(
        &mut self,
        input: impl FnOnce(&mut Referee<R>, &mut dyn FnMut(&Referee<R>)) -> Result<(), Denied<R::Refusal>>,
    ) -> Played {
        let news = &mut self.news;
        let answer = input(&mut self.referee, &mut |referee| news.push(entry(referee)));
        answer.map_err(|denied| Problem::Refused(denied.coded()))
    }
}

impl<R: Rules + 'static> Table for Refereed<R> {
    fn seats(&self) -> Seats {
        self.referee.seats()
    }

    fn now(&self) -> Time {
        self.referee.now()
    }

    fn seq(&self) -> usize {
        self.referee.seq()
    }

    fn commitment(&self) -> String {
        self.referee.log().header.commitment.to_hex()
    }

    fn news(&mut self) -> Vec<Value> {
        std::mem::take(&mut self.news)
    }

    fn awaited(&self) -> Vec<Seat> {
        self.referee.awaited().iter().collect()
    }

    fn moves(&self, seat: Seat, at: Time) -> Vec<Value> {
        let mut moves = Vec::new();
        self.referee.moves(seat, at, &mut moves);
        moves.iter().map(written).collect()
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

    fn sight(&self, eye: Eye) -> Value {
        written(&Documents::of(&self.referee).whole(&self.referee, eye))
    }

    fn history(&self, eye: Eye) -> Value {
        written(&Export::of(&self.referee, eye).history)
    }

    fn save(&self) -> Value {
        json!({
            "game": R::GAME,
            "rules": R::VERSION,
            "at": self.referee.now(),
            "luck": self.referee.luck_mark(),
            "state": written(self.referee.state()),
        })
    }

    fn patched(&self, change: &Value) -> Result<Box<dyn Table>, Problem> {
        let mut state = written(self.referee.state());
        patch(&mut state, change);
        set_up::<R>(&state, *self.referee.seed(), self.referee.now(), &self.referee.luck_mark())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee.outcome()
    }

    fn log(&self) -> Result<Value, Problem> {
        if self.by_hand {
            return Err(Problem::SetUpByHand);
        }
        // Looking at the log changes nothing: the seed is revealed in a copy.
        let mut copy = self.referee.clone();
        if copy.outcome().is_some() {
            copy.reveal(&mut |_| ()).map_err(|denied| Problem::Refused(denied.coded()))?;
        }
        Ok(written(&copy.log().to_json()))
    }
}
