//! What one seat may know besides the contest. (Rules §12.1)

use serde::{Deserialize, Serialize};
use table::{Few, Time};

use crate::card::{Card, CardSet};
use crate::story::Story;

/// What one seat may know besides what all can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Own {
    /// Its hand.
    pub hand: CardSet,
    /// The hand of its mate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<CardSet>,
    /// What it has put face down.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub dropped: CardSet,
    /// The top of the pile, as far as a story has shown it.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub peek: Few<Card, 3>,
    /// What it has answered about Beast Mode, while that is sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beast: Option<Few<Story, 2>>,
    /// When it may play again.
    #[serde(default, skip_serializing_if = "is_start")]
    pub ready_at: Time,
    /// When it may call "Draw" again.
    #[serde(default, skip_serializing_if = "is_start")]
    pub call_at: Time,
}

fn is_empty(set: &CardSet) -> bool {
    set.is_empty()
}

fn is_start(time: &Time) -> bool {
    *time == Time::ZERO
}
