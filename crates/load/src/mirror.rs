//! What people know of their table: the documents that are kept true by patches, and the moves that follow from them.

use std::sync::Arc;

use cells::Cells;
use master::Master;
use plan::Plan;
use protocol::{Entry, Phase, Whole};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Rules, Seat, SeatSet, Seated, Time, patch};
use temple::Temple;

use crate::adventure::adventure;
use crate::chance::Chance;
use crate::clock::{Moment, micros};

/// What somebody does next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Choice {
    /// This move, by this seat.
    Move(Seat, Value),
    /// Nothing can be done just now.
    Wait,
}

/// Chooses a move for one of these seats at this time, from the public document and those of the seats.
pub(crate) type Chooser = fn(&Value, &[Value], SeatSet, Time, &mut Chance) -> Choice;

/// Who plays this game here. A game needs sights that can be read back.
pub(crate) fn chooser(game: &str) -> Option<Chooser> {
    match game {
        Cells::GAME => Some(any_move::<Cells>),
        Temple::GAME => Some(adventure),
        Master::GAME => Some(any_move::<Master>),
        Plan::GAME => Some(any_move::<Plan>),
        _ => None,
    }
}

/// Any lawful move of any seat that is awaited.
fn any_move<R>(public: &Value, mine: &[Value], seats: SeatSet, at: Time, chance: &mut Chance) -> Choice
where
    R: Rules<Public: DeserializeOwned, Private: DeserializeOwned>,
{
    let Ok(public) = table::read::<R::Public>(public) else { return Choice::Wait };
    let awaited: Vec<Seat> = R::awaited(&public).iter().filter(|seat| seats.contains(*seat)).collect();
    let Some(seat) = chance.pick(&awaited).copied() else { return Choice::Wait };
    let Some(Ok(private)) = mine.get(seat.index()).map(table::read::<R::Private>) else {
        return Choice::Wait;
    };
    let mut moves = Vec::with_capacity(R::MOST_MOVES);
    R::moves(Seated::new(seat, &public, &private), at, &mut moves);
    let chosen = chance.pick(&moves).and_then(|mv| serde_json::to_value(mv).ok());
    chosen.map_or(Choice::Wait, |mv| Choice::Move(seat, mv))
}

/// How many entries a script has.
const LONG: usize = 1_000;

/// The entries of a game, to be sent over the bare relay as they came from a server.
#[derive(Clone, Debug)]
pub struct Script {
    /// How the table was before.
    pub(crate) whole: Option<Box<Whole>>,
    pub(crate) entries: Vec<Arc<str>>,
}

impl Script {
    /// Whether it has as many entries as are needed.
    pub(crate) fn is_long(&self) -> bool {
        self.entries.len() >= LONG
    }

    /// The number of the first entry.
    pub(crate) fn first(&self) -> u64 {
        self.whole.as_ref().map_or(0, |whole| whole.seq)
    }

    /// How many bytes an entry has, on average.
    pub fn mean_bytes(&self) -> f64 {
        let all: usize = self.entries.iter().map(|entry| entry.len()).sum();
        all as f64 / self.entries.len().max(1) as f64
    }
}

/// The documents of one table, as all of its people together have them.
pub(crate) struct Mirror {
    chooser: Chooser,
    /// The number of the next entry.
    pub(crate) next: u64,
    pub(crate) public: Value,
    mine: Vec<Value>,
    pub(crate) over: bool,
    /// How late it was at the table when it last said so, and when that was heard.
    at: Time,
    heard: Moment,
}

impl Mirror {
    pub(crate) fn new(chooser: Chooser) -> Mirror {
        let heard = Moment::now();
        Mirror { chooser, next: 0, public: Value::Null, mine: Vec::new(), over: false, at: Time::ZERO, heard }
    }

    pub(crate) fn clear(&mut self) {
        *self = Mirror::new(self.chooser);
    }

    fn mine(&mut self, seat: Seat) -> &mut Value {
        if self.mine.len() <= seat.index() {
            self.mine.resize(seat.index() + 1, Value::Null);
        }
        &mut self.mine[seat.index()]
    }

    /// Takes everything from a whole, unless others have seen more already.
    pub(crate) fn take_whole(&mut self, whole: Whole) {
        if let (Some(seat), Some(mine)) = (whole.seat, whole.mine) {
            *self.mine(seat) = mine;
        }
        if whole.seq < self.next {
            return;
        }
        self.next = whole.seq;
        (self.at, self.heard) = (whole.at, Moment::now());
        self.over = whole.table.phase == Phase::Over;
        self.public = whole.public.unwrap_or(Value::Null);
    }

    /// Takes an entry that nobody here has seen before.
    pub(crate) fn take_entry(&mut self, entry: Entry, seat: Option<Seat>) {
        self.next = entry.seq + 1;
        if entry.at > self.at {
            (self.at, self.heard) = (entry.at, Moment::now());
        }
        if let Some(public) = &entry.public {
            patch(&mut self.public, public);
        }
        let phase = entry.table.as_ref().and_then(|table| table.get("phase")).and_then(Value::as_str);
        self.over |= phase == Some("over");
        self.take_mine(&entry, seat);
    }

    /// Takes what an entry says to one seat alone.
    pub(crate) fn take_mine(&mut self, entry: &Entry, seat: Option<Seat>) {
        if let (Some(seat), Some(mine)) = (seat, &entry.mine) {
            patch(self.mine(seat), mine);
        }
    }

    /// What one of these seats does next.
    pub(crate) fn choose(&self, seats: SeatSet, chance: &mut Chance) -> Choice {
        // Whatever the table says takes a while to come, so this is never ahead of its clock.
        let at = self.at.after(micros(self.heard, Moment::now()) / 1_000);
        (self.chooser)(&self.public, &self.mine, seats, at, chance)
    }
}
