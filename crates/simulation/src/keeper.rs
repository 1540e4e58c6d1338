//! Whoever keeps the table: one house and the bots that it hired, in one process.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use house::{Effect, Event, House, Link};
use protocol::Request;
use shelf::{Mind, Seen};
use table::{Seat, Time};

use crate::hours::Hours;
use crate::violation::{Checked, Invariant, Violation, must};

/// How often in a row the house may be woken for nothing.
const IDLE_TICKS: u32 = 6;
/// By how much more the time that is shown may run than that of the service: a message may have waited for two writes,
/// during each of which game time ran on for half a second.
const TOLERANCE_MS: i64 = 1_100;

/// One process that keeps the table.
pub(crate) struct Keeper {
    pub(crate) house: House,
    /// Whether it opened the table itself. Then somebody else may have opened it before.
    pub(crate) opened: bool,
    pub(crate) hours: Hours,
    /// Whether a write is under way.
    pub(crate) writing: bool,
    /// The number of the tick that it waits for.
    pub(crate) tick: u64,
    idle_ticks: u32,
    pub(crate) minds: BTreeMap<Seat, Thinker>,
    /// How many entries there were when a request came in first.
    asked_on: BTreeMap<(Link, u64), u64>,
    /// The entries that wait to be written.
    made: Vec<(u64, Made)>,
    /// The least by which game time was ever ahead of the time of the service.
    lead: i64,
}

/// How an entry was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    /// The game time at that moment, if a game was on.
    pub(crate) at: Option<u64>,
    /// Whether a write was under way until then: nobody could have been told of it before, so it may be late.
    pub(crate) disk_was_busy: bool,
}

/// A bot.
pub(crate) struct Thinker {
    pub(crate) mind: Box<dyn Mind>,
    pub(crate) question: u64,
    pub(crate) about: Option<(Seen, Time)>,
    /// Whether it has nothing to do until something happens.
    pub(crate) waits: bool,
}

/// Does something that must not panic.
pub(crate) fn calmly<T>(act: impl FnOnce() -> T) -> Checked<T> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let what = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Violation { invariant: Invariant::NoPanic, what: what.unwrap_or_default() }
    })
}

impl Keeper {
    pub(crate) fn new(house: House, opened: bool, hours: Hours, lead: i64) -> Keeper {
        Keeper {
            house,
            opened,
            hours,
            writing: false,
            tick: 0,
            idle_ticks: 0,
            minds: BTreeMap::new(),
            asked_on: BTreeMap::new(),
            made: Vec::new(),
            lead,
        }
    }

    /// How far game time was ahead of the time of the service at least.
    pub(crate) fn lead(&self) -> i64 {
        self.lead
    }

    /// Gives an event to the house. When it wants to be woken is asked afterwards.
    pub(crate) fn step(&mut self, event: Event, service: u64) -> Checked<Vec<Effect>> {
        let before = self.house.seq();
        let ticks = matches!(event, Event::Tick);
        let starts = matches!(&event, Event::Request { request: Request::Start { .. }, .. });
        match &event {
            Event::Kept => self.hours.disk_answered(service),
            Event::Request { link, request, .. } => {
                if let Some(id) = request.id() {
                    self.asked_on.entry((*link, id)).or_insert(before);
                }
            }
            _ => {}
        }
        let disk_was_busy = self.writing || matches!(event, Event::Kept);
        let mut effects = Vec::new();
        calmly(|| self.house.step(event, service, &mut effects))?;
        if starts && self.house.seq() > before + 1 && self.hours.at(service).is_none() {
            self.hours.begin(self.writing, service);
        }
        self.hours.pause(self.house.is_paused(), service);
        self.note_made(before, disk_was_busy, service);
        let idle = ticks && effects.is_empty() && self.house.seq() == before;
        self.idle_ticks = if idle { self.idle_ticks + 1 } else { 0 };
        must(self.idle_ticks < IDLE_TICKS, Invariant::NoBusyLoop, || {
            format!(
                "woken {IDLE_TICKS} times in a row for nothing, and wants to be woken again in {:?} ms",
                self.house.wake(service).map(|wake| wake.saturating_sub(service))
            )
        })?;
        must(
            !ticks || self.house.wake(service).is_none_or(|wake| wake > service),
            Invariant::NoBusyLoop,
            || "after a tick it wants to be woken at once".to_owned(),
        )?;
        Ok(effects)
    }

    /// Entries from here on were made at this moment.
    pub(crate) fn note_made(&mut self, before: u64, disk_was_busy: bool, service: u64) {
        let made = Made { at: self.hours.at(service), disk_was_busy };
        self.made.extend((before..self.house.seq()).map(|seq| (seq, made)));
    }

    /// What goes to the disk now: how each of these entries was made.
    pub(crate) fn take_made(&mut self) -> Vec<(u64, Made)> {
        std::mem::take(&mut self.made)
    }

    /// How many entries there were when this request came in.
    pub(crate) fn asked_on(&self, link: Link, id: u64) -> u64 {
        self.asked_on.get(&(link, id)).copied().unwrap_or(0)
    }

    /// Somebody is shown that it is so late, or that something happened then.
    pub(crate) fn show_time(&mut self, at: Time, happened: bool, service: u64) -> Checked {
        let lead = at.as_ms() as i64 - service as i64;
        must(lead <= self.lead.saturating_add(TOLERANCE_MS), Invariant::Clock, || {
            format!("game time ran on by {} ms more than the service", lead - self.lead)
        })?;
        if !happened {
            self.lead = self.lead.min(lead);
        }
        Ok(())
    }
}
