//! A table: people gather, play, and see who has won. It comes with the first game that is fetched; until then there is the
//! [door](crate::table_door).

pub(crate) mod curtain;
pub(crate) mod ended;
pub(crate) mod gathering;
pub(crate) mod journal;
pub(crate) mod manners;
pub(crate) mod menu;
pub(crate) mod move_list;
pub(crate) mod next;
pub(crate) mod players;
mod seats;
mod share;
pub(crate) mod side;
pub(crate) mod since;
pub(crate) mod status;
pub(crate) mod summons;
pub(crate) mod talk;
mod told;
pub(crate) mod undo;
pub(crate) mod why_not;

use leptos::prelude::*;
use protocol::{Phase, SeatOf, TableId};
use words::Names;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{dynamic, memo, truth};
use players::Signs;

pub(crate) use told::Told;

/// One table, whatever is going on there. Something is known of it.
pub(crate) fn at_table(client: Client, table: TableId) -> AnyView {
    let Page { speech, parts, .. } = Page::here();
    parts.company.begin();
    // A game that runs and one that is over look alike, so that nothing is drawn again at the end.
    Signs::provide(seats_at(client));
    menu::claim(client);
    let gathering = truth(move || {
        client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.phase == Phase::Gathering))
    });
    // Who had the focus in what is gone now finds it at the new heading.
    Effect::new(move |first: Option<()>| {
        gathering.track();
        if first.is_some() {
            request_animation_frame(|| {
                if !browser::has_focus() {
                    browser::focus_heading();
                }
            });
        }
    });
    dynamic(move || match client.views() {
        _ if gathering.get() => parts.company.show(move |company| (company.gathering)(client, table)),
        Some(views) => (views.play)(client),
        None => view! { <p class="note">{speech.say("page-other-game")}</p> }.into_any(),
    })
}

/// How those at the table are called, in the language of the page.
pub(crate) fn names_at(client: Client) -> Memo<Names> {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    let places = memo(move || {
        let views = client.views();
        client.sight.with(|sight| {
            views.zip(sight.as_ref()).map(|(views, sight)| (views.places)(sight)).unwrap_or_default()
        })
    });
    memo(move || seats.with(|seats| speech.names(seats)).with_places(places.get()))
}

/// Who sits where.
pub(crate) fn seats_at(client: Client) -> Memo<Vec<SeatOf>> {
    memo(move || {
        client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.seats.clone()).unwrap_or_default())
    })
}
