//! Open a table: for how many, with which options, for whom.

use art::Icon;
use leptos::prelude::*;
use serde_json::Map;
use table::Seat;

use crate::app::Page;
use crate::back::sheet_head;
use crate::browser::Kept;
use crate::choice::{Choice, Segments, Switch};
use crate::client::Errand;
use crate::connection::End;
use crate::erased::{shown, text, truth};
use crate::game::Game;
use crate::home::play::{LevelChoice, Waiting};
use crate::options::unusual;
use crate::options_view::{Chosen, OptionsForm};
use crate::picture::icon;

/// The form.
#[component]
pub(crate) fn OpenTable(game: Game) -> AnyView {
    let page = Page::here();
    let speech = page.speech;
    let known = game.card();
    let most = *known.seats.end();
    let client = page.client(End::Server);
    let seats = RwSignal::new(known.usual_seats);
    let bots = RwSignal::new(0_u8);
    let level = RwSignal::new(known.usual_level.to_owned());
    let chosen: Chosen = RwSignal::new(Map::new());
    let listed = RwSignal::new(Kept::Listed.get().is_some_and(|kept| kept == "on"));
    let stand_ins = RwSignal::new(known.stand_ins);
    let open = move |_| {
        let (seats, bots) = (seats.get_untracked(), bots.get_untracked());
        let bots = (seats - bots.min(seats - 1)..seats).map(|seat| (Seat::at(seat), level.get_untracked()));
        let errand = Errand {
            sit: Some(Seat::at(0)),
            bots: bots.collect(),
            public: listed.get_untracked(),
            stand_ins: Some(stand_ins.get_untracked()),
            ..Errand::default()
        };
        let options = chosen.with_untracked(|chosen| unusual(game, chosen));
        client.open(game, seats, options, errand);
    };
    let how_well = shown(
        move || bots.get() > 0,
        move || {
            view! { <LevelChoice level testid="open-level".to_owned() levels=(known.levels)() /> }.into_any()
        },
    );
    view! {
        <div class="sheet" data-testid="open-page">
            {sheet_head(speech.say("page-open"))}
            <section class="card">
                <h2>{icon(Icon::Person)} <span>{speech.say("page-open-who")}</span></h2>
                <Segments
                    name="open-seats"
                    label=speech.say("page-open-seats")
                    options=counts("page-seats", known.seats.clone())
                    chosen=text(move || seats.get().to_string())
                    choose=Callback::new(move |count: String| {
                        let count = count.parse().unwrap_or(known.usual_seats);
                        seats.set(count);
                        bots.update(|bots| *bots = (*bots).min(count - 1));
                    })
                />
                <div class="option">
                    <span class="switch-text">
                        <span class="switch-label">{speech.say("page-fill")}</span>
                        <span class="note">{speech.say("page-fill-help")}</span>
                    </span>
                    <span class="option-value">
                        <Choice
                            testid="open-bots".to_owned()
                            label=speech.say("page-fill")
                            options=counts("page-bots", 0..=most - 1)
                            chosen=text(move || bots.get().to_string())
                            choose=Callback::new(move |count: String| {
                                let count: u8 = count.parse().unwrap_or_default();
                                bots.set(count);
                                seats.update(|seats| *seats = (*seats).max(count + 1));
                            })
                        />
                        {how_well}
                    </span>
                </div>
                <Switch
                    testid="open-listed"
                    label=speech.say("page-listed")
                    help=speech.say("page-listed-help")
                    on=truth(move || listed.get())
                    turn=Callback::new(move |on| {
                        listed.set(on);
                        Kept::Listed.set(if on { "on" } else { "off" });
                    })
                />
                <Switch
                    testid="open-stand-ins"
                    label=speech.say("page-stand-ins")
                    help=speech.say("page-stand-ins-help")
                    on=truth(move || stand_ins.get())
                    turn=Callback::new(move |on| stand_ins.set(on))
                />
            </section>
            <section class="card">
                <h2>{icon(Icon::Settings)} <span>{speech.say("page-options")}</span></h2>
                <OptionsForm game chosen seats />
            </section>
            <div class="sticky-action">
                <button class="primary big" data-testid="open" on:click=open>
                    {icon(Icon::Door)}
                    <span>{speech.say("page-open")}</span>
                </button>
                <Waiting client game />
            </div>
        </div>
    }
    .into_any()
}

/// Numbers with a noun, to choose from.
fn counts(key: &'static str, counts: std::ops::RangeInclusive<u8>) -> Vec<(String, Signal<String>)> {
    let speech = Page::here().speech;
    let said = |count: u8| text(move || speech.text(key, &[("count", count.into())]));
    counts.map(|count| (count.to_string(), said(count))).collect()
}
