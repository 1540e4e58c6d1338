//! Links inside the page: real ones, so that they can be opened in another tab, but nothing is loaded anew.

use leptos::prelude::*;

use crate::app::Page;
use crate::route::Route;

/// A link to another view.
#[component]
pub(crate) fn Way(
    to: Route,
    class: &'static str,
    #[prop(into)] testid: String,
    children: Children,
) -> AnyView {
    let page = Page::here();
    let go = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.button() != 0) {
            event.prevent_default();
            page.follow(to);
        }
    };
    view! { <a class=class data-testid=testid href=to.path() on:click=go>{children()}</a> }.into_any()
}
