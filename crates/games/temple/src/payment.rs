//! Payment: what an action costs, who pays it, and with what. (Rules §1.19, "Who pays")
//!
//! A cost can be paid if the treasures that are named and all who pay show enough of every symbol together. Then the treasures
//! are used up, and dice are spent one seat after another.

use std::ops::Not;

use No::Because;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{No, Seat, SeatSet};

use crate::chamber::Stones;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::judge::{Ruling, refuse_if};
use crate::moment::Moment;
use crate::node::NodeId;
use crate::refusals::Refusal;
use crate::symbols::{Symbol, Symbols};
use crate::treasures::Treasure;

/// Whose dice can pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Payers {
    /// Those of the mover.
    Mover,
    /// Those of the mover, then those of every other pawn in the node whose seat shares, clockwise.
    Together,
}

/// What pays besides dice: treasures of the mover. (Rules §1.19)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(remote = "Self", default, deny_unknown_fields)]
pub struct Pay {
    /// A double torch: two torches.
    #[serde(skip_serializing_if = "Not::not")]
    pub double_torch: bool,
    /// A double key: two keys.
    #[serde(skip_serializing_if = "Not::not")]
    pub double_key: bool,
}

impl Pay {
    /// Dice alone.
    pub const DICE: Pay = Pay { double_torch: false, double_key: false };
    /// Every way to pay.
    pub const ALL: [Pay; 4] = [
        Pay::DICE,
        Pay { double_torch: true, double_key: false },
        Pay { double_torch: false, double_key: true },
        Pay { double_torch: true, double_key: true },
    ];

    /// How many symbols a double one is worth.
    const WORTH: u8 = 2;

    /// Whether only dice pay.
    pub const fn is_dice(&self) -> bool {
        !self.double_torch && !self.double_key
    }

    /// The treasures that pay, each with its symbol.
    pub fn treasures(self) -> impl Iterator<Item = (Treasure, Symbol)> {
        let torch = self.double_torch.then_some((Treasure::DoubleTorch, Symbol::T));
        let key = self.double_key.then_some((Treasure::DoubleKey, Symbol::K));
        torch.into_iter().chain(key)
    }

    /// The bits of the binary form. Bit 0 is for gold as a key.
    const TORCH: u8 = 2;
    const KEY: u8 = 4;
}

impl Serialize for Pay {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return Pay::serialize(self, to);
        }
        let bit = |is_set, bit| if is_set { bit } else { 0 };
        to.serialize_u8(bit(self.double_torch, Pay::TORCH) | bit(self.double_key, Pay::KEY))
    }
}

impl<'de> Deserialize<'de> for Pay {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pay, D::Error> {
        if from.is_human_readable() {
            return Pay::deserialize(from);
        }
        let bits = u8::deserialize(from)?;
        if bits & !(Pay::TORCH | Pay::KEY) != 0 {
            return Err(D::Error::custom("nothing else can pay"));
        }
        Ok(Pay { double_torch: bits & Pay::TORCH != 0, double_key: bits & Pay::KEY != 0 })
    }
}

/// What an action costs, and how it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    pub(crate) need: Symbols,
    pub(crate) payers: Payers,
    pub(crate) pay: Pay,
}

impl Cost {
    /// What the mover has to pay alone.
    pub(crate) const fn own(need: Symbols) -> Cost {
        Cost { need, payers: Payers::Mover, pay: Pay::DICE }
    }

    /// What the pawns in a node pay together.
    pub(crate) const fn joint(need: Symbols) -> Cost {
        Cost { need, payers: Payers::Together, pay: Pay::DICE }
    }

    /// The same, paid so.
    #[must_use]
    pub(crate) const fn with(self, pay: Pay) -> Cost {
        Cost { pay, ..self }
    }

    /// What is left for the dice to pay. §1.11: what a double torch or key is worth beyond the need is wasted.
    #[inline(always)]
    fn left_for_dice(&self) -> Symbols {
        if self.pay.is_dice() { self.need } else { self.less_treasures() }
    }

    fn less_treasures(&self) -> Symbols {
        self.pay.treasures().fold(self.need, |need, (_, symbol)| need.less(symbol, Pay::WORTH))
    }

    /// Freeing dice takes one gold mask.
    pub(crate) const FREE: Cost = Cost::own(Symbols::of(Symbol::G, 1));
    /// Discovering takes two adventurers.
    pub(crate) const DISCOVER: Cost = Cost::own(Symbols::of(Symbol::A, 2));
    /// A treasure takes two keys.
    pub(crate) const TAKE: Cost = Cost::own(Symbols::of(Symbol::K, 2));
}

impl Expedition {
    /// §1.4: entering costs the symbols of the chamber, also when walking back, also START. §1.13: with the chalice it costs
    /// a torch more.
    pub(crate) fn entry_cost(&self, to: NodeId, carry: bool) -> Cost {
        let entry = Symbols::pair(self.map.node(to).tile.chamber().entry.symbols());
        Cost::own(if carry { entry.plus(Symbols::of(Symbol::T, 1)) } else { entry })
    }

    /// §1.4: a row of the list of a chamber's stones.
    pub(crate) fn stones_cost(&self, stones: Stones, symbols: u8) -> Cost {
        Cost::joint(Symbols::of(stones.symbol, symbols))
    }

    /// §1.8.16: a key for each stone in the ark, and one more.
    pub fn keys_to_escape(&self) -> u8 {
        self.ark + 1
    }

    pub(crate) fn escape_cost(&self) -> Cost {
        Cost::own(Symbols::of(Symbol::K, self.keys_to_escape()))
    }

    /// Whether dice and the treasures that are named show enough. It does not ask whether the seat holds these.
    ///
    /// Inlined, like what it is asked by: where dice alone pay, the rest is left out.
    #[inline(always)]
    pub(crate) fn can_pay(&self, mover: Seat, cost: Cost) -> bool {
        let mates = self.sharing_with(mover, cost.payers).iter();
        mates.fold(self.worth(mover), |all, mate| all.plus(self.worth(mate))).cover(cost.left_for_dice())
    }

    /// What the symbols of a seat are worth: what its dice can pay for.
    fn worth(&self, seat: Seat) -> Symbols {
        self.of(seat).dice.symbols()
    }

    /// Why the seat cannot pay, if it cannot.
    #[inline(always)]
    pub(crate) fn afford(&self, mover: Seat, cost: Cost) -> Ruling {
        if !cost.pay.is_dice() {
            self.judge_treasures(mover, cost)?;
        }
        match self.can_pay(mover, cost) {
            true => Ok(()),
            false => Err(Because(Refusal::TooFewSymbols { faces: cost.left_for_dice() })),
        }
    }

    /// §1.19.4: the mover holds what is to pay, and the action needs at least one such symbol.
    fn judge_treasures(&self, mover: Seat, cost: Cost) -> Ruling {
        for (treasure, symbol) in cost.pay.treasures() {
            self.hold(mover, treasure)?;
            refuse_if(cost.need.count(symbol) == 0, Refusal::NotNeeded { treasure })?;
        }
        Ok(())
    }

    /// The ways in which this seat could pay besides dice alone.
    pub(crate) fn ways_with_treasures(&self, seat: Seat) -> impl Iterator<Item = Pay> {
        let has = |treasure| self.options.treasures && self.treasures.holds(seat, treasure);
        let (torch, key) = (has(Treasure::DoubleTorch), has(Treasure::DoubleKey));
        let [_, ways @ ..] = Pay::ALL;
        ways.into_iter().filter(move |pay| (torch || !pay.double_torch) && (key || !pay.double_key))
    }

    /// Pays a cost that was judged: the treasures are used up, the dice go blank, and joint payments are told.
    pub(crate) fn pay(&mut self, mover: Seat, cost: Cost, now: &mut Moment<'_>) {
        if !cost.pay.is_dice() {
            for (treasure, _) in cost.pay.treasures() {
                self.treasures.use_up(mover, treasure);
                now.tell(Fact::Spent { seat: mover, treasure });
            }
        }
        let sharing = self.sharing_with(mover, cost.payers);
        let mut missing = cost.left_for_dice();
        for seat in self.seats.around(mover).filter(|seat| *seat == mover || sharing.contains(*seat)) {
            let dice = self.of(seat).dice.serve(&mut missing);
            self.of_mut(seat).dice.spend(dice);
            if cost.payers == Payers::Together && !dice.is_empty() {
                now.tell(Fact::Paid { seat, dice });
            }
        }
        debug_assert!(missing == Symbols::NONE, "judged: the cost can be paid");
    }

    /// §1.19.1: the mates whose dice can be used besides those of the mover.
    #[inline]
    fn sharing_with(&self, mover: Seat, payers: Payers) -> SeatSet {
        match (payers, self.node_of(mover)) {
            (Payers::Together, Some(node)) => {
                let mates = self.pawns.in_node(node).without(mover);
                mates.iter().filter(|mate| self.of(*mate).share).collect()
            }
            _ => SeatSet::NONE,
        }
    }
}
