//! The page and the worker, built and embedded: every file that a browser asks for, plain and compressed.
//!
//! The build script makes them; with `ESCAPEMENT_SKIP_PAGE=1` it does not, and there are none.
//!
//! ```
//! if let Some(front) = web_assets::document("/", "de", "gzip, br") {
//!     assert_eq!(front.content_type, "text/html; charset=utf-8");
//!     assert_eq!(front.encoding, Some("br"));
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
/// `accept-encoding`.
pub fn file(path: &str, accept_encoding: &str) -> Option<File> {
    if path.starts_with(DOCUMENTS) { None } else { embedded(path, accept_encoding) }
}

/// Where documents lie among the files. Browsers ask for addresses instead.
const DOCUMENTS: &str = "/documents/";

/// What a browser begins with at this address: the page, with a title, a sentence and a picture for those who show links. It is
/// the same for all tables and tells nothing of any.
pub fn document(path: &str, language: &str, accept_encoding: &str) -> Option<File> {
    let document = |kind: &str| embedded(&format!("{DOCUMENTS}{kind}-{language}.html"), accept_encoding);
    document(&kind(path)).or_else(|| document("plain"))
}

/// The kind of document for an address. There need not be one of this kind, for an address may name a game that nobody knows.
fn kind(path: &str) -> Cow<'static, str> {
    let mut parts = path.split('/').skip(1);
    match (parts.next(), parts.next()) {
        (Some(""), None) => "home".into(),
        (Some("t"), Some(_)) => "invitation".into(),
        (Some("rules" | "learn" | "open" | "sound"), Some(game)) => format!("game-{game}").into(),
        _ => "plain".into(),
    }
}

fn embedded(path: &str, accept_encoding: &str) -> Option<File> {
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
            let plain = embedded(path, "").expect("it is listed");
            assert_eq!(plain.encoding, None);
            assert!(!plain.bytes.is_empty(), "{path}");
            for (accepted, encoding) in [("br", "br"), ("gzip", "gzip")] {
                let packed = embedded(path, accepted).expect("it is listed");
                assert_eq!(packed.encoding, Some(encoding));
                assert_ne!(packed.etag, plain.etag);
            }
        }
    }

    /// The size of a file, compressed, by its name. A page that was not built has no files; any other has all of them.
    fn packed(name: &str) -> usize {
        let named = |size: &Size| size.path.rsplit('/').next() == Some(name);
        match sizes().find(named) {
            Some(size) => size.brotli,
            None if FILES.is_empty() => 0,
            None => panic!("there is no {name}"),
        }
    }

    #[test]
    fn an_address_names_no_document_but_that_of_a_game() {
        for (path, wanted) in [
            ("/", "home"),
            ("/t/K7QF2M", "invitation"),
            ("/settings", "plain"),
            ("/nothing", "plain"),
            ("/learn/cells", "game-cells"),
            ("/rules/home", "game-home"),
            ("/open/invitation", "game-invitation"),
            ("/sound/plain", "game-plain"),
        ] {
            assert_eq!(kind(path), wanted, "{path}");
        }
    }

    /// What the front page costs on a first visit: everything that must arrive before it can be used.
    #[test]
    fn the_front_page_is_small() {
        let scripts = ["early.js", "start.js", "page.js", "parts.js", "page_bg.wasm"];
        let styles = ["art.css", "style.css"];
        // And the words of one language, be it the longest.
        let words = ["en", "de", "es"].map(|code| packed(&format!("words-{code}.ftl")));
        let needed = scripts.into_iter().chain(styles).map(packed).sum::<usize>();
        let documents = ["en", "de", "es"].map(|code| packed(&format!("home-{code}.html")));
        let needed = needed + documents.into_iter().max().unwrap_or_default();
        let bytes = needed + words.into_iter().max().unwrap_or_default();
        assert!(bytes <= 230_000, "{bytes} bytes");
    }

    /// What a game against bots costs on top of that, with the house that keeps its table.
    #[test]
    fn a_game_is_small() {
        for (game, most) in [("cells", 250_000), ("temple", 343_000), ("master", 320_000), ("plan", 352_000)]
        {
            let shared = ["table.pack", "table.css", "house.pack", "worker.js"].map(packed);
            let own = [format!("{game}.pack"), format!("{game}.css")].map(|name| packed(&name));
            let words = ["en", "de", "es"].map(|code| packed(&format!("words-{game}-{code}.ftl")));
            let bytes = shared.into_iter().chain(own).sum::<usize>();
            let bytes = bytes + words.into_iter().max().unwrap_or_default();
            assert!(bytes <= most, "{game}: {bytes} bytes");
        }
    }

    /// A page finds every file of its own build, and none of another one under the same name.
    #[test]
    fn what_a_page_loads_lies_in_the_folder_of_its_build() {
        let mut folders = BTreeSet::new();
        for document in documents() {
            for link in document.split('"').filter(|text| text.starts_with(OF_ONE_BUILD)) {
                assert!(file(link, "").is_some_and(|file| file.is_of_one_build), "{link}");
                folders.insert(link.split('/').nth(1).map(str::to_owned));
            }
        }
        let of_one_build = paths().filter(|path| path.starts_with(OF_ONE_BUILD));
        folders.extend(of_one_build.map(|path| path.split('/').nth(1).map(str::to_owned)));
        assert!(folders.len() <= 1, "{folders:?}");
    }

    /// Every document there is.
    fn documents() -> Vec<String> {
        let paths = paths().filter(|path| path.starts_with(DOCUMENTS));
        let plain = paths.filter_map(|path| embedded(path, ""));
        plain.map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).collect()
    }

    #[test]
    fn nothing_in_the_page_is_refused_by_its_own_policy() {
        for document in documents() {
            assert!(
                !document.contains("<style") && !document.contains("style=") && !document.contains("onload=")
            );
            let scripts = document.matches("<script").count();
            let from_files = document.matches("<script src=").count();
            assert_eq!(scripts, from_files + document.matches("<script type=\"module\" src=").count());
        }
    }

    #[test]
    fn a_link_says_what_it_leads_to_and_nothing_of_a_table() {
        let Some(front) = document("/", "en", "") else { return };
        let told = |path: &str, language: &str| {
            let document = document(path, language, "").expect("every address has one");
            let html = String::from_utf8_lossy(&document.bytes).into_owned();
            // The server looks for both where it knows the host, and writes that before the picture.
            for place in ["og:url\" content=\"\"", "og:image\" content=\"/"] {
                assert!(html.contains(&format!("<meta property=\"{place}")), "{path}: {html}");
            }
            let content = |name: &str| {
                let rest =
                    html.split(&format!("\"{name}\" content=\"")).nth(1).unwrap_or_default().to_owned();
                rest.split('"').next().unwrap_or_default().to_owned()
            };
            (content("og:title"), content("og:image"), content("robots"))
        };
        assert!(String::from_utf8_lossy(&front.bytes).contains("<h1>Four ways to escape</h1>"));
        let rules = ("Escape Plan · Escapement", "/preview-plan.png", "all");
        let own = |(title, picture, robots): (&str, &str, &str)| {
            (title.to_owned(), picture.to_owned(), robots.to_owned())
        };
        assert_eq!(told("/rules/plan", "en"), own(rules));
        assert!(String::from_utf8_lossy(&front.bytes).contains("\"og:locale\" content=\"en_US\""));
        let invitation = ("Du bist zu einem Spiel eingeladen · Escapement", "/preview.png", "noindex");
        for path in ["/t/K7QF2M", "/t/ABCDEF", "/t/K7QF2M/screen"] {
            assert_eq!(told(path, "de"), own(invitation), "{path}");
        }
        for path in
            ["/settings", "/rules/home", "/open/invitation", "/rules/../plain", "/rules/chess", "/nothing"]
        {
            assert_eq!(told(path, "es").0, "Escapement", "{path}");
        }
        for picture in ["/preview.png", "/preview-cells.png"] {
            assert!(file(picture, "").is_some_and(|file| file.bytes.starts_with(b"\x89PNG")), "{picture}");
        }
    }
}
