//! `escapement bench`: the figures of this machine.

#![expect(clippy::disallowed_types, reason = "a benchmark reads the clock; no rule ever does")]

mod races;
pub(crate) mod relay;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use cells::{Cells, Options, bots};
use lab::Run;
use master::Master;
use plan::Plan;
use serde_json::{Map, Value, json};
use table::{Eye, Facts, Log, Luck, Opening, Referee, Rules, Seat, Seated, Seats, Seed, Stream, Time};
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
        // Of a share the tenths are told too.
        let value = if unit == "%" { format!("{value:.1}") } else { grouped(value) };
        writeln!(out, "{value:>14} {unit:<8} {goal:<16} {what}")?;
    }
    Ok(())
}

/// What rules and referee do on one core, and who wins a race.
fn of_the_rules() -> Vec<Figure> {
    let mut figures = vec![
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
            key: "temple_modules_inputs_per_s",
            what: "temple, the same with curses, treasures, illusions and all special chambers, one core",
            value: best_of(5, temple_with_modules),
            unit: "inputs/s",
            goal: ">= 3,000,000",
        },
        Figure {
            key: "master_rules_inputs_per_s",
            what: "master, random play of four at the hard level, rules only, one core",
            value: best_of(5, master_rules_only),
            unit: "inputs/s",
            goal: ">= 3,000,000",
        },
        Figure {
            key: "plan_rules_moves_per_s",
            what: "plan, random play of four, rules only (moves, judge, play, facts), one core",
            value: best_of(5, plan_rules_only),
            unit: "moves/s",
            goal: ">= 1,000,000",
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
            value: strolled(0).map_or(f64::INFINITY, |game| replay_time(game.log(), *game.seed())),
            unit: "us",
            goal: "< 100,000",
        },
    ];
    let heists = heists(50);
    figures.extend([
        Figure {
            key: "plan_log_bytes_max",
            what: "plan, log of a finished game of five good players, the largest of 50",
            value: heists.last().map_or(f64::INFINITY, |log| log.to_bytes().len() as f64),
            unit: "bytes",
            goal: "<= 16,384",
        },
        Figure {
            key: "plan_replay_us",
            what: "plan, loading the last position of that log, every check compared",
            value: longest_load(&heists),
            unit: "us",
            goal: "< 100,000",
        },
    ]);
    figures.extend(races::figures());
    figures
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
    temple_at_random(temple::Options::default())
}

/// The same with the first half of the box.
fn temple_with_modules() -> f64 {
    temple_at_random(temple::Options {
        curses: true,
        treasures: true,
        illusions: true,
        alliance: true,
        double: true,
        treasure_chamber: true,
        ..temple::Options::default()
    })
}

fn temple_at_random(options: temple::Options) -> f64 {
    let options = temple::Options { pace: temple::Pace::Free, ..options };
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
            // Switching the sharing of dice on and off is always lawful, and hardly play; nor is moving a hand.
            let is_idle =
                |mv: &temple::Move| matches!(mv, temple::Move::Share { .. } | temple::Move::Hand { .. });
            while let Some(idle) = moves.iter().position(is_idle) {
                moves.swap_remove(idle);
            }
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

/// Everybody does anything that is lawful, one after another, to the end of the game.
fn master_rules_only() -> f64 {
    let options = master::Options { level: master::Level::Hard, ..master::Options::default() };
    let mut luck = Luck::new(&Seed::from_text("bench"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Master::MOST_MOVES);
    let mut made = 0_u64;
    let start = Instant::now();
    while start.elapsed() < RUN {
        facts.clear();
        let Ok(mut game) = Master::deal(&options, Seats::of(4), &mut luck, &mut facts) else { return 0.0 };
        let mut at = Time::ZERO;
        let mut seat = Seat::at(0);
        while game.contest().stage != master::Stage::Over {
            while let Some(alarm) = game.alarm().filter(|alarm| *alarm < at) {
                facts.clear();
                game.ring(alarm, &mut luck, &mut facts);
                made += 1;
            }
            moves.clear();
            facts.clear();
            let own = game.private(seat);
            let sight = Seated::new(seat, game.public(), &own);
            Master::moves(sight, at, &mut moves);
            if let Some(mv) = luck.pick(CHOICE, &moves) {
                if Master::judge(sight, at, &mv).is_err() {
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

/// Everybody does anything that is lawful, whole games long.
fn plan_rules_only() -> f64 {
    let mut luck = Luck::new(&Seed::from_text("bench"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Plan::MOST_MOVES);
    let mut made = 0_u64;
    let start = Instant::now();
    while start.elapsed() < RUN {
        facts.clear();
        let options = plan::Options::default();
        let Ok(mut game) = Plan::deal(&options, Seats::of(4), &mut luck, &mut facts) else { return 0.0 };
        while let Some((seat, _)) = game.heist().asked() {
            moves.clear();
            facts.clear();
            let own = game.private(seat);
            let sight = Seated::new(seat, game.public(), &own);
            Plan::moves(sight, Time::ZERO, &mut moves);
            let Some(mv) = luck.pick(CHOICE, &moves) else { return 0.0 };
            if Plan::judge(sight, Time::ZERO, &mv).is_err() {
                return 0.0;
            }
            game.play(Time::ZERO, seat, &mv, &mut luck, &mut facts);
            made += 1;
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

/// The logs of so many games of five good players of plan, the largest last.
fn heists(games: usize) -> Vec<Log<Plan>> {
    let bots = vec!["good".to_owned(); 5];
    let run = Run { bots, games, seed: "bench".to_owned(), keep_logs: true, ..Run::new("plan") };
    let Ok(report) = lab::simulate(&run, &|_| ()) else { return Vec::new() };
    let mut files: Vec<Vec<u8>> = report.games.into_iter().filter_map(|game| game.log).collect();
    files.sort_by_key(Vec::len);
    files.iter().filter_map(|file| Log::read(file).ok()).collect()
}

/// How long the last position of the largest log takes: no other one of it takes longer.
fn longest_load(logs: &[Log<Plan>]) -> f64 {
    let last = logs.last().and_then(|log| Some((log, log.revealed()?)));
    last.map_or(f64::INFINITY, |(log, seed)| replay_time(log, seed))
}

fn replay_time<R: Rules>(log: &Log<R>, seed: Seed) -> f64 {
    let start = Instant::now();
    let rounds = 20;
    for _ in 0..rounds {
        if Referee::replay(log, seed, usize::MAX, &mut |_| ()).is_err() {
            return f64::INFINITY;
        }
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds)
}
