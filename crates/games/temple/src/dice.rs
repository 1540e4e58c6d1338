//! Dice: faces, what a seat's dice show, and how they are thrown, freed, paid with and lost. (Rules §1.3, §1.8, §1.19)

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::symbols::{Symbol, Symbols};

/// What a die can come up with: two sides of six are adventurers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A symbol.
    Shows(Symbol),
    /// The black mask, which locks the die.
    Black,
    /// Nothing: it fell from the table and is lost. (Rules §3.7, Lost die)
    Fell,
}

impl Face {
    /// The six sides.
    pub const SIDES: [Face; 6] = [
        Face::Shows(Symbol::A),
        Face::Shows(Symbol::A),
        Face::Shows(Symbol::T),
        Face::Shows(Symbol::K),
        Face::Shows(Symbol::G),
        Face::Black,
    ];
}

/// A set of dice of one seat, by index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct DiceSet(u16);

impl DiceSet {
    /// More dice than a seat can ever have: five, and a gift from each of five mates; seven alone.
    pub const MOST: u8 = 12;
    /// No dice.
    pub const NONE: DiceSet = DiceSet(0);

    const fn first(count: u8) -> DiceSet {
        DiceSet((1 << count) - 1)
    }

    /// The set with these bits, lowest bit die 0; bits that no seat can have are dropped.
    pub const fn from_bits(bits: u16) -> DiceSet {
        DiceSet(bits & DiceSet::first(DiceSet::MOST).0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of these are among the others.
    pub const fn is_subset(self, others: DiceSet) -> bool {
        self.0 & !others.0 == 0
    }

    /// The dice in either set.
    #[must_use]
    pub const fn union(self, others: DiceSet) -> DiceSet {
        DiceSet(self.0 | others.0)
    }

    /// The dice in both sets.
    #[must_use]
    pub const fn intersection(self, others: DiceSet) -> DiceSet {
        DiceSet(self.0 & others.0)
    }

    /// These less the others.
    #[must_use]
    pub const fn difference(self, others: DiceSet) -> DiceSet {
        DiceSet(self.0 & !others.0)
    }

    /// The lowest `count` of them, or all.
    #[must_use]
    pub const fn lowest(self, count: u8) -> DiceSet {
        let (mut rest, mut left) = (self.0, count);
        while left > 0 && rest != 0 {
            rest &= rest - 1;
            left -= 1;
        }
        DiceSet(self.0 & !rest)
    }

    /// The one with the highest index, if there is one.
    pub const fn highest(self) -> Option<DiceSet> {
        if self.0 == 0 { None } else { Some(DiceSet(1 << (15 - self.0.leading_zeros()))) }
    }

    /// Their indices, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let DiceSet(mut bits) = self;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros() as u8;
            bits &= bits.wrapping_sub(1);
            (index < 16).then_some(index)
        })
    }

    /// Every set of some of these dice, except none.
    pub(crate) fn subsets(self) -> impl Iterator<Item = DiceSet> {
        let DiceSet(all) = self;
        let mut last = 0_u16;
        (1..1_u32 << self.len()).map(move |_| {
            // Counts upwards through the bits of the set only.
            last = last.wrapping_sub(all) & all;
            DiceSet(last)
        })
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u16(self.0) }
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<DiceSet, D::Error> {
        if !from.is_human_readable() {
            return u16::deserialize(from).map(DiceSet::from_bits);
        }
        let mut set = DiceSet::NONE;
        for index in Vec::<u8>::deserialize(from)? {
            let is_next = index < DiceSet::MOST && (set.0 >> index) == 0;
            if !is_next {
                return Err(D::Error::custom("dice are named once each, by their index, the lowest first"));
            }
            set = set.union(DiceSet(1 << index));
        }
        Ok(set)
    }
}

/// The dice of one seat. A die keeps its index for the whole game; a gift gets the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    /// To be thrown before they can be used.
    pub blank: DiceSet,
    /// Showing the black mask; to be freed before they can be thrown.
    pub locked: DiceSet,
    /// Set aside by a curse: they do not exist for any count, and are no part of [`all`](Dice::all). (Rules §1.10, Broken die)
    pub aside: DiceSet,
    /// Showing a symbol, by symbol.
    shows: [DiceSet; 4],
    /// How many show each symbol: counted when they change, because they are looked at far more often.
    symbols: Symbols,
    /// How many there ever were.
    pub(crate) ever: u8,
}

impl Dice {
    /// So many blank dice.
    pub const fn new(count: u8) -> Dice {
        Dice {
            blank: DiceSet::first(count),
            locked: DiceSet::NONE,
            aside: DiceSet::NONE,
            shows: [DiceSet::NONE; 4],
            symbols: Symbols::NONE,
            ever: count,
        }
    }

    /// Those that show this symbol.
    pub const fn showing(&self, symbol: Symbol) -> DiceSet {
        self.shows[symbol as usize]
    }

    /// All that the seat has, less what is set aside.
    pub const fn all(&self) -> DiceSet {
        self.free().union(self.locked)
    }

    /// All that can be thrown.
    pub const fn free(&self) -> DiceSet {
        let [a, t, k, g] = self.shows;
        self.blank.union(a).union(t).union(k).union(g)
    }

    fn take(&mut self, dice: DiceSet) {
        self.blank = self.blank.difference(dice);
        self.locked = self.locked.difference(dice);
        self.aside = self.aside.difference(dice);
        for symbol in &mut self.shows {
            *symbol = symbol.difference(dice);
        }
        self.count();
    }

    fn count(&mut self) {
        self.symbols = Symbols::in_bits(self.shows.map(|DiceSet(bits)| bits));
    }

    /// These dice are thrown, the lowest index first, and come up so.
    pub(crate) fn throw(&mut self, thrown: DiceSet, mut face: impl FnMut() -> Face) -> Faces {
        self.take(thrown);
        let mut faces = Faces::default();
        for index in thrown.iter() {
            let face = face();
            self.set(index, face);
            faces.add(index, face);
        }
        self.count();
        faces
    }

    /// Lays a die that lies nowhere. The caller counts the symbols.
    fn set(&mut self, index: u8, face: Face) {
        let set = match face {
            Face::Black => &mut self.locked,
            Face::Shows(symbol) => &mut self.shows[symbol as usize],
            Face::Fell => return,
        };
        *set = set.union(DiceSet(1 << (index % 16)));
    }

    /// §1.8.14: frees so many locked dice, lowest index first; they are blank then.
    pub(crate) fn unlock(&mut self, most: u8) -> DiceSet {
        let freed = self.locked.lowest(most);
        self.locked = self.locked.difference(freed);
        self.blank = self.blank.union(freed);
        freed
    }

    /// The symbols that they show.
    pub const fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// §1.19: the dice that serve as much of the need as these dice can, ascending index; what they serve is taken off
    /// the need.
    pub(crate) fn serve(&self, need: &mut Symbols) -> DiceSet {
        let mut served = DiceSet::NONE;
        for symbol in Symbol::ALL {
            let dice = self.showing(symbol).lowest(need.count(symbol));
            *need = need.less(symbol, dice.len());
            served = served.union(dice);
        }
        served
    }

    /// These dice were used: they go blank.
    pub(crate) fn spend(&mut self, dice: DiceSet) {
        self.take(dice);
        self.blank = self.blank.union(dice);
    }

    /// §1.8.1: the die that a slam takes: the locked one with the highest index, else the blank one, else the showing one.
    pub(crate) fn lose_one(&mut self) -> Option<u8> {
        let lost = self.given_up_first()?;
        self.take(lost);
        lost.iter().next()
    }

    /// §1.8.1: the same die, set aside.
    pub(crate) fn set_one_aside(&mut self) -> Option<u8> {
        let die = self.given_up_first()?;
        self.take(die);
        self.aside = self.aside.union(die);
        die.iter().next()
    }

    /// What was set aside comes back, blank.
    pub(crate) fn bring_back(&mut self) {
        self.blank = self.blank.union(self.aside);
        self.aside = DiceSet::NONE;
    }

    fn given_up_first(&self) -> Option<DiceSet> {
        let showing = self.free().difference(self.blank);
        self.locked.highest().or(self.blank.highest()).or(showing.highest())
    }

    /// A gift: one more die, blank.
    pub(crate) fn receive_one(&mut self) {
        if self.ever < DiceSet::MOST {
            self.blank = self.blank.union(DiceSet(1 << self.ever));
            self.ever += 1;
        }
    }

    /// All of them are out of the game.
    pub(crate) fn leave(&mut self) {
        self.take(self.all().union(self.aside));
    }

    /// What a die shows: `A`, `T`, `K`, `G`, `X` for the black mask, `_` if it is blank, `/` if it is set aside, `.` if it is gone.
    pub fn sign(&self, index: u8) -> char {
        let die = DiceSet(1 << (index % 16));
        let symbol = Symbol::ALL.into_iter().find(|&symbol| die.is_subset(self.showing(symbol)));
        match symbol {
            Some(symbol) => ['A', 'T', 'K', 'G'][symbol as usize],
            None if die.is_subset(self.locked) => 'X',
            None if die.is_subset(self.blank) => '_',
            None if die.is_subset(self.aside) => '/',
            None => '.',
        }
    }
}

/// Dice are written by what they show, one sign for each index: `A_XK.`
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&(0..self.ever).map(|index| self.sign(index)).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Dice, D::Error> {
        let signs = String::deserialize(from)?;
        if signs.chars().count() > usize::from(DiceSet::MOST) {
            return Err(D::Error::custom("nobody has so many dice"));
        }
        let mut dice = Dice { ever: signs.chars().count() as u8, ..Dice::new(0) };
        for (sign, index) in signs.chars().zip(0..) {
            let face = match sign {
                'A' => Face::Shows(Symbol::A),
                'T' => Face::Shows(Symbol::T),
                'K' => Face::Shows(Symbol::K),
                'G' => Face::Shows(Symbol::G),
                'X' => Face::Black,
                '_' => {
                    dice.blank = dice.blank.union(DiceSet(1 << index));
                    continue;
                }
                '/' => {
                    dice.aside = dice.aside.union(DiceSet(1 << index));
                    continue;
                }
                '.' => continue,
                _ => return Err(D::Error::custom("dice are written with A, T, K, G, X, _, / and .")),
            };
            dice.set(index, face);
        }
        dice.count();
        Ok(dice)
    }
}

/// What a throw came up with: which dice, and their faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces {
    /// Four bits for each die: 0 if it was not thrown, else 1 to 6.
    nibbles: u64,
}

impl Faces {
    pub(crate) fn add(&mut self, index: u8, face: Face) {
        let code = match face {
            Face::Shows(symbol) => 1 + symbol as u64,
            Face::Black => 5,
            Face::Fell => 6,
        };
        self.nibbles |= code << (4 * u64::from(index % 16));
    }

    /// The dice that were thrown, with their faces.
    pub fn iter(self) -> impl Iterator<Item = (u8, Face)> {
        (0..DiceSet::MOST).filter_map(move |index| {
            let face = match self.nibbles >> (4 * u32::from(index)) & 15 {
                1 => Face::Shows(Symbol::A),
                2 => Face::Shows(Symbol::T),
                3 => Face::Shows(Symbol::K),
                4 => Face::Shows(Symbol::G),
                5 => Face::Black,
                6 => Face::Fell,
                _ => return None,
            };
            Some((index, face))
        })
    }
}

/// Written like dice: one sign for each index up to the last one thrown, `-` for those that were not, `.` for one that fell
/// from the table.
impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if !to.is_human_readable() {
            return to.serialize_u64(self.nibbles);
        }
        let last = (64 - self.nibbles.leading_zeros()).div_ceil(4);
        let sign = |index: u32| {
            ['-', 'A', 'T', 'K', 'G', 'X', '.'][(self.nibbles >> (4 * index) & 15).min(6) as usize]
        };
        to.serialize_str(&(0..last).map(sign).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Faces, D::Error> {
        if !from.is_human_readable() {
            return u64::deserialize(from).map(|nibbles| Faces { nibbles });
        }
        let mut nibbles = 0;
        for (sign, index) in String::deserialize(from)?.chars().take(16).zip(0..) {
            let code = "-ATKGX."
                .find(sign)
                .ok_or_else(|| D::Error::custom("faces are written with -, A, T, K, G, X and ."))?;
            nibbles |= (code as u64) << (4 * index);
        }
        Ok(Faces { nibbles })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(signs: &str) -> Dice {
        serde_json::from_value(signs.into()).unwrap()
    }

    fn signs(dice: &Dice) -> String {
        serde_json::to_value(dice).unwrap().as_str().unwrap().to_owned()
    }

    #[test]
    fn dice_are_written_by_what_they_show() {
        for text in ["", "_____", "ATKGX", "A.X_G", "A/X_G", "........"] {
            assert_eq!(signs(&dice(text)), text);
        }
        assert!(serde_json::from_value::<Dice>("ABC".into()).is_err());
        assert!(serde_json::from_value::<Dice>("_____________".into()).is_err());
    }

    #[test]
    fn paying_takes_the_lowest_and_leaves_them_blank() {
        let mut hand = dice("AATAK");
        let mut need = Symbols::pair([Symbol::A, Symbol::T]);
        let paid = hand.serve(&mut need);
        hand.spend(paid);
        assert_eq!(signs(&hand), "_A_AK");
        assert_eq!(need, Symbols::NONE);
        assert_eq!(serde_json::to_value(hand.symbols()).unwrap(), "AAK");
    }

    #[test]
    fn dice_have_one_spelling() {
        let read = |text: &str| serde_json::from_str::<DiceSet>(text).ok();
        assert_eq!(read("[0,2]"), Some(DiceSet::from_bits(0b101)));
        for other in ["[2,0]", "[0,0]", "[16]", "[200]"] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn freeing_takes_the_lowest_locked() {
        let mut hand = dice("XAXX");
        hand.unlock(2);
        assert_eq!(signs(&hand), "_A_X");
    }

    /// §1.8.1
    #[test]
    fn a_slam_takes_locked_then_blank_then_showing_the_highest_first() {
        let mut hand = dice("X_XA_");
        for wanted in ["X_.A_", "._.A_", "._.A.", "...A.", "....."] {
            hand.lose_one();
            assert_eq!(signs(&hand), wanted);
        }
        assert_eq!(hand.lose_one(), None);
    }

    #[test]
    fn a_die_set_aside_is_none_until_it_comes_back_blank() {
        let mut hand = dice("AXTX");
        assert_eq!(hand.set_one_aside(), Some(3));
        assert_eq!(signs(&hand), "AXT/");
        assert_eq!((hand.all().len(), hand.lose_one()), (3, Some(1)));
        hand.bring_back();
        assert_eq!(signs(&hand), "A.T_");
        hand.set_one_aside();
        hand.leave();
        assert_eq!(signs(&hand), "....");
    }

    #[test]
    fn a_gift_gets_the_next_index() {
        let mut hand = dice("A.X");
        hand.receive_one();
        assert_eq!(signs(&hand), "A.X_");
    }

    #[test]
    fn subsets_are_all_there() {
        let set = DiceSet::from_bits(0b1011);
        let all: Vec<u16> = set.subsets().map(|set| set.0).collect();
        assert_eq!(all, [0b0001, 0b0010, 0b0011, 0b1000, 0b1001, 0b1010, 0b1011]);
        assert_eq!(DiceSet::NONE.subsets().count(), 0);
    }

    #[test]
    fn faces_both_ways() {
        let mut faces = Faces::default();
        faces.add(1, Face::Black);
        faces.add(3, Face::Shows(Symbol::G));
        faces.add(4, Face::Fell);
        let json = serde_json::to_value(faces).unwrap();
        assert_eq!(json, "-X-G.");
        assert_eq!(serde_json::from_value::<Faces>(json).unwrap(), faces);
        assert_eq!(faces.iter().count(), 3);
    }
}
