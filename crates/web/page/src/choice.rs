//! One of several things, chosen from a list.

use leptos::prelude::*;

use crate::erased::truth;

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
