//! Escape Plan, the heist game, for one to five seats.
//!
//! Bank robbers have three days to collect money in a city that grows tile by tile and fills with police. Then they leave
//! through the one exit that stays open; whoever is still there when the third day ends is arrested. The most money among
//! those who escaped wins. With two seats, and alone, Inspector Sandra is about as well.
//!
//! The files follow the rules: `data` (every number), `hex`, `tile`, `site`, `police`, `stash`, `city` (tiles and the map that
//! follows from them), `node`, `travel` and `reach` (ways through it), `player`, `heist` (all that everybody can see), `own`
//! (what one seat may know besides), `task` (what is asked and what remains to be done), `moves`, `facts`, `possible`, `judge`,
//! `offer`, then what happens: `setup`, `flow`, `act`, `using`, `going`, `cards`, `visit`, `wounds`, `notoriety`, `sandra`, `scoring`.
//! `rule` says where in the rules page a refusal is explained, `routes` proposes whole ways to a location, and `bots` play.
//!
//! ```
//! use plan::{Move, Options, Plan};
//! use table::{Opening, Seats, Seed, Time};
//!
//! let mut game = Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text("docs")).deal()?;
//! let seat = game.awaited().iter().next().expect("somebody takes a contact");
//! game.play(Time::ms(900), seat, &Move::StartContact { display: 0 }, &mut |_| ()).expect("it is offered");
//! assert!(game.state().heist().player(seat).contacts[0].is_some());
//! # Ok::<(), table::BadOptions>(())
//! ```

mod act;
pub mod bots;
mod cards;
mod city;
mod data;
mod exam;
mod facts;
mod flow;
mod going;
mod heist;
mod hex;
mod imagine;
mod invariants;
mod judge;
mod moves;
mod named;
mod node;
mod notoriety;
mod offer;
mod options;
mod own;
mod player;
mod police;
mod possible;
mod reach;
mod routes;
mod rule;
mod sandra;
mod scoring;
mod setup;
mod site;
mod stash;
mod task;
mod tile;
mod travel;
mod using;
mod visit;
mod wounds;
mod written;

use table::{
    BadOptions, Broken, Eyes, Facts, Luck, No, Outcome, Rules, Seat, SeatSet, Seated, Seats, Sight, Time,
};

pub use city::{City, Placed};
pub use facts::Fact;
pub use heist::{Exit, Gang, Heist, Period, Players, Results, SEATS, Sandra, Sites, Stack, Tally, Who};
pub use hex::Hex;
pub use moves::{Bonus, Item, Means, Move, Opener, Place, Refusal};
pub use node::Node;
pub use options::Options;
pub use own::{Card, Own};
pub use player::{Player, Status};
pub use police::{Officer, Officers};
pub use routes::{Route, routes};
pub use rule::anchor;
pub use sandra::{Deck, Goal};
pub use site::{Group, Kind, Location, Site, SiteSet};
pub use stash::{Asset, AssetSet, Contact, Equipment, Fixer, Goods, Known, Received, Stashed, Vault};
pub use table::Few;
pub use task::{Question, Task};
pub use tile::{Region, Tile, TileSet};
pub use travel::Turn;

use act::Act;
use judge::View;

/// A game of Escape Plan: what all see, and what is kept from some.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    open: Heist,
    own: [Own; SEATS],
    /// Tiles still in each pile of lockers and exit tiles, as sets of their numbers.
    vaults: [u8; 5],
}

impl Plan {
    /// All that everybody can see.
    pub fn heist(&self) -> &Heist {
        &self.open
    }

    fn act<'a>(&'a mut self, at: Time, luck: &'a mut Luck, facts: &'a mut Facts<Fact>) -> Act<'a> {
        Act { game: self, at, luck, facts }
    }
}

fn view<'a>(sight: Seated<'a, Plan>) -> View<'a> {
    View { open: sight.public, own: sight.private, seat: sight.seat }
}

impl Rules for Plan {
    const GAME: &'static str = "plan";
    const VERSION: u16 = 2;
    type Options = Options;
    type Move = Move;
    type Fact = Fact;
    type Refusal = Refusal;
    type Public = Heist;
    type Private = Own;

    fn deal(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) -> Result<Plan, BadOptions> {
        options.check(seats)?;
        Ok(setup::deal(options, seats, luck, facts))
    }

    fn dealt_with(&self) -> (&Options, Seats) {
        (&self.open.options, self.open.seats())
    }

    fn public(&self) -> &Heist {
        &self.open
    }

    fn private(&self, seat: Seat) -> Own {
        self.own[seat.index() % SEATS]
    }

    fn judge(sight: Seated<'_, Plan>, _: Time, mv: &Move) -> Result<(), No<Refusal>> {
        view(sight).judge(*mv).map_err(No::Because)
    }

    fn moves(sight: Seated<'_, Plan>, _: Time, out: &mut Vec<Move>) {
        view(sight).offer(out);
    }

    fn wake(_: Seated<'_, Plan>, _: Time) -> Option<Time> {
        None
    }

    fn imagine(sight: Sight<'_, Plan>, luck: &mut Luck) -> Plan {
        imagine::imagine(sight, luck)
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Move, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.act(at, luck, facts).play(seat, *mv);
    }

    fn alarm(&self) -> Option<Time> {
        self.open.until
    }

    fn ring(&mut self, at: Time, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.act(at, luck, facts).ring();
    }

    fn break_off(&mut self) {
        self.open.results = Some(self.results());
        self.open.todo = Few::NONE;
        self.open.turn = None;
        self.open.until = None;
    }

    fn awaited(open: &Heist) -> SeatSet {
        open.asked().map_or(SeatSet::NONE, |(seat, _)| SeatSet::one(seat))
    }

    fn talk(_: &Heist, _: Seat) -> Eyes {
        Eyes::ALL
    }

    fn outcome(open: &Heist) -> Option<Outcome> {
        scoring::outcome(open)
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }
}
