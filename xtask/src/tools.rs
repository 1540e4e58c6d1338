//! Step `tools`: what the other steps need is here, or gets installed. Nothing is ever skipped for want of a
//! tool.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::commands::{program, workspace_root};

/// The package, and which versions of it will do.
const AXE: &str = "axe-core@4";
const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure of everything.
pub(crate) fn run() -> Result<()> {
    wasm_target()?;
    debian("node", "--version", &["nodejs"], "Node.js, to run the wasm twin, from https://nodejs.org")?;
    debian("chromium", "--version", &["chromium"], "Chromium, for the tests in a real browser")?;
    debian(
        "chromedriver",
        "--version",
        &["chromium-driver"],
        "ChromeDriver, for the tests in a real browser",
    )?;
    websockets()?;
    axe()
}

/// What finds barriers in a page, from the npm registry.
fn axe() -> Result<()> {
    let folder = workspace_root().join("target/axe");
    if folder.join("package/axe.min.js").is_file() {
        return Ok(());
    }
    let advice = "npm and tar are needed, to get axe-core from the npm registry for the tests in a browser";
    std::fs::create_dir_all(&folder).context(advice)?;
    let place = folder.display().to_string();
    if program("npm").args(["--version"]).output().is_err() {
        if !can_use_apt() {
            bail!("{advice} (npm is not installed by this step: that takes apt-get and the rights of root)");
        }
        install(&["npm"]).context(advice)?;
    }
    program("npm").args(["pack", "--silent", "--pack-destination", &place, AXE]).run().context(advice)?;
    let pack = std::fs::read_dir(&folder)?.flatten().map(|entry| entry.path());
    let pack =
        pack.into_iter().find(|path| path.extension().is_some_and(|end| end == "tgz")).context(advice)?;
    program("tar").args(["-xzf", &pack.display().to_string(), "-C", &place]).run().context(advice)
}

/// The Python with which the example client runs: one of our own, so that nothing of the system is touched.
pub(crate) fn python() -> PathBuf {
    workspace_root().join("target/python/bin/python3")
}

fn websockets() -> Result<()> {
    let python = python().display().to_string();
    let answers = || program(&python).args(["-c", "import websockets"]).output().is_ok();
    if answers() {
        return Ok(());
    }
    let advice = "Python 3 with venv and pip is needed, to run examples/bot.py";
    let folder = workspace_root().join("target/python").display().to_string();
    if program("python3").args(["-m", "venv", &folder]).run().is_err() {
        if !can_use_apt() {
            bail!("{advice} (not installed by this step: that takes apt-get and the rights of root)");
        }
        install(&["python3", "python3-venv", "python3-pip"]).context(advice)?;
        program("python3").args(["-m", "venv", &folder]).run().context(advice)?;
    }
    program(&python).args(["-m", "pip", "install", "--quiet", "websockets"]).run().context(advice)?;
    if !answers() {
        bail!("pip installed websockets, yet: {advice}");
    }
    Ok(())
}

fn wasm_target() -> Result<()> {
    let missing = || -> Result<bool> {
        let installed = program("rustup").args(["target", "list", "--installed"]).output()?;
        Ok(!installed.lines().any(|target| target.trim() == WASM_TARGET))
    };
    if missing().context("rustup is needed to know the installed targets; see https://rustup.rs")? {
        let advice = format!("install the target by hand: rustup target add {WASM_TARGET}");
        program("rustup").args(["target", "add", WASM_TARGET]).run().context(advice.clone())?;
        if missing()? {
            bail!("rustup installed {WASM_TARGET} but does not list it; {advice}");
        }
    }
    Ok(())
}

/// A program that Debian has a package for.
pub(crate) fn debian(name: &str, question: &str, packages: &[&str], what: &str) -> Result<()> {
    let answers = || match program(name).args([question]).output() {
        Ok(version) => {
            println!("{name}: {}", version.lines().next().unwrap_or_default().trim());
            true
        }
        Err(_) => false,
    };
    if answers() {
        return Ok(());
    }
    let advice = format!("`{name}` is needed: {what}; install it from your system's packages");
    println!("{name} is not here; trying to install it with apt-get");
    if !can_use_apt() {
        bail!("{advice} (not installed by this step: that takes apt-get and the rights of root)");
    }
    install(packages).context(advice.clone())?;
    if !answers() {
        bail!("apt-get installed {}, yet: {advice}", packages.join(" "));
    }
    Ok(())
}

fn install(packages: &[&str]) -> Result<()> {
    // Stale package lists name versions that the mirrors no longer hold.
    program("apt-get").args(["update"]).run()?;
    program("apt-get")
        .args(["install", "-y", "--no-install-recommends"])
        .args(packages.iter().copied())
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()
}

fn can_use_apt() -> bool {
    let is_root = program("id").args(["-u"]).output().is_ok_and(|user| user.trim() == "0");
    is_root && program("apt-get").args(["--version"]).output().is_ok()
}
