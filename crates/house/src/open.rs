//! Before there is a table: saying hello, and opening one.

use protocol::{GameOffer, GuestId, Hello, Refusal};
use serde_json::Value;
use shelf::{Game, Problem};
use table::{Coded, Seed};

use crate::record::Opening;

/// Who speaks, and what can be played. Time runs there as it does on a clock, unless whoever has the clock says otherwise.
pub fn hello(guest: GuestId, games: &[&'static dyn Game]) -> Hello {
    let offer = |game: &&'static dyn Game| GameOffer {
        game: game.name().to_owned(),
        rules: game.version(),
        seats: game.seats(),
        bots: game.levels().into_iter().map(ToOwned::to_owned).collect(),
        options: game.default_options(),
    };
    Hello { protocol: protocol::VERSION, guest, games: games.iter().map(offer).collect(), speed: 1 }
}

/// What a table is opened with, if it can be dealt so: not public, with watchers, every seat free, bots for
/// those who drop out where everything happens in real time, fair races where people race against each other. The seed is drawn by whoever has randomness.
///
/// # Errors
/// When there is no such game, or the options do not fit.
pub fn open(
    games: &[&'static dyn Game],
    host: GuestId,
    game: &str,
    seats: u8,
    options: Option<&Value>,
    seed: Seed,
) -> Result<Opening, Coded> {
    let game = games.iter().find(|known| known.name() == game).ok_or(Refusal::NoSuchGame.coded())?;
    let none = Value::Object(Default::default());
    let options = game.prepare(options.unwrap_or(&none), seats).map_err(|problem| why(&problem))?;
    Ok(Opening {
        game: game.name().to_owned(),
        rules: game.version(),
        options: options.to_string(),
        seats,
        seed,
        host,
        public: false,
        watchers: true,
        stand_ins: game.real_time(),
        fair_race: game.real_time() && !game.together(),
        taken: Vec::new(),
    })
}

/// A problem as code and arguments.
pub(crate) fn why(problem: &Problem) -> Coded {
    match problem {
        Problem::Refused(coded) => coded.clone(),
        Problem::UnknownOptions(why) => Refusal::UnknownOptions { why: why.clone() }.coded(),
        Problem::BadOptions(bad) => {
            let mut coded = Coded::of(bad);
            coded.code.insert_str(0, "bad_options_");
            coded
        }
        Problem::BadMove(why) => Refusal::BadMove { why: why.clone() }.coded(),
        Problem::BadState(_) | Problem::Broken(_) | Problem::SetUpByHand => Refusal::Frozen.coded(),
    }
}
