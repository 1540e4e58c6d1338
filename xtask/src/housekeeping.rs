//! Step `house-keeping`: small rules about the files of the repository that no compiler looks after.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::code_map::{self, Members};
use crate::commands::{cargo, program, workspace_root};
use crate::markdown::{destination, places, relative_links};
use crate::translations;

/// This file lists the words it looks for, so it cannot be searched for them.
const THIS_FILE: &str = "xtask/src/housekeeping.rs";

/// Names that say nothing about what is inside.
const EMPTY_NAMES: [&str; 7] = ["utils", "util", "helpers", "helper", "common", "misc", "manager"];

/// What is left lying about in Rust code when work stops half-way.
const LEFTOVERS: [&str; 7] = ["TODO", "FIXME", "XXX", "dbg!(", "todo!(", "unimplemented!(", "#[ignore"];

/// Starts of paths that exist on one machine only.
const LOCAL_PATHS: [&str; 3] = ["/work/", "/root/", "/home/"];

/// A Rust file longer than this has two subjects.
const MOST_LINES: usize = 700;

/// A file of the repository; its text is read for the kinds that get searched.
struct File {
    path: String,
    text: String,
}

/// Looks through all files that git knows, or would add.
pub(crate) fn run() -> Result<()> {
    let files = files()?;
    let mut problems: Vec<String> = files.iter().filter_map(|file| empty_name(&file.path)).collect();
    for file in files.iter().filter(|file| file.is("rs")) {
        problems.extend(too_long(file));
        problems.extend(found(file, &LEFTOVERS, "left over"));
        problems.extend(found(file, &LOCAL_PATHS, "a path of one machine"));
    }
    for file in files.iter().filter(|file| file.is("md")) {
        problems.extend(found(file, &LOCAL_PATHS, "a path of one machine"));
    }
    problems.extend(dead_links(&files));
    let members = Members::parse(&cargo("metadata --format-version 1 --no-deps --locked").output()?)?;
    let architecture = files.iter().find(|file| file.path == code_map::FILE);
    problems.extend(members.problems(architecture.map_or("", |file| &file.text)));
    let fluent = files.iter().filter(|file| file.is("ftl"));
    problems.extend(translations::problems(fluent.map(|file| (file.path.as_str(), file.text.as_str()))));

    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("problems found: {}", problems.len());
    }
    println!("{} files in good order", files.len());
    Ok(())
}

/// Files not yet added count as well: better told before the commit than after it.
fn files() -> Result<Vec<File>> {
    // With -z, names with umlauts and spaces come as they are.
    let list =
        program("git").args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).output()?;
    let root = workspace_root();
    let mut files = Vec::new();
    for path in list.split_terminator('\0') {
        let place = root.join(path);
        // Deleted, but git was not told yet; or a folder that is a repository of its own.
        if !place.is_file() {
            continue;
        }
        let mut file = File { path: path.to_owned(), text: String::new() };
        if ["rs", "md", "ftl"].iter().any(|kind| file.is(kind)) {
            file.text = fs::read_to_string(place).with_context(|| format!("could not read {path}"))?;
        }
        files.push(file);
    }
    if files.is_empty() {
        bail!("git lists no files, so nothing was checked");
    }
    Ok(files)
}

impl File {
    fn is(&self, kind: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, end)| end == kind)
    }
}

/// Folders count too: `dice/util/mod.rs` is a module named `util`.
fn empty_name(path: &str) -> Option<String> {
    let stem = |part: &str| part.split('.').next().unwrap_or(part).to_lowercase();
    let name = path.split('/').find(|part| EMPTY_NAMES.contains(&stem(part).as_str()))?;
    Some(format!("{path}: `{name}` does not say what is inside"))
}

fn too_long(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    (lines > MOST_LINES).then(|| format!("{}: {lines} lines, more than {MOST_LINES}", file.path))
}

fn found(file: &File, words: &[&str], what: &str) -> Vec<String> {
    if file.path == THIS_FILE {
        return Vec::new();
    }
    let mut problems = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        for word in words.iter().filter(|word| holds(line, word)) {
            problems.push(format!("{}:{}: `{word}`, {what}", file.path, index + 1));
        }
    }
    problems
}

/// Whether the word stands in the line on its own: `XXX` is not in `XXXII`, nor `/home/` in `pages/home/`.
fn holds(line: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    let is_path = word.starts_with('/');
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        // A path goes on to the left with dots, as in `../home/`, and to the right with anything.
        let joined_before = before.is_some_and(|c| joins(c) || (is_path && (c == '.' || c == '-')));
        let joined_after = word.ends_with(joins) && after.is_some_and(joins);
        !joined_before && !joined_after
    })
}

fn dead_links(files: &[File]) -> Vec<String> {
    let places = places(files.iter().map(|file| file.path.as_str()));
    let mut problems = Vec::new();
    for file in files.iter().filter(|file| file.is("md")) {
        for link in relative_links(&file.text) {
            let leads_somewhere =
                destination(&file.path, link.target).is_some_and(|place| places.contains(place.as_str()));
            if !leads_somewhere {
                problems.push(format!("{}:{}: `{}` leads nowhere", file.path, link.line, link.target));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn names_that_say_nothing_are_found_in_files_and_folders() {
        for path in ["src/utils.rs", "Helper.md", "tests/common/mod.rs", "a/misc.test.js"] {
            assert!(empty_name(path).is_some(), "{path}");
        }
        for path in ["src/dice.rs", "src/common_rules.rs", ".gitignore", "LICENSE-MIT"] {
            assert!(empty_name(path).is_none(), "{path}");
        }
    }

    #[test]
    fn leftovers_are_found_with_their_line() {
        let file = file("src/dice.rs", "//! Dice.\n// TODO: throw them\nfn throw() { todo!() }\n");
        assert_eq!(
            found(&file, &LEFTOVERS, "left over"),
            ["src/dice.rs:2: `TODO`, left over", "src/dice.rs:3: `todo!(`, left over",]
        );
    }

    #[test]
    fn words_are_found_whole() {
        for (line, word) in [
            ("// TODO(you)", "TODO"),
            ("#[ignore = \"slow\"]", "#[ignore"),
            ("    dbg!(x)", "dbg!("),
            ("see /work/x", "/work/"),
            ("file:///home/me", "/home/"),
        ] {
            assert!(holds(line, word), "{word} in {line}");
        }
        for (line, word) in [
            ("TODOS", "TODO"),
            ("XXXII", "XXX"),
            ("my_dbg!(x)", "dbg!("),
            ("#[ignored]", "#[ignore"),
            ("https://example.org/home/", "/home/"),
            ("../home/", "/home/"),
        ] {
            assert!(!holds(line, word), "{word} in {line}");
        }
    }

    #[test]
    fn seven_hundred_lines_are_enough() {
        assert!(too_long(&file("a.rs", &"//\n".repeat(MOST_LINES))).is_none());
        assert!(too_long(&file("a.rs", &"//\n".repeat(MOST_LINES + 1))).is_some());
    }

    #[test]
    fn a_link_must_lead_to_a_file_or_folder_of_the_repository() {
        let files = [
            file("README.md", "[a](docs/a.md) [docs](docs/) [gone](docs/gone.md)\n"),
            file("docs/a.md", "[back](../README.md#top)\n[out](../../out.md)\n"),
        ];
        assert_eq!(
            dead_links(&files),
            ["README.md:1: `docs/gone.md` leads nowhere", "docs/a.md:2: `../../out.md` leads nowhere",]
        );
    }
}
