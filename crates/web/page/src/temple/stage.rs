//! A moment of a game in the temple that is watched again.

use std::sync::Arc;

use leptos::prelude::*;
use table::Seat;
use temple::Temple;

use super::clock::{ClockBar, light};
use super::hand::Seen;
use super::looking;
use super::map::Map;
use super::mates::mate;
use super::sight::TempleSight;
use crate::clock::Clock;
use crate::erased::{dynamic, memo, text};
use crate::film::Film;
use crate::replay::Scene;

/// The map, the clock and everybody's dice at a moment. Nothing is secret here; through somebody's eyes the map follows
/// them.
#[component]
pub(crate) fn Stage(film: Arc<Film<Temple>>, scene: Scene) -> AnyView {
    let Scene { now, eyes, names } = scene;
    let seats = film.seats;
    let times = Arc::clone(&film);
    let at = memo(move || times.frame(now.get()).at);
    let seen: Seen = memo(move || {
        let frame = film.frame(now.get());
        let seat = eyes.get().seat();
        Some(Arc::new(TempleSight::new(seat, frame.state.expedition().clone(), false, frame.at)))
    });
    let clock = Clock::still(at);
    let camera = looking::camera(seen);
    let names = memo(move || names.clone());
    let rows = dynamic(move || {
        let rows = seats.iter().map(|seat: Seat| mate(seen, seat, names, text(String::new), Some(camera)));
        rows.collect::<Vec<_>>().into_any()
    });
    let mood = light(seen, clock);
    view! {
        <div class=text(move || format!("temple-stage {}", mood.get()))>
            <ClockBar seen clock />
            <ul class="mates">{rows}</ul>
            <Map seen camera act=Callback::new(|_| ()) />
        </div>
    }
    .into_any()
}
