//! What a hand needs to know of the table it is at, whatever the game.

use leptos::prelude::*;
use table::Rules;

use crate::client::Client;
use crate::page_game::PageGame;
use crate::page_refusal::PageRefusal;
use crate::seen::{Seen, sender};

/// What a hand sees and whom it asks. Copies are the same.
pub(crate) struct AtTable<G: PageGame> {
    /// What is seen of the game.
    pub(crate) seen: Seen<G>,
    /// Where a move goes that the rules take.
    pub(crate) send: Callback<<G as Rules>::Move>,
    /// Where it is shown why not.
    pub(crate) refusal: RwSignal<Option<PageRefusal>>,
}

impl<G: PageGame> Clone for AtTable<G> {
    fn clone(&self) -> AtTable<G> {
        *self
    }
}

impl<G: PageGame> Copy for AtTable<G> {}

impl<G: PageGame> AtTable<G> {
    /// A hand that plays. A move that is good for so many milliseconds is not made later.
    pub(crate) fn playing(client: Client, seen: Seen<G>, good_for: Option<u32>) -> AtTable<G> {
        AtTable { seen, send: sender(client, good_for), refusal: client.refusal }
    }

    /// A hand that only shows: in a replay, or to a whole room.
    pub(crate) fn looking(seen: Seen<G>) -> AtTable<G> {
        AtTable { seen, send: Callback::new(|_| ()), refusal: RwSignal::new(None) }
    }
}
