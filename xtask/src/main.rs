//! `cargo xtask test`: everything a change has to pass, in one command, here and in CI alike.
//!
//! A step is a name and a function. Steps run in the order of [`STEPS`], and the first failure ends the run:
//! what comes after it would only bury the message. The steps that build the program begin early and run beside those
//! before them.

mod arguments;
mod beside;
mod browser;
mod browser_test;
mod code_map;
mod commands;
mod engines;
mod housekeeping;
mod licences;
mod markdown;
mod metadata;
mod processes;
mod quick;
mod spdx;
mod steady;
mod summary;
mod tools;
mod translations;
mod twin;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};

use arguments::Request;
use beside::Beside;
use commands::{cargo, compile};
use summary::{Outcome, Summary};

/// The crates that hold rules and nothing else. They build for the browser as they stand, and ask neither the
/// time nor the system's randomness. A new game is added here.
const PURE_CRATES: [&str; 11] = [
    "table",
    "search",
    "cells",
    "temple",
    "master",
    "plan",
    "conformance",
    "shelf",
    "words",
    "protocol",
    "house",
];

/// The crates that run in a browser and nowhere else.
const BROWSER_CRATES: [&str; 2] = ["web-page", "web-worker"];

/// With this set the page is not built: most steps need nothing of it.
const SKIP_PAGE: (&str, &str) = ("ESCAPEMENT_SKIP_PAGE", "1");

/// Names the program that the browser tests and the figures are about.
const PROGRAM: &str = "ESCAPEMENT_PROGRAM";

/// One named check.
struct Step {
    name: &'static str,
    purpose: &'static str,
    run: Run,
    /// Takes too long for every change: runs with `--long`, or when asked for by name.
    long: bool,
    /// Begins early and runs beside the steps before it.
    beside: bool,
}

/// What a step does.
#[derive(Clone, Copy)]
enum Run {
    Plain(fn() -> Result<()>),
    /// Says what the summary should list.
    WithNotes(fn() -> Result<Vec<String>>),
}

impl Step {
    const fn new(name: &'static str, purpose: &'static str, run: fn() -> Result<()>) -> Step {
        Step { name, purpose, run: Run::Plain(run), long: false, beside: false }
    }

    const fn with_notes(name: &'static str, purpose: &'static str, run: fn() -> Result<Vec<String>>) -> Step {
        Step { name, purpose, run: Run::WithNotes(run), long: false, beside: false }
    }

    const fn only_when_long(self) -> Step {
        Step { long: true, ..self }
    }

    const fn beside_those_before(self) -> Step {
        Step { beside: true, ..self }
    }

    fn run(&self) -> Result<Vec<String>> {
        match self.run {
            Run::Plain(run) => run().map(|()| Vec::new()),
            Run::WithNotes(run) => run(),
        }
    }
}

/// The step that all others rely on.
const TOOLS: Step =
    Step::new("tools", "the wasm target, Node, Python and Chromium are here, or get installed", tools::run);

const STEPS: [Step; 12] = [
    TOOLS,
    Step::new("format", "rustfmt has nothing to change", format),
    Step::new(
        "house-keeping",
        "names, leftovers, lengths, translations, links, the code map",
        housekeeping::run,
    ),
    Step::new("clippy", "no warning, natively and for wasm", clippy),
    Step::new("licences", "dependencies have licences we accept, and none is banned", licences::run),
    Step::new("docs", "the documentation builds without a warning", docs),
    Step::new("tests", "unit, integration and documentation tests", tests),
    Step::new("wasm", "native and wasm32 give the same bytes", twin::run),
    Step::new("build", "the program with its page, as `cargo run --release` builds it; browser tests", build)
        .beside_those_before(),
    Step::with_notes("browser", "the built program, in a real browser", browser),
    Step::new("engines", "the built program, in Firefox and in WebKitGTK", engines::run).only_when_long(),
    Step::new("bench", "the benchmark of the command line", bench).only_when_long(),
];

fn format() -> Result<()> {
    cargo("fmt --all -- --check").run()
}

fn clippy() -> Result<()> {
    let (name, value) = SKIP_PAGE;
    compile("clippy --workspace --all-targets --locked -- -D warnings").env(name, value).run()?;
    // They are not among the tests of the workspace, so cargo does not count them among all targets.
    compile("clippy --workspace --test browser --test engines --locked -- -D warnings")
        .env(name, value)
        .run()?;

    // Code behind `cfg(target_arch = "wasm32")` is invisible to the run above.
    let mut wasm = compile("clippy --locked --target wasm32-unknown-unknown");
    for name in PURE_CRATES.into_iter().chain(BROWSER_CRATES) {
        wasm = wasm.args(["-p", name]);
    }
    wasm.args(["--", "-D", "warnings"]).run()
}

fn docs() -> Result<()> {
    let (name, value) = SKIP_PAGE;
    compile("doc --workspace --no-deps --locked").env("RUSTDOCFLAGS", "-D warnings").env(name, value).run()
}

fn tests() -> Result<()> {
    let (name, value) = SKIP_PAGE;
    let python = tools::python().display().to_string();
    // The browser's driver has objects keep the order they were written in, everywhere in the same build. The program
    // is shipped without that, so it is tested without.
    let line = "test --workspace --exclude e2e --locked";
    compile(&format!("{line} --no-run")).env(name, value).run()?;
    cargo(line).env(name, value).env("ESCAPEMENT_PYTHON", &python).run()
}

/// Builds what `cargo run --release` builds, looks at the page inside it, and builds the tests in a browser.
fn build() -> Result<()> {
    compile("build --release --locked").run()?;
    // Together with the program, so that both are built with the same features of what they depend on. By itself the
    // crate would be built once more with others, and its page with it.
    compile("test --release --locked -p escapement -p web-assets --lib").run()?;
    compile(browser::BUILD).run()
}

/// Has the program clicked through.
fn browser() -> Result<Vec<String>> {
    cargo("build --release --locked").run()?;
    browser::run(&release())
}

/// Where cargo puts what it builds.
fn target_folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    commands::workspace_root().join(target.unwrap_or_else(|| "target".into()))
}

/// Where cargo puts the program.
fn release() -> String {
    target_folder().join("release/escapement").display().to_string()
}

/// The program that is named, or what `cargo run --release` builds.
fn named_or_built() -> Result<String> {
    match std::env::var(PROGRAM) {
        Ok(program) => Ok(program),
        Err(_) => {
            cargo("build --release --locked").run()?;
            Ok(release())
        }
    }
}

/// Measures the page.
fn figures() -> Result<()> {
    let program = named_or_built()?;
    cargo("run --locked -p e2e --bin figures").env(PROGRAM, &program).run()
}

fn bench() -> Result<()> {
    cargo("run --locked --release -p escapement -- bench").run()
}

fn main() -> ExitCode {
    match arguments::parse(std::env::args().skip(1)).and_then(fulfil) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            eprintln!("`cargo xtask --help` shows what can be asked.");
            ExitCode::from(2)
        }
    }
}

fn fulfil(request: Request) -> Result<ExitCode> {
    match request {
        Request::Help => print!("{}", arguments::HELP),
        Request::List => {
            for step in &STEPS {
                let when = if step.long { " (with --long)" } else { "" };
                println!("{:<15}{}{when}", step.name, step.purpose);
            }
        }
        Request::Figures => figures()?,
        Request::Steady { runs, only } => {
            if steady::run(&named_or_built()?, runs, only.as_deref())? > 0 {
                return Ok(ExitCode::FAILURE);
            }
        }
        Request::Step { name } => {
            chosen(false, &[name])?.iter().try_for_each(|step| step.run().map(drop))?;
        }
        Request::Test { long, only } => {
            let steps = chosen(long, &only)?;
            return Ok(show(timed(|| run(&steps))));
        }
        Request::Quick => {
            let (summary, time) = timed(quick::run);
            return Ok(show((summary?, time)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn show((mut summary, time): (Summary, Duration)) -> ExitCode {
    summary.took(time);
    print!("\n{summary}");
    if summary.failed() > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The steps asked for, always in the order of [`STEPS`]. A step asked for by name runs whether it is long or
/// not, and `--long` adds the long ones to whatever else was asked.
fn chosen(long: bool, only: &[String]) -> Result<Vec<&'static Step>> {
    if let Some(unknown) = only.iter().find(|name| !STEPS.iter().any(|step| step.name == name.as_str())) {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step `{unknown}`; the steps are {}", names.join(", "));
    }
    let wanted = |step: &&Step| {
        let named = only.iter().any(|name| name == step.name);
        if step.long { long || named } else { only.is_empty() || named }
    };
    Ok(STEPS.iter().filter(wanted).collect())
}

fn run(steps: &[&Step]) -> Summary {
    let mut summary = Summary::default();
    let mut beside: Option<Beside> = None;
    for (at, step) in steps.iter().enumerate() {
        // A failure beside the others is not kept back until it is its turn: the steps between are left out.
        let is_over = beside.as_mut().and_then(Beside::failed).is_some() && !step.beside;
        if summary.failed() > 0 || is_over {
            summary.add(step.name, Outcome::NotRun);
            continue;
        }
        // What builds the program needs the tools, and nothing else of what comes before it.
        if beside.is_none() && step.name != TOOLS.name && !step.beside {
            let names: Vec<_> = steps[at..].iter().filter(|step| step.beside).map(|step| step.name).collect();
            beside = (!names.is_empty()).then(|| Beside::start(&names, own_process));
        }
        println!("\n=== {}: {}", step.name, step.purpose);
        let (result, time) = match beside.as_mut().filter(|beside| beside.has(step.name)) {
            Some(beside) => outcome_of(step.name, beside),
            None => timed(|| step.run()),
        };
        conclude(step.name, result, time, &mut summary);
    }
    if let Some(beside) = beside.filter(|_| summary.failed() > 0) {
        beside.stop();
    }
    summary
}

/// Says how a step ended, and notes it for the summary.
fn conclude(step: &'static str, result: Result<Vec<String>>, time: Duration, summary: &mut Summary) {
    let seconds = time.as_secs_f64();
    match result {
        Ok(notes) => {
            println!("--- {step} passed in {seconds:.1} s");
            summary.add(step, Outcome::Passed(time));
            notes.into_iter().for_each(|note| summary.note(note));
        }
        Err(error) => {
            println!("--- {step} failed after {seconds:.1} s: {error:#}");
            summary.add(step, Outcome::Failed(time));
        }
    }
}

/// This program, to run one step and nothing else.
fn own_process(step: &str) -> Result<Command> {
    let own = std::env::current_exe().context("this program has a file")?;
    let mut command = Command::new(own);
    command.args(["step", step]);
    Ok(command)
}

/// Waits for a step that ran beside the others, and shows what it has printed.
fn outcome_of(step: &'static str, beside: &mut Beside) -> (Result<Vec<String>>, Duration) {
    match beside.wait(step) {
        Ok(ended) => {
            print!("{}", ended.output);
            let result = if ended.passed { Ok(Vec::new()) } else { Err(anyhow!("its output is above")) };
            (result, ended.time)
        }
        Err(error) => (Err(error), Duration::ZERO),
    }
}

#[expect(
    clippy::disallowed_types,
    reason = "how long a step took is for people to read; nothing depends on it"
)]
fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = std::time::Instant::now();
    let result = work();
    (result, start.elapsed())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(long: bool, only: &[&str]) -> Vec<&'static str> {
        let only: Vec<_> = only.iter().map(ToString::to_string).collect();
        chosen(long, &only).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn what_takes_long_runs_only_when_asked_for() {
        assert!(!names(false, &[]).contains(&"bench") && !names(false, &[]).contains(&"engines"));
        assert_eq!(names(true, &[]).len(), STEPS.len());
        assert_eq!(names(false, &["bench"]), ["bench"]);
        assert_eq!(names(true, &["format"]), ["format", "engines", "bench"]);
    }

    #[test]
    fn steps_keep_their_order_whatever_the_order_they_were_asked_in() {
        assert_eq!(names(false, &["tests", "format"]), ["format", "tests"]);
    }

    #[test]
    fn an_unknown_step_is_refused_and_the_known_ones_are_named() {
        let Err(error) = chosen(false, &["fromat".to_owned()]) else { panic!("`fromat` is no step") };
        assert!(
            error.to_string().contains("`fromat`")
                && error.to_string().contains("format, house-keeping, clippy")
        );
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        let fine = Step::new("fine", "", || Ok(()));
        let broken = Step::new("broken", "", || bail!("as it should"));
        let unreached = Step::new("unreached", "", || panic!("a step ran after a failure"));
        let summary = run(&[&fine, &broken, &unreached]);
        assert_eq!(summary.to_string().lines().last(), Some("1 passed, 1 failed"));
        assert!(summary.to_string().contains("not run"));
    }
}
