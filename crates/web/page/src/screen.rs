//! The table on a big screen, for everybody in the room: nothing private is ever shown here, whoever holds a seat.

use leptos::prelude::*;
use protocol::{Phase, TableId};

use crate::app::Page;
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, memo, text};
use crate::qr::Qr;
use crate::route::Route;
use crate::table_door::missing;
use crate::table_view::players::{Sign, Signs};
use crate::table_view::{names_at, seats_at};

/// What is going on, large.
#[component]
pub(crate) fn Screen(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    Signs::provide(seats_at(client));
    let phase = memo(move || client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.phase)));
    let content = dynamic(move || match phase.get() {
        None => view! {
            <p class="note" role="status">{speech.say("page-screen-coming")}</p>
            {missing(client)}
        }
        .into_any(),
        Some(Phase::Gathering) => view! { <Gathers client /> }.into_any(),
        Some(_) => match client.game() {
            Some(game) => Page::here().parts.more(game).show(move |more| (more.screen)(client)),
            None => view! { <p class="note">{speech.say("page-other-game")}</p> }.into_any(),
        },
    });
    let reach = Page::here().reach;
    reach.look();
    let link = text(move || reach.link(&Route::Table(End::Server, table).path()));
    view! {
        <div class="screen" data-testid="screen">
            {content}
            <aside class="invite">
                <Qr text=link label=speech.say("page-qr") />
                <p class="code">{table.to_string()}</p>
                <p class="note">{speech.say("page-screen-invite")}</p>
            </aside>
        </div>
    }
    .into_any()
}

/// Who has come so far.
#[component]
fn Gathers(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let (seats, names) = (seats_at(client), names_at(client));
    let rows = dynamic(move || {
        let numbers = (0..table::Seat::MOST).filter_map(table::Seat::new);
        let rows = seats.get().into_iter().zip(numbers).map(|(sitter, seat)| {
            let free = sitter == protocol::SeatOf::Free;
            let who = text(move || match free {
                true => speech.text("page-seat-free", &[]),
                false => names.with(|names| speech.seat_name(seat, names)),
            });
            view! { <li><Sign seat /> <span class="who">{who}</span></li> }.into_any()
        });
        rows.collect::<Vec<_>>().into_any()
    });
    view! {
        <section class="gathers">
            <h1>{speech.say("page-screen-gathering")}</h1>
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}
