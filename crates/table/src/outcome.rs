//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// How a game ended, for every seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Against each other, or together against the game.
    pub verdict: Verdict,
    /// Every seat once, best first; seats that share a place stand together.
    pub standings: Vec<Standing>,
}

/// What kind of end it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Everybody has a place; the first place wins, and may be shared.
    Ranked,
    /// All together have won.
    Won,
    /// All together have lost, or nobody won.
    Lost,
}

/// How one seat came out of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// The place, from 1; shared places have the same number.
    pub place: u8,
    /// What the place was decided by, where the game counts something.
    pub score: i64,
    /// What the score is made of, by names that `words` knows.
    pub parts: Vec<Part>,
}

/// A part of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// What it is for; a stable name.
    pub name: String,
    /// How much, in the game's own unit; may be negative.
    pub value: i64,
}

impl Outcome {
    /// A ranking by score, the highest first; equal scores share a place.
    pub fn ranked(scores: impl IntoIterator<Item = (Seat, i64, Vec<Part>)>) -> Outcome {
        let mut standings: Vec<Standing> = scores
            .into_iter()
            .map(|(seat, score, parts)| Standing { seat, place: 0, score, parts })
            .collect();
        crate::sort_by_key(&mut standings, |standing| (std::cmp::Reverse(standing.score), standing.seat));
        let mut place = 0;
        let mut last = None;
        for (standing, number) in standings.iter_mut().zip(1..) {
            if last != Some(standing.score) {
                place = number;
            }
            last = Some(standing.score);
            standing.place = place;
        }
        Outcome { verdict: Verdict::Ranked, standings }
    }

    /// A common end of all these seats.
    pub fn together(won: bool, seats: impl IntoIterator<Item = Seat>) -> Outcome {
        let verdict = if won { Verdict::Won } else { Verdict::Lost };
        let standing = |seat| Standing { seat, place: 1, score: i64::from(won), parts: Vec::new() };
        Outcome { verdict, standings: seats.into_iter().map(standing).collect() }
    }

    /// Who has won; several if they share it, nobody if the game won.
    pub fn winners(&self) -> SeatSet {
        let first = |standing: &&Standing| standing.place == 1 && self.verdict != Verdict::Lost;
        self.standings.iter().filter(first).map(|standing| standing.seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seats;

    #[test]
    fn equal_scores_share_a_place() {
        let scores = Seats::of(4).iter().zip([4, 3, 4, 2]).map(|(seat, score)| (seat, score, Vec::new()));
        let outcome = Outcome::ranked(scores);
        let places: Vec<(usize, u8)> = outcome.standings.iter().map(|s| (s.seat.index(), s.place)).collect();
        assert_eq!(places, [(0, 1), (2, 1), (1, 3), (3, 4)]);
        assert_eq!(outcome.winners().len(), 2);
    }

    #[test]
    fn together_all_win_or_nobody() {
        assert_eq!(Outcome::together(true, Seats::of(3).iter()).winners().len(), 3);
        assert!(Outcome::together(false, Seats::of(3).iter()).winners().is_empty());
    }
}
