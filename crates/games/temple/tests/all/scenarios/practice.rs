//! Practice: nothing happens by the clock. (Our own; see docs/temple.md)

use serde_json::{Value, json};

use lab::{Run, simulate};
use table::Verdict;

use crate::expedition_table::{DARK_HALL, Table, given_with, started, with_modules};

const HOUR: u64 = 3_600_000;

fn practice(seats: u8, changes: Value) -> Table {
    given_with(seats, json!({"track": "off"}), changes)
}

#[test]
fn no_gong_no_slam_no_collapse() {
    let mut table = started(2, json!({"track": "off"}));

    assert_eq!(table.wait(10 * HOUR), [], "nothing rings");
    assert!(table.legal(0, "throw 01234"));
    assert_eq!((table.open().next_event(), table.open().collapse()), (None, None));
}

#[test]
fn it_is_won_at_the_exit_as_ever() {
    let mut table = practice(1, json!({"ark": 1, "pawn": ["EXIT"], "dice": ["KK_____"]}));

    table.go_at(2 * HOUR, 0, "escape");

    assert_eq!(table.won(), Some(true));
    assert_eq!(table.open().end.map(|end| end.time_left), Some(0), "there is no time to be left");
}

// Nothing needs quick fingers.
#[test]
fn a_vote_takes_a_minute() {
    let mut table = practice(2, json!({"dice": ["X____", "_____"]}));

    table.go_at(1_000, 0, "goddess");

    assert_eq!(table.document()["vote"]["until"], 61_000);
    assert_eq!(table.wait(70_000), [(61_000, json!(["goddess_not_called"]))]);
}

// With the clock somebody who can do nothing waits for the collapse.
#[test]
fn it_ends_when_nobody_can_do_anything_any_more() {
    let locked = json!({"goddess": 0, "dice": ["XXXX_", "XXXXX"]});
    let mut table = practice(2, locked.clone());
    table.throws(0, "4", "X");
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.told[1], json!({"ended": {"won": false}}));

    let mut goddess = practice(2, json!({"goddess": 1, "dice": ["XXXX_", "XXXXX"]}));
    goddess.throws(0, "4", "X");
    assert_eq!(goddess.won(), None, "she can still be called");

    let mut mate = practice(2, json!({"goddess": 0, "dice": ["XXXX_", "XXXX_"]}));
    mate.throws(0, "4", "X");
    assert_eq!(mate.won(), None, "somebody has a die left");

    let mut clock = given_with(2, json!({}), locked);
    clock.throws(0, "4", "X");
    assert_eq!(clock.won(), None, "the clock decides");
}

/// Nobody has a die to throw, and this seat holds this treasure.
fn helpless(changes: Value, treasures: &[(u8, &str)], card: Option<&str>) -> Table {
    let options = json!({"track": "off", "curses": true, "treasures": true, "doomed": true});
    let table = with_modules(2, options, &DARK_HALL, &[]).holding(treasures);
    let mut all = json!({"goddess": 0, "ark": 3, "dice": ["XXXX_", "XXXXX"]});
    table::patch(&mut all, &changes);
    let cards: Vec<(u8, &str)> = card.into_iter().map(|card| (1, card)).collect();
    let mut table = table.under(&cards).with(all);
    table.throws(0, "4", "X");
    table
}

// A treasure that can do nothing is no help: without this the game would never end.
#[test]
fn it_ends_although_somebody_holds_a_treasure_that_cannot_help() {
    let here = |treasures: &[(u8, &str)]| helpless(json!({}), treasures, None).won();
    assert_eq!(here(&[(0, "restoring_mask")]), None);
    assert_eq!(here(&[(1, "restoring_mask")]), None);
    for idle in ["double_key", "double_torch", "counterspell", "secret_passage", "stone_conjurer", "teleport"]
    {
        assert_eq!(here(&[(0, idle)]), Some(false), "{idle}");
    }

    let at_the_exit = |ark: u8, more: &[(u8, &str)], card| {
        let held: Vec<_> = [(1, "double_key")].iter().chain(more).copied().collect();
        helpless(json!({"ark": ark, "pawn": ["START", "EXIT"]}), &held, card)
    };
    assert_eq!(at_the_exit(2, &[], None).won(), Some(false), "three keys");
    assert_eq!(at_the_exit(2, &[(0, "stone_conjurer")], None).won(), None, "two without that stone");
    assert_eq!(at_the_exit(1, &[], Some("doomed TKK")).won(), Some(false));
    assert_eq!(at_the_exit(1, &[(0, "counterspell")], Some("doomed TKK")).won(), None);
    let mut out = at_the_exit(1, &[], None);
    out.go(1, "escape 0 with key");
    assert_eq!((out.won(), out.throwable(0)), (None, 1));

    let treasure = |pawns: Value, more: &[(u8, &str)]| {
        let held: Vec<_> = [(0, "double_key")].iter().chain(more).copied().collect();
        let table = with_modules(2, json!({"treasures": true}), &DARK_HALL, &[]);
        let mut map = table.document()["map"].clone();
        map[1]["treasure"] = "restoring_mask".into();
        let pile = json!(["stone_conjurer", "teleport", "double_key"]);
        helpless(json!({"map": map, "pawn": pawns, "treasures": {"pile": pile}}), &held, None).won()
    };
    assert_eq!(treasure(json!(["C01", "START"]), &[]), None, "it can be taken");
    assert_eq!(treasure(json!(["START", "START"]), &[]), Some(false));
}

// Counterspell brings back the die that Broken die has set aside.
#[test]
fn it_goes_on_while_a_counterspell_brings_back_a_die() {
    let dice = json!({"dice": ["XXXX_", "XXXX/"]});
    let mut table = helpless(dice.clone(), &[(0, "counterspell")], Some("broken_die ATT"));
    assert_eq!(table.won(), None);
    table.go(0, "counter broken_die");
    assert_eq!((table.won(), table.throwable(1)), (None, 1));
    assert_eq!(helpless(dice, &[(0, "double_key")], Some("broken_die ATT")).won(), Some(false));
}

#[test]
fn bots_take_their_time_and_get_out() {
    for bots in [vec!["novice"], vec!["normal", "good", "novice"]] {
        let bots: Vec<String> = bots.into_iter().map(str::to_owned).collect();
        let run = Run {
            bots,
            games: 20,
            seed: "practice".to_owned(),
            options: json!({"track": "off"}),
            ..Run::new("temple")
        };
        let report = simulate(&run, &|_| ()).expect("a run of the temple");
        assert!(
            report.games.iter().all(|game| game.outcome.is_some() && game.refused == 0),
            "each ends by itself"
        );
        let won = report.games.iter().filter_map(|game| game.outcome.as_ref());
        let won = won.filter(|outcome| outcome.verdict == Verdict::Won).count();
        assert!(won > 12, "{won} of 20");
    }
}
