//! A location looked at more closely: what it brings, how one gets there, and whom one would have to avoid. A plan before one
//! commits oneself.

use art::Ink;
use art::plan::{self as drawn, MARK, Mark, SIGN};
use leptos::prelude::*;
use plan::{Location, Route};

use super::hand::Hand;
use super::naming;
use super::pictures;
use super::sight::{Chosen, PlanSight};
use crate::app::Page;
use crate::erased::{dynamic, memo};
use crate::speech::Speech;

/// The location that is chosen, if one is.
#[component]
pub(crate) fn Trip(hand: Hand) -> AnyView {
    let chosen = memo(move || match hand.chosen.get() {
        Chosen::Place(place) => Some(place),
        _ => None,
    });
    dynamic(move || {
        let Some(place) = chosen.get() else { return ().into_any() };
        let speech = Page::here().speech;
        hand.seen.with(|sight| {
            sight.as_ref().map_or_else(|| ().into_any(), |sight| trip(hand, speech, sight, place))
        })
    })
}

fn trip(hand: Hand, speech: Speech, sight: &PlanSight, place: Location) -> AnyView {
    let name = naming::location(speech, &sight.open, place);
    let visit = naming::visit(speech, &sight.open, place);
    let entry = match sight.entry(place) {
        Some(Some(amount)) => speech.text("plan-page-entry-amount", &[("amount", amount.into())]),
        Some(None) => {
            let income = sight.me().map_or(0, |me| me.income());
            speech.text("plan-page-entry-income", &[("amount", income.into())])
        }
        None => String::new(),
    };
    let closed = match sight.open.is_closed(place) {
        true => speech.text("plan-page-closed", &[]),
        false => String::new(),
    };
    let routes = sight.routes_to(place);
    let here = sight.me().is_some_and(|me| me.pawn == place);
    let ways = if routes.is_empty() {
        let key = match (here, sight.question()) {
            (true, _) => "plan-page-you-are-here",
            (_, Some(plan::Question::Act | plan::Question::Travel)) if sight.is_shut_out_of(place) => {
                "plan-refusal-no-key"
            }
            (_, Some(plan::Question::Act | plan::Question::Travel)) => "plan-page-no-way",
            _ => "plan-page-not-now",
        };
        let steps = sight.open.turn.map_or(0, |turn| turn.mp);
        view! { <p class="note" data-testid="no-way">{speech.text(key, &[("count", steps.into())])}</p> }
            .into_any()
    } else {
        routes
            .into_iter()
            .enumerate()
            .map(|(number, route)| way(hand, speech, sight, number, route))
            .collect::<Vec<_>>()
            .into_any()
    };
    let sign = pictures::sign(&sight.open, place);
    let close = move |_| hand.chosen.set(Chosen::Nothing);
    view! {
        <section class="card trip" data-testid="trip" data-place=place.to_string()>
            <header>
                <svg class="trip-sign" viewBox=SIGN aria-hidden="true" inner_html=sign></svg>
                <h2>{name}</h2>
                <button class="quiet" data-testid="trip-close" on:click=close>{speech.say("plan-page-close")}</button>
            </header>
            <p>{visit}</p>
            <p class="entry">{entry}</p>
            <p class="note">{closed}</p>
            <div class="trip-ways">{ways}</div>
        </section>
    }
    .into_any()
}

/// A way there: what it takes, whom one leaves behind, and the button.
fn way(hand: Hand, speech: Speech, sight: &PlanSight, number: usize, route: &Route) -> AnyView {
    let mut needs = vec![speech.text("plan-page-steps", &[("count", steps(route).into())])];
    if route.cans > 0 {
        needs.push(speech.text("plan-page-cans", &[("count", route.cans.into())]));
    }
    if route.drivers > 0 {
        needs.push(speech.text("plan-page-drivers", &[("count", route.drivers.into())]));
    }
    if route.flies {
        needs.push(speech.text("plan-page-flies", &[]));
    }
    if route.key {
        needs.push(speech.text("plan-page-needs-key", &[]));
    }
    let guards = sight.guards(route);
    let threats = sight.threats(route);
    let danger = if threats == 0 {
        speech.text("plan-page-nobody", &[])
    } else {
        speech.text("plan-page-threats", &[("count", threats.into())])
    };
    let faces = guards.iter().flat_map(|(_, officers)| officers.iter()).map(|officer| {
        view! { <svg viewBox=MARK aria-hidden="true" inner_html=pictures::officer_picture(officer)></svg> }.into_any()
    });
    let wound = (threats > 0).then(|| {
        view! { <svg viewBox=MARK aria-hidden="true" inner_html=drawn::mark(Mark::Wound, Ink::Page)></svg> }.into_any()
    });
    let with = (threats > 0).then(|| {
        let names: Vec<String> =
            sight.shields(route).into_iter().map(|shield| naming::shield(speech, shield)).collect();
        let said = match names.is_empty() {
            true => speech.text("plan-page-with-nothing", &[]),
            false => speech.text("plan-page-with", &[("names", names.into())]),
        };
        view! { <span class="way-with note" data-testid="with">{said}</span> }.into_any()
    });
    let moves = route.moves.clone();
    view! {
        <div class="way" data-threats=threats.to_string()>
            <span class="way-needs">{needs.join(" · ")}</span>
            <span class="way-danger">{wound} <span>{danger}</span> {faces.collect::<Vec<_>>()}</span>
            {with}
            <button class="primary" data-testid=format!("go-{number}") on:click=move |_| hand.go(moves.clone())>
                {speech.say("plan-page-go")}
            </button>
        </div>
    }
    .into_any()
}

fn steps(route: &Route) -> usize {
    route.moves.iter().filter(|mv| matches!(mv, plan::Move::Step { .. } | plan::Move::Fly { .. })).count()
}
