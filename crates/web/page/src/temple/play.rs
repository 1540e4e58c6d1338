//! The temple as one sees it: the clock, the others, the map, and the own dice under the thumbs.

use leptos::prelude::*;
use temple::{Dir, Temple};

use super::acts::{ActList, Questions};
use super::calls::{Air, Callers, Calls};
use super::clock::{ClockBar, light};
use super::hand::{Hand, Seen};
use super::looking;
use super::map::Map;
use super::mates::Mates;
use super::music::{self, Part};
use super::outcome::Outcome;
use super::practice::{Break, PauseButton, Stillness};
use super::refused::Refused;
use super::score::{Mood, Score};
use super::shaking;
use super::sounds;
use super::story::{self, Tale};
use super::tray::Tray;
use super::using::{Offers, Picked};
use crate::app::Page;
use crate::client::Client;
use crate::clock::Clock;
use crate::erased::{memo, shown, text};
use crate::game::Game;
use crate::keys::{each_key, is_on_button};
use crate::more_views::end;
use crate::seen::{is, scroll_up_at_the_end, seen_by, seen_by_a_room, watching};
use crate::table_view::Told;
use crate::table_view::journal::Journal;
use crate::table_view::side::side;

/// What is heard of the clock.
fn part(seen: Seen) -> Signal<Option<Part>> {
    let part = memo(move || {
        seen.with(|sight| {
            let sight = sight.as_ref()?;
            let track = sight.open.options.track;
            let began = sight.open.began?.as_ms() as f64;
            Some(Part { score: Score::new(track.seconds()?, Mood::of(track)), began, over: sight.is_over })
        })
    });
    part.into()
}

/// The game, running or over.
#[component]
pub(crate) fn Play(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let seen = seen_by::<Temple>(client);
    let clock = Clock::of(client);
    let hand = Hand::at(client, seen, clock);
    let camera = looking::camera(seen);
    hand.watch_treasures(camera);
    let air = Air::of(client);
    sounds::listen(client, hand);
    let music = music::play(part(seen), client.time.into());
    let rest = Break::at(client, seen);
    listen(hand, Callback::new(move |()| rest.toggle()));
    shaking::listen(hand);
    let over = is(seen, |sight| sight.is_over);
    let inside = is(seen, |sight| sight.node().is_some() && !sight.is_over);
    let out = is(seen, |sight| sight.seat.is_some() && sight.node().is_none() && !sight.is_over);
    let seated = is(seen, |sight| sight.seat.is_some());
    scroll_up_at_the_end(over);
    let outcome = end(client, Game::Temple, over);
    let tray = shown(move || inside.get(), move || view! { <Picked hand /> <Tray hand /> }.into_any());
    let safe = shown(
        move || out.get(),
        move || {
            view! { <p class="card note" data-testid="safe">{speech.say("temple-page-safe")}</p> }.into_any()
        },
    );
    let watching = watching(seated);
    let list = shown(move || inside.get(), move || view! { <ActList hand /> }.into_any());
    let mood = light(seen, clock);
    let over =
        view! { <Callers client seen camera air /> <Calls client seen air /> <Told client /> }.into_any();
    view! {
        <div class=text(move || format!("play temple {}{}", mood.get(), music.class())) data-testid="temple" data-cue=music.given()>
            <h1 class="unseen">{speech.say("temple-name")}</h1>
            <div class="temple-stage">
                <ClockBar seen clock tools=view! { <PauseButton rest /> }.into_any() />
                <Mates client seen camera air />
                <Map seen camera act=Callback::new(move |act| hand.act(act)) air using=hand.using over />
                <Stillness client rest />
                <div class="temple-hand" inert=hand.rests>
                    {outcome}
                    <Refused hand />
                    <Offers hand />
                    <Questions hand />
                    {tray}
                    {safe}
                    {watching}
                </div>
            </div>
            {side(client, list, true)}
        </div>
    }
    .into_any()
}

/// The temple for a whole room: the whole map, and nobody's hands.
#[component]
pub(crate) fn BigMap(client: Client) -> AnyView {
    let seen: Seen = seen_by_a_room(client);
    let clock = Clock::of(client);
    let camera = looking::camera(seen);
    let air = Air::of(client);
    let over = is(seen, |sight| sight.is_over);
    let told = story::told(client);
    let outcome = shown(move || over.get(), move || view! { <Outcome client seen told /> }.into_any());
    let tale = shown(move || over.get(), move || view! { <Tale client told /> }.into_any());
    let mood = light(seen, clock);
    let on_the_map = view! { <Told client /> }.into_any();
    let music = music::play(part(seen), client.time.into());
    view! {
        <div class=text(move || format!("play room temple {}{}", mood.get(), music.class()))>
            <div class="temple-stage">
                <ClockBar seen clock />
                {tale}
                <Map seen camera act=Callback::new(|_| ()) air over=on_the_map />
            </div>
            <div class="side">
                {outcome}
                <Mates client seen camera air />
                <Journal client />
            </div>
        </div>
    }
    .into_any()
}

/// Everything by keyboard: 1 to 9 keep dice, the space bar rolls, the arrows walk and discover, Escape puts a treasure back, P
/// pauses. What holds a bewitched hand stands with its corner.
pub(super) fn listen(hand: Hand, pause: Callback<()>) {
    each_key(move |event| {
        if event.key().eq_ignore_ascii_case("p") {
            event.prevent_default();
            pause.run(());
            return;
        }
        if event.key() == "Escape" {
            hand.using.stop();
        }
        let dir = match event.key().as_str() {
            "ArrowUp" => Some(Dir::N),
            "ArrowRight" => Some(Dir::E),
            "ArrowDown" => Some(Dir::S),
            "ArrowLeft" => Some(Dir::W),
            _ => None,
        };
        let is_inside = hand.seen.with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| !sight.is_over && sight.node().is_some())
        });
        if !is_inside {
            return;
        }
        if let Some(dir) = dir {
            let way = hand.seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.way(dir)));
            if let Some(way) = way {
                event.prevent_default();
                hand.act(way);
            }
        } else if event.key() == " " && !is_on_button(event) {
            event.prevent_default();
            if !event.repeat() {
                hand.throw();
            }
        } else if let Some(number) = event.key().parse::<usize>().ok().filter(|number| *number > 0) {
            let die = hand.seen.with_untracked(|sight| {
                let me = sight.as_ref()?.me().copied()?;
                me.dice.all().iter().nth(number - 1)
            });
            if let Some(die) = die {
                event.prevent_default();
                hand.toggle(die);
            }
        }
    });
}
