//! The one thread that a store lives on.
//!
//! Making something durable costs about as much for one append as for a hundred. So the thread takes all that waits,
//! makes one transaction of it, and while the disk is busy the next batch gathers by itself.

use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::{self, JoinHandle, ThreadId};
use std::time::Duration;

use house::{Append, Kept};
use protocol::TableId;

use crate::{AppendError, Closed, Store, StoreError};

/// How a writer works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many appends, or loads, are committed at once, at most.
    pub most: usize,
    /// How long the thread waits for more when more than one append came at once the last time. One who is alone never waits;
    /// where many write, a commit for a few of them would cost as much as one for all.
    pub gather: Duration,
    /// How long the thread sleeps before everything that reaches for the disk, to see how things are with a slow one.
    pub delay_per_sync: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { most: 512, gather: Duration::from_millis(2), delay_per_sync: Duration::ZERO }
    }
}

/// What became of the appends of one commit.
#[derive(Debug)]
pub struct Commit {
    /// One for each append, in the order in which they came.
    pub answers: Vec<Answer>,
    /// How long the commit took.
    pub took: Duration,
}

/// What became of one append.
#[derive(Debug)]
pub struct Answer {
    /// The number that came with it.
    pub ticket: u64,
    /// Whether it is durable now.
    pub result: Result<(), AppendError>,
}

/// What a writer has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// How often it reached for the disk.
    pub commits: u64,
    /// How many appends it answered, kept or not.
    pub appends: u64,
    /// How many appends wait for their answer now.
    pub waiting: u64,
}

/// A handle to the thread that a store lives on. Everything is done in the order in which it was handed over.
///
/// When the last handle is dropped, what was handed over is done first. A callback that holds a handle keeps the thread
/// alive until [`Writer::close`]. If a callback panics the thread ends, and everything from then on is [`Closed`].
#[derive(Clone)]
pub struct Writer {
    desk: Arc<Desk>,
}

struct Desk {
    /// Gone when closed. Senders share the lock, so nothing gets in after the thread has seen the end of the queue.
    jobs: RwLock<Option<Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    thread_id: ThreadId,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    commits: AtomicU64,
    appends: AtomicU64,
    handed_over: AtomicU64,
}

enum Job {
    Append(u64, Append),
    Load(TableId, Loaded),
    Beat(u64, u64, Done),
    Read(Reading),
    BackUp(PathBuf, Done),
}

type Loaded = Box<dyn FnOnce(Result<Option<Kept>, StoreError>) + Send>;
type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
type Reading = Box<dyn FnOnce(&mut dyn Store) + Send>;

impl Writer {
    /// Starts the thread. `done` is called on it after every commit of appends, and should be quick: the next one waits.
    pub fn spawn(
        store: impl Store + Send + 'static,
        done: impl FnMut(Commit) + Send + 'static,
    ) -> Result<Writer, StoreError> {
        Writer::spawn_with(Settings::default(), store, done)
    }

    /// Starts a thread that works as told.
    pub fn spawn_with(
        settings: Settings,
        store: impl Store + Send + 'static,
        done: impl FnMut(Commit) + Send + 'static,
    ) -> Result<Writer, StoreError> {
        let (jobs, queue) = mpsc::channel();
        let counters = Arc::new(Counters::default());
        let scribe =
            Scribe { settings, queue, next: None, done, counters: Arc::clone(&counters), last_batch: 0 };
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || scribe.work_through(store))
            .map_err(StoreError::failed)?;
        let thread_id = thread.thread().id();
        let desk =
            Desk { jobs: RwLock::new(Some(jobs)), thread: Mutex::new(Some(thread)), thread_id, counters };
        Ok(Writer { desk: Arc::new(desk) })
    }

    /// Hands over an append; what becomes of it is told to `done`, with this ticket.
    pub fn append(&self, ticket: u64, append: Append) -> Result<(), Closed> {
        self.hand_over(Job::Append(ticket, append))?;
        self.desk.counters.handed_over.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// [`Store::load`], and then `reply` on the writer's thread. Loads that wait one after the other share a commit.
    pub fn load(
        &self,
        table: TableId,
        reply: impl FnOnce(Result<Option<Kept>, StoreError>) + Send + 'static,
    ) -> Result<(), Closed> {
        self.hand_over(Job::Load(table, Box::new(reply)))
    }

    /// [`Store::due`], and then `reply` on the writer's thread.
    pub fn due(
        &self,
        until: u64,
        most: usize,
        reply: impl FnOnce(Result<Vec<(TableId, u64)>, StoreError>) + Send + 'static,
    ) -> Result<(), Closed> {
        self.read(move |store| reply(store.due(until, most)))
    }

    /// [`Store::beat`], and then `reply` on the writer's thread.
    pub fn beat(
        &self,
        service: u64,
        wall: u64,
        reply: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) -> Result<(), Closed> {
        self.hand_over(Job::Beat(service, wall, Box::new(reply)))
    }

    /// Has something read from the store on the writer's thread, after everything handed over before.
    pub fn read(&self, work: impl FnOnce(&mut dyn Store) + Send + 'static) -> Result<(), Closed> {
        self.hand_over(Job::Read(Box::new(work)))
    }

    /// [`Hosting::back_up`], and then `reply` on the writer's thread. Whatever else is handed over goes on meanwhile,
    /// except a second copy.
    ///
    /// [`Hosting::back_up`]: crate::Hosting::back_up
    pub fn back_up(
        &self,
        to: PathBuf,
        reply: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) -> Result<(), Closed> {
        self.hand_over(Job::BackUp(to, Box::new(reply)))
    }

    /// What was done so far.
    pub fn figures(&self) -> Figures {
        let counters = &self.desk.counters;
        let appends = counters.appends.load(Ordering::Relaxed);
        let handed_over = counters.handed_over.load(Ordering::Relaxed);
        let commits = counters.commits.load(Ordering::Relaxed);
        Figures { commits, appends, waiting: handed_over.saturating_sub(appends) }
    }

    /// Takes nothing more, and returns when all that was handed over is done and the store is closed. On the writer's own
    /// thread it returns at once.
    pub fn close(&self) {
        self.desk.close();
    }

    fn hand_over(&self, job: Job) -> Result<(), Closed> {
        let jobs = self.desk.jobs.read().unwrap_or_else(PoisonError::into_inner);
        jobs.as_ref().ok_or(Closed)?.send(job).map_err(|_| Closed)
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").field("figures", &self.figures()).finish_non_exhaustive()
    }
}

impl Desk {
    fn close(&self) {
        self.jobs.write().unwrap_or_else(PoisonError::into_inner).take();
        // A callback may close the writer or drop the last handle; a thread cannot wait for itself.
        if thread::current().id() == self.thread_id {
            return;
        }
        // Held while waiting, so that everybody who closes returns only when it is closed.
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thread) = thread.take() {
            // Its panic has been reported by the thread itself, and those who still handed something over saw `Closed`.
            let _panicked = thread.join();
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.close();
    }
}

/// What the thread is made of, beside the store.
struct Scribe<D> {
    settings: Settings,
    queue: Receiver<Job>,
    /// Taken from the queue, and not begun.
    next: Option<Job>,
    done: D,
    counters: Arc<Counters>,
    last_batch: usize,
}

/// How many jobs are done between two steps of a copy: it has to come to an end too.
const JOBS_BETWEEN: usize = 32;

impl<D: FnMut(Commit)> Scribe<D> {
    fn work_through(mut self, mut store: impl Store) {
        while let Some(job) = self.next.take().or_else(|| self.queue.recv().ok()) {
            match job {
                Job::BackUp(to, reply) => {
                    let copied = match store.host() {
                        Some(host) => host.back_up(&to, &mut |store| self.work_between(store)),
                        None => Err(StoreError::NoHost),
                    };
                    reply(copied);
                }
                job => self.work(job, &mut store),
            }
        }
    }

    /// Some of what waits, in the middle of something longer.
    fn work_between(&mut self, store: &mut dyn Store) {
        for _ in 0..JOBS_BETWEEN {
            match self.next.take().or_else(|| self.queue.try_recv().ok()) {
                Some(job) => self.work(job, store),
                None => return,
            }
        }
    }

    fn work(&mut self, job: Job, store: &mut dyn Store) {
        match job {
            Job::Append(ticket, append) => {
                if self.last_batch > 1 {
                    sleep(self.settings.gather);
                }
                let mut tickets = vec![ticket];
                let mut batch = vec![append];
                while batch.len() < self.settings.most && self.next.is_none() {
                    match self.queue.try_recv() {
                        Ok(Job::Append(ticket, append)) => {
                            tickets.push(ticket);
                            batch.push(append);
                        }
                        Ok(other) => self.next = Some(other),
                        Err(_) => break,
                    }
                }
                self.last_batch = batch.len();
                self.commit(store, tickets, &batch);
            }
            Job::Load(table, reply) => {
                let mut tables = vec![table];
                let mut replies = vec![reply];
                while tables.len() < self.settings.most && self.next.is_none() {
                    match self.queue.try_recv() {
                        Ok(Job::Load(table, reply)) => {
                            tables.push(table);
                            replies.push(reply);
                        }
                        Ok(other) => self.next = Some(other),
                        Err(_) => break,
                    }
                }
                self.load(store, &tables, replies);
            }
            Job::Beat(service, wall, reply) => {
                self.reach_for_the_disk();
                reply(store.beat(service, wall));
            }
            Job::Read(work) => work(store),
            // One that may begin never gets here.
            Job::BackUp(_, reply) => reply(Err(StoreError::Copying)),
        }
    }

    fn load(&mut self, store: &mut dyn Store, tables: &[TableId], replies: Vec<Loaded>) {
        self.reach_for_the_disk();
        match store.load_all(tables) {
            Ok(loaded) => {
                debug_assert_eq!(loaded.len(), replies.len(), "a store answers for every table");
                loaded.into_iter().zip(replies).for_each(|(kept, reply)| reply(kept));
            }
            Err(error) => replies.into_iter().for_each(|reply| reply(Err(error.clone()))),
        }
    }

    fn commit(&mut self, store: &mut dyn Store, tickets: Vec<u64>, batch: &[Append]) {
        let (results, took) = timed(|| {
            self.reach_for_the_disk();
            store.append(batch)
        });
        self.counters.appends.fetch_add(batch.len() as u64, Ordering::Relaxed);
        let answers = match results {
            Ok(results) => {
                debug_assert_eq!(results.len(), tickets.len(), "a store answers every append");
                let answer = |(ticket, result): (u64, Result<_, _>)| Answer {
                    ticket,
                    result: result.map_err(AppendError::NotKept),
                };
                tickets.into_iter().zip(results).map(answer).collect()
            }
            Err(error) => {
                let answer = |ticket| Answer { ticket, result: Err(AppendError::Store(error.clone())) };
                tickets.into_iter().map(answer).collect()
            }
        };
        (self.done)(Commit { answers, took });
        // Nothing depends on it, and it is tried again.
        let _ = store.tidy();
    }

    fn reach_for_the_disk(&self) {
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        sleep(self.settings.delay_per_sync);
    }
}

#[expect(
    clippy::disallowed_types,
    reason = "how long the disk took is measured for people; no table ever sees it"
)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = std::time::Instant::now();
    let result = work();
    (result, start.elapsed())
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one thread that waits for disks, and for more to write to them"
)]
fn sleep(delay: Duration) {
    if !delay.is_zero() {
        thread::sleep(delay);
    }
}
