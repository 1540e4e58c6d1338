//! Several people on one device: between two of them a curtain falls, so that nobody sees what is not theirs.

use leptos::prelude::*;
use protocol::{Phase, Request};
use table::Seat;

use super::{names_at, seats_at};
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, text};
use crate::table_view::players::Sign;

/// The seats of this device.
pub(crate) fn own_seats(client: Client) -> Memo<Vec<Seat>> {
    let seats = seats_at(client);
    Memo::new(move |_| {
        let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
        let seats = seats.get();
        let own = seats.iter().enumerate().filter(|(_, sitter)| me.is_some() && sitter.person() == me);
        own.filter_map(|(seat, _)| Seat::new(seat as u8)).collect()
    })
}

/// The curtain, where one is needed. `turn` says whose turn it is.
#[component]
pub(crate) fn Curtain(client: Client, turn: Memo<Option<Seat>>) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let own = own_seats(client);
    // Who holds the device; nobody has said so at the beginning.
    let holds = RwSignal::new(None::<Seat>);
    let wanted = Memo::new(move |_| {
        let own = own.get();
        let playing = client
            .sight
            .with(|sight| sight.as_ref().is_some_and(|sight| sight.table.phase == Phase::Playing));
        if own.len() < 2 || !playing {
            return None;
        }
        turn.get().filter(|seat| own.contains(seat)).or(holds.get()).or(own.first().copied())
    });
    // Whoever has taken the device sees with their own eyes, also after the connection was cut.
    let sees = Memo::new(move |_| client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat)));
    Effect::new(move || {
        if let Some(seat) =
            wanted.get().filter(|seat| holds.get() == Some(*seat) && sees.get() != Some(*seat))
        {
            client.ask(|id| Request::Look { id, seat });
        }
    });
    let falls = Memo::new(move |_| {
        wanted.get().filter(|seat| holds.get() != Some(*seat) || sees.get() != Some(*seat))
    });
    dynamic(move || match falls.get() {
        None => ().into_any(),
        Some(seat) => {
            let name = text(move || names.with(|names| speech.seat_name(seat, names)));
            let said = text(move || speech.text("together-hand-on", &[("name", name.get().into())]));
            let ready = text(move || speech.text("together-ready", &[("name", name.get().into())]));
            let take = move |_| holds.set(Some(seat));
            view! {
                <div class="curtain" data-testid="curtain" data-seat=seat.to_string() role="dialog" aria-label=said>
                    <Sign seat />
                    <p>{said}</p>
                    <button class="primary big" data-testid="curtain-up" on:click=take>{ready}</button>
                </div>
            }
            .into_any()
        }
    })
}
