//! What is agreed before the deal. (Rules §2, §13.3)

use serde::{Deserialize, Serialize};
use table::{BadOptions, Seats};

use crate::card::CardSet;

/// Every option of the game, with the defaults of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which modules are in.
    pub level: Level,
    /// Two teams of two, sitting alternately. (§10)
    pub teams: bool,
    /// The total that ends the game, 5 to 200. (EM-6)
    pub breaking_point: u8,
    /// The game ends after this many rounds instead, 1 to 50; 0 for no. (EM-7)
    pub set_rounds: u8,
    /// The third Doom Master left in a hand ends the game too. (EM-8)
    pub early_ending: bool,
    /// Turns instead of speed. (§11.1)
    pub calm_mode: bool,
    /// How many seconds a calm turn or ask may take, 5 to 600; 0 for as long as one likes.
    pub turn_limit_s: u16,
    /// Whether a seven may be laid on a 6 or 8.
    pub seven_on_stacks: bool,
    /// Whether Wisdom may be laid on Wisdom.
    pub wisdom_on_wisdom: bool,
    /// Whether a combination of 7 may start a stack.
    pub combo_starts: bool,
    /// Whether whoever holds a playable combination may not draw.
    pub combo_blocks_draw: bool,
    /// What K and 1 are to whoever is in a trap.
    pub wrap_under_trap: Wrap,
    /// Whether only an Escape −1 gets rid of a Doom Master.
    pub doom_strict: bool,
    /// Which tribe has which gift.
    pub leader_map: LeaderMap,
    /// What a limit on Blunders covers.
    pub cap_scope: CapScope,
    /// How many traps a round the ninja pose removes.
    pub pose_limit: PoseLimit,
    /// Whether totals stop at nothing.
    pub score_floor: ScoreFloor,
    /// What becomes of a card that came second.
    pub race_mode: RaceMode,
    /// The shortest time between two plays of one seat, up to 2,000.
    pub min_gap_ms: u16,
    /// How much later somebody may still go out, up to 2,000.
    pub photo_finish_ms: u16,
    /// The shortest time between two calls of one seat, up to 10,000.
    pub call_gap_ms: u16,
    /// How long a +3 can be answered, 500 to 20,000.
    pub plus3_window_ms: u16,
    /// How long the table waits when nobody can play, up to 20,000.
    pub stall_ms: u16,
    /// How long nothing may happen, 1,000 to 60,000.
    pub idle_ms: u16,
    /// The countdown before a round, up to 10.
    pub start_countdown_s: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            level: Level::Easy,
            teams: false,
            breaking_point: 30,
            set_rounds: 0,
            early_ending: false,
            calm_mode: false,
            turn_limit_s: 0,
            seven_on_stacks: true,
            wisdom_on_wisdom: false,
            combo_starts: true,
            combo_blocks_draw: true,
            wrap_under_trap: Wrap::Numeric,
            doom_strict: true,
            leader_map: LeaderMap::Usual,
            cap_scope: CapScope::Round,
            pose_limit: PoseLimit::None,
            score_floor: ScoreFloor::None,
            race_mode: RaceMode::Revalidate,
            min_gap_ms: 250,
            photo_finish_ms: 250,
            call_gap_ms: 2_000,
            plus3_window_ms: 5_000,
            stall_ms: 5_000,
            idle_ms: 20_000,
            start_countdown_s: 3,
        }
    }
}

/// Which modules are in. (§2)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Numbered cards, sevens, Wisdom, drawing.
    #[default]
    Easy,
    /// And combinations and special cards.
    Medium,
    /// And leaders, stories and Doom Masters.
    Hard,
    /// Each module by itself.
    Custom(Modules),
}

/// The modules, each by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Modules {
    /// Two cards as one.
    pub combos: bool,
    /// Dead End, traps, Escapes.
    pub specials: bool,
    /// Leaders.
    pub leaders: bool,
    /// Stories and Beast Mode, for leaders.
    pub story: bool,
    /// Doom Masters.
    pub doom: bool,
}

impl Level {
    /// The modules that are in.
    pub const fn modules(self) -> Modules {
        let (medium, hard) = match self {
            Level::Easy => (false, false),
            Level::Medium => (true, false),
            Level::Hard => (true, true),
            Level::Custom(modules) => return modules,
        };
        Modules { combos: medium, specials: medium, leaders: hard, story: hard, doom: hard }
    }
}

/// K on 1 and 1 on K for whoever is in a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrap {
    /// 13 is more than 1, and that is all.
    #[default]
    Numeric,
    /// Neither way.
    NoWrap,
}

/// Which tribe has which gift. (§7.1)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderMap {
    /// The table of the rules.
    #[default]
    Usual,
    /// Average Joe and Vapor Ninja the other way round.
    PoseToNinja,
    /// Robot and Vapor Ninja the other way round.
    SwapRobotNinja,
}

/// What a limit on Blunders covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CapScope {
    /// All that comes in one round.
    #[default]
    Round,
    /// The hand at its end.
    Hand,
}

/// How often a ninja pose helps in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PoseLimit {
    /// Always.
    #[default]
    None,
    /// Once.
    Once,
}

/// Whether totals stop at nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreFloor {
    /// They may be less than nothing.
    #[default]
    None,
    /// They may not.
    Zero,
}

/// What becomes of a card that came second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RaceMode {
    /// It is held against the new top.
    #[default]
    Revalidate,
    /// It goes back.
    Strict,
}

impl Options {
    /// The modules that are in.
    pub const fn modules(&self) -> Modules {
        self.level.modules()
    }

    /// All cards of the game.
    pub const fn deck(&self) -> CardSet {
        let modules = self.modules();
        let specials = if modules.specials { CardSet::SPECIALS } else { CardSet::NONE };
        let dooms = if modules.doom { CardSet::DOOMS } else { CardSet::NONE };
        CardSet::BASE.union(specials).union(dooms)
    }

    /// Whether these can be played by so many.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), BadOptions> {
        if !(2..=4).contains(&seats.count()) {
            return Err(BadOptions::Seats { min: 2, max: 4 });
        }
        let modules = self.modules();
        let conflict = |option, with| Err(BadOptions::Conflict { option, with });
        if modules.story && !modules.leaders {
            return conflict("story", "leaders");
        }
        if self.early_ending && !modules.doom {
            return conflict("early_ending", "doom");
        }
        if self.teams && seats.count() != 4 {
            return conflict("teams", "seats");
        }
        let ranges: [(&'static str, u32, u32, u32); 10] = [
            ("breaking_point", self.breaking_point.into(), 5, 200),
            ("set_rounds", self.set_rounds.into(), 0, 50),
            ("min_gap_ms", self.min_gap_ms.into(), 0, 2_000),
            ("photo_finish_ms", self.photo_finish_ms.into(), 0, 2_000),
            ("call_gap_ms", self.call_gap_ms.into(), 0, 10_000),
            ("plus3_window_ms", self.plus3_window_ms.into(), 500, 20_000),
            ("stall_ms", self.stall_ms.into(), 0, 20_000),
            ("idle_ms", self.idle_ms.into(), 1_000, 60_000),
            ("start_countdown_s", self.start_countdown_s.into(), 0, 10),
            ("turn_limit_s", self.turn_limit_s.into(), if self.turn_limit_s == 0 { 0 } else { 5 }, 600),
        ];
        match ranges.into_iter().find(|(_, value, min, max)| !(min..=max).contains(&value)) {
            Some((option, _, min, max)) => Err(BadOptions::OutOfRange { option, min, max }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T-01.
    #[test]
    fn the_deck_of_each_level() {
        let deck = |level| Options { level, ..Options::default() }.deck().len();
        assert_eq!([deck(Level::Hard), deck(Level::Medium), deck(Level::Easy)], [100, 97, 84]);
    }
}
