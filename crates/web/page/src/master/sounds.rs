//! What a game of Escape Master sounds like.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use master::{Fact, Master};
use table::Seat;
use words::{Language, Words};

use super::hand::Hand;
use super::naming::arguments;
use super::notice::HIT;
use crate::browser;
use crate::client::Client;
use crate::erased::effect;
use crate::game::Game;
use crate::news::{each_entry, each_no, each_sound};
use crate::page_fact::PageFact;
use crate::settings::Settings;
use crate::speech;

/// How the device trembles when a trap hits, in milliseconds.
const TREMBLE: [u32; 3] = [90, 40, 160];

/// Says the English titles of the cards that whoever looks has laid, for those who want to learn them.
fn say_titles(facts: &[PageFact], me: Option<Seat>, english: &Words) {
    for fact in facts {
        if let Some(Fact::Placed { seat, cards, .. }) = fact.of::<Master>()
            && me == Some(*seat)
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
                if let Some(words) = speech::foreign(Language::En, Game::Master.name()).await {
                    english.try_update_value(|english| *english = Some(Arc::new(words)));
                }
            });
        }
    });
    each_entry(client, move |_, facts| {
        if let Some(english) = english.get_value().filter(|_| settings.voice()) {
            say_titles(facts, client.seat(), &english);
        }
    });
    each_sound::<Master>(client, move |weight, sound| {
        sound.play(settings);
        if weight == HIT && settings.vibration() && browser::was_touched() {
            browser::tremble(&TREMBLE);
        }
    });
    each_no(hand.no);
}
