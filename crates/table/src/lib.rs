//! The contract that every game of Escapement is written against, and what all of them share.
//!
//! A game is a [`Rules`]: a deterministic state machine without I/O, clock or randomness of its own. The [`Referee`]
//! gives it [`Luck`], [`Time`] and a [`Log`]. Whoever is at the table has an [`Eye`] and gets a [`Sight`]: the public
//! part and, for a seat, a private one. Everything in this crate is pure and runs alike on native and wasm32.
//!
//! ```
//! # use serde::{Deserialize, Serialize};
//! use table::*;
//!
//! /// Two seats take one to three stones in turn; whoever takes the last one wins.
//! #[derive(Clone, Serialize, Deserialize)]
//! struct Nim { open: Open }
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct Open { stones: u8, turn: Seat }
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct Take(u8);
//! #[derive(Clone, PartialEq, Debug, Serialize)]
//! #[serde(rename_all = "snake_case")]
//! enum Why { NotYourTurn, NotSoMany { left: u8 } }
//!
//! impl Rules for Nim {
//!     const GAME: &'static str = "nim";
//!     const VERSION: u16 = 1;
//!     type Options = ();
//!     type Move = Take;
//!     type Fact = (Seat, u8);
//!     type Refusal = Why;
//!     type Public = Open;
//!     type Private = ();
//!
//!     fn deal(_: &(), _: Seats, luck: &mut Luck, _: &mut Facts<(Seat, u8)>) -> Result<Nim, BadOptions> {
//!         Ok(Nim { open: Open { stones: 15 + luck.below(Stream(0), 6) as u8, turn: Seat::at(0) } })
//!     }
//!     fn dealt_with(&self) -> (&(), Seats) { (&(), Seats::of(2)) }
//!     fn public(&self) -> &Open { &self.open }
//!     fn private(&self, _: Seat) {}
//!     fn judge(sight: Seated<'_, Nim>, _: Time, &Take(n): &Take) -> Result<(), No<Why>> {
//!         let Open { stones, turn } = *sight.public;
//!         if turn != sight.seat { return Err(No::Because(Why::NotYourTurn)) }
//!         if n == 0 || n > stones.min(3) { return Err(No::Because(Why::NotSoMany { left: stones })) }
//!         Ok(())
//!     }
//!     fn moves(sight: Seated<'_, Nim>, at: Time, out: &mut Vec<Take>) {
//!         out.extend((1..=3).map(Take).filter(|take| Nim::judge(sight, at, take).is_ok()));
//!     }
//!     fn wake(_: Seated<'_, Nim>, _: Time) -> Option<Time> { None }
//!     fn imagine(sight: Sight<'_, Nim>, _: &mut Luck) -> Nim { Nim { open: sight.public.clone() } }
//!     fn play(&mut self, _: Time, seat: Seat, &Take(n): &Take, _: &mut Luck, facts: &mut Facts<(Seat, u8)>) {
//!         self.open.stones -= n;
//!         self.open.turn = Seats::of(2).after(seat);
//!         facts.tell((seat, n));
//!     }
//!     fn alarm(&self) -> Option<Time> { None }
//!     fn ring(&mut self, _: Time, _: &mut Luck, _: &mut Facts<(Seat, u8)>) {}
//!     fn awaited(open: &Open) -> SeatSet {
//!         if open.stones == 0 { SeatSet::NONE } else { SeatSet::one(open.turn) }
//!     }
//!     fn talk(_: &Open, _: Seat) -> Eyes { Eyes::ALL }
//!     fn outcome(open: &Open) -> Option<Outcome> {
//!         let score = |seat| (seat, i64::from(seat != open.turn), Vec::new());
//!         (open.stones == 0).then(|| Outcome::ranked(Seats::of(2).iter().map(score)))
//!     }
//!     fn check(&self) -> Result<(), Broken> { Ok(()) }
//! }
//!
//! let mut referee = Opening::<Nim>::new((), Seats::of(2), Seed::from_text("docs")).deal()?;
//! let refused = referee.play(Time::ms(900), Seat::at(1), &Take(2), &mut |_| ());
//! assert_eq!(refused, Err(Denied::No(No::Because(Why::NotYourTurn))));
//! while referee.outcome().is_none() {
//!     let seat = referee.awaited().iter().next().expect("somebody is awaited until the end");
//!     let mut lawful = Vec::new();
//!     referee.moves(seat, referee.now(), &mut lawful);
//!     referee.play(referee.now().after(1_000), seat, &lawful[0], &mut |_| ()).expect("offered, so lawful");
//! }
//! referee.reveal(&mut |_| ()).expect("the game is over");
//! let log = Log::<Nim>::read(&referee.log().to_bytes()).expect("just written");
//! assert!(Referee::replay(&log, log.revealed().unwrap(), usize::MAX, &mut |_| ()).is_ok());
//! # Ok::<(), BadOptions>(())
//! ```

mod ask;
mod documents;
mod fact;
mod fairness;
mod few;
mod gate;
mod log;
mod lookup;
mod luck;
mod outcome;
mod pile;
mod read;
mod referee;
mod refusal;
mod rules;
mod seat;
mod sort;
mod time;
mod write;

pub use ask::Ask;
pub use documents::{Changes, Documents, Export, Message, Whole, diff, patch};
pub use fact::{Facts, Recall, Told};
pub use fairness::{Commitment, Entropy, Seed, digest};
pub use few::Few;
pub use gate::{Gate, Passed};
pub use log::{
    BadLog, Check, Entry, Happening, Header, JsonLog, Log, MOST_ENTRIES, Sitter, Stopped, game_of,
};
pub use lookup::Lookup;
pub use luck::{Luck, LuckMark, Stream};
pub use outcome::{Outcome, Part, Standing, Verdict};
pub use pile::{Pile, Segment};
pub use read::{read, read_known};
pub use referee::{Breach, Flaw, Opening, Passage, Referee, Snapshot};
pub use refusal::{BadOptions, Broken, Coded, Denied, No, written};
pub use rules::{Rules, Seated, Sight, with_sight};
pub use seat::{Eye, Eyes, Seat, SeatSet, Seats, Teams};
pub use sort::{sort, sort_by, sort_by_key};
pub use time::{Stopwatch, Time};
pub use write::write;
