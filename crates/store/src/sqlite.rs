//! Tables in one SQLite file.

use std::borrow::Borrow;
use std::fs;
use std::path::{self, Path};
use std::time::Duration;

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;
use rusqlite::{
    CachedStatement, Connection, ErrorCode, OpenFlags, OptionalExtension, Row, Transaction,
    TransactionBehavior, params,
};

use crate::contract::{begins, refusal};
use crate::packed::{pack, unpack};
use crate::schema::{Layout, bring_up_to_date};
use crate::sweeping::sweep_some;
use crate::{Hosting, LATEST, Store, StoreError};

/// How long opening waits for another program to let go of the file: one that is just closing it needs a moment.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);

/// After so many commits what they wrote is brought home from the log. Tables at play write the same pages again and again,
/// and the later these are brought home, the fewer they are. SQLite would do it before the commit returns.
const COMMITS_UNTIL_HOME: u32 = 800;

/// A store in one SQLite file, which nobody else can open meanwhile. It has the file for itself, except that it is lent
/// out while the file is copied.
#[derive(Debug)]
pub struct Sqlite<F = Connection> {
    file: F,
    known: Known,
}

/// What a store knows without asking its file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    /// The greatest time of the service, as it stands in the file.
    time: u64,
    /// By how much the time of the world is ahead of that of the service.
    ahead: Option<i64>,
    /// Where the broom is in the journal.
    swept: i64,
    /// How many commits there were since the log was brought home.
    commits: u32,
}

impl Sqlite {
    /// Opens a file, or makes it, its folder and what is in it. An older file is brought up to date.
    pub fn open(file: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        // SQLite has names of its own that are no files: the empty one and `:memory:`. No absolute path is one of them.
        let path = path::absolute(file).map_err(StoreError::failed)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(StoreError::failed)?;
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let opened = Connection::open_with_flags(&path, flags).and_then(prepare);
        match opened {
            Ok((store, Layout::Ready)) => Ok(store),
            Ok((_, Layout::Newer { found, known })) => Err(StoreError::Newer { found, known }),
            Ok((_, Layout::Foreign)) => Err(StoreError::NotAStore { path }),
            Err(error) => Err(match error.sqlite_error_code() {
                Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse { path },
                Some(ErrorCode::NotADatabase) => StoreError::NotAStore { path },
                _ => error.into(),
            }),
        }
    }

    /// A store that is gone when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let (store, _) = Connection::open_in_memory().and_then(prepare)?;
        Ok(store)
    }

    /// Tells it the time: that of the service, and that of the world in milliseconds since 1970. From then on it notes
    /// when something was kept; a heartbeat tells it anew.
    pub fn tell_time(&mut self, service: u64, wall: u64) {
        self.known.ahead = Some(number(wall).saturating_sub(number(service)));
    }
}

impl<F: Borrow<Connection>> Sqlite<F> {
    pub(crate) fn file(&self) -> &Connection {
        self.file.borrow()
    }

    /// The same store in other hands.
    pub(crate) fn lent(&self) -> Sqlite<&Connection> {
        Sqlite { file: self.file(), known: self.known }
    }

    pub(crate) fn known(&self) -> Known {
        self.known
    }

    /// What it came to know while it was lent.
    pub(crate) fn learn(&mut self, known: Known) {
        self.known = known;
    }
}

/// Takes hold of a file for good, and brings it up to date.
fn prepare(mut file: Connection) -> rusqlite::Result<(Sqlite, Layout)> {
    file.busy_timeout(PATIENCE)?;
    // Two servers on one file would tell their players different games. The lock is taken with the first transaction
    // and goes with the process, however that ends.
    file.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    let layout = bring_up_to_date(&mut file)?;
    if layout != Layout::Ready {
        return Ok((Sqlite { file, known: Known::default() }, layout));
    }
    file.pragma_update(None, "journal_mode", "WAL")?;
    // In this mode a commit has reached the disk when it returns. NORMAL would only keep the file sound.
    file.pragma_update(None, "synchronous", "FULL")?;
    file.pragma_update(None, "foreign_keys", true)?;
    // In KiB if negative. Appends touch as many pages as there are tables at play.
    file.pragma_update(None, "cache_size", -64 * 1024)?;
    // In pages: 64 MiB, in case that there is never time for it in between.
    file.pragma_update(None, "wal_autocheckpoint", 16_000)?;
    file.set_prepared_statement_cache_capacity(32);
    // Whatever is deleted is overwritten: people may ask to be forgotten.
    file.pragma_update(None, "secure_delete", true)?;
    let time = file.query_row("SELECT service FROM clock", [], |row| row.get(0))?;
    Ok((Sqlite { file, known: Known { time, ahead: None, swept: i64::MIN, commits: 0 } }, Layout::Ready))
}

impl<F: Borrow<Connection>> Store for Sqlite<F> {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Result<(), NotKept>>, StoreError> {
        if batch.is_empty() {
            return Ok(Vec::new());
        }
        let transaction = Transaction::new_unchecked(self.file.borrow(), TransactionBehavior::Immediate)?;
        let Known { mut time, ahead, swept, commits } = self.known;
        let mut results = Vec::with_capacity(batch.len());
        let mut pen = Pen::new(&transaction, ahead)?;
        for append in batch {
            let result = pen.keep(append)?;
            if result.is_ok() {
                time = time.max(append.mark.service.min(LATEST));
            }
            results.push(result);
        }
        drop(pen);
        let swept = sweep_some(&transaction, swept, batch.iter().map(|append| append.entries.len()).sum())?;
        if time > self.known.time {
            transaction.prepare_cached("UPDATE clock SET service = max(service, ?1)")?.execute([time])?;
        }
        transaction.commit()?;
        self.known = Known { time, ahead, swept, commits: commits.saturating_add(1) };
        Ok(results)
    }

    fn load_all(&mut self, tables: &[TableId]) -> Result<Vec<Result<Option<Kept>, StoreError>>, StoreError> {
        let transaction = Transaction::new_unchecked(self.file.borrow(), TransactionBehavior::Immediate)?;
        let mut raise = transaction.prepare_cached("UPDATE tables SET epoch = epoch + 1 WHERE code = ?1")?;
        let mut loaded = Vec::with_capacity(tables.len());
        for table in tables {
            raise.execute([table.as_str()])?;
            loaded.push(match read(&transaction, *table) {
                Err(error) if !matches!(error, StoreError::Damaged { .. }) => return Err(error),
                kept => kept,
            });
        }
        drop(raise);
        transaction.commit()?;
        Ok(loaded)
    }

    fn look(&mut self, table: TableId) -> Result<Option<Kept>, StoreError> {
        read(self.file(), table)
    }

    fn due(&mut self, until: u64, most: usize) -> Result<Vec<(TableId, u64)>, StoreError> {
        let mut due = self.file().prepare_cached(
            "SELECT code, due FROM tables WHERE finished = 0 AND due <= ?1 ORDER BY due, code LIMIT ?2",
        )?;
        let rows =
            due.query_map(params![number(until), number(most as u64)], |row| Ok((code(row)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn first_due(&mut self) -> Result<Option<u64>, StoreError> {
        let mut first = self.file().prepare_cached("SELECT min(due) FROM tables WHERE finished = 0")?;
        Ok(first.query_row([], |row| row.get(0))?)
    }

    fn service_time(&mut self) -> Result<u64, StoreError> {
        Ok(self.known.time)
    }

    fn beat(&mut self, service: u64, wall: u64) -> Result<(), StoreError> {
        let transaction = Transaction::new_unchecked(self.file.borrow(), TransactionBehavior::Immediate)?;
        transaction
            .prepare_cached("UPDATE clock SET service = max(service, ?1), beat_service = ?1, beat_wall = ?2")?
            .execute(params![number(service), number(wall)])?;
        let swept = sweep_some(&transaction, self.known.swept, 0)?;
        transaction.commit()?;
        self.known.swept = swept;
        self.known.time = self.known.time.max(service.min(LATEST));
        self.known.ahead = Some(number(wall).saturating_sub(number(service)));
        Ok(())
    }

    fn last_beat(&mut self) -> Result<Option<(u64, u64)>, StoreError> {
        let mut last = self
            .file()
            .prepare_cached("SELECT beat_service, beat_wall FROM clock WHERE beat_service IS NOT NULL")?;
        Ok(last.query_row([], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    fn tables(&mut self) -> Result<u64, StoreError> {
        let mut count = self.file().prepare_cached("SELECT count(*) FROM tables")?;
        Ok(count.query_row([], |row| row.get(0))?)
    }

    fn unfinished(&mut self) -> Result<u64, StoreError> {
        let mut count = self.file().prepare_cached("SELECT count(*) FROM tables WHERE finished = 0")?;
        Ok(count.query_row([], |row| row.get(0))?)
    }

    fn tidy(&mut self) -> Result<(), StoreError> {
        if self.known.commits >= COMMITS_UNTIL_HOME {
            self.file().query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
            self.known.commits = 0;
        }
        Ok(())
    }

    fn host(&mut self) -> Option<&mut dyn Hosting> {
        Some(self)
    }
}

/// Writes the appends of one transaction.
struct Pen<'t> {
    transaction: &'t Transaction<'t>,
    find: CachedStatement<'t>,
    advance: CachedStatement<'t>,
    write: CachedStatement<'t>,
    ahead: Option<i64>,
}

/// How a table stands before an append.
struct Standing {
    number: i64,
    epoch: u64,
    seq: u64,
    finished: bool,
    last: Option<i64>,
}

impl<'t> Pen<'t> {
    fn new(transaction: &'t Transaction<'t>, ahead: Option<i64>) -> rusqlite::Result<Pen<'t>> {
        let find = transaction
            .prepare_cached("SELECT number, epoch, seq, finished, last FROM tables WHERE code = ?1")?;
        // One statement that compares, advances and returns the number would be shorter, but SQLite opens a database of
        // its own for what is returned: 13 µs an append before any sync, instead of 2.4.
        let advance = transaction.prepare_cached(
            "UPDATE tables SET seq = seq + ?2, game = ?3, service = ?4, due = ?5, asleep = ?6, last = ?7,
                 touched = coalesce(?8, touched)
             WHERE number = ?1",
        )?;
        let write = transaction
            .prepare_cached("INSERT INTO journal (number, seq, before, entry) VALUES (?1, ?2, ?3, ?4)")?;
        Ok(Pen { transaction, find, advance, write, ahead })
    }

    /// Keeps one append, or says why not; an error spoils the whole transaction.
    fn keep(&mut self, append: &Append) -> Result<Result<(), NotKept>, StoreError> {
        let (table, last) = match self.find(append.table)? {
            Some(Standing { number, epoch, seq, finished, last }) => {
                // What follows the end does not begin the game anew.
                let anew = finished && !append.finished;
                if epoch != append.epoch || seq != append.expected_seq || anew {
                    return Ok(Err(refusal(append, Some((epoch, seq)))));
                }
                if finished {
                    self.add_packed(number, append)?;
                    return Ok(Ok(()));
                }
                (number, last)
            }
            None if begins(append) => (self.begin(append)?, None),
            None => return Ok(Err(refusal(append, None))),
        };
        let mut last = last;
        for (seq, entry) in (number(append.expected_seq)..).zip(&append.entries) {
            last = Some(self.write.insert(params![table, seq, last, entry])?);
        }
        self.advance(table, append, last)?;
        if append.finished {
            self.finish(table, append.table)?;
        }
        Ok(Ok(()))
    }

    fn find(&mut self, table: TableId) -> rusqlite::Result<Option<Standing>> {
        let standing = |row: &Row<'_>| {
            Ok(Standing {
                number: row.get(0)?,
                epoch: row.get(1)?,
                seq: row.get(2)?,
                finished: row.get(3)?,
                last: row.get(4)?,
            })
        };
        self.find.query_row([table.as_str()], standing).optional()
    }

    fn advance(&mut self, table: i64, append: &Append, last: Option<i64>) -> rusqlite::Result<()> {
        let Mark { game, service, due, asleep } = append.mark;
        let (game, service, due) = (number(game), number(service), due.map(number));
        let touched = self.ahead.map(|ahead| service.saturating_add(ahead));
        self.advance.execute(params![
            table,
            append.entries.len() as i64,
            game,
            service,
            due,
            asleep,
            last,
            touched
        ])?;
        Ok(())
    }

    fn begin(&self, append: &Append) -> rusqlite::Result<i64> {
        let mut insert = self.transaction.prepare_cached(
            "INSERT INTO tables (code, epoch, seq, game, service, due, asleep, finished)
             VALUES (?1, 1, 0, ?2, ?3, ?4, ?5, 0)",
        )?;
        let Mark { game, service, due, asleep } = append.mark;
        insert.insert(params![append.table.as_str(), number(game), number(service), due.map(number), asleep])
    }

    /// Something follows the end: it goes to the others, into the same row.
    fn add_packed(&mut self, table: i64, append: &Append) -> Result<(), StoreError> {
        let damaged = StoreError::Damaged { table: append.table };
        let mut entries = packed_entries(self.transaction, table)?.ok_or(damaged)?;
        entries.extend_from_slice(&append.entries);
        self.transaction
            .prepare_cached("UPDATE packed SET entries = ?2 WHERE number = ?1")?
            .execute(params![table, pack(&entries)])?;
        self.advance(table, append, None)?;
        Ok(())
    }

    /// A finished table is read rarely and whole: one row is smaller, and found at once. Its entries are swept
    /// out of the journal little by little.
    fn finish(&self, table: i64, code: TableId) -> Result<(), StoreError> {
        let entries = read(self.transaction, code)?.map_or(Vec::new(), |kept| kept.entries);
        let run = |sql| self.transaction.prepare_cached(sql);
        run("INSERT INTO packed (number, entries) VALUES (?1, ?2)")?
            .execute(params![table, pack(&entries)])?;
        run("UPDATE tables SET finished = 1, last = NULL, stale = seq WHERE number = ?1")?
            .execute([table])?;
        Ok(())
    }
}

fn read(file: &Connection, table: TableId) -> Result<Option<Kept>, StoreError> {
    let mut find = file.prepare_cached(
        "SELECT number, seq, finished, epoch, game, service, due, asleep, last FROM tables WHERE code = ?1",
    )?;
    let found = find
        .query_row([table.as_str()], |row| {
            let mark =
                Mark { game: row.get(4)?, service: row.get(5)?, due: row.get(6)?, asleep: row.get(7)? };
            let kept = Kept { epoch: row.get(3)?, entries: Vec::new(), mark };
            let last: Option<i64> = row.get(8)?;
            Ok((row.get::<_, i64>(0)?, row.get::<_, u64>(1)?, row.get::<_, bool>(2)?, last, kept))
        })
        .optional()?;
    let Some((number, seq, finished, last, mut kept)) = found else { return Ok(None) };
    let entries =
        if finished { packed_entries(file, number)? } else { single_entries(file, number, seq, last)? };
    kept.entries =
        entries.filter(|entries| entries.len() as u64 == seq).ok_or(StoreError::Damaged { table })?;
    Ok(Some(kept))
}

/// The entries of an unfinished table, read backwards from the last one, or nothing if they do not fit together.
fn single_entries(
    file: &Connection,
    table: i64,
    count: u64,
    last: Option<i64>,
) -> rusqlite::Result<Option<Vec<Vec<u8>>>> {
    let mut one = file.prepare_cached("SELECT number, seq, before, entry FROM journal WHERE place = ?1")?;
    let mut entries = Vec::new();
    let mut place = last;
    // Never more than there should be, or a damaged file could lead in a circle.
    for seq in (0..count).rev() {
        let Some(here) = place else { return Ok(None) };
        let row = |row: &Row<'_>| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, Option<i64>>(2)?, row.get(3)?))
        };
        let Some((of, number_of, before, entry)) = one.query_row([here], row).optional()? else {
            return Ok(None);
        };
        if of != table || number_of != number(seq) {
            return Ok(None);
        }
        entries.push(entry);
        place = before;
    }
    entries.reverse();
    Ok(place.is_none().then_some(entries))
}

fn packed_entries(file: &Connection, table: i64) -> rusqlite::Result<Option<Vec<Vec<u8>>>> {
    let mut piece = file.prepare_cached("SELECT entries FROM packed WHERE number = ?1")?;
    let packed = piece.query_row([table], |row| Ok(unpack(row.get_ref(0)?.as_blob()?))).optional()?;
    Ok(packed.flatten())
}

pub(crate) fn code(row: &Row<'_>) -> rusqlite::Result<TableId> {
    let text: String = row.get(0)?;
    text.parse().map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error))
    })
}

/// SQLite's integers have a sign. What does not fit is a moment past [`LATEST`], or an epoch or a number of entries that
/// no table ever reaches.
pub(crate) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plans_use_the_index() {
        let store = Sqlite::in_memory().unwrap();
        for (query, plan) in [
            (
                "SELECT code, due FROM tables WHERE finished = 0 AND due <= 5 ORDER BY due, code LIMIT 9",
                "SEARCH tables USING COVERING INDEX unfinished_by_due (due<?)",
            ),
            (
                "SELECT min(due) FROM tables WHERE finished = 0",
                "SEARCH tables USING COVERING INDEX unfinished_by_due",
            ),
            (
                "SELECT count(*) FROM tables WHERE finished = 0",
                "SCAN tables USING COVERING INDEX unfinished_by_due",
            ),
            ("SELECT 1 FROM tables WHERE stale > 0 LIMIT 1", "SCAN tables USING INDEX stale_tables"),
        ] {
            let explain = format!("EXPLAIN QUERY PLAN {query}");
            let found: Vec<String> = store
                .file
                .prepare(&explain)
                .unwrap()
                .query_map([], |row| row.get(3))
                .unwrap()
                .collect::<Result<_, _>>()
                .unwrap();
            assert_eq!(found, [plan], "{query}");
        }
    }

    #[test]
    fn a_finished_game_is_swept_out_of_the_journal_little_by_little() {
        const LONG: usize = 100;
        let mut store = Sqlite::in_memory().unwrap();
        let append = |number, expected_seq, entries, finished| Append {
            table: TableId::from_number(number),
            epoch: 1,
            expected_seq,
            entries: vec![vec![7; 3]; entries],
            mark: Mark::default(),
            finished,
        };
        let journal = |store: &Sqlite| -> usize {
            store.file.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap()
        };
        let whole = |store: &mut Sqlite, table| {
            store.look(TableId::from_number(table)).unwrap().unwrap().entries.len()
        };
        store.append(&[append(0, 0, LONG, false), append(1, 0, 1, false)]).unwrap();
        assert_eq!(store.append(&[append(0, LONG as u64, 1, true)]).unwrap(), [Ok(())]);
        assert_eq!((journal(&store), whole(&mut store, 0)), (LONG + 2 - 64, LONG + 1));

        let after = append(0, LONG as u64 + 1, 1, true);
        assert_eq!(store.append(&[after]).unwrap(), [Ok(())], "something follows the end meanwhile");
        store.beat(5, 5).unwrap();
        assert_eq!((journal(&store), whole(&mut store, 0)), (1, LONG + 2), "only what is still played stays");

        // What was passed already is found in the next round.
        store.append(&[append(1, 1, LONG, true), append(2, 0, LONG, true)]).unwrap();
        (0..6).for_each(|beat| store.beat(beat, beat).unwrap());
        assert_eq!((journal(&store), whole(&mut store, 1), whole(&mut store, 2)), (0, LONG + 1, LONG));

        store.append(&[append(3, 0, 4 * LONG, false)]).unwrap();
        store.append(&[append(4, 0, LONG, true)]).unwrap();
        assert_eq!(journal(&store), 5 * LONG);
        assert!(store.rewrite(TableId::from_number(4), &vec![vec![1]; LONG]).unwrap());
        assert_eq!(journal(&store), 4 * LONG, "what is rewritten leaves nothing behind");
    }

    #[test]
    fn a_commit_is_on_the_disk_when_it_returns() {
        let path = std::env::temp_dir().join(format!("escapement-store-pragmas-{}.db", std::process::id()));
        let store = Sqlite::open(&path).unwrap();
        let pragma = |name| -> String {
            let value = |row: &Row<'_>| row.get_ref(0).map(|value| format!("{value:?}"));
            store.file.pragma_query_value(None, name, value).unwrap()
        };
        assert_eq!(pragma("journal_mode"), "Text([119, 97, 108])", "wal");
        assert_eq!(pragma("synchronous"), "Integer(2)", "FULL");
        assert_eq!(pragma("foreign_keys"), "Integer(1)");
        drop(store);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_full_disk_keeps_nothing_of_the_batch() {
        let mut store = Sqlite::in_memory().unwrap();
        let append = |number, expected_seq, bytes| Append {
            table: TableId::from_number(number),
            epoch: 1,
            expected_seq,
            entries: vec![vec![1; bytes]],
            mark: Mark { service: 10 + expected_seq, ..Mark::default() },
            finished: false,
        };
        store.append(&[append(0, 0, 10)]).unwrap();
        store.file.pragma_update(None, "max_page_count", 1).unwrap();
        let batch = [append(0, 1, 10), append(1, 0, 10), append(0, 2, 1 << 16)];
        assert!(matches!(store.append(&batch), Err(StoreError::Failed(_))));
        assert_eq!((store.tables().unwrap(), store.service_time().unwrap()), (1, 10));
        assert_eq!(store.look(TableId::from_number(0)).unwrap().unwrap().entries.len(), 1);

        store.file.pragma_update(None, "max_page_count", 1 << 20).unwrap();
        assert_eq!(store.append(&batch).unwrap(), [Ok(()); 3], "and it goes on when there is room again");
    }
}
