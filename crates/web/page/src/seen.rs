//! What this client sees of its game, as all games look at it.

use std::sync::Arc;

use leptos::prelude::*;
use serde::Serialize;
use table::Seat;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{memo, shown, truth};
use crate::game_sight::GameSight;
use crate::page_game::PageGame;

/// What is seen, if the game has begun.
pub(crate) type Seen<G> = Memo<Option<Arc<GameSight<G>>>>;

/// What this client sees of the game.
pub(crate) fn seen_by<G: PageGame>(client: Client) -> Seen<G> {
    memo(move || client.sight.with(|sight| GameSight::read(sight.as_ref()?).map(Arc::new)))
}

/// What a whole room sees of the game.
pub(crate) fn seen_by_a_room<G: PageGame>(client: Client) -> Seen<G> {
    memo(move || client.sight.with(|sight| GameSight::read_for_a_room(sight.as_ref()?).map(Arc::new)))
}

/// Whether something is so of what is seen.
pub(crate) fn is<G: PageGame>(seen: Seen<G>, what: fn(&GameSight<G>) -> bool) -> Memo<bool> {
    truth(move || seen.with(|sight| sight.as_ref().is_some_and(|sight| what(sight))))
}

/// The seat whose eyes these are.
pub(crate) fn own_seat<G: PageGame>(seen: Seen<G>) -> Memo<Option<Seat>> {
    memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat)))
}

/// Whose turn it is.
pub(crate) fn turn<G: PageGame>(seen: Seen<G>) -> Memo<Option<Seat>> {
    memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.turn())))
}

/// Shows the top of the page when the game ends: whoever looked at something further down sees how it ended.
pub(crate) fn scroll_up_at_the_end(over: Memo<bool>) {
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if over && before == Some(false) {
            browser::scroll_up();
        }
        over
    });
}

/// What a watcher reads where others have their hand.
pub(crate) fn watching(seated: Memo<bool>) -> AnyView {
    let speech = Page::here().speech;
    shown(
        move || !seated.get(),
        move || view! { <p class="note" data-testid="watching">{speech.say("page-watching")}</p> }.into_any(),
    )
}

/// Sends moves to the table; one that is good for so many milliseconds is not made later.
pub(crate) fn sender<M: Serialize + 'static>(client: Client, good_for: Option<u32>) -> Callback<M> {
    Callback::new(move |mv: M| client.play(table::write(mv).unwrap_or_default(), good_for))
}

/// Whether game time stands still.
pub(crate) fn rests(client: Client) -> Memo<bool> {
    truth(move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.paused)))
}
