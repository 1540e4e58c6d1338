//! What many games come to.

use std::collections::BTreeMap;

use table::{Outcome, Verdict};

use crate::Run;
use crate::game::Played;

/// Everything a run gave, in the order of the games.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was asked for.
    pub run: Run,
    /// What came of each game.
    pub games: Vec<Played>,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The share itself.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for so many (halves count half) of so many.
    pub fn wilson(wins: f64, of: usize) -> Interval {
        if of == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let z = 1.959_964;
        let n = of as f64;
        let share = wins / n;
        let centre = share + z * z / (2.0 * n);
        let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        Interval { share, low: (centre - spread) / scale, high: (centre + spread) / scale }
    }
}

/// The smallest, the quarters and the largest of some numbers.
pub fn quartiles(mut numbers: Vec<f64>) -> Option<[f64; 5]> {
    numbers.sort_by(f64::total_cmp);
    let last = numbers.len().checked_sub(1)?;
    Some([0, 1, 2, 3, 4].map(|quarter| numbers[last * quarter / 4]))
}

impl Report {
    /// How often each bot of the run has won; a shared win counts as its part.
    pub fn wins_by_bot(&self) -> Vec<f64> {
        self.wins(|game, seat| game.seated[seat])
    }

    /// How often each seat has won.
    pub fn wins_by_seat(&self) -> Vec<f64> {
        self.wins(|_, seat| seat)
    }

    fn wins(&self, whose: impl Fn(&Played, usize) -> usize) -> Vec<f64> {
        let mut wins = vec![0.0; self.run.bots.len()];
        for game in &self.games {
            let winners = game.outcome.as_ref().map(|outcome| outcome.winners()).unwrap_or_default();
            for seat in winners.iter() {
                wins[whose(game, seat.index())] += 1.0 / winners.len() as f64;
            }
        }
        wins
    }

    /// How often all together have won, where the seats play together.
    pub fn won_together(&self) -> Option<usize> {
        let verdict = |game: &Played| game.outcome.as_ref().map(|outcome| outcome.verdict);
        let ranked = self.games.iter().any(|game| verdict(game) == Some(Verdict::Ranked));
        (!ranked).then(|| self.games.iter().filter(|game| verdict(game) == Some(Verdict::Won)).count())
    }

    /// How often games ended in which way.
    pub fn endings(&self) -> BTreeMap<&'static str, usize> {
        let mut endings = BTreeMap::new();
        for ending in self.games.iter().filter_map(|game| game.ending) {
            *endings.entry(ending).or_insert(0) += 1;
        }
        endings
    }

    /// A part of the score, in every finished game: the mean over its seats. Only the games won, or only those lost, if
    /// asked.
    pub fn part(&self, name: &str, won: Option<bool>) -> Vec<f64> {
        let wanted = |outcome: &&Outcome| won.is_none_or(|won| (outcome.verdict == Verdict::Won) == won);
        let of = |outcome: &Outcome| {
            let parts = outcome
                .standings
                .iter()
                .flat_map(|standing| &standing.parts)
                .filter(|part| part.name == name);
            let values: Vec<f64> = parts.map(|part| part.value as f64).collect();
            (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
        };
        self.games.iter().filter_map(|game| game.outcome.as_ref()).filter(wanted).filter_map(of).collect()
    }

    /// Games that came to an end.
    pub fn finished(&self) -> usize {
        self.games.iter().filter(|game| game.outcome.is_some()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_its_share_and_stays_within_bounds() {
        let even = Interval::wilson(50.0, 100);
        assert!((even.low - 0.4038).abs() < 0.001 && (even.high - 0.5962).abs() < 0.001, "{even:?}");
        let none = Interval::wilson(0.0, 20);
        assert!(none.low.abs() < 1e-9 && none.high < 0.17, "{none:?}");
    }
}
