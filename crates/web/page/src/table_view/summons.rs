//! Calling whoever is to move: a sound, a tremble, a mark on the icon of the page, and a note of the system for whoever looks
//! elsewhere.

use leptos::prelude::*;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::settings::Settings;
use crate::sound::Sound;

/// How long a device trembles, in milliseconds.
const TREMBLE: u32 = 120;

/// Calls as soon as it is one's turn.
pub(crate) fn summon(client: Client, mine: Memo<bool>) {
    let (settings, speech) = (Settings::here(), Page::here().speech);
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        browser::set_badge(mine);
        if mine && before == Some(false) {
            Sound::Turn.play(settings);
            if settings.vibration() && browser::was_touched() {
                browser::vibrate(TREMBLE);
            }
            if settings.notify() && !browser::is_looked_at() {
                let game = client.game().map(|game| untrack(|| speech.game(game))).unwrap_or_default();
                browser::notify(&untrack(|| speech.text("page-turn-yours", &[])), &game);
            }
        }
        mine
    });
    on_cleanup(|| browser::set_badge(false));
}
