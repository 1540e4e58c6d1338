//! The way to the referee: who races with whom, what waits at the gate, and for what.

use protocol::{GuestId, Phase, Refusal, Request, SeatOf};
use serde_json::Value;
use table::{Passed, Seat, SeatSet, Time};

use crate::event::Link;
use crate::house::House;

/// A lock-out that ends within this time is waited for.
const PATIENCE_MS: u64 = 150;
/// How many requests of one person wait at the gate at most.
const MOST_WAITING: usize = 32;

/// What comes to the gate.
pub(crate) enum Knock {
    Asked(Box<Asked>),
    Left(Link),
}

/// A request as it came.
pub(crate) struct Asked {
    pub(crate) link: Link,
    pub(crate) request: Request,
    /// When the shell read it, and when it came to the house.
    pub(crate) read: u64,
    pub(crate) arrived: u64,
    pub(crate) luck: Option<[u8; 16]>,
}

impl House {
    // ----- who races ----------------------------------------------------------------------------------------------

    /// Those who race: each person who is there and has a seat, once, however many seats they hold.
    pub(crate) fn racers(&self) -> SeatSet {
        if !self.fair_race || self.phase != Phase::Playing || self.is_paused() {
            return SeatSet::NONE;
        }
        let present = |guest: GuestId| self.guests.values().any(|other| other.guest == guest);
        let people = self.sitters.iter().filter_map(SeatOf::person).filter(|guest| present(*guest));
        people.filter_map(|guest| self.seat_of(guest)).collect()
    }

    /// Those of them on whom the game waits: any of them may deliver something.
    fn awaited_racers(&self) -> SeatSet {
        let Some(desk) = self.desk.as_ref().filter(|_| self.fair_race) else { return SeatSet::NONE };
        let people = desk.awaited().iter().filter_map(|seat| self.sitters.get(seat.index())?.person());
        people.filter_map(|guest| self.seat_of(guest)).collect()
    }

    /// Whether anybody races now, so that it matters how far away they are.
    pub fn races(&self) -> bool {
        self.racers().len() >= 2
    }

    /// Whether a game goes on that waits for nobody: then it matters whether all are still there.
    pub fn is_pressed(&self) -> bool {
        self.game.real_time() && self.phase == Phase::Playing && !self.is_paused()
    }

    /// Whose round trips matter now: those of all who have a seat.
    pub fn pressed_links(&self) -> Vec<Link> {
        let has_seat = |guest: GuestId| self.seat_of(guest).is_some();
        self.guests.iter().filter(|(_, guest)| has_seat(guest.guest)).map(|(link, _)| *link).collect()
    }

    pub(crate) fn note_trip(&mut self, link: Link, ms: u64) {
        if let Some(seat) = self.sender(link) {
            self.gate.note_trip(seat, ms);
        }
    }

    /// Up to when everything is settled: nobody can deliver anything any more that was played then or before.
    pub(crate) fn settled(&self, now: u64) -> u64 {
        match self.gate.longest_lag(self.awaited_racers()) {
            0 => now,
            lag => now.saturating_sub(lag + 1),
        }
    }

    /// The seat under which the gate knows whoever is at the other end: the first of theirs.
    fn sender(&self, link: Link) -> Option<Seat> {
        self.guests.get(&link).and_then(|guest| self.seat_of(guest.guest))
    }

    /// How many inputs wait at the gate.
    pub fn held_back(&self) -> usize {
        self.gate.waiting()
    }

    // ----- the gate -----------------------------------------------------------------------------------------------

    /// Somebody asks for something.
    pub(crate) fn knock(&mut self, asked: Asked) {
        self.gate.race(self.racers());
        let (link, sender) = (asked.link, self.sender(asked.link));
        if self.gate.waiting_of(sender) >= MOST_WAITING {
            self.tell_no(link, asked.request.id(), Refusal::TooFast.coded());
            return;
        }
        let aside = matches!(
            asked.request,
            Request::Ping { .. }
                | Request::Moves { .. }
                | Request::Log { .. }
                | Request::Look { .. }
                | Request::Say { .. }
        );
        let read = Time::from_ms(asked.read).unwrap_or(Time::LAST);
        let knock = Knock::Asked(Box::new(asked));
        if aside {
            self.gate.arrive_aside(read, sender, knock);
        } else {
            self.gate.arrive(read, sender, knock);
        }
    }

    /// A connection is gone. What it brought before is still dealt with first.
    pub(crate) fn knock_leave(&mut self, link: Link, now: u64) {
        let now = Time::from_ms(now).unwrap_or(Time::LAST);
        self.gate.arrive_aside(now, self.sender(link), Knock::Left(link));
    }

    /// Lets through what may pass now. False if nothing may.
    pub(crate) fn let_pass(&mut self, now: u64) -> bool {
        let mut any = false;
        loop {
            self.gate.race(self.racers());
            let awaited = self.awaited_racers();
            let Some(passed) = self.gate.next(Time::from_ms(now).unwrap_or(Time::LAST), awaited) else {
                return any;
            };
            any = true;
            let (knock, place) = passed.take();
            match knock {
                Knock::Left(link) => self.leave(link, now),
                Knock::Asked(asked) => self.answer(*asked, place, now),
            }
        }
    }

    /// In real time, what bots do before an input comes before it.
    pub(crate) fn come_to(&mut self, stamp: Time) {
        if !self.game.real_time() {
            return;
        }
        let before = self.clock.at(stamp.as_ms()).as_ms().checked_sub(1).and_then(Time::from_ms);
        while before.is_some_and(|before| self.ring_or_act(before)) {}
    }

    /// When something may pass next, if nothing happens before.
    pub(crate) fn next_passing(&self, now: u64) -> Option<u64> {
        self.gate.due(self.awaited_racers()).map(|due| due.as_ms().max(now + 1))
    }

    /// Until when a refused move waits at the gate: in real time until the end of a lock-out, if that is near.
    pub(crate) fn waits_until(&self, seat: Seat, mv: &Value, place: &Passed<()>) -> Option<Time> {
        let desk = self.desk.as_ref().filter(|_| self.game.real_time() && self.clock.runs())?;
        let at = self.clock.at(place.stamp.as_ms());
        let until = desk.early(at.max(desk.now()), seat, mv)?;
        // While the disk stalls game time does not come to it, and nobody can tell when it will.
        let near =
            until.since(self.clock.at(place.played.as_ms())) <= PATIENCE_MS && self.clock.comes_to(until);
        near.then(|| place.stamp.after(until.since(at).max(1)))
    }
}
