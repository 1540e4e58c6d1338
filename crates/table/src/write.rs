//! Writing a type as a JSON value.

use serde::Serialize;
use serde_json::{Error, Value};

/// Writes a value as JSON.
///
/// It writes a text and reads that. `serde_json` can make a value directly too, but then there are two pieces of code that write
/// each type, and the page would load both: documents and facts are texts anyway.
///
/// ```
/// # use serde_json::json;
/// assert_eq!(table::write(&["A6", "TJ"])?, json!(["A6", "TJ"]));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
/// When the type cannot be written as JSON.
pub fn write(value: impl Serialize) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(&value)?)
}
