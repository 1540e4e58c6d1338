//! One field: where a finger or a key press lands, and how it is marked.

use art::Ink;
use cells::Field;
use leptos::prelude::*;

use super::board::Hand;
use super::geometry::corner;
use crate::app::Page;
use crate::erased::{classes, shown, text, truth};
use crate::keys::is_press;

/// A field of the board.
pub(crate) fn field_view(hand: Hand, field: Field) -> AnyView {
    let speech = Page::here().speech;
    let (x, y) = corner(field);
    let is_target = truth(move || hand.is_target(field));
    let watched = truth(move || hand.is(|sight| sight.open.watched() & (1 << field.number()) != 0));
    let refused = truth(move || hand.refused.get() == Some(field));
    let class = text(move || {
        let on = [("watched", watched.get()), ("target", is_target.get()), ("refused", refused.get())];
        classes("field", on)
    });
    let label = text(move || {
        let key = if watched.get() { "page-field-watched" } else { "page-field" };
        let name = speech.text(key, &[("field", field.to_string().into())]);
        let cost = hand.sight.with(|sight| sight.as_ref()?.cost(hand.chosen.get()?, field));
        match cost.filter(|_| is_target.get()) {
            Some(cost) => speech.text("page-field-cost", &[("field", name.into()), ("count", cost.into())]),
            None => name,
        }
    });
    let mark = shown(
        move || is_target.get(),
        move || view! { <g class="mark" inner_html=art::cells::target(Ink::Page)></g> }.into_any(),
    );
    let cross = shown(
        move || refused.get(),
        move || view! { <g class="cross" inner_html=art::cells::refused(Ink::Page)></g> }.into_any(),
    );
    view! {
        <g
            class=class
            data-testid=format!("field-{field}")
            transform=format!("translate({} {})", x + 5.0, y + 5.0)
            role=text(move || if is_target.get() { "button" } else { "img" }.to_owned())
            tabindex=text(move || if is_target.get() { "0" } else { "-1" }.to_owned())
            aria-label=label
            on:click=move |_| {
                if !hand.drag.was_drop() {
                    hand.on_field.run(field);
                }
            }
            on:keydown=move |event| if is_press(&event) { hand.on_field.run(field) }
        >
            <path class="ground" d="M-5-5h10v10h-10z"></path>
            {mark}
            {cross}
        </g>
    }
    .into_any()
}
