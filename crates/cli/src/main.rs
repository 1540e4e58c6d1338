//! The `escapement` command.

mod bench;
mod copies;
mod files;
mod load;
mod qr;
mod referee;
mod replay;
mod serve;
mod sim;
mod verify;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use table::Commitment;
use words::{Language, Words};

/// A move is some dozens of small pieces of memory, taken by one thread and given back by another.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Four games called Escape, refereed.
#[derive(Parser)]
#[command(name = "escapement", version, max_term_width = 100, after_help = EXAMPLES)]
struct Arguments {
    /// The language of what is printed: en, de or es [default: that of the system; referee: en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  escapement
  echo '{\"do\":\"deal\",\"seats\":2,\"seed\":\"tuesday\"}' | escapement referee cells
  escapement sim temple --bots good,good,novice --games 1000
  escapement replay game.json --lang de
  escapement verify game.json --commitment 1f3a…
  escapement bench --json

Exit codes:
  0  done
  1  verify, replay: the log is not sound; load: something was lost
  2  the command line was not understood
  3  there is no such game, a file cannot be read or is not what it should be, or the server cannot start";

#[derive(Subcommand)]
enum Command {
    /// Serve the page and the tables; this is also what happens without a command
    #[command(
        after_help = "Example:\n  escapement serve --addr 0.0.0.0:8080 --data /var/lib/escapement --log json"
    )]
    Serve(serve::Wish),
    /// Copy everything that a server keeps into one file, while it does not run
    #[command(after_help = "Example:\n  escapement backup monday.sqlite --data /var/lib/escapement")]
    Backup(copies::BackUp),
    /// Put such a file where a server finds it; games that were not over go on
    #[command(after_help = "Example:\n  escapement restore monday.sqlite --data /var/lib/escapement")]
    Restore(copies::Restore),
    /// Referee a game: one JSON object per line in, one answer per line out
    #[command(after_help = REFEREE_EXAMPLES)]
    Referee {
        /// The game, e.g. cells
        game: String,
    },
    /// Play many games between bots: win rates with intervals, lengths, plots
    #[command(after_help = SIM_EXAMPLES)]
    Sim(sim::Wish),
    /// Step through the log of a finished game, in words
    #[command(after_help = "Example:\n  escapement replay game.json --upto 40 --state")]
    Replay {
        /// The log, in either form
        file: PathBuf,
        /// Stop after this many entries
        #[arg(long, value_name = "ENTRIES")]
        upto: Option<NonZeroUsize>,
        /// Print the state at that point as JSON
        #[arg(long)]
        state: bool,
    },
    /// Check a log: every entry, and the luck against the revealed seed and the commitment
    #[command(after_help = "Example:\n  escapement verify game.json --commitment 1f3a…")]
    Verify {
        /// The log, in either form
        file: PathBuf,
        /// The commitment that you were shown before the deal, 64 hexadecimal digits
        #[arg(long, value_name = "DIGITS", value_parser = commitment)]
        commitment: Option<Commitment>,
    },
    /// Let real WebSocket players loose on a running server: moves a second, latency, nothing lost
    #[command(after_help = LOAD_EXAMPLES)]
    Load(load::Wish),
    /// The bare relay that `bench --relay` compares with
    #[command(hide = true)]
    Relay {
        /// Where to listen
        #[arg(long)]
        addr: std::net::SocketAddr,
    },
    /// Measure this machine
    #[command(
        after_help = "Examples:\n  escapement bench --json\n  escapement bench --relay --relay-part ratio"
    )]
    Bench {
        /// Print JSON
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        relay: bench::relay::Wish,
    },
}

const REFEREE_EXAMPLES: &str = "\
Commands, one JSON object per line (docs/referee.md has all of them):
  {\"do\":\"deal\",\"options\":{\"first_seat\":0},\"seats\":4,\"seed\":\"tuesday\"}
  {\"do\":\"moves\",\"seat\":0}
  {\"do\":\"play\",\"seat\":0,\"at\":1200,\"move\":{\"Go\":{\"piece\":\"pawn\",\"to\":\"a2\"}}}
  {\"do\":\"sight\",\"watcher\":true}";

const SIM_EXAMPLES: &str = "\
Examples:
  escapement sim cells --bots good,novice --games 400 --option turn_limit=60 --plot cells.svg
  escapement sim temple --bots normal,normal,normal,normal --games 10000 --json

95 % intervals are Wilson's. The same seed gives the same figures, whatever the number of threads.";

const LOAD_EXAMPLES: &str = "\
Examples:
  escapement load --url ws://127.0.0.1:8080 --tables 100 --seconds 20
  escapement load --serve --tables 500 --players 4 --rate 5000
  escapement load --serve --tables 1000 --rate 1000 --kill-after 5
  escapement load --serve --tables 1 --idle 19000

Without --rate every table makes its next move when everybody has seen the last one. With --rate moves are
made on a fixed schedule and latency counts from the scheduled time. Exit code 1: something was lost.";

fn language(code: &str) -> Result<Language, &'static str> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or("there are en, de and es")
}

fn commitment(digits: &str) -> Result<Commitment, &'static str> {
    Commitment::from_hex(digits).ok_or("a commitment is 64 hexadecimal digits")
}

/// What the command came to, beside doing what was asked.
enum End {
    /// It was done.
    Done,
    /// The log is not sound, or something was lost.
    NotSound,
    /// A file is not what it should be. The sentence says why.
    BadFile(String),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let system = || std::env::var("LC_ALL").or_else(|_| std::env::var("LANG")).unwrap_or_default();
    let asked = arguments.lang;
    let language = asked.unwrap_or_else(|| Language::from_code(&system()));
    let mut out = io::BufWriter::new(io::stdout().lock());
    // Without a command it serves, as if that had been said: defaults and environment are the same.
    let usual = || Arguments::parse_from(["escapement", "serve"]).command.expect("serve is a command");
    let end = match arguments.command.unwrap_or_else(usual) {
        Command::Serve(wish) => serve::run(&wish, &Words::new(language), &mut out),
        Command::Backup(wish) => copies::back_up(&wish, &Words::new(language), &mut out),
        Command::Restore(wish) => copies::restore(&wish, &Words::new(language), &mut out),
        // Other programs read these answers: they are in English unless somebody asks.
        Command::Referee { game } => {
            referee::run(&game, &Words::new(asked.unwrap_or_default()), &mut io::stdin().lock(), &mut out)
        }
        Command::Sim(wish) => sim::run(&wish, &Words::new(language), &mut out),
        Command::Replay { file, upto, state } => {
            replay::run(&file, upto, state, &Words::new(language), &mut out)
        }
        Command::Verify { file, commitment } => {
            verify::run(&file, commitment, &Words::new(language), &mut out)
        }
        Command::Load(wish) => load::run(&wish, &Words::new(language), &mut out),
        Command::Relay { addr } => load::relay(addr),
        Command::Bench { json, relay } => bench::run(json, &relay, &mut out).map(|()| End::Done),
    };
    match end.and_then(|end| out.flush().map(|()| end)) {
        Ok(End::Done) => ExitCode::SUCCESS,
        Ok(End::NotSound) => ExitCode::from(1),
        Ok(End::BadFile(sentence)) => {
            // If nobody reads the errors either, there is nobody left to tell.
            let _ = writeln!(io::stderr(), "{sentence}");
            ExitCode::from(3)
        }
        // Whoever was reading has gone away: nothing is wrong here.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::from(3)
        }
    }
}
