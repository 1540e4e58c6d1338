//! What the temple sounds like.

use leptos::prelude::*;
use serde_json::Value;

use super::hand::Seen;
use crate::client::Client;
use crate::settings::Settings;
use crate::sound::Sound;

/// The sound of a fact, and how much it deserves to be heard: of all that happened in one entry the dearest sounds. What
/// others do all the time makes no noise.
fn sound_of(fact: &Value, mine: Option<u64>) -> Option<(u8, Sound)> {
    let is = |name: &str| fact.get(name).is_some() || fact.as_str() == Some(name);
    let own =
        |name: &str| mine.is_some() && fact.pointer(&format!("/{name}/seat")).and_then(Value::as_u64) == mine;
    Some(match () {
        () if fact.pointer("/ended/won") == Some(&Value::Bool(true)) => (9, Sound::Won),
        () if is("collapsed") => (9, Sound::Caught),
        () if is("gong") || is("slam") => (8, Sound::Gong),
        () if own("lost_die") => (7, Sound::Caught),
        () if is("goddess_helped") || is("activated") => (6, Sound::Found),
        () if is("called") || is("clock_set") => (5, Sound::Turn),
        () if own("discovered") => (3, Sound::Jump),
        () if own("entered") || own("thrown") => (1, Sound::Step),
        () => return None,
    })
}

/// Plays what happens.
pub(crate) fn listen(client: Client, seen: Seen) {
    let settings = Settings::here();
    let heard = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    Effect::new(move || {
        let mine = seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let mine = mine.map(|seat| seat.index() as u64);
        let (number, sound) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            let sounds = facts.iter().filter_map(|fact| sound_of(fact, mine));
            (number, sounds.max_by_key(|(weight, _)| *weight))
        });
        if number > heard.get_value() {
            heard.set_value(number);
            if let Some((_, sound)) = sound {
                sound.play(settings);
            }
        }
    });
    let refusal = client.refusal;
    Effect::new(move || {
        if refusal.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
}
