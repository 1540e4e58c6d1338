//! Many tables: gathered, told to play, sent home.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::Value;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::audit::{Audit, audit};
use crate::clock::Moment;
use crate::figures::Figures;
use crate::ground::{Ground, Opposite, Order, Pace};
use crate::mirror::{Script, chooser};
use crate::party::{Left, Party};
use crate::process::Usage;

/// How many there are, and what they play.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The game.
    pub game: String,
    /// Options that differ from the defaults.
    pub options: Option<Value>,
    /// How many tables.
    pub tables: usize,
    /// How many people play at each.
    pub people: u8,
    /// How many bots play at each.
    pub bots: u8,
    /// How well those play.
    pub level: String,
    /// How many sockets each table has; those who do not play watch.
    pub sockets: usize,
}

/// Whom the crowd faces.
#[derive(Clone, Debug)]
pub enum Faced {
    /// A server.
    House,
    /// The bare relay, over which this is sent.
    Relay(Arc<Script>),
}

/// Why there is no crowd.
#[derive(Debug, Error)]
pub enum Trouble {
    /// Nobody here knows the game.
    #[error("nobody here knows how to play {0}")]
    UnknownGame(String),
    /// More people than sockets, too few seats, or an empty script.
    #[error("{0}")]
    Impossible(&'static str),
    /// Not everybody came.
    #[error("{ready} of {tables} tables were ready after {seconds} s{}", why.as_ref().map(|why| format!(": {why}")).unwrap_or_default())]
    NotReady {
        /// How many did.
        ready: usize,
        /// Of how many.
        tables: usize,
        /// After how long.
        seconds: u64,
        /// What the last who tried was told.
        why: Option<String>,
    },
    /// The server cannot be started, or does not answer.
    #[error("the server: {0}")]
    Server(String),
}

/// How long a crowd may take to gather.
const GATHERING: Duration = Duration::from_secs(120);
/// How long moves that are on their way may still take in the end.
const LANDING: Duration = Duration::from_secs(8);

/// Many tables of people.
pub struct Crowd {
    ground: Arc<Ground>,
    orders: watch::Sender<Order>,
    parties: Vec<JoinHandle<(Vec<Left>, Option<Script>)>>,
    pid: Option<u32>,
}

impl Crowd {
    /// Gathers a crowd: everybody is at a table, and the games have begun.
    ///
    /// # Errors
    /// When it cannot be, or not within two minutes.
    pub async fn gather(
        address: SocketAddr,
        faced: Faced,
        settings: &Settings,
        up: watch::Receiver<bool>,
        pid: Option<u32>,
    ) -> Result<Crowd, Trouble> {
        let chooser = chooser(&settings.game).ok_or_else(|| Trouble::UnknownGame(settings.game.clone()))?;
        if settings.people == 0 || settings.tables == 0 {
            return Err(Trouble::Impossible("a table needs somebody to play"));
        }
        if settings.sockets < usize::from(settings.people) {
            return Err(Trouble::Impossible("everybody who plays needs a socket"));
        }
        let opposite = match faced {
            Faced::House => Opposite::House {
                game: settings.game.clone(),
                options: settings.options.clone(),
                level: settings.level.clone(),
            },
            Faced::Relay(script) if script.entries.is_empty() => {
                return Err(Trouble::Impossible("there is nothing to send over the relay"));
            }
            Faced::Relay(script) => Opposite::Relay(script),
        };
        let now = Moment::now();
        let (orders, ordered) =
            watch::channel(Order { pace: None, start: now, count_from: now, until: now, home: false });
        let counts = (settings.tables, settings.people, settings.bots, settings.sockets);
        let ground = Arc::new(Ground::new(address, opposite, chooser, counts, up));
        let order = *orders.borrow();
        let parties = (0..settings.tables)
            .map(|number| Party::new(number, Arc::clone(&ground), order, number == 0))
            .map(|party| tokio::spawn(party.play(ordered.clone())))
            .collect();
        let crowd = Crowd { ground, orders, parties, pid };
        let ready = || crowd.ground.tally.ready.load(Ordering::Relaxed);
        while ready() < settings.tables {
            if now.elapsed() > GATHERING {
                let (ready, tables) = (ready(), settings.tables);
                let why = crowd.ground.tally.trouble();
                return Err(Trouble::NotReady { ready, tables, seconds: GATHERING.as_secs(), why });
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(crowd)
    }

    /// Has everybody play: first for a while that does not count, then for the while that does.
    pub async fn play(&mut self, pace: Pace, before: Duration, counted: Duration) -> Figures {
        self.ground.tally.begin();
        // Everybody has heard of it by then.
        let start = Moment::now() + Duration::from_millis(50);
        let count_from = start + before;
        let until = count_from + counted;
        // Nobody may be left to play; then nothing comes of it.
        let _ = self.orders.send(Order { pace: Some(pace), start, count_from, until, home: false });
        tokio::time::sleep_until(count_from).await;
        let (own, server) = (Usage::own(), self.pid.and_then(Usage::of));
        tokio::time::sleep_until(until).await;
        let (own_after, server_after) = (Usage::own(), self.pid.and_then(Usage::of));
        while self.ground.tally.flying.load(Ordering::Relaxed) > 0 && until.elapsed() < LANDING {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let seconds = counted.as_secs_f64();
        let offered = match pace {
            Pace::Open { rate } => Some(rate),
            Pace::Closed { .. } | Pace::Each { .. } => None,
        };
        let mut figures = Figures::of(&self.ground.tally, seconds, offered);
        let moves = figures.accepted_per_s * seconds;
        figures.load_cores = (own_after.cpu - own.cpu) / seconds;
        figures.load_us_per_move = (own_after.cpu - own.cpu) * 1e6 / moves.max(1.0);
        if let (Some(before), Some(after)) = (server, server_after) {
            let used = after.cpu - before.cpu;
            figures.server_cores = Some(used / seconds);
            figures.server_us_per_move = (moves > 0.0).then(|| used * 1e6 / moves);
            figures.server_bytes = Some(after.memory);
        }
        figures
    }

    /// Something that can be told when the server is killed, while the crowd plays.
    pub fn cutter(&self) -> Cutter {
        Cutter(Arc::clone(&self.ground))
    }

    /// Sends everybody home, and looks whether everything that was acknowledged is there.
    pub async fn go_home(self) -> (Audit, Option<Script>) {
        let order = *self.orders.borrow();
        // Those who have gone already need not be told.
        let _ = self.orders.send(Order { pace: None, home: true, ..order });
        let mut left = Vec::new();
        let mut script = None;
        for party in self.parties {
            if let Ok((tables, recorded)) = party.await {
                left.extend(tables);
                script = script.or(recorded);
            }
        }
        let audit = match self.ground.opposite {
            Opposite::House { .. } => audit(self.ground.address, left).await,
            Opposite::Relay(_) => Audit::default(),
        };
        (audit, script)
    }
}

/// Notes when the server is killed, while the crowd plays.
pub struct Cutter(Arc<Ground>);

impl Cutter {
    /// It is killed now.
    pub fn cut(&self) {
        self.0.tally.cut(Moment::now());
    }
}
