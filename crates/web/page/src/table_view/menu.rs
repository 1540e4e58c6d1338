//! What can be done at a table besides playing.

use art::Icon;
use leptos::prelude::*;
use protocol::{GuestId, Phase, Request, Wish};
use table::Seat;

use super::curtain::own_seats;
use super::manners::STAND_IN;
use super::{names_at, seats_at};
use crate::app::Page;
use crate::browser;
use crate::client::Client;
use crate::connection::End;
use crate::erased::{dynamic, effect, memo, shown, text, truth};
use crate::game::Game;
use crate::picture::icon;
use crate::qr::Qr;
use crate::route::Route;

/// The menu of a table, folded away.
#[component]
pub(crate) fn Menu(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let table = memo(move || client.sight.with(|sight| sight.as_ref().map(|sight| sight.table.id)));
    let seated =
        truth(move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat.is_some())));
    let playing = truth(move || {
        client.sight.with(|sight| {
            sight.as_ref().is_some_and(|sight| sight.table.phase == Phase::Playing && !sight.table.paused)
        })
    });
    let mine = shown(move || seated.get() && playing.get(), move || view! { <InGame client /> }.into_any());
    let links = dynamic(move || match table.get() {
        Some(table) if client.end == End::Server => view! {
            <a class="item" data-testid="to-screen" target="_blank" href=Route::Screen(table).path()>
                {icon(Icon::Screen)} <span>{speech.say("manners-screen")}</span>
            </a>
        }
        .into_any(),
        _ => ().into_any(),
    });
    let pass = shown(
        move || seated.get() && client.end == End::Server,
        move || view! { <PassOn client /> }.into_any(),
    );
    let rules = text(move || {
        let game = client.sight.with(|sight| sight.as_ref().and_then(|sight| Game::of(&sight.table.game)));
        game.map(|game| Route::Rules(game).path()).unwrap_or_default()
    });
    let doors = shown(
        move || client.end == End::Server && is_host(client),
        move || view! { <Doors client /> }.into_any(),
    );
    let heirs = shown(move || client.end == End::Server, move || view! { <Heirs client /> }.into_any());
    view! {
        <details class="menu" data-testid="menu">
            <summary>{icon(Icon::Settings)} <span>{speech.say("manners-menu")}</span></summary>
            <div class="items">
                {mine}
                {pass}
                {links}
                <a class="item" target="_blank" href=rules>{icon(Icon::Book)} <span>{speech.say("page-rules")}</span></a>
                {doors}
                {heirs}
            </div>
        </details>
    }
    .into_any()
}

fn is_host(client: Client) -> bool {
    let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
    client.sight.with(|sight| sight.as_ref().is_some_and(|sight| Some(sight.table.host) == me))
}

/// What only those do who play.
#[component]
fn InGame(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let item = move |testid: &'static str, key: &'static str, picture: Icon, press: Callback<()>| {
        view! {
            <button class="item" data-testid=testid on:click=move |_| press.run(())>
                {icon(picture)} <span>{speech.say(key)}</span>
            </button>
        }
        .into_any()
    };
    let propose =
        move |what: Wish| Callback::new(move |()| client.ask(move |id| Request::Propose { id, what }));
    let stand_in = Callback::new(move |()| {
        let seat = client.sight.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.seat));
        if let Some(seat) = seat {
            client.ask(move |id| Request::Bot { id, seat, level: STAND_IN.to_owned() });
        }
    });
    let shares = own_seats(client);
    // Giving up is asked twice: it cannot be taken back.
    let sure = RwSignal::new(false);
    let concede = dynamic(move || {
        let alone = client.card().is_some_and(|card| card.gives_up);
        if !alone || shares.with(Vec::len) > 1 {
            // Whoever shares a device speaks for all who do; they end a game together.
            ().into_any()
        } else if sure.get() {
            item(
                "concede-sure",
                "manners-concede-sure",
                Icon::Flag,
                Callback::new(move |()| client.ask(move |id| Request::Concede { id })),
            )
        } else {
            item("concede", "manners-concede", Icon::Flag, Callback::new(move |()| sure.set(true)))
        }
    });
    view! {
        {item("propose-pause", "manners-pause", Icon::Pause, propose(Wish::Pause))}
        {item("play-for-me", "manners-play-for-me", Icon::Bot, stand_in)}
        {item("propose-end", "manners-end", Icon::Hand, propose(Wish::End))}
        {concede}
    }
    .into_any()
}

/// The seat moves to another device, or to another person: with a link that is good once.
#[component]
fn PassOn(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let reach = Page::here().reach;
    let ask = move |_| {
        reach.look();
        client.ask(move |id| Request::Pass { id, seat: None });
    };
    let code = dynamic(move || {
        let table = client.sight.with_untracked(|sight| sight.as_ref().map(|sight| sight.table.id));
        let (Some(code), Some(table)) = (client.pass.get(), table) else { return ().into_any() };
        let path = format!("{}#pass={}", Route::Table(End::Server, table).path(), code.as_str());
        let link = text(move || reach.link(&path));
        view! {
            <div class="pass" data-testid="pass-link">
                <p class="note">{speech.say("manners-pass-help")}</p>
                <Qr text=link label=speech.say("manners-pass-qr") />
                <input type="text" readonly aria-label=speech.say("manners-pass-link") value=link />
            </div>
        }
        .into_any()
    });
    view! {
        <button class="item" data-testid="pass" on:click=ask>
            {icon(Icon::Phone)} <span>{speech.say("manners-pass")}</span>
        </button>
        {code}
    }
    .into_any()
}

/// Who may come in, and who plays for those who drop out: the host decides.
#[component]
fn Doors(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let is = move |which: fn(&protocol::TableDocument) -> bool| {
        truth(move || client.sight.with(|sight| sight.as_ref().is_some_and(|sight| which(&sight.table))))
    };
    let (public, watchers) = (is(|table| table.public), is(|table| table.watchers));
    let stand_ins = is(|table| table.stand_ins);
    let item = move |testid: &'static str,
                     on: Memo<bool>,
                     keys: [&'static str; 2],
                     picture: Icon,
                     press: Callback<()>| {
        let said = text(move || speech.text(keys[usize::from(on.get())], &[]));
        view! {
            <button class="item" data-testid=testid data-on=text(move || on.get().to_string()) on:click=move |_| press.run(())>
                {icon(picture)} <span>{said}</span>
            </button>
        }
        .into_any()
    };
    let set_public = Callback::new(move |()| {
        let public = Some(!public.get_untracked());
        client.ask(move |id| Request::Set { id, public, watchers: None, stand_ins: None, fair_race: None });
    });
    let set_watchers = Callback::new(move |()| {
        let watchers = Some(!watchers.get_untracked());
        client.ask(move |id| Request::Set { id, public: None, watchers, stand_ins: None, fair_race: None });
    });
    let set_stand_ins = Callback::new(move |()| {
        let stand_ins = Some(!stand_ins.get_untracked());
        client.ask(move |id| Request::Set { id, public: None, watchers: None, stand_ins, fair_race: None });
    });
    let fair_race = is(|table| table.fair_race);
    let set_fair_race = Callback::new(move |()| {
        let fair_race = Some(!fair_race.get_untracked());
        client.ask(move |id| Request::Set { id, public: None, watchers: None, stand_ins: None, fair_race });
    });
    let races = client.card().is_some_and(|card| card.races);
    let fair = races.then(|| {
        item(
            "set-fair-race",
            fair_race,
            ["manners-race-fairly", "manners-race-by-arrival"],
            Icon::Hourglass,
            set_fair_race,
        )
    });
    view! {
        {item("set-public", public, ["manners-make-public", "manners-make-private"], Icon::Eye, set_public)}
        {item("set-watchers", watchers, ["manners-let-watch", "manners-close-watch"], Icon::Eye, set_watchers)}
        {item("set-stand-ins", stand_ins, ["manners-let-stand-in", "manners-no-stand-ins"], Icon::Bot, set_stand_ins)}
        {fair}
    }
    .into_any()
}

/// Who else could be the host: whoever is makes somebody else the host, and before the game whoever sits takes over from
/// one who is gone.
#[component]
fn Heirs(client: Client) -> AnyView {
    let speech = Page::here().speech;
    let (names, seats) = (names_at(client), seats_at(client));
    let rows = memo(move || {
        let me = client.hello.with(|hello| hello.as_ref().map(|hello| hello.guest));
        let (host, phase, own) = client.sight.with(|sight| {
            let sight = sight.as_ref()?;
            Some((sight.table.host, sight.table.phase, sight.seat))
        })?;
        let seats = seats.get();
        let people = (0..Seat::MOST).filter_map(Seat::new).zip(&seats);
        let people = people.filter_map(|(seat, sitter)| Some((seat, sitter.person()?)));
        let is_host = Some(host) == me;
        let gone = phase == Phase::Gathering
            && !people
                .clone()
                .any(|(seat, guest)| guest == host && client.here.with(|here| here.seats.contains(&seat)));
        let may = |seat: Seat, guest: GuestId| guest != host && (is_host || gone && own == Some(seat));
        Some(
            people
                .filter(|(seat, guest)| may(*seat, *guest))
                .map(|(seat, _)| (seat, own))
                .collect::<Vec<_>>(),
        )
    });
    dynamic(move || {
        let row = |(seat, own): (Seat, Option<Seat>)| {
            let said = text(move || {
                let key = if own == Some(seat) { "manners-take-over" } else { "manners-hand-over" };
                speech.text(key, &[("name", names.with(|names| speech.seat_name(seat, names)).into())])
            });
            let press = move |_| client.ask(move |id| Request::Host { id, seat });
            view! {
                <button class="item" data-testid=format!("hand-over-{seat}") on:click=press>
                    {icon(Icon::Crown)} <span>{said}</span>
                </button>
            }
            .into_any()
        };
        rows.get().unwrap_or_default().into_iter().map(row).collect::<Vec<_>>().into_any()
    })
}

/// Whoever comes with the link for a seat takes it.
pub(crate) fn claim(client: Client) {
    let Some(code) = browser::fragment().strip_prefix("pass=").and_then(|code| code.parse().ok()) else {
        return;
    };
    let asked = StoredValue::new(false);
    effect(move || {
        let there = client.sight.with(Option::is_some) || client.refusal.with(Option::is_some);
        if there && !asked.get_value() {
            asked.set_value(true);
            browser::replace_path(&browser::path());
            client.ask(move |id| Request::Claim { id, code });
        }
    });
}
