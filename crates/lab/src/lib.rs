//! Many games between bots.
//!
//! Same seed, same figures, whatever the number of threads: every game has a seed of its own, made from the seed of the run
//! and its number, and what they give is put together in the order of the games.
//!
//! ```
//! use lab::{Run, simulate};
//!
//! let run = Run { bots: vec!["novice".into(), "novice".into()], games: 4, seed: "docs".into(), ..Run::new("cells") };
//! let report = simulate(&run, &|_| ())?;
//! assert_eq!(report.games.len(), 4);
//! # Ok::<(), lab::BadRun>(())
//! ```

mod balance;
mod game;
mod heists;
mod plot;
mod report;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use cells::Cells;
use master::Master;
use plan::Plan;
use search::Players;
use serde_json::Value;
use table::{Outcome, Rules, Seats, Seed, Time};
use temple::{Chalice, Temple};
use thiserror::Error;

pub use balance::{Count, Sample};
pub use game::Played;
pub use plot::{Bar, Plot};
pub use report::{Group, Interval, Report, quartiles};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Run {
    /// The game.
    pub game: String,
    /// A bot for each seat, by name.
    pub bots: Vec<String>,
    /// How many games.
    pub games: usize,
    /// What all luck comes from.
    pub seed: String,
    /// Options of the game, as JSON.
    pub options: Value,
    /// Whether the bots change seats from game to game.
    pub rotate: bool,
    /// How many threads; as many as there are cores if none are named.
    pub threads: Option<usize>,
    /// Whether the logs are kept.
    pub keep_logs: bool,
}

impl Run {
    /// A hundred games of this game, without bots yet.
    pub fn new(game: &str) -> Run {
        Run {
            game: game.to_owned(),
            bots: Vec::new(),
            games: 100,
            seed: String::new(),
            options: Value::Object(Default::default()),
            rotate: true,
            threads: None,
            keep_logs: false,
        }
    }
}

/// Why nothing can be simulated.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum BadRun {
    /// There is no such game, or nobody to play it.
    #[error("there are no bots for {0}")]
    UnknownGame(String),
    /// There is no such bot.
    #[error("there is no bot {name}; there are {known}")]
    UnknownBot {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The options cannot be read.
    #[error("these are not the options of this game: {0}")]
    UnknownOptions(String),
    /// The options do not fit.
    #[error("{0}")]
    BadOptions(table::BadOptions),
}

/// A game that can be simulated.
pub trait Simulated: Players<Options: Sync> {
    /// What is kept of the facts of a game, to count more than who has won.
    type Diary: Default;

    /// In which way a game ended, by a name that `words` knows; for games that are lost in more ways than one.
    fn ending(&self) -> Option<&'static str> {
        None
    }
    /// Something happened.
    fn note(_: &mut Self::Diary, _: &Self::Fact, _: Time) {}
    /// What the game came to, besides who has won.
    fn samples(_: Self::Diary, _: &Outcome) -> Vec<Sample> {
        Vec::new()
    }
}

impl Simulated for Cells {
    type Diary = ();
}

impl Simulated for Master {
    type Diary = balance::Rounds;

    fn note(diary: &mut balance::Rounds, fact: &master::Fact, at: Time) {
        diary.note(fact, at);
    }

    fn samples(diary: balance::Rounds, outcome: &Outcome) -> Vec<Sample> {
        diary.samples(outcome)
    }
}

impl Simulated for Plan {
    type Diary = heists::Heists;

    fn note(diary: &mut heists::Heists, fact: &plan::Fact, _: Time) {
        diary.note(fact);
    }

    fn samples(diary: heists::Heists, _: &Outcome) -> Vec<Sample> {
        diary.samples()
    }
}

impl Simulated for Temple {
    type Diary = ();

    fn ending(&self) -> Option<&'static str> {
        let open = self.expedition();
        let end = open.end.filter(|end| !end.won)?;
        let helpless = open.inside().iter().any(|seat| !open.can_throw(seat));
        if open.inside().is_empty() {
            let found = open.chalice != Some(Chalice::Hidden);
            return Some(if found { "chalice_left_behind" } else { "chalice_not_found" });
        }
        let exit = open.map.exit();
        Some(match exit {
            None if helpless => "locked_before_exit_was_found",
            None => "exit_not_found",
            Some(_) if end.stones > 3 => "too_many_stones",
            Some(_) if helpless => "locked_on_the_way_out",
            Some(_) => "too_late_at_the_exit",
        })
    }
}

/// Plays all the games of a run. `progress` is called with the number of games done, from any thread.
///
/// # Errors
/// When the run makes no sense.
pub fn simulate(run: &Run, progress: &(dyn Fn(usize) + Sync)) -> Result<Report, BadRun> {
    match run.game.as_str() {
        Cells::GAME => simulate_game::<Cells>(run, progress),
        Temple::GAME => simulate_game::<Temple>(run, progress),
        Master::GAME => simulate_game::<Master>(run, progress),
        Plan::GAME => simulate_game::<Plan>(run, progress),
        other => Err(BadRun::UnknownGame(other.to_owned())),
    }
}

fn simulate_game<R: Simulated>(run: &Run, progress: &(dyn Fn(usize) + Sync)) -> Result<Report, BadRun> {
    let object = run.options.is_object();
    let options: R::Options = table::read(&run.options)
        .ok()
        .filter(|_| object)
        .ok_or_else(|| BadRun::UnknownOptions(run.options.to_string()))?;
    for name in &run.bots {
        if R::player(name, &Seed([0; 32])).is_none() {
            return Err(BadRun::UnknownBot { name: name.clone(), known: R::levels().join(", ") });
        }
    }
    let count = u8::try_from(run.bots.len()).ok().and_then(Seats::new);
    let seats = count.ok_or(BadRun::BadOptions(table::BadOptions::Seats { min: 1, max: 8 }))?;
    // One game tells whether the options fit; it is played again with the others.
    game::play::<R>(&options, seats, &run.bots, &Seed([0; 32]), 0, false).map_err(BadRun::BadOptions)?;
    let threads =
        run.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1);
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Played)>> = Mutex::new(Vec::with_capacity(run.games));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= run.games {
                        return;
                    }
                    let seed = Seed::from_text(&format!("{} {number}", run.seed));
                    let turn = if run.rotate { number % run.bots.len() } else { 0 };
                    if let Ok(played) =
                        game::play::<R>(&options, seats, &run.bots, &seed, turn, run.keep_logs)
                    {
                        results.lock().unwrap_or_else(|broken| broken.into_inner()).push((number, played));
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(|broken| broken.into_inner());
    results.sort_by_key(|(number, _)| *number);
    Ok(Report { run: run.clone(), games: results.into_iter().map(|(_, played)| played).collect() })
}
