//! Where a replay comes from: a table that is over, or a file that somebody kept.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::{Request, TableId};
use wasm_bindgen::JsCast;
use words::Names;

use crate::app::Page;
use crate::back::Back;
use crate::browser;
use crate::client::Client;
use crate::erased::{dynamic, effect, memo, text};
use crate::replay::{Reel, Replay};
use crate::route::Route;
use crate::table_door::missing;
use crate::table_view::players::Signs;
use crate::table_view::{names_at, seats_at};

/// The game of a table once more.
#[component]
pub(crate) fn ReplayView(client: Client, table: TableId) -> AnyView {
    let speech = Page::here().speech;
    Signs::provide(seats_at(client));
    let names = names_at(client);
    let known = memo(move || client.sight.with(Option::is_some));
    effect(move || {
        if known.get() && client.log.with_untracked(Option::is_none) {
            client.ask(move |id| Request::Log { id });
        }
    });
    let why = text(move || {
        let why = client.refusal.get();
        why.map(|why| names.with(|names| client.why_not(speech, &why, names))).unwrap_or_default()
    });
    let log = memo(move || client.log.get());
    dynamic(move || match log.get() {
        Some(file) => {
            let reel = Reel {
                file,
                name: format!("escapement-{table}.json"),
                names: names.get_untracked(),
                kept: browser::kept_commitment(table),
                moment: browser::fragment().parse().unwrap_or(0),
                path: Some(Route::Replay(client.end, table)),
            };
            view! { <Replay reel /> }.into_any()
        }
        None => view! {
            <section class="card coming" role="status">
                <p>{speech.say("page-replay-coming")}</p>
                <p class="refusal">{why}</p>
            </section>
            {missing(client)}
        }
        .into_any(),
    })
}

/// A game from a file.
#[component]
pub(crate) fn SavedReplay() -> AnyView {
    let speech = Page::here().speech;
    let reel = RwSignal::new(None::<(u32, Arc<Vec<u8>>, String)>);
    let number = StoredValue::new(0_u32);
    let read = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        let name = file.name();
        leptos::task::spawn_local(async move {
            if let Some(bytes) = browser::read_file(&file).await {
                number.update_value(|number| *number += 1);
                reel.set(Some((number.get_value(), Arc::new(bytes), name)));
            }
        });
    };
    let shown = dynamic(move || match reel.get() {
        Some((_, file, name)) => {
            let reel = Reel { file, name, names: Names::default(), kept: None, moment: 0, path: None };
            view! { <Replay reel /> }.into_any()
        }
        None => ().into_any(),
    });
    view! {
        <div class="saved">
            <section class="card">
                <div class="sheet-head"><Back /> <h1>{speech.say("page-replay-import")}</h1></div>
                <label class="file">
                    <span>{speech.say("page-replay-file")}</span>
                    <input type="file" data-testid="replay-file" accept=".json,application/json" on:change=read />
                </label>
            </section>
            {shown}
        </div>
    }
    .into_any()
}
