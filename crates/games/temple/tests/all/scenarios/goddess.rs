//! The goddess: everybody inside has to agree. (Rules §1.4, §1.9)

use serde_json::{Value, json};

use crate::expedition_table::{Table, given, given_with};

/// Three adventurers, one of whom has two locked dice.
fn three() -> Table {
    given(3, json!({"dice": ["XX___", "A____", "K____"]}))
}

fn short(changes: Value) -> Table {
    given_with(2, json!({"track": [1, 2, 3, 4, 5, 6]}), changes)
}

// "opens one table-wide ask of 5 s to all seats inside. The proposer … [has] said yes."
#[test]
fn r_9_everybody_else_inside_is_asked() {
    let mut table = three();

    table.go_at(1_000, 0, "goddess");

    assert_eq!(table.told, json!([{"called": {"seat": 0}}]));
    assert_eq!(table.document()["vote"], json!({"id": 2, "waiting": [1, 2], "until": 6_000}));
    assert_eq!(table.why_not(0, "yes"), "ask_closed", "who calls has said yes");
    assert_eq!((table.ark(), table.goddess()), (11, 2), "nothing is spent yet");
    assert!(table.legal(1, "yes") && table.legal(1, "no"));
}

// Anybody may call, not only those with locked dice.
#[test]
fn r_9_anybody_may_call_for_anybody() {
    let mut table = three();

    table.go(2, "goddess");

    assert_eq!(table.document()["vote"]["waiting"], json!([0, 1]));
}

// "It resolves as soon as all seats inside have said yes … one goddess stone into the ark, all locked dice of seats
// inside become blank."
#[test]
fn r_9_she_helps_when_all_have_said_yes() {
    let mut table = given(3, json!({"pawn": ["B01", "S01", "START"], "dice": ["XXXXX", "AX_TX", "GGGXX"]}));

    table.go(1, "goddess");
    assert_eq!(table.document()["vote"]["waiting"], json!([2]));
    table.go(2, "yes");

    assert_eq!(table.told, json!([{"voted": {"seat": 2, "yes": true}}, "goddess_helped"]));
    assert_eq!([0, 1, 2].map(|seat| table.dice(seat)), ["_____", "A__T_", "GGG__"]);
    assert_eq!((table.ark(), table.goddess()), (12, 1));
    assert_eq!(table.document().get("vote"), None);
    assert!(!table.legal(0, "yes"));
}

// "every seat whose dice are all locked (or that has none) at that moment, have said yes"
#[test]
fn r_9_the_helpless_have_said_yes() {
    let mut table = given(4, json!({"dice": ["A____", "XXXXX", ".....", "X..XX"], "lost": [0, 0, 5, 2]}));

    table.go(0, "goddess");

    assert_eq!(table.told, json!([{"called": {"seat": 0}}, "goddess_helped"]));
    assert_eq!([0, 1, 2, 3].map(|seat| table.dice(seat)), ["A____", "_____", ".....", "_..__"]);
}

#[test]
fn r_9_the_helpless_can_call() {
    let mut table = given(2, json!({"dice": ["XXXXX", "A____"]}));

    table.go(0, "goddess").go(1, "yes");

    assert_eq!(table.dice(0), "_____");
}

// "at that moment": whoever is helpless later has still to answer, and whoever was has answered.
#[test]
fn r_9_only_the_moment_of_the_call_makes_helpless() {
    let mut table = given(3, json!({"dice": ["XA___", "G____", "XXXXX"]}));
    table.go(0, "goddess");
    assert_eq!(table.document()["vote"]["waiting"], json!([1]));

    table.go(1, "free 2").throws(1, "01234", "XXXXX");
    assert_eq!(table.document()["vote"]["waiting"], json!([1]), "seat 2 has said yes, seat 1 has not");
    table.go(1, "yes");

    assert_eq!([0, 1, 2].map(|seat| table.dice(seat)), ["_A___", "_____", "_____"]);
}

// "one no … closes it, no stone is spent, and a table-wide cool-down of 5 s begins (`Early`)"
#[test]
fn r_9_one_no_closes_the_vote() {
    let mut table = three();
    table.go_at(1_000, 0, "goddess").go_at(2_000, 1, "yes");

    table.go_at(3_000, 2, "no");

    assert_eq!(table.told, json!([{"voted": {"seat": 2, "yes": false}}, "goddess_not_called"]));
    assert_eq!((table.ark(), table.goddess(), table.dice(0)), (11, 2, "XX___".to_owned()));
    assert_eq!(table.document().get("vote"), None);
    for seat in 0..3 {
        assert_eq!(table.early(7_999, seat, "goddess"), 8_000);
        assert!(table.legal_at(8_000, seat, "goddess"));
    }
}

#[test]
fn r_9_the_first_no_is_enough() {
    let mut table = three();
    table.go(0, "goddess").go(1, "no");

    assert_eq!(table.why_not(2, "yes"), "ask_closed");
}

// "… or the deadline closes it"
#[test]
fn r_9_the_deadline_closes_the_vote() {
    let mut table = three();
    table.go_at(1_000, 0, "goddess").go_at(2_000, 1, "yes");

    let rings = table.wait(6_000);

    assert_eq!(rings, [(6_000, json!(["goddess_not_called"]))]);
    assert_eq!((table.ark(), table.goddess()), (11, 2));
    assert_eq!(table.early(10_999, 2, "goddess"), 11_000);
    assert!(table.legal_at(11_000, 2, "goddess"));
}

// Inputs come before the alarm of the same time.
#[test]
fn r_9_an_answer_stamped_at_the_deadline_counts() {
    let mut table = three();
    table.go(0, "goddess").go(1, "yes").go_at(5_000, 2, "yes");

    assert_eq!(table.goddess(), 1);
}

#[test]
fn r_9_she_can_be_called_again_after_the_cool_down_by_a_new_vote() {
    let mut table = three();
    table.go(0, "goddess").go(1, "no");

    table.go_at(5_000, 1, "goddess");

    assert_eq!(table.document()["vote"], json!({"id": 3, "waiting": [0, 2], "until": 10_000}));
}

// There is no cool-down after she has helped.
#[test]
fn r_9_no_cool_down_after_she_has_helped() {
    let mut table = given(2, json!({"dice": ["X____", "_____"]}));
    table.go(0, "goddess").go(1, "yes").throws(1, "0", "X");

    table.go(0, "goddess").go(1, "yes");

    assert_eq!((table.goddess(), table.ark()), (0, 9));
}

// "A seat that escapes leaves the vote, which may complete it."
#[test]
fn r_9_an_escape_may_complete_the_vote() {
    let pawns = json!({"ark": 1, "pawn": ["B01", "EXIT", "S01"], "dice": ["XXA__", "KK_XX", "XA___"]});
    let mut table = given(3, pawns);
    table.go(0, "goddess").go(2, "yes");

    table.go(1, "escape 2");

    let gave = json!({"gave": {"seat": 1, "whose": 2}});
    assert_eq!(table.told, json!([{"escaped": {"seat": 1}}, gave, "goddess_helped"]));
    assert_eq!((table.dice(0), table.dice(2)), ("__A__".to_owned(), "_A____".to_owned()));
    assert_eq!((table.ark(), table.goddess()), (2, 1));
}

#[test]
fn r_9_an_escape_that_does_not_complete_it_leaves_the_vote_open() {
    let pawns = json!({"ark": 1, "pawn": ["B01", "EXIT", "S01"], "dice": ["XXA__", "KK___", "XA___"]});
    let mut table = given(3, pawns);
    table.go(0, "goddess");

    table.go(1, "escape 0");

    assert_eq!(table.document()["vote"]["waiting"], json!([2]));
    assert_eq!(table.why_not(1, "yes"), "ask_closed");
}

// The call stands when the one who called is gone.
#[test]
fn r_9_the_caller_may_escape() {
    let pawns = json!({"ark": 1, "pawn": ["EXIT", "B01", "S01"], "dice": ["KK___", "X____", "A____"]});
    let mut table = given(3, pawns);
    table.go(0, "goddess").go(0, "escape 1");

    table.go(1, "yes").go(2, "yes");

    assert_eq!((table.goddess(), table.dice(1)), (1, "______".to_owned()));
}

#[test]
fn r_9_who_has_escaped_is_not_asked() {
    let mut table = given(3, json!({"pawn": ["B01", null, "B01"], "dice": ["XXA__", ".....", "A____"]}));

    table.go(0, "goddess");

    assert_eq!(table.document()["vote"]["waiting"], json!([2]));
}

// "Solo: at once."
#[test]
fn r_9_alone_she_helps_at_once() {
    let mut table = given(1, json!({"dice": ["XXXA__X"]}));

    table.go(0, "goddess");

    assert_eq!(table.told, json!([{"called": {"seat": 0}}, "goddess_helped"]));
    assert_eq!((table.dice(0), table.ark(), table.goddess()), ("___A___".to_owned(), 8, 1));
}

// "A slam does not touch it"
#[test]
fn r_9_a_slam_leaves_the_vote_open() {
    let mut table = short(json!({"pawn": ["B01", "START"], "dice": ["XX___", "_____"]}));
    table.go_at(500, 0, "goddess");

    table.wait(2_000);
    assert_eq!(table.document()["vote"], json!({"id": 2, "waiting": [1], "until": 5_500}));
    table.go(1, "yes");

    assert_eq!(table.dice(0), "_.___");
}

// "… the collapse does."
#[test]
fn r_9_the_collapse_closes_the_vote() {
    let mut table = short(json!({"dice": ["XX___", "_____"]}));
    table.go_at(3_500, 0, "goddess");

    let rings = table.wait(9_000);

    assert_eq!(rings.last(), Some(&(6_000, json!(["collapsed", {"ended": {"won": false}}]))));
    assert_eq!(table.document().get("vote"), None);
    assert_eq!(table.why_not(1, "yes"), "over");
}

// §1.8.9: "One ring does everything due at its time: asks in the order they were opened, then the clock event."
#[test]
fn r_9_a_vote_that_ends_with_a_slam_ends_before_it() {
    let track = json!({"track": [1, 6, 7, 8, 9, 10]});
    let mut table = given_with(2, track, json!({"pawn": ["B01", "START"], "dice": ["XX___", "_____"]}));
    table.go_at(1_000, 0, "goddess");

    let rings = table.wait(6_000);

    let slam = json!(["goddess_not_called", {"slam": {"times": 1}}, {"lost_die": {"seat": 0, "die": 1}}]);
    assert_eq!(rings.last(), Some(&(6_000, slam)));
    assert_eq!(rings.len(), 2, "the gong at 1 s, and one ring for both");
}

// "goddess: blocks –"
#[test]
fn r_9_the_vote_stops_nobody() {
    let mut table = three();
    table.go(0, "goddess");

    table.go(1, "throw 01234").go(2, "throw 0").go(0, "throw 2").go(1, "share off");

    assert!(table.legal(1, "yes"));
}

// "Twice per game at most"
#[test]
fn r_4_she_comes_twice_at_most() {
    let mut table = given(1, json!({"dice": ["X______"]}));
    table.go(0, "goddess").throws(0, "0", "X").go(0, "goddess").throws(0, "0", "X");

    assert_eq!(table.why_not(0, "goddess"), "no_goddess");
    assert_eq!(table.ark(), 9);
}

// §1.19: "a locked die inside"
#[test]
fn r_9_she_is_not_called_for_nothing() {
    let table = given(2, json!({"dice": ["AATKG", "_____"]}));
    assert_eq!(table.why_not(0, "goddess"), "nobody_locked");
}

// §1.19: "no vote open"
#[test]
fn r_9_one_vote_at_a_time() {
    let mut table = three();
    table.go(0, "goddess");
    for seat in 0..3 {
        assert_eq!(table.why_not(seat, "goddess"), "vote_open");
    }
}

// Only yes and no are answers to it.
#[test]
fn r_9_ready_is_no_answer() {
    let mut table = three();
    table.go(0, "goddess");
    assert_eq!(table.why_not(1, "ready"), "no_answer");
    table.go(1, "yes");
    assert_eq!(table.why_not(1, "yes"), "ask_closed", "nobody answers twice");
    assert_eq!(table.why_not(1, "no"), "ask_closed");
}
