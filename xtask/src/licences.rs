//! Step `licences`: what we depend on, and under which terms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, bail};

use crate::PURE_CRATES;
use crate::commands::cargo;
use crate::metadata::{Graph, Package};
use crate::spdx::Expression;

/// Licences that ask for little more than to be named. `MPL-2.0` is left out on purpose: it also asks that
/// the source of changed files be offered.
const ACCEPTED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that must not come in, not even by way of others, and why.
const BANNED: [(&str, &str); 8] = [
    ("async-std", "discontinued: use tokio"),
    ("atty", "unmaintained: use std::io::IsTerminal"),
    ("bincode", "discontinued: use postcard"),
    ("chrono", "time is an input; where a shell shows dates, use jiff"),
    ("native-tls", "links the system's TLS: use rustls"),
    ("openssl", "links a C library that every system has in another version: use rustls"),
    ("openssl-sys", "links a C library that every system has in another version: use rustls"),
    ("serde_yaml", "discontinued: use serde_json"),
];

/// Crates that bring the outside world with them: the rules would no longer give the same game from the same
/// seed.
const IMPURE: [(&str, &str); 5] = [
    ("getrandom", "asks the system for randomness"),
    ("instant", "asks the time"),
    ("rand", "its sequences change between versions: use rand_chacha with a seed"),
    ("tokio", "rules do not wait for anything"),
    ("web-time", "asks the time"),
];

/// Checks every package that `cargo metadata` names.
pub(crate) fn run() -> Result<()> {
    let json = cargo("metadata --format-version 1 --locked").output()?;
    let graph = Graph::parse(&json)?;

    for line in duplicates(&graph) {
        println!("for information, several versions: {line}");
    }

    let mut problems = unacceptable_licences(&graph);
    problems.extend(banned(&graph));
    problems.extend(impure(&graph));
    for (_, member) in graph.members() {
        let manifest = fs::read_to_string(&member.manifest)
            .with_context(|| format!("could not read {}", member.manifest.display()))?;
        if !inherits_lints(&manifest) {
            problems.push(format!("{}: Cargo.toml lacks `[lints]` with `workspace = true`", member.name));
        }
    }

    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("problems found: {}", problems.len());
    }
    println!("{} packages, all with accepted licences, none banned", graph.packages.len());
    Ok(())
}

fn unacceptable_licences(graph: &Graph) -> Vec<String> {
    graph.packages.values().filter_map(licence_problem).collect()
}

fn licence_problem(Package { name, version, licence, .. }: &Package) -> Option<String> {
    let Some(licence) = licence else {
        return Some(format!("{name} {version}: states no licence"));
    };
    match Expression::parse(licence) {
        Ok(expression) if expression.is_satisfied_by(&ACCEPTED) => None,
        Ok(_) => Some(format!("{name} {version}: licence `{licence}` is not among the accepted ones")),
        Err(error) => Some(format!("{name} {version}: licence `{licence}` makes no sense: {error}")),
    }
}

fn banned(graph: &Graph) -> Vec<String> {
    let reason = |name: &str| BANNED.iter().find(|(banned, _)| *banned == name).map(|(_, reason)| reason);
    (graph.packages.values())
        .filter_map(|Package { name, version, .. }| {
            Some(format!("{name} {version}: banned, {}", reason(name)?))
        })
        .collect()
}

fn impure(graph: &Graph) -> Vec<String> {
    let mut problems = Vec::new();
    // A crate that was renamed must not slip out of the check.
    for name in PURE_CRATES {
        if !graph.members().any(|(_, member)| member.name == name) {
            problems.push(format!("{name}: named among the pure crates, but not a member of the workspace"));
        }
    }
    for (id, member) in graph.members() {
        let is_game = member.folder(&graph.root).is_some_and(|folder| folder.starts_with("crates/games"));
        if is_game && !PURE_CRATES.contains(&member.name.as_str()) {
            problems.push(format!("{}: a game, but not among PURE_CRATES in xtask", member.name));
        }
        if !is_game && !PURE_CRATES.contains(&member.name.as_str()) {
            continue;
        }
        for way in graph.ways_from(id) {
            if let Some((_, reason)) = IMPURE.iter().find(|(name, _)| way.last() == Some(name)) {
                problems.push(format!("{}: no place in a pure crate: {reason}", way.join(" -> ")));
            }
        }
    }
    problems
}

/// Crates that are here in versions that cannot stand for each other, as `name: version, version`.
fn duplicates(graph: &Graph) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for package in graph.packages.values() {
        let series = series(&package.version);
        versions.entry(&package.name).or_default().entry(series).or_default().insert(&package.version);
    }
    (versions.iter().filter(|(_, series)| series.len() > 1))
        .map(|(name, series)| {
            let all: Vec<_> = series.values().flatten().copied().collect();
            format!("{name}: {}", all.join(", "))
        })
        .collect()
}

/// The part of a version that must agree for two versions to be compatible: up to the first number that is
/// not zero.
fn series(version: &str) -> &str {
    let numbers = version.split(['-', '+']).next().unwrap_or(version);
    let mut end = 0;
    for number in numbers.split('.') {
        end += number.len();
        if number != "0" {
            return &version[..end];
        }
        end += 1;
    }
    numbers
}

/// Whether a `Cargo.toml` takes its lints from the workspace.
fn inherits_lints(manifest: &str) -> bool {
    let is_setting = |line: &&str| line.replace(' ', "").starts_with("workspace=true");
    let mut lines = manifest.lines().map(str::trim);
    lines.any(|line| line == "[lints]")
        && lines.take_while(|line| !line.starts_with('[')).any(|line| is_setting(&line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::tests::graph;

    const MEMBERS: [(&str, &str); 12] = [
        ("table", "crates/table"),
        ("search", "crates/search"),
        ("cells", "crates/games/cells"),
        ("temple", "crates/games/temple"),
        ("master", "crates/games/master"),
        ("plan", "crates/games/plan"),
        ("conformance", "crates/conformance"),
        ("shelf", "crates/shelf"),
        ("words", "crates/words"),
        ("protocol", "crates/protocol"),
        ("house", "crates/house"),
        ("cli", "crates/cli"),
    ];

    #[test]
    fn a_licence_must_be_stated_understood_and_accepted() {
        let mut graph = graph(&MEMBERS, &[]);
        assert!(unacceptable_licences(&graph).is_empty());
        let licence = |graph: &mut Graph, name: &str, licence: Option<&str>| {
            graph.packages.get_mut(name).unwrap().licence = licence.map(str::to_owned);
        };
        licence(&mut graph, "table", None);
        licence(&mut graph, "cells", Some("MPL-2.0"));
        licence(&mut graph, "shelf", Some("MIT OR"));
        let problems = unacceptable_licences(&graph);
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].starts_with("cells 1.0.0: licence `MPL-2.0` is not among"));
    }

    #[test]
    fn a_banned_crate_is_found_and_the_reason_given() {
        let graph = graph(&MEMBERS, &[("cli", "store", ""), ("store", "bincode", "")]);
        assert_eq!(banned(&graph), ["bincode 1.0.0: banned, discontinued: use postcard"]);
    }

    #[test]
    fn a_pure_crate_may_not_reach_the_outside_world() {
        let graph = graph(
            &MEMBERS,
            &[("cells", "table", ""), ("table", "rand_core", ""), ("rand_core", "getrandom", "")],
        );
        let problems = impure(&graph);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(
            problems[0].starts_with("cells -> table -> rand_core -> getrandom: no place in a pure crate")
        );
    }

    #[test]
    fn tests_and_shells_may_reach_the_outside_world() {
        let needs = [("table", "rand", "dev"), ("cli", "tokio", ""), ("table", "getrandom", "build")];
        assert!(impure(&graph(&MEMBERS, &needs)).is_empty());
    }

    #[test]
    fn the_list_of_pure_crates_fits_the_workspace() {
        let without_house = graph(&MEMBERS[..10], &[]);
        assert_eq!(impure(&without_house).len(), 1);
        let mut members = MEMBERS.to_vec();
        members.push(("chess", "crates/games/chess"));
        let with_another_game = graph(&members, &[]);
        assert_eq!(impure(&with_another_game), ["chess: a game, but not among PURE_CRATES in xtask"]);
    }

    #[test]
    fn only_incompatible_versions_count_as_two() {
        let mut graph = graph(&MEMBERS, &[("shelf", "a", ""), ("shelf", "b", "")]);
        for name in ["a", "b"] {
            graph.packages.get_mut(name).unwrap().name = "syn".to_owned();
        }
        graph.packages.get_mut("a").unwrap().version = "1.0.9".to_owned();
        assert!(duplicates(&graph).is_empty());
        graph.packages.get_mut("b").unwrap().version = "2.1.0".to_owned();
        assert_eq!(duplicates(&graph), ["syn: 1.0.9, 2.1.0"]);
    }

    #[test]
    fn the_series_is_what_cargo_calls_compatible() {
        for (version, expected) in [
            ("1.2.3", "1"),
            ("12.0.0", "12"),
            ("0.10.1", "0.10"),
            ("0.0.3", "0.0.3"),
            ("0.0.0", "0.0.0"),
            ("0.2.0-alpha.1", "0.2"),
            ("1.0.0+wasi-0.2.4", "1"),
        ] {
            assert_eq!(series(version), expected, "of {version}");
        }
    }

    #[test]
    fn lints_are_inherited_in_their_own_section() {
        assert!(inherits_lints("[package]\nname = \"x\"\n\n[lints]\nworkspace = true\n"));
        assert!(inherits_lints("[lints]\n# one place for all\nworkspace=true\n[dependencies]\n"));
        assert!(!inherits_lints("[package]\nname = \"x\"\n"));
        assert!(!inherits_lints("[lints]\n[dependencies.serde]\nworkspace = true\n"));
        assert!(!inherits_lints("[dependencies.serde]\nworkspace = true\n[lints]\n"));
    }
}
