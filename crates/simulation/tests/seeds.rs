//! Many seeds, one seed, and faults that have to be found.
#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicU64, Ordering};

use house::Fault;
use simulation::{Counts, run};

/// How many seeds are run, unless `ESCAPEMENT_SEEDS` says otherwise.
const SEEDS: u64 = 2_000;
/// Within how many seeds a planted fault must be found.
const FAULT_SEEDS: u64 = 400;

fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// Runs seeds on all cores, and adds up what happened.
fn run_all(from: u64, upto: u64) -> Counts {
    let next = AtomicU64::new(from);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let some = || {
        let mut counts = Counts::default();
        let mut failures = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= upto || failures.len() > 3 {
                return (counts, failures);
            }
            match run(seed, None) {
                Ok(more) => counts += more,
                Err(failure) => failures.push(failure),
            }
        }
    };
    let all: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(some)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap()).collect()
    });
    let mut counts = Counts::default();
    let mut failures = Vec::new();
    for (more, failed) in all {
        counts += more;
        failures.extend(failed);
    }
    failures.sort_by_key(|failure| failure.seed);
    let seeds: Vec<u64> = failures.iter().map(|failure| failure.seed).collect();
    if let Some(first) = failures.first() {
        panic!("{first}\nseeds that failed before the others were given up: {seeds:?}");
    }
    counts
}

/// All is well in every run, and enough goes wrong in them. For a long run: `ESCAPEMENT_SEEDS=100000`.
#[test]
fn two_thousand_seeds() {
    let seeds = asked("ESCAPEMENT_SEEDS").unwrap_or(SEEDS);
    let counts = run_all(0, seeds);
    println!("{counts}");
    // In ten runs so much happens at least; a test in which nothing goes wrong would show nothing.
    let least = [
        ("games begun", counts.begun, 9),
        ("games ended", counts.ended, 1),
        ("entries", counts.entries, 400),
        ("acknowledged requests", counts.acknowledged, 200),
        ("refused requests", counts.refused, 200),
        ("requests sent again", counts.resent, 300),
        ("requests held back", counts.held_back, 20),
        ("moves taken back", counts.undone, 15),
        ("alarms", counts.rung, 15),
        ("moves by bots", counts.moves_by_bots, 100),
        ("pauses", counts.paused, 2),
        ("games stopped", counts.stopped, 1),
        ("bots for persons", counts.bots_for_persons, 4),
        ("seats taken back", counts.taken_back, 3),
        ("bots for those who dropped out", counts.stood_in, 1),
        ("people who came back to their seat", counts.came_back, 1),
        ("seats claimed", counts.claimed, 1),
        ("lines heard", counts.heard, 40),
        ("crashes", counts.crashes, 25),
        ("crashes at a write", counts.crashes_at_write, 10),
        ("fencings", counts.fencings, 15),
        ("fenced writes", counts.fenced_writes, 10),
        ("stalls", counts.stalls, 15),
        ("failed writes", counts.failed_writes, 6),
        ("cuts", counts.cuts, 150),
        ("slow readers", counts.slow, 40),
        ("sleeps", counts.sleeps, 1),
        ("whole documents", counts.wholes, 150),
        ("entries told", counts.told, 1_000),
        ("entries told again", counts.told_again, 50),
        ("documents compared", counts.compared, 900),
    ];
    for (what, count, in_ten) in least {
        assert!(seeds < 100 || count >= in_ten * seeds / 10, "{what}: only {count} in {seeds} runs");
    }
}

/// One seed, to look at what was found: `ESCAPEMENT_SEED=… cargo test -p simulation --test seeds one_seed`.
#[test]
fn one_seed() {
    let seed = asked("ESCAPEMENT_SEED").unwrap_or(1);
    match run(seed, None) {
        Ok(counts) => println!("{counts}"),
        Err(failure) => panic!("{failure}"),
    }
}

#[test]
fn a_seed_is_a_run() {
    for seed in 0..20 {
        assert_eq!(run(seed, None), run(seed, None));
    }
}

#[test]
fn every_planted_fault_is_found() {
    let mut missed = Vec::new();
    println!("{:<24} {:>6}  found by", "fault", "seed");
    for fault in Fault::ALL {
        // What goes wrong without the fault is not its doing.
        let mut found = (0..FAULT_SEEDS).filter_map(|seed| run(seed, Some(fault)).err());
        match found.find(|failure| run(failure.seed, None).is_ok()) {
            Some(failure) => {
                println!(
                    "{:<24} {:>6}  {:?}",
                    format!("{fault:?}"),
                    failure.seed,
                    failure.violation.invariant
                );
            }
            None => missed.push(fault),
        }
    }
    assert!(missed.is_empty(), "not found in {FAULT_SEEDS} seeds: {missed:?}");
}
