//! A moment of a game that is watched again: through somebody's eyes with their hand, through all eyes with all hands.

use std::sync::Arc;

use art::master::CARD;
use leptos::prelude::*;
use master::Master;
use table::{Eye, Seat, with_sight};

use super::carry::Carry;
use super::hand::{Hand, Seen};
use super::pictures;
use super::rivals::rival;
use super::sight::MasterSight;
use super::stacks::StackField;
use crate::at_table::AtTable;
use crate::clock::Clock;
use crate::erased::{dynamic, memo, text, truth};
use crate::film::Film;
use crate::replay::{Eyes, Scene};
use crate::table_view::players::name_of;

/// The stacks and the hands at a moment.
#[component]
pub(crate) fn Stage(film: Arc<Film<Master>>, scene: Scene) -> AnyView {
    let Scene { now, eyes, names } = scene;
    let seats = film.seats;
    let (times, hands) = (Arc::clone(&film), Arc::clone(&film));
    let at = memo(move || times.frame(now.get()).at);
    let seen: Seen = memo(move || {
        let frame = film.frame(now.get());
        let seat = eyes.get().seat();
        let own = seat.and_then(|seat| {
            with_sight(&*frame.state, Eye::Seat(seat), |sight| sight.own.map(|(_, own)| *own))
        });
        let open = frame.state.contest().clone();
        Some(Arc::new(MasterSight::at(seat, open, own, false, frame.at)))
    });
    let names = memo(move || names.clone());
    let hand = Hand::new(AtTable::looking(seen), Clock::still(at), names, truth(|| true));
    let carry = Carry::new();
    let rows = dynamic(move || {
        seats
            .iter()
            .map(|seat: Seat| rival(seen, names, seat, text(String::new), None))
            .collect::<Vec<_>>()
            .into_any()
    });
    let shown = dynamic(move || {
        let frame = hands.frame(now.get());
        let rows = seats.iter().filter(|seat| match eyes.get() {
            Eyes::All => true,
            Eyes::Seat(own) => own == *seat || frame.state.contest().mate_of(own) == Some(*seat),
            Eyes::Watcher => false,
        });
        let rows = rows.map(|seat| {
            let who = name_of(seat, names);
            let cards = frame.state.hand(seat).iter().map(|card| {
                view! { <svg viewBox=CARD aria-hidden="true" inner_html=pictures::card(card)></svg> }
                    .into_any()
            });
            view! {
                <li class="laid-open">
                    <span class="who">{who}</span>
                    <span class="open-cards">{cards.collect::<Vec<_>>()}</span>
                </li>
            }
            .into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    });
    view! {
        <div class="master-stage">
            <ul class="rivals">{rows}</ul>
            <div class="master-middle"><StackField hand carry /></div>
            <ul class="between">{shown}</ul>
        </div>
    }
    .into_any()
}
