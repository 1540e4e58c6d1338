//! A store in memory, for tests and simulation.

use std::collections::{BTreeMap, BTreeSet};

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;

use crate::contract::{begins, refusal, within_reach};
use crate::{LATEST, Store, StoreError};

/// A store in memory. A clone is what would be found on the disk at that moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    tables: BTreeMap<TableId, Table>,
    /// The unfinished tables that must be woken, by moment.
    due: BTreeSet<(u64, TableId)>,
    time: u64,
    beat: Option<(u64, u64)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    epoch: u64,
    entries: Vec<Vec<u8>>,
    mark: Mark,
    finished: bool,
}

impl Table {
    fn kept(&self) -> Kept {
        Kept { epoch: self.epoch, entries: self.entries.clone(), mark: self.mark }
    }

    fn accepts(&self, append: &Append) -> bool {
        // What follows the end does not begin the game anew.
        (!self.finished || append.finished)
            && append.epoch == self.epoch
            && append.expected_seq == self.entries.len() as u64
    }
}

impl Memory {
    /// A store without tables.
    pub fn new() -> Memory {
        Memory::default()
    }

    fn keep(&mut self, append: &Append) -> Result<(), NotKept> {
        let id = append.table;
        if begins(append) && !self.tables.contains_key(&id) {
            let nothing = Table { epoch: 1, entries: Vec::new(), mark: Mark::default(), finished: false };
            self.tables.insert(id, nothing);
        }
        let Some(table) = self.tables.get_mut(&id) else { return Err(refusal(append, None)) };
        if !table.accepts(append) {
            return Err(refusal(append, Some((table.epoch, table.entries.len() as u64))));
        }
        if let Some(due) = table.mark.due {
            self.due.remove(&(due, id));
        }
        table.entries.extend_from_slice(&append.entries);
        table.mark = within_reach(append.mark);
        table.finished = append.finished;
        if let (Some(due), false) = (table.mark.due, table.finished) {
            self.due.insert((due, id));
        }
        self.time = self.time.max(table.mark.service);
        Ok(())
    }
}

impl Store for Memory {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Result<(), NotKept>>, StoreError> {
        Ok(batch.iter().map(|append| self.keep(append)).collect())
    }

    fn load_all(&mut self, tables: &[TableId]) -> Result<Vec<Result<Option<Kept>, StoreError>>, StoreError> {
        let load = |table| {
            Ok(self.tables.get_mut(table).map(|table| {
                table.epoch += 1;
                table.kept()
            }))
        };
        Ok(tables.iter().map(load).collect())
    }

    fn look(&mut self, table: TableId) -> Result<Option<Kept>, StoreError> {
        Ok(self.tables.get(&table).map(Table::kept))
    }

    fn due(&mut self, until: u64, most: usize) -> Result<Vec<(TableId, u64)>, StoreError> {
        let earliest = self.due.iter().take_while(|(due, _)| *due <= until);
        Ok(earliest.take(most).map(|(due, table)| (*table, *due)).collect())
    }

    fn first_due(&mut self) -> Result<Option<u64>, StoreError> {
        Ok(self.due.first().map(|(due, _)| *due))
    }

    fn service_time(&mut self) -> Result<u64, StoreError> {
        Ok(self.time)
    }

    fn beat(&mut self, service: u64, wall: u64) -> Result<(), StoreError> {
        let service = service.min(LATEST);
        self.beat = Some((service, wall.min(LATEST)));
        self.time = self.time.max(service);
        Ok(())
    }

    fn last_beat(&mut self) -> Result<Option<(u64, u64)>, StoreError> {
        Ok(self.beat)
    }

    fn tables(&mut self) -> Result<u64, StoreError> {
        Ok(self.tables.len() as u64)
    }

    fn unfinished(&mut self) -> Result<u64, StoreError> {
        Ok(self.tables.values().filter(|table| !table.finished).count() as u64)
    }
}
