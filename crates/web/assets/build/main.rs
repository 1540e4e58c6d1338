//! Builds the page and the worker as wasm, binds and compresses them, and writes the list that the library embeds.
//!
//! With `ESCAPEMENT_SKIP_PAGE=1` the list is empty: for checks and tests that never look at the page.

mod embed;
mod files;
mod wasm;

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Set to anything but nothing or `0`, it skips everything.
const SKIP: &str = "ESCAPEMENT_SKIP_PAGE";

fn main() -> Result<()> {
    println!("cargo:rerun-if-env-changed={SKIP}");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=static");

    let out = PathBuf::from(env::var_os("OUT_DIR").context("OUT_DIR is not set: run this through cargo")?);
    if env::var(SKIP).is_ok_and(|value| !value.is_empty() && value != "0") {
        return embed::write(&out, &[]);
    }

    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("CARGO_MANIFEST_DIR is not set")?;
    let here = Path::new(&manifest);
    let root = here.ancestors().nth(3).context("this crate lies in crates/web/assets of its workspace")?;

    let bound = out.join("bound");
    wasm::build(root, &wasm::target_folder(&out)?, &bound)?;
    let files = files::collect(&here.join("static"), &bound)?;
    embed::write(&out, &files)
}
