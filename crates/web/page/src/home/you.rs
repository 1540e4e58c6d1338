//! Who one is at every table: a name, and a sign of a colour and a shape.

use art::Icon;
use leptos::prelude::*;
use protocol::Name;

use crate::app::Page;
use crate::erased::{text, truth};
use crate::picture::{icon, sign};

/// Name and sign, on a card.
#[component]
pub(crate) fn You() -> AnyView {
    let speech = Page::here().speech;
    view! {
        <section class="card you">
            <h2>{icon(Icon::Person)} <span>{speech.say("page-who")}</span></h2>
            <NameField />
            <SignPicker />
        </section>
    }
    .into_any()
}

/// What is told below the field of the name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// What the name is for.
    Purpose,
    /// That what stands there is no name.
    Bad,
    /// That it was none, and the old one stays.
    Stays,
}

/// Where a guest says how they want to be called.
#[component]
pub(crate) fn NameField() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let told = RwSignal::new(Told::Purpose);
    // There is always a line here, whatever it says: one that came or went with the click on something else would make
    // that jump away.
    let line = text(move || {
        let name = page.name.with(|name| name.as_str().to_owned());
        match told.get() {
            Told::Purpose => speech.text("page-name-why", &[]),
            Told::Bad => speech.text("page-name-bad", &[]),
            Told::Stays => speech.text("page-name-stays", &[("name", name.into())]),
        }
    });
    let class = text(move || if told.get() == Told::Purpose { "note" } else { "note bad" }.to_owned());
    view! {
        <div class="name-field">
            <label class="field-row">
                <span>{speech.say("page-name")}</span>
                <input
                    data-testid="name"
                    type="text"
                    maxlength=Name::MOST.to_string()
                    autocomplete="nickname"
                    prop:value=text(move || page.name.with(|name| name.as_str().to_owned()))
                    aria-invalid=text(move || (told.get() != Told::Purpose).to_string())
                    on:input:target=move |event| {
                        let good = page.note_name(&event.target().value());
                        told.set(if good { Told::Purpose } else { Told::Bad });
                    }
                    placeholder=text(move || page.name.with(|name| name.as_str().to_owned()))
                    on:change:target=move |event| {
                        // What stands there is the person's; the name that stays is told, and looks through.
                        if !page.rename(&event.target().value()) {
                            told.set(Told::Stays);
                        }
                    }
                />
            </label>
            <p class=class data-testid="name-note" role="status">{line}</p>
        </div>
    }
    .into_any()
}

/// Six signs, one of them the guest's.
#[component]
pub(crate) fn SignPicker() -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let signs = (0..art::SEATS).map(|number| {
        let own = truth(move || page.sign.get() == number);
        let label = text(move || speech.text("page-sign-name", &[("number", (number + 1).into())]));
        view! {
            <label class="sign-choice">
                <input
                    type="radio"
                    name="sign"
                    data-testid=format!("sign-{number}")
                    aria-label=label
                    prop:checked=own
                    on:change=move |_| page.take_sign(number)
                />
                {sign(number)}
            </label>
        }
        .into_any()
    });
    view! {
        <fieldset class="signs">
            <legend>{speech.say("page-sign")}</legend>
            {signs.collect::<Vec<_>>()}
        </fieldset>
    }
    .into_any()
}
