//! Players of the temple. They see what everybody sees, and are as fast as their level's hands. (Rules §1.9, §4.3)

mod errand;

use search::{Bot, Nodes, Plan, Players};
use table::{Luck, Seat, Seated, Seed, Stream, Time};

use crate::dice::DiceSet;
use crate::payment::{Cost, Pay};
use crate::{Curse, Expedition, Fact, Move, Question, Reply, Standing, Symbol, Temple};

use errand::Errand;

const WHIM: Stream = Stream(0);

/// How well a bot plays: how fast it throws and how far it looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Slow hands that often throw what they should keep.
    Novice,
    /// As people are after some games.
    Normal,
    /// Quick hands.
    Good,
    /// Very quick, throws nothing by mistake, and sets out for the entrance before the gong when the way is long.
    Expert,
}

/// What sets the levels apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// Between two throws, on average, in milliseconds.
    pub(crate) interval: u64,
    /// In how many of a hundred throws it forgets to keep what it needs.
    pub(crate) slips: u32,
    /// Whether it sets out for the entrance before the gong, if the way is long.
    pub(crate) foresight: bool,
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
            Level::Novice => Habits { interval: 5_000, slips: 27, foresight: false },
            Level::Normal => Habits { interval: 4_000, slips: 29, foresight: false },
            Level::Good => Habits { interval: 3_000, slips: 27, foresight: false },
            Level::Expert => Habits { interval: 2_200, slips: 0, foresight: true },
        }
    }
}

/// After anything but a throw.
const ACTION_MS: u64 = 800;
/// So many times slower in practice, where people want to follow what happens.
const CALM: u64 = 2;

/// A bot that plays at some level.
pub struct Player {
    habits: Habits,
    luck: Luck,
    seat: Option<Seat>,
    /// Whether nothing happens by the clock.
    calm: bool,
    /// When the hand is free for the next throw, and for anything else.
    throw_at: Time,
    act_at: Time,
    /// Whether the next throw is a careless one.
    slips: bool,
    /// The number of the vote that it was asked for last, and when it will answer that.
    vote_at: Option<(u32, Time)>,
    /// When the last gong has sunk in.
    heard_at: Time,
}

impl Player {
    /// A bot of this level, all of whose whims come from this seed.
    pub fn new(level: Level, seed: &Seed) -> Player {
        Player {
            habits: level.habits(),
            luck: Luck::new(seed, &[]),
            seat: None,
            calm: false,
            throw_at: Time::ZERO,
            act_at: Time::ZERO,
            slips: false,
            vote_at: None,
            heard_at: Time::ZERO,
        }
    }

    /// Between 0.3 and 0.9 seconds, as people take to react.
    fn reaction(&mut self) -> u64 {
        300 + u64::from(self.luck.below(WHIM, 601))
    }

    /// Thirty in a hundred more or less than the mean.
    fn interval(&mut self) -> u64 {
        let calm = self.slowness();
        calm * self.habits.interval * (700 + u64::from(self.luck.below(WHIM, 601))) / 1_000
    }

    fn slowness(&self) -> u64 {
        if self.calm { CALM } else { 1 }
    }

    /// When, and what.
    fn decide(&mut self, open: &Expedition, seat: Seat, at: Time) -> Option<(Time, Move)> {
        if let Some((question, ask)) = open.asks.to(seat).next() {
            let (when, with) = self.reply_to(question, ask.id, open, seat, at);
            return Some((when, Move::Answer { ask: ask.id, with }));
        }
        let began = open.began?;
        open.node_of(seat)?;
        let free_at = open.of(seat).busy.max(began);
        // Nobody rolls before the hand is where it belongs.
        if open.is_cursed(seat, Curse::BewitchedHand) && !open.curses.hand {
            return Some((self.act_at.max(began), Move::Hand { on: true }));
        }
        let errand = Errand::of(open, seat, at, self.heard_at, &self.habits);
        let next = match self.with_the_dice_shown(open, seat, at, &errand) {
            Some(mv) => (free_at.max(self.act_at), mv),
            None => {
                let dice = self.to_throw(open, seat, &errand);
                let standing =
                    if open.is_cursed(seat, Curse::Upright) { open.curses.standing.from } else { Time::ZERO };
                (free_at.max(self.throw_at).max(standing), Move::Throw { dice })
            }
        };
        let next = Some(next).filter(|(_, mv)| *mv != Move::Throw { dice: DiceSet::NONE });
        stay_upright(open, seat, at, next)
    }

    /// When it answers the question of this number, and how.
    fn reply_to(
        &mut self,
        question: Question,
        ask: u32,
        open: &Expedition,
        seat: Seat,
        at: Time,
    ) -> (Time, Reply) {
        match question {
            Question::Start => (at, Reply::Ready),
            // A mate has a reason.
            Question::Consent { .. } => (self.act_at.max(at), Reply::Yes),
            // The last of the list: what helps most stands first.
            Question::Partner { .. } | Question::GiveUp { .. } => {
                (at, open.replies(question, seat).last().unwrap_or(Reply::No))
            }
            Question::Goddess => {
                // Drawn at every thought, needed or not: otherwise bots would play other games than before.
                let wait = self.reaction();
                let known = self.vote_at.filter(|(number, _)| *number == ask);
                let (_, when) = *self.vote_at.insert(known.unwrap_or((ask, at.after(wait))));
                (when.max(at), if wants_goddess(open, at) { Reply::Yes } else { Reply::No })
            }
        }
    }

    /// What the dice are enough for now: the errand itself, freeing dice, calling the goddess.
    fn with_the_dice_shown(&self, open: &Expedition, seat: Seat, at: Time, errand: &Errand) -> Option<Move> {
        let dice = &open.of(seat).dice;
        if let Some(mv) = errand.mv.filter(|_| errand.is_paid_for(open, seat)) {
            return Some(mv);
        }
        if let Some(mv) = breakable(open, seat) {
            return Some(mv);
        }
        if !dice.showing(Symbol::G).is_empty() {
            let locked = |seat: Seat| open.of(seat).dice.locked.len();
            // A mate who can do nothing comes first, then oneself, then the others.
            let helpless = open.mates_here(seat).find(|&mate| open.is_locked_up(mate));
            let own = (locked(seat) > 0).then_some(seat);
            let worst =
                open.mates_here(seat).max_by_key(|&mate| locked(mate)).filter(|&mate| locked(mate) >= 3);
            if let Some(seat) = helpless.or(own).or(worst) {
                return Some(Move::Free { seat });
            }
        }
        let can_call = open.goddess > 0 && open.asks.get(Question::Goddess).is_none() && at >= open.cool;
        (can_call && open.is_locked_up(seat) && wants_goddess(open, at)).then_some(Move::Goddess)
    }

    /// What is thrown: everything that is of no use for the errand. A gold mask is kept while anything is locked; one more
    /// for bad times, as §4.3 has it, turned out to cost more time than it saves.
    fn to_throw(&self, open: &Expedition, seat: Seat, errand: &Errand) -> DiceSet {
        let dice = &open.of(seat).dice;
        let throwable = open.throwable(seat);
        if self.slips {
            return throwable;
        }
        let mut keep = DiceSet::NONE;
        for symbol in [Symbol::A, Symbol::T, Symbol::K] {
            keep = keep.union(dice.showing(symbol).lowest(errand.cost.need.count(symbol)));
        }
        let gold = dice.showing(Symbol::G);
        if open.has_locked(seat) || open.mates_here(seat).any(|mate| open.has_locked(mate)) {
            keep = keep.union(gold.lowest(1));
        }
        let rest = throwable.difference(keep);
        // What is kept is not enough, and nothing else is left: only masks help, so everything else goes.
        if rest.is_empty() && !errand.is_paid_for(open, seat) { throwable.difference(gold) } else { rest }
    }
}

impl Bot<Temple> for Player {
    fn observe(&mut self, fact: &Fact, at: Time) {
        match *fact {
            Fact::Thrown { seat, .. } if Some(seat) == self.seat => {
                let interval = self.interval();
                self.throw_at = at.after(interval);
                let reaction = self.reaction();
                self.act_at = at.after(reaction);
                self.slips = self.luck.below(WHIM, 100) < self.habits.slips;
            }
            Fact::Entered { seat, .. }
            | Fact::Discovered { seat, .. }
            | Fact::Activated { seat, .. }
            | Fact::Freed { seat, .. }
                if Some(seat) == self.seat =>
            {
                let free_at = at.after(ACTION_MS * self.slowness());
                self.act_at = free_at;
                self.throw_at = self.throw_at.max(free_at);
            }
            Fact::Gong { .. } => {
                let reaction = self.reaction();
                self.heard_at = at.after(reaction);
            }
            _ => {}
        }
    }

    fn think(&mut self, sight: Seated<'_, Temple>, at: Time, nodes: &mut Nodes) -> Option<Plan<Move>> {
        self.seat = Some(sight.seat);
        self.calm = sight.public.is_practice();
        if sight.public.end.is_some() {
            return Some(Plan::Wait);
        }
        // It looks at one position only: there is nothing to break off.
        nodes.take(1);
        Some(match self.decide(sight.public, sight.seat, at) {
            Some((when, mv)) if when <= at => Plan::Act { at, mv },
            Some((when, _)) => Plan::Wake { at: when },
            None => Plan::Wait,
        })
    }
}

impl Players for Temple {
    const SEATS: (u8, u8) = (1, 6);

    fn levels() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.name()).collect()
    }

    fn player(level: &str, seed: &Seed) -> Option<Box<dyn Bot<Temple>>> {
        Some(Box::new(Player::new(Level::from_name(level)?, seed)))
    }
}

/// A seat that has to stand to roll stands up in time.
fn stay_upright(open: &Expedition, seat: Seat, at: Time, next: Option<(Time, Move)>) -> Option<(Time, Move)> {
    let (when, mv) = next?;
    if !open.is_cursed(seat, Curse::Upright) || !matches!(mv, Move::Throw { .. }) {
        return next;
    }
    let Standing { until, .. } = open.curses.standing;
    // A throw that was due earlier is made now.
    if when.max(at) <= until { next } else { Some((until.min(when).max(at), Move::Stand)) }
}

/// A curse before this seat that its dice are enough to break.
fn breakable(open: &Expedition, seat: Seat) -> Option<Move> {
    let own = open.curses.all_lying().filter(|lying| lying.seat == seat);
    let mut enough = own.filter(|lying| open.can_pay(seat, Cost::own(lying.card.breaks())));
    enough.next().map(|lying| Move::Break { curse: lying.card.curse(), pay: Pay::DICE })
}

/// §1.9: half of the team's dice are locked, or a pawn is shut in that nobody can reach; and there is time to make good
/// for the stone.
fn wants_goddess(open: &Expedition, at: Time) -> bool {
    let inside = open.inside();
    let (mut all, mut locked) = (0, 0);
    for seat in inside.iter() {
        all += u32::from(open.of(seat).dice.all().len());
        locked += u32::from(open.of(seat).dice.locked.len());
    }
    let lost = open.who_is_locked_up().iter().any(|seat| {
        let Some(node) = open.node_of(seat) else { return false };
        let steps = open.map.steps_to(node);
        let near = |other: Seat| {
            open.node_of(other).and_then(|node| steps.from(node)).is_some_and(|steps| steps <= 3)
        };
        !open.who_can_throw().iter().any(near)
    });
    let time_left = open.collapse().map_or(u64::MAX, |collapse| collapse.since(at));
    (2 * locked >= all || lost) && (open.ark < 4 || time_left > 180_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Facts, Rules, SeatSet, Seats};

    /// Also if nobody asked the bot for a thought between the two.
    #[test]
    fn every_vote_is_answered_by_its_number_and_in_its_own_time() {
        let (me, seed) = (Seat::at(1), Seed::from_text("votes"));
        let mut luck = Luck::new(&seed, &[]);
        let game =
            Temple::deal(&crate::Options::default(), Seats::of(2), &mut luck, &mut Facts::new()).unwrap();
        let mut open = game.public().clone();
        open.asks.close_all();
        let mut bot = Player::new(Level::Normal, &seed);
        for at in [10_000, 20_000].map(Time::ms) {
            let number = open.asks.open(Question::Goddess, SeatSet::one(me), at.after(5_000)).unwrap();
            let (when, mv) = bot.decide(&open, me, at).unwrap();
            assert!((300..=900).contains(&when.since(at)), "at {at}: {when}");
            assert!(matches!(mv, Move::Answer { ask, .. } if ask == number), "{mv:?}");
            assert_eq!(bot.decide(&open, me, at.after(100)).unwrap().0, when, "it does not think again");
            open.asks.close(number);
        }
    }
}
