//! The game passes the kit in every option and every pair of options.

use conformance::{Budget, examine};
use temple::Temple;

#[test]
fn every_pair_of_options_passes_the_kit() {
    let budget = Budget { games: 3, inputs: 400, every: 40, worlds: 1 };
    let report = examine::<Temple>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.finished > 20 && report.rings > 1_000, "{report}");
}
