//! The JSON Schema of the messages, for clients in other languages.

use serde_json::{Value, json};

use crate::{Answer, Request, VERSION};

/// Requests and answers as JSON Schema.
pub fn schema() -> Value {
    json!({
        "protocol": VERSION,
        "request": schemars::schema_for!(Request),
        "answer": schemars::schema_for!(Answer),
    })
}
