//! Which tables anybody may come to: those that are public, awake, and not over.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Name, Phase, TableId};
use serde::Serialize;
use serde_json::{Map, Value};

/// How many tables are shown at most.
const MOST: usize = 100;

/// A table as it is seen from the door.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Summary {
    /// Its code.
    pub(crate) id: TableId,
    /// What is played.
    pub(crate) game: String,
    /// How far it has come.
    pub(crate) phase: Phase,
    /// How many seats it has.
    pub(crate) seats: u8,
    /// How many of them nobody holds.
    pub(crate) free: u8,
    /// Who sits there, without bots.
    pub(crate) people: Vec<Name>,
    /// Whether those without a seat may watch the game.
    pub(crate) watchers: bool,
    /// The options that differ from the usual ones.
    pub(crate) options: Map<String, Value>,
    /// Whether strangers are welcome.
    #[serde(skip)]
    pub(crate) public: bool,
}

impl From<house::Summary> for Summary {
    fn from(table: house::Summary) -> Summary {
        let house::Summary { id, game, phase, seats, free, people, public, watchers, options } = table;
        Summary { id, game: game.to_owned(), phase, seats, free, people, watchers, options, public }
    }
}

/// The tables that are listed. All copies are the same list.
#[derive(Clone, Default)]
pub(crate) struct Lobby(Arc<Mutex<Listed>>);

#[derive(Default)]
struct Listed {
    numbers: BTreeMap<TableId, u64>,
    /// In the order in which they came.
    tables: BTreeMap<u64, Summary>,
    next: u64,
}

impl Listed {
    fn forget(&mut self, id: TableId) {
        if let Some(number) = self.numbers.remove(&id) {
            self.tables.remove(&number);
        }
    }
}

impl Lobby {
    fn listed(&self) -> MutexGuard<'_, Listed> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a table as it is now; one that nobody else may come to, or that is over, is not listed any more.
    pub(crate) fn note(&self, summary: Summary) {
        let mut listed = self.listed();
        if !summary.public || summary.phase == Phase::Over {
            listed.forget(summary.id);
            return;
        }
        let number = listed.numbers.get(&summary.id).copied().unwrap_or_else(|| {
            listed.next += 1;
            listed.next
        });
        listed.numbers.insert(summary.id, number);
        listed.tables.insert(number, summary);
    }

    /// A table sleeps, or is no more.
    pub(crate) fn forget(&self, id: TableId) {
        self.listed().forget(id);
    }

    /// The tables, the newest first.
    pub(crate) fn tables(&self) -> Vec<Summary> {
        self.listed().tables.values().rev().take(MOST).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(number: u32) -> Summary {
        Summary {
            id: TableId::from_number(number),
            game: "cells".to_owned(),
            phase: Phase::Gathering,
            seats: 4,
            free: 3,
            people: vec![Name::new("Ana").unwrap()],
            watchers: true,
            options: Map::new(),
            public: true,
        }
    }

    fn codes(lobby: &Lobby) -> Vec<TableId> {
        lobby.tables().into_iter().map(|summary| summary.id).collect()
    }

    #[test]
    fn the_newest_comes_first_and_stays_in_its_place() {
        let lobby = Lobby::default();
        for number in 0..3 {
            lobby.note(summary(number));
        }
        lobby.note(Summary { phase: Phase::Playing, free: 0, watchers: false, ..summary(1) });
        assert_eq!(codes(&lobby), [2, 1, 0].map(TableId::from_number));
        assert_eq!((lobby.tables()[1].phase, lobby.tables()[1].watchers), (Phase::Playing, false));
    }

    #[test]
    fn what_is_private_over_or_asleep_is_not_listed() {
        let lobby = Lobby::default();
        for number in 0..4 {
            lobby.note(summary(number));
        }
        lobby.note(Summary { public: false, ..summary(0) });
        lobby.note(Summary { phase: Phase::Over, ..summary(1) });
        lobby.forget(TableId::from_number(2));
        lobby.forget(TableId::from_number(9));
        assert_eq!(codes(&lobby), [TableId::from_number(3)]);
        lobby.note(summary(2));
        assert_eq!(codes(&lobby), [2, 3].map(TableId::from_number), "one that wakes is new again");
    }

    #[test]
    fn there_are_a_hundred_at_most() {
        let lobby = Lobby::default();
        for number in 0..150 {
            lobby.note(summary(number));
        }
        let codes = codes(&lobby);
        assert_eq!((codes.len(), codes[0]), (100, TableId::from_number(149)));
    }

    #[test]
    fn it_is_told_without_saying_whether_it_is_public() {
        let told = serde_json::to_value(summary(0)).unwrap();
        let expected = serde_json::json!({
            "id": "222222", "game": "cells", "phase": "gathering", "seats": 4, "free": 3, "people": ["Ana"], "watchers": true, "options": {}
        });
        assert_eq!(told, expected);
    }
}
