//! What a heist sounds like.

use leptos::prelude::*;
use serde_json::Value;

use super::hand::Hand;
use crate::client::Client;
use crate::erased::{effect, truth};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::table_view::summons::summon;

/// The sound of a fact, and how much it deserves to be heard.
fn sound_of(fact: &Value, me: Option<u64>) -> Option<(u8, Sound)> {
    let is = |name: &str| fact.get(name).is_some() || fact.as_str() == Some(name);
    let mine = |name: &str| me.is_some() && fact.get(name).and_then(|fact| fact.get("seat")?.as_u64()) == me;
    Some(match () {
        () if is("scored") => (9, Sound::Won),
        () if is("arrested") => (8, Sound::Caught),
        () if is("escaped") || is("group_done") => (7, Sound::Found),
        () if is("exit_closed") || is("day_begins") => (6, Sound::Gong),
        () if mine("wounded") || mine("handcuffed") => (6, Sound::Caught),
        () if is("looted") || is("line_crossed") => (4, Sound::Found),
        () if is("stepped") || is("rode") || is("flew") || is("tile_placed") => (2, Sound::Step),
        () if is("officer_moved") || is("sandra_moved") => (2, Sound::Jump),
        () => return None,
    })
}

/// Plays what happens, and calls whoever is asked.
pub(super) fn listen(client: Client, hand: Hand) {
    let settings = Settings::here();
    let last = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    effect(move || {
        let me = hand.seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let me = me.map(|seat| seat.index() as u64);
        let (number, sound) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            let sounds = facts.iter().filter_map(|fact| sound_of(fact, me));
            (number, sounds.max_by_key(|(weight, _)| *weight))
        });
        if number > last.get_value() {
            last.set_value(number);
            if let Some((_, sound)) = sound {
                sound.play(settings);
            }
        }
    });
    effect(move || {
        if hand.no.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
    let question = hand.question();
    summon(client, truth(move || question.get().is_some()));
}
