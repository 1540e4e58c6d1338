//! Chromium, driven.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::evidence::{self, Session};
use crate::person::Person;
use crate::slowness::Slowness;

/// A driver with which browsers are started.
pub struct Browser {
    driver: Child,
    port: u16,
    folders: PathBuf,
    next: AtomicU32,
}

/// What somebody holds in their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// 390 × 844, touched.
    Phone,
    /// 1280 × 800, clicked.
    Desktop,
}

const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--host-resolver-rules=MAP house.test 127.0.0.1",
];

/// How often a driver is started that ends before it listens.
const MOST_TRIES: u32 = 5;

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A driver and the port on which it listens. None if it has ended before it listens, as it may when another program takes
/// the port that it has chosen. That happens where many start at the same time.
async fn start_driver() -> Result<Option<(Child, u16)>> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .context("chromedriver is needed; `cargo xtask test --only tools` installs it")?;
    let out = driver.stdout.take().context("it has an output")?;
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await? {
        let port = line.split_once("successfully on port ").map(|(_, rest)| rest.trim_end_matches('.'));
        if let Some(port) = port.and_then(|port| port.parse().ok()) {
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok(Some((driver, port)));
        }
    }
    Ok(None)
}

impl Browser {
    /// Starts the driver.
    ///
    /// # Errors
    /// When it is not there.
    pub async fn start() -> Result<Browser> {
        evidence::watch_the_time();
        let mut tries = 0;
        let (driver, port) = loop {
            tries += 1;
            match start_driver().await? {
                Some(started) => break started,
                None if tries == MOST_TRIES => bail!("chromedriver has ended {tries} times"),
                None => {}
            }
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folders =
            std::env::temp_dir().join(format!("escapement-browser-{}-{number}", std::process::id()));
        Ok(Browser { driver, port, folders, next: AtomicU32::new(0) })
    }

    /// Slows down the browsers of all who came from here, as if on a machine that is so many times slower.
    pub fn slowed(&self, times: u32) -> Slowness {
        Slowness::of(&self.folders, times)
    }

    /// A browser of its own for somebody, without a past.
    ///
    /// # Errors
    /// When Chromium does not start.
    pub async fn person(&self, name: &str, size: Size, language: &str) -> Result<Person> {
        let folder = self.folders.join(self.next.fetch_add(1, Ordering::Relaxed).to_string());
        let mut capabilities = DesiredCapabilities::chrome();
        for flag in FLAGS {
            capabilities.add_arg(flag)?;
        }
        capabilities.add_arg(&format!("--user-data-dir={}", folder.display()))?;
        capabilities.add_arg(&format!("--lang={language}"))?;
        capabilities.add_arg(&format!("--accept-lang={language}"))?;
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{}", self.port), capabilities).await?;
        let id = driver.handle().session_id().to_string();
        let person = Person::new(driver.clone(), Session { name: name.to_owned(), port: self.port, id })?;
        let (width, height, scale, mobile) = match size {
            Size::Phone => (390, 844, 2, true),
            Size::Desktop => (1280, 800, 1, false),
        };
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile});
        driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(person)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.start_kill();
        end_browsers(&self.folders);
        let _ = std::fs::remove_dir_all(&self.folders);
    }
}

/// Ends the browsers that outlived their driver: they are the processes that name these folders.
fn end_browsers(folders: &Path) {
    let argument = format!("--user-data-dir={}/", folders.display());
    for process in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let names_it = std::fs::read(process.path().join("cmdline"))
            .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&argument));
        let id = process.file_name().to_string_lossy().parse().ok().and_then(Pid::from_raw);
        if let Some(id) = id.filter(|_| names_it) {
            let _ = kill_process(id, Signal::KILL);
        }
    }
}
