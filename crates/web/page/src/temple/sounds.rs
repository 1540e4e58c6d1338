//! What happens in the temple is heard and felt.

use leptos::prelude::*;
use temple::Temple;

use super::hand::Hand;
use super::heard::Heard;
use crate::browser;
use crate::client::Client;
use crate::erased::effect;
use crate::mixer::Live;
use crate::news::each_sound;
use crate::settings::Settings;

/// Plays it, and has the device tremble.
fn happen(heard: Heard, settings: Settings) {
    if let Some(live) = Live::here(settings) {
        live.play(heard.notes());
    }
    tremble(heard.tremble(), settings);
}

/// Has the device tremble, if the person wants that.
pub(crate) fn tremble(pattern: &[u32], settings: Settings) {
    // A browser that is asked before the first touch complains.
    if !pattern.is_empty() && untrack(|| settings.vibration()) && browser::was_touched() {
        browser::tremble(pattern);
    }
}

/// Plays what happens.
pub(crate) fn listen(client: Client, hand: Hand) {
    let settings = Settings::here();
    each_sound::<Temple>(client, move |_, heard| happen(heard, settings));
    effect(move || {
        if !hand.rolling.with(|dice| dice.is_empty()) {
            happen(Heard::Roll, settings);
        }
    });
    effect(move || {
        if client.refusal.with(Option::is_some) {
            happen(Heard::Refused, settings);
        }
    });
}
