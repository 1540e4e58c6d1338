//! A start position of ESCAPE! as a small picture, to choose by looking.

use cells::{Layout, Place};
use leptos::prelude::*;
use serde_json::Value;

use crate::decode::decode;

/// The picture of an option's value, if it is something to look at.
pub(crate) fn picture_of(option: &str, value: &Value) -> Option<AnyView> {
    if option != "layout" {
        return None;
    }
    let layout: Layout = decode(value)?;
    let (keys, guards) = layout.places();
    let dots = |places: &[Place], class: &'static str| {
        let dots = places.iter().map(|place| {
            let (x, y) = middle(*place);
            view! { <circle class=class cx=x.to_string() cy=y.to_string() r="4"></circle> }.into_any()
        });
        dots.collect::<Vec<_>>()
    };
    let picture = view! {
        <svg class="layout-picture" viewBox="-2 -2 84 92" aria-hidden="true">
            <path class="layout-wall" d="M-2-2h84v92h-84z"></path>
            <path class="layout-field" d="M0 0h80v40h-80zM0 48h80v40h-80z"></path>
            <path class="layout-way" d="M0 30h80v10h-80zM0 48h80v10h-80z"></path>
            <path class="layout-grid" d="M0 10h80M0 20h80M0 30h80M0 58h80M0 68h80M0 78h80M10 0v40M20 0v40M30 0v40M40 0v40M50 0v40M60 0v40M70 0v40M10 48v40M20 48v40M30 48v40M40 48v40M50 48v40M60 48v40M70 48v40"></path>
            {dots(&keys, "layout-key")}
            {dots(&guards, "layout-guard")}
        </svg>
    };
    Some(picture.into_any())
}

/// The middle of a place: a field is 10 wide and high, and between ranks 5 and 4 lies a band of 8.
fn middle(place: Place) -> (i32, i32) {
    match place.field() {
        Some(field) => {
            let rank = i32::from(field.rank());
            let band = if rank < 4 { 8 } else { 0 };
            (i32::from(field.file()) * 10 + 5, (7 - rank) * 10 + 5 + band)
        }
        None => (i32::from(place.line_file().unwrap_or_default()) * 10 + 5, 44),
    }
}
