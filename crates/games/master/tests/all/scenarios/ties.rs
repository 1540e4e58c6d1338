//! Ties, and the rounds that decide them. (Rules EM-9; R-44)

use serde_json::{Value, json};

use crate::card_table::{Given, Table, given};

/// A round that the first of these seats ends at once by going out.
fn ends(given: Given, seat: u8) -> Table {
    let mut table = given.options(json!({"photo_finish_ms": 0})).hand(seat, "A6").stack("7S1").table();
    table.go(seat, "place A6 0");
    table
}

/// A tie-break round that runs between these, with these places so far.
fn tie_break(given: Given, between: &[u8], ranks: &[u8]) -> Given {
    let count = ranks.len() as u8;
    let given = (0..count)
        .filter(|seat| !between.contains(seat))
        .fold(given, |given, seat| given.hand(seat, "").player(seat, json!({"plays": false})));
    given.with(json!({"ranks": ranks, "round": 9, "dealer": between[0]}))
}

#[test]
fn t_43_only_the_tied_play_on() {
    let table = ends(given(3).hand(1, "N9").hand(2, "M9").total(0, 31).total(1, 11).total(2, 11), 0);

    assert_eq!(table.fact("tied"), json!({"seats": [1, 2]}));
    assert!(table.referee.outcome().is_none());
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [0, 10, 10]);
    assert_eq!(table.why_not(0, "draw"), "not_started");
    assert_eq!(table.asks(), [("start", vec![1])], "the next tied player clockwise deals");
}

#[test]
fn r_44_the_dealer_is_the_next_tied_player() {
    let given = given(3).hand(1, "N9").hand(2, "M9").total(0, 12).total(1, 30).total(2, 11);
    let table = ends(given.with(json!({"dealer": 2})), 0);
    assert_eq!(table.open().dealer.index(), 0);
    let given =
        crate::card_table::given(3).hand(1, "N9").hand(2, "M9").total(0, 12).total(1, 30).total(2, 11);
    assert_eq!(ends(given.with(json!({"dealer": 0})), 0).open().dealer.index(), 2);
}

#[test]
fn r_44_the_fewest_of_that_round_win_and_totals_stay() {
    let given = given(3).hand(2, "M9 M10").total(0, 12).total(1, 31).total(2, 12);
    let table = ends(tie_break(given, &[0, 2], &[1, 3, 1]), 0);

    assert_eq!(table.places(), [1, 3, 2]);
    assert_eq!([0, 1, 2].map(|seat| table.total(seat)), [12, 31, 12]);
    assert_eq!(table.tally().1, [0, 0, 2]);
}

#[test]
fn r_44_those_still_tied_play_again_and_the_others_are_placed() {
    let mut table = tie_break(
        given(4).hand(0, "L9 L10").hand(1, "N9").hand(3, "R9").total(2, 31),
        &[0, 1, 3],
        &[1, 1, 4, 1],
    )
    .with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}}))
    .table();

    table.wait(0);

    assert_eq!(table.fact("tied"), json!({"seats": [1, 3]}));
    assert_eq!(table.open().ranks, Some([3, 1, 4, 1]));
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [0, 10, 0, 10]);
}

#[test]
fn r_44_no_traps_for_those_who_do_not_play() {
    let given = given(3).hand(0, "UPa L9").hand(2, "M9").total(1, 31);
    let table = tie_break(given, &[0, 2], &[1, 3, 1]).table();
    assert_eq!(table.why_not(0, "trap UPa 1"), "wrong_target");
    assert!(table.legal(0, "trap UPa 2"));
    assert_eq!(table.why_not(1, "draw"), "not_in_round");
}

#[test]
fn r_44_no_story_and_no_doom_pile() {
    let given = given(2).hard().options(json!({"early_ending": true})).hand(1, "DMJ").total(0, 3).total(1, 3);
    let table = ends(tie_break(given, &[0, 1], &[1, 1]), 0);
    assert!(!table.tells("story_drawn") && !table.tells("doomed"));
    assert!(table.open().doom.is_empty());
    assert_eq!(table.places(), [1, 2]);
}

/// A hard game that ended in a tie of seats 0 and 1 of three; 2 is out of it.
fn hard_tie(leaders: &[&'static str], experience: &[u8]) -> Table {
    let given = given(3).hard().leaders(leaders).hand(1, "N9").hand(2, "M9 M10");
    ends(given.total(0, 12).total(1, 11).total(2, 29).experience(1, experience), 0)
}

#[test]
fn r_44_burden_counts_in_the_round_and_not_in_the_total() {
    let mut table = hard_tie(&["joe", "lumberjack", "ninja"], &[]);
    assert_eq!(table.asks(), [("burden", vec![1])]);
    assert_eq!(table.why_not(1, "burden 2"), "wrong_seat");

    table.go(1, "burden 0");

    assert_eq!((table.total(0), table.hand_size(1)), (12, 11));
    assert_eq!(table.open().player(table::Seat::at(0)).received, 1);
}

// "Compared is everything received in this round (BURDEN points and `added`)"
#[test]
fn r_44_a_burden_can_decide() {
    let given = given(2).hard().hand(0, "L9").hand(1, "N9").total(0, 12).total(1, 12);
    let mut table = tie_break(given.player(0, json!({"received": 1})), &[0, 1], &[1, 1])
        .with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}}))
        .table();

    table.wait(0);

    assert_eq!(table.tally(), (vec![1, 1], vec![2, 1]));
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn r_44_beasts_may_be_paid_for_and_other_leaders_sleep() {
    let mut table = hard_tie(&["joe", "mouse", "lumberjack"], &[8]);
    assert_eq!(table.asks(), [("beast", vec![1])]);

    table.go(1, "beast 8");

    assert_eq!(table.asks(), [("lean_partner", vec![1])], "the Lumberjack is not in this round");
    assert_eq!(table.why_not(1, "lean 2"), "wrong_seat");
    table.go(1, "lean 0");
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [8, 8, 0]);
}

#[test]
fn em_9_only_the_first_place_is_played_out() {
    let table = ends(given(3).hand(1, "N9").hand(2, "M9").total(0, 3).total(1, 30).total(2, 30), 0);
    assert_eq!(table.places(), [1, 2, 2]);
}

#[test]
fn r_44_teams_play_all_four() {
    let teams = |changes: Value| {
        given(4)
            .options(json!({"teams": true}))
            .hand(0, "L9")
            .hand(1, "N9")
            .hand(2, "M9")
            .hand(3, "R9")
            .with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}}))
            .with(changes)
            .table()
    };
    let mut table = teams(json!({"players": {"0": {"total": 28}, "1": {"total": 10}, "3": {"total": 18}}}));
    table.wait(0);
    assert_eq!(table.fact("tied"), json!({"seats": [0, 1, 2, 3]}));
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [10; 4]);

    let mut table = teams(json!({"ranks": [1, 1, 1, 1], "players": {"0": {"received": 1}}}));
    table.wait(0);
    assert_eq!(table.places(), [3, 1, 3, 1], "the sums of the teams, 3 and 2");
}
