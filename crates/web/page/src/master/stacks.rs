//! The stacks: each keeps its place, and shows its top card.

use art::Ink;
use art::master::{Badge, CARD};
use leptos::prelude::*;
use master::{Card, On};

use super::carry::Carry;
use super::hand::Hand;
use super::keys;
use super::naming::arguments;
use super::pictures;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, shown, text, truth};
use crate::settings::Settings;

/// All stacks, and room for a new one.
#[component]
pub(crate) fn StackField(hand: Hand, carry: Carry) -> AnyView {
    let speech = Page::here().speech;
    let count =
        memo(move || hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.stacks.count())));
    let stacks = dynamic(move || {
        (0..count.get()).map(|stack| stack_view(hand, carry, stack)).collect::<Vec<_>>().into_any()
    });
    let size = text(move || {
        match count.get() {
            0..=7 => "stacks",
            8..=11 => "stacks many",
            _ => "stacks crowd",
        }
        .to_owned()
    });
    let playing =
        truth(move || hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_playing())));
    let fresh = shown(move || playing.get(), move || new_view(hand, carry));
    view! {
        <div class=size role="group" aria-label=speech.say("master-page-stacks") data-testid="stacks" data-count=text(move || count.get().to_string())>
            {stacks}
            {fresh}
        </div>
    }
    .into_any()
}

/// Whether what is chosen or carried may go there.
fn is_target(hand: Hand, carry: Carry, on: On) -> bool {
    let carried = carry.card();
    hand.seen.with(|sight| {
        let Some(sight) = sight else { return false };
        hand.chosen.with(|chosen| {
            let cards: Vec<Card> = match carried {
                Some(card) if !chosen.contains(&card) => vec![card],
                _ => chosen.clone(),
            };
            let turned: Vec<Card> = cards.iter().rev().copied().collect();
            !cards.is_empty() && (sight.lay(&cards, on).is_some() || sight.lay(&turned, on).is_some())
        })
    })
}

fn stack_view(hand: Hand, carry: Carry, stack: u8) -> AnyView {
    let speech = Page::here().speech;
    let settings = Settings::here();
    // The last three cards, the top last; what is on its way lies there already.
    let cards = memo(move || {
        let mut cards: Vec<Card> = hand.seen.with(|sight| {
            sight.as_ref().map(|sight| sight.open.stacks.cards(stack).collect()).unwrap_or_default()
        });
        hand.flights.with(|flights| {
            for flight in flights.iter().filter(|flight| flight.on == On::Stack(stack)) {
                cards.extend(flight.cards.iter());
            }
        });
        cards.split_off(cards.len().saturating_sub(3))
    });
    let size =
        memo(move || hand.seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.stacks.size(stack))));
    let closed = truth(move || {
        hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| !sight.open.stacks.is_open(stack)))
    });
    let flying = truth(move || {
        hand.flights.with(|flights| flights.iter().any(|flight| flight.on == On::Stack(stack)))
    });
    let target = truth(move || settings.hints() && is_target(hand, carry, On::Stack(stack)));
    let label = text(move || {
        let top = cards.with(|cards| cards.last().map(|card| speech.text("master-card", &arguments(*card))));
        let args = [
            ("number", (stack + 1).into()),
            ("card", top.into()),
            ("count", size.get().into()),
            ("closed", if closed.get() { "yes" } else { "no" }.into()),
        ];
        let said = speech.text("master-page-stack", &args);
        if target.get() { speech.text("master-page-fits", &[("what", said.into())]) } else { said }
    });
    let class = text(move || {
        classes("stack", [("target", target.get()), ("closed", closed.get()), ("flying", flying.get())])
    });
    let pictures = dynamic(move || {
        let cards = cards.get();
        let last = cards.len().saturating_sub(1);
        cards
            .into_iter()
            .enumerate()
            .map(|(index, card)| {
                let class = match last - index {
                    0 => "top",
                    1 => "below",
                    _ => "deep",
                };
                view! { <svg class=class viewBox=CARD aria-hidden="true" inner_html=pictures::card(card)></svg> }
                    .into_any()
            })
            .collect::<Vec<_>>()
            .into_any()
    });
    let bricks = shown(
        move || closed.get(),
        || {
            view! {
            <svg class="bricks" viewBox=art::master::BADGE aria-hidden="true" inner_html=art::master::badge(Badge::Closed, Ink::Page)></svg>
        }
        .into_any()
        },
    );
    view! {
        <button
            class=class
            data-testid=format!("stack-{stack}")
            data-place=stack.to_string()
            data-top=text(move || cards.with(|cards| cards.last().map(Card::to_string)).unwrap_or_default())
            aria-label=label
            aria-keyshortcuts=keys::of_stack(stack)
            on:click=move |_| hand.lay_chosen(On::Stack(stack))
        >
            {pictures}
            {bricks}
        </button>
    }
    .into_any()
}

fn new_view(hand: Hand, carry: Carry) -> AnyView {
    let speech = Page::here().speech;
    let settings = Settings::here();
    let target = truth(move || settings.hints() && is_target(hand, carry, On::New));
    let label = text(move || {
        let said = speech.text("master-page-new", &[]);
        if target.get() { speech.text("master-page-fits", &[("what", said.into())]) } else { said }
    });
    let flight = memo(move || {
        hand.flights.with(|flights| {
            flights.iter().find(|flight| flight.on == On::New).and_then(|flight| flight.cards.iter().last())
        })
    });
    let card = dynamic(move || match flight.get() {
        Some(card) => {
            view! { <svg class="top" viewBox=CARD aria-hidden="true" inner_html=pictures::card(card)></svg> }
                .into_any()
        }
        None => view! { <span class="plus" aria-hidden="true">"+"</span> }.into_any(),
    });
    view! {
        <button
            class=text(move || classes("stack new", [("target", target.get()), ("flying", flight.get().is_some())]))
            data-testid="stack-new"
            data-place="new"
            aria-label=label
            aria-keyshortcuts="N"
            on:click=move |_| hand.lay_chosen(On::New)
        >
            {card}
        </button>
    }
    .into_any()
}
