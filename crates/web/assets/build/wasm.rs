//! The page and the worker as wasm: a cargo inside cargo, then the program is cut into parts, then wasm-bindgen, both as
//! libraries.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{bindings, parts};

const TARGET: &str = "wasm32-unknown-unknown";
/// Small and slow to build, or the other way round.
fn profile() -> &'static str {
    if crate::is_set(crate::QUICK) { "web-quick" } else { "web" }
}

/// The package that becomes wasm. The worker is in it too.
const PACKAGE: &str = "web-page";
/// What its files are called in the browser.
const NAME: &str = "page";

/// Functions lie in the order of their names, and names of this kind bring those together that are alike: compressed, that is two
/// percent less. Leptos compiles a view once for all where it is told to erase its type: another seven.
/// To be cut, the program has to say where it refers to what.
const FLAGS: &str = "-Csymbol-mangling-version=v0 --cfg erase_components -Clink-arg=--emit-relocs";

/// What cargo tells a build script about the outer build, and the inner one must not be told.
const OUTER: [&str; 6] = ["RUSTFLAGS", "TARGET", "HOST", "PROFILE", "OPT_LEVEL", "DEBUG"];

/// What a person has set for any cargo, this one included.
const KEPT: [&str; 5] = ["CARGO_HOME", "CARGO_MAKEFLAGS", "CARGO_NET_", "CARGO_HTTP_", "CARGO_REGISTRIES_"];

/// Where the inner cargo builds: beside the outer one's folder, because the same folder would wait for itself for ever.
pub(crate) fn target_folder(out: &Path) -> Result<PathBuf> {
    // OUT_DIR is <target>/<profile>/build/<package>/out.
    let target = out.ancestors().nth(4).context("OUT_DIR is not where cargo puts it")?;
    Ok(target.join("page"))
}

/// Builds, cuts and binds; the results are in `bound`.
pub(crate) fn build(root: &Path, target: &Path, bound: &Path) -> Result<()> {
    have_target()?;
    run_cargo(root, target)?;
    watch(root, target)?;
    if bound.exists() {
        fs::remove_dir_all(bound).context("could not clear the folder of the last build")?;
    }
    fs::create_dir_all(bound).context("could not make a folder for the program")?;
    let uncut = bound.with_extension("cut");
    parts::cut(&wasm_file(target), NAME, &uncut, bound)?;
    bind(&uncut.join(format!("{NAME}.wasm")), bound)?;
    bindings::tidy(&bound.join(format!("{NAME}.js")), &bound.join(format!("{NAME}_bg.wasm")))
}

fn wasm_file(target: &Path) -> PathBuf {
    target.join(TARGET).join(profile()).join(PACKAGE.replace('-', "_")).with_extension("wasm")
}

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

/// Makes sure that the standard library for wasm is there.
fn have_target() -> Result<()> {
    if target_is_here() {
        return Ok(());
    }
    let done = Command::new("rustup").args(["target", "add", TARGET]).status();
    if done.is_ok_and(|status| status.success()) && target_is_here() {
        return Ok(());
    }
    bail!(
        "the page needs Rust's standard library for {TARGET}, and it could not be installed. \
         Run `rustup target add {TARGET}`, or set ESCAPEMENT_SKIP_PAGE=1 to build without the page"
    )
}

fn target_is_here() -> bool {
    let Ok(output) = rustc().args(["--print", "target-libdir", "--target", TARGET]).output() else {
        return false;
    };
    output.status.success() && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
}

fn run_cargo(root: &Path, target: &Path) -> Result<()> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os() {
        if is_of_the_outer_build(&name) {
            cargo.env_remove(name);
        }
    }
    cargo.env("RUSTFLAGS", FLAGS);
    cargo.current_dir(root).args(["build", "--target", TARGET, "--profile", profile(), "--target-dir"]);
    cargo.arg(target).args(["--package", PACKAGE]);
    let output = cargo.output().context("could not start cargo for the page")?;
    if !output.status.success() {
        bail!("the page does not build; its own messages:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

fn is_of_the_outer_build(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let of_cargo = name.starts_with("CARGO_") || name.starts_with("RUSTC") || OUTER.contains(&name.as_ref());
    of_cargo && !KEPT.iter().any(|kept| name.starts_with(kept))
}

/// Has this script run again when anything changes that went into the wasm: the compiler has written down what did.
fn watch(root: &Path, target: &Path) -> Result<()> {
    let mut files = BTreeSet::from([root.join("Cargo.toml"), root.join("Cargo.lock")]);
    let list = wasm_file(target).with_extension("d");
    let text = fs::read_to_string(&list).with_context(|| format!("could not read {}", list.display()))?;
    files.extend(text.lines().filter_map(|line| line.split_once(": ")).flat_map(|(_, files)| names(files)));
    let manifests: Vec<PathBuf> = files.iter().filter_map(|file| manifest_of(root, file)).collect();
    files.extend(manifests);
    for file in files {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    Ok(())
}

/// The names in a line of a makefile: spaces between them, spaces inside them behind a backslash.
fn names(line: &str) -> Vec<PathBuf> {
    let mut names = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => names.last_mut().into_iter().for_each(|name| name.extend(letters.next())),
            ' ' => names.push(String::new()),
            other => names.last_mut().into_iter().for_each(|name| name.push(other)),
        }
    }
    names.into_iter().filter(|name| !name.is_empty()).map(PathBuf::from).collect()
}

fn manifest_of(root: &Path, file: &Path) -> Option<PathBuf> {
    let folders = file.ancestors().skip(1).take_while(|folder| folder.starts_with(root));
    folders.map(|folder| folder.join("Cargo.toml")).find(|manifest| manifest.is_file())
}

fn bind(wasm: &Path, bound: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(NAME)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The parts share the table of functions with the program, under the name that the linker has given it.
        .keep_lld_exports(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(bound))
        .with_context(|| format!("wasm-bindgen does not take {}", wasm.display()))
}
