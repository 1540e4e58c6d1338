//! Payment: what an action costs, who pays it, and with which dice. (Rules §1.19, "Who pays")
//!
//! A cost can be paid if all who pay show enough of every symbol together. Then their dice are spent one seat after
//! another.

use table::{Seat, SeatSet};

use crate::chamber::Stones;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::judge::{Ruling, refuse_if};
use crate::moment::Moment;
use crate::node::NodeId;
use crate::refusals::Refusal;
use crate::symbols::{Symbol, Symbols};

/// Whose dice can pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Payers {
    /// Those of the mover.
    Mover,
    /// Those of the mover, then those of every other pawn in the node whose seat shares, clockwise.
    Together,
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cost {
    pub(crate) need: Symbols,
    pub(crate) payers: Payers,
}

impl Cost {
    /// What the mover has to pay alone.
    pub(crate) const fn own(need: Symbols) -> Cost {
        Cost { need, payers: Payers::Mover }
    }

    /// What the pawns in a node pay together.
    pub(crate) const fn joint(need: Symbols) -> Cost {
        Cost { need, payers: Payers::Together }
    }

    /// Freeing dice takes one gold mask.
    pub(crate) const FREE: Cost = Cost::own(Symbols::of(Symbol::G, 1));
    /// Discovering takes two adventurers.
    pub(crate) const DISCOVER: Cost = Cost::own(Symbols::of(Symbol::A, 2));
}

impl Expedition {
    /// §1.4: entering costs the symbols of the chamber, also when walking back, also START.
    pub(crate) fn entry_cost(&self, to: NodeId) -> Cost {
        Cost::own(Symbols::pair(self.map.node(to).tile.chamber().entry.symbols()))
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

    /// Whether the seat can pay.
    pub(crate) fn can_pay(&self, mover: Seat, cost: Cost) -> bool {
        let mates = self.sharing_with(mover, cost.payers).iter();
        mates.fold(self.worth(mover), |all, mate| all.plus(self.worth(mate))).cover(cost.need)
    }

    /// What the symbols of a seat are worth: what its dice can pay for.
    fn worth(&self, seat: Seat) -> Symbols {
        self.of(seat).dice.symbols()
    }

    /// Why the seat cannot pay, if it cannot.
    pub(crate) fn afford(&self, mover: Seat, cost: Cost) -> Ruling {
        refuse_if(!self.can_pay(mover, cost), Refusal::TooFewSymbols { faces: cost.need })
    }

    /// Pays a cost that was judged: the dice go blank, and joint payments are told.
    pub(crate) fn pay(&mut self, mover: Seat, cost: Cost, now: &mut Moment<'_>) {
        let sharing = self.sharing_with(mover, cost.payers);
        let mut missing = cost.need;
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
