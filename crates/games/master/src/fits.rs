//! What fits where: the reference logic of the rules, in the same words. (Rules §12)

use table::Seat;

use crate::card::{Card, CardSet, Kind, Tribe};
use crate::contest::Contest;
use crate::leader::Gift;
use crate::options::{RaceMode, Wrap};

/// A set of values 1 to 13, as bits.
pub(crate) type Values = u16;

/// Every value.
const ANY: Values = 0x3ffe;
const SEVEN: Values = 1 << 7;

/// The values that may be laid on each top, by trap (none, up, down), with K next to 1 or not; a top of 0 is a Wisdom.
const NEXT: [[[Values; 14]; 2]; 3] = {
    let mut next = [[[0; 14]; 2]; 3];
    let (mut trap, mut wrap) = (0, 0);
    while trap < 3 {
        while wrap < 2 {
            next[trap][wrap][0] = ANY;
            let mut top = 1;
            while top <= 13 {
                let up: Values = if top < 13 { 1 << (top + 1) } else { 0 };
                let down: Values = if top > 1 { 1 << (top - 1) } else { 0 };
                // K on 1 is a rise, 1 on K a fall.
                let (rise, fall) = match (top, wrap == 0 || trap == 0) {
                    (1, true) => (1 << 13, 0),
                    (13, true) => (0, 1 << 1),
                    _ => (0, 0),
                };
                next[trap][wrap][top] = match trap {
                    0 => up | down | rise | fall,
                    1 => up | rise,
                    _ => down | fall,
                };
                top += 1;
            }
            wrap += 1;
        }
        (trap, wrap) = (trap + 1, 0);
    }
    next
};

/// The sums of two different ranks of one suit, by the ranks 1 to 5 that are there.
const SUMS: [Values; 32] = {
    let mut sums = [0; 32];
    let mut there = 0;
    while there < 32 {
        let mut one = 1;
        while one <= 5 {
            let mut other = one + 1;
            while other <= 5 {
                if there >> (one - 1) & 1 == 1 && there >> (other - 1) & 1 == 1 {
                    sums[there] |= 1 << (one + other);
                }
                other += 1;
            }
            one += 1;
        }
        there += 1;
    }
    sums
};

/// The sums of one card of each of two suits, by their ranks.
fn cross_sums(one: usize, other: usize) -> Values {
    (0..5).filter(|rank| one >> rank & 1 == 1).fold(0, |sums, rank| sums | (other as Values) << (rank + 2))
}

/// What two cards together count as. (EM-15, EM-16)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Combination {
    /// Two low cards, by their sum.
    Sum(u8),
    /// Two J, Q or K.
    Face(u8),
}

impl Combination {
    /// The value by which it is laid.
    pub const fn value(self) -> u8 {
        match self {
            Combination::Sum(value) | Combination::Face(value) => value,
        }
    }
}

/// What the options say about stacks and a seat's trap, looked up once for many stacks.
#[derive(Clone, Copy)]
pub(crate) struct Fit {
    next: &'static [Values; 14],
    without_seven: bool,
    wisdom_on_wisdom: bool,
}

impl Fit {
    /// The values that may be laid on this top.
    pub(crate) fn values(self, top: Card) -> Values {
        self.on(top.raw_value())
    }

    /// The values that may be laid on a top of this value, 0 for a Wisdom.
    pub(crate) fn on(self, value: u8) -> Values {
        let values = self.next[usize::from(value)];
        // then a value of 7 only starts stacks, or follows a Wisdom.
        if self.without_seven && value != 0 { values & !SEVEN } else { values }
    }

    /// Whether a Wisdom may be laid on this top.
    pub(crate) fn wisdom(self, top: Card) -> bool {
        self.wisdom_on_wisdom || top.raw_value() != 0
    }
}

impl Contest {
    /// How things are laid by this seat.
    pub(crate) fn fit(&self, seat: Seat) -> Fit {
        self.fit_under(match self.direction(seat) {
            None => 0,
            Some(Kind::Up) => 1,
            Some(_) => 2,
        })
    }

    /// How things are laid by whoever is in no trap.
    pub(crate) fn free_fit(&self) -> Fit {
        self.fit_under(0)
    }

    fn fit_under(&self, trap: usize) -> Fit {
        Fit {
            next: &NEXT[trap][usize::from(self.options.wrap_under_trap == Wrap::NoWrap)],
            without_seven: !self.options.seven_on_stacks,
            wisdom_on_wisdom: self.options.wisdom_on_wisdom,
        }
    }

    /// What two cards of this seat count as together, if anything.
    pub fn combination(&self, seat: Seat, one: Card, other: Card) -> Option<Combination> {
        let ((suit, a), (second, b)) = (one.suited()?, other.suited()?);
        if one == other {
            return None;
        }
        if a >= 11 && a == b {
            return Some(Combination::Face(a));
        }
        if a > 5 || b > 5 {
            return None;
        }
        let blends = match self.gift(seat) {
            Some((Gift::Blend, beast)) => beast || suit == Tribe::Teen || second == Tribe::Teen,
            _ => false,
        };
        (suit == second || blends).then_some(Combination::Sum(a + b))
    }

    /// The sums that this seat can make with two of these cards.
    fn sums(&self, seat: Seat, hand: CardSet) -> Values {
        let low = Tribe::ALL.map(|tribe| hand.low(tribe));
        let mut sums = low.iter().fold(0, |sums, &ranks| sums | SUMS[ranks]);
        if let Some((Gift::Blend, beast)) = self.gift(seat) {
            for one in 0..6 {
                for other in one + 1..6 {
                    if beast || one == Tribe::Teen as usize || other == Tribe::Teen as usize {
                        sums |= cross_sums(low[one], low[other]);
                    }
                }
            }
        }
        sums
    }

    /// Every card that this seat could lay by itself if it held it.
    pub(crate) fn singles_that_fit(&self, seat: Seat) -> CardSet {
        let fit = self.fit(seat);
        let values = self.stacks.open().fold(0, |values, (_, top)| values | fit.values(top));
        let fitting = (1..14).filter(|value| values >> value & 1 == 1);
        fitting.fold(CardSet::STARTERS, |cards, value| cards.union(CardSet::BY_VALUE[value]))
    }

    /// Whether any numbered card, Wisdom or combination in this hand can be laid now. (EM-18, R-9)
    pub fn has_playable(&self, seat: Seat, hand: CardSet) -> bool {
        // A seven or a Wisdom can always start a stack.
        if !hand.intersection(CardSet::STARTERS).is_empty() {
            return true;
        }
        let fit = self.fit(seat);
        let values = self.stacks.open().fold(0, |values, (_, top)| values | fit.values(top));
        if (1..14)
            .any(|value| values >> value & 1 == 1 && !hand.intersection(CardSet::BY_VALUE[value]).is_empty())
        {
            return true;
        }
        if !self.options.modules().combos || !self.options.combo_blocks_draw {
            return false;
        }
        let starts = if self.options.combo_starts { SEVEN } else { 0 };
        self.sums(seat, hand) & (values | starts) != 0
    }

    /// Whether what a seat lays must say how many cards it saw in the stack.
    pub(crate) fn is_strict(&self) -> bool {
        self.options.race_mode == RaceMode::Strict
    }
}
