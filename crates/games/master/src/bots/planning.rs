//! Which card first: how well a hand goes with the tops of the stacks, now and some plays on.

use search::Nodes;
use table::{Few, Seat};

use crate::card::{Card, CardSet, Tribe};
use crate::contest::Contest;
use crate::fits::{Combination, Fit, Values};
use crate::moves::On;
use crate::stacks::MOST_STACKS;

/// What a play that comes later is worth beside one now: somebody else may be first.
const LATER: f32 = 0.98;
/// Being out, in cards.
const OUT: f32 = 3.0;
/// More positions than this are not looked at for one play.
const MOST_POSITIONS: u32 = 4_000;

/// A play on the stacks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Play {
    pub(crate) cards: Few<Card, 2>,
    pub(crate) on: On,
}

/// The tops that somebody has in mind, by value, 0 for a Wisdom.
#[derive(Clone, Copy)]
pub(crate) struct Tops {
    values: [u8; MOST_STACKS],
    /// Which of them there are.
    there: u32,
    count: u8,
}

impl Tops {
    /// Those of the open stacks that are in mind.
    pub(crate) fn of(open: &Contest, such: impl Fn(u8) -> bool) -> Tops {
        let mut tops = Tops { values: [0; MOST_STACKS], there: 0, count: open.stacks.count() };
        for (stack, top) in open.stacks.open().filter(|(stack, _)| such(*stack)) {
            tops.values[usize::from(stack)] = top.raw_value();
            tops.there |= 1 << stack;
        }
        tops
    }

    /// A table with nothing but sevens.
    pub(crate) fn sevens() -> Tops {
        let mut tops = Tops { values: [0; MOST_STACKS], there: 0, count: 0 };
        tops.lay(On::New, 7);
        tops
    }

    fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..MOST_STACKS as u8)
            .filter(|stack| self.there >> stack & 1 == 1)
            .map(|stack| (stack, self.values[usize::from(stack)]))
    }

    /// One stack of each value: it does not matter which.
    fn each_value(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let mut before = 0_u32;
        self.iter().filter(move |(_, value)| {
            let new = before >> value & 1 == 0;
            before |= 1 << value;
            new
        })
    }

    fn lay(&mut self, on: On, value: u8) {
        let stack = match on {
            On::Stack(stack) => stack,
            On::New => {
                self.count += 1;
                self.count - 1
            }
        };
        if usize::from(stack) < MOST_STACKS {
            self.values[usize::from(stack)] = value;
            self.there |= 1 << stack;
        }
    }

    /// Without this stack.
    pub(crate) fn without(mut self, stack: u8) -> Tops {
        self.there &= !(1 << stack);
        self
    }

    /// The values that fit on any of them; how many are Wisdoms, on which everything does.
    fn fitting(&self, fit: Fit) -> (Values, u8) {
        let mut wisdoms = 0;
        let mut values = 0;
        for (_, value) in self.iter() {
            match value {
                0 => wisdoms += 1,
                _ => values |= fit.on(value),
            }
        }
        (values, wisdoms)
    }
}

/// How a seat plays: what its trap and its leader allow.
pub(crate) struct Mind<'a> {
    open: &'a Contest,
    fit: Fit,
    /// Two cards that can be laid as one, and their value.
    pairs: Vec<(Card, Card, Combination)>,
    left: u32,
}

impl<'a> Mind<'a> {
    pub(crate) fn new(open: &'a Contest, seat: Seat, hand: CardSet) -> Mind<'a> {
        let mut pairs = Vec::new();
        if open.options.modules().combos {
            for one in hand.iter() {
                for other in hand.iter().filter(|other| *other > one) {
                    pairs.extend(open.combination(seat, one, other).map(|pair| (one, other, pair)));
                }
            }
        }
        Mind { open, fit: open.fit(seat), pairs, left: MOST_POSITIONS }
    }

    /// The same seat, were it in no trap; for single cards only.
    pub(crate) fn free(open: &'a Contest) -> Mind<'a> {
        Mind { open, fit: open.free_fit(), pairs: Vec::new(), left: 0 }
    }

    /// How many of these cards will be laid, as far as that can be told without looking ahead.
    pub(crate) fn ease(&self, hand: CardSet, tops: &Tops) -> f32 {
        let (direct, wisdoms) = tops.fitting(self.fit);
        let mut sum = 0.9 * f32::from(hand.intersection(CardSet::STARTERS).len());
        let numbers = hand.difference(CardSet::STARTERS).difference(CardSet::SPECIALS);
        let mut held: Values = 0;
        for value in 1..14 {
            held |= Values::from(!numbers.intersection(CardSet::BY_VALUE[value]).is_empty()) << value;
        }
        // What can be reached over cards of the own hand.
        let mut reached = direct & held;
        let bridges = held | if hand.intersection(CardSet::BY_VALUE[7]).is_empty() { 0 } else { 1 << 7 };
        loop {
            let next = reached | (neighbours(reached) & bridges);
            if next == reached {
                break;
            }
            reached = next;
        }
        let mut stuck = 0;
        for value in 1..14 {
            if held >> value & 1 == 0 {
                continue;
            }
            let cards = numbers.intersection(CardSet::BY_VALUE[value]);
            let (first, more) = if direct >> value & 1 == 1 {
                (0.8, 0.45)
            } else if reached >> value & 1 == 1 {
                (0.55, 0.35)
            } else {
                stuck += 1;
                (0.2, 0.15)
            };
            sum += first + more * f32::from(cards.len() - 1);
            // A Doom Master costs three.
            sum += first * f32::from(cards.intersection(CardSet::DOOMS).len());
        }
        sum + 0.4 * f32::from(wisdoms.min(stuck))
    }

    /// How likely this card is to be laid.
    pub(crate) fn ease_of(&self, card: Card, hand: CardSet, tops: &Tops) -> f32 {
        self.ease(hand, tops) - self.ease(hand.without(card), tops)
    }

    /// Everything that could be laid now, alike things once.
    pub(crate) fn plays(&self, hand: CardSet, tops: &Tops, mut each: impl FnMut(Play)) {
        let mut one = |card: Card, on: On| each(Play { cards: Few::new([card]).unwrap_or_default(), on });
        let room = usize::from(tops.count) < MOST_STACKS;
        for set in [CardSet::BY_VALUE[7], CardSet::WISDOMS] {
            if let Some(card) = hand.intersection(set).iter().next().filter(|_| room) {
                one(card, On::New);
            }
        }
        for (stack, top) in tops.each_value() {
            let mut values = self.fit.on(top);
            while values != 0 {
                let value = values.trailing_zeros() as usize;
                values &= values - 1;
                if let Some(card) = spare(hand, value) {
                    one(card, On::Stack(stack));
                }
            }
            if let Some(card) = hand.intersection(CardSet::WISDOMS).iter().next().filter(|_| top != 0) {
                one(card, On::Stack(stack));
            }
        }
        for &(first, second, pair) in &self.pairs {
            if !hand.contains(first) || !hand.contains(second) {
                continue;
            }
            let mut both = |on: On| {
                for cards in [[first, second], [second, first]] {
                    each(Play { cards: Few::new(cards).unwrap_or_default(), on });
                }
            };
            if pair == Combination::Sum(7) && self.open.options.combo_starts && room {
                both(On::New);
            }
            for (stack, top) in tops.each_value() {
                if self.fit.on(top) >> pair.value() & 1 == 1 {
                    both(On::Stack(stack));
                }
            }
        }
    }

    /// What a play brings with so many more of one's own after it, in cards.
    pub(crate) fn worth(&mut self, play: Play, hand: CardSet, tops: &Tops, more: u8) -> f32 {
        let (hand, tops) = after(play, hand, tops);
        let shed: f32 = play.cards.iter().map(|card| if card.is_doom() { 2.0 } else { 1.0 }).sum();
        if hand.difference(CardSet::SPECIALS).is_empty() {
            return shed + OUT;
        }
        self.left = self.left.saturating_sub(1);
        shed + LATER * self.best(hand, &tops, more)
    }

    fn best(&mut self, hand: CardSet, tops: &Tops, more: u8) -> f32 {
        let mut best = self.ease(hand, tops);
        if more == 0 || self.left == 0 {
            return best;
        }
        let mut plays = Vec::new();
        self.plays(hand, tops, |play| plays.push(play));
        for play in plays {
            best = best.max(self.worth(play, hand, tops, more - 1));
        }
        best
    }

    /// Takes the positions looked at.
    pub(crate) fn pay(&self, nodes: &mut Nodes) {
        nodes.take(MOST_POSITIONS - self.left);
    }

    /// The share of the cards that nobody has shown yet and that could be laid on these tops.
    pub(crate) fn exposed(&self, unseen: CardSet, tops: &Tops) -> f32 {
        let all = unseen.difference(CardSet::STARTERS).difference(CardSet::SPECIALS);
        if all.is_empty() {
            return 0.0;
        }
        let (values, wisdoms) = tops.fitting(self.fit);
        let fitting = (1..14).filter(|value| values >> value & 1 == 1);
        let count: u8 = fitting.map(|value| all.intersection(CardSet::BY_VALUE[value]).len()).sum();
        // A Wisdom takes one card of somebody's, whichever.
        (f32::from(count) / f32::from(all.len()) + 0.3 * f32::from(wisdoms)).min(1.0)
    }
}

/// Hand and tops after a play.
pub(crate) fn after(play: Play, hand: CardSet, tops: &Tops) -> (CardSet, Tops) {
    let (mut hand, mut tops) = (hand, *tops);
    let mut on = play.on;
    for card in play.cards.iter() {
        hand = hand.without(card);
        tops.lay(on, card.raw_value());
        if on == On::New {
            on = On::Stack(tops.count - 1);
        }
    }
    (hand, tops)
}

/// The values beside these, K beside 1.
const fn neighbours(values: Values) -> Values {
    (values << 1 | values >> 1 | values >> 12 | (values & 2) << 12) & 0x3ffe
}

/// Which card of a value goes first: a Doom Master, or the one that is of least use in combinations.
fn spare(hand: CardSet, value: usize) -> Option<Card> {
    let cards = hand.intersection(CardSet::BY_VALUE[value]);
    if let Some(doom) = cards.intersection(CardSet::DOOMS).iter().next() {
        return Some(doom);
    }
    if value > 5 {
        return cards.iter().next();
    }
    let company = |tribe: Tribe| hand.low(tribe).count_ones();
    cards.iter().min_by_key(|card| card.suited().map_or(0, |(tribe, _)| company(tribe)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round() {
        assert_eq!(neighbours(1 << 1), 1 << 2 | 1 << 13);
        assert_eq!(neighbours(1 << 13), 1 << 12 | 1 << 1);
        assert_eq!(neighbours(1 << 7), 1 << 6 | 1 << 8);
    }
}
