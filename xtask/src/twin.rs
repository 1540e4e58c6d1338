//! Step `wasm`: the same program, run natively and as wasm32, prints the same lines. This is what lets a page
//! and a server trust each other's game.

use anyhow::{Context, Result, bail};

use crate::commands::{compile, program};
use crate::{SKIP_PAGE, target_folder};

/// Builds and runs both twins and compares what they print.
///
/// Both are built as tests are: what they print does not depend on how far the compiler goes, every overflow is found, and
/// most of it is built for the tests anyway.
pub(crate) fn run() -> Result<()> {
    compile("build --locked --target wasm32-unknown-unknown -p conformance --example twin").run()?;
    let module = target_folder().join("wasm32-unknown-unknown/debug/examples/twin.wasm");
    let module = module.display().to_string();
    let wasm = program("node").args(["xtask/twin.mjs", &module]).output().context("the wasm twin failed")?;
    // With the features of the tests of the workspace: with others every game would be built once more.
    let (name, value) = SKIP_PAGE;
    compile("build --locked --workspace --exclude e2e --example twin").env(name, value).run()?;
    let twin = target_folder().join("debug/examples/twin").display().to_string();
    let native = program(&twin).output().context("the native twin failed")?;
    let equal = equal_lines(&native, &wasm)?;
    println!("{equal} lines equal, native and wasm32");
    Ok(())
}

/// A line that begins so comes from a game with a planted fault: it has to differ, or the comparison finds nothing.
const PLANTED: &str = "planted";

/// How many lines the two reports share, if they share all of them and differ where a fault was planted.
fn equal_lines(native: &str, wasm: &str) -> Result<usize> {
    let (mut natives, mut wasms) = (native.lines(), wasm.lines());
    let mut equal = 0;
    loop {
        match (natives.next(), wasms.next()) {
            (None, None) => break,
            (Some(native), Some(wasm)) if native.starts_with(PLANTED) => {
                if native == wasm {
                    bail!("the planted fault was not found: {native}");
                }
            }
            (native, wasm) if native == wasm => equal += 1,
            (native, wasm) => bail!(
                "line {} differs, after {equal} equal lines\n  native: {}\n  wasm32: {}",
                equal + 1,
                native.unwrap_or("(no more lines)"),
                wasm.unwrap_or("(no more lines)"),
            ),
        }
    }
    if equal == 0 {
        bail!("both twins printed nothing, so nothing was compared");
    }
    Ok(equal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_reports_are_counted_and_the_last_line_break_does_not_matter() {
        assert_eq!(equal_lines("a 1\nb 2\n", "a 1\nb 2").unwrap(), 2);
    }

    #[test]
    fn a_difference_shows_both_lines() {
        let message = equal_lines("a 1\nb 2\n", "a 1\nb 3\n").unwrap_err().to_string();
        assert!(
            message.contains("line 2") && message.contains("native: b 2") && message.contains("wasm32: b 3")
        );
    }

    #[test]
    fn a_planted_fault_has_to_show() {
        assert_eq!(equal_lines("a\nplanted: 1\n", "a\nplanted: 2\n").unwrap(), 1);
        assert!(equal_lines("a\nplanted: 1\n", "a\nplanted: 1\n").is_err());
    }

    #[test]
    fn a_report_that_stops_early_differs() {
        assert!(equal_lines("a\nb\n", "a\n").is_err());
        assert!(equal_lines("a\n", "a\n\n").is_err());
    }

    #[test]
    fn silence_is_no_success() {
        assert!(equal_lines("", "").is_err());
    }
}
