//! A client as the page is one: three documents kept true by patches, and requests that wait for an answer.

use house::Link;
use protocol::{Answer, Entry, GuestId, Name, PassCode, Phase, Request, SeatOf, Secret, Sign, Whole};
use serde_json::Value;
use table::{Eye, Seat, patch};

use crate::violation::{Checked, Invariant, must};

/// By how much the time that a client is shown may step back when a keeper is gone: what was not written, and what the
/// disk was waited for.
const STEP_BACK_MS: u64 = 2_000;
/// How many acknowledged requests a client may send again: the house remembers at least as many.
const REMEMBERED: usize = 40;

/// A request without an answer.
pub(crate) struct Pending {
    pub(crate) request: Request,
    pub(crate) id: u64,
    /// How often it was sent.
    pub(crate) copies: u32,
}

/// A request that was acknowledged.
pub(crate) struct Acknowledged {
    pub(crate) request: Request,
    pub(crate) id: u64,
    pub(crate) seq: u64,
}

/// Somebody at a screen.
pub(crate) struct Client {
    pub(crate) guest: GuestId,
    pub(crate) name: Name,
    pub(crate) sign: Option<Sign>,
    pub(crate) watches: bool,
    pub(crate) link: Option<Link>,
    /// Whether it joined twice over this connection: then it may be told something again.
    pub(crate) joined_again: bool,
    /// Whether they were sent away because nobody may watch.
    pub(crate) outside: bool,
    /// A code for a seat that they got, to be shown by anybody.
    pub(crate) code: Option<PassCode>,
    /// They do nothing before this moment.
    pub(crate) away_until: u64,

    /// The number of the next entry that it expects.
    pub(crate) have: Option<u64>,
    pub(crate) seat: Option<Seat>,
    pub(crate) table: Value,
    pub(crate) public: Option<Value>,
    pub(crate) mine: Option<Value>,
    pub(crate) undo: bool,
    /// The lawful moves as it was told last, and on which entry.
    pub(crate) moves: Option<(u64, Vec<Value>)>,
    pub(crate) pending: Vec<Pending>,
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// Requests that were sent once and refused.
    pub(crate) refused: Vec<u64>,
    /// The time of the last entry, and the last time it was shown.
    last_entry: u64,
    shown: u64,
}

/// A document as patches leave it: what is `null` is not there.
pub(crate) fn without_nothing(document: &Value) -> Value {
    let mut bare = Value::Null;
    patch(&mut bare, document);
    bare
}

/// What a message meant to a client.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meant {
    /// Its documents are up to another entry now.
    Documents,
    /// A request of its own was acknowledged for the first time.
    Acknowledged,
    /// A request was refused.
    Refused,
    /// Somebody said something.
    Heard,
    /// Something else.
    Nothing,
}

impl Client {
    pub(crate) fn new(number: usize, watches: bool) -> Client {
        let mut bytes = [7; 16];
        bytes[0] = number as u8;
        Client {
            guest: Secret::new(bytes).guest(),
            name: Name::new(&format!("Guest {number}")).expect("a short name of plain letters"),
            sign: Sign::new(number as u8 % 4),
            watches,
            link: None,
            joined_again: false,
            outside: false,
            code: None,
            away_until: 0,
            have: None,
            seat: None,
            table: Value::Null,
            public: None,
            mine: None,
            undo: false,
            moves: None,
            pending: Vec::new(),
            acknowledged: Vec::new(),
            refused: Vec::new(),
            last_entry: 0,
            shown: 0,
        }
    }

    pub(crate) fn eye(&self) -> Eye {
        self.seat.map_or(Eye::Watcher, Eye::Seat)
    }

    /// How far the table has come, as far as the client knows.
    pub(crate) fn phase(&self) -> Option<Phase> {
        self.table.get("phase").and_then(|phase| serde_json::from_value(phase.clone()).ok())
    }

    /// Whether they are the host, as far as they know.
    pub(crate) fn is_host(&self) -> bool {
        self.table.get("host").and_then(Value::as_str) == Some(self.guest.to_string().as_str())
    }

    /// Who sits where, as far as the client knows.
    pub(crate) fn seats(&self) -> Vec<SeatOf> {
        self.table
            .get("seats")
            .and_then(|seats| serde_json::from_value(seats.clone()).ok())
            .unwrap_or_default()
    }

    /// The page is loaded anew: whatever it knew is gone.
    pub(crate) fn forget(&mut self) {
        self.have = None;
        self.moves = None;
        self.pending.clear();
    }

    /// Takes a message in.
    pub(crate) fn receive(&mut self, answer: &Answer, timed: bool) -> Checked<Meant> {
        match answer {
            Answer::Whole(whole) => self.take_whole(whole, timed),
            Answer::Entry(entry) => self.take_entry(entry),
            Answer::Ok { id, seq } => self.take_ok(*id, *seq),
            Answer::No { id, code, .. } => self.take_no(*id, code),
            Answer::Moves { id, seq, moves } => {
                self.pending.retain(|pending| pending.id != *id);
                self.moves = Some((*seq, moves.clone()));
                Ok(Meant::Nothing)
            }
            Answer::Pong { now, .. } => {
                if let Some(now) = now {
                    self.read_clock(now.as_ms(), timed)?;
                }
                Ok(Meant::Nothing)
            }
            Answer::Pass { id, code } => {
                self.pending.retain(|pending| pending.id != *id);
                self.code = Some(*code);
                Ok(Meant::Nothing)
            }
            Answer::Log { id, .. } => {
                self.pending.retain(|pending| pending.id != *id);
                Ok(Meant::Nothing)
            }
            Answer::Said(said) => {
                self.pending.retain(|pending| Some(pending.id) != said.id);
                Ok(Meant::Heard)
            }
            Answer::Here(_) | Answer::Hello(_) | Answer::Opened { .. } => Ok(Meant::Nothing),
        }
    }

    fn take_whole(&mut self, whole: &Whole, timed: bool) -> Checked<Meant> {
        let have = self.have.unwrap_or(0);
        must(whole.seq >= have, Invariant::OneHistory, || {
            format!("{} has {have} entries and is told that there are {}", self.name.as_str(), whole.seq)
        })?;
        self.read_clock(whole.at.as_ms(), timed)?;
        self.have = Some(whole.seq);
        self.outside = false;
        self.seat = whole.seat;
        self.table = serde_json::to_value(&whole.table).expect("documents are plain data with text keys");
        self.public = whole.public.as_ref().map(without_nothing);
        self.mine = whole.mine.as_ref().map(without_nothing);
        self.undo = whole.undo;
        Ok(Meant::Documents)
    }

    fn take_entry(&mut self, entry: &Entry) -> Checked<Meant> {
        if self.joined_again && self.have > Some(entry.seq) {
            return Ok(Meant::Nothing);
        }
        must(self.have == Some(entry.seq), Invariant::OneHistory, || {
            format!("{} expects entry {:?} and gets {}", self.name.as_str(), self.have, entry.seq)
        })?;
        let at = entry.at.as_ms();
        must(at >= self.last_entry, Invariant::Clock, || {
            format!("entry {} is at {at}, after one at {}", entry.seq, self.last_entry)
        })?;
        self.last_entry = at;
        let document = |name: &mut Option<Value>, change: &Option<Value>| {
            if let Some(change) = change {
                patch(name.get_or_insert(Value::Null), change);
            }
        };
        document(&mut self.public, &entry.public);
        document(&mut self.mine, &entry.mine);
        if let Some(change) = &entry.table {
            patch(&mut self.table, change);
        }
        self.undo = entry.undo;
        self.have = Some(entry.seq + 1);
        Ok(Meant::Documents)
    }

    fn take_ok(&mut self, id: u64, seq: u64) -> Checked<Meant> {
        if let Some(before) = self.acknowledged.iter().find(|before| before.id == id) {
            must(before.seq == seq, Invariant::NothingLost, || {
                format!("request {id} was entry {} and is entry {seq} now", before.seq)
            })?;
        }
        let Some(place) = self.pending.iter().position(|pending| pending.id == id) else {
            return Ok(Meant::Nothing);
        };
        let Pending { request, id, .. } = self.pending.remove(place);
        self.acknowledged.push(Acknowledged { request, id, seq });
        Ok(Meant::Acknowledged)
    }

    fn take_no(&mut self, id: Option<u64>, code: &str) -> Checked<Meant> {
        self.outside |= code == "closed_to_watchers";
        let Some(id) = id else { return Ok(Meant::Nothing) };
        let lately = self.acknowledged.iter().rev().take(REMEMBERED);
        must(!lately.into_iter().any(|done| done.id == id), Invariant::NothingLost, || {
            format!("request {id} of {} was acknowledged, and is refused: {code}", self.name.as_str())
        })?;
        if let Some(place) = self.pending.iter().position(|pending| pending.id == id) {
            let pending = self.pending.remove(place);
            if pending.copies == 1 {
                self.refused.push(id);
            }
        }
        Ok(Meant::Refused)
    }

    /// One of the requests that were acknowledged lately.
    pub(crate) fn lately(&self) -> &[Acknowledged] {
        &self.acknowledged[self.acknowledged.len().saturating_sub(REMEMBERED / 2)..]
    }

    fn read_clock(&mut self, at: u64, timed: bool) -> Checked {
        let (entry, shown) = (self.last_entry, self.shown);
        must(at >= entry, Invariant::Clock, || format!("it is {at}, after an entry at {entry}"))?;
        // A table without alarms does not write its time, and nothing hangs on it.
        must(!timed || at + STEP_BACK_MS >= shown, Invariant::Clock, || {
            format!("it is {at}, and {} was shown {shown} before", self.name.as_str())
        })?;
        self.shown = at;
        Ok(())
    }
}
