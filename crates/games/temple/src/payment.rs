//! Payment: what an action costs, who pays it, and with which dice. (Rules §1.19, "Who pays")
//!
//! A cost is judged and paid by the same walk over the same dice, so an action that was judged can always be paid.

use table::{Facts, Seat, SeatSet};

use crate::chamber::Stones;
use crate::dice::{Need, Symbol};
use crate::expedition::{Expedition, SEATS};
use crate::moves::{Fact, Refusal};
use crate::node::NodeId;

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
    pub(crate) need: Need,
    pub(crate) payers: Payers,
}

impl Cost {
    /// What the mover has to pay alone.
    pub(crate) const fn own(need: Need) -> Cost {
        Cost { need, payers: Payers::Mover }
    }

    /// What the pawns in a node pay together.
    pub(crate) const fn joint(need: Need) -> Cost {
        Cost { need, payers: Payers::Together }
    }

    /// Freeing dice takes one gold mask.
    pub(crate) const FREE: Cost = Cost::own(Need::of(Symbol::G, 1));
    /// Discovering takes two adventurers.
    pub(crate) const DISCOVER: Cost = Cost::own(Need::of(Symbol::A, 2));
}

impl Expedition {
    /// §1.4: entering costs the symbols of the chamber, also when walking back, also START.
    pub(crate) fn entry_cost(&self, to: NodeId) -> Cost {
        Cost::own(Need::pair(self.map.node(to).tile.chamber().entry.symbols()))
    }

    /// §1.4: a row of the list of a chamber's stones.
    pub(crate) fn stones_cost(&self, stones: Stones, symbols: u8) -> Cost {
        Cost::joint(Need::of(stones.symbol, symbols))
    }

    /// §1.8.16: a key for each stone in the ark, and one more.
    pub(crate) fn escape_cost(&self) -> Cost {
        Cost::own(Need::of(Symbol::K, self.ark + 1))
    }

    /// Whether the seat can pay.
    pub(crate) fn can_pay(&self, mover: Seat, cost: Cost) -> bool {
        if cost.payers == Payers::Mover {
            return self.of(mover).dice.cover(cost.need);
        }
        let mut missing = cost.need;
        self.payers(mover, cost.payers).any(|seat| {
            self.of(seat).dice.serve(&mut missing);
            missing == Need::default()
        })
    }

    /// Why the seat cannot pay, if it cannot.
    pub(crate) fn afford(&self, mover: Seat, cost: Cost) -> Result<(), Refusal> {
        match self.can_pay(mover, cost) {
            true => Ok(()),
            false => Err(Refusal::TooFewSymbols { faces: cost.need }),
        }
    }

    /// Pays a cost that was judged: the dice go blank, and joint payments are told.
    pub(crate) fn pay(&mut self, mover: Seat, cost: Cost, facts: &mut Facts<Fact>) {
        let mut missing = cost.need;
        for seat in self.payers(mover, cost.payers) {
            let dice = self.of(seat).dice.serve(&mut missing);
            self.of_mut(seat).dice.spend(dice);
            if cost.payers == Payers::Together && !dice.is_empty() {
                facts.tell(Fact::Paid { seat, dice });
            }
        }
        debug_assert!(missing == Need::default(), "judged: the cost can be paid");
    }

    /// §1.19.1, §1.19.2: whose dice are used, in this order.
    fn payers(&self, mover: Seat, payers: Payers) -> impl Iterator<Item = Seat> + use<> {
        let others = match (payers, self.node_of(mover)) {
            (Payers::Together, Some(node)) => self.pawns.in_node(node).without(mover),
            _ => SeatSet::NONE,
        };
        let sharing: SeatSet = others.iter().filter(|seat| self.of(*seat).share).collect();
        let count = if sharing.is_empty() { 1 } else { SEATS };
        self.seats.around(mover).take(count).filter(move |seat| *seat == mover || sharing.contains(*seat))
    }
}
