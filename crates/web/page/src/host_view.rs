//! The page of whoever runs the server: how much there is, which tables, and what can be done about them.

mod office;
mod tables;

use art::Icon;
use leptos::prelude::*;

use crate::app::Page;
use crate::back::sheet_head;
use crate::choice::{Choice, option_row};
use crate::erased::{dynamic, memo, shown, text, truth};
use crate::hosting::{Count, in_megabytes, size};
use crate::picture::icon;
use office::{Office, Standing, Told};
use tables::Tables;

/// For how long finished tables may be kept, besides for ever.
const DAYS: [u32; 4] = [7, 30, 90, 365];

/// The page of the host.
#[component]
pub(crate) fn HostView() -> AnyView {
    let speech = Page::here().speech;
    let office = Office::new();
    // Whoever pastes the link with the key into the tab in which the page is already open loads nothing anew.
    let pasted = window_event_listener(leptos::ev::hashchange, move |_| office.enter());
    on_cleanup(move || pasted.remove());
    let standing = memo(move || office.standing.get());
    let content = dynamic(move || {
        let key = match standing.get() {
            Standing::Host => return view! { <Rooms office /> }.into_any(),
            Standing::Asking => "page-host-asking",
            Standing::NoKey => "page-host-no-key",
            Standing::WrongKey => "page-host-wrong-key",
            Standing::TooManyWrongKeys => "page-host-too-many",
            Standing::NoAnswer => "page-host-no-answer",
        };
        view! { <section class="card"><p data-testid="host-note" role="status">{speech.say(key)}</p></section> }
            .into_any()
    });
    view! {
        <div class="sheet host" data-testid="host">
            {sheet_head(speech.say("page-host"))}
            {content}
        </div>
    }
    .into_any()
}

/// What the host sees.
#[component]
fn Rooms(office: Office) -> AnyView {
    view! {
        <div class="host-top">
            <DiskUse office />
            <Keeping office />
        </div>
        <Said office />
        <Tables office />
    }
    .into_any()
}

/// How much room everything takes.
#[component]
fn DiskUse(office: Office) -> AnyView {
    let speech = Page::here().speech;
    let figure = move |key: &'static str, number: Signal<String>| {
        view! { <div><dt>{speech.say(key)}</dt> <dd>{number}</dd></div> }.into_any()
    };
    let bytes = text(move || {
        let disk = office.disk.get();
        in_megabytes(disk.file + disk.log, speech.language())
    });
    let free = text(move || {
        let free = size(office.disk.get().free, speech.language());
        speech.text("page-host-free", &[("size", free.into())])
    });
    let count = move |which: fn(&Count) -> u64| {
        text(move || office.disk.with(|disk| which(&disk.tables)).to_string())
    };
    view! {
        <section class="card" data-testid="host-disk">
            <h2>{icon(Icon::Home)} <span>{speech.say("page-host-disk")}</span></h2>
            <dl class="figures">
                {figure("page-host-size", bytes)}
                {figure("page-host-open", count(|tables| tables.open))}
                {figure("page-host-over", count(|tables| tables.over))}
                {figure("page-host-awake", count(|tables| tables.awake))}
            </dl>
            <p class="note">{free}</p>
        </section>
    }
    .into_any()
}

/// How long finished tables are kept, and a copy of everything.
#[component]
fn Keeping(office: Office) -> AnyView {
    let speech = Page::here().speech;
    // Somebody may have set another number from a shell.
    let other = office.days.get_untracked().filter(|days| !DAYS.contains(days));
    let options = [0].into_iter().chain(DAYS).chain(other).map(|days| {
        let said = text(move || speech.text("page-host-days", &[("count", days.into())]));
        (days.to_string(), said)
    });
    let retention = view! {
        <Choice
            testid="host-retention".to_owned()
            label=speech.say("page-host-retention")
            options=options.collect()
            chosen=text(move || office.days.get().unwrap_or(0).to_string())
            choose=Callback::new(move |days: String| {
                office.keep_for(days.parse().ok().filter(|days| *days > 0));
            })
        />
    };
    let copying = truth(move || office.told.with(|told| *told == Told::Copying));
    let back_up = view! {
        <button data-testid="host-backup" disabled=copying on:click=move |_| office.back_up()>
            {icon(Icon::Download)}
            <span>{speech.say("page-host-back-up")}</span>
        </button>
    };
    let row = move |label, help, control| option_row(speech.say(label), speech.say(help), control);
    view! {
        <section class="card">
            <h2>{icon(Icon::Hourglass)} <span>{speech.say("page-host-keeping")}</span></h2>
            {row("page-host-retention", "page-host-retention-help", retention.into_any())}
            {row("page-host-copy", "page-host-copy-help", back_up.into_any())}
        </section>
    }
    .into_any()
}

/// What was done last.
#[component]
fn Said(office: Office) -> AnyView {
    let speech = Page::here().speech;
    let failed = truth(move || office.told.with(|told| matches!(told, Told::Failed | Told::Busy)));
    let said = text(move || match office.told.get() {
        Told::Nothing => String::new(),
        Told::Closed(table) => speech.text("page-host-closed", &[("table", table.as_str().into())]),
        Told::Forgotten(what) if what.left.is_empty() => {
            speech.text("page-host-forgotten", &[("count", what.tables.into())])
        }
        Told::Forgotten(what) => {
            let left: Vec<String> = what.left.iter().map(ToString::to_string).collect();
            speech.text("page-host-left", &[("tables", left.into())])
        }
        Told::Copying => speech.text("page-host-copying", &[]),
        Told::Copied => speech.text("page-host-copied", &[]),
        Told::Busy => speech.text("page-host-busy", &[]),
        Told::Failed => speech.text("page-host-failed", &[]),
    });
    let class = text(move || if failed.get() { "refusal" } else { "host-said" }.to_owned());
    let line = shown(
        move || office.told.with(|told| *told != Told::Nothing),
        move || view! { <p class=class data-testid="host-said">{said}</p> }.into_any(),
    );
    view! { <div role="status">{line}</div> }.into_any()
}
