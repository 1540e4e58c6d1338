//! Every lawful move, each in exactly one spelling. (Rules §1.15)

use crate::city::matches;
use crate::data::{CANS_PER_TURN, SLOTS, STACKS};
use crate::hex::Hex;
use crate::judge::View;
use crate::moves::{Bonus, Item, Means, Move, Opener, Place};
use crate::police::{Officer, Officers};
use crate::reach;
use crate::site::{Site, locations};
use crate::stash::{Equipment, Fixer, Vault};
use crate::task::Question;
use crate::tile::Tile;
use crate::travel::Turn;

/// A number of a slot, a display or a list.
fn numbers(count: usize) -> impl Iterator<Item = u8> {
    0..count as u8
}

impl View<'_> {
    /// Every lawful move.
    pub(crate) fn offer(&self, out: &mut Vec<Move>) {
        let Some((seat, what)) = self.open.asked() else { return };
        if seat != self.seat {
            return;
        }
        match what {
            Question::StartContact => {
                out.extend(numbers(self.open.display.len()).map(|display| Move::StartContact { display }));
            }
            Question::TakeContact => {
                out.extend(numbers(self.open.display.len()).map(|display| Move::TakeContact { display }));
            }
            Question::IncomeUnlock => {
                out.push(Move::Pass);
                self.offer_unlocking(out);
            }
            Question::Unlock => self.offer_unlocking(out),
            Question::PlaceTile => self.offer_places(out),
            Question::Site(_) => self.try_all(Site::ALL.map(|name| Move::Site { name }), out),
            Question::UseDisc => self.try_all([Move::UseDisc, Move::Decline], out),
            Question::Act => {
                self.try_all([Move::Rest, Move::Travel, Move::Pass, Move::Escape], out);
                self.offer_actions(out);
            }
            Question::End => {
                self.try_all([Move::EndTurn, Move::Escape], out);
                self.offer_actions(out);
            }
            Question::Travel => self.offer_travel(out),
            Question::By(_) => {
                let gangs = self.open.members_of(self.seat).map(Means::Gang);
                let fixers = [Means::Helicopter, Means::Motorcycle];
                let pilots = numbers(SLOTS).map(Means::Pilot);
                self.try_all(gangs.chain(fixers).chain(pilots).map(|means| Move::By { means }), out);
            }
            Question::Key => self.try_all(openers().map(|with| Move::Key { with }), out),
            Question::Avoid => {
                out.push(Move::TakeWounds);
                self.offer_avoiding(out);
                self.offer_actions(out);
            }
            Question::MoveOfficer { for_sandra, .. } => {
                if !for_sandra {
                    out.push(Move::Pass);
                }
                self.offer_officers(Officers::TYPES, out, |officer, from, to| Move::MoveOfficer {
                    officer,
                    from,
                    to,
                });
            }
            Question::Officer(types) => {
                self.offer_officers(types, out, |officer, from, to| Move::Officer { officer, from, to });
            }
            Question::Remove(_) => self.try_all(Tile::all().map(|from| Move::Remove { from }), out),
            _ => self.offer_visit(what, out),
        }
    }

    fn offer_visit(&self, what: Question, out: &mut Vec<Move>) {
        match what {
            Question::Church => self.try_all([Move::Pay, Move::No], out),
            Question::Hospital => self.try_all((0..=3).map(|wounds| Move::Heal { wounds }), out),
            Question::Hire(_) => self.try_all([Move::Hire, Move::No], out),
            Question::BuyFixer => {
                self.try_all(Fixer::ALL.map(|name| Move::BuyFixer { name }), out);
                out.push(Move::No);
            }
            Question::BuyEquipment(_) => {
                self.try_all(Equipment::ALL.map(|kind| Move::BuyEquipment { kind }), out);
                out.push(Move::Done);
            }
            Question::OpenLocker => {
                for colour in Vault::LOCKERS {
                    self.try_all(openers().map(|with| Move::OpenLocker { colour, with }), out);
                }
                out.push(Move::No);
            }
            Question::Look(_) => out.extend([Move::Look, Move::No]),
            Question::Keep(_) => {
                out.extend(numbers(self.own.seen.len()).map(|index| Move::Keep { index }));
            }
            Question::Put(_) => {
                let places = [Place::Discard, Place::Slot].into_iter();
                let places = places.chain(numbers(SLOTS).map(Place::Replace));
                self.try_all(places.map(|into| Move::Put { into }), out);
            }
            Question::Bonus => {
                self.try_all([Bonus::Disc, Bonus::Asset].map(|take| Move::Bonus { take }), out);
            }
            _ => {}
        }
    }

    fn try_all(&self, moves: impl IntoIterator<Item = Move>, out: &mut Vec<Move>) {
        out.extend(moves.into_iter().filter(|mv| self.judge(*mv).is_ok()));
    }

    fn offer_unlocking(&self, out: &mut Vec<Move>) {
        self.try_all(self.me().locked.iter().map(|asset| Move::Unlock { asset }), out);
    }

    fn offer_actions(&self, out: &mut Vec<Move>) {
        let me = self.me();
        for slot in numbers(SLOTS) {
            if me.contacts[usize::from(slot)].is_some_and(|known| !known.used) {
                self.try_all([Move::Contact { slot }], out);
            }
            if me.stash[usize::from(slot)].is_some_and(|one| !one.used) {
                self.try_all([Move::Fixer { slot }], out);
            }
            if me.belt[usize::from(slot)].is_some() {
                self.try_all([Move::Asset { place: slot }], out);
            }
        }
        self.try_all(self.open.members_of(self.seat).map(|hq| Move::Gang { hq }), out);
        if me.first_aid && me.is_wounded() {
            out.push(Move::FirstAid);
        }
    }

    // ----- the city -----------------------------------------------------------------------------------------------------

    fn offer_places(&self, out: &mut Vec<Move>) {
        let city = &self.open.city;
        let land = self.open.options.land_match_required;
        let mut fitting = [false; STACKS];
        for must_match in [true, false] {
            for at in Hex::within(self.open.options.max_radius).filter(|at| city.tile_at(*at).is_none()) {
                let Some(around) = city.around(at) else { continue };
                for (stack, top) in self.open.stacks.iter().enumerate() {
                    let Some(tile) = top.top.filter(|_| must_match || !fitting[stack]) else { continue };
                    let fits = |rotation: &u8| !must_match || matches(tile, &around, *rotation, land);
                    for rotation in (0..6).filter(fits) {
                        fitting[stack] |= must_match;
                        out.push(Move::PlaceTile { stack: stack as u8, q: at.q, r: at.r, rotation });
                    }
                }
            }
            // A tile that matches nowhere need not.
            if (0..STACKS).all(|stack| fitting[stack] || self.open.stacks[stack].top.is_none()) {
                break;
            }
        }
    }

    fn offer_officers(&self, types: Officers, out: &mut Vec<Move>, mv: impl Fn(Officer, Tile, Tile) -> Move) {
        let tiles = self.open.city.tiles();
        for officer in types.iter() {
            for from in tiles.iter().filter(|tile| self.open.city.police(*tile).contains(officer)) {
                self.try_all(tiles.iter().map(|to| mv(officer, from, to)), out);
            }
        }
    }

    // ----- travel -------------------------------------------------------------------------------------------------------

    fn offer_travel(&self, out: &mut Vec<Move>) {
        let Some(turn) = self.open.turn else { return };
        self.offer_going(&turn, self.means(), out);
        if self.me().gas > 0 && turn.cans < CANS_PER_TURN {
            out.push(Move::Gas);
        }
        self.try_all(numbers(SLOTS).map(|slot| Move::Contact { slot }), out);
    }

    /// Steps, rides and flights of a travel that stands there, for whoever has this besides.
    pub(crate) fn offer_going(&self, turn: &Turn, means: reach::Means, out: &mut Vec<Move>) {
        let (way, ends) = (self.way(turn), self.ends());
        let walks = way.walks();
        if turn.mp > 0 {
            for to in way.steps(walks.as_ref()) {
                if self.can_step(turn, to, means, ends).is_ok() {
                    out.extend(way.step(walks.as_ref(), to).iter().map(|left| Move::Step { to, left }));
                }
            }
        }
        if let Some(walks) = walks.as_ref().filter(|_| !turn.ridden) {
            for to in way.rides(walks) {
                if self.arrives(to.into(), turn.mp + 1, true, means, ends) {
                    out.extend(way.ride(walks, to).iter().map(|left| Move::Ride { to, left }));
                }
            }
        }
        if turn.mp > 0 && means.flight.is_some() {
            for to in locations(way.flights(walks.as_ref())) {
                if self.can_fly(to, means, ends).is_ok() {
                    out.extend(way.flight(walks.as_ref(), to).iter().map(|left| Move::Fly { to, left }));
                }
            }
        }
    }

    // ----- avoiding -----------------------------------------------------------------------------------------------------

    fn offer_avoiding(&self, out: &mut Vec<Move>) {
        let left = self.open.turn.map(|turn| turn.left).unwrap_or_default();
        let contacts = numbers(SLOTS).map(Item::Contact);
        let equipment = numbers(SLOTS).map(Item::Equipment);
        let gangs = self.open.members_of(self.seat).map(Item::Gang);
        for item in contacts.chain(equipment).chain(gangs).chain([Item::Motorcycle, Item::AvoidAll]) {
            let Ok((among, most, cost)) = self.avoids(item) else { continue };
            if self.own.cash < cost {
                continue;
            }
            for tile in left.iter() {
                let threats = self.open.threats_on(tile);
                if threats.is_empty() {
                    continue;
                }
                let avoids = most.min(threats.len());
                let (one, able) = (Officers::one, threats.intersection(among));
                match avoids {
                    0 => out.push(Move::Avoid { item, tile, officers: Officers::NONE }),
                    1 => out.extend(able.iter().map(|who| Move::Avoid { item, tile, officers: one(who) })),
                    _ => {
                        for who in able.iter() {
                            let others = able.iter().filter(|other| *other > who);
                            out.extend(others.map(|other| Move::Avoid {
                                item,
                                tile,
                                officers: one(who).with(other),
                            }));
                        }
                    }
                }
            }
        }
    }
}

/// Everything that may open something.
fn openers() -> impl Iterator<Item = Opener> {
    let keys = Vault::LOCKERS.into_iter().map(Opener::Key);
    keys.chain([Opener::MasterKey]).chain(numbers(SLOTS).map(Opener::Locksmith))
}

#[cfg(test)]
mod tests {
    use table::{Facts, Luck, Rules, Seated, Seats, Seed, Stream, Time};

    use crate::{Options, Plan, Question};

    /// §1.5: whether terrain ever had to be ignored.
    #[test]
    fn a_tile_always_matches_somewhere() {
        let mut luck = Luck::new(&Seed::from_text("placing"), &[]);
        let (mut placed, mut least, mut ignored) = (0, usize::MAX, 0);
        for number in 0..400 {
            let options = Options { start_contact: false, ..Options::default() };
            let seats = Seats::of(3);
            let mut game = Plan::deal(&options, seats, &mut luck, &mut Facts::new()).unwrap();
            while let Some((seat, what)) = game.open.asked() {
                let mut moves = Vec::new();
                Plan::moves(Seated::new(seat, &game.open, &game.private(seat)), Time::ZERO, &mut moves);
                if what == Question::PlaceTile {
                    placed += 1;
                    least = least.min(moves.len());
                    let tops = game.open.stacks.iter().filter_map(|stack| stack.top);
                    ignored += tops.filter(|tile| !game.open.has_matching_spot(*tile)).count();
                }
                // Every second city is built as far out as it goes, the others anyhow.
                let far = |mv: &&crate::Move| match mv {
                    crate::Move::PlaceTile { q, r, .. } => q.abs() + r.abs() + (q + r).abs(),
                    _ => 0,
                };
                let mv = match number % 2 == 0 && what == Question::PlaceTile {
                    true => moves.iter().max_by_key(far).copied(),
                    false => luck.pick(Stream(12), &moves),
                };
                game.play(Time::ZERO, seat, &mv.unwrap(), &mut luck, &mut Facts::new());
            }
        }
        println!("{placed} tiles placed, at least {least} ways, terrain ignored {ignored} times");
        assert!(placed > 4_000 && ignored == 0);
        assert!(least >= 2);
    }
}
