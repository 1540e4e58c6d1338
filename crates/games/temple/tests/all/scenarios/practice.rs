//! Practice: nothing happens by the clock. (Our own; see docs/temple.md)

use serde_json::{Value, json};

use lab::{Run, simulate};
use table::Verdict;

use crate::expedition_table::{Table, given_with, started};

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
