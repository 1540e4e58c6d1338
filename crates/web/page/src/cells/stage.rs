//! A moment of a game of ESCAPE! that is watched again.

use std::sync::Arc;

use cells::{Cells, Letters};
use leptos::prelude::*;
use table::Rules;
use words::Names;

use super::board::{Board, Seen};
use super::play::Slots;
use super::sight::CellsSight;
use super::touch::hand;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::erased::{classes, dynamic, memo, text};
use crate::film::Film;
use crate::replay::Eyes;
use crate::table_view::players::{Signs, name_of, signed};

/// The board at a moment, and the letters that these eyes see.
#[component]
pub(crate) fn Stage(
    film: Arc<Film<Cells>>,
    now: RwSignal<usize>,
    eyes: RwSignal<Eyes>,
    names: Names,
) -> AnyView {
    let speech = Page::here().speech;
    let seats = film.seats;
    let state = memo(move || film.frame(now.get()).state.clone());
    let sight: Seen = memo(move || {
        Some(Arc::new(CellsSight::new(None, state.with(|state| state.position().clone()), None)))
    });
    let hand = hand(AtTable::looking(sight), Signs::here());
    let names = memo(move || names.clone());
    let rows = dynamic(move || {
        let rows = seats.iter().map(|seat| {
            let letters: Memo<Option<Letters>> = memo(move || {
                let open = eyes.get() == Eyes::All
                    || eyes.get() == Eyes::Seat(seat)
                    || state.with(|state| state.position().letters.is_some());
                open.then(|| state.with(|state| state.private(seat).letters))
            });
            let on_turn =
                move || sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_turn_of(seat)));
            let shown = dynamic(move || match letters.get() {
                Some(_) => view! { <Slots letters /> }.into_any(),
                None => view! { <span class="note">{speech.say("page-letters-hidden")}</span> }.into_any(),
            });
            let class = text(move || classes("standing", [("on-turn", on_turn())]));
            view! { <li class=class>{signed(seat, name_of(seat, names))} {shown}</li> }.into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    });
    view! {
        <div class="board-place"><Board hand /></div>
        <ul class="standings">{rows}</ul>
    }
    .into_any()
}
