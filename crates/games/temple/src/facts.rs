//! Facts: what can happen. (Rules §1.2 to §1.9)

use serde::{Deserialize, Serialize};
use table::{Seat, Time};

use crate::chamber::Tile;
use crate::dice::{DiceSet, Faces};
use crate::map::Cell;

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    /// A chamber was laid next to the entrance before the start.
    Laid { tile: Tile, at: Cell, turned: u8 },
    /// A seat is ready.
    Ready { seat: Seat },
    /// All seats are: the clock starts at that moment.
    ClockSet { start: Time },
    /// Dice were thrown.
    Thrown { seat: Seat, faces: Faces },
    /// A gold mask freed dice.
    Freed { seat: Seat, whose: Seat, dice: DiceSet },
    /// A pawn walked into a chamber.
    Entered { seat: Seat, tile: Tile },
    /// A chamber was shown and put back, because it would have closed the temple.
    PutBack { tile: Tile },
    /// A chamber was discovered.
    Discovered { seat: Seat, tile: Tile, at: Cell, turned: u8 },
    /// A seat's dice were used in a joint move.
    Paid { seat: Seat, dice: DiceSet },
    /// Stones were activated.
    Activated { seat: Seat, tile: Tile, stones: u8 },
    /// A seat got out.
    Escaped { seat: Seat },
    /// It gave a die to this one.
    Gave { seat: Seat, whose: Seat },
    /// A seat called for the goddess.
    Called { seat: Seat },
    /// A seat said yes or no.
    Voted { seat: Seat, yes: bool },
    /// The goddess freed all dice.
    GoddessHelped,
    /// She was not called after all.
    GoddessNotCalled,
    /// A gong, once, twice or three times.
    Gong { times: u8 },
    /// Doors slam, for the first or the second time.
    Slam { times: u8 },
    /// A die was lost to the slam.
    LostDie { seat: Seat, die: u8 },
    /// The temple collapses.
    Collapsed,
    /// Everybody got out, or not.
    Ended { won: bool },
}
