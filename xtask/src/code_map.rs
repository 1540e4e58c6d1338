//! The code map in `ARCHITECTURE.md`: a row for every crate of the workspace, with the crates of ours that it depends on.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::Value;

/// Where the table stands.
pub(crate) const FILE: &str = "ARCHITECTURE.md";

/// The folder of the crates that a row may name together as `the games`.
const GAMES: &str = "crates/games/";

/// The crates of the workspace by folder, each with its name and the crates of ours that it needs to be built. What only
/// its tests need does not count.
pub(crate) struct Members(BTreeMap<String, (String, BTreeSet<String>)>);

impl Members {
    /// Reads the output of `cargo metadata --format-version 1 --no-deps`.
    pub(crate) fn parse(json: &str) -> Result<Members> {
        let metadata: Value = serde_json::from_str(json)?;
        let root = text(&metadata, "workspace_root")?;
        let packages = list(&metadata, "packages")?;
        let names = packages.iter().map(|package| text(package, "name")).collect::<Result<BTreeSet<_>>>()?;
        let mut members = BTreeMap::new();
        for package in packages {
            let manifest = text(package, "manifest_path")?;
            let folder = manifest.strip_prefix(root).and_then(|path| path.strip_suffix("/Cargo.toml"));
            let folder = folder.with_context(|| format!("{manifest} is not in the workspace"))?;
            let needs = list(package, "dependencies")?.iter().filter(|needed| needed["kind"] != "dev");
            let needs =
                needs.filter_map(|needed| needed["name"].as_str()).filter(|name| names.contains(name));
            let member = (text(package, "name")?.to_owned(), needs.map(str::to_owned).collect());
            members.insert(folder.trim_start_matches('/').to_owned(), member);
        }
        Ok(Members(members))
    }

    /// The names of the games.
    fn games(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|(folder, _)| folder.starts_with(GAMES)).map(|(_, (name, _))| name.as_str())
    }

    /// What is wrong with the table in this text.
    pub(crate) fn problems(&self, text: &str) -> Vec<String> {
        let rows: BTreeMap<&str, &str> = text.lines().filter_map(row).collect();
        let mut problems = Vec::new();
        for (folder, (_, needs)) in &self.0 {
            let Some(cell) = rows.get(folder.as_str()) else {
                problems.push(format!("{FILE}: the code map has no row for `{folder}`"));
                continue;
            };
            let mut listed: BTreeSet<&str> = in_code(cell).collect();
            if cell.contains("the games") {
                listed.extend(self.games());
            }
            let needs: BTreeSet<&str> = needs.iter().map(String::as_str).collect();
            for name in needs.difference(&listed) {
                problems.push(format!("{FILE}: `{folder}` depends on `{name}`, and its row does not say so"));
            }
            for name in listed.difference(&needs) {
                problems.push(format!(
                    "{FILE}: the row of `{folder}` lists `{name}`, which it does not depend on"
                ));
            }
        }
        let gone =
            rows.keys().filter(|folder| folder.starts_with("crates/") && !self.0.contains_key(**folder));
        problems.extend(gone.map(|folder| format!("{FILE}: `{folder}` has a row and is no crate")));
        problems
    }
}

/// The folder of a row with three cells, and its last cell.
fn row(line: &str) -> Option<(&str, &str)> {
    let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').collect();
    let [place, _, needs] = cells[..] else { return None };
    Some((place.trim().strip_prefix('`')?.strip_suffix('`')?, needs))
}

/// The words between backticks.
fn in_code(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("cargo metadata: `{key}` is not a list"))
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata: `{key}` is not a text"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn members() -> Members {
        let package = |folder: &str, needs: &[(&str, Option<&str>)]| {
            let name = folder.rsplit('/').next();
            let needs = needs.iter().map(|(name, kind)| json!({"name": name, "kind": kind}));
            json!({
                "name": name,
                "manifest_path": format!("/ws/{folder}/Cargo.toml"),
                "dependencies": needs.collect::<Vec<_>>(),
            })
        };
        let metadata = json!({"workspace_root": "/ws", "packages": [
            package("crates/table", &[("serde", None), ("lab", Some("dev"))]),
            package("crates/games/cells", &[("table", None)]),
            package("crates/games/plan", &[("table", None)]),
            package("crates/lab", &[("cells", None), ("plan", None), ("table", Some("build"))]),
        ]});
        Members::parse(&metadata.to_string()).unwrap()
    }

    const TABLE: &str = "| crate | what lives there | depends on |\n|---|---|---|\n\
        | `crates/table` | the contract, `rules.rs` | nothing of ours |\n\
        | `crates/games/cells` | rules | `table` |\n\
        | `crates/games/plan` | rules | `table` |\n\
        | `crates/lab` | many games | the games, `table` |\n\
        | `locales` | every text | |\n";

    #[test]
    fn a_table_that_is_true_has_no_problems() {
        assert!(members().problems(TABLE).is_empty(), "{:?}", members().problems(TABLE));
    }

    #[test]
    fn a_crate_without_a_row_is_found() {
        let table = TABLE.replace("| `crates/games/plan` | rules | `table` |\n", "");
        assert_eq!(
            members().problems(&table),
            ["ARCHITECTURE.md: the code map has no row for `crates/games/plan`"]
        );
    }

    #[test]
    fn a_dependency_that_is_left_out_or_made_up_is_found() {
        let table = TABLE.replace("the games, `table`", "`cells`, `table`, `art`");
        assert_eq!(
            members().problems(&table),
            [
                "ARCHITECTURE.md: `crates/lab` depends on `plan`, and its row does not say so",
                "ARCHITECTURE.md: the row of `crates/lab` lists `art`, which it does not depend on",
            ]
        );
    }

    #[test]
    fn a_row_of_a_crate_that_is_gone_is_found() {
        let table = format!("{TABLE}| `crates/gone` | nothing | `table` |\n");
        assert_eq!(members().problems(&table), ["ARCHITECTURE.md: `crates/gone` has a row and is no crate"]);
    }

    #[test]
    fn a_strange_answer_is_an_error() {
        assert!(Members::parse("{}").is_err());
    }
}
