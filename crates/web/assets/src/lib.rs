//! The page and the worker, built and embedded: every file that a browser asks for, plain and compressed.
//!
//! The build script makes them; with `ESCAPEMENT_SKIP_PAGE=1` it does not, and there are none.
//!
//! ```
//! if let Some(index) = web_assets::file("/", "gzip, br") {
//!     assert_eq!(index.content_type, "text/html; charset=utf-8");
//!     assert_eq!(index.encoding, Some("br"));
//! }
//! assert!(web_assets::file("/no/such/file", "").is_none());
//! ```

mod encoding;

use std::borrow::Cow;

use encoding::Encoding;

/// A file as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The bytes, compressed if `encoding` says so.
    pub bytes: Cow<'static, [u8]>,
    /// For the header `content-type`.
    pub content_type: &'static str,
    /// For the header `content-encoding`; none if the bytes are plain.
    pub encoding: Option<&'static str>,
    /// For the header `etag`, quotes included. Two encodings of a file have two of them.
    pub etag: String,
    /// Whether its path names the build that it belongs to, so that it never changes.
    pub is_of_one_build: bool,
}

/// What the paths of such files begin with.
const OF_ONE_BUILD: &str = "/app-";

/// How large a file is, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Its path.
    pub path: &'static str,
    /// As it is.
    pub plain: usize,
    /// Compressed with brotli.
    pub brotli: usize,
}

struct Embedded {
    path: &'static str,
    content_type: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    br: &'static [u8],
    gz: &'static [u8],
}

static FILES: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/list.rs"));

/// The file at this path from the root of the site, in the best form that the client takes according to its header
/// `accept-encoding`. The front page is `/`, for every path that the page itself makes sense of.
pub fn file(path: &str, accept_encoding: &str) -> Option<File> {
    let file = FILES.iter().find(|file| file.path == path)?;
    let (bytes, encoding) = match Encoding::best(accept_encoding) {
        Encoding::Brotli => (file.br, Some("br")),
        Encoding::Gzip => (file.gz, Some("gzip")),
        Encoding::Plain => (file.plain, None),
    };
    let etag = match encoding {
        Some(encoding) => format!("\"{}-{encoding}\"", file.etag),
        None => format!("\"{}\"", file.etag),
    };
    let is_of_one_build = path.starts_with(OF_ONE_BUILD);
    Some(File {
        bytes: Cow::Borrowed(bytes),
        content_type: file.content_type,
        encoding,
        etag,
        is_of_one_build,
    })
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|file| file.path)
}

/// How large the files are.
pub fn sizes() -> impl Iterator<Item = Size> {
    FILES.iter().map(|file| Size { path: file.path, plain: file.plain.len(), brotli: file.br.len() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_file_is_there_in_every_form() {
        for path in paths() {
            let plain = file(path, "").expect("it is listed");
            assert_eq!(plain.encoding, None);
            assert!(!plain.bytes.is_empty(), "{path}");
            for (accepted, encoding) in [("br", "br"), ("gzip", "gzip")] {
                let packed = file(path, accepted).expect("it is listed");
                assert_eq!(packed.encoding, Some(encoding));
                assert_ne!(packed.etag, plain.etag);
            }
        }
    }

    /// The size of a file, compressed, by its name.
    fn packed(name: &str) -> usize {
        let named = |size: &Size| size.path.rsplit('/').next() == Some(name);
        sizes().find(named).map_or(0, |size| size.brotli)
    }

    /// What the front page costs on a first visit: everything that must arrive before it can be used.
    #[test]
    fn the_front_page_is_small() {
        let scripts = ["", "start.js", "page.js", "parts.js", "page_bg.wasm"];
        let styles = ["art.css", "style.css", "cells.css", "temple.css", "master.css", "plan.css"];
        // And the words of one language, be it the longest.
        let words = ["en", "de", "es"].map(|code| packed(&format!("words-{code}.ftl")));
        let needed = scripts.into_iter().chain(styles).map(packed).sum::<usize>();
        let bytes = needed + words.into_iter().max().unwrap_or_default();
        assert!(bytes <= 310_000, "{bytes} bytes");
    }

    /// What a game against bots costs on top of that, with the house that keeps its table.
    #[test]
    fn a_game_is_small() {
        for (game, most) in [("cells", 350_000), ("temple", 400_000), ("master", 450_000), ("plan", 495_000)]
        {
            let own = packed(&format!("{game}.pack"));
            let bytes = own + ["table.pack", "house.pack", "worker.js"].map(packed).iter().sum::<usize>();
            assert!(bytes <= most, "{game}: {bytes} bytes");
        }
    }

    /// A page finds every file of its own build, and none of another one under the same name.
    #[test]
    fn what_a_page_loads_lies_in_the_folder_of_its_build() {
        let Some(index) = file("/", "") else { return };
        let index = String::from_utf8_lossy(&index.bytes).into_owned();
        let links = index.split('"').filter(|text| text.starts_with(OF_ONE_BUILD));
        let mut folders = BTreeSet::new();
        for link in links {
            assert!(file(link, "").is_some_and(|file| file.is_of_one_build), "{link}");
            folders.insert(link.split('/').nth(1));
        }
        folders
            .extend(paths().filter(|path| path.starts_with(OF_ONE_BUILD)).map(|path| path.split('/').nth(1)));
        assert_eq!(folders.len(), 1, "{folders:?}");
        assert!(paths().filter(|path| !path.starts_with(OF_ONE_BUILD)).count() < 8);
    }

    #[test]
    fn nothing_in_the_page_is_refused_by_its_own_policy() {
        let Some(index) = file("/", "") else { return };
        let index = String::from_utf8_lossy(&index.bytes).into_owned();
        assert!(!index.contains("<style") && !index.contains("style=") && !index.contains("onload="));
        assert_eq!(index.matches("<script").count(), index.matches("<script type=\"module\" src=").count());
    }
}
