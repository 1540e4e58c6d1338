//! Facts: what can happen. (Rules §1.2 to §1.13)
//!
//! Those of a module stand after those of the base game: a fact is written by its place in this list.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Time};

use crate::chamber::{Dir, Tile};
use crate::curses::Curse;
use crate::dice::{DiceSet, Faces};
use crate::map::Cell;
use crate::node::NodeId;
use crate::symbols::Symbols;
use crate::treasures::Treasure;

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
    Entered { seat: Seat, tile: NodeId },
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
    /// A seat drew a curse, which lies before it now. These symbols break it.
    Cursed { seat: Seat, curse: Curse, faces: Symbols },
    /// A seat drew a curse that does nothing.
    CurseDiscarded { seat: Seat, curse: Curse },
    /// A curse set a die aside.
    SetAside { seat: Seat, die: u8 },
    /// A seat has broken a curse.
    CurseBroken { seat: Seat, curse: Curse },
    /// A treasure lies in a chamber.
    TreasureLaid { tile: Tile, treasure: Treasure },
    /// A seat took the treasure of its chamber.
    Took { seat: Seat, treasure: Treasure },
    /// A double torch or a double key paid.
    Spent { seat: Seat, treasure: Treasure },
    /// A restoring mask freed all dice.
    Restored { seat: Seat },
    /// A stone conjurer took a stone out of the ark.
    Conjured { seat: Seat },
    /// A secret passage was opened.
    WallOpened { seat: Seat, cell: Cell, dir: Dir },
    /// A seat offers to teleport a mate.
    TeleportOffered { seat: Seat, whose: Seat, tile: NodeId },
    /// The mate was not teleported.
    TeleportDeclined { seat: Seat, whose: Seat },
    /// A seat teleported a pawn, its own or that of a mate.
    Teleported { seat: Seat, whose: Seat, tile: NodeId },
    /// The doors slammed while these were not in the safe chamber. Told where pawns may be moved by the same slam.
    Outside { seats: SeatSet },
    /// An illusion chamber vanished.
    Vanished { tile: Tile },
    /// A pawn that stood there came to this chamber.
    SentHome { seat: Seat, tile: NodeId },
    /// The chalice stood there, and came to this chamber.
    ChaliceSentHome { tile: NodeId },
    /// A seat linked alliance chambers.
    Linked { seat: Seat, stones: u8 },
    /// A seat discovered the treasure chamber with the chalice.
    ChaliceFound { seat: Seat },
    /// A seat carried the chalice into a chamber.
    ChaliceCarried { seat: Seat, tile: NodeId },
    /// A seat carried the chalice into the exit.
    ChaliceDelivered { seat: Seat },
    /// Everybody got out, but not the chalice: it is lost. Told instead of the end.
    ChaliceLeft,
    /// A seat drew Lost treasure.
    LostTreasure { seat: Seat },
    /// A seat handed over a treasure.
    GaveUp { seat: Seat, treasure: Treasure },
    /// Two seats steer each other's pawn.
    Swapped { seat: Seat, whose: Seat },
    /// Each of them steers its own again.
    SwappedBack { seat: Seat, whose: Seat },
    /// A seat removed a curse with a counterspell.
    Countered { seat: Seat, whose: Seat, curse: Curse },
    /// A giant torch was planted.
    TorchPlanted { seat: Seat, tile: NodeId },
    /// The giant torch is out of the game.
    TorchOut,
}
