//! The house under a seeded scheduler: people, bots and watchers at one table, with delays, cuts, slow readers, a disk
//! that stalls and fails, processes that die at any moment, and others that take the table over.
//!
//! One seed is one run. Everything in it, time included, follows from the seed, so whatever is found can be seen again.
//! In the course of a run, and at its end when everything is healed, it is checked that each [`Invariant`] held.
//!
//! ```
//! let counts = simulation::run(7, None).expect("nothing goes wrong that the house does not put right");
//! assert!(counts.entries > 0);
//! ```

mod acting;
mod agenda;
mod chance;
mod client;
mod counts;
mod disk;
mod hours;
mod keeper;
mod keeping;
mod kept;
mod network;
mod notebook;
mod scenario;
mod trace;
mod truth;
mod violation;
mod world;

use house::Fault;

pub use counts::Counts;
pub use violation::{Failure, Invariant, Violation};

/// One run: what happened in it.
///
/// # Errors
/// When something was not as it must be. The run is then made again to tell what happened before.
pub fn run(seed: u64, fault: Option<Fault>) -> Result<Counts, Box<Failure>> {
    attempt(seed, fault, false).or_else(|_| attempt(seed, fault, true))
}

fn attempt(seed: u64, fault: Option<Fault>, traced: bool) -> Result<Counts, Box<Failure>> {
    let failed = |violation, trace| Box::new(Failure { seed, violation, trace });
    let mut world =
        world::World::new(seed, fault, traced).map_err(|violation| failed(violation, Vec::new()))?;
    match world.run() {
        Ok(()) => Ok(world.counts),
        Err(violation) => Err(failed(violation, world.trace.into_lines())),
    }
}
