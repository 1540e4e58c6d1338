//! What the host of a server may do with its store: look through it, delete, rewrite, copy.

use std::borrow::Borrow;
use std::path::Path;
use std::{fs, io};

use protocol::TableId;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::packed::pack;
use crate::sqlite::{code, number};
use crate::sweeping::sweep_all;
use crate::{Sqlite, Store, StoreError};

/// How many pages are copied at once, while everybody else waits: a mebibyte is a millisecond.
const PAGES_AT_ONCE: i32 = 256;

/// What only the host of a server asks for.
pub trait Hosting: Store {
    /// Tables, the newest first, `most` at most: those after `before` in this order, and only those that are finished or
    /// not, if that matters.
    fn rows(
        &mut self,
        before: Option<u64>,
        finished: Option<bool>,
        most: usize,
    ) -> Result<Vec<Row>, StoreError>;

    /// How much room everything takes.
    fn room(&mut self) -> Result<Room, StoreError>;

    /// Deletes a table; whether there was one.
    fn delete(&mut self, table: TableId) -> Result<bool, StoreError>;

    /// Deletes finished tables of which nothing was kept since, `most` at most; how many there were.
    fn delete_finished(&mut self, before: u64, most: usize) -> Result<usize, StoreError>;

    /// Puts other entries in the place of those of a table, as many as there are, and fences off whoever writes it; whether
    /// there was such a table.
    fn rewrite(&mut self, table: TableId, entries: &[Vec<u8>]) -> Result<bool, StoreError>;

    /// Makes sure that what was deleted or rewritten is nowhere in the files any more.
    fn scrub(&mut self) -> Result<(), StoreError>;

    /// What the host has set under this name.
    fn wish(&mut self, name: &str) -> Result<Option<String>, StoreError>;

    /// Sets something, or sets it no more.
    fn set_wish(&mut self, name: &str, value: Option<&str>) -> Result<(), StoreError>;

    /// Writes a copy to a new file, as everything stands when it is done. Again and again in between it hands out the
    /// store, so that nobody has to wait for the whole of it; what is kept meanwhile is in the copy too.
    fn back_up(&mut self, to: &Path, between: &mut dyn FnMut(&mut dyn Store)) -> Result<(), StoreError>;
}

/// A table in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place in the order.
    pub number: u64,
    /// Its code.
    pub table: TableId,
    /// When something was last kept of it, in milliseconds since 1970, if that is known.
    pub touched: Option<u64>,
    /// Whether nothing follows any more.
    pub finished: bool,
}

/// How much room everything takes, in bytes, and how many tables there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Room {
    /// The file.
    pub file: u64,
    /// The part of it that is free to be used again.
    pub free: u64,
    /// What was written lately and is not in the file yet.
    pub log: u64,
    /// Tables that are not finished.
    pub unfinished: u64,
    /// Tables that are.
    pub finished: u64,
}

impl<F: Borrow<Connection>> Hosting for Sqlite<F> {
    fn rows(
        &mut self,
        before: Option<u64>,
        finished: Option<bool>,
        most: usize,
    ) -> Result<Vec<Row>, StoreError> {
        let mut find = self.file().prepare_cached(
            "SELECT code, number, touched, finished FROM tables
             WHERE number < ?1 AND (?2 IS NULL OR finished = ?2) ORDER BY number DESC LIMIT ?3",
        )?;
        let before = before.map_or(i64::MAX, number);
        let row = |row: &rusqlite::Row<'_>| {
            Ok(Row { number: row.get(1)?, table: code(row)?, touched: row.get(2)?, finished: row.get(3)? })
        };
        let rows = find.query_map(params![before, finished, number(most as u64)], row)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn room(&mut self) -> Result<Room, StoreError> {
        let file = self.file();
        let pragma = |name| file.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
        let page = pragma("page_size")?;
        let (pages, free) = (pragma("page_count")?, pragma("freelist_count")?);
        // Only its size is asked for: a program that opens and closes the file itself loses its lock on it.
        let log = file.path().map(|path| format!("{path}-wal"));
        let log = log.and_then(|path| fs::metadata(path).ok()).map_or(0, |about| about.len());
        let (all, unfinished) = (self.tables()?, self.unfinished()?);
        Ok(Room { file: pages * page, free: free * page, log, unfinished, finished: all - unfinished })
    }

    fn delete(&mut self, table: TableId) -> Result<bool, StoreError> {
        let transaction = self.begin()?;
        let deleted = delete(&transaction, table)?;
        transaction.commit()?;
        Ok(deleted)
    }

    fn delete_finished(&mut self, before: u64, most: usize) -> Result<usize, StoreError> {
        let transaction = self.begin()?;
        let mut find = transaction.prepare_cached(
            "SELECT code FROM tables WHERE finished = 1 AND touched < ?1 ORDER BY touched LIMIT ?2",
        )?;
        let old: Vec<TableId> = find
            .query_map(params![number(before), number(most as u64)], code)?
            .collect::<rusqlite::Result<_>>()?;
        drop(find);
        for table in &old {
            delete(&transaction, *table)?;
        }
        transaction.commit()?;
        Ok(old.len())
    }

    fn rewrite(&mut self, table: TableId, entries: &[Vec<u8>]) -> Result<bool, StoreError> {
        let transaction = self.begin()?;
        let Some((place, seq, finished, last)) = standing(&transaction, table)? else { return Ok(false) };
        if seq != entries.len() as u64 {
            return Err(StoreError::Damaged { table });
        }
        let run = |sql| transaction.prepare_cached(sql);
        if finished {
            run("UPDATE packed SET entries = ?2 WHERE number = ?1")?
                .execute(params![place, pack(entries)])?;
            sweep_all(&transaction)?;
        } else {
            let mut last = last;
            let mut write =
                run("UPDATE journal SET entry = ?2 WHERE place = ?1 RETURNING before, number = ?3")?;
            for entry in entries.iter().rev() {
                let here = last.ok_or(StoreError::Damaged { table })?;
                let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, bool>(1)?));
                let (before, same) = write.query_row(params![here, entry, place], row)?;
                if !same {
                    return Err(StoreError::Damaged { table });
                }
                last = before;
            }
            if last.is_some() {
                return Err(StoreError::Damaged { table });
            }
        }
        run("UPDATE tables SET epoch = epoch + 1 WHERE number = ?1")?.execute([place])?;
        transaction.commit()?;
        Ok(true)
    }

    fn scrub(&mut self) -> Result<(), StoreError> {
        // Deleted rows are overwritten as they go; what they were stands in the log until it is brought home.
        Ok(self.file().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }

    fn wish(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        let mut find = self.file().prepare_cached("SELECT value FROM wishes WHERE name = ?1")?;
        Ok(find.query_row([name], |row| row.get(0)).optional()?)
    }

    fn set_wish(&mut self, name: &str, value: Option<&str>) -> Result<(), StoreError> {
        match value {
            Some(value) => self
                .file()
                .prepare_cached("INSERT OR REPLACE INTO wishes (name, value) VALUES (?1, ?2)")?
                .execute([name, value])?,
            None => self.file().prepare_cached("DELETE FROM wishes WHERE name = ?1")?.execute([name])?,
        };
        Ok(())
    }

    fn back_up(&mut self, to: &Path, between: &mut dyn FnMut(&mut dyn Store)) -> Result<(), StoreError> {
        let mut lent = self.lent();
        let copied = copy(self.file(), to, || between(&mut lent));
        let known = lent.known();
        self.learn(known);
        copied
    }
}

impl<F: Borrow<Connection>> Sqlite<F> {
    fn begin(&self) -> rusqlite::Result<Transaction<'_>> {
        Transaction::new_unchecked(self.file(), TransactionBehavior::Immediate)
    }
}

/// Copies a file page by page into a new one, which is on the disk when this returns.
///
/// What the same connection writes meanwhile goes into the copy too: SQLite sees to it.
pub(crate) fn copy(from: &Connection, to: &Path, mut between: impl FnMut()) -> Result<(), StoreError> {
    new_file(to).map_err(StoreError::failed)?;
    let mut copy = Connection::open(to)?;
    // Whether a copy is whole is known only when it is done, so nothing has to be safe before.
    copy.pragma_update(None, "synchronous", "OFF")?;
    let backup = Backup::new(from, &mut copy)?;
    loop {
        match backup.step(PAGES_AT_ONCE)? {
            StepResult::Done => break,
            StepResult::More => between(),
            // Nobody else has either file.
            _ => return Err(StoreError::InUse { path: to.to_owned() }),
        }
    }
    drop(backup);
    // One file that needs no other beside it.
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    copy.close().map_err(|(_, error)| error)?;
    fs::File::open(to).and_then(|file| file.sync_all()).map_err(StoreError::failed)
}

/// Makes a file that nobody else on the machine may read: what is hidden in a game is not hidden in it.
fn new_file(path: &Path) -> io::Result<fs::File> {
    let mut new = fs::OpenOptions::new();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    new.open(path)
}

/// The number of a table, how many entries it has, whether it is finished, and the place of its last entry.
type Standing = (i64, u64, bool, Option<i64>);

fn standing(file: &Connection, table: TableId) -> rusqlite::Result<Option<Standing>> {
    let mut find = file.prepare_cached("SELECT number, seq, finished, last FROM tables WHERE code = ?1")?;
    find.query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .optional()
}

fn delete(transaction: &Transaction<'_>, table: TableId) -> Result<bool, StoreError> {
    let Some((place, _, finished, mut last)) = standing(transaction, table)? else { return Ok(false) };
    let run = |sql| transaction.prepare_cached(sql);
    if finished {
        sweep_all(transaction)?;
    }
    run("DELETE FROM packed WHERE number = ?1")?.execute([place])?;
    let mut tear_out = run("DELETE FROM journal WHERE place = ?1 AND number = ?2 RETURNING before")?;
    while let Some(here) = last {
        // One that is damaged goes as far as it can be followed.
        last = tear_out.query_row([here, place], |row| row.get(0)).optional()?.flatten();
    }
    run("DELETE FROM tables WHERE number = ?1")?.execute([place])?;
    Ok(true)
}
