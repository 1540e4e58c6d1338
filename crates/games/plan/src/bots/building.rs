//! Where tiles, names and officers go.

use table::Seat;

use super::Player;
use super::outlook::Outlook;
use super::ways::{NONE, Ways};
use crate::data::DAYS;
use crate::heist::Heist;
use crate::hex::Hex;
use crate::judge::View;
use crate::moves::Move;
use crate::site::{Kind, Location};
use crate::tile::Tile;

impl Player {
    /// Where a tile goes: where what is new is near.
    pub(super) fn place_tile(&mut self, view: &View<'_>, lawful: &[Move]) -> Option<Move> {
        if !self.taste.builds {
            return self.luck.pick(super::WHIM, lawful);
        }
        let all = self.spots(view, lawful);
        self.best(all)
    }

    /// Where a tile may go, and what that is worth.
    pub(super) fn spots(&mut self, view: &View<'_>, lawful: &[Move]) -> Vec<(Move, f32)> {
        let mut all = Vec::new();
        let now = Outlook::new(view, self).now();
        for &mv in lawful {
            let Move::PlaceTile { stack, q, r, rotation } = mv else { continue };
            let Some(top) = view.open.stacks.get(usize::from(stack)) else { continue };
            let Some(tile) = top.top else { continue };
            let mut open = view.open.clone();
            open.city.place(tile, Hex::at(q, r), rotation, top.police);
            let after = View { open: &open, ..*view };
            let outlook = Outlook::near(&after, self.taste);
            let mut value = 0.0;
            for to in open.city.locations() {
                let guards = outlook.ways.guards(now.at, to);
                if guards != NONE && outlook.can_enter(&now, to) {
                    let mut sketch = now;
                    sketch.leave_behind(guards);
                    outlook.visit(&mut sketch, to, false);
                    value += sketch.gain.max(0.0);
                }
            }
            all.push((mv, value - exits_far(&open, view)));
        }
        all
    }

    /// What stands on the new tile: what pays, if it is near, and what does not, if it is far.
    pub(super) fn name_site(&mut self, view: &View<'_>, tile: Tile, lawful: &[Move]) -> Option<Move> {
        let pawn = view.me().pawn;
        let ways = Ways::from(view.open, pawn);
        let near = Location::on(tile).any(|place| ways.guards(pawn, place) != NONE);
        let sign = if near || view.open.day < DAYS { 1.0 } else { -1.0 };
        let amount = |mv: &Move| match mv {
            Move::Site { name } if !view.me().has_cube(*name) => {
                view.own.plan.amount(*name).map_or(8.0, f32::from)
            }
            _ => 0.0,
        };
        self.best(lawful.iter().map(|mv| (*mv, sign * amount(mv))))
    }

    /// An officer is sent after somebody: to where the pawn stands, and away from here.
    pub(super) fn send_officer(&mut self, view: &View<'_>, towards: Seat, lawful: &[Move]) -> Option<Move> {
        let target = view.open.player(towards).pawn.tile();
        let mine = view.me().pawn.tile();
        let value = |mv: &Move| match mv {
            Move::MoveOfficer { from, to, .. } => {
                let mut value = 4.0 - f32::from(view.open.city.distance(*to, target));
                value += if *from == mine { 3.0 } else { 0.0 };
                value -= if *to == mine { 9.0 } else { 0.0 };
                value - if *from == target { 3.0 } else { 0.0 }
            }
            _ => 0.0,
        };
        self.best(lawful.iter().map(|mv| (*mv, value(mv))))
    }

    /// An officer goes, or goes elsewhere: one who stands in the way, best to where somebody else is.
    pub(super) fn clear_way(&mut self, view: &View<'_>, lawful: &[Move]) -> Option<Move> {
        let mine = view.me().pawn.tile();
        let others = view.open.inside().filter(|seat| *seat != view.seat);
        let theirs: Vec<Tile> = others.map(|seat| view.open.player(seat).pawn.tile()).collect();
        let away = |officer, from: Tile| {
            let threat = view.open.threats_on(from).contains(officer);
            let own = from == mine;
            (if threat { 20.0 } else { 0.0 }) + if own { 6.0 } else { 0.0 }
        };
        let types = crate::police::Officer::TYPES;
        let value = |mv: &Move| match *mv {
            Move::Officer { officer, from, to } => {
                let in_my_way = view.open.turn.is_some_and(|turn| turn.left.contains(to)) || to == mine;
                let bad = if in_my_way { 25.0 } else { 0.0 };
                let meets = theirs.iter().filter(|tile| **tile == to).count() as f32;
                away(officer, from) - bad
                    + 3.0 * meets
                    + f32::from(view.open.city.distance(mine, to).min(9)) / 4.0
            }
            Move::Remove { from } => {
                let asked = types.into_iter().map(|officer| away(officer, from));
                asked.fold(0.0, f32::max)
            }
            _ => 0.0,
        };
        self.best(lawful.iter().map(|mv| (*mv, value(mv))))
    }
}

/// What it costs that an exit is far away: on the last day the open one, before that any.
fn exits_far(open: &Heist, view: &View<'_>) -> f32 {
    let exits = [Kind::Exit1, Kind::Exit2, Kind::Exit3].into_iter().zip(open.exits);
    let open_ones = exits.filter(|(_, exit)| exit.closed.is_none()).map(|(kind, _)| Location::of(kind));
    let placed: Vec<Location> = open_ones.filter(|place| open.city.contains(place.tile())).collect();
    if open.day < DAYS {
        let far = |place: &Location| f32::from(open.city.distance(place.tile(), Tile::HOSPITAL));
        return 4.0 * placed.iter().map(far).sum::<f32>();
    }
    let ways = Ways::through(open);
    let turns = |place: &Location| ways.turns_to(open, *place)[view.me().pawn.index()].min(7);
    placed.iter().map(|place| 60.0 * f32::from(turns(place).saturating_sub(1))).sum()
}
