//! Every store passes the suite, and random work leaves the same in each.

use house::{Append, Mark};
use protocol::TableId;
use store::{Memory, Sqlite, Store, suite};

use crate::folder::Folder;

#[test]
fn memory() {
    suite::run(|| Box::new(Memory::new()));
}

#[test]
fn sqlite_in_a_file() {
    let mut folders = Vec::new();
    suite::run(|| {
        let folder = Folder::new();
        let store = Sqlite::open(folder.file()).unwrap();
        folders.push(folder);
        Box::new(store)
    });
}

#[test]
fn sqlite_in_memory() {
    suite::run(|| Box::new(Sqlite::in_memory().unwrap()));
}

/// A few tables, hundreds of batches: mostly right appends, and wrong epochs, wrong numbers, finishes, loads and beats
/// in between. Whatever one store answers, the other answers too.
#[test]
fn both_stores_answer_alike() {
    for seed in 1..=20 {
        let mut dice = Dice(seed);
        let (mut memory, mut sqlite) = (Memory::new(), Sqlite::in_memory().unwrap());
        for step in 0..300 {
            let place = format!("seed {seed}, step {step}");
            let table = TableId::from_number(dice.roll(6) as u32);
            match dice.roll(10) {
                0 => assert_eq!(memory.load(table).unwrap(), sqlite.load(table).unwrap(), "{place}"),
                1 => {
                    let (service, wall) = (dice.roll(5000), dice.roll(5000));
                    memory.beat(service, wall).unwrap();
                    sqlite.beat(service, wall).unwrap();
                }
                _ => {
                    let size = dice.roll(5);
                    let batch: Vec<_> = (0..size).map(|_| some_append(&mut dice, &mut memory)).collect();
                    assert_eq!(
                        memory.append(&batch).unwrap(),
                        sqlite.append(&batch).unwrap(),
                        "{place}: {batch:?}"
                    );
                }
            }
            assert_eq!(memory.look(table).unwrap(), sqlite.look(table).unwrap(), "{place}");
            let (until, most) = (dice.roll(1200), dice.roll(8) as usize);
            assert_eq!(memory.due(until, most).unwrap(), sqlite.due(until, most).unwrap(), "{place}");
            assert_eq!(memory.first_due().unwrap(), sqlite.first_due().unwrap(), "{place}");
            assert_eq!(memory.service_time().unwrap(), sqlite.service_time().unwrap(), "{place}");
            assert_eq!(memory.last_beat().unwrap(), sqlite.last_beat().unwrap(), "{place}");
            assert_eq!(memory.tables().unwrap(), sqlite.tables().unwrap(), "{place}");
            assert_eq!(memory.unfinished().unwrap(), sqlite.unfinished().unwrap(), "{place}");
        }
    }
}

fn some_append(dice: &mut Dice, store: &mut Memory) -> Append {
    let table = TableId::from_number(dice.roll(6) as u32);
    let kept = store.look(table).unwrap();
    let (epoch, seq) = kept.map_or((1, 0), |kept| (kept.epoch, kept.entries.len() as u64));
    let wrong = dice.roll(6);
    let entries = (0..dice.roll(4)).map(|length| vec![dice.roll(256) as u8; length as usize]).collect();
    Append {
        table,
        epoch: if wrong == 0 { dice.roll(4) } else { epoch },
        expected_seq: if wrong == 1 { dice.roll(9) } else { seq },
        entries,
        mark: Mark {
            game: dice.roll(1000),
            service: dice.roll(5000),
            due: (dice.roll(2) == 0).then(|| dice.roll(1000)),
            asleep: dice.roll(2) == 0,
        },
        finished: dice.roll(60) == 0,
    }
}

/// Numbers that look random and are the same in every run (xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        for shift in [13, -7, 17] {
            self.0 ^= if shift > 0 { self.0 << shift } else { self.0 >> -shift };
        }
        self.0 % sides
    }
}
