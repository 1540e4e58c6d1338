//! Views and texts without their types. Every closure in a view is a type of its own, and the code that keeps it true
//! is compiled once for each; what is erased is compiled once for all, which halves what a phone has to load.
//!
//! A closure inside a generic function is generic as well, even where it does not look so: hence each of these hands what it
//! was given to a function of its own that knows no types.

use std::sync::Arc;

use leptos::prelude::*;

/// What is asked again whenever it may have changed.
type Asked<T> = Arc<dyn Fn() -> T + Send + Sync>;

/// A text that changes.
pub(crate) fn text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    fn erased(text: Asked<String>) -> Signal<String> {
        Signal::derive(move || text())
    }
    erased(Arc::new(text))
}

/// A view that changes as a whole.
pub(crate) fn dynamic(view: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    fn erased(view: Asked<AnyView>) -> AnyView {
        (move || view()).into_any()
    }
    erased(Arc::new(view))
}

/// A view that is there as long as something is true, and is made anew only when that changes.
pub(crate) fn shown(
    when: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fn erased(when: Memo<bool>, view: Asked<AnyView>) -> AnyView {
        dynamic(move || if when.get() { view() } else { ().into_any() })
    }
    erased(truth(when), Arc::new(view))
}

/// Whether something is true; it says so only when that changes.
pub(crate) fn truth(truth: impl Fn() -> bool + Send + Sync + 'static) -> Memo<bool> {
    memo(truth)
}

/// What is worked out from something else, and says so only when it changes.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    fn erased<T: PartialEq + Send + Sync + 'static>(value: Asked<T>) -> Memo<T> {
        Memo::new(move |_| value())
    }
    erased(Arc::new(value))
}

/// Does something now, and again whenever what it looked at has changed.
pub(crate) fn effect(act: impl FnMut() + 'static) {
    fn erased(act: Box<dyn FnMut()>) {
        Effect::new(act);
    }
    erased(Box::new(act));
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
