//! The kit: what a game brings, how much is tried, what comes out.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use table::{Eye, Luck, Opening, Rules, Seats, Seed};

use crate::reveals::Reveals;
use crate::walk::Walk;
use crate::{laws, record, secrecy};

/// What a game brings to be examined.
pub trait Exam: Rules {
    /// What its rules make known, and when: the game's `reveals.txt`, see [`Reveals`].
    const REVEALS: &'static str;

    /// The options and numbers of seats to try: every value, and every pair of values.
    fn cases() -> Vec<Case<Self::Options>>;
    /// A move that nobody offered: out of reach, out of turn, out of date, out of range. Now and then it may be lawful.
    fn stray(public: &Self::Public, luck: &mut Luck) -> Self::Move;
    /// What this eye may not know, part by part, in words that show whether two states differ in it.
    fn hidden(&self, eye: Eye) -> Vec<(&'static str, String)>;
}

/// One way to deal a game.
#[derive(Clone, Debug)]
pub struct Case<O> {
    /// Its name in a report.
    pub name: String,
    /// The options.
    pub options: O,
    /// The seats.
    pub seats: Seats,
}

impl<O> Case<O> {
    /// A way to deal a game.
    pub fn new(name: impl Into<String>, options: O, seats: Seats) -> Case<O> {
        Case { name: name.into(), options, seats }
    }
}

/// A value of an option that is not its default: its name and value, and how it is set. The name comes first, so that two
/// values of one option are not tried together.
pub type Variant<O> = (&'static str, fn(&mut O));

/// The defaults with every number of seats, then every variant and every pair of variants, with the seats in turn.
pub fn pairwise<O: Default>(seats: RangeInclusive<u8>, variants: &[Variant<O>]) -> Vec<Case<O>> {
    let (least, most) = (*seats.start(), *seats.end());
    let plain = |count| Case::new(format!("{count} seats"), O::default(), Seats::of(count));
    let mut cases: Vec<Case<O>> = seats.map(plain).collect();
    let name = |variant: &'static str| variant.split(' ').next();
    for (index, (one, set_one)) in variants.iter().enumerate() {
        for (other, set_other) in &variants[index..] {
            if one != other && name(one) == name(other) {
                continue;
            }
            let mut options = O::default();
            set_one(&mut options);
            set_other(&mut options);
            let count = least + (cases.len() % usize::from(most - least + 1)) as u8;
            cases.push(Case::new(format!("{one}, {other}, {count} seats"), options, Seats::of(count)));
        }
    }
    cases
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Games for each case.
    pub games: u32,
    /// Inputs in each game.
    pub inputs: u32,
    /// One in so many inputs is preceded by the dear checks: saving, documents and secrecy.
    pub every: u32,
    /// Worlds imagined for each eye at such a point.
    pub worlds: u32,
}

impl Budget {
    /// Enough to find what is broken outright.
    pub const fn small() -> Budget {
        Budget { games: 4, inputs: 60, every: 4, worlds: 1 }
    }
}

/// What was tried, all of it without a finding.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Ways to deal.
    pub cases: u64,
    /// Games begun.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Inputs that were taken.
    pub inputs: u64,
    /// Inputs that were refused, with nothing changed.
    pub refused: u64,
    /// Alarms that rang.
    pub rings: u64,
    /// Moves taken back.
    pub undone: u64,
    /// States saved and loaded.
    pub saved: u64,
    /// Logs run again.
    pub replayed: u64,
    /// Pairs of worlds that an eye could not tell apart.
    pub pairs: u64,
    /// Inputs made in both worlds of a pair.
    pub compared: u64,
    /// The most moves that one seat was offered.
    pub most_moves: usize,
    /// How often each hidden part came out different between the worlds of a pair.
    pub hidden: BTreeMap<String, u64>,
    /// How often each listed reveal was seen.
    pub reveals: BTreeMap<String, u64>,
}

impl Report {
    /// Adds what was tried elsewhere.
    fn add(&mut self, other: Report) {
        let Report { cases, games, finished, inputs, refused, rings, undone, saved, replayed, .. } = other;
        self.cases += cases;
        self.games += games;
        self.finished += finished;
        self.inputs += inputs;
        self.refused += refused;
        self.rings += rings;
        self.undone += undone;
        self.saved += saved;
        self.replayed += replayed;
        self.pairs += other.pairs;
        self.compared += other.compared;
        self.most_moves = self.most_moves.max(other.most_moves);
        for (mine, theirs) in [(&mut self.hidden, other.hidden), (&mut self.reveals, other.reveals)] {
            theirs.into_iter().for_each(|(name, times)| *mine.entry(name).or_default() += times);
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { cases, games, finished, inputs, refused, rings, undone, saved, replayed, .. } = self;
        writeln!(f, "{games} games of {cases} cases, {finished} to the end; {inputs} inputs, {rings} rings")?;
        writeln!(
            f,
            "{refused} refusals, {undone} undone, {saved} saved and loaded, {replayed} logs run again"
        )?;
        writeln!(f, "at most {} moves offered to a seat", self.most_moves)?;
        writeln!(f, "secrecy: {} pairs of worlds, {} inputs made in both", self.pairs, self.compared)?;
        for (part, times) in &self.hidden {
            writeln!(f, "  hidden and different {times:>8} times: {part}")?;
        }
        for (path, times) in &self.reveals {
            writeln!(f, "  made known lawfully  {times:>8} times: {path}")?;
        }
        Ok(())
    }
}

/// What a check found, and how to see it again.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Which check.
    pub check: &'static str,
    /// In which case.
    pub case: String,
    /// The number of the game, which is its seed.
    pub game: u32,
    /// At which input.
    pub input: u32,
    /// What was wrong.
    pub detail: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { check, case, game, input, detail } = self;
        write!(f, "{check}: case {case}, game {game}, input {input}: {detail}")
    }
}

/// What a check says: nothing, or its own name and what was wrong.
pub(crate) type Verdict = Result<(), Fault>;

/// What was wrong, before it is known where.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) check: &'static str,
    pub(crate) detail: String,
}

/// Says what was wrong unless it holds.
pub(crate) fn holds(condition: bool, check: &'static str, detail: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(Fault { check, detail: detail() }) }
}

/// Examines a game in all its cases, on all cores. What is found does not depend on how many these are.
///
/// # Errors
/// The first finding.
pub fn examine<R: Exam>(budget: &Budget) -> Result<Report, Finding> {
    let cases = R::cases().len();
    let next = AtomicUsize::new(0);
    let first_broken = AtomicUsize::new(cases);
    let results = Mutex::new(BTreeMap::new());
    let examine_some = || {
        let cases = R::cases();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // Nothing after the first finding counts.
            let Some(case) = cases.get(number).filter(|_| number < first_broken.load(Ordering::Relaxed))
            else {
                return;
            };
            let result = examine_games::<R>(case, budget);
            if result.is_err() {
                first_broken.fetch_min(number, Ordering::Relaxed);
            }
            let mut results = results.lock().expect("no thread panics while it notes a result");
            results.insert(number, (case.name.clone(), result));
        }
    };
    std::thread::scope(|scope| {
        // This thread works too. In a browser there is no other.
        let helpers = std::thread::available_parallelism().map_or(0, |cores| cores.get() - 1);
        let helpers: Vec<_> = (0..helpers).map(|_| scope.spawn(examine_some)).collect();
        examine_some();
        for helper in helpers {
            helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
    });
    let mut all = Report::default();
    for (case, result) in results.into_inner().expect("no thread panicked").into_values() {
        all.add(result?);
        everything_differs(&all, &case, budget)?;
    }
    Ok(all)
}

/// Examines a game in one case.
///
/// # Errors
/// The first finding.
pub fn examine_case<R: Exam>(case: &Case<R::Options>, budget: &Budget) -> Result<Report, Finding> {
    let report = examine_games::<R>(case, budget)?;
    everything_differs(&report, &case.name, budget)?;
    Ok(report)
}

fn examine_games<R: Exam>(case: &Case<R::Options>, budget: &Budget) -> Result<Report, Finding> {
    let reveals = Reveals::parse(R::REVEALS);
    let mut report = Report { cases: 1, ..Report::default() };
    for game in 0..budget.games {
        let mut input = 0;
        examine_game::<R>(case, budget, game, &reveals, &mut report, &mut input).map_err(|fault| {
            Finding { check: fault.check, case: case.name.clone(), game, input, detail: fault.detail }
        })?;
    }
    Ok(report)
}

/// Every hidden part came out different at least once. It is counted over all cases up to this one: in a single position, or
/// in a single case, a part may well come out as it is.
fn everything_differs(report: &Report, case: &str, budget: &Budget) -> Result<(), Finding> {
    let never = report.hidden.iter().find(|(_, times)| **times == 0);
    match never.filter(|_| report.pairs >= 100) {
        Some((part, _)) => Err(Finding {
            check: secrecy::DIFFER,
            case: case.to_owned(),
            game: budget.games,
            input: 0,
            detail: format!("{part}: the same in all {} pairs of worlds", report.pairs),
        }),
        None => Ok(()),
    }
}

fn examine_game<R: Exam>(
    case: &Case<R::Options>,
    budget: &Budget,
    game: u32,
    reveals: &Reveals,
    report: &mut Report,
    input: &mut u32,
) -> Verdict {
    let seed = Seed::from_text(&format!("{} {} {game}", R::GAME, case.name));
    let opening = Opening::<R>::new(case.options.clone(), case.seats, seed);
    let referee = opening.deal().map_err(|bad| Fault { check: "deal", detail: bad.to_string() })?;
    let mut walk =
        Walk::new(referee, Luck::new(&Seed::from_text(&format!("walk {game} {}", case.name)), &[]));
    let mut record = record::Record::new(walk.referee(), seed);
    report.games += 1;
    for number in 0..budget.inputs {
        *input = number;
        laws::hold(&mut walk, report)?;
        if number % budget.every == budget.every - 1 {
            record::save_and_load(&mut walk, seed, report)?;
            secrecy::hold(&mut walk, budget.worlds, reveals, report)?;
        }
        let Some(next) = walk.choose() else { break };
        record.follow(&mut walk, &next, report)?;
    }
    laws::hold(&mut walk, report)?;
    if walk.referee().outcome().is_some() {
        report.finished += 1;
    }
    record.run_again(walk.referee(), report)
}
