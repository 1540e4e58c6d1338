//! What is asked, and what remains to be done after it: data, so that any moment can be kept. (Rules §1.15)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::police::{Officer, Officers};
use crate::site::{Location, Site};
use crate::stash::{Received, Vault};
use crate::tile::Tile;

/// A decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which contact to start with.
    StartContact,
    /// Whether to pay for an asset in the income phase.
    IncomeUnlock,
    /// Which tile goes where.
    PlaceTile,
    /// Which business or Safe House stands on the new tile.
    Site(Tile),
    /// Whether to take an extra turn.
    UseDisc,
    /// What to do in this turn; the first window for actions.
    Act,
    /// Which asset is unlocked.
    Unlock,
    /// How to go on; the second window.
    Travel,
    /// By which means to fly there.
    By(Location),
    /// What opens the closed business.
    Key,
    /// Who is avoided; the third window.
    Avoid,
    /// Which contact to take.
    TakeContact,
    /// Whether to pay the church.
    Church,
    /// How many wounds the Hospital heals.
    Hospital,
    /// Whether to hire the gang.
    Hire(Location),
    /// Whether to buy a fixer.
    BuyFixer,
    /// Whether to buy equipment; so many may still be bought.
    BuyEquipment(u8),
    /// Whether to open a locker.
    OpenLocker,
    /// Whether to look at exit tiles of this pile.
    Look(Vault),
    /// Which of the tiles seen to keep.
    Keep(Vault),
    /// Where to put what was received.
    Put(Received),
    /// Which bonus to take for the Safe Houses.
    Bonus,
    /// Whether the turn is over; the fourth window.
    End,
    /// Whether to move an officer towards this seat's pawn, for oneself or for the Inspector.
    MoveOfficer {
        /// Whose notoriety crossed a line.
        towards: Seat,
        /// Whether it is for the Inspector.
        for_sandra: bool,
    },
    /// Which officer of these types goes where.
    Officer(Officers),
    /// Which officer is removed.
    Remove(Officer),
}

/// Something that remains to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Somebody decides.
    Ask {
        /// Who.
        seat: Seat,
        /// What.
        what: Question,
    },
    /// The day begins.
    Day,
    /// Phase 1, for this place of the order.
    Income(u8),
    /// Phase 2.
    Patrol,
    /// Phase 3, so many tiles being placed.
    City(u8),
    /// The next tiles of the stacks are turned up.
    Flip,
    /// Phase 4.
    Order,
    /// A period begins.
    Period,
    /// The turn of this place of the order.
    Turn(u8),
    /// After a period: the notoriety of this place of the order.
    Book(u8),
    /// Those who may move an officer, from this place of the order on.
    Movers {
        /// Who crossed a line.
        seat: Seat,
        /// The place that comes next.
        place: u8,
    },
    /// What crossing this line brings.
    Reward {
        /// Who crossed it.
        seat: Seat,
        /// Which line, from 0.
        line: u8,
    },
    /// Officers that were not avoided.
    Wounds(Seat),
    /// The location is visited.
    Visit(Seat),
    /// A wound is healed.
    Heal(Seat),
    /// Notoriety is gained.
    Gain(Seat),
    /// Notoriety is lost.
    Lose(Seat),
    /// Income is received.
    Receive(Seat),
    /// A disc is received.
    Disc(Seat),
    /// Whether this site was the third of its group.
    Group(Seat, Site),
    /// The seat leaves the city.
    Leave(Seat),
}
