//! A game as the page knows it: its rules, and what the page makes of them.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Rules, Seat, Seated, Time};

use crate::notice::Notice;

/// A game that the page can show.
pub trait PageGame:
    Rules<
        Move: Send + Sync,
        Fact: Send + Sync,
        Refusal: DeserializeOwned + Send + Sync,
        Public: Send + Sync,
        Private: DeserializeOwned + Send + Sync,
    > + PartialEq
    + Debug
    + 'static
{
    /// What can be heard of it.
    type Sound: Copy;
    /// What is worked out for a seat besides its moves.
    type Extra: Clone + PartialEq + Debug + Default + Send + Sync;

    /// What the page does with a fact, for whoever looks. It names every fact, so that a new one cannot be forgotten.
    fn notice(fact: &Self::Fact, me: Option<Seat>) -> Notice<Self::Sound>;

    /// The public part, as it came over the wire; none if it is not of this game.
    fn read_public(written: &Value) -> Option<Self::Public>;
    /// Whose turn it is, or who is asked before anything goes on; nobody where all act together.
    fn turn(open: &Self::Public) -> Option<Seat>;
    /// Whether it is over by the rules.
    fn is_over(open: &Self::Public) -> bool;
    /// The people ended it, though the rules have not.
    fn end(_open: &mut Self::Public) {}
    /// Adds what a seat is shown as what it can do, and says what else is worked out for it.
    fn look(seated: Seated<'_, Self>, at: Time, moves: &mut Vec<Self::Move>) -> Self::Extra;
}
