//! What was seen in the course of a run, compared with one another at once and with the truth at the end.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use house::Text;
use protocol::{Answer, Entry, Request, SeatOf, TableId, Whole};
use serde_json::Value;
use table::Eye;

use crate::client::{Client, without_nothing};
use crate::counts::Counts;
use crate::disk::Disk;
use crate::keeper::Made;
use crate::kept::{By, Record};
use crate::network::Wire;
use crate::truth::{Moment, Truth};
use crate::violation::{Checked, Invariant, Violation, must};

/// What was seen in the course of a run.
#[derive(Default)]
pub(crate) struct Notebook {
    /// The documents that an eye had after so many entries.
    documents: BTreeMap<(Eye, u64), Documents>,
    /// The document of the table after so many entries.
    tables: BTreeMap<u64, Value>,
    told: Vec<Told>,
    /// How each entry on disk was made.
    made: BTreeMap<u64, Made>,
}

#[derive(Clone, PartialEq, Debug)]
struct Documents {
    public: Option<Value>,
    mine: Option<Value>,
    undo: bool,
}

/// Something that was sent.
struct Told {
    client: usize,
    /// Whether its client was present when it happened, where that is known.
    live: Option<bool>,
    /// After how many entries its client came.
    came_at: u64,
    answer: Rc<Answer>,
    text: Text,
}

impl Notebook {
    /// A client has these documents now.
    pub(crate) fn note_documents(&mut self, client: &Client) -> Checked {
        let Some(have) = client.have else { return Ok(()) };
        let name = client.name.as_str();
        let table = self.tables.entry(have).or_insert_with(|| client.table.clone());
        must(*table == client.table, Invariant::OneHistory, || {
            format!("{name} has another table after {have} entries: {} and {table}", client.table)
        })?;
        let fresh =
            || Documents { public: client.public.clone(), mine: client.mine.clone(), undo: client.undo };
        let seen = self.documents.entry((client.eye(), have)).or_insert_with(fresh);
        let same = seen.public == client.public && seen.mine == client.mine && seen.undo == client.undo;
        must(same, Invariant::OneHistory, || {
            format!("{name} has other documents after {have} entries: {:?} and {seen:?}", fresh())
        })
    }

    /// An entry, or everything, goes out to a client.
    pub(crate) fn note_told(&mut self, wire: &Wire, answer: Rc<Answer>, text: Text) {
        let present = matches!(&*answer, Answer::Entry(entry) if entry.seq >= wire.present_from);
        // To somebody who joins twice an entry may be told as it happens, and then again.
        let live = (present || wire.joined == 1).then_some(present);
        self.told.push(Told { client: wire.client, live, came_at: wire.present_from, answer, text });
    }

    /// These entries are on disk.
    pub(crate) fn note_kept(&mut self, entries: Vec<(u64, Made)>) {
        self.made.extend(entries);
    }

    /// What really happened.
    pub(crate) fn truth(&self, id: TableId, disk: &mut Disk) -> Checked<Truth> {
        let wholes = self.told.iter().filter_map(|told| match &*told.answer {
            Answer::Whole(whole) => Some((whole.seq, whole.seat.map_or(Eye::Watcher, Eye::Seat))),
            _ => None,
        });
        let asked: BTreeSet<(u64, Eye)> = wholes.collect();
        let nothing = || Violation { invariant: Invariant::Readable, what: "nothing is on disk".to_owned() };
        Truth::of(id, &disk.look().ok_or_else(nothing)?.entries, &asked)
    }

    /// Compares everything with what really happened.
    pub(crate) fn check(
        &self,
        truth: &Truth,
        clients: &[Client],
        counts: &mut Counts,
        late_ms: u64,
    ) -> Checked {
        self.check_documents(truth, counts)?;
        self.check_told(truth, clients, counts)?;
        check_requests(truth, clients)?;
        self.check_log(truth, counts, late_ms)
    }

    fn check_documents(&self, truth: &Truth, counts: &mut Counts) -> Checked {
        for (have, table) in &self.tables {
            let so = &*truth.after(*have)?.table;
            must(so == table, Invariant::OneHistory, || {
                format!("after {have} entries the table is {so}, and somebody had {table}")
            })?;
        }
        for ((eye, have), documents) in &self.documents {
            counts.compared += 1;
            let so = documents_of(truth.after(*have)?, *eye);
            let theirs = |documents: &Documents| (documents.public.clone(), documents.undo);
            must(theirs(&so) == theirs(documents), Invariant::OneHistory, || {
                format!("after {have} entries {eye:?} had {documents:?}, and it is {so:?}")
            })?;
            must(so.mine == documents.mine, Invariant::SecretsStaySecret, || {
                format!(
                    "after {have} entries {eye:?} had {:?} of its own, and it is {:?}",
                    documents.mine, so.mine
                )
            })?;
        }
        Ok(())
    }

    fn check_told(&self, truth: &Truth, clients: &[Client], counts: &mut Counts) -> Checked {
        let mut entries: BTreeMap<(Eye, u64, Option<bool>), &Text> = BTreeMap::new();
        for Told { client, live, came_at, answer, text } in &self.told {
            let guest = clients[*client].guest;
            match &**answer {
                Answer::Whole(whole) => {
                    counts.wholes += 1;
                    let moment = truth.after(whole.seq)?;
                    check_whole(truth, moment, whole, moment.eye(guest))?;
                }
                Answer::Entry(entry) => {
                    *(if *live == Some(true) { &mut counts.told } else { &mut counts.told_again }) += 1;
                    let moment = truth.after(entry.seq + 1)?;
                    // What is arranged at the table is told to the eyes that it may change.
                    let seen = if moment.arranged.is_some() { truth.after(entry.seq)? } else { moment };
                    let eye = seen.eye(guest);
                    let first = *entries.entry((eye, entry.seq, *live)).or_insert(text);
                    must(first == text || live.is_none(), Invariant::OneHistory, || {
                        format!("{eye:?} was told {first} and {text}")
                    })?;
                    // What was arranged at the table may be told at any time.
                    if *live == Some(false) && moment.arranged.is_none() {
                        let recall = truth.after(*came_at)?.play.as_ref().map_or(0, |play| play.recall_from);
                        must(entry.seq >= recall, Invariant::SecretsStaySecret, || {
                            format!("{eye:?} was told again of entry {}, before {recall}", entry.seq)
                        })?;
                    }
                    if std::ptr::eq(first, text) || live.is_none() {
                        check_entry(moment, entry, eye, *live)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Who did what, and when alarms rang.
    fn check_log(&self, truth: &Truth, counts: &mut Counts, late_ms: u64) -> Checked {
        let mut seen: BTreeMap<By, u64> = BTreeMap::new();
        for (seq, record) in (0..).zip(&truth.records) {
            if let Some(before) = record.by().and_then(|by| seen.insert(by, seq)) {
                return Err(Violation {
                    invariant: Invariant::NothingDoubled,
                    what: format!("one request became entries {before} and {seq}"),
                });
            }
            let moment = truth.after(seq + 1)?;
            counts.bots_for_persons += u64::from(replaces(record, &truth.after(seq.max(1))?.seats));
            counts.taken_back += u64::from(matches!(record, Record::Took { .. }));
            counts.stood_in += u64::from(matches!(record, Record::StoodIn { .. }));
            counts.came_back += u64::from(matches!(record, Record::CameBack { .. }));
            counts.claimed += u64::from(matches!(record, Record::Claimed { .. }));
            let (Record::Game { by, .. }, Some(play)) = (record, &moment.play) else { continue };
            counts.undone += u64::from(play.what == "undo");
            counts.paused += u64::from(play.what == "pause");
            counts.stopped += u64::from(play.what == "stop");
            if let Some(seat) = play.mover {
                let sitter = &moment.seats[seat.index()];
                let own = match (sitter, by) {
                    (SeatOf::Person { guest, .. }, Some(by)) => *guest == by.guest,
                    (SeatOf::Bot { .. }, None) => true,
                    _ => false,
                };
                counts.moves_by_bots += u64::from(by.is_none());
                must(own, Invariant::SecretsStaySecret, || {
                    format!("entry {seq} is a move of {seat} by {by:?}, and there sits {sitter:?}")
                })?;
            }
            let made_at = self.made.get(&seq).and_then(|made| made.at);
            must(made_at.is_none_or(|at| at >= play.at), Invariant::Clock, || {
                format!("entry {seq} is of {}, and it was made at {made_at:?}", play.at)
            })?;
            if play.what == "ring" {
                counts.rung += 1;
                let made = self.made.get(&seq);
                let due = made.is_none_or(|made| {
                    made.at.is_none_or(|at| at >= play.at && (made.disk_was_busy || at <= play.at + late_ms))
                });
                must(due, Invariant::Alarms, || {
                    format!("entry {seq} rang for {} when it was {made:?}", play.at)
                })?;
            }
        }
        Ok(())
    }
}

/// Whether a bot came to play for a person with this entry.
fn replaces(record: &Record, before: &[SeatOf]) -> bool {
    matches!(record, Record::Bot { seat, .. } if before.get(seat.index()).is_some_and(|sitter| sitter.person().is_some()))
}

/// What was acknowledged is there; what was refused is not.
fn check_requests(truth: &Truth, clients: &[Client]) -> Checked {
    let made: BTreeMap<By, u64> =
        (0..).zip(&truth.records).filter_map(|(seq, record)| Some((record.by()?, seq))).collect();
    for client in clients {
        let name = client.name.as_str();
        for done in &client.acknowledged {
            let became = made.get(&By { guest: client.guest, id: done.id });
            // Whoever asks for another table when there is one gets that.
            let next = matches!(truth.records.get(done.seq as usize), Some(Record::Next { .. }));
            let shared = next && matches!(done.request, Request::Rematch { .. });
            must(became == Some(&done.seq) || shared, Invariant::NothingLost, || {
                format!(
                    "request {} of {name} was acknowledged as entry {}, and is {became:?}",
                    done.id, done.seq
                )
            })?;
        }
        for id in &client.refused {
            let became = made.get(&By { guest: client.guest, id: *id });
            must(became.is_none(), Invariant::RefusalsChangeNothing, || {
                format!("request {id} of {name} was refused, and is entry {became:?}")
            })?;
        }
    }
    Ok(())
}

/// What an eye has of a moment.
fn documents_of(moment: &Moment, eye: Eye) -> Documents {
    let play = moment.play.as_ref();
    Documents {
        public: play.map(|play| play.public.clone()),
        mine: play
            .and_then(|play| play.mine.get(eye.seat()?.index()).cloned())
            .filter(|mine| !mine.is_null()),
        undo: play.is_some_and(|play| eye.seat().is_some_and(|seat| play.undo.contains(seat))),
    }
}

fn check_whole(truth: &Truth, moment: &Moment, whole: &Whole, eye: Eye) -> Checked {
    must(whole.seat == eye.seat(), Invariant::SecretsStaySecret, || {
        format!("after {} entries {eye:?} was told everything of {:?}", whole.seq, whole.seat)
    })?;
    let so = documents_of(moment, eye);
    let bare = |document: &Option<Value>| document.as_ref().map(without_nothing);
    must(bare(&whole.mine) == so.mine, Invariant::SecretsStaySecret, || {
        format!("after {} entries {eye:?} was told {:?}, and it is {:?}", whole.seq, whole.mine, so.mine)
    })?;
    must(bare(&whole.public) == so.public && whole.undo == so.undo, Invariant::OneHistory, || {
        format!("after {} entries {eye:?} was told {:?}, and it is {so:?}", whole.seq, whole.public)
    })?;
    let history = serde_json::to_value(&whole.history).unwrap_or_default();
    let may = truth.history(whole.seq, eye).cloned().unwrap_or_else(|| Value::Array(Vec::new()));
    must(history == may, Invariant::SecretsStaySecret, || {
        format!("after {} entries {eye:?} was told the history {history}, and it is {may}", whole.seq)
    })
}

fn check_entry(moment: &Moment, entry: &Entry, eye: Eye, live: Option<bool>) -> Checked {
    let seq = entry.seq;
    must(eye.seat().is_some() || entry.mine.is_none(), Invariant::SecretsStaySecret, || {
        format!("with entry {seq} a watcher got {:?}", entry.mine)
    })?;
    let Some(play) = &moment.play else {
        let bare = entry.facts.is_empty() && entry.public.is_none() && entry.mine.is_none();
        return must(bare, Invariant::OneHistory, || format!("entry {seq} tells of a game before the deal"));
    };
    if let Some(what) = moment.arranged {
        let bare = entry.facts == moment.told && entry.public.is_none() && entry.mine.is_none();
        let undo = eye.seat().is_some_and(|seat| play.undo.contains(seat));
        return must(bare && entry.what == what && entry.undo == undo, Invariant::OneHistory, || {
            format!("entry {seq} was told as {entry:?}")
        });
    }
    let told = |live: bool| {
        let told = play.facts.iter().filter(|fact| fact.to.contains(eye) && (live || !fact.fleeting));
        told.map(|fact| &fact.json).eq(&entry.facts)
    };
    must(live.map_or_else(|| told(true) || told(false), told), Invariant::SecretsStaySecret, || {
        format!("with entry {seq} {eye:?}, present: {live:?}, was told {:?}", entry.facts)
    })?;
    let undo = eye.seat().is_some_and(|seat| play.undo.contains(seat));
    let same = entry.at.as_ms() == play.at && entry.what == play.what && entry.undo == undo;
    must(same, Invariant::OneHistory, || format!("entry {seq} was told as {entry:?}"))
}
