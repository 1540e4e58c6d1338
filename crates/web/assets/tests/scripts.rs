//! The scripts that are written by hand, run by Node with as much of a browser around them as they need.

use std::process::Command;

fn passes(tests: &str) {
    let tests = format!("{}/tests/{tests}", env!("CARGO_MANIFEST_DIR"));
    let output = Command::new("node").arg(&tests).output();
    let output = output.unwrap_or_else(|error| panic!("Node.js is needed, and does not run: {error}"));
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("pass ") && !said.contains("pass 0"), "no test ran:\n{said}");
}

#[test]
fn the_service_worker() {
    passes("service_worker.mjs");
}

#[test]
fn what_is_there_before_the_program() {
    passes("early.mjs");
}
