//! The last that happened, to be read when something went wrong.

use std::collections::VecDeque;

/// How many lines are kept.
const MOST: usize = 40;
/// How long a line may be.
const WIDTH: usize = 300;

/// The last lines, if somebody wants to read them.
#[derive(Default)]
pub(crate) struct Trace {
    on: bool,
    time: (u64, u64),
    lines: VecDeque<String>,
}

impl Trace {
    pub(crate) fn new(on: bool) -> Trace {
        Trace { on, ..Trace::default() }
    }

    /// It is so late, by the world and by the service.
    pub(crate) fn at(&mut self, wall: u64, service: u64) {
        self.time = (wall, service);
    }

    /// Something happened.
    pub(crate) fn line(&mut self, what: impl FnOnce() -> String) {
        if !self.on {
            return;
        }
        let mut line = format!("{:>7} {:>7}  {}", self.time.0, self.time.1, what());
        if let Some((end, _)) = line.char_indices().nth(WIDTH) {
            line.truncate(end);
        }
        self.lines.push_back(line);
        if self.lines.len() > MOST {
            self.lines.pop_front();
        }
    }

    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines.into()
    }
}
