//! Steps that run while others do: they need no more than one core for much of their time, or wait.
//!
//! They run one after another in processes of their own. What they print is kept and shown when it is their turn, so
//! that the output of two steps never mixes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use anyhow::{Context, Result};

use crate::{processes, target_folder, timed};

/// Marks the processes of these steps, so that they can be ended.
const MARK: &str = "ESCAPEMENT_BESIDE";

/// How a step ended that ran beside others.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) passed: bool,
    pub(crate) time: Duration,
    pub(crate) output: String,
}

/// Steps under way, or done.
pub(crate) struct Beside {
    mark: String,
    stopped: Arc<AtomicBool>,
    results: Receiver<(&'static str, Result<Ended>)>,
    ended: BTreeMap<&'static str, Result<Ended>>,
    steps: Vec<&'static str>,
}

impl Beside {
    /// Starts these steps, each as the command that `command` makes of its name.
    pub(crate) fn start(
        steps: &[&'static str],
        command: impl Fn(&str) -> Result<Command> + Send + 'static,
    ) -> Beside {
        let (send, results) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let mark = format!("{}-{}", std::process::id(), steps.join("-"));
        let (names, stop, own) = (steps.to_vec(), Arc::clone(&stopped), mark.clone());
        std::thread::spawn(move || {
            for name in names {
                if stop.load(Ordering::SeqCst) {
                    return;
                }
                let result = command(name).and_then(|command| run(name, command, &own));
                let goes_on = result.as_ref().is_ok_and(|ended| ended.passed);
                if send.send((name, result)).is_err() || !goes_on {
                    return;
                }
            }
        });
        Beside { mark, stopped, results, ended: BTreeMap::new(), steps: steps.to_vec() }
    }

    /// Whether this step is among them.
    pub(crate) fn has(&self, step: &str) -> bool {
        self.steps.contains(&step)
    }

    /// The first step that is known to have failed by now.
    pub(crate) fn failed(&mut self) -> Option<&'static str> {
        self.ended.extend(self.results.try_iter());
        let failed = |step: &&&str| !self.ended[**step].as_ref().is_ok_and(|ended| ended.passed);
        self.steps.iter().filter(|step| self.ended.contains_key(*step)).find(failed).copied()
    }

    /// Waits for a step.
    pub(crate) fn wait(&mut self, step: &'static str) -> Result<Ended> {
        while !self.ended.contains_key(step) {
            let (name, result) = self.results.recv().context("a step before it failed")?;
            self.ended.insert(name, result);
        }
        self.ended.remove(step).context("its result is there")?
    }

    /// Ends what still runs.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::SeqCst);
        processes::end_marked(MARK, &self.mark);
    }
}

fn run(name: &str, mut command: Command, mark: &str) -> Result<Ended> {
    let path = path(name);
    fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
    let file = File::create(&path)?;
    command.env(MARK, mark).stdout(file.try_clone()?).stderr(file);
    let (status, time) = timed(|| command.status());
    let passed = status.with_context(|| format!("could not start the step `{name}`"))?.success();
    Ok(Ended { passed, time, output: String::from_utf8_lossy(&fs::read(&path)?).into_owned() })
}

/// Where the output of a step goes while it runs.
fn path(name: &str) -> PathBuf {
    target_folder().join("steps").join(name).with_extension("txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &'static str) -> impl Fn(&str) -> Result<Command> + Send + 'static {
        move |name| {
            let mut command = Command::new("sh");
            command.args(["-c", line, name]);
            Ok(command)
        }
    }

    #[test]
    fn steps_run_in_order_and_their_output_is_kept_apart() {
        let mut beside = Beside::start(&["try-one", "try-two"], shell("echo this is $0"));
        assert!(beside.has("try-one") && !beside.has("three"));
        assert_eq!(beside.wait("try-two").unwrap().output, "this is try-two\n");
        assert_eq!(beside.wait("try-one").unwrap().output, "this is try-one\n");
    }

    #[test]
    fn a_failure_ends_the_row() {
        let mut beside = Beside::start(&["try-broken", "try-unreached"], shell("exit 3"));
        assert!(beside.wait("try-unreached").is_err());
        assert_eq!(beside.failed(), Some("try-broken"));
        assert!(!beside.wait("try-broken").unwrap().passed);
    }

    #[test]
    fn what_is_stopped_ends_within_moments() {
        let mut beside = Beside::start(&["try-long", "try-later"], shell("sleep 60"));
        processes::pause(Duration::from_millis(300));
        assert_eq!(beside.failed(), None);
        beside.stop();
        let (result, time) = timed(|| beside.wait("try-long"));
        assert!(!result.unwrap().passed && time < Duration::from_secs(10));
    }
}
