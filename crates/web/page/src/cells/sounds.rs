//! What a game of ESCAPE! sounds like, and how it calls whoever is to move.

use cells::Cells;
use leptos::prelude::*;

use super::board::Seen;
use crate::client::Client;
use crate::erased::effect;
use crate::news::each_sound;
use crate::seen::is;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::table_view::summons::summon;

/// Plays what happens, and calls whoever is to move.
pub(crate) fn listen(client: Client, sight: Seen) {
    let settings = Settings::here();
    each_sound::<Cells>(client, move |_, sound| sound.play(settings));
    let refusals = client.refusal;
    effect(move || {
        if refusals.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
    summon(client, is(sight, |sight| sight.is_my_turn()));
}
