//! The tests in a real browser.
//!
//! They share two processors with the browsers they drive, and some look at milliseconds: one that fails is run once more,
//! alone. If it fails again the step fails. If it passes, the run says that it is unsteady, which is a fault to look into.

use anyhow::{Result, bail};

use crate::PROGRAM;
use crate::commands::{Program, cargo};

/// More failures than this are no matter of a busy machine.
const FEW: usize = 5;

/// Has this program clicked through.
pub(crate) fn run(program: &str) -> Result<()> {
    let (read, ended) = tests("--no-fail-fast", program).run_and_read()?;
    let Err(error) = ended else { return Ok(()) };
    let failed = failures(&read);
    if failed.is_empty() || failed.len() > FEW {
        return Err(error);
    }
    for name in &failed {
        println!("\n{name} failed; once more, alone");
        let (read, ended) = tests(&format!("-- --exact {name}"), program).run_and_read()?;
        if !passed(&read, name) {
            bail!("{name} failed twice");
        }
        ended?;
    }
    println!("\nUNSTEADY, failed first and passed alone: {}", failed.join(", "));
    Ok(())
}

fn tests(arguments: &str, program: &str) -> Program {
    let tests = cargo("test --locked -p e2e").args(arguments.split(' ')).env(PROGRAM, program);
    // The message says what is wrong; a trace of the runtime would only bury it.
    tests.env("RUST_BACKTRACE", "0")
}

/// The names of the tests that failed, as the test harness prints them.
fn failures(read: &str) -> Vec<&str> {
    read.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED")).collect()
}

fn passed(read: &str, name: &str) -> bool {
    read.lines().any(|line| line == format!("test {name} ... ok"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const READ: &str = "\
running 3 tests
test alone_in_the_city ... ok
test a_day_by_keys_alone has been running for over 60 seconds
test a_day_by_keys_alone ... FAILED
test two_on_one_device ... FAILED

test result: FAILED. 1 passed; 2 failed; 0 ignored
";

    #[test]
    fn whatever_failed_is_found_by_its_name() {
        assert_eq!(failures(READ), ["a_day_by_keys_alone", "two_on_one_device"]);
        assert_eq!(failures("test result: FAILED. 1 passed"), [""; 0]);
    }

    #[test]
    fn only_the_test_itself_shows_that_it_passed() {
        assert!(passed(READ, "alone_in_the_city"));
        assert!(!passed(READ, "a_day_by_keys_alone"));
        assert!(!passed("test result: ok. 0 passed", "alone_in_the_city"));
    }
}
