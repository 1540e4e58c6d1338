//! A whole game as readable text, reviewed in diffs. Its log is kept beside it, so it pins the rules and the form of logs, and
//! not the bots that once played it. A change needs a new `VERSION` of the rules.
//!
//! `UPDATE=1 cargo test -p temple --test all golden::` lets two bots play a new one.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::Path;

use lab::{Run, simulate};
use serde_json::{Value, json};
use table::{Happening, Log, Referee, Rules};
use temple::{Fact, Temple};
use words::{Language, Names, Words};

fn told(log: &Log<Temple>) -> String {
    let words = Words::new(Language::En);
    let names = Names::new(["Ana", "Ben"]);
    let mut text = format!("temple, rules version {}\n", Temple::VERSION);
    let mut tell = |game: &Referee<Temple>| {
        let entry = game.last();
        write!(text, "\n{:>4} {:>9}  ", game.seq() - 1, entry.at.to_string()).unwrap();
        match &entry.what {
            Happening::Move { .. } => {}
            what => write!(text, "{}. ", words.text(&format!("entry-{}", what.kind()), &[])).unwrap(),
        }
        for told in game.facts().told() {
            let fact = serde_json::to_value(told.fact).unwrap();
            write!(text, "{} ", words.fact("temple", &fact, &names)).unwrap();
        }
        text.truncate(text.trim_end().len());
        let open = game.state().expedition();
        let dice = game
            .seats()
            .iter()
            .map(|seat| serde_json::to_value(open.adventurers[seat.index()].dice).unwrap());
        let dice: Vec<String> = dice.map(|dice| dice.as_str().unwrap().to_owned()).collect();
        let stands =
            game.facts().told().iter().any(|told| matches!(told.fact, Fact::Gong { .. } | Fact::Slam { .. }));
        if stands || game.outcome().is_some() {
            let rooms: Vec<String> =
                open.map.chambers().map(|room| format!("{}{:?}", room.tile, room.at)).collect();
            write!(text, "\n\n     ark {}, dice {}, {}\n", open.ark, dice.join(" "), rooms.join(" "))
                .unwrap();
        }
    };
    Referee::replay(log, log.revealed().unwrap(), usize::MAX, &mut tell).unwrap();
    text + "\n"
}

#[test]
fn a_game_is_told_as_before() {
    is_told_as_before("golden", json!({}));
}

#[test]
fn a_game_with_modules_is_told_as_before() {
    let options = json!({
        "curses": true, "treasures": true, "illusions": true, "alliance": true, "double": true,
        "treasure_chamber": true, "abyss": true, "doomed": true,
    });
    is_told_as_before("modules", options);
}

fn is_told_as_before(name: &str, options: Value) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (log, text) = (folder.join(format!("{name}.log")), folder.join(format!("{name}.txt")));
    if std::env::var_os("UPDATE").is_some() {
        let bots = vec!["good".to_owned(), "normal".to_owned()];
        let run = Run {
            bots,
            games: 1,
            seed: name.to_owned(),
            options,
            keep_logs: true,
            rotate: false,
            ..Run::new("temple")
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
