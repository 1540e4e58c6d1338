//! What the page says. A visitor loads the words of one language: those of the page first, and those of a game with it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::File;
use crate::front;

/// What is said in a terminal, or to those who look at links.
const ELSEWHERE: [&str; 2] = ["cli.ftl", "preview.ftl"];

/// `/words-en.ftl` for the page, `/words-cells-en.ftl` for a game, and so on.
pub(crate) fn files(locales: &Path) -> Result<Vec<File>> {
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for folder in sorted(locales)? {
        let folder = locales.join(folder);
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for name in sorted(&folder)?
            .iter()
            .filter(|name| name.ends_with(".ftl") && !ELSEWHERE.contains(&name.as_str()))
        {
            let whole =
                fs::read_to_string(folder.join(name)).with_context(|| format!("could not read {name}"))?;
            let text = texts.entry(path(name, &language)).or_default();
            let mut is_said = true;
            for line in whole.lines() {
                // What belongs to a key stands further in.
                is_said = if line.starts_with(' ') { is_said } else { is_said_by_the_page(line) };
                if is_said {
                    text.extend([line, "\n"]);
                }
            }
        }
    }
    let file = |(path, text): (String, String)| File {
        path,
        content_type: "text/plain; charset=utf-8",
        bytes: text.into_bytes(),
    };
    Ok(texts.into_iter().map(file).collect())
}

/// Whether the page ever says what this line begins. Remarks are for those who write, and what is wrong with a position is for those who
/// set it up by hand.
fn is_said_by_the_page(line: &str) -> bool {
    !line.starts_with('#') && !line.contains("-invariant-")
}

/// What is seen of a game besides what is played comes later, and so do its words.
const LATER: [&str; 2] = ["lesson", "story"];

/// Where the words of a file go: those of `temple.ftl` and `temple-page.ftl` come with the game, those of `temple-story.ftl` after
/// it, and those of `lesson.ftl`, which is about no game alone, with the page.
fn path(name: &str, language: &str) -> String {
    let mut parts = name.split(['-', '.']);
    let subject = parts.next().unwrap_or_default();
    let is_later = parts.next().is_some_and(|part| LATER.contains(&part));
    match front::games().find(|game| *game == subject) {
        Some(game) if is_later => format!("/words-{game}-more-{language}.ftl"),
        Some(game) => format!("/words-{game}-{language}.ftl"),
        None => format!("/words-{language}.ftl"),
    }
}

/// The names of what is in a folder, always in the same order.
fn sorted(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
