//! The curse cards, as one table, and sets of them. (Rules §3.2)

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seats;

use super::Curse;
use crate::options::Options;
use crate::symbols::Symbols;

/// Every card: its kind, and what breaks it.
const CARDS: &[(Curse, &str)] = &[
    (Curse::Trap, "AAT"),
    (Curse::Trap, "AAK"),
    (Curse::Trap, "ATK"),
    (Curse::Silence, "TTK"),
    (Curse::Silence, "TKK"),
    (Curse::BrokenDie, "ATT"),
    (Curse::BrokenDie, "AKK"),
    (Curse::BrokenDie, "ATK"),
    (Curse::LostDie, "TTT"),
    (Curse::LostDie, "KKK"),
    (Curse::Masquerade, "ATT"),
    (Curse::Masquerade, "AKK"),
    (Curse::BewitchedHand, "TTK"),
    (Curse::BewitchedHand, "TKK"),
    // With the special chambers.
    (Curse::SoulSwap, "AAT"),
    (Curse::SoulSwap, "AAK"),
    (Curse::SoulSwap, "ATK"),
    // With the abyss. A Lost treasure is never broken, because it does not stay.
    (Curse::LostTreasure, ""),
    (Curse::LostTreasure, ""),
    (Curse::DoubleCurse, "TTK"),
    (Curse::DoubleCurse, "TKK"),
    // Doomed.
    (Curse::Doomed, "TKK"),
    (Curse::Upright, "ATK"),
];

const _: () = assert!(CARDS.len() <= 32, "a set of cards is a word");

/// What breaks each card, in the order of [`CARDS`].
const BREAKS: [Symbols; CARDS.len()] = {
    let (mut breaks, mut row) = ([Symbols::NONE; CARDS.len()], 0);
    while row < CARDS.len() {
        breaks[row] = Symbols::spelled(CARDS[row].1);
        row += 1;
    }
    breaks
};

/// A curse card, by its row in the table. Two cards of a kind differ in what breaks them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// Every card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS.len() as u8).map(Card)
    }

    /// Its kind.
    pub const fn curse(self) -> Curse {
        CARDS[self.0 as usize].0
    }

    /// §1.10: three symbols that the cursed seat has to show alone.
    pub const fn breaks(self) -> Symbols {
        BREAKS[self.0 as usize]
    }

    /// §1.21: the cards that are shuffled in.
    pub(crate) fn in_game(options: &Options, seats: Seats) -> CardSet {
        let is_in_game = |card: &Card| {
            options.curses
                && match card.curse() {
                    // Alone there is nobody to swap with.
                    Curse::SoulSwap => options.has_extra_cards() && seats.count() > 1,
                    Curse::LostTreasure | Curse::DoubleCurse => options.abyss,
                    Curse::Doomed | Curse::Upright => options.doomed,
                    Curse::Trap
                    | Curse::Silence
                    | Curse::BrokenDie
                    | Curse::LostDie
                    | Curse::Masquerade
                    | Curse::BewitchedHand => true,
                }
        };
        Card::all().filter(is_in_game).fold(CardSet::NONE, CardSet::with)
    }
}

/// Written as kind and combination: `trap AAT`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (curse, breaks) = CARDS[usize::from(self.0)];
        f.write_str(curse.name())?;
        if breaks.is_empty() { Ok(()) } else { write!(f, " {breaks}") }
    }
}

/// A name that is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        Card::all().find(|card| card.to_string() == text).ok_or(NoSuchCard)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// This set and the card.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// This set less the card.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, others: CardSet) -> CardSet {
        CardSet(self.0 | others.0)
    }

    /// The cards in it, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let CardSet(mut bits) = self;
        std::iter::from_fn(move || {
            let card = Card(bits.trailing_zeros() as u8);
            bits &= bits.wrapping_sub(1);
            (card.0 < 32).then_some(card)
        })
    }
}

/// Written as a list of cards. Cards that are written alike are counted.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|card| card.to_string()))
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardSet, D::Error> {
        let mut set = CardSet::NONE;
        for text in Vec::<String>::deserialize(from)? {
            let card = Card::all().find(|card| !set.contains(*card) && card.to_string() == text);
            set = set.with(card.ok_or_else(|| D::Error::custom("there is no such card, or not so often"))?);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::symbols::Symbol;

    /// The box: fourteen cards of six kinds, three of Trap and of Broken die, two of each other. Then three of Soul swap, and
    /// of the small sets two of each with the abyss, one of each with Doomed.
    #[test]
    fn the_table_holds_what_is_in_the_box() {
        let copies = Curse::ALL.map(|curse| Card::all().filter(|card| card.curse() == curse).count());
        assert_eq!(copies, [3, 2, 3, 2, 2, 2, 3, 2, 2, 1, 1]);
        let dealt = |set: fn(&mut Options), seats| {
            let mut options = Options { curses: true, ..Options::default() };
            set(&mut options);
            Card::in_game(&options, Seats::of(seats)).len()
        };
        assert_eq!(dealt(|_| (), 2), 14);
        assert_eq!((dealt(|o| o.double = true, 2), dealt(|o| o.double = true, 1)), (17, 14));
        assert_eq!(dealt(|o| (o.double, o.extra_cards) = (true, Some(false)), 2), 14);
        assert_eq!(dealt(|o| o.extra_cards = Some(true), 2), 17);
        assert_eq!((dealt(|o| o.abyss = true, 2), dealt(|o| o.doomed = true, 2)), (18, 16));
        assert_eq!(dealt(|o| o.curses = false, 2), 0);
    }

    /// Three symbols, only adventurers, torches and keys, and no two cards of a kind alike.
    #[test]
    fn three_symbols_break_a_card() {
        for card in Card::all().filter(|card| card.curse() != Curse::LostTreasure) {
            let count = |symbol| card.breaks().count(symbol);
            assert_eq!(count(Symbol::A) + count(Symbol::T) + count(Symbol::K), 3, "{card}");
            assert_eq!(count(Symbol::G), 0, "{card}");
            assert_eq!(card.to_string().parse(), Ok(card));
        }
    }

    #[test]
    fn sets_are_written_as_lists() {
        let all = Card::all().fold(CardSet::NONE, CardSet::with);
        let some = CardSet::NONE.with(Card(1)).with(Card(3));
        assert_eq!(serde_json::to_value(some).unwrap(), serde_json::json!(["trap AAK", "silence TTK"]));
        for set in [CardSet::NONE, some, all] {
            let written = serde_json::to_value(set).unwrap();
            assert_eq!(serde_json::from_value::<CardSet>(written).unwrap(), set);
        }
        for wrong in [serde_json::json!(["trap AAT", "trap AAT"]), serde_json::json!(["trap"])] {
            assert!(serde_json::from_value::<CardSet>(wrong).is_err());
        }
        assert_eq!((some.len(), some.union(all)), (2, all));
    }
}
