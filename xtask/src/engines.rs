//! Step `engines`: the built program in browsers that are not Chromium.

use anyhow::{Context, Result};

use crate::commands::{cargo, program, workspace_root};
use crate::tools::debian;
use crate::{PROGRAM, named_or_built};

/// Tells the tests where the driver of Firefox is.
const GECKODRIVER: &str = "ESCAPEMENT_GECKODRIVER";

/// WebKitGTK needs a display. This one is as large as a window of the tests and its frame.
const DISPLAY: [&str; 3] = ["--auto-servernum", "--server-args", "-screen 0 1400x1000x24"];

/// The tests, each in a browser that begins and ends by itself. Both at the same time would be too much for two cores.
const TESTS: &str = "test -p e2e --locked --test engines -- --test-threads 1";

/// Installs what is missing, and has the program played.
pub(crate) fn run() -> Result<()> {
    debian("firefox-esr", "--version", &["firefox-esr"], "Firefox, for the tests in other browsers")?;
    debian(
        "WebKitWebDriver",
        "--help",
        &["webkit2gtk-driver"],
        "WebKitGTK with its driver, for the tests in other browsers",
    )?;
    debian("xvfb-run", "--help", &["xvfb", "xauth"], "Xvfb, a display for WebKitGTK")?;
    let geckodriver = geckodriver()?;
    let path = named_or_built()?;
    program("xvfb-run")
        .args(DISPLAY)
        .args(["cargo"])
        .args(TESTS.split(' '))
        .env(PROGRAM, &path)
        .env(GECKODRIVER, &geckodriver)
        .run()
}

/// The driver of Firefox, which Debian has no package for.
fn geckodriver() -> Result<String> {
    let folder = workspace_root().join("target/geckodriver");
    let place = folder.join("bin/geckodriver").display().to_string();
    if program(&place).args(["--version"]).output().is_err() {
        let folder = folder.display().to_string();
        // Without optimizations: it is built sooner, and has little to do.
        cargo("install geckodriver --locked --debug --root")
            .args([folder.as_str()])
            .run()
            .context("geckodriver is needed, for the tests in Firefox")?;
    }
    Ok(place)
}
