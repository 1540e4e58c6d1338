//! A moment of a heist that is watched again.

use std::sync::Arc;

use leptos::prelude::*;
use plan::Plan;
use table::Rules;

use super::board::Board;
use super::city::{City, camera};
use super::hand::{Hand, Seen};
use super::play::DayBar;
use super::robbers::Robbers;
use super::sight::PlanSight;
use crate::at_table::AtTable;
use crate::erased::{dynamic, memo};
use crate::film::Film;
use crate::replay::{Eyes, Scene};

/// The city at a moment, and the boards that these eyes see.
#[component]
pub(crate) fn Stage(film: Arc<Film<Plan>>, scene: Scene) -> AnyView {
    let Scene { now, eyes, names } = scene;
    let seats = film.seats;
    let seen: Seen = memo(move || {
        let frame = film.frame(now.get());
        let seat = eyes.get().seat();
        let own = seat.map(|seat| frame.state.private(seat));
        Some(Arc::new(PlanSight::new(seat, frame.state.heist().clone(), own, true)))
    });
    let names = memo(move || names.clone());
    let hand = Hand::new(AtTable::looking(seen), names);
    let camera = camera(seen);
    let boards = dynamic(move || match eyes.get() {
        Eyes::Seat(seat) => view! { <Board hand seat=Signal::derive(move || Some(seat)) /> }.into_any(),
        Eyes::All | Eyes::Watcher => seats
            .iter()
            .map(|seat| view! { <Board hand seat=Signal::derive(move || Some(seat)) /> }.into_any())
            .collect::<Vec<_>>()
            .into_any(),
    });
    view! {
        <div class="heist-stage">
            <DayBar seen />
            <Robbers hand />
            <City hand camera />
            <div class="heist-boards">{boards}</div>
        </div>
    }
    .into_any()
}
