//! What the page says, one file for each language: whoever visits loads theirs and no other.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files::File;

/// What is said in a terminal, or to those who look at links.
const ELSEWHERE: [&str; 2] = ["cli.ftl", "preview.ftl"];

/// `/words-en.ftl` and so on.
pub(crate) fn files(locales: &Path) -> Result<Vec<File>> {
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut files = Vec::new();
    for folder in sorted(locales)? {
        let folder = locales.join(folder);
        let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut text = String::new();
        for name in sorted(&folder)?
            .iter()
            .filter(|name| name.ends_with(".ftl") && !ELSEWHERE.contains(&name.as_str()))
        {
            let whole =
                fs::read_to_string(folder.join(name)).with_context(|| format!("could not read {name}"))?;
            // Remarks are for those who write, not for those who read.
            text.extend(whole.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]));
        }
        let path = format!("/words-{code}.ftl");
        files.push(File { path, content_type: "text/plain; charset=utf-8", bytes: text.into_bytes() });
    }
    Ok(files)
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
