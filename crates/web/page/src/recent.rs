//! Continue where I was: the tables that this device has been at, noted while it is there.

use art::Icon;
use leptos::prelude::*;
use protocol::{Phase, SeatOf};

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::connection::End;
use crate::connection::sight::TableSight;
use crate::erased::{dynamic, effect, memo, shown, text};
use crate::picture::icon;
use crate::speech::Speech;
use crate::table_way::table_way;
use crate::visits::{self, Visit};

/// How many are shown at first.
const FEW: usize = 3;

/// Notes every table that this client comes to, and whatever changes there that the list shows.
pub(crate) fn watch(page: Page, client: Client) {
    let local = client.end == End::Worker;
    let seen = memo(move || client.sight.with(|sight| Some(visit(sight.as_ref()?, local))));
    effect(move || {
        if let Some(mut visit) = seen.get() {
            visit.when = browser::date();
            page.update_visits(|visits| visits::note(visits, visit));
        }
    });
}

fn visit(sight: &TableSight, local: bool) -> Visit {
    let mine = sight.seat.map(|seat| seat.index());
    let others = || sight.table.seats.iter().enumerate().filter(|(seat, _)| Some(*seat) != mine);
    let people = others().filter_map(|(_, sitter)| match sitter {
        SeatOf::Person { name, .. } => Some(name.as_str().to_owned()),
        _ => None,
    });
    let bots = others().filter(|(_, sitter)| matches!(sitter, SeatOf::Bot { .. })).count();
    Visit {
        local,
        table: sight.table.id,
        game: sight.table.game.clone(),
        people: people.collect(),
        bots: bots as u8,
        phase: sight.table.phase,
        when: 0,
        seen: None,
    }
}

/// The list; nothing for somebody who is here for the first time.
#[component]
pub(crate) fn Recent() -> AnyView {
    let page = Page::here();
    shown(move || page.visits.with(|visits| !visits.is_empty()), move || list(page))
}

fn list(page: Page) -> AnyView {
    let speech = page.speech;
    let all = RwSignal::new(false);
    let rows = dynamic(move || {
        let most = if all.get() { usize::MAX } else { FEW };
        let visits = page.visits.get();
        visits.into_iter().take(most).map(|visit| row(page, visit)).collect::<Vec<_>>().into_any()
    });
    let more = shown(
        move || !all.get() && page.visits.with(Vec::len) > FEW,
        move || {
            let count =
                text(move || speech.text("page-recent-all", &[("count", page.visits.with(Vec::len).into())]));
            view! { <button class="quiet" data-testid="recent-all" on:click=move |_| all.set(true)>{count}</button> }
                .into_any()
        },
    );
    view! {
        <section class="card recent" data-testid="recent">
            <h2>{icon(Icon::Replay)} <span>{speech.say("page-recent")}</span></h2>
            <ul>{rows}</ul>
            {more}
        </section>
    }
    .into_any()
}

fn row(page: Page, visit: Visit) -> AnyView {
    let speech = page.speech;
    let route = visit.route();
    let code = visit.table.to_string();
    let forget = move |_| page.update_visits(|visits| visits::forget(visits, route));
    let label = {
        let code = code.clone();
        text(move || speech.text("page-forget", &[("table", code.clone().into())]))
    };
    let game = visit.game.clone();
    let (company, state) = {
        let (one, other) = (visit.clone(), visit);
        (text(move || company(speech, &one)), text(move || state(speech, &other)))
    };
    let way = table_way(route, "continue".to_owned(), &game, company, state, ().into_any());
    view! {
        <li class="visit" data-testid=format!("visit-{code}")>
            {way}
            <button class="quiet square" data-testid=format!("forget-{code}") aria-label=label on:click=forget>
                {icon(Icon::Cross)}
            </button>
        </li>
    }
    .into_any()
}

/// The game, and with whom.
fn company(speech: Speech, visit: &Visit) -> String {
    let mut with = visit.people.clone();
    if visit.bots > 0 {
        with.push(speech.text("page-bots", &[("count", visit.bots.into())]));
    }
    speech.company(&visit.game, with)
}

/// Where, how far, and when.
fn state(speech: Speech, visit: &Visit) -> String {
    let phase = match visit.phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    };
    let phase = speech.text("page-recent-phase", &[("phase", phase.into())]);
    let when = speech.ago(visit.when);
    let place = if visit.local { speech.text("page-recent-local", &[]) } else { visit.table.to_string() };
    format!("{phase} · {place} · {when}")
}
