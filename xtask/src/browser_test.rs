//! One browser test, run as a process of its own.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::commands::workspace_root;
use crate::{PROGRAM, processes, timed};

/// Tells the test where to leave what shows why it failed.
const FOLDER: &str = "ESCAPEMENT_EVIDENCE";

/// Tells the test after how many seconds to give up.
const LIMIT: &str = "ESCAPEMENT_TEST_SECONDS";

/// How much longer than its limit a test may take to leave its screenshots and to close its browsers.
const GRACE: Duration = Duration::from_secs(60);

/// A test in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    /// The name of the function, unique among all browser tests.
    pub(crate) name: String,
    /// The file it stands in, which is its module.
    pub(crate) file: String,
    pub(crate) binary: PathBuf,
    /// Looks at milliseconds, so nothing else may run beside it.
    pub(crate) alone: bool,
}

/// How a run of a test ended.
pub(crate) struct Attempt {
    pub(crate) time: Duration,
    /// Why it failed, in a line; nothing if it passed.
    pub(crate) failure: Option<String>,
    /// Everything the test has printed.
    pub(crate) output: String,
}

impl Test {
    /// Runs the test. If it passes its folder is removed; if it fails the folder holds what shows why.
    pub(crate) fn run(&self, program: &str, folder: &Path, limit: Duration) -> Result<Attempt> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::create_dir_all(folder)?;
        let path = folder.join("output.txt");
        let output = File::create(&path)?;
        let mut command = Command::new(&self.binary);
        command
            .args(["--exact", &format!("{}::{}", self.file, self.name), "--nocapture"])
            .current_dir(workspace_root().join("e2e"))
            .env(PROGRAM, program)
            .env(FOLDER, folder)
            .env(LIMIT, limit.as_secs().to_string())
            // The message says what is wrong; a trace of the runtime would only bury it.
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output);
        let (status, time) = timed(|| -> Result<_> {
            let mut process =
                command.spawn().with_context(|| format!("cannot run {}", self.binary.display()))?;
            let status = processes::wait(&mut process, limit + GRACE)?;
            processes::end_marked(FOLDER, &folder.display().to_string());
            if status.is_none() {
                process.wait()?;
            }
            Ok(status)
        });
        let output = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
        let failure = match status? {
            Some(status) if status.success() && output.contains("test result: ok. 1 passed") => None,
            Some(status) => Some(message(&output).unwrap_or_else(|| format!("ended with {status}"))),
            None => Some(format!("killed after {} s", (limit + GRACE).as_secs())),
        };
        if failure.is_none() {
            fs::remove_dir_all(folder)?;
        }
        Ok(Attempt { time, failure, output })
    }
}

/// What a failing test says, in a line: its error with the causes, or what it panicked with.
fn message(output: &str) -> Option<String> {
    let mut lines = output.lines().skip_while(|line| !line.starts_with("Error: ") && !is_panic(line));
    let first = lines.next()?;
    let mut parts = Vec::new();
    if let Some(error) = first.strip_prefix("Error: ") {
        parts.push(error);
    }
    let ends = |line: &&str| !line.starts_with("test ") && !line.starts_with("note: ") && !is_panic(line);
    parts.extend(lines.take_while(ends).map(str::trim).filter(|line| !line.is_empty()));
    let text = parts.join(" ").replace("Caused by: ", "because: ");
    Some(match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    })
}

/// How many characters of a message fit into a table.
const MOST: usize = 400;

fn is_panic(line: &str) -> bool {
    line.starts_with("thread '") && line.contains("panicked at")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_told_with_its_causes() {
        let output = "\nrunning 1 test\nError: Ana does not see board\n\nCaused by:\n    no such element\n\
                      test alone ... FAILED\n\nfailures:\n";
        assert_eq!(message(output).unwrap(), "Ana does not see board because: no such element");
    }

    #[test]
    fn a_panic_is_told_by_what_it_says() {
        let output = "running 1 test\n\nthread 'alone' (12) panicked at e2e/tests/browser/plan.rs:3:5:\nno day\n\
                      note: run with `RUST_BACKTRACE=1`\ntest alone ... FAILED\n";
        assert_eq!(message(output).unwrap(), "no day");
    }

    #[test]
    fn a_test_without_a_word_has_no_message_and_a_long_one_is_cut() {
        assert_eq!(message("running 1 test\n"), None);
        let long = message(&format!("Error: {}", "ä".repeat(2 * MOST))).unwrap();
        assert_eq!(long.chars().count(), MOST + 1);
    }
}
