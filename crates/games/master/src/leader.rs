//! Escape Leaders: which tribe has which gift. (Rules §7)

use serde::{Deserialize, Serialize};

use crate::card::Tribe;
use crate::options::LeaderMap;

/// What a leader can do, each round and in Beast Mode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gift {
    /// A card fewer; the Beast two fewer, also for somebody else.
    Lean,
    /// A Teen card combines with other tribes; the Beast's with each other.
    Blend,
    /// A card more, and a Blunder for somebody else; the Beast two Blunders and no card.
    Burden,
    /// Goes out with the last card; the Beast with the last two.
    Vanish,
    /// Five Blunders a round at most; the Beast three.
    Cap,
    /// Nothing; the Beast can strike a ninja pose against traps.
    Pose,
}

impl Gift {
    /// All six.
    pub const ALL: [Gift; 6] = [Gift::Lean, Gift::Blend, Gift::Burden, Gift::Vanish, Gift::Cap, Gift::Pose];

    /// What the leader of this tribe can do. (§7.1)
    pub const fn of(tribe: Tribe, map: LeaderMap) -> Gift {
        match (tribe, map) {
            (Tribe::Teen, _) => Gift::Blend,
            (Tribe::Lumberjack, _) => Gift::Burden,
            (Tribe::Mouse, _) => Gift::Lean,
            (Tribe::Joe, LeaderMap::PoseToNinja) => Gift::Vanish,
            (Tribe::Joe, _) => Gift::Pose,
            (Tribe::Ninja, LeaderMap::Usual) => Gift::Vanish,
            (Tribe::Ninja, LeaderMap::PoseToNinja) => Gift::Pose,
            (Tribe::Ninja, LeaderMap::SwapRobotNinja) => Gift::Cap,
            (Tribe::Robot, LeaderMap::SwapRobotNinja) => Gift::Vanish,
            (Tribe::Robot, _) => Gift::Cap,
        }
    }

    /// Its name in logs and texts.
    pub const fn name(self) -> &'static str {
        ["lean", "blend", "burden", "vanish", "cap", "pose"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_gives_every_gift_once() {
        for map in [LeaderMap::Usual, LeaderMap::PoseToNinja, LeaderMap::SwapRobotNinja] {
            let mut gifts: Vec<Gift> = Tribe::ALL.into_iter().map(|tribe| Gift::of(tribe, map)).collect();
            gifts.sort_unstable();
            assert_eq!(gifts, Gift::ALL);
        }
    }
}
