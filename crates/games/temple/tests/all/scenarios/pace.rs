//! How fast anybody can act. (Rules §3.8)

use serde_json::{Value, json};

use crate::expedition_table::{Table, given, given_with};

/// Seat 0 in S01 with A A A A A, at the pace of the rules.
fn paced() -> Table {
    with_pace(json!("paced"))
}

fn with_pace(pace: Value) -> Table {
    given_with(2, json!({"pace": pace}), json!({"pawn": ["S01", "S01"], "dice": ["AAAAA", "KKKK_"]}))
}

// "after Throw the seat is busy for throw_ms"
#[test]
fn s_8_a_throw_takes_1200_ms() {
    let mut table = paced();

    table.go_at(1_000, 0, "throw 0");

    assert_eq!(table.document()["busy"], json!([2_200, 0]));
    for move_of_mine in ["throw 1", "enter S", "discover N", "goddess", "free 0", "escape 1"] {
        assert_eq!(table.early(2_199, 0, move_of_mine), 2_200, "{move_of_mine}");
    }
}

// §1.8.9: "`busy until t` ends at t: a move stamped t is legal."
#[test]
fn s_8_a_move_stamped_at_the_end_is_legal() {
    let mut table = paced();
    table.go_at(1_000, 0, "throw 0");

    assert!(table.legal_at(2_200, 0, "throw 1"));
    table.go_at(2_200, 0, "throw 1");

    assert_eq!(table.early(2_200, 0, "throw 2"), 3_400);
}

// "after Enter, Discover, … for act_ms"
#[test]
fn s_8_walking_and_discovering_take_500_ms() {
    for walk in ["enter S", "discover N"] {
        let mut table = paced();

        table.go_at(1_000, 0, walk);

        assert_eq!(table.early(1_000, 0, "throw 0"), 1_500);
        assert!(table.legal_at(1_500, 0, "throw 0"));
    }
}

// Nothing else is named there.
#[test]
fn s_8_freeing_activating_and_calling_take_no_time() {
    let changes = json!({"pawn": ["S01", "S01"], "dice": ["GXKKA", "KKXXA"]});
    let mut table = given_with(2, json!({"pace": "paced"}), changes);

    table.go(0, "free 0").go(0, "activate 1").go(0, "goddess").go(0, "share off");

    assert_eq!(table.document()["busy"], json!([0, 0]));
}

// "a busy seat's own moves are refused … (exceptions §1.19)": Answer and Share.
#[test]
fn s_8_a_busy_seat_may_answer_and_share() {
    let mut table = paced().with(json!({"busy": [9_000, 0], "dice": ["AAAAX", "KKKKX"]}));
    assert_eq!(table.early(0, 0, "throw 0"), 9_000);
    table.go(1, "goddess");

    table.go(0, "share off").go(0, "yes");

    assert_eq!(table.dice(0), "AAAA_");
}

// "The new faces count at once, also for mates' joint moves"
#[test]
fn s_8_the_new_faces_count_at_once() {
    let mut table = paced().with(json!({"dice": ["_____", "KK___"]}));

    table.throws(0, "01", "KK");
    assert_eq!(table.early(0, 0, "activate 1"), 1_200);
    table.go(1, "activate 1");

    assert_eq!((table.dice(0), table.dice(1)), ("_____".to_owned(), "_____".to_owned()));
}

// It is each seat's own brake.
#[test]
fn s_8_others_are_not_slowed() {
    let mut table = paced();

    table.go(0, "throw 0");

    assert!(table.legal(1, "throw 4"));
}

#[test]
fn s_8_free_has_no_brake() {
    let mut table = given(2, json!({"dice": ["AAAAA", "_____"]}));

    table.go(0, "throw 0").go(0, "throw 1").go(0, "enter E").go(0, "throw 0");

    assert_eq!(table.document()["busy"], json!([0, 0]));
    assert_eq!(table.wake(0, 0), None);
}

#[test]
fn s_8_two_numbers_set_the_pace() {
    let mut table = with_pace(json!({"throw_ms": 70, "act_ms": 30}));

    table.go_at(100, 0, "throw 4");
    assert_eq!(table.early(100, 0, "enter S"), 170);
    table.go_at(170, 0, "enter S");

    assert_eq!(table.early(170, 0, "throw 0"), 200);
}

// `wake`: "The next moment at which `moves` changes by time alone."
#[test]
fn s_8_a_busy_seat_wakes_when_it_may_act_again() {
    let mut table = paced();
    assert_eq!(table.wake(0, 0), None);

    table.go_at(1_000, 0, "throw 0");

    assert_eq!(table.wake(1_000, 0), Some(2_200));
    assert_eq!(table.wake(2_199, 0), Some(2_200));
    assert_eq!(table.wake(2_200, 0), None);
    assert_eq!(table.wake(1_000, 1), None);
}

#[test]
fn s_8_everybody_inside_wakes_when_the_goddess_can_be_called_again() {
    let mut table = paced().with(json!({"dice": ["AAAAX", "KKKKX"]}));

    table.go_at(500, 0, "goddess").go_at(1_000, 1, "no");

    assert_eq!((table.wake(1_000, 0), table.wake(1_000, 1)), (Some(6_000), Some(6_000)));
    assert_eq!(table.wake(6_000, 0), None);
}

#[test]
fn s_8_who_has_escaped_sleeps() {
    let out = json!({"pawn": [null, "S01"], "dice": [".....", "KKKKX"], "busy": [9_000, 0], "cool": 8_000});
    assert_eq!(paced().with(out).wake(0, 0), None);
}
