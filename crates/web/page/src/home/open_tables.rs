//! The tables on the server that anybody may come to.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::browser;
use crate::choice::Segments;
use crate::connection::End;
use crate::erased::{dynamic, effect, shown, text};
use crate::lobby::{self, OpenTable, Welcome};
use crate::picture::icon;
use crate::route::Route;
use crate::speech::Speech;
use crate::table_way::table_way;

/// How often the list is fetched.
const LOOK: Duration = Duration::from_secs(5);
/// So many can be overlooked without a filter.
const FEW: usize = 3;

/// The list; nothing as long as there is no such table.
#[component]
pub(crate) fn OpenTables() -> AnyView {
    let page = Page::here();
    let tables = RwSignal::new(Vec::<OpenTable>::new());
    let look = move || {
        if !page.online.get_untracked() || document().hidden() {
            return;
        }
        leptos::task::spawn_local(async move {
            // Without an answer nobody knows of any table. By then somebody may have left.
            let found = lobby::read(&browser::fetch("/api/lobby").await.unwrap_or_default());
            if tables.try_with_untracked(|tables| *tables != found) == Some(true) {
                tables.set(found);
            }
        });
    };
    effect(move || {
        if page.online.get() {
            look();
        } else {
            tables.set(Vec::new());
        }
    });
    if let Ok(timer) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || timer.clear());
    }
    shown(move || tables.with(|tables| !tables.is_empty()), move || list(page, tables))
}

fn list(page: Page, tables: RwSignal<Vec<OpenTable>>) -> AnyView {
    let speech = page.speech;
    let chosen = RwSignal::new("all".to_owned());
    let many = move || tables.with(|tables| tables.len() > FEW);
    let filter = shown(many, move || {
        let options = ["all", "free"].map(|which| {
            let said = text(move || speech.text("page-lobby-filter", &[("which", which.into())]));
            (which.to_owned(), said)
        });
        view! {
            <div data-testid="lobby-filter">
                <Segments
                    name="lobby-filter"
                    label=speech.say("page-lobby-filter-label")
                    options=options.to_vec()
                    chosen=chosen.into()
                    choose=Callback::new(move |which| chosen.set(which))
                />
            </div>
        }
        .into_any()
    });
    let rows = dynamic(move || {
        let only_free = many() && chosen.with(|chosen| chosen == "free");
        let tables = tables.get().into_iter().filter(|table| table.free > 0 || !only_free);
        let rows: Vec<AnyView> = tables.map(|table| row(speech, table)).collect();
        if rows.is_empty() {
            return view! { <li class="note">{speech.say("page-lobby-full")}</li> }.into_any();
        }
        rows.into_any()
    });
    view! {
        <section class="card recent lobby" data-testid="lobby">
            <h2>{icon(Icon::Door)} <span>{speech.say("page-lobby")}</span></h2>
            {filter}
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}

fn row(speech: Speech, table: OpenTable) -> AnyView {
    let id = table.id;
    let game = table.game.clone();
    let (verb, class) = match table.welcome() {
        Some(Welcome::Join) => ("page-lobby-join", "lobby-verb join"),
        _ => ("page-lobby-watch", "lobby-verb"),
    };
    let free = table.free;
    let company = text(move || speech.company(&table.game, table.people.clone()));
    let state = text(move || {
        let free = speech.text("page-lobby-free", &[("count", free.into())]);
        format!("{free} · {id}")
    });
    let verb = view! { <span class=class>{speech.say(verb)}</span> }.into_any();
    let to = Route::Table(End::Server, id);
    let way = table_way(to, format!("lobby-{id}"), &game, company, state, verb);
    view! { <li class="visit">{way}</li> }.into_any()
}
