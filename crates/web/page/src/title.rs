//! What the tab says: whose turn it is, or what is shown. And where the focus goes when something else is shown.

use leptos::prelude::*;
use protocol::Phase;

use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{effect, memo};
use crate::game::Game;
use crate::route::Route;

/// Keeps the title true and the focus where it belongs.
pub(crate) fn watch(page: Page) {
    let title = memo(move || {
        let brand = page.brand.get_value();
        match what(page) {
            Some(what) => format!("{what} · {brand}"),
            None => brand,
        }
    });
    effect(move || document().set_title(&title.get()));
    Effect::new(move |first: Option<()>| {
        page.route.track();
        if first.is_some() {
            // Once the new view is there.
            request_animation_frame(browser::focus_heading);
        }
    });
}

fn what(page: Page) -> Option<String> {
    let speech = page.speech;
    match page.route.get() {
        Route::Home => None,
        Route::Settings => Some(speech.text("page-settings", &[])),
        Route::Rules(game) => {
            let name = speech.game(game);
            Some(speech.text("page-rules-of", &[("game", name.into())]))
        }
        Route::Learn(_) => Some(speech.text("lesson-title", &[])),
        Route::Sound(game) => {
            Some(format!("{} · {}", speech.text("page-soundtrack", &[]), speech.game(game)))
        }
        Route::Open(_) => Some(speech.text("page-open", &[])),
        Route::Replay(..) | Route::Saved => Some(speech.text("page-replay", &[])),
        Route::Screen(table) => Some(table.to_string()),
        Route::Host => Some(speech.text("page-host", &[])),
        Route::Nowhere => Some(speech.text("page-nowhere", &[])),
        Route::Table(end, table) => at_table(page, page.client(end)).or_else(|| Some(table.to_string())),
    }
}

/// Whose turn it is, before everything else: the tab may be one of many.
fn at_table(page: Page, client: Client) -> Option<String> {
    let speech = page.speech;
    client.sight.with(|sight| {
        let sight = sight.as_ref()?;
        let game = Game::of(&sight.table.game).map(|game| speech.game(game))?;
        let said = match sight.table.phase {
            Phase::Gathering => sight.table.id.to_string(),
            Phase::Over => speech.text("page-over", &[]),
            Phase::Playing => {
                let turn = (client.views_of(&sight.table.game)?.turn)(sight)?;
                if sight.seat == Some(turn) {
                    format!("● {}", speech.text("page-turn-yours", &[]))
                } else {
                    let name = speech.seat_name(turn, &speech.names(&sight.table.seats));
                    speech.text("page-turn-theirs", &[("name", name.into())])
                }
            }
        };
        Some(format!("{said} · {game}"))
    })
}
