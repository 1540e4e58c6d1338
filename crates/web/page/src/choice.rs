//! One of several things, chosen from a list or a row; and something that is on or off.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use crate::app::Page;
use crate::erased::{text, truth};

/// A list to choose from; each option has a value and a text.
#[component]
pub(crate) fn Choice(
    testid: String,
    label: Signal<String>,
    options: Vec<(String, Signal<String>)>,
    chosen: Signal<String>,
    choose: Callback<String>,
) -> AnyView {
    let options = options.into_iter().map(|(value, text)| {
        let own = value.clone();
        let selected = truth(move || chosen.with(|chosen| *chosen == own));
        view! { <option value=value selected=selected>{text}</option> }.into_any()
    });
    view! {
        <select
            class=testid.clone()
            data-testid=testid
            aria-label=label
            on:change:target=move |event| choose.run(event.target().value())
        >
            {options.collect::<Vec<_>>()}
        </select>
    }
    .into_any()
}

/// A few things side by side, one of them chosen.
#[component]
pub(crate) fn Segments(
    name: &'static str,
    label: Signal<String>,
    options: Vec<(String, Signal<String>)>,
    chosen: Signal<String>,
    choose: Callback<String>,
) -> AnyView {
    let options = options.into_iter().map(|(value, said)| {
        let own = value.clone();
        let checked = truth(move || chosen.with(|chosen| *chosen == own));
        let testid = format!("{name}-{value}");
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    data-testid=testid
                    prop:checked=checked
                    on:change=move |_| choose.run(value.clone())
                />
                <span>{said}</span>
            </label>
        }
        .into_any()
    });
    view! { <div class="segments" role="radiogroup" aria-label=label>{options.collect::<Vec<_>>()}</div> }
        .into_any()
}

/// Something to choose or to do, with its name and a sentence about it on the left.
pub(crate) fn option_row(label: Signal<String>, help: Signal<String>, control: AnyView) -> AnyView {
    view! {
        <div class="option">
            <span class="switch-text">
                <span class="switch-label">{label}</span>
                <span class="note">{help}</span>
            </span>
            {control}
        </div>
    }
    .into_any()
}

/// A list of numbers to choose from; `said` is the key of what is said of each.
pub(crate) fn count_choice(
    testid: &'static str,
    label: &'static str,
    counts: RangeInclusive<u8>,
    said: &'static str,
    chosen: RwSignal<u8>,
) -> AnyView {
    let speech = Page::here().speech;
    let options = counts
        .map(|count| (count.to_string(), text(move || speech.text(said, &[("count", count.into())]))))
        .collect();
    let choose = Callback::new(move |count: String| {
        if let Ok(count) = count.parse() {
            chosen.set(count);
        }
    });
    let now = text(move || chosen.get().to_string());
    view! { <Choice testid=testid.to_owned() label=speech.say(label) options chosen=now choose /> }.into_any()
}

/// Something that is on or off, with a sentence about it.
#[component]
pub(crate) fn Switch(
    #[prop(into)] testid: String,
    label: Signal<String>,
    help: Signal<String>,
    on: Memo<bool>,
    turn: Callback<bool>,
) -> AnyView {
    let id = format!("{testid}-help");
    view! {
        <label class="switch">
            <span class="switch-text">
                <span class="switch-label">{label}</span>
                <span class="note" id=id.clone()>{help}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                data-testid=testid
                aria-label=label
                aria-describedby=id
                data-on=text(move || on.get().to_string())
                prop:checked=on
                on:change:target=move |event| turn.run(event.target().checked())
            />
        </label>
    }
    .into_any()
}
