//! Travel as it is played, and avoiding. (Rules §1.7, §3.1)

use table::Seat;

use crate::act::Act;
use crate::facts::Fact;
use crate::judge::View;
use crate::moves::{Item, Means, Move, Opener};
use crate::police::Officers;
use crate::stash::{Asset, Fixer, Goods, Stashed};
use crate::task::{Question, Task};
use crate::tile::{Tile, regions};

impl Act<'_> {
    pub(crate) fn set_out(&mut self, seat: Seat) {
        let ask = |what| Task::Ask { seat, what };
        self.next(&[
            ask(Question::Travel),
            ask(Question::Avoid),
            Task::Wounds(seat),
            Task::Visit(seat),
            ask(Question::End),
        ]);
    }

    pub(crate) fn go_on(&mut self, seat: Seat, mv: Move) {
        let own = self.game.own[seat.index()];
        let view = View { open: &self.game.open, own: &own, seat };
        let Some(mut turn) = self.game.open.turn else { return };
        let way = view.way(&turn);
        let (arrived, fact) = match mv {
            Move::Step { to, left } => {
                let goals = match (to.region(), to.location()) {
                    (Some(region), _) => way.map.beside[region.index()],
                    (_, Some(place)) => place.region().bit(),
                    _ => 0,
                };
                let way = way.walked_out(&view.open.city, goals, left, to.tile(), to.region().is_some());
                turn.mp -= 1;
                turn.left = turn.left.union(left);
                turn.node = to;
                (to.location(), Fact::Stepped { seat, to, left, way })
            }
            Move::Ride { to, left } => {
                let way =
                    way.walked_out(&view.open.city, way.map.stations & !to.bit(), left, to.tile(), false);
                turn.mp += 1;
                turn.ridden = true;
                turn.left = turn.left.union(left);
                turn.node = to.into();
                (None, Fact::Rode { seat, to: to.into(), left, way })
            }
            Move::Fly { to, left } => {
                let pads = regions(way.map.helipads)
                    .filter(|here| way.map.flights[here.tile().index()] & to.bit() != 0)
                    .fold(0, |pads, here| pads | here.bit());
                let way = way.walked_out(&view.open.city, pads, left, to.tile(), false);
                turn.mp -= 1;
                turn.left = turn.left.union(left);
                turn.node = to.into();
                (Some(to), Fact::Flew { seat, to, left, way })
            }
            _ => {
                turn.mp += 1;
                turn.cans += 1;
                self.game.open.players[seat].gas -= 1;
                self.game.open.gas += 1;
                (None, Fact::GasUsed { seat })
            }
        };
        self.facts.tell(fact);
        self.open().turn = Some(turn);
        let Some(to) = arrived else { return self.ask(seat, Question::Travel) };
        self.me(seat).pawn = to;
        if self.game.open.is_closed(to) {
            self.ask(seat, Question::Key);
        }
        if let Move::Fly { .. } = mv {
            self.ask(seat, Question::By(to));
        }
    }

    pub(crate) fn fly_by(&mut self, seat: Seat, means: Means) {
        match means {
            Means::Gang(hq) => self.use_member(seat, hq),
            Means::Helicopter => self.use_fixer_named(seat, Fixer::Helicopter),
            Means::Motorcycle => self.use_fixer_named(seat, Fixer::Motorcycle),
            Means::Pilot(slot) => {
                self.turn_down(seat, slot);
            }
        }
    }

    pub(crate) fn open_with(&mut self, seat: Seat, with: Opener) {
        match with {
            Opener::Key(colour) => {
                let player = self.me(seat);
                player.keys[colour as usize % 3] -= 1;
                player.flipped[colour as usize % 3] += 1;
                self.facts.tell(Fact::KeyFlipped { seat, colour });
            }
            Opener::MasterKey => self.use_asset_named(seat, Asset::MasterKey),
            Opener::Locksmith(slot) => {
                self.turn_down(seat, slot);
            }
        }
    }

    pub(crate) fn avoid(&mut self, seat: Seat, item: Item, tile: Tile, officers: Officers) {
        let officers = if officers.is_empty() { self.game.open.threats_on(tile) } else { officers };
        match item {
            Item::Contact(slot) => {
                self.turn_down(seat, slot);
            }
            Item::Equipment(slot) => {
                if let Some(Some(Stashed { what: Goods::Equipment(equipment), used })) =
                    self.me(seat).stash.get_mut(usize::from(slot))
                {
                    *used = true;
                    let equipment = *equipment;
                    self.facts.tell(Fact::EquipmentUsed { seat, equipment });
                }
            }
            Item::Gang(hq) => self.use_member(seat, hq),
            Item::Motorcycle => self.use_fixer_named(seat, Fixer::Motorcycle),
            Item::AvoidAll => self.use_asset_named(seat, Asset::AvoidAll),
        }
        if let Some(turn) = &mut self.open().turn {
            let all = turn.avoided_on(tile).union(officers);
            turn.set_avoided(tile, all);
        }
        self.facts.tell(Fact::Avoided { seat, tile, officers });
    }
}
