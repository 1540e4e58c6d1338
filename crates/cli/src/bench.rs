//! `escapement bench`: the figures of this machine.

#![expect(clippy::disallowed_types, reason = "a benchmark reads the clock; no rule ever does")]

pub(crate) mod relay;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use cells::{Cells, Options, bots};
use serde_json::{Map, Value, json};
use table::{Eye, Facts, Luck, Opening, Referee, Rules, Seat, Seated, Seats, Seed, Stream, Time};
use temple::Temple;

/// One figure, with what we want it to be.
struct Figure {
    key: &'static str,
    what: &'static str,
    value: f64,
    unit: &'static str,
    goal: &'static str,
}

/// Measures and prints.
pub(crate) fn run(as_json: bool, relay: &relay::Wish, out: &mut impl Write) -> io::Result<()> {
    let figures = if relay.relay { relay::measure(relay)? } else { of_the_rules() };
    if as_json {
        let line = |figure: &Figure| (figure.key.to_owned(), json!(figure.value));
        let map: Map<String, Value> = figures.iter().map(line).collect();
        return writeln!(out, "{}", Value::Object(map));
    }
    for Figure { what, value, unit, goal, .. } in figures {
        writeln!(out, "{:>14} {unit:<8} {goal:<16} {what}", grouped(value))?;
    }
    Ok(())
}

/// What rules and referee do on one core.
fn of_the_rules() -> Vec<Figure> {
    vec![
        Figure {
            key: "cells_rules_moves_per_s",
            what: "cells, random play, rules only (moves, judge, play, facts), one core",
            value: best_of(5, rules_only),
            unit: "moves/s",
            goal: ">= 10,000,000",
        },
        Figure {
            key: "cells_referee_moves_per_s",
            what: "cells, random play through the referee with log and checks, one core",
            value: best_of(5, through_the_referee),
            unit: "moves/s",
            goal: ">= 2,000,000",
        },
        Figure {
            key: "temple_rules_inputs_per_s",
            what: "temple, random play of four, rules only (moves, judge, play, facts), one core",
            value: best_of(5, temple_rules_only),
            unit: "inputs/s",
            goal: ">= 6,000,000",
        },
        Figure {
            key: "cells_log_bytes_median",
            what: "cells, log of a finished game of four simple players, median of 200",
            value: log_sizes(200).0,
            unit: "bytes",
            goal: "<= 4,096",
        },
        Figure {
            key: "cells_log_bytes_max",
            what: "cells, the largest of these logs",
            value: log_sizes(200).1,
            unit: "bytes",
            goal: "<= 16,384",
        },
        Figure {
            key: "cells_replay_us",
            what: "cells, running such a log again, every check compared",
            value: replay_time(),
            unit: "us",
            goal: "< 100,000",
        },
    ]
}

/// 12345678 as 12,345,678.
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The best of several runs: what the machine can do when nothing else disturbs it.
fn best_of(runs: u32, measure: fn() -> f64) -> f64 {
    (0..runs).map(|_| measure()).fold(0.0, f64::max)
}

const RUN: Duration = Duration::from_millis(600);
const CHOICE: Stream = Stream(7);

fn options() -> Options {
    // A limit, so that random games end and new ones begin.
    Options { turn_limit: cells::Limit::of(200), ..Options::default() }
}

fn rules_only() -> f64 {
    let mut luck = Luck::new(&Seed::from_text("bench"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Cells::MOST_MOVES);
    let mut made = 0_u64;
    let start = Instant::now();
    while start.elapsed() < RUN {
        let Ok(mut game) = Cells::deal(&options(), Seats::of(4), &mut luck, &mut facts) else { return 0.0 };
        while let Some(seat) = Cells::awaited(game.public()).iter().next() {
            moves.clear();
            facts.clear();
            let own = game.private(seat);
            let sight = Seated::new(seat, game.public(), &own);
            Cells::moves(sight, Time::ZERO, &mut moves);
            let Some(mv) = luck.pick(CHOICE, &moves) else { return 0.0 };
            if Cells::judge(sight, Time::ZERO, &mv).is_err() {
                return 0.0;
            }
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut facts);
            made += 1;
        }
    }
    made as f64 / start.elapsed().as_secs_f64()
}

/// Everybody does anything that is lawful, one after another, until all are locked up or the temple collapses.
fn temple_rules_only() -> f64 {
    let options = temple::Options { pace: temple::Pace::Free, ..temple::Options::default() };
    let mut luck = Luck::new(&Seed::from_text("bench"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Temple::MOST_MOVES);
    let mut made = 0_u64;
    let start = Instant::now();
    while start.elapsed() < RUN {
        facts.clear();
        let Ok(mut game) = Temple::deal(&options, Seats::of(4), &mut luck, &mut facts) else { return 0.0 };
        let mut at = Time::ZERO;
        let mut seat = Seat::at(0);
        let mut idle = 0;
        while game.expedition().end.is_none() {
            while game.alarm().is_some_and(|alarm| alarm < at) {
                facts.clear();
                game.ring(at, &mut luck, &mut facts);
            }
            moves.clear();
            facts.clear();
            let sight = Seated::new(seat, game.public(), &());
            Temple::moves(sight, at, &mut moves);
            // Switching the sharing of dice on and off is always lawful, and hardly play.
            moves.retain(|mv| !matches!(mv, temple::Move::Share { .. }));
            idle = if moves.is_empty() { idle + 1 } else { 0 };
            if idle == 4 {
                break; // everybody is locked up
            }
            if let Some(mv) = luck.pick(CHOICE, &moves) {
                if Temple::judge(sight, at, &mv).is_err() {
                    return 0.0;
                }
                game.play(at, seat, &mv, &mut luck, &mut facts);
                made += 1;
            }
            seat = Seats::of(4).after(seat);
            at = at.after(250);
        }
    }
    made as f64 / start.elapsed().as_secs_f64()
}

fn dealt(seed: &str) -> Option<Referee<Cells>> {
    Opening::<Cells>::new(options(), Seats::of(4), Seed::from_text(seed)).deal().ok()
}

fn through_the_referee() -> f64 {
    let mut luck = Luck::new(&Seed::from_text("bench"), &[]);
    let mut moves = Vec::with_capacity(Cells::MOST_MOVES);
    let mut made = 0_u64;
    let start = Instant::now();
    while start.elapsed() < RUN {
        let Some(mut game) = dealt("bench") else { return 0.0 };
        while let Some(seat) = game.awaited().iter().next() {
            moves.clear();
            game.moves(seat, game.now(), &mut moves);
            let Some(mv) = luck.pick(CHOICE, &moves) else { return 0.0 };
            let at = game.now().after(700);
            if game.play(at, seat, &mv, &mut |_| ()).is_err() {
                return 0.0;
            }
            made += 1;
        }
    }
    made as f64 / start.elapsed().as_secs_f64()
}

/// A whole game of four simple players, at a human pace.
fn strolled(number: u32) -> Option<Referee<Cells>> {
    let mut game =
        Opening::<Cells>::new(Options::default(), Seats::of(4), Seed::from_text(&format!("stroll {number}")))
            .deal()
            .ok()?;
    let mut luck = Luck::new(&Seed::from_text(&format!("luck {number}")), &[]);
    let mut moves = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = game.awaited().iter().next() else { break };
        moves.clear();
        game.moves(seat, game.now(), &mut moves);
        let mv = stroll(&game, seat, &moves, &mut luck)?;
        let at = game.now().after(u64::from(luck.below(CHOICE, 9_000)));
        game.play(at, seat, &mv, &mut |_| ()).ok()?;
    }
    game.reveal(&mut |_| ()).ok()?;
    Some(game)
}

fn stroll(game: &Referee<Cells>, seat: Seat, moves: &[cells::Move], luck: &mut Luck) -> Option<cells::Move> {
    game.with_sight(Eye::Seat(seat), |sight| {
        let (seat, own) = sight.own?;
        bots::stroll(Seated::new(seat, sight.public, own), moves, luck)
    })
}

/// Median and largest size of the logs of so many games.
fn log_sizes(games: u32) -> (f64, f64) {
    let mut sizes: Vec<usize> =
        (0..games).filter_map(strolled).map(|game| game.log().to_bytes().len()).collect();
    sizes.sort_unstable();
    let at = |index: usize| sizes.get(index).copied().unwrap_or(usize::MAX) as f64;
    (at(sizes.len() / 2), at(sizes.len().saturating_sub(1)))
}

fn replay_time() -> f64 {
    let Some(game) = strolled(0) else { return f64::INFINITY };
    let start = Instant::now();
    let rounds = 20;
    for _ in 0..rounds {
        if Referee::replay(game.log(), *game.seed(), usize::MAX, &mut |_| ()).is_err() {
            return f64::INFINITY;
        }
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds)
}
