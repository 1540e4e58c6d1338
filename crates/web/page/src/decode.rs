//! Values from JSON.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value from a document, or nothing if it says something else.
///
/// The page reads every type with `table::read` or like this and in no other way: then the code that reads it is loaded once.
/// It is a fifth of a game. What the page does not know was written by a newer server, and is ignored.
pub fn decode<'de, T: Deserialize<'de>>(written: &'de Value) -> Option<T> {
    table::read_known(written)
}

/// The same from a text.
pub fn decode_text<T: DeserializeOwned>(text: &str) -> Option<T> {
    decode(&serde_json::from_str(text).ok()?)
}
