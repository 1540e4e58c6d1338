//! Who is there.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

/// What a guest proves to be somebody with: 128 random bits in a cookie. It never leaves the server in a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 16]);

/// Who a guest is, for everybody to know: it follows from the secret, and not the other way round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId([u8; 8]);

impl Secret {
    /// A secret of these random bytes.
    pub const fn new(bytes: [u8; 16]) -> Secret {
        Secret(bytes)
    }

    /// Read from hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Secret> {
        table::Entropy::from_hex(text).map(|bytes| Secret(bytes.0))
    }

    /// Written as hexadecimal digits, for the cookie.
    pub fn to_hex(&self) -> String {
        table::Entropy(self.0).to_hex()
    }

    /// Whose secret it is.
    pub fn guest(&self) -> GuestId {
        let digest = table::digest("escapement 1 guest", &self.0);
        GuestId(std::array::from_fn(|place| digest[place]))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for GuestId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for GuestId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<GuestId, D::Error> {
        if !from.is_human_readable() {
            return <[u8; 8]>::deserialize(from).map(GuestId);
        }
        let text = String::deserialize(from)?;
        let bytes = (text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .then(|| u64::from_str_radix(&text, 16).ok())
            .flatten();
        bytes
            .map(|bytes| GuestId(bytes.to_be_bytes()))
            .ok_or_else(|| D::Error::custom("a guest is 16 hexadecimal digits"))
    }
}

/// What a guest wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Letters that cannot be seen. Marks that turn the direction of writing can make one name look like another.
pub(crate) fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a name has 1 to {} letters and no control characters", Name::MOST)]
pub struct BadName;

impl Name {
    /// The most letters a name may have.
    pub const MOST: usize = 24;

    /// A name without space around it.
    ///
    /// # Errors
    /// When it is empty, too long, or has letters that cannot be seen.
    pub fn new(text: &str) -> Result<Name, BadName> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > Name::MOST || text.chars().any(is_unseen) {
            return Err(BadName);
        }
        Ok(Name(text.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
        Name::new(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_known_by_the_secret_and_not_the_other_way_round() {
        let secret = Secret::new([7; 16]);
        assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret));
        assert_eq!(secret.guest(), Secret::new([7; 16]).guest());
        assert_ne!(secret.guest(), Secret::new([8; 16]).guest());
        assert!(!secret.to_hex().starts_with(&secret.guest().to_string()));
        let json = serde_json::to_string(&secret.guest()).unwrap();
        assert_eq!(serde_json::from_str::<GuestId>(&json).unwrap(), secret.guest());
        assert!(serde_json::from_str::<GuestId>(r#""+123456789abcdef""#).is_err());
    }

    #[test]
    fn names_are_short_and_can_be_seen() {
        assert_eq!(Name::new("  Ana ").unwrap().as_str(), "Ana");
        assert!(Name::new("Zoë 😀").is_ok());
        for bad in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert_eq!(Name::new(bad), Err(BadName), "{bad:?}");
        }
    }
}
