//! The hundred cards of the GAME deck. (Rules §1.1)

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Luck, Stream};

/// One of six peoples: a suit of the cards, and who a leader belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Tribe {
    Joe,
    Teen,
    Mouse,
    Robot,
    Lumberjack,
    Ninja,
}

impl Tribe {
    /// All six.
    pub const ALL: [Tribe; 6] =
        [Tribe::Joe, Tribe::Teen, Tribe::Mouse, Tribe::Robot, Tribe::Lumberjack, Tribe::Ninja];

    /// The letter that its cards begin with.
    pub const fn letter(self) -> char {
        ['A', 'T', 'M', 'R', 'L', 'N'][self as usize]
    }

    /// Its name in logs and texts.
    pub const fn name(self) -> &'static str {
        ["joe", "teen", "mouse", "robot", "lumberjack", "ninja"][self as usize]
    }
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A numbered card of a tribe: 1 to 6, 8 to 10, and 11, 12, 13 for J, Q, K.
    Suited(Tribe, u8),
    /// A seven, which starts stacks.
    Start,
    /// Wild.
    Wisdom,
    /// Closes a stack.
    DeadEnd,
    /// A trap: draw three.
    PlusThree,
    /// A trap: only upwards.
    Up,
    /// A trap: only downwards.
    Down,
    /// Removes a trap.
    Escape,
    /// Removes a trap, or discards a card, or both.
    EscapeMinus,
    /// J, Q or K without a suit, dear to be left with.
    Doom(u8),
}

/// One of the hundred cards.
///
/// ```
/// use master::{Card, Kind, Tribe};
/// let jump: Card = "TJ".parse().unwrap();
/// assert_eq!(jump.kind(), Kind::Suited(Tribe::Teen, 11));
/// assert_eq!(jump.value(), Some(11));
/// assert!("A7".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

/// The values in one suit: there is no seven.
const RANKS: [u8; 12] = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13];
/// Where the cards that have no suit begin.
const STARTS: u8 = 72;
const WISDOMS: u8 = 80;
const SPECIALS: u8 = 84;
const DOOMS: u8 = 97;
/// The special cards and Doom Masters in order, with their names.
const NAMED: [(&str, Kind); 16] = [
    ("DE", Kind::DeadEnd),
    ("P3a", Kind::PlusThree),
    ("P3b", Kind::PlusThree),
    ("UPa", Kind::Up),
    ("UPb", Kind::Up),
    ("DNa", Kind::Down),
    ("DNb", Kind::Down),
    ("ESa", Kind::Escape),
    ("ESb", Kind::Escape),
    ("ESc", Kind::Escape),
    ("EDa", Kind::EscapeMinus),
    ("EDb", Kind::EscapeMinus),
    ("EDc", Kind::EscapeMinus),
    ("DMJ", Kind::Doom(11)),
    ("DMQ", Kind::Doom(12)),
    ("DMK", Kind::Doom(13)),
];

const KINDS: [Kind; Card::COUNT] = {
    let mut kinds = [Kind::Wisdom; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        kinds[index] = match index as u8 {
            suited @ 0..STARTS => Kind::Suited(Tribe::ALL[suited as usize / 12], RANKS[suited as usize % 12]),
            STARTS..WISDOMS => Kind::Start,
            WISDOMS..SPECIALS => Kind::Wisdom,
            named => NAMED[(named - SPECIALS) as usize].1,
        };
        index += 1;
    }
    kinds
};

const VALUES: [u8; Card::COUNT] = {
    let mut values = [0; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        values[index] = match KINDS[index] {
            Kind::Suited(_, value) | Kind::Doom(value) => value,
            Kind::Start => 7,
            _ => 0,
        };
        index += 1;
    }
    values
};

impl Card {
    /// How many there are.
    pub const COUNT: usize = 100;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Card> {
        if (number as usize) < Card::COUNT { Some(Card(number)) } else { None }
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        KINDS[self.0 as usize]
    }

    /// What a numbered card counts, 1 to 13. (§3)
    pub const fn value(self) -> Option<u8> {
        match VALUES[self.0 as usize] {
            0 => None,
            value => Some(value),
        }
    }

    /// The same with 0 for none, for tables.
    pub(crate) const fn raw_value(self) -> u8 {
        VALUES[self.0 as usize]
    }

    /// Tribe and value of a card with a suit.
    pub const fn suited(self) -> Option<(Tribe, u8)> {
        match self.kind() {
            Kind::Suited(tribe, value) => Some((tribe, value)),
            _ => None,
        }
    }

    /// Dead End, trap or Escape. (§3)
    pub const fn is_special(self) -> bool {
        self.0 >= SPECIALS && self.0 < DOOMS
    }

    /// A trap of any kind.
    pub const fn is_trap(self) -> bool {
        matches!(self.kind(), Kind::PlusThree | Kind::Up | Kind::Down)
    }

    /// A Doom Master.
    pub const fn is_doom(self) -> bool {
        self.0 >= DOOMS
    }

    /// A Wisdom.
    pub const fn is_wisdom(self) -> bool {
        self.0 >= WISDOMS && self.0 < SPECIALS
    }
}

/// There is no such card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such card; a card is written A6, TJ, 7S1, W1, DE, P3a, UPa, DNa, ESa, EDa or DMK")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Suited(tribe, value @ 11..) => {
                write!(f, "{}{}", tribe.letter(), ['J', 'Q', 'K'][usize::from(value) - 11])
            }
            Kind::Suited(tribe, value) => write!(f, "{}{value}", tribe.letter()),
            Kind::Start => write!(f, "7S{}", self.0 - STARTS + 1),
            Kind::Wisdom => write!(f, "W{}", self.0 - WISDOMS + 1),
            _ => f.write_str(NAMED[usize::from(self.0 - SPECIALS)].0),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(name: &str) -> Result<Card, NoSuchCard> {
        if let Some(index) = NAMED.iter().position(|(named, _)| *named == name) {
            return Ok(Card(SPECIALS + index as u8));
        }
        let numbered = |rest: &str, first: u8, count: u8| match rest.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'1' < count => Ok(Card(first + digit - b'1')),
            _ => Err(NoSuchCard),
        };
        if let Some(rest) = name.strip_prefix("7S") {
            return numbered(rest, STARTS, 8);
        }
        if let Some(rest) = name.strip_prefix('W') {
            return numbered(rest, WISDOMS, 4);
        }
        let mut letters = name.chars();
        let letter = letters.next().ok_or(NoSuchCard)?;
        let tribe = Tribe::ALL.into_iter().find(|tribe| tribe.letter() == letter).ok_or(NoSuchCard)?;
        let rank = match letters.as_str() {
            "J" => 11,
            "Q" => 12,
            "K" => 13,
            // No sign, no leading zero: a card has one name.
            digits @ ("1" | "2" | "3" | "4" | "5" | "6" | "8" | "9" | "10") => {
                digits.parse().map_err(|_| NoSuchCard)?
            }
            _ => return Err(NoSuchCard),
        };
        let place = RANKS.iter().position(|&of| of == rank).ok_or(NoSuchCard)?;
        Ok(Card(tribe as u8 * 12 + place as u8))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        if from.is_human_readable() {
            let name = std::borrow::Cow::<'de, str>::deserialize(from)?;
            name.parse().map_err(D::Error::custom)
        } else {
            Card::new(u8::deserialize(from)?).ok_or_else(|| D::Error::custom(NoSuchCard))
        }
    }
}

/// A set of cards. JSON writes it as a list in the order of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// None.
    pub const NONE: CardSet = CardSet(0);
    /// All hundred.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);
    /// The easy deck: numbered cards of the tribes, starts and Wisdom.
    pub const BASE: CardSet = CardSet((1 << SPECIALS) - 1);
    /// Dead End, traps and Escapes.
    pub const SPECIALS: CardSet = CardSet(((1 << DOOMS) - 1) & !CardSet::BASE.0);
    /// The Doom Masters.
    pub const DOOMS: CardSet = CardSet(CardSet::ALL.0 & !((1 << DOOMS) - 1));
    /// The four Wisdoms.
    pub const WISDOMS: CardSet = CardSet(((1 << SPECIALS) - 1) & !((1 << WISDOMS) - 1));
    /// What can always start a stack: sevens and Wisdoms.
    pub const STARTERS: CardSet = CardSet(((1 << SPECIALS) - 1) & !((1 << STARTS) - 1));
    /// The numbered cards of each value, 0 for none.
    pub const BY_VALUE: [CardSet; 14] = {
        let mut sets = [CardSet::NONE; 14];
        let mut index = 0;
        while index < Card::COUNT {
            sets[VALUES[index] as usize].0 |= 1 << index;
            index += 1;
        }
        sets[0] = CardSet::NONE;
        sets
    };

    /// The numbered cards of a tribe.
    pub const fn of(tribe: Tribe) -> CardSet {
        CardSet(((1 << 12) - 1) << (tribe as u32 * 12))
    }

    /// Only this one.
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether it is in.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These and this one.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// These without this one.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// Those in either.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The ranks 1 to 5 of this tribe that are in it, as bits from the lowest.
    pub const fn low(self, tribe: Tribe) -> usize {
        (self.0 >> (tribe as u32 * 12)) as usize & 31
    }

    /// All of them, in the order of the deck.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let index = low.trailing_zeros() as u8;
                low &= low - 1;
                return Some(Card(index));
            }
            if high == 0 {
                return None;
            }
            let index = high.trailing_zeros() as u8;
            high &= high - 1;
            Some(Card(64 + index))
        })
    }

    /// Takes one by luck; none of none.
    pub fn draw(&mut self, luck: &mut Luck, purpose: Stream) -> Option<Card> {
        let count = self.len();
        if count == 0 {
            return None;
        }
        let card = self.nth(luck.below(purpose, u32::from(count)));
        *self = self.without(card);
        Some(card)
    }

    /// The card with so many of the set before it.
    fn nth(self, mut before: u32) -> Card {
        let low = self.0 as u64;
        let (mut half, first) = match low.count_ones() {
            count if before < count => (low, 0),
            count => {
                before -= count;
                ((self.0 >> 64) as u64, 64)
            }
        };
        for _ in 0..before {
            half &= half - 1;
        }
        Card(first + half.trailing_zeros() as u8)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { to.serialize_u128(self.0) }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardSet, D::Error> {
        if !from.is_human_readable() {
            let bits = u128::deserialize(from)?;
            return if bits & !CardSet::ALL.0 == 0 {
                Ok(CardSet(bits))
            } else {
                Err(D::Error::custom(NoSuchCard))
            };
        }
        let list = Vec::<Card>::deserialize(from)?;
        let set: CardSet = list.iter().copied().collect();
        if usize::from(set.len()) == list.len() {
            Ok(set)
        } else {
            Err(D::Error::custom("a card is there twice"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T-01, and the table of §1.1 line by line.
    #[test]
    fn the_deck_is_the_box() {
        let count = |what: fn(Kind) -> bool| CardSet::ALL.iter().filter(|card| what(card.kind())).count();
        assert_eq!(count(|kind| matches!(kind, Kind::Suited(..))), 72);
        assert_eq!(count(|kind| matches!(kind, Kind::Suited(_, 7))), 0);
        assert_eq!(count(|kind| kind == Kind::Start), 8);
        assert_eq!(count(|kind| kind == Kind::Wisdom), 4);
        assert_eq!(count(|kind| kind == Kind::DeadEnd), 1);
        assert_eq!(count(|kind| kind == Kind::PlusThree), 2);
        assert_eq!(count(|kind| kind == Kind::Up), 2);
        assert_eq!(count(|kind| kind == Kind::Down), 2);
        assert_eq!(count(|kind| kind == Kind::Escape), 3);
        assert_eq!(count(|kind| kind == Kind::EscapeMinus), 3);
        assert_eq!(count(|kind| matches!(kind, Kind::Doom(_))), 3);
        assert_eq!((CardSet::BASE.len(), CardSet::SPECIALS.len(), CardSet::DOOMS.len()), (84, 13, 3));
        assert_eq!((CardSet::WISDOMS.len(), CardSet::STARTERS.len()), (4, 12));
    }

    #[test]
    fn every_card_has_one_name() {
        for card in CardSet::ALL.iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "A7", "A0", "A+1", "A01", "A11", "7S0", "7S9", "7S10", "W5", "W", "X1", "DMA", "P3"]
        {
            assert_eq!(wrong.parse::<Card>(), Err(NoSuchCard), "{wrong}");
        }
    }

    #[test]
    fn a_set_is_drawn_empty_and_every_card_comes_once() {
        let mut luck = Luck::new(&table::Seed([3; 32]), &[]);
        let mut rest = CardSet::ALL;
        let drawn: CardSet = std::iter::from_fn(|| rest.draw(&mut luck, Stream(0))).collect();
        assert_eq!((drawn, rest), (CardSet::ALL, CardSet::NONE));
        assert_eq!(
            CardSet::ALL.iter().map(|card| card.index()).collect::<Vec<_>>(),
            (0..100).collect::<Vec<_>>()
        );
    }
}
