//! The table's randomness. It lives beside the state, never in it, so no copy of a state can tell the future.

use std::collections::VecDeque;
use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::fairness::{Entropy, Seed};

/// What luck is drawn for: dice, tiles, cards. Each purpose has a stream of its own, so that one more throw of the dice
/// does not change which card comes next. Every game names its streams from 0 up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(pub u8);

impl Stream {
    /// More streams than any game needs.
    pub const MOST: u8 = 16;
}

/// The luck of one table: ChaCha20 from a key, one stream per purpose, ranges without bias.
///
/// ```
/// use table::{Luck, Seed, Stream};
/// const DICE: Stream = Stream(0);
/// let mut luck = Luck::new(&Seed([7; 32]), &[]);
/// let die = luck.below(DICE, 6);
/// assert!(die < 6);
/// assert_eq!(luck.drawn(), 1);
/// ```
#[derive(Clone)]
pub struct Luck {
    source: Source,
    drawn: u64,
}

#[derive(Clone)]
enum Source {
    Streams { key: [u8; 32], streams: Vec<ChaCha20Rng> },
    Script(VecDeque<u32>),
}

/// How far each stream of luck has been used: all that a snapshot keeps of it. The key is not in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LuckMark {
    /// The word each stream stands at.
    pub positions: Vec<u64>,
    /// How many draws there were in all.
    pub drawn: u64,
}

impl Luck {
    /// The luck of a table from the host's seed and what the seats added to it.
    pub fn new(seed: &Seed, entropy: &[Entropy]) -> Luck {
        Luck { source: Source::Streams { key: seed.luck_key(entropy), streams: Vec::new() }, drawn: 0 }
    }

    /// The luck of the same table, used as far as the mark says.
    pub fn resumed(seed: &Seed, entropy: &[Entropy], mark: &LuckMark) -> Luck {
        let key = seed.luck_key(entropy);
        let streams = mark.positions.iter().take(Stream::MOST as usize).zip(0..).map(|(&word, number)| {
            let mut stream = stream_of(&key, number);
            stream.set_word_pos(u128::from(word));
            stream
        });
        Luck { source: Source::Streams { key, streams: streams.collect() }, drawn: mark.drawn }
    }

    /// Luck for tests: these draws in this order, whatever they are for.
    pub fn scripted(draws: impl IntoIterator<Item = u32>) -> Luck {
        Luck { source: Source::Script(draws.into_iter().collect()), drawn: 0 }
    }

    /// A number below `bound`, each one as likely as any other. Where there is only one (or none), that is 0 and no
    /// luck is used.
    ///
    /// # Panics
    /// When scripted luck has run out or does not fit the question: then the test is wrong.
    pub fn below(&mut self, purpose: Stream, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        self.drawn = self.drawn.saturating_add(1);
        match &mut self.source {
            Source::Streams { key, streams } => {
                let index = (purpose.0 % Stream::MOST) as usize;
                while streams.len() <= index {
                    streams.push(stream_of(key, streams.len() as u64));
                }
                unbiased(&mut streams[index], bound)
            }
            Source::Script(draws) => {
                let draw = draws.pop_front().expect("the script of this test goes on for long enough");
                assert!(draw < bound, "scripted luck: {draw} was to be below {bound}");
                draw
            }
        }
    }

    /// One of these, each as likely as any other; none of none.
    pub fn pick<T: Copy>(&mut self, purpose: Stream, from: &[T]) -> Option<T> {
        let index = self.below(purpose, u32::try_from(from.len()).ok()?);
        from.get(index as usize).copied()
    }

    /// How many draws there were so far. The referee compares it to see whether a move used luck.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// How far each stream has been used, for a snapshot.
    pub fn mark(&self) -> LuckMark {
        let positions = match &self.source {
            // 2^64 words are 10^11 years of throwing dice.
            Source::Streams { streams, .. } => streams.iter().map(|s| s.get_word_pos() as u64).collect(),
            Source::Script(_) => Vec::new(),
        };
        LuckMark { positions, drawn: self.drawn }
    }
}

fn stream_of(key: &[u8; 32], number: u64) -> ChaCha20Rng {
    let mut stream = ChaCha20Rng::from_seed(*key);
    stream.set_stream(number);
    stream
}

/// Lemire's method: multiply, and throw again in the few cases that would favour some results.
fn unbiased(stream: &mut ChaCha20Rng, bound: u32) -> u32 {
    let mut wide = u64::from(stream.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let uneven = bound.wrapping_neg() % bound;
        while (wide as u32) < uneven {
            wide = u64::from(stream.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

impl fmt::Debug for Luck {
    /// Says how far it was used and nothing that could tell the future.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Luck").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Stream = Stream(0);
    const B: Stream = Stream(1);

    #[test]
    fn one_purpose_does_not_disturb_another() {
        let mut one = Luck::new(&Seed([1; 32]), &[]);
        let mut two = one.clone();
        for _ in 0..50 {
            one.below(A, 6);
        }
        let from_one: Vec<u32> = (0..50).map(|_| one.below(B, 1000)).collect();
        let from_two: Vec<u32> = (0..50).map(|_| two.below(B, 1000)).collect();
        assert_eq!(from_one, from_two);
    }

    #[test]
    fn a_mark_resumes_and_holds_no_seed() {
        let seed = Seed([3; 32]);
        let mut luck = Luck::new(&seed, &[Entropy([9; 16])]);
        for i in 0..77 {
            luck.below(Stream(i % 3), 10);
        }
        let mark = luck.mark();
        let mut again = Luck::resumed(&seed, &[Entropy([9; 16])], &mark);
        assert_eq!(again.mark(), mark);
        for i in 0..77 {
            assert_eq!(luck.below(Stream(i % 4), 99), again.below(Stream(i % 4), 99));
        }
        assert!(mark.positions.iter().all(|&word| word < 100), "positions only: {mark:?}");
    }

    #[test]
    fn every_face_comes_up_as_often() {
        let mut luck = Luck::new(&Seed([5; 32]), &[]);
        for bound in [2, 3, 6, 7, 100] {
            let mut seen = vec![0_i64; bound as usize];
            let throws = 20_000 * i64::from(bound);
            for _ in 0..throws {
                seen[luck.below(A, bound) as usize] += 1;
            }
            // Chi-square with `bound - 1` degrees of freedom stays far below 2.5 times that for an even source.
            let chi: f64 = seen.iter().map(|&n| (n - 20_000).pow(2) as f64 / 20_000.0).sum();
            assert!(chi < 12.0 + 1.6 * f64::from(bound), "{bound}: {chi}");
        }
    }

    #[test]
    fn the_rare_uneven_draws_are_thrown_again() {
        // With a bound just above half the range nearly every second word is refused; none may come out too high.
        let mut luck = Luck::new(&Seed([6; 32]), &[]);
        let bound = (1 << 31) + 1;
        let low = (0..10_000).filter(|_| luck.below(A, bound) < bound / 2).count();
        assert!((4_700..5_300).contains(&low), "{low}");
    }

    #[test]
    fn entropy_of_any_seat_changes_everything() {
        let draws = |entropy: &[Entropy]| {
            let mut luck = Luck::new(&Seed([1; 32]), entropy);
            (0..8).map(|_| luck.below(A, 1 << 30)).collect::<Vec<_>>()
        };
        assert_ne!(draws(&[]), draws(&[Entropy([0; 16])]));
        assert_ne!(draws(&[Entropy([0; 16])]), draws(&[Entropy([1; 16])]));
    }

    #[test]
    fn nothing_to_choose_uses_no_luck() {
        let mut luck = Luck::scripted([]);
        assert_eq!(luck.below(A, 1), 0);
        assert_eq!(luck.pick::<u8>(A, &[]), None);
        assert_eq!(luck.pick(A, &[4]), Some(4));
        assert_eq!(luck.drawn(), 0);
    }
}
