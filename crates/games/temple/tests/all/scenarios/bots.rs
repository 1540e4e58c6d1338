//! What bots do with the modules, each on a position made for it. (docs/temple.md)

use lab::{Run, simulate};
use search::{Nodes, Plan, Players};
use serde_json::{Value, json};
use table::{Rules, Seat, Seated, Seed, Time};
use temple::{Move, Temple};

use crate::expedition_table::{DARK_HALL, Table, with_modules};

/// Every module together.
pub(crate) fn everything() -> Value {
    json!({
        "curses": true, "treasures": true, "illusions": true, "double": true, "treasure_chamber": true,
        "abyss": true, "doomed": true,
    })
}

/// What a bot of this level has in mind in this seat now; nothing if it waits.
fn plan_of(table: &Table, seat: u8, level: &str) -> Option<Plan<Move>> {
    let mut bot = Temple::player(level, &Seed::from_text("bots")).expect("a level");
    let state = table.referee.state();
    let sight = Seated::new(Seat::at(seat), state.public(), &());
    bot.think(sight, Time::ms(table.now()), &mut { Nodes::ALL })
}

/// What it does now.
fn does(table: &Table, seat: u8, level: &str) -> Option<Move> {
    match plan_of(table, seat, level) {
        Some(Plan::Act { mv, .. }) => Some(mv),
        _ => None,
    }
}

/// Asserts that an expert in this seat makes this move now, and that it is lawful.
fn assert_does(table: &Table, seat: u8, words: &str) {
    assert_eq!(does(table, seat, "expert"), Some(table.spell(words)), "{words}");
    assert!(table.legal(seat, words), "{words}");
}

fn dark_hall(seats: u8, options: Value) -> Table {
    let mut all = json!({"curses": true, "treasures": true, "doomed": true});
    table::patch(&mut all, &options);
    with_modules(seats, all, &DARK_HALL, &[])
}

// ----- curses ---------------------------------------------------------------------------------------------------------

#[test]
fn a_doomed_bot_breaks_its_curse_before_it_leaves() {
    let table = dark_hall(2, json!({})).under(&[(0, "doomed TKK")]);
    let at_the_exit = |dice: &str| {
        table.with(json!({"ark": 0, "pawn": ["EXIT", "START"], "dice": [dice, "_____"], "events": 5}))
    };
    assert_does(&at_the_exit("KTKA_"), 0, "break doomed");
    // It keeps what breaks the curse, and nothing else.
    assert_does(&at_the_exit("KTAA_"), 0, "throw 234");
    // Elsewhere too, before it looks for stones.
    let elsewhere = json!({"pawn": ["S01", "START"], "dice": ["TTKAA", "_____"]});
    assert_does(&table.with(elsewhere), 0, "throw 134");
}

/// A pawn that is trapped at the exit with stones in the ark cannot leave either way.
#[test]
fn a_trapped_bot_at_the_exit_breaks_the_trap_or_escapes() {
    let table = dark_hall(2, json!({})).under(&[(0, "trap AAT")]);
    let at_the_exit = |ark: u8, dice: &str| {
        table.with(json!({"ark": ark, "pawn": ["EXIT", "EXIT"], "dice": [dice, "_____"]}))
    };
    assert_does(&at_the_exit(5, "AAAK_"), 0, "throw 234");
    assert_does(&at_the_exit(5, "AATK_"), 0, "break trap");
    assert_does(&at_the_exit(0, "AAK__"), 0, "escape 1");
}

/// Two dice do not break a curse: the bot does what is left to do where it is.
#[test]
fn a_trapped_bot_with_two_dice_does_not_walk() {
    let table = dark_hall(2, json!({})).under(&[(0, "trap AAT")]);
    let table = table.with(json!({"pawn": ["START", "START"], "dice": ["AA...", "_____"], "lost": [3, 0]}));
    let mv = does(&table, 0, "expert");
    assert!(matches!(mv, Some(Move::Throw { .. })), "{mv:?}");
}

/// Bots plan only what is lawful, whichever modules they play with.
#[test]
fn bots_with_modules_are_never_refused() {
    let tables: [(&[&str], Value); 7] = [
        (&["good"], json!({})),
        (&["novice", "expert"], json!({})),
        (&["normal", "normal", "normal"], json!({"alliance": true})),
        (&["expert", "good", "normal", "novice"], json!({"alliance": true})),
        (&["good", "good", "good", "good", "good"], json!({"alliance": true})),
        (&["expert", "expert", "expert", "expert", "expert", "expert"], json!({"alliance": true})),
        (&["good", "expert"], json!({"track": "off", "alliance": true})),
    ];
    let mut games = 0;
    for (bots, more) in tables {
        let mut options = everything();
        table::patch(&mut options, &more);
        let bots = bots.iter().map(|level| (*level).to_owned()).collect();
        let run = Run { bots, games: 20, seed: "never refused".into(), options, ..Run::new(Temple::GAME) };
        for game in simulate(&run, &|_| ()).expect("a run of the temple").games {
            assert_eq!(game.refused, 0, "{run:?}");
            games += 1;
        }
    }
    assert_eq!(games, 140);
}
