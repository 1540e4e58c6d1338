//! Whether the server has a newer page than this one. A page of another build than the server may miss parts that were not
//! fetched before, so it is loaded again at the next good moment: never while a game runs.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser;

/// Finds out. `start.js` has a way for browsers that keep the page and for those that do not.
pub(crate) fn look() {
    browser::call(&JsValue::from(web_sys::window()), "lookForNewer", &JsValue::UNDEFINED);
}

/// Whether there is a newer page. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Newer(RwSignal<bool>);

impl Newer {
    /// Nothing is known of a newer page. `start.js` says when there is one.
    pub(crate) fn new() -> Newer {
        let newer = Newer(RwSignal::new(false));
        window_event_listener_untyped("newer", move |_| newer.0.set(true));
        newer
    }

    /// Whether there is one. Who reads it in a view is told of changes.
    pub(crate) fn is_there(self) -> bool {
        self.0.get()
    }

    /// The same for those who do not want to know when it changes.
    pub(crate) fn is_there_untracked(self) -> bool {
        self.0.get_untracked()
    }
}
