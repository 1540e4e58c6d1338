//! What a bot is about: where to go, what for, and what it takes.

use table::{Seat, Time};

use crate::bots::Habits;
use crate::chamber::Dir;
use crate::node::NodeId;
use crate::payment::{Cost, Pay};
use crate::steps::Steps;
use crate::{Curse, Expedition, Move, Symbol, Symbols};

/// The next thing to do, and the symbols to collect for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Errand {
    /// The move, if there is one to make.
    pub(crate) mv: Option<Move>,
    /// What it takes: the symbols to keep, and whose dice count.
    pub(crate) cost: Cost,
}

/// Throws that a key for so many stones takes, by the tables of the rules.
const THROWS_FOR_KEYS: [u64; 6] = [2, 4, 7, 10, 15, 20];
/// Throws for each chamber on the way, in tenths.
const THROWS_PER_STEP: u64 = 22;
/// Where it is farther than this, it makes no difference how far.
const FAR: u8 = 12;
/// A curse is broken with three symbols.
const BREAKS_WITH: u8 = 3;

impl Errand {
    /// What this seat should do now.
    pub(crate) fn of(open: &Expedition, seat: Seat, at: Time, heard_at: Time, habits: &Habits) -> Errand {
        let Some(here) = open.node_of(seat) else { return Errand::rest() };
        let way = Way { open, seat, here, habits };
        let plans: [&dyn Fn() -> Option<Errand>; 8] = [
            &|| way.spring_the_trap(at),
            &|| way.leave(at),
            &|| way.back_to_start(at, heard_at),
            &|| way.rescue(),
            &|| way.breaking(Curse::Doomed),
            &|| way.stones(),
            &|| way.explore(),
            &|| way.to_exit(),
        ];
        let mut lawful = plans.iter().filter_map(|plan| plan().filter(|errand| way.is_allowed(errand)));
        lawful.next().unwrap_or_else(Errand::rest)
    }

    const fn rest() -> Errand {
        Errand { mv: None, cost: Cost::own(Symbols::NONE) }
    }

    /// Whether the dice show what it takes.
    pub(crate) fn is_paid_for(&self, open: &Expedition, seat: Seat) -> bool {
        open.can_pay(seat, self.cost)
    }
}

/// Everything an errand is worked out from.
struct Way<'a> {
    open: &'a Expedition,
    seat: Seat,
    here: NodeId,
    habits: &'a Habits,
}

impl Way<'_> {
    fn step_ms(&self) -> u64 {
        THROWS_PER_STEP * self.habits.interval / 10
    }

    /// How far a seat has to walk.
    fn away(&self, seat: Seat, steps: &Steps) -> Option<u8> {
        steps.from(self.open.node_of(seat)?)
    }

    /// A step towards the node that these steps lead to.
    fn step(&self, steps: &Steps) -> Option<Errand> {
        let far = steps.from(self.here)?;
        let nearer = |next: NodeId| steps.from(next).is_some_and(|left| left < far);
        Dir::ALL.into_iter().find_map(|dir| {
            let next = self.open.map.passage(self.here, dir).filter(|next| nearer(*next))?;
            Some(Errand { mv: Some(Move::enter(dir)), cost: self.open.entry_cost(next, false) })
        })
    }

    fn go(&self, to: NodeId) -> Option<Errand> {
        self.step(&self.open.map.steps_to(to))
    }

    /// What this curse takes to be broken, if it lies before this seat and the seat has dice enough. (Rules §1.10)
    fn breaking(&self, curse: Curse) -> Option<Errand> {
        let lying = self.open.curses.lying(curse).filter(|lying| lying.seat == self.seat)?;
        let has_dice = self.open.of(self.seat).dice.all().len() >= BREAKS_WITH;
        has_dice.then(|| Errand {
            mv: Some(Move::Break { curse, pay: Pay::DICE }),
            cost: Cost::own(lying.card.breaks()),
        })
    }

    /// Whether no curse forbids what is planned. (Rules §1.10, §1.16)
    fn is_allowed(&self, errand: &Errand) -> bool {
        match errand.mv {
            Some(Move::Enter { .. } | Move::Discover { .. }) => !self.open.is_cursed(self.seat, Curse::Trap),
            Some(Move::Escape { .. }) => !self.open.is_cursed(self.seat, Curse::Doomed),
            _ => true,
        }
    }

    /// A trap is broken first: without walking there is little to do.
    fn spring_the_trap(&self, at: Time) -> Option<Errand> {
        let errand = self.breaking(Curse::Trap)?;
        // A trap does not keep anybody from escaping, so a pawn that is about to does that.
        let is_leaving = |errand: Errand| matches!(errand.mv, Some(Move::Escape { .. } | Move::Break { .. }));
        (!self.leave(at).is_some_and(is_leaving)).then_some(errand)
    }

    /// Through the exit. A doomed seat has to break its curse first. (Rules §1.16)
    fn escape(&self, gift: Option<Seat>) -> Errand {
        let out = || Errand { mv: Some(Move::escape(gift)), cost: self.open.escape_cost() };
        self.breaking(Curse::Doomed).unwrap_or_else(out)
    }

    /// Out, once the ark is nearly empty or time runs short.
    fn leave(&self, at: Time) -> Option<Errand> {
        let open = self.open;
        let exit = open.map.exit()?;
        let steps = open.map.steps_to(exit);
        let away = u64::from(steps.from(self.here)?);
        // In practice there is all the time in the world.
        let time_left = open.collapse().map_or(u64::MAX, |collapse| collapse.since(at));
        let keys = THROWS_FOR_KEYS[usize::from(open.ark).min(5)];
        let needed = away * self.step_ms() + keys * self.habits.interval;
        // Nobody is left behind with a way that is longer than one's own: the slowest sets the time.
        let farthest = open.inside().iter().map(|mate| self.away(mate, &steps).unwrap_or(FAR).min(FAR)).max();
        let team = u64::from(farthest.unwrap_or(0)) * self.step_ms() + keys * self.habits.interval;
        let urgent = time_left < needed.max(team) + 25_000;
        if open.ark > 1 && !urgent && !(open.ark == 2 && time_left < 150_000) {
            return None;
        }
        // While there is time nobody is left behind who can do nothing.
        if !urgent && let Some(errand) = self.rescue() {
            return Some(errand);
        }
        if self.here != exit {
            return self.step(&steps);
        }
        // With others still inside, the one with the fewest dice gets one.
        let others = open.inside().without(self.seat);
        let gift = others.iter().min_by_key(|mate| open.of(*mate).dice.all().len());
        Some(self.escape(gift))
    }

    /// Back to the entrance while the doors are about to slam.
    fn back_to_start(&self, at: Time, heard_at: Time) -> Option<Errand> {
        let open = self.open;
        let seconds = open.options.track.seconds()?;
        let slam = match open.events {
            0 | 1 => seconds[1],
            2 | 3 => seconds[3],
            _ => return None,
        };
        let until = open.began?.after(u64::from(slam) * 1_000).since(at);
        let sounded = matches!(open.events, 1 | 3) && at >= heard_at;
        let steps = open.map.steps_to(open.safe_node());
        let away = u64::from(steps.from(self.here)?);
        let needed = away * self.step_ms();
        let early = self.habits.foresight && away > 0 && until < needed + 12_000;
        if !sounded && !early {
            return None;
        }
        if self.here == open.safe_node() {
            // Safe. Mates who need a mask can be helped meanwhile.
            return sounded.then(|| Errand { mv: None, cost: Cost::own(Symbols::of(Symbol::A, 2)) });
        }
        // Too far to make it: go on working instead.
        if until < needed * 6 / 10 { None } else { self.step(&steps) }
    }

    /// To a mate who can do nothing, if this seat is the nearest that can.
    fn rescue(&self) -> Option<Errand> {
        let open = self.open;
        if !open.can_throw(self.seat) {
            return None;
        }
        for mate in open.who_is_locked_up().iter() {
            let node = open.node_of(mate)?;
            let steps = open.map.steps_to(node);
            let away = |seat: Seat| self.away(seat, &steps).unwrap_or(u8::MAX);
            let nearest = open.who_can_throw().iter().min_by_key(|seat| (away(*seat), *seat));
            if nearest == Some(self.seat) && away(self.seat) <= 4 {
                return match self.here == node {
                    true => Some(Errand { mv: None, cost: Cost::FREE }),
                    false => self.step(&steps),
                };
            }
        }
        None
    }

    /// To the chamber whose stones the team can best get together, and there to collect.
    fn stones(&self) -> Option<Errand> {
        let open = self.open;
        if open.ark == 0 {
            return None;
        }
        let team = open.inside().len();
        let mut best: Option<(u32, NodeId)> = None;
        for node in open.map.nodes() {
            let Some(stones) = node.stones().filter(|_| !node.used) else { continue };
            let id = node.id;
            let steps = open.map.steps_to(id);
            let Some(away) = steps.from(self.here) else { continue };
            let many = stones.tiers.len() > 1 && team > 1;
            // Three stones are worth everybody's way; one stone is for those who are near.
            let cost = if many {
                let ways = open.inside().iter().map(|mate| self.away(mate, &steps).unwrap_or(FAR).min(FAR));
                ways.map(u32::from).sum::<u32>() / team as u32
            } else {
                let others =
                    open.mates_of(self.seat).filter(|mate| open.node_of(*mate) == Some(id)).count() as u32;
                u32::from(away) * 2 + if others > 1 { 4 * others } else { 0 } + 2
            };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, id));
            }
        }
        let (_, target) = best?;
        if target != self.here {
            return self.go(target);
        }
        let stones = open.map.node(target).stones()?;
        // The dice of those who are here or nearly here count; nobody waits for a mate at the other end of the temple.
        let steps = open.map.steps_to(target);
        let near = |mate: &Seat| self.away(*mate, &steps).is_some_and(|away| away <= 2);
        let dice: u8 = open.inside().iter().filter(near).map(|mate| open.of(mate).dice.all().len()).sum();
        // As many as half of the dice can pay for, or else one, and no more than are left.
        let rows = stones.tiers.iter().zip(1..).filter(|((cost, _), tier)| *tier == 1 || 2 * cost <= dice);
        let (row, tier) = rows.clone().find(|((_, earned), _)| *earned >= open.ark).or(rows.last())?;
        let cost = open.stones_cost(stones, row.0);
        Some(Errand { mv: Some(Move::activate(tier)), cost })
    }

    /// To the nearest access where nobody else is looking, and through it.
    fn explore(&self) -> Option<Errand> {
        let open = self.open;
        if open.pile.is_empty() {
            return None;
        }
        let steps = open.map.steps_to(self.here);
        let access = |node: NodeId| Dir::ALL.into_iter().find(|dir| open.map.is_access(node, *dir));
        let mut best: Option<(u32, NodeId)> = None;
        for id in open.map.nodes().map(|node| node.id) {
            let Some(away) = steps.from(id).filter(|_| access(id).is_some()) else { continue };
            let crowd =
                open.mates_of(self.seat).filter(|mate| open.node_of(*mate) == Some(id)).count() as u32;
            let cost = 3 * u32::from(away) + 2 * crowd;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, id));
            }
        }
        let (_, target) = best?;
        match access(target).filter(|_| target == self.here) {
            Some(dir) => Some(Errand { mv: Some(Move::Discover { dir }), cost: Cost::DISCOVER }),
            None => self.go(target),
        }
    }

    fn to_exit(&self) -> Option<Errand> {
        let exit = self.open.map.exit()?;
        if self.here != exit {
            return self.go(exit);
        }
        let others = self.open.inside().without(self.seat);
        Some(self.escape(others.iter().next()))
    }
}
