//! The built program in a real browser.
//!
//! Nothing is pretended here: [`Program`] is a server process that can be killed, [`Person`] is a Chromium with somebody in
//! front of it, [`Proxy`] is a network that can be cut, and [`Wire`] is a socket without a browser, for those who mean
//! harm. [`Engine`] is another browser than Chromium. The program under test is named by `ESCAPEMENT_PROGRAM`;
//! `cargo xtask test --only browser` builds it first.
//!
//! Pictures of what was seen are written to `target/pictures`. What a failing test leaves is in `target/browser/<test>`.

mod browser;
mod cells;
mod contest;
mod engine;
mod evidence;
mod expedition;
mod hands;
mod heist;
mod inspection;
mod person;
mod program;
mod proxy;
mod renewal;
mod slowness;
mod wire;

pub use browser::{Browser, Size};
pub use contest::Contest;
pub use engine::{Engine, Foreign};
pub use expedition::{Adventurer, Lookout};
pub use person::Person;
pub use program::Program;
pub use proxy::{Line, Proxy};
pub use renewal::Renewal;
pub use slowness::Slowness;
pub use wire::Wire;

pub use hands::{BACKSPACE, ENTER, UP};

use std::time::Duration;

/// How long something may take that happens by itself.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// Lets a moment pass before looking again.
pub async fn moment() {
    tokio::time::sleep(Duration::from_millis(25)).await;
}
