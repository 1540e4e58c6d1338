//! A table in a few words, for a list of tables.

use protocol::{Name, Phase, SeatOf, TableId};
use serde_json::{Map, Value};

use crate::house::House;

/// A table in a few words.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Its code.
    pub id: TableId,
    /// The game.
    pub game: &'static str,
    /// How far it has come.
    pub phase: Phase,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
    /// The people who have a seat, those for whom a bot plays included.
    pub people: Vec<Name>,
    /// Whether everybody sees it in the lobby.
    pub public: bool,
    /// Whether those without a seat may watch the game.
    pub watchers: bool,
    /// The options that differ from the defaults.
    pub options: Map<String, Value>,
}

impl House {
    /// The table in a few words. It changes with entries only, so it need not be asked more often than [`House::seq`] grows.
    pub fn summary(&self) -> Summary {
        let people = self.sitters.iter().filter_map(|sitter| match sitter {
            SeatOf::Person { name, .. } => Some(name.clone()),
            SeatOf::Bot { keeps, .. } => keeps.as_ref().map(|keeps| keeps.name.clone()),
            SeatOf::Free => None,
        });
        Summary {
            id: self.id,
            game: self.game.name(),
            phase: self.phase,
            seats: self.seats.count(),
            free: self.sitters.iter().filter(|sitter| **sitter == SeatOf::Free).count() as u8,
            people: people.collect(),
            public: self.public,
            watchers: self.watchers,
            options: self.unusual_options(),
        }
    }

    /// Whether everybody sees it in the lobby.
    pub fn is_public(&self) -> bool {
        self.public
    }

    fn unusual_options(&self) -> Map<String, Value> {
        let usual = self.game.default_options();
        let mut options = self.options.as_object().cloned().unwrap_or_default();
        options.retain(|name, value| usual.get(name) != Some(value));
        options
    }
}
