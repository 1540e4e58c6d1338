//! `escapement bench --relay`: our server against a bare relay, what a table costs, and how it comes back from a crash.

use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use load::{Crowd, Faced, Idle, Metrics, Pace, Peak, Script, Served, Settings, Setup, Trouble, Usage, peak};

use super::Figure;
use crate::load::own_server;

/// What is measured of the server.
#[derive(Args, Clone, Debug)]
pub(crate) struct Wish {
    /// Measure the server and a bare relay instead: real sockets, two processes; takes minutes
    #[arg(long)]
    pub(crate) relay: bool,
    /// Only this part of it
    #[arg(long, value_name = "PART", requires = "relay")]
    relay_part: Option<Part>,
    /// How many tables of four
    #[arg(long, value_name = "NUMBER", default_value_t = 250, requires = "relay")]
    relay_tables: usize,
    /// How long each rate is tried, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 4, requires = "relay")]
    relay_seconds: u64,
    /// Moves a second for the parts after the first [default: half of what was found; 1,000 if that was left out]
    #[arg(long, value_name = "RATE", requires = "relay")]
    relay_rate: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// The highest rates of relay and server
    Ratio,
    /// How long moves take at half of that, with this disk and with a slow one
    Half,
    /// What a table costs when there are many
    Tables,
    /// How soon 1,000 tables play again after a crash
    Crash,
    /// What a silent socket costs
    Idle,
}

/// The rate with which the search begins.
const FIRST_RATE: f64 = 1_000.0;
/// As many idle sockets as the limit on open files leaves room for.
const IDLE: usize = 19_000;

/// Measures what was asked for.
pub(super) fn measure(wish: &Wish) -> std::io::Result<Vec<Figure>> {
    load::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure_all(wish)).map_err(std::io::Error::other)
}

async fn measure_all(wish: &Wish) -> Result<Vec<Figure>, Trouble> {
    let wants = |part| wish.relay_part.is_none_or(|only| only == part);
    let mut figures = vec![busy("load_average_before", "how busy this machine was before, with everything")];
    let mut half = wish.relay_rate;
    if wants(Part::Ratio) {
        let ours = ratio(wish, &mut figures).await?;
        half = half.or(Some(ours / 2.0));
    }
    let half = half.unwrap_or(FIRST_RATE);
    if wants(Part::Half) {
        at_half(wish, half, &mut figures).await?;
    }
    if wants(Part::Tables) {
        tables(wish, half.min(1_500.0), &mut figures).await?;
    }
    if wants(Part::Crash) {
        crash(&mut figures).await?;
    }
    if wants(Part::Idle) {
        idle(&mut figures).await?;
    }
    figures.push(busy("load_average_after", "how busy it was afterwards"));
    Ok(figures)
}

fn figure(
    key: &'static str,
    what: &'static str,
    value: f64,
    unit: &'static str,
    goal: &'static str,
) -> Figure {
    Figure { key, what, value, unit, goal }
}

/// A figure in microseconds that has still to be measured.
fn named(key: &'static str, what: &'static str) -> Figure {
    figure(key, what, f64::NAN, "us", "")
}

/// How many processes wanted to run, on average over the last minute.
fn busy(key: &'static str, what: &'static str) -> Figure {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let average = text.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0.0);
    figure(key, what, average, "runnable", "")
}

/// Four people at each of so many tables.
fn fours(tables: usize) -> Settings {
    let (game, level) = ("cells".to_owned(), "novice".to_owned());
    Settings { game, options: None, tables, people: 4, bots: 0, level, sockets: 4 }
}

async fn serve(more: &[&str]) -> Result<Served, Trouble> {
    let setup = own_server(more).map_err(|error| Trouble::Server(error.to_string()))?;
    Served::start(setup).await
}

async fn crowd_of(served: &Served, settings: &Settings) -> Result<Crowd, Trouble> {
    Crowd::gather(served.address(), Faced::House, settings, served.up(), served.pid()).await
}

/// Fails if anything was lost: then no figure means anything.
async fn home(crowd: Crowd) -> Result<Option<Script>, Trouble> {
    let (audit, script) = crowd.go_home().await;
    if audit.is_clean() { Ok(script) } else { Err(Trouble::Server(format!("something was lost: {audit:?}"))) }
}

// ----- the highest rates --------------------------------------------------------------------------------------------

async fn ratio(wish: &Wish, figures: &mut Vec<Figure>) -> Result<f64, Trouble> {
    let each = Duration::from_secs(wish.relay_seconds);
    // What goes over the relay are the entries of a real game.
    let served = serve(&[]).await?;
    let mut few = crowd_of(&served, &fours(1)).await?;
    few.play(Pace::Closed { think: Duration::ZERO }, Duration::ZERO, Duration::from_secs(3)).await;
    let script = home(few).await?.ok_or(Trouble::Impossible("no game was recorded"))?;
    drop(served);

    let program = own_server(&[]).map_err(|error| Trouble::Server(error.to_string()))?.program;
    let arguments = ["relay", "--addr", "{addr}"].map(ToOwned::to_owned).to_vec();
    let relay = Served::start(Setup { program, arguments }).await?;
    let settings = fours(wish.relay_tables);
    let bytes = script.mean_bytes();
    let faced = Faced::Relay(Arc::new(script));
    let mut crowd = Crowd::gather(relay.address(), faced, &settings, relay.up(), relay.pid()).await?;
    let bare = peak(&mut crowd, FIRST_RATE, each).await;
    crowd.go_home().await;
    drop(relay);

    let served = serve(&[]).await?;
    let mut crowd = crowd_of(&served, &settings).await?;
    let ours = peak(&mut crowd, FIRST_RATE / 2.0, each).await;
    home(crowd).await?;

    let per_move = |peak: &Peak| peak.best().and_then(|best| best.server_us_per_move).unwrap_or(f64::NAN);
    let own = |peak: &Peak| peak.best().map_or(f64::NAN, |best| best.load_us_per_move);
    let p99 = |peak: &Peak| peak.best().map_or(f64::NAN, |best| best.seen_us.p99 as f64);
    figures.extend([
        figure("entry_bytes", "bytes of an entry of cells, on average", bytes, "bytes", ""),
        figure(
            "relay_moves_per_s",
            "bare relay to 4 sockets, highest rate with p99 < 50 ms",
            bare.rate,
            "moves/s",
            "",
        ),
        figure("relay_p99_us", "and its p99 at that rate", p99(&bare), "us", ""),
        figure("relay_cpu_us", "and its processor time for each move", per_move(&bare), "us", ""),
        figure("relay_load_us", "and the generator's", own(&bare), "us", ""),
        figure(
            "server_moves_per_s",
            "our server: accepted, durable, fanned out to 4 sockets",
            ours.rate,
            "moves/s",
            "",
        ),
        figure("server_p99_us", "and its p99 at that rate", p99(&ours), "us", ""),
        figure("server_cpu_us", "and its processor time for each move", per_move(&ours), "us", ""),
        figure("server_load_us", "and the generator's", own(&ours), "us", ""),
        figure(
            "server_of_relay_percent",
            "our server's rate as a share of the relay's",
            ours.rate / bare.rate * 100.0,
            "%",
            ">= 60",
        ),
        figure(
            "server_of_relay_cpu_percent",
            "the same by processor time of the two servers alone",
            per_move(&bare) / per_move(&ours) * 100.0,
            "%",
            ">= 60",
        ),
    ]);
    Ok(ours.rate)
}

// ----- half of that ---------------------------------------------------------------------------------------------------

async fn at_half(wish: &Wish, rate: f64, figures: &mut Vec<Figure>) -> Result<(), Trouble> {
    let counted = Duration::from_secs(wish.relay_seconds.max(2) * 2);
    figures.push(figure("half_rate", "the rate of what follows", rate, "moves/s", ""));
    let disks: [(&[&str], _); 2] = [
        (
            &[],
            [
                named("apply_p99_us", "p99 of applying a move, at most"),
                named("durable_p99_us", "p99 until an entry is on disk, at most"),
                named("durable_p99_about_us", "the same, evenly spread in its bucket"),
                named("seen_p99_us", "p99 until everybody has seen it"),
            ],
        ),
        (
            &["--delay-per-sync", "5"],
            [
                named("slow_disk_apply_p99_us", "every write 5 ms slower: p99 of applying a move, at most"),
                named("slow_disk_durable_p99_us", "p99 until an entry is on disk, at most"),
                named("slow_disk_durable_p99_about_us", "the same, evenly spread in its bucket"),
                named("slow_disk_seen_p99_us", "p99 until everybody has seen it"),
            ],
        ),
    ];
    for (more, [apply, durable, about, seen]) in disks {
        let served = serve(more).await?;
        let mut crowd = crowd_of(&served, &fours(wish.relay_tables)).await?;
        let silent = || Trouble::Server("tells no metrics".to_owned());
        let before = Metrics::read(served.address()).await.ok_or_else(silent)?;
        let run = crowd.play(Pace::Open { rate }, Duration::from_secs(1), counted).await;
        let after = Metrics::read(served.address()).await.ok_or_else(silent)?;
        home(crowd).await?;
        let p99 = |name| after.quantile_since(&before, name, 0.99);
        let most = |name| p99(name).map_or(f64::NAN, |bound| bound.at_most_us.unwrap_or(f64::INFINITY));
        let near = p99("escapement_durable_seconds").map_or(f64::NAN, |bound| bound.about_us);
        figures.extend([
            Figure { value: most("escapement_apply_seconds"), goal: "< 1,000", ..apply },
            Figure { value: most("escapement_durable_seconds"), goal: "< 10,000", ..durable },
            Figure { value: near, ..about },
            Figure { value: run.seen_us.p99 as f64, ..seen },
        ]);
    }
    Ok(())
}

// ----- many tables ----------------------------------------------------------------------------------------------------

async fn tables(wish: &Wish, rate: f64, figures: &mut Vec<Figure>) -> Result<(), Trouble> {
    figures.push(figure(
        "tables_rate",
        "the rate of what follows, at all tables together",
        rate,
        "moves/s",
        "",
    ));
    let crowds = [
        (100, "tables_100_cpu_us", "tables_100_bytes", "tables_100_p99_us"),
        (1_000, "tables_1000_cpu_us", "tables_1000_bytes", "tables_1000_p99_us"),
        (5_000, "tables_5000_cpu_us", "tables_5000_bytes", "tables_5000_p99_us"),
    ];
    for (count, cpu, bytes, p99) in crowds {
        let served = serve(&[]).await?;
        let empty = served.pid().and_then(Usage::of).unwrap_or_default();
        // Two to each table: four at 5,000 tables would be more files than a process may have open here.
        let settings = Settings { people: 2, sockets: 2, ..fours(count) };
        let mut crowd = crowd_of(&served, &settings).await?;
        let counted = Duration::from_secs(wish.relay_seconds.max(2) * 2);
        let run = crowd.play(Pace::Open { rate }, Duration::from_secs(2), counted).await;
        home(crowd).await?;
        let memory = run.server_bytes.unwrap_or(0).saturating_sub(empty.memory);
        figures.extend([
            figure(
                cpu,
                "so many tables of two: processor time of the server for each move",
                run.server_us_per_move.unwrap_or(f64::NAN),
                "us",
                "",
            ),
            figure(
                bytes,
                "its memory for each table with two sockets",
                memory as f64 / count as f64,
                "bytes",
                "",
            ),
            figure(p99, "p99 until everybody has seen a move", run.seen_us.p99 as f64, "us", ""),
        ]);
    }
    Ok(())
}

// ----- a crash --------------------------------------------------------------------------------------------------------

async fn crash(figures: &mut Vec<Figure>) -> Result<(), Trouble> {
    let mut served = serve(&[]).await?;
    let mut crowd = crowd_of(&served, &fours(1_000)).await?;
    let cutter = crowd.cutter();
    let mut restart = Duration::ZERO;
    let kill = async {
        tokio::time::sleep(Duration::from_secs(4)).await;
        cutter.cut();
        restart = served.kill_and_restart().await?;
        Ok::<(), Trouble>(())
    };
    // Three moves a second at each table: whoever is back does not wait long for its turn on the schedule.
    let play = crowd.play(Pace::Open { rate: 3_000.0 }, Duration::ZERO, Duration::from_secs(12));
    let (run, killed) = tokio::join!(play, kill);
    killed?;
    home(crowd).await?;
    let back = run.back_us.unwrap_or_default();
    let ms = |micros: u64| micros as f64 / 1e3;
    figures.extend([
        figure("crash_restart_ms", "killed and listening again after", restart.as_secs_f64() * 1e3, "ms", ""),
        figure(
            "crash_tables",
            "tables of four cut off that had a move accepted again",
            run.back as f64,
            "tables",
            "1,000",
        ),
        figure("crash_half_ms", "half of them after", ms(back.p50), "ms", ""),
        figure("crash_p99_ms", "99 % of them after", ms(back.p99), "ms", ""),
        figure("crash_all_ms", "all of them after", ms(back.max), "ms", "< 2,000"),
        figure(
            "crash_lost",
            "acknowledged moves lost, and entries missed or taken back",
            (run.taken_back + run.gaps) as f64,
            "",
            "0",
        ),
    ]);
    Ok(())
}

// ----- silence --------------------------------------------------------------------------------------------------------

async fn idle(figures: &mut Vec<Figure>) -> Result<(), Trouble> {
    let served = serve(&[]).await?;
    let memory = || served.pid().and_then(Usage::of).map_or(0, |usage| usage.memory);
    let before = memory();
    let idle = Idle::gather(served.address(), IDLE).await;
    let each = memory().saturating_sub(before) as f64 / idle.count().max(1) as f64;
    figures.extend([
        figure("idle_sockets", "idle sockets in one process", idle.count() as f64, "sockets", ">= 19,000"),
        figure("idle_bytes", "memory of the server for each", each, "bytes", "< 16,384"),
    ]);
    Ok(())
}
