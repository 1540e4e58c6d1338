//! A program that is killed has lost nothing that it was told is kept.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;

use house::{Append, Mark};
use protocol::TableId;
use store::{Sqlite, Store, Writer};

use crate::folder::Folder;

/// Where the program that will be killed finds its file.
const FILE: &str = "ESCAPEMENT_STORE_TO_CRASH";
const TABLES: u32 = 4;

#[test]
fn what_was_acknowledged_survives_a_kill() {
    // The program that is killed is this very test, with a file.
    if let Some(path) = std::env::var_os(FILE) {
        until_killed(&path);
    }
    let folder = Folder::new();
    let mut before: BTreeMap<u32, usize> = BTreeMap::new();
    // Each time on the same file, so what survived one crash survives the next ones too.
    for lines in [1, 40, 333, 1000] {
        let mut program = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::what_was_acknowledged_survives_a_kill", "--nocapture"])
            .env(FILE, folder.file())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut acknowledged = before.clone();
        let mut seen = 0;
        for line in BufReader::new(program.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            let Some(("", kept)) = line.split_once("kept ") else { continue };
            let (table, seq) = kept.split_once(' ').unwrap();
            acknowledged.insert(table.parse().unwrap(), seq.parse::<usize>().unwrap() + 1);
            seen += 1;
            if seen == lines {
                // SIGKILL. What is still in the pipe was said before, and counts.
                program.kill().unwrap();
            }
        }
        assert!(!program.wait().unwrap().success());
        assert!(seen >= lines, "it stopped by itself after {seen} lines");

        let mut store = Sqlite::open(folder.file()).unwrap();
        for (number, count) in acknowledged {
            let kept = store.look(TableId::from_number(number)).unwrap().unwrap();
            assert!(kept.entries.len() >= count, "table {number}: {} of {count}", kept.entries.len());
            let expected = (0..kept.entries.len()).map(|seq| entry(number, seq as u64));
            assert!(kept.entries.iter().cloned().eq(expected), "table {number}: no gap, nothing else");
            assert!(store.service_time().unwrap() >= kept.mark.service);
            before.insert(number, kept.entries.len());
        }
    }
}

fn entry(table: u32, seq: u64) -> Vec<u8> {
    format!("entry {seq} of table {table}, ").repeat(1 + seq as usize % 7).into_bytes()
}

/// Appends to every table, and says of each entry when it is kept.
fn until_killed(path: &OsStr) -> ! {
    let mut store = Sqlite::open(path).unwrap();
    let loaded = (0..TABLES).map(|number| store.load(TableId::from_number(number)).unwrap());
    let mut next: Vec<(u64, u64)> =
        loaded.map(|kept| kept.map_or((1, 0), |kept| (kept.epoch, kept.entries.len() as u64))).collect();
    let (told, answers) = mpsc::channel();
    let writer = Writer::spawn(store, move |commit| {
        for answer in commit.answers {
            answer.result.unwrap();
            println!("\nkept {} {}", answer.ticket % u64::from(TABLES), answer.ticket / u64::from(TABLES));
            told.send(()).unwrap();
        }
    })
    .unwrap();
    loop {
        for (number, (epoch, seq)) in (0..TABLES).zip(&mut next) {
            let append = Append {
                table: TableId::from_number(number),
                epoch: *epoch,
                expected_seq: *seq,
                entries: vec![entry(number, *seq)],
                mark: Mark { service: *seq, ..Mark::default() },
                finished: false,
            };
            writer.append(*seq * u64::from(TABLES) + u64::from(number), append).unwrap();
            *seq += 1;
        }
        for _ in 0..TABLES {
            answers.recv().unwrap();
        }
    }
}
