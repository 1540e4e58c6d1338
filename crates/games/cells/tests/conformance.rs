//! The game passes the kit in every option and every pair of options.

use cells::Cells;
use conformance::{Budget, Exam, Reveals, examine};

#[test]
fn every_pair_of_options_passes_the_kit() {
    let budget = Budget { games: 2, inputs: 90, every: 6, worlds: 1 };
    let report = examine::<Cells>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.pairs >= 10_000, "{report}");
    assert!(report.hidden.values().all(|&times| times > 1_000), "{report}");
    for path in Reveals::parse(Cells::REVEALS).paths() {
        assert!(report.reveals.contains_key(path), "listed, and never seen: {path}");
    }
}
