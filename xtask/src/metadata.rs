//! What `cargo metadata` knows about the packages of the workspace and those they depend on.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

/// Cargo's name for a package: its place and version, unique in a graph.
pub(crate) type PackageId = String;

/// One package, a member or a dependency.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The licence expression, if the package states one.
    pub(crate) licence: Option<String>,
    pub(crate) manifest: PathBuf,
    pub(crate) is_member: bool,
}

/// All packages that any member needs, on any platform, with what each needs at run time.
pub(crate) struct Graph {
    pub(crate) root: PathBuf,
    pub(crate) packages: BTreeMap<PackageId, Package>,
    /// Normal dependencies; those for tests and build scripts are not in here.
    normal: BTreeMap<PackageId, Vec<PackageId>>,
    /// Dependencies of build scripts.
    build: BTreeMap<PackageId, Vec<PackageId>>,
    /// Dependencies of tests.
    dev: BTreeMap<PackageId, Vec<PackageId>>,
}

impl Graph {
    /// Reads the output of `cargo metadata --format-version 1`.
    pub(crate) fn parse(json: &str) -> Result<Graph> {
        let metadata: Value = serde_json::from_str(json)?;
        let members: Vec<&str> =
            list(&metadata, "workspace_members")?.iter().filter_map(Value::as_str).collect();

        let mut packages = BTreeMap::new();
        for package in list(&metadata, "packages")? {
            let id = text(package, "id")?;
            let package = Package {
                name: text(package, "name")?.to_owned(),
                version: text(package, "version")?.to_owned(),
                licence: package["license"].as_str().map(str::to_owned),
                manifest: text(package, "manifest_path")?.into(),
                is_member: members.contains(&id),
            };
            packages.insert(id.to_owned(), package);
        }

        let mut kinds = [BTreeMap::new(), BTreeMap::new(), BTreeMap::new()];
        for node in list(&metadata["resolve"], "nodes")? {
            // The normal kind has no name. A dependency may be of several kinds.
            for (needs, wanted) in kinds.iter_mut().zip([Value::Null, "build".into(), "dev".into()]) {
                let mut of_kind = Vec::new();
                for dependency in list(node, "deps")? {
                    if list(dependency, "dep_kinds")?.iter().any(|kind| kind["kind"] == wanted) {
                        of_kind.push(text(dependency, "pkg")?.to_owned());
                    }
                }
                needs.insert(text(node, "id")?.to_owned(), of_kind);
            }
        }
        let [normal, build, dev] = kinds;
        Ok(Graph { root: text(&metadata, "workspace_root")?.into(), packages, normal, build, dev })
    }

    /// These members, and all that would behave otherwise if these did: those that are built with them, and those
    /// whose tests use them.
    pub(crate) fn with_dependents<'a>(&'a self, names: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
        let needs = |kind: &BTreeMap<PackageId, Vec<PackageId>>, id: &PackageId, found: &BTreeSet<&str>| {
            let needed = kind.get(id).into_iter().flatten().filter_map(|id| self.packages.get(id));
            needed.map(|package| package.name.as_str()).any(|name| found.contains(name))
        };
        let mut found = names.clone();
        loop {
            let built_with =
                |id: &PackageId| needs(&self.normal, id, &found) || needs(&self.build, id, &found);
            let more: Vec<_> = self.members().filter(|(id, _)| built_with(id)).collect();
            let before = found.len();
            found.extend(more.iter().map(|(_, package)| package.name.as_str()));
            if found.len() == before {
                break;
            }
        }
        let tested_with: Vec<_> = self.members().filter(|(id, _)| needs(&self.dev, id, &found)).collect();
        found.extend(tested_with.iter().map(|(_, package)| package.name.as_str()));
        found
    }

    /// The members of the workspace.
    pub(crate) fn members(&self) -> impl Iterator<Item = (&PackageId, &Package)> {
        self.packages.iter().filter(|(_, package)| package.is_member)
    }

    /// Everything that `start` needs at run time, each as the shortest way there by name, ends included:
    /// `["table", "rand_core", "getrandom"]`.
    ///
    /// Cargo resolves features for the workspace as a whole, so a feature that one member turns on counts for
    /// all. That is also how the whole workspace gets built.
    pub(crate) fn ways_from<'a>(&'a self, start: &'a PackageId) -> Vec<Vec<&'a str>> {
        let name = |id: &'a PackageId| self.packages.get(id).map_or(id.as_str(), |package| &package.name);
        let mut ways = Vec::new();
        let mut seen = BTreeSet::from([start]);
        let mut queue = VecDeque::from([(start, vec![name(start)])]);
        while let Some((id, way)) = queue.pop_front() {
            for next in self.normal.get(id).into_iter().flatten() {
                if seen.insert(next) {
                    let mut longer = way.clone();
                    longer.push(name(next));
                    ways.push(longer.clone());
                    queue.push_back((next, longer));
                }
            }
        }
        ways
    }
}

impl Package {
    /// The folder of the package, seen from the root of the workspace; `None` for a package from elsewhere.
    pub(crate) fn folder(&self, root: &Path) -> Option<&Path> {
        self.manifest.strip_prefix(root).ok()?.parent()
    }
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("cargo metadata: `{key}` is not a list"))
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata: `{key}` is not a text"))
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::*;

    /// A workspace in a few words: members as `(name, folder)`, then who needs whom, and as what kind (`""`
    /// is normal).
    pub(crate) fn graph(members: &[(&str, &str)], needs: &[(&str, &str, &str)]) -> Graph {
        let names: BTreeSet<&str> = (members.iter().map(|(name, _)| *name))
            .chain(needs.iter().flat_map(|(from, to, _)| [*from, *to]))
            .collect();
        let folder = |name: &str| match members.iter().find(|(member, _)| *member == name) {
            Some((_, folder)) => format!("/ws/{folder}"),
            None => format!("/registry/{name}"),
        };
        let packages: Vec<_> = (names.iter())
            .map(|name| {
                json!({
                    "id": name,
                    "name": name,
                    "version": "1.0.0",
                    "license": "MIT",
                    "manifest_path": format!("{}/Cargo.toml", folder(name)),
                })
            })
            .collect();
        let nodes: Vec<_> = (names.iter())
            .map(|name| {
                let deps: Vec<_> = (needs.iter().filter(|(from, _, _)| from == name))
                    .map(|(_, to, kind)| {
                        let kind = if kind.is_empty() { Value::Null } else { json!(kind) };
                        json!({ "pkg": to, "dep_kinds": [{ "kind": kind, "target": null }] })
                    })
                    .collect();
                json!({ "id": name, "deps": deps })
            })
            .collect();
        let members: Vec<_> = members.iter().map(|(name, _)| name).collect();
        let metadata = json!({
            "packages": packages,
            "workspace_members": members,
            "workspace_root": "/ws",
            "resolve": { "nodes": nodes },
        });
        Graph::parse(&metadata.to_string()).unwrap()
    }

    #[test]
    fn ways_follow_normal_dependencies_only() {
        let graph = graph(
            &[("table", "crates/table")],
            &[("table", "blake3", ""), ("blake3", "cc", "build"), ("table", "proptest", "dev")],
        );
        assert_eq!(graph.ways_from(&"table".to_owned()), [["table", "blake3"]]);
    }

    #[test]
    fn dependents_are_those_built_with_a_crate_and_those_tested_with_it() {
        let graph = graph(
            &[("table", "table"), ("cells", "cells"), ("cli", "cli"), ("words", "words"), ("art", "art")],
            &[
                ("cells", "table", ""),
                ("cli", "cells", "build"),
                ("words", "cells", "dev"),
                ("art", "words", ""),
            ],
        );
        assert_eq!(
            graph.with_dependents(&BTreeSet::from(["table"])),
            ["cells", "cli", "table", "words"].into()
        );
        assert_eq!(graph.with_dependents(&BTreeSet::from(["cli"])), ["cli"].into());
    }

    #[test]
    fn the_shortest_way_is_the_one_shown_and_circles_end() {
        let graph = graph(
            &[("a", "a")],
            &[("a", "b", ""), ("b", "c", ""), ("c", "d", ""), ("b", "d", ""), ("d", "a", "")],
        );
        let start = "a".to_owned();
        assert_eq!(graph.ways_from(&start), [vec!["a", "b"], vec!["a", "b", "c"], vec!["a", "b", "d"]]);
    }

    #[test]
    fn a_member_has_a_folder_and_a_dependency_has_none() {
        let graph = graph(&[("cells", "crates/games/cells")], &[("cells", "serde", "")]);
        assert_eq!(graph.packages["cells"].folder(&graph.root), Some(Path::new("crates/games/cells")));
        assert_eq!(graph.packages["serde"].folder(&graph.root), None);
        assert_eq!(graph.members().count(), 1);
    }

    #[test]
    fn a_strange_answer_is_an_error() {
        assert!(Graph::parse("{}").is_err());
        assert!(Graph::parse("not json").is_err());
    }
}
