//! Relative links in Markdown files, and whether they lead anywhere.

use std::collections::BTreeSet;

/// A link as it stands in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Link<'a> {
    pub(crate) line: usize,
    pub(crate) target: &'a str,
}

/// The links of a Markdown text that point into the repository: `[text](target)`, `![picture](target)` and
/// `[name]: target`. Code is not searched, nor are links to elsewhere or to a heading of the same page.
///
/// This is not a Markdown parser. A link broken over two lines between its bracket and its target is not
/// seen.
pub(crate) fn relative_links(text: &str) -> Vec<Link<'_>> {
    let mut links = Vec::new();
    let mut fence: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        match fence {
            Some(mark) => {
                if start.starts_with(mark) {
                    fence = None;
                }
                continue;
            }
            None => {
                fence = ["```", "~~~"].into_iter().find(|mark| start.starts_with(mark));
                if fence.is_some() {
                    continue;
                }
            }
        }
        let found = inline_targets(line).into_iter().chain(definition_target(start));
        let relative = found.filter(|target| is_relative(target));
        links.extend(relative.map(|target| Link { line: index + 1, target }));
    }
    links
}

/// Where a link in the file `from` leads, as a path from the root of the repository; `None` if it leads out
/// of it.
pub(crate) fn destination(from: &str, target: &str) -> Option<String> {
    let path = target.split(['#', '?']).next().unwrap_or(target).replace("%20", " ");
    // As on the pages of code hosts, a leading slash means the root of the repository.
    let (folder, path) = match path.strip_prefix('/') {
        Some(path) => ("", path),
        None => (from.rsplit_once('/').map_or("", |(folder, _)| folder), path.as_str()),
    };
    let mut parts = Vec::new();
    for part in folder.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The files and all folders above them: everything a link may lead to. The root is the empty path.
///
/// Asking this set instead of the disk also finds links into files that are never committed, and links that
/// work only where upper and lower case are the same.
pub(crate) fn places<'a>(files: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let mut places = BTreeSet::from([""]);
    for file in files {
        places.insert(file);
        places.extend(file.match_indices('/').map(|(at, _)| &file[..at]));
    }
    places
}

/// The targets of `](target)` in a line, outside of `code`.
fn inline_targets(line: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['`', ']']) {
        let from_mark = &rest[at..];
        if from_mark.starts_with('`') {
            rest = after_code(from_mark);
        } else if let Some(after) = from_mark.strip_prefix("](") {
            let (target, after) = link_target(after);
            targets.push(target);
            rest = after;
        } else {
            rest = &from_mark[1..];
        }
    }
    targets
}

/// What follows a code span that opens at the start of `text`. Backticks that nobody closes are just
/// backticks.
fn after_code(text: &str) -> &str {
    let after_ticks = text.trim_start_matches('`');
    let ticks = &text[..text.len() - after_ticks.len()];
    match after_ticks.find(ticks) {
        Some(end) => &after_ticks[end + ticks.len()..],
        None => after_ticks,
    }
}

/// Splits `target "title") and so on` into the target and what follows it. A target may hold balanced
/// parentheses.
fn link_target(text: &str) -> (&str, &str) {
    if let Some((target, after)) = text.strip_prefix('<').and_then(|text| text.split_once('>')) {
        return (target, after);
    }
    let mut open = 0;
    for (at, character) in text.char_indices() {
        match character {
            '(' => open += 1,
            ')' if open > 0 => open -= 1,
            ')' | ' ' | '\t' => return text.split_at(at),
            _ => {}
        }
    }
    (text, "")
}

/// The target of `[name]: target`. A footnote, `[^1]: text`, is none.
fn definition_target(line: &str) -> Option<&str> {
    let (name, target) = line.strip_prefix('[')?.split_once("]: ")?;
    if name.starts_with('^') || name.contains(']') {
        return None;
    }
    Some(link_target(target.trim_start()).0)
}

fn is_relative(target: &str) -> bool {
    let has_scheme = target.split_once(':').is_some_and(|(scheme, _)| {
        scheme.len() > 1 && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    });
    !has_scheme && !target.starts_with('#') && !target.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(text: &str) -> Vec<&str> {
        relative_links(text).into_iter().map(|link| link.target).collect()
    }

    #[test]
    fn links_pictures_and_definitions_are_found_with_their_lines() {
        let text = "# Title\n\nSee [one](a.md) and ![two](b/c.png \"a picture\").\n\n[three]: ../d.md\n";
        let expected = [(3, "a.md"), (3, "b/c.png"), (5, "../d.md")];
        let links = relative_links(text);
        assert_eq!(links, expected.map(|(line, target)| Link { line, target }));
    }

    #[test]
    fn a_picture_that_is_a_link_is_two() {
        assert_eq!(targets("[![shot](shot.png)](docs/shot.md)"), ["shot.png", "docs/shot.md"]);
    }

    #[test]
    fn links_to_elsewhere_are_left_alone() {
        let text = "[a](https://example.org/x) [b](mailto:a@example.org) [c](#heading) [d](//example.org)\n\
                    [e]: https://example.org\n[^1]: a footnote\n";
        assert!(targets(text).is_empty());
    }

    #[test]
    fn code_holds_no_links() {
        let text = "`[a](a.md)` and ``b`[b](b.md)`` [c](c.md)\n\
                    ```\n[d](d.md)\n```\n~~~ md\n[e](e.md)\n~~~\n[f](f.md)\n";
        assert_eq!(targets(text), ["c.md", "f.md"]);
        assert_eq!(targets("a lone ` and [g](g.md)"), ["g.md"]);
        assert_eq!(targets("[`name`](name.md)"), ["name.md"]);
    }

    #[test]
    fn strange_targets_are_read_whole() {
        assert_eq!(
            targets("[a](<with space.md>) [b](b_(1).md) [c](c.md#part)"),
            ["with space.md", "b_(1).md", "c.md#part"]
        );
    }

    #[test]
    fn destinations_are_seen_from_the_root() {
        let lead = |from, target| destination(from, target);
        assert_eq!(lead("README.md", "docs/a.md").as_deref(), Some("docs/a.md"));
        assert_eq!(lead("docs/a.md", "b.md#part").as_deref(), Some("docs/b.md"));
        assert_eq!(lead("docs/a.md", "../crates/./table/").as_deref(), Some("crates/table"));
        assert_eq!(lead("docs/a.md", "/LICENSE-MIT").as_deref(), Some("LICENSE-MIT"));
        assert_eq!(lead("docs/a.md", "..").as_deref(), Some(""));
        assert_eq!(lead("docs/a.md", "two%20words.md").as_deref(), Some("docs/two words.md"));
        assert_eq!(lead("README.md", "../outside.md"), None);
    }

    #[test]
    fn folders_of_files_are_places_too() {
        let places = places(["README.md", "crates/games/cells/Cargo.toml"]);
        for place in ["", "README.md", "crates", "crates/games", "crates/games/cells"] {
            assert!(places.contains(place), "{place:?}");
        }
        assert!(!places.contains("crates/game"));
    }
}
