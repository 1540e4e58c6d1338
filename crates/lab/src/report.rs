//! What many games come to.

use std::collections::BTreeMap;

use table::{Outcome, Verdict};

use crate::game::Played;
use crate::{Count, Run};

/// Everything a run gave, in the order of the games.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was asked for.
    pub run: Run,
    /// What came of each game.
    pub games: Vec<Played>,
}

/// A share, or a mean, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The share or mean itself.
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
        // A share is never less than nothing nor more than all, however numbers are rounded.
        let end = |value: f64| (value / scale).clamp(0.0, 1.0);
        Interval { share, low: end(centre - spread), high: end(centre + spread) }
    }

    /// The mean of some numbers, with the normal interval.
    pub fn mean(values: &[f64]) -> Interval {
        let n = values.len().max(1) as f64;
        let share = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - share).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let spread = 1.959_964 * (variance / n).sqrt();
        Interval { share, low: share - spread, high: share + spread }
    }
}

/// The smallest, the quarters and the largest of some numbers.
pub fn quartiles(mut numbers: Vec<f64>) -> Option<[f64; 5]> {
    numbers.sort_by(f64::total_cmp);
    let last = numbers.len().checked_sub(1)?;
    Some([0, 1, 2, 3, 4].map(|quarter| numbers[last * quarter / 4]))
}

/// One line of what a game counts of itself: a mean, or a share, with its 95 % interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What is counted.
    pub count: Count,
    /// Of what.
    pub name: String,
    /// How often it was counted.
    pub times: usize,
    /// What came of it.
    pub mean: Interval,
}

impl Report {
    /// What the game has counted of itself, in the order of counts and names.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups: BTreeMap<(Count, &str), Vec<f64>> = BTreeMap::new();
        for sample in self.games.iter().flat_map(|game| &game.samples) {
            groups.entry((sample.count, &sample.name)).or_default().push(sample.value);
        }
        let group = |((count, name), values): ((Count, &str), Vec<f64>)| Group {
            count,
            name: name.to_owned(),
            times: values.len(),
            mean: match count.is_share() {
                true => Interval::wilson(values.iter().sum(), values.len()),
                false => Interval::mean(&values),
            },
        };
        groups.into_iter().map(group).collect()
    }

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

    /// The numbers of games that were given up, or in which a bot's move was refused. There should be none.
    pub fn flawed(&self) -> Vec<usize> {
        let is_flawed =
            |number: &usize| self.games[*number].outcome.is_none() || self.games[*number].refused > 0;
        (0..self.games.len()).filter(is_flawed).collect()
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
        for of in 1..400 {
            let (all, none) = (Interval::wilson(of as f64, of), Interval::wilson(0.0, of));
            assert!(all.high <= 1.0 && none.low >= 0.0, "{all:?} {none:?}");
        }
    }

    #[test]
    fn a_mean_has_an_interval_by_its_spread() {
        let values: Vec<f64> = (0..100).map(|number| f64::from(number % 2)).collect();
        let mean = Interval::mean(&values);
        assert!((mean.share - 0.5).abs() < 1e-9, "{mean:?}");
        assert!((mean.high - 0.5985).abs() < 0.001 && (mean.low - 0.4015).abs() < 0.001, "{mean:?}");
    }
}
