//! All that can be done now, as a list: for those who would rather read than point.

use leptos::prelude::*;

use crate::app::Page;
use crate::erased::{dynamic, memo};

/// A list of moves, folded away until somebody wants it.
pub(crate) fn move_list<M: Clone + PartialEq + Send + Sync + 'static>(
    moves: impl Fn() -> Vec<M> + Send + Sync + 'static,
    row: impl Fn(M) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let speech = Page::here().speech;
    let open = RwSignal::new(false);
    let moves = memo(move || if open.get() { moves() } else { Vec::new() });
    let list = dynamic(move || {
        if !open.get() {
            return ().into_any();
        }
        let moves = moves.get();
        if moves.is_empty() {
            return view! { <p class="note">{speech.say("page-no-moves")}</p> }.into_any();
        }
        moves.into_iter().map(&row).collect::<Vec<_>>().into_any()
    });
    view! {
        <details class="move-list" data-testid="move-list" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{speech.say("page-moves")}</summary>
            <div class="moves">{list}</div>
        </details>
    }
    .into_any()
}
