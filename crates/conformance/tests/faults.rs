//! The kit is examined itself: the sound specimen passes, and each planted fault is found by the check made for it.

use conformance::specimen::{Fault, Options, Specimen};
use conformance::{Budget, Case, Exam, Reveals, examine, examine_case};
use table::Seats;

const BUDGET: Budget = Budget { games: 60, inputs: 120, every: 3, worlds: 1 };

#[test]
fn the_sound_specimen_passes() {
    let report = examine::<Specimen>(&BUDGET).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report}");
    assert!(report.pairs > 10_000 && report.finished > 20 && report.undone > 100 && report.rings > 100);
    assert!(report.hidden.values().all(|&times| times > 0), "{report}");
    let lines = Reveals::parse(Specimen::REVEALS);
    let seen = lines.paths().filter(|path| report.reveals.contains_key(*path)).count();
    assert!(seen >= 10, "only {seen} of the listed reveals were seen");
}

#[test]
fn every_planted_fault_is_found_by_its_check() {
    for (fault, check) in Fault::FOUND_BY {
        // A mood shows in every comparison of two runs, and a null is lost in saving too. To see that these checks alone
        // would do, leave the dear ones out.
        let budget = if ["replay", "patches equal documents"].contains(&check) {
            Budget { every: u32::MAX, ..BUDGET }
        } else {
            BUDGET
        };
        let mut found = None;
        for seats in [2, 4] {
            let options = Options { fault: Some(fault) };
            let case = Case::new(format!("{fault:?} with {seats} seats"), options, Seats::of(seats));
            found = found.or(examine_case::<Specimen>(&case, &budget).err());
        }
        let finding = found.unwrap_or_else(|| panic!("{fault:?} was not found"));
        println!("{fault:?}: {}", finding.check);
        assert_eq!(finding.check, check, "{fault:?}: {finding}");
    }
}
