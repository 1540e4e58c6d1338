//! How a table is called.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The code of a table: six letters and digits that cannot be taken for one another, to be read out over the phone.
///
/// ```
/// use protocol::TableId;
/// let table: TableId = "k7qf2m".parse().unwrap();
/// assert_eq!(table.to_string(), "K7QF2M");
/// assert!("K7QF2O".parse::<TableId>().is_err(), "an O looks like a zero");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; TableId::LENGTH]);

/// Without 0, 1, I and O.
pub(crate) const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Not the code of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a table's code is six letters and digits, without 0, 1, I and O")]
pub struct NoTableId;

impl TableId {
    /// How many letters a code has.
    pub const LENGTH: usize = 6;

    /// The code that stands for the lowest thirty bits of a random number.
    pub fn from_number(number: u32) -> TableId {
        TableId(std::array::from_fn(|place| LETTERS[(number >> (5 * place)) as usize % LETTERS.len()]))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("all letters are ASCII")
    }
}

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let code: [u8; TableId::LENGTH] =
            text.to_ascii_uppercase().into_bytes().try_into().map_err(|_| NoTableId)?;
        if code.iter().all(|letter| LETTERS.contains(letter)) { Ok(TableId(code)) } else { Err(NoTableId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TableId, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_code_that_reads_back() {
        for number in [0, 1, 31, 32, 0x3fff_ffff, u32::MAX, 123_456_789] {
            let table = TableId::from_number(number);
            assert_eq!(table.as_str().parse(), Ok(table));
        }
        assert_ne!(TableId::from_number(1), TableId::from_number(2));
        for bad in ["", "ABCDE", "ABCDEFG", "ABCDE0", "ÄBCDE", "ABC DE"] {
            assert_eq!(bad.parse::<TableId>(), Err(NoTableId), "{bad}");
        }
    }
}
