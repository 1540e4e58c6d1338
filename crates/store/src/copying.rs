//! A copy of a whole store, and the way back, while nobody uses it.

use std::ffi::OsString;
use std::path::{self, Path, PathBuf};
use std::{fs, io};

use rusqlite::{Connection, ErrorCode, OpenFlags};
use thiserror::Error;

use crate::hosting::copy;
use crate::schema::{self, Layout};
use crate::sqlite::PATIENCE;
use crate::{Hosting, Sqlite, Store, StoreError};

/// Why there is no copy, or why it was not put in place.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// There is something already, and it is not overwritten.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// It is a store of tables, but not a whole one.
    #[error("{} is damaged: {why}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: String,
    },
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
}

/// What was put in place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many tables there are.
    pub tables: u64,
    /// How many of them are not over.
    pub unfinished: u64,
}

/// By how much the epoch of every table is raised: no server that went on with the original can have got so far.
const EPOCHS: i64 = 1 << 20;

/// Copies a store that nobody uses into a new file; how many tables there are in it. The store is left as it is, also an
/// older one.
pub fn back_up(store: &Path, to: &Path) -> Result<u64, CopyError> {
    if !is_there(store)? {
        return Err(CopyError::Missing(store.to_owned()));
    }
    if is_there(to)? {
        return Err(CopyError::Exists(to.to_owned()));
    }
    let part = beside(to, ".part");
    let tables = copy_whole(store, &part).inspect_err(|_| remove(&part))?;
    put_in_place(&part, to)?;
    Ok(tables)
}

/// Puts a copy where a server keeps its store, brought up to date, in a way that whoever wrote the original before can
/// write no more. What was there is overwritten only by force, and never while it is in use.
pub fn restore(copy: &Path, store: &Path, force: bool) -> Result<Restored, CopyError> {
    if !is_there(copy)? {
        return Err(CopyError::Missing(copy.to_owned()));
    }
    let occupied = is_there(store)?;
    if occupied && !force {
        return Err(CopyError::Exists(store.to_owned()));
    }
    if let Some(folder) = store.parent() {
        fs::create_dir_all(folder).map_err(failed(folder))?;
    }
    // The copy itself is never opened as a store: it may lie where nothing can be written, and it stays as it is.
    let part = beside(store, ".part");
    remove(&part);
    let restored = prepare(copy, &part).inspect_err(|_| remove(&part))?;
    if occupied {
        // Whatever else is wrong with it is why it is replaced.
        if let Err(CopyError::Store(error @ StoreError::InUse { .. })) = hold(store) {
            remove(&part);
            return Err(error.into());
        }
        remove(store);
    }
    put_in_place(&part, store)?;
    Ok(restored)
}

/// Copies the file as it is, makes sure that it is a whole store, and readies it for a server.
fn prepare(copy: &Path, part: &Path) -> Result<Restored, CopyError> {
    fs::copy(copy, part).map_err(failed(copy))?;
    let damaged = |why: String| CopyError::Damaged { path: copy.to_owned(), why };
    let named = |error| match error {
        CopyError::Store(StoreError::NotAStore { .. }) => {
            StoreError::NotAStore { path: copy.to_owned() }.into()
        }
        CopyError::Store(StoreError::Failed(why)) => damaged(why.to_string()),
        other => other,
    };
    let file = hold(part).map_err(named)?;
    let found: String = file
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
        .map_err(|error| damaged(error.to_string()))?;
    if found != "ok" {
        return Err(damaged(found));
    }
    drop(file);
    let mut store = Sqlite::open(part)?;
    let mut before = None;
    loop {
        let rows = store.rows(before, None, 256)?;
        let Some(last) = rows.last() else { break };
        before = Some(last.number);
        for row in rows {
            store.look(row.table).map_err(|error| damaged(error.to_string()))?;
        }
    }
    store.file().execute("UPDATE tables SET epoch = epoch + ?1", [EPOCHS]).map_err(StoreError::from)?;
    let restored = Restored { tables: store.tables()?, unfinished: store.unfinished()? };
    store.scrub()?;
    Ok(restored)
}

fn copy_whole(store: &Path, part: &Path) -> Result<u64, CopyError> {
    let file = hold(store)?;
    remove(part);
    copy(&file, part, || ())?;
    let tables = file.query_row("SELECT count(*) FROM tables", [], |row| row.get(0));
    Ok(tables.map_err(StoreError::from)?)
}

/// Takes hold of a store that is there, and shuts everybody else out, without changing it.
fn hold(path: &Path) -> Result<Connection, CopyError> {
    let path = path::absolute(path).map_err(failed(path))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let held = Connection::open_with_flags(&path, flags).and_then(|file| {
        file.busy_timeout(PATIENCE)?;
        file.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        file.execute_batch("BEGIN EXCLUSIVE; COMMIT")?;
        let layout = schema::look(&file)?;
        Ok((file, layout))
    });
    let error = match held {
        Ok((file, Layout::Ready)) => return Ok(file),
        Ok((_, Layout::Newer { found, known })) => StoreError::Newer { found, known },
        Ok((_, Layout::Foreign)) => StoreError::NotAStore { path },
        Err(error) => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse { path },
            Some(ErrorCode::NotADatabase) => StoreError::NotAStore { path },
            _ => error.into(),
        },
    };
    Err(error.into())
}

/// Gives a finished file its name, for good.
fn put_in_place(part: &Path, to: &Path) -> Result<(), CopyError> {
    let sync = |path: &Path| fs::File::open(path).and_then(|file| file.sync_all());
    sync(part).and_then(|()| fs::rename(part, to)).map_err(failed(to))?;
    // The name is on the disk when the folder is. Not every system can open one.
    if let Some(folder) = to.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        let _ = sync(folder);
    }
    Ok(())
}

/// Removes a store and what SQLite keeps beside it.
fn remove(store: &Path) {
    for ending in ["", "-wal", "-shm", "-journal"] {
        // What is not there need not be removed; what cannot be is seen by whoever puts something in its place.
        let _ = fs::remove_file(beside(store, ending));
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn is_there(path: &Path) -> Result<bool, CopyError> {
    path.try_exists().map_err(failed(path))
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> CopyError {
    let path = path.to_owned();
    move |error| CopyError::File { path, error }
}
