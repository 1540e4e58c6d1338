//! What the browser gets: the files that are written by hand, those that were built, and the service worker, which
//! knows all the others.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::documents;

/// A file as the browser asks for it.
pub(crate) struct File {
    /// Its path, from the root of the site.
    pub(crate) path: String,
    pub(crate) content_type: &'static str,
    pub(crate) bytes: Vec<u8>,
}

/// What all documents are made from.
const TEMPLATE: &str = "index.html";
const SERVICE_WORKER: &str = "sw.js";

/// What browsers ask for by a name that never changes.
const LASTING_NAMES: [&str; 4] = ["/sw.js", "/manifest.webmanifest", "/icon.svg", "/app.svg"];

/// The pictures of links, which others keep under their names for as long as they like.
const PREVIEWS: &str = "/preview";

/// Stands for the folder of the build in what is written by hand.
const FOLDER: &str = "FOLDER";

/// All files, by path. What belongs to this build alone lies in a folder that is named after what is in it, so that files
/// of two builds are never mixed.
pub(crate) fn collect(by_hand: &Path, bound: &Path, made: Vec<File>) -> Result<Vec<File>> {
    let mut files = read(by_hand)?;
    let template = files.iter().position(|file| file.path == path_of(TEMPLATE));
    let template = files.remove(template.with_context(|| format!("{TEMPLATE} is missing"))?);
    files.extend(documents::all(&String::from_utf8(template.bytes)?));
    files.extend(documents::pictures()?);
    files.extend(made);
    files.extend(read(bound)?);
    files.sort_by(|one, other| one.path.cmp(&other.path));

    let build = build_of(&files);
    let folder = format!("/app-{build}");
    for file in &mut files {
        if file.path.starts_with(documents::FOLDER) {
            let document = String::from_utf8(std::mem::take(&mut file.bytes))?;
            file.bytes = document.replace(FOLDER, &folder).into_bytes();
        } else if !is_lasting(&file.path) {
            file.path.insert_str(0, &folder);
        }
    }

    // A browser takes a service worker for a new one when its text differs: the text holds a digest of everything.
    // It keeps the front page too, in the language that the browser gets.
    let kept = files.iter().map(|file| file.path.as_str()).filter(|path| {
        let is_for_others = path.starts_with(documents::FOLDER) || path.starts_with(PREVIEWS);
        *path != path_of(SERVICE_WORKER) && !is_for_others
    });
    let paths: Vec<String> = std::iter::once("/").chain(kept).map(quoted).collect();
    let head = format!("const BUILD = {};\nconst FILES = [{}];\n", quoted(&build), paths.join(", "));
    find(&mut files, SERVICE_WORKER)?.bytes.splice(0..0, head.into_bytes());
    Ok(files)
}

fn find<'a>(files: &'a mut [File], name: &str) -> Result<&'a mut File> {
    let path = path_of(name);
    files.iter_mut().find(|file| file.path == path).with_context(|| format!("{name} is missing"))
}

fn read(folder: &Path) -> Result<Vec<File>> {
    let entries = fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let place = entry?.path();
        if !place.is_file() {
            continue;
        }
        let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(&place).with_context(|| format!("could not read {}", place.display()))?;
        files.push(File { content_type: content_type(&name)?, path: path_of(&name), bytes });
    }
    Ok(files)
}

fn is_lasting(path: &str) -> bool {
    LASTING_NAMES.contains(&path) || path.starts_with(PREVIEWS)
}

fn path_of(name: &str) -> String {
    format!("/{name}")
}

fn content_type(name: &str) -> Result<&'static str> {
    Ok(match name.rsplit_once('.').map(|(_, end)| end) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("pack") => "application/octet-stream",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => bail!("{name}: say in the build script what kind of file this is"),
    })
}

fn build_of(files: &[File]) -> String {
    let mut digest = blake3::Hasher::new();
    for file in files {
        digest
            .update(file.path.as_bytes())
            .update(&(file.bytes.len() as u64).to_le_bytes())
            .update(&file.bytes);
    }
    digest.finalize().to_hex()[..16].to_owned()
}

/// A text as JavaScript and Rust write it. Paths and digests hold nothing that would need more than quotes.
pub(crate) fn quoted(text: &str) -> String {
    format!("{text:?}")
}
