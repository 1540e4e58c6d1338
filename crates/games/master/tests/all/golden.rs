//! A whole game as readable text, reviewed in diffs. Its log is kept beside it, so it pins the rules and the form of logs, and
//! not the bots that once played it. A change needs a new `VERSION` of the rules.
//!
//! `UPDATE=1 cargo test -p master --test all golden::` lets three bots play a new one.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::Path;

use lab::{Run, simulate};
use master::{Fact, Master};
use serde_json::json;
use table::{Happening, Log, Referee, Rules};
use words::{Language, Names, Words};

/// What is told to those who may not know all of it. Here it is told whole.
fn is_part(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Dealt { .. }
            | Fact::Peeks { .. }
            | Fact::GaveACard { .. }
            | Fact::DiscardedACard { .. }
            | Fact::DroppedCards { .. }
            | Fact::DrewACard { .. }
    )
}

fn told(log: &Log<Master>) -> String {
    let words = Words::new(Language::En);
    let names = Names::new(["Ana", "Ben", "Cleo"]);
    let mut text = format!("master, rules version {}\n", Master::VERSION);
    let mut tell = |game: &Referee<Master>| {
        let entry = game.last();
        write!(text, "\n{:>4} {:>9}  ", game.seq() - 1, entry.at.to_string()).unwrap();
        match &entry.what {
            Happening::Move { .. } => {}
            what => write!(text, "{}. ", words.text(&format!("entry-{}", what.kind()), &[])).unwrap(),
        }
        for told in game.facts().told().iter().filter(|told| !is_part(&told.fact)) {
            let fact = serde_json::to_value(told.fact).unwrap();
            write!(text, "{} ", words.fact("master", &fact, &names)).unwrap();
        }
        text.truncate(text.trim_end().len());
        let open = game.state().contest();
        let ended = game.facts().told().iter().any(|told| matches!(told.fact, Fact::Scored { .. }));
        if ended || game.outcome().is_some() {
            let totals: Vec<String> =
                game.seats().iter().map(|seat| open.player(seat).total.to_string()).collect();
            write!(text, "\n\n     {}, {} stories left\n", totals.join(" "), open.stories.len()).unwrap();
        }
    };
    Referee::replay(log, log.revealed().unwrap(), usize::MAX, &mut tell).unwrap();
    text + "\n"
}

#[test]
fn a_game_is_told_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (log, text) = (folder.join("golden.log"), folder.join("golden.txt"));
    if std::env::var_os("UPDATE").is_some() {
        let run = Run {
            bots: ["good", "normal", "expert"].map(str::to_owned).to_vec(),
            games: 1,
            seed: "golden".to_owned(),
            options: json!({"level": "hard", "breaking_point": 20}),
            keep_logs: true,
            rotate: false,
            ..Run::new("master")
        };
        let report = simulate(&run, &|_| ()).unwrap();
        let bytes = report.games[0].log.clone().unwrap();
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&log, &bytes).unwrap();
        std::fs::write(&text, told(&Log::read(&bytes).unwrap())).unwrap();
    }
    let now = told(&Log::read(&std::fs::read(&log).unwrap()).unwrap());
    let before = std::fs::read_to_string(&text).unwrap();
    let first = now.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert!(
        now == before,
        "The game is told differently than before: {first:?}. If the rules have changed, give them a new VERSION and let \
         a new game be played with UPDATE=1."
    );
}
