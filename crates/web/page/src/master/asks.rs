//! Before a round: what is asked of whoever looks, and whom the table waits for.

use art::Ink;
use art::master::CARD;
use leptos::prelude::*;
use master::{Asked, Card, Few, Move, Question, Reply, Stage};
use table::Seat;

use super::hand::Hand;
use super::naming::arguments;
use super::pictures;
use super::strip::said;
use crate::app::Page;
use crate::erased::{classes, dynamic, effect, memo, shown, text, truth};

/// The question to whoever looks, or who is asked instead.
#[component]
pub(crate) fn Questions(hand: Hand) -> AnyView {
    let asked = memo(move || {
        hand.seen.with(|sight| {
            let sight = sight.as_ref().filter(|sight| !sight.is_over)?;
            sight.seat.and_then(|seat| sight.open.question_to(seat))
        })
    });
    let waits = memo(move || {
        hand.seen.with(|sight| {
            let sight = sight.as_ref().filter(|sight| !sight.is_over)?;
            sight.open.asks.iter().next()
        })
    });
    dynamic(move || match (asked.get(), waits.get()) {
        (Some(asked), _) => question(hand, asked),
        (None, Some(waits)) => waiting(hand, waits),
        _ => ().into_any(),
    })
}

fn seconds(hand: Hand, asked: Asked) -> Signal<String> {
    text(move || match asked.ask.until {
        Some(until) => hand.clock.seconds_to(until).to_string(),
        None => String::new(),
    })
}

fn waiting(hand: Hand, asked: Asked) -> AnyView {
    let speech = Page::here().speech;
    let whom = text(move || {
        let names: Vec<String> = hand
            .names
            .with(|names| asked.ask.waiting.iter().map(|seat| speech.seat_name(seat, names)).collect());
        speech
            .text("master-page-waits", &[("names", names.into()), ("question", asked.question.name().into())])
    });
    view! {
        <section class="question waits" data-testid="waits" role="status">
            <p>{whom} " " <span class="seconds">{seconds(hand, asked)}</span></p>
        </section>
    }
    .into_any()
}

fn question(hand: Hand, asked: Asked) -> AnyView {
    let speech = Page::here().speech;
    let key = format!("master-ask-{}", asked.question.name().replace('_', "-"));
    let title = text(move || speech.text(&key, &[]));
    let answers = match asked.question {
        Question::Story3 => exchange(hand, asked.ask.id),
        Question::Story5 => gifts(hand, asked.ask.id),
        _ => choices(hand),
    };
    let story = hand.seen.with_untracked(|sight| {
        let sight = sight.as_ref()?;
        let (whose, story) = sight.open.story()?;
        (Some(whose) == sight.seat && sight.open.stage != Stage::Ready).then_some(story)
    });
    let picture = story.map(|story| {
        let inside = art::master::story(story.number(), Ink::Page);
        let effect = text(move || speech.text("master-story-help", &[("story", story.number().into())]));
        view! {
            <div class="story-card">
                <svg viewBox=CARD aria-hidden="true" inner_html=inside></svg>
                <p>{effect}</p>
            </div>
        }
    });
    view! {
        <section class="question" data-testid="ask" data-question=asked.question.name() role="status">
            {picture}
            <p>{title} " " <span class="seconds">{seconds(hand, asked)}</span></p>
            {answers}
        </section>
    }
    .into_any()
}

/// Every answer as a button.
fn choices(hand: Hand) -> AnyView {
    let answers: Vec<Move> = hand.seen.with_untracked(|sight| {
        let acts = sight.as_ref().map(|sight| sight.moves().to_vec()).unwrap_or_default();
        acts.into_iter().filter(|act| matches!(act, Move::Answer { .. })).collect()
    });
    let buttons = answers.into_iter().zip(0..).map(|(act, number)| {
        let testid = match act {
            Move::Answer { with: Reply::Start, .. } => "start-round".to_owned(),
            _ => format!("answer-{number}"),
        };
        view! {
            <button class="primary big" data-testid=testid on:click=move |_| hand.act(act)>{said(hand, act)}</button>
        }
        .into_any()
    });
    view! { <div class="answers">{buttons.collect::<Vec<_>>()}</div> }.into_any()
}

/// Story 3: a card of the pile, then a card of the hand.
fn exchange(hand: Hand, ask: u32) -> AnyView {
    let speech = Page::here().speech;
    let peek: Vec<Card> = hand.seen.with_untracked(|sight| {
        sight.as_ref().map(|sight| sight.mine().peek.iter().collect()).unwrap_or_default()
    });
    let swaps = RwSignal::new(vec![None::<Card>; peek.len()]);
    let place = RwSignal::new(0_usize);
    effect(move || {
        // A card touched in the hand goes to the place that is chosen.
        let Some(card) = hand.chosen.with(|chosen| chosen.first().copied()) else { return };
        swaps.update(|swaps| {
            swaps.iter_mut().for_each(|swap| *swap = swap.filter(|other| *other != card));
            if let Some(swap) = swaps.get_mut(place.get_untracked()) {
                *swap = Some(card);
            }
        });
        hand.chosen.set(Vec::new());
    });
    let cards = peek.into_iter().enumerate().map(|(index, card)| {
        let chosen = truth(move || place.get() == index);
        let given = text(move || {
            let swap = swaps.with(|swaps| swaps.get(index).copied().flatten());
            swap.map(|card| {
                speech
                    .text("master-page-for", &[("card", speech.text("master-card", &arguments(card)).into())])
            })
            .unwrap_or_default()
        });
        view! {
            <li>
                <button
                    class=text(move || classes("peeked", [("chosen", chosen.get())]))
                    data-testid=format!("peek-{index}")
                    aria-label=text(move || speech.text("master-card", &arguments(card)))
                    aria-pressed=text(move || chosen.get().to_string())
                    on:click=move |_| {
                        // Touching the chosen place again takes the card back.
                        if place.get_untracked() == index {
                            swaps.update(|swaps| swaps[index] = None);
                        }
                        place.set(index);
                    }
                >
                    <svg viewBox=CARD aria-hidden="true" inner_html=pictures::card(card)></svg>
                </button>
                <span class="note">{given}</span>
            </li>
        }
        .into_any()
    });
    let done = move |_| {
        let chosen = swaps.get_untracked();
        let pairs = chosen.into_iter().zip(0..).filter_map(|(card, place)| Some((place, card?)));
        if let Some(swaps) = Few::new(pairs) {
            hand.act(Move::Answer { ask, with: Reply::Story3 { swaps } });
        }
    };
    view! {
        <ul class="peeks">{cards.collect::<Vec<_>>()}</ul>
        <div class="answers">
            <button class="primary big" data-testid="answer-done" on:click=done>{speech.say("master-page-done")}</button>
        </div>
    }
    .into_any()
}

/// Story 5: a card of the hand, then who gets it.
fn gifts(hand: Hand, ask: u32) -> AnyView {
    let speech = Page::here().speech;
    let (needed, others) = hand.seen.with_untracked(|sight| {
        let Some(sight) = sight else { return (1, Vec::new()) };
        let needed = sight.moves().iter().find_map(|act| match act {
            Move::Answer { with: Reply::Story5 { gifts }, .. } => Some(gifts.len()),
            _ => None,
        });
        let others: Vec<Seat> =
            sight.open.playing().iter().filter(|seat| sight.seat != Some(*seat)).collect();
        (needed.unwrap_or(1), others)
    });
    let given = RwSignal::new(Vec::<(Card, Seat)>::new());
    let give = move |seat: Seat| {
        let Some(card) = hand.chosen.with_untracked(|chosen| chosen.first().copied()) else { return };
        hand.chosen.set(Vec::new());
        given.update(|given| {
            given.retain(|(other, _)| *other != card);
            given.push((card, seat));
            table::sort(given);
        });
        let all = given.get_untracked();
        if all.len() == needed
            && let Some(gifts) = Few::new(all)
        {
            hand.act(Move::Answer { ask, with: Reply::Story5 { gifts } });
        }
    };
    let buttons = others.into_iter().map(|seat| {
        let label = text(move || {
            let name = hand.names.with(|names| speech.seat_name(seat, names));
            speech.text("master-page-give", &[("name", name.into())])
        });
        view! {
            <button class="primary big" data-testid=format!("give-{seat}") on:click=move |_| give(seat)>{label}</button>
        }
        .into_any()
    });
    let hint = shown(
        move || hand.chosen.with(Vec::is_empty),
        move || {
            let left = text(move || {
                let left = needed.saturating_sub(given.with(Vec::len));
                speech.text("master-page-choose-gift", &[("count", left.into())])
            });
            view! { <p class="note">{left}</p> }.into_any()
        },
    );
    view! {
        {hint}
        <div class="answers">{buttons.collect::<Vec<_>>()}</div>
    }
    .into_any()
}
