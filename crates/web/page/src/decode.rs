//! Values from JSON.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads a value from a document, or nothing if it says something else.
///
/// The page reads everything by reference and nothing by value: then the code that reads a type is loaded once. By value it
/// would be there a second time, and it is a fifth of a game.
pub fn decode<T: DeserializeOwned>(written: &Value) -> Option<T> {
    T::deserialize(written).ok()
}
