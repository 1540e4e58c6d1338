//! Escape: The Curse of the Temple, for one to six seats, cooperative and in real time.
//!
//! Everybody throws dice as fast as they like, explores a temple that grows chamber by chamber, activates stones together
//! and runs back to the entrance when the gong sounds. Ten minutes after the start word the temple collapses; they win if
//! everybody is out by then.
//!
//! Where to look, with the rules in hand:
//!
//! * what lies on the table: `chamber` (the table of all chambers), `node`, `map`, `steps`, `pawn`;
//! * dice and what they pay for: `symbols`, `dice`, `hands` (what a seat can do with its own now), `payment`;
//! * the game as everybody sees it: `options`, `setup`, `expedition`, `asks`;
//! * the modules: `curses`, `treasures`, `illusions`, `alliance`, `chalice`, `abyss`;
//! * what can be asked for, and what can happen: `moves`, `judge` (what is lawful), `refusals`, `facts`;
//! * what is done: `actions`, `hooks` (what follows from them), `goddess`, `clock`, `slam`; each of them is handed a `moment`;
//! * for those who put it into words: `remark` (what is worth a word besides the facts), `rule` (where the rules say why
//!   not), `story` (what is told when it is over).
//!
//! A move goes through [`Rules::judge`], one match over the moves, and [`Rules::play`], another; [`Rules::moves`] lists
//! candidates and has each of them judged.
//!
//! ```
//! use table::{Opening, Seat, Seats, Seed, Time};
//! use temple::{Move, Options, Reply, Temple};
//!
//! let mut game = Opening::<Temple>::new(Options::default(), Seats::of(1), Seed::from_text("docs")).deal()?;
//! let me = Seat::at(0);
//! game.play(Time::ms(900), me, &Move::Answer { ask: 1, with: Reply::Ready }, &mut |_| ()).expect("asked");
//! let mut lawful = Vec::new();
//! game.moves(me, game.now(), &mut lawful);
//! assert!(lawful.iter().any(|mv| matches!(mv, Move::Throw { .. })));
//! # Ok::<(), table::BadOptions>(())
//! ```

mod abyss;
mod actions;
mod alliance;
mod asks;
pub mod bots;
mod chalice;
mod chamber;
mod clock;
mod curses;
mod dice;
mod exam;
mod expedition;
mod facts;
mod goddess;
mod hands;
mod hooks;
mod illusions;
mod invariants;
mod judge;
mod map;
mod moment;
mod moves;
mod node;
mod options;
mod pawn;
mod payment;
mod refusals;
mod remark;
mod rule;
mod setup;
mod slam;
mod steps;
pub mod story;
mod symbols;
mod treasures;
mod written;

use moment::Moment;
use table::{
    BadOptions, Broken, Eyes, Facts, Luck, No, Outcome, Part, Rules, Seat, SeatSet, Seated, Seats, Sight,
    Time,
};

pub use asks::{Asks, Question};
pub use chalice::Chalice;
pub use chamber::{CHAMBERS, Chamber, Dir, Doors, Entry, Feature, Features, NoSuchChamber, Stones, Tile};
pub use curses::{Card, CardSet, Curse, Curses, Lying, Standing};
pub use dice::{Dice, DiceSet, Face, Faces};
pub use expedition::{Adventurer, End, Expedition};
pub use facts::Fact;
pub use map::{Cell, Map};
pub use moves::{Move, Reply};
pub use node::{Node, NodeId};
pub use options::{Difficulty, Options, Pace, Track};
pub use pawn::Pawns;
pub use payment::Pay;
pub use refusals::Refusal;
pub use remark::Remark;
pub use rule::anchor;
pub use steps::Steps;
pub use symbols::{Symbol, Symbols};
pub use treasures::{Held, Treasure, Treasures};

/// A game of the temple. Nothing of it is secret but the luck to come, which is not in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Temple {
    open: Expedition,
}

impl Temple {
    /// All that there is to see.
    pub fn expedition(&self) -> &Expedition {
        &self.open
    }
}

impl Rules for Temple {
    const GAME: &'static str = "temple";
    const VERSION: u16 = 1;
    const UNDO: bool = false;
    const TOGETHER: bool = true;
    const REAL_TIME: bool = true;
    /// A throw of any of ten dice is one of 1,023 sets. Besides, there are four ways to pay for each door, row and way out,
    /// some fifty walls, and each of six pawns can be teleported to one of five others.
    const MOST_MOVES: usize = 1_400;
    type Options = Options;
    type Move = Move;
    type Fact = Fact;
    type Refusal = Refusal;
    type Public = Expedition;
    type Private = ();

    fn can_be_won(options: &Options, seats: Seats) -> Result<(), BadOptions> {
        options.check(seats)?;
        options.can_be_won(seats)
    }

    fn deal(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) -> Result<Temple, BadOptions> {
        options.check(seats)?;
        Ok(Temple { open: Expedition::set_out(options, seats, luck, facts) })
    }

    fn dealt_with(&self) -> (&Options, Seats) {
        (&self.open.options, self.open.seats)
    }

    fn public(&self) -> &Expedition {
        &self.open
    }

    fn private(&self, _: Seat) {}

    fn judge(sight: Seated<'_, Temple>, at: Time, mv: &Move) -> Result<(), No<Refusal>> {
        sight.public.judge(sight.seat, at, *mv)
    }

    fn moves(sight: Seated<'_, Temple>, at: Time, out: &mut Vec<Move>) {
        sight.public.offer(sight.seat, at, out);
    }

    fn wake(sight: Seated<'_, Temple>, at: Time) -> Option<Time> {
        sight.public.wake(sight.seat, at)
    }

    /// No seat has private knowledge, and a pile has no order: what is seen is all there is.
    fn imagine(sight: Sight<'_, Temple>, _: &mut Luck) -> Temple {
        Temple { open: sight.public.clone() }
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Move, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.open.play(seat, *mv, &mut Moment::new(at, luck, facts));
    }

    fn alarm(&self) -> Option<Time> {
        self.open.alarm()
    }

    fn ring(&mut self, at: Time, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.open.ring(&mut Moment::new(at, luck, facts));
    }

    fn awaited(open: &Expedition) -> SeatSet {
        match (open.end, open.asks.get(Question::Start)) {
            (Some(_), _) => SeatSet::NONE,
            (None, Some(ask)) => ask.waiting,
            (None, None) => open.inside(),
        }
    }

    /// §3.7: a seat under Silence is heard by nobody.
    fn talk(open: &Expedition, seat: Seat) -> Eyes {
        if open.is_cursed(seat, Curse::Silence) { Eyes::NONE } else { Eyes::ALL }
    }

    fn outcome(open: &Expedition) -> Option<Outcome> {
        let end = open.end?;
        let mut outcome = Outcome::together(end.won, open.seats.iter());
        let part = |name: &str, value| Part { name: name.to_owned(), value };
        for standing in &mut outcome.standings {
            let lost = open.of(standing.seat).lost;
            standing.parts = vec![
                part("time_left", end.time_left as i64),
                part("stones_left", end.stones.into()),
                part("dice_lost", lost.into()),
            ];
        }
        Some(outcome)
    }

    fn check(&self) -> Result<(), Broken> {
        self.open.check_invariants()
    }
}
