//! Path counts: how many sequences of one, two and three moves lead on from fixed positions. A count that changes says
//! that the rules have changed, and that a log would run differently than before.
//!
//! `UPDATE=1 cargo test -p cells --test all paths::` writes `tests/data/paths.txt` again. A line of it is
//! `name | seats | options | changes to the start position | counts`, in the words of the rules.

use std::fs;
use std::path::PathBuf;

use cells::{Cells, Move};
use serde_json::Value;
use table::{Facts, Luck, Rules, Seated, Time};

use crate::naive::Naive;
use crate::table_top::{TableTop, game};

const VERSION: &str = "rules version ";

fn file() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "paths.txt"].iter().collect()
}

/// One position of the file.
struct Row {
    /// Everything but the counts, as it is written.
    words: String,
    table: TableTop,
    /// The counts as they are written; none yet in a new line.
    counts: String,
}

impl Row {
    fn read(line: &str) -> Row {
        let mut parts = line.split(" | ");
        let mut part =
            |what: &str| parts.next().unwrap_or_else(|| panic!("{line}: {what} is missing")).trim();
        let name = part("the name");
        let seats = part("the number of seats").parse().unwrap_or_else(|_| panic!("{name}: seats"));
        let mut json = |what: &str| -> Value {
            serde_json::from_str(part(what)).unwrap_or_else(|error| panic!("{name}: {what}: {error}"))
        };
        let table = game(seats, json("options")).with(json("changes"));
        let counts = parts.next().unwrap_or_default().trim().to_owned();
        let words = line.splitn(5, " | ").take(4).collect::<Vec<_>>().join(" | ");
        Row { words, table, counts }
    }

    fn count(&self) -> String {
        let state = self.table.referee.state();
        [1, 2, 3].map(|length| paths(state, length).to_string()).join(" ")
    }
}

/// How many sequences of this many moves there are from here. A game that is over leads nowhere.
fn paths(state: &Cells, length: u32) -> usize {
    let moves = moves(state);
    if length == 1 {
        return moves.len();
    }
    let seat = state.position().turn;
    let lead_on = |mv: &Move| {
        let mut after = state.clone();
        after.play(Time::ZERO, seat, mv, &mut Luck::scripted([]), &mut Facts::new());
        paths(&after, length - 1)
    };
    moves.iter().map(lead_on).sum()
}

fn moves(state: &Cells) -> Vec<Move> {
    let mut moves = Vec::new();
    let seat = state.position().turn;
    Cells::moves(Seated::new(seat, state.public(), &state.private(seat)), Time::ZERO, &mut moves);
    moves
}

/// The same by the naive model.
fn naive_paths(model: &Naive, length: u32) -> usize {
    let offers = model.offers();
    if length == 1 {
        return offers.len();
    }
    let lead_on = |offer| {
        let mut after = model.clone();
        after.play(offer, 0);
        naive_paths(&after, length - 1)
    };
    offers.iter().map(lead_on).sum()
}

#[test]
fn path_counts_stay_as_they_are() {
    let text = fs::read_to_string(file()).expect("data/paths.txt can be read");
    let (version, lines) = text.split_once('\n').expect("the version, and then the positions");
    if std::env::var_os("UPDATE").is_some() {
        let mut anew = format!("{VERSION}{}\n", Cells::VERSION);
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
        Some(Cells::VERSION.to_string().as_str()),
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

#[test]
fn a_naive_model_counts_the_same_paths() {
    let text = fs::read_to_string(file()).expect("data/paths.txt can be read");
    for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
        let row = Row::read(line);
        let model: Naive = serde_json::from_value(row.table.document()).expect("the words of the rules");
        for length in [1, 2, 3] {
            let counted = naive_paths(&model, length);
            assert_eq!(counted, paths(row.table.referee.state(), length), "{length} moves: {}", row.words);
        }
    }
}
