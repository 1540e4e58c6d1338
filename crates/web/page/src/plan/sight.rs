//! What this eye sees of the heist, and what it may do: the rules themselves, asked about the documents.

use plan::{
    Asset, Contact, Equipment, Fact, Fixer, Goods, Heist, Hex, Location, Move, Officer, Officers, Opener,
    Own, Plan, Player, Question, Route, Tile, Vault, routes,
};
use serde_json::Value;
use table::{Rules, Seat, Seated, Time};

use super::notice::notice;
use crate::decode::decode;
use crate::game_sight::GameSight;
use crate::notice::Notice;
use crate::page_game::PageGame;
use crate::sound::Sound;

/// What one eye sees. What is worked out for a seat besides its moves are its routes.
pub type PlanSight = GameSight<Plan>;

/// What is being chosen, step by step, before a move is whole.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Chosen {
    /// Nothing.
    #[default]
    Nothing,
    /// A location that somebody looks at.
    Place(Location),
    /// The tile of a stack, where it shall lie, and how it is turned.
    Stack {
        /// Which stack.
        stack: u8,
        /// Where.
        at: Option<Hex>,
        /// How it is turned.
        rotation: u8,
    },
    /// An officer who shall go somewhere else.
    Officer {
        /// Of which type.
        officer: Officer,
        /// Where he stands.
        from: Tile,
    },
}

/// What avoids officers.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Shield {
    Contact(Contact),
    Equipment(Equipment),
    Fixer(Fixer),
    Asset(Asset),
    /// A member of a gang.
    Gang,
}

/// A place in the city that means something now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lit {
    /// A location that can be reached.
    Place(Location),
    /// A gap for a tile.
    Gap(Hex),
    /// An officer who can be moved or removed.
    Officer(Officer, Tile),
    /// A tile to which an officer can be moved.
    Target(Tile),
}

impl PageGame for Plan {
    type Sound = Sound;
    type Extra = Vec<Route>;

    fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Sound> {
        notice(fact, me)
    }

    fn read_public(written: &Value) -> Option<Heist> {
        decode(written)
    }

    fn turn(open: &Heist) -> Option<Seat> {
        open.asked().map(|(seat, _)| seat)
    }

    fn is_over(open: &Heist) -> bool {
        open.results.is_some()
    }

    fn look(seated: Seated<'_, Plan>, at: Time, moves: &mut Vec<Move>) -> Vec<Route> {
        Plan::moves(seated, at, moves);
        routes(seated)
    }
}

impl PlanSight {
    /// The sight of this seat, or of a watcher. What is lawful in this game never depends on the time.
    pub fn new(seat: Option<Seat>, open: Heist, own: Option<Own>, is_over: bool) -> PlanSight {
        PlanSight::at(seat, open, own, is_over, Time::ZERO)
    }

    /// Whoever looks, if they play.
    pub fn me(&self) -> Option<&Player> {
        self.seat.map(|seat| self.open.player(seat))
    }

    /// What is asked, if this eye is asked.
    pub fn question(&self) -> Option<Question> {
        self.open.asked().filter(|_| self.is_my_turn()).map(|(_, what)| what)
    }

    /// What one might expect to be able to do now, and cannot.
    pub fn denied(&self) -> Vec<Move> {
        let Some(question) = self.question() else { return Vec::new() };
        let lawful = |colour: Vault| {
            let opens = |mv: &Move| matches!(mv, Move::OpenLocker { colour: one, .. } if *one == colour);
            self.moves().iter().any(opens)
        };
        let wished: Vec<Move> = match question {
            Question::Act => {
                let leaves = (self.open.day >= 3).then_some(Move::Escape);
                std::iter::once(Move::Rest).chain(leaves).collect()
            }
            Question::BuyFixer => Fixer::ALL.map(|name| Move::BuyFixer { name }).to_vec(),
            Question::BuyEquipment(_) => Equipment::ALL.map(|kind| Move::BuyEquipment { kind }).to_vec(),
            Question::OpenLocker => Vault::LOCKERS
                .into_iter()
                .filter(|colour| !lawful(*colour))
                .map(|colour| Move::OpenLocker { colour, with: Opener::Key(colour) })
                .collect(),
            Question::Hire(_) => vec![Move::Hire],
            Question::Church => vec![Move::Pay],
            Question::Look(_) => vec![Move::Look],
            _ => Vec::new(),
        };
        wished
            .into_iter()
            .filter(|mv| !self.moves().contains(mv) && self.judge_untimed(mv).is_err())
            .collect()
    }

    /// Whether a location is closed and this seat has nothing that opens it.
    pub fn is_shut_out_of(&self, place: Location) -> bool {
        let Some(me) = self.me().filter(|_| self.open.is_closed(place)) else { return false };
        let keys = Vault::LOCKERS.into_iter().any(|colour| me.keys_of(colour) > 0);
        let locksmith =
            me.contacts.iter().flatten().any(|known| known.contact == Contact::Locksmith && !known.used);
        !keys && !locksmith && !me.belt.contains(&Some(Asset::MasterKey))
    }

    /// The routes to a location that no other beats, those with the fewest officers first.
    pub fn routes_to(&self, to: Location) -> Vec<&Route> {
        let mut found: Vec<&Route> = self.extra.iter().filter(|route| route.to == to).collect();
        table::sort_by_key(&mut found, |route| (self.threats(route), route.cans, route.drivers, route.flies));
        found
    }

    /// Whom a route has to avoid, tile by tile.
    pub fn guards(&self, route: &Route) -> Vec<(Tile, Officers)> {
        route.left.iter().map(|tile| (tile, self.open.guards(tile))).collect()
    }

    /// How many these are.
    pub fn threats(&self, route: &Route) -> usize {
        self.guards(route).iter().map(|(_, officers)| officers.len()).sum()
    }

    /// What this seat has against somebody whom a route has to avoid.
    pub fn shields(&self, route: &Route) -> Vec<Shield> {
        let Some(me) = self.me() else { return Vec::new() };
        let guards = self.guards(route).into_iter().fold(Officers::NONE, |all, (_, some)| all.union(some));
        let mut shields = Vec::new();
        let contacts = (0..me.contacts.len()).filter_map(|slot| me.contact(slot)).filter(|known| !known.used);
        let avoids = |contact: Contact| contact == Contact::DirtyCop || contact.clears_a_tile();
        shields.extend(contacts.map(|known| known.contact).filter(|one| avoids(*one)).map(Shield::Contact));
        for one in me.stash.iter().flatten().filter(|one| !one.used) {
            match one.what {
                Goods::Equipment(kind) if !kind.avoids().intersection(guards).is_empty() => {
                    shields.push(Shield::Equipment(kind));
                }
                Goods::Fixer(Fixer::Motorcycle) => shields.push(Shield::Fixer(Fixer::Motorcycle)),
                _ => {}
            }
        }
        if me.belt.contains(&Some(Asset::AvoidAll)) {
            shields.push(Shield::Asset(Asset::AvoidAll));
        }
        let hired = self.seat.is_some_and(|seat| self.open.gangs_of(seat).any(|(_, gang)| gang.hired > 0));
        if hired {
            shields.push(Shield::Gang);
        }
        shields
    }

    /// What a visit to this site brings by the own plan card: an amount at the end, or income at once, which is nothing here.
    pub fn entry(&self, at: Location) -> Option<Option<u16>> {
        let site = self.open.sites.at(at)?;
        self.me().filter(|me| !me.has_cube(site))?;
        Some(self.own.as_ref()?.plan.amount(site))
    }

    /// What can be touched in the city now.
    pub fn lit(&self, chosen: Chosen) -> Vec<Lit> {
        let mut lit: Vec<Lit> = Vec::new();
        let mut add = |one: Lit| {
            if !lit.contains(&one) {
                lit.push(one);
            }
        };
        for route in &self.extra {
            add(Lit::Place(route.to));
        }
        for mv in self.moves() {
            match (*mv, chosen) {
                (Move::PlaceTile { stack, q, r, .. }, Chosen::Stack { stack: held, .. }) if stack == held => {
                    add(Lit::Gap(Hex::at(q, r)));
                }
                (
                    Move::Officer { officer, from, to } | Move::MoveOfficer { officer, from, to },
                    Chosen::Officer { officer: held, from: at },
                ) if (officer, from) == (held, at) => add(Lit::Target(to)),
                (Move::Officer { officer, from, .. } | Move::MoveOfficer { officer, from, .. }, _) => {
                    add(Lit::Officer(officer, from));
                }
                (Move::Remove { from }, _) => {
                    if let Some(Question::Remove(officer)) = self.question() {
                        add(Lit::Officer(officer, from));
                    }
                }
                _ => {}
            }
        }
        lit
    }

    /// How the tile of a stack may be turned there.
    pub fn rotations(&self, stack: u8, at: Hex) -> Vec<u8> {
        let turned = |mv: &Move| match *mv {
            Move::PlaceTile { stack: one, q, r, rotation } if one == stack && Hex::at(q, r) == at => {
                Some(rotation)
            }
            _ => None,
        };
        self.moves().iter().filter_map(turned).collect()
    }

    /// The move of an officer that is chosen, to this tile.
    pub fn moves_officer(&self, officer: Officer, from: Tile, to: Tile) -> Option<Move> {
        let wanted = |mv: &&Move| match **mv {
            Move::Officer { officer: one, from: a, to: b }
            | Move::MoveOfficer { officer: one, from: a, to: b } => (one, a, b) == (officer, from, to),
            _ => false,
        };
        self.moves().iter().find(wanted).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plan::Options;
    use table::{Opening, Referee, Seats, Seed};

    fn dealt() -> Referee<Plan> {
        Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text("page")).deal().unwrap()
    }

    /// Through JSON, as it comes over the wire.
    fn seen(game: &Referee<Plan>, seat: Option<Seat>) -> PlanSight {
        let open = serde_json::to_value(game.state().public()).unwrap();
        let own = seat.map(|seat| serde_json::to_value(game.state().private(seat)).unwrap());
        PlanSight::new(
            seat,
            serde_json::from_value(open).unwrap(),
            own.map(|own| serde_json::from_value(own).unwrap()),
            false,
        )
    }

    /// Goes on with the first move that is offered until somebody is asked this.
    fn until(game: &mut Referee<Plan>, wanted: impl Fn(Question) -> bool) -> Seat {
        loop {
            let (seat, what) = game.state().heist().asked().unwrap();
            if wanted(what) {
                return seat;
            }
            let mut moves = Vec::new();
            game.moves(seat, game.now(), &mut moves);
            game.play(game.now(), seat, &moves[0], &mut |_| ()).unwrap();
        }
    }

    #[test]
    fn a_watcher_can_do_nothing() {
        let game = dealt();
        let sight = seen(&game, None);
        assert!(sight.moves().is_empty() && sight.question().is_none());
        assert!(sight.lit(Chosen::Nothing).is_empty());
        assert_eq!(sight.judge_untimed(&Move::Rest).unwrap_err().coded().code, "not_your_seat");
    }

    #[test]
    fn a_tile_is_placed_in_three_steps() {
        let mut game = dealt();
        let seat = until(&mut game, |what| what == Question::PlaceTile);
        let sight = seen(&game, Some(seat));
        assert!(sight.lit(Chosen::Nothing).is_empty());
        let gaps = sight.lit(Chosen::Stack { stack: 0, at: None, rotation: 0 });
        let Some(Lit::Gap(at)) = gaps.first() else { panic!("no gap: {gaps:?}") };
        let turns = sight.rotations(0, *at);
        assert!(!turns.is_empty());
        let mv = Move::PlaceTile { stack: 0, q: at.q, r: at.r, rotation: turns[0] };
        assert_eq!(sight.judge_untimed(&mv), Ok(()));
    }

    #[test]
    fn what_is_denied_is_not_offered_and_has_a_reason() {
        let mut game = dealt();
        for _ in 0..400 {
            let Some((seat, _)) = game.state().heist().asked() else { return };
            let sight = seen(&game, Some(seat));
            for mv in sight.denied() {
                assert!(!sight.moves().contains(&mv));
                let why = sight.judge_untimed(&mv).unwrap_err();
                assert_ne!(why.coded().code, "not_asked", "{mv:?}");
            }
            let moves = sight.moves().to_vec();
            game.play(game.now(), seat, &moves[moves.len() / 2], &mut |_| ()).unwrap();
        }
    }

    #[test]
    fn whoever_travels_sees_where_to() {
        let mut game = dealt();
        let seat = until(&mut game, |what| what == Question::Act);
        let sight = seen(&game, Some(seat));
        let places: Vec<Location> = sight
            .lit(Chosen::Nothing)
            .into_iter()
            .filter_map(|lit| if let Lit::Place(place) = lit { Some(place) } else { None })
            .collect();
        assert!(places.len() >= 3, "{places:?}");
        for place in places {
            let routes = sight.routes_to(place);
            assert!(routes.iter().all(|route| route.to == place));
            let threats: Vec<usize> = routes.iter().map(|route| sight.threats(route)).collect();
            assert!(threats.is_sorted());
        }
    }
}
