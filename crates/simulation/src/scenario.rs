//! What one run is about: which game, who is there, and how much goes wrong.

use house::Games;
use serde_json::{Value, json};
use shelf::Shelved;

use crate::chance::Chance;

/// The games that are played: those on the shelf, and the specimen with every mechanism in it.
pub(crate) fn games() -> Games {
    &[
        &Shelved::<cells::Cells>::NEW,
        &Shelved::<temple::Temple>::NEW,
        &Shelved::<master::Master>::NEW,
        &Shelved::<conformance::specimen::Specimen>::NEW,
    ]
}

/// What one run is about.
pub(crate) struct Scenario {
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    /// The level of its bots.
    pub(crate) level: &'static str,
    pub(crate) seats: u8,
    pub(crate) persons: usize,
    pub(crate) watchers: usize,
    /// After how many steps of the scheduler everything is healed.
    pub(crate) steps: u32,
    /// The longest pause of a person between two acts, in milliseconds.
    pub(crate) leisure: u64,
    pub(crate) trouble: Trouble,
    /// Whether the rules always have an alarm set, so that the table writes its time.
    pub(crate) timed: bool,
    /// Whether bots play for those who drop out.
    pub(crate) stand_ins: bool,
    /// Whether races are fair.
    pub(crate) fair_race: bool,
}

/// How much goes wrong: each is once in so many times, or never.
#[derive(Clone, Copy, Default)]
pub(crate) struct Trouble {
    /// Writes that take seconds.
    pub(crate) stall: u64,
    /// Writes around which the process dies.
    pub(crate) crash_at_write: u64,
    /// Writes that fail.
    pub(crate) lose: u64,
    /// Moments at which the process dies.
    pub(crate) crash: u64,
    /// Moments at which somebody else takes the table over.
    pub(crate) fence: u64,
    /// Moments at which a connection is cut.
    pub(crate) cut: u64,
    /// Moments at which a reader falls behind.
    pub(crate) slow: u64,
    /// Moments at which everybody goes away for a while.
    pub(crate) lull: u64,
    /// Moments at which somebody goes away for a while.
    pub(crate) absence: u64,
    /// Acts of a client before which it connects anew.
    pub(crate) reconnect: u64,
}

impl Scenario {
    pub(crate) fn draw(chance: &mut Chance) -> Scenario {
        let mut persons = chance.between(1, 3) as usize;
        let mut bots = chance.below(3) as usize;
        let (game, options, level, timed) = match chance.below(7) {
            0 => ("cells", json!({}), "novice", false),
            1 => ("cells", json!({"turn_seconds": chance.between(10, 20)}), "novice", true),
            2 => ("cells", json!({"turn_seconds": 100, "cell_choice": "pick"}), "novice", true),
            3 => {
                let gong = chance.between(8, 20);
                let track: Vec<u64> = [0, 6, 20, 26, 40, 46].iter().map(|seconds| seconds + gong).collect();
                ("temple", json!({"track": track, "intro_ms": 1_000}), "novice", true)
            }
            4 => {
                let hurry = json!({"level": "easy", "set_rounds": 1, "min_gap_ms": chance.between(0, 400)});
                ("master", hurry, "novice", true)
            }
            _ => ("specimen", json!({}), "dabbler", true),
        };
        let least = if game == "temple" { 1 } else { 2 };
        bots = bots.max(usize::saturating_sub(least, persons));
        if game != "temple" && persons + bots > 4 {
            persons = 4 - bots;
        }
        let mut rate = |usual: u64| match chance.below(4) {
            0 => 0,
            1 => usual * 4,
            2 => usual,
            _ => usual / 2,
        };
        let trouble = Trouble {
            stall: rate(30),
            crash_at_write: rate(50),
            lose: rate(80),
            crash: rate(160),
            fence: rate(100),
            cut: rate(16),
            slow: rate(28),
            lull: rate(200),
            absence: rate(120),
            reconnect: rate(30),
        };
        Scenario {
            game,
            options,
            level,
            seats: (persons + bots) as u8,
            persons,
            watchers: chance.below(3) as usize,
            steps: chance.between(500, 5_000) as u32,
            leisure: chance.between(150, 1_500),
            trouble,
            timed,
            stand_ins: chance.once_in(3),
            fair_race: chance.once_in(2),
        }
    }
}
