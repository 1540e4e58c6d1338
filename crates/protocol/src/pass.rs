//! Codes with which a seat changes hands.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::table_id::LETTERS;

/// A code that is good for one seat, once: sixteen letters and digits, eighty random bits. Whoever shows it gets the seat, so
/// it is told to whoever asked for it and to nobody else, and kept nowhere but as a [digest](PassCode::digest).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PassCode([u8; PassCode::LENGTH]);

/// Not such a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("such a code is sixteen letters and digits, without 0, 1, I and O")]
pub struct NoPassCode;

impl PassCode {
    /// How many letters it has.
    pub const LENGTH: usize = 16;

    /// The code that these random bytes stand for.
    pub fn from_bytes(bytes: [u8; PassCode::LENGTH]) -> PassCode {
        PassCode(bytes.map(|byte| LETTERS[usize::from(byte) % LETTERS.len()]))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("all letters are ASCII")
    }

    /// What is kept of it.
    pub fn digest(&self) -> [u8; 32] {
        table::digest("escapement 1 pass", &self.0)
    }
}

impl FromStr for PassCode {
    type Err = NoPassCode;

    fn from_str(text: &str) -> Result<PassCode, NoPassCode> {
        let code: [u8; PassCode::LENGTH] =
            text.trim().to_ascii_uppercase().into_bytes().try_into().map_err(|_| NoPassCode)?;
        if code.iter().all(|letter| LETTERS.contains(letter)) { Ok(PassCode(code)) } else { Err(NoPassCode) }
    }
}

impl fmt::Debug for PassCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PassCode(secret)")
    }
}

impl Serialize for PassCode {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for PassCode {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PassCode, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_reads_back_and_does_not_show_itself() {
        let code = PassCode::from_bytes(std::array::from_fn(|place| place as u8 * 17));
        assert_eq!(code.as_str().to_ascii_lowercase().parse(), Ok(code));
        assert!(!format!("{code:?}").contains(code.as_str()));
        assert_ne!(code.digest(), PassCode::from_bytes([0; 16]).digest());
        for bad in ["", "ABC", "ABCDEFGHJKLMNPQ0", "ABCDEFGHJKLMNPQRS"] {
            assert_eq!(bad.parse::<PassCode>(), Err(NoPassCode));
        }
    }
}
