//! All tables, for the host.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;
use protocol::TableId;

use super::office::Office;
use crate::app::Page;
use crate::choice::Segments;
use crate::connection::End;
use crate::erased::{classes, dynamic, shown, text, truth};
use crate::hosting::{Listed, Person, size};
use crate::picture::icon;
use crate::route::Route;
use crate::speech::Speech;
use crate::way::Way;

/// How long somebody who types is given before the list is fetched.
const PAUSE: Duration = Duration::from_millis(250);

/// The list, and what is wanted of it.
#[component]
pub(crate) fn Tables(office: Office) -> AnyView {
    let speech = Page::here().speech;
    // What was pressed once, by its name for tests: only the second press does it.
    let sure = RwSignal::new(None::<String>);
    let states = ["all", "open", "over"].map(|state| {
        let said = text(move || speech.text("page-host-state", &[("state", state.into())]));
        (state.to_owned(), said)
    });
    let typed = move |what: String| {
        office.search.set(what.clone());
        let ask = move || {
            if office.search.try_with_untracked(|search| *search == what) == Some(true) {
                office.list(false);
            }
        };
        set_timeout(ask, PAUSE);
    };
    let rows = dynamic(move || {
        let rows: Vec<AnyView> =
            office.tables.get().into_iter().map(|table| row(speech, office, sure, table)).collect();
        if rows.is_empty() {
            return view! { <li class="note">{speech.say("page-host-none")}</li> }.into_any();
        }
        rows.into_any()
    });
    let more = shown(
        move || office.next.with(Option::is_some),
        move || {
            view! {
                <button class="quiet" data-testid="host-more" on:click=move |_| office.list(true)>
                    {speech.say("page-host-more")}
                </button>
            }
            .into_any()
        },
    );
    view! {
        <section class="card host-tables">
            <h2>{icon(Icon::Door)} <span>{speech.say("page-host-tables")}</span></h2>
            <div class="host-filter">
                <input
                    type="search"
                    data-testid="host-search"
                    aria-label=speech.say("page-host-search")
                    placeholder=speech.say("page-host-search")
                    autocomplete="off"
                    maxlength="60"
                    on:input:target=move |event| typed(event.target().value())
                />
                <Segments
                    name="host-state"
                    label=speech.say("page-host-state-label")
                    options=states.to_vec()
                    chosen=office.state.into()
                    choose=Callback::new(move |state| {
                        office.state.set(state);
                        office.list(false);
                    })
                />
            </div>
            <ul class="host-list">{rows}</ul>
            {more}
        </section>
    }
    .into_any()
}

fn row(speech: Speech, office: Office, sure: RwSignal<Option<String>>, table: Listed) -> AnyView {
    let Listed { id, game, phase, people, touched, bytes } = table;
    let name = text(move || match &game {
        Some(game) => speech.game_named(game),
        None => speech.text("page-host-unreadable", &[]),
    });
    let state = {
        let phase = phase.clone();
        text(move || speech.text("page-host-phase", &[("phase", phase.clone().into())]))
    };
    let facts = text(move || {
        let size = size(bytes, speech.language());
        match touched {
            Some(touched) => {
                format!("{} · {size}", speech.ago(touched))
            }
            None => size,
        }
    });
    let close = Callback::new(move |()| office.close(id));
    let people: Vec<AnyView> = people.into_iter().map(|person| guest(office, sure, id, person)).collect();
    let nobody = people.is_empty().then(|| view! { <li class="note">{speech.say("page-host-nobody")}</li> });
    view! {
        <li class="host-table" data-testid=format!("host-table-{id}")>
            <div class="host-what">
                <Way to=Route::Table(End::Server, id) class="code" testid=format!("host-way-{id}")>{id.to_string()}</Way>
                <span>{name}</span>
            </div>
            <div class="host-state">
                <span class="host-phase" data-phase=phase>{state}</span>
                <span class="note">{facts}</span>
            </div>
            <ul class="host-people">{people} {nobody}</ul>
            <Twice
                testid=format!("host-close-{id}")
                place=String::new()
                keys=["page-host-close", "page-host-close-sure"]
                picture=Icon::Cross
                sure
                press=close
            />
        </li>
    }
    .into_any()
}

fn guest(office: Office, sure: RwSignal<Option<String>>, table: TableId, person: Person) -> AnyView {
    let Person { guest, name } = person;
    view! {
        <li>
            <span class="who">{name}</span>
            <Twice
                testid=format!("host-forget-{guest}")
                place=table.to_string()
                keys=["page-host-forget", "page-host-forget-sure"]
                picture=Icon::Person
                sure
                press=Callback::new(move |()| office.forget(guest))
            />
        </li>
    }
    .into_any()
}

/// A button that must be pressed twice: what it does cannot be taken back.
#[component]
fn Twice(
    testid: String,
    /// Where it is, if there are several of the name.
    place: String,
    /// What it says at first, and then.
    keys: [&'static str; 2],
    picture: Icon,
    sure: RwSignal<Option<String>>,
    press: Callback<()>,
) -> AnyView {
    let speech = Page::here().speech;
    let own = format!("{testid} {place}");
    let is_sure = {
        let own = own.clone();
        truth(move || sure.with(|sure| sure.as_ref() == Some(&own)))
    };
    let click = move |_| {
        if is_sure.get_untracked() {
            sure.set(None);
            press.run(());
        } else {
            sure.set(Some(own.clone()));
        }
    };
    // Whoever goes elsewhere has thought better of it.
    let leave = move |_| {
        if is_sure.try_get_untracked() == Some(true) {
            sure.set(None);
        }
    };
    let said = text(move || speech.text(keys[usize::from(is_sure.get())], &[]));
    let class = text(move || classes("twice", [("quiet", !is_sure.get()), ("danger", is_sure.get())]));
    view! {
        <button class=class data-testid=testid data-sure=text(move || is_sure.get().to_string()) on:click=click on:blur=leave>
            {icon(picture)}
            <span>{said}</span>
        </button>
    }
    .into_any()
}
