//! All games behind one face. What does not care which game it is (the command, the server, the worker in the page) asks the
//! shelf and speaks JSON.
//!
//! ```
//! use serde_json::json;
//! use table::{Eye, Seat, Seed, Time};
//!
//! let cells = shelf::tools("cells").expect("it is on the shelf");
//! let mut table = cells.deal(&json!({"first_seat": 0}), 2, Seed::from_text("docs"))?;
//! let step = json!({"Go": {"piece": "pawn", "to": "a2"}});
//! table.play(Time::ms(900), Seat::at(0), &step).expect("the way is free");
//! assert_eq!(table.sight(Eye::Watcher)["public"]["pawn"][0], "a2");
//! # Ok::<(), shelf::Problem>(())
//! ```

mod desk;
mod mind;
mod record;
mod table_top;

use search::Players;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{BadLog, BadOptions, Breach, Broken, Coded, Entropy, Flaw, LuckMark, Seat, Seats, Seed, Time};
use thiserror::Error;

pub use desk::{Desk, Happened, Resumed, Tale};
pub use mind::{Heard, Mind, Seen};
pub use record::{Record, Step};
pub use search::{Nodes, Plan};
pub use table_top::{Played, Table};

/// Every game, in the order in which they are shown. A new game is one line here.
macro_rules! all {
    () => {
        &[
            &Shelved::<cells::Cells>::NEW,
            &Shelved::<temple::Temple>::NEW,
            &Shelved::<master::Master>::NEW,
            &Shelved::<plan::Plan>::NEW,
        ]
    };
}

/// Every game, in the order in which they are shown.
pub fn games() -> &'static [&'static dyn Game] {
    all!()
}

/// What a game needs to stand on the shelf: players, and nothing that is tied to one thread.
pub trait OnShelf:
    Players<Options: Send, Move: Send, Fact: Send, Refusal: Send, Public: Send, Private: Send> + Send + 'static
{
}

impl<R> OnShelf for R where
    R: Players<Options: Send, Move: Send, Fact: Send, Refusal: Send, Public: Send, Private: Send>
        + Send
        + 'static
{
}

/// The game of this name.
pub fn game(name: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.name() == name)
}

/// The game of this name, with what the command line needs of it.
pub fn tools(name: &str) -> Option<&'static dyn Tools> {
    let all: &[&'static dyn Tools] = all!();
    all.iter().copied().find(|game| game.name() == name)
}

/// A game on the shelf, as whatever keeps tables needs it.
pub trait Game: Sync {
    /// Its name, as on the command line.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// Its options, as they are if nobody says otherwise.
    fn default_options(&self) -> Value;
    /// The fewest and the most seats.
    fn seats(&self) -> (u8, u8);
    /// Whether all play together against the game.
    fn together(&self) -> bool;
    /// Whether all act at once, by the clock.
    fn real_time(&self) -> bool;
    /// How long a bot lets pass before it moves, in milliseconds.
    fn pace_ms(&self) -> u64;
    /// How well its bots play, by name, weakest first.
    fn levels(&self) -> Vec<&'static str>;
    /// A bot of this level.
    fn mind(&self, level: &str, seed: &Seed) -> Option<Box<dyn Mind>>;
    /// All options in full, from those that differ from the defaults.
    ///
    /// # Errors
    /// When they are none of this game's or do not fit.
    fn prepare(&self, options: &Value, seats: u8) -> Result<Value, Problem>;
    /// Deals a table for the house, with what the seats added to the luck.
    ///
    /// # Errors
    /// When the options are none of this game's or do not fit.
    fn begin(
        &self,
        options: &Value,
        seats: Seats,
        seed: Seed,
        entropy: &[(Seat, Entropy)],
    ) -> Result<Box<dyn Desk>, Problem>;
    /// Goes on with a table that was kept under this version of the rules.
    ///
    /// # Errors
    /// At the first record that does not come out as it was kept.
    fn resume(
        &self,
        rules: u16,
        options: &Value,
        seats: Seats,
        seed: Seed,
        records: &[&[u8]],
    ) -> Result<Resumed, Breach>;
}

/// What the command line does with a game besides: it referees tables by hand, and reads logs. The page never does, and this is
/// apart so that it need not load the code.
pub trait Tools: Game {
    /// Deals.
    ///
    /// # Errors
    /// When the options are none of this game's or do not fit.
    fn deal(&self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Table>, Problem>;
    /// Sets a position up by hand.
    ///
    /// # Errors
    /// When it is none of this game's positions.
    fn set_up(
        &self,
        state: &Value,
        seed: Seed,
        now: Time,
        luck: &LuckMark,
    ) -> Result<Box<dyn Table>, Problem>;
    /// Reads a log of this game.
    ///
    /// # Errors
    /// When it is none.
    fn read_log(&self, file: &[u8]) -> Result<Box<dyn Record>, BadLog>;
}

/// Why something could not be done. A refusal is the game's answer to a fair question; the others are errors of the
/// asker.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Problem {
    /// The referee says no.
    #[error("refused: {}", .0.code)]
    Refused(Coded),
    /// Options that cannot be read.
    #[error("these are not the options of this game: {0}")]
    UnknownOptions(String),
    /// Options that do not fit.
    #[error("{0}")]
    BadOptions(BadOptions),
    /// A move that cannot be read.
    #[error("this is not a move of this game: {0}")]
    BadMove(String),
    /// A state that cannot be read.
    #[error("this is not a state of this game: {0}")]
    BadState(String),
    /// A state that breaks an invariant.
    #[error("{0}")]
    Broken(Broken),
    /// A position was set up by hand, so its log does not lead to it.
    #[error("the position was set up by hand, so its log does not lead to it")]
    SetUpByHand,
}

/// A game put on the shelf. Those that people play stand there already; this is for examining another.
pub struct Shelved<R>(std::marker::PhantomData<fn() -> R>);

impl<R> Shelved<R> {
    /// The game.
    pub const NEW: Shelved<R> = Shelved(std::marker::PhantomData);
}

impl<R: OnShelf> Game for Shelved<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn version(&self) -> u16 {
        R::VERSION
    }

    fn default_options(&self) -> Value {
        written(&R::Options::default())
    }

    fn seats(&self) -> (u8, u8) {
        R::SEATS
    }

    fn together(&self) -> bool {
        R::TOGETHER
    }

    fn real_time(&self) -> bool {
        R::REAL_TIME
    }

    fn pace_ms(&self) -> u64 {
        R::PACE_MS
    }

    fn levels(&self) -> Vec<&'static str> {
        R::levels()
    }

    fn mind(&self, level: &str, seed: &Seed) -> Option<Box<dyn Mind>> {
        Some(Box::new(mind::MindOf(R::player(level, seed)?)))
    }

    fn prepare(&self, options: &Value, seats: u8) -> Result<Value, Problem> {
        desk::prepare::<R>(options, seats)
    }

    fn begin(
        &self,
        options: &Value,
        seats: Seats,
        seed: Seed,
        entropy: &[(Seat, Entropy)],
    ) -> Result<Box<dyn Desk>, Problem> {
        desk::begin::<R>(options, seats, seed, entropy)
    }

    fn resume(
        &self,
        rules: u16,
        options: &Value,
        seats: Seats,
        seed: Seed,
        records: &[&[u8]],
    ) -> Result<Resumed, Breach> {
        if rules != R::VERSION {
            return Err(Breach { entry: 0, why: Flaw::OtherRules { version: rules } });
        }
        desk::resume::<R>(options, seats, seed, records)
    }
}

impl<R: OnShelf> Tools for Shelved<R> {
    fn deal(&self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn Table>, Problem> {
        table_top::deal::<R>(options, seats, seed)
    }

    fn set_up(
        &self,
        state: &Value,
        seed: Seed,
        now: Time,
        luck: &LuckMark,
    ) -> Result<Box<dyn Table>, Problem> {
        table_top::set_up::<R>(state, seed, now, luck)
    }

    fn read_log(&self, file: &[u8]) -> Result<Box<dyn Record>, BadLog> {
        record::read::<R>(file)
    }
}

/// Anything that is written as JSON.
fn written(value: &impl serde::Serialize) -> Value {
    table::write(value).expect("options, moves, facts and sights are plain data with text keys")
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    table::read(value).map_err(|error| error.to_string())
}
