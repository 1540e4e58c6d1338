//! The compact form: a magic word, the header, then entries to the end of the file.
//!
//! An entry is the time since the entry before (a variable-length number), one byte with kind and seat, what the kind
//! needs besides, and two bytes of check: some eight bytes for a move.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{BadLog, Check, Entry, Happening, Header, Log, MOST_ENTRIES};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::time::Time;

const MAGIC: &[u8; 4] = b"ESCP";
const FORM: u8 = 1;

pub(super) fn is_binary(file: &[u8]) -> bool {
    file.starts_with(MAGIC)
}

/// The header without the options, which only the game can read.
fn open(file: &[u8]) -> Result<(String, &[u8]), BadLog> {
    match file.get(MAGIC.len()) {
        Some(&FORM) => {}
        Some(&other) => return Err(BadLog::Form(other)),
        None => return Err(BadLog::NotALog),
    }
    let header = &file[MAGIC.len() + 1..];
    match postcard::take_from_bytes::<String>(header) {
        Ok((game, _)) if game.len() <= 32 => Ok((game, header)),
        _ => Err(BadLog::NotALog),
    }
}

pub(super) fn game_of(file: &[u8]) -> Result<String, BadLog> {
    open(file).map(|(game, _)| game)
}

pub(super) fn write<R: Rules>(log: &Log<R>) -> Vec<u8> {
    let mut out = [MAGIC.as_slice(), &[FORM]].concat();
    put(&mut out, &log.header);
    let mut before = Time::ZERO;
    for entry in &log.entries {
        write_entry(&mut out, entry.at.since(before), &entry.what);
        out.extend(entry.check.0);
        before = entry.at;
    }
    out
}

pub(super) fn read<R: Rules>(file: &[u8]) -> Result<Log<R>, BadLog> {
    let (_, rest) = open(file)?;
    let (header, mut rest): (Header<R::Options>, &[u8]) =
        postcard::take_from_bytes(rest).map_err(|error| BadLog::Header(error.to_string()))?;
    let mut entries = Vec::new();
    let mut before = Time::ZERO;
    while !rest.is_empty() {
        let number = entries.len();
        if number == MOST_ENTRIES {
            return Err(BadLog::TooLong);
        }
        let (entry, after) = read_entry(rest, before).map_err(|error| match error {
            postcard::Error::DeserializeUnexpectedEnd => BadLog::Truncated { entry: number },
            other => BadLog::Entry { entry: number, why: other.to_string() },
        })?;
        before = entry.at;
        entries.push(entry);
        rest = after;
    }
    Ok(Log { header, entries })
}

/// Reads entries that were kept one by one.
pub(super) fn read_records<'a, M: DeserializeOwned>(
    records: impl IntoIterator<Item = &'a [u8]>,
) -> Result<Vec<Entry<M>>, BadLog> {
    let mut entries: Vec<Entry<M>> = Vec::new();
    for record in records {
        let number = entries.len();
        let before = entries.last().map_or(Time::ZERO, |entry| entry.at);
        match read_entry(record, before) {
            Ok((entry, [])) if number < MOST_ENTRIES => entries.push(entry),
            Ok((_, [])) => return Err(BadLog::TooLong),
            Ok(_) => return Err(BadLog::Entry { entry: number, why: "something follows it".to_owned() }),
            Err(error) => return Err(BadLog::Entry { entry: number, why: error.to_string() }),
        }
    }
    Ok(entries)
}

/// An entry as it stands in the file after one of this time.
pub(crate) fn record_of<M: Serialize>(before: Time, entry: &Entry<M>) -> Vec<u8> {
    let mut out = Vec::with_capacity(16);
    write_entry(&mut out, entry.at.since(before), &entry.what);
    out.extend(entry.check.0);
    out
}

const NO_SEAT: u8 = 0;

/// Writes time, kind and content of an entry, without its check.
pub(crate) fn write_entry<M: Serialize>(out: &mut Vec<u8>, since: u64, what: &Happening<M>) {
    let (kind, seat) = match what {
        Happening::Move { seat, .. } => (0, seat.index() as u8),
        Happening::Ring => (1, NO_SEAT),
        Happening::Undo { seat } => (2, seat.index() as u8),
        Happening::Entropy { seat, .. } => (3, seat.index() as u8),
        Happening::Deal => (4, NO_SEAT),
        Happening::Sit { seat, .. } => (5, seat.index() as u8),
        Happening::Pause => (6, NO_SEAT),
        Happening::Resume => (7, NO_SEAT),
        Happening::Outage { .. } => (8, NO_SEAT),
        Happening::Reveal { .. } => (9, NO_SEAT),
        Happening::Stop { .. } => (10, NO_SEAT),
    };
    put(out, &since);
    out.push(kind << 3 | seat);
    match what {
        Happening::Move { mv, .. } => put(out, mv),
        Happening::Entropy { bytes, .. } => put(out, bytes),
        Happening::Sit { sitter, .. } => put(out, sitter),
        Happening::Outage { ms } => put(out, ms),
        Happening::Reveal { seed } => put(out, seed),
        Happening::Stop { why } => put(out, why),
        Happening::Ring | Happening::Undo { .. } | Happening::Deal | Happening::Pause | Happening::Resume => {
        }
    }
}

fn read_entry<M: DeserializeOwned>(bytes: &[u8], before: Time) -> Result<(Entry<M>, &[u8]), postcard::Error> {
    let (since, rest) = postcard::take_from_bytes::<u64>(bytes)?;
    let at = before
        .as_ms()
        .checked_add(since)
        .and_then(Time::from_ms)
        .ok_or(postcard::Error::DeserializeBadVarint)?;
    let (&head, rest) = rest.split_first().ok_or(postcard::Error::DeserializeUnexpectedEnd)?;
    let seat = Seat::new(head & 7).ok_or(postcard::Error::DeserializeBadEnum)?;
    let (what, rest) = match head >> 3 {
        0 => postcard::take_from_bytes(rest).map(|(mv, rest)| (Happening::Move { seat, mv }, rest))?,
        1 => (Happening::Ring, rest),
        2 => (Happening::Undo { seat }, rest),
        3 => {
            postcard::take_from_bytes(rest).map(|(bytes, rest)| (Happening::Entropy { seat, bytes }, rest))?
        }
        4 => (Happening::Deal, rest),
        5 => postcard::take_from_bytes(rest).map(|(sitter, rest)| (Happening::Sit { seat, sitter }, rest))?,
        6 => (Happening::Pause, rest),
        7 => (Happening::Resume, rest),
        8 => postcard::take_from_bytes(rest).map(|(ms, rest)| (Happening::Outage { ms }, rest))?,
        9 => postcard::take_from_bytes(rest).map(|(seed, rest)| (Happening::Reveal { seed }, rest))?,
        10 => postcard::take_from_bytes(rest).map(|(why, rest)| (Happening::Stop { why }, rest))?,
        _ => return Err(postcard::Error::DeserializeBadEnum),
    };
    let (&check, rest) = rest.split_first_chunk::<2>().ok_or(postcard::Error::DeserializeUnexpectedEnd)?;
    Ok((Entry { at, what, check: Check(check) }, rest))
}

/// Writes a value behind what is there already.
pub(crate) fn put<T: Serialize + ?Sized>(out: &mut Vec<u8>, value: &T) {
    // The buffer is handed over and taken back, so no room is asked for anew.
    let taken = std::mem::take(out);
    *out = postcard::to_extend(value, taken)
        .expect("moves, facts and options are plain data that postcard can write");
}
