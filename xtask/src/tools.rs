//! Step `tools`: what the other steps need is here, or gets installed. Nothing is ever skipped for want of a
//! tool.

use anyhow::{Context, Result, bail};

use crate::commands::program;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure of the wasm target and of Node.
pub(crate) fn run() -> Result<()> {
    wasm_target()?;
    node()
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

fn node() -> Result<()> {
    if node_answers() {
        return Ok(());
    }
    let advice = "Node.js is needed to run the wasm twin, and `node --version` failed; install it from your \
                  system's packages or from https://nodejs.org";
    println!("node is not here; trying to install it with apt-get");
    if !can_use_apt() {
        bail!("{advice} (not installed by this step: that takes apt-get and the rights of root)");
    }
    // Stale package lists name versions that the mirrors no longer hold.
    program("apt-get").args(["update"]).run().context(advice)?;
    program("apt-get")
        .args(["install", "-y", "nodejs"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()
        .context(advice)?;
    if !node_answers() {
        bail!("apt-get installed nodejs, yet: {advice}");
    }
    Ok(())
}

fn node_answers() -> bool {
    match program("node").args(["--version"]).output() {
        Ok(version) => {
            println!("node {}", version.trim());
            true
        }
        Err(_) => false,
    }
}

fn can_use_apt() -> bool {
    let is_root = program("id").args(["-u"]).output().is_ok_and(|user| user.trim() == "0");
    is_root && program("apt-get").args(["--version"]).output().is_ok()
}
