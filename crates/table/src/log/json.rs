//! The form for people and other programs.

use serde::Serialize;
use serde::de::DeserializeOwned;
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
struct Raw {
    game: String,
    entries: Vec<Value>,
    /// Everything but the entries.
    header: Value,
}

fn open(file: &[u8]) -> Result<Raw, BadLog> {
    let Ok(Value::Object(mut log)) = serde_json::from_slice(file) else { return Err(BadLog::NotALog) };
    if !log.contains_key("escapement") {
        // The answer of `escapement referee`, saved as it came.
        let Some(Value::Object(answer)) = log.remove("ok") else { return Err(BadLog::NotALog) };
        log = answer;
    }
    let form = log.remove("escapement").and_then(|form| crate::read(&form).ok()).ok_or(BadLog::NotALog)?;
    let Some(Value::String(game)) = log.get("game").cloned() else { return Err(BadLog::NotALog) };
    let entries = match log.remove("entries") {
        None => Vec::new(),
        Some(Value::Array(entries)) => entries,
        Some(_) => return Err(BadLog::NotALog),
    };
    if form == FORM { Ok(Raw { game, entries, header: Value::Object(log) }) } else { Err(BadLog::Form(form)) }
}

pub(super) fn game_of(file: &[u8]) -> Result<String, BadLog> {
    open(file).map(|raw| raw.game)
}

pub(super) fn read<R: Rules>(file: &[u8]) -> Result<Log<R>, BadLog> {
    let raw = open(file)?;
    if raw.entries.len() > MOST_ENTRIES {
        return Err(BadLog::TooLong);
    }
    let header: Header<R::Options> = parse(&raw.header).map_err(BadLog::Header)?;
    let entries = raw.entries.iter().zip(0..);
    let entries = entries.map(|(value, entry)| parse(value).map_err(|why| BadLog::Entry { entry, why }));
    Ok(Log { header, entries: entries.collect::<Result<_, _>>()? })
}

fn parse<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    crate::read(value).map_err(|error| error.to_string())
}
