//! `cargo xtask steady`: each browser test many times, half of them with every core busy, and how often each failed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Result, bail};

use crate::browser::Suite;
use crate::browser_test::{Attempt, Test};
use crate::target_folder;

/// A run in which a test failed: its message, and the folder with what shows why.
struct Failure {
    run: usize,
    busy: bool,
    message: String,
    folder: PathBuf,
}

/// How a test did over all runs.
#[derive(Default)]
struct Record {
    runs: usize,
    longest: Duration,
    failures: Vec<Failure>,
}

/// Runs each test of this program so many times, or only those whose names contain `only`. Says how many of these runs
/// failed.
pub(crate) fn run(program: &str, runs: usize, only: Option<&str>) -> Result<usize> {
    let mut suite = Suite::build(program)?;
    if let Some(only) = only {
        suite.tests.retain(|test| format!("{}::{}", test.file, test.name).contains(only));
        if suite.tests.is_empty() {
            bail!("no browser test has `{only}` in its name");
        }
    }
    let place = target_folder().join("steady");
    if place.exists() {
        std::fs::remove_dir_all(&place)?;
    }
    let records: Mutex<BTreeMap<String, Record>> = Mutex::default();
    for run in 1..=runs {
        let busy = run % 2 == 0;
        println!("\nrun {run} of {runs}{}", if busy { ", with every core busy" } else { "" });
        let folder = |test: &Test| folder(&place, &test.name, run);
        let done = |test: &Test, attempt: &Attempt| {
            let mut records = records.lock().expect("no thread panics while it notes a result");
            let record = records.entry(test.name.clone()).or_default();
            record.runs += 1;
            record.longest = record.longest.max(attempt.time);
            if let Some(message) = &attempt.failure {
                println!("{} FAILED: {message}", test.name);
                let (message, folder) = (message.clone(), folder(test));
                record.failures.push(Failure { run, busy, message, folder });
            }
        };
        let all = || suite.run(&folder, &done);
        let failed = if busy { with_every_core_busy(all)? } else { all()? };
        println!("{} of {} failed", failed.len(), suite.tests.len());
    }
    let records = records.into_inner().expect("no thread panicked");
    print!("\n{}", table(&records));
    Ok(records.values().map(|record| record.failures.len()).sum())
}

fn folder(place: &Path, test: &str, run: usize) -> PathBuf {
    place.join(format!("{test}-{run}"))
}

/// Does something while as many threads as there are cores do nothing but count.
fn with_every_core_busy<T>(work: impl FnOnce() -> T) -> T {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let result = work();
        stop.store(true, Ordering::Relaxed);
        result
    })
}

/// A line per test, those that failed most first, with each failure below.
fn table(records: &BTreeMap<String, Record>) -> String {
    let mut rows: Vec<_> = records.iter().collect();
    rows.sort_by_key(|(_, record)| std::cmp::Reverse(record.failures.len()));
    let mut text = String::from("failed  of  longest  test\n");
    for (name, record) in rows {
        text += &format!(
            "{:>6}{:>4}{:>7.1} s  {name}\n",
            record.failures.len(),
            record.runs,
            record.longest.as_secs_f64()
        );
        for Failure { run, busy, message, folder } in &record.failures {
            let when = if *busy { "busy" } else { "quiet" };
            text += &format!("            run {run}, {when}: {message}\n            {}\n", folder.display());
        }
    }
    let runs: usize = records.values().map(|record| record.runs).sum();
    let failures: usize = records.values().map(|record| record.failures.len()).sum();
    text + &format!("\n{failures} failures in {runs} runs\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_what_failed_most_first() {
        let failure = Failure {
            run: 2,
            busy: true,
            message: "no board".to_owned(),
            folder: "target/steady/alone-2".into(),
        };
        let longest = Duration::from_millis(12_340);
        let records = BTreeMap::from([
            ("a_day".to_owned(), Record { runs: 2, longest, failures: Vec::new() }),
            ("alone".to_owned(), Record { runs: 2, longest, failures: vec![failure] }),
        ]);
        let expected = "\
failed  of  longest  test
     1   2   12.3 s  alone
            run 2, busy: no board
            target/steady/alone-2
     0   2   12.3 s  a_day

1 failures in 4 runs
";
        assert_eq!(table(&records), expected);
    }

    #[test]
    fn busy_threads_end_with_the_work() {
        assert_eq!(with_every_core_busy(|| 7), 7);
    }
}
