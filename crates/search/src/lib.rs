//! What bots are, and what they share.
//!
//! A [`Bot`] holds a seat. It observes what its seat observes and nothing else, keeps its own memory, is deterministic from
//! a seed, and acts through the same door as people: it says what it will do and when, and the referee takes it or not.

use table::{Luck, Rules, Seated, Seed, Time};

/// What a bot is up to.
#[derive(Clone, PartialEq, Debug)]
pub enum Plan<M> {
    /// It will make this move at that moment, unless it observes something new before.
    Act {
        /// When; now or later.
        at: Time,
        /// What.
        mv: M,
    },
    /// It wants to be asked again at that moment.
    Wake {
        /// When; later.
        at: Time,
    },
    /// It has nothing to do until something happens.
    Wait,
}

/// How many positions a bot may still look at before it lets others have the processor. Counted, never timed: the same
/// bot thinks the same on a slow machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nodes(u32);

impl Nodes {
    /// As many as it likes.
    pub const ALL: Nodes = Nodes(u32::MAX);

    /// This many.
    pub const fn new(count: u32) -> Nodes {
        Nodes(count)
    }

    /// Takes some; a last step may take more than are left.
    pub const fn take(&mut self, count: u32) {
        self.0 = self.0.saturating_sub(count);
    }

    /// Whether none are left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Somebody who plays without being a person.
pub trait Bot<R: Rules>: Send {
    /// Something happened, and this is what the seat was told of it. What it sees now comes with the next question.
    fn observe(&mut self, fact: &R::Fact, at: Time);
    /// What it will do, as things stand; none if the nodes have run out before it knew. Then it is asked again about the
    /// very same sight and goes on where it was. Something new to observe ends both thinking and plan.
    fn think(&mut self, sight: Seated<'_, R>, at: Time, nodes: &mut Nodes) -> Option<Plan<R::Move>>;
}

/// A game that bots can play.
pub trait Players: Rules {
    /// The fewest and the most seats that the game is for.
    const SEATS: (u8, u8);
    /// How long a bot lets pass at a table before it moves, in milliseconds, so that people can follow. Simulations know
    /// nothing of it.
    const PACE_MS: u64 = 0;

    /// How well its bots play, by name, weakest first.
    fn levels() -> Vec<&'static str>;
    /// A bot of this level, all of whose whims come from this seed.
    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Self>>>;
}

/// The best of these by value; among equals luck decides, so that a bot does not always do the same.
pub fn best<T>(
    all: impl IntoIterator<Item = (T, f32)>,
    stream: table::Stream,
    luck: &mut Luck,
) -> Option<(T, f32)> {
    let mut best: Option<(T, f32)> = None;
    let mut equals = 1;
    for (one, value) in all {
        match &best {
            Some((_, so_far)) if value < *so_far => continue,
            Some((_, so_far)) if value == *so_far => {
                equals += 1;
                if luck.below(stream, equals) != 0 {
                    continue;
                }
            }
            _ => equals = 1,
        }
        best = Some((one, value));
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seed, Stream};

    #[test]
    fn the_best_is_found_and_equals_take_turns() {
        let mut luck = Luck::new(&Seed([1; 32]), &[]);
        let mut seen = [0; 4];
        for _ in 0..3_000 {
            let all = [(0, 1.0), (1, 5.0), (2, 5.0), (3, 5.0)];
            seen[best(all, Stream(0), &mut luck).unwrap().0] += 1;
        }
        assert_eq!(seen[0], 0);
        assert!(seen[1..].iter().all(|n| (900..1_100).contains(n)), "{seen:?}");
        assert_eq!(best(Vec::<(u8, f32)>::new(), Stream(0), &mut luck), None);
    }
}
