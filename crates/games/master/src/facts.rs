//! What can happen. (Rules §4 to §10)

use serde::{Deserialize, Serialize};
use table::{Few, Seat, SeatSet, Time};

use crate::card::{Card, CardSet, Tribe};
use crate::contest::Why;
use crate::story::Story;

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    // ----- before a round -----
    /// A round begins.
    Round { round: u16, dealer: Seat },
    /// A seat has this leader now.
    Leader { seat: Seat, tribe: Tribe },
    /// A story was drawn for the coming round.
    StoryDrawn { seat: Seat, story: Story },
    /// Two seats swapped leaders.
    LeadersSwapped { seat: Seat, whose: Seat },
    /// All leaders are dealt anew.
    LeadersDealt { seat: Seat },
    /// A total went down by a story.
    Relieved { seat: Seat, points: u8, total: i16 },
    /// A leader can do nothing in this round.
    Silenced { seat: Seat, whose: Seat },
    /// Somebody named who will be out first.
    Named { seat: Seat, whose: Seat },
    /// Luck named somebody.
    NamedByLuck { seat: Seat, whose: Seat },
    /// A leader is a Beast in this round, paid with these.
    Beast { seat: Seat, cards: Few<Story, 2> },
    /// A leader is a Beast in this round by a story.
    BeastByStory { seat: Seat },
    /// Blunders before the round.
    Burdened { seat: Seat, whose: Seat, blunders: u8, total: i16 },
    /// Somebody else starts with fewer cards too.
    Lean { seat: Seat, whose: Seat },
    /// A hand, to whoever may see it.
    Hand { seat: Seat, cards: CardSet },
    /// A hand, to everybody else.
    Dealt { seat: Seat, count: u8 },
    /// The top of the pile, to whoever may see it.
    Peeked { seat: Seat, cards: Few<Card, 3> },
    /// Somebody looks at the top of the pile.
    Peeks { seat: Seat, count: u8 },
    /// Cards were exchanged with the pile.
    Exchanged { seat: Seat, count: u8 },
    /// A card was given, to those who may know which.
    Gave { seat: Seat, whose: Seat, card: Card },
    /// A card was given.
    GaveACard { seat: Seat, whose: Seat },
    /// The dealer said "Start!".
    Starts { seat: Seat, until: Time },
    /// The round runs.
    Started,

    // ----- in a round -----
    /// Cards were laid.
    Placed { seat: Seat, cards: Few<Card, 2>, stack: u8, fresh: bool },
    /// A trap was lifted by Wisdom.
    Lifted { seat: Seat, trap: Card },
    /// A stack was closed.
    Closed { seat: Seat, stack: u8 },
    /// A trap was laid.
    Trapped { seat: Seat, whose: Seat, card: Card },
    /// An Escape removed a trap.
    Escaped { seat: Seat, whose: Seat, card: Card, trap: Card },
    /// An Escape −1 only discarded.
    Slipped { seat: Seat, card: Card },
    /// A card was discarded, to whoever may know which.
    Discarded { seat: Seat, card: Card },
    /// A card was discarded.
    DiscardedACard { seat: Seat },
    /// Special cards were dropped, to whoever may know which.
    Dropped { seat: Seat, cards: CardSet },
    /// Special cards were dropped.
    DroppedCards { seat: Seat, count: u8 },
    /// A card was drawn, to whoever may know which.
    Drew { seat: Seat, card: Card },
    /// A card was drawn.
    DrewACard { seat: Seat },
    /// "Draw", and everybody draws.
    DrawCalled { seat: Seat },
    /// "Draw", and somebody can play.
    DrawObjected,
    /// Everybody draws, for nobody does anything.
    DrawByItself,
    /// A +3 was carried out.
    Took { seat: Seat, trap: Card, count: u8 },
    /// Somebody vanished with the last cards.
    Vanished { seat: Seat, count: u8 },
    /// A ninja pose removed a trap.
    Posed { seat: Seat, trap: Card },
    /// Somebody passed.
    Passed { seat: Seat },
    /// Escape Master!
    Out { seat: Seat },
    /// Escape Alliance!
    Alliance { seats: SeatSet },
    /// Whoever is out by then is out too.
    Photo { until: Time },
    /// The round ends then.
    Stalling { why: Why, until: Time },
    /// It does not.
    Unstalled { why: Why },
    /// Nobody went out.
    Blocked,

    // ----- after a round -----
    /// What a round brought.
    Scored { seat: Seat, cards: CardSet, raw: u8, added: u8, total: i16 },
    /// A Doom Master is out of the game.
    Doomed { card: Card },
    /// The one named was out first, or not.
    Bet { seat: Seat, right: bool, total: i16 },
    /// A story became experience.
    Learned { seat: Seat, story: Story },
    /// Too much experience: one went back.
    Forgot { seat: Seat, story: Story },
    /// These play on.
    Tied { seats: SeatSet },
    /// It is over.
    Won { seats: SeatSet },
}
