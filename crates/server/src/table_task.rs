//! One table: events in, effects out.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use house::{Effect, Event, House, Kept, Link, NextTable, NotKept, Opening, Text};
use protocol::{Answer, GuestId, Name, Refusal, Sign, TableId};
use store::AppendError;
use table::Seed;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::sync::oneshot;

use crate::clock::Since;
use crate::echo;
use crate::keeper::Keeper;
use crate::minds::Word;
use crate::outbox::{NotTaken, Outbox};
use crate::socket::random_bytes;

/// What comes to a table's door.
pub(crate) enum Knock {
    /// Somebody comes in.
    Enter { link: Link, guest: GuestId, name: Name, sign: Option<Sign>, have: Option<u64>, outbox: Outbox },
    /// Something happened that is the house's own affair.
    Event(Event),
    /// What became of the append of this number.
    Committed(u64, Result<(), AppendError>),
    /// The server stops.
    Stop(oneshot::Sender<()>),
    /// The host has deleted what was kept of it.
    Closed,
    /// The host has changed what was kept of it.
    Rewritten,
}

/// How a table comes to be awake.
pub(crate) enum Begin {
    /// It is new; whether that is on disk is told.
    Open { opening: Box<Opening>, opened: oneshot::Sender<bool> },
    /// It sleeps.
    Load,
}

/// Somebody who came in: what is needed to bring them to a table that is loaded anew.
struct Visitor {
    guest: GuestId,
    name: Name,
    sign: Option<Sign>,
    outbox: Outbox,
}

/// The task of one table.
pub(crate) struct TableTask {
    keeper: Arc<Keeper>,
    id: TableId,
    number: u64,
    knocks: UnboundedReceiver<Knock>,
    door: UnboundedSender<Knock>,
    house: Option<House>,
    visitors: BTreeMap<Link, Visitor>,
    opened: Option<oneshot::Sender<bool>>,
    /// The append on its way.
    appended: Option<(u64, Since)>,
    appends: u64,
    /// The entry at which it panicked last.
    panicked_at: Option<u64>,
    /// It stands still, for good.
    frozen: bool,
    asleep: bool,
    /// Whether the lobby shows it.
    listed: bool,
    /// When those who race or are waited for were pinged last.
    pinged: Option<Since>,
    stopping: Vec<oneshot::Sender<()>>,
    effects: Vec<Effect>,
}

/// Up to so many sockets a table writes to by itself.
const MOST_AT_ONCE: usize = 16;
/// How often a table that cannot be loaded is tried again.
const RETRY: Duration = Duration::from_millis(200);

impl TableTask {
    pub(crate) fn new(
        keeper: Arc<Keeper>,
        id: TableId,
        number: u64,
        knocks: UnboundedReceiver<Knock>,
        door: UnboundedSender<Knock>,
    ) -> TableTask {
        keeper.metrics.tables_awake.fetch_add(1, Ordering::Relaxed);
        TableTask {
            keeper,
            id,
            number,
            knocks,
            door,
            house: None,
            visitors: BTreeMap::new(),
            opened: None,
            appended: None,
            appends: 0,
            panicked_at: None,
            frozen: false,
            asleep: false,
            listed: false,
            pinged: None,
            stopping: Vec::new(),
            effects: Vec::new(),
        }
    }

    pub(crate) async fn run(mut self, begin: Begin) {
        match begin {
            Begin::Open { opening, opened } => {
                let now = self.keeper.clock.now();
                match House::open(self.id, *opening, self.keeper.games, now, &mut self.effects) {
                    Ok(house) => {
                        self.house = Some(house);
                        self.opened = Some(opened);
                        self.perform();
                    }
                    Err(error) => tracing::error!(table = %self.id, %error, "cannot open"),
                }
            }
            Begin::Load => self.load().await,
        }
        self.live().await;
        self.keeper.metrics.tables_awake.fetch_sub(1, Ordering::Relaxed);
        self.keeper.minds.say(Word::Dismiss { table: self.number });
        for stopping in self.stopping {
            // Whoever stops the server may have lost patience.
            let _ = stopping.send(());
        }
    }

    async fn live(&mut self) {
        loop {
            if self.house.is_none() && !self.frozen {
                // There is no such table, or it was given up: whoever knocks is told, and then it is forgotten.
                while let Ok(knock) = self.knocks.try_recv() {
                    self.turn_away(knock, &Refusal::NoSuchTable);
                }
                let knocks = &self.knocks;
                if self.keeper.awake.forget(self.id, self.number, || knocks.is_empty()) {
                    return;
                }
                continue;
            }
            if self.asleep {
                let knocks = &self.knocks;
                if self.keeper.awake.forget(self.id, self.number, || knocks.is_empty()) {
                    return;
                }
                self.asleep = false;
                self.load().await;
                continue;
            }
            if !self.stopping.is_empty() && self.appended.is_none() {
                return;
            }
            let clock = self.keeper.clock;
            let wake = self.house.as_ref().and_then(|house| house.wake(clock.now()));
            let pauses = [wake.map(|wake| clock.until(wake)), self.next_ping()];
            let knock = match pauses.into_iter().flatten().min() {
                Some(pause) => match tokio::time::timeout(pause, self.knocks.recv()).await {
                    Ok(knock) => knock,
                    Err(_) => Some(Knock::Event(Event::Tick)),
                },
                None => self.knocks.recv().await,
            };
            let Some(knock) = knock else { return };
            self.admit(knock).await;
            // What came meanwhile goes to the disk together.
            for _ in 0..64 {
                // Whoever knocks at a table that is no more is told so above.
                if self.house.is_none() {
                    break;
                }
                let Ok(knock) = self.knocks.try_recv() else { break };
                self.admit(knock).await;
            }
            self.ping();
        }
    }

    /// How long it is until those who race or are waited for are pinged, if there are any.
    fn next_ping(&self) -> Option<Duration> {
        let house = self.house.as_ref().filter(|house| house.is_pressed())?;
        let every = if house.races() { echo::RACING } else { echo::PRESSED };
        Some(self.pinged.map_or(Duration::ZERO, |pinged| every.saturating_sub(pinged.elapsed())))
    }

    /// Finds out how far away those are who race, and whether all are still there.
    fn ping(&mut self) {
        if self.next_ping() != Some(Duration::ZERO) {
            return;
        }
        self.pinged = Some(Since::now());
        let links = self.house.as_ref().map(House::pressed_links).unwrap_or_default();
        for visitor in links.iter().filter_map(|link| self.visitors.get(link)) {
            visitor.outbox.ping();
        }
    }

    async fn admit(&mut self, knock: Knock) {
        if matches!(knock, Knock::Closed) {
            self.close();
            return;
        }
        if self.frozen {
            self.turn_away(knock, &Refusal::Frozen);
            return;
        }
        match knock {
            Knock::Enter { link, guest, name, sign, have, outbox } => {
                self.visitors.insert(link, Visitor { guest, name: name.clone(), sign, outbox });
                self.step(Event::Join { link, guest, name, sign, have }).await;
            }
            Knock::Event(Event::Leave { link }) => {
                self.visitors.remove(&link);
                self.step(Event::Leave { link }).await;
            }
            Knock::Event(event) => self.step(event).await,
            // Of an append that a house handed over which is no more.
            Knock::Committed(ticket, _) if self.appended.is_none_or(|(mine, _)| mine != ticket) => {}
            Knock::Committed(_, Ok(())) => {
                if let Some((_, since)) = self.appended.take() {
                    self.keeper.metrics.durable.note(since.elapsed());
                }
                if let Some(opened) = self.opened.take() {
                    tracing::info!(table = %self.id, "opened");
                    // Whoever opened it may have gone away; the table is there.
                    let _ = opened.send(true);
                }
                self.step(Event::Kept).await;
                self.list();
            }
            Knock::Committed(_, Err(error)) => self.not_kept(&error).await,
            Knock::Stop(stopped) => self.stopping.push(stopped),
            // Whatever it would write now is refused; one that is just being opened sees that by itself.
            Knock::Rewritten if self.opened.is_none() => self.not_kept(&NotKept::Fenced.into()).await,
            Knock::Rewritten | Knock::Closed => {}
        }
    }

    /// It is no more: everybody is told, and it is forgotten.
    fn close(&mut self) {
        (self.house, self.appended, self.opened, self.frozen) = (None, None, None, false);
        self.tell_all(&Refusal::NoSuchTable);
    }

    /// Shows the table in the lobby as it is on disk now, or no more.
    fn list(&mut self) {
        let Some(house) = &self.house else { return };
        if house.is_public() || self.listed {
            self.listed = house.is_public();
            self.keeper.awake.lobby().note(house.summary().into());
        }
    }

    /// An append was refused, or the store failed: what is in memory is worth nothing.
    async fn not_kept(&mut self, error: &AppendError) {
        tracing::warn!(table = %self.id, %error, "not kept; loading anew");
        self.keeper.metrics.reloads.fetch_add(1, Ordering::Relaxed);
        self.house = None;
        self.appended = None;
        if self.opened.take().is_some() {
            // It never was: whoever opens it tries another code.
            return;
        }
        self.load().await;
    }

    /// Loads the table as it was kept, and brings everybody to it.
    async fn load(&mut self) {
        self.keeper.minds.say(Word::Dismiss { table: self.number });
        self.appended = None;
        let kept = loop {
            match kept(&self.keeper, self.id).await {
                Ok(kept) => break kept,
                Err(error) if self.stopping.is_empty() => {
                    tracing::error!(table = %self.id, %error, "cannot load; trying again");
                    tokio::time::sleep(RETRY).await;
                }
                Err(_) => return,
            }
        };
        let Some(kept) = kept else {
            self.house = None;
            return;
        };
        let now = self.keeper.clock.now();
        // A table that was kept in this run stood still for no time worth telling.
        let away = if kept.mark.service < self.keeper.clock.base() { self.keeper.away } else { 0 };
        let (id, games) = (self.id, self.keeper.games);
        let effects = &mut self.effects;
        effects.clear();
        let loaded = catch_unwind(AssertUnwindSafe(|| House::load(id, &kept, games, now, away, effects)));
        match loaded {
            Ok(Ok(house)) => self.house = Some(house),
            Ok(Err(error)) => {
                tracing::error!(table = %self.id, %error, "frozen: cannot go on");
                self.freeze();
                return;
            }
            Err(_) => {
                self.keeper.metrics.panics.fetch_add(1, Ordering::Relaxed);
                tracing::error!(table = %self.id, "frozen: panicked while it was loaded");
                self.freeze();
                return;
            }
        }
        self.perform();
        self.list();
        let visitors: Vec<_> = self
            .visitors
            .iter()
            .map(|(link, visitor)| (*link, visitor.guest, visitor.name.clone(), visitor.sign))
            .collect();
        for (link, guest, name, sign) in visitors {
            // Boxed, because a table that panics here is loaded anew from within.
            Box::pin(self.step(Event::Join { link, guest, name, sign, have: None })).await;
        }
    }

    async fn step(&mut self, event: Event) {
        let Some(house) = &mut self.house else { return };
        let (now, since) = (self.keeper.clock.now(), Since::now());
        let request = matches!(event, Event::Request { .. });
        let seq = house.seq();
        let effects = &mut self.effects;
        let stepped = catch_unwind(AssertUnwindSafe(|| house.step(event, now, effects)));
        if request {
            self.keeper.metrics.apply.note(since.elapsed());
        }
        if stepped.is_err() {
            self.panicked(seq).await;
        } else {
            self.perform();
        }
    }

    /// A table that panics comes back from its log; twice at the same entry, and it stands still.
    async fn panicked(&mut self, seq: u64) {
        self.keeper.metrics.panics.fetch_add(1, Ordering::Relaxed);
        self.effects.clear();
        self.house = None;
        if self.panicked_at == Some(seq) {
            tracing::error!(table = %self.id, seq, "frozen: panicked twice at the same entry");
            self.freeze();
            return;
        }
        tracing::error!(table = %self.id, seq, "panicked; loading anew");
        self.panicked_at = Some(seq);
        Box::pin(self.load()).await;
    }

    fn freeze(&mut self) {
        self.frozen = true;
        self.house = None;
        self.keeper.metrics.frozen.fetch_add(1, Ordering::Relaxed);
        self.keeper.awake.lobby().forget(self.id);
        self.tell_all(&Refusal::Frozen);
    }

    fn tell_all(&self, why: &Refusal) {
        let text: Text = Answer::no(None, why.coded()).write().into();
        for visitor in self.visitors.values() {
            // A reader that has fallen behind will ask, and is told then.
            let _ = visitor.outbox.leave(text.clone());
        }
    }

    /// Tells whoever knocks why not.
    fn turn_away(&mut self, knock: Knock, why: &Refusal) {
        let (outbox, id) = match knock {
            Knock::Enter { link, guest, name, sign, outbox, .. } => {
                self.visitors.insert(link, Visitor { guest, name, sign, outbox: outbox.clone() });
                (outbox, None)
            }
            Knock::Event(Event::Leave { link }) => {
                self.visitors.remove(&link);
                return;
            }
            Knock::Event(Event::Request { link, request, .. }) => match self.visitors.get(&link) {
                Some(visitor) => (visitor.outbox.clone(), request.id()),
                None => return,
            },
            Knock::Stop(stopped) => {
                self.stopping.push(stopped);
                return;
            }
            Knock::Event(_) | Knock::Committed(..) | Knock::Closed | Knock::Rewritten => return,
        };
        // Somebody who reads nothing is not told either.
        let _ = outbox.leave(Answer::no(id, why.coded()).write().into());
    }

    fn perform(&mut self) {
        let (mut behind, mut written) = (Vec::new(), Vec::new());
        // Whoever writes to a crowd lets everybody else wait.
        let at_once = self.visitors.len() <= MOST_AT_ONCE;
        for effect in std::mem::take(&mut self.effects) {
            match effect {
                Effect::Send { link, text } => {
                    let Some(visitor) = self.visitors.get(&link) else { continue };
                    let told = if at_once {
                        if !written.contains(&link) {
                            written.push(link);
                        }
                        visitor.outbox.write(text)
                    } else {
                        visitor.outbox.leave(text)
                    };
                    match told {
                        Ok(()) => {
                            self.keeper.metrics.messages_out.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(why) => {
                            if matches!(why, NotTaken::Behind) {
                                self.keeper.metrics.fell_behind.fetch_add(1, Ordering::Relaxed);
                            }
                            if !behind.contains(&link) {
                                behind.push(link);
                            }
                        }
                    }
                }
                Effect::Append(append) => {
                    self.appends += 1;
                    let ticket = ticket(self.number, self.appends);
                    self.appended = Some((ticket, Since::now()));
                    if self.keeper.writer.append(ticket, append).is_err() {
                        // The server is closing; the append is lost with everything that waits for it.
                        self.appended = None;
                    }
                }
                Effect::Hire { seat, level, seed } => {
                    let Some(house) = &self.house else { continue };
                    let whom = (self.number, seat);
                    let answers = self.door.clone();
                    self.keeper.minds.say(Word::Hire { whom, game: house.game(), level, seed, answers });
                }
                Effect::Ask { seat, question, heard, seen, at } => {
                    let whom = (self.number, seat);
                    self.keeper.minds.say(Word::Ask { whom, question, heard, seen, at });
                }
                Effect::OpenNext(next) => self.open_next(*next),
                Effect::Sleep => self.asleep = true,
            }
        }
        for visitor in written.iter().filter_map(|link| self.visitors.get(link)) {
            visitor.outbox.flush();
        }
        for link in behind {
            // Said for everything that is lost on the way, also if it was behind before: the house may think that it has
            // caught up since. It changes nothing in the game, so nothing comes of it that would have to be kept.
            if let Some(house) = &mut self.house {
                house.step(Event::Slow { link }, self.keeper.clock.now(), &mut self.effects);
            }
        }
        if !self.effects.is_empty() {
            self.perform();
        }
    }
}

impl TableTask {
    /// Opens another table for the same people, and tells this one.
    fn open_next(&self, next: NextTable) {
        let (keeper, door) = (Arc::clone(&self.keeper), self.door.clone());
        tokio::spawn(async move {
            let table = match random_bytes() {
                Some(seed) => keeper.open(next.opening(Seed(seed))).await.ok(),
                None => None,
            };
            // If the table sleeps by now, whoever asked will ask again.
            let _ = door.send(Knock::Event(Event::NextOpened { table }));
        });
    }
}

/// The number of an append: the table's number, and which of its appends it is.
const fn ticket(table: u64, append: u64) -> u64 {
    table << 24 | append & 0xff_ffff
}

/// The number of the table whose append has this number.
pub(crate) const fn table_of(ticket: u64) -> u64 {
    ticket >> 24
}

/// What was kept of a table, from now on under a new epoch.
async fn kept(keeper: &Keeper, id: TableId) -> Result<Option<Kept>, String> {
    let (reply, answer) = oneshot::channel();
    let asked = keeper.writer.load(id, move |kept| {
        // The task waits for it.
        let _ = reply.send(kept);
    });
    asked.map_err(|closed| closed.to_string())?;
    answer.await.map_err(|_| "no answer".to_owned())?.map_err(|error| error.to_string())
}
