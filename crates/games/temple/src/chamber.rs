//! The chambers, as one table. (Rules §1.1, §3.1)

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::symbols::Symbol;

/// A direction on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Dir {
    N,
    E,
    S,
    W,
}

impl Dir {
    /// All four, clockwise.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The way back.
    pub const fn back(self) -> Dir {
        self.turned(2)
    }

    /// So many quarters further clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Dir {
        Dir::ALL[(self as usize + quarters as usize) % 4]
    }

    /// The step that it means on the grid: N is y + 1, E is x + 1.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Dir::N => (0, 1),
            Dir::E => (1, 0),
            Dir::S => (0, -1),
            Dir::W => (-1, 0),
        }
    }
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Doors(u8);

impl Doors {
    const fn of(sides: &str) -> Doors {
        let (sides, mut doors, mut i) = (sides.as_bytes(), 0, 0);
        while i < sides.len() {
            doors |= match sides[i] {
                b'N' => 1,
                b'E' => 2,
                b'S' => 4,
                b'W' => 8,
                _ => panic!("sides are N, E, S and W"),
            };
            i += 1;
        }
        Doors(doors)
    }

    /// Whether there is an opening on this side.
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 & (1 << dir as u8) != 0
    }

    /// The same doors after the chamber was turned by so many quarters clockwise.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Doors {
        let wide = self.0 << (quarters % 4);
        Doors((wide | wide >> 4) & 15)
    }

    /// These and one more.
    #[must_use]
    pub(crate) const fn with(self, dir: Dir) -> Doors {
        Doors(self.0 | 1 << dir as u8)
    }

    /// These less this one.
    #[must_use]
    pub(crate) const fn without(self, dir: Dir) -> Doors {
        Doors(self.0 & !(1 << dir as u8))
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What it costs to enter a chamber: two symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Entry {
    AA,
    AT,
    AK,
}

impl Entry {
    /// The symbols.
    pub const fn symbols(self) -> [Symbol; 2] {
        match self {
            Entry::AA => [Symbol::A, Symbol::A],
            Entry::AT => [Symbol::A, Symbol::T],
            Entry::AK => [Symbol::A, Symbol::K],
        }
    }
}

/// Something special about a chamber, as it is printed. Rules find START and EXIT by [`NodeId`](crate::NodeId).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Everybody starts here, and is safe from the slams.
    Entrance,
    /// The way out.
    Exit,
    /// A mask: to discover it brings a curse. (Rules §1.10)
    Mask,
    /// The place of a treasure. (Rules §1.11)
    Treasure,
    /// An illusion: it vanishes when the doors slam. (Rules §1.12)
    Illusion,
    /// Its stone is activated together with that of another such chamber. (Rules §1.13)
    Alliance,
    /// An inner wall splits it; the stones are in the back. (Rules §1.13)
    Double,
    /// The chalice is here when it is discovered. (Rules §1.13)
    Chalice,
    /// Its stones are for five black masks. (Rules §1.16)
    Abyss,
}

/// What is special about a chamber: any number of features together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features(u16);

impl Features {
    /// Nothing special.
    pub const NONE: Features = Features(0);

    /// These and one more.
    #[must_use]
    pub const fn with(self, feature: Feature) -> Features {
        Features(self.0 | 1 << feature as u16)
    }

    /// Whether this is one of them.
    pub const fn contains(self, feature: Feature) -> bool {
        self.0 & (1 << feature as u16) != 0
    }
}

/// The stones of a chamber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones {
    /// The symbol that they ask for.
    pub symbol: Symbol,
    /// The rows of the list: so many symbols activate so many stones.
    pub tiers: &'static [(u8, u8)],
}

impl Stones {
    /// A row of the list, counted from 1: how many symbols for how many stones.
    pub fn tier(self, tier: u8) -> Option<(u8, u8)> {
        self.tiers.get(usize::from(tier).checked_sub(1)?).copied()
    }
}

const ONE: &[(u8, u8)] = &[(4, 1)];
const ALLIED: &[(u8, u8)] = &[(3, 1)];
const DOUBLE: &[(u8, u8)] = &[(4, 2)];
const THREE: &[(u8, u8)] = &[(4, 1), (7, 2), (10, 3)];

const fn stones(symbol: Symbol, tiers: &'static [(u8, u8)]) -> Option<Stones> {
    Some(Stones { symbol, tiers })
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Chamber {
    /// Its name in the rules.
    pub id: &'static str,
    /// What it costs to enter it.
    pub entry: Entry,
    /// Its openings; S is the stairs. Of a double chamber those of the front half.
    pub doors: Doors,
    /// The openings of the back half of a double chamber.
    pub back: Doors,
    /// Its stones, which can be activated once.
    pub stones: Option<Stones>,
    /// What is special about it.
    pub features: Features,
}

impl Chamber {
    const fn with(self, feature: Feature) -> Chamber {
        Chamber { features: self.features.with(feature), ..self }
    }

    const fn split(self, back: &'static str) -> Chamber {
        Chamber { back: Doors::of(back), ..self.with(Feature::Double) }
    }
}

const fn chamber(id: &'static str, entry: Entry, doors: &'static str, stones: Option<Stones>) -> Chamber {
    Chamber { id, entry, doors: Doors::of(doors), back: Doors::of(""), stones, features: Features::NONE }
}

/// Every chamber. A stone chamber is entered with A A or with the colour that it does not ask for.
pub const CHAMBERS: &[Chamber] = &[
    chamber("START", Entry::AA, "EW", None).with(Feature::Entrance),
    chamber("EXIT", Entry::AA, "S", None).with(Feature::Exit),
    chamber("S01", Entry::AT, "SNE", stones(Symbol::K, THREE)),
    chamber("S02", Entry::AT, "SEW", stones(Symbol::K, THREE)),
    chamber("S03", Entry::AK, "SNW", stones(Symbol::T, THREE)),
    chamber("S04", Entry::AK, "SEW", stones(Symbol::T, THREE)),
    chamber("B01", Entry::AA, "SNEW", None),
    chamber("B02", Entry::AA, "SEW", None),
    chamber("B03", Entry::AA, "SN", None),
    chamber("B04", Entry::AT, "SNEW", None),
    chamber("B05", Entry::AT, "SNW", None),
    chamber("B06", Entry::AK, "SNEW", None),
    chamber("B07", Entry::AK, "SNE", None),
    chamber("B08", Entry::AK, "SEW", stones(Symbol::T, ONE)),
    chamber("B09", Entry::AK, "SN", stones(Symbol::T, ONE)),
    chamber("B10", Entry::AA, "SNE", stones(Symbol::T, ONE)),
    chamber("B11", Entry::AT, "SEW", stones(Symbol::K, ONE)),
    chamber("B12", Entry::AT, "SN", stones(Symbol::K, ONE)),
    chamber("B13", Entry::AA, "SNW", stones(Symbol::K, ONE)),
    // The thirteen chambers with masks and treasures have the doors, entries and stones of the thirteen above, so the maze
    // is the same with them.
    chamber("C01", Entry::AA, "SNEW", None).with(Feature::Mask).with(Feature::Treasure),
    chamber("C02", Entry::AA, "SEW", None).with(Feature::Treasure),
    chamber("C03", Entry::AA, "SN", None).with(Feature::Treasure),
    chamber("C04", Entry::AK, "SNEW", None).with(Feature::Treasure),
    chamber("C05", Entry::AK, "SNE", None).with(Feature::Mask).with(Feature::Treasure),
    chamber("C06", Entry::AT, "SNEW", None).with(Feature::Treasure),
    chamber("C07", Entry::AT, "SNW", None).with(Feature::Treasure),
    chamber("C08", Entry::AK, "SEW", stones(Symbol::T, ONE)).with(Feature::Mask),
    chamber("C09", Entry::AK, "SN", stones(Symbol::T, ONE)).with(Feature::Mask),
    chamber("C10", Entry::AA, "SNE", stones(Symbol::T, ONE)).with(Feature::Mask),
    chamber("C11", Entry::AT, "SEW", stones(Symbol::K, ONE)).with(Feature::Mask),
    chamber("C12", Entry::AT, "SN", stones(Symbol::K, ONE)).with(Feature::Mask),
    chamber("C13", Entry::AA, "SNW", stones(Symbol::K, ONE)).with(Feature::Mask),
    chamber("IT1", Entry::AK, "SNEW", stones(Symbol::T, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("IT2", Entry::AK, "SNEW", stones(Symbol::T, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("IT3", Entry::AK, "SNEW", stones(Symbol::T, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("IK1", Entry::AT, "SEW", stones(Symbol::K, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("IK2", Entry::AT, "SEW", stones(Symbol::K, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("IK3", Entry::AT, "SEW", stones(Symbol::K, ONE)).with(Feature::Mask).with(Feature::Illusion),
    chamber("L1", Entry::AA, "SNE", stones(Symbol::T, ALLIED)).with(Feature::Alliance),
    chamber("L2", Entry::AT, "SEW", stones(Symbol::K, ALLIED)).with(Feature::Alliance),
    chamber("L3", Entry::AK, "SNW", stones(Symbol::T, ALLIED)).with(Feature::Alliance),
    chamber("D1", Entry::AT, "SE", stones(Symbol::K, DOUBLE)).split("N"),
    chamber("D2", Entry::AK, "SW", stones(Symbol::T, DOUBLE)).split("N"),
    chamber("TC", Entry::AT, "SNEW", None).with(Feature::Chalice),
    chamber("PIT", Entry::AA, "SEW", None).with(Feature::Abyss),
];

/// A chamber, by its row in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The entrance.
    pub const START: Tile = Tile(0);
    /// The way out.
    pub const EXIT: Tile = Tile(1);

    /// The chamber in this row of the table.
    pub(crate) const fn at(row: u8) -> Tile {
        Tile(row)
    }

    /// Its row in the table, counted from 0.
    pub(crate) const fn row(self) -> u8 {
        self.0
    }

    /// All chambers of the base game except entrance and exit: four stone chambers and the thirteen secondary ones.
    pub fn base() -> impl Iterator<Item = Tile> {
        (2..19).map(Tile)
    }

    /// The thirteen chambers that take the place of the secondary ones with curses or treasures.
    pub(crate) fn with_masks_and_treasures() -> impl Iterator<Item = Tile> {
        (19..32).map(Tile)
    }

    /// The six illusion chambers.
    pub(crate) fn illusions() -> impl Iterator<Item = Tile> {
        (32..38).map(Tile)
    }

    /// The three alliance chambers.
    pub(crate) fn alliance() -> impl Iterator<Item = Tile> {
        (38..41).map(Tile)
    }

    /// The first of the double chambers.
    pub(crate) const FIRST_DOUBLE: Tile = Tile(41);
    /// How many double chambers there are.
    pub(crate) const DOUBLES: u8 = 2;

    /// The two double chambers.
    pub(crate) fn doubles() -> impl Iterator<Item = Tile> {
        (Tile::FIRST_DOUBLE.0..Tile::FIRST_DOUBLE.0 + Tile::DOUBLES).map(Tile)
    }

    /// The treasure chamber, where the chalice is.
    pub(crate) const TREASURE_CHAMBER: Tile = Tile(43);
    /// The abyss.
    pub(crate) const ABYSS: Tile = Tile(44);

    /// Its row in the table.
    pub fn chamber(self) -> &'static Chamber {
        &CHAMBERS[usize::from(self.0)]
    }

    /// Whether this is special about it.
    pub fn has(self, feature: Feature) -> bool {
        self.chamber().features.contains(feature)
    }

    /// Its stones, if it has any.
    pub fn stones(self) -> Option<Stones> {
        self.chamber().stones
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.chamber().id)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.chamber().id)
    }
}

/// A name that is no chamber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchChamber;

impl fmt::Display for NoSuchChamber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such chamber")
    }
}

impl FromStr for Tile {
    type Err = NoSuchChamber;

    fn from_str(id: &str) -> Result<Tile, NoSuchChamber> {
        CHAMBERS.iter().position(|chamber| chamber.id == id).map(|row| Tile(row as u8)).ok_or(NoSuchChamber)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tile, D::Error> {
        if from.is_human_readable() {
            String::deserialize(from)?.parse().map_err(D::Error::custom)
        } else {
            let row = u8::deserialize(from)?;
            let known = usize::from(row) < CHAMBERS.len();
            if known { Ok(Tile(row)) } else { Err(D::Error::custom(NoSuchChamber)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The box of the base game: entrance, exit, two chambers of three key stones, two of three torch stones, thirteen
    /// secondary chambers, six of them with one stone.
    #[test]
    fn the_table_holds_what_is_in_the_box() {
        let base = || [Tile::START, Tile::EXIT].into_iter().chain(Tile::base()).map(Tile::chamber);
        let count = |wanted: &dyn Fn(&Chamber) -> bool| base().filter(|chamber| wanted(chamber)).count();
        let with =
            |symbol, tiers: &'static [(u8, u8)]| count(&|chamber| chamber.stones == stones(symbol, tiers));
        assert_eq!((with(Symbol::K, THREE), with(Symbol::T, THREE)), (2, 2));
        assert_eq!((with(Symbol::K, ONE), with(Symbol::T, ONE)), (3, 3));
        assert_eq!(count(&|chamber| chamber.stones.is_none() && chamber.features == Features::NONE), 7);
        let most: u8 =
            Tile::base().filter_map(Tile::stones).map(|stones| stones.tiers[stones.tiers.len() - 1].1).sum();
        assert_eq!(most, 18, "stones in the chambers");
    }

    /// Replacing the thirteen does not change the maze: the same openings, entries and stones. There are eight masks and seven treasures.
    #[test]
    fn the_thirteen_with_masks_and_treasures_are_built_like_those_they_replace() {
        let built = |tiles: &mut dyn Iterator<Item = Tile>| {
            let mut built: Vec<String> = tiles
                .map(|tile| {
                    let Chamber { entry, doors, stones, .. } = tile.chamber();
                    format!("{entry:?} {doors:?} {stones:?}")
                })
                .collect();
            built.sort();
            built
        };
        assert_eq!(built(&mut Tile::with_masks_and_treasures()), built(&mut Tile::base().skip(4)));
        let with = |feature| Tile::with_masks_and_treasures().filter(|tile| tile.has(feature)).count();
        assert_eq!((with(Feature::Mask), with(Feature::Treasure)), (8, 7));
        let masks_on_stones = Tile::with_masks_and_treasures()
            .filter(|tile| tile.has(Feature::Mask) && tile.stones().is_some());
        assert_eq!(masks_on_stones.count(), 6);
    }

    /// The box of the first expansion: six illusion chambers of two kinds, three alliance chambers, two double ones, and the
    /// treasure chamber.
    #[test]
    fn the_rows_of_the_modules_are_found() {
        let ids =
            |tiles: &mut dyn Iterator<Item = Tile>| tiles.map(|tile| tile.to_string()).collect::<Vec<_>>();
        let all = |feature| {
            let rows = (0..CHAMBERS.len() as u8).map(Tile);
            rows.filter(|tile| tile.has(feature)).map(|tile| tile.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(ids(&mut Tile::illusions()), ["IT1", "IT2", "IT3", "IK1", "IK2", "IK3"]);
        assert_eq!(ids(&mut Tile::illusions()), all(Feature::Illusion));
        assert_eq!(ids(&mut Tile::alliance()), ["L1", "L2", "L3"]);
        assert_eq!(ids(&mut Tile::alliance()), all(Feature::Alliance));
        assert_eq!(ids(&mut Tile::doubles()), ["D1", "D2"]);
        assert_eq!(ids(&mut Tile::doubles()), all(Feature::Double));
        assert_eq!([Tile::TREASURE_CHAMBER.to_string()].to_vec(), all(Feature::Chalice));
        assert_eq!([Tile::ABYSS.to_string()].to_vec(), all(Feature::Abyss));
        for tile in Tile::illusions() {
            let stones = tile.stones().unwrap();
            assert_eq!((stones.tiers, tile.has(Feature::Mask)), (ONE, true), "{tile}");
        }
        for tile in Tile::doubles() {
            let Chamber { doors, back, stones, .. } = tile.chamber();
            assert_eq!((doors.len(), back.len(), stones.unwrap().tiers), (2, 1, DOUBLE), "{tile}");
        }
    }

    #[test]
    fn the_thirteen_have_the_doors_and_entries_of_the_rules() {
        let secondary: Vec<&Chamber> =
            CHAMBERS.iter().filter(|chamber| chamber.id.starts_with('B')).collect();
        let exits = |n: u32| secondary.iter().filter(|chamber| chamber.doors.len() == n + 1).count();
        assert_eq!((exits(1), exits(2), exits(3)), (3, 7, 3));
        let entries = |entry| secondary.iter().filter(|chamber| chamber.entry == entry).count();
        assert_eq!((entries(Entry::AA), entries(Entry::AT), entries(Entry::AK)), (5, 4, 4));
        for chamber in CHAMBERS {
            assert!(
                chamber.features.contains(Feature::Entrance) || chamber.doors.contains(Dir::S),
                "{}: stairs",
                chamber.id
            );
            if let Some(stones) = chamber.stones {
                assert!(!chamber.entry.symbols().contains(&stones.symbol), "{}", chamber.id);
            }
        }
    }

    #[test]
    fn doors_turn_clockwise() {
        let doors = Doors::of("SE");
        assert!(doors.turned(1).contains(Dir::W) && doors.turned(1).contains(Dir::S));
        assert_eq!(doors.turned(4), doors);
        assert_eq!(Dir::W.turned(1), Dir::N);
        assert!(doors.len() == 2 && !doors.is_empty() && Doors::default().is_empty());
    }
}
