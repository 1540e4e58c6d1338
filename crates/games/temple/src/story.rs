//! What is told after a game: who did what and when, how the stones went down, and when it was decided.
//!
//! A [`Teller`] hears a game entry by entry and makes a [`Story`] of it; [`Story::of`] does so with a log. Whatever a story
//! says can be seen from the game: it never guesses.

mod deeds;
mod event;
mod honour;
mod title;
mod turn;

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Log, Referee, Seat, SeatSet, Seats, Time};

use crate::Temple;
use crate::expedition::{End, Expedition, SEATS};
use crate::facts::Fact;

pub use deeds::Deeds;
pub use event::Event;
pub use honour::Honour;
pub use title::Title;
pub use turn::{Turn, Weight};

/// A time of the game, counted from the start word in milliseconds. It is written as a clock shows it: `6:12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Since(pub u64);

impl Since {
    /// What is left on the clock: begun seconds count, as on the clock itself.
    pub const fn left(ms: u64) -> Since {
        Since(ms.div_ceil(1_000) * 1_000)
    }
}

impl fmt::Display for Since {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        write!(f, "{}:{:02}", seconds / 60, seconds % 60)
    }
}

impl Serialize for Since {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Something that happened, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// When.
    pub at: Since,
    /// The number of the moment, for those who watch the game again.
    pub moment: usize,
    /// What.
    pub what: Event,
}

/// How things stood from this time on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// From when.
    pub at: Since,
    /// Stones in the ark.
    pub ark: u8,
    /// Chambers discovered.
    pub chambers: u8,
    /// Locked dice of all who are inside.
    pub locked: u8,
}

/// A game, told.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// How it ended; nothing if it was broken off.
    pub end: Option<End>,
    /// Who was there.
    pub seats: Seats,
    /// Who was inside at the end.
    pub inside: SeatSet,
    /// How long it took from the start word on.
    pub length: Since,
    /// When the temple collapses; never in practice.
    pub collapse: Option<Since>,
    /// What happened, in order.
    pub lines: Vec<Line>,
    /// How things stood: the first reading is the start, and each of the others differs from the one before.
    pub readings: Vec<Reading>,
    /// What each seat did.
    pub deeds: Vec<Deeds>,
    /// When it was decided, and the number of that moment.
    pub turn: Option<(Turn, usize)>,
    /// What else weighed on a game that was lost.
    pub weight: Option<Weight>,
    /// What the expedition is called.
    pub title: Title,
    /// What each seat is remembered for.
    pub honours: Vec<Honour>,
}

impl Story {
    /// The story of a game that is over; nothing if the log is not sound or the clock was never set.
    pub fn of(log: &Log<Temple>) -> Option<Story> {
        let mut teller = Teller::default();
        let listen = &mut |referee: &Referee<Temple>| {
            // Who sits down, and the seed at the end, are no moments of a film either.
            if !matches!(referee.last().what.kind(), "sit" | "reveal") {
                let facts: Vec<Fact> = referee.facts().told().iter().map(|told| told.fact).collect();
                teller.hear(referee.now(), &facts, referee.state().expedition());
            }
        };
        Referee::replay(log, log.revealed()?, usize::MAX, listen).ok()?;
        teller.tell()
    }

    /// What a seat did.
    pub fn deeds_of(&self, seat: Seat) -> Deeds {
        self.deeds.get(seat.index()).copied().unwrap_or_default()
    }

    /// How things stood at this time.
    pub fn reading(&self, at: Since) -> Reading {
        let until = self.readings.partition_point(|reading| reading.at <= at);
        self.readings.get(until.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// How long it could have taken: until the collapse, or as long as it took where there is none.
    pub fn span(&self) -> Since {
        self.collapse.unwrap_or(self.length)
    }

    /// Stones activated by all together.
    pub fn stones(&self) -> u32 {
        self.deeds.iter().map(|deeds| u32::from(deeds.stones)).sum()
    }
}

/// Hears a game and tells it.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    last: Option<Expedition>,
    moments: usize,
    now: Time,
    lines: Vec<Line>,
    readings: Vec<Reading>,
    deeds: [Deeds; SEATS],
    watch: turn::Watch,
    /// How many chambers have vanished. One that is discovered again counts again.
    vanished: u8,
    /// Who called the goddess last.
    caller: Option<Seat>,
}

impl Teller {
    /// What an entry told, and how everything stands after it.
    pub fn hear(&mut self, at: Time, facts: &[Fact], after: &Expedition) {
        let moment = self.moments;
        self.moments += 1;
        self.now = self.now.max(at);
        let before = self.last.replace(after.clone());
        let Some(began) = after.began else { return };
        let since = Since(self.now.since(began));
        let before = before.as_ref().unwrap_or(after);
        let first = self.lines.len();
        let events = event::of(facts, before, after, &mut self.caller);
        self.lines.extend(events.into_iter().map(|what| Line { at: since, moment, what }));
        deeds::note(&mut self.deeds, since, facts, before, after);
        self.watch.look(since, moment, &self.lines[first..], after);
        let vanished = facts.iter().filter(|fact| matches!(fact, Fact::Vanished { .. })).count();
        self.vanished = self.vanished.saturating_add(vanished as u8);
        self.read(since, after);
    }

    fn read(&mut self, at: Since, after: &Expedition) {
        let locked = after.inside().iter().map(|seat| after.of(seat).dice.locked.len()).sum();
        // The entrance and the two chambers beside it were there before.
        let chambers = (after.map.chambers().count() as u8 + self.vanished).saturating_sub(3);
        let reading = Reading { at, ark: after.ark, chambers, locked };
        if self.readings.last().is_none_or(|last| Reading { at, ..*last } != reading) {
            self.readings.push(reading);
        }
    }

    /// The story, if the clock was ever set.
    pub fn tell(self) -> Option<Story> {
        let open = self.last?;
        let began = open.began?;
        let mut deeds = self.deeds[..usize::from(open.seats.count())].to_vec();
        for line in &self.lines {
            if let Event::Goddess { seat, .. } = line.what {
                deeds[seat.index()].calls += 1;
            }
        }
        let mut story = Story {
            end: open.end,
            seats: open.seats,
            inside: open.inside(),
            length: Since(self.now.since(began)),
            collapse: open.collapse().map(|collapse| Since(collapse.since(began))),
            lines: self.lines,
            readings: self.readings,
            turn: None,
            weight: None,
            title: Title::BrokenOff,
            honours: Vec::new(),
            deeds,
        };
        story.turn = self.watch.turn(&story, &open);
        story.weight = turn::weight(&story);
        story.title = title::of(&story, &open);
        story.honours = honour::shared_out(&story);
        Some(story)
    }
}
