//! Path counts: how many sequences of one, two and three moves lead on from fixed positions, whoever makes them. A count
//! that changes says that the rules have changed, and that a log would run differently than before.
//!
//! `UPDATE=1 cargo test -p master --test all paths::` writes `tests/data/paths.txt` again. A line of it is
//! `name | options | hands | stacks | changes | counts`, in the words of the rules; hands and stacks are parted by commas,
//! and every card that is named nowhere is in the draw pile.

use std::fs;
use std::path::PathBuf;

use master::Master;
use serde_json::Value;
use table::{Facts, Luck, Rules, Seated, Seed, Time};

use crate::card_table::{Table, given};

const VERSION: &str = "rules version ";
/// Moves follow each other so that no gap delays them.
const STEP_MS: u64 = 3_000;

fn file() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "paths.txt"].iter().collect()
}

/// One position of the file.
struct Row {
    /// Everything but the counts, as it is written.
    words: String,
    table: Table,
    /// The counts as they are written; none yet in a new line.
    counts: String,
}

impl Row {
    fn read(line: &str) -> Row {
        let mut parts = line.split(" | ");
        let mut part =
            |what: &str| parts.next().unwrap_or_else(|| panic!("{line}: {what} is missing")).trim();
        let name = part("the name");
        let json = |text: &str| -> Value {
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"))
        };
        let options = json(part("options"));
        let hands: Vec<&str> = part("hands").split(',').collect();
        let mut position = given(hands.len() as u8);
        if options["level"] == "hard" {
            position = position.hard();
        }
        position = position.options(options);
        for (seat, hand) in (0..).zip(hands) {
            position = position.hand(seat, hand);
        }
        for stack in part("stacks").split(',').filter(|stack| !stack.trim().is_empty()) {
            position = position.stack(stack);
        }
        let table = position.with(json(part("changes"))).table();
        let counts = parts.next().unwrap_or_default().trim().to_owned();
        let words = line.splitn(6, " | ").take(5).collect::<Vec<_>>().join(" | ");
        Row { words, table, counts }
    }

    fn count(&self) -> String {
        let state = self.table.referee.state();
        [1, 2, 3].map(|length| paths(state, length, 1).to_string()).join(" ")
    }
}

/// How many sequences of this many moves there are from here. What rings before a move rings.
fn paths(state: &Master, length: u32, step: u64) -> usize {
    let at = Time::ms(step * STEP_MS);
    let mut luck = Luck::new(&Seed::from_text("paths"), &[]);
    let mut state = state.clone();
    while let Some(alarm) = state.alarm().filter(|alarm| *alarm < at) {
        state.ring(alarm, &mut luck, &mut Facts::new());
    }
    let (_, seats) = state.dealt_with();
    let mut sum = 0;
    for seat in seats.iter() {
        let mut moves = Vec::new();
        Master::moves(Seated::new(seat, state.public(), &state.private(seat)), at, &mut moves);
        if length == 1 {
            sum += moves.len();
            continue;
        }
        for mv in &moves {
            let mut after = state.clone();
            after.play(at, seat, mv, &mut luck.clone(), &mut Facts::new());
            sum += paths(&after, length - 1, step + 1);
        }
    }
    sum
}

#[test]
fn path_counts_stay_as_they_are() {
    let text = fs::read_to_string(file()).expect("data/paths.txt can be read");
    let (version, lines) = text.split_once('\n').expect("the version, and then the positions");
    if std::env::var_os("UPDATE").is_some() {
        let mut anew = format!("{VERSION}{}\n", Master::VERSION);
        for line in lines.lines() {
            if !line.is_empty() {
                let row = Row::read(line);
                anew += &format!("{} | {}", row.words, row.count());
            }
            anew.push('\n');
        }
        fs::write(file(), anew).expect("data/paths.txt can be written");
        return;
    }
    assert_eq!(
        version.strip_prefix(VERSION),
        Some(Master::VERSION.to_string().as_str()),
        "the counts are of another version of the rules: write them anew with UPDATE=1, and read what changed",
    );
    let mut changed = Vec::new();
    for line in lines.lines().filter(|line| !line.is_empty()) {
        let row = Row::read(line);
        let counts = row.count();
        if counts != row.counts {
            changed.push(format!("{}\n  was {}, is {counts}", row.words, row.counts));
        }
    }
    assert!(
        changed.is_empty(),
        "the rules offer other moves than before, so old logs would run differently.\n\
         If that is meant, it needs a new VERSION; then write the counts anew with UPDATE=1.\n{}",
        changed.join("\n"),
    );
}
