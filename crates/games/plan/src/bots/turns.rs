//! What to do with a turn: rest, go somewhere, leave the city.

use search::Nodes;
use table::Seated;

use super::outlook::{Outlook, turns_after};
use super::sketch::Sketch;
use super::trials::{Choice, Trials};
use super::ways::{NONE, Towards};
use super::{Player, WHIM};
use crate::data::DAYS;
use crate::judge::View;
use crate::moves::Move;
use crate::node::Node;
use crate::police::Officers;
use crate::routes::{Route, routes};
use crate::site::Location;
use crate::stash::Goods;
use crate::task::Question;
use crate::tile::TileSet;
use crate::{Plan, view};

/// What a turn must bring at least for which a disc is given on the first days.
const WORTH_A_DISC: f32 = 32.0;
/// By how much shorter it thinks about a tile or a disc than about a turn.
const LESS_WEIGHT: u32 = 3;

impl Player {
    /// The first window, and what the turn is used for; none if it has to think on.
    pub(super) fn act(
        &mut self,
        sight: Seated<'_, Plan>,
        lawful: &[Move],
        nodes: &mut Nodes,
    ) -> Option<Option<Move>> {
        let view = &view(sight);
        if self.trials.is_none()
            && let Some(mv) = self.use_something(view, lawful, false)
        {
            return Some(Some(mv));
        }
        let mut trials = match self.trials.take() {
            Some(trials) => trials,
            None => Box::new(Trials::new(self.options(view, lawful), self.taste.trials)),
        };
        let Some(choice) = trials.go_on(sight, self, nodes) else {
            self.trials = Some(trials);
            return None;
        };
        let Some(Choice { mv, line, to, .. }) = choice else { return Some(None) };
        (self.line, self.goal) = (line, to);
        match mv {
            Move::Escape => Some(self.use_something(view, lawful, true).or(Some(mv))),
            _ => Some(Some(mv)),
        }
    }

    /// Where a tile goes, or whether a disc is given; none if it has to think on.
    pub(super) fn ponder(
        &mut self,
        sight: Seated<'_, Plan>,
        what: Question,
        lawful: &[Move],
        nodes: &mut Nodes,
    ) -> Option<Option<Move>> {
        let mut trials = match self.trials.take() {
            Some(trials) => trials,
            None => {
                let view = &view(sight);
                let mut answers = match what {
                    Question::PlaceTile => self.spots(view, lawful),
                    _ => {
                        let likely = self.use_disc(view);
                        lawful.iter().map(|mv| (*mv, f32::from(u8::from(Some(*mv) == likely)))).collect()
                    }
                };
                table::sort_by(&mut answers, |one, other| other.1.total_cmp(&one.1));
                let plain = |(mv, value)| Choice { mv, line: Vec::new(), to: None, value };
                let choices = answers.into_iter().map(plain).collect();
                Box::new(Trials::new(choices, self.taste.trials / LESS_WEIGHT))
            }
        };
        let Some(choice) = trials.go_on(sight, self, nodes) else {
            self.trials = Some(trials);
            return None;
        };
        Some(choice.map(|choice| choice.mv))
    }

    /// What can be done with the turn, and what it seems to be worth; the best first.
    fn options(&mut self, view: &View<'_>, lawful: &[Move]) -> Vec<Choice> {
        let outlook = Outlook::new(view, self);
        let turns = turns_after(view);
        let spared = if view.open.day == DAYS { turns.saturating_sub(self.taste.spare) } else { turns };
        let mut options: Vec<Choice> = Vec::new();
        for &mv in lawful {
            let plain = |value: f32| Choice { mv, line: Vec::new(), to: None, value };
            match mv {
                Move::Rest => {
                    let mut sketch = outlook.now();
                    sketch.rest();
                    options.push(plain(outlook.value(&sketch, spared)));
                }
                Move::Pass => options.push(plain(outlook.value(&outlook.now(), spared))),
                Move::Escape => options.push(plain(self.leaving(&outlook))),
                Move::Travel if self.taste.quick && outlook.leads_somewhere() => {
                    let now = outlook.now();
                    for (to, guards) in outlook.near_by(&now) {
                        let mut sketch = now;
                        sketch.leave_behind(guards);
                        outlook.visit(&mut sketch, to, true);
                        let value = outlook.value(&sketch, spared);
                        options.push(Choice { mv, line: Vec::new(), to: Some(to), value });
                    }
                }
                Move::Travel => {
                    for route in routes(Seated::new(view.seat, view.open, view.own)) {
                        let value = outlook.value(&outlook.after(&route), spared);
                        options.push(Choice { mv, line: route.moves, to: Some(route.to), value });
                    }
                }
                _ => {}
            }
        }
        for option in &mut options {
            option.value += self.luck.below(WHIM, self.taste.whim.max(1)) as f32;
        }
        table::sort_by(&mut options, |one, other| other.value.total_cmp(&one.value));
        options
    }

    /// The next move of the way it goes.
    pub(super) fn go_on(&mut self, view: &View<'_>, lawful: &[Move]) -> Option<Move> {
        let lost = self.line.first().is_none_or(|mv| !lawful.contains(mv));
        if lost
            && let Some(mv) = self.goal.filter(|_| self.taste.quick).and_then(|to| stroll(view, to, lawful))
        {
            return Some(mv);
        }
        if lost {
            // Something came in between: the best way from here.
            let outlook = Outlook::new(view, self);
            let turns = turns_after(view);
            let ways = routes(Seated::new(view.seat, view.open, view.own));
            let best = search::best(
                ways.into_iter().map(|route| {
                    let value = outlook.value(&outlook.after(&route), turns);
                    (route, value)
                }),
                WHIM,
                &mut self.luck,
            );
            self.line = best.map(|(route, _)| route.moves).unwrap_or_default();
        }
        if self.line.is_empty() { None } else { Some(self.line.remove(0)) }
    }

    /// The last window: use something, leave the city, or end the turn.
    pub(super) fn end(&mut self, view: &View<'_>, lawful: &[Move]) -> Option<Move> {
        self.line.clear();
        if let Some(mv) = self.use_something(view, lawful, false) {
            return Some(mv);
        }
        if lawful.contains(&Move::Escape) {
            let outlook = Outlook::new(view, self);
            let turns = turns_after(view).saturating_sub(self.taste.spare);
            let stays = view.own.cash >= outlook.reserve() && turns > 0;
            if !stays || outlook.value(&outlook.now(), turns) <= self.leaving(&outlook) {
                return self.use_something(view, lawful, true).or(Some(Move::Escape));
            }
        }
        Some(Move::EndTurn)
    }

    /// What leaving at once is worth: one who stays pays for it.
    fn leaving(&self, outlook: &Outlook<'_>) -> f32 {
        let mut sketch = outlook.now();
        let here = TileSet::one(sketch.at.tile());
        outlook.leave_tiles(&mut sketch, here);
        sketch.gain + 10.0
    }

    /// Whether a disc is given for another turn.
    pub(super) fn use_disc(&mut self, view: &View<'_>) -> Option<Move> {
        let price = if view.me().discs >= 2 { WORTH_A_DISC / 2.0 } else { WORTH_A_DISC };
        // On the last day there is nothing to save them for.
        let now = view.open.day == DAYS || Outlook::new(view, self).next_gain() >= price;
        Some(if now { Move::UseDisc } else { Move::Decline })
    }
}

/// The next move of some good way to there.
fn stroll(view: &View<'_>, to: Location, lawful: &[Move]) -> Option<Move> {
    let turn = view.open.turn?;
    let towards = Towards::new(view.open, to);
    let guards = |left: TileSet| left.iter().map(|tile| view.open.guards(tile).len()).sum::<usize>();
    let rest = |node: Node, mp: u8, ridden: bool| match (node.location(), node.region()) {
        (Some(place), _) if place == to => Some(0),
        (_, Some(region)) => Some(towards.guards(region, mp, ridden)).filter(|rest| *rest != NONE),
        _ => None,
    };
    let cost = |mv: &Move| match *mv {
        Move::Step { to, left } => {
            Some(guards(left) + usize::from(rest(to, turn.mp.checked_sub(1)?, turn.ridden)?))
        }
        Move::Ride { to, left } => Some(guards(left) + usize::from(rest(to.into(), turn.mp + 1, true)?)),
        _ => None,
    };
    lawful.iter().filter_map(|mv| Some((cost(mv)?, mv))).min_by_key(|(cost, _)| *cost).map(|(_, mv)| *mv)
}

impl Outlook<'_> {
    /// Where one comes from there in a turn, and past how many officers.
    fn near_by<'a>(&'a self, from: &'a Sketch) -> impl Iterator<Item = (Location, u8)> + 'a {
        let all = self.view.open.city.locations().map(|to| (to, self.ways.guards(from.at, to)));
        all.filter(|(to, guards)| *guards != NONE && self.can_enter(from, *to))
    }

    /// What one turn more brings.
    fn next_gain(&self) -> f32 {
        let now = self.now();
        let before = self.value(&now, 0);
        let after = self.near_by(&now).map(|(to, guards)| {
            let mut sketch = now;
            sketch.leave_behind(guards);
            self.visit(&mut sketch, to, true);
            self.value(&sketch, 0)
        });
        after.fold(before, f32::max) - before
    }

    /// Whether there is any way that takes nothing but movement points.
    fn leads_somewhere(&self) -> bool {
        self.near_by(&self.now()).next().is_some()
    }

    /// How things stand after this way and the visit at its end.
    fn after(&self, route: &Route) -> Sketch {
        let mut sketch = self.now();
        self.leave_tiles(&mut sketch, route.left);
        sketch.gain -= 3.0 * f32::from(route.cans) + 3.0 * f32::from(route.drivers);
        sketch.gain -= if route.flies { 5.0 } else { 0.0 };
        self.visit(&mut sketch, route.to, true);
        sketch
    }

    /// These tiles are left: what is at hand is used where it helps most, the rest hurts.
    fn leave_tiles(&self, sketch: &mut Sketch, left: TileSet) {
        let gear = self.view.me().stash.iter().flatten().filter(|one| !one.used);
        let mut gear: Vec<Officers> = gear
            .filter_map(|one| match one.what {
                Goods::Equipment(equipment) => Some(equipment.avoids()),
                _ => None,
            })
            .collect();
        let mut hurts = 0;
        for tile in left.iter() {
            let mut guards = self.view.open.guards(tile);
            if guards.len() >= 2 && sketch.clears() > 0 {
                sketch.clear();
                continue;
            }
            for officer in guards.iter() {
                if let Some(index) = gear.iter().position(|avoids| avoids.contains(officer)) {
                    gear.swap_remove(index);
                    sketch.wear();
                    guards = guards.without(officer);
                }
            }
            hurts += guards.len();
        }
        for _ in 0..hurts {
            sketch.hurt();
        }
    }
}
