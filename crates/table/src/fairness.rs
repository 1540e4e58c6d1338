//! Fair dice: the seed, what is shown of it before the deal, and what the seats add to it.
//!
//! The host draws a 256-bit seed and shows its [`Commitment`] before anybody sits; every page keeps it. Each seat may
//! then add [`Entropy`]. The luck of the table comes from all of it. At the end the seed is revealed, and anybody can
//! run the game again. That proves that the luck was not chosen afterwards, nor by whoever added entropy last; it does
//! not prove that the host looked at no hand, for the host sees all of them.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The 256 bits that the luck of a table comes from. Never in a snapshot, never in a log before the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What is shown of the seed before the deal: enough to recognise it later, nothing to guess it from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

/// What a seat adds to the luck after it has seen the commitment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entropy(pub [u8; 16]);

impl Seed {
    /// The seed that a text stands for: 64 hexadecimal digits as they are, anything else by its hash, so that a shell
    /// or a test may write `"seed": "tuesday"`.
    pub fn from_text(text: &str) -> Seed {
        match from_hex(text) {
            Some(bytes) => Seed(bytes),
            None => Seed(blake3::derive_key("escapement 1 seed from text", text.as_bytes())),
        }
    }

    /// What is shown before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key("escapement 1 commitment", &self.0))
    }

    /// The key of the table's luck.
    pub(crate) fn luck_key(&self, entropy: &[Entropy]) -> [u8; 32] {
        let mut hash = blake3::Hasher::new_derive_key("escapement 1 luck");
        hash.update(&self.0);
        for Entropy(bytes) in entropy {
            hash.update(bytes);
        }
        *hash.finalize().as_bytes()
    }

    /// The key of the checks in the log. It follows from the seed, so nobody can try guesses against a check before
    /// the end, and anybody can verify it afterwards.
    pub(crate) fn check_key(&self) -> [u8; 32] {
        blake3::derive_key("escapement 1 checks", &self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A digest of some bytes for one purpose: what is digested for another comes out different.
pub fn digest(purpose: &str, bytes: &[u8]) -> [u8; 32] {
    blake3::derive_key(purpose, bytes)
}

/// Bytes as hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Exactly `N` bytes from hexadecimal digits.
pub(crate) fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// Hexadecimal digits in JSON and on the screen, plain bytes in the binary forms.
macro_rules! written_in_hex {
    ($type:ident, $bytes:literal) => {
        impl $type {
            /// Read from hexadecimal digits.
            pub fn from_hex(text: &str) -> Option<$type> {
                from_hex(text).map($type)
            }

            /// Written as hexadecimal digits.
            pub fn to_hex(&self) -> String {
                to_hex(&self.0)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.serialize_str(&self.to_hex()) } else { self.0.serialize(to) }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                if !from.is_human_readable() {
                    return <[u8; $bytes]>::deserialize(from).map($type);
                }
                let text = String::deserialize(from)?;
                $type::from_hex(&text)
                    .ok_or_else(|| D::Error::custom(concat!("not ", $bytes, " bytes in hexadecimal digits")))
            }
        }
    };
}

written_in_hex!(Seed, 32);
written_in_hex!(Commitment, 32);
written_in_hex!(Entropy, 16);

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

impl fmt::Debug for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_hex())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_known_by_its_commitment_and_not_by_its_name() {
        let seed = Seed::from_text("tuesday");
        assert_eq!(seed.commitment(), Seed::from_text("tuesday").commitment());
        assert_ne!(seed.commitment(), Seed::from_text("Tuesday").commitment());
        assert_ne!(seed.commitment().0, seed.0);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }

    #[test]
    fn hexadecimal_both_ways() {
        let seed = Seed::from_text("x");
        assert_eq!(Seed::from_text(&seed.to_hex()), seed);
        let json = serde_json::to_string(&seed.commitment()).unwrap();
        assert_eq!(serde_json::from_str::<Commitment>(&json).unwrap(), seed.commitment());
        assert_eq!(Commitment::from_hex("ab"), None);
        assert_eq!(Entropy::from_hex(&"g".repeat(32)), None);
        assert_eq!(Entropy::from_hex(&"ü".repeat(16)), None);
    }
}
