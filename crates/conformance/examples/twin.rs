//! The same games on two targets. Natively it prints its report; as wasm it hands it to whoever runs it (`cargo xtask
//! test --only wasm` does, under Node) and both must be equal, line by line. The line of the planted fault must differ:
//! so the comparison is seen to find something.

#![cfg_attr(
    target_arch = "wasm32",
    expect(
        unsafe_code,
        reason = "exporting a function under its own name is called unsafe, and needs no unsafe block"
    )
)]

use std::sync::OnceLock;

use cells::Cells;
use conformance::specimen::{Fault, Options, Specimen};
use conformance::{Budget, Case, Exam, digest, digest_case, examine, examine_case};
use master::Master;
use plan::Plan;
use table::Seats;
use temple::Temple;

static REPORT: OnceLock<String> = OnceLock::new();

fn report() -> &'static str {
    REPORT.get_or_init(|| {
        let budget = Budget::small();
        let specimen = examine::<Specimen>(&budget).unwrap_or_else(|finding| panic!("{finding}"));
        let cells = examine::<Cells>(&Budget { games: 1, inputs: 30, ..budget })
            .unwrap_or_else(|finding| panic!("{finding}"));
        let temple = examine::<Temple>(&Budget { games: 1, inputs: 60, ..budget })
            .unwrap_or_else(|finding| panic!("{finding}"));
        let master = examine::<Master>(&Budget { games: 1, inputs: 30, ..budget })
            .unwrap_or_else(|finding| panic!("{finding}"));
        // Lockers are opened late in a game, so one case goes on for longer instead of all of them beginning.
        let long = Budget { games: 1, inputs: 100, every: 8, worlds: 1 };
        let plan = Plan::cases().into_iter().nth(3).map(|case| examine_case::<Plan>(&case, &long));
        let plan = plan.and_then(Result::ok).unwrap_or_else(|| panic!("plan does not pass the kit"));
        let planted = Case::new("planted", Options { fault: Some(Fault::MeasuresWords) }, Seats::of(3));
        [
            format!("specimen, whole games: {}", digest::<Specimen>(20, 200)),
            format!("specimen, the kit: {} pairs of worlds, {} inputs", specimen.pairs, specimen.inputs),
            format!("cells, whole games: {}", digest::<Cells>(2, 150)),
            format!("cells, the kit: {} pairs of worlds, {} inputs", cells.pairs, cells.inputs),
            format!("temple, whole games: {}", digest::<Temple>(2, 300)),
            format!("temple, the kit: {} pairs of worlds, {} inputs", temple.pairs, temple.inputs),
            format!("master, whole games: {}", digest::<Master>(2, 300)),
            format!("master, the kit: {} pairs of worlds, {} inputs", master.pairs, master.inputs),
            format!("plan, whole games: {}", digest::<Plan>(1, 300)),
            format!("plan, the kit: {} pairs of worlds, {} inputs", plan.pairs, plan.inputs),
            format!("planted: {}", digest_case::<Specimen>(&planted, 5, 100)),
        ]
        .join("\n")
    })
}

fn main() {
    println!("{}", report());
}

/// Plays everything; 0 when all went well, and a trap otherwise.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn run() -> i32 {
    i32::from(report().is_empty())
}

/// Where the report begins.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn report_ptr() -> *const u8 {
    report().as_ptr()
}

/// How long it is.
#[cfg_attr(target_arch = "wasm32", unsafe(no_mangle))]
pub extern "C" fn report_len() -> usize {
    report().len()
}
