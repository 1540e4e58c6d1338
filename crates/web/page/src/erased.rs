//! Views and texts without their types. Every closure in a view is a type of its own, and the code that keeps it true
//! is compiled once for each; what is erased is compiled once for all, which halves what a phone has to load.

use std::sync::Arc;

use leptos::prelude::*;

/// A text that changes.
pub(crate) fn text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(text)
}

/// A view that changes as a whole.
pub(crate) fn dynamic(view: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let view: Arc<dyn Fn() -> AnyView + Send + Sync> = Arc::new(view);
    (move || view()).into_any()
}

/// A view that is there as long as something is true, and is made anew only when that changes.
pub(crate) fn shown(
    when: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let when = truth(when);
    dynamic(move || if when.get() { view() } else { ().into_any() })
}

/// Whether something is true; it says so only when that changes.
pub(crate) fn truth(truth: impl Fn() -> bool + Send + Sync + 'static) -> Memo<bool> {
    let truth: Arc<dyn Fn() -> bool + Send + Sync> = Arc::new(truth);
    Memo::new(move |_| truth())
}

/// The classes of an element: one that it always has, and those that are on.
pub(crate) fn classes(always: &'static str, on: impl IntoIterator<Item = (&'static str, bool)>) -> String {
    let mut all = String::from(always);
    for (class, _) in on.into_iter().filter(|(_, is_on)| *is_on) {
        all.push(' ');
        all.push_str(class);
    }
    all
}
