//! Files and headers.

use std::borrow::Cow;
use std::io::Write as _;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::cookie;

/// A file of the page as it is sent.
#[derive(Clone, Debug)]
pub struct File {
    /// The bytes, compressed if `encoding` says so.
    pub bytes: Cow<'static, [u8]>,
    /// For the header `content-type`.
    pub content_type: &'static str,
    /// For the header `content-encoding`.
    pub encoding: Option<&'static str>,
    /// For the header `etag`.
    pub etag: String,
    /// Whether its path names the build that it belongs to, so that it never changes.
    pub is_of_one_build: bool,
}

/// For files that never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// For files that keep their names when they change.
const ASK_AGAIN: &str = "no-cache";

/// For documents: each is in one person's language, and may come with that person's cookie.
const FOR_ONE_PERSON: &str = "private, no-cache";

/// What a document depends on besides its address.
const VARIES_WITH: &str = "accept-encoding, accept-language, sec-fetch-dest";

/// Where the page comes from.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// The file at this path, in one of these encodings.
    pub file: fn(&str, &str) -> Option<File>,
    /// What a browser begins with at this path: in one of these languages, in one of these encodings. There is one for every
    /// path.
    pub document: fn(&str, &str, &str) -> Option<File>,
}

impl Pages {
    /// No page at all.
    pub const NONE: Pages = Pages { file: |_, _| None, document: |_, _, _| None };
}

/// Nothing from elsewhere, nothing inline, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      frame-ancestors 'none'; form-action 'none'";

const SAFE: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// The headers that every answer has.
pub(crate) fn guard(mut response: Response) -> Response {
    for (name, value) in SAFE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers a request for a file of the page. `origin` is where the one who asks has found the server.
pub(crate) fn answer(pages: Pages, request: &Request, origin: &Origin) -> Response {
    let (method, headers, path) = (request.method(), request.headers(), request.uri().path());
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "");
    }
    let mut response = if is_view(path) {
        document(pages, request, StatusCode::OK, origin).unwrap_or_else(lost)
    } else if let Some(file) = (pages.file)(lasting_name(path), text(headers, header::ACCEPT_ENCODING)) {
        sent(file, headers, StatusCode::OK)
    } else if is_file(path) {
        lost()
    } else {
        document(pages, request, StatusCode::NOT_FOUND, origin).unwrap_or_else(lost)
    };
    if method == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

/// What a browser begins with. It comes with a cookie for a guest who has none.
fn document(pages: Pages, request: &Request, status: StatusCode, origin: &Origin) -> Option<Response> {
    let (path, headers) = (request.uri().path(), request.headers());
    let language = text(headers, header::ACCEPT_LANGUAGE);
    let encodings = text(headers, header::ACCEPT_ENCODING);
    // Browsers say what they want a document for, but not over plain http. Whatever says nothing may be there to show a link
    // to people, and needs whole addresses.
    let file = if headers.contains_key("sec-fetch-dest") {
        (pages.document)(path, language, encodings)?
    } else {
        let file = with_whole_addresses((pages.document)(path, language, "")?, path, origin);
        // The documents that are kept decide whether gzip is taken, the only form that is made here.
        let gzip_at_best = format!("br;q=0, {encodings}");
        let takes_gzip = (pages.document)(path, language, &gzip_at_best)?.encoding == Some("gzip");
        if takes_gzip { gzipped(file)? } else { file }
    };
    let mut response = sent(file, headers, status);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_ONE_PERSON));
    response.headers_mut().insert(header::VARY, HeaderValue::from_static(VARIES_WITH));
    if cookie::secret(headers).is_none() {
        let cookie = cookie::new_secret().and_then(|secret| cookie::header(&secret, origin.encrypted));
        if let Some(cookie) = cookie {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
    }
    Some(response)
}

/// Where documents name the picture of a link. A path follows.
const PICTURE: &str = "<meta property=\"og:image\" content=\"";
/// Where documents name their own address. The build does not know it and leaves it empty.
const ADDRESS: &str = "<meta property=\"og:url\" content=\"";

/// A document that names itself and its picture from the scheme on, if the host is known.
fn with_whole_addresses(file: File, path: &str, origin: &Origin) -> File {
    let Some(origin) = origin.written() else { return file };
    let html = String::from_utf8_lossy(&file.bytes);
    let html = html.replace(PICTURE, &format!("{PICTURE}{origin}"));
    let html = html.replace(ADDRESS, &format!("{ADDRESS}{origin}{}", escaped(path)));
    let etag = format!("\"{}-{origin}\"", file.etag.trim_matches('"'));
    File { bytes: Cow::Owned(html.into_bytes()), etag, ..file }
}

/// A path as it stands in an attribute.
fn escaped(path: &str) -> String {
    path.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A plain file, compressed for this answer alone.
fn gzipped(file: File) -> Option<File> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(&file.bytes).ok()?;
    let etag = format!("\"{}-gzip\"", file.etag.trim_matches('"'));
    Some(File { bytes: Cow::Owned(packer.finish().ok()?), encoding: Some("gzip"), etag, ..file })
}

/// Where a visitor has found the server.
pub(crate) struct Origin {
    /// Host and port, as the request names them.
    pub(crate) host: Option<String>,
    /// Whether nobody on the way can read along.
    pub(crate) encrypted: bool,
}

impl Origin {
    /// As it begins an address; none if the host is no host.
    fn written(&self) -> Option<String> {
        let host = self.host.as_deref()?;
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
        let scheme = if self.encrypted { "https" } else { "http" };
        (!host.is_empty() && host.len() < 256 && host.chars().all(is_host))
            .then(|| format!("{scheme}://{host}"))
    }
}

/// A file with this status, or that the client has it already.
fn sent(file: File, headers: &HeaderMap, status: StatusCode) -> Response {
    let is_known = text(headers, header::IF_NONE_MATCH).split(',').any(|tag| tag.trim() == file.etag);
    let is_known = is_known && status == StatusCode::OK;
    let mut response = Response::new(if is_known { Body::empty() } else { Body::from(bytes(file.bytes)) });
    *response.status_mut() = if is_known { StatusCode::NOT_MODIFIED } else { status };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(if file.is_of_one_build { FOR_EVER } else { ASK_AGAIN }),
    );
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = file.encoding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if let Ok(etag) = HeaderValue::from_str(&file.etag) {
        out.insert(header::ETAG, etag);
    }
    response
}

/// A header as text; empty if it is missing or no text.
fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Whether the page itself makes sense of a path.
fn is_view(path: &str) -> bool {
    let views = ["/t/", "/local/", "/rules/", "/learn/", "/open/", "/sound/"];
    matches!(path, "/" | "/settings" | "/host" | "/replay") || views.iter().any(|view| path.starts_with(view))
}

/// The path under which a file is kept.
fn lasting_name(path: &str) -> &str {
    if path == "/favicon.ico" { "/icon.svg" } else { path }
}

/// Whether this asks for a file. Where nothing is the page says so, and shows the way home; but nobody who asked for a file
/// takes that for one.
fn is_file(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.contains('.')) || path.starts_with("/api/")
}

fn lost() -> Response {
    plain(StatusCode::NOT_FOUND, "404\n")
}

fn bytes(bytes: Cow<'static, [u8]>) -> bytes::Bytes {
    match bytes {
        Cow::Borrowed(bytes) => bytes::Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

/// A short answer.
pub(crate) fn plain(status: StatusCode, text: impl Into<Body>) -> Response {
    let mut response = Response::new(text.into());
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}

/// Whether the page that opens a socket comes from here. Programs that are no browsers say nothing, and bring no cookie
/// that they were not given.
pub(crate) fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    const HTML: &str = "text/html; charset=utf-8";

    const DOCUMENT: &str = "<meta property=\"og:url\" content=\"\">\
                            <meta property=\"og:image\" content=\"/preview.png\">";

    fn file(bytes: &'static str, content_type: &'static str, is_of_one_build: bool) -> File {
        let (bytes, etag) = (Cow::Borrowed(bytes.as_bytes()), "\"1\"".to_owned());
        File { bytes, content_type, encoding: None, etag, is_of_one_build }
    }

    /// The kept forms of a document say which they are, and stand for compressed bytes.
    fn document(_: &str, _: &str, accepted: &str) -> Option<File> {
        let refuses_brotli = accepted.contains("br;q=0");
        let (bytes, encoding) = match accepted {
            accepted if accepted.contains("br") && !refuses_brotli => ("kept as br", Some("br")),
            accepted if accepted.contains("gzip") => ("kept as gzip", Some("gzip")),
            _ => (DOCUMENT, None),
        };
        Some(File { encoding, ..file(bytes, HTML, false) })
    }

    fn answered_with(path: &str, headers: &[(&str, &str)]) -> Response {
        let pages = Pages {
            file: |path, _| match path {
                "/icon.svg" => Some(file("x", "image/svg+xml", false)),
                "/app-1/a.svg" => Some(file("x", "image/svg+xml", true)),
                _ => None,
            },
            document,
        };
        let mut request = Request::builder().uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        let host = request.headers().get(header::HOST).map(|host| host.to_str().unwrap().to_owned());
        answer(pages, &request, &Origin { host, encrypted: true })
    }

    fn answered(path: &str) -> Response {
        answered_with(path, &[])
    }

    fn status(path: &str) -> (StatusCode, String) {
        let response = answered(path);
        let kind = response.headers()[header::CONTENT_TYPE].to_str().unwrap_or_default().to_owned();
        (response.status(), kind)
    }

    #[test]
    fn whoever_is_lost_is_shown_the_page_and_told_so() {
        let html = HTML.to_owned();
        for path in
            ["/", "/t/K7QF2M", "/rules/cells", "/open/cells", "/learn/cells", "/sound/temple", "/settings"]
        {
            assert_eq!(status(path), (StatusCode::OK, html.clone()), "{path}");
        }
        for path in ["/nothing", "/rules", "/t", "/etc/passwd"] {
            assert_eq!(status(path), (StatusCode::NOT_FOUND, html.clone()), "{path}");
        }
        for path in ["/nothing.js", "/api/nothing", "/wp-login.php", "/app-0/page.js"] {
            assert_eq!(
                status(path),
                (StatusCode::NOT_FOUND, "text/plain; charset=utf-8".to_owned()),
                "{path}"
            );
        }
        assert_eq!(status("/favicon.ico"), (StatusCode::OK, "image/svg+xml".to_owned()));
    }

    #[test]
    fn what_never_changes_is_asked_for_once() {
        for (path, control) in [("/app-1/a.svg", FOR_EVER), ("/icon.svg", "no-cache")] {
            assert_eq!(answered(path).headers()[header::CACHE_CONTROL], control, "{path}");
        }
    }

    #[test]
    fn a_document_is_for_the_one_who_asked() {
        let cookie = "escapement=00000000000000000000000000000001";
        for path in ["/", "/t/K7QF2M", "/nothing"] {
            for (headers, gives_cookie) in [(&[][..], true), (&[("cookie", cookie)][..], false)] {
                let response = answered_with(path, headers);
                let headers = response.headers();
                assert_eq!(headers[header::CACHE_CONTROL], "private, no-cache", "{path}");
                assert_eq!(
                    headers[header::VARY],
                    "accept-encoding, accept-language, sec-fetch-dest",
                    "{path}"
                );
                assert_eq!(headers.contains_key(header::SET_COOKIE), gives_cookie, "{path}");
            }
        }
    }

    #[test]
    fn what_the_browser_knows_already_is_not_sent_again() {
        let first = answered_with("/", &[("host", "example.org"), ("accept-encoding", "gzip")]);
        let known = first.headers()[header::ETAG].to_str().unwrap().to_owned();
        let asked = |host: &str, encodings: &str| {
            let headers = [("host", host), ("accept-encoding", encodings), ("if-none-match", &known)];
            answered_with("/", &headers).status()
        };
        assert_eq!(asked("example.org", "gzip"), StatusCode::NOT_MODIFIED);
        assert_eq!(asked("example.org", ""), StatusCode::OK, "another form");
        assert_eq!(asked("example.com", "gzip"), StatusCode::OK, "other addresses");
    }

    async fn bytes_of(response: Response) -> Vec<u8> {
        axum::body::to_bytes(response.into_body(), 1_000).await.unwrap().to_vec()
    }

    async fn told(path: &str, headers: &[(&str, &str)]) -> String {
        String::from_utf8(bytes_of(answered_with(path, headers)).await).unwrap()
    }

    #[tokio::test]
    async fn what_shows_links_gets_whole_addresses() {
        let picture = "content=\"https://example.org:8080/preview.png\"";
        let own = "<meta property=\"og:url\" content=\"https://example.org:8080/t/K7QF2M\">";
        let (host, browser) = (("host", "example.org:8080"), ("sec-fetch-dest", "document"));
        let whole = told("/t/K7QF2M", &[host]).await;
        assert!(whole.contains(picture) && whole.contains(own), "{whole}");
        assert_eq!(told("/t/K7QF2M", &[host, browser]).await, DOCUMENT);
        for strange in ["", "a\"><script>", "a b"] {
            assert_eq!(told("/t/K7QF2M", &[("host", strange)]).await, DOCUMENT, "{strange}");
        }
        let strange = told("/t/a\"b&c", &[host]).await;
        assert!(strange.contains("content=\"https://example.org:8080/t/a&quot;b&amp;c\""), "{strange}");
    }

    #[tokio::test]
    async fn a_document_is_compressed_over_plain_http_too() {
        let (host, browser) = (("host", "example.org"), ("sec-fetch-dest", "document"));
        for (accepted, kept, made) in [
            ("gzip, deflate, br", Some("br"), Some("gzip")),
            ("gzip, deflate", Some("gzip"), Some("gzip")),
            ("br", Some("br"), None),
            ("identity", None, None),
        ] {
            let response = |headers: &[(&str, &str)]| {
                answered_with("/", &[&[("accept-encoding", accepted), host], headers].concat())
            };
            let encoding = |response: &Response| {
                let said = response.headers().get(header::CONTENT_ENCODING);
                said.map(|said| said.to_str().unwrap().to_owned())
            };
            assert_eq!(encoding(&response(&[browser])).as_deref(), kept, "{accepted}");
            let plain_http = response(&[]);
            assert_eq!(encoding(&plain_http).as_deref(), made, "{accepted}");
            if made.is_some() {
                let mut html = String::new();
                let bytes = bytes_of(plain_http).await;
                GzDecoder::new(&bytes[..]).read_to_string(&mut html).unwrap();
                assert!(html.contains("https://example.org/preview.png"), "{html}");
            }
        }
    }

    #[test]
    fn only_our_own_page_may_open_a_socket() {
        let headers = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("example.org:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            headers
        };
        assert!(same_origin(&headers(None)));
        assert!(same_origin(&headers(Some("http://example.org:8080"))));
        for foreign in ["http://example.org", "https://evil.example", "null", ""] {
            assert!(!same_origin(&headers(Some(foreign))), "{foreign}");
        }
    }
}
