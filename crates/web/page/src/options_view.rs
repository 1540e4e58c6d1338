//! The options of a game as a form, and as a summary: both made from their description.

use leptos::prelude::*;
use serde_json::{Map, Value};

use crate::app::Page;
use crate::choice::{Choice, Switch, option_row};
use crate::erased::{dynamic, shown, text, truth};
use crate::game::Game;
use crate::options::{Kind, Offer, Preset, has_part, matters, offers, presets, unusual_more, with_part};
use crate::speech::Speech;

/// What was chosen in a form.
pub(crate) type Chosen = RwSignal<Map<String, Value>>;

/// What stands in a list for a number that is not in it.
const OTHER: &str = "other";

/// All options of a game: the common ones at once, the others folded away.
#[component]
pub(crate) fn OptionsForm(game: Game, chosen: Chosen, seats: RwSignal<u8>) -> AnyView {
    let speech = Page::here().speech;
    let rows = |more: bool| {
        let offers = offers(game).iter().filter(move |offer| offer.more == more);
        let rows = offers.map(|offer| {
            let asked =
                move || chosen.with(|chosen| matters(game, offer.name, &Value::Object(chosen.clone())));
            shown(asked, move || row(game, offer, chosen, seats))
        });
        rows.collect::<Vec<_>>()
    };
    let changed =
        text(move || match chosen.with(|chosen| unusual_more(game, &Value::Object(chosen.clone()))) {
            0 => String::new(),
            count => speech.text("page-options-changed", &[("count", count.into())]),
        });
    view! {
        {preset_row(game, chosen)}
        <div class="options">{rows(false)}</div>
        <details class="fold" data-testid="options-more">
            <summary>
                <span>{speech.say("page-options-more")}</span>
                <span class="note">{changed}</span>
            </summary>
            <div class="options">{rows(true)}</div>
        </details>
    }
    .into_any()
}

/// Several options with one press, where the game has such.
fn preset_row(game: Game, chosen: Chosen) -> AnyView {
    let presets = presets(game);
    if presets.is_empty() {
        return ().into_any();
    }
    let speech = Page::here().speech;
    let buttons = presets.iter().map(|preset| preset_button(game, preset, chosen));
    view! {
        <div class="presets" role="group" aria-label=speech.say("page-presets")>{buttons.collect::<Vec<_>>()}</div>
    }
    .into_any()
}

fn preset_button(game: Game, preset: &'static Preset, chosen: Chosen) -> AnyView {
    let speech = Page::here().speech;
    let is_chosen = truth(move || {
        let set = |name: &str| offers(game).iter().find(|offer| offer.name == name);
        preset
            .sets
            .iter()
            .all(|(name, value)| set(name).is_some_and(|offer| value_of(chosen, offer) == value.value()))
    });
    let press = move |_| {
        chosen.update(|chosen| {
            for (name, value) in preset.sets {
                chosen.insert((*name).to_owned(), value.value());
            }
        });
    };
    view! {
        <button
            type="button"
            class="preset"
            data-testid=format!("preset-{}", preset.name.replace('_', "-"))
            aria-pressed=text(move || is_chosen.get().to_string())
            on:click=press
        >
            {text(move || speech.option(game, "preset", preset.name))}
        </button>
    }
    .into_any()
}

fn value_of(chosen: Chosen, offer: &Offer) -> Value {
    chosen.with(|chosen| chosen.get(offer.name).cloned().unwrap_or_else(|| offer.usual()))
}

fn set(chosen: Chosen, offer: &Offer, value: Value) {
    chosen.update(|chosen| {
        chosen.insert(offer.name.to_owned(), value);
    });
}

fn row(game: Game, offer: &'static Offer, chosen: Chosen, seats: RwSignal<u8>) -> AnyView {
    let speech = Page::here().speech;
    let label = text(move || speech.option(game, "option", offer.name));
    let help = text(move || speech.option(game, "help", offer.name));
    if offer.kind == Kind::Flag {
        let on = truth(move || value_of(chosen, offer) == true);
        let turn = Callback::new(move |on: bool| set(chosen, offer, on.into()));
        let switch = view! { <Switch testid=testid(offer) label help on turn /> }.into_any();
        // What has a picture is a card.
        let views = Page::here().parts.game(game).here();
        return match views.and_then(|views| (views.picture)(offer.name, &Value::Bool(true))) {
            Some(picture) => view! { <div class="module">{picture} {switch}</div> }.into_any(),
            None => switch,
        };
    }
    if let Some(pictures) = pictures(game, offer, chosen, label) {
        return option_row(label, help, pictures);
    }
    // Who begins is one of those at the table, so the list follows the number of seats.
    let list = dynamic(move || {
        let seats = if offer.kind == Kind::Seat { seats.get() } else { 0 };
        list(game, offer, chosen, seats, label)
    });
    let number = match offer.kind {
        Kind::Limit(min, max, usual) => other_number(offer, chosen, (min, max), usual, label),
        _ => ().into_any(),
    };
    let parts = match offer.kind {
        Kind::Parts(_, parts) => each_part(game, offer, chosen, parts),
        _ => ().into_any(),
    };
    let value = view! { <span class="option-value">{list} {number}</span> }.into_any();
    view! {
        {option_row(label, help, value)}
        {parts}
    }
    .into_any()
}

/// The parts, each by itself, once that is wanted.
fn each_part(game: Game, offer: &'static Offer, chosen: Chosen, parts: &'static [&'static str]) -> AnyView {
    let speech = Page::here().speech;
    shown(
        move || value_of(chosen, offer).is_object(),
        move || {
            let rows = parts.iter().map(|part| {
                let label = text(move || speech.option(game, "option", part));
                let on = truth(move || has_part(&value_of(chosen, offer), part));
                let turn = Callback::new(move |on: bool| {
                    set(chosen, offer, with_part(untrack(|| value_of(chosen, offer)), part, on));
                });
                view! { <Switch testid=format!("option-{part}") label help=text(String::new) on turn /> }
                    .into_any()
            });
            view! { <div class="parts">{rows.collect::<Vec<_>>()}</div> }.into_any()
        },
    )
}

/// The values side by side, where each is something to look at.
fn pictures(game: Game, offer: &'static Offer, chosen: Chosen, label: Signal<String>) -> Option<AnyView> {
    let speech = Page::here().speech;
    let picture = Page::here().parts.game(game).here()?.picture;
    let cards: Option<Vec<AnyView>> = offer
        .values(0)
        .into_iter()
        .map(|value| {
            let picture = picture(offer.name, &value)?;
            let (own, new, named) = (value.clone(), value.clone(), value);
            let checked = truth(move || value_of(chosen, offer) == own);
            let testid = format!("{}-{}", testid(offer), named.as_str().unwrap_or_default());
            let card = view! {
                <label class="picture-choice">
                    <input
                        type="radio"
                        name=offer.name
                        data-testid=testid
                        prop:checked=checked
                        on:change=move |_| set(chosen, offer, new.clone())
                    />
                    {picture}
                    <span>{text(move || speech.option_value(game, offer.name, &named))}</span>
                </label>
            };
            Some(card.into_any())
        })
        .collect();
    cards.filter(|cards| !cards.is_empty()).map(|cards| {
        view! { <div class="picture-choices" role="radiogroup" aria-label=label>{cards}</div> }.into_any()
    })
}

fn list(game: Game, offer: &'static Offer, chosen: Chosen, seats: u8, label: Signal<String>) -> AnyView {
    let speech = Page::here().speech;
    let values = offer.values(seats);
    let listed = values.clone();
    let mut options: Vec<(String, Signal<String>)> = values
        .into_iter()
        .map(|value| (value.to_string(), text(move || speech.option_value(game, offer.name, &value))))
        .collect();
    if matches!(offer.kind, Kind::Limit(..)) {
        options.push((OTHER.to_owned(), speech.say("page-other-number")));
    }
    let now = text(move || {
        let value = value_of(chosen, offer);
        match listed.iter().find(|listed| **listed == value || listed.is_object() && value.is_object()) {
            Some(listed) => listed.to_string(),
            None => OTHER.to_owned(),
        }
    });
    let choose = Callback::new(move |value: String| {
        let value = serde_json::from_str(&value).unwrap_or_else(|_| match offer.kind {
            // Some number that is not in the list, to begin with.
            Kind::Limit(_, max, _) => (max / 4).into(),
            _ => offer.usual(),
        });
        set(chosen, offer, value);
    });
    view! { <Choice testid=testid(offer) label options chosen=now choose /> }.into_any()
}

/// A field for a number that is not in the list.
fn other_number(
    offer: &'static Offer,
    chosen: Chosen,
    (min, max): (u16, u16),
    usual: &'static [u16],
    label: Signal<String>,
) -> AnyView {
    let number = move || value_of(chosen, offer).as_u64();
    shown(
        move || number().is_some_and(|number| !usual.iter().any(|usual| u64::from(*usual) == number)),
        move || {
            view! {
                <input
                    type="number"
                    inputmode="numeric"
                    class="short"
                    data-testid=format!("{}-number", testid(offer))
                    aria-label=label
                    min=min.to_string()
                    max=max.to_string()
                    prop:value=text(move || number().unwrap_or_default().to_string())
                    on:change:target=move |event| {
                        let typed = event.target().value().parse().unwrap_or(min).clamp(min, max);
                        event.target().set_value(&typed.to_string());
                        set(chosen, offer, typed.into());
                    }
                />
            }
            .into_any()
        },
    )
}

/// What tests call the control of an option.
fn testid(offer: &Offer) -> String {
    format!("option-{}", offer.name.replace('_', "-"))
}

/// All options with what they are set to.
pub(crate) fn all_of(speech: Speech, game: Game, options: &Value) -> AnyView {
    let asked = offers(game).iter().filter(|offer| matters(game, offer.name, options));
    let rows = asked.map(|offer| {
        let value = offer.value(options);
        let class = if value == offer.usual() { "" } else { "changed" };
        view! {
            <div class=class>
                <dt>{speech.option(game, "option", offer.name)}</dt>
                <dd>{speech.option_value(game, offer.name, &value)}</dd>
            </div>
        }
        .into_any()
    });
    view! { <dl class="all-options">{rows.collect::<Vec<_>>()}</dl> }.into_any()
}
