//! How others get to a table: code, link, picture of the link.

use art::Icon;
use leptos::prelude::*;
use protocol::TableId;

use crate::app::Page;
use crate::browser;
use crate::connection::End;
use crate::erased::{shown, text};
use crate::picture::icon;
use crate::qr::Qr;
use crate::route::Route;

/// The invitation.
#[component]
pub(crate) fn Share(table: TableId) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    page.reach.look();
    let link = text(move || page.reach.link(&Route::Table(End::Server, table).path()));
    let copied = RwSignal::new(false);
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        // Without https a browser has no clipboard for pages: then the text is marked, ready to be copied by hand.
        if let Some(field) = field.get() {
            field.select();
        }
        copied.set(browser::copy(&link.get_untracked()));
    };
    let label = text(move || speech.text(if copied.get() { "page-copied" } else { "page-copy" }, &[]));
    let hand_on = browser::can_share().then(|| {
        let share = move |_| browser::share(&page.brand.get_value(), &link.get_untracked());
        view! {
            <button class="primary wide" data-testid="share" on:click=share>
                {icon(Icon::Upload)}
                <span>{speech.say("page-share-button")}</span>
            </button>
        }
    });
    let home = shown(
        move || page.reach.is_nowhere(),
        move || {
            view! { <p class="note" data-testid="share-home">{speech.say("page-share-home")}</p> }.into_any()
        },
    );
    let code = table.to_string();
    let spelled = {
        let code = code.clone();
        text(move || {
            let letters: Vec<String> = code.chars().map(String::from).collect();
            speech.text("page-code-spelled", &[("code", letters.join(" ").into())])
        })
    };
    view! {
        <section class="card share">
            <h2>{icon(Icon::Link)} <span>{speech.say("page-share")}</span></h2>
            <p class="big-code code" data-testid="table-code" role="img" aria-label=spelled>{code}</p>
            <Qr text=link label=speech.say("page-qr") />
            {hand_on}
            <div class="field-row">
                <input
                    node_ref=field
                    data-testid="share-link"
                    type="text"
                    readonly
                    aria-label=speech.say("page-share-link")
                    value=link
                />
                <button data-testid="copy" on:click=copy>{label}</button>
            </div>
            {home}
        </section>
    }
    .into_any()
}
