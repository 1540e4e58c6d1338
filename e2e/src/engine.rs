//! Browsers that are not Chromium, driven.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result};
use thirtyfour::prelude::*;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::evidence::{self, Session};
use crate::{PATIENCE, Person, moment};

/// Names the program that drives Firefox; `cargo xtask` installs one and sets it.
const GECKODRIVER: &str = "ESCAPEMENT_GECKODRIVER";

/// How long a browser may take until it is there.
const START: Duration = Duration::from_secs(60);

/// What shows a page, other than Chromium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Firefox.
    Gecko,
    /// WebKitGTK, which has much in common with Safari. It needs a display.
    WebKit,
}

impl Engine {
    /// Starts its driver.
    ///
    /// # Errors
    /// When it is not there.
    pub async fn start(self) -> Result<Foreign> {
        evidence::watch_the_time();
        let port = free_port()?;
        let name = match self {
            Engine::Gecko => std::env::var(GECKODRIVER).unwrap_or_else(|_| "geckodriver".to_owned()),
            Engine::WebKit => "WebKitWebDriver".to_owned(),
        };
        let driver = Command::new(&name)
            .arg(format!("--port={port}"))
            // The page speaks the language that the system names.
            .env("LANG", "en_US.UTF-8")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{name} is needed; `cargo xtask test --only engines` installs it"))?;
        let listens = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                moment().await
            }
        };
        timeout(PATIENCE, listens).await.with_context(|| format!("{name} does not listen"))?;
        Ok(Foreign { engine: self, port, _driver: driver })
    }

    fn capabilities(self) -> Result<Capabilities> {
        Ok(match self {
            Engine::Gecko => {
                let mut firefox = DesiredCapabilities::firefox();
                firefox.set_headless()?;
                firefox.into()
            }
            // Its driver knows only one browser, and starts it unless it is told otherwise.
            Engine::WebKit => Capabilities::new(),
        })
    }
}

/// A port that nothing listens on now.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// A driver with which browsers of one kind are started.
pub struct Foreign {
    engine: Engine,
    port: u16,
    /// Ends with this.
    _driver: Child,
}

impl Foreign {
    /// A browser without a past, and a person in front of it. WebKit's driver has one at a time.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn person(&self, name: &str) -> Result<Person> {
        let server = format!("http://127.0.0.1:{}", self.port);
        let driver = timeout(START, WebDriver::new(server, self.engine.capabilities()?)).await;
        let driver = driver.with_context(|| format!("{:?} does not start", self.engine))??;
        let id = driver.handle().session_id().to_string();
        let person = Person::new(driver.clone(), Session { name: name.to_owned(), port: self.port, id })?;
        driver.set_window_rect(0, 0, 1280, 900).await?;
        Ok(person)
    }
}
