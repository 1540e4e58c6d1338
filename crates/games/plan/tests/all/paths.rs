//! Path counts: how many sequences of one to four moves lead on from fixed positions. A count that changes says that
//! the rules have changed, and that a log would run differently than before.
//!
//! `UPDATE=1 cargo test -p plan --test all paths::` writes `tests/data/paths.txt` again. A line of it is `seats | options | how many random
//! moves lead to the position | counts`.

use std::fs;
use std::path::PathBuf;

use plan::{Move, Options, Plan};
use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time};

const VERSION: &str = "rules version ";
const CHOICE: Stream = Stream(12);

fn file() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "paths.txt"].iter().collect()
}

fn moves_of(game: &Plan, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    Plan::moves(Seated::new(seat, game.public(), &game.private(seat)), Time::ZERO, &mut moves);
    moves
}

/// The position that so many random moves lead to.
fn position(words: &str) -> Plan {
    let mut parts = words.split(" | ");
    let mut part = || parts.next().expect("seats | options | moves").trim();
    let seats: u8 = part().parse().expect("a number of seats");
    let options: Options = serde_json::from_str(part()).expect("options in the words of the rules");
    let count: u32 = part().parse().expect("a number of moves");
    let mut luck = Luck::new(&Seed::from_text(words), &[]);
    let mut game =
        Plan::deal(&options, Seats::of(seats), &mut luck, &mut Facts::new()).expect("lawful options");
    for _ in 0..count {
        let Some((seat, _)) = game.heist().asked() else { break };
        let mv = luck.pick(CHOICE, &moves_of(&game, seat)).expect("whoever is asked can answer");
        game.play(Time::ZERO, seat, &mv, &mut luck, &mut Facts::new());
    }
    game
}

fn paths(game: &Plan, length: u32) -> usize {
    let Some((seat, _)) = game.heist().asked() else { return 0 };
    let moves = moves_of(game, seat);
    if length == 1 {
        return moves.len();
    }
    let mut sum = 0;
    for mv in &moves {
        let mut after = game.clone();
        after.play(Time::ZERO, seat, mv, &mut Luck::new(&Seed::from_text("paths"), &[]), &mut Facts::new());
        sum += paths(&after, length - 1);
    }
    sum
}

fn counts(words: &str) -> String {
    let game = position(words);
    [1, 2, 3, 4].map(|length| paths(&game, length).to_string()).join(" ")
}

#[test]
fn path_counts_stay_as_they_are() {
    let text = fs::read_to_string(file()).expect("data/paths.txt can be read");
    let (version, lines) = text.split_once('\n').expect("the version, and then the positions");
    let rows = lines.lines().filter(|line| !line.is_empty()).map(|line| {
        let cut = line.match_indices(" | ").nth(2).map_or(line.len(), |(at, _)| at);
        (&line[..cut], line[cut..].trim_start_matches(" | ").trim())
    });
    if std::env::var_os("UPDATE").is_some() {
        let anew: String = rows.map(|(words, _)| format!("{words} | {}\n", counts(words))).collect();
        fs::write(file(), format!("{VERSION}{}\n{anew}", Plan::VERSION))
            .expect("data/paths.txt can be written");
        return;
    }
    assert_eq!(
        version.strip_prefix(VERSION),
        Some(Plan::VERSION.to_string().as_str()),
        "the counts are of another version of the rules: write them anew with UPDATE=1, and read what changed",
    );
    let mut changed = Vec::new();
    for (words, before) in rows {
        let now = counts(words);
        if now != before {
            changed.push(format!("{words}\n  was {before}, is {now}"));
        }
    }
    assert!(
        changed.is_empty(),
        "the rules offer other moves than before, so old logs would run differently.\n\
         If that is meant, it needs a new VERSION; then write the counts anew with UPDATE=1.\n{}",
        changed.join("\n"),
    );
}
