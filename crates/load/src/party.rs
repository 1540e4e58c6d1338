//! The people of one table: they open it, sit, play, come back after a cut, and open the next when the game is over.

mod hearing;

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use protocol::{Name, Request, TableId};
use serde_json::Value;
use table::{Seat, SeatSet};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::chance::Chance;
use crate::clock::{Moment, micros};
use crate::flight::Flight;
use crate::ground::{Ground, Opposite, Order, Pace, one_more};
use crate::link::{Happening, Link};
use crate::mirror::{Choice, Mirror, Script};

/// How long to wait after a refusal, and when there is nothing to be done.
const PAUSE: Duration = Duration::from_millis(50);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Somebody opens a table.
    Opening,
    /// So many have still to sit down.
    Seating(usize),
    /// The host puts a bot into this seat.
    Hiring(u8),
    /// The host begins.
    Starting,
    Playing,
}

/// A table that was played at, as it was left.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub(crate) table: TableId,
    /// The last entry that was acknowledged.
    pub(crate) acknowledged: Option<u64>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// The public document, if everybody had it in the end.
    pub(crate) public: Option<Value>,
}

/// The people of one table.
pub(crate) struct Party {
    number: usize,
    ground: Arc<Ground>,
    links: Vec<Link>,
    stage: Stage,
    table: Option<TableId>,
    mirror: Mirror,
    chance: Chance,
    flight: Option<Flight>,
    /// The entry of the script that goes over the relay next.
    line: usize,
    /// Who opens the table: a server lets nobody open many, so they take turns.
    host: usize,
    order: Order,
    /// When each of them does something again, where everybody goes by their own clock.
    hands: Vec<Moment>,
    /// The number of the next move on the schedule.
    slot: u64,
    /// Nothing is done before.
    not_before: Moment,
    /// Whether a socket was lost since the last move that was accepted.
    cut: bool,
    /// Everything before this entry was seen by somebody before the last cut.
    sure: u64,
    acknowledged: Option<u64>,
    left: Vec<Left>,
    record: Option<Script>,
}

impl Party {
    pub(crate) fn new(number: usize, ground: Arc<Ground>, order: Order, record: bool) -> Party {
        let path = match ground.opposite {
            Opposite::House { .. } => "/api/socket".to_owned(),
            Opposite::Relay(_) => format!("/room?number={number}"),
        };
        let links = (0..ground.sockets).map(|_| Link::new(Arc::clone(&ground), path.clone())).collect();
        let record = record.then(|| Script { whole: None, entries: Vec::new() });
        let mut party = Party {
            number,
            links,
            stage: Stage::Opening,
            table: None,
            mirror: Mirror::new(ground.chooser),
            chance: Chance::new(number as u64 + 1),
            flight: None,
            line: 0,
            host: 0,
            hands: Vec::new(),
            slot: 0,
            not_before: order.start,
            order,
            cut: false,
            sure: 0,
            acknowledged: None,
            left: Vec::new(),
            record,
            ground,
        };
        party.open();
        party
    }

    /// Plays as ordered until everybody is sent home.
    pub(crate) async fn play(mut self, mut orders: watch::Receiver<Order>) -> (Vec<Left>, Option<Script>) {
        let timer = tokio::time::sleep_until(self.not_before);
        tokio::pin!(timer);
        while !self.order.home {
            let due = self.due();
            if let Some(due) = due.filter(|due| *due != timer.deadline()) {
                timer.as_mut().reset(due);
            }
            tokio::select! {
                biased;
                () = poll_fn(|cx| self.poll_links(cx)) => {}
                () = &mut timer, if due.is_some() => {}
                changed = orders.changed() => {
                    if changed.is_err() {
                        break;
                    }
                    let order = *orders.borrow_and_update();
                    self.take_order(order);
                }
            }
            let now = Moment::now();
            if self.due().is_some_and(|due| due <= now) {
                self.act(now);
                poll_fn(|cx| {
                    self.links.iter_mut().for_each(|link| link.poll_send(cx));
                    Poll::Ready(())
                })
                .await;
            }
        }
        self.note_left(true);
        (self.left, self.record)
    }

    fn take_order(&mut self, order: Order) {
        self.order = order;
        self.slot = 0;
        self.not_before = order.start;
        self.hands.clear();
        if let Some(Pace::Each { every }) = order.pace {
            self.hands = (0..self.ground.people).map(|_| order.start + self.pause(every)).collect();
        }
    }

    /// How long somebody does nothing: this long, a third more or less.
    fn pause(&mut self, every: Duration) -> Duration {
        every * (667 + (self.chance.next() % 667) as u32) / 1_000
    }

    /// Who does something next, by their own clock, and when.
    fn next_hand(&self) -> Option<(usize, Moment)> {
        self.hands.iter().copied().enumerate().min_by_key(|(_, at)| *at)
    }

    /// Hears what there is to hear, from everybody; ready when there was something.
    fn poll_links(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let mut heard = false;
        for number in 0..self.links.len() {
            while let Poll::Ready(happening) = self.links[number].poll(cx) {
                heard = true;
                match happening {
                    Happening::Came => self.came(number),
                    Happening::Text(text) => self.hear(number, &text),
                    Happening::Lost => self.lost(),
                }
            }
        }
        self.links.iter_mut().for_each(|link| link.poll_send(cx));
        if heard { Poll::Ready(()) } else { Poll::Pending }
    }

    // ----- when something is to be done -----------------------------------------------------------------------------

    /// When the next thing is to be done, unless something is heard before.
    fn due(&self) -> Option<Moment> {
        if self.stage == Stage::Opening {
            // Asked for, and not refused.
            let asked = self.links[self.host].pending.is_some();
            return (!asked && self.is_house()).then_some(self.not_before);
        }
        let pace = self.order.pace?;
        if self.stage != Stage::Playing || self.flight.is_some() {
            return None;
        }
        let due = match pace {
            Pace::Closed { .. } => self.not_before,
            Pace::Open { rate } => self.scheduled(rate, self.slot).max(self.not_before),
            Pace::Each { .. } => self.next_hand()?.1.max(self.not_before),
        };
        (due < self.order.until).then_some(due)
    }

    /// When the move of this number is to be made: the tables take turns.
    fn scheduled(&self, rate: f64, slot: u64) -> Moment {
        let tables = self.ground.tables.max(1) as f64;
        let seconds = (slot as f64 * tables + self.number as f64) / rate.max(1e-9);
        self.order.start + Duration::from_secs_f64(seconds.min(1e6))
    }

    /// The schedule goes on from now; what was missed meanwhile is nobody's fault.
    fn skip_to(&mut self, now: Moment) {
        if let Some(Pace::Open { rate }) = self.order.pace {
            while self.scheduled(rate, self.slot) < now {
                self.slot += 1;
            }
        }
    }

    /// Makes a move, or tries again to open a table.
    fn act(&mut self, now: Moment) {
        if self.stage == Stage::Opening {
            self.open();
            return;
        }
        // A game in real time ends by itself.
        if self.mirror.over && self.is_house() {
            self.open_next();
            return;
        }
        let hand = self.next_hand();
        let seats = hand.and_then(|(hand, _)| Seat::new(hand as u8)).map(SeatSet::one);
        let seats = seats.unwrap_or(SeatSet::first(self.ground.people));
        let due = match (self.order.pace, hand) {
            (Some(Pace::Open { rate }), _) => self.scheduled(rate, self.slot),
            (_, Some((_, due))) => due,
            _ => now,
        };
        if let (Some(Pace::Each { every }), Some((hand, _))) = (self.order.pace, hand) {
            self.hands[hand] = now + self.pause(every);
        }
        let mut flight = Flight::new(due, self.links.len());
        if let Opposite::Relay(script) = &self.ground.opposite {
            let text = Arc::clone(&script.entries[self.line]);
            // The move is worked out all the same, so that the generator has as much to do as with a server.
            let _ = self.mirror.choose(seats, &mut self.chance);
            flight.became(script.first() + self.line as u64);
            let sender = self.line % self.links.len();
            self.links[sender].say(Utf8Bytes::from(&*text));
        } else {
            match self.mirror.choose(seats, &mut self.chance) {
                Choice::Wait => {
                    match hand {
                        Some((hand, _)) => self.hands[hand] = now + 4 * PAUSE,
                        None => self.not_before = now + PAUSE,
                    }
                    return;
                }
                Choice::Move(seat, mv) => {
                    let id = self.chance.next();
                    let on = self.mirror.next;
                    self.links[seat.index()]
                        .ask(id, &Request::Move { id, on, seat: None, mv, good_for: None });
                }
            }
        }
        self.slot += 1;
        self.flight = Some(flight);
        self.ground.tally.flying.fetch_add(1, Ordering::Relaxed);
    }

    /// The move has come to everybody, or to nothing.
    fn end_flight(&mut self) {
        if self.flight.take().is_some() {
            self.ground.tally.flying.fetch_sub(1, Ordering::Relaxed);
        }
    }

    fn check_landed(&mut self) {
        let Some(flight) = &self.flight else { return };
        let (Some(landed), due) = (flight.landed(), flight.due) else { return };
        if self.counts(due) {
            self.ground.tally.seen.note(micros(due, landed));
        }
        // What lands late counts for how long it took, and not for how many there were.
        if self.counts(landed) {
            one_more(&self.ground.tally.accepted);
        }
        self.end_flight();
        if let Some(Pace::Closed { think }) = self.order.pace {
            self.not_before = Moment::now() + think;
        }
        if let Opposite::Relay(script) = &self.ground.opposite {
            self.line = (self.line + 1) % script.entries.len();
            if self.line == 0 {
                self.begin_script();
            }
        } else if self.mirror.over {
            self.open_next();
        }
    }

    fn is_house(&self) -> bool {
        matches!(self.ground.opposite, Opposite::House { .. })
    }

    fn counts(&self, due: Moment) -> bool {
        self.order.pace.is_some() && due >= self.order.count_from && due < self.order.until
    }

    // ----- coming and going -----------------------------------------------------------------------------------------

    fn came(&mut self, number: usize) {
        if matches!(self.ground.opposite, Opposite::Relay(_)) {
            // Whoever is in the room hears everything from now on.
            self.links[number].next = Some(0);
            if self.links.iter().all(|link| link.next.is_some()) {
                self.begin_script();
                self.begin_playing();
            }
            return;
        }
        let name = Name::new(&format!("{}-{number}", self.number)).ok();
        self.links[number]
            .say(Request::Hello { protocol: protocol::VERSION, name, sign: None }.write().into());
        let link = &mut self.links[number];
        if std::mem::replace(&mut link.came, true) {
            one_more(&self.ground.tally.reconnects);
        }
        if let Some(table) = self.table {
            link.joining = true;
            let have = link.next;
            link.say(Request::Join { table, have }.write().into());
        }
        link.ask_again();
    }

    fn lost(&mut self) {
        self.cut = true;
        self.sure = self.sure.max(self.mirror.next);
    }

    fn begin_script(&mut self) {
        let Opposite::Relay(script) = &self.ground.opposite else { return };
        if let Some(whole) = script.whole.clone() {
            self.mirror.clear();
            self.mirror.take_whole(*whole);
        }
        let first = script.first();
        self.links.iter_mut().for_each(|link| link.next = Some(first));
    }

    fn open(&mut self) {
        let Opposite::House { game, options, .. } = &self.ground.opposite else { return };
        let id = self.chance.next();
        let seats = self.ground.people + self.ground.bots;
        let request = Request::Open {
            id,
            game: game.clone(),
            seats,
            options: options.clone(),
            public: false,
            watchers: true,
            stand_ins: None,
            fair_race: None,
        };
        self.links[self.host].ask(id, &request);
    }

    /// The game is over: the same people open another table.
    fn open_next(&mut self) {
        self.note_left(false);
        self.host = (self.host + 1) % usize::from(self.ground.people);
        self.stage = Stage::Opening;
        self.table = None;
        self.acknowledged = None;
        self.sure = 0;
        self.mirror.clear();
        for link in &mut self.links {
            (link.next, link.pending, link.seat) = (None, None, None);
        }
        self.ground.tally.ready.fetch_sub(1, Ordering::Relaxed);
        self.open();
    }

    fn note_left(&mut self, whole: bool) {
        let Some(table) = self.table else { return };
        let calm = self.flight.is_none() && self.stage == Stage::Playing;
        let public = (whole && calm).then(|| self.mirror.public.clone());
        let Party { acknowledged, mirror, .. } = self;
        self.left.push(Left { table, acknowledged: *acknowledged, next: mirror.next, public });
    }

    fn begin_playing(&mut self) {
        self.stage = Stage::Playing;
        self.skip_to(Moment::now());
        self.ground.tally.ready.fetch_add(1, Ordering::Relaxed);
    }
}
