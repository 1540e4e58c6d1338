//! What a player can have: contacts, equipment, fixers, lockers, exit tiles, assets. (Rules §1.9, §3.3 to §3.5, §3.9)

use serde::{Deserialize, Serialize};

use crate::data::{CONTACTS, EQUIPMENT_COST, FIXER_COST, VAULTS};
use crate::police::{Officer, Officers};

/// A contact card. (§3.3)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Contact {
    SnitchRed,
    SnitchBlue,
    SnitchBlack,
    Fighter,
    Boxer,
    Ninja,
    DirtyCop,
    Hacker,
    Driver,
    Pilot,
    FixerContact,
    Informant,
    Mule,
    Doctor,
    Broker,
    Locksmith,
    Lawyer,
}

impl Contact {
    /// Every kind.
    pub const ALL: [Contact; 17] = [
        Contact::SnitchRed,
        Contact::SnitchBlue,
        Contact::SnitchBlack,
        Contact::Fighter,
        Contact::Boxer,
        Contact::Ninja,
        Contact::DirtyCop,
        Contact::Hacker,
        Contact::Driver,
        Contact::Pilot,
        Contact::FixerContact,
        Contact::Informant,
        Contact::Mule,
        Contact::Doctor,
        Contact::Broker,
        Contact::Locksmith,
        Contact::Lawyer,
    ];

    /// What using it costs.
    pub const fn cost(self) -> u16 {
        CONTACTS[self as usize].cost
    }

    /// Whether using it makes notorious.
    pub const fn has_star(self) -> bool {
        CONTACTS[self as usize].star
    }

    /// How many there are.
    pub const fn copies(self) -> u8 {
        CONTACTS[self as usize].copies
    }

    /// Whose officer a Snitch removes.
    pub const fn snitches_on(self) -> Option<Officer> {
        match self {
            Contact::SnitchRed => Some(Officer::Federal),
            Contact::SnitchBlue => Some(Officer::County),
            Contact::SnitchBlack => Some(Officer::Swat),
            _ => None,
        }
    }

    /// Whether it avoids all officers on one tile.
    pub const fn clears_a_tile(self) -> bool {
        matches!(self, Contact::Fighter | Contact::Boxer | Contact::Ninja)
    }
}

/// A fixer tile. (§2.2)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fixer {
    Helicopter,
    Safe,
    Disguise,
    IdCard,
    FirstAidKit,
    Motorcycle,
    EnergyDrink,
    Telephone,
}

impl Fixer {
    /// All of them.
    pub const ALL: [Fixer; 8] = [
        Fixer::Helicopter,
        Fixer::Safe,
        Fixer::Disguise,
        Fixer::IdCard,
        Fixer::FirstAidKit,
        Fixer::Motorcycle,
        Fixer::EnergyDrink,
        Fixer::Telephone,
    ];

    /// What it is bought for.
    pub const fn cost(self) -> u16 {
        FIXER_COST[self as usize]
    }
}

/// A piece of equipment. (§3.4)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Equipment {
    Vest,
    Hat,
    Helmet,
    GasMask,
}

impl Equipment {
    /// Every kind.
    pub const ALL: [Equipment; 4] = [Equipment::Vest, Equipment::Hat, Equipment::Helmet, Equipment::GasMask];

    /// What it is bought for.
    pub const fn cost(self) -> u16 {
        EQUIPMENT_COST[self as usize]
    }

    /// Whom it avoids; always the Inspector too, who is of the type one names.
    pub const fn avoids(self) -> Officers {
        let police = match self {
            Equipment::Vest => Officers::one(Officer::Federal),
            Equipment::Hat => Officers::one(Officer::County),
            Equipment::Helmet => Officers::one(Officer::Swat),
            Equipment::GasMask => Officers::one(Officer::County).with(Officer::Swat),
        };
        police.with(Officer::Sandra)
    }
}

/// A pile of tiles whose values are secret: lockers of three colours, exit tiles of two. (§3.5)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Vault {
    Green,
    Yellow,
    Red,
    GreyExit,
    BlackExit,
}

impl Vault {
    /// All of them.
    pub const ALL: [Vault; 5] = [Vault::Green, Vault::Yellow, Vault::Red, Vault::GreyExit, Vault::BlackExit];
    /// The lockers.
    pub const LOCKERS: [Vault; 3] = [Vault::Green, Vault::Yellow, Vault::Red];

    /// Whether it is a locker.
    pub const fn is_locker(self) -> bool {
        (self as usize) < 3
    }

    /// What the tile with this number is worth.
    pub const fn value(self, tile: u8) -> u16 {
        VAULTS[self as usize][tile as usize % 5]
    }
}

/// An asset. (§3.9)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Asset {
    ExtraAction,
    MoveFederal,
    MoveCounty,
    MoveSwat,
    Heal,
    MasterKey,
    AvoidAll,
}

impl Asset {
    /// All of them.
    pub const ALL: [Asset; 7] = [
        Asset::ExtraAction,
        Asset::MoveFederal,
        Asset::MoveCounty,
        Asset::MoveSwat,
        Asset::Heal,
        Asset::MasterKey,
        Asset::AvoidAll,
    ];

    /// The officer it moves.
    pub const fn moves(self) -> Option<Officer> {
        match self {
            Asset::MoveFederal => Some(Officer::Federal),
            Asset::MoveCounty => Some(Officer::County),
            Asset::MoveSwat => Some(Officer::Swat),
            _ => None,
        }
    }
}

/// A set of assets. JSON writes it as a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AssetSet(u8);

impl AssetSet {
    /// None.
    pub const NONE: AssetSet = AssetSet(0);
    /// Those that cover slots at the start.
    pub const LOCKED: AssetSet = AssetSet(0b111_1110);

    /// Whether it is in the set.
    pub const fn contains(self, asset: Asset) -> bool {
        self.0 & (1 << asset as u8) != 0
    }

    /// This set and the asset.
    #[must_use]
    pub const fn with(self, asset: Asset) -> AssetSet {
        AssetSet(self.0 | 1 << asset as u8)
    }

    /// This set less the asset.
    #[must_use]
    pub const fn without(self, asset: Asset) -> AssetSet {
        AssetSet(self.0 & !(1 << asset as u8))
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in it.
    pub fn iter(self) -> impl Iterator<Item = Asset> {
        Asset::ALL.into_iter().filter(move |asset| self.contains(*asset))
    }
}

impl Serialize for AssetSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for AssetSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<AssetSet, D::Error> {
        Ok(Vec::<Asset>::deserialize(from)?.into_iter().fold(AssetSet::NONE, AssetSet::with))
    }
}

/// A contact on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// Which.
    pub contact: Contact,
    /// Whether it lies face down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// A tile in the stash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stashed {
    /// Which.
    pub what: Goods,
    /// Whether it lies face down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

/// What can lie in a stash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// Equipment.
    Equipment(Equipment),
    /// A fixer.
    Fixer(Fixer),
    /// A locker or an exit tile; what it is worth only its owner knows.
    Loot(Vault),
}

/// What somebody receives and has to put somewhere. (§1.7, "Getting cards and tiles")
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Received {
    /// A contact.
    Contact(Contact),
    /// A tile.
    Tile(Goods),
}
