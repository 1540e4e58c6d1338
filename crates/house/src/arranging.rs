//! Entries that are about the table and not the game: what each of them changes, and how it is told.

use protocol::{Ended, EndedBy, GuestId, Keeps, Phase, SeatOf, Sign, TableDocument};
use serde_json::Value;
use table::{Seat, SeatSet, Stopped};

use crate::agreement::Proposed;
use crate::house::House;
use crate::passing::Pass;
use crate::record::Record;

impl House {
    /// Enters something that is about the table, and tells everybody. The number of the entry.
    pub(crate) fn arrange(&mut self, record: Record, now: u64) -> u64 {
        let what = record.what();
        let seq = self.enter(&record);
        let fact = record.fact();
        self.apply(record, seq);
        // Seen with the old eyes; then everything with the new ones.
        self.tell_arranged(seq, what, fact);
        for link in self.change_eyes() {
            self.tell_whole(link, now);
        }
        self.send_watchers_away();
        self.tell_here(None, now);
        seq
    }

    /// What one of these entries changes, when it is made and when it is read again.
    pub(crate) fn apply(&mut self, record: Record, seq: u64) {
        let replaces = matches!(
            record,
            Record::Bot { .. }
                | Record::Took { .. }
                | Record::Conceded { .. }
                | Record::Claimed { .. }
                | Record::StoodIn { .. }
                | Record::CameBack { .. }
        );
        let people: Vec<Option<GuestId>> = self.sitters.iter().map(SeatOf::person).collect();
        match record {
            Record::Opened(_) | Record::Game { .. } => {}
            Record::Sat { by, seat, name, sign, entropy } => {
                for other in self.seats.iter().filter(|other| *other != seat) {
                    if self.holds(by.guest, other) {
                        self.sitters[other.index()] = SeatOf::Free;
                        self.entropy.retain(|(of, _)| *of != other);
                    }
                }
                self.sitters[seat.index()] = SeatOf::Person { guest: by.guest, name, sign };
                if let Some(bytes) = entropy {
                    self.entropy.retain(|(of, _)| *of != seat);
                    self.entropy.push((seat, bytes));
                }
            }
            Record::SatAlso { by, seat, name, sign } => {
                self.sitters[seat.index()] = SeatOf::Person { guest: by.guest, name, sign };
            }
            Record::Stood { seat, .. } => {
                self.sitters[seat.index()] = SeatOf::Free;
                self.entropy.retain(|(of, _)| *of != seat);
            }
            Record::Bot { seat, level, sign, .. } => self.stand_in(seat, level, Some(sign), false),
            Record::Began { .. } => self.phase = Phase::Playing,
            Record::Set { public, watchers, .. } => (self.public, self.watchers) = (public, watchers),
            Record::Host { seat, .. } => {
                self.host = self.sitters[seat.index()].person().unwrap_or(self.host);
            }
            Record::StandIns { on, .. } => self.stand_ins = on,
            Record::FairRace { on, .. } => self.fair_race = on,
            Record::StoodIn { seat, level } => {
                self.stand_in(seat, level, None, false);
                if let SeatOf::Bot { keeps: Some(keeps), .. } = &mut self.sitters[seat.index()] {
                    keeps.until_back = true;
                }
            }
            Record::Took { seat, .. } | Record::CameBack { seat } => {
                if let SeatOf::Bot { keeps: Some(Keeps { guest, name, .. }), sign, .. } =
                    self.sitters[seat.index()].clone()
                {
                    self.sitters[seat.index()] = SeatOf::Person { guest, name, sign };
                }
            }
            Record::Proposed { seat, what, until, .. } => {
                self.proposal = Some(Proposed { what, by: seat, agreed: SeatSet::one(seat), until });
            }
            Record::Agreed { seat, .. } => {
                if let Some(proposal) = &mut self.proposal {
                    proposal.agreed = proposal.agreed.with(seat);
                }
            }
            Record::Declined { .. } | Record::Lapsed | Record::Carried => self.proposal = None,
            Record::Conceded { level: None, .. } => {}
            Record::Conceded { seat, level: Some(level), .. } => self.stand_in(seat, level, None, true),
            Record::Passed { by, seat, digest, until } => {
                self.passes.retain(|pass| pass.seat != seat);
                let holder = self.owner(seat);
                self.passes.extend(holder.map(|holder| Pass { by, seat, holder, digest, until, code: None }));
            }
            Record::Claimed { by, seat, name } => {
                if self.owner(seat) == Some(self.host) {
                    self.host = by.guest;
                }
                let sign = self.sitters[seat.index()].sign().unwrap_or_default();
                self.sitters[seat.index()] = SeatOf::Person { guest: by.guest, name, sign };
            }
            Record::Next { table, .. } => self.next = Some((table, seq)),
        }
        if replaces {
            self.backlog.eyes_changed(seq);
        }
        for (seat, before) in self.seats.iter().zip(people) {
            if self.sitters.get(seat.index()).and_then(SeatOf::person) != before {
                self.gate.forget_trips(seat);
            }
        }
        let House { passes, sitters, .. } = self;
        passes.retain(|pass| sitters.get(pass.seat.index()).and_then(owner) == Some(pass.holder));
    }

    /// A bot of this level sits there from now on, for whoever did.
    fn stand_in(&mut self, seat: Seat, level: String, sign: Option<Sign>, gives_up: bool) {
        let place = &mut self.sitters[seat.index()];
        let sign = sign.or(place.sign()).unwrap_or_default();
        let (keeps, conceded) = match std::mem::replace(place, SeatOf::Free) {
            SeatOf::Free => (None, false),
            SeatOf::Person { guest, name, .. } => (Some(Keeps { guest, name, until_back: false }), false),
            SeatOf::Bot { keeps, conceded, .. } => (keeps, conceded),
        };
        *place = SeatOf::Bot { level, sign, keeps, conceded: conceded || gives_up };
    }

    /// The person whose seat it is, whether they play or a bot does for them.
    pub(crate) fn owner(&self, seat: Seat) -> Option<GuestId> {
        self.sitters.get(seat.index()).and_then(owner)
    }

    /// The document of the table: who sits where, what is played, how far it has come.
    pub fn document(&self) -> TableDocument {
        let desk = self.desk.as_ref();
        let ended = desk.and_then(|desk| desk.stopped()).map(|why| match why {
            Stopped::Conceded { seat, to } => Ended { why: EndedBy::Conceded, seat: Some(seat), winners: to },
            Stopped::Agreed => Ended { why: EndedBy::Agreed, seat: None, winners: SeatSet::NONE },
        });
        TableDocument {
            id: self.id,
            game: self.opening.game.clone(),
            rules: self.opening.rules,
            options: self.options.clone(),
            host: self.host,
            public: self.public,
            watchers: self.watchers,
            stand_ins: self.stand_ins,
            fair_race: self.fair_race,
            commitment: self.opening.seed.commitment(),
            phase: self.phase,
            seats: self.sitters.clone(),
            paused: desk.is_some_and(|desk| desk.is_paused()),
            proposal: self.proposal.as_ref().map(Proposed::shown),
            ended,
            next: self.next.map(|(table, _)| table),
            seed: self.revealed().then_some(self.opening.seed),
        }
    }

    /// The document of the table as far as it ever changes.
    pub(crate) fn to_be_shown(&self) -> Value {
        let mut document = table::write(self.document()).expect("documents are plain data with text keys");
        if let Value::Object(fields) = &mut document {
            fields.retain(|name, _| {
                !matches!(name.as_str(), "id" | "game" | "rules" | "options" | "commitment")
            });
        }
        document
    }

    /// How the document of the table changed since it was told last.
    pub(crate) fn table_patch(&mut self) -> Option<String> {
        let document = self.to_be_shown();
        let change = table::diff(&self.shown, &document)?;
        self.shown = document;
        Some(change.to_string())
    }
}

fn owner(sitter: &SeatOf) -> Option<GuestId> {
    match sitter {
        SeatOf::Person { guest, .. } => Some(*guest),
        SeatOf::Bot { keeps: Some(keeps), conceded: false, .. } => Some(keeps.guest),
        SeatOf::Free | SeatOf::Bot { .. } => None,
    }
}
