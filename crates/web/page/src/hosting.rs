//! What the server tells its host.

use protocol::{GuestId, TableId};
use serde::Deserialize;
use words::Language;

/// How much room everything takes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Disk {
    /// The database.
    pub file: u64,
    /// What is free in it.
    pub free: u64,
    /// What waits to be brought into it.
    pub log: u64,
    /// How many tables there are.
    pub tables: Count,
}

/// How many tables there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Count {
    /// Those that are not over.
    pub open: u64,
    /// Those that are.
    pub over: u64,
    /// Those in memory.
    pub awake: u64,
}

/// Some of the tables, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Tables {
    /// These.
    pub tables: Vec<Listed>,
    /// Where the list goes on; none at its end.
    pub next: Option<u64>,
}

/// A table as the host sees it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its code.
    pub id: TableId,
    /// What is played; none if that cannot be read any more.
    pub game: Option<String>,
    /// How far it has come: `gathering`, `playing`, `over`, or `frozen` if it cannot go on.
    pub phase: String,
    /// Who sits there.
    pub people: Vec<Person>,
    /// When something was last kept of it, in milliseconds since 1970.
    pub touched: Option<u64>,
    /// What its entries take.
    pub bytes: u64,
}

/// Somebody in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Person {
    /// The number that stands for them.
    pub guest: GuestId,
    /// How they are called.
    pub name: String,
}

/// For how many days finished tables are kept; none for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Retention {
    /// So many.
    pub days: Option<u32>,
}

/// What came of forgetting somebody.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Forgotten {
    /// How many tables no longer name them.
    pub tables: u64,
    /// The tables that may still do.
    pub left: Vec<TableId>,
}

/// Bytes as people read them: kilobytes, and megabytes as soon as there is one.
pub fn size(bytes: u64, language: Language) -> String {
    const MEGABYTE: f64 = 1_000_000.0;
    let bytes = bytes as f64;
    if bytes < MEGABYTE {
        format!("{} kB", (bytes / 1_000.0).ceil())
    } else {
        megabytes(bytes / MEGABYTE, language)
    }
}

fn megabytes(number: f64, language: Language) -> String {
    let number = format!("{number:.1}");
    match language {
        Language::En => format!("{number} MB"),
        Language::De | Language::Es => format!("{} MB", number.replace('.', ",")),
    }
}

/// All bytes in megabytes.
pub fn in_megabytes(bytes: u64, language: Language) -> String {
    megabytes(bytes as f64 / 1_000_000.0, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_server_tells_is_understood() {
        // As docs/host.md has it.
        let tables = r#"{"tables":[{"id":"K7QF2M","game":"cells","phase":"playing","seats":2,"people":[{"guest":"e89568023b07ce62","name":"Ana"}],"awake":true,"touched":1763200000000,"entries":41,"bytes":1630}],"next":790}"#;
        let tables: Tables = serde_json::from_str(tables).unwrap();
        assert_eq!((tables.next, tables.tables[0].bytes), (Some(790), 1_630));
        assert_eq!(tables.tables[0].people[0].guest.to_string(), "e89568023b07ce62");
        let disk = r#"{"file":4096000,"free":8192,"log":123600,"tables":{"open":12,"over":340,"awake":5}}"#;
        let disk: Disk = serde_json::from_str(disk).unwrap();
        assert_eq!((disk.file, disk.tables.over), (4_096_000, 340));
        assert_eq!(serde_json::from_str::<Retention>(r#"{"days":null}"#).unwrap().days, None);
        assert_eq!(serde_json::from_str::<Forgotten>(r#"{"tables":3,"left":[]}"#).unwrap().tables, 3);
    }

    #[test]
    fn sizes_are_read_by_people() {
        assert_eq!(size(1, Language::En), "1 kB");
        assert_eq!(size(1_630, Language::En), "2 kB");
        assert_eq!(size(4_096_000, Language::En), "4.1 MB");
        assert_eq!(size(4_096_000, Language::De), "4,1 MB");
        assert_eq!(in_megabytes(40_960, Language::Es), "0,0 MB");
    }
}
