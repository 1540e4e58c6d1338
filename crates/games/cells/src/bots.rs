//! Players of ESCAPE!. They know what their seat knows, and nothing else.

mod evaluation;
mod turns;

use search::{Bot, Nodes, Plan, Players};
use table::{Luck, Seat, Seated, Seed, Stream, Time};

use crate::position::SEATS;
use crate::{Cells, Fact, Field, Letters, Move, Phase, Piece, Position};

use evaluation::Taste;
use turns::Search;

const CHOICE: Stream = Stream(3);

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Walks towards the next letter and forgets what others have; sensible, and beatable by a child.
    Novice,
    /// Plans the whole turn, remembers every pick-up, gets in the way of whoever is ahead.
    Good,
    /// Looks further, and at what the next seat will do about it.
    Expert,
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
}

/// A bot that plays at some level.
pub struct Player {
    level: Level,
    luck: Luck,
    /// The letters that it has seen others take.
    seen: [Letters; SEATS],
    /// What it is thinking about.
    search: Option<Search>,
    /// What it will do in the rest of this turn.
    line: Vec<Move>,
    /// When it will make the next move.
    next_at: Option<Time>,
}

impl Player {
    /// A bot of this level, all of whose whims come from this seed.
    pub fn new(level: Level, seed: &Seed) -> Player {
        let luck = Luck::new(seed, &[]);
        Player { level, luck, seen: [Letters::NONE; SEATS], search: None, line: Vec::new(), next_at: None }
    }

    /// The game as this seat knows or remembers it.
    fn world(&self, sight: Seated<'_, Cells>) -> Cells {
        let mut letters = sight.public.letters.unwrap_or(self.seen);
        letters[sight.seat.index() % SEATS] = sight.private.letters;
        Cells::remembered(sight.public.clone(), letters)
    }

    /// The next move, if there were nodes enough to find it.
    fn choose(&mut self, sight: Seated<'_, Cells>, lawful: &[Move], nodes: &mut Nodes) -> Option<Move> {
        if sight.public.phase == Phase::Pick {
            return self.luck.pick(CHOICE, lawful);
        }
        if self.line.first().is_none_or(|mv| !lawful.contains(mv)) {
            self.line = match self.level {
                Level::Novice => stroll(sight, lawful, &mut self.luck).into_iter().collect(),
                Level::Good | Level::Expert => {
                    let mut search = self.search.take().unwrap_or_else(|| self.begin(sight));
                    let Some(line) = search.go_on(nodes, &mut self.luck) else {
                        self.search = Some(search);
                        return None;
                    };
                    line
                }
            };
        }
        if self.line.is_empty() { self.luck.pick(CHOICE, lawful) } else { Some(self.line.remove(0)) }
    }

    fn begin(&self, sight: Seated<'_, Cells>) -> Search {
        let world = self.world(sight);
        match self.level {
            Level::Expert => Search::with_reply(&world, sight.seat, Taste::EXPERT),
            Level::Good | Level::Novice => Search::of_turn(&world, sight.seat, Taste::GOOD, 24),
        }
    }
}

impl Bot<Cells> for Player {
    fn observe(&mut self, fact: &Fact, _: Time) {
        self.search = None;
        match *fact {
            // Taken now or owned before: either way it is theirs.
            Fact::Reached { seat, key, .. } if self.level != Level::Novice => {
                let seen = &mut self.seen[seat.index() % SEATS];
                *seen = seen.with(key);
            }
            Fact::TurnEnded { .. } => self.line.clear(),
            _ => {}
        }
    }

    fn think(&mut self, sight: Seated<'_, Cells>, at: Time, nodes: &mut Nodes) -> Option<Plan<Move>> {
        let mut lawful = Vec::new();
        sight.public.offer(sight.seat, &mut lawful);
        if lawful.is_empty() {
            self.next_at = None;
            return Some(Plan::Wait);
        }
        // People look before they move. The moment is chosen once and does not move when somebody else is looked at.
        let next_at =
            *self.next_at.get_or_insert_with(|| at.after(400 + u64::from(self.luck.below(CHOICE, 900))));
        if at < next_at {
            return Some(Plan::Wake { at: next_at });
        }
        let mv = self.choose(sight, &lawful, nodes)?;
        self.next_at = None;
        Some(Plan::Act { at, mv })
    }
}

impl Players for Cells {
    const SEATS: (u8, u8) = (2, 4);
    /// A turn is four moves, and each wants to be seen.
    const PACE_MS: u64 = 650;

    fn levels() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.name()).collect()
    }

    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Cells>>> {
        Some(Box::new(Player::new(Level::from_name(level)?, seed)))
    }
}

/// The simplest player that gets anywhere: it walks its pawn towards the nearest letter that it lacks, and otherwise does
/// anything that is lawful. It blocks nobody and remembers nothing.
///
/// `lawful` are the moves that the seat is offered; none of none.
pub fn stroll(sight: Seated<'_, Cells>, lawful: &[Move], luck: &mut Luck) -> Option<Move> {
    let open = sight.public;
    let pawn = open.pawn[sight.seat.index()].filter(|_| open.phase == Phase::Play);
    let best = pawn.and_then(|here| {
        let away = |field: Field| distance_to_missing(open, sight, field);
        let steps = lawful.iter().filter_map(|mv| match mv {
            Move::Go { piece: Piece::Pawn, to } if away(*to) < away(here) => Some((away(*to), *mv)),
            _ => None,
        });
        steps.min().map(|(_, mv)| mv)
    });
    best.or_else(|| luck.pick(CHOICE, lawful))
}

/// Steps to the nearest key on a field whose letter this seat lacks, as if nothing stood in the way.
fn distance_to_missing(open: &Position, sight: Seated<'_, Cells>, from: Field) -> u8 {
    let missing = crate::Key::ALL.into_iter().filter(|key| !sight.private.letters.contains(*key));
    let fields = missing.filter_map(|key| open.key[key.index()].field());
    fields.map(|field| steps_between(field, from)).min().unwrap_or(u8::MAX)
}

fn steps_between(one: Field, other: Field) -> u8 {
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank())
}

impl Cells {
    /// A game as somebody remembers it: nobody is thought to have all letters before the end.
    fn remembered(open: Position, letters: [Letters; SEATS]) -> Cells {
        let most = |seen: Letters| if seen == Letters::ALL { Letters::from_bits(0b1_1111) } else { seen };
        Cells { open, letters: letters.map(most) }
    }

    fn whose_turn(&self) -> Option<Seat> {
        (self.open.phase == Phase::Play).then_some(self.open.turn)
    }
}
