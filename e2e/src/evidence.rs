//! What a failing test leaves behind, in `target/browser/<test>`: a screenshot of each browser that was still open, what
//! its page wrote to the console, and the server's log.
//!
//! A test fails by returning early or by panicking, so this happens while values are dropped, where nothing can be
//! awaited. The driver is therefore asked over a plain blocking connection. Asking it through `thirtyfour` is not
//! possible there: a request made while the test's runtime stands still is answered only by its time limit of 120 s.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

/// Names the folder to use; the runner of `cargo xtask test` sets it.
const FOLDER: &str = "ESCAPEMENT_EVIDENCE";

/// After how many seconds the test gives up; the runner of `cargo xtask test` sets it.
const LIMIT: &str = "ESCAPEMENT_TEST_SECONDS";

/// How long a driver may take to answer when a test has failed.
const BRIEF: Duration = Duration::from_secs(5);

/// A browser as its driver knows it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Session {
    /// Who sits in front of it.
    pub(crate) name: String,
    /// Where the driver listens.
    pub(crate) port: u16,
    /// The driver's name for the browser.
    pub(crate) id: String,
}

/// The browsers that are open in this process, with the folders of their tests.
static OPEN: Mutex<Vec<(Session, PathBuf)>> = Mutex::new(Vec::new());

/// The folders that this process has emptied of what an earlier run left.
static EMPTIED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // A test that panicked has changed nothing half-way here.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The folder of the test that runs on this thread. It is there, and nothing of an earlier run is in it.
fn folder() -> Result<PathBuf> {
    let folder = match std::env::var_os(FOLDER) {
        Some(folder) => folder.into(),
        None => {
            let thread = std::thread::current();
            let test = thread.name().and_then(|name| name.rsplit("::").next()).unwrap_or("main");
            PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/browser")).join(test)
        }
    };
    if lock(&EMPTIED).insert(folder.clone()) {
        if std::env::var_os(FOLDER).is_none() && folder.is_dir() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    Ok(folder)
}

/// The file into which the server writes its log. A second server of the same test goes on in the same file.
pub(crate) fn server_log() -> Result<File> {
    Ok(File::options().create(true).append(true).open(folder()?.join("server.log"))?)
}

/// Notes that a browser is open.
pub(crate) fn opened(session: &Session) -> Result<()> {
    lock(&OPEN).push((session.clone(), folder()?));
    Ok(())
}

/// Notes that a browser was closed in the ordinary way.
pub(crate) fn closed(session: &Session) {
    lock(&OPEN).retain(|(open, _)| open != session);
}

/// Keeps what there is to see of a browser that is still open when its test ends, and closes it.
pub(crate) fn keep_and_close(session: &Session) {
    let mut open = lock(&OPEN);
    let Some(at) = open.iter().position(|(open, _)| open == session) else { return };
    let (session, folder) = open.remove(at);
    drop(open);
    if let Err(error) = session.keep(&folder) {
        eprintln!("no screenshot or console of {}: {error:#}", session.name);
    }
    // If the driver does not answer it is killed a moment later, and the browser with it.
    let _ = session.ask("DELETE", "", &Value::Null);
}

/// Has this process give up when the time of its test is over. The runner ends whatever it leaves running.
#[expect(clippy::disallowed_methods, reason = "a test that hangs is noticed by a clock and by nothing else")]
pub(crate) fn watch_the_time() {
    static WATCHED: Once = Once::new();
    let Some(seconds) = std::env::var(LIMIT).ok().and_then(|seconds| seconds.parse().ok()) else { return };
    WATCHED.call_once(|| {
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_secs(seconds));
            eprintln!("Error: not done within {seconds} s");
            // Taken out first: the lock would otherwise be held for the whole loop, and closing a browser takes it too.
            let open = lock(&OPEN).clone();
            for (session, _) in open {
                keep_and_close(&session);
            }
            std::process::exit(1);
        });
    });
}

impl Session {
    fn keep(&self, folder: &Path) -> Result<()> {
        let own = self.name.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), "-");
        let name = (1..)
            .map(|number| if number == 1 { own.clone() } else { format!("{own}-{number}") })
            .find(|name| !folder.join(format!("{name}.console.txt")).exists())
            .context("a name for the files")?;
        // A screenshot helps even if the console cannot be read.
        let console = self.keep_console(&folder.join(format!("{name}.console.txt")));
        self.keep_screenshot(&folder.join(format!("{name}.png"))).and(console)
    }

    fn keep_console(&self, path: &Path) -> Result<()> {
        let mut file = File::create(path)?;
        let console = self.ask("POST", "/se/log", &json!({"type": "browser"}))?;
        for entry in console.as_array().into_iter().flatten() {
            let text = |key: &str| entry[key].as_str().unwrap_or_default();
            writeln!(file, "{} {} {}", entry["timestamp"], text("level"), text("message"))?;
        }
        Ok(())
    }

    fn keep_screenshot(&self, path: &Path) -> Result<()> {
        let screenshot = self.ask("GET", "/screenshot", &Value::Null)?;
        let screenshot = from_base64(screenshot.as_str().context("a screenshot")?)?;
        Ok(fs::write(path, screenshot)?)
    }

    /// Sends a command to the driver and waits for its answer, without a runtime.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value> {
        let driver = SocketAddr::from(([127, 0, 0, 1], self.port));
        let mut stream = TcpStream::connect_timeout(&driver, BRIEF)?;
        stream.set_read_timeout(Some(BRIEF))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        write!(
            stream,
            "{method} /session/{}{path} HTTP/1.1\r\nHost: {driver}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.id,
            body.len(),
        )?;
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            ensure!(answer.read_line(&mut line)? > 0, "the driver has hung up");
            if line.trim().is_empty() {
                break;
            }
            if let Some((_, value)) =
                line.split_once(':').filter(|(key, _)| key.eq_ignore_ascii_case("content-length"))
            {
                length = value.trim().parse()?;
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body)?;
        let mut body: Value = serde_json::from_slice(&body)?;
        Ok(body["value"].take())
    }
}

fn from_base64(text: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0_u32, 0_u32);
    for letter in text.bytes().filter(|letter| *letter != b'=') {
        let digit = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            other => anyhow::bail!("{other} is no base64"),
        };
        bits = bits << 6 | u32::from(digit);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read_with_and_without_padding() {
        assert_eq!(from_base64("iVBORw0KGgo=").unwrap(), b"\x89PNG\r\n\x1a\n");
        assert_eq!(from_base64("aGFuZHM").unwrap(), b"hands");
        assert!(from_base64("a-b").is_err());
    }
}
