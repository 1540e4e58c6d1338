//! `escapement load`: real WebSocket players against a running server.

use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use clap::Args;
use load::{
    Audit, Crowd, Faced, Figures, Idle, Pace, Relay, Served, Settings, Setup, Spread, Trouble, Usage,
};
use serde_json::{Value, json};
use words::Words;

use crate::End;

/// What the load is to be.
#[derive(Args, Clone, Debug)]
pub(crate) struct Wish {
    /// The server
    #[arg(long, default_value = "ws://127.0.0.1:8080", conflicts_with = "serve")]
    url: String,
    /// Start a server for the occasion, on a free port and with an empty folder
    #[arg(long)]
    serve: bool,
    /// The process of the server [default: whatever listens on its port here]
    #[arg(long, conflicts_with = "serve")]
    pid: Option<u32>,
    /// The game
    #[arg(long, default_value = "cells")]
    game: String,
    /// How many tables
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    tables: usize,
    /// How many people play at each
    #[arg(long, value_name = "NUMBER", default_value_t = 2)]
    players: u8,
    /// How many bots play at each
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    bots: u8,
    /// How well the bots play
    #[arg(long, default_value = "novice")]
    level: String,
    /// How many sockets each table has; those who do not play watch
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    sockets_per_table: usize,
    /// Moves a second at all tables together, on a fixed schedule [default: as fast as it goes]
    #[arg(long)]
    rate: Option<f64>,
    /// How long everybody thinks before a move, in milliseconds; not with --rate
    #[arg(long, value_name = "MS", default_value_t = 0, conflicts_with = "rate")]
    think: u64,
    /// How often each person does something where all act at once, in milliseconds, a third more or less [default where all do: 2250]
    #[arg(long, value_name = "MS", conflicts_with_all = ["rate", "think"])]
    every: Option<u64>,
    /// How long moves are counted
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// So many more sockets that say hello and nothing else
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    idle: usize,
    /// Kill the server after so many seconds and start it again at once
    #[arg(long, value_name = "SECONDS", requires = "serve")]
    kill_after: Option<f64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Wish {
    fn pace(&self) -> Pace {
        let by_hand = self.in_real_time() && self.rate.is_none() && self.think == 0;
        let every = self.every.or(by_hand.then_some(EVERY_MS));
        match (self.rate, every) {
            (Some(rate), _) => Pace::Open { rate },
            (None, Some(every)) => Pace::Each { every: Duration::from_millis(every) },
            (None, None) => Pace::Closed { think: Duration::from_millis(self.think) },
        }
    }

    /// Whether all act at once in this game.
    fn in_real_time(&self) -> bool {
        shelf::game(&self.game).is_some_and(|game| game.real_time())
    }

    /// How long people play before it counts: where all act at once until everybody is ready and the start word is spoken.
    fn before(&self) -> Duration {
        Duration::from_secs(if self.in_real_time() { 12 } else { 1 })
    }
}

/// How often people do something where all act at once: every 1.5 to 3 seconds.
const EVERY_MS: u64 = 2_250;

/// What a load came to.
struct Outcome {
    figures: Figures,
    audit: Audit,
    idle: Option<(usize, Option<u64>, Option<String>)>,
}

/// A server for the occasion, without limits on how fast people may be.
pub(crate) fn own_server(more: &[&str]) -> io::Result<Setup> {
    let usual = ["serve", "--addr", "{addr}", "--data", "{data}", "--rate", "1000000"];
    let arguments = usual.iter().chain(more).map(ToString::to_string).collect();
    Ok(Setup { program: std::env::current_exe()?, arguments })
}

/// Lets the players loose.
pub(crate) fn run(wish: &Wish, words: &Words, out: &mut impl Write) -> io::Result<End> {
    load::raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = match runtime.block_on(play(wish)) {
        Ok(outcome) => outcome,
        Err(trouble) => {
            return Ok(End::BadFile(words.text("cli-load-cannot", &[("why", trouble.to_string().into())])));
        }
    };
    if wish.json {
        writeln!(out, "{}", as_json(&outcome))?;
    } else {
        print(wish, &outcome, words, out)?;
    }
    let Outcome { figures, audit, .. } = outcome;
    let sound = audit.is_clean() && figures.gaps == 0 && figures.taken_back == 0;
    Ok(if sound { End::Done } else { End::NotSound })
}

async fn play(wish: &Wish) -> Result<Outcome, Trouble> {
    let wrong = |why: String| Trouble::Server(why);
    let mut served = None;
    let mut up = tokio::sync::watch::channel(true).1;
    let (address, pid) = if wish.serve {
        let server = Served::start(own_server(&[]).map_err(|error| wrong(error.to_string()))?).await?;
        up = server.up();
        let at = (server.address(), server.pid());
        served = Some(server);
        at
    } else {
        let address = address(&wish.url).ok_or_else(|| wrong(format!("{}?", wish.url)))?;
        (address, wish.pid.or_else(|| load::listener(address)))
    };
    let memory = || pid.and_then(Usage::of).map(|usage| usage.memory);
    let before = memory();
    let mut idle = None;
    let mut idlers = None;
    if wish.idle > 0 {
        let came = Idle::gather(address, wish.idle).await;
        let each = memory().zip(before).map(|(after, before)| after.saturating_sub(before));
        let each = each.map(|bytes| bytes / came.count().max(1) as u64);
        idle = Some((came.count(), each, came.trouble.clone()));
        idlers = Some(came);
    }
    let settings = Settings {
        game: wish.game.clone(),
        options: None,
        tables: wish.tables,
        people: wish.players,
        bots: wish.bots,
        level: wish.level.clone(),
        sockets: wish.sockets_per_table,
    };
    let mut crowd = Crowd::gather(address, Faced::House, &settings, up, pid).await?;
    let pace = wish.pace();
    let counted = Duration::from_secs(wish.seconds);
    let figures = match (wish.kill_after, &mut served) {
        (Some(after), Some(served)) => {
            let cutter = crowd.cutter();
            let kill = async {
                tokio::time::sleep(Duration::from_secs_f64(after.max(0.0))).await;
                cutter.cut();
                served.kill_and_restart().await
            };
            let (figures, killed) = tokio::join!(crowd.play(pace, Duration::ZERO, counted), kill);
            killed?;
            figures
        }
        _ => crowd.play(pace, wish.before(), counted).await,
    };
    let (audit, _) = crowd.go_home().await;
    drop((idlers, served));
    Ok(Outcome { figures, audit, idle })
}

/// The address in a URL like `ws://127.0.0.1:8080`.
fn address(url: &str) -> Option<SocketAddr> {
    let rest = url.strip_prefix("ws://").or_else(|| url.strip_prefix("http://"))?;
    rest.split('/').next()?.to_socket_addrs().ok()?.next()
}

fn as_json(outcome: &Outcome) -> Value {
    let Outcome { figures, audit, idle } = outcome;
    let idle = idle.as_ref().map(
        |(count, bytes, trouble)| json!({ "count": count, "server_bytes_each": bytes, "trouble": trouble }),
    );
    json!({ "figures": figures, "audit": audit, "idle": idle })
}

fn print(wish: &Wish, outcome: &Outcome, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let Outcome { figures, audit, idle } = outcome;
    let mut say = |key: &str, args: &[(&str, Value)]| writeln!(out, "{}", words.text(key, args));
    let ms = |micros: u64| Value::from(format!("{:.2}", micros as f64 / 1e3));
    let times = |spread: Spread| [("p50", ms(spread.p50)), ("p99", ms(spread.p99)), ("max", ms(spread.max))];
    say(
        "cli-load-who",
        &[
            ("tables", wish.tables.into()),
            ("game", wish.game.clone().into()),
            ("players", wish.players.into()),
            ("bots", wish.bots.into()),
            ("sockets", wish.sockets_per_table.into()),
        ],
    )?;
    if let Some((count, bytes, trouble)) = idle {
        let bytes = bytes.map_or("?".to_owned(), |bytes| bytes.to_string());
        say("cli-load-idle", &[("count", (*count).into()), ("bytes", bytes.into())])?;
        if let Some(why) = trouble {
            say("cli-load-idle-fewer", &[("why", why.clone().into())])?;
        }
    }
    if let Some(rate) = figures.offered_per_s {
        say("cli-load-offered", &[("rate", format!("{rate:.0}").into())])?;
    }
    let rate = format!("{:.0}", figures.accepted_per_s);
    say("cli-load-moves", &[("rate", rate.into()), ("seconds", format!("{:.0}", figures.seconds).into())])?;
    say("cli-load-seen", &times(figures.seen_us))?;
    say("cli-load-kept", &times(figures.kept_us))?;
    if let (Some(micros), Some(cores), Some(bytes)) =
        (figures.server_us_per_move, figures.server_cores, figures.server_bytes)
    {
        say(
            "cli-load-server",
            &[
                ("micros", format!("{micros:.1}").into()),
                ("cores", format!("{cores:.2}").into()),
                ("memory", (bytes >> 20).into()),
                ("own", format!("{:.2}", figures.load_cores).into()),
            ],
        )?;
    }
    if let Some(back) = figures.back_us {
        let [p50, p99, max] = times(back);
        say("cli-load-back", &[("tables", figures.back.into()), p50, p99, max])?;
    }
    for (code, count) in &figures.refused {
        say("cli-load-refused", &[("code", code.clone().into()), ("count", (*count).into())])?;
    }
    say(
        "cli-load-checked",
        &[
            ("acknowledged", figures.acknowledged.into()),
            ("tables", audit.tables.into()),
            ("lost", audit.lost.into()),
            ("differing", audit.differing.into()),
            ("silent", audit.silent.into()),
        ],
    )?;
    say(
        "cli-load-odd",
        &[
            ("gaps", figures.gaps.into()),
            ("takenback", figures.taken_back.into()),
            ("unseen", figures.unseen.into()),
            ("resyncs", figures.resyncs.into()),
            ("reconnects", figures.reconnects.into()),
            ("opened", figures.opened.into()),
        ],
    )
}

/// The bare relay, for ever.
pub(crate) fn relay(addr: SocketAddr) -> io::Result<End> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(Relay::serve(addr))?;
    Ok(End::Done)
}
