//! One socket: hello, open, join, and what goes on at a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bytes::Bytes;
use futures_util::StreamExt;
use house::{Event, Link, Opening, Text};
use protocol::{Answer, GuestId, Hello, Name, Refusal, Request, Sign, TableId};
use table::Seed;
use tokio::sync::mpsc::UnboundedSender;

use crate::keeper::Keeper;
use crate::limits::Bucket;
use crate::outbox::{Outbox, message};
use crate::table_task::Knock;

/// How many requests too many are answered before the socket is closed.
const MOST_TOO_FAST: u32 = 200;

/// A socket at work.
pub(crate) struct Session {
    keeper: Arc<Keeper>,
    guest: GuestId,
    name: Option<Name>,
    sign: Option<Sign>,
    greeted: bool,
    at: Option<Place>,
    requests: Bucket,
    opens: Bucket,
    too_fast: u32,
    /// What this socket tells itself, without a table.
    own: Vec<Text>,
}

/// Where a socket is.
struct Place {
    link: Link,
    door: UnboundedSender<Knock>,
}

/// Why a socket is closed from here.
enum End {
    Gone,
    Policy,
    Stopping,
}

pub(crate) async fn run(
    keeper: Arc<Keeper>,
    guest: GuestId,
    socket: WebSocket,
    stop: tokio::sync::watch::Receiver<bool>,
) {
    let limits = keeper.limits;
    let mut session = Session {
        guest,
        name: None,
        sign: None,
        greeted: false,
        at: None,
        requests: Bucket::new(limits.burst, f64::from(limits.rate)),
        opens: Bucket::new(limits.opens, f64::from(limits.opens) / 60.0),
        too_fast: 0,
        own: Vec::new(),
        keeper,
    };
    session.keeper.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    session.converse(socket, stop).await;
    session.leave();
    session.keeper.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
}

impl Session {
    async fn converse(&mut self, socket: WebSocket, mut stop: tokio::sync::watch::Receiver<bool>) {
        let (pen, mut said) = socket.split();
        let (outbox, mut errands) = Outbox::new(pen, self.keeper.limits.unanswered);
        // Both are made once and not for every message: each would take a lock that all sockets share.
        let mut silence = tokio::time::interval(self.keeper.limits.silence);
        silence.reset();
        let stopping = stop.changed();
        tokio::pin!(stopping);
        let (mut heard, mut asked_for_life) = (false, false);
        let end = loop {
            tokio::select! {
                // In this order, because most often a socket is woken to write. What is read is never kept waiting for long: all
                // that is to be written goes out at once.
                biased;
                errand = errands.recv() => {
                    let Some(errand) = errand else { break End::Gone };
                    if outbox.work_off(errand, &mut errands).await.is_err() {
                        break End::Gone;
                    }
                    if outbox.caught_up() {
                        self.knock(|link| Event::CaughtUp { link });
                    }
                }
                read = said.next() => match read {
                    Some(Ok(message)) => {
                        (heard, asked_for_life) = (true, false);
                        if let Err(end) = self.read(message, &outbox).await {
                            break end;
                        }
                        if !self.own.is_empty() && self.write_own(&outbox).await.is_err() {
                            break End::Gone;
                        }
                    }
                    // A message that is too long, or none of this protocol.
                    Some(Err(_)) | None => break End::Gone,
                },
                _ = silence.tick() => {
                    if !std::mem::take(&mut heard) {
                        if asked_for_life || !self.greeted {
                            break End::Gone;
                        }
                        asked_for_life = true;
                        if outbox.send(Message::Ping(Bytes::new())).await.is_err() {
                            break End::Gone;
                        }
                    }
                }
                _ = &mut stopping => break End::Stopping,
            }
        };
        let frame = match end {
            End::Gone => None,
            End::Policy => Some((1008, "too fast")),
            End::Stopping => Some((1001, "closing")),
        };
        if let Some((code, reason)) = frame {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever is gone already needs no farewell.
            let _ = outbox.send(Message::Close(Some(frame))).await;
        }
        outbox.close();
    }

    async fn read(&mut self, message: Message, outbox: &Outbox) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                self.refuse(None, &Refusal::BadMessage { why: "binary".to_owned() });
                return Ok(());
            }
            Message::Close(_) => return Err(End::Gone),
            Message::Pong(named) => {
                if let Some(took) = outbox.pong(&named) {
                    let ms = self.keeper.clock.ms(took);
                    self.knock(|link| Event::Trip { link, ms });
                }
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
        };
        self.keeper.metrics.requests.fetch_add(1, Ordering::Relaxed);
        if !self.requests.take() {
            self.too_fast += 1;
            self.refuse(None, &Refusal::TooFast);
            return if self.too_fast > MOST_TOO_FAST { Err(End::Policy) } else { Ok(()) };
        }
        // The time of reading is the time of the request.
        let stamp = self.keeper.clock.now();
        match Request::read(&text) {
            Ok(request) => self.answer(request, stamp, outbox).await,
            Err(refusal) => self.refuse(Request::id_of(&text), &refusal),
        }
        Ok(())
    }

    async fn answer(&mut self, request: Request, stamp: u64, outbox: &Outbox) {
        match request {
            Request::Hello { protocol, name, sign } => self.hello(protocol, name, sign),
            Request::Ping { at } if self.at.is_none() => self.say(&Answer::Pong { at, now: None }),
            request if !self.greeted => self.refuse(request.id(), &Refusal::NoHello),
            Request::Open { id, game, seats, options, public, watchers, stand_ins, fair_race } => {
                let manners = (public, watchers, stand_ins, fair_race);
                self.open(id, (&game, seats, options.as_ref()), manners).await;
            }
            Request::Join { table, have } => self.join(table, have, outbox),
            Request::Leave {} => self.leave(),
            request => {
                let id = request.id();
                // The house has no randomness of its own; few requests need some.
                let luck = matches!(request, Request::Pass { .. }).then(random_bytes).flatten();
                if !self.knock(|link| Event::Request { link, request, stamp, luck }) {
                    self.refuse(id, &Refusal::NotAtATable);
                }
            }
        }
    }

    fn hello(&mut self, protocol: u16, name: Option<Name>, sign: Option<Sign>) {
        if protocol != protocol::VERSION {
            self.refuse(None, &Refusal::OtherProtocol { ours: protocol::VERSION });
            return;
        }
        self.greeted = true;
        self.name = name.or(self.name.take());
        self.sign = sign.or(self.sign);
        let hello = house::hello(self.guest, self.keeper.games);
        self.say(&Answer::Hello(Hello { speed: self.keeper.clock.speed(), ..hello }));
    }

    async fn open(
        &mut self,
        id: u64,
        (game, seats, options): (&str, u8, Option<&serde_json::Value>),
        (public, watchers, stand_ins, fair_race): (bool, bool, Option<bool>, Option<bool>),
    ) {
        if let Some(table) = self.keeper.opened_before(self.guest, id) {
            self.say(&Answer::Opened { id, table });
            return;
        }
        if !self.opens.take() {
            self.refuse(Some(id), &Refusal::TooFast);
            return;
        }
        let Some(seed) = random_bytes() else {
            self.refuse(Some(id), &Refusal::HouseFull);
            return;
        };
        let opening = house::open(self.keeper.games, self.guest, game, seats, options, Seed(seed));
        let opened = match opening {
            Ok(opening) => {
                let stand_ins = stand_ins.unwrap_or(opening.stand_ins);
                let fair_race = fair_race.unwrap_or(opening.fair_race);
                self.keeper.open(Opening { public, watchers, stand_ins, fair_race, ..opening }).await
            }
            Err(why) => Err(why),
        };
        match opened {
            Ok(table) => {
                self.keeper.note_opened(self.guest, id, table);
                self.say(&Answer::Opened { id, table });
            }
            Err(why) => self.say(&Answer::no(Some(id), why)),
        }
    }

    fn join(&mut self, table: TableId, have: Option<u64>, outbox: &Outbox) {
        self.leave();
        // Somebody without a name is called by the beginning of their number.
        let number = self.guest.to_string();
        let Some(name) = self.name.clone().or_else(|| Name::new(number.get(..4)?).ok()) else { return };
        match self.keeper.door(table) {
            Ok(door) => {
                let link = self.keeper.new_link();
                let (guest, sign) = (self.guest, self.sign);
                let enter = Knock::Enter { link, guest, name, sign, have, outbox: outbox.clone() };
                if door.send(enter).is_ok() {
                    self.at = Some(Place { link, door });
                } else {
                    self.refuse(None, &Refusal::NoSuchTable);
                }
            }
            Err(refusal) => self.refuse(None, &refusal),
        }
    }

    fn leave(&mut self) {
        if let Some(Place { link, door }) = self.at.take() {
            // A table that sleeps already has nobody to be told.
            let _ = door.send(Knock::Event(Event::Leave { link }));
        }
    }

    /// Carries something to the table; false if there is none.
    fn knock(&mut self, event: impl FnOnce(Link) -> Event) -> bool {
        let Some(Place { link, door }) = &self.at else { return false };
        let knocked = door.send(Knock::Event(event(*link))).is_ok();
        if !knocked {
            self.at = None;
        }
        knocked
    }

    fn say(&mut self, answer: &Answer) {
        self.own.push(answer.write().into());
    }

    fn refuse(&mut self, id: Option<u64>, refusal: &Refusal) {
        self.keeper.metrics.refused.fetch_add(1, Ordering::Relaxed);
        self.say(&Answer::no(id, refusal.coded()));
    }

    async fn write_own(&mut self, outbox: &Outbox) -> Result<(), ()> {
        for text in std::mem::take(&mut self.own) {
            outbox.send(message(text)).await?;
        }
        Ok(())
    }
}

/// Random bytes, if the system has some.
pub(crate) fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Some(bytes),
        Err(error) => {
            tracing::error!(%error, "no randomness");
            None
        }
    }
}
