//! How many entries a second reach the disk, and how long each waits for it.
//!
//! `cargo run --release -p store --example group_commit [milliseconds added to every sync]`
#![expect(clippy::disallowed_types, reason = "a benchmark reads the clock")]

use std::error::Error;
use std::path::Path;
use std::sync::mpsc::{self, SyncSender};
use std::time::{Duration, Instant};

use house::{Append, Mark};
use protocol::TableId;
use store::{Commit, Settings, Sqlite, Store, Writer};

const BYTES: usize = 120;
const RUN: Duration = Duration::from_secs(4);

fn main() -> Result<(), Box<dyn Error>> {
    let delay: u64 = std::env::args().nth(1).map_or(Ok(0), |text| text.parse())?;
    let settings = Settings { delay_per_sync: Duration::from_millis(delay), ..Settings::default() };
    let folder = std::env::temp_dir().join(format!("escapement-group-commit-{}", std::process::id()));
    let result = figures(&folder, settings);
    std::fs::remove_dir_all(&folder)?;
    result
}

fn figures(folder: &Path, settings: Settings) -> Result<(), Box<dyn Error>> {
    for (batch, tables) in [(1, 1), (10, 1), (100, 1), (100, 10), (100, 100), (100, 1000)] {
        let rate = in_batches(&folder.join(format!("batches-{batch}-{tables}.db")), batch, tables)?;
        println!("batches of {batch:>3}, {tables:>4} tables {rate:>7.0} events/s");
    }
    for producers in [1, 128] {
        let path = folder.join(format!("producers-{producers}.db"));
        let (mut waits, took, commits) = with_producers(&path, producers, settings)?;
        waits.sort_unstable();
        let part = |hundredths: usize| waits[(waits.len() - 1) * hundredths / 100].as_secs_f64() * 1000.0;
        println!(
            "{producers:>3} waiting producers    {:>7.0} events/s   p50 {:.2} ms   p99 {:.2} ms   {:.1} events a commit",
            waits.len() as f64 / took.as_secs_f64(),
            part(50),
            part(99),
            waits.len() as f64 / commits as f64,
        );
    }
    Ok(())
}

/// Straight into the store, one entry an append, the tables in turn.
fn in_batches(path: &Path, size: u64, tables: u64) -> Result<f64, Box<dyn Error>> {
    let mut store = Sqlite::open(path)?;
    let start = Instant::now();
    let mut kept = 0;
    while start.elapsed() < RUN {
        let service = start.elapsed().as_millis() as u64;
        let place = |event| append((event % tables) as u32, event / tables, service);
        let batch: Vec<_> = (kept..kept + size).map(place).collect();
        for result in store.append(&batch)? {
            result?;
        }
        kept += size;
    }
    Ok(kept as f64 / start.elapsed().as_secs_f64())
}

/// Through the writer: each producer has a table of its own and waits for every answer, as a table at play does.
fn with_producers(
    path: &Path,
    producers: u32,
    settings: Settings,
) -> Result<(Vec<Duration>, Duration, u64), Box<dyn Error>> {
    let (wakers, bells): (Vec<SyncSender<bool>>, Vec<_>) =
        (0..producers).map(|_| mpsc::sync_channel(1)).unzip();
    let done = move |commit: Commit| {
        for answer in commit.answers {
            // The producer has only gone if it has found an earlier answer wrong, and says so.
            let _gone = wakers[answer.ticket as usize].send(answer.result.is_ok());
        }
    };
    let writer = Writer::spawn_with(settings, Sqlite::open(path)?, done)?;
    let start = Instant::now();
    let waits = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..producers)
            .zip(bells)
            .map(|(table, bell)| {
                let writer = writer.clone();
                scope.spawn(move || {
                    let mut waits = Vec::new();
                    while start.elapsed() < RUN {
                        let handed_over = Instant::now();
                        let append = append(table, waits.len() as u64, start.elapsed().as_millis() as u64);
                        writer.append(u64::from(table), append).expect("the writer is open");
                        assert!(bell.recv().expect("the writer answers"), "the append was kept");
                        waits.push(handed_over.elapsed());
                    }
                    waits
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no producer panics")).collect()
    });
    let took = start.elapsed();
    writer.close();
    Ok((waits, took, writer.figures().commits))
}

fn append(table: u32, seq: u64, service: u64) -> Append {
    Append {
        table: TableId::from_number(table.wrapping_mul(0x9E37_79B1)),
        epoch: 1,
        expected_seq: seq,
        entries: vec![vec![seq as u8; BYTES]],
        mark: Mark { game: service, service, due: Some(service + 30_000), asleep: false },
        finished: false,
    }
}
