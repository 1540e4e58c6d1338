//! Treasures: the tiles, and where they are. (Rules §1.11, §3.3)
//!
//! What each of them does stands in `treasures/effects.rs`; that a double torch or a double key pays stands in `payment.rs`.

mod effects;
mod written;

use serde::{Deserialize, Serialize};
use table::{Few, Luck, Seat, Seats};

use crate::expedition::{PLACES, TREASURES};
use crate::node::NodeId;
use crate::options::Options;

pub(crate) use written::WrittenTreasures;

/// A kind of treasure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treasure {
    /// Frees every locked die.
    RestoringMask,
    /// Opens a wall.
    SecretPassage,
    /// Pays two torches.
    DoubleTorch,
    /// Takes a pawn to others far away.
    Teleport,
    /// Pays two keys.
    DoubleKey,
    /// Takes a stone out of the ark.
    StoneConjurer,
    /// Makes another chamber the safe one until the next slam.
    GiantTorch,
    /// Removes a curse of anybody.
    Counterspell,
}

impl Treasure {
    /// Every kind, in the order of the rules.
    pub const ALL: [Treasure; 8] = [
        Treasure::RestoringMask,
        Treasure::SecretPassage,
        Treasure::DoubleTorch,
        Treasure::Teleport,
        Treasure::DoubleKey,
        Treasure::StoneConjurer,
        Treasure::GiantTorch,
        Treasure::Counterspell,
    ];

    /// Its name in the rules.
    pub const fn name(self) -> &'static str {
        match self {
            Treasure::RestoringMask => "restoring_mask",
            Treasure::SecretPassage => "secret_passage",
            Treasure::DoubleTorch => "double_torch",
            Treasure::Teleport => "teleport",
            Treasure::DoubleKey => "double_key",
            Treasure::StoneConjurer => "stone_conjurer",
            Treasure::GiantTorch => "giant_torch",
            Treasure::Counterspell => "counterspell",
        }
    }

    /// How many there are in the box.
    const fn copies(self) -> u8 {
        match self {
            Treasure::StoneConjurer | Treasure::GiantTorch => 3,
            Treasure::RestoringMask
            | Treasure::SecretPassage
            | Treasure::DoubleTorch
            | Treasure::Teleport
            | Treasure::DoubleKey
            | Treasure::Counterspell => 2,
        }
    }

    /// §1.21: how many are in this game.
    pub(crate) fn in_game(self, options: &Options, seats: Seats) -> u8 {
        let is_in_game = match self {
            // Alone there is nobody to be teleported to.
            Treasure::Teleport => seats.count() > 1,
            Treasure::GiantTorch => options.has_extra_cards(),
            Treasure::Counterspell => options.doomed,
            _ => true,
        };
        if options.treasures && is_in_game { self.copies() } else { 0 }
    }
}

/// More than a seat can hold: seven chambers show a treasure, and each gets one.
const MOST_HELD: usize = 7;

/// The treasures of one seat, the one held longest first.
pub type Held = Few<Treasure, MOST_HELD>;

/// All treasures but those that lie in chambers, which their nodes know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treasures {
    /// How many of each kind can be drawn. A pile has no order.
    pile: [u8; Treasure::ALL.len()],
    held: [Held; PLACES],
    /// How many stones each seat has conjured. The tiles stay with their owners and are no treasures any more.
    conjured: [u8; PLACES],
    /// Where a giant torch stands.
    pub torch: Option<NodeId>,
}

impl Treasures {
    /// A table without treasures.
    pub const NONE: Treasures = Treasures {
        pile: [0; Treasure::ALL.len()],
        held: [Held::NONE; PLACES],
        conjured: [0; PLACES],
        torch: None,
    };

    /// The tiles of this game.
    pub(crate) fn dealt(options: &Options, seats: Seats) -> Treasures {
        let pile = Treasure::ALL.map(|treasure| treasure.in_game(options, seats));
        Treasures { pile, ..Treasures::NONE }
    }

    /// How many of this kind are left to be drawn.
    pub const fn left(&self, treasure: Treasure) -> u8 {
        self.pile[treasure as usize]
    }

    /// The treasures of this seat, the one held longest first.
    pub const fn held(&self, seat: Seat) -> &Held {
        &self.held[seat.index()]
    }

    /// Whether this seat holds such a treasure.
    pub fn holds(&self, seat: Seat, treasure: Treasure) -> bool {
        self.held(seat).contains(treasure)
    }

    /// How many of this kind a seat holds.
    pub fn count(&self, seat: Seat, treasure: Treasure) -> usize {
        self.held(seat).iter().filter(|held| *held == treasure).count()
    }

    /// How many stones this seat has conjured.
    pub const fn conjured(&self, seat: Seat) -> u8 {
        self.conjured[seat.index()]
    }

    /// A tile from the pile; none if that is empty.
    pub(crate) fn draw(&mut self, luck: &mut Luck) -> Option<Treasure> {
        let all: u32 = self.pile.iter().map(|count| u32::from(*count)).sum();
        let mut number = luck.below(TREASURES, all);
        for treasure in Treasure::ALL {
            let count = u32::from(self.left(treasure));
            if number < count {
                self.pile[treasure as usize] -= 1;
                return Some(treasure);
            }
            number -= count;
        }
        None
    }

    fn give(&mut self, seat: Seat, treasure: Treasure) {
        let found_room = self.held[seat.index()].push(treasure);
        debug_assert!(found_room, "no more treasures than chambers that show one");
    }

    /// A treasure was used: it leaves the game.
    pub(crate) fn use_up(&mut self, seat: Seat, treasure: Treasure) {
        self.held[seat.index()].take_first(|held| *held == treasure);
    }

    /// §1.11: the treasures of a seat that escapes leave with it.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.held[seat.index()] = Held::NONE;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The box: thirteen tiles, two of each kind and three stone conjurers; then three giant torches with the special
    /// chambers, and two counterspells with Doomed.
    #[test]
    fn the_table_holds_what_is_in_the_box() {
        assert_eq!(Treasure::ALL.map(Treasure::copies), [2, 2, 2, 2, 2, 3, 3, 2]);
        let dealt = |set: fn(&mut Options), seats| {
            let mut options = Options { treasures: true, ..Options::default() };
            set(&mut options);
            Treasures::dealt(&options, Seats::of(seats))
                .pile
                .iter()
                .map(|count| u32::from(*count))
                .sum::<u32>()
        };
        assert_eq!((dealt(|_| (), 2), dealt(|_| (), 6)), (13, 13));
        assert_eq!(dealt(|_| (), 1), 11, "alone without Teleport");
        assert_eq!((dealt(|o| o.illusions = true, 2), dealt(|o| o.doomed = true, 2)), (16, 15));
        assert_eq!(dealt(|o| (o.illusions, o.extra_cards) = (true, Some(false)), 2), 13);
    }
}
