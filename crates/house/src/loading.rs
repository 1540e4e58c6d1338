//! A table that was kept comes back.

use protocol::{Phase, TableId};
use shelf::Game;
use table::Time;

use crate::clock::Clock;
use crate::event::Effect;
use crate::fault::Fault;
use crate::house::{House, Rest};
use crate::keep::{Kept, Mark};
use crate::record::{Record, Unreadable};

/// The game of a table that was kept. None if its first entry cannot be read.
pub fn game_of(kept: &Kept) -> Option<String> {
    match Record::read(kept.entries.first()?)? {
        Record::Opened(opening) => Some(opening.game),
        _ => None,
    }
}

impl House {
    /// A table that was kept, as far as it was kept. `away` is for how long nobody kept it, in milliseconds of wall time,
    /// as far as that is known.
    ///
    /// # Errors
    /// When what was kept is not a table of these games.
    pub fn load(
        id: TableId,
        kept: &Kept,
        games: &[&'static dyn Game],
        now: u64,
        away: u64,
        effects: &mut Vec<Effect>,
    ) -> Result<House, Unreadable> {
        House::load_with(id, kept, games, now, away, None, effects)
    }

    /// The same with a fault planted, which may show while it is loaded.
    ///
    /// # Errors
    /// When what was kept is not a table of these games.
    #[cfg(feature = "faults")]
    pub fn load_with_fault(
        id: TableId,
        kept: &Kept,
        games: &[&'static dyn Game],
        now: u64,
        away: u64,
        fault: Fault,
        effects: &mut Vec<Effect>,
    ) -> Result<House, Unreadable> {
        House::load_with(id, kept, games, now, away, Some(fault), effects)
    }

    fn load_with(
        id: TableId,
        kept: &Kept,
        games: &[&'static dyn Game],
        now: u64,
        away: u64,
        fault: Option<Fault>,
        effects: &mut Vec<Effect>,
    ) -> Result<House, Unreadable> {
        let unreadable = |seq| Unreadable::Entry { seq };
        let first = kept.entries.first().and_then(|entry| Record::read(entry)).ok_or(unreadable(0))?;
        let Record::Opened(opening) = first else { return Err(unreadable(0)) };
        let mut house = House::new(id, opening, games, kept.epoch)?;
        house.fault = fault;
        let mut entries: Vec<Vec<u8>> = Vec::new();
        for (seq, entry) in (0..).zip(&kept.entries).skip(1) {
            let record = Record::read(entry).ok_or(unreadable(seq))?;
            house.again(record, seq, &mut entries);
        }
        house.seq = kept.entries.len() as u64;
        house.kept = house.seq;
        house.marked_at = now;
        house.rest = Rest::Idle(now);
        // Of a table that was put to sleep everybody had gone before.
        house.absent_since = if kept.mark.asleep { kept.mark.service.min(now) } else { now };
        if house.phase != Phase::Gathering {
            house.take_up(&entries, &kept.mark, now, away, effects)?;
        }
        house.shown = house.to_be_shown();
        house.settle(now, effects);
        Ok(house)
    }

    /// Reads one of the kept entries after the first.
    fn again(&mut self, record: Record, seq: u64, entries: &mut Vec<Vec<u8>>) {
        if let Some(by) = record.by() {
            self.done.note(by, seq);
        }
        match record {
            // A second one cannot have been written.
            Record::Opened(_) => {}
            Record::Game { entry, .. } => entries.push(entry),
            other => self.apply(other, seq),
        }
    }

    /// Goes on with the game that was kept.
    fn take_up(
        &mut self,
        entries: &[Vec<u8>],
        mark: &Mark,
        now: u64,
        away: u64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Unreadable> {
        let records: Vec<&[u8]> = entries.iter().map(Vec::as_slice).collect();
        let resumed =
            self.game.resume(self.opening.rules, &self.options, self.seats, self.opening.seed, &records);
        let (desk, heard) = resumed.map_err(Unreadable::Game)?;
        // A table that was put to sleep has dreamt on; one whose keeper is gone has stood still.
        let slept = if mark.asleep && !desk.is_paused() { now.saturating_sub(mark.service) } else { 0 };
        let lost = if self.has(Fault::ClockRunsThroughOutage) { away } else { 0 };
        let marked = Time::from_ms(mark.game).unwrap_or(Time::LAST).after(slept + lost);
        self.clock = Clock::standing(marked.max(desk.now()));
        let over = desk.outcome().is_some();
        let paused = desk.is_paused();
        self.desk = Some(desk);
        self.backlog.begin_at(self.seq);
        for seat in self.seats.iter() {
            self.hire(seat, effects);
        }
        for (seat, heard) in heard {
            if let Some(bot) = self.bots.get_mut(&seat) {
                bot.heard.push(heard);
            }
        }
        if over {
            self.end(now);
            self.finished = self.waiting.is_empty();
        } else if !paused {
            self.clock.run(now);
            // Where nobody was away, as after a panic, nothing is added: the table stands at the very same entry.
            if !mark.asleep && away > 0 {
                self.give(now, None, |desk, _| desk.outage(away)).ok();
            }
        }
        Ok(())
    }
}
