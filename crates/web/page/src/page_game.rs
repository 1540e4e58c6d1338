//! A game as the page knows it: its rules, and what the page makes of them.

use serde::de::DeserializeOwned;
use table::{Rules, Seat};

use crate::notice::Notice;

/// A game that the page can show.
pub trait PageGame: Rules<Fact: Send + Sync, Refusal: DeserializeOwned + Send + Sync> + 'static {
    /// What can be heard of it.
    type Sound: Copy;

    /// What the page does with a fact, for whoever looks. It names every fact, so that a new one cannot be forgotten.
    fn notice(fact: &Self::Fact, me: Option<Seat>) -> Notice<Self::Sound>;
}
