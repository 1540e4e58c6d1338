//! What a heist sounds like.

use plan::Plan;

use super::hand::Hand;
use crate::client::Client;
use crate::news::{each_no, each_sound};
use crate::seen::is;
use crate::settings::Settings;
use crate::table_view::summons::summon;

/// Plays what happens, and calls whoever is asked.
pub(super) fn listen(client: Client, hand: Hand) {
    let settings = Settings::here();
    each_sound::<Plan>(client, move |_, sound| sound.play(settings));
    each_no(hand.no);
    summon(client, is(hand.seen, |sight| sight.is_my_turn()));
}
