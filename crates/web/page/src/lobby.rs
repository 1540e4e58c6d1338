//! The tables that anybody may come to, as the server lists them.

use protocol::{Phase, TableId};
use serde::Deserialize;

use crate::decode::decode_text;

/// A table as it is seen from the door.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct OpenTable {
    /// Its code.
    pub id: TableId,
    /// What is played.
    pub game: String,
    /// How far it has come.
    pub phase: Phase,
    /// How many seats nobody holds.
    pub free: u8,
    /// Who sits there, without bots.
    pub people: Vec<String>,
    /// Whether those without a seat may watch.
    pub watchers: bool,
}

/// What a stranger can do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Welcome {
    /// Take a seat.
    Join,
    /// Look on.
    Watch,
}

impl OpenTable {
    /// What a stranger can do there; none if that is nothing.
    pub fn welcome(&self) -> Option<Welcome> {
        match self.phase {
            Phase::Over => None,
            Phase::Gathering | Phase::Playing if self.free > 0 => Some(Welcome::Join),
            Phase::Gathering | Phase::Playing => self.watchers.then_some(Welcome::Watch),
        }
    }
}

/// The tables in an answer of the server at which a stranger can do something; none in what makes no sense.
pub fn read(answer: &str) -> Vec<OpenTable> {
    #[derive(Deserialize)]
    struct Lobby {
        tables: Vec<OpenTable>,
    }
    let tables = decode_text(answer).map_or_else(Vec::new, |lobby: Lobby| lobby.tables);
    tables.into_iter().filter(|table| table.welcome().is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(phase: &str, free: u8, watchers: bool) -> String {
        format!(
            r#"{{"id":"K7QF2M","game":"cells","phase":"{phase}","seats":3,"free":{free},"people":["Ana"],"watchers":{watchers},"options":{{}}}}"#
        )
    }

    #[test]
    fn a_stranger_sits_down_where_there_is_room_and_looks_on_where_that_is_allowed() {
        for (phase, free, watchers, welcome) in [
            ("gathering", 2, true, Some(Welcome::Join)),
            ("gathering", 2, false, Some(Welcome::Join)),
            ("gathering", 0, true, Some(Welcome::Watch)),
            ("playing", 0, true, Some(Welcome::Watch)),
            ("playing", 1, true, Some(Welcome::Join)),
            ("playing", 0, false, None),
            ("over", 0, true, None),
        ] {
            let read = read(&format!(r#"{{"tables":[{}]}}"#, table(phase, free, watchers)));
            assert_eq!(read.first().and_then(OpenTable::welcome), welcome, "{phase} {free} {watchers}");
            assert_eq!(read.len(), usize::from(welcome.is_some()), "what leads nowhere is not listed");
        }
    }

    #[test]
    fn what_makes_no_sense_lists_nothing() {
        for answer in ["", "<html>", "{}", r#"{"tables":[{"id":"?"}]}"#] {
            assert!(read(answer).is_empty(), "{answer}");
        }
    }
}
