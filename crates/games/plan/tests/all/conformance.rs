//! The game passes the kit in every option and every pair of options.

use conformance::{Budget, Case, Exam, Reveals, examine, examine_case};
use plan::{Options, Plan};
use table::Seats;

/// In the list, what follows from an arrest for want of the fee comes last: somebody has to have escaped, which random play
/// seldom comes to, so it need not be seen.
const THE_FEE: &str = "# --- the fee";

/// Whole games, for what only their ends make known.
fn whole_games() -> Vec<String> {
    let mut seen = Vec::new();
    for count in 1..=5 {
        let options = Options { initial_cash_k: if count % 2 == 0 { 20 } else { 4 }, ..Options::default() };
        let case = Case::new(format!("whole games of {count}"), options, Seats::of(count));
        let budget = Budget { games: 2, inputs: 2_000, every: 40, worlds: 1 };
        let whole = examine_case::<Plan>(&case, &budget).unwrap_or_else(|finding| panic!("{finding}"));
        println!("{count}: {whole}");
        assert_eq!(whole.finished, whole.games);
        seen.extend(whole.reveals.into_keys());
    }
    seen
}

#[test]
fn every_pair_of_options_passes_the_kit() {
    let mut seen = whole_games();
    let budget = Budget { games: 1, inputs: 190, every: 13, worlds: 1 };
    let report = examine::<Plan>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.pairs >= 3_000, "{report}");
    assert!(report.most_moves <= 512, "{report}");
    assert!(report.hidden.values().all(|&times| times > 60), "{report}");
    seen.extend(report.reveals.into_keys());
    let (often, _) = Plan::REVEALS.split_once(THE_FEE).expect("the list has a part about the fee");
    let often = Reveals::parse(often);
    let unseen: Vec<&str> = often.paths().filter(|path| !seen.iter().any(|one| one == path)).collect();
    assert!(unseen.is_empty(), "listed, and never seen: {unseen:?}");
}
