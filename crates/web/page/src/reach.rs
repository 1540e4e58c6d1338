//! Links that others can follow, also if this page was opened on the very machine on which the server runs.

use leptos::prelude::*;

use crate::addresses::reachable;
use crate::browser;

/// Where others reach the server. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    origin: RwSignal<String>,
    /// Whether it is known that the origin means nothing to others.
    nowhere: RwSignal<bool>,
}

impl Reach {
    /// As the page itself was reached, until more is known.
    pub(crate) fn new() -> Reach {
        Reach { origin: RwSignal::new(browser::origin()), nowhere: RwSignal::new(false) }
    }

    /// Finds out more, for whoever is about to show a link. It is asked each time: a laptop changes networks.
    pub(crate) fn look(self) {
        if !browser::is_at_home() {
            return;
        }
        leptos::task::spawn_local(async move {
            let found = browser::fetch("/api/addresses").await.and_then(|answer| reachable(&answer));
            self.nowhere.set(found.is_none());
            self.origin.set(found.unwrap_or_else(browser::origin));
        });
    }

    /// A link that others can follow; whoever reads it in a view is told of changes.
    pub(crate) fn link(self, path: &str) -> String {
        self.origin.with(|origin| format!("{origin}{path}"))
    }

    /// Whether links lead nowhere but on this machine.
    pub(crate) fn is_nowhere(self) -> bool {
        self.nowhere.get()
    }
}
