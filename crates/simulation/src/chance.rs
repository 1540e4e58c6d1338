//! Where all that is random in a run comes from: one seed.

use table::{Luck, Seed, Stream};

const ALL: Stream = Stream(0);

/// The chance of one run.
pub(crate) struct Chance(Luck);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(Luck::new(&Seed::from_text(&format!("simulation {seed}")), &[]))
    }

    /// A number below the bound; 0 if there is none.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.0.below(ALL, u32::try_from(bound).unwrap_or(u32::MAX)))
    }

    /// A number from here to there, both included.
    pub(crate) fn between(&mut self, from: u64, to: u64) -> u64 {
        from + self.below(to.saturating_sub(from) + 1)
    }

    /// Once in so many times; never if that is 0.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        times > 0 && self.below(times) == 0
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u64) as usize)
    }

    /// A number for a request: random, and not used twice.
    pub(crate) fn request_id(&mut self) -> u64 {
        (self.below(1 << 31) << 20) | self.below(1 << 20)
    }

    /// Sixteen random bytes.
    pub(crate) fn bytes(&mut self) -> [u8; 16] {
        std::array::from_fn(|_| self.below(256) as u8)
    }
}
