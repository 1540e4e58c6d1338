//! The own cards, in a fan that stays still.

use leptos::prelude::*;
use master::Card;

use super::carry::Carry;
use super::hand::Hand;
use super::keys;
use super::naming::arguments;
use super::pictures;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text, truth};
use crate::settings::Settings;

/// The cards of whoever looks.
#[component]
pub(crate) fn Fan(hand: Hand, carry: Carry) -> AnyView {
    let speech = Page::here().speech;
    let places = memo(move || hand.slots.with(|slots| slots.places().to_vec()));
    let count = memo(move || places.with(Vec::len));
    let cards = dynamic(move || {
        (0..count.get())
            .map(|place| {
                let card = memo(move || places.with(|places| places.get(place).copied().flatten()));
                slot(hand, carry, place, card)
            })
            .collect::<Vec<_>>()
            .into_any()
    });
    let shape = text(move || {
        let count = count.get();
        classes("fan", [("two-rows", count > 7), ("three-rows", count > 16), ("left", false)])
    });
    let columns = text(move || {
        let (count, rows) = (count.get(), 1 + usize::from(count.get() > 7) + usize::from(count.get() > 16));
        count.div_ceil(rows).max(5).to_string()
    });
    view! {
        <div
            class=shape
            role="group"
            aria-label=speech.say("master-page-hand")
            data-testid="hand"
            data-cards=text(move || {
                let held = places.with(|places| places.iter().flatten().map(Card::to_string).collect::<Vec<_>>());
                held.join(" ")
            })
            style:--columns=columns
        >
            {cards}
        </div>
    }
    .into_any()
}

fn slot(hand: Hand, carry: Carry, place: usize, card: Memo<Option<Card>>) -> AnyView {
    dynamic(move || match card.get() {
        Some(card) => card_view(hand, carry, place, card),
        None => view! { <span class="gap"></span> }.into_any(),
    })
}

fn card_view(hand: Hand, carry: Carry, place: usize, card: Card) -> AnyView {
    let speech = Page::here().speech;
    let hints = Settings::here();
    let chosen = truth(move || hand.chosen.with(|chosen| chosen.contains(&card)));
    let away = truth(move || hand.is_away(card));
    let back = truth(move || hand.back.with(|back| back.is_some_and(|back| back.cards.contains(card))));
    let fits = truth(move || {
        hints.hints() && hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_playable(card)))
    });
    let label = text(move || {
        let said = speech.text("master-card", &arguments(card));
        if fits.get() { speech.text("master-page-fits", &[("what", said.into())]) } else { said }
    });
    let class = text(move || {
        let carried = carry.card() == Some(card);
        classes(
            "card-in-hand",
            [
                ("chosen", chosen.get()),
                ("away", away.get()),
                ("back", back.get()),
                ("fits", fits.get()),
                ("carried", carried),
            ],
        )
    });
    let shift = text(move || match carry.shift_of(card) {
        Some((x, y)) => format!("translate({x:.0}px, {y:.0}px) scale(1.06)"),
        None => String::new(),
    });
    view! {
        <button
            class=class
            data-testid=format!("card-{card}")
            data-slot=place.to_string()
            aria-label=label
            aria-keyshortcuts=keys::of_card(place)
            aria-pressed=text(move || chosen.get().to_string())
            style:transform=shift
            on:pointerdown=move |event| carry.grab(&event, card)
            on:pointermove=move |event| carry.carry(&event)
            on:pointerup=move |event| carry.drop(&event, hand)
            on:pointercancel=move |_| carry.let_go()
            on:click=move |_| {
                if !carry.was_drop() {
                    hand.touch(card);
                }
            }
        >
            <svg viewBox=art::master::CARD aria-hidden="true" inner_html=pictures::card(card)></svg>
        </button>
    }
    .into_any()
}
