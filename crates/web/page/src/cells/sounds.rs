//! What a game of ESCAPE! sounds like, and how it calls whoever is to move.

use cells::Cells;

use super::board::Seen;
use crate::client::Client;
use crate::news::{each_no, each_sound};
use crate::seen::is;
use crate::settings::Settings;
use crate::table_view::summons::summon;

/// Plays what happens, and calls whoever is to move.
pub(crate) fn listen(client: Client, sight: Seen) {
    let settings = Settings::here();
    each_sound::<Cells>(client, move |_, sound| sound.play(settings));
    each_no(client.refusal);
    summon(client, is(sight, |sight| sight.is_my_turn()));
}
