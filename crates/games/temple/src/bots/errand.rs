//! What a bot is about: where to go, what for, and what it takes.

use table::{Seat, Time};

use crate::bots::Habits;
use crate::chamber::Dir;
use crate::node::NodeId;
use crate::payment::Cost;
use crate::{Expedition, Move, Symbol, Symbols};

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

impl Errand {
    /// What this seat should do now.
    pub(crate) fn of(
        open: &Expedition,
        seat: Seat,
        at: Time,
        heard_at: Time,
        habits: &Habits,
        steps: &mut Vec<u8>,
    ) -> Errand {
        let Some(here) = open.node_of(seat) else { return Errand::rest() };
        let way = Way { open, seat, here, habits };
        if let Some(errand) = way.leave(at, steps) {
            return errand;
        }
        if let Some(errand) = way.back_to_start(at, heard_at, steps) {
            return errand;
        }
        if let Some(errand) = way.rescue(steps) {
            return errand;
        }
        way.stones(steps)
            .or_else(|| way.explore(steps))
            .or_else(|| way.to_exit(steps))
            .unwrap_or_else(Errand::rest)
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

    /// A step towards a room whose distances are in `steps`.
    fn step(&self, steps: &[u8]) -> Option<Errand> {
        let now = steps[self.here.index()];
        let nearer =
            |dir: &Dir| self.open.map.passage(self.here, *dir).is_some_and(|next| steps[next.index()] < now);
        let dir = Dir::ALL.into_iter().find(nearer)?;
        let cost = self.open.entry_cost(self.open.map.passage(self.here, dir)?);
        Some(Errand { mv: Some(Move::Enter { dir }), cost })
    }

    fn go(&self, to: NodeId, steps: &mut Vec<u8>) -> Option<Errand> {
        self.open.map.distances_to(to, steps);
        if steps[self.here.index()] == u8::MAX { None } else { self.step(steps) }
    }

    /// Out, once the ark is nearly empty or time runs short.
    fn leave(&self, at: Time, steps: &mut Vec<u8>) -> Option<Errand> {
        let open = self.open;
        let exit = open.map.exit()?;
        open.map.distances_to(exit, steps);
        let away = u64::from(steps[self.here.index()]);
        if away == u64::from(u8::MAX) {
            return None;
        }
        // In practice there is all the time in the world.
        let time_left = open.collapse().map_or(u64::MAX, |collapse| collapse.since(at));
        let keys = THROWS_FOR_KEYS[usize::from(open.ark).min(5)];
        let needed = away * self.step_ms() + keys * self.habits.interval;
        // Nobody is left behind with a way that is longer than one's own: the slowest sets the time.
        let farthest =
            open.inside().iter().filter_map(|mate| open.node_of(mate)).map(|room| steps[room.index()]).max();
        let team = u64::from(farthest.unwrap_or(0)).min(12) * self.step_ms() + keys * self.habits.interval;
        let urgent = time_left < needed.max(team) + 25_000;
        if open.ark > 1 && !urgent && !(open.ark == 2 && time_left < 150_000) {
            return None;
        }
        // While there is time nobody is left behind who can do nothing.
        if !urgent && let Some(errand) = self.rescue(steps) {
            return Some(errand);
        }
        open.map.distances_to(exit, steps);
        if self.here != exit {
            return self.step(steps);
        }
        // With others still inside, whoever has the fewest dice gets one.
        let others = open.inside().without(self.seat);
        let gift = others.iter().min_by_key(|mate| open.of(*mate).dice.all().len());
        Some(Errand { mv: Some(Move::Escape { gift }), cost: open.escape_cost() })
    }

    /// Back to the entrance while the doors are about to slam.
    fn back_to_start(&self, at: Time, heard_at: Time, steps: &mut Vec<u8>) -> Option<Errand> {
        let open = self.open;
        let seconds = open.options.track.seconds()?;
        let slam = match open.events {
            0 | 1 => seconds[1],
            2 | 3 => seconds[3],
            _ => return None,
        };
        let until = open.began?.after(u64::from(slam) * 1_000).since(at);
        let sounded = matches!(open.events, 1 | 3) && at >= heard_at;
        open.map.distances_to(open.safe_node(), steps);
        let away = u64::from(steps[self.here.index()]);
        let needed = away * self.step_ms();
        let early = self.habits.foresight && away > 0 && until < needed + 12_000;
        if !sounded && !early {
            return None;
        }
        if self.here == open.safe_node() {
            // Safe. Whoever needs a mask can be helped meanwhile.
            return sounded.then(|| Errand { mv: None, cost: Cost::own(Symbols::of(Symbol::A, 2)) });
        }
        // Too far to make it: go on working instead.
        if until < needed * 6 / 10 { None } else { self.step(steps) }
    }

    /// To somebody who can do nothing, if this seat is the nearest that can.
    fn rescue(&self, steps: &mut Vec<u8>) -> Option<Errand> {
        let open = self.open;
        if open.of(self.seat).dice.are_helpless() {
            return None;
        }
        let stuck =
            |mate: &Seat| open.of(*mate).dice.are_helpless() && !open.of(*mate).dice.locked.is_empty();
        for mate in open.inside().iter().filter(stuck) {
            let room = open.node_of(mate)?;
            open.map.distances_to(room, steps);
            let away = |seat: Seat| open.node_of(seat).map_or(u8::MAX, |room| steps[room.index()]);
            let helpers = open.inside().iter().filter(|seat| !open.of(*seat).dice.are_helpless());
            let nearest = helpers.min_by_key(|seat| (away(*seat), *seat));
            if nearest == Some(self.seat) && away(self.seat) <= 4 {
                return match self.here == room {
                    true => Some(Errand { mv: None, cost: Cost::FREE }),
                    false => self.step(steps),
                };
            }
        }
        None
    }

    /// To the chamber whose stones the team can best get together, and there to collect.
    fn stones(&self, steps: &mut Vec<u8>) -> Option<Errand> {
        let open = self.open;
        if open.ark == 0 {
            return None;
        }
        let team = open.inside().len();
        let mut best: Option<(u32, NodeId)> = None;
        for node in open.map.nodes() {
            let Some(stones) = node.stones().filter(|_| !node.used) else { continue };
            let id = node.id;
            open.map.distances_to(id, steps);
            if steps[self.here.index()] == u8::MAX {
                continue;
            }
            let many = stones.tiers.len() > 1 && team > 1;
            // Three stones are worth everybody's way; one stone is for whoever is near.
            let cost = if many {
                let ways = open.inside().iter().filter_map(|mate| open.node_of(mate));
                ways.map(|room| u32::from(steps[room.index()].min(12))).sum::<u32>() / team as u32
            } else {
                let others =
                    open.mates_of(self.seat).filter(|mate| open.node_of(*mate) == Some(id)).count() as u32;
                u32::from(steps[self.here.index()]) * 2 + if others > 1 { 4 * others } else { 0 } + 2
            };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, id));
            }
        }
        let (_, target) = best?;
        if target != self.here {
            return self.go(target, steps);
        }
        let stones = open.map.node(target).stones()?;
        // The dice of whoever is here or nearly here count; nobody waits for somebody at the other end of the temple.
        open.map.distances_to(target, steps);
        let near = |mate: &Seat| open.node_of(*mate).is_some_and(|room| steps[room.index()] <= 2);
        let dice: u8 = open.inside().iter().filter(near).map(|mate| open.of(mate).dice.all().len()).sum();
        // As many as half of the dice can pay for, or else one, and no more than are left.
        let rows = stones.tiers.iter().zip(1..).filter(|((cost, _), tier)| *tier == 1 || 2 * cost <= dice);
        let (row, tier) = rows.clone().find(|((_, earned), _)| *earned >= open.ark).or(rows.last())?;
        let cost = open.stones_cost(stones, row.0);
        Some(Errand { mv: Some(Move::Activate { tier }), cost })
    }

    /// To the nearest access where nobody else is looking, and through it.
    fn explore(&self, steps: &mut Vec<u8>) -> Option<Errand> {
        let open = self.open;
        if open.pile.is_empty() {
            return None;
        }
        open.map.distances_to(self.here, steps);
        let access = |room: NodeId| Dir::ALL.into_iter().find(|dir| open.map.is_access(room, *dir));
        let mut best: Option<(u32, NodeId)> = None;
        for id in open.map.nodes().map(|node| node.id) {
            let away = steps[id.index()];
            if away == u8::MAX || access(id).is_none() {
                continue;
            }
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
            None => self.go(target, steps),
        }
    }

    fn to_exit(&self, steps: &mut Vec<u8>) -> Option<Errand> {
        let exit = self.open.map.exit()?;
        if self.here != exit {
            return self.go(exit, steps);
        }
        let others = self.open.inside().without(self.seat);
        let gift = others.iter().next();
        Some(Errand { mv: Some(Move::Escape { gift }), cost: self.open.escape_cost() })
    }
}
