//! One table: its state, and the way in.

use std::collections::VecDeque;

use protocol::{GuestId, Here, Phase, Refusal, Request, SeatOf, TableId};
use serde_json::Value;
use shelf::{Desk, Game};
use table::{Coded, Entropy, Gate, Lookup, Passed, Seat, Seats, Time};

use crate::agreement::Proposed;
use crate::bots::BotSeat;
use crate::clock::Clock;
use crate::done::Done;
use crate::event::{Effect, Event, Link};
use crate::fault::Fault;
use crate::keep::{Append, Mark};
use crate::passing::Pass;
use crate::racing::{Asked, Knock};
use crate::record::{By, Opening, Record, Unreadable};
use crate::talking::Talk;
use crate::telling::{Backlog, Guest};

/// The games of a house.
pub type Games = &'static [&'static dyn Game];

/// After how long without anybody and anything to do a table goes to sleep.
const BEDTIME_MS: u64 = 30_000;
/// How far ahead an alarm must be for a table to sleep until then.
const NAP_MS: u64 = 60_000;
/// How often a table whose clock runs writes its time.
const MARK_MS: u64 = 1_000;

/// One table, kept.
pub struct House {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn Game,
    pub(crate) opening: Opening,
    pub(crate) options: Value,
    pub(crate) seats: Seats,
    pub(crate) sitters: Vec<SeatOf>,
    pub(crate) entropy: Vec<(Seat, Entropy)>,
    pub(crate) phase: Phase,
    pub(crate) host: GuestId,
    /// Whether everybody sees it in the lobby, and whether those without a seat may watch.
    pub(crate) public: bool,
    pub(crate) watchers: bool,
    /// Whether a bot plays for whoever drops out, until they are back.
    pub(crate) stand_ins: bool,
    /// Whether whoever plays first is first, however long it takes to come here.
    pub(crate) fair_race: bool,
    pub(crate) proposal: Option<Proposed>,
    pub(crate) passes: Vec<Pass>,
    /// The table at which the same people play again, and the entry that says so.
    pub(crate) next: Option<(TableId, u64)>,
    /// Who waits for it to be opened.
    pub(crate) next_for: Vec<(Link, By)>,
    /// The document of the table as it was told last, as far as it changes.
    pub(crate) shown: Value,
    /// The game, once it has begun.
    pub(crate) desk: Option<Box<dyn Desk>>,
    pub(crate) clock: Clock,
    pub(crate) gate: Gate<Knock>,

    pub(crate) guests: Lookup<Link, Guest>,
    /// Those who may not watch; they may show a code.
    pub(crate) at_the_door: Lookup<Link, Guest>,
    /// Since when those who matter have had no connection; the others since the table was loaded.
    pub(crate) gone: Lookup<GuestId, u64>,
    pub(crate) absent_since: u64,
    /// Who is there, as it was told last, and when the next one counts as away.
    pub(crate) here: Here,
    pub(crate) away_due: Option<u64>,
    pub(crate) talk: Talk,
    pub(crate) bots: Lookup<Seat, BotSeat>,
    pub(crate) backlog: Backlog,
    pub(crate) done: Done,
    pub(crate) questions: u64,

    epoch: u64,
    /// The number of the next entry.
    pub(crate) seq: u64,
    /// How many entries are on disk.
    pub(crate) kept: u64,
    /// Entries that wait for the append before.
    pub(crate) waiting: Vec<Vec<u8>>,
    /// The entry with which the append on its way ends.
    on_its_way: Option<u64>,
    /// What must not be let out before so many entries are on disk.
    pub(crate) held: VecDeque<(u64, Effect)>,
    pub(crate) marked_at: u64,
    pub(crate) rest: Rest,
    pub(crate) finished: bool,
    /// The referee takes nothing more, so nothing is due any more either.
    pub(crate) jammed: bool,
    pub(crate) fault: Option<Fault>,
}

/// How tired a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rest {
    /// Somebody is there, or something is to be done.
    Awake,
    /// Nobody and nothing, since then.
    Idle(u64),
    /// It goes to sleep as soon as that is on disk.
    GoingToBed,
    /// It sleeps.
    Asleep,
}

impl House {
    /// A new table. Its first entry waits to be kept.
    pub fn open(
        id: TableId,
        opening: Opening,
        games: &[&'static dyn Game],
        now: u64,
        effects: &mut Vec<Effect>,
    ) -> Result<House, Unreadable> {
        let mut house = House::new(id, opening, games, 1)?;
        let record = Record::Opened(house.opening.clone());
        house.waiting.push(record.write());
        house.seq = 1;
        let stand_ins = house.opening.stand_ins.then_some(Record::StandIns { by: None, on: true });
        let fair_race = house.opening.fair_race && house.game.real_time();
        let fair_race = fair_race.then_some(Record::FairRace { by: None, on: true });
        for record in stand_ins.into_iter().chain(fair_race) {
            let seq = house.enter(&record);
            house.apply(record, seq);
        }
        house.absent_since = now;
        house.shown = house.to_be_shown();
        house.flush(now, effects);
        Ok(house)
    }

    pub(crate) fn new(
        id: TableId,
        opening: Opening,
        games: &[&'static dyn Game],
        epoch: u64,
    ) -> Result<House, Unreadable> {
        let game = games.iter().copied().find(|game| game.name() == opening.game);
        let game = game.ok_or_else(|| Unreadable::NoSuchGame(opening.game.clone()))?;
        let unreadable = Unreadable::Entry { seq: 0 };
        let options = serde_json::from_str(&opening.options).map_err(|_| unreadable.clone())?;
        let seats = Seats::new(opening.seats).ok_or(unreadable)?;
        let mut sitters: Vec<SeatOf> = opening.taken.iter().cloned().map(SeatOf::from).collect();
        sitters.resize(usize::from(seats.count()), SeatOf::Free);
        Ok(House {
            id,
            game,
            options,
            seats,
            sitters,
            host: opening.host,
            public: opening.public,
            watchers: opening.watchers,
            stand_ins: false,
            fair_race: false,
            proposal: None,
            passes: Vec::new(),
            next: None,
            next_for: Vec::new(),
            shown: Value::Null,
            opening,
            entropy: Vec::new(),
            phase: Phase::Gathering,
            desk: None,
            clock: Clock::standing(Time::ZERO),
            gate: Gate::new(),
            guests: Lookup::new(),
            at_the_door: Lookup::new(),
            gone: Lookup::new(),
            absent_since: 0,
            here: Here::default(),
            away_due: None,
            talk: Talk::default(),
            bots: Lookup::new(),
            backlog: Backlog::default(),
            done: Done::default(),
            questions: 0,
            epoch,
            seq: 0,
            kept: 0,
            waiting: Vec::new(),
            on_its_way: None,
            held: VecDeque::new(),
            marked_at: 0,
            rest: Rest::Awake,
            finished: false,
            jammed: false,
            fault: None,
        })
    }

    /// Plants a fault.
    #[cfg(feature = "faults")]
    pub fn plant(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }

    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// The way in. What is to be done about it is added to `effects`.
    pub fn step(&mut self, event: Event, now: u64, effects: &mut Vec<Effect>) {
        match event {
            Event::Join { link, guest, name, sign, have } => self.join(link, (guest, name, sign), have, now),
            Event::Leave { link } => self.knock_leave(link, now),
            Event::Request { link, request, stamp, luck } => {
                self.knock(Asked { link, request, read: stamp.min(now), arrived: now, luck });
            }
            Event::Trip { link, ms } => self.note_trip(link, ms),
            Event::Slow { link } => self.falls_behind(link),
            Event::CaughtUp { link } => self.catches_up(link, now),
            Event::Kept => self.was_kept(now),
            Event::Planned { seat, question, plan } => self.planned(seat, question, plan),
            Event::NextOpened { table } => self.next_opened(table, now),
            Event::Tick => {}
        }
        self.settle(now, effects);
    }

    /// When the house wants to be woken with [`Event::Tick`], if nothing happens before.
    pub fn wake(&self, now: u64) -> Option<u64> {
        let desk = self.desk.as_ref();
        let alarm = desk.filter(|_| !self.jammed).and_then(|desk| desk.alarm());
        let first = self.next_plan().into_iter().chain(alarm).min().filter(|time| self.clock.comes_to(*time));
        let settled = self.settled(now);
        let first = first.and_then(|time| self.clock.service_at(time, settled));
        let first = first.map(|service| service.saturating_add(now - settled));
        let mark = self.clock_matters().then_some(self.marked_at + MARK_MS);
        let sleep = match self.rest {
            Rest::Idle(since) => Some(since + BEDTIME_MS),
            Rest::Awake | Rest::GoingToBed | Rest::Asleep => None,
        };
        // What is due while the disk stalls is done when it answers.
        let stalled = self.on_its_way.is_some() && first.is_some_and(|first| first <= now);
        let lapse = self.proposal.as_ref().map(|proposal| proposal.until);
        [
            first.filter(|_| !stalled),
            mark.filter(|_| self.on_its_way.is_none()),
            sleep,
            lapse,
            self.next_passing(now),
            self.next_away(),
            self.next_stand_in(),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// The number of the next entry: where the house is.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The game that is played here.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    // ----- requests -----------------------------------------------------------------------------------------------

    /// Answers what the gate let through in this place.
    pub(crate) fn answer(&mut self, asked: Asked, place: Passed<()>, now: u64) {
        let Asked { link, request, read, arrived, luck } = asked;
        let id = request.id();
        let Some(guest) = self.guests.get(&link) else {
            self.answer_outside(link, request, now);
            return;
        };
        let by = id.map(|id| By { guest: guest.guest, id });
        // Asking for something to read changes nothing, so it may be asked twice.
        let asks = matches!(request, Request::Moves { .. } | Request::Log { .. } | Request::Look { .. });
        let again = by.filter(|_| !asks && !self.has(Fault::ForgetsRequests));
        if let Some((by, seq)) = again.and_then(|by| Some((by, self.done.entry(by)?))) {
            self.tell_done(link, by, seq);
            return;
        }
        let passed = place.stamp.as_ms();
        let answer = match request {
            Request::Ping { at } => {
                self.tell_pong(link, at, now);
                return;
            }
            Request::Look { seat, .. } => match self.look(link, seat, now) {
                Ok(()) => return,
                Err(refusal) => Err(refusal.coded()),
            },
            Request::Log { id } => match self.desk.as_ref().and_then(|desk| desk.log()) {
                Some(log) => {
                    self.tell_log(link, id, log);
                    return;
                }
                None if self.desk.is_none() => Err(Refusal::NotBegun.coded()),
                None => Err(Refusal::StillPlaying.coded()),
            },
            Request::Moves { id, seat } => match self.own_seat(link, seat) {
                Ok(seat) => {
                    self.tell_moves(link, id, seat, now);
                    return;
                }
                Err(refusal) => Err(refusal.coded()),
            },
            Request::Move { id, on, seat, mv, good_for } => {
                let by = By { guest: guest.guest, id };
                // Waiting for others is nobody's fault; waiting for the own turn is.
                let lost =
                    good_for.is_some_and(|ms| read.saturating_add(u64::from(ms)) <= passed.max(arrived));
                self.come_to(place.stamp);
                match self.admit(link, seat, by, on, lost) {
                    Ok(own) => {
                        let played = self.give(passed, Some(by), |desk, at| desk.play(at, own, &mv));
                        let early = if played.is_err() { self.waits_until(own, &mv, &place) } else { None };
                        if let Some(until) = early {
                            let request = Request::Move { id, on, seat, mv, good_for };
                            let asked = Asked { link, request, read, arrived, luck };
                            self.gate.put_back(place, Knock::Asked(Box::new(asked)), until);
                            return;
                        }
                        played
                    }
                    Err(why) => Err(why),
                }
            }
            // Taking back is about the very last move: two taps must not take back two.
            Request::Undo { on, .. } if on < self.seq => Err(Refusal::Stale.coded()),
            Request::Undo { id, on, seat } => {
                let by = By { guest: guest.guest, id };
                self.admit(link, seat, by, on, false)
                    .and_then(|seat| self.give(passed, Some(by), |desk, at| desk.undo(at, seat)))
            }
            request => match by {
                Some(by) => self.carry_out(link, by, request, luck, now),
                // These are the shell's to answer.
                None => Err(Refusal::BadMessage { why: "not at a table".to_owned() }.coded()),
            },
        };
        match (answer, by) {
            (Ok(()), Some(by)) => {
                // What the request became: the entry that was noted for it.
                if let Some(seq) = self.done.entry(by) {
                    self.tell_done(link, by, seq);
                }
            }
            (Ok(()), None) => {}
            (Err(why), _) => self.tell_no(link, id, why),
        }
    }

    /// Whether a request about the game may come before the referee, and for which seat.
    fn admit(&self, link: Link, seat: Option<Seat>, by: By, on: u64, lost: bool) -> Result<Seat, Coded> {
        let seat = self.own_seat(link, seat).map_err(|refusal| refusal.coded())?;
        if on > self.seq {
            return Err(Refusal::Ahead.coded());
        }
        if self.done.may_have_forgotten(by, on) && !self.has(Fault::ForgetsRequests) {
            return Err(Refusal::Stale.coded());
        }
        if lost {
            return Err(Refusal::TooLate.coded());
        }
        Ok(seat)
    }

    /// The seat that a guest speaks for.
    pub(crate) fn own_seat(&self, link: Link, seat: Option<Seat>) -> Result<Seat, Refusal> {
        if self.desk.is_none() {
            return Err(Refusal::NotBegun);
        }
        let guest = self.guests.get(&link).ok_or(Refusal::NotAtATable)?;
        match seat {
            Some(seat) => self.holds(guest.guest, seat).then_some(seat).ok_or(Refusal::NotYourSeat),
            None => guest.eye.seat().ok_or(Refusal::NotYourSeat),
        }
    }

    // ----- keeping ------------------------------------------------------------------------------------------------

    /// Adds an entry. Whoever it is told to is told by the caller.
    pub(crate) fn enter(&mut self, record: &Record) -> u64 {
        let seq = self.seq;
        if let Some(by) = record.by() {
            self.done.note(by, seq);
        }
        self.waiting.push(record.write());
        self.seq += 1;
        seq
    }

    /// Everything that was let in has been dealt with: what is due rings, bots are asked, entries go to the disk.
    pub(crate) fn settle(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.let_pass(now);
        self.lapse(now);
        loop {
            self.ring_and_act(now);
            // With somebody less to wait for, more may pass.
            if !self.let_pass(now) {
                break;
            }
        }
        self.end(now);
        self.note_away(now);
        self.stand_in_for_the_gone(now);
        self.gate.race(self.racers());
        self.rest(now);
        self.let_out(effects);
        self.ask_bots(now, effects);
        self.flush(now, effects);
    }

    /// Sends to the disk what waits for it, if nothing is on its way.
    fn flush(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if self.on_its_way.is_some() || self.rest == Rest::Asleep {
            return;
        }
        let stale = self.clock_matters() && now >= self.marked_at + MARK_MS;
        let to_bed = self.rest == Rest::GoingToBed && !self.finished;
        if self.waiting.is_empty() && !stale && !to_bed {
            return;
        }
        let entries = std::mem::take(&mut self.waiting);
        let due = self.desk.as_ref().filter(|desk| !self.jammed && !desk.is_paused()).and_then(|desk| {
            // A bot whose turn it is has no alarm, and yet something is to be done.
            let bot = desk.awaited().iter().any(|seat| self.bots.contains_key(&seat));
            if bot { Some(now) } else { self.clock.service_at(desk.alarm()?, now) }
        });
        let mark = Mark { game: self.clock.at(now).as_ms(), service: now, due, asleep: to_bed };
        let finished = self.phase == Phase::Over && self.revealed();
        self.finished |= finished;
        let expected_seq = self.seq - entries.len() as u64;
        self.on_its_way = Some(self.seq);
        self.marked_at = now;
        self.clock.wait_for_disk(now);
        let (table, epoch) = (self.id, self.epoch);
        effects.push(Effect::Append(Append { table, epoch, expected_seq, entries, mark, finished }));
    }

    fn was_kept(&mut self, now: u64) {
        let Some(upto) = self.on_its_way.take() else { return };
        self.kept = if self.has(Fault::CountsWaitingAsKept) { self.seq } else { upto };
        if let Some(ms) = self.clock.disk_answered(now) {
            self.give(now, None, |desk, _| desk.outage(ms)).ok();
        }
        if self.rest == Rest::GoingToBed && self.waiting.is_empty() {
            self.fall_asleep();
        }
    }

    /// Whether game time must be written even if nothing happens.
    fn clock_matters(&self) -> bool {
        !self.finished
            && self.clock.runs()
            && self.desk.as_ref().is_some_and(|desk| desk.alarm().is_some())
            && matches!(self.rest, Rest::Awake | Rest::Idle(_))
    }

    /// Goes to sleep when there has been nobody and nothing to do for a while.
    fn rest(&mut self, now: u64) {
        let soon = self.desk.as_ref().and_then(|desk| desk.alarm()).is_some_and(|alarm| {
            self.clock.service_at(alarm, now).is_some_and(|due| due < now.saturating_add(NAP_MS))
        });
        let thinking = self.is_a_bot_busy();
        if !self.guests.is_empty() || soon || thinking {
            if self.rest == Rest::GoingToBed {
                // It said that it sleeps, and that is on disk or on its way: to be put right at once.
                self.marked_at = 0;
            }
            self.rest = Rest::Awake;
            return;
        }
        match self.rest {
            Rest::Awake => self.rest = Rest::Idle(now),
            Rest::Idle(since) if now >= since.saturating_add(BEDTIME_MS) => {
                self.rest = Rest::GoingToBed;
                if self.finished && self.on_its_way.is_none() {
                    self.fall_asleep();
                }
            }
            Rest::Idle(_) | Rest::GoingToBed | Rest::Asleep => {}
        }
    }

    fn fall_asleep(&mut self) {
        self.rest = Rest::Asleep;
        self.held.push_back((self.kept, Effect::Sleep));
    }
}
