//! What must always be so, and how a run ends in which it was not.

use std::fmt;

/// What must always be so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Invariant {
    /// Nobody, bots included, sees anything that follows from an entry before that entry is on disk.
    DurableBeforeVisible,
    /// Every eye sees a prefix of one history, whichever way it came to know it.
    OneHistory,
    /// What was acknowledged stays, and is acknowledged again when it is sent again.
    NothingLost,
    /// A request is carried out once.
    NothingDoubled,
    /// A refusal changes nothing.
    RefusalsChangeNothing,
    /// Nobody gets what is not for their eyes, and nobody speaks for somebody else's seat.
    SecretsStaySecret,
    /// Game time never runs back for long, and never runs on while nobody keeps the table.
    Clock,
    /// Alarms ring at their time.
    Alarms,
    /// What was kept can be read, and comes out as it was.
    Readable,
    /// There is never more than one write under way, and nothing is written after the end.
    OneWriter,
    /// The house does not ask to be woken for nothing.
    NoBusyLoop,
    /// The house does not panic.
    NoPanic,
    /// Once everything is healed, everybody is answered and has everything.
    Heals,
}

/// Something was not as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What must be so.
    pub invariant: Invariant,
    /// What was so.
    pub what: String,
}

pub(crate) type Checked<T = ()> = Result<T, Violation>;

/// Says what was not so, unless it was.
pub(crate) fn must(so: bool, invariant: Invariant, what: impl FnOnce() -> String) -> Checked {
    if so { Ok(()) } else { Err(Violation { invariant, what: what() }) }
}

/// A run in which something was not as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The seed of the run.
    pub seed: u64,
    /// What was not so.
    pub violation: Violation,
    /// The last that happened before.
    pub trace: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.trace {
            writeln!(f, "    {line}")?;
        }
        let Violation { invariant, what } = &self.violation;
        writeln!(f, "seed {}: {invariant:?}: {what}", self.seed)?;
        write!(f, "again: ESCAPEMENT_SEED={} cargo test -p simulation --test seeds one_seed", self.seed)
    }
}

impl std::error::Error for Failure {}
