//! What is on disk, read without the help of the house: the form of its entries is a promise to every later version.

use house::Opening;
use protocol::{GuestId, Keeps, Name, Phase, Proposal, SeatOf, Sign, TableDocument, TableId, Wish};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Entropy, Seat, SeatSet};

/// Which request of which guest led to an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub(crate) struct By {
    pub(crate) guest: GuestId,
    pub(crate) id: u64,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) enum Record {
    Opened(Opening),
    Sat { by: By, seat: Seat, name: Name, sign: Sign, entropy: Option<Entropy> },
    Stood { by: By, seat: Seat },
    Bot { by: By, seat: Seat, level: String, sign: Sign },
    Began { by: By },
    Game { by: Option<By>, entry: Vec<u8> },
    Set { by: By, public: bool, watchers: bool },
    Host { by: By, seat: Seat },
    Took { by: By, seat: Seat },
    Proposed { by: By, seat: Seat, what: Wish, until: u64 },
    Agreed { by: By, seat: Seat },
    Declined { by: By },
    Lapsed,
    Carried,
    Conceded { by: By, seat: Seat, level: Option<String> },
    Passed { by: By, seat: Seat, digest: [u8; 32], until: u64 },
    Claimed { by: By, seat: Seat, name: Name },
    Next { by: By, table: TableId },
    SatAlso { by: By, seat: Seat, name: Name, sign: Sign },
    StandIns { by: Option<By>, on: bool },
    StoodIn { seat: Seat, level: String },
    CameBack { seat: Seat },
    FairRace { by: Option<By>, on: bool },
}

impl Record {
    pub(crate) fn read(bytes: &[u8]) -> Option<Record> {
        match postcard::take_from_bytes(bytes) {
            Ok((record, [])) => Some(record),
            _ => None,
        }
    }

    /// Which request led to it.
    pub(crate) fn by(&self) -> Option<By> {
        match *self {
            Record::Opened(_)
            | Record::Lapsed
            | Record::Carried
            | Record::StoodIn { .. }
            | Record::CameBack { .. } => None,
            Record::Sat { by, .. }
            | Record::SatAlso { by, .. }
            | Record::Stood { by, .. }
            | Record::Bot { by, .. }
            | Record::Began { by }
            | Record::Set { by, .. }
            | Record::Host { by, .. }
            | Record::Took { by, .. }
            | Record::Proposed { by, .. }
            | Record::Agreed { by, .. }
            | Record::Declined { by }
            | Record::Conceded { by, .. }
            | Record::Passed { by, .. }
            | Record::Claimed { by, .. }
            | Record::Next { by, .. } => Some(by),
            Record::Game { by, .. } | Record::StandIns { by, .. } | Record::FairRace { by, .. } => by,
        }
    }

    /// As what it is told; none for those that the game names.
    pub(crate) fn what(&self) -> Option<&'static str> {
        Some(match self {
            Record::Opened(_) | Record::Game { .. } => return None,
            Record::Sat { .. } | Record::SatAlso { .. } => "sat",
            Record::Stood { .. } => "stood",
            Record::Bot { .. } | Record::StoodIn { .. } => "bot",
            Record::Began { .. } => "began",
            Record::Set { .. } | Record::StandIns { .. } | Record::FairRace { .. } => "set",
            Record::Host { .. } => "host",
            Record::Took { .. } | Record::CameBack { .. } => "took",
            Record::Proposed { .. } => "proposed",
            Record::Agreed { .. } => "agreed",
            Record::Declined { .. } => "declined",
            Record::Lapsed => "lapsed",
            Record::Carried => "carried",
            Record::Conceded { .. } => "conceded",
            Record::Passed { .. } => "passed",
            Record::Claimed { .. } => "claimed",
            Record::Next { .. } => "next",
        })
    }

    /// What everybody is told of it besides.
    pub(crate) fn facts(&self) -> Vec<Value> {
        match self {
            Record::StoodIn { seat, .. } => vec![json!({"stood_in": {"seat": seat}})],
            Record::CameBack { seat } => vec![json!({"came_back": {"seat": seat}})],
            _ => Vec::new(),
        }
    }

    /// What it did to the document of the table.
    pub(crate) fn change(&self, table: &mut TableDocument) {
        let seats = &mut table.seats;
        match self {
            Record::Opened(_) | Record::Game { .. } | Record::Passed { .. } => {}
            Record::Sat { by, seat, name, sign, .. } => {
                for sitter in seats.iter_mut().filter(|sitter| sitter.person() == Some(by.guest)) {
                    *sitter = SeatOf::Free;
                }
                seats[seat.index()] = SeatOf::Person { guest: by.guest, name: name.clone(), sign: *sign };
            }
            Record::Stood { seat, .. } => seats[seat.index()] = SeatOf::Free,
            Record::Bot { seat, level, sign, .. } => {
                let (keeps, conceded) = kept(&seats[seat.index()]);
                seats[seat.index()] = SeatOf::Bot { level: level.clone(), sign: *sign, keeps, conceded };
            }
            Record::Conceded { level: None, .. } => {}
            Record::Conceded { seat, level: Some(level), .. } => {
                let sign = seats[seat.index()].sign().unwrap_or_default();
                let (keeps, _) = kept(&seats[seat.index()]);
                seats[seat.index()] = SeatOf::Bot { level: level.clone(), sign, keeps, conceded: true };
            }
            Record::SatAlso { by, seat, name, sign } => {
                seats[seat.index()] = SeatOf::Person { guest: by.guest, name: name.clone(), sign: *sign };
            }
            Record::StandIns { on, .. } => table.stand_ins = *on,
            Record::FairRace { on, .. } => table.fair_race = *on,
            Record::StoodIn { seat, level } => {
                let sign = seats[seat.index()].sign().unwrap_or_default();
                let (keeps, conceded) = kept(&seats[seat.index()]);
                let keeps = keeps.map(|keeps| Keeps { until_back: true, ..keeps });
                seats[seat.index()] = SeatOf::Bot { level: level.clone(), sign, keeps, conceded };
            }
            Record::Took { seat, .. } | Record::CameBack { seat } => {
                let sign = seats[seat.index()].sign().unwrap_or_default();
                if let (Some(Keeps { guest, name, .. }), false) = kept(&seats[seat.index()]) {
                    seats[seat.index()] = SeatOf::Person { guest, name, sign };
                }
            }
            Record::Claimed { by, seat, name } => {
                let sign = seats[seat.index()].sign().unwrap_or_default();
                let (owner, _) = kept(&seats[seat.index()]);
                if owner.is_some_and(|owner| owner.guest == table.host) {
                    table.host = by.guest;
                }
                seats[seat.index()] = SeatOf::Person { guest: by.guest, name: name.clone(), sign };
            }
            Record::Began { .. } => table.phase = Phase::Playing,
            Record::Set { public, watchers, .. } => (table.public, table.watchers) = (*public, *watchers),
            Record::Host { seat, .. } => table.host = seats[seat.index()].person().unwrap_or(table.host),
            Record::Proposed { seat, what, .. } => {
                table.proposal = Some(Proposal { what: *what, by: *seat, agreed: SeatSet::one(*seat) });
            }
            Record::Agreed { seat, .. } => {
                if let Some(proposal) = &mut table.proposal {
                    proposal.agreed = proposal.agreed.with(*seat);
                }
            }
            Record::Declined { .. } | Record::Lapsed | Record::Carried => table.proposal = None,
            Record::Next { table: next, .. } => table.next = Some(*next),
        }
    }
}

/// Whose seat it is, and whether they have given up.
fn kept(sitter: &SeatOf) -> (Option<Keeps>, bool) {
    match sitter {
        SeatOf::Free => (None, false),
        SeatOf::Person { guest, name, .. } => {
            (Some(Keeps { guest: *guest, name: name.clone(), until_back: false }), false)
        }
        SeatOf::Bot { keeps, conceded, .. } => (keeps.clone(), *conceded),
    }
}
