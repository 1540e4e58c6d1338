//! What the people of a table hear, and what they make of it.

use std::sync::atomic::Ordering;

use protocol::{Answer, Entry, Request, TableId, Whole};
use table::Seat;

use super::{PAUSE, Party, Stage};
use crate::clock::{Moment, micros};
use crate::ground::{Opposite, one_more};
use crate::mirror::Script;

impl Party {
    pub(super) fn hear(&mut self, number: usize, text: &str) {
        // Most of what is heard are entries that somebody else at the table has heard already.
        if let Some(seq) = entry_number(text) {
            self.hear_entry(number, seq, text);
            return;
        }
        match serde_json::from_str(text) {
            Ok(Answer::Opened { id, table }) => self.opened(number, id, table),
            Ok(Answer::Whole(whole)) => self.hear_whole(number, *whole),
            Ok(Answer::Ok { id, seq }) => self.hear_ok(number, id, seq),
            Ok(Answer::No { id, code, .. }) => self.hear_no(number, id, code),
            Ok(Answer::Entry(entry)) => self.hear_entry(number, entry.seq, text),
            Ok(
                Answer::Hello(_)
                | Answer::Here(_)
                | Answer::Moves { .. }
                | Answer::Log { .. }
                | Answer::Pong { .. },
            ) => {}
            Ok(Answer::Pass { .. } | Answer::Said(_)) => {}
            Err(error) => self.ground.tally.complain(format!("not understood: {error}")),
        }
    }

    fn opened(&mut self, number: usize, id: u64, table: TableId) {
        if self.links[number].pending.as_ref().is_none_or(|pending| pending.id != id) {
            return;
        }
        one_more(&self.ground.tally.opened);
        self.links[number].pending = None;
        self.table = Some(table);
        self.stage = Stage::Seating(usize::from(self.ground.people));
        for (number, link) in self.links.iter_mut().enumerate() {
            link.joining = true;
            link.say(Request::Join { table, have: None }.write().into());
            if number < usize::from(self.ground.people) {
                let id = self.chance.next();
                link.ask(
                    id,
                    &Request::Sit { id, seat: Some(Seat::at(number as u8)), sign: None, entropy: None },
                );
            }
        }
    }

    fn hear_whole(&mut self, number: usize, whole: Whole) {
        // Something of the table that they came from.
        if self.table != Some(whole.table.id) {
            return;
        }
        let tally = &self.ground.tally;
        let link = &mut self.links[number];
        link.seat = whole.seat;
        if !std::mem::take(&mut link.joining) && self.stage == Stage::Playing {
            one_more(&tally.resyncs);
        }
        let known = link.next.replace(whole.seq).unwrap_or(0).max(self.sure);
        let same = whole.seq != self.mirror.next
            || self.mirror.public.is_null()
            || whole.public.as_ref() == Some(&self.mirror.public);
        if whole.seq < known || !same {
            one_more(&tally.taken_back);
        }
        let next = whole.seq;
        if let Some(record) = self.record.as_mut().filter(|record| number == 0 && !record.is_long()) {
            *record = Script { whole: Some(Box::new(whole.clone())), entries: Vec::new() };
        }
        self.mirror.take_whole(whole);
        self.saw(number, next);
    }

    fn hear_entry(&mut self, number: usize, seq: u64, text: &str) {
        let link = &mut self.links[number];
        let Some(expected) = link.next else { return };
        let tally = &self.ground.tally;
        if seq != expected {
            one_more(&tally.gaps);
        }
        link.next = Some(seq + 1);
        link.joining = false;
        let seat = link.seat;
        tally.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        one_more(&tally.entries);
        if let Some(record) = self.record.as_mut().filter(|record| number == 0 && !record.is_long()) {
            record.entries.push(text.into());
        }
        if seq == self.mirror.next {
            match read_entry(text) {
                Some(entry) => self.mirror.take_entry(entry, seat),
                None => tally.complain("an entry that cannot be read".to_owned()),
            }
        } else if text.contains(r#""mine":"#)
            && let Some(entry) = read_entry(text)
        {
            self.mirror.take_mine(&entry, seat);
        }
        self.saw(number, seq + 1);
    }

    fn saw(&mut self, number: usize, next: u64) {
        if let Some(flight) = &mut self.flight {
            flight.note(number, next, Moment::now());
            self.check_landed();
        }
    }

    fn hear_ok(&mut self, number: usize, id: u64, seq: u64) {
        let link = &mut self.links[number];
        if link.pending.as_ref().is_none_or(|pending| pending.id != id) {
            return;
        }
        link.pending = None;
        match self.stage {
            Stage::Opening => {}
            Stage::Seating(1) => self.hire(self.ground.people),
            Stage::Seating(left) => self.stage = Stage::Seating(left - 1),
            Stage::Hiring(seat) => self.hire(seat + 1),
            Stage::Starting => self.begin_playing(),
            Stage::Playing => self.kept(seq),
        }
    }

    /// The host puts a bot into this seat; when there is none left to be filled, the game begins.
    fn hire(&mut self, seat: u8) {
        let Opposite::House { level, .. } = &self.ground.opposite else { return };
        let id = self.chance.next();
        let host = &mut self.links[self.host];
        if seat < self.ground.people + self.ground.bots {
            self.stage = Stage::Hiring(seat);
            host.ask(id, &Request::Bot { id, seat: Seat::at(seat), level: level.clone() });
        } else {
            self.stage = Stage::Starting;
            host.ask(id, &Request::Start { id });
        }
    }

    /// A move is on disk, as this entry.
    fn kept(&mut self, seq: u64) {
        let now = Moment::now();
        let tally = &self.ground.tally;
        one_more(&tally.acknowledged);
        if std::mem::take(&mut self.cut) {
            tally.came_back(now);
        }
        self.acknowledged = self.acknowledged.max(Some(seq));
        let due = self.flight.as_ref().map(|flight| flight.due);
        if let Some(due) = due.filter(|due| self.counts(*due)) {
            tally.kept.note(micros(due, now));
        }
        let nexts: Vec<Option<u64>> = self.links.iter().map(|link| link.next).collect();
        if let Some(flight) = &mut self.flight {
            flight.became(seq);
            // Those who came back and got everything at once.
            for (number, next) in nexts.into_iter().enumerate() {
                flight.note(number, next.unwrap_or(0), now);
            }
        }
        self.check_landed();
    }

    fn hear_no(&mut self, number: usize, id: Option<u64>, code: String) {
        self.ground.tally.refuse(code);
        let link = &mut self.links[number];
        if link.pending.is_none() || id.is_some() && link.pending.as_ref().map(|pending| pending.id) != id {
            return;
        }
        link.pending = None;
        self.not_before = Moment::now() + PAUSE;
        if self.stage == Stage::Playing {
            self.end_flight();
        } else {
            self.stage = Stage::Opening;
            self.table = None;
            self.links.iter_mut().for_each(|link| link.pending = None);
        }
    }
}

/// The number of an entry, without reading the rest of it.
fn entry_number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(r#"{"entry":{"seq":"#)?;
    digits[..digits.find(|letter: char| !letter.is_ascii_digit())?].parse().ok()
}

fn read_entry(text: &str) -> Option<Entry> {
    match serde_json::from_str(text) {
        Ok(Answer::Entry(entry)) => Some(entry),
        _ => None,
    }
}
