//! Forgetting a guest: what was kept of them at any table becomes that of a stranger.
//!
//! Kept of a guest are their number, in every record of something they asked for, and their name, where they sat down. Both
//! are replaced, also the names of those for whom they took a seat on the same device; everything else, and so the
//! game, stays as it is.

use house::{Opening, Taken};
use protocol::{GuestId, Name};
use store::{Hosting, StoreError};

/// How many tables are looked through at once, while everybody else waits.
pub(crate) const AT_ONCE: usize = 25;

/// The records that the house writes, as they begin (`house::record`): what a table was opened with, and those that name
/// somebody after the guest, the number of the request and the seat.
const OPENED: u8 = 0;
const SAT: u8 = 1;
const CLAIMED: u8 = 16;
const SAT_ALSO: u8 = 18;
/// The last of the records that are known here: those after the last that names somebody say who plays for whom.
const LAST: u8 = SAT_ALSO + 3;

/// Bytes of a guest's number.
type Number = [u8; 8];

fn number(guest: GuestId) -> Number {
    // It is written as hexadecimal digits, by its own definition.
    u64::from_str_radix(&guest.to_string(), 16).unwrap_or_default().to_be_bytes()
}

/// What came of looking through some tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Forgotten {
    /// In which tables there was something to forget.
    pub(crate) tables: Vec<protocol::TableId>,
    /// In which of them a name may be left, in a record that this program does not know how to rewrite.
    pub(crate) left: Vec<protocol::TableId>,
    /// Where to go on; none if that was all.
    pub(crate) next: Option<u64>,
}

/// Looks through the next tables and makes a stranger of the guest. Strangers draw their numbers with `draw`: another one
/// at each table, so that nobody can tell that they were the same.
pub(crate) fn forget(
    store: &mut dyn Hosting,
    guest: GuestId,
    before: Option<u64>,
    mut draw: impl FnMut() -> Number,
) -> Result<Forgotten, StoreError> {
    let guest = number(guest);
    let rows = store.rows(before, None, AT_ONCE)?;
    let mut forgotten = Forgotten { next: rows.last().map(|row| row.number), ..Forgotten::default() };
    for row in rows {
        let kept = match store.look(row.table) {
            Ok(Some(kept)) => kept,
            // Somebody may be named in it, and nobody can tell.
            Err(StoreError::Damaged { table }) => {
                forgotten.left.push(table);
                continue;
            }
            Ok(None) => continue,
            Err(error) => return Err(error),
        };
        if !kept.entries.iter().any(|entry| find(entry, &guest).is_some()) {
            continue;
        }
        let (entries, names) = estrange(&kept.entries, guest, draw());
        let named = |entry: &Vec<u8>| {
            entry.first().is_some_and(|kind| *kind > LAST)
                && names.iter().any(|name| find(entry, name).is_some())
        };
        if entries.iter().any(named) {
            forgotten.left.push(row.table);
        }
        store.rewrite(row.table, &entries)?;
        forgotten.tables.push(row.table);
    }
    if !forgotten.tables.is_empty() {
        store.scrub()?;
    }
    Ok(forgotten)
}

/// The records with a stranger in the place of the guest, and the names that the guest had.
fn estrange(records: &[Vec<u8>], guest: Number, stranger: Number) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    let mut names = Vec::new();
    // As somebody is called who says no name: by the beginning of their number.
    let called = format!("{:02x}{:02x}", stranger[0], stranger[1]);
    let records = records.iter().map(|record| {
        let mut record = if let Some((before, name, after)) = sat(record, guest) {
            names.push(name.to_vec());
            [before, &[called.len() as u8], called.as_bytes(), after].concat()
        } else {
            opened(record, guest, &called, &mut names).unwrap_or_else(|| record.clone())
        };
        // As long as the number that was there, so whatever the record is, it stays one.
        while let Some(place) = find(&record, &guest) {
            record[place..place + guest.len()].copy_from_slice(&stranger);
        }
        record
    });
    (records.collect(), names)
}

/// What a table was opened with, if the guest sat there from the beginning.
fn opened(record: &[u8], guest: Number, called: &str, names: &mut Vec<Vec<u8>>) -> Option<Vec<u8>> {
    let rest = record.strip_prefix(&[OPENED])?;
    let mut opening: Opening = postcard::from_bytes(rest).ok()?;
    for taken in &mut opening.taken {
        if let Taken::Person { guest: who, name, .. } = taken
            && number(*who) == guest
        {
            names.push(name.as_str().as_bytes().to_vec());
            *name = Name::new(called).ok()?;
        }
    }
    let written = postcard::to_allocvec(&opening).ok()?;
    Some([&[OPENED], written.as_slice()].concat())
}

/// The name in a record of the guest's sitting down, and what stands before and after it.
fn sat(record: &[u8], guest: Number) -> Option<(&[u8], &[u8], &[u8])> {
    let kind = *record.first()?;
    let rest = record[1..].strip_prefix(&guest).filter(|_| matches!(kind, SAT | CLAIMED | SAT_ALSO))?;
    // The number of the request: the last of its bytes is the first without the highest bit. Then one byte for the seat.
    let id = rest.iter().take(10).position(|byte| byte & 0x80 == 0)? + 1;
    let before = record.len() - rest.len() + id + 1;
    // A name has less than 128 bytes, so its length is one.
    let length = usize::from(*record.get(before)?);
    let name = record.get(before + 1..before + 1 + length)?;
    std::str::from_utf8(name).ok()?;
    Some((&record[..before], name, &record[before + 1 + length..]))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len().max(1)).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An entry of the game, which may have anything in it.
    const GAME: u8 = 5;
    const GUEST: Number = [0xaa; 8];
    const STRANGER: Number = [0xcd, 0xef, 1, 2, 3, 4, 5, 6];

    fn record(parts: &[&[u8]]) -> Vec<u8> {
        parts.concat()
    }

    #[test]
    fn name_and_number_are_replaced_and_nothing_else() {
        let id = [0x81, 0x92, 0x03];
        let sat = record(&[&[SAT], &GUEST, &id, &[2], &[3], b"Ana", b"\x01entropy"]);
        let other = record(&[&[SAT], &[7; 8], &id, &[1], &[3], b"Ana", b"\x00"]);
        let game = record(&[&[GAME, 1], &GUEST, &id, &[3], b"Ana"]);
        let (records, names) = estrange(&[sat, other.clone(), game], GUEST, STRANGER);
        assert_eq!(records[0], record(&[&[SAT], &STRANGER, &id, &[2], &[4], b"cdef", b"\x01entropy"]));
        assert_eq!(records[1], other, "another Ana keeps her name");
        assert_eq!(records[2], record(&[&[GAME, 1], &STRANGER, &id, &[3], b"Ana"]), "what was played stays");
        assert_eq!(names, [b"Ana"]);
    }

    #[test]
    fn whoever_sat_there_from_the_beginning_is_forgotten_too() {
        let guest: GuestId = serde_json::from_str("\"aaaaaaaaaaaaaaaa\"").unwrap();
        let other: GuestId = serde_json::from_str("\"0707070707070707\"").unwrap();
        let person = |guest, name: &str| Taken::Person {
            guest,
            name: Name::new(name).unwrap(),
            sign: protocol::Sign::default(),
        };
        let opening = |host, first| Opening {
            game: "cells".to_owned(),
            rules: 1,
            options: "{}".to_owned(),
            seats: 3,
            seed: table::Seed([7; 32]),
            host,
            public: true,
            watchers: true,
            stand_ins: false,
            fair_race: false,
            taken: vec![first, Taken::Free, person(other, "Ana")],
        };
        let write =
            |opening: &Opening| [&[OPENED], postcard::to_allocvec(opening).unwrap().as_slice()].concat();
        let (records, names) = estrange(&[write(&opening(guest, person(guest, "Ana")))], GUEST, STRANGER);
        let stranger: GuestId = serde_json::from_str("\"cdef010203040506\"").unwrap();
        assert_eq!(records, [write(&opening(stranger, person(stranger, "cdef")))]);
        assert_eq!(names, [b"Ana"]);
    }

    #[test]
    fn a_record_cut_short_is_left_as_long_as_it_is() {
        let whole = record(&[&[SAT], &GUEST, &[5], &[0], &[3], b"Ana", &[0]]);
        for end in 0..whole.len() - 1 {
            let (records, _) = estrange(&[whole[..end].to_vec()], GUEST, STRANGER);
            assert!(find(&records[0], &GUEST).is_none());
        }
    }
}
