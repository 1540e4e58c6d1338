//! What one seat may know besides what all can see. (Rules §3.12)

use std::fmt;

use serde::{Deserialize, Serialize};

use table::Few;

use crate::data::{PLANS, SLOTS};
use crate::named::named;
use crate::site::Site;

named!(
    /// An Escape Plan card.
    Card,
    9,
    "plan card"
);

impl Card {
    fn write_name(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }

    /// What it brings at the end of the game; nothing where Income is received at once.
    pub const fn amount(self, site: Site) -> Option<u16> {
        match PLANS[self.index()][site.index()] {
            0 => None,
            amount => Some(amount),
        }
    }
}

/// What one seat may know besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Its plan card.
    pub plan: Card,
    /// Its cash.
    pub cash: u16,
    /// Which locker or exit tile lies in each slot of its stash, by number in its pile.
    #[serde(default, skip_serializing_if = "nothing")]
    pub loot: [Option<u8>; SLOTS],
    /// The tiles it is looking at, by number in their pile.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub seen: Few<u8, 5>,
    /// The one it keeps and has to put somewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<u8>,
}

impl Own {
    /// A seat with so much cash, before a card was dealt.
    pub(crate) const fn with_cash(cash: u16) -> Own {
        Own { plan: Card(0), cash, loot: [None; SLOTS], seen: Few::NONE, kept: None }
    }
}

fn nothing(loot: &[Option<u8>; SLOTS]) -> bool {
    loot.iter().all(Option::is_none)
}
