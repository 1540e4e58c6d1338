//! What is printed at the end: a line per step, then the count.

use std::fmt;
use std::time::Duration;

/// How a step ended.
pub(crate) enum Outcome {
    Passed(Duration),
    Failed(Duration),
    /// An earlier step failed.
    NotRun,
}

/// The steps of a run with their outcomes, in order.
#[derive(Default)]
pub(crate) struct Summary {
    lines: Vec<(&'static str, Outcome)>,
    notes: Vec<String>,
    time: Option<Duration>,
}

impl Summary {
    pub(crate) fn add(&mut self, step: &'static str, outcome: Outcome) {
        self.lines.push((step, outcome));
    }

    /// Adds a line for people to read, such as a test that is flaky.
    pub(crate) fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    /// Says how long everything took. Steps that ran side by side make this less than the sum of their times.
    pub(crate) fn took(&mut self, time: Duration) {
        self.time = Some(time);
    }

    pub(crate) fn passed(&self) -> usize {
        self.lines.iter().filter(|(_, outcome)| matches!(outcome, Outcome::Passed(_))).count()
    }

    pub(crate) fn failed(&self) -> usize {
        self.lines.iter().filter(|(_, outcome)| matches!(outcome, Outcome::Failed(_))).count()
    }
}

impl fmt::Display for Summary {
    /// The last line, `N passed, N failed`, is read by machines: it stands alone and keeps its form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<15}{:>9}  result", "step", "time")?;
        for (step, outcome) in &self.lines {
            let (time, result) = match outcome {
                Outcome::Passed(time) => (seconds(time), "passed"),
                Outcome::Failed(time) => (seconds(time), "FAILED"),
                Outcome::NotRun => ("-".to_owned(), "not run"),
            };
            writeln!(f, "{step:<15}{time:>9}  {result}")?;
        }
        if let Some(time) = &self.time {
            writeln!(f, "{:<15}{:>9}", "all together", seconds(time))?;
        }
        writeln!(f)?;
        for note in &self.notes {
            writeln!(f, "{note}")?;
        }
        writeln!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}

fn seconds(time: &Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_lines_up_and_ends_with_the_count() {
        let mut summary = Summary::default();
        summary.add("format", Outcome::Passed(Duration::from_millis(840)));
        summary.add("tests", Outcome::Failed(Duration::from_secs(123)));
        summary.add("wasm", Outcome::NotRun);
        summary.note("flaky: alone_in_the_city: no board".to_owned());
        summary.took(Duration::from_secs(124));
        let expected = "\
step                time  result
format             0.8 s  passed
tests            123.0 s  FAILED
wasm                   -  not run
all together     124.0 s

flaky: alone_in_the_city: no board
1 passed, 1 failed
";
        assert_eq!(summary.to_string(), expected);
    }
}
