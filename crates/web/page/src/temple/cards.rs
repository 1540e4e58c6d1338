//! Curse cards: the own ones, large and with what breaks them, and signs of those before others.

use leptos::prelude::*;
use table::Seat;
use temple::{Lying, Move, Pay};

use super::hand::{Hand, Seen};
use super::pictures;
use super::tray::let_go;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text};
use crate::speech::Speech;

/// The own curses. One touch breaks what can be paid for.
pub(super) fn cards(hand: Hand) -> AnyView {
    let lying = memo(move || {
        hand.seen.with(|sight| {
            let sight = sight.as_ref();
            sight.and_then(|sight| Some(sight.curses_of(sight.seat?))).unwrap_or_default()
        })
    });
    dynamic(move || lying.get().into_iter().map(|lying| card(hand, lying)).collect::<Vec<_>>().into_any())
}

fn card(hand: Hand, Lying { card, .. }: Lying) -> AnyView {
    let speech = Page::here().speech;
    let curse = card.curse();
    let breaks = memo(move || {
        hand.seen.with(|sight| sight.as_ref().map(|sight| sight.breaks(card)).unwrap_or_default())
    });
    let plain = Move::Break { curse, pay: Pay::DICE };
    let way = memo(move || hand.seen.with(|sight| sight.as_ref().and_then(|sight| sight.cheapest(plain))));
    let of = move |key: &str| speech.text(key, &[("curse", curse.name().into())]);
    let label = text(move || {
        let count = breaks.with(|breaks| breaks.iter().filter(|(_, is_shown)| *is_shown).count());
        let faces: Vec<String> = breaks.with(|breaks| {
            breaks
                .iter()
                .map(|(symbol, _)| speech.text("temple-symbol", &[("symbol", format!("{symbol:?}").into())]))
                .collect()
        });
        let args = [("faces", faces.join(", ").into()), ("count", count.into())];
        let key = if way.get().is_some() { "temple-page-breaks-now" } else { "temple-page-breaks" };
        let breaking = speech.text(key, &args);
        format!("{} {} {breaking}", of("temple-curse"), of("temple-curse-does"))
    });
    view! {
        <button
            class=text(move || classes("curse-card", [("ready", way.get().is_some())]))
            data-testid=format!("curse-{}", curse.name())
            aria-label=label
            title=label
            on:click=move |event| {
                let_go(&event);
                hand.act(way.get_untracked().unwrap_or(plain));
            }
        >
            <svg class="curse-picture" viewBox="-10 -10 20 20" aria-hidden="true" inner_html=pictures::curse(curse)></svg>
            <span class="curse-text">
                <strong>{text(move || of("temple-curse"))}</strong>
                " "
                <span class="curse-does">{text(move || of("temple-curse-does"))}</span>
            </span>
            <svg
                class="curse-breaks"
                viewBox=pictures::BREAKS
                aria-hidden="true"
                prop:innerHTML=text(move || breaks.with(|breaks| pictures::breaks(card, breaks)))
            ></svg>
        </button>
    }
    .into_any()
}

/// What lies before a seat, as small signs beside the name: curses, then treasures.
pub(super) fn signs(seen: Seen, seat: Seat) -> AnyView {
    let speech = Page::here().speech;
    let things = memo(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return (Vec::new(), Vec::new()) };
            let curses = sight.curses_of(seat).into_iter().map(|lying| lying.card.curse());
            (curses.collect::<Vec<_>>(), sight.treasures_of(seat))
        })
    });
    dynamic(move || {
        let (curses, treasures) = things.get();
        if curses.is_empty() && treasures.is_empty() {
            return ().into_any();
        }
        let drawn = curses.iter().map(|curse| pictures::curse_sign(*curse));
        let treasured = treasures.iter().map(|(treasure, _)| pictures::treasure(*treasure));
        let drawn = drawn.chain(treasured.map(|drawn| format!("<g transform=\"scale(.5)\">{drawn}</g>")));
        let placed = drawn
            .zip(0..)
            .map(|(drawn, place)| format!("<g transform=\"translate({} 0)\">{drawn}</g>", 11 * place));
        let inside: String = placed.collect();
        let count = curses.len() + treasures.len();
        let named = text(move || {
            let (curses, treasures) = things.get();
            let curses = curses.iter().map(|curse| word(speech, "temple-curse", "curse", curse.name()));
            let treasures = treasures
                .iter()
                .map(|(treasure, _)| word(speech, "temple-treasure", "treasure", treasure.name()));
            curses.chain(treasures).collect::<Vec<_>>().join(", ")
        });
        view! {
            <span class="things" data-testid=format!("things-{seat}") title=named>
                <svg
                    viewBox=format!("-5.5 -5.5 {} 11", 11 * count)
                    style:aspect-ratio=count.to_string()
                    aria-hidden="true"
                    inner_html=inside
                ></svg>
                <span class="unseen">{named}</span>
            </span>
        }
        .into_any()
    })
}

fn word(speech: Speech, key: &str, argument: &'static str, name: &'static str) -> String {
    speech.text(key, &[(argument, name.into())])
}
