//! Native and wasm32 give the same bytes: a digest over everything that whole games show.

use table::{Documents, Export, Eye, Luck, Opening, Referee, Seed};

use crate::kit::{Case, Exam};
use crate::record::text;
use crate::walk::Walk;

/// Plays this many games of every case at random and takes in every message to every eye, every log and every snapshot.
/// The same program on another machine comes to the same digest, or the rules are not deterministic.
pub fn digest<R: Exam>(games: u32, inputs: u32) -> String {
    let mut hash = blake3::Hasher::new();
    for case in R::cases() {
        hash.update(digest_case::<R>(&case, games, inputs).as_bytes());
    }
    hash.finalize().to_hex().to_string()
}

/// The same for one case.
pub fn digest_case<R: Exam>(case: &Case<R::Options>, games: u32, inputs: u32) -> String {
    let mut hash = blake3::Hasher::new();
    for game in 0..games {
        let seed = Seed::from_text(&format!("twin {} {game}", case.name));
        let Ok(referee) = Opening::<R>::new(case.options.clone(), case.seats, seed).deal() else { continue };
        let mut walk = Walk::new(referee, Luck::new(&seed, &[]));
        let mut documents = Documents::of(walk.referee());
        for _ in 0..inputs {
            let Some(input) = walk.choose() else { break };
            let _ = input.give(walk.referee_mut(), &mut |referee: &Referee<R>| {
                let changes = documents.update(referee);
                for eye in Eye::all(referee.seats()) {
                    hash.update(text(&changes.message(referee, eye)).as_bytes());
                }
            });
        }
        let referee = walk.referee();
        for eye in Eye::all(referee.seats()) {
            hash.update(text(&Export::of(referee, eye)).as_bytes());
        }
        hash.update(text(&referee.snapshot()).as_bytes());
        hash.update(&referee.log().to_bytes());
    }
    hash.finalize().to_hex().to_string()
}
