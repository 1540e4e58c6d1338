//! What a game of ESCAPE! sounds like, and how it calls whoever is to move.

use leptos::prelude::*;
use serde_json::Value;

use super::board::Seen;
use crate::client::Client;
use crate::erased::{effect, memo};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::table_view::summons::summon;

/// The sound of a fact, and how much it deserves to be heard: of all that happened in one entry the dearest sounds.
fn sound_of(fact: &Value) -> Option<(u8, Sound)> {
    let is = |name: &str| fact.get(name).is_some();
    Some(match () {
        () if is("won") => (5, Sound::Won),
        () if is("reached") => (4, Sound::Found),
        () if is("sent_home") => (3, Sound::Caught),
        () if is("time_up") => (3, Sound::Gong),
        () if is("jumped") => (2, Sound::Jump),
        () if is("moved") || is("cell_picked") => (1, Sound::Step),
        () => return None,
    })
}

/// Plays what happens, and calls whoever is to move.
pub(crate) fn listen(client: Client, sight: Seen) {
    let settings = Settings::here();
    let seen = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    effect(move || {
        let (number, sound) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            (number, facts.iter().filter_map(sound_of).max_by_key(|(weight, _)| *weight))
        });
        if number > seen.get_value() {
            seen.set_value(number);
            if let Some((_, sound)) = sound {
                sound.play(settings);
            }
        }
    });
    let refusals = client.refusal;
    effect(move || {
        if refusals.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
    let mine = memo(move || sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_my_turn())));
    summon(client, mine);
}
