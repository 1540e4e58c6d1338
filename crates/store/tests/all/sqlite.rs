//! What only a file can show: that it is found again, by one program at a time, and that strange ones are refused.

use std::fs;
use std::time::Duration;

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;
use rusqlite::Connection;
use store::{Sqlite, Store, StoreError};

use crate::folder::Folder;

fn append(table: u32, expected_seq: u64, entries: &[&str]) -> Append {
    Append {
        table: TableId::from_number(table),
        epoch: 1,
        expected_seq,
        entries: entries.iter().map(|entry| entry.as_bytes().to_vec()).collect(),
        mark: Mark { game: 7, service: 100 + expected_seq, due: Some(300), asleep: true },
        finished: false,
    }
}

fn keep(store: &mut Sqlite, append: Append) {
    assert_eq!(store.append(&[append]).unwrap(), [Ok(())]);
}

#[test]
fn a_file_opened_again_has_everything() {
    let folder = Folder::new();
    let path = folder.path().join("deeper/and deeper/tables.db");
    let mut store = Sqlite::open(&path).unwrap();
    keep(&mut store, append(1, 0, &["a", "b"]));
    keep(&mut store, Append { finished: true, ..append(2, 0, &["c", "d"]) });
    let epoch = store.load(TableId::from_number(1)).unwrap().unwrap().epoch;
    store.beat(90, 5000).unwrap();
    drop(store);

    let mut store = Sqlite::open(&path).unwrap();
    let first = store.look(TableId::from_number(1)).unwrap().unwrap();
    assert_eq!(
        first,
        Kept { epoch, entries: vec![b"a".to_vec(), b"b".to_vec()], mark: append(1, 0, &[]).mark }
    );
    assert_eq!(store.append(&[append(1, 2, &["x"])]).unwrap(), [Err(NotKept::Fenced)]);
    assert_eq!(store.append(&[append(2, 2, &["x"])]).unwrap(), [Err(NotKept::OutOfOrder { has: 2 })]);
    assert_eq!(store.look(TableId::from_number(2)).unwrap().unwrap().entries.len(), 2);
    assert_eq!(store.due(300, 9).unwrap(), [(TableId::from_number(1), 300)]);
    assert_eq!((store.service_time().unwrap(), store.last_beat().unwrap()), (100, Some((90, 5000))));
    assert_eq!((store.tables().unwrap(), store.unfinished().unwrap()), (2, 1));
}

#[test]
fn a_finished_table_is_one_row() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    keep(&mut store, append(1, 0, &["a", "b"]));
    keep(&mut store, append(2, 0, &["c", "d", "e"]));
    keep(&mut store, Append { finished: true, ..append(1, 2, &["f"]) });
    drop(store);
    let file = Connection::open(folder.file()).unwrap();
    let count = |sql| file.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM packed"), 1);
    assert_eq!(count("SELECT count(*) FROM journal"), 3, "those of the other table");
}

#[test]
fn a_file_is_used_by_one_program_at_a_time() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    let second = Sqlite::open(folder.file());
    assert!(matches!(&second, Err(StoreError::InUse { path }) if *path == folder.file()), "{second:?}");
    // Not even a reader gets in, and nothing that was tried did any harm.
    let outside = Connection::open(folder.file()).unwrap();
    outside.busy_timeout(Duration::ZERO).unwrap();
    assert!(outside.query_row("SELECT count(*) FROM tables", [], |row| row.get::<_, i64>(0)).is_err());
    keep(&mut store, append(1, 0, &["a"]));
    drop(store);
    drop(outside);
    assert_eq!(Sqlite::open(folder.file()).unwrap().tables().unwrap(), 1);
}

#[test]
fn one_of_many_who_open_a_new_file_gets_it() {
    let folder = Folder::new();
    let opened: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..6).map(|_| scope.spawn(|| Sqlite::open(folder.file()))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(opened.iter().filter(|opened| opened.is_ok()).count(), 1, "{opened:?}");
    let refused = opened.iter().filter(|opened| matches!(opened, Err(StoreError::InUse { .. }))).count();
    assert_eq!(refused, 5, "{opened:?}");
}

#[test]
fn a_file_of_version_1_opens() {
    let folder = Folder::new();
    Connection::open(folder.file()).unwrap().execute_batch(include_str!("version_1.sql")).unwrap();
    let mut store = Sqlite::open(folder.file()).unwrap();
    let running = store.load("K7QF2M".parse().unwrap()).unwrap().unwrap();
    let mark = Mark { game: 70, service: 900, due: Some(1000), asleep: true };
    assert_eq!(running, Kept { epoch: 4, entries: vec![b"h".to_vec(), b"i".to_vec()], mark });
    let finished = store.load("AAAAAA".parse().unwrap()).unwrap().unwrap();
    assert_eq!(finished.entries, [b"ab".to_vec(), vec![]]);
    assert_eq!(
        (store.service_time().unwrap(), store.last_beat().unwrap()),
        (900, Some((800, 1_700_000_000_000)))
    );
    assert_eq!((store.first_due().unwrap(), store.unfinished().unwrap()), (Some(1000), 1));
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = Folder::new();
    drop(Sqlite::open(folder.file()).unwrap());
    let version = |file: &Connection| -> i64 {
        file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    };
    let file = Connection::open(folder.file()).unwrap();
    let known = version(&file);
    file.pragma_update(None, "user_version", known + 1).unwrap();
    drop(file);
    let before = fs::read(folder.file()).unwrap();
    let refused = Sqlite::open(folder.file());
    assert!(
        matches!(&refused, Err(StoreError::Newer { found, known: k }) if *found == known + 1 && *k == known),
        "{refused:?}"
    );
    assert_eq!(fs::read(folder.file()).unwrap(), before);
}

#[test]
fn what_is_no_store_is_refused_and_left_alone() {
    let folder = Folder::new();
    fs::write(folder.file(), "Dear diary, ".repeat(500)).unwrap();
    let before = fs::read(folder.file()).unwrap();
    let refused = Sqlite::open(folder.file());
    assert!(matches!(refused, Err(StoreError::NotAStore { .. })), "{refused:?}");
    assert_eq!(fs::read(folder.file()).unwrap(), before);

    let songs = folder.path().join("songs.db");
    Connection::open(&songs).unwrap().execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
    let before = fs::read(&songs).unwrap();
    let refused = Sqlite::open(&songs);
    assert!(matches!(refused, Err(StoreError::NotAStore { .. })), "{refused:?}");
    assert_eq!(fs::read(&songs).unwrap(), before);

    assert!(matches!(Sqlite::open(""), Err(StoreError::Failed(_))), "SQLite takes this for a passing fancy");
    assert!(matches!(Sqlite::open(folder.path()), Err(StoreError::Failed(_))), "a folder");
}

#[test]
fn a_damaged_table_is_noticed_and_the_others_are_not_touched() {
    let folder = Folder::new();
    let mut store = Sqlite::open(folder.file()).unwrap();
    for table in 1..=4 {
        keep(&mut store, append(table, 0, &["a", "b", "c"]));
    }
    keep(&mut store, Append { finished: true, ..append(3, 3, &[]) });
    drop(store);
    let file = Connection::open(folder.file()).unwrap();
    file.execute("DELETE FROM journal WHERE number = 2 AND seq = 1", []).unwrap();
    file.execute("UPDATE packed SET entries = x'09' WHERE number = 3", []).unwrap();
    // A hole, and one too many further on: the number is right, the order is not.
    file.execute("UPDATE journal SET seq = 9 WHERE number = 4 AND seq = 1", []).unwrap();
    drop(file);

    let mut store = Sqlite::open(folder.file()).unwrap();
    for number in 2..=4 {
        let table = TableId::from_number(number);
        let loaded = store.load(table);
        assert!(
            matches!(loaded, Err(StoreError::Damaged { table: t }) if t == table),
            "{number}: {loaded:?}"
        );
    }
    let loaded = store.load_all(&[2, 1].map(TableId::from_number)).unwrap();
    assert!(
        matches!(&loaded[..], [Err(StoreError::Damaged { .. }), Ok(Some(kept))] if kept.entries.len() == 3)
    );
}
