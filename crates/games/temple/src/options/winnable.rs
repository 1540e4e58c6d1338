//! Whether a game can be won at all. (Rules §1.4, §1.7, §1.11 to §1.13, §1.16)

use table::{BadOptions, Seats};

use super::Options;
use crate::abyss::ABYSS_STONES;
use crate::chamber::{Feature, Tile};
use crate::setup::{dice_dealt, stones_dealt};
use crate::treasures::Treasure;

/// How many alliance chambers there are.
const ALLIED: u8 = 3;
/// How often the doors slam, where there is a clock.
const SLAMS: u8 = 2;

impl Options {
    /// How many stones can be taken out of the ark at most, if everything goes as it can: the highest row of every chamber
    /// that all dice together can pay for, an illusion chamber again after each slam, every alliance chamber that a pawn can
    /// stand in, the abyss, and all stone conjurers. (Rules §1.4, §1.11 to §1.13, §1.16)
    fn most_stones(&self, seats: Seats) -> u8 {
        let dice = dice_dealt(seats) * seats.count() + if self.treasures { 2 } else { 0 };
        let slams = if self.track.seconds().is_some() { SLAMS } else { 0 };
        let of_chamber = |tile: Tile| {
            let rows = tile.stones().map_or(&[][..], |stones| stones.tiers).iter();
            let stones = rows.filter(|(cost, _)| *cost <= dice).map(|(_, stones)| *stones).max().unwrap_or(0);
            match () {
                () if tile.has(Feature::Alliance) => 0,
                () if tile.has(Feature::Illusion) => stones * (1 + slams),
                () if tile.has(Feature::Abyss) => ABYSS_STONES,
                () => stones,
            }
        };
        let linked = if self.alliance { seats.count().min(ALLIED) } else { 0 };
        let conjured = Treasure::StoneConjurer.in_game(self, seats);
        self.chambers().map(of_chamber).sum::<u8>() + linked + conjured
    }

    /// Whether a game for so many can be won: when every stone that can be taken out of the ark is out of it, the first to
    /// escape, who has no gift yet, must be able to pay for the rest. Everybody after that has a die more.
    pub(crate) fn can_be_won(&self, seats: Seats) -> Result<(), BadOptions> {
        let stones = stones_dealt(self, seats);
        let most = self.most_stones(seats);
        let keys = dice_dealt(seats) + if self.treasures { 2 } else { 0 };
        match stones.saturating_sub(most) < keys {
            true => Ok(()),
            false => Err(BadOptions::Unwinnable { option: "difficulty", stones, most }),
        }
    }
}
