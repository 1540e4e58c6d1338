//! Processes that others have started: ending them all, and waiting for one that may hang.

use std::fs;
use std::process::{Child, ExitStatus};
use std::time::Duration;

use anyhow::Result;
use rustix::process::{Pid, Signal, kill_process};

/// How long to wait between two looks at a process.
const PAUSE: Duration = Duration::from_millis(20);

/// Lets some time pass.
#[expect(clippy::disallowed_methods, reason = "another process is waited for, and the system does not tell")]
pub(crate) fn pause(time: Duration) {
    std::thread::sleep(time);
}

/// Waits until a process has ended, at most about so long: `None` if it still runs then.
pub(crate) fn wait(process: &mut Child, most: Duration) -> Result<Option<ExitStatus>> {
    for _ in 0..=most.as_millis() / PAUSE.as_millis() {
        if let Some(status) = process.try_wait()? {
            return Ok(Some(status));
        }
        pause(PAUSE);
    }
    Ok(None)
}

/// Ends every process that has this variable with this value in its environment: what was started with it, and
/// whatever that has started, however far it has gone from its parent. Says how many those were.
pub(crate) fn end_marked(name: &str, value: &str) -> usize {
    let mark = format!("{name}={value}");
    let own = std::process::id().to_string();
    let mut ended = 0;
    for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let id = process.file_name().to_string_lossy().into_owned();
        let Ok(environment) = fs::read(process.path().join("environ")) else { continue };
        let is_marked = environment.split(|byte| *byte == 0).any(|entry| entry == mark.as_bytes());
        if let Some(pid) = id.parse().ok().and_then(Pid::from_raw).filter(|_| is_marked && id != own) {
            ended += usize::from(kill_process(pid, Signal::KILL).is_ok());
        }
    }
    ended
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn a_process_is_ended_with_what_it_has_started() {
        let mark = format!("{}", std::process::id());
        let mut shell = Command::new("sh")
            .args(["-c", "sleep 60 & sleep 60 & wait"])
            .env("ESCAPEMENT_MARKED", &mark)
            .spawn()
            .unwrap();
        assert!(wait(&mut shell, Duration::from_millis(300)).unwrap().is_none(), "it waits for a minute");
        assert!(end_marked("ESCAPEMENT_MARKED", &mark) > 0);
        assert!(wait(&mut shell, Duration::from_secs(5)).unwrap().is_some());
        // A process that was killed is listed until the system has cleared it away.
        let is_cleared = |_| {
            pause(PAUSE);
            end_marked("ESCAPEMENT_MARKED", &mark) == 0
        };
        assert!((0..100).any(is_cleared), "what it had started still runs");
    }
}
