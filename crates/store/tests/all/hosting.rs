//! What a host may do: list, delete, rewrite, set; and nothing of it is left in the files.

use std::fs;

use house::{Append, Mark, NotKept};
use protocol::TableId;
use store::{Hosting, Memory, Room, Sqlite, Store};

use crate::folder::Folder;

fn table(number: u32) -> TableId {
    TableId::from_number(number)
}

fn append(number: u32, service: u64, entries: &[&str], finished: bool) -> Append {
    Append {
        table: table(number),
        epoch: 1,
        expected_seq: 0,
        entries: entries.iter().map(|entry| entry.as_bytes().to_vec()).collect(),
        mark: Mark { service, due: Some(service), ..Mark::default() },
        finished,
    }
}

fn is_anywhere(folder: &Folder, needle: &str) -> bool {
    let files = fs::read_dir(folder.path()).unwrap().flatten();
    let mut contents = files.map(|file| fs::read(file.path()).unwrap());
    contents.any(|bytes| bytes.windows(needle.len()).any(|window| window == needle.as_bytes()))
}

#[test]
fn tables_are_listed_from_the_newest_with_the_time_of_the_world() {
    let mut store = Sqlite::in_memory().unwrap();
    store.append(&[append(0, 100, &["a"], false)]).unwrap();
    store.tell_time(1_000, 50_000);
    store.append(&[append(1, 1_100, &["b"], true), append(2, 1_200, &["c"], false)]).unwrap();
    store.beat(2_000, 90_000).unwrap();
    store.append(&[append(3, 2_001, &["d"], true)]).unwrap();
    let mut list = |before, finished, most| -> Vec<_> {
        let rows = store.rows(before, finished, most).unwrap();
        rows.into_iter().map(|row| (row.table, row.touched, row.number)).collect()
    };
    let all = list(None, None, 9);
    let told: Vec<_> = all.iter().map(|(table, touched, _)| (*table, *touched)).collect();
    let expected =
        [(table(3), Some(90_001)), (table(2), Some(50_200)), (table(1), Some(50_100)), (table(0), None)];
    assert_eq!(told, expected);
    assert_eq!(list(None, Some(true), 9), [all[0], all[2]]);
    assert_eq!(list(None, Some(false), 1), [all[1]]);
    assert_eq!(list(Some(all[1].2), None, 9), all[2..]);
}

#[test]
fn a_deleted_table_is_gone_and_so_is_whoever_writes_it() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    let long = "long ".repeat(3_000);
    store
        .append(&[append(0, 1, &["Ana sat", &long, "moved"], false), append(1, 1, &["Ben sat"], true)])
        .unwrap();
    store.append(&[append(2, 1, &["Eve sat"], false)]).unwrap();
    for number in [0, 1] {
        assert!(store.delete(table(number)).unwrap());
        assert!(!store.delete(table(number)).unwrap());
        assert_eq!(store.look(table(number)).unwrap(), None);
    }
    let late = Append { expected_seq: 3, ..append(0, 1, &["late"], false) };
    assert_eq!(store.append(&[late]).unwrap(), [Err(NotKept::NoSuchTable)]);
    assert_eq!(store.due(9, 9).unwrap(), [(table(2), 1)]);
    assert_eq!(store.look(table(2)).unwrap().unwrap().entries, [b"Eve sat"]);
    let Room { unfinished, finished, file, free, log } = store.room().unwrap();
    assert_eq!((unfinished, finished), (1, 0));
    assert!(file > free && free > 0 && log > 0, "{file} {free} {log}");
    store.scrub().unwrap();
    for gone in ["Ana", "Ben", "long long"] {
        assert!(!is_anywhere(&folder, gone), "{gone}");
    }
    assert!(is_anywhere(&folder, "Eve"));
    assert_eq!(store.room().unwrap().log, 0);
}

#[test]
fn old_finished_tables_go_and_others_stay() {
    let mut store = Sqlite::in_memory().unwrap();
    store.tell_time(0, 1_000_000);
    for number in 0..6 {
        store.append(&[append(number, u64::from(number), &["x"], number != 1)]).unwrap();
    }
    assert_eq!(store.delete_finished(1_000_004, 2).unwrap(), 2, "not more at once");
    assert_eq!(store.delete_finished(1_000_004, 2).unwrap(), 1);
    assert_eq!(store.delete_finished(1_000_004, 2).unwrap(), 0);
    let left: Vec<_> = store.rows(None, None, 9).unwrap().into_iter().map(|row| row.table).collect();
    assert_eq!(left, [table(5), table(4), table(1)]);
}

#[test]
fn rewritten_entries_take_the_place_of_the_old_and_fence_off_the_writer() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    for (number, finished) in [(0, false), (1, true)] {
        store.append(&[append(number, 5, &["first", "Ana sat", "third"], finished)]).unwrap();
        let before = store.look(table(number)).unwrap().unwrap();
        let entries = ["first", "? sat", "third"].map(|entry| entry.as_bytes().to_vec());
        assert!(store.rewrite(table(number), &entries).unwrap());
        let after = store.look(table(number)).unwrap().unwrap();
        assert_eq!((after.entries.as_slice(), after.mark), (&entries[..], before.mark));
        assert_eq!(after.epoch, before.epoch + 1);
        assert!(store.rewrite(table(number), &entries[..2]).is_err(), "as many as there are");
    }
    assert!(!store.rewrite(table(9), &[]).unwrap());
    let late = Append { expected_seq: 3, ..append(0, 1, &["late"], false) };
    assert_eq!(store.append(&[late]).unwrap(), [Err(NotKept::Fenced)]);
    store.scrub().unwrap();
    assert!(!is_anywhere(&folder, "Ana"));
}

#[test]
fn what_the_host_has_set_is_kept() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.wish("days").unwrap(), None);
    store.set_wish("days", Some("30")).unwrap();
    store.set_wish("days", Some("90")).unwrap();
    drop(store);
    let mut store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.wish("days").unwrap().as_deref(), Some("90"));
    store.set_wish("days", None).unwrap();
    assert_eq!(store.wish("days").unwrap(), None);
    assert!(Memory::new().host().is_none());
}
