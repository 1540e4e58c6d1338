//! A finished game, run again from its log: every entry checked, every moment kept to be looked at.

use std::sync::Arc;

use serde_json::Value;
use table::{BadLog, Breach, Commitment, Log, Outcome, Referee, Rules, Seats, Time};

/// One moment of a game: how things stood after an entry.
#[derive(Clone, Debug)]
pub struct Frame<R> {
    /// The number of the entry.
    pub seq: usize,
    /// Its time.
    pub at: Time,
    /// What kind of entry it was.
    pub what: &'static str,
    /// Everything that was told, to whomever.
    pub facts: Arc<Vec<Value>>,
    /// The whole state.
    pub state: Arc<R>,
}

/// A game that can be watched from beginning to end.
#[derive(Clone, Debug)]
pub struct Film<R> {
    /// Its moments; never none.
    pub frames: Vec<Frame<R>>,
    /// What was shown of the seed before the deal.
    pub commitment: Commitment,
    /// How many seats.
    pub seats: Seats,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Why a log cannot be watched.
#[derive(Clone, PartialEq, Debug)]
pub enum BadFilm {
    /// It cannot be read.
    Unreadable(BadLog),
    /// The seed is not in it: the game is not over.
    NotOver,
    /// It is not what was played, or its luck is not the one that was promised.
    NotSound(Breach),
}

impl<R: Rules> Film<R> {
    /// Runs a log again.
    pub fn of(file: &[u8]) -> Result<Film<R>, BadFilm> {
        let log = Log::<R>::read(file).map_err(BadFilm::Unreadable)?;
        let seed = log.revealed().ok_or(BadFilm::NotOver)?;
        let mut frames = Vec::with_capacity(log.entries.len());
        let referee = Referee::replay(&log, seed, usize::MAX, &mut |referee: &Referee<R>| {
            let told = referee.facts().told().iter();
            let facts = told.map(|told| table::write(&told.fact).unwrap_or_default()).collect();
            frames.push(Frame {
                seq: referee.seq() - 1,
                at: referee.now(),
                what: referee.last().what.kind(),
                facts: Arc::new(facts),
                state: Arc::new(referee.state().clone()),
            });
        });
        let referee = referee.map_err(BadFilm::NotSound)?;
        let header = &log.header;
        // Who sits down at the beginning, and the seed at the end, are nothing to look at.
        frames.retain(|frame| !matches!(frame.what, "sit" | "reveal"));
        Ok(Film { frames, commitment: header.commitment, seats: header.seats, outcome: referee.outcome() })
    }

    /// The moment of this number, or the last one.
    pub fn frame(&self, number: usize) -> &Frame<R> {
        &self.frames[number.min(self.last())]
    }

    /// The number of the last moment.
    pub fn last(&self) -> usize {
        self.frames.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cells::{Cells, FirstSeat, Options};
    use table::{Opening, Seat, Seed};

    /// A game that ends by the turn limit, as a file.
    fn file() -> Vec<u8> {
        let options = Options {
            first_seat: FirstSeat::Seat(Seat::at(0)),
            turn_limit: cells::Limit(Some(2)),
            ..Options::default()
        };
        let mut game = Opening::<Cells>::new(options, Seats::of(2), Seed::from_text("film")).deal().unwrap();
        while game.outcome().is_none() {
            let seat = game.awaited().iter().next().unwrap();
            let mut moves = Vec::new();
            game.moves(seat, game.now(), &mut moves);
            game.play(game.now(), seat, &moves[0], &mut |_: &Referee<Cells>| ()).unwrap();
        }
        game.reveal(&mut |_: &Referee<Cells>| ()).unwrap();
        serde_json::to_vec(&game.log().to_json()).unwrap()
    }

    #[test]
    fn a_log_can_be_watched() {
        let film = Film::<Cells>::of(&file()).unwrap();
        // The deal, and four moves of two seats in two rounds.
        assert_eq!(film.frames.len(), 17);
        assert_eq!(film.frame(0).what, "deal");
        assert!(film.frame(1).facts[0].get("moved").is_some());
        assert_eq!(film.frame(99).seq, film.frames.last().unwrap().seq);
        assert_eq!(film.commitment, Seed::from_text("film").commitment());
        assert!(film.outcome.is_some());
    }

    #[test]
    fn a_log_that_was_tampered_with_cannot() {
        let text = String::from_utf8(file()).unwrap();
        assert!(matches!(Film::<Cells>::of(b"{}"), Err(BadFilm::Unreadable(_))));
        let seed = Seed::from_text("film").to_hex();
        let other = text.replace(&seed, &Seed::from_text("other").to_hex());
        assert!(matches!(Film::<Cells>::of(other.as_bytes()), Err(BadFilm::NotSound(_))));
        let mut moved: Value = serde_json::from_str(&text).unwrap();
        let entries = moved["entries"].as_array_mut().unwrap();
        entries.swap(2, 3);
        assert!(matches!(Film::<Cells>::of(moved.to_string().as_bytes()), Err(BadFilm::NotSound(_))));
        entries_without_reveal(&text);
    }

    fn entries_without_reveal(text: &str) {
        let mut running: Value = serde_json::from_str(text).unwrap();
        running["entries"].as_array_mut().unwrap().pop();
        assert_eq!(Film::<Cells>::of(running.to_string().as_bytes()).unwrap_err(), BadFilm::NotOver);
    }
}
