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
}

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
    // Every path that the page itself makes sense of is the front page.
    let front = path == "/" || path.starts_with("/t/") || path.starts_with("/local/");
    let wanted = if front { "/" } else { path };
    let find = |path| pages(path, text(header::ACCEPT_ENCODING));
    let found = find(wanted);
    // Somebody who got lost is shown the front page, which has a way on; a program is told in plain words.
    let lost = found.is_none() && !path.starts_with("/api/") && text(header::ACCEPT).contains("text/html");
    let Some(file) = found.or_else(|| if lost { find("/") } else { None }) else {
        return plain(StatusCode::NOT_FOUND, "404\n");
    };
    let fresh = !lost && text(header::IF_NONE_MATCH).split(',').any(|tag| tag.trim() == file.etag);
    let body = if fresh || method == Method::HEAD { Body::empty() } else { Body::from(bytes(file.bytes)) };
    let mut response = Response::new(body);
    if fresh {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    if lost {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
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
