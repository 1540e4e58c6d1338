//! Somebody who plays the specimen without being a person: anything lawful, after a moment.

use search::{Bot, Nodes, Plan, Players};
use table::{Luck, Rules, Seated, Seed, Stream, Time};

use super::{Fact, Move, Specimen};

const WHIM: Stream = Stream(0);
/// How long it takes over a move, at least and at most.
const MOMENT_MS: (u64, u32) = (200, 1_800);

/// Plays anything lawful.
struct Dabbler {
    luck: Luck,
}

impl Bot<Specimen> for Dabbler {
    fn observe(&mut self, _: &Fact, _: Time) {}

    fn think(&mut self, sight: Seated<'_, Specimen>, at: Time, nodes: &mut Nodes) -> Option<Plan<Move>> {
        nodes.take(1);
        let mut lawful = Vec::new();
        Specimen::moves(sight, at, &mut lawful);
        let number = self.luck.below(WHIM, lawful.len() as u32) as usize;
        if number >= lawful.len() {
            let wake = Specimen::wake(sight, at);
            return Some(wake.map_or(Plan::Wait, |at| Plan::Wake { at }));
        }
        let moment = MOMENT_MS.0 + u64::from(self.luck.below(WHIM, MOMENT_MS.1));
        Some(Plan::Act { at: at.after(moment), mv: lawful.swap_remove(number) })
    }
}

impl Players for Specimen {
    const SEATS: (u8, u8) = (2, 4);

    fn levels() -> Vec<&'static str> {
        vec!["dabbler"]
    }

    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Specimen>>> {
        (level == "dabbler")
            .then(|| Box::new(Dabbler { luck: Luck::new(seed, &[]) }) as Box<dyn Bot<Specimen>>)
    }
}
