//! The table of scores: every round, the curve, and the Breaking Point.

use leptos::prelude::*;
use master::{Contest, SEATS};
use table::Seat;
use words::Names;

use super::hand::Seen;
use crate::app::Page;
use crate::erased::{dynamic, memo, text};
use crate::table_view::players::{Signs, colour, name_of, signed};

/// Where the curve lies in its picture.
const FRAME: (f32, f32) = (300.0, 120.0);

/// The curve of every seat's total, as a picture.
fn curve(open: &Contest, signs: &[usize]) -> String {
    let most = open.scores.iter().flatten().copied().max().unwrap_or(0);
    let least = open.scores.iter().flatten().copied().min().unwrap_or(0).min(0);
    let limit = i16::from(open.options.breaking_point);
    let top = if open.options.set_rounds == 0 { most.max(limit) } else { most.max(10) };
    let y = |total: i16| 8.0 + (FRAME.1 - 16.0) * f32::from(top - total) / f32::from((top - least).max(1));
    let rounds = open.scores.len().max(1) as f32;
    let x = |round: usize| 6.0 + (FRAME.0 - 18.0) * round as f32 / rounds;
    let mut drawn = String::new();
    if open.options.set_rounds == 0 {
        drawn += &format!("<path class=\"ms-limit\" d=\"M0 {0:.1}H{1}\"/>", y(limit), FRAME.0);
    }
    drawn += &format!("<path class=\"ms-zero\" d=\"M0 {0:.1}H{1}\"/>", y(0), FRAME.0);
    for seat in open.seats.iter() {
        let mut path = format!("M{:.1} {:.1}", x(0), y(0));
        for (round, totals) in open.scores.iter().enumerate() {
            path += &format!("L{:.1} {:.1}", x(round + 1), y(totals[seat.index()]));
        }
        let last = open.scores.last().map_or(0, |totals| totals[seat.index()]);
        let sign = signs.get(seat.index()).copied().unwrap_or(seat.index());
        drawn += &format!(
            "<g class=\"{}\"><path class=\"ms-line\" d=\"{path}\"/><circle class=\"ms-dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"/></g>",
            colour(sign),
            x(open.scores.len()),
            y(last),
        );
    }
    drawn
}

/// How it stands.
#[component]
pub(crate) fn Scores(seen: Seen, names: Memo<Names>) -> AnyView {
    let speech = Page::here().speech;
    let signs = Signs::here();
    let picture = text(move || {
        seen.with(|sight| {
            sight.as_ref().map(|sight| signs.with(|signs| curve(&sight.open, signs))).unwrap_or_default()
        })
    });
    let count = memo(move || seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats.count())));
    let heads = dynamic(move || {
        let heads = (0..count.get()).filter_map(Seat::new).map(|seat| {
            let who = name_of(seat, names);
            view! { <th scope="col">{signed(seat, who)}</th> }.into_any()
        });
        heads.collect::<Vec<_>>().into_any()
    });
    let totals = memo(move || {
        seen.with(|sight| sight.as_ref().map(|sight| sight.open.scores.clone()).unwrap_or_default())
    });
    let rows = dynamic(move || {
        let count = usize::from(count.get());
        let mut before = [0; SEATS];
        let rows = totals.get().into_iter().zip(1..).map(|(totals, round)| {
            let cells: Vec<AnyView> = (0..count)
                .map(|seat| {
                    let change = totals[seat] - before[seat];
                    view! { <td><strong>{totals[seat]}</strong> <span class="change">{format!("{change:+}")}</span></td> }
                        .into_any()
                })
                .collect();
            before = totals;
            view! { <tr><th scope="row">{round}</th> {cells}</tr> }.into_any()
        });
        let mut rows: Vec<AnyView> = rows.collect();
        rows.reverse();
        rows.into_any()
    });
    let limit = text(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return String::new() };
            let options = &sight.open.options;
            let args = [("points", options.breaking_point.into()), ("rounds", options.set_rounds.into())];
            speech
                .text(if options.set_rounds == 0 { "master-page-limit" } else { "master-page-rounds" }, &args)
        })
    });
    let teams = text(move || {
        seen.with(|sight| {
            let Some(open) = sight.as_ref().map(|sight| &sight.open).filter(|open| open.options.teams) else {
                return String::new();
            };
            let team = |first: u8| {
                let (one, other) = (Seat::new(first), Seat::new(first + 2));
                let name = |seat: Option<Seat>| {
                    seat.map(|seat| names.with(|names| speech.seat_name(seat, names))).unwrap_or_default()
                };
                let total = one.map_or(0, |seat| open.team_total(seat));
                format!("{} + {}: {total}", name(one), name(other))
            };
            format!("{} · {}", team(0), team(1))
        })
    });
    view! {
        <section class="scores" data-testid="scores" aria-label=speech.say("master-page-scores")>
            <svg class="score-curve" viewBox=format!("0 0 {} {}", FRAME.0, FRAME.1) aria-hidden="true" prop:innerHTML=picture></svg>
            <p class="team-sums" data-testid="team-sums">{teams}</p>
            <p class="note">{limit}</p>
            <div class="score-table">
                <table>
                    <thead><tr><th scope="col">{speech.say("master-page-round-column")}</th> {heads}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}
