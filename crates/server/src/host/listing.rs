//! All tables, for the host: what is played, by whom, how big it is, when it was last touched.

use std::panic::{AssertUnwindSafe, catch_unwind};

use house::{Games, House, Kept};
use protocol::{GuestId, Name, SeatOf, TableDocument, TableId};
use serde::{Deserialize, Serialize};
use store::Row;

/// Which tables the host wants to see.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wanted {
    /// Only those that are open, or over.
    state: Option<State>,
    /// Only those with this in their code, their game or somebody's name.
    search: String,
    /// Only those after this place.
    pub(crate) before: Option<u64>,
    /// How many.
    most: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    Open,
    Over,
}

impl Wanted {
    pub(crate) fn finished(&self) -> Option<bool> {
        self.state.map(|state| state == State::Over)
    }

    pub(crate) fn most(&self) -> usize {
        self.most.unwrap_or(50).clamp(1, 100)
    }

    pub(crate) fn includes(&self, listed: &Listed) -> bool {
        let wanted = self.search.trim().to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        wanted.is_empty()
            || has(listed.id.as_str())
            || listed.game.as_deref().is_some_and(has)
            || listed.people.iter().any(|person| has(person.name.as_str()) || has(&person.guest.to_string()))
    }
}

/// A table as the host sees it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Listed {
    id: TableId,
    /// What is played; none if that cannot be read any more.
    game: Option<String>,
    /// How far it has come: `gathering`, `playing` or `over`, or `frozen` if it cannot go on.
    phase: &'static str,
    seats: usize,
    people: Vec<Person>,
    /// Whether it is in memory.
    awake: bool,
    /// When something was last kept of it, in milliseconds since 1970.
    touched: Option<u64>,
    entries: usize,
    /// What its entries take.
    bytes: usize,
}

/// Somebody in a seat.
#[derive(Clone, Debug, Serialize)]
struct Person {
    guest: GuestId,
    name: Name,
}

impl Listed {
    pub(crate) fn new(row: &Row, kept: Option<&Kept>, games: Games, awake: bool) -> Listed {
        let document = kept.and_then(|kept| glance(row.table, kept, games));
        let people = document.iter().flat_map(|document| &document.seats).filter_map(|seat| match seat {
            SeatOf::Person { guest, name, .. } => Some(Person { guest: *guest, name: name.clone() }),
            _ => None,
        });
        Listed {
            id: row.table,
            people: people.collect(),
            phase: match document.as_ref().map(|document| document.phase) {
                Some(protocol::Phase::Gathering) => "gathering",
                Some(protocol::Phase::Playing) => "playing",
                Some(protocol::Phase::Over) => "over",
                None => "frozen",
            },
            seats: document.as_ref().map_or(0, |document| document.seats.len()),
            game: document.map(|document| document.game),
            awake,
            touched: row.touched,
            entries: kept.map_or(0, |kept| kept.entries.len()),
            bytes: kept.map_or(0, |kept| kept.entries.iter().map(Vec::len).sum()),
        }
    }
}

/// What a stranger who came to this table would see of it. The table itself does not notice: this is another one, made of
/// the same records and dropped at once.
fn glance(id: TableId, kept: &Kept, games: Games) -> Option<TableDocument> {
    let look = || {
        // At the very moment at which it was kept, so that nothing has happened since.
        let house = House::load(id, kept, games, kept.mark.service, 0, &mut Vec::new()).ok()?;
        Some(house.document())
    };
    catch_unwind(AssertUnwindSafe(look)).ok().flatten()
}
