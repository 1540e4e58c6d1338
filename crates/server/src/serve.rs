//! Start, routes, stop.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::{Listener, ListenerExt};
use house::Games;
use store::{Sqlite, Store, Writer};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::addresses::{FindAddresses, Reach};
use crate::clock::{ServiceClock, wall};
use crate::host::{self, Key};
use crate::keeper::{Awake, Keeper};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::pages::Pages;
use crate::routes::{Shared, router};
use crate::table_task::Knock;
use crate::tls::{Tls, TlsError, TlsListener};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// The games that can be played.
    pub games: GameList,
    /// The files of the page.
    pub pages: Pages,
    /// How it is found out where the server can be reached.
    pub addresses: FindAddresses,
    /// With what it shows itself, if it speaks https and nothing else.
    pub tls: Option<Tls>,
    /// What nobody may exceed.
    pub limits: Limits,
    /// How long every write to the disk is delayed, to see how things are with a slow one.
    pub delay_per_sync: Duration,
    /// How much faster than a wall clock the games run; for tests.
    pub speed: u32,
}

/// The games of a server; a list that can be printed.
#[derive(Clone, Copy)]
pub struct GameList(pub Games);

impl std::fmt::Debug for GameList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.name())).finish()
    }
}

impl Settings {
    /// A server here, with everything as usual and no page.
    pub fn new(addr: SocketAddr, data: PathBuf) -> Settings {
        Settings {
            addr,
            data,
            games: GameList(shelf::games()),
            pages: Pages::NONE,
            addresses: |addr| vec![addr.ip()],
            tls: None,
            limits: Limits::default(),
            delay_per_sync: Duration::ZERO,
            speed: 1,
        }
    }
}

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The address is taken, or not to be had.
    #[error("cannot listen on {addr}: {error}")]
    Listen {
        /// Where.
        addr: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// What was kept cannot be used.
    #[error("cannot use {}: {error}", path.display())]
    Store {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: store::StoreError,
    },
    /// It cannot speak https.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The host's key can be neither read nor made.
    #[error("cannot use the host's key: {0}")]
    Key(io::Error),
    /// There are no more threads to be had.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
}

/// A server that runs.
pub struct Server {
    reach: Reach,
    key: Arc<Key>,
    keeper: Arc<Keeper>,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

/// How long a stop may take.
const FAREWELL: Duration = Duration::from_secs(8);

/// The file in which a server with this folder keeps its tables.
pub fn store_file(folder: &Path) -> PathBuf {
    folder.join("escapement.sqlite")
}

impl Server {
    /// Starts to serve.
    ///
    /// # Errors
    /// When the address or the folder cannot be used.
    pub async fn start(settings: Settings) -> Result<Server, StartError> {
        let acceptor = settings.tls.as_ref().map(Tls::acceptor).transpose()?;
        let path = store_file(&settings.data);
        let unusable = |error| StartError::Store { path: path.clone(), error };
        let mut store = Sqlite::open(&path).map_err(unusable)?;
        let base = store.service_time().map_err(unusable)? + 1;
        let beat = store.last_beat().map_err(unusable)?;
        let away = beat.map_or(0, |(_, last)| wall().saturating_sub(last));
        // From here on it notes when something was kept.
        store.tell_time(base, wall());
        let key = Arc::new(Key::of(&settings.data).map_err(StartError::Key)?);
        host::clear(&settings.data);
        let listen = |error| StartError::Listen { addr: settings.addr, error };
        let listener = TcpListener::bind(settings.addr).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;

        let metrics = Arc::new(Metrics::default());
        let awake = Awake::default();
        // A commit is told to a task of the runtime, which tells the tables: the writer's thread would have to wake a
        // thread for each of them.
        let (told, mut commits) = tokio::sync::mpsc::unbounded_channel::<store::Commit>();
        let committed = move |commit| {
            // Nobody is told any more once the server has stopped.
            let _ = told.send(commit);
        };
        let telling = (awake.clone(), Arc::clone(&metrics));
        tokio::spawn(async move {
            let (awake, metrics) = telling;
            while let Some(commit) = commits.recv().await {
                metrics.commit.note(commit.took);
                awake.committed(commit);
            }
        });
        let writing = store::Settings { delay_per_sync: settings.delay_per_sync, ..Default::default() };
        let writer = Writer::spawn_with(writing, store, committed).map_err(unusable)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let minds = Minds::start(cores / 2).map_err(StartError::Thread)?;
        let clock = ServiceClock::new(base, settings.speed);
        let keeper =
            Keeper::new(settings.games.0, writer, clock, minds, metrics, settings.limits, away, awake);
        let keeper = Arc::new(keeper);

        let (stop, stopping) = watch::channel(false);
        let reach = Reach { addr, find: settings.addresses, tls: acceptor.is_some() };
        let shared = Shared {
            keeper: Arc::clone(&keeper),
            pages: settings.pages,
            reach,
            key: Arc::clone(&key),
            folder: settings.data.into(),
            stopping: stopping.clone(),
        };
        let router = router(shared);
        let serving = match acceptor {
            Some(acceptor) => {
                tokio::spawn(serve(TlsListener::new(listener, addr, acceptor), router, stopping.clone()))
            }
            None => {
                // Small messages must not wait for more: without this every fan-out waits for a late acknowledgement.
                let listener = listener.tap_io(|stream| {
                    if let Err(error) = stream.set_nodelay(true) {
                        tracing::debug!(%error, "nodelay");
                    }
                });
                tokio::spawn(serve(listener, router, stopping.clone()))
            }
        };
        let clearing = tokio::spawn(host::keep_for_so_long(Arc::clone(&keeper), stopping.clone()));
        let beating = tokio::spawn(heartbeat(Arc::clone(&keeper), stopping));
        tracing::info!(%addr, away, "serving");
        Ok(Server { reach, key, keeper, stop, tasks: vec![serving, beating, clearing] })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.reach.addr
    }

    /// Every address at which it can be reached now, as a link.
    pub fn links(&self) -> Vec<String> {
        self.reach.links()
    }

    /// The key that makes somebody the host.
    pub fn host_key(&self) -> &str {
        self.key.digits()
    }

    /// Stops: nobody is let in any more, everything is on disk, sockets are closed.
    pub async fn stop(self) {
        tracing::info!("stopping");
        let doors = self.keeper.awake.close();
        let farewell = async {
            let mut leaving = Vec::new();
            for door in doors {
                let (stopped, waits) = oneshot::channel();
                if door.send(Knock::Stop(stopped)).is_ok() {
                    leaving.push(waits);
                }
            }
            for waits in leaving {
                // A table that went to sleep meanwhile is on disk as well.
                let _ = waits.await;
            }
            // Whoever watches for it closes; nobody may be left.
            let _ = self.stop.send(true);
            for task in self.tasks {
                let _ = task.await;
            }
        };
        if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::warn!("stopped before everybody had said goodbye");
        }
        let keeper = self.keeper;
        let (service, now) = (keeper.clock.now(), wall());
        let closed = tokio::task::spawn_blocking(move || {
            // If this beat is lost the next run only tells a longer outage.
            let _ = keeper.writer.beat(service, now, |_| ());
            keeper.writer.close();
        });
        let _ = closed.await;
        tracing::info!("stopped");
    }
}

async fn serve<L>(listener: L, router: Router, mut stopping: watch::Receiver<bool>)
where
    L: Listener,
    L::Addr: std::fmt::Debug,
{
    let farewell = async move {
        let _ = stopping.wait_for(|stop| *stop).await;
    };
    if let Err(error) = axum::serve(listener, router).with_graceful_shutdown(farewell).await {
        tracing::error!(%error, "serving ended");
    }
}

/// Once a second: the time of the service is written while anybody is awake, and tables that are due are woken.
async fn heartbeat(keeper: Arc<Keeper>, mut stopping: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stopping.changed() => return,
        }
        let now = keeper.clock.now();
        if keeper.awake.count() > 0 {
            let beaten = keeper.writer.beat(now, wall(), |result| {
                if let Err(error) = result {
                    tracing::error!(%error, "no heartbeat");
                }
            });
            if beaten.is_err() {
                return;
            }
        }
        let due = keeper.ask_store(move |store| store.due(now + 1_000, 256)).await.unwrap_or_default();
        for (table, _) in due {
            // One that is awake already knows.
            if let Err(refusal) = keeper.door(table) {
                tracing::debug!(%table, %refusal, "not woken");
            }
        }
    }
}
