//! What can be asked for, and why not. (Rules §1.15)

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::node::Node;
use crate::police::{Officer, Officers};
use crate::site::{Location, Site};
use crate::stash::{Asset, Equipment, Fixer, Vault};
use crate::tile::{Region, Tile, TileSet};

/// What a seat can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Move {
    // ----- before the turns -----
    /// Takes this contact of the display to start with.
    StartContact {
        display: u8,
    },
    /// Unlocks an asset.
    Unlock {
        asset: Asset,
    },
    /// No, thanks.
    Pass,
    /// Places the top tile of a stack.
    PlaceTile {
        stack: u8,
        q: i8,
        r: i8,
        rotation: u8,
    },
    /// Names the business or Safe House of the new tile.
    Site {
        name: Site,
    },

    // ----- a turn -----
    UseDisc,
    Decline,
    Rest,
    Travel,
    /// Pays and leaves the city.
    Escape,
    EndTurn,

    // ----- travel -----
    /// One movement point, to another area or to a location.
    Step {
        to: Node,
        left: TileSet,
    },
    /// By subway.
    Ride {
        to: Region,
        left: TileSet,
    },
    /// By air.
    Fly {
        to: Location,
        left: TileSet,
    },
    /// The means of a flight.
    By {
        means: Means,
    },
    Gas,
    /// What opens a closed business.
    Key {
        with: Opener,
    },

    // ----- executive actions -----
    Contact {
        slot: u8,
    },
    Fixer {
        slot: u8,
    },
    Asset {
        place: u8,
    },
    /// A member of this gang makes less notorious.
    Gang {
        hq: Location,
    },
    FirstAid,
    /// Moves an officer by an action.
    Officer {
        officer: Officer,
        from: Tile,
        to: Tile,
    },
    /// Removes an officer.
    Remove {
        from: Tile,
    },

    // ----- avoiding -----
    /// Officers are named for equipment and the Dirty Cop; whoever clears a tile names none.
    Avoid {
        item: Item,
        tile: Tile,
        officers: Officers,
    },
    TakeWounds,

    // ----- a visit -----
    TakeContact {
        display: u8,
    },
    Pay,
    No,
    /// How many wounds the Hospital heals.
    Heal {
        wounds: u8,
    },
    Hire,
    BuyFixer {
        name: Fixer,
    },
    BuyEquipment {
        kind: Equipment,
    },
    Done,
    OpenLocker {
        colour: Vault,
        with: Opener,
    },
    Look,
    /// Keeps one of the tiles seen.
    Keep {
        index: u8,
    },
    /// Puts what was received somewhere.
    Put {
        into: Place,
    },
    Bonus {
        take: Bonus,
    },

    // ----- after a period -----
    /// Moves an officer towards somebody who crossed a line.
    MoveOfficer {
        officer: Officer,
        from: Tile,
        to: Tile,
    },
}

/// A means of flying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// A member of the gang with these headquarters.
    Gang(Location),
    /// The fixer.
    Helicopter,
    /// The fixer.
    Motorcycle,
    /// A contact in this slot.
    Pilot(u8),
}

/// What opens a business or a locker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opener {
    /// A key of this colour.
    Key(Vault),
    /// The asset.
    MasterKey,
    /// A contact in this slot.
    Locksmith(u8),
}

/// What avoids officers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A contact in this slot.
    Contact(u8),
    /// Equipment in this slot of the stash.
    Equipment(u8),
    /// A member of the gang with these headquarters.
    Gang(Location),
    /// The fixer.
    Motorcycle,
    /// The asset.
    AvoidAll,
}

/// Where something received goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Out of the game.
    Discard,
    /// Into the leftmost open empty slot.
    Slot,
    /// Onto what lies in this slot, which leaves the game.
    Replace(u8),
}

/// The choice of the red bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Bonus {
    Disc,
    Asset,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else decides.
    NotYourTurn { seat: Seat },
    /// Something else is asked now.
    NotAsked,
    /// Not so much cash.
    NoCash { needs: u16 },

    // ----- before the turns -----
    /// The display has no such card.
    NoSuchContact,
    /// This asset covers no slot.
    NotLocked { asset: Asset },
    /// That stack shows no tile.
    EmptyStack,
    /// A tile lies there.
    Occupied,
    /// Too far from the Hospital.
    TooFarOut { most: u8 },
    /// A new tile touches two others.
    TouchesTooFew,
    /// No edge matches.
    NoMatchingEdge,
    /// A tile has six ways to lie.
    NoSuchRotation,
    /// This one stands somewhere.
    SiteTaken { site: Site },
    /// It does not belong on such a space.
    WrongSite { site: Site },

    // ----- a turn -----
    /// Once a day.
    RestedBefore,
    /// No location could be reached any more.
    LeadsNowhere,
    /// Whoever can rest or travel does not pass.
    CanGo,
    /// Nobody escapes before the third day.
    TooEarly,
    /// Only from the open exit.
    NotAtOpenExit,

    // ----- travel -----
    /// No movement point is left.
    NoMovement,
    /// That is not one step away.
    NotAStep,
    /// The tiles left are not those of a shortest way.
    WrongTilesLeft,
    /// The subway, once a turn.
    RiddenBefore,
    /// No such station from here.
    NoStation,
    /// No helipad from which to fly there.
    NoHelipad,
    /// Nothing to fly with.
    NoMeans,
    /// No gas can.
    NoGas,
    /// Two cans a turn.
    TooManyCans,
    /// No such key.
    NoKey,

    // ----- executive actions -----
    /// Nothing lies there.
    EmptySlot,
    /// It lies under handcuffs.
    Handcuffed,
    /// It lies face down.
    FaceDown,
    /// Not at this moment.
    NotNow,
    /// No member of that gang.
    NoMember,
    /// The First Aid token was used.
    FirstAidUsed,
    /// There is no wound.
    NotWounded,
    /// Two discs at most.
    TooManyDiscs,
    /// No asset covers a slot.
    NothingLocked,
    /// Notoriety is as low as it goes in a period.
    LowEnough,
    /// Everything lies face up.
    NothingFaceDown,
    /// There are no handcuffs.
    NoHandcuffs,
    /// No contact is on display.
    DisplayEmpty,
    /// No officer could be moved or removed.
    NoOfficerToMove,

    // ----- officers -----
    /// No such officer there.
    NoSuchOfficer { tile: Tile },
    /// That type is not meant.
    WrongType,
    /// The tile is not in the city.
    NotInCity { tile: Tile },
    /// An officer of this type stands there.
    AlreadyThere { tile: Tile },
    /// No officer enters the Hospital.
    HospitalIsSafe,
    /// It must come closer.
    NotCloser,
    /// For the Inspector an officer must be moved.
    MustMove,

    // ----- avoiding -----
    /// That tile was not left.
    TileNotLeft { tile: Tile },
    /// It does not avoid that.
    DoesNotAvoid,
    /// Not as many as it avoids.
    WrongNumber { avoids: u8 },

    // ----- a visit -----
    /// Not so many wounds.
    TooManyHealed { wounds: u8 },
    /// It is not for sale.
    NotForSale,
    /// None is left in that pile.
    VaultEmpty,
    /// Contacts and notoriety do not suffice.
    LockerNeeds { needs: u8 },
    /// Too few contacts to look at one.
    TooFewContacts,
    /// There is no such tile.
    NoSuchTile,
    /// No slot is free.
    NoRoom,
    /// The slot is covered.
    SlotClosed,
    /// It would change nothing.
    NoUse,
}
