//! Again: the same people at another table.

use protocol::{GuestId, Phase, Refusal, SeatOf, TableId};
use serde_json::Value;
use table::{Coded, Seed};

use crate::event::{Effect, Link};
use crate::house::House;
use crate::open::why;
use crate::record::{By, Opening, Record, Taken};

/// A table at which the same people play again. Its seed is drawn by whoever has randomness.
#[derive(Clone, PartialEq, Debug)]
pub struct NextTable {
    game: String,
    rules: u16,
    options: String,
    seats: u8,
    host: GuestId,
    public: bool,
    watchers: bool,
    stand_ins: bool,
    fair_race: bool,
    taken: Vec<Taken>,
}

impl NextTable {
    /// What it is opened with.
    pub fn opening(self, seed: Seed) -> Opening {
        let NextTable { game, rules, options, seats, host, public, watchers, stand_ins, fair_race, taken } =
            self;
        Opening { game, rules, options, seats, seed, host, public, watchers, stand_ins, fair_race, taken }
    }
}

impl House {
    /// Somebody wants to play again, perhaps with other options. Whoever asks first is the host of the other table; whoever
    /// asks later gets the same one.
    pub(crate) fn rematch(&mut self, link: Link, by: By, options: Option<&Value>) -> Result<(), Coded> {
        match self.phase {
            Phase::Gathering => return Err(Refusal::NotBegun.into()),
            Phase::Playing => return Err(Refusal::StillPlaying.into()),
            Phase::Over => {}
        }
        let played = |sitter: &SeatOf| match sitter {
            SeatOf::Person { guest, .. } => *guest == by.guest,
            SeatOf::Bot { keeps, .. } => keeps.as_ref().is_some_and(|keeps| keeps.guest == by.guest),
            SeatOf::Free => false,
        };
        if !self.sitters.iter().any(played) {
            return Err(Refusal::NotSeated.into());
        }
        if let Some((_, seq)) = self.next {
            self.done.note(by, seq);
            return Ok(());
        }
        let other = options.map(|options| self.game.prepare(options, self.seats.count()));
        let other = other.transpose().map_err(|problem| why(&problem))?;
        let first = self.next_for.is_empty();
        // A request that was sent again is answered on every way it came: the last one to arrive may be the oldest.
        if !self.next_for.contains(&(link, by)) {
            self.next_for.push((link, by));
        }
        let Some(desk) = self.desk.as_ref().filter(|_| first) else { return Ok(()) };
        // Whoever had several seats, one after another, gets one.
        let mut seated: Vec<GuestId> = self.sitters.iter().filter_map(SeatOf::person).collect();
        let taken = self.sitters.iter().cloned().map(|sitter| match sitter {
            SeatOf::Free => Taken::Free,
            SeatOf::Person { guest, name, sign } => Taken::Person { guest, name, sign },
            SeatOf::Bot { keeps: Some(keeps), sign, .. } if !seated.contains(&keeps.guest) => {
                seated.push(keeps.guest);
                Taken::Person { guest: keeps.guest, name: keeps.name, sign }
            }
            SeatOf::Bot { level, sign, .. } => Taken::Bot { level, sign },
        });
        let taken: Vec<Taken> = taken.collect();
        let next = NextTable {
            game: self.opening.game.clone(),
            rules: self.game.version(),
            options: other.unwrap_or_else(|| desk.rematch()).to_string(),
            seats: self.seats.count(),
            host: by.guest,
            public: self.public,
            watchers: self.watchers,
            stand_ins: self.stand_ins,
            fair_race: self.fair_race,
            taken,
        };
        self.held.push_back((self.seq, Effect::OpenNext(Box::new(next))));
        Ok(())
    }

    /// The other table is there, or cannot be opened.
    pub(crate) fn next_opened(&mut self, table: Option<TableId>, now: u64) {
        let asked = std::mem::take(&mut self.next_for);
        let (Some((_, first)), None) = (asked.first(), self.next) else { return };
        let Some(table) = table else {
            for (link, by) in asked {
                self.tell_no(link, Some(by.id), Refusal::HouseFull.coded());
            }
            return;
        };
        let first = *first;
        let seq = self.arrange(Record::Next { by: first, table }, now);
        let mut noted = vec![first];
        for (link, by) in asked {
            if !noted.contains(&by) {
                self.done.note(by, seq);
                noted.push(by);
            }
            self.tell_ok(link, by.id, seq);
        }
    }
}
