//! Those in the temple: their dice, what is locked, and where they are.

use leptos::prelude::*;
use table::Seat;

use super::calls::Air;
use super::cards::signs as possessions;
use super::hand::Seen;
use super::looking::centre;
use super::pictures::{self, Side};
use crate::app::Page;
use crate::camera::Camera;
use crate::client::Client;
use crate::erased::{classes, memo, text};
use crate::seen::own_seat;
use crate::speech::Speech;
use crate::table_view::names_at;
use crate::table_view::players::{away, name_of, players, signed};
use crate::table_view::talk::key;
use words::Names;

/// Everybody but whoever looks. Touching somebody shows where they are.
#[component]
pub(crate) fn Mates(client: Client, seen: Seen, camera: Camera, air: Air) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    players(client, "mates", Some(own_seat(seen)), move |sitter, seat| {
        let away = text(move || match air.from(seat) {
            Some(phrase) => speech.text(key(phrase), &[]),
            None => away(client, speech, &sitter, seat).unwrap_or_default(),
        });
        mate(seen, seat, names, away, Some(camera))
    })
}

/// One of them.
pub(crate) fn mate(
    seen: Seen,
    seat: Seat,
    names: Memo<Names>,
    away: Signal<String>,
    camera: Option<Camera>,
) -> AnyView {
    let speech = Page::here().speech;
    let who = name_of(seat, names);
    let signs = memo(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return String::new() };
            let dice = table::write(sight.of(seat).dice).unwrap_or_default();
            dice.as_str().unwrap_or_default().chars().filter(|sign| *sign != '.').collect()
        })
    });
    let place = text(move || place(speech, seen, seat));
    let note = text(move || match (away.get(), place.get()) {
        (away, place) if away.is_empty() => place,
        (away, _) => away,
    });
    let locked = move || signs.with(|signs| signs.chars().filter(|sign| *sign == 'X').count());
    let dice = text(move || {
        let args = [("locked", locked().into()), ("dice", signs.with(|signs| signs.chars().count()).into())];
        speech.text("temple-page-mate", &args)
    });
    let look = move |event: web_sys::MouseEvent| {
        super::tray::let_go(&event);
        let cell = seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.cell_of(seat)));
        if let Some((camera, cell)) = camera.zip(cell) {
            camera.look_at(centre(cell));
        }
    };
    let class = text(move || {
        let here = seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_here(seat)));
        classes("mate", [("here", here), ("helpless", helpless(seen, seat))])
    });
    view! {
        <li>
            <button class=class data-testid=format!("player-{seat}") on:click=look>
                <span class="mate-name">{signed(seat, who)}</span>
                {mini_dice(signs)}
                <span class="unseen">{dice}</span>
                <span class="mate-foot">
                    <span class="note">{note}</span>
                    {possessions(seen, seat)}
                </span>
            </button>
        </li>
    }
    .into_any()
}

/// Whether somebody can do nothing any more.
fn helpless(seen: Seen, seat: Seat) -> bool {
    seen.with(|sight| {
        sight.as_ref().is_some_and(|sight| sight.node_of(seat).is_some() && !sight.open.can_throw(seat))
    })
}

/// Dice in a row, small.
fn mini_dice(signs: Memo<String>) -> AnyView {
    let inside = text(move || {
        let dice = signs.with(|signs| signs.chars().map(Side::of).collect::<Vec<_>>());
        let drawn = dice.into_iter().zip(0..).map(|(side, place)| {
            format!("<g transform=\"translate({} 0)\">{}</g>", 32 + 64 * place, pictures::die(side, false))
        });
        drawn.collect()
    });
    let frame = text(move || {
        let count = signs.with(|signs| signs.chars().count()).max(5);
        format!("0 -32 {} 64", 64 * count)
    });
    view! { <svg class="mini-dice" viewBox=frame aria-hidden="true" prop:innerHTML=inside></svg> }.into_any()
}

/// Where somebody is, as seen from here.
fn place(speech: Speech, seen: Seen, seat: Seat) -> String {
    seen.with(|sight| {
        let Some(sight) = sight else { return String::new() };
        if sight.node_of(seat).is_none() {
            return speech.text("temple-page-out", &[]);
        }
        if sight.is_here(seat) {
            return speech.text("temple-page-here", &[]);
        }
        if sight.is_at_start(seat) {
            return speech.text("temple-page-at-start", &[]);
        }
        if sight.is_at_exit(seat) {
            return speech.text("temple-page-at-exit", &[]);
        }
        match sight.steps_to(seat) {
            Some(steps) => speech.text("temple-page-steps", &[("count", steps.into())]),
            None => speech.text("temple-page-inside", &[]),
        }
    })
}
