//! Dead End, traps and Escapes. (Rules §6)

use serde_json::json;
use table::{Eye, Seat};

use crate::card_table::{Given, given, same};

/// P3a waits for seat 1 until 5,000.
fn plus_three(given: Given) -> Given {
    given.with(json!({"idle": null, "plus": [{"card": "P3a", "whose": 1, "until": 5_000}]}))
}

// ----- dropping (EM-21) -----------------------------------------------------------------------------------------------

#[test]
fn t_32_dropping_the_last_cards_is_going_out() {
    let mut table = given(2).hand(0, "UPa DE ESa").hand(1, "N9").table();

    table.go(0, "drop all");

    assert!(table.is_out(0));
    assert_eq!(table.open().player(Seat::at(0)).dropped, 3);
}

#[test]
fn em_21_one_by_one_and_without_a_gap() {
    let mut table = given(2).hand(0, "UPa DE ESa L9").hand(1, "N9").table();

    table.go(0, "drop UPa").go(0, "drop DE");

    assert_eq!(table.hand(0), "L9 ESa");
    assert_eq!(table.why_not(0, "drop all"), "drop_by_name");
    assert_eq!(table.go(0, "drop ESa").why_not(0, "drop all"), "nothing_to_drop");
}

#[test]
fn t_33_wisdom_and_doom_masters_cannot_be_dropped() {
    for card in ["DMJ", "W1", "A6"] {
        let table = given(2).hand(0, card).hand(1, "N9").table();
        assert_eq!(table.why_not(0, &format!("drop {card}")), "cannot_drop");
    }
}

#[test]
fn r_15_special_cards_in_hand_keep_one_in() {
    let mut table = given(2).hand(0, "A6 ESa").hand(1, "N9").stack("7S1").table();

    table.go(0, "place A6 0");

    assert!(!table.is_out(0));
}

// ----- Dead End (EM-22) -----------------------------------------------------------------------------------------------

#[test]
fn t_35_a_closed_stack_takes_nothing() {
    let mut table = given(2).hand(0, "DE A6").hand(1, "W1 N9").stack("7S1").table();

    table.go(0, "dead_end 0");

    assert_eq!(table.told, json!([{"closed": {"seat": 0, "stack": 0}}]));
    assert!(table.legal_at(250, 0, "call") && !table.legal_at(250, 0, "place A6 0"));
    assert_eq!(table.why_not(1, "place W1 0"), "stack_closed");
}

#[test]
fn r_45_a_dead_end_on_a_wisdom_and_as_last_card() {
    let mut table = given(2).hand(0, "DE").hand(1, "N9").stack("W1").trapped(0, "UPa").table();

    table.go(0, "dead_end 0");

    assert!(table.is_out(0));
}

// closed stacks count no more for anything.
#[test]
fn r_46_a_closed_stack_is_as_good_as_gone() {
    let mut table = given(2).hand(0, "DE L9").hand(1, "A6 N9").stack("7S1").table();
    assert_eq!(table.why_not(1, "draw"), "can_play");

    table.go(0, "dead_end 0");

    assert!(table.legal(1, "draw"));
}

#[test]
fn em_22_special_cards_are_not_laid_like_others() {
    let table = given(2).hand(0, "DE UPa L9").hand(1, "N9").stack("7S1").table();
    assert_eq!(table.why_not(0, "place DE 0"), "not_on_stacks");
    assert_eq!(table.why_not(0, "place UPa 0"), "not_on_stacks");
    assert_eq!(table.why_not(1, "dead_end 0"), "not_in_hand");
}

// ----- traps (EM-23, EM-24) -------------------------------------------------------------------------------------------

#[test]
fn t_22_only_upwards() {
    let mut table = given(2).hand(0, "UPa L9").hand(1, "A6 A8 N9").stack("7S1").table();

    table.go(0, "trap UPa 1");

    assert_eq!(table.why_not(1, "place A6 0"), "trap_forbids");
    assert!(table.legal(1, "place A8 0"));
    assert_eq!(table.trap(1).as_deref(), Some("UPa"));
}

#[test]
fn t_25_one_direction_at_a_time() {
    let mut table = given(2).hand(0, "DNa P3a L9").hand(1, "N9").trapped(1, "UPa").table();

    assert_eq!(table.why_not(0, "trap DNa 1"), "already_trapped");
    table.go(0, "trap P3a 1");

    assert_eq!((table.hand(0), table.trap(1)), ("L9 DNa".to_owned(), Some("UPa".to_owned())));
}

#[test]
fn em_23_traps_are_for_opponents_who_are_in() {
    let table = given(3).hand(0, "UPa L9").hand(1, "N9").player(2, json!({"plays": false})).table();
    assert_eq!(table.why_not(0, "trap UPa 0"), "wrong_target");
    assert_eq!(table.why_not(0, "trap UPa 2"), "wrong_target");
    assert_eq!(table.why_not(0, "trap L9 1"), "not_a_trap");
    assert!(table.legal(0, "trap UPa 1"));
}

#[test]
fn em_24_a_trap_limits_only_what_goes_on_a_number() {
    let table =
        given(2).hand(0, "DE UPb P3a ESa EDa W1 A6 L9").hand(1, "N9").stack("7S1").trapped(0, "UPa").table();
    for words in ["dead_end 0", "trap UPb 1", "trap P3a 1", "drop P3a", "place W1 0", "place W1 new"] {
        assert!(table.legal(0, words), "{words}");
    }
    assert!(!table.legal(0, "place A6 0"));
}

// ----- +3 (R-21 to) ----------------------------------------------------------------------------------------

#[test]
fn t_27_three_cards_or_as_many_as_there_are() {
    let table = || plus_three(given(2).hand(0, "L9").hand(1, "N9").pile("A1 A2")).table();

    let mut taken = table();
    taken.go_at(10, 1, "take P3a");
    assert_eq!((taken.hand(1).as_str(), taken.open().pile), ("A1 A2 N9", 0));
    assert!(taken.history(1).contains("P3a"));

    let mut waited = table();
    assert_eq!(waited.wait(5_000)[0].0, 5_000);
    assert_eq!((waited.hand(1).as_str(), waited.open().pile), ("A1 A2 N9", 0));
    assert!(waited.history(1).contains("P3a"));
}

#[test]
fn r_23_a_plus_three_with_nothing_to_draw() {
    let mut table = given(2).hand(0, "P3a L9").hand(1, "7S1 N9").pile("").table();

    table.go(0, "trap P3a 1").go(1, "take P3a");

    assert_eq!(table.hand(1), "N9 7S1");
    assert_eq!(table.fact("took")["count"], 0);
}

#[test]
fn t_38_r_50_the_last_card_waits_until_the_plus_three_is_resolved() {
    let mut table = plus_three(given(2).hand(0, "L9").hand(1, "A6").stack("7S1")).table();

    assert_eq!(table.why_not(1, "place A6 0"), "answer_plus_three");
    table.go_at(5_000, 1, "take P3a").go_at(5_001, 1, "place A6 0");

    assert_eq!(table.hand_size(1), 3);
}

#[test]
fn r_50_only_answers_while_a_plus_three_waits() {
    let hand = "A6 UPa ESa EDa DE";
    let table = plus_three(given(2).hand(0, "L9").hand(1, hand).stack("7S1").trapped(1, "DNa")).table();
    for words in [
        "place A6 0",
        "dead_end 0",
        "trap UPa 0",
        "drop UPa",
        "drop all",
        "draw",
        "call",
        "vanish",
        "escape ESa DNa",
        "escape EDa - A6",
        "story11 none",
    ] {
        assert_eq!(table.why_not(1, words), "answer_plus_three", "{words}");
    }
    for words in ["take P3a", "escape ESa P3a", "escape EDa P3a", "escape EDa P3a A6"] {
        assert!(table.legal(1, words), "{words}");
    }
}

#[test]
fn r_21_an_escape_prevents_it() {
    let mut table = plus_three(given(2).hand(0, "L9").hand(1, "ESa N9")).table();

    table.go_at(5_000, 1, "escape ESa P3a");

    assert_eq!(table.hand(1), "N9");
    assert!(table.history(1).contains("P3a") && table.history(1).contains("ESa"));
    assert!(table.wait(6_000).is_empty(), "nothing is left to be drawn");
}

#[test]
fn r_21_the_window_is_an_option() {
    let mut table = given(2).options(json!({"plus3_window_ms": 700})).hand(0, "P3a L9").hand(1, "N9").table();

    table.go_at(100, 0, "trap P3a 1");

    assert_eq!(table.wait(800)[0].0, 800);
    assert_eq!(table.hand_size(1), 4);
}

#[test]
fn r_22_each_plus_three_has_its_own_window() {
    let mut table = given(3).hand(0, "P3a L9").hand(1, "N9").hand(2, "P3b M9").table();

    table.go_at(1_000, 0, "trap P3a 1").go_at(2_500, 2, "trap P3b 1");

    let rings: Vec<u64> = table.wait(8_000).into_iter().map(|(at, _)| at).collect();
    assert_eq!(rings, [6_000, 7_500]);
    assert_eq!(table.hand_size(1), 7);
}

#[test]
fn r_22_out_only_when_none_waits_any_more() {
    let mut table = given(3).hand(0, "P3a L9").hand(1, "EDa N9").hand(2, "P3b M9").table();

    table.go(0, "trap P3a 1").go(2, "trap P3b 1").go_at(300, 1, "escape EDa P3a N9");

    assert_eq!((table.hand_size(1), table.is_out(1)), (0, false));
    table.wait(5_000);
    assert_eq!(table.hand_size(1), 3);
}

#[test]
fn r_22_an_escape_may_end_the_round_in_the_same_move() {
    let mut table = plus_three(given(2).hand(0, "L9").hand(1, "EDa N9")).table();

    table.go_at(10, 1, "escape EDa P3a N9");

    assert!(table.is_out(1));
}

// ----- Escapes (EM-25, EM-26) -----------------------------------------------------------------------------------------

#[test]
fn em_25_a_plain_escape_removes_one_trap() {
    let mut table = given(2).hand(0, "ESa L9").hand(1, "N9").trapped(0, "UPa").table();

    assert_eq!(table.why_not(0, "escape ESa -"), "escape_needs_trap");
    assert_eq!(table.why_not(0, "escape ESa UPa L9"), "plain_escape");
    assert_eq!(table.why_not(0, "escape ESa DNa"), "no_such_trap");
    assert_eq!(table.why_not(0, "escape L9 UPa"), "not_an_escape");
    table.go(0, "escape ESa UPa");

    assert_eq!((table.trap(0), table.history(0)), (None, "UPa ESa".to_owned()));
}

#[test]
fn t_29_an_escape_may_only_discard() {
    let mut table = given(2).hand(0, "EDa DMK A2").hand(1, "N9").table();

    table.go(0, "escape EDa - DMK");

    assert_eq!((table.hand(0), table.history(0)), ("A2".to_owned(), "EDa".to_owned()));
    let player = table.open().player(Seat::at(0));
    assert_eq!((player.discarded, player.history_count()), (1, 2));
}

#[test]
fn t_30_r_25_wisdom_is_never_discarded() {
    let table = given(2).hand(0, "EDa W1 A2 P3a").hand(1, "N9").trapped(0, "UPa").table();
    assert_eq!(table.why_not(0, "escape EDa - W1"), "cannot_discard");
    assert_eq!(table.why_not(0, "escape EDa UPa W1"), "cannot_discard");
    assert_eq!(table.why_not(0, "escape EDa - EDa"), "cannot_discard");
    assert!(table.legal(0, "escape EDa - P3a"), "anything else");
}

#[test]
fn r_24_an_escape_does_one_or_the_other_or_both() {
    let table = given(2).hand(0, "EDa A2 L9").hand(1, "N9").trapped(0, "UPa").table();
    for words in ["escape EDa UPa", "escape EDa - A2", "escape EDa UPa A2"] {
        assert!(table.legal(0, words), "{words}");
    }
    assert_eq!(table.why_not(0, "escape EDa -"), "escape_does_nothing");
}

#[test]
fn r_25_a_discard_may_empty_the_hand() {
    let mut table = given(2).hand(0, "EDa A2").hand(1, "N9").table();
    assert!(table.go(0, "escape EDa - A2").is_out(0));
}

#[test]
fn r_26_only_the_discarder_learns_what_went() {
    let mut table = given(2).hand(0, "EDa A2 L9").hand(1, "N9").table();

    table.go(0, "escape EDa - A2");

    let slipped = json!({"slipped": {"seat": 0, "card": "EDa"}});
    assert_eq!(
        table.told_to(Eye::Seat(Seat::at(0))),
        json!([slipped, {"discarded": {"seat": 0, "card": "A2"}}])
    );
    assert_eq!(table.told_to(Eye::Seat(Seat::at(1))), json!([slipped, {"discarded_a_card": {"seat": 0}}]));
}

// ----- Wisdom (EM-27) -------------------------------------------------------------------------------------------------

#[test]
fn em_27_a_wisdom_lifts_every_direction_and_no_plus_three() {
    let mut table = plus_three(
        given(3)
            .hand(0, "W1 L9")
            .hand(1, "N9")
            .hand(2, "M9")
            .trapped(0, "UPa")
            .trapped(1, "DNa")
            .trapped(2, "UPb"),
    )
    .table();

    table.go_at(10, 0, "place W1 new");

    assert_eq!([0, 1, 2].map(|seat| table.trap(seat)), [None, None, None]);
    assert_eq!(table.times("lifted"), 3);
    assert!(
        same(&table.history(0), "UPa") && same(&table.history(1), "DNa") && same(&table.history(2), "UPb")
    );
    assert_eq!(table.why_not(1, "draw"), "answer_plus_three");
}
