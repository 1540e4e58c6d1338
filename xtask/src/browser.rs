//! Step `browser`: the built program in a real browser.
//!
//! Each test is a process of its own, a few at once; those that look at milliseconds run alone (`e2e/Cargo.toml` names
//! their files). A test that fails is run once more, on its own, when the others are done. If it passes then it is
//! *flaky*: the summary lists it with its message, and it is the next thing to fix.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::browser_test::{Attempt, Test};
use crate::commands::{cargo, program};
use crate::target_folder;

/// How many tests run side by side. Two cores are busy with three: a test spends much of its time waiting for what
/// takes its time by the rules.
const AT_ONCE: usize = 3;

/// How long a test may take.
pub(crate) const LIMIT: Duration = Duration::from_secs(300);

/// More flaky tests than this fail the run.
const MOST_FLAKY: usize = 2;

/// If more tests fail than this, the fault is not a moment's, and none is run again.
const MOST_AGAIN: usize = 10;

/// Builds the tests.
pub(crate) const BUILD: &str = "test -p e2e --locked --test browser --no-run";

/// All browser tests, with the program they are about.
pub(crate) struct Suite {
    pub(crate) tests: Vec<Test>,
    program: String,
}

/// Has this program clicked through. Says what the summary should list.
pub(crate) fn run(program: &str) -> Result<Vec<String>> {
    cargo("test -p e2e --locked --lib").run()?;
    let suite = Suite::build(program)?;
    for place in suite.tests.iter().map(place_of_the_first).filter(|place| place.exists()) {
        std::fs::remove_dir_all(place)?;
    }
    let failed = suite.run(&place_of, &|test, attempt| {
        show(test, attempt);
        if attempt.failure.is_some() {
            println!("{}", attempt.output.trim_end());
        }
    })?;
    let failed: Vec<_> = failed.iter().map(|(test, message)| (*test, message.as_str())).collect();
    flaky(&failed, |test| {
        println!("once more, on its own: {}", test.name);
        std::fs::rename(place_of(test), place_of_the_first(test))?;
        let attempt = test.run(program, &place_of(test), LIMIT)?;
        show(test, &attempt);
        Ok(attempt.failure)
    })
}

/// Has the tests that failed run again, and says which are flaky. Fails if one fails again, or if too many are flaky.
fn flaky(
    failed: &[(&Test, &str)],
    mut run_again: impl FnMut(&Test) -> Result<Option<String>>,
) -> Result<Vec<String>> {
    if failed.len() > MOST_AGAIN {
        bail!("{} browser tests failed; none was run again", failed.len());
    }
    let (mut flaky, mut broken) = (Vec::new(), Vec::new());
    for (test, first) in failed {
        match run_again(test)? {
            None => {
                let place = place_of_the_first(test);
                flaky.push(format!("flaky: {}: {first} ({})", test.name, place.display()));
            }
            Some(message) => broken.push(format!("{}: {message} ({})", test.name, place_of(test).display())),
        }
    }
    for line in flaky.iter().chain(&broken) {
        println!("{line}");
    }
    if !broken.is_empty() {
        bail!("{} browser tests failed twice", broken.len());
    }
    if flaky.len() > MOST_FLAKY {
        bail!("{} browser tests are flaky, more than {MOST_FLAKY}", flaky.len());
    }
    Ok(flaky)
}

/// Where the first failure of a test is kept while it is run again.
fn place_of_the_first(test: &Test) -> PathBuf {
    place_of(test).with_extension("first")
}

/// Where a test leaves what shows why it failed.
pub(crate) fn place_of(test: &Test) -> PathBuf {
    target_folder().join("browser").join(&test.name)
}

fn show(test: &Test, attempt: &Attempt) {
    let result = attempt.failure.as_ref().map_or("ok".to_owned(), |message| format!("FAILED: {message}"));
    println!("{:>6.1} s  {}::{}  {result}", attempt.time.as_secs_f64(), test.file, test.name);
}

impl Suite {
    /// Builds the tests and asks them for their names.
    pub(crate) fn build(path: &str) -> Result<Suite> {
        let alone = files_that_run_alone()?;
        let built = cargo(&format!("{BUILD} --message-format=json")).output()?;
        let binary = binary(&built)?;
        let list = program(&binary.display().to_string()).args(["--list", "--format", "terse"]).output()?;
        let mut tests = Vec::new();
        for path in list.lines().filter_map(|line| line.strip_suffix(": test")) {
            let (file, name) = path.rsplit_once("::").with_context(|| format!("{path} is in no file"))?;
            let alone = alone.iter().any(|alone| alone == file);
            tests.push(Test { name: name.to_owned(), file: file.to_owned(), binary: binary.clone(), alone });
        }
        ensure!(!tests.is_empty(), "there are no browser tests");
        let mut names = BTreeSet::new();
        if let Some(twice) = tests.iter().find(|test| !names.insert(&test.name)) {
            bail!("two browser tests are called `{}`; each has a folder by its name", twice.name);
        }
        if let Some(unknown) = alone.iter().find(|file| !tests.iter().any(|test| test.file == **file)) {
            bail!("e2e/Cargo.toml has `{unknown}` run alone, but there are no tests in a file of that name");
        }
        Ok(Suite { tests, program: path.to_owned() })
    }

    /// Runs every test, some at once and then the others alone, and tells `done` of each as it ends. Hands back those
    /// that failed, with their messages.
    pub(crate) fn run(
        &self,
        folder: &(dyn Fn(&Test) -> PathBuf + Sync),
        done: &(dyn Fn(&Test, &Attempt) + Sync),
    ) -> Result<Vec<(&Test, String)>> {
        let (alone, together): (Vec<_>, Vec<_>) = self.tests.iter().partition(|test| test.alone);
        let failed = Mutex::new(Vec::new());
        for (tests, at_once) in [(together, AT_ONCE), (alone, 1)] {
            let queue = Mutex::new(tests.into_iter());
            let work = || -> Result<()> {
                loop {
                    let next = queue.lock().expect("no thread panics while it takes a test").next();
                    let Some(test) = next else { return Ok(()) };
                    let attempt = test.run(&self.program, &folder(test), LIMIT)?;
                    // With the lock held, so that two results do not mix on the screen.
                    let mut failed = failed.lock().expect("no thread panics while it prints");
                    done(test, &attempt);
                    failed.extend(attempt.failure.map(|message| (test, message)));
                }
            };
            std::thread::scope(|scope| -> Result<()> {
                let workers: Vec<_> = (0..at_once).map(|_| scope.spawn(work)).collect();
                for worker in workers {
                    worker.join().expect("a thread that runs tests does not panic")?;
                }
                Ok(())
            })?;
        }
        Ok(failed.into_inner().expect("no thread panicked"))
    }
}

/// The files whose tests run alone, as `e2e/Cargo.toml` lists them.
fn files_that_run_alone() -> Result<Vec<String>> {
    let metadata: Value =
        serde_json::from_str(&cargo("metadata --no-deps --locked --format-version 1").output()?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let e2e = packages.iter().find(|package| package["name"] == "e2e").context("there is a package e2e")?;
    let files = e2e["metadata"]["browser-tests"]["alone"].as_array();
    let files = files.context("e2e/Cargo.toml has [package.metadata.browser-tests] with a list `alone`")?;
    Ok(files.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

/// The test program that cargo has built, from its messages.
fn binary(messages: &str) -> Result<PathBuf> {
    for line in messages.lines() {
        let message: Value = serde_json::from_str(line)?;
        if message["reason"] == "compiler-artifact"
            && message["profile"]["test"] == true
            && let Some(binary) = message["executable"].as_str()
        {
            return Ok(binary.into());
        }
    }
    bail!("cargo has built no browser tests")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Test {
        Test { name: name.to_owned(), file: "plan".to_owned(), binary: PathBuf::new(), alone: false }
    }

    #[test]
    fn a_test_that_passes_the_second_time_is_flaky() {
        let tests = ["a", "b", "c"].map(named);
        let failed: Vec<_> = tests.iter().map(|test| (test, "no board")).collect();
        let notes = flaky(&failed[..2], |_| Ok(None)).unwrap();
        assert!(notes.len() == 2 && notes[0].starts_with("flaky: a: no board ("), "{notes:?}");
        assert!(flaky(&failed, |_| Ok(None)).unwrap_err().to_string().contains("3 browser tests are flaky"));
        assert!(flaky(&[], |_| panic!("nothing failed")).unwrap().is_empty());
    }

    #[test]
    fn a_test_that_fails_twice_fails_the_run() {
        let test = named("a");
        let error = flaky(&[(&test, "no board")], |_| Ok(Some("no board".to_owned()))).unwrap_err();
        assert_eq!(error.to_string(), "1 browser tests failed twice");
        let many = vec![(&test, "no board"); MOST_AGAIN + 1];
        assert!(flaky(&many, |_| panic!("too many to run again")).is_err());
    }

    #[test]
    fn the_test_program_is_found_among_the_messages_of_cargo() {
        let messages = r#"
            {"reason":"compiler-artifact","target":{"name":"tokio"},"profile":{"test":false},"executable":null}
            {"reason":"compiler-artifact","target":{"name":"figures"},"profile":{"test":false},"executable":"/t/figures"}
            {"reason":"compiler-artifact","target":{"name":"browser"},"profile":{"test":true},"executable":"/t/browser-1"}
            {"reason":"build-finished","success":true}"#;
        assert_eq!(binary(messages.trim()).unwrap(), PathBuf::from("/t/browser-1"));
        assert!(binary("not json").is_err() && binary("").is_err());
    }
}
