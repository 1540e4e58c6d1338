//! A whole game as readable text, reviewed in diffs. A change needs a new `VERSION` of the rules.
//!
//! `UPDATE=1 cargo test -p cells --test all golden::` writes it again.

// A test that cannot read its own files has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::Path;

use cells::{Cells, Fact, Options, bots};
use table::{Eye, Happening, Luck, Opening, Referee, Rules, Seated, Seats, Seed, Stream};
use words::{Language, Names, Words};

const PACE: Stream = Stream(9);

/// Three simple players, one of whom now and then takes a move back.
fn play(told: &mut impl FnMut(&Referee<Cells>)) {
    let mut game =
        Opening::<Cells>::new(Options::default(), Seats::of(3), Seed::from_text("golden")).deal().unwrap();
    told(&game);
    let mut luck = Luck::new(&Seed::from_text("players"), &[]);
    let mut moves = Vec::new();
    while let Some(seat) = game.awaited().iter().next() {
        moves.clear();
        game.moves(seat, game.now(), &mut moves);
        let at = game.now().after(600 + u64::from(luck.below(PACE, 4_000)));
        if game.can_undo(seat) && luck.below(PACE, 30) == 0 {
            game.undo(at, seat, told).unwrap();
            continue;
        }
        let mv = game.with_sight(Eye::Seat(seat), |sight| {
            let (seat, own) = sight.own.unwrap();
            bots::stroll(Seated::new(seat, sight.public, own), &moves, &mut luck)
        });
        game.play(at, seat, &mv.unwrap(), told).unwrap();
    }
    game.reveal(told).unwrap();
}

#[test]
fn a_game_is_told_as_before() {
    let words = Words::new(Language::En);
    let names = Names::new(["Ana", "Ben", "Cleo"]);
    let mut text = format!("cells, rules version {}\n", Cells::VERSION);
    play(&mut |game| {
        let entry = game.last();
        write!(text, "\n{:>4} {:>9}  ", game.seq() - 1, entry.at.to_string()).unwrap();
        match &entry.what {
            Happening::Move { .. } => {}
            what => write!(text, "{}", words.text(&format!("entry-{}", what.kind()), &[])).unwrap(),
        }
        for told in game.facts().told() {
            let sign = if told.fleeting { "~ " } else { "" };
            let fact = serde_json::to_value(told.fact).unwrap();
            write!(text, "{sign}{} ", words.fact("cells", &fact, &names)).unwrap();
        }
        text.truncate(text.trim_end().len());
        let turn_is_over = game.facts().told().iter().any(|told| matches!(told.fact, Fact::TurnEnded { .. }));
        if turn_is_over || game.outcome().is_some() || game.seq() == 1 {
            write!(text, "\n\n{}", game.state().position()).unwrap();
            for seat in game.seats().iter() {
                writeln!(text, "   {seat}: {:?}", game.state().letters(seat)).unwrap();
            }
        }
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let before = std::fs::read_to_string(&path).unwrap();
    let version = before.lines().next().unwrap();
    assert!(
        before == text,
        "The game is told differently than before ({version}). If the rules have changed, give them a new VERSION and \
         write the game anew with UPDATE=1."
    );
}
