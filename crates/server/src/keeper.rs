//! Which tables are awake, and how one is found.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use house::{Games, Opening};
use protocol::{GuestId, Refusal, TableId};
use store::{Commit, Writer};
use table::Coded;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

use crate::clock::ServiceClock;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::table_task::{self, Knock, TableTask};

/// What all tables of a server share.
pub(crate) struct Keeper {
    pub(crate) games: Games,
    pub(crate) writer: Writer,
    pub(crate) clock: ServiceClock,
    pub(crate) minds: Minds,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// For how long the program was away before this run, in milliseconds.
    pub(crate) away: u64,
    pub(crate) awake: Awake,
    next_link: AtomicU64,
    /// Who opened which table with which request, lately.
    opened: Mutex<VecDeque<(GuestId, u64, TableId)>>,
}

/// How many openings are remembered.
const MOST_OPENED: usize = 4_096;

/// The tables that are awake: the way to each, by its code and by the number that its appends carry.
#[derive(Clone, Default)]
pub(crate) struct Awake {
    doors: Arc<Mutex<Doors>>,
    lobby: Lobby,
}

#[derive(Default)]
struct Doors {
    by_code: BTreeMap<TableId, (u64, UnboundedSender<Knock>)>,
    by_number: BTreeMap<u64, UnboundedSender<Knock>>,
    next: u64,
    closed: bool,
}

impl Awake {
    fn doors(&self) -> MutexGuard<'_, Doors> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the tables what became of their appends.
    pub(crate) fn committed(&self, commit: Commit) {
        let doors = self.doors();
        for answer in commit.answers {
            if let Some(door) = doors.by_number.get(&table_task::table_of(answer.ticket)) {
                // If the table is gone nobody waits for the answer.
                let _ = door.send(Knock::Committed(answer.ticket, answer.result));
            }
        }
    }

    /// Forgets a table that sleeps, unless somebody has knocked meanwhile.
    pub(crate) fn forget(&self, id: TableId, number: u64, nobody_knocked: impl FnOnce() -> bool) -> bool {
        let mut doors = self.doors();
        if !nobody_knocked() {
            return false;
        }
        doors.by_code.remove(&id);
        doors.by_number.remove(&number);
        // While the doors are held: whoever wakes it anew lists it anew.
        self.lobby.forget(id);
        true
    }

    /// Lets nobody in any more; the doors of all tables.
    pub(crate) fn close(&self) -> Vec<UnboundedSender<Knock>> {
        let mut doors = self.doors();
        doors.closed = true;
        doors.by_number.values().cloned().collect()
    }

    /// Tells a table that is awake that it is no more; whether it is awake.
    pub(crate) fn closed(&self, id: TableId) -> bool {
        self.knock(id, Knock::Closed)
    }

    /// Tells a table that is awake that what was kept of it is not what it was.
    pub(crate) fn rewritten(&self, id: TableId) {
        self.knock(id, Knock::Rewritten);
    }

    fn knock(&self, id: TableId, knock: Knock) -> bool {
        self.doors().by_code.get(&id).is_some_and(|(_, door)| door.send(knock).is_ok())
    }

    pub(crate) fn has(&self, id: TableId) -> bool {
        self.doors().by_code.contains_key(&id)
    }

    /// Those of them that anybody may come to.
    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    pub(crate) fn count(&self) -> usize {
        self.doors().by_code.len()
    }
}

impl Keeper {
    #[expect(clippy::too_many_arguments, reason = "each is one part of the server, put together once")]
    pub(crate) fn new(
        games: Games,
        writer: Writer,
        clock: ServiceClock,
        minds: Minds,
        metrics: Arc<Metrics>,
        limits: Limits,
        away: u64,
        awake: Awake,
    ) -> Keeper {
        Keeper {
            games,
            writer,
            clock,
            minds,
            metrics,
            limits,
            away,
            awake,
            next_link: AtomicU64::new(0),
            opened: Mutex::default(),
        }
    }

    /// A number for a connection, never used before.
    pub(crate) fn new_link(&self) -> house::Link {
        house::Link(self.next_link.fetch_add(1, Ordering::Relaxed))
    }

    /// The way to a table, which is woken if it sleeps. Whether there is such a table shows when it is loaded.
    pub(crate) fn door(self: &Arc<Self>, id: TableId) -> Result<UnboundedSender<Knock>, Refusal> {
        let mut doors = self.awake.doors();
        if let Some((_, door)) = doors.by_code.get(&id) {
            return Ok(door.clone());
        }
        self.wake(&mut doors, id, table_task::Begin::Load)
    }

    fn wake(
        self: &Arc<Self>,
        doors: &mut Doors,
        id: TableId,
        begin: table_task::Begin,
    ) -> Result<UnboundedSender<Knock>, Refusal> {
        if doors.closed {
            return Err(Refusal::Closing);
        }
        doors.next += 1;
        let number = doors.next;
        let (door, knocks) = unbounded_channel();
        doors.by_code.insert(id, (number, door.clone()));
        doors.by_number.insert(number, door.clone());
        let task = TableTask::new(Arc::clone(self), id, number, knocks, door.clone());
        tokio::spawn(task.run(begin));
        Ok(door)
    }

    /// The table that a guest opened with this request, if it is sent again after a cut.
    pub(crate) fn opened_before(&self, guest: GuestId, id: u64) -> Option<TableId> {
        let opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.iter().rev().find(|(who, what, _)| (*who, *what) == (guest, id)).map(|(_, _, table)| *table)
    }

    pub(crate) fn note_opened(&self, guest: GuestId, id: u64, table: TableId) {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if opened.len() >= MOST_OPENED {
            opened.pop_front();
        }
        opened.push_back((guest, id, table));
    }

    /// Opens a table; its code, once that is on disk.
    pub(crate) async fn open(self: &Arc<Self>, opening: Opening) -> Result<TableId, Coded> {
        let full =
            self.ask_store(|store| store.unfinished()).await.is_none_or(|open| open >= self.limits.tables);
        if full {
            return Err(Refusal::HouseFull.coded());
        }
        // A code that is taken already is as good as never drawn; three in a row do not happen.
        for _ in 0..3 {
            let mut bytes = [0; 4];
            if getrandom::fill(&mut bytes).is_err() {
                break;
            }
            let id = TableId::from_number(u32::from_le_bytes(bytes));
            let (opened, answer) = oneshot::channel();
            {
                let mut doors = self.awake.doors();
                if doors.by_code.contains_key(&id) {
                    continue;
                }
                let begin = table_task::Begin::Open { opening: Box::new(opening.clone()), opened };
                self.wake(&mut doors, id, begin).map_err(|refusal| refusal.coded())?;
            }
            if answer.await == Ok(true) {
                return Ok(id);
            }
        }
        Err(Refusal::HouseFull.coded())
    }

    /// Asks the store something, after everything that was handed over before.
    pub(crate) async fn ask_store<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn store::Store) -> Result<T, store::StoreError> + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let asked = self.writer.read(move |store| {
            // Whoever asked may have gone away.
            let _ = reply.send(question(store));
        });
        asked.ok()?;
        match answer.await.ok()? {
            Ok(answer) => Some(answer),
            Err(error) => {
                tracing::error!(%error, "the store does not answer");
                None
            }
        }
    }

    /// Asks the store something that only the host asks for.
    pub(crate) async fn ask_host<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn store::Hosting) -> Result<T, store::StoreError> + Send + 'static,
    ) -> Option<T> {
        self.ask_store(|store| question(store.host().ok_or(store::StoreError::NoHost)?)).await
    }
}
