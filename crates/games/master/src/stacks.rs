//! The stacks on the table, and what can be laid on them. (Rules §5, §12)

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, CardSet, Kind};

/// More stacks than there can be: eight sevens, four Wisdoms, twelve combinations of seven. (EM-10)
pub const MOST_STACKS: usize = 24;

/// All cards laid in this round, in order, each on its stack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stacks {
    laid: [(Card, u8); Card::COUNT],
    cards: u8,
    tops: [Card; MOST_STACKS],
    sizes: [u8; MOST_STACKS],
    count: u8,
    closed: u32,
}

const NOTHING: Card = match Card::new(0) {
    Some(card) => card,
    None => unreachable!(),
};

impl Stacks {
    /// None.
    pub const NONE: Stacks = Stacks {
        laid: [(NOTHING, 0); Card::COUNT],
        cards: 0,
        tops: [NOTHING; MOST_STACKS],
        sizes: [0; MOST_STACKS],
        count: 0,
        closed: 0,
    };

    /// How many there are, closed ones too.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The top card of a stack, if there is such a stack.
    pub const fn top(&self, stack: u8) -> Option<Card> {
        if stack < self.count { Some(self.tops[stack as usize]) } else { None }
    }

    /// How many cards a stack has.
    pub const fn size(&self, stack: u8) -> u8 {
        if stack < self.count { self.sizes[stack as usize] } else { 0 }
    }

    /// Whether a stack takes cards.
    pub const fn is_open(&self, stack: u8) -> bool {
        stack < self.count && self.closed & (1 << stack) == 0
    }

    /// The stacks that take cards, with their tops.
    pub fn open(&self) -> impl Iterator<Item = (u8, Card)> + '_ {
        (0..self.count)
            .filter(|stack| self.closed & (1 << stack) == 0)
            .map(|stack| (stack, self.tops[stack as usize]))
    }

    /// The cards of a stack, from the lowest.
    pub fn cards(&self, stack: u8) -> impl Iterator<Item = Card> + '_ {
        self.laid[..usize::from(self.cards)].iter().filter(move |(_, on)| *on == stack).map(|(card, _)| *card)
    }

    /// All cards in all stacks.
    pub fn all(&self) -> CardSet {
        self.laid[..usize::from(self.cards)].iter().map(|(card, _)| *card).collect()
    }

    /// A new stack begins with this card; its number.
    pub(crate) fn start(&mut self, card: Card) -> u8 {
        let stack = self.count.min(MOST_STACKS as u8 - 1);
        self.count = stack + 1;
        self.lay(stack, card);
        stack
    }

    /// A card goes on a stack.
    pub(crate) fn lay(&mut self, stack: u8, card: Card) {
        if let Some(place) = self.laid.get_mut(usize::from(self.cards)) {
            *place = (card, stack);
            self.cards += 1;
        }
        self.tops[usize::from(stack) % MOST_STACKS] = card;
        self.sizes[usize::from(stack) % MOST_STACKS] += 1;
        if card.kind() == Kind::DeadEnd {
            self.closed |= 1 << stack;
        }
    }
}

impl std::fmt::Debug for Stacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let stacks = (0..self.count).map(|stack| self.cards(stack).collect::<Vec<_>>());
        f.debug_list().entries(stacks).finish()
    }
}

/// Written as `{"0": ["7S1", "A6"], "1": ["W2"]}`, so that one card changes one stack only.
impl Serialize for Stacks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(
            (0..self.count).map(|stack| (stack.to_string(), self.cards(stack).collect::<Vec<_>>())),
        )
    }
}

impl<'de> Deserialize<'de> for Stacks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stacks, D::Error> {
        let written = std::collections::BTreeMap::<String, Vec<Card>>::deserialize(from)?;
        let wrong = || D::Error::custom("stacks are numbered from 0 and have at least one card");
        let mut stacks = Stacks::NONE;
        for number in 0..written.len() {
            let cards = written.get(&number.to_string()).ok_or_else(wrong)?;
            let (first, rest) = cards.split_first().ok_or_else(wrong)?;
            if number >= MOST_STACKS || usize::from(stacks.cards) + cards.len() > Card::COUNT {
                return Err(wrong());
            }
            let stack = stacks.start(*first);
            for &card in rest {
                if !stacks.is_open(stack) {
                    return Err(D::Error::custom("nothing lies on a Dead End"));
                }
                stacks.lay(stack, card);
            }
        }
        Ok(stacks)
    }
}
