//! What a game of ESCAPE! sounds like, and how it calls whoever is to move.

use cells::Cells;
use leptos::prelude::*;

use super::board::Seen;
use crate::client::Client;
use crate::erased::{effect, memo};
use crate::news::each_sound;
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
    let mine = memo(move || sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_my_turn())));
    summon(client, mine);
}
