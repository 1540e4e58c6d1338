//! `escapement sim`: many games between bots.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use lab::{BadRun, Bar, Count, Group, Interval, Plot, Report, Run, quartiles, simulate};
use serde_json::{Map, Value, json};
use table::Verdict;
use words::Words;

use crate::{End, files};

/// What is to be simulated, and what becomes of it.
#[derive(clap::Args)]
pub(crate) struct Wish {
    /// The game, e.g. cells
    game: String,
    /// A bot for each seat, e.g. good,novice
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// What all luck comes from: the same seed gives the same figures
    #[arg(long, default_value = "")]
    seed: String,
    /// An option of the game, e.g. turn_limit=60; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, Value)>,
    /// How many threads [default: as many as there are cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Let every bot keep its seat instead of changing seats from game to game
    #[arg(long)]
    keep_seats: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Draw the figures into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Keep the logs of all games in this folder
    #[arg(long, value_name = "FOLDER")]
    log_dir: Option<PathBuf>,
}

/// `name=value`, where the value is JSON or a plain word.
fn option(text: &str) -> Result<(String, Value), &'static str> {
    let (name, value) = text.split_once('=').ok_or("an option is written name=value")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}

pub(crate) fn run(wish: &Wish, words: &Words, out: &mut impl Write) -> io::Result<End> {
    let options: Map<String, Value> = wish.options.iter().cloned().collect();
    let run = Run {
        bots: wish.bots.clone(),
        games: wish.games as usize,
        seed: wish.seed.clone(),
        options: options.into(),
        rotate: !wish.keep_seats,
        threads: wish.threads.map(usize::from),
        keep_logs: wish.log_dir.is_some(),
        ..Run::new(&wish.game)
    };
    let bar = progress_bar(run.games as u64);
    let report = match simulate(&run, &|done| bar.set_position(done as u64)) {
        Ok(report) => report,
        Err(bad) => return Ok(End::BadFile(sentence(&run, &bad, words))),
    };
    bar.finish_and_clear();
    if let Some(folder) = &wish.log_dir {
        std::fs::create_dir_all(folder)?;
        for (number, game) in report.games.iter().enumerate() {
            std::fs::write(
                folder.join(format!("{}-{number:06}.log", run.game)),
                game.log.as_deref().unwrap_or_default(),
            )?;
        }
    }
    if let Some(file) = &wish.plot {
        std::fs::write(file, plot(&report, words).to_svg())?;
    }
    if wish.json {
        writeln!(out, "{}", as_json(&report))?
    } else {
        as_text(&report, words, out)?
    }
    Ok(End::Done)
}

/// On a terminal; silent in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

fn sentence(run: &Run, bad: &BadRun, words: &Words) -> String {
    match bad {
        BadRun::UnknownGame(name) => files::unknown_game(name, words),
        BadRun::UnknownBot { name, known } => words
            .text("cli-sim-unknown-bot", &[("name", name.as_str().into()), ("known", known.as_str().into())]),
        BadRun::UnknownOptions(why) => words.text("cli-error-bad-options", &[("why", why.as_str().into())]),
        BadRun::BadOptions(bad) => {
            words.text("cli-error-bad-options", &[("why", words.bad_options(&run.game, bad).into())])
        }
    }
}

/// What is counted: every bot of its own, or all together.
fn shares(report: &Report, words: &Words) -> Vec<Bar> {
    let games = report.games.len();
    if let Some(won) = report.won_together() {
        let label = words.text("cli-sim-together", &[]);
        return vec![Bar { label, interval: Interval::wilson(won as f64, games) }];
    }
    let wins = report.wins_by_bot();
    // Bots of one name are one bot that sits in several seats.
    let mut bars: Vec<(String, f64)> = Vec::new();
    for (name, wins) in report.run.bots.iter().zip(wins) {
        match bars.iter_mut().find(|(label, _)| label == name) {
            Some((_, sum)) => *sum += wins,
            None => bars.push((name.clone(), wins)),
        }
    }
    bars.into_iter().map(|(label, wins)| Bar { label, interval: Interval::wilson(wins, games) }).collect()
}

fn seats(report: &Report) -> Vec<Interval> {
    report.wins_by_seat().into_iter().map(|wins| Interval::wilson(wins, report.games.len())).collect()
}

fn moves(report: &Report) -> Vec<f64> {
    report.games.iter().map(|game| game.moves as f64).collect()
}

fn seconds(report: &Report) -> Vec<f64> {
    report.games.iter().map(|game| game.length.as_ms() as f64 / 1_000.0).collect()
}

/// How long the games took that were won together.
fn seconds_to_win(report: &Report) -> Vec<f64> {
    let won =
        report.games.iter().filter(|game| game.outcome.as_ref().is_some_and(|o| o.verdict == Verdict::Won));
    won.map(|game| game.length.as_ms() as f64 / 1_000.0).collect()
}

/// The parts of the score that a game has, by name: of all games, of those won, of those lost.
const PARTS: [&str; 3] = ["time_left", "stones_left", "dice_lost"];

/// How many games.
fn title(report: &Report, words: &Words) -> String {
    let args = [("games", report.games.len().into()), ("finished", report.finished().into())];
    words.text("cli-sim-games", &args)
}

fn as_text(report: &Report, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let game = report.run.game.as_str();
    writeln!(out, "{}: {}", words.text(&format!("{game}-name"), &[]), title(report, words))?;
    let percent = |interval: &Interval| {
        format!(
            "{:5.1} %  ({:.1}–{:.1})",
            100.0 * interval.share,
            100.0 * interval.low,
            100.0 * interval.high
        )
    };
    for Bar { label, interval } in shares(report, words) {
        writeln!(out, "  {label:<26} {}", percent(&interval))?;
    }
    if report.won_together().is_none() {
        for (number, interval) in seats(report).iter().enumerate() {
            let label = words.text("cli-sim-seat", &[("number", (number + 1).into())]);
            writeln!(out, "  {label:<26} {}", percent(interval))?;
        }
    }
    let line = |out: &mut dyn Write, label: String, numbers: Vec<f64>| match quartiles(numbers) {
        Some(five) => {
            writeln!(out, "  {label:<26} {}", five.map(|number| format!("{number:>8.0}")).join(" "))
        }
        None => Ok(()),
    };
    writeln!(out, "{}", words.text("cli-sim-quartiles", &[]))?;
    line(out, words.text("cli-sim-moves", &[]), moves(report))?;
    line(out, words.text("cli-sim-seconds", &[]), seconds(report))?;
    line(out, words.text("cli-sim-seconds-to-win", &[]), seconds_to_win(report))?;
    for part in PARTS.iter().filter(|part| !report.part(part, None).is_empty()) {
        let scale = if *part == "time_left" { 1_000.0 } else { 1.0 };
        let numbers = report.part(part, None).into_iter().map(|number| number / scale).collect();
        line(out, words.label(game, "part", part), numbers)?;
    }
    for (ending, times) in report.endings() {
        writeln!(out, "  {times:>6}  {}", words.label(game, "ending", ending))?;
    }
    groups_as_text(report, words, out)
}

/// What the game has counted of itself, a table for each count; lines have the names of the rules.
fn groups_as_text(report: &Report, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let groups = report.groups();
    for count in Count::ALL {
        let lines: Vec<&Group> = groups.iter().filter(|group| group.count == count).collect();
        if lines.is_empty() {
            continue;
        }
        writeln!(out, "{}", words.label("cli", "sim", count.name()))?;
        let (scale, sign) = if count.is_share() { (100.0, " %") } else { (1.0, "") };
        for Group { name, times, mean, .. } in lines {
            let [mean, low, high] = [mean.share, mean.low, mean.high].map(|number| scale * number);
            writeln!(out, "  {name:<26} {mean:6.2}{sign}  ({low:.2}–{high:.2})  {times}")?;
        }
    }
    Ok(())
}

/// The same: `{"wins_by_leader": {"mouse": {"mean", "low", "high", "times"}}}`.
fn groups_as_json(report: &Report) -> Map<String, Value> {
    let mut counts = Map::new();
    for Group { count, name, times, mean } in report.groups() {
        let line = json!({"mean": mean.share, "low": mean.low, "high": mean.high, "times": times});
        let lines = counts.entry(count.name()).or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(lines) = lines {
            lines.insert(name, line);
        }
    }
    counts
}

fn as_json(report: &Report) -> Value {
    let interval = |i: &Interval| json!({"share": i.share, "low": i.low, "high": i.high});
    let words = Words::new(words::Language::En);
    let bots: Map<String, Value> =
        shares(report, &words).iter().map(|bar| (bar.label.clone(), interval(&bar.interval))).collect();
    let parts: Map<String, Value> = PARTS
        .iter()
        .filter_map(|part| Some(((*part).to_owned(), json!(quartiles(report.part(part, None))?))))
        .collect();
    json!({
        "game": report.run.game,
        "games": report.games.len(),
        "finished": report.finished(),
        "seed": report.run.seed,
        "options": report.run.options,
        "refused": report.games.iter().map(|game| game.refused).sum::<usize>(),
        "wins": bots,
        "seats": seats(report).iter().map(interval).collect::<Vec<_>>(),
        "moves": quartiles(moves(report)),
        "seconds": quartiles(seconds(report)),
        "seconds_to_win": quartiles(seconds_to_win(report)),
        "log_bytes": quartiles(report.games.iter().map(|game| game.log_bytes as f64).collect()),
        "parts": parts,
        "endings": report.endings(),
        "counts": groups_as_json(report),
    })
}

fn plot(report: &Report, words: &Words) -> Plot {
    let together = report.won_together().is_some();
    // What is lost together always lasts to the bitter end: how long it took tells something of the games won only.
    let numbers = if together { seconds_to_win(report) } else { moves(report) };
    Plot {
        title: words.text(&format!("{}-name", report.run.game), &[]),
        subtitle: format!("{} · {}", title(report, words), report.run.bots.join(", ")),
        bars: shares(report, words),
        axis: words.text(if together { "cli-sim-seconds-to-win" } else { "cli-sim-moves" }, &[]),
        numbers,
    }
}
