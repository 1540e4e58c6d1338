//! Options as they stand in a log.
//!
//! The difficulty comes first, as it did before there were modules, so logs of those days still read. Where there are modules a
//! fourth variant says so.

use serde::{Deserialize, Serialize};

use super::{Difficulty, Options, Pace, Track};

#[derive(Serialize, Deserialize)]
pub(super) enum OptionsBytes {
    Pioneer { track: Track, pace: Pace, intro_ms: u32 },
    Seasoned { track: Track, pace: Pace, intro_ms: u32 },
    Born { track: Track, pace: Pace, intro_ms: u32 },
    Modules { difficulty: Difficulty, track: Track, pace: Pace, intro_ms: u32, modules: ModulesBytes },
}

#[derive(Serialize, Deserialize)]
pub(super) struct ModulesBytes {
    curses: bool,
    treasures: bool,
    illusions: bool,
    alliance: bool,
    double: bool,
    treasure_chamber: bool,
    abyss: bool,
    doomed: bool,
    extra_cards: Option<bool>,
    illusion_masks: bool,
}

impl From<&Options> for ModulesBytes {
    fn from(options: &Options) -> ModulesBytes {
        let Options { curses, treasures, illusions, alliance, double, treasure_chamber, .. } = *options;
        let Options { abyss, doomed, extra_cards, illusion_masks, .. } = *options;
        ModulesBytes {
            curses,
            treasures,
            illusions,
            alliance,
            double,
            treasure_chamber,
            abyss,
            doomed,
            extra_cards,
            illusion_masks,
        }
    }
}

impl ModulesBytes {
    /// These modules in a base game.
    fn with(self, base: Options) -> Options {
        let ModulesBytes { curses, treasures, illusions, alliance, double, treasure_chamber, .. } = self;
        let ModulesBytes { abyss, doomed, extra_cards, illusion_masks, .. } = self;
        Options {
            curses,
            treasures,
            illusions,
            alliance,
            double,
            treasure_chamber,
            abyss,
            doomed,
            extra_cards,
            illusion_masks,
            ..base
        }
    }
}

impl From<&Options> for OptionsBytes {
    fn from(options: &Options) -> OptionsBytes {
        let Options { difficulty, track, pace, intro_ms, .. } = *options;
        match difficulty {
            _ if options.has_modules() => {
                OptionsBytes::Modules { difficulty, track, pace, intro_ms, modules: options.into() }
            }
            Difficulty::Pioneer => OptionsBytes::Pioneer { track, pace, intro_ms },
            Difficulty::Seasoned => OptionsBytes::Seasoned { track, pace, intro_ms },
            Difficulty::Born => OptionsBytes::Born { track, pace, intro_ms },
        }
    }
}

impl From<OptionsBytes> for Options {
    fn from(bytes: OptionsBytes) -> Options {
        let (difficulty, track, pace, intro_ms, modules) = match bytes {
            OptionsBytes::Pioneer { track, pace, intro_ms } => {
                (Difficulty::Pioneer, track, pace, intro_ms, None)
            }
            OptionsBytes::Seasoned { track, pace, intro_ms } => {
                (Difficulty::Seasoned, track, pace, intro_ms, None)
            }
            OptionsBytes::Born { track, pace, intro_ms } => (Difficulty::Born, track, pace, intro_ms, None),
            OptionsBytes::Modules { difficulty, track, pace, intro_ms, modules } => {
                (difficulty, track, pace, intro_ms, Some(modules))
            }
        };
        let base = Options { difficulty, track, pace, intro_ms, ..Options::default() };
        modules.map_or(base, |modules| modules.with(base))
    }
}
