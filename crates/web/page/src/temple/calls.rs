//! Calls across the temple: one touch, and everybody knows who called and which door leads there.

use std::time::Duration;

use art::Ink;
use leptos::prelude::*;
use protocol::{Phrase, Request, SeatOf};
use table::Seat;
use temple::Curse;

use super::hand::Seen;
use super::looking::centre;
use super::tray::let_go;
use crate::app::Page;
use crate::camera::Camera;
use crate::client::Client;
use crate::erased::{classes, dynamic, effect, memo, shown, text, truth};
use crate::seen::is;
use crate::table_view::players::{Sign, name_of};
use crate::table_view::talk::key;
use crate::table_view::{names_at, seats_at};

/// How long a call hangs in the air.
const HEARD: Duration = Duration::from_secs(7);

/// The calls that can still be heard, the newest last. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Air {
    calls: RwSignal<Vec<(u64, Seat, Phrase)>>,
}

impl Air {
    /// The air of this table: what was called before somebody came in is gone.
    pub(crate) fn of(client: Client) -> Air {
        let air = Air { calls: RwSignal::default() };
        let heard = StoredValue::new(client.lines.get_untracked());
        effect(move || {
            let number = client.lines.get();
            if number <= heard.get_value() {
                return;
            }
            heard.set_value(number);
            let last =
                client.said.with_untracked(|said| said.last().and_then(|said| said.from.zip(said.phrase)));
            let Some((seat, phrase)) = last.filter(|(_, phrase)| phrase.is_call()) else { return };
            air.calls.update(|calls| {
                calls.retain(|(_, caller, _)| *caller != seat);
                calls.push((number, seat, phrase));
            });
            let fade = move || {
                let _ = air.calls.try_update(|calls| calls.retain(|(own, ..)| *own != number));
            };
            set_timeout(fade, HEARD);
        });
        air
    }

    /// What somebody calls.
    pub(crate) fn from(self, seat: Seat) -> Option<Phrase> {
        self.calls
            .with(|calls| calls.iter().find(|(_, caller, _)| *caller == seat).map(|(.., phrase)| *phrase))
    }

    fn callers(self) -> Vec<(Seat, Phrase)> {
        self.calls.with(|calls| calls.iter().map(|(_, seat, phrase)| (*seat, *phrase)).collect())
    }
}

/// The four calls, for whoever is inside and not alone among bots.
#[component]
pub(crate) fn Calls(client: Client, seen: Seen, air: Air) -> AnyView {
    let speech = Page::here().speech;
    let seats = seats_at(client);
    let own = memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat)));
    let wanted = truth(move || {
        let people =
            seats.with(|seats| seats.iter().filter(|sitter| matches!(sitter, SeatOf::Person { .. })).count());
        own.get().is_some()
            && people > 1
            && seen.with(|sight| sight.as_ref().is_some_and(|sight| !sight.is_over))
    });
    // §1.10, Silence: the seat is heard by nobody.
    let silenced = is(seen, |sight| sight.suffers(Curse::Silence));
    let mouth = shown(
        move || wanted.get() && silenced.get(),
        move || {
            view! {
                <p class="calls silenced" data-testid="silenced">
                    <svg viewBox="-10 -10 20 20" aria-hidden="true" inner_html=art::temple::closed_mouth(Ink::Page)></svg>
                    <span>{speech.say("temple-page-silenced")}</span>
                </p>
            }
            .into_any()
        },
    );
    let calls = shown(
        move || wanted.get() && !silenced.get(),
        move || {
            let buttons = Phrase::CALLS.map(|phrase| {
                let class = text(move || {
                    let sounds = own.get().and_then(|seat| air.from(seat)) == Some(phrase);
                    classes("call", [("sounds", sounds)])
                });
                let call = move |event: web_sys::MouseEvent| {
                    let_go(&event);
                    client.ask(move |id| Request::Say { id, text: None, phrase: Some(phrase) });
                };
                view! {
                    <button class=class data-testid=key(phrase) on:click=call>{speech.say(key(phrase))}</button>
                }
                .into_any()
            });
            view! {
                <div class="calls" role="group" aria-label=speech.say("temple-page-calls")>{Vec::from(buttons)}</div>
            }
            .into_any()
        },
    );
    view! { {calls} {mouth} }.into_any()
}

/// Who calls, what, and the way there. Touching it shows them on the map.
#[component]
pub(crate) fn Callers(client: Client, seen: Seen, camera: Camera, air: Air) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let callers = memo(move || {
        let own = seen.with(|sight| sight.as_ref().and_then(|sight| sight.seat));
        let mut callers = air.callers();
        callers.retain(|(seat, _)| Some(*seat) != own);
        callers
    });
    let chips = dynamic(move || {
        let chips = callers.get().into_iter().map(|(seat, phrase)| {
            let who = name_of(seat, names);
            let way = memo(move || {
                seen.with(|sight| {
                    let sight = sight.as_ref()?;
                    sight.towards(sight.node_of(seat)?)
                })
            });
            let arrow = shown(
                move || way.get().is_some(),
                move || {
                    let turned =
                        text(move || format!("rotate({})", way.get().map_or(0, |(dir, _)| 90 * dir as i32)));
                    let steps = text(move || way.get().map_or(0, |(_, steps)| steps).to_string());
                    view! {
                        <svg viewBox="-6 -6 12 12" aria-hidden="true">
                            <g transform=turned inner_html=art::temple::arrow_home(Ink::Page)></g>
                        </svg>
                        <span aria-hidden="true">{steps}</span>
                        <span class="unseen">
                            {text(move || {
                                let steps = way.get().map_or(0, |(_, steps)| steps);
                                speech.text("temple-page-steps", &[("count", steps.into())])
                            })}
                        </span>
                    }
                    .into_any()
                },
            );
            let look = move |event: web_sys::MouseEvent| {
                let_go(&event);
                let cell = seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.cell_of(seat)));
                if let Some(cell) = cell {
                    camera.look_at(centre(cell));
                }
            };
            view! {
                <button class="way-home caller" data-testid=format!("caller-{seat}") on:click=look>
                    <Sign seat />
                    <span class="unseen">{who}</span>
                    <strong>{speech.say(key(phrase))}</strong>
                    {arrow}
                </button>
            }
            .into_any()
        });
        chips.collect::<Vec<_>>().into_any()
    });
    view! { <div class="callers" role="status">{chips}</div> }.into_any()
}
