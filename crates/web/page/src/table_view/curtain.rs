//! Several people on one device: between two of them a curtain falls, so that nobody sees what is not theirs.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Phase, Request};
use table::Seat;

use super::{names_at, seats_at};
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, effect, memo, text};
use crate::table_view::players::{Sign, name_of};

/// The seats of this device.
pub(crate) fn own_seats(client: Client) -> Memo<Vec<Seat>> {
    let seats = seats_at(client);
    memo(move || {
        let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
        let seats = seats.get();
        let own = seats.iter().enumerate().filter(|(_, sitter)| me.is_some() && sitter.person() == me);
        own.filter_map(|(seat, _)| Seat::new(seat as u8)).collect()
    })
}

/// How long whoever has made the last step of a turn may look at what came of it.
const LINGERS: Duration = Duration::from_millis(1_600);

/// Who holds the device, and who is to take it before anything else is shown.
#[derive(Clone, Copy)]
pub(crate) struct Hidden {
    /// Who holds the device; nobody has said so at the beginning.
    holds: RwSignal<Option<Seat>>,
    falls: Memo<Option<Seat>>,
}

impl Hidden {
    /// `turn` says whose turn it is.
    pub(crate) fn new(client: Client, turn: Memo<Option<Seat>>) -> Hidden {
        let own = own_seats(client);
        let holds = RwSignal::new(None::<Seat>);
        let wanted = memo(move || {
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
        let sees = memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.seat)));
        effect(move || {
            let taken = wanted.get().filter(|seat| holds.get() == Some(*seat) && sees.get() != Some(*seat));
            if let Some(seat) = taken {
                client.ask(move |id| Request::Look { id, seat });
            }
        });
        // For whom it has waited long enough.
        let waited = RwSignal::new(None::<Seat>);
        effect(move || {
            let next = wanted.get();
            waited.set(None);
            set_timeout(
                move || {
                    // The table may be gone meanwhile.
                    if wanted.try_get_untracked().flatten() == next {
                        waited.try_set(next);
                    }
                },
                LINGERS,
            );
        });
        let falls = memo(move || {
            let next = wanted.get()?;
            let held = holds.get();
            let looks_on = held.is_some() && held == sees.get() && waited.get() != Some(next);
            (held != Some(next) && !looks_on || held == Some(next) && sees.get() != held).then_some(next)
        });
        Hidden { holds, falls }
    }

    /// Whether the curtain is down: what is behind it can be neither read nor reached.
    pub(crate) fn is_down(self) -> bool {
        self.falls.with(Option::is_some)
    }
}

/// The curtain, when it is down.
#[component]
pub(crate) fn Curtain(client: Client, hidden: Hidden) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    dynamic(move || match hidden.falls.get() {
        None => ().into_any(),
        Some(seat) => {
            let name = name_of(seat, names);
            let said = text(move || speech.text("together-hand-on", &[("name", name.get().into())]));
            let ready = text(move || speech.text("together-ready", &[("name", name.get().into())]));
            let take = move |_| hidden.holds.set(Some(seat));
            let button = NodeRef::<leptos::html::Button>::new();
            effect(move || {
                if let Some(button) = button.get() {
                    // Without it one more key is needed.
                    let _ = button.focus();
                }
            });
            view! {
                <div class="curtain" data-testid="curtain" data-seat=seat.to_string() role="dialog" aria-modal="true" aria-label=said>
                    <Sign seat />
                    <p>{said}</p>
                    <button node_ref=button class="primary big" data-testid="curtain-up" on:click=take>{ready}</button>
                </div>
            }
            .into_any()
        }
    })
}
