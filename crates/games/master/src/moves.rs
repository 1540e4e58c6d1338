//! What can be asked for, and why not. (Rules §12.2)

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Few, Seat, SeatSet};

use crate::card::Card;
use crate::leader::Gift;
use crate::story::Story;

/// What a seat can ask for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Move {
    /// Answers the ask of this number.
    Answer {
        /// Which ask.
        ask: u32,
        /// How.
        with: Reply,
    },
    /// Lays a card or a combination; the last one ends on top.
    Place {
        /// The card, or the lower and the upper one.
        cards: Few<Card, 2>,
        /// Where.
        on: On,
        /// How many cards the stack had, where that counts.
        seen: Option<u8>,
    },
    /// Closes a stack.
    DeadEnd {
        /// Which.
        stack: u8,
        /// How many cards it had, where that counts.
        seen: Option<u8>,
    },
    /// Lays a trap before an opponent.
    Trap {
        /// Which.
        card: Card,
        /// Whose it becomes.
        target: Seat,
    },
    /// Plays an Escape.
    Escape {
        /// Which.
        card: Card,
        /// The trap that it removes.
        trap: Option<Card>,
        /// The card that an Escape −1 discards.
        discard: Option<Card>,
    },
    /// Puts a special card face down, or all of them.
    Drop {
        /// Which; all if none is named.
        card: Option<Card>,
    },
    /// Draws a card.
    Draw,
    /// Calls "Draw".
    CallDraw,
    /// Gives in to a +3.
    TakeThree {
        /// Which.
        trap: Card,
    },
    /// Goes out with the last cards.
    Vanish,
    /// Strikes a ninja pose.
    Pose {
        /// The trap that it removes.
        trap: Card,
    },
    /// Discards a card for a Wisdom played, or not.
    Story11 {
        /// Which.
        card: Option<Card>,
    },
    /// Ends a calm turn with nothing.
    Pass,
}

/// Where a card goes: on a stack, or on none. JSON writes a number, or `"new"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum On {
    /// It starts one.
    New,
    /// On this.
    Stack(u8),
}

impl Serialize for On {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match (self, to.is_human_readable()) {
            (On::New, true) => to.serialize_str("new"),
            (On::New, false) => to.serialize_u8(u8::MAX),
            (On::Stack(stack), _) => to.serialize_u8(*stack),
        }
    }
}

impl<'de> Deserialize<'de> for On {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<On, D::Error> {
        struct Place;
        impl serde::de::Visitor<'_> for Place {
            type Value = On;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the number of a stack, or \"new\"")
            }
            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<On, E> {
                u8::try_from(number).map(On::Stack).map_err(|_| E::custom("there are not so many stacks"))
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<On, E> {
                if text == "new" { Ok(On::New) } else { Err(E::custom("the number of a stack, or \"new\"")) }
            }
        }
        if from.is_human_readable() {
            return from.deserialize_any(Place);
        }
        Ok(match u8::deserialize(from)? {
            u8::MAX => On::New,
            stack => On::Stack(stack),
        })
    }
}

/// An answer to an ask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Reply {
    /// Who of the team draws the story.
    StoryDrawer { seat: Seat },
    /// A new leader, or not.
    Story2(NewLeader),
    /// Whose leaders can do nothing.
    Story6 { seats: Chosen },
    /// Who will be out first.
    Story10 { seat: Seat },
    /// What is paid for Beast Mode, in the order in which it goes under the deck; nothing for no.
    Beast { cards: Few<Story, 2> },
    /// Who gets Blunders.
    Burden { seat: Option<Seat> },
    /// Who else starts with fewer cards.
    LeanPartner { seat: Option<Seat> },
    /// Which cards of the pile are exchanged for which of the hand, in the order of the pile.
    Story3 { swaps: Few<(u8, Card), 3> },
    /// Who gets which card, in the order of the deck.
    Story5 { gifts: Few<(Card, Seat), 2> },
    /// Start!
    Start,
}

/// An answer to Story 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewLeader {
    /// Leaders are swapped with this seat.
    Swap(Seat),
    /// One comes from the deck.
    Redraw,
    /// All stays as it is.
    Keep,
}

/// One or two seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chosen(pub SeatSet);

impl PartialOrd for Chosen {
    fn partial_cmp(&self, other: &Chosen) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chosen {
    fn cmp(&self, other: &Chosen) -> std::cmp::Ordering {
        self.0.iter().cmp(other.0.iter())
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// That ask is not open to this seat.
    AskClosed,
    /// That is no answer to this question.
    NoAnswer,
    /// That seat cannot be chosen here.
    WrongSeat { seat: Seat },
    /// That is not worth exactly two points of one's own experience.
    WrongPayment,
    /// That is not what may be exchanged.
    WrongSwap,
    /// That is not as many cards as must be given.
    WrongGift,
    /// The round has not started.
    NotStarted,
    /// This round is between others.
    NotInRound,
    /// The seat is out.
    YouAreOut,
    /// Somebody is out, and this would not put the seat out too.
    RoundOver,
    /// A +3 has to be answered first.
    AnswerPlusThree,
    /// It is somebody else's turn.
    NotYourTurn { seat: Seat },
    /// Somebody has to answer first.
    SomebodyAnswers { seat: Seat },
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// One card or two.
    WrongNumber,
    /// This game has no combinations.
    NoCombinations,
    /// These two are no combination.
    NotACombination { one: Card, other: Card },
    /// A stack cannot start with this.
    CannotStart { card: Card },
    /// Only a sum of seven starts a stack.
    SumCannotStart { sum: u8 },
    /// There is no such stack.
    NoSuchStack { stack: u8 },
    /// The stack is closed.
    StackClosed { stack: u8 },
    /// Somebody was faster.
    StackChanged { stack: u8 },
    /// How many cards a stack had is not asked here.
    SeenNotAsked,
    /// That value does not go there.
    DoesNotFit { value: u8, top: Card },
    /// The trap forbids it.
    TrapForbids { trap: Card, top: Card },
    /// A seven only starts stacks here.
    SevenOnlyStarts,
    /// No Wisdom on a Wisdom.
    WisdomOnWisdom,
    /// Special cards do not go on stacks.
    NotOnStacks { card: Card },
    /// The card is no trap.
    NotATrap { card: Card },
    /// Traps are for opponents who are still in.
    WrongTarget { seat: Seat },
    /// That seat has such a trap already.
    AlreadyTrapped { seat: Seat },
    /// The card is no Escape.
    NotAnEscape { card: Card },
    /// There is no such trap that this could remove.
    NoSuchTrap { trap: Card },
    /// A plain Escape needs a trap.
    EscapeNeedsTrap,
    /// An Escape −1 must do something.
    EscapeDoesNothing,
    /// A plain Escape discards nothing.
    PlainEscape,
    /// That card cannot be discarded.
    CannotDiscard { card: Card },
    /// Only special cards can be dropped.
    CannotDrop { card: Card },
    /// There is nothing to drop.
    NothingToDrop,
    /// There is but one: it is named.
    DropByName,
    /// Whoever can play may not draw.
    CanPlay,
    /// There is nothing to draw.
    PileEmpty,
    /// A +3 is open somewhere.
    PlusThreeOpen,
    /// "Draw" was called in this turn.
    CalledBefore,
    /// The leader cannot do that.
    NoSuchGift { gift: Gift },
    /// Only in Beast Mode.
    OnlyAsBeast { gift: Gift },
    /// The hand is too large for that.
    TooManyCards { most: u8 },
    /// Once in a round.
    PosedBefore,
    /// There is no Wisdom to discard for.
    NoCredit,
    /// Nobody passes in real time.
    NotCalm,
}
