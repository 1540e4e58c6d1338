//! Files and headers.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;

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

/// Where the files of the page come from: path and accepted encodings go in.
pub type Pages = fn(&str, &str) -> Option<File>;

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

/// Answers a request for a file of the page.
pub(crate) fn answer(
    pages: Pages,
    method: &Method,
    path: &str,
    headers: &HeaderMap,
    encrypted: bool,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return plain(StatusCode::METHOD_NOT_ALLOWED, "");
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepted = text(header::ACCEPT_ENCODING);
    let front = is_front(path);
    let wanted = match path {
        _ if front => "/",
        "/favicon.ico" => "/icon.svg",
        other => other,
    };
    let Some(file) = pages(wanted, accepted) else { return lost(pages, path, accepted) };
    let fresh = text(header::IF_NONE_MATCH).split(',').any(|tag| tag.trim() == file.etag);
    let body = if fresh || method == Method::HEAD { Body::empty() } else { Body::from(bytes(file.bytes)) };
    let mut response = Response::new(body);
    if fresh {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(if file.is_of_one_build { FOR_EVER } else { "no-cache" }),
    );
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = file.encoding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if let Ok(etag) = HeaderValue::from_str(&file.etag) {
        out.insert(header::ETAG, etag);
    }
    if front && cookie::secret(headers).is_none() {
        let cookie = cookie::new_secret().and_then(|secret| cookie::header(&secret, encrypted));
        if let Some(cookie) = cookie {
            out.insert(header::SET_COOKIE, cookie);
        }
    }
    response
}

/// Every path that the page itself makes sense of is the front page.
fn is_front(path: &str) -> bool {
    let views = ["/t/", "/local/", "/rules/", "/learn/", "/open/", "/sound/"];
    matches!(path, "/" | "/settings" | "/host" | "/replay") || views.iter().any(|view| path.starts_with(view))
}

/// Where nothing is the page says so, and shows the way home; but nobody who asked for a file takes that for one.
fn lost(pages: Pages, path: &str, accepted: &str) -> Response {
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.')) || path.starts_with("/api/");
    let front = if is_file { None } else { pages("/", accepted) };
    let Some(file) = front else { return plain(StatusCode::NOT_FOUND, "404\n") };
    let mut response = plain(StatusCode::NOT_FOUND, Body::from(bytes(file.bytes)));
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = file.encoding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
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
    use super::*;

    fn answered(path: &str) -> Response {
        let pages: Pages = |path, _| {
            let content_type = match path {
                "/" => "text/html; charset=utf-8",
                "/icon.svg" | "/app-1/a.svg" => "image/svg+xml",
                _ => return None,
            };
            let (bytes, etag) = (Cow::Borrowed(b"x".as_slice()), "\"1\"".to_owned());
            Some(File {
                bytes,
                content_type,
                encoding: None,
                etag,
                is_of_one_build: path.starts_with("/app-"),
            })
        };
        answer(pages, &Method::GET, path, &HeaderMap::new(), false)
    }

    fn status(path: &str) -> (StatusCode, String) {
        let response = answered(path);
        let kind = response.headers()[header::CONTENT_TYPE].to_str().unwrap_or_default().to_owned();
        (response.status(), kind)
    }

    #[test]
    fn whoever_is_lost_is_shown_the_page_and_told_so() {
        let html = "text/html; charset=utf-8".to_owned();
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
        for (path, control) in [("/app-1/a.svg", FOR_EVER), ("/icon.svg", "no-cache"), ("/", "no-cache")] {
            assert_eq!(answered(path).headers()[header::CACHE_CONTROL], control, "{path}");
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
