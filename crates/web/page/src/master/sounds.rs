//! What a game of Escape Master sounds like.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use master::Fact;
use serde_json::Value;
use words::{Language, Words};

use super::hand::Hand;
use super::naming::arguments;
use crate::browser;
use crate::client::Client;
use crate::erased::effect;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::speech;

/// How the device trembles when a trap hits, in milliseconds.
const HIT: [u32; 3] = [90, 40, 160];

/// The sound of a fact, and how much it deserves to be heard.
fn sound_of(fact: &Value, me: Option<u64>) -> Option<(u8, Sound)> {
    let is = |name: &str| fact.get(name).is_some() || fact.as_str() == Some(name);
    let whose = |name: &str, field: &str| fact.get(name).and_then(|fact| fact.get(field)?.as_u64());
    Some(match () {
        () if is("won") => (9, Sound::Won),
        () if is("out") || is("alliance") => (8, Sound::Found),
        () if is("trapped") && whose("trapped", "whose") == me && me.is_some() => (7, Sound::Caught),
        () if is("blocked") || is("stalling") => (6, Sound::Gong),
        () if is("started") => (6, Sound::Turn),
        () if is("took") || is("trapped") => (5, Sound::No),
        () if is("closed") || is("escaped") || is("posed") || is("vanished") => (4, Sound::Jump),
        () if is("placed") || is("drew") || is("draw_called") => (1, Sound::Step),
        () => return None,
    })
}

/// Says the English titles of the cards that whoever looks has laid, for those who want to learn them.
fn say_titles(facts: &[Value], me: Option<u64>, english: &Words) {
    for fact in facts {
        if let Ok(Fact::Placed { seat, cards, .. }) = serde_json::from_value(fact.clone())
            && me == Some(seat.index() as u64)
        {
            cards.iter().for_each(|card| browser::speak(&english.text("master-card", &arguments(card))));
        }
    }
}

/// Plays what happens.
pub(super) fn listen(client: Client, hand: Hand) {
    let settings = Settings::here();
    // Titles are English in every language; the words for that come when somebody wants to hear them.
    let english: StoredValue<Option<Arc<Words>>> = StoredValue::new(None);
    effect(move || {
        if settings.voice() && english.with_value(Option::is_none) {
            spawn_local(async move {
                if let Some(words) = speech::fetch(Language::En).await {
                    english.try_update_value(|english| *english = Some(Arc::new(words)));
                }
            });
        }
    });
    let last = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    effect(move || {
        let me = hand.seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let me = me.map(|seat| seat.index() as u64);
        let (number, sound) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            let sounds = facts.iter().filter_map(|fact| sound_of(fact, me));
            (number, sounds.max_by_key(|(weight, _)| *weight))
        });
        if number <= last.get_value() {
            return;
        }
        last.set_value(number);
        if let Some(english) = english.get_value().filter(|_| untrack(|| settings.voice())) {
            client.chronicle.with_untracked(|chronicle| say_titles(chronicle.last().1, me, &english));
        }
        if let Some((weight, sound)) = sound {
            sound.play(settings);
            if weight == 7 && untrack(|| settings.vibration()) && browser::was_touched() {
                browser::tremble(&HIT);
            }
        }
    });
    effect(move || {
        if hand.no.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
}
