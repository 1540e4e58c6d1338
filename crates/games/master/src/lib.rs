//! Escape Master, the speed card game, for two to four seats, in real time or calm.
//!
//! Everybody lays cards on common stacks at once, up or down by one, as fast as they like; whoever has none left ends the
//! round, and what the others hold are Blunders. Special cards close stacks and trap opponents, leaders and stories bend
//! the rules, and whoever has the fewest Blunders when somebody breaks has won.
//!
//! The files follow the rules: `card`, `leader`, `story`, `options`, `contest` (all that everybody can see), `own` (what one
//! seat may know besides), `stacks` and `fits` (what goes where), `moves`, `facts`, `judge`, `answers`, `offer`, then what
//! happens: `preround`, `act`, `clock`, `scoring`. `rule` says where in the rules page a refusal is explained.
//!
//! ```
//! use master::{Master, Move, Options, Reply};
//! use table::{Opening, Seat, Seats, Seed, Time};
//!
//! let mut game = Opening::<Master>::new(Options::default(), Seats::of(2), Seed::from_text("docs")).deal()?;
//! let dealer = game.state().contest().dealer;
//! game.play(Time::ms(900), dealer, &Move::Answer { ask: 1, with: Reply::Start }, &mut |_| ()).expect("asked");
//! game.advance(Time::ms(3_900), &mut |_| ()).expect("the countdown is over");
//! let mut lawful = Vec::new();
//! game.moves(Seat::at(0), game.now(), &mut lawful);
//! assert!(!lawful.is_empty());
//! # Ok::<(), table::BadOptions>(())
//! ```

mod act;
mod answers;
pub mod bots;
mod card;
mod clock;
mod contest;
mod exam;
mod facts;
mod fits;
mod imagine;
mod invariants;
mod judge;
mod leader;
mod moves;
mod offer;
mod options;
mod own;
mod pile;
mod preround;
mod rule;
mod scoring;
mod stacks;
mod story;
mod written;

use table::{
    BadOptions, Broken, Eyes, Facts, Luck, No, Outcome, Part, Pile, Rules, Seat, SeatSet, Seated, Seats,
    Sight, Standing, Stream, Time, Verdict,
};

pub use card::{Card, CardSet, Kind, NoSuchCard, Tribe};
pub use contest::{Asked, Contest, Credit, Player, Plus, Question, SEATS, Stage, Stall, Tally, Turn, Why};
pub use facts::Fact;
pub use fits::Combination;
pub use leader::Gift;
pub use moves::{Chosen, Move, NewLeader, On, Refusal, Reply};
pub use options::{CapScope, LeaderMap, Level, Modules, Options, PoseLimit, RaceMode, ScoreFloor, Wrap};
pub use own::Own;
pub use pile::DrawPile;
pub use rule::{START, anchor};
pub use stacks::{MOST_STACKS, Stacks};
pub use story::Story;
pub use table::Few;

use act::Act;
use judge::View;

/// What is drawn for: who deals first.
const DEALER: Stream = Stream(4);

/// A game of Escape Master: what all see, and what is kept from some.
#[derive(Clone, PartialEq, Debug)]
pub struct Master {
    open: Contest,
    hands: [CardSet; SEATS],
    /// What each seat has put face down.
    dropped: [CardSet; SEATS],
    pile: DrawPile,
    /// Answers about Beast Mode that are not shown yet.
    sealed: [Option<Few<Story, 2>>; SEATS],
    ready_at: [Time; SEATS],
    call_at: [Time; SEATS],
}

impl Master {
    /// All that everybody can see.
    pub fn contest(&self) -> &Contest {
        &self.open
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index() % SEATS]
    }

    /// The draw pile.
    pub fn pile(&self) -> &DrawPile {
        &self.pile
    }

    fn act<'a>(&'a mut self, at: Time, luck: &'a mut Luck, facts: &'a mut Facts<Fact>) -> Act<'a> {
        Act { game: self, at, luck, facts }
    }
}

fn view<'a>(sight: Seated<'a, Master>) -> View<'a> {
    View { open: sight.public, own: sight.private, seat: sight.seat }
}

impl Rules for Master {
    const GAME: &'static str = "master";
    const VERSION: u16 = 1;
    const UNDO: bool = false;
    const REAL_TIME: bool = true;
    /// Exchanging three of a dozen cards has 1,753 ways; a hand of half the deck before a dozen stacks has fewer.
    const MOST_MOVES: usize = 4_096;
    type Options = Options;
    type Move = Move;
    type Fact = Fact;
    type Refusal = Refusal;
    type Public = Contest;
    type Private = Own;

    /// EM-1.
    fn deal(
        options: &Options,
        seats: Seats,
        luck: &mut Luck,
        facts: &mut Facts<Fact>,
    ) -> Result<Master, BadOptions> {
        options.check(seats)?;
        let modules = options.modules();
        let number = luck.below(DEALER, u32::from(seats.count())) as u8;
        let open = Contest {
            options: *options,
            seats,
            stage: Stage::Stories,
            round: 0,
            dealer: seats.get(number).expect("luck is below the number of seats"),
            asks: Few::NONE,
            asked: 0,
            players: [Player::default(); SEATS],
            stacks: Stacks::NONE,
            pile: options.deck().len(),
            plus: Few::NONE,
            doom: CardSet::NONE,
            leaders: Pile::empty(),
            stories: if modules.story { Pile::shuffled(Story::all().collect()) } else { Pile::empty() },
            named: None,
            first: SeatSet::NONE,
            idle: None,
            stall: None,
            turn: None,
            ranks: None,
            scores: Vec::new(),
            last: None,
        };
        let mut game = Master {
            open,
            hands: Default::default(),
            dropped: Default::default(),
            pile: DrawPile::shuffled(options.deck()),
            sealed: Default::default(),
            ready_at: Default::default(),
            call_at: Default::default(),
        };
        let mut act = game.act(Time::ZERO, luck, facts);
        if modules.leaders {
            act.deal_leaders();
        }
        act.begin_round(seats.all());
        Ok(game)
    }

    fn dealt_with(&self) -> (&Options, Seats) {
        (&self.open.options, self.open.seats)
    }

    fn public(&self) -> &Contest {
        &self.open
    }

    fn private(&self, seat: Seat) -> Own {
        let index = seat.index() % SEATS;
        Own {
            hand: self.hands[index],
            mate: self.open.mate_of(seat).map(|mate| self.hands[mate.index()]),
            dropped: self.dropped[index],
            peek: if self.pile.seen_by == Some(seat) { self.pile.top } else { Few::NONE },
            beast: self.sealed[index],
            ready_at: self.ready_at[index],
            call_at: self.call_at[index],
        }
    }

    fn judge(sight: Seated<'_, Master>, at: Time, mv: &Move) -> Result<(), No<Refusal>> {
        view(sight).judge(at, *mv)
    }

    fn moves(sight: Seated<'_, Master>, at: Time, out: &mut Vec<Move>) {
        view(sight).offer(at, out);
    }

    fn wake(sight: Seated<'_, Master>, at: Time) -> Option<Time> {
        view(sight).wake(at)
    }

    fn imagine(sight: Sight<'_, Master>, luck: &mut Luck) -> Master {
        imagine::imagine(sight, luck)
    }

    fn play(&mut self, at: Time, seat: Seat, mv: &Move, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.act(at, luck, facts).play(seat, *mv);
    }

    fn alarm(&self) -> Option<Time> {
        self.next_alarm()
    }

    fn ring(&mut self, at: Time, luck: &mut Luck, facts: &mut Facts<Fact>) {
        self.act(at, luck, facts).ring();
    }

    /// Before a round those who are asked; in it everybody who is in, whatever they hold, for that is their secret.
    fn awaited(open: &Contest) -> SeatSet {
        let asked: SeatSet = open.asks.iter().flat_map(|asked| asked.ask.waiting.iter()).collect();
        match (open.stage, open.turn) {
            (Stage::Over, _) => SeatSet::NONE,
            (Stage::Countdown { .. } | Stage::Photo { .. }, _) => open.inside(),
            (Stage::Play, None) => open.inside(),
            (Stage::Play, Some(turn)) => match open.plus.iter().next() {
                // A mate may answer too, with an Escape that nobody knows of.
                Some(plus) => SeatSet::one(plus.whose),
                None => {
                    let asked = open.seats.iter().find(|seat| open.player(*seat).credit.is_some());
                    SeatSet::one(asked.unwrap_or(turn.seat))
                }
            },
            _ => asked,
        }
    }

    fn talk(_: &Contest, _: Seat) -> Eyes {
        Eyes::ALL
    }

    fn team(open: &Contest, seat: Seat) -> SeatSet {
        open.team_of(seat)
    }

    fn outcome(open: &Contest) -> Option<Outcome> {
        let ranks = open.ranks.filter(|_| open.stage == Stage::Over)?;
        let mut standings: Vec<Standing> = open
            .seats
            .iter()
            .map(|seat| {
                let parts = match open.options.teams {
                    true => vec![Part { name: "team".to_owned(), value: open.team_total(seat).into() }],
                    false => Vec::new(),
                };
                let (place, score) = (ranks[seat.index()], open.player(seat).total.into());
                Standing { seat, place, score, parts }
            })
            .collect();
        table::sort_by_key(&mut standings, |standing| (standing.place, standing.seat));
        Some(Outcome { verdict: Verdict::Ranked, standings })
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }
}
