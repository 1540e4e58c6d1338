//! The form for people and other programs.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BadLog, Entry, Header, Log, MOST_ENTRIES};
use crate::rules::Rules;

const FORM: u8 = 1;

/// A log as a JSON document.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JsonLog<O, M> {
    /// The version of this form.
    pub escapement: u8,
    /// What was agreed before the deal.
    #[serde(flatten)]
    pub header: Header<O>,
    /// Everything that went in.
    pub entries: Vec<Entry<M>>,
}

pub(super) fn write<R: Rules>(log: &Log<R>) -> JsonLog<R::Options, R::Move> {
    JsonLog { escapement: FORM, header: log.header.clone(), entries: log.entries.clone() }
}

/// The document before the game is known.
#[derive(Deserialize)]
struct Raw {
    escapement: u8,
    game: String,
    #[serde(default)]
    entries: Vec<Value>,
    #[serde(flatten)]
    rest: serde_json::Map<String, Value>,
}

fn open(file: &[u8]) -> Result<Raw, BadLog> {
    /// The answer of `escapement referee`, saved as it came.
    #[derive(Deserialize)]
    struct Answer {
        ok: Raw,
    }
    let answer = || serde_json::from_slice(file).map(|Answer { ok }| ok);
    let raw: Raw = serde_json::from_slice(file).or_else(|_| answer()).map_err(|_| BadLog::NotALog)?;
    if raw.escapement == FORM { Ok(raw) } else { Err(BadLog::Form(raw.escapement)) }
}

pub(super) fn game_of(file: &[u8]) -> Result<String, BadLog> {
    open(file).map(|raw| raw.game)
}

pub(super) fn read<R: Rules>(file: &[u8]) -> Result<Log<R>, BadLog> {
    let mut raw = open(file)?;
    if raw.entries.len() > MOST_ENTRIES {
        return Err(BadLog::TooLong);
    }
    raw.rest.insert("game".to_owned(), Value::String(raw.game));
    let header: Header<R::Options> = parse(Value::Object(raw.rest)).map_err(BadLog::Header)?;
    let entries = raw.entries.into_iter().zip(0..);
    let entries = entries.map(|(value, entry)| parse(value).map_err(|why| BadLog::Entry { entry, why }));
    Ok(Log { header, entries: entries.collect::<Result<_, _>>()? })
}

fn parse<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    T::deserialize(&value).map_err(|error| error.to_string())
}
