//! Builds the page and the worker as wasm, binds and compresses them, and writes the list that the library embeds.
//!
//! With `ESCAPEMENT_SKIP_PAGE=1` the list is empty: for checks and tests that never look at the page.

mod bindings;
mod documents;
mod embed;
mod files;
mod front;
mod parts;
mod rules;
mod wasm;
mod words;

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Set likewise, it builds quickly what is large: for those who work on the page.
const QUICK: &str = "ESCAPEMENT_QUICK_PAGE";

/// Set to anything but nothing or `0`, it skips everything.
const SKIP: &str = "ESCAPEMENT_SKIP_PAGE";

fn main() -> Result<()> {
    println!("cargo:rerun-if-env-changed={SKIP}");
    println!("cargo:rerun-if-env-changed={QUICK}");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=static");

    let out = PathBuf::from(env::var_os("OUT_DIR").context("OUT_DIR is not set: run this through cargo")?);
    if is_set(SKIP) {
        return embed::write(&out, &[]);
    }

    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("CARGO_MANIFEST_DIR is not set")?;
    let here = Path::new(&manifest);
    let root = here.ancestors().nth(3).context("this crate lies in crates/web/assets of its workspace")?;

    let bound = out.join("bound");
    wasm::build(root, &wasm::target_folder(&out)?, &bound)?;
    let mut made = rules::pages(&root.join("locales"))?;
    made.extend(words::files(&root.join("locales"))?);
    made.extend(pictures());
    let files = files::collect(&here.join("static"), &bound, made)?;
    embed::write(&out, &files)
}

/// The icons of the program, drawn like everything else.
fn pictures() -> [files::File; 2] {
    let svg = |view: &str, inside: String| {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{inside}</svg>"#)
    };
    let icon = svg("0 0 64 64", art::logo(art::Ink::Print));
    let app = svg("0 0 512 512", art::app_icon(art::Ink::Print));
    [("icon.svg", icon), ("app.svg", app)].map(|(name, text)| files::File {
        path: format!("/{name}"),
        content_type: "image/svg+xml",
        bytes: text.into_bytes(),
    })
}

fn is_set(name: &str) -> bool {
    env::var(name).is_ok_and(|value| !value.is_empty() && value != "0")
}
