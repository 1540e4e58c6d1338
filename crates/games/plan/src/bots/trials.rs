//! Playing choices out in the mind: the same imagined worlds for every choice, to the end of the game.

use search::{Bot, Nodes, Plan as Intent};
use table::{Facts, Luck, Rules, Seat, Seated, Seed, Sight, Stream, Time};

use super::ways::Known;
use super::{Player, Taste};
use crate::heist::SEATS;
use crate::moves::Move;
use crate::player::Status;
use crate::site::Location;
use crate::task::Question;
use crate::{Fact, Plan};

const DREAM: Stream = Stream(1);
/// How many choices are looked at closely.
const CLOSELY: usize = 5;
/// By how much a choice may seem worse than the best and still be tried.
const NEAR: f32 = 45.0;
/// After how many rounds only three are left, and only two.
const FEW: u32 = 4;
const MANY: u32 = 9;
/// What its looks count for, against what came of it.
const SEEMS: f32 = 0.3;
/// What the money of the best rival counts for; more of it would be more chance than insight.
const RIVAL: f32 = 0.3;
/// More moves than a game has.
const LONG: u32 = 2_000;
/// How everybody plays in the mind: quickly.
const QUICK: Taste =
    Taste { ahead: 2, breadth: 8, whim: 0, spare: 0, careful: true, builds: false, trials: 0, quick: true };

/// Something that can be done with a turn.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: Move,
    /// The way, if one is to be gone.
    pub(crate) line: Vec<Move>,
    pub(crate) to: Option<Location>,
    /// What it seems to be worth.
    pub(crate) value: f32,
}

/// Choices that are being tried.
pub(crate) struct Trials {
    choices: Vec<Tried>,
    /// Which of them is tried now, in which round, and how many moves may still be made.
    next: usize,
    round: u32,
    left: u32,
    /// The world of this round, as imagined, and what its luck comes from.
    world: Option<(Plan, Seed)>,
    ways: Known,
    running: Option<Game>,
}

/// A choice, and what came of it so far.
struct Tried {
    choice: Choice,
    sum: f32,
}

/// A game in the mind.
struct Game {
    world: Plan,
    luck: Luck,
    /// Everybody: only one of them thinks at a time, and none looks further than its turn.
    player: Player,
    facts: Facts<Fact>,
    moves: u32,
}

impl Trials {
    /// Tries the best of these, the best first, with so many moves.
    pub(crate) fn new(mut choices: Vec<Choice>, moves: u32) -> Trials {
        let best = choices.first().map_or(0.0, |choice| choice.value);
        let mut seen: Vec<(Move, Option<Location>)> = Vec::new();
        choices.retain(|choice| {
            let what = (choice.mv, choice.to);
            let new = !seen.contains(&what) && seen.len() < CLOSELY && choice.value >= best - NEAR;
            seen.push(what);
            new
        });
        let left = if choices.len() > 1 { moves } else { 0 };
        let choices = choices.into_iter().map(|choice| Tried { choice, sum: 0.0 }).collect();
        Trials { choices, next: 0, round: 0, left, world: None, ways: Known::default(), running: None }
    }

    /// Goes on trying; the choice at last (none if there was nothing to choose), nothing if the nodes have run out before.
    pub(crate) fn go_on(
        &mut self,
        sight: Seated<'_, Plan>,
        player: &mut Player,
        nodes: &mut Nodes,
    ) -> Option<Option<Choice>> {
        while self.left > 0 && self.choices.len() > 1 {
            if nodes.is_empty() {
                return None;
            }
            let Some(game) = &mut self.running else {
                self.running = Some(self.begin(sight, player));
                continue;
            };
            let before = game.moves;
            if game.step(nodes) {
                self.choices[self.next].sum += game.value(sight.seat);
                self.ways = std::mem::take(&mut game.player.ways);
                self.running = None;
                self.next += 1;
            } else {
                self.left = self.left.saturating_sub(game.moves - before).max(1);
            }
            if self.next == self.choices.len() {
                self.end_round();
            }
        }
        Some(self.choices.drain(..).next().map(|tried| tried.choice))
    }

    /// All choices were tried once more: the best first, and the worst are dropped.
    fn end_round(&mut self) {
        self.world = None;
        self.next = 0;
        self.round += 1;
        let round = self.round as f32;
        // What it seemed to be worth counts a little: a few trials are no proof.
        let value = |tried: &Tried| tried.sum / round + SEEMS * tried.choice.value;
        table::sort_by(&mut self.choices, |one, other| value(other).total_cmp(&value(one)));
        match self.round {
            FEW => self.choices.truncate(3),
            MANY => self.choices.truncate(2),
            _ => {}
        }
        if self.left == 1 {
            self.left = 0;
        }
    }

    /// A world like this one, in which the choice is made.
    fn begin(&mut self, sight: Seated<'_, Plan>, player: &mut Player) -> Game {
        let (world, seed) = self.world.get_or_insert_with(|| {
            let mut seed = Seed([0; 32]);
            seed.0.iter_mut().for_each(|byte| *byte = player.luck.below(DREAM, 256) as u8);
            (player.imagine(sight), seed)
        });
        let mut everybody = Player::with(QUICK, seed);
        everybody.ways = std::mem::take(&mut self.ways);
        let mut game = Game {
            world: world.clone(),
            luck: Luck::new(seed, &[]),
            player: everybody,
            facts: Facts::new(),
            moves: 0,
        };
        let choice = &self.choices[self.next].choice;
        game.player.line = choice.line.clone();
        game.play(sight.seat, choice.mv);
        game
    }
}

impl Player {
    /// A world that looks like this from here, with as much cash in it as was seen to change hands.
    fn imagine(&mut self, sight: Seated<'_, Plan>) -> Plan {
        let eye = Sight { public: sight.public, own: Some((sight.seat, sight.private)) };
        let mut world = Plan::imagine(eye, &mut self.luck);
        let first = i32::from(sight.public.options.initial_cash_k);
        for seat in sight.public.seats().iter().filter(|seat| *seat != sight.seat) {
            let cash = first + self.purses[seat.index() % SEATS];
            world.own[seat.index() % SEATS].cash = cash.clamp(0, 99) as u16;
        }
        world
    }
}

impl Game {
    fn play(&mut self, seat: Seat, mv: Move) {
        self.facts.clear();
        self.world.play(Time::ZERO, seat, &mv, &mut self.luck, &mut self.facts);
        self.moves += 1;
    }

    /// One move more; whether it is over.
    fn step(&mut self, nodes: &mut Nodes) -> bool {
        let Some((seat, what)) = self.world.heist().asked().filter(|_| self.moves < LONG) else {
            return true;
        };
        let own = self.world.private(seat);
        let sight = Seated::new(seat, self.world.public(), &own);
        if what == Question::Act {
            nodes.take(20);
        }
        let intent = self.player.think(sight, Time::ZERO, &mut { Nodes::ALL });
        nodes.take(5);
        match intent {
            Some(Intent::Act { mv, .. }) => {
                self.play(seat, mv);
                false
            }
            _ => true,
        }
    }

    /// What this seat has at the end, and how far ahead it is with that.
    fn value(&self, seat: Seat) -> f32 {
        let open = self.world.heist();
        let Some(results) = open.results else { return 0.0 };
        let money = |who: Seat| match open.player(who).status {
            Status::Escaped(_) => {
                let tally = results.0.iter().find(|tally| tally.seat == who);
                tally.map_or(0.0, |tally| tally.total as f32)
            }
            _ => 0.0,
        };
        let others = open.seats().iter().filter(|who| *who != seat).map(money);
        money(seat) - RIVAL * others.fold(0.0, f32::max)
    }
}
