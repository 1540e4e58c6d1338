//! A whole game as readable text, reviewed in diffs. Its log is kept beside it, so it pins the rules and the form of logs. A
//! change needs a new `VERSION` of the rules.
//!
//! `UPDATE=1 cargo test -p plan --test all golden::` lets three seats play a new one at random, until two of them escape.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::Path;

use plan::{Move, Options, Plan};
use table::{Happening, Log, Luck, Opening, Referee, Rules, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(12);

/// A game at random in which people leave when they can.
fn played(number: u32) -> Referee<Plan> {
    let seed = Seed::from_text(&format!("golden {number}"));
    let mut game = Opening::<Plan>::new(Options::default(), Seats::of(3), seed).deal().unwrap();
    let mut luck = Luck::new(&seed, &[]);
    let mut moves = Vec::new();
    while game.outcome().is_none() {
        let seat = game.awaited().iter().next().unwrap();
        moves.clear();
        game.moves(seat, game.now(), &mut moves);
        let mv = moves.iter().copied().find(|mv| *mv == Move::Escape);
        let mv = mv.or_else(|| luck.pick(CHOICE, &moves)).unwrap();
        let at = Time::ms(game.now().as_ms() + 1_000);
        game.play(at, seat, &mv, &mut |_| ()).unwrap();
    }
    game.reveal(&mut |_| ()).unwrap();
    game
}

fn told(log: &Log<Plan>) -> String {
    let mut text = format!("plan, rules version {}\n", Plan::VERSION);
    let mut tell = |game: &Referee<Plan>| {
        let entry = game.last();
        let what = match &entry.what {
            Happening::Move { seat, mv } => format!("{seat} {}", serde_json::to_string(mv).unwrap()),
            what => what.kind().to_owned(),
        };
        writeln!(text, "\n{:>4} {what}", game.seq() - 1).unwrap();
        for told in game.facts().told() {
            writeln!(text, "       {}", serde_json::to_string(&told.fact).unwrap()).unwrap();
        }
    };
    Referee::replay(log, log.revealed().unwrap(), usize::MAX, &mut tell).unwrap();
    text
}

#[test]
fn a_game_is_told_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (log, text) = (folder.join("golden.log"), folder.join("golden.txt"));
    if std::env::var_os("UPDATE").is_some() {
        let game = (0..).map(played).find(|game| game.state().heist().escaped() >= 2).unwrap();
        let bytes = game.log().to_bytes();
        std::fs::write(&log, &bytes).unwrap();
        std::fs::write(&text, told(&Log::read(&bytes).unwrap())).unwrap();
    }
    let bytes = std::fs::read(&log).unwrap();
    assert!(bytes.len() <= 16 * 1024, "a log takes {} bytes", bytes.len());
    let now = told(&Log::read(&bytes).unwrap());
    let before = std::fs::read_to_string(&text).unwrap();
    let first = now.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert!(
        now == before,
        "The game is told differently than before: {first:?}. If the rules have changed, give them a new VERSION and let \
         a new game be played with UPDATE=1."
    );
}
