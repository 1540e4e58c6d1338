//! Drawing and the "Draw" call. (Rules §5.1)

use serde_json::json;

use crate::card_table::given;

#[test]
fn t_16_whoever_can_play_may_not_draw() {
    let table = given(2).hand(0, "A6 L9").hand(1, "N9").stack("7S1").table();

    assert_eq!(table.why_not(0, "draw"), "can_play");
    assert_eq!(table.why_not(0, "call"), "can_play");
}

#[test]
fn t_17_special_cards_do_not_matter() {
    let mut table = given(2).hand(0, "L9 P3a").hand(1, "N9").stack("7S1").top("A1").table();

    table.go(0, "draw");

    assert_eq!(table.hand(0), "A1 L9 P3a");
}

#[test]
fn t_18_a_seven_can_always_be_played() {
    for card in ["7S1", "W1"] {
        let table = given(2).hand(0, &format!("{card} L9")).hand(1, "N9").table();
        assert_eq!(table.why_not(0, "draw"), "can_play");
    }
}

// EM-18: "Drawing is never compulsory, playing is never compulsory."
#[test]
fn em_18_nothing_is_drawn_from_an_empty_pile() {
    let table = given(2).hand(0, "L9").hand(1, "7S1").pile("").table();
    assert_eq!(table.why_not(0, "draw"), "pile_empty");
    assert_eq!(table.why_not(0, "call"), "pile_empty");
}

#[test]
fn em_29_nothing_comes_back_into_the_pile() {
    let mut table = given(2).hand(0, "L9 UPa EDa T9").hand(1, "7S1 N9").pile("").table();
    table.go(0, "drop UPa").go(0, "escape EDa - T9");
    assert_eq!(table.open().pile, 0);
    assert_eq!(table.why_not(0, "call"), "pile_empty");
}

#[test]
fn r_09_a_playable_combination_forbids_drawing() {
    let table = |on| {
        given(2).options(json!({"combo_blocks_draw": on})).hand(0, "A2 A4").hand(1, "N9").stack("7S1").table()
    };
    assert_eq!(table(true).why_not(0, "draw"), "can_play");
    assert!(table(false).legal(0, "draw") && table(false).legal(0, "place A2+A4 0"));
}

#[test]
fn r_09_a_combination_that_could_start_counts_too() {
    let table =
        |starts| given(2).options(json!({"combo_starts": starts})).hand(0, "A2 A5").hand(1, "N9").table();
    assert_eq!(table(true).why_not(0, "draw"), "can_play");
    assert!(table(false).legal(0, "draw"));
}

// §12: what a directional trap forbids is not playable.
#[test]
fn em_18_what_a_trap_forbids_is_not_playable() {
    let table = given(2).hand(0, "A6").hand(1, "N9").stack("7S1").trapped(0, "UPa").table();
    assert!(table.legal(0, "draw"));
}

#[test]
fn em_18_a_seven_counts_as_playable_even_if_it_only_starts() {
    let options = json!({"seven_on_stacks": false});
    let table = given(2).options(options).hand(0, "7S1").hand(1, "N9").stack("W1 A6").table();
    assert_eq!(table.why_not(0, "draw"), "can_play");
}

#[test]
fn em_19_everybody_draws_and_the_caller_last() {
    let mut table = given(3).hand(0, "L9").hand(1, "N9").hand(2, "M9").top("A1 A2 A3").table();

    table.go(1, "call");

    // Clockwise from the caller's left: 2, 0, 1.
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["A2 L9", "A3 N9", "A1 M9"]);
    assert!(table.tells("draw_called"));
}

#[test]
fn em_19_if_the_pile_runs_out_the_rest_draw_nothing() {
    let mut table = given(3).hand(0, "L9").hand(1, "N9").hand(2, "M9").pile("").top("A1 A2").table();

    table.go(0, "call");

    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [1, 2, 2]);
    assert_eq!(table.open().pile, 0);
}

#[test]
fn t_21_an_objection_without_a_name() {
    let mut table = given(2).hand(0, "L9").hand(1, "A6 N9").stack("7S1").table();
    let before = table.document();

    table.go_at(1_000, 0, "call");

    assert_eq!(table.told, json!(["draw_objected"]));
    let mut after = table.document();
    assert_eq!(after["secret"]["call_at"], json!([3_000, 0]));
    after["secret"]["call_at"] = before["secret"]["call_at"].clone();
    assert_eq!(after, before, "nothing else changes");
}

#[test]
fn r_18_a_call_every_two_seconds() {
    let mut table = given(2).hand(0, "L9").hand(1, "A6 N9").stack("7S1").table();

    table.go_at(1_000, 0, "call");

    assert_eq!(table.early(1_001, 0, "call"), 3_000);
    assert_eq!(table.wake(1_001, 0), Some(3_000));
    assert!(table.legal_at(1_001, 0, "draw"), "the gap is for calls only");
    assert!(table.legal_at(3_000, 0, "call"));
}

#[test]
fn r_18_how_often_is_an_option() {
    let mut table =
        given(2).options(json!({"call_gap_ms": 500})).hand(0, "L9").hand(1, "A6 N9").stack("7S1").table();
    table.go_at(1_000, 0, "call");
    assert_eq!(table.early(1_001, 0, "call"), 1_500);
}

#[test]
fn r_18_no_call_while_a_plus_three_waits() {
    let mut table = given(3).hand(0, "P3a L9").hand(1, "N9").hand(2, "M9").table();

    table.go(0, "trap P3a 1");

    assert_eq!(table.why_not(2, "call"), "plus_three_open");
    assert!(table.legal(2, "draw"));
}

#[test]
fn r_51_a_forced_draw_does_not_ask_what_one_holds() {
    let mut table = given(2).hand(0, "P3a L9").hand(1, "7S1 N9").table();

    table.go(0, "trap P3a 1").go(1, "take P3a");

    assert_eq!(table.hand_size(1), 5);
}
