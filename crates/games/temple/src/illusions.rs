//! Illusions: chambers that vanish when the doors slam. (Rules §1.12)

use table::SeatSet;

use crate::chalice::Chalice;
use crate::chamber::{Feature, Tile};
use crate::expedition::Expedition;
use crate::facts::Fact;
use crate::moment::Moment;
use crate::node::NodeId;

impl Expedition {
    /// Whether a chamber brings a curse to the seat that discovers it. With `illusion_masks` off the masks of illusions mean
    /// nothing.
    pub(crate) fn brings_curse(&self, tile: Tile) -> bool {
        let is_ignored = tile.has(Feature::Illusion) && !self.options.illusion_masks;
        self.options.curses && tile.has(Feature::Mask) && !is_ignored
    }

    /// §1.18, line 4: every illusion chamber is taken away, in the order of their ids. Together they go under the pile, in no
    /// order, and are fresh when they come up again. The stones that were activated there stay activated.
    pub(crate) fn vanish(&mut self, now: &mut Moment<'_>) {
        let mut gone = Vec::new();
        for tile in Tile::illusions() {
            let node = NodeId::of(tile);
            if self.map.get(node).is_none() {
                continue;
            }
            now.tell(Fact::Vanished { tile });
            self.send_home(self.pawns.in_node(node), now);
            if self.chalice == Some(Chalice::At(node)) {
                self.chalice = Some(Chalice::At(NodeId::START));
                now.tell(Fact::ChaliceSentHome { tile: NodeId::START });
            }
            self.map.take(tile);
            gone.push(tile);
        }
        self.pile.put_mixed_under(gone);
    }

    /// These pawns go to the entrance chamber.
    fn send_home(&mut self, pawns: SeatSet, now: &mut Moment<'_>) {
        let entrance = self.safe_node();
        for seat in pawns.iter() {
            self.pawns.put(seat, entrance);
            now.tell(Fact::SentHome { seat, tile: entrance });
        }
    }
}
