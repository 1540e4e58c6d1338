//! What can go wrong with a store.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use house::NotKept;
use protocol::TableId;
use thiserror::Error;

/// Why a store could not do what it was asked. It can be copied, because a whole batch gets the same answer.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Another program keeps its tables in this file at the moment.
    #[error("{} is in use by another program", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer program.
    #[error("the store has version {found}, and this program knows versions up to {known}")]
    Newer {
        /// The version of the file.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// The file is something else.
    #[error("{} is not a store of tables", path.display())]
    NotAStore {
        /// The file.
        path: PathBuf,
    },
    /// What was kept of a table does not fit together.
    #[error("what was kept of table {table} is damaged")]
    Damaged {
        /// Which table.
        table: TableId,
    },
    /// A copy is being made at the moment, and one is enough.
    #[error("a copy is being made already")]
    Copying,
    /// This store is not made for what a host asks for.
    #[error("this store has no host")]
    NoHost,
    /// The disk or the database failed.
    #[error("the store failed: {0}")]
    Failed(#[source] Arc<dyn Error + Send + Sync>),
}

impl StoreError {
    /// The disk or the database failed.
    pub fn failed(error: impl Error + Send + Sync + 'static) -> StoreError {
        StoreError::Failed(Arc::new(error))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::failed(error)
    }
}

/// Why an append was not kept, by the table's order or by the store's failure. Either way the table is loaded anew.
#[derive(Clone, Debug, Error)]
pub enum AppendError {
    /// The append does not fit the table.
    #[error(transparent)]
    NotKept(#[from] NotKept),
    /// The store could not keep the batch that it was in.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The writer was closed, or its thread is gone: what was handed to it now will not be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the writer is closed")]
pub struct Closed;
