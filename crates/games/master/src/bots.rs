//! Players of Escape Master. They see what their seat sees, and are as fast as their level's hands.
//!
//! A bot acts when its hand is free and it has noticed what it plays on: `watching`. What it then does is what it values
//! most: cards on stacks by `planning`, everything else in a round by `tricks`, the questions before it by `preround`.

mod planning;
mod preround;
mod tricks;
mod watching;

use search::{Bot, Nodes, Plan, Players};
use table::{Luck, Rules, Seated, Seed, Stream, Time};

use crate::judge::View;
use crate::{Fact, Master, Move, view};

use watching::Watch;

const WHIM: Stream = Stream(0);

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Slow, sees a few stacks at a time, and lays whatever fits.
    Novice,
    /// As a family is after some games.
    Normal,
    /// Quick, and thinks of the next card.
    Good,
    /// Very quick, plans runs of cards and knows which are still to come.
    Expert,
}

/// What sets the levels apart. Times are in milliseconds, from and to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// From one play to the next.
    pub(crate) pace: (u64, u64),
    /// Until something new on the table is noticed.
    pub(crate) notice: (u64, u64),
    /// How many stacks it keeps an eye on; of more it overlooks some.
    pub(crate) stacks: u8,
    /// In how many of a hundred plays it dreams for a moment.
    pub(crate) dreams: u32,
    /// In how many of a hundred plays it does the first thing that comes to mind.
    pub(crate) slips: u32,
    /// How many plays of its own it looks ahead.
    pub(crate) depth: u8,
    /// Whether it thinks of what the others can do with what it leaves, and times its special cards.
    pub(crate) cunning: bool,
    /// How long nothing must have been laid before it calls "Draw".
    pub(crate) quiet: u64,
    /// How long it is stuck before it draws by itself.
    pub(crate) patience: u64,
    /// In how many of a hundred calm turns it rather passes, when somebody else can play.
    pub(crate) waits: u32,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Normal, Level::Good, Level::Expert];

    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Normal => "normal",
            Level::Good => "good",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    pub(crate) const fn habits(self) -> Habits {
        match self {
            Level::Novice => Habits {
                pace: (2_800, 4_800),
                notice: (800, 1_800),
                stacks: 3,
                dreams: 8,
                slips: 90,
                depth: 1,
                cunning: false,
                quiet: 4_000,
                patience: 2_500,
                waits: 0,
            },
            Level::Normal => Habits {
                pace: (1_900, 3_000),
                notice: (600, 1_200),
                stacks: 4,
                dreams: 6,
                slips: 55,
                depth: 1,
                cunning: false,
                quiet: 3_000,
                patience: 5_000,
                waits: 45,
            },
            Level::Good => Habits {
                pace: (1_200, 1_900),
                notice: (450, 850),
                stacks: 6,
                dreams: 4,
                slips: 45,
                depth: 2,
                cunning: true,
                quiet: 2_000,
                patience: 6_000,
                waits: 80,
            },
            Level::Expert => Habits {
                pace: (750, 1_100),
                notice: (350, 600),
                stacks: 10,
                dreams: 2,
                slips: 0,
                depth: 4,
                cunning: true,
                quiet: 1_500,
                patience: 6_000,
                waits: 100,
            },
        }
    }
}

/// A bot that plays at some level.
pub struct Player {
    habits: Habits,
    luck: Luck,
    watch: Watch,
    moves: Vec<Move>,
}

/// What a bot would do now.
pub(crate) enum Idea {
    /// This.
    Do(Move),
    /// Nothing before that moment.
    Later(Time),
    /// Nothing before something happens.
    Nothing,
}

impl Player {
    /// A bot of this level, all of whose whims come from this seed.
    pub fn new(level: Level, seed: &Seed) -> Player {
        Player {
            habits: level.habits(),
            luck: Luck::new(seed, &[]),
            watch: Watch::default(),
            moves: Vec::new(),
        }
    }

    fn decide(&mut self, view: &View<'_>, at: Time, nodes: &mut Nodes) -> Idea {
        let open = view.open;
        if let Some(asked) = open.question_to(view.seat) {
            let when = self.watch.answer_at(asked.ask.id, asked.question, at, &mut self.luck);
            if when > at {
                return Idea::Later(when);
            }
            return Idea::Do(Move::Answer { ask: asked.ask.id, with: self.answer(view, asked.question) });
        }
        if !open.is_running(at) || !open.player(view.seat).is_in() {
            return Idea::Nothing;
        }
        let free_at = if open.is_calm() {
            match self.watch.turn_at(view, at, &mut self.luck) {
                Some(when) => when,
                None => return Idea::Nothing,
            }
        } else {
            self.watch.free_at.max(view.gap_ends())
        };
        if free_at > at {
            return Idea::Later(free_at);
        }
        self.play(view, at, nodes)
    }
}

impl Bot<Master> for Player {
    fn observe(&mut self, fact: &Fact, at: Time) {
        self.watch.observe(fact, at, &self.habits, &mut self.luck);
    }

    fn think(&mut self, sight: Seated<'_, Master>, at: Time, nodes: &mut Nodes) -> Option<Plan<Move>> {
        self.watch.seat = Some(sight.seat);
        // A hand of cards is soon looked through: there is nothing to break off.
        nodes.take(1);
        Some(match self.decide(&view(sight), at, nodes) {
            Idea::Do(mv) if Master::judge(sight, at, &mv).is_ok() => Plan::Act { at, mv },
            // Whatever it has overlooked, it looks again.
            Idea::Do(_) => Plan::Wake { at: at.after(self.habits.notice.1) },
            Idea::Later(at) => Plan::Wake { at },
            Idea::Nothing => Plan::Wait,
        })
    }
}

impl Players for Master {
    const SEATS: (u8, u8) = (2, 4);

    fn levels() -> Vec<&'static str> {
        Level::ALL.map(Level::name).to_vec()
    }

    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Master>>> {
        Some(Box::new(Player::new(Level::from_name(level)?, seed)))
    }
}
