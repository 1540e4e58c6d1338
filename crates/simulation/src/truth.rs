//! What really happened: the log on disk, run again by the bare referee.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use protocol::{Ended, EndedBy, GuestId, Phase, SeatOf, TableDocument, TableId};
use serde_json::Value;
use table::{Documents, Eye, Eyes, Happening, Log, Referee, Rules, Seat, SeatSet, Seats, Stopped};

use crate::client::without_nothing;
use crate::kept::Record;
use crate::violation::{Checked, Invariant, Violation};

/// All moments of a table.
pub(crate) struct Truth {
    pub(crate) records: Vec<Record>,
    /// The table after so many entries; the first is the table before it was opened, which nobody saw.
    moments: Vec<Moment>,
    /// What an eye may be told of the past after so many entries, as far as anybody was.
    histories: BTreeMap<(u64, Eye), Value>,
}

/// A table after one of its entries.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) table: Rc<Value>,
    pub(crate) seats: Rc<Vec<SeatOf>>,
    /// The game, once it was dealt.
    pub(crate) play: Option<Rc<Play>>,
    /// What the entry is told as, if it was about the table and not the game.
    pub(crate) arranged: Option<&'static str>,
    /// What everybody is told of such an entry besides.
    pub(crate) told: Vec<Value>,
}

/// A game after one of its entries.
pub(crate) struct Play {
    pub(crate) at: u64,
    pub(crate) what: &'static str,
    /// Whose move it was or whose was taken back.
    pub(crate) mover: Option<Seat>,
    pub(crate) public: Value,
    pub(crate) mine: Vec<Value>,
    pub(crate) undo: SeatSet,
    pub(crate) facts: Vec<Fact>,
    /// The first entry of the table that may still be told of.
    pub(crate) recall_from: u64,
    /// On whom the game waits.
    pub(crate) awaited: SeatSet,
    /// When the rules act next.
    pub(crate) alarm: Option<u64>,
    pub(crate) paused: bool,
    stopped: Option<Stopped>,
    over: bool,
    revealed: bool,
}

/// Something that was told.
pub(crate) struct Fact {
    pub(crate) json: Value,
    pub(crate) to: Eyes,
    pub(crate) fleeting: bool,
}

impl Truth {
    /// Reads what is on disk. `asked` are the moments and eyes whose history is wanted.
    pub(crate) fn of(id: TableId, entries: &[Vec<u8>], asked: &BTreeSet<(u64, Eye)>) -> Checked<Truth> {
        let read: Option<Vec<Record>> = entries.iter().map(|entry| Record::read(entry)).collect();
        let records = read.ok_or_else(|| unreadable("an entry cannot be read"))?;
        let Some(Record::Opened(opening)) = records.first() else {
            return Err(unreadable("the first entry does not open the table"));
        };
        let replay = match opening.game.as_str() {
            "cells" => replay::<cells::Cells>,
            "temple" => replay::<temple::Temple>,
            "master" => replay::<master::Master>,
            _ => replay::<conformance::specimen::Specimen>,
        };
        let (mut plays, histories) = replay(&records, asked)?;
        let mut document = TableDocument {
            id,
            game: opening.game.clone(),
            rules: opening.rules,
            options: serde_json::from_str(&opening.options).map_err(|_| unreadable("options"))?,
            host: opening.host,
            commitment: opening.seed.commitment(),
            phase: Phase::Gathering,
            seats: vec![SeatOf::Free; usize::from(opening.seats)],
            public: opening.public,
            watchers: opening.watchers,
            stand_ins: false,
            fair_race: false,
            paused: false,
            proposal: None,
            ended: None,
            next: None,
            seed: None,
        };
        let nothing = Moment {
            table: Rc::new(Value::Null),
            seats: Rc::default(),
            play: None,
            arranged: None,
            told: Vec::new(),
        };
        let mut moments = vec![nothing];
        for (seq, record) in (0..).zip(&records) {
            record.change(&mut document);
            let play = plays.remove(&seq).map(Rc::new);
            let quiet = match (&record, &play) {
                (Record::Game { .. }, None) => true,
                (Record::Game { .. }, Some(play)) => {
                    let changed = (play.over && document.phase != Phase::Over)
                        || play.revealed
                        || play.paused != document.paused;
                    document.paused = play.paused;
                    document.ended = play.stopped.map(ended);
                    if play.over {
                        (document.phase, document.proposal) = (Phase::Over, None);
                    }
                    if play.revealed {
                        document.seed = Some(opening.seed);
                    }
                    !changed
                }
                _ => false,
            };
            let before = &moments[moments.len() - 1];
            let arranged = record.what();
            let play = play.or_else(|| before.play.clone().filter(|_| arranged.is_some()));
            let (table, seats) = if quiet {
                (before.table.clone(), before.seats.clone())
            } else {
                let table = serde_json::to_value(&document).map_err(|_| unreadable("the table"))?;
                (Rc::new(table), Rc::new(document.seats.clone()))
            };
            moments.push(Moment { table, seats, play, arranged, told: record.facts() });
        }
        Ok(Truth { records, moments, histories })
    }

    /// The table after so many entries.
    pub(crate) fn after(&self, entries: u64) -> Checked<&Moment> {
        let moment = self.moments.get(entries as usize).filter(|_| entries > 0);
        moment.ok_or_else(|| Violation {
            invariant: Invariant::OneHistory,
            what: format!("somebody saw {entries} entries where there are {}", self.records.len()),
        })
    }

    /// The table as it is.
    pub(crate) fn now(&self) -> &Moment {
        &self.moments[self.moments.len() - 1]
    }

    /// What an eye may be told of the past after so many entries.
    pub(crate) fn history(&self, entries: u64, eye: Eye) -> Option<&Value> {
        self.histories.get(&(entries, eye))
    }
}

impl Moment {
    /// What somebody sees with.
    pub(crate) fn eye(&self, guest: GuestId) -> Eye {
        let seat = self
            .seats
            .iter()
            .position(|sitter| sitter.person() == Some(guest))
            .and_then(|seat| Seat::new(seat as u8));
        seat.map_or(Eye::Watcher, Eye::Seat)
    }
}

fn unreadable(what: &str) -> Violation {
    Violation { invariant: Invariant::Readable, what: what.to_owned() }
}

type Replayed = (BTreeMap<u64, Play>, BTreeMap<(u64, Eye), Value>);

/// Runs the game again.
fn replay<R: Rules>(records: &[Record], asked: &BTreeSet<(u64, Eye)>) -> Checked<Replayed> {
    let (mut plays, mut histories) = Replayed::default();
    let of_game = (0..).zip(records).filter_map(|(seq, record): (u64, &Record)| match record {
        Record::Game { entry, .. } => Some((seq, entry.as_slice())),
        _ => None,
    });
    // At which place at the table each entry of the game stands.
    let (places, entries): (Vec<u64>, Vec<&[u8]>) = of_game.unzip();
    let (false, Some(Record::Opened(opening))) = (places.is_empty(), records.first()) else {
        return Ok((plays, histories));
    };
    let options: R::Options = serde_json::from_str(&opening.options).map_err(|_| unreadable("options"))?;
    let seats = Seats::new(opening.seats).ok_or_else(|| unreadable("seats"))?;
    let log = Log::<R>::from_records(options, seats, opening.seed.commitment(), entries);
    let log = log.map_err(|why| unreadable(&format!("the log of the game: {why}")))?;
    let played = Referee::replay(&log, opening.seed, usize::MAX, &mut |referee: &Referee<R>| {
        let number = referee.seq();
        plays.insert(places[number - 1], play(referee, &places));
        // What follows at the table before the game goes on changes nothing in it.
        let until = places.get(number).copied().unwrap_or(records.len() as u64);
        for (after, eye) in asked
            .range((places[number - 1] + 1, Eye::Seat(Seat::at(0)))..)
            .take_while(|(after, _)| *after <= until)
        {
            histories.insert((*after, *eye), json(&referee.history(*eye)));
        }
    });
    played.map_err(|breach| unreadable(&format!("the game does not come out again: {breach}")))?;
    Ok((plays, histories))
}

/// The game as it is, whose entries stand at these places at the table.
fn play<R: Rules>(referee: &Referee<R>, places: &[u64]) -> Play {
    let documents = Documents::of(referee);
    let last = referee.last();
    let told = referee.facts().told().iter();
    Play {
        at: last.at.as_ms(),
        what: last.what.kind(),
        mover: match last.what {
            Happening::Move { seat, .. } | Happening::Undo { seat } => Some(seat),
            _ => None,
        },
        public: without_nothing(&documents.whole(referee, Eye::Watcher).public),
        mine: referee
            .seats()
            .iter()
            .filter_map(|seat| documents.whole(referee, Eye::Seat(seat)).mine.as_ref().map(without_nothing))
            .collect(),
        undo: referee.seats().iter().filter(|seat| referee.can_undo(*seat)).collect(),
        facts: told
            .map(|told| Fact { json: json(&told.fact), to: told.to, fleeting: told.fleeting })
            .collect(),
        recall_from: places.get(referee.recall_from()).copied().unwrap_or(u64::MAX),
        awaited: referee.awaited(),
        alarm: referee.alarm().map(table::Time::as_ms),
        paused: referee.is_paused(),
        stopped: referee.stopped(),
        over: referee.outcome().is_some(),
        revealed: matches!(last.what, Happening::Reveal { .. }),
    }
}

fn ended(why: Stopped) -> Ended {
    match why {
        Stopped::Conceded { seat, to } => Ended { why: EndedBy::Conceded, seat: Some(seat), winners: to },
        Stopped::Agreed => Ended { why: EndedBy::Agreed, seat: None, winners: SeatSet::NONE },
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("facts and documents are plain data with text keys")
}
