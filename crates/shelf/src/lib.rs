//! All games behind one face. Whoever does not care which game it is (the command, the server, the worker in the page)
//! asks the shelf and speaks JSON.
//!
//! ```
//! use serde_json::json;
//! use table::{Eye, Seat, Seed, Time};
//!
//! let cells = shelf::game("cells").expect("it is on the shelf");
//! let mut table = cells.deal(&json!({"first_seat": 0}), 2, Seed::from_text("docs"))?;
//! let step = json!({"Go": {"piece": "pawn", "to": "a2"}});
//! table.play(Time::ms(900), Seat::at(0), &step).expect("the way is free");
//! assert_eq!(table.sight(Eye::Watcher)["public"]["pawn"][0], "a2");
//! # Ok::<(), shelf::Problem>(())
//! ```

mod record;
mod table_top;

use serde_json::Value;
use table::{BadLog, BadOptions, Broken, Coded, LuckMark, Rules, Seed, Time};
use thiserror::Error;

pub use record::{Record, Step};
pub use table_top::{Played, Table};

/// Every game, in the order in which they are shown. A new game is one line here.
pub fn games() -> &'static [&'static dyn Game] {
    &[
        &Shelved::<cells::Cells>(std::marker::PhantomData),
        &Shelved::<temple::Temple>(std::marker::PhantomData),
    ]
}

/// The game of this name.
pub fn game(name: &str) -> Option<&'static dyn Game> {
    games().iter().copied().find(|game| game.name() == name)
}

/// A game on the shelf.
pub trait Game: Sync {
    /// Its name, as on the command line.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u16;
    /// Its options, as they are if nobody says otherwise.
    fn default_options(&self) -> Value;
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

struct Shelved<R>(std::marker::PhantomData<fn() -> R>);

impl<R: Rules + 'static> Game for Shelved<R> {
    fn name(&self) -> &'static str {
        R::GAME
    }

    fn version(&self) -> u16 {
        R::VERSION
    }

    fn default_options(&self) -> Value {
        written(&R::Options::default())
    }

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
    serde_json::to_value(value).expect("options, moves, facts and sights are plain data with text keys")
}
