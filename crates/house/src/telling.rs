//! Who is told what, and when.

use std::collections::VecDeque;
use std::fmt::Write;

use protocol::{Answer, GuestId, Name, Phase, Refusal, Sign};
use serde_json::Value;
use shelf::{Happened, Tale};
use table::{Coded, Eye, Eyes, Seat, SeatSet, Time};

use crate::event::{Effect, Link, Text};
use crate::fault::Fault;
use crate::house::House;
use crate::record::{By, Record};

/// Somebody at the table, over one connection.
pub(crate) struct Guest {
    pub(crate) guest: GuestId,
    pub(crate) name: Name,
    /// Which sign they would like to have.
    pub(crate) sign: Option<Sign>,
    /// What they see with.
    pub(crate) eye: Eye,
    /// Whether nothing is sent to them until they have caught up.
    pub(crate) slow: bool,
}

/// How many entries are kept for those who come back.
const MOST: usize = 64;

/// The last entries, for those who come back after a cut.
#[derive(Default)]
pub(crate) struct Backlog {
    entries: VecDeque<Past>,
    /// From which entry on the backlog is whole.
    from: u64,
    /// Whoever has not seen more than this entry may have other eyes by now.
    eyes: Option<u64>,
    over: bool,
}

/// An entry as it was told.
struct Past {
    seq: u64,
    happened: Happened,
    /// How the document of the table changed with it.
    table: Option<String>,
}

impl Backlog {
    /// The game goes on from here.
    pub(crate) fn begin_at(&mut self, seq: u64) {
        self.entries.clear();
        self.from = seq;
    }

    /// With this entry somebody got other eyes. Whoever comes back and has not surely seen what followed gets whole
    /// documents.
    pub(crate) fn eyes_changed(&mut self, seq: u64) {
        self.eyes = Some(seq);
    }

    fn add(&mut self, past: Past, recall_from: usize) {
        self.entries.push_back(past);
        // What may not be told of any more is not told to those who come back either.
        let too_old = |past: &&Past, count: usize| past.happened.number < recall_from || count > MOST;
        while let Some(past) = self.entries.front().filter(|past| too_old(past, self.entries.len())) {
            self.from = past.seq + 1;
            self.entries.pop_front();
        }
    }

    /// Everything from this entry on, if it is here.
    fn since(&self, have: u64) -> Option<impl Iterator<Item = &Past>> {
        let same_eyes = self.eyes.is_none_or(|eyes| have > eyes + 1);
        (have >= self.from && same_eyes).then(|| self.entries.iter().filter(move |past| past.seq >= have))
    }
}

/// What sets one eye's message about an entry apart from another's: eyes with the same share get the same bytes.
#[derive(PartialEq)]
struct Share<'a> {
    facts: Vec<bool>,
    mine: Option<&'a str>,
    undo: bool,
}

impl Share<'_> {
    fn of(happened: &Happened, eye: Eye) -> Share<'_> {
        Share {
            facts: happened.facts.iter().map(|tale| tale.to.contains(eye)).collect(),
            mine: eye.seat().and_then(|seat| happened.mine.get(seat.index())?.as_deref()),
            undo: eye.seat().is_some_and(|seat| happened.undo.contains(seat)),
        }
    }
}

/// One entry as an eye gets it. `again` leaves out what was for those present only.
fn entry(seq: u64, happened: &Happened, table: Option<&str>, eye: Eye, again: bool) -> Text {
    let mut text = String::with_capacity(256);
    let _ = write!(
        text,
        r#"{{"entry":{{"seq":{seq},"at":{},"what":"{}","facts":["#,
        happened.at.as_ms(),
        happened.what
    );
    let told = happened.facts.iter().filter(|tale| tale.to.contains(eye) && !(again && tale.fleeting));
    for (number, tale) in told.enumerate() {
        if number > 0 {
            text.push(',');
        }
        text.push_str(&tale.json);
    }
    text.push(']');
    let mine = eye.seat().and_then(|seat| happened.mine.get(seat.index())?.as_deref());
    for (name, patch) in [("table", table), ("public", happened.public.as_deref()), ("mine", mine)] {
        if let Some(patch) = patch {
            let _ = write!(text, r#","{name}":{patch}"#);
        }
    }
    if eye.seat().is_some_and(|seat| happened.undo.contains(seat)) {
        text.push_str(r#","undo":true"#);
    }
    text.push_str("}}");
    text.into()
}

impl House {
    // ----- who is there -------------------------------------------------------------------------------------------

    pub(crate) fn join(
        &mut self,
        link: Link,
        (guest, name, sign): (GuestId, Name, Option<Sign>),
        have: Option<u64>,
        now: u64,
    ) {
        self.come_back(guest, now);
        let eye = self.seat_of(guest).map_or(Eye::Watcher, Eye::Seat);
        let somebody = Guest { guest, name, sign, eye, slow: false };
        // Whoever has a seat always gets in: strangers cannot fill a table so that its players stay outside.
        let of_guest = self.guests.values().filter(|other| other.guest == guest).count();
        let full = eye == Eye::Watcher && self.guests.len() >= protocol::limits::LINKS;
        if (full || of_guest >= protocol::limits::LINKS_OF_GUEST) && !self.guests.contains_key(&link) {
            self.tell_no(link, None, Refusal::TableFull.coded());
            return;
        }
        if self.is_closed_to(&somebody) {
            self.turn_away(link, somebody);
            return;
        }
        self.gone.remove(&guest);
        if let Some(seat) = self.seat_of(guest).filter(|_| of_guest == 0) {
            // They come by another way.
            self.gate.forget_trips(seat);
        }
        self.guests.insert(link, somebody);
        let missed = have.filter(|have| *have <= self.seq && self.desk.is_some());
        let missed = missed.and_then(|have| self.backlog.since(have)).map(|entries| {
            let again = !self.has(Fault::RepeatsFleeting);
            let text = |past: &Past| entry(past.seq, &past.happened, past.table.as_deref(), eye, again);
            entries.map(text).collect::<Vec<Text>>()
        });
        match missed {
            // After the end everything may be told, so whoever comes then gets it.
            Some(texts) if self.phase == Phase::Playing => {
                for text in texts {
                    self.hold(link, text);
                }
            }
            _ => self.tell_whole(link, now),
        }
        self.tell_here(Some(link), now);
    }

    pub(crate) fn leave(&mut self, link: Link, now: u64) {
        self.at_the_door.remove(&link);
        if let Some(guest) = self.guests.remove(&link) {
            self.note_gone(guest.guest, now);
            self.tell_here(None, now);
        }
    }

    /// Whether somebody may not watch: they have no seat, and the game is not open to those.
    fn is_closed_to(&self, guest: &Guest) -> bool {
        let watches = guest.eye == Eye::Watcher && self.phase != Phase::Gathering;
        watches && !self.watchers && !self.belongs(guest.guest)
    }

    /// Somebody has to wait outside.
    fn turn_away(&mut self, link: Link, guest: Guest) {
        self.guests.remove(&link);
        if self.at_the_door.len() < protocol::limits::LINKS {
            self.at_the_door.insert(link, guest);
        }
        self.tell_no(link, None, Refusal::ClosedToWatchers.coded());
    }

    /// Those who watch go outside, if nobody may.
    pub(crate) fn send_watchers_away(&mut self) {
        let closed: Vec<Link> =
            self.guests.iter().filter(|(_, guest)| self.is_closed_to(guest)).map(|(link, _)| *link).collect();
        for link in closed {
            if let Some(guest) = self.guests.remove(&link) {
                self.turn_away(link, guest);
            }
        }
    }

    pub(crate) fn falls_behind(&mut self, link: Link) {
        if let Some(guest) = self.guests.get_mut(&link) {
            guest.slow = true;
        }
        self.held.retain(|(_, effect)| !matches!(effect, Effect::Send { link: to, .. } if *to == link));
    }

    pub(crate) fn catches_up(&mut self, link: Link, now: u64) {
        let Some(guest) = self.guests.get_mut(&link) else { return };
        if std::mem::take(&mut guest.slow) && !self.has(Fault::LeavesGaps) {
            self.tell_whole(link, now);
            self.tell_here(Some(link), now);
        }
    }

    /// Whoever sits down or stands up sees with other eyes from now on. Who that is.
    pub(crate) fn change_eyes(&mut self) -> Vec<Link> {
        if self.has(Fault::KeepsOldEyes) && self.desk.is_some() {
            return Vec::new();
        }
        let mut changed = Vec::new();
        for (link, guest) in self.guests.iter() {
            let eye = self.eye_of(guest.guest, guest.eye);
            if guest.eye != eye {
                changed.push((*link, eye));
            }
        }
        for &(link, eye) in &changed {
            if let Some(guest) = self.guests.get_mut(&link) {
                guest.eye = eye;
            }
        }
        changed.into_iter().map(|(link, _)| link).collect()
    }

    // ----- what happened ------------------------------------------------------------------------------------------

    /// Enters what happened in the game, and tells everybody.
    pub(crate) fn tell_news(&mut self, by: Option<By>) {
        let Some(desk) = &mut self.desk else { return };
        let news = desk.news();
        let (recall_from, over) = (desk.recall_from(), desk.outcome().is_some());
        let last = news.len().saturating_sub(1);
        for (number, mut happened) in news.into_iter().enumerate() {
            // The input is the last of its entries; what rang before it is nobody's.
            let by = by.filter(|_| number == last);
            let record = Record::Game { by, entry: std::mem::take(&mut happened.record) };
            let seq = self.enter(&record);
            for (seat, heard) in std::mem::take(&mut happened.heard) {
                if let Some(bot) = self.bots.get_mut(&seat) {
                    bot.heard.push(heard);
                }
            }
            let mut turns = matches!(happened.what, "pause" | "resume" | "stop" | "reveal");
            if over && number == last && !std::mem::replace(&mut self.backlog.over, true) {
                (self.phase, self.proposal) = (Phase::Over, None);
                turns = true;
            }
            let table = if turns { self.table_patch() } else { None };
            self.tell_entry(seq, &happened, table.as_deref());
            self.backlog.add(Past { seq, happened, table }, recall_from);
        }
    }

    /// Whether the seed was laid open.
    pub(crate) fn revealed(&self) -> bool {
        self.desk.as_ref().is_some_and(|desk| desk.is_revealed())
    }

    fn tell_entry(&mut self, seq: u64, happened: &Happened, table: Option<&str>) {
        let mut texts: Vec<(Share<'_>, Text)> = Vec::new();
        let links: Vec<(Link, Eye)> = self
            .guests
            .iter()
            .filter(|(_, guest)| !guest.slow)
            .map(|(link, guest)| (*link, guest.eye))
            .collect();
        for (link, mut eye) in links {
            if self.has(Fault::ShowsHand) {
                eye = Eye::Seat(Seat::at(0));
            }
            // Most entries are the same for everybody: they are written once.
            let share = Share::of(happened, eye);
            let text = match texts.iter().find(|(other, _)| *other == share) {
                Some((_, text)) => text.clone(),
                None => {
                    let text = entry(seq, happened, table, eye, false);
                    texts.push((share, text.clone()));
                    text
                }
            };
            self.hold(link, text);
        }
    }

    /// Tells everybody of an entry that is about the table and not the game.
    pub(crate) fn tell_arranged(&mut self, seq: u64, what: &'static str, fact: Option<String>) {
        let table = self.table_patch();
        let desk = self.desk.as_ref();
        let undo = desk.into_iter().flat_map(|desk| self.seats.iter().filter(|seat| desk.can_undo(*seat)));
        let happened = Happened {
            number: desk.map_or(0, |desk| desk.seq()),
            at: desk.map_or(Time::ZERO, |desk| desk.now()),
            what,
            record: Vec::new(),
            facts: fact.map(|json| Tale { json, to: Eyes::ALL, fleeting: false }).into_iter().collect(),
            public: None,
            mine: Vec::new(),
            undo: undo.collect::<SeatSet>(),
            heard: Vec::new(),
        };
        let recall_from = desk.map(|desk| desk.recall_from());
        self.tell_entry(seq, &happened, table.as_deref());
        if let Some(recall_from) = recall_from {
            self.backlog.add(Past { seq, happened, table }, recall_from);
        }
    }

    /// Everything that this eye may know.
    pub(crate) fn tell_whole(&mut self, link: Link, now: u64) {
        let Some(guest) = self.guests.get(&link) else { return };
        let eye = guest.eye;
        let document =
            serde_json::to_string(&self.document()).expect("documents are plain data with text keys");
        let at = self.clock.at(now).as_ms();
        let mut text = format!(
            r#"{{"whole":{{"seq":{},"at":{at},"running":{},"table":{document}"#,
            self.seq,
            self.clock.runs()
        );
        if let Some(seat) = eye.seat() {
            let _ = write!(text, r#","seat":{seat}"#);
        }
        if let Some(desk) = &self.desk {
            let _ = write!(text, r#","public":{}"#, desk.public());
            let shown = if self.has(Fault::ShowsHand) { Some(Seat::at(0)) } else { eye.seat() };
            if let Some(seat) = shown {
                let _ = write!(text, r#","mine":{}"#, desk.mine(seat));
                if desk.can_undo(seat) {
                    text.push_str(r#","undo":true"#);
                }
            }
            let history =
                serde_json::to_string(&desk.history(eye)).expect("facts are plain data with text keys");
            let _ = write!(text, r#","history":{history}"#);
        }
        text.push_str("}}");
        self.hold(link, text.into());
    }

    // ----- answers ------------------------------------------------------------------------------------------------

    /// A request was carried out, now or before: it became this entry.
    pub(crate) fn tell_done(&mut self, link: Link, by: By, seq: u64) {
        match self.code_for(by) {
            Some(code) => self.hold(link, Answer::Pass { id: by.id, code }.write().into()),
            None => self.tell_ok(link, by.id, seq),
        }
    }

    pub(crate) fn tell_ok(&mut self, link: Link, id: u64, seq: u64) {
        self.hold(link, format!(r#"{{"ok":{{"id":{id},"seq":{seq}}}}}"#).into());
        let early = self.has(Fault::AnswersBeforeKept);
        if let Some((needs, _)) = self.held.back_mut().filter(|_| early) {
            *needs = 0;
        }
    }

    pub(crate) fn tell_no(&mut self, link: Link, id: Option<u64>, why: Coded) {
        self.hold(link, Answer::no(id, why).write().into());
    }

    pub(crate) fn tell_moves(&mut self, link: Link, id: u64, seat: Seat, now: u64) {
        let Some(desk) = &self.desk else { return };
        let moves: Vec<Value> = desk.moves(seat, self.clock.at(now).max(desk.now()));
        self.hold(link, Answer::Moves { id, seq: self.seq, moves }.write().into());
    }

    pub(crate) fn tell_log(&mut self, link: Link, id: u64, log: Value) {
        self.hold(link, Answer::Log { id, log }.write().into());
    }

    pub(crate) fn tell_pong(&mut self, link: Link, at: u64, now: u64) {
        let now = self.desk.is_some().then(|| self.clock.at(now));
        self.hold(link, Answer::Pong { at, now }.write().into());
    }

    // ----- holding back -------------------------------------------------------------------------------------------

    /// Nothing is let out before everything that it may follow from is on disk.
    pub(crate) fn hold(&mut self, link: Link, text: Text) {
        let needs = if self.has(Fault::TellsBeforeKept) { 0 } else { self.seq };
        self.held.push_back((needs, Effect::Send { link, text }));
    }

    pub(crate) fn let_out(&mut self, effects: &mut Vec<Effect>) {
        let kept = self.kept;
        while let Some((_, effect)) = self.held.pop_front_if(|(needs, _)| *needs <= kept) {
            effects.push(effect);
        }
        if self.has(Fault::AnswersBeforeKept) {
            let (early, late): (Vec<_>, Vec<_>) = self.held.drain(..).partition(|(needs, _)| *needs == 0);
            effects.extend(early.into_iter().map(|(_, effect)| effect));
            self.held = late.into();
        }
    }
}
