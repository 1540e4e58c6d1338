//! The writer: nothing is lost, everything is in order, and many appends share a commit.

use std::collections::BTreeMap;
use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;
use store::{AppendError, Closed, Commit, Memory, Settings, Sqlite, Store, StoreError, Writer};

use crate::folder::Folder;

fn table(number: u64) -> TableId {
    TableId::from_number(number as u32)
}

fn append(number: u64, seq: u64) -> Append {
    Append {
        table: table(number),
        epoch: 1,
        expected_seq: seq,
        entries: vec![seq.to_le_bytes().to_vec()],
        mark: Mark { service: seq, ..Mark::default() },
        finished: false,
    }
}

/// A slow disk: the first commit takes long enough for everything else to gather behind it.
const SLOW: Settings =
    Settings { most: 512, gather: Duration::ZERO, delay_per_sync: Duration::from_millis(20) };

#[test]
fn many_producers_lose_nothing_and_share_commits() {
    const PRODUCERS: u64 = 8;
    const APPENDS: u64 = 500;
    let folder = Folder::new();
    let answered: Arc<Mutex<BTreeMap<u64, Vec<u64>>>> = Arc::default();
    let book = Arc::clone(&answered);
    let done = move |commit: Commit| {
        let mut book = book.lock().unwrap();
        for answer in commit.answers {
            answer.result.unwrap();
            book.entry(answer.ticket / APPENDS).or_default().push(answer.ticket % APPENDS);
        }
    };
    let writer = Writer::spawn(Sqlite::open(folder.file()).unwrap(), done).unwrap();
    std::thread::scope(|scope| {
        for producer in 0..PRODUCERS {
            let writer = writer.clone();
            scope.spawn(move || {
                for seq in 0..APPENDS {
                    writer.append(producer * APPENDS + seq, append(producer, seq)).unwrap();
                }
            });
        }
    });
    writer.close();

    let figures = writer.figures();
    assert_eq!((figures.appends, figures.waiting), (PRODUCERS * APPENDS, 0));
    assert!(figures.commits < figures.appends, "{figures:?}");
    let mut store = Sqlite::open(folder.file()).unwrap();
    for producer in 0..PRODUCERS {
        assert_eq!(answered.lock().unwrap()[&producer], (0..APPENDS).collect::<Vec<_>>());
        let kept = store.look(table(producer)).unwrap().unwrap();
        assert!(kept.entries.iter().map(|entry| entry.as_slice()).eq((0..APPENDS).map(u64::to_le_bytes)));
    }
}

#[test]
fn what_waits_is_committed_together_but_not_more_than_allowed() {
    let (sizes, commits) = mpsc::channel();
    let settings = Settings { most: 10, ..SLOW };
    let done = move |commit: Commit| {
        assert!(commit.took >= settings.delay_per_sync, "{:?}", commit.took);
        sizes.send(commit.answers.len()).unwrap();
    };
    let writer = Writer::spawn_with(settings, Memory::new(), done).unwrap();
    let (hold, held) = mpsc::channel::<()>();
    writer.read(move |_| held.recv().unwrap()).unwrap();
    for seq in 0..25 {
        writer.append(seq, append(0, seq)).unwrap();
    }
    assert_eq!(writer.figures().waiting, 25);
    hold.send(()).unwrap();
    writer.close();
    assert_eq!(commits.iter().collect::<Vec<_>>(), [10, 10, 5]);
    assert_eq!(writer.figures().commits, 3);
}

#[test]
fn everything_is_done_in_the_order_in_which_it_came() {
    let (told, log) = mpsc::channel();
    let tell = told.clone();
    let done = move |commit: Commit| {
        for answer in commit.answers {
            let fenced = matches!(answer.result, Err(AppendError::NotKept(NotKept::Fenced)));
            tell.send(format!("{} {}", answer.ticket, if fenced { "fenced" } else { "kept" })).unwrap();
        }
    };
    let writer = Writer::spawn_with(SLOW, Memory::new(), done).unwrap();
    writer.append(0, append(0, 0)).unwrap();
    writer.append(1, append(0, 1)).unwrap();
    let tell = told.clone();
    let loaded = move |kept: Result<Option<Kept>, StoreError>| {
        tell.send(format!("loaded {}", kept.unwrap().unwrap().entries.len())).unwrap();
    };
    writer.load(table(0), loaded).unwrap();
    writer.append(2, append(0, 2)).unwrap();
    let tell = told.clone();
    writer.beat(77, 1, move |beat| tell.send(format!("beat {}", beat.is_ok())).unwrap()).unwrap();
    let tell = told.clone();
    writer.read(move |store| tell.send(format!("time {}", store.service_time().unwrap())).unwrap()).unwrap();
    let tell = told;
    writer.due(99, 9, move |due| tell.send(format!("due {}", due.unwrap().len())).unwrap()).unwrap();
    drop(writer);
    let lines: Vec<_> = log.iter().collect();
    assert_eq!(lines, ["0 kept", "1 kept", "loaded 2", "2 fenced", "beat true", "time 77", "due 0"]);
}

#[test]
fn loads_that_wait_share_a_commit_too() {
    let writer = Writer::spawn(Memory::new(), drop).unwrap();
    for number in 0..50 {
        writer.append(number, append(number, 0)).unwrap();
    }
    let (told, loaded) = mpsc::channel();
    let (before, commits) = mpsc::channel();
    let (hold, held) = mpsc::channel::<()>();
    let handle = writer.clone();
    writer
        .read(move |_| {
            before.send(handle.figures().commits).unwrap();
            held.recv().unwrap();
        })
        .unwrap();
    for number in 0..50 {
        let told = told.clone();
        writer.load(table(number), move |kept| told.send(kept.unwrap().unwrap().epoch).unwrap()).unwrap();
    }
    hold.send(()).unwrap();
    writer.close();
    drop(told);
    assert_eq!(loaded.iter().collect::<Vec<_>>(), [2; 50]);
    assert_eq!(writer.figures().commits, commits.recv().unwrap() + 1);
}

#[test]
fn a_failing_disk_fails_every_append_of_the_batch() {
    let (told, answers) = mpsc::channel();
    let done = move |commit: Commit| told.send(commit.answers).unwrap();
    let writer = Writer::spawn(Broken, done).unwrap();
    let (hold, held) = mpsc::channel::<()>();
    writer.read(move |_| held.recv().unwrap()).unwrap();
    for seq in 0..3 {
        writer.append(seq, append(0, seq)).unwrap();
    }
    hold.send(()).unwrap();
    let batch = answers.recv().unwrap();
    assert_eq!(batch.iter().map(|answer| answer.ticket).collect::<Vec<_>>(), [0, 1, 2]);
    for answer in batch {
        assert!(matches!(answer.result, Err(AppendError::Store(StoreError::Failed(_)))));
    }
    writer.append(3, append(0, 3)).unwrap();
    assert_eq!(answers.recv().unwrap().len(), 1, "and the thread goes on");
    let (told, loaded) = mpsc::channel();
    writer.load(table(0), move |kept| told.send(kept.is_err()).unwrap()).unwrap();
    assert!(loaded.recv().unwrap());
}

#[test]
fn a_closed_writer_says_so() {
    let writer = Writer::spawn(Memory::new(), drop).unwrap();
    let other = writer.clone();
    writer.close();
    writer.close();
    assert_eq!(other.append(0, append(0, 0)), Err(Closed));
    assert_eq!(other.load(table(0), drop), Err(Closed));
    assert_eq!(other.due(0, 0, drop), Err(Closed));
    assert_eq!(other.beat(0, 0, drop), Err(Closed));
    assert_eq!(other.figures().waiting, 0);
}

#[test]
fn a_callback_may_close_the_writer_or_hold_its_last_handle() {
    let (told, closed) = mpsc::channel();
    let writer = Writer::spawn(Memory::new(), drop).unwrap();
    let last = writer.clone();
    let (hold, held) = mpsc::channel::<()>();
    writer
        .read(move |_| {
            held.recv().unwrap();
            last.close();
            drop(last);
            told.send(()).unwrap();
        })
        .unwrap();
    let (done, after) = mpsc::channel();
    writer.append(0, append(0, 0)).unwrap();
    writer.read(move |store| done.send(store.tables().unwrap()).unwrap()).unwrap();
    hold.send(()).unwrap();
    drop(writer);
    closed.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(after.recv_timeout(Duration::from_secs(10)).unwrap(), 1, "what was handed over is done");
}

#[test]
fn after_a_panic_in_a_callback_the_writer_is_closed() {
    let writer = Writer::spawn(Memory::new(), drop).unwrap();
    writer.read(|_| panic!("this one is meant to be seen")).unwrap();
    let (told, closed) = mpsc::channel::<()>();
    if writer.read(move |_| drop(told)).is_ok() {
        assert!(closed.recv().is_err(), "what still got in is dropped unanswered");
    }
    writer.close();
    assert_eq!(writer.append(0, append(0, 0)), Err(Closed));
}

/// A store on a disk that is gone.
struct Broken;

fn gone<T>() -> Result<T, StoreError> {
    Err(StoreError::failed(std::io::Error::other("no disk")))
}

impl Store for Broken {
    fn append(&mut self, _: &[Append]) -> Result<Vec<Result<(), NotKept>>, StoreError> {
        gone()
    }
    fn load_all(&mut self, _: &[TableId]) -> Result<Vec<Result<Option<Kept>, StoreError>>, StoreError> {
        gone()
    }
    fn look(&mut self, _: TableId) -> Result<Option<Kept>, StoreError> {
        gone()
    }
    fn due(&mut self, _: u64, _: usize) -> Result<Vec<(TableId, u64)>, StoreError> {
        gone()
    }
    fn first_due(&mut self) -> Result<Option<u64>, StoreError> {
        gone()
    }
    fn service_time(&mut self) -> Result<u64, StoreError> {
        gone()
    }
    fn beat(&mut self, _: u64, _: u64) -> Result<(), StoreError> {
        gone()
    }
    fn last_beat(&mut self) -> Result<Option<(u64, u64)>, StoreError> {
        gone()
    }
    fn tables(&mut self) -> Result<u64, StoreError> {
        gone()
    }
    fn unfinished(&mut self) -> Result<u64, StoreError> {
        gone()
    }
}
