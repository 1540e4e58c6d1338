//! What is agreed before the deal. (Rules §1.21; practice is our own, see docs/temple.md)

mod bytes;
mod winnable;

use std::ops::Not;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{BadOptions, Seats};

use bytes::OptionsBytes;

/// Every option, with the defaults of the rules.
///
/// JSON leaves out what belongs to a module that is not in the game, so what was written before there were modules is
/// written so today.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", default, deny_unknown_fields)]
pub struct Options {
    /// How many stones, and whether the goddess helps.
    pub difficulty: Difficulty,
    /// When gongs sound and doors slam.
    pub track: Track,
    /// How fast anybody can act.
    pub pace: Pace,
    /// How long the spoken introduction takes, up to a minute.
    pub intro_ms: u32,
    /// Chambers with masks, which bring curses. (Rules §1.10)
    #[serde(skip_serializing_if = "Not::not")]
    pub curses: bool,
    /// Treasures in these chambers. (Rules §1.11)
    #[serde(skip_serializing_if = "Not::not")]
    pub treasures: bool,
    /// Illusion chambers instead of those with one stone. (Rules §1.12)
    #[serde(skip_serializing_if = "Not::not")]
    pub illusions: bool,
    /// Three alliance chambers. (Rules §1.13)
    #[serde(skip_serializing_if = "Not::not")]
    pub alliance: bool,
    /// Two double chambers. (Rules §1.13)
    #[serde(skip_serializing_if = "Not::not")]
    pub double: bool,
    /// The treasure chamber with the chalice. (Rules §1.13)
    #[serde(skip_serializing_if = "Not::not")]
    pub treasure_chamber: bool,
    /// The abyss, and its cards with curses. (Rules §1.16)
    #[serde(skip_serializing_if = "Not::not")]
    pub abyss: bool,
    /// The cards and tiles of Doomed. (Rules §1.16)
    #[serde(skip_serializing_if = "Not::not")]
    pub doomed: bool,
    /// Soul swap with curses and Giant torch with treasures; if nothing is said, when there are illusions or special
    /// chambers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_cards: Option<bool>,
    /// Whether illusion chambers bring curses.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub illusion_masks: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            difficulty: Difficulty::default(),
            track: Track::default(),
            pace: Pace::default(),
            intro_ms: 0,
            curses: false,
            treasures: false,
            illusions: false,
            alliance: false,
            double: false,
            treasure_chamber: false,
            abyss: false,
            doomed: false,
            extra_cards: None,
            illusion_masks: true,
        }
    }
}

impl Options {
    /// Whether a module is in the game.
    pub fn has_modules(&self) -> bool {
        let Options { difficulty, track, pace, intro_ms, .. } = *self;
        *self != Options { difficulty, track, pace, intro_ms, ..Options::default() }
    }

    /// Whether Soul swap and Giant torch are in the game, where there are curses and treasures.
    pub fn has_extra_cards(&self) -> bool {
        let by_default = self.illusions || self.alliance || self.double || self.treasure_chamber;
        self.extra_cards.unwrap_or(by_default)
    }

    /// The same, one step harder; nothing if it is as hard as can be for so many.
    pub fn harder(self, seats: Seats) -> Option<Options> {
        let difficulty = match self.difficulty {
            Difficulty::Pioneer => Difficulty::Seasoned,
            Difficulty::Seasoned => Difficulty::Born,
            Difficulty::Born => return None,
        };
        let harder = Options { difficulty, ..self };
        harder.can_be_won(seats).is_ok().then_some(harder)
    }
}

/// How hard it is. (Rules §1.7)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// As it is.
    #[default]
    Pioneer,
    /// Three more stones.
    Seasoned,
    /// Six more stones, and no goddess.
    Born,
}

impl Difficulty {
    /// How many more stones.
    pub const fn extra_stones(self) -> u8 {
        match self {
            Difficulty::Pioneer => 0,
            Difficulty::Seasoned => 3,
            Difficulty::Born => 6,
        }
    }

    /// How many stones lie beside the ark for the goddess.
    pub const fn goddess_stones(self) -> u8 {
        match self {
            Difficulty::Born => 0,
            _ => 2,
        }
    }
}

/// When gongs sound and doors slam, in seconds from the start word. (Rules §3.5)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Track {
    /// The first gong after three minutes.
    #[default]
    A,
    /// The first gong half a minute later.
    B,
    /// Six numbers, ascending.
    Custom([u32; 6]),
    /// Never: practice without the clock.
    Off,
}

impl Track {
    /// First gong, first slam, second gong, second slam, third gong, collapse; nothing in practice.
    pub const fn seconds(self) -> Option<[u32; 6]> {
        match self {
            Track::A => Some([180, 210, 390, 420, 570, 600]),
            Track::B => Some([210, 240, 390, 420, 570, 600]),
            Track::Custom(seconds) => Some(seconds),
            Track::Off => None,
        }
    }
}

/// How fast anybody can act, people and bots alike. (Rules §3.8)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// About as fast as hands are.
    #[default]
    Paced,
    /// No brake at all, for simulation.
    Free,
    /// After a throw, and after walking or discovering, in milliseconds.
    Custom {
        /// After a throw.
        throw_ms: u32,
        /// After walking or discovering.
        act_ms: u32,
    },
}

impl Pace {
    /// How long a seat is busy after a throw.
    pub const fn throw_ms(self) -> u64 {
        match self {
            Pace::Paced => 1_200,
            Pace::Free => 0,
            Pace::Custom { throw_ms, .. } => throw_ms as u64,
        }
    }

    /// How long a seat is busy after walking or discovering.
    pub const fn act_ms(self) -> u64 {
        match self {
            Pace::Paced => 500,
            Pace::Free => 0,
            Pace::Custom { act_ms, .. } => act_ms as u64,
        }
    }
}

/// Longer than anybody waits.
const MINUTE_MS: u32 = 60_000;
const DAY_S: u32 = 86_400;

impl Options {
    pub(crate) fn check(&self, seats: Seats) -> Result<(), BadOptions> {
        if !(1..=6).contains(&seats.count()) {
            return Err(BadOptions::Seats { min: 1, max: 6 });
        }
        // §1.13: an alliance takes two.
        if self.alliance && seats.count() == 1 {
            return Err(BadOptions::Conflict { option: "alliance", with: "seats" });
        }
        if self.doomed && !self.curses && !self.treasures {
            return Err(BadOptions::Conflict { option: "doomed", with: "curses" });
        }
        let range = |option, value: u32, max| match value <= max {
            true => Ok(()),
            false => Err(BadOptions::OutOfRange { option, min: 0, max }),
        };
        range("intro_ms", self.intro_ms, MINUTE_MS)?;
        range("pace", self.pace.throw_ms().max(self.pace.act_ms()) as u32, MINUTE_MS)?;
        let Some(seconds) = self.track.seconds() else { return Ok(()) };
        range("track", seconds[5], DAY_S)?;
        if seconds[0] == 0 || seconds.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err(BadOptions::Layout {
                option: "track",
                rule: "six numbers, each above the one before",
            });
        }
        Ok(())
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            Options::serialize(self, to)
        } else {
            OptionsBytes::from(self).serialize(to)
        }
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        if from.is_human_readable() {
            Options::deserialize(from)
        } else {
            OptionsBytes::deserialize(from).map(Options::from)
        }
    }
}

/// The binary forms of what JSON writes as a word, a list or an object.
#[derive(Serialize, Deserialize)]
enum TrackBytes {
    A,
    B,
    Custom([u32; 6]),
    Off,
}

#[derive(Serialize, Deserialize)]
enum PaceBytes {
    Paced,
    Free,
    Custom { throw_ms: u32, act_ms: u32 },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaceNumbers {
    throw_ms: u32,
    act_ms: u32,
}

impl Serialize for Track {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (to.is_human_readable(), *self) {
            (true, Track::A) => to.serialize_str("A"),
            (true, Track::B) => to.serialize_str("B"),
            (true, Track::Off) => to.serialize_str("off"),
            (true, Track::Custom(seconds)) => seconds.serialize(to),
            (false, Track::A) => TrackBytes::A.serialize(to),
            (false, Track::B) => TrackBytes::B.serialize(to),
            (false, Track::Off) => TrackBytes::Off.serialize(to),
            (false, Track::Custom(seconds)) => TrackBytes::Custom(seconds).serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Track {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Track, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Word(String),
            Numbers([u32; 6]),
        }
        if !from.is_human_readable() {
            return Ok(match TrackBytes::deserialize(from)? {
                TrackBytes::A => Track::A,
                TrackBytes::B => Track::B,
                TrackBytes::Custom(seconds) => Track::Custom(seconds),
                TrackBytes::Off => Track::Off,
            });
        }
        let wrong = || D::Error::custom("a track is \"A\", \"B\", \"off\" or six numbers of seconds");
        match Either::deserialize(from).map_err(|_| wrong())? {
            Either::Word(word) if word == "A" => Ok(Track::A),
            Either::Word(word) if word == "B" => Ok(Track::B),
            Either::Word(word) if word == "off" => Ok(Track::Off),
            Either::Word(_) => Err(wrong()),
            Either::Numbers(seconds) => Ok(Track::Custom(seconds)),
        }
    }
}

impl Serialize for Pace {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (to.is_human_readable(), *self) {
            (true, Pace::Paced) => to.serialize_str("paced"),
            (true, Pace::Free) => to.serialize_str("free"),
            (true, Pace::Custom { throw_ms, act_ms }) => PaceNumbers { throw_ms, act_ms }.serialize(to),
            (false, Pace::Paced) => PaceBytes::Paced.serialize(to),
            (false, Pace::Free) => PaceBytes::Free.serialize(to),
            (false, Pace::Custom { throw_ms, act_ms }) => {
                PaceBytes::Custom { throw_ms, act_ms }.serialize(to)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Pace {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pace, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Word(String),
            Numbers(PaceNumbers),
        }
        if !from.is_human_readable() {
            return Ok(match PaceBytes::deserialize(from)? {
                PaceBytes::Paced => Pace::Paced,
                PaceBytes::Free => Pace::Free,
                PaceBytes::Custom { throw_ms, act_ms } => Pace::Custom { throw_ms, act_ms },
            });
        }
        let wrong = || D::Error::custom("a pace is \"paced\", \"free\" or {\"throw_ms\", \"act_ms\"}");
        match Either::deserialize(from).map_err(|_| wrong())? {
            Either::Word(word) if word == "paced" => Ok(Pace::Paced),
            Either::Word(word) if word == "free" => Ok(Pace::Free),
            Either::Word(_) => Err(wrong()),
            Either::Numbers(PaceNumbers { throw_ms, act_ms }) => Ok(Pace::Custom { throw_ms, act_ms }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn options_are_written_in_the_words_of_the_rules() {
        let options: Options =
            serde_json::from_value(json!({"difficulty": "born", "track": [1, 2, 3, 4, 5, 6],
            "pace": {"throw_ms": 5, "act_ms": 0}}))
            .unwrap();
        assert_eq!(options.track, Track::Custom([1, 2, 3, 4, 5, 6]));
        assert_eq!((options.pace.throw_ms(), options.pace.act_ms()), (5, 0));
        let practice: Options = serde_json::from_value(json!({"track": "off"})).unwrap();
        assert_eq!(practice.track.seconds(), None);
        assert_eq!(serde_json::to_value(practice).unwrap()["track"], "off");
        assert_eq!(
            serde_json::to_value(Options::default()).unwrap(),
            json!({"difficulty": "pioneer", "track": "A",
            "pace": "paced", "intro_ms": 0})
        );
        for wrong in [
            json!({"track": "C"}),
            json!({"track": "Off"}),
            json!({"track": [1, 2]}),
            json!({"pace": "slow"}),
            json!({"curse": true}),
        ] {
            assert!(serde_json::from_value::<Options>(wrong).is_err());
        }
    }
}
