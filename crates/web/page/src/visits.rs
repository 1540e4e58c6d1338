//! The tables that this device has been at, newest first: the way back for whoever closed the page.

use protocol::{Phase, TableId};
use serde::{Deserialize, Serialize};

use crate::connection::End;
use crate::decode::decode_text;
use crate::route::Route;

/// The most tables that are kept.
const MOST: usize = 12;

/// A table as it was when this device last looked at it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    /// Whether its house is in this browser.
    pub local: bool,
    /// Its code.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The other people in the seats.
    pub people: Vec<String>,
    /// How many bots play.
    pub bots: u8,
    /// How far it was.
    pub phase: Phase,
    /// When that was, in milliseconds since 1970.
    pub when: u64,
    /// The first entry of the game that nobody has looked at here; nothing if nobody ever looked.
    #[serde(default)]
    pub seen: Option<u64>,
}

impl Visit {
    /// The way there.
    pub fn route(&self) -> Route {
        Route::Table(if self.local { End::Worker } else { End::Server }, self.table)
    }
}

/// The tables in what was kept; none in what makes no sense.
pub fn read(kept: &str) -> Vec<Visit> {
    decode_text(kept).unwrap_or_default()
}

/// The tables, to be kept.
pub fn write(visits: &[Visit]) -> String {
    serde_json::to_string(visits).unwrap_or_default()
}

/// Puts a table in front, and drops what is too old.
pub fn note(visits: &mut Vec<Visit>, mut visit: Visit) {
    visit.seen = visit.seen.or(seen(visits, visit.route()));
    forget(visits, visit.route());
    visits.insert(0, visit);
    visits.truncate(MOST);
}

/// How far somebody has looked at the game at a table.
pub fn seen(visits: &[Visit], route: Route) -> Option<u64> {
    visits.iter().find(|visit| visit.route() == route).and_then(|visit| visit.seen)
}

/// Somebody has looked so far.
pub fn look(visits: &mut [Visit], route: Route, seq: u64) {
    for visit in visits.iter_mut().filter(|visit| visit.route() == route) {
        visit.seen = Some(seq);
    }
}

/// Drops a table.
pub fn forget(visits: &mut Vec<Visit>, route: Route) {
    visits.retain(|visit| visit.route() != route);
}

/// How long ago something was: a word for the unit, and how many of it.
pub fn ago(when: u64, now: u64) -> (&'static str, u64) {
    let minutes = now.saturating_sub(when) / 60_000;
    match minutes {
        0 => ("moment", 0),
        1..60 => ("minutes", minutes),
        60..1_440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1_440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(number: u32, when: u64) -> Visit {
        Visit {
            local: number.is_multiple_of(2),
            table: TableId::from_number(number),
            game: "cells".to_owned(),
            people: vec!["Ana".to_owned()],
            bots: 1,
            phase: Phase::Playing,
            when,
            seen: None,
        }
    }

    #[test]
    fn the_newest_come_first_and_the_oldest_go() {
        let mut visits = Vec::new();
        for number in 0..20 {
            note(&mut visits, visit(number, number.into()));
        }
        assert_eq!(visits.len(), MOST);
        assert_eq!(visits[0].when, 19);
        note(&mut visits, visit(12, 99));
        assert_eq!((visits.len(), visits[0].when), (MOST, 99), "a table is there once");
        assert_eq!(read(&write(&visits)), visits);
        let route = visits[3].route();
        forget(&mut visits, route);
        assert!(visits.iter().all(|visit| visit.route() != route));
        assert!(read("what is this").is_empty());
    }

    #[test]
    fn how_far_somebody_looked_is_kept_when_the_table_changes() {
        let mut visits = vec![visit(1, 1), visit(2, 2)];
        let route = visits[1].route();
        look(&mut visits, route, 7);
        note(&mut visits, visit(2, 9));
        assert_eq!((seen(&visits, route), visits[0].when), (Some(7), 9));
        assert_eq!(seen(&visits, visits[1].route()), None);
    }

    #[test]
    fn time_passes_in_larger_and_larger_steps() {
        let minute = 60_000;
        assert_eq!(ago(5, 4), ("moment", 0), "clocks are set back");
        assert_eq!(ago(0, minute - 1), ("moment", 0));
        assert_eq!(ago(0, 59 * minute), ("minutes", 59));
        assert_eq!(ago(0, 60 * minute), ("hours", 1));
        assert_eq!(ago(0, 47 * 60 * minute), ("days", 1));
    }
}
