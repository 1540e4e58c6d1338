//! How it ended: who escaped with how much, added up before the eyes.

use leptos::prelude::*;
use plan::{Status, Tally};
use table::SeatSet;
use words::Names;

use super::hand::Seen;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{classes, dynamic, memo, text};
use crate::game::Game;
use crate::seen::own_seat;
use crate::speech::Speech;
use crate::table_view::ended::{EndScreen, winners, winners_said};
use crate::table_view::names_at;
use crate::table_view::players::{name_of, signed};
use crate::table_view::side::next;

/// The parts of a sum, in the order in which they are added.
fn parts(tally: &Tally) -> [(&'static str, i32); 8] {
    [
        ("cash", tally.cash.into()),
        ("loot", tally.loot.into()),
        ("lockers", tally.lockers.into()),
        ("exits", tally.exits.into()),
        ("contacts", tally.contacts.into()),
        ("assets", tally.assets),
        ("notoriety", tally.notoriety),
        ("wounds", tally.wounds),
    ]
}

/// The end of the game.
#[component]
pub(crate) fn Outcome(client: Client, seen: Seen) -> AnyView {
    let speech = Page::here().speech;
    let names = names_at(client);
    let tallies = memo(move || {
        seen.with(|sight| {
            let sight = sight.as_ref()?;
            let results = sight.open.results?;
            let rows = results.0.iter().map(|tally| (tally, sight.open.player(tally.seat).status));
            let mut rows: Vec<(Tally, Status)> = rows.collect();
            // The best one first; whoever was arrested is out, with however much.
            table::sort_by_key(&mut rows, |(tally, status)| {
                (!matches!(status, Status::Escaped(_)), tally.place)
            });
            Some(rows)
        })
    });
    let by_rules = memo(move || {
        let tallies = tallies.get().unwrap_or_default();
        let first =
            tallies.iter().filter(|(tally, status)| tally.place == 1 && matches!(status, Status::Escaped(_)));
        first.map(|(tally, _)| tally.seat).collect::<SeatSet>()
    });
    let winners = winners(client, by_rules);
    let all = winners_said(winners, own_seat(seen), names);
    let said = text(move || {
        let solo = seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.open.is_solo()));
        match solo {
            _ if winners.with(|won| won.is_empty()) => speech.text("plan-page-nobody-escaped", &[]),
            true => speech.text("plan-page-solo-escaped", &[]),
            false => all.get(),
        }
    });
    let rows = dynamic(move || {
        let rows = tallies.get().unwrap_or_default();
        rows.into_iter()
            .map(|(tally, status)| row(names, speech, &tally, status))
            .collect::<Vec<_>>()
            .into_any()
    });
    let screen = EndScreen {
        class: "card outcome heist-over",
        won: None,
        headline: said.into_any(),
        title: ().into_any(),
        rest: view! { <ul>{rows}</ul> {next(client, None)} }.into_any(),
    };
    screen.show(client, names)
}

fn row(names: Memo<Names>, speech: Speech, tally: &Tally, status: Status) -> AnyView {
    let seat = tally.seat;
    let name = name_of(seat, names);
    let escaped = matches!(status, Status::Escaped(_));
    let lines = parts(tally).into_iter().filter(|(_, amount)| *amount != 0).enumerate();
    let lines = lines.map(|(number, (part, amount))| {
        view! {
            <div class="sum-line" style:animation-delay=format!("{}ms", 350 * number)>
                <dt>{speech.option(Game::Plan, "part", part)}</dt>
                <dd>{amount.to_string()}</dd>
            </div>
        }
        .into_any()
    });
    let sum = match escaped {
        true => tally.total.to_string(),
        false => speech.text("plan-page-arrested", &[]),
    };
    view! {
        <li class=classes("standing", [("winner", tally.place == 1 && escaped)]) data-testid=format!("tally-{seat}") data-total=tally.total.to_string()>
            {signed(seat, name)}
            <strong class="sum">{sum}</strong>
            <dl>{escaped.then(|| lines.collect::<Vec<_>>())}</dl>
        </li>
    }
    .into_any()
}
