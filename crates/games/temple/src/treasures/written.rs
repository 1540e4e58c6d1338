//! Treasures as they are written in JSON.

use serde::{Deserialize, Serialize};
use table::Seats;

use super::{Held, Treasure, Treasures};
use crate::chamber::Dir;
use crate::expedition::Expedition;
use crate::map::{Cell, Map};
use crate::node::NodeId;

/// The key `treasures` of the expedition.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenTreasures {
    /// By seat, the one held longest first.
    held: Vec<Held>,
    /// By seat.
    conjured: Vec<u8>,
    pile: Vec<Treasure>,
    /// Where a giant torch stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    torch: Option<NodeId>,
    /// Secret passages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    passages: Vec<WrittenPassage>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPassage {
    cell: Cell,
    dir: Dir,
}

impl WrittenTreasures {
    pub(crate) fn of(open: &Expedition) -> WrittenTreasures {
        let treasures = &open.treasures;
        let pile = Treasure::ALL
            .into_iter()
            .flat_map(|treasure| std::iter::repeat_n(treasure, treasures.left(treasure).into()));
        WrittenTreasures {
            held: open.seats.iter().map(|seat| *treasures.held(seat)).collect(),
            conjured: open.seats.iter().map(|seat| treasures.conjured(seat)).collect(),
            pile: pile.collect(),
            torch: treasures.torch,
            passages: open.map.secret_passages().map(|(cell, dir)| WrittenPassage { cell, dir }).collect(),
        }
    }

    pub(crate) fn read(self, seats: Seats, map: &mut Map) -> Result<Treasures, &'static str> {
        let count = usize::from(seats.count());
        if [self.held.len(), self.conjured.len()] != [count; 2] {
            return Err("treasures: held and conjured, as many as pawns");
        }
        let mut treasures = Treasures { torch: self.torch, ..Treasures::NONE };
        treasures.held[..count].copy_from_slice(&self.held);
        treasures.conjured[..count].copy_from_slice(&self.conjured);
        for treasure in self.pile {
            let left = &mut treasures.pile[treasure as usize];
            *left = left.checked_add(1).ok_or("treasures: no more than in the box")?;
        }
        for WrittenPassage { cell, dir } in self.passages {
            if !matches!(dir, Dir::N | Dir::E) || !map.is_walled(cell, dir) {
                return Err("treasures: secret passages where there are walls, to the N or E");
            }
            map.open_wall(cell, dir);
        }
        Ok(treasures)
    }
}
