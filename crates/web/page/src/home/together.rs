//! Several people on one device, in turns.

use art::Icon;
use leptos::prelude::*;
use protocol::Name;
use table::Seat;

use crate::app::Page;
use crate::choice::count_choice;
use crate::client::Errand;
use crate::connection::End;
use crate::erased::{dynamic, text};
use crate::game::Game;
use crate::picture::icon;

/// A game for people who share a device: who plays, and go.
#[component]
pub(crate) fn Together(game: Game) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let people = RwSignal::new(2_u8);
    let names: Vec<RwSignal<String>> = (2..=4)
        .map(|number: usize| {
            RwSignal::new(untrack(|| speech.text("together-player", &[("number", number.into())])))
        })
        .collect();
    let fields = {
        let names = names.clone();
        dynamic(move || {
            let others = usize::from(people.get()) - 1;
            let field = |(number, name): (usize, &RwSignal<String>)| {
                let name = *name;
                let label = text(move || speech.text("together-name", &[("number", number.into())]));
                view! {
                    <input
                        type="text"
                        data-testid=format!("together-name-{number}")
                        aria-label=label
                        maxlength=Name::MOST.to_string()
                        prop:value=text(move || name.get())
                        on:input:target=move |event| name.set(event.target().value())
                    />
                }
                .into_any()
            };
            (2..).zip(&names).take(others).map(field).collect::<Vec<_>>().into_any()
        })
    };
    let play = move |_| {
        let count = people.get_untracked();
        let called = |seat: u8| {
            let name = names.get(usize::from(seat) - 1).map(|name| name.get_untracked()).unwrap_or_default();
            let usual = || speech.text("together-player", &[("number", (seat + 1).into())]);
            Name::new(&name).or_else(|_| Name::new(&untrack(usual))).ok()
        };
        let also = (1..count).filter_map(|seat| Some((Seat::at(seat), called(seat)?))).collect();
        let errand = Errand { sit: Some(Seat::at(0)), also, start: true, ..Errand::default() };
        page.client(End::Worker).open(game, count, None, errand);
    };
    view! {
        <details class="together" data-testid="together">
            <summary>{icon(Icon::Phone)} <span>{speech.say("together-title")}</span></summary>
            <div class="together-body">
                <p class="note">{speech.say("together-help")}</p>
                {count_choice("together-people", "together-how-many", 2..=4, "together-people", people)}
                {fields}
                <button class="primary" data-testid="together-play" on:click=play>{speech.say("together-play")}</button>
            </div>
        </details>
    }
    .into_any()
}
