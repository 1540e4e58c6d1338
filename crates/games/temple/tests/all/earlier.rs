//! Logs that were written before there were modules still run, check by check, and are written byte by byte as they were.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;

use table::{Log, Referee};
use temple::Temple;

fn file(name: &str) -> Vec<u8> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", "earlier", name].iter().collect();
    fs::read(path).unwrap()
}

fn run(log: &Log<Temple>) -> Referee<Temple> {
    Referee::replay(log, log.revealed().unwrap(), usize::MAX, &mut |_| ()).unwrap()
}

#[test]
fn binary_logs_run_and_are_written_as_they_were() {
    for name in ["born.log", "practice.log", "seasoned.log"] {
        let bytes = file(name);
        let log: Log<Temple> = Log::read(&bytes).unwrap();
        assert!(run(&log).outcome().is_some(), "{name}");
        assert!(log.to_bytes() == bytes, "{name}");
    }
}

#[test]
fn json_logs_run_and_are_written_as_they_were() {
    let text = file("practice.json");
    let log: Log<Temple> = Log::read(&text).unwrap();
    assert!(run(&log).outcome().is_some());
    assert_eq!(serde_json::to_string(&log.to_json()).unwrap().as_bytes(), text);
    assert!(log.to_bytes() == file("practice.log"), "the same game in both forms");
}
