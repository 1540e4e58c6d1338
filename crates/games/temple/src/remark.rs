//! What a fact means for the expedition: the turns of an expedition that are worth a word, a sound or a light of their own.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::chamber::Tile;
use crate::expedition::Expedition;
use crate::facts::Fact;

/// Something that can be seen from a fact and the table after it. It is written like a fact, and no fact has its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Remark {
    /// All dice of a seat are locked now.
    LockedUp { seat: Seat, count: u8 },
    /// The way out is known.
    ExitFound,
    /// All stones are activated.
    ArkEmpty,
    /// The doors slammed, and everybody inside was in the safe node.
    AllSafe,
}

impl Remark {
    /// Whether there may be something to say about a fact besides itself.
    pub const fn may_follow(fact: &Fact) -> bool {
        matches!(
            fact,
            Fact::Thrown { .. }
                | Fact::Discovered { tile: Tile::EXIT, .. }
                | Fact::Activated { .. }
                | Fact::Linked { .. }
                | Fact::Conjured { .. }
                | Fact::Slam { .. }
                | Fact::Outside { .. }
        )
    }

    /// What there is to say about a fact besides itself, with the expedition as it is after the move or the ring that told
    /// the fact.
    pub fn on(fact: &Fact, after: &Expedition) -> Option<Remark> {
        match *fact {
            Fact::Thrown { seat, .. } => {
                let count = after.of(seat).dice.locked.len();
                after.is_locked_up(seat).then_some(Remark::LockedUp { seat, count })
            }
            Fact::Discovered { tile: Tile::EXIT, .. } => Some(Remark::ExitFound),
            Fact::Activated { .. } | Fact::Linked { .. } | Fact::Conjured { .. } if after.ark == 0 => {
                Some(Remark::ArkEmpty)
            }
            Fact::Outside { seats } if seats.is_empty() => Some(Remark::AllSafe),
            Fact::Slam { .. } if !after.tells_outside() => {
                let safe = |seat| after.node_of(seat) == Some(after.safe_node());
                after.inside().iter().all(safe).then_some(Remark::AllSafe)
            }
            _ => None,
        }
    }
}
