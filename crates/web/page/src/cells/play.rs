//! A game of ESCAPE! as one sees it: whose turn it is, the board, the own letters, what happened.

use art::Ink;
use cells::{Key, Letters, Phase};
use leptos::prelude::*;
use protocol::SeatOf;
use table::Seat;

use super::board::{Board, Hand, Seen};
use super::clock::Countdown;
use super::move_list::MoveList;
use super::pieces::letter;
use super::sight::CellsSight;
use super::sounds;
use super::touch::hand;
use super::why_not::WhyNot;
use crate::app::Page;
use crate::at_table::AtTable;
use crate::client::Client;
use crate::erased::{classes, dynamic, memo, shown, text, truth};
use crate::game::Game;
use crate::more_views::end;
use crate::seen::{is, seen_by, turn};
use crate::settings::Settings;
use crate::table_view::curtain::{Curtain, Hidden};
use crate::table_view::players::{Sign, Signs, away, colour, name_of, players, signed};
use crate::table_view::side::side;
use crate::table_view::undo::undo;
use crate::table_view::{Told, names_at};

/// The game, running or over.
#[component]
pub(crate) fn Play(client: Client) -> AnyView {
    let sight: Seen = seen_by(client);
    let over = is(sight, |sight| sight.is_over);
    let seated = is(sight, |sight| sight.seat.is_some());
    sounds::listen(client, sight);
    let outcome = end(client, Game::Cells, over);
    let tools = shown(
        move || !over.get(),
        move || {
            let undo = shown(move || seated.get(), move || undo(client, None));
            view! { <div class="tools"><MyLetters sight /> {undo}</div> }.into_any()
        },
    );
    let hand = hand(AtTable::playing(client, sight, None), Signs::here());
    let hidden = Hidden::new(client, turn(sight));
    let list = shown(move || seated.get(), move || view! { <MoveList hand /> }.into_any());
    let beside = view! {
        {outcome}
        {tools}
        <WhyNot client hand />
        <Players client sight />
        <Rounds sight />
        {list}
    };
    view! {
        <div class="play">
            <div class="behind-the-curtain" inert=truth(move || hidden.is_down())>
                <TurnLine client sight hand />
                <div class="board-place">
                    <Board hand />
                </div>
                {side(client, beside.into_any(), false)}
                <Told client />
            </div>
            <Curtain client hidden />
        </div>
    }
    .into_any()
}

/// Whose turn it is, and how many moves are left of it.
#[component]
pub(crate) fn TurnLine(client: Client, sight: Seen, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let (signs, settings) = (Signs::here(), Settings::here());
    let turn = memo(move || {
        sight.with(|sight| {
            let sight = sight.as_ref()?;
            Some((sight.open.turn, sight.is_my_turn(), sight.open.phase))
        })
    });
    let mine = truth(move || turn.get().is_some_and(|(_, mine, _)| mine));
    let said = text(move || {
        let Some((seat, mine, phase)) = turn.get() else { return speech.text("page-dealing", &[]) };
        let key = match (phase, mine) {
            (Phase::Over, _) => "page-over",
            (Phase::Pick, true) => "page-pick-yours",
            (Phase::Pick, false) => "page-pick-theirs",
            (Phase::Play, true) => "page-turn-yours",
            (Phase::Play, false) => "page-turn-theirs",
        };
        let name = names.with(|names| speech.seat_name(seat, names));
        speech.text(key, &[("name", name.into())])
    });
    // What to do now, for somebody who sees this for the first time.
    let hint = text(move || {
        let Some((_, true, phase)) = turn.get().filter(|_| settings.hints()) else { return String::new() };
        let key = match (phase, hand.chosen.get()) {
            (Phase::Play, None) => "page-hint-piece",
            (Phase::Play, Some(_)) => "page-hint-field",
            (Phase::Pick, _) => "page-hint-cell",
            (Phase::Over, _) => return String::new(),
        };
        speech.text(key, &[])
    });
    let class = text(move || {
        let colour = turn.get().map_or("", |(seat, ..)| colour(Signs::of(signs, seat)));
        format!("{} {colour}", classes("turn", [("mine", mine.get())]))
    });
    let sign = dynamic(move || match turn.get() {
        Some((seat, _, phase)) if phase != Phase::Over => view! { <Sign seat /> }.into_any(),
        _ => ().into_any(),
    });
    let left = shown(
        move || turn.get().is_some_and(|(_, _, phase)| phase == Phase::Play),
        move || view! { <Left sight /> }.into_any(),
    );
    view! {
        <div class=class data-testid="turn" data-mine=text(move || mine.get().to_string())>
            {sign}
            <span class="said">
                <strong>{said}</strong>
                <span class="hint" data-testid="hint">{hint}</span>
            </span>
            <Countdown client sight />
            {left}
        </div>
    }
    .into_any()
}

/// How many moves are left, as dots.
#[component]
fn Left(sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let left = memo(move || sight.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.left)));
    let pips = (0..4).map(|pip| {
        let class = text(move || classes("pip", [("spent", left.get() <= pip)]));
        view! { <span class=class></span> }.into_any()
    });
    let label = text(move || speech.text("page-left", &[("count", left.get().into())]));
    view! {
        <span class="left" data-testid="left" data-left=text(move || left.get().to_string()) role="img" aria-label=label>
            {pips.collect::<Vec<_>>()}
        </span>
    }
    .into_any()
}

/// Which round it is, where a limit ends the game.
#[component]
fn Rounds(sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let round = memo(move || {
        sight.with(|sight| {
            let position = &sight.as_ref()?.open;
            let limit = position.options.turn_limit.0.filter(|_| position.phase == Phase::Play)?;
            Some((position.round + 1, limit))
        })
    });
    let said = text(move || match round.get() {
        Some((round, limit)) => {
            speech.text("page-round", &[("round", round.into()), ("limit", limit.into())])
        }
        None => String::new(),
    });
    view! { <p class="note" data-testid="round">{said}</p> }.into_any()
}

/// Six places for letters, those collected filled.
#[component]
pub(crate) fn Slots(letters: Memo<Option<Letters>>) -> AnyView {
    let speech = Page::here().speech;
    let have = move || letters.get().unwrap_or_default();
    let slots = Key::ALL.map(|key| {
        let has = truth(move || have().contains(key));
        let class = text(move || classes("slot", [("has", has.get())]));
        let picture = text(move || art::cells::letter_card(letter(key), has.get(), Ink::Page));
        view! { <svg class=class viewBox="0 0 18 24" aria-hidden="true" prop:innerHTML=picture></svg> }
            .into_any()
    });
    let label = text(move || {
        let list: Vec<&str> = have().iter().map(Key::letter).collect();
        speech.text("page-letters", &[("letters", list.into())])
    });
    view! { <span class="slots" role="img" aria-label=label>{Vec::from(slots)}</span> }.into_any()
}

/// The own letters, which nobody else sees.
#[component]
fn MyLetters(sight: Seen) -> AnyView {
    let speech = Page::here().speech;
    let letters = memo(move || sight.with(|sight| Some(sight.as_ref()?.own?.letters)));
    let is_seated = truth(move || letters.get().is_some());
    dynamic(move || {
        if !is_seated.get() {
            return view! { <p class="note" data-testid="watching">{speech.say("page-watching")}</p> }
                .into_any();
        }
        let written = text(move || {
            letters.get().unwrap_or_default().iter().map(Key::letter).collect::<Vec<_>>().join(" ")
        });
        view! {
            <div class="my-letters" data-testid="my-letters" data-letters=written>
                <span class="caption">{speech.say("page-my-letters")}</span>
                <Slots letters />
            </div>
        }
        .into_any()
    })
}

/// Everybody at the table.
#[component]
pub(crate) fn Players(client: Client, sight: Seen) -> AnyView {
    players(client, "players", None, move |sitter, seat| player(client, sight, sitter, seat))
}

fn player(client: Client, sight: Seen, sitter: SeatOf, seat: Seat) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let is = move |look: fn(&CellsSight, Seat) -> bool| {
        sight.with(|sight| sight.as_ref().is_some_and(|sight| look(sight, seat)))
    };
    let class = text(move || classes("player", [("on-turn", is(|sight, seat| sight.is_turn_of(seat)))]));
    let note = text(move || match &sitter {
        SeatOf::Bot { level, .. } => speech.level(level),
        _ if is(|sight, seat| sight.seat == Some(seat)) => speech.text("page-you", &[]),
        sitter => away(client, speech, sitter, seat).unwrap_or_default(),
    });
    view! {
        <li class=class data-testid=format!("player-{seat}")>
            {signed(seat, name_of(seat, names))}
            <span class="note">{note}</span>
        </li>
    }
    .into_any()
}
