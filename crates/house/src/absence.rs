//! Who is there and who is away, and bots that play for those who are.

use protocol::{GuestId, Here, Phase, Refusal, SeatOf};
use table::{Coded, Eye, Seat, Sitter};

use crate::event::Link;
use crate::house::House;
use crate::record::{By, Record};

/// For how long somebody must have no connection to count as away.
const AWAY_MS: u64 = 60_000;
/// The same where everything happens in real time, for a bot to play until they are back.
const DROPPED_OUT_MS: u64 = 5_000;
/// How well that bot plays.
const STAND_IN: &str = "good";

impl House {
    /// For how long this guest has had no connection to the table.
    pub(crate) fn gone_for(&self, guest: GuestId, now: u64) -> u64 {
        if self.guests.values().any(|other| other.guest == guest) {
            return 0;
        }
        now.saturating_sub(self.gone_since(guest))
    }

    fn gone_since(&self, guest: GuestId) -> u64 {
        self.gone.get(&guest).copied().unwrap_or(self.absent_since)
    }

    /// A connection of this guest is no more.
    pub(crate) fn note_gone(&mut self, guest: GuestId, now: u64) {
        // Whoever has nothing to lose here is not waited for.
        let matters = guest == self.host || self.seats.iter().any(|seat| self.owner(seat) == Some(guest));
        if matters && !self.guests.values().any(|other| other.guest == guest) {
            self.gone.insert(guest, now);
        }
    }

    /// Who is there, and when the next one counts as away.
    fn look_around(&self, now: u64) -> (Here, Option<u64>) {
        let mut here = Here::default();
        for guest in self.guests.values() {
            if guest.eye == Eye::Watcher {
                here.watchers += 1;
            }
        }
        // Whoever holds several seats, for people who share a device, is there in all of them.
        let present = |guest: GuestId| self.guests.values().any(|other| other.guest == guest);
        let persons = self.seats.iter().zip(&self.sitters);
        here.seats = persons
            .filter(|(_, sitter)| sitter.person().is_some_and(present))
            .map(|(seat, _)| seat)
            .collect();
        let mut due = None;
        for (seat, sitter) in self.seats.iter().zip(&self.sitters) {
            let Some(person) = sitter.person().filter(|_| !here.seats.contains(&seat)) else { continue };
            let away_at = self.gone_since(person).saturating_add(AWAY_MS);
            if away_at <= now {
                here.away.push(seat);
            } else {
                due = Some(due.map_or(away_at, |due: u64| due.min(away_at)));
            }
        }
        (here, due)
    }

    /// Tells everybody who is there, if that has changed; and somebody who has just come in any case.
    pub(crate) fn tell_here(&mut self, newcomer: Option<Link>, now: u64) {
        let (here, due) = self.look_around(now);
        self.away_due = due;
        let changed = here != self.here;
        let links: Vec<Link> = self
            .guests
            .iter()
            .filter(|(link, guest)| !guest.slow && (changed || Some(**link) == newcomer))
            .map(|(link, _)| *link)
            .collect();
        if links.is_empty() {
            self.here = here;
            return;
        }
        let text: crate::event::Text = protocol::Answer::Here(here.clone()).write().into();
        self.here = here;
        for link in links {
            self.hold(link, text.clone());
        }
    }

    /// When somebody will have been gone for so long that the others are told.
    pub(crate) fn next_away(&self) -> Option<u64> {
        self.away_due.filter(|_| !self.guests.is_empty())
    }

    /// Whoever has been gone for long is away from now on.
    pub(crate) fn note_away(&mut self, now: u64) {
        if self.next_away().is_some_and(|due| due <= now) {
            self.tell_here(None, now);
        }
    }

    /// The seats of those who have no connection, where bots play for whoever drops out; each with the time of the service at
    /// which a bot begins to.
    fn dropped_out(&self) -> impl Iterator<Item = (Seat, u64)> {
        let real_time = self.game.real_time();
        let grace = if real_time { DROPPED_OUT_MS } else { AWAY_MS };
        // Where the clock does not press, nobody plays on behind everybody's back.
        let wanted = self.stand_ins && (real_time || !self.guests.is_empty());
        let on = wanted && self.phase == Phase::Playing && !self.is_paused();
        let persons = self.seats.iter().zip(&self.sitters).filter(move |_| on);
        persons.filter_map(move |(seat, sitter)| {
            let person = sitter.person()?;
            let gone = !self.guests.values().any(|other| other.guest == person);
            gone.then(|| (seat, self.gone_since(person).saturating_add(grace)))
        })
    }

    /// When a bot begins to play for the next of those who dropped out.
    pub(crate) fn next_stand_in(&self) -> Option<u64> {
        self.dropped_out().map(|(_, due)| due).min()
    }

    /// Bots play for those who dropped out, until they are back.
    pub(crate) fn stand_in_for_the_gone(&mut self, now: u64) {
        let gone: Vec<Seat> =
            self.dropped_out().filter(|(_, due)| *due <= now).map(|(seat, _)| seat).collect();
        if gone.is_empty() {
            return;
        }
        let levels = self.game.levels();
        let Some(level) = levels.iter().find(|level| **level == STAND_IN).or(levels.last()) else { return };
        for seat in gone {
            self.arrange(Record::StoodIn { seat, level: (*level).to_owned() }, now);
            self.change_sitter(seat, Sitter::Bot((*level).to_owned()), now);
        }
        self.carry(now);
    }

    /// Somebody who dropped out is back: what a bot played until then is theirs again.
    pub(crate) fn come_back(&mut self, guest: GuestId, now: u64) {
        if self.phase != Phase::Playing {
            return;
        }
        let waits = |sitter: &SeatOf| match sitter {
            SeatOf::Bot { keeps: Some(keeps), conceded: false, .. } => {
                keeps.until_back && keeps.guest == guest
            }
            SeatOf::Free | SeatOf::Person { .. } | SeatOf::Bot { .. } => false,
        };
        let persons = self.seats.iter().zip(&self.sitters).filter(|(_, sitter)| waits(sitter));
        let seats: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        for seat in seats {
            self.arrange(Record::CameBack { seat }, now);
            self.change_sitter(seat, Sitter::Person, now);
        }
    }

    /// A bot takes a seat: before the game a free one; in the game that of somebody who is away, of a bot, or one's own.
    pub(crate) fn put_bot(&mut self, by: By, seat: Seat, level: String, now: u64) -> Result<(), Coded> {
        if self.phase == Phase::Gathering {
            self.only_host(by)?;
        }
        match (self.phase, self.sitter(seat)?) {
            (Phase::Gathering, SeatOf::Person { .. }) => return Err(Refusal::SeatTaken { seat }.into()),
            (Phase::Gathering, SeatOf::Free | SeatOf::Bot { .. }) => {}
            (Phase::Over, _) => return Err(Refusal::Over.into()),
            (Phase::Playing, SeatOf::Person { guest, .. }) if *guest == by.guest => {}
            (Phase::Playing, sitter) => {
                let may =
                    self.seat_of(by.guest).is_some() || by.guest == self.host || self.keeps(by.guest, seat);
                if !may {
                    return Err(Refusal::NotSeated.into());
                }
                let there = sitter.person().is_some_and(|person| self.gone_for(person, now) < AWAY_MS);
                if there {
                    return Err(Refusal::NotAway { seat }.into());
                }
            }
        }
        if !self.game.levels().contains(&level.as_str()) {
            return Err(Refusal::NoSuchBot.into());
        }
        let sign = self.sitter(seat)?.sign();
        let sign = sign.unwrap_or_else(|| self.free_sign(None, None));
        self.arrange(Record::Bot { by, seat, level: level.clone(), sign }, now);
        if self.phase == Phase::Playing {
            self.change_sitter(seat, Sitter::Bot(level), now);
            self.carry(now);
        }
        Ok(())
    }

    /// Whether a bot plays in this seat for this guest.
    fn keeps(&self, guest: GuestId, seat: Seat) -> bool {
        matches!(self.sitters.get(seat.index()), Some(SeatOf::Bot { keeps: Some(keeps), .. }) if keeps.guest == guest)
    }

    /// Whether this guest is more than a watcher: the host, or somebody for whom a bot plays.
    pub(crate) fn belongs(&self, guest: GuestId) -> bool {
        guest == self.host || self.seats.iter().any(|seat| self.keeps(guest, seat))
    }

    /// Somebody takes their seat back from a bot.
    pub(crate) fn take(&mut self, by: By, seat: Seat, now: u64) -> Result<(), Coded> {
        match self.phase {
            Phase::Gathering => return Err(Refusal::NotBegun.into()),
            Phase::Over => return Err(Refusal::Over.into()),
            Phase::Playing => {}
        }
        self.sitter(seat)?;
        if !self.keeps(by.guest, seat) {
            return Err(Refusal::NotYourSeat.into());
        }
        if self.owner(seat).is_none() {
            return Err(Refusal::Conceded.into());
        }
        if self.seat_of(by.guest).is_some() {
            return Err(Refusal::AlreadySeated.into());
        }
        self.arrange(Record::Took { by, seat }, now);
        self.change_sitter(seat, Sitter::Person, now);
        Ok(())
    }
}
