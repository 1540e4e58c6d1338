//! Somebody looked at more closely: leader, story, experience, traps and the piles before them.

use art::Ink;
use art::master::CARD;
use leptos::prelude::*;
use master::Gift;
use table::Seat;

use super::hand::Hand;
use super::naming::arguments;
use super::pictures;
use crate::app::Page;
use crate::erased::dynamic;
use crate::speech::Speech;
use crate::table_view::players::name_of;

/// Whoever is looked at, over the stacks, until it is closed.
#[component]
pub(crate) fn About(hand: Hand) -> AnyView {
    dynamic(move || match hand.looked.get() {
        Some(seat) => about(hand, seat),
        None => ().into_any(),
    })
}

fn about(hand: Hand, seat: Seat) -> AnyView {
    let speech = Page::here().speech;
    let who = name_of(seat, hand.names);
    let lines = dynamic(move || {
        let lines = lines(speech, hand, seat);
        lines.into_iter().map(|line| view! { <p>{line}</p> }.into_any()).collect::<Vec<_>>().into_any()
    });
    let cards = dynamic(move || {
        let mut drawn = Vec::new();
        hand.seen.with(|sight| {
            let Some(sight) = sight else { return };
            let player = sight.open.player(seat);
            drawn.extend(
                player
                    .leader
                    .map(|tribe| art::master::leader(pictures::tribe(tribe), player.beast, Ink::Page)),
            );
            let stories = player.story.into_iter().chain(player.experience.iter());
            drawn.extend(stories.map(|story| art::master::story(story.number(), Ink::Page)));
            let traps = sight.open.plus.iter().filter(|plus| plus.whose == seat).map(|plus| plus.card);
            drawn.extend(traps.chain(player.trap).map(pictures::card));
        });
        let drawn = drawn
            .into_iter()
            .map(|inside| view! { <svg viewBox=CARD aria-hidden="true" inner_html=inside></svg> }.into_any());
        drawn.collect::<Vec<_>>().into_any()
    });
    view! {
        <section class="master-about" data-testid="about" role="region" aria-label=who>
            <div class="master-about-head">
                <h2>{who}</h2>
                <button data-testid="about-close" on:click=move |_| hand.looked.set(None)>
                    {speech.say("master-page-close")}
                </button>
            </div>
            <div class="master-about-cards">{cards}</div>
            {lines}
        </section>
    }
    .into_any()
}

/// All that is open about a seat, in words.
fn lines(speech: Speech, hand: Hand, seat: Seat) -> Vec<String> {
    hand.seen.with(|sight| {
        let Some(sight) = sight else { return Vec::new() };
        let (open, player) = (&sight.open, sight.open.player(seat));
        let mut lines = Vec::new();
        if let Some(tribe) = player.leader {
            let gift = Gift::of(tribe, open.options.leader_map);
            let key = if player.beast { "master-gift-beast" } else { "master-gift-help" };
            lines.push(speech.text(key, &[("gift", gift.name().into())]));
        }
        if player.silenced {
            lines.push(speech.text("master-page-silenced", &[]));
        }
        if let Some(story) = player.story {
            lines.push(speech.text("master-story-help", &[("story", story.number().into())]));
        }
        if !player.experience.is_empty() {
            lines.push(speech.text("master-page-experience", &[("points", player.points().into())]));
        }
        let plus = open.plus.iter().filter(|plus| plus.whose == seat).map(|plus| plus.card);
        for trap in plus.chain(player.trap) {
            let name = speech.text("master-card", &arguments(trap));
            lines.push(speech.text("master-page-in-trap", &[("card", name.into())]));
        }
        lines.push(speech.text(
            "master-page-piles",
            &[("cards", player.hand.into()), ("history", player.history_count().into())],
        ));
        lines
    })
}
