//! A test that fails leaves what shows why, closes its browsers, and is done within seconds.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::process::Command;
use tokio::time::Instant;

/// How long a failing test may take from its start, on a busy machine. It took two minutes more than the test itself when
/// its browsers were closed by requests that could not be answered.
const PROMPT: Duration = Duration::from_secs(100);

/// How long the system may take to clear away what was killed.
const GOING: Duration = Duration::from_secs(10);

/// The processes that have this in their command line.
fn processes_with(text: &str) -> Result<Vec<PathBuf>> {
    let processes = std::fs::read_dir("/proc")?.flatten().map(|process| process.path());
    let names_it = |process: &PathBuf| {
        std::fs::read(process.join("cmdline")).is_ok_and(|line| String::from_utf8_lossy(&line).contains(text))
    };
    Ok(processes.filter(names_it).collect())
}

async fn fails(how: &str, folder: &Path) -> Result<()> {
    let failing = Command::new(env!("CARGO_BIN_EXE_failing"))
        .arg(how)
        .env("ESCAPEMENT_EVIDENCE", folder)
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let id = failing.id().context("it runs")?;
    let ended = tokio::time::timeout(PROMPT, failing.wait_with_output()).await;
    let ended = ended.with_context(|| format!("{how}: not done within {PROMPT:?}"))??;
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    ensure!(!ended.status.success() && said.contains("as it should"), "{how}: {said}");

    for (who, text) in [("browsers", "escapement-browser"), ("the server", "escapement-e2e")] {
        let text = format!("{text}-{id}-");
        let start = Instant::now();
        while !processes_with(&text)?.is_empty() {
            let left = processes_with(&text)?;
            ensure!(start.elapsed() < GOING, "{how}: {who}: still there: {left:?}");
            e2e::moment().await;
        }
    }

    let read = |name: &str| std::fs::read(folder.join(name)).with_context(|| format!("{how}: {name}"));
    for (file, name) in [("ana", "Ana"), ("ben", "Ben")] {
        ensure!(read(&format!("{file}.png"))?.starts_with(b"\x89PNG"), "{how}: a picture of {name}'s screen");
        let console = String::from_utf8(read(&format!("{file}.console.txt"))?)?;
        ensure!(console.contains(&format!("\"written by\" \"{name}\"")), "{how}: {console}");
    }
    let log = String::from_utf8(read("server.log")?)?;
    ensure!(log.contains("serving"), "{how}: {log}");
    Ok(())
}

#[tokio::test]
async fn a_failing_test_leaves_what_shows_why_and_nothing_else() -> Result<()> {
    for how in ["error", "panic"] {
        let folder = std::env::temp_dir().join(format!("escapement-failure-{how}-{}", std::process::id()));
        let result = fails(how, &folder).await;
        let _ = std::fs::remove_dir_all(&folder);
        result?;
    }
    Ok(())
}
