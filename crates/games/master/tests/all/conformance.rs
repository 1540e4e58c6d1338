//! The game passes the kit in every option and every pair of options.

use conformance::{Budget, Case, Exam, Reveals, examine, examine_case};
use master::{Level, Master, Options};
use table::Seats;

#[test]
fn every_pair_of_options_passes_the_kit() {
    let budget = Budget { games: 1, inputs: 120, every: 8, worlds: 1 };
    let report = examine::<Master>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.pairs >= 10_000, "{report}");
    assert!(report.hidden.values().all(|&times| times > 1_000), "{report}");

    // Rounds that end soon, for what follows from Blunders: which story is drawn is luck.
    let quick = Options { level: Level::Hard, idle_ms: 1_000, stall_ms: 0, ..Options::default() };
    let mut seen: Vec<String> = report.reveals.into_keys().collect();
    for (count, set_rounds) in [(2, 0), (4, 0), (3, 12)] {
        let options = Options { set_rounds, early_ending: set_rounds > 0, ..quick };
        let case = Case::new(format!("quick rounds of {count}"), options, Seats::of(count));
        let budget = Budget { games: 24, inputs: 100, every: 2, worlds: 1 };
        let quick = examine_case::<Master>(&case, &budget).unwrap_or_else(|finding| panic!("{finding}"));
        seen.extend(quick.reveals.into_keys());
    }
    let unseen: Vec<_> = Reveals::parse(Master::REVEALS)
        .paths()
        .filter(|path| !seen.iter().any(|one| one == path))
        .map(str::to_owned)
        .collect();
    assert!(unseen.is_empty(), "listed, and never seen: {unseen:?}");
}
