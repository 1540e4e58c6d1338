//! Players of Escape Plan. They know what their seat knows, and nothing else.
//!
//! Everything is weighed in end money. `ways` says how well one comes from place to place, `sketch` what happens to a board,
//! `visits` what a place brings, `outlook` what a row of visits comes to, `turns` what to do with a turn, `trials` how that
//! comes out when the game is played on in the mind, `actions` what to use, `goods` what to take and where to put it,
//! `building` where tiles and officers go.

mod actions;
mod building;
mod goods;
mod outlook;
mod sketch;
mod trials;
mod turns;
mod visits;
mod ways;

use search::{Bot, Nodes, Plan as Intent, Players};
use table::{Luck, Seated, Seed, Stream, Time};

use crate::heist::SEATS;
use crate::judge::View;
use crate::site::Location;
use crate::task::Question;
use crate::{Fact, Move, Plan, view};

use trials::Trials;
use ways::Known;

const WHIM: Stream = Stream(0);

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Goes for what looks best at the moment, and leaves the city in good time.
    Novice,
    /// Weighs what a turn brings against what it costs.
    Good,
    /// Plays the rest of the game in its mind before it chooses.
    Expert,
}

/// What sets the levels apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// How many turns after this one it thinks of.
    pub(crate) ahead: u8,
    /// How many rows of visits it keeps in mind.
    pub(crate) breadth: usize,
    /// By how much it misjudges what a turn brings.
    pub(crate) whim: u32,
    /// Turns that it wants to have to spare on the way out.
    pub(crate) spare: u8,
    /// Whether it thinks of what belongs together: slots and contacts, keys and lockers, groups of sites.
    pub(crate) careful: bool,
    /// Whether it builds the city to its own good.
    pub(crate) builds: bool,
    /// How many moves it makes in its mind before it chooses.
    pub(crate) trials: u32,
    /// Whether it just goes where it wants, without looking for the best way.
    pub(crate) quick: bool,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Good, Level::Expert];

    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Good => "good",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    const fn taste(self) -> Taste {
        match self {
            Level::Novice => Taste {
                ahead: 0,
                breadth: 1,
                whim: 120,
                spare: 1,
                careful: false,
                builds: false,
                trials: 0,
                quick: false,
            },
            Level::Good => Taste {
                ahead: 4,
                breadth: 60,
                whim: 12,
                spare: 0,
                careful: true,
                builds: true,
                trials: 0,
                quick: false,
            },
            Level::Expert => Taste {
                ahead: 4,
                breadth: 60,
                whim: 0,
                spare: 0,
                careful: true,
                builds: true,
                trials: 14_000,
                quick: false,
            },
        }
    }
}

/// A bot that plays at some level.
pub struct Player {
    taste: Taste,
    luck: Luck,
    /// The rest of the way it is going, or where to.
    line: Vec<Move>,
    goal: Option<Location>,
    /// What it is trying out in its mind.
    trials: Option<Box<Trials>>,
    /// What everybody was seen to pay and to receive.
    purses: [i32; SEATS],
    /// The ways through the city, as it was last.
    ways: Known,
}

impl Player {
    /// A bot of this level, all of whose whims come from this seed.
    pub fn new(level: Level, seed: &Seed) -> Player {
        Player::with(level.taste(), seed)
    }

    fn with(taste: Taste, seed: &Seed) -> Player {
        let luck = Luck::new(seed, &[]);
        Player {
            taste,
            luck,
            line: Vec::new(),
            goal: None,
            trials: None,
            purses: [0; SEATS],
            ways: Known::default(),
        }
    }

    /// What it does about what it is asked.
    fn answer(&mut self, view: &View<'_>, what: Question, lawful: &[Move]) -> Option<Move> {
        match what {
            Question::Travel => self.go_on(view, lawful),
            Question::Avoid => self.avoid(view, lawful),
            Question::End => self.end(view, lawful),
            Question::UseDisc => self.use_disc(view),
            Question::PlaceTile => self.place_tile(view, lawful),
            Question::Site(tile) => self.name_site(view, tile, lawful),
            Question::MoveOfficer { towards, .. } => self.send_officer(view, towards, lawful),
            Question::Officer(_) | Question::Remove(_) => self.clear_way(view, lawful),
            _ => self.choose_goods(view, what, lawful),
        }
    }

    /// The best of these; among equals luck decides.
    fn best(&mut self, all: impl IntoIterator<Item = (Move, f32)>) -> Option<Move> {
        search::best(all, WHIM, &mut self.luck).map(|(mv, _)| mv)
    }
}

impl Bot<Plan> for Player {
    fn observe(&mut self, fact: &Fact, _: Time) {
        self.trials = None;
        match *fact {
            Fact::Paid { seat, amount } => self.purses[seat.index() % SEATS] -= i32::from(amount),
            Fact::Received { seat, amount } => self.purses[seat.index() % SEATS] += i32::from(amount),
            _ => {}
        }
    }

    fn think(&mut self, sight: Seated<'_, Plan>, at: Time, nodes: &mut Nodes) -> Option<Intent<Move>> {
        let view = view(sight);
        let Some((_, what)) = view.open.asked().filter(|(seat, _)| *seat == view.seat) else {
            self.line.clear();
            return Some(Intent::Wait);
        };
        let mut lawful = Vec::new();
        view.offer(&mut lawful);
        nodes.take(lawful.len() as u32);
        let mv = match what {
            Question::Act => self.act(sight, &lawful, nodes)?,
            Question::PlaceTile | Question::UseDisc if self.taste.trials > 0 => {
                self.ponder(sight, what, &lawful, nodes)?
            }
            _ => self.answer(&view, what, &lawful),
        };
        let mv = mv.filter(|mv| view.judge(*mv).is_ok());
        // Whatever was overlooked, something can be done.
        let mv = mv.or_else(|| self.luck.pick(WHIM, &lawful));
        Some(mv.map_or(Intent::Wait, |mv| Intent::Act { at, mv }))
    }
}

impl Players for Plan {
    const SEATS: (u8, u8) = (1, 5);
    /// A turn is some ten moves, and each wants to be seen.
    const PACE_MS: u64 = 700;

    fn levels() -> Vec<&'static str> {
        Level::ALL.map(Level::name).to_vec()
    }

    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Plan>>> {
        Some(Box::new(Player::new(Level::from_name(level)?, seed)))
    }
}
