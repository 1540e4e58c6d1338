//! What can happen. (Rules §1.2 to §1.14)

use serde::{Deserialize, Serialize};
use table::{Few, Seat};

use crate::heist::{Period, Tally, Who};
use crate::hex::Hex;
use crate::node::Node;
use crate::own::Card;
use crate::police::{Officer, Officers};
use crate::site::{Group, Location, Site};
use crate::stash::{Asset, Contact, Equipment, Fixer, Received, Vault};
use crate::tile::{Tile, TileSet};

/// What can happen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    // ----- the day -----
    /// The plan card of a seat, to that seat.
    PlanDealt {
        seat: Seat,
        card: Card,
    },
    /// Who comes after whom.
    Ordered {
        order: Few<Who, 6>,
    },
    /// A day begins.
    DayBegins {
        day: u8,
    },
    /// A period begins.
    PeriodBegins {
        period: Period,
    },
    /// A patrol card was shown.
    Patrolled {
        exit: u8,
    },
    /// An exit is closed, and these tiles lie on it.
    ExitClosed {
        exit: u8,
        tiles: Vault,
    },
    /// A tile was turned up.
    TileShown {
        stack: u8,
        tile: Tile,
        police: Officers,
    },
    /// A tile was placed.
    TilePlaced {
        seat: Seat,
        tile: Tile,
        at: Hex,
        rotation: u8,
    },
    /// A business or Safe House stands there now.
    SiteNamed {
        site: Site,
        at: Location,
    },
    /// A contact came to the display.
    ContactShown {
        contact: Contact,
    },

    // ----- money, told once -----
    Paid {
        seat: Seat,
        amount: u16,
    },
    Received {
        seat: Seat,
        amount: u16,
    },

    // ----- a turn -----
    DiscUsed {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    Rested {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// Over these tiles to there, leaving police on some.
    Stepped {
        seat: Seat,
        to: Node,
        left: TileSet,
        way: Few<Tile, 15>,
    },
    Rode {
        seat: Seat,
        to: Node,
        left: TileSet,
        way: Few<Tile, 15>,
    },
    Flew {
        seat: Seat,
        to: Location,
        left: TileSet,
        way: Few<Tile, 15>,
    },
    GasUsed {
        seat: Seat,
    },
    KeyFlipped {
        seat: Seat,
        colour: Vault,
    },
    ContactUsed {
        seat: Seat,
        contact: Contact,
    },
    FixerUsed {
        seat: Seat,
        fixer: Fixer,
    },
    EquipmentUsed {
        seat: Seat,
        equipment: Equipment,
    },
    AssetUsed {
        seat: Seat,
        asset: Asset,
    },
    MemberUsed {
        seat: Seat,
        hq: Location,
    },
    FirstAidUsed {
        seat: Seat,
    },
    Avoided {
        seat: Seat,
        tile: Tile,
        officers: Officers,
    },
    Wounded {
        seat: Seat,
        wounds: u8,
    },
    Handcuffed {
        seat: Seat,
        handcuffs: u8,
    },
    HandcuffsRemoved {
        seat: Seat,
        handcuffs: u8,
    },
    Arrested {
        seat: Seat,
    },
    /// A gain or loss of notoriety, before it is booked.
    Notorious {
        seat: Seat,
        by: i8,
        net: i8,
    },
    OfficerMoved {
        officer: Officer,
        from: Tile,
        to: Tile,
    },
    OfficerRemoved {
        officer: Officer,
        from: Tile,
    },
    Healed {
        seat: Seat,
        wounds: u8,
    },
    DiscTaken {
        seat: Seat,
    },
    Refreshed {
        seat: Seat,
    },
    Unlocked {
        seat: Seat,
        asset: Asset,
    },
    /// An asset left the game: it fell off the belt, or lay under handcuffs.
    AssetLost {
        seat: Seat,
        asset: Asset,
    },

    // ----- a visit -----
    Visited {
        seat: Seat,
        at: Location,
    },
    /// A cube on a site; whether its entry was Income or an amount everybody sees.
    Looted {
        seat: Seat,
        site: Site,
        income: bool,
    },
    GroupDone {
        seat: Seat,
        group: Group,
    },
    KeyTaken {
        seat: Seat,
        colour: Vault,
    },
    GasTaken {
        seat: Seat,
    },
    Hired {
        seat: Seat,
        hq: Location,
    },
    /// Both members are back, and the gang is free.
    GangBack {
        seat: Seat,
        hq: Location,
    },
    ContactTaken {
        seat: Seat,
        contact: Contact,
    },
    FixerBought {
        seat: Seat,
        fixer: Fixer,
    },
    EquipmentBought {
        seat: Seat,
        equipment: Equipment,
    },
    /// Somebody looks at so many tiles.
    Looked {
        seat: Seat,
        pile: Vault,
        count: u8,
    },
    /// What they are worth, to whoever looks.
    Saw {
        seat: Seat,
        pile: Vault,
        values: Few<u16, 5>,
    },
    Kept {
        seat: Seat,
        pile: Vault,
    },
    Discarded {
        seat: Seat,
        what: Received,
    },
    Stored {
        seat: Seat,
        what: Received,
        slot: u8,
    },
    Replaced {
        seat: Seat,
        what: Received,
        slot: u8,
    },

    // ----- after a period -----
    Booked {
        who: Who,
        level: u8,
    },
    LineCrossed {
        seat: Seat,
        line: u8,
    },

    // ----- the Inspector -----
    SandraMoved {
        to: Location,
    },
    SandraStays,
    SandraLooted {
        site: Site,
    },
    SandraUsesDisc,
    SandraTakesDisc,
    ContactRemoved {
        contact: Contact,
    },
    FixerRemoved {
        fixer: Fixer,
    },
    EquipmentRemoved {
        equipment: Equipment,
    },
    KeyRemoved {
        colour: Vault,
    },
    GasRemoved,
    ExitTileRemoved {
        pile: Vault,
    },

    // ----- the end -----
    Escaped {
        seat: Seat,
        place: u8,
    },
    Scored {
        tally: Tally,
    },
}
