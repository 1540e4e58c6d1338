//! Those who play, in the order of their turns: who they are, how notorious, how far.

use art::Ink;
use art::plan::{self as drawn, MARK, Mark};
use leptos::prelude::*;
use plan::{Player, Status, Who};
use table::Seat;

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{classes, dynamic, memo, text};
use crate::speech::Speech;
use crate::table_view::players::Sign;

/// What is shown of somebody.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    who: Who,
    player: Option<Player>,
    level: u8,
    discs: u8,
    on_turn: bool,
    mine: bool,
}

/// All of them.
#[component]
pub(crate) fn Robbers(hand: Hand) -> AnyView {
    let all = memo(move || {
        hand.seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            let asked = sight.turn();
            let rows = sight.open.order.iter().map(|who| {
                let player = who.seat().map(|seat| *sight.open.player(seat));
                let sandra = sight.open.sandra;
                Seen {
                    who,
                    player,
                    level: player.map_or(sandra.map_or(0, |sandra| sandra.level), |player| player.level),
                    discs: player.map_or(sandra.map_or(0, |sandra| sandra.discs), |player| player.discs),
                    on_turn: who.seat().is_some() && who.seat() == asked,
                    mine: who.seat().is_some() && who.seat() == sight.seat,
                }
            });
            rows.collect()
        })
    });
    dynamic(move || {
        let speech = Page::here().speech;
        let rows = all.get().into_iter().map(|seen| row(hand, speech, seen));
        view! { <ul class="robbers" data-testid="robbers">{rows.collect::<Vec<_>>()}</ul> }.into_any()
    })
}

fn row(hand: Hand, speech: Speech, seen: Seen) -> AnyView {
    let name = text(move || match seen.who {
        Who::Seat(seat) => hand.names.with(|names| speech.seat_name(seat, names)),
        Who::Sandra => speech.text("plan-officer-sandra", &[]),
    });
    let mark = |mark: Mark, value: u8, key: &'static str| {
        let said = speech.text(key, &[("count", value.into())]);
        view! {
            <span class="robber-mark">
                <svg viewBox=MARK aria-hidden="true" inner_html=drawn::token(mark, Ink::Page)></svg>
                <span aria-hidden="true">{value.to_string()}</span>
                <span class="unseen">{said}</span>
            </span>
        }
        .into_any()
    };
    let status = match seen.player.map(|player| player.status) {
        Some(Status::Escaped(_)) => speech.text("plan-page-escaped", &[]),
        Some(Status::Arrested) => speech.text("plan-page-arrested", &[]),
        _ => String::new(),
    };
    let wounds = seen.player.map(|player| mark(Mark::Wound, player.wounds, "plan-page-wounds"));
    let class = classes(
        "robber",
        [
            ("on-turn", seen.on_turn),
            ("mine", seen.mine),
            ("out", seen.player.is_some_and(|player| !player.is_inside())),
        ],
    );
    let inside = view! {
        <span class="robber-name">{name}</span>
        <span class="robber-marks">
            {mark(Mark::Notoriety, seen.level, "plan-page-level")}
            {wounds}
            {(seen.discs > 0).then(|| mark(Mark::Disc, seen.discs, "plan-page-discs"))}
            <span class="note">{status}</span>
        </span>
    }
    .into_any();
    match seen.who {
        Who::Seat(seat) => {
            let look = move |_| hand.looked.update(|looked| *looked = (*looked != Some(seat)).then_some(seat));
            view! {
                <li class=class data-testid=format!("player-{seat}")>
                    <button on:click=look aria-expanded=text(move || is_open(hand, seat))>
                        <Sign seat />
                        <span class="robber-text">{inside}</span>
                    </button>
                </li>
            }
            .into_any()
        }
        Who::Sandra => view! {
            <li class=class data-testid="sandra">
                <svg class="seat-sign" viewBox=MARK aria-hidden="true" inner_html=drawn::sandra(Ink::Page)></svg>
                <span class="robber-text">{inside}</span>
            </li>
        }
        .into_any(),
    }
}

fn is_open(hand: Hand, seat: Seat) -> String {
    (hand.looked.get() == Some(seat)).to_string()
}
