//! Whole routes, for the page and the bots; the rules know only steps. (Rules §3.1)
//!
//! A route is a sequence of travel moves that ends at a location. Of the routes to one location those are proposed that no
//! other beats in tiles left, movement points and what is used up.

use table::Seated;

use crate::Plan;
use crate::data::{CANS_PER_TURN, DRIVER};
use crate::judge::View;
use crate::moves::Move;
use crate::site::Location;
use crate::stash::Contact;
use crate::task::Question;
use crate::tile::TileSet;
use crate::travel::Turn;

/// A way to a location, and what it costs.
#[derive(Clone, PartialEq, Debug)]
pub struct Route {
    /// Where it ends.
    pub to: Location,
    /// The moves that lead there, one after another.
    pub moves: Vec<Move>,
    /// Tiles with police that it leaves, those that were left before included.
    pub left: TileSet,
    /// Movement points that are left at the end.
    pub mp: u8,
    /// Gas cans that it uses.
    pub cans: u8,
    /// Drivers that it uses.
    pub drivers: u8,
    /// Whether it uses up a means of flying.
    pub flies: bool,
    /// Whether it needs a key at the end.
    pub key: bool,
}

impl Route {
    /// Whether this route is at least as good as the other in everything.
    fn beats(&self, other: &Route) -> bool {
        self.to == other.to
            && self.left.is_subset(other.left)
            && self.spent() <= other.spent()
            && self.cans <= other.cans
            && self.drivers <= other.drivers
            && self.flies <= other.flies
    }

    /// Movement points that it took.
    fn spent(&self) -> u8 {
        let steps = |mv: &&Move| matches!(mv, Move::Step { .. } | Move::Fly { .. });
        let rides = |mv: &&Move| matches!(mv, Move::Ride { .. });
        (self.moves.iter().filter(steps).count() as u8 + 1) - self.moves.iter().filter(rides).count() as u8
    }
}

/// A travel that has not arrived.
#[derive(Clone)]
struct Trip {
    turn: Turn,
    moves: Vec<Move>,
    drivers: u8,
}

/// Every route that no other beats, to every location that this seat can reach in the turn it has before it. Empty when it
/// is not about to travel.
///
/// ```
/// use plan::{Location, Move, Options, Plan, Question, routes};
/// use table::{Opening, Rules, Seated, Seats, Seed};
///
/// let mut game = Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text("docs")).deal()?;
/// while !matches!(game.state().heist().asked(), Some((_, Question::Act))) {
///     let seat = game.awaited().iter().next().expect("somebody is asked");
///     let mut lawful = Vec::new();
///     game.moves(seat, game.now(), &mut lawful);
///     game.play(game.now(), seat, &lawful[0], &mut |_| ()).expect("offered, so lawful");
/// }
/// let seat = game.awaited().iter().next().expect("somebody is asked");
/// let own = game.state().private(seat);
/// let routes = routes(Seated::new(seat, game.state().public(), &own));
/// assert!(routes.iter().all(|route| route.to != Location::HOSPITAL && !route.moves.is_empty()));
/// # Ok::<(), table::BadOptions>(())
/// ```
pub fn routes(sight: Seated<'_, Plan>) -> Vec<Route> {
    let view = View { open: sight.public, own: sight.private, seat: sight.seat };
    let travels =
        matches!(view.open.asked(), Some((seat, Question::Act | Question::Travel)) if seat == view.seat);
    let Some(turn) = view.open.turn.filter(|_| travels) else { return Vec::new() };
    let mut found: Vec<Route> = Vec::new();
    let mut open = vec![Trip { turn, moves: Vec::new(), drivers: 0 }];
    let mut seen: Vec<Trip> = Vec::new();
    while let Some(trip) = open.pop() {
        for (mv, next) in view.goes_on(&trip) {
            let mut moves = trip.moves.clone();
            moves.push(mv);
            let Some(to) =
                next.turn.node.location().filter(|_| !matches!(mv, Move::Gas | Move::Contact { .. }))
            else {
                let next = Trip { moves, ..next };
                if !seen.iter().any(|other| other.is_as_good_as(&next)) {
                    seen.retain(|other| !next.is_as_good_as(other));
                    seen.push(next.clone());
                    open.push(next);
                }
                continue;
            };
            let route = Route {
                to,
                left: next.turn.left,
                mp: next.turn.mp,
                cans: next.turn.cans - turn.cans,
                drivers: next.drivers,
                flies: matches!(mv, Move::Fly { .. }),
                key: view.open.is_closed(to),
                moves,
            };
            if !found.iter().any(|other| other.beats(&route)) {
                found.retain(|other| !route.beats(other));
                found.push(route);
            }
        }
    }
    table::sort_by_key(&mut found, |route| (route.to, route.left, route.cans, route.drivers, route.flies));
    found
}

impl Trip {
    /// Whether this trip is at the same place with no less in hand.
    fn is_as_good_as(&self, other: &Trip) -> bool {
        self.turn.node == other.turn.node
            && self.turn.left.is_subset(other.turn.left)
            && self.turn.mp >= other.turn.mp
            && self.turn.ridden <= other.turn.ridden
            && self.turn.cans <= other.turn.cans
            && self.drivers <= other.drivers
    }
}

impl View<'_> {
    /// Every travel move from here, and where it leads.
    fn goes_on(&self, trip: &Trip) -> Vec<(Move, Trip)> {
        let mut moves = Vec::new();
        let turn = trip.turn;
        let ready: Vec<usize> = self.me().ready(Contact::Driver).collect();
        let spent = u16::from(trip.drivers) * Contact::Driver.cost();
        let cash = self.own.cash.saturating_sub(spent);
        let drivers = ready.len() - usize::from(trip.drivers);
        // What the seat would have left: gas and drivers that this trip has used are gone.
        let mut means = self.means();
        means.cash = cash;
        means.drivers = drivers as u8;
        means.cans = self.cans_left(trip);
        self.offer_going(&turn, means, &mut moves);
        let mut next: Vec<(Move, Trip)> = moves.into_iter().map(|mv| (mv, trip.after(mv))).collect();
        if means.cans > 0 {
            next.push((Move::Gas, trip.after(Move::Gas)));
        }
        if drivers > 0 && cash >= Contact::Driver.cost() {
            let slot = ready[usize::from(trip.drivers)] as u8;
            let mut after = trip.clone();
            after.turn.mp += DRIVER;
            after.drivers += 1;
            means.cash -= Contact::Driver.cost();
            means.drivers -= 1;
            if self.arrives(turn.node, after.turn.mp, turn.ridden, means, self.ends()) {
                next.push((Move::Contact { slot }, after));
            }
        }
        next
    }

    fn cans_left(&self, trip: &Trip) -> u8 {
        let before = self.open.turn.map_or(0, |turn| turn.cans);
        let used = trip.turn.cans - before;
        (self.me().gas - used.min(self.me().gas)).min(CANS_PER_TURN - trip.turn.cans)
    }
}

impl Trip {
    fn after(&self, mv: Move) -> Trip {
        let mut next = self.clone();
        let turn = &mut next.turn;
        match mv {
            Move::Step { to, left } => {
                turn.mp -= 1;
                (turn.node, turn.left) = (to, turn.left.union(left));
            }
            Move::Ride { to, left } => {
                turn.mp += 1;
                turn.ridden = true;
                (turn.node, turn.left) = (to.into(), turn.left.union(left));
            }
            Move::Fly { to, left } => {
                turn.mp -= 1;
                (turn.node, turn.left) = (to.into(), turn.left.union(left));
            }
            _ => {
                turn.mp += 1;
                turn.cans += 1;
            }
        }
        next
    }
}
