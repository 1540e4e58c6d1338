//! Alliance chambers: each gives a stone when two or three of them are linked. (Rules §1.13)

use table::{Few, Seat};

use crate::chamber::Tile;
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;
use crate::payment::{Cost, Pay};

/// An alliance chamber whose symbols are there, and who pays first.
type Primed = (NodeId, Seat);

impl Expedition {
    /// What a link costs in this node, if it is an alliance chamber.
    pub(crate) fn link_cost(&self, node: NodeId) -> Option<Cost> {
        let stones = self.map.get(node)?.alliance()?;
        let (symbols, _) = stones.tier(1)?;
        Some(self.stones_cost(stones, symbols))
    }

    /// The primed chambers: those where the symbols are visible. §1.19.5: the mover pays first where it stands, and in each
    /// other chamber the first sharing seat clockwise from the mover.
    pub(crate) fn primed(&self, mover: Seat, pay: Pay) -> Few<Primed, 3> {
        let here = self.node_of(mover);
        Few::first_of(Tile::alliance().map(NodeId::of).filter_map(|node| {
            let cost = self.link_cost(node)?;
            let (first, cost) = match here == Some(node) {
                true => (mover, cost.with(pay)),
                false => {
                    let there = self.pawns.in_node(node);
                    let shares = |seat: &Seat| there.contains(*seat) && self.of(*seat).share;
                    (self.seats.around(mover).find(shares)?, cost)
                }
            };
            self.can_pay(first, cost).then_some((node, first))
        }))
    }

    /// All primed chambers pay, the mover's first, and each gives a stone, as far as the ark has them.
    pub(crate) fn link(&mut self, seat: Seat, pay: Pay, now: &mut Moment<'_>) {
        let primed = self.primed(seat, pay);
        let own_first = || {
            let is_own = |first: &Primed| first.1 == seat;
            primed.iter().filter(is_own).chain(primed.iter().filter(move |one| !is_own(one)))
        };
        for (node, first) in own_first() {
            let Some(cost) = self.link_cost(node) else { continue };
            let pay = if first == seat { pay } else { Pay::DICE };
            self.pay(first, cost.with(pay), now);
            self.map.node_mut(node).used = true;
        }
        let stones = (primed.len() as u8).min(self.ark);
        self.ark -= stones;
        self.linked = true;
        now.tell(Fact::Linked { seat, stones });
    }
}
