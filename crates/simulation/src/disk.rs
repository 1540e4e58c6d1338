//! The disk: it keeps what reaches it, sooner or later, and says so, sooner or later.

use std::collections::BTreeMap;

use house::{Append, Kept, NotKept};
use protocol::TableId;
use store::{Memory, Store};

use crate::chance::Chance;
use crate::keeper::Made;
use crate::scenario::Trouble;

/// What the disk says about a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It is kept.
    Kept,
    /// It is not, because the table is somebody else's or has other entries.
    Refused(NotKept),
    /// Something failed. It may be kept or not.
    Failed,
}

/// A write under way.
struct Write {
    keeper: u64,
    append: Append,
    /// The entries in it, and how each was made.
    made: Vec<(u64, Made)>,
    fails: bool,
    /// How long the answer takes.
    answer_ms: u64,
}

/// How long a write takes, and when its writer dies, if it does.
pub(crate) struct Delay {
    pub(crate) write_ms: u64,
    pub(crate) death_ms: Option<u64>,
    pub(crate) stalls: bool,
}

/// One table on a disk.
pub(crate) struct Disk {
    store: Memory,
    table: TableId,
    writes: BTreeMap<u64, Write>,
    number: u64,
    entries: u64,
    finished: bool,
}

impl Disk {
    pub(crate) fn new(table: TableId) -> Disk {
        let (store, writes) = (Memory::new(), BTreeMap::new());
        Disk { store, table, writes, number: 0, entries: 0, finished: false }
    }

    /// How many entries are on it.
    pub(crate) fn entries(&self) -> u64 {
        self.entries
    }

    /// Whether nothing follows any more.
    pub(crate) fn is_finished(&self) -> bool {
        self.finished
    }

    /// Takes a write on. It is not on disk before [`Disk::write`].
    pub(crate) fn take(
        &mut self,
        keeper: u64,
        append: Append,
        made: Vec<(u64, Made)>,
        trouble: &Trouble,
        chance: &mut Chance,
    ) -> (u64, Delay) {
        let stalls = chance.once_in(trouble.stall);
        let most = if stalls { 5_000 } else { 25 };
        let (write_ms, answer_ms) = (chance.below(most), chance.below(most));
        let dies = chance.once_in(trouble.crash_at_write);
        let death_ms = dies.then(|| chance.below(write_ms + answer_ms + 1));
        let fails = chance.once_in(trouble.lose);
        self.number += 1;
        self.writes.insert(self.number, Write { keeper, append, made, fails, answer_ms });
        (self.number, Delay { write_ms, death_ms, stalls })
    }

    /// A write reaches the disk, or not. Whose it was, when its verdict is known, and which entries were kept with it.
    pub(crate) fn write(
        &mut self,
        number: u64,
        alive: impl Fn(u64) -> bool,
        chance: &mut Chance,
    ) -> Option<Written> {
        let Write { keeper, append, made, fails, answer_ms } = self.writes.remove(&number)?;
        let never = chance.once_in(2) && (fails || !alive(keeper));
        let kept = if never { None } else { Some(self.keep(&append)) };
        let verdict = match kept {
            _ if fails => Verdict::Failed,
            None => Verdict::Failed,
            Some(Ok(())) => Verdict::Kept,
            Some(Err(why)) => Verdict::Refused(why),
        };
        let entries = if kept == Some(Ok(())) { made } else { Vec::new() };
        Some(Written { keeper, verdict, answer_ms, entries })
    }

    fn keep(&mut self, append: &Append) -> Result<(), NotKept> {
        let batch = self.store.append(std::slice::from_ref(append));
        let verdict = batch.ok().and_then(|verdicts| verdicts.first().copied());
        let verdict = verdict.expect("a store in memory takes every batch and answers for each append");
        if verdict.is_ok() {
            self.entries += append.entries.len() as u64;
            self.finished = append.finished;
        }
        verdict
    }

    /// All that is on it, for somebody who will write; none if the table never came to be.
    pub(crate) fn load(&mut self) -> Option<Kept> {
        self.store.load(self.table).expect("a store in memory can be read")
    }

    /// All that is on it, for somebody who looks on.
    pub(crate) fn look(&mut self) -> Option<Kept> {
        self.store.look(self.table).expect("a store in memory can be read")
    }

    /// The greatest time of the service ever kept.
    pub(crate) fn service_time(&mut self) -> u64 {
        self.store.service_time().expect("a store in memory can be read")
    }

    /// When the table must be woken.
    pub(crate) fn due(&mut self) -> Option<u64> {
        self.store.first_due().expect("a store in memory can be read")
    }
}

/// What became of a write.
pub(crate) struct Written {
    pub(crate) keeper: u64,
    pub(crate) verdict: Verdict,
    /// In how many milliseconds its writer knows.
    pub(crate) answer_ms: u64,
    /// The entries that are on disk with it, and how each was made.
    pub(crate) entries: Vec<(u64, Made)>,
}
