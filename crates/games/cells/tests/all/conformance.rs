//! The game passes the kit in every option and every pair of options.

use cells::{Cells, Limit, Options};
use conformance::{Budget, Case, Exam, Reveals, examine, examine_case};
use table::Seats;

#[test]
fn every_pair_of_options_passes_the_kit() {
    let budget = Budget { games: 2, inputs: 90, every: 6, worlds: 1 };
    let report = examine::<Cells>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.pairs >= 10_000, "{report}");
    assert!(report.hidden.values().all(|&times| times > 1_000), "{report}");

    // A win while a clock runs is rare among the pairs, so it has games of its own.
    let options = Options { turn_seconds: Limit::of(10), ..Options::default() };
    let timed = Case::new("a win against the clock", options, Seats::of(2));
    let timed = examine_case::<Cells>(&timed, &Budget { games: 30, every: 2, worlds: 4, ..budget })
        .unwrap_or_else(|finding| panic!("{finding}"));
    for path in Reveals::parse(Cells::REVEALS).paths() {
        let seen = report.reveals.contains_key(path) || timed.reveals.contains_key(path);
        assert!(seen, "listed, and never seen: {path}");
    }
}
