//! What a store does, whatever it is made of.

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;

use crate::{Hosting, StoreError};

/// The latest moment that can be kept, in milliseconds. Later ones are kept as this one.
pub const LATEST: u64 = i64::MAX as u64;

/// Keeps tables: for each its entries in order, how far it has come, and who may write.
///
/// Whatever a method returned without an error is durable. After a [`StoreError`] nothing of what was asked for was
/// kept, except that a disk that fails in the middle of a commit may have it or not: the next [`Store::load`] tells.
pub trait Store {
    /// Keeps a batch in one transaction, and says of each append whether it was kept. Each is kept whole or not at all,
    /// in order, whatever becomes of the others.
    ///
    /// A table begins with an append in epoch 1 that expects nothing and has at least one entry; to all other appends
    /// an unknown table is [`NotKept::NoSuchTable`]. Beginning a table that is there already, and writing in any epoch but
    /// that of the last [`Store::load`], is [`NotKept::Fenced`]. A wrong number of entries is [`NotKept::OutOfOrder`];
    /// so is everything that follows a finishing append, even where the number is right.
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Result<(), NotKept>>, StoreError>;

    /// Gives all that was kept of a table to somebody who will write it, and fences off whoever wrote it before.
    fn load(&mut self, table: TableId) -> Result<Option<Kept>, StoreError> {
        self.load_all(&[table])?.pop().unwrap_or(Ok(None))
    }

    /// Loads several tables in one transaction, each as [`Store::load`] does. One that is damaged is no hindrance to the
    /// others.
    fn load_all(&mut self, tables: &[TableId]) -> Result<Vec<Result<Option<Kept>, StoreError>>, StoreError>;

    /// Gives all that was kept of a table to somebody who only reads.
    fn look(&mut self, table: TableId) -> Result<Option<Kept>, StoreError>;

    /// The unfinished tables that must be woken at `until` or before, and when: the earliest first, those of one moment
    /// in order of their codes, and not more than `most`.
    fn due(&mut self, until: u64, most: usize) -> Result<Vec<(TableId, u64)>, StoreError>;

    /// When the first of the unfinished tables must be woken.
    fn first_due(&mut self) -> Result<Option<u64>, StoreError>;

    /// The greatest time of the service ever kept, by a mark or a heartbeat: it goes on from here after an outage.
    fn service_time(&mut self) -> Result<u64, StoreError>;

    /// Keeps a heartbeat: the time of the service, and that of the world in milliseconds since 1970.
    fn beat(&mut self, service: u64, wall: u64) -> Result<(), StoreError>;

    /// The last heartbeat as it was kept: the time of the service, and that of the world.
    fn last_beat(&mut self) -> Result<Option<(u64, u64)>, StoreError>;

    /// How many tables there are.
    fn tables(&mut self) -> Result<u64, StoreError>;

    /// How many of them are not finished.
    fn unfinished(&mut self) -> Result<u64, StoreError>;

    /// Does what can be done when everybody has been answered, if there is something.
    fn tidy(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    /// What only the host of a server asks for, if this store can do that.
    fn host(&mut self) -> Option<&mut dyn Hosting> {
        None
    }
}

impl<S: Store + ?Sized> Store for Box<S> {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Result<(), NotKept>>, StoreError> {
        (**self).append(batch)
    }

    fn load(&mut self, table: TableId) -> Result<Option<Kept>, StoreError> {
        (**self).load(table)
    }

    fn load_all(&mut self, tables: &[TableId]) -> Result<Vec<Result<Option<Kept>, StoreError>>, StoreError> {
        (**self).load_all(tables)
    }

    fn look(&mut self, table: TableId) -> Result<Option<Kept>, StoreError> {
        (**self).look(table)
    }

    fn due(&mut self, until: u64, most: usize) -> Result<Vec<(TableId, u64)>, StoreError> {
        (**self).due(until, most)
    }

    fn first_due(&mut self) -> Result<Option<u64>, StoreError> {
        (**self).first_due()
    }

    fn service_time(&mut self) -> Result<u64, StoreError> {
        (**self).service_time()
    }

    fn beat(&mut self, service: u64, wall: u64) -> Result<(), StoreError> {
        (**self).beat(service, wall)
    }

    fn last_beat(&mut self) -> Result<Option<(u64, u64)>, StoreError> {
        (**self).last_beat()
    }

    fn tables(&mut self) -> Result<u64, StoreError> {
        (**self).tables()
    }

    fn unfinished(&mut self) -> Result<u64, StoreError> {
        (**self).unfinished()
    }

    fn tidy(&mut self) -> Result<(), StoreError> {
        (**self).tidy()
    }

    fn host(&mut self) -> Option<&mut dyn Hosting> {
        (**self).host()
    }
}

/// Whether this append begins a table that is not there yet. One without entries does not: a table without entries
/// could not be told from one that somebody else begins under the same code.
pub(crate) fn begins(append: &Append) -> bool {
    expects_nothing(append) && !append.entries.is_empty()
}

/// Why an append was not kept, given the epoch and the number of entries of its table.
pub(crate) fn refusal(append: &Append, kept: Option<(u64, u64)>) -> NotKept {
    match kept {
        None => NotKept::NoSuchTable,
        Some((epoch, _)) if epoch != append.epoch || expects_nothing(append) => NotKept::Fenced,
        Some((_, has)) => NotKept::OutOfOrder { has },
    }
}

fn expects_nothing(append: &Append) -> bool {
    append.epoch == 1 && append.expected_seq == 0
}

/// The mark as it is kept: no moment is past [`LATEST`].
pub(crate) fn within_reach(mark: Mark) -> Mark {
    Mark {
        game: mark.game.min(LATEST),
        service: mark.service.min(LATEST),
        due: mark.due.map(|due| due.min(LATEST)),
        asleep: mark.asleep,
    }
}
