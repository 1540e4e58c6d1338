//! `cargo xtask test --quick`: format, house-keeping, and clippy and the tests of what changed, for the time between
//! two commits. It does not replace the whole run, and says what it left out.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use crate::commands::{Program, cargo, program};
use crate::metadata::Graph;
use crate::summary::Summary;
use crate::{BROWSER_CRATES, PURE_CRATES, SKIP_PAGE, conclude, format, housekeeping, timed, tools};

/// Files that belong to no crate, by how their paths begin, and the crates whose tests read them.
const READERS: [(&str, &[&str]); 5] = [
    ("locales/", &["words", "web-page", "web-assets"]),
    ("README.md", &["escapement"]),
    ("docs/referee.md", &["escapement"]),
    ("docs/protocol.md", &["server"]),
    ("examples/", &["server"]),
];

/// Files that every crate is built with.
const SHARED: [&str; 5] = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "clippy.toml", ".cargo/"];

/// What the comparison is made with: the first of these that git knows.
const BASES: [&str; 2] = ["origin/main", "main"];

/// Runs what concerns the files that differ from the main line, committed or not.
pub(crate) fn run() -> Result<Summary> {
    let files = changed_files()?;
    let graph = Graph::parse(&cargo("metadata --format-version 1 --locked").output()?)?;
    let changed = changed_crates(&graph, files.lines());
    let concerned = graph.with_dependents(&changed);
    println!("changed: {}", list(&changed));
    println!("concerned, because they depend on it: {}", list(&without(&concerned, &changed)));

    let mut summary = Summary::default();
    let steps: [(&'static str, &dyn Fn() -> Result<()>); 4] = [
        ("format", &format),
        ("house-keeping", &housekeeping::run),
        ("clippy", &|| clippy(&concerned)),
        ("tests", &|| tests(&concerned)),
    ];
    for (name, work) in steps {
        if summary.failed() > 0 {
            break;
        }
        println!("\n=== {name}");
        let (result, time) = timed(work);
        conclude(name, result.map(|()| Vec::new()), time, &mut summary);
    }
    let all: BTreeSet<&str> = graph.members().map(|(_, package)| package.name.as_str()).collect();
    summary.note(format!("left out, crates that nothing changed for: {}", list(&without(&all, &concerned))));
    summary.note("left out, steps: licences, docs, build, wasm, browser".to_owned());
    Ok(summary)
}

/// The paths of the files that differ from the main line.
fn changed_files() -> Result<String> {
    let git = |line: &str| program("git").args(line.split(' '));
    let base = BASES.iter().find_map(|base| git(&format!("merge-base HEAD {base}")).output().ok());
    let base = base.as_deref().map_or("HEAD", str::trim);
    let known = git(&format!("diff --name-only {base}")).output()?;
    let new = git("ls-files --others --exclude-standard").output()?;
    Ok(known + &new)
}

/// The crates that these files belong to.
fn changed_crates<'a>(graph: &'a Graph, files: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let members = || {
        graph.members().filter_map(|(_, package)| Some((package.name.as_str(), package.folder(&graph.root)?)))
    };
    let mut changed = BTreeSet::new();
    for file in files {
        if SHARED.iter().any(|shared| file.starts_with(shared)) {
            return members().map(|(name, _)| name).collect();
        }
        let readers = READERS.iter().filter(|(start, _)| file.starts_with(start));
        changed.extend(readers.flat_map(|(_, crates)| crates.iter().copied()));
        changed.extend(
            members().filter(|(_, folder)| Path::new(file).starts_with(folder)).map(|(name, _)| name),
        );
    }
    changed
}

fn clippy(concerned: &BTreeSet<&str>) -> Result<()> {
    let (name, value) = SKIP_PAGE;
    if !concerned.is_empty() {
        of(cargo("clippy --all-targets --locked"), concerned)
            .args(["--", "-D", "warnings"])
            .env(name, value)
            .run()?;
    }
    // The tests in a browser are checked and not run: building the program with its page takes minutes.
    if concerned.contains("e2e") {
        cargo("clippy -p e2e --test browser --locked -- -D warnings").env(name, value).run()?;
    }
    // Code for the browser only is invisible to the run above.
    let wasm: BTreeSet<&str> =
        PURE_CRATES.into_iter().chain(BROWSER_CRATES).filter(|name| concerned.contains(name)).collect();
    if !wasm.is_empty() {
        let clippy = cargo("clippy --locked --target wasm32-unknown-unknown");
        of(clippy, &wasm).args(["--", "-D", "warnings"]).run()?;
    }
    Ok(())
}

fn tests(concerned: &BTreeSet<&str>) -> Result<()> {
    // The step `browser` runs those of `e2e`, which is built with other features.
    let concerned = without(concerned, &BTreeSet::from(["e2e"]));
    if concerned.is_empty() {
        return Ok(());
    }
    let (name, value) = SKIP_PAGE;
    let python = tools::python().display().to_string();
    of(cargo("test --locked"), &concerned).env(name, value).env("ESCAPEMENT_PYTHON", &python).run()
}

fn of(cargo: Program, crates: &BTreeSet<&str>) -> Program {
    crates.iter().fold(cargo, |cargo, name| cargo.args(["-p", name]))
}

fn without<'a>(all: &BTreeSet<&'a str>, some: &BTreeSet<&str>) -> BTreeSet<&'a str> {
    all.iter().copied().filter(|name| !some.contains(name)).collect()
}

fn list(crates: &BTreeSet<&str>) -> String {
    match crates.len() {
        0 => "none".to_owned(),
        _ => crates.iter().copied().collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::tests::graph;

    fn workspace() -> Graph {
        graph(
            &[("table", "crates/table"), ("cells", "crates/games/cells"), ("server", "crates/server")],
            &[("cells", "table", ""), ("server", "table", "")],
        )
    }

    fn changed(files: &[&str]) -> Vec<String> {
        let graph = workspace();
        changed_crates(&graph, files.iter().copied()).into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn a_file_belongs_to_the_crate_whose_folder_it_is_in() {
        assert_eq!(changed(&["crates/games/cells/src/lib.rs", "docs/cells.md"]), ["cells"]);
        assert!(changed(&["crates/tables/src/lib.rs", "CHANGELOG.md"]).is_empty());
    }

    #[test]
    fn a_file_outside_belongs_to_those_who_read_it() {
        assert_eq!(changed(&["examples/bot.py"]), ["server"]);
        assert_eq!(changed(&["README.md"]), ["escapement"]);
        assert_eq!(changed(&["Cargo.lock"]), ["cells", "server", "table"]);
    }

    #[test]
    fn lists_name_crates_or_say_that_there_are_none() {
        let all = BTreeSet::from(["table", "cells"]);
        assert_eq!(list(&without(&all, &BTreeSet::from(["cells"]))), "table");
        assert_eq!(list(&without(&all, &all)), "none");
    }
}
