//! A copy made while many write, and the way back; files that are no copies.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;
use store::{Commit, CopyError, Hosting, Sqlite, Store, StoreError, Writer, back_up, restore};

use crate::folder::Folder;

fn table(number: u64) -> TableId {
    TableId::from_number(number as u32)
}

fn append(number: u64, seq: u64, finished: bool) -> Append {
    Append {
        table: table(number),
        epoch: 1,
        expected_seq: seq,
        entries: vec![[number.to_le_bytes(), seq.to_le_bytes()].concat(); 3],
        mark: Mark { game: seq, service: 1_000 + seq, due: Some(9_000 + seq), asleep: false },
        finished,
    }
}

/// A store with this many tables of a few hundred entries; every third is finished.
fn filled(folder: &Folder, tables: u64) -> Sqlite {
    let mut store = Sqlite::open(folder.file()).unwrap();
    let turns = |number| (0..100).map(move |turn| append(number, turn * 3, turn == 99 && number % 3 == 0));
    let all: Vec<_> = (0..tables).flat_map(turns).collect();
    assert!(store.append(&all).unwrap().iter().all(Result::is_ok));
    store.beat(2_000, 1_700_000_000_000).unwrap();
    store
}

fn everything(store: &mut Sqlite) -> BTreeMap<TableId, Kept> {
    let rows = store.rows(None, None, usize::MAX).unwrap();
    rows.into_iter().map(|row| (row.table, store.look(row.table).unwrap().unwrap())).collect()
}

#[test]
fn a_copy_made_under_load_is_whole_and_nobody_waits_for_it() {
    const WRITERS: u64 = 4;
    let folder = Folder::new();
    let store = filled(&folder, 300);
    // How many turns of each table are answered; whether a copy is being made, and how many were answered meanwhile.
    let answered: Arc<Mutex<BTreeMap<u64, u64>>> = Arc::default();
    let (copying, meanwhile) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let done = {
        let (answered, copying, meanwhile) =
            (Arc::clone(&answered), Arc::clone(&copying), Arc::clone(&meanwhile));
        move |commit: Commit| {
            if copying.load(Ordering::Relaxed) {
                meanwhile.fetch_add(commit.answers.len() as u64, Ordering::Relaxed);
            }
            let mut answered = answered.lock().unwrap();
            for answer in commit.answers {
                answer.result.unwrap();
                *answered.entry(answer.ticket).or_default() += 1;
            }
        }
    };
    let writer = Writer::spawn(store, done).unwrap();
    let stop = AtomicBool::new(false);
    let copy = folder.path().join("copy");
    let at_the_copy = std::thread::scope(|scope| {
        for number in 0..WRITERS {
            let (writer, stop) = (writer.clone(), &stop);
            scope.spawn(move || {
                for seq in (0..).take_while(|_| !stop.load(Ordering::Relaxed)) {
                    while writer.figures().waiting > 50 {
                        std::thread::yield_now();
                    }
                    writer.append(1_000 + number, append(1_000 + number, seq * 3, false)).unwrap();
                }
            });
        }
        let began = |number| answered.lock().unwrap().get(&(1_000 + number)).is_some_and(|turns| *turns > 20);
        while !(0..WRITERS).all(began) {
            std::thread::yield_now();
        }
        let before = answered.lock().unwrap().clone();
        let (reply, copied) = mpsc::channel();
        copying.store(true, Ordering::Relaxed);
        let (book, busy) = (Arc::clone(&answered), Arc::clone(&copying));
        writer
            .back_up(copy.clone(), move |result| {
                busy.store(false, Ordering::Relaxed);
                let after = book.lock().unwrap().clone();
                reply.send((result, after)).unwrap();
            })
            .unwrap();
        let (second, refused) = mpsc::channel();
        writer.back_up(folder.path().join("second"), move |result| second.send(result).unwrap()).unwrap();
        let (result, after) = copied.recv().unwrap();
        result.unwrap();
        assert!(matches!(refused.recv().unwrap(), Err(StoreError::Copying)));
        stop.store(true, Ordering::Relaxed);
        (before, after)
    });
    writer.close();
    assert!(meanwhile.load(Ordering::Relaxed) > 0, "others were answered while the copy was made");

    let elsewhere = Folder::new();
    let there = elsewhere.path().join("deep/inside/tables.db");
    let restored = restore(&copy, &there, false).unwrap();
    assert_eq!((restored.tables, restored.unfinished), (300 + WRITERS, 200 + WRITERS));
    let (mut original, mut second) = (Sqlite::open(folder.file()).unwrap(), Sqlite::open(&there).unwrap());
    let (all, copied) = (everything(&mut original), everything(&mut second));
    let (before, after) = at_the_copy;
    for (code, kept) in &copied {
        let source = &all[code];
        let entries = kept.entries.len();
        assert_eq!(kept.entries, source.entries[..entries], "a beginning of the original");
        assert!(kept.epoch > source.epoch + 1_000, "whoever wrote the original is fenced off");
        match (0..WRITERS).find(|number| table(1_000 + number) == *code) {
            Some(number) => {
                let turns = entries as u64 / 3;
                let (least, most) = (before[&(1_000 + number)], after[&(1_000 + number)]);
                // Commits run ahead of their answers by one batch, and the copy is done before it is told.
                assert!((least..=most + 100).contains(&turns), "{least} <= {turns} <= {most}");
                assert_eq!(kept.mark.game, (turns - 1) * 3, "entries and time belong together");
            }
            None => assert_eq!((entries, kept.mark), (source.entries.len(), source.mark)),
        }
    }
    assert_eq!(second.last_beat().unwrap(), Some((2_000, 1_700_000_000_000)), "time goes on where it was");

    let code = table(1);
    assert_eq!(second.append(&[append(1, 300, false)]).unwrap(), [Err(NotKept::Fenced)]);
    let epoch = second.load(code).unwrap().unwrap().epoch;
    assert_eq!(second.append(&[Append { epoch, ..append(1, 300, false) }]).unwrap(), [Ok(())]);
}

#[test]
fn what_the_host_does_while_a_copy_is_made_is_in_it_too() {
    let folder = Folder::new();
    let mut store = filled(&folder, 300);
    let copy = folder.path().join("copy");
    let mut steps = 0;
    store
        .back_up(&copy, &mut |store| {
            steps += 1;
            if steps == 1 {
                let host = store.host().unwrap();
                // The first tables are copied already, the last ones are not.
                for number in [0, 1, 298, 299] {
                    assert!(host.delete(table(number)).unwrap());
                }
                host.rewrite(table(2), &vec![b"rewritten".to_vec(); 300]).unwrap();
                host.scrub().unwrap();
                store.beat(5_000, 1_700_000_003_000).unwrap();
            }
        })
        .unwrap();
    assert!(steps > 1, "{steps}");
    assert_eq!(store.service_time().unwrap(), 5_000, "what it came to know meanwhile it still knows");
    let mut second = Sqlite::open(&copy).unwrap();
    assert_eq!(everything(&mut second), everything(&mut store));
    assert_eq!((second.tables().unwrap(), second.service_time().unwrap()), (296, 5_000));
}

#[test]
fn a_store_at_rest_is_copied_and_what_is_there_is_not_overwritten_unasked() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let mut store = filled(&folder, 20);
    let all = everything(&mut store);
    let (copy, there) = (folder.path().join("copy"), elsewhere.file());
    assert!(matches!(back_up(&folder.file(), &copy), Err(CopyError::Store(StoreError::InUse { .. }))));
    assert!(!copy.exists(), "nothing is left of it");
    drop(store);
    assert_eq!(back_up(&folder.file(), &copy).unwrap(), 20);
    assert!(matches!(back_up(&folder.file(), &copy), Err(CopyError::Exists(_))));
    let nowhere = folder.path().join("nowhere");
    assert!(matches!(back_up(&nowhere, &folder.path().join("x")), Err(CopyError::Missing(_))));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "one file each, and nothing beside them");

    restore(&copy, &there, false).unwrap();
    assert!(matches!(restore(&copy, &there, false), Err(CopyError::Exists(_))));
    let mut second = Sqlite::open(&there).unwrap();
    let same = |store: &mut Sqlite| {
        everything(store)
            .iter()
            .all(|(code, kept)| (&kept.entries, kept.mark) == (&all[code].entries, all[code].mark))
    };
    assert!(same(&mut second) && second.service_time().unwrap() == 2_000);
    second.append(&[append(77, 0, false)]).unwrap();
    let in_use = restore(&copy, &there, true);
    assert!(matches!(in_use, Err(CopyError::Store(StoreError::InUse { .. }))), "{in_use:?}");
    drop(second);
    restore(&copy, &there, true).unwrap();
    let mut second = Sqlite::open(&there).unwrap();
    assert!(same(&mut second) && second.tables().unwrap() == 20);
    drop(second);
    fs::write(&there, "spoilt").unwrap();
    restore(&copy, &there, true).unwrap();
    assert!(same(&mut Sqlite::open(&there).unwrap()), "also in the place of something that is no store");
}

#[test]
fn what_is_no_copy_is_refused_and_nothing_is_put_in_place() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    drop(filled(&folder, 60));
    let copy = folder.path().join("copy");
    back_up(&folder.file(), &copy).unwrap();
    let bytes = fs::read(&copy).unwrap();
    let refused = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        fs::write(&file, bytes).unwrap();
        let error = restore(&file, &elsewhere.file(), false).unwrap_err();
        assert_eq!(fs::read(&file).unwrap(), bytes, "{name} is left as it was");
        assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0, "{name}");
        error
    };
    for part in [bytes.len() / 2, bytes.len() - 4096, bytes.len() - 100, 4096, 5000, 90] {
        let error = refused("truncated", &bytes[..part]);
        let told = matches!(&error, CopyError::Damaged { path, .. } if path.ends_with("truncated"));
        assert!(told, "{part} bytes: {error}");
    }
    for (name, bytes) in [("text", &b"Dear diary, today nobody escaped."[..]), ("empty", b"")] {
        let error = refused(name, bytes);
        assert!(matches!(error, CopyError::Store(StoreError::NotAStore { .. })), "{name}: {error}");
        assert!(error.to_string().contains(name), "it is named: {error}");
    }
    let mut spoilt = bytes.clone();
    // Some pages may be free, and no worse for it.
    spoilt.chunks_exact_mut(4096).skip(1).for_each(|page| page[..64].fill(0xaa));
    assert!(matches!(refused("spoilt", &spoilt), CopyError::Damaged { .. }));

    let songs = folder.path().join("songs");
    let foreign = rusqlite::Connection::open(&songs).unwrap();
    foreign.execute_batch("CREATE TABLE songs (title TEXT); PRAGMA user_version = 2").unwrap();
    drop(foreign);
    let error = refused("songs", &fs::read(&songs).unwrap());
    assert!(matches!(error, CopyError::Store(StoreError::NotAStore { .. })), "{error}");
    let newer = rusqlite::Connection::open(&copy).unwrap();
    newer.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(newer);
    let error = refused("newer", &fs::read(&copy).unwrap());
    assert!(matches!(error, CopyError::Store(StoreError::Newer { found: 99, .. })), "{error}");
    assert!(matches!(
        restore(Path::new("/nowhere/copy"), &elsewhere.file(), false),
        Err(CopyError::Missing(_))
    ));
}
