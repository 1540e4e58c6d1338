//! Practice without the clock, and a break whenever somebody wants one.

use art::Icon;
use leptos::prelude::*;
use protocol::{Phase, Request, SeatOf, Wish};
use serde_json::json;
use wasm_bindgen::JsCast;

use super::hand::Seen;
use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::erased::{effect, shown, text, truth};
use crate::game::Game;
use crate::home::play::play_with;
use crate::picture::icon;
use crate::table_view::seats_at;
use crate::table_view::side::paused;

/// A table in this browser for one, without clock and brake.
pub(crate) fn begin(page: Page) {
    play_with(page, Game::Temple, 0, "", Some(json!({"track": "off", "pace": "free"})));
}

/// A break, where one press is enough: for whoever sits there alone or with bots, and in practice.
#[derive(Clone, Copy)]
pub(crate) struct Break {
    client: Client,
    /// Whether there can be one now, or there is one.
    offered: Memo<bool>,
    paused: Memo<bool>,
}

impl Break {
    pub(crate) fn at(client: Client, seen: Seen) -> Break {
        let seats = seats_at(client);
        let alone = truth(move || {
            let people = |seats: &Vec<SeatOf>| {
                seats.iter().filter(|seat| matches!(seat, SeatOf::Person { .. })).count()
            };
            seats.with(people) == 1
        });
        let practice = truth(move || is_practice(seen));
        let playing = truth(move || {
            client.sight.with(|sight| {
                sight
                    .as_ref()
                    .is_some_and(|sight| sight.seat.is_some() && sight.table.phase == Phase::Playing)
            })
        });
        let offered = truth(move || playing.get() && (alone.get() || practice.get()));
        let paused =
            truth(move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.table.paused)));
        Break { client, offered, paused }
    }

    /// Stops game time, or lets it go on. Where several people sit, the others are asked.
    pub(crate) fn toggle(self) {
        if !self.offered.get_untracked() {
        } else if self.paused.get_untracked() {
            self.client.ask(move |id| Request::Resume { id });
        } else {
            self.client.ask(move |id| Request::Propose { id, what: Wish::Pause });
        }
    }
}

/// Whether nothing happens by the clock.
pub(crate) fn is_practice(seen: Seen) -> bool {
    seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.open.is_practice()))
}

/// The button in the clock bar.
#[component]
pub(crate) fn PauseButton(rest: Break) -> AnyView {
    let speech = Page::here().speech;
    shown(
        move || rest.offered.get(),
        move || {
            view! {
                <button
                    class="pause"
                    data-testid="pause"
                    aria-pressed=text(move || rest.paused.get().to_string())
                    aria-label=speech.say("temple-page-pause")
                    title=speech.say("temple-page-pause")
                    on:click=move |event| {
                        super::tray::let_go(&event);
                        rest.toggle();
                    }
                >
                    {icon(Icon::Pause)}
                </button>
            }
            .into_any()
        },
    )
}

/// While game time stands still: in the middle of the map, where everybody sees it.
#[component]
pub(crate) fn Stillness(client: Client, rest: Break) -> AnyView {
    effect(move || {
        if rest.paused.get() {
            // Whose hands rest finds the focus where it goes on.
            request_animation_frame(|| {
                let resume = document().query_selector(".stillness button").ok().flatten();
                let resume = resume.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
                if let Some(button) = resume.filter(|_| !browser::has_focus()) {
                    let _ = button.focus();
                }
            });
        }
    });
    shown(
        move || rest.paused.get(),
        move || view! { <div class="stillness">{paused(client)}</div> }.into_any(),
    )
}
