//! What was asked on the command line.

use std::num::NonZero;

use anyhow::{Context, Result, bail};

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Everything a change has to pass, in one command.

  cargo xtask test                    run every step; stops at the first that fails
  cargo xtask test --long             ... and other browsers and the benchmark after them
  cargo xtask test --only STEP,STEP   run just these steps
  cargo xtask test --quick            format, house-keeping, and clippy and the tests of what changed
                                      since `main`, with all that depends on it
  cargo xtask step STEP               run one step, without a summary
  cargo xtask list                    name the steps
  cargo xtask steady                  run each browser test ten times, half of them with every core
                                      busy, and show how often each failed
  cargo xtask steady --runs 50        ... that often
  cargo xtask steady --only NAME      ... just the tests with this in their file or name
  cargo xtask figures                 measure the page in a browser, beside what is wanted
  cargo xtask --help                  this text

The last line printed is `N passed, N failed`, counting steps. The exit code is 0 when all
steps passed, 1 when one failed, 2 when the command line was not understood.
";

/// One thing `cargo xtask` can do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Request {
    Help,
    List,
    /// Measure the page.
    Figures,
    /// Check what changed.
    Quick,
    /// Run browser tests many times.
    Steady {
        runs: usize,
        only: Option<String>,
    },
    /// Run one step.
    Step {
        name: String,
    },
    /// Run the steps named in `only`, or all of them if it is empty.
    Test {
        long: bool,
        only: Vec<String>,
    },
}

/// Reads the arguments that follow `cargo xtask`.
pub(crate) fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Request> {
    let mut arguments = arguments.into_iter();
    // No command is a mistake and not a call for help: a CI script that lost its argument must not pass.
    let command = arguments.next().context("no command given")?;
    match command.as_str() {
        "help" | "--help" | "-h" => Ok(Request::Help),
        "test" => test(arguments),
        "list" => alone("list", Request::List, arguments),
        "figures" => alone("figures", Request::Figures, arguments),
        "steady" => steady(arguments),
        "step" => {
            let name = arguments.next().context("`step` needs the name of a step")?;
            alone("step", Request::Step { name }, arguments)
        }
        other => bail!("there is no command `{other}`"),
    }
}

/// A command without further arguments.
fn alone(name: &str, request: Request, mut arguments: impl Iterator<Item = String>) -> Result<Request> {
    match arguments.next().as_deref() {
        None => Ok(request),
        Some("--help" | "-h") => Ok(Request::Help),
        Some(other) => bail!("`{name}` does not know what to do with `{other}`"),
    }
}

fn test(mut arguments: impl Iterator<Item = String>) -> Result<Request> {
    let (mut long, mut quick) = (false, false);
    let mut only = Vec::new();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" | "-h" => return Ok(Request::Help),
            "--long" => long = true,
            "--quick" => quick = true,
            "--only" => only.extend(steps(&arguments.next().context("`--only` needs the name of a step")?)?),
            other => match other.strip_prefix("--only=") {
                Some(names) => only.extend(steps(names)?),
                None => bail!("`test` does not know `{other}`"),
            },
        }
    }
    match quick {
        true if long || !only.is_empty() => bail!("`--quick` chooses by itself what to run"),
        true => Ok(Request::Quick),
        false => Ok(Request::Test { long, only }),
    }
}

fn steady(mut arguments: impl Iterator<Item = String>) -> Result<Request> {
    let (mut runs, mut only) = (10, None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" | "-h" => return Ok(Request::Help),
            "--runs" => {
                let number = arguments.next().context("`--runs` needs a number")?;
                let wanted: Option<NonZero<usize>> = number.parse().ok();
                runs = wanted.with_context(|| format!("`{number}` is no number of runs"))?.get();
            }
            "--only" => only = Some(arguments.next().context("`--only` needs a part of a name")?),
            other => bail!("`steady` does not know `{other}`"),
        }
    }
    Ok(Request::Steady { runs, only })
}

/// An empty name is refused: `--only ""` would otherwise mean the very opposite, every step.
fn steps(names: &str) -> Result<Vec<String>> {
    let names: Vec<_> = names.split(',').map(|name| name.trim().to_owned()).collect();
    if names.iter().any(String::is_empty) {
        bail!("`--only` needs the names of steps, with commas between them");
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(line: &str) -> Result<Request> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    fn test_of(long: bool, only: &[&str]) -> Request {
        Request::Test { long, only: only.iter().map(ToString::to_string).collect() }
    }

    #[test]
    fn requests_are_understood() {
        assert_eq!(asked("test").unwrap(), test_of(false, &[]));
        assert_eq!(asked("test --long").unwrap(), test_of(true, &[]));
        assert_eq!(asked("test --only format,clippy").unwrap(), test_of(false, &["format", "clippy"]));
        assert_eq!(asked("test --only=docs --long --only wasm").unwrap(), test_of(true, &["docs", "wasm"]));
        assert_eq!(asked("test --quick").unwrap(), Request::Quick);
        assert_eq!(asked("list").unwrap(), Request::List);
        assert_eq!(asked("step wasm").unwrap(), Request::Step { name: "wasm".to_owned() });
        assert_eq!(asked("figures").unwrap(), Request::Figures);
        assert_eq!(asked("steady").unwrap(), Request::Steady { runs: 10, only: None });
        assert_eq!(
            asked("steady --only plan --runs 3").unwrap(),
            Request::Steady { runs: 3, only: Some("plan".to_owned()) }
        );
        assert_eq!(asked("--help").unwrap(), Request::Help);
        assert_eq!(asked("test --help").unwrap(), Request::Help);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "",
            "tset",
            "test --olny format",
            "test --only",
            "test --only ,",
            "test --only=",
            "test --quick --long",
            "test --only docs --quick",
            "list all",
            "step",
            "step wasm docs",
            "figures all",
            "steady --runs",
            "steady --runs many",
            "steady --runs 0",
            "steady plan",
        ] {
            assert!(asked(line).is_err(), "`{line}` was accepted");
        }
    }
}
