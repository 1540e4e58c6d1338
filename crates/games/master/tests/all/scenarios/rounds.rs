//! Scoring and the end of the game. (Rules §4.3, §4.4)

use serde_json::json;

use crate::card_table::{Given, Table, given};

/// A round that seat 0 ends at once by going out.
fn ends(given: Given) -> Table {
    let mut table = given.options(json!({"photo_finish_ms": 0})).hand(0, "A6").stack("7S1").table();
    table.go(0, "place A6 0");
    table
}

#[test]
fn t_40_blunders() {
    let table = ends(given(2).hand(1, "A2 DMJ P3a W1"));
    assert_eq!(table.tally().0, [0, 6]);
    assert_eq!(table.total(1), 6);
    assert_eq!(table.fact("scored")["seat"], 0);
}

#[test]
fn em_2_the_next_round() {
    let table = ends(given(3).hand(1, "N9").hand(2, "M9"));
    assert_eq!((table.open().round, table.open().dealer.index()), (2, 1), "the deal passes clockwise");
    assert_eq!(table.asks(), [("start", vec![1])]);
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [10; 3]);
    assert_eq!((table.open().pile, table.open().stacks.count()), (70, 0));
    assert!((0..3).all(|seat| table.history(seat).is_empty() && table.trap(seat).is_none()));
}

#[test]
fn em_6_the_breaking_point() {
    let at = |total| ends(given(2).hand(1, "N9").total(1, total));
    assert!(at(28).referee.outcome().is_none());
    assert_eq!(at(29).places(), [1, 2]);
    let other = ends(given(2).options(json!({"breaking_point": 5})).hand(1, "N9").total(1, 4));
    assert_eq!(other.places(), [1, 2]);
}

// EM-6: the lowest total wins, whoever went out.
#[test]
fn em_6_the_lowest_total_wins() {
    let table = ends(given(3).hand(1, "N9 N10").hand(2, "M9").total(0, 20).total(1, 28).total(2, 3));
    assert_eq!(table.places(), [2, 3, 1]);
    let outcome = table.referee.outcome().expect("it is over");
    assert_eq!(outcome.standings.iter().map(|one| one.score).collect::<Vec<_>>(), [4, 20, 30]);
}

#[test]
fn em_7_a_set_number_of_rounds() {
    let play = |round, total| {
        let given = given(2).options(json!({"set_rounds": 3})).hand(1, "N9").total(1, total);
        ends(given.with(json!({"round": round})))
    };
    assert!(play(2, 80).referee.outcome().is_none(), "no Breaking Point");
    assert_eq!(play(3, 2).places(), [1, 2]);
}

#[test]
fn em_7_a_tie_after_the_last_round_is_played_out() {
    let given = given(2).options(json!({"set_rounds": 3})).hand(1, "N9").total(0, 4).total(1, 3);
    let table = ends(given.with(json!({"round": 3})));
    assert!(table.tells("tied"));
    assert_eq!(table.open().round, 4);
}

#[test]
fn r_36_doom_masters_left_in_a_hand_leave_the_game() {
    let play = |options| ends(given(2).options(options).hand(1, "DMJ DMQ N9"));
    let table = play(json!({"early_ending": true}));
    assert_eq!((table.total(1), table.times("doomed")), (7, 2));
    assert_eq!(table.open().doom.len(), 2);
    assert_eq!(table.open().pile + 20, 98, "they are not dealt again");
    let usual = play(json!({}));
    assert!(usual.open().doom.is_empty());
    assert_eq!(usual.open().pile + 20, 100);
}

#[test]
fn em_8_the_third_doom_master_ends_the_game() {
    let given = given(2).options(json!({"early_ending": true})).hand(1, "DMK").total(0, 9);
    let table = ends(given.with(json!({"doom": ["DMJ", "DMQ"]})));
    assert_eq!((table.total(0), table.total(1)), (9, 3));
    assert_eq!(table.places(), [2, 1], "the lowest total wins");
}

#[test]
fn r_36_a_discarded_doom_master_is_no_failure() {
    let mut table = given(2)
        .options(json!({"early_ending": true, "photo_finish_ms": 0}))
        .hand(0, "EDa DMJ")
        .hand(1, "N9")
        .with(json!({"doom": ["DMQ"]}))
        .table();

    table.go(0, "escape EDa - DMJ");

    assert_eq!(table.open().doom.len(), 1);
}

#[test]
fn r_53_whoever_says_nothing_counts_normally() {
    let mut table = given(2).hand(0, "7S1").hand(1, "N9 N10").table();
    table.go_at(100, 0, "place 7S1 new").wait(350);
    assert_eq!(table.tally().0, [0, 2]);
}

// T-55: the invariants of every scenario, here once in words.
#[test]
fn t_55_every_card_is_in_one_place() {
    let mut table = given(2).hand(0, "P3a EDa L9 A6").hand(1, "UPa N9 ESa").stack("7S1").table();
    let inputs =
        [(0, "trap P3a 1"), (1, "escape ESa P3a"), (1, "trap UPa 0"), (0, "escape EDa UPa L9"), (1, "draw")];
    for (number, (seat, words)) in (1..).zip(inputs) {
        table.go_at(number * 300, seat, words);
        let document = table.document();
        let mut all = Vec::new();
        let mut add = |cards: &serde_json::Value| match cards {
            serde_json::Value::Array(cards) => all.extend(cards.clone()),
            serde_json::Value::Null => {}
            one => all.push(one.clone()),
        };
        for seat in 0..2 {
            add(&document["secret"]["hands"][seat]);
            add(&document["secret"]["dropped"][seat]);
            add(&document["players"][seat.to_string()]["history"]);
            add(&document["players"][seat.to_string()]["trap"]);
        }
        add(&document["secret"]["pile"]["rest"]);
        add(&document["stacks"]["0"]);
        document["plus"].as_array().into_iter().flatten().for_each(|plus| add(&plus["card"]));
        let mut names: Vec<String> =
            all.iter().map(|card| card.as_str().expect("a card").to_owned()).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!((count, names.len()), (100, 100), "{words}");
    }
}
