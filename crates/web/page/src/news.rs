//! What is told while somebody looks: heard as it happens.

use leptos::prelude::*;

use crate::client::Client;
use crate::erased::effect;
use crate::page_fact::PageFact;
use crate::page_game::PageGame;
use crate::page_refusal::PageRefusal;
use crate::settings::Settings;
use crate::sound::Sound;

/// Does something with each entry that is told from now on: its number, and its facts. What was told before is no news.
pub(crate) fn each_entry(client: Client, act: impl Fn(u64, &[PageFact]) + 'static) {
    let last = StoredValue::new(client.chronicle.with_untracked(|chronicle| chronicle.last().0));
    effect(move || {
        let (number, facts) = client.chronicle.with(|chronicle| {
            let (number, facts) = chronicle.last();
            (number, facts.to_vec())
        });
        if number > last.get_value() {
            last.set_value(number);
            untrack(|| act(number, &facts));
        }
    });
}

/// Plays the sound of a no whenever something is refused.
pub(crate) fn each_no(no: RwSignal<Option<PageRefusal>>) {
    let settings = Settings::here();
    effect(move || {
        if no.with(Option::is_some) {
            Sound::No.play(settings);
        }
    });
}

/// Plays the sound with the most weight of each entry that is told from now on.
pub(crate) fn each_sound<G: PageGame>(client: Client, play: impl Fn(u8, G::Sound) + 'static) {
    each_entry(client, move |_, facts| {
        let me = client.seat();
        let sounds = facts.iter().filter_map(|fact| fact.sound::<G>(me));
        if let Some((weight, sound)) = sounds.max_by_key(|(weight, _)| *weight) {
            play(weight, sound);
        }
    });
}
