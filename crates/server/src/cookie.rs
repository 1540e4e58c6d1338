//! The cookie that a guest comes back with.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::Secret;

const NAME: &str = "escapement";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The secret in the headers of a request.
pub(crate) fn secret(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| if name == NAME { Secret::from_hex(value) } else { None })
}

/// A new secret.
pub(crate) fn new_secret() -> Option<Secret> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(Secret::new(bytes))
}

/// The header that gives it to a browser: scripts cannot read it, other sites cannot send it, and one that was given over
/// an encrypted connection is never sent over another.
pub(crate) fn header(secret: &Secret, encrypted: bool) -> Option<HeaderValue> {
    let (secret, secure) = (secret.to_hex(), if encrypted { "; Secure" } else { "" });
    let value = format!("{NAME}={secret}; HttpOnly; SameSite=Strict; Path=/; Max-Age={YEAR}{secure}");
    HeaderValue::from_str(&value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let secret = Secret::new([5; 16]);
        let mut headers = HeaderMap::new();
        let cookies = format!("a=b; {NAME}={}; c=d", secret.to_hex());
        headers.insert(header::COOKIE, HeaderValue::from_str(&cookies).unwrap());
        assert_eq!(super::secret(&headers), Some(secret));
        headers.insert(header::COOKIE, HeaderValue::from_static("escapement=xyz"));
        assert_eq!(super::secret(&headers), None);
    }
}
