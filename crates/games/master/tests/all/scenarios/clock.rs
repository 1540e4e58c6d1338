//! Speed: the gap between plays, the photo finish, blocked and idle rounds. (Rules §4.2, §12.2)

use serde_json::json;

use crate::card_table::{Given, given};

// ----- the gap (R-12) -------------------------------------------------------------------------------------------------

#[test]
fn r_12_a_quarter_of_a_second_between_plays() {
    let mut table = given(2).hand(0, "A6 T5 ESa UPa L9").hand(1, "N9").stack("7S1").table();

    table.go_at(1_000, 0, "place A6 0");

    assert_eq!(table.early(1_249, 0, "place T5 0"), 1_250);
    assert_eq!(table.early(1_249, 0, "trap UPa 1"), 1_250);
    assert_eq!(table.wake(1_000, 0), Some(1_250));
    assert!(table.legal_at(1_000, 0, "drop ESa"), "dropping is free");
    assert!(table.legal_at(1_250, 0, "place T5 0"));
}

#[test]
fn r_12_every_play_and_draw_starts_the_gap() {
    let table = || given(2).hand(0, "DE UPa ESa A6 L9").hand(1, "N9").stack("7S1").trapped(0, "UPb").table();
    for words in ["dead_end 0", "trap UPa 1", "escape ESa UPb", "draw"] {
        let mut table = table();
        table.go_at(1_000, 0, words);
        let next = if words == "trap UPa 1" { "dead_end 0" } else { "trap UPa 1" };
        assert_eq!(table.early(1_100, 0, next), 1_250, "{words}");
    }
    for words in ["drop DE", "call"] {
        let mut table = table();
        table.go_at(1_000, 0, words);
        assert!(table.legal_at(1_001, 0, "trap UPa 1"), "{words}");
    }
}

#[test]
fn r_12_no_gap() {
    let mut table =
        given(2).options(json!({"min_gap_ms": 0})).hand(0, "A6 T5 L9").hand(1, "N9").stack("7S1").table();
    table.go_at(1_000, 0, "place A6 0").go_at(1_000, 0, "place T5 0");
}

// moves of the same moment count in the order in which they came.
#[test]
fn r_11_the_same_moment() {
    let mut table = given(2).hand(0, "A6 L9").hand(1, "T5 T8 N9").stack("7S1").table();

    table.go_at(1_000, 0, "place A6 0");

    assert_eq!(table.why_not(1, "place T8 0"), "does_not_fit");
    table.go_at(1_000, 1, "place T5 0");
}

// ----- the photo finish (R-13, R-14) ----------------------------------------------------------------------------------

/// Seat 0 has gone out at 1,000.
fn photo(given: Given) -> crate::card_table::Table {
    let mut table = given.hand(0, "A6").stack("7S1").table();
    table.go_at(1_000, 0, "place A6 0");
    assert_eq!(table.stage(), "photo");
    table
}

#[test]
fn r_14_out_without_a_word() {
    let table = photo(given(2).hand(1, "N9"));
    assert!(table.is_out(0));
    assert_eq!(table.fact("out"), json!({"seat": 0}));
    assert_eq!(table.fact("photo"), json!({"until": 1_250}));
}

#[test]
fn r_13_whoever_is_out_in_the_window_is_out_too() {
    for (hand, words) in [
        ("T5", "place T5 0"),
        ("DE", "dead_end 0"),
        ("UPa", "trap UPa 2"),
        ("EDa N9", "escape EDa - N9"),
        ("UPa ESa", "drop all"),
        ("UPa", "drop UPa"),
    ] {
        let mut table = photo(given(3).hand(1, hand).hand(2, "M9 M10"));

        table.go_at(1_250, 1, words);
        assert!(table.is_out(1), "{words}");
        assert_eq!(table.wait(1_250)[0].0, 1_250, "further finishers do not make it longer");

        assert_eq!(table.tally().0, [0, 0, 2], "{words}");
    }
}

#[test]
fn r_13_everything_else_is_too_late() {
    let mut table = photo(given(3).hand(1, "T5 N9 UPa").hand(2, "M9"));
    for words in ["place T5 0", "trap UPa 2", "drop UPa", "draw", "call", "drop all"] {
        assert_eq!(table.why_not(1, words), "round_over", "{words}");
    }
    // A last card that does not fit is too late as well.
    assert_eq!(table.why_not(2, "place M9 0"), "round_over");
    assert_eq!(table.why_not(0, "draw"), "you_are_out");
    table.wait(1_250);
    assert_eq!(table.tally().0, [0, 3, 1]);
}

#[test]
fn r_13_no_gap_in_the_window() {
    let mut table = given(2).hand(0, "A6").hand(1, "M8 T5").stack("7S1").stack("7S2").table();
    table.go_at(990, 1, "place M8 1").go_at(1_000, 0, "place A6 0");

    table.go_at(1_010, 1, "place T5 0");

    assert!(table.is_out(1));
}

#[test]
fn r_13_no_window() {
    let mut table =
        given(2).options(json!({"photo_finish_ms": 0})).hand(0, "A6").hand(1, "T5").stack("7S1").table();

    table.go(0, "place A6 0");

    assert_eq!(table.tally().0, [0, 1]);
}

#[test]
fn r_13_no_other_alarm_rings_in_the_window() {
    let mut table = given(3).hand(0, "A6").hand(1, "N9").hand(2, "P3a M9").stack("7S1").table();
    table.go_at(100, 2, "trap P3a 1").go_at(5_050, 0, "place A6 0");

    let rings: Vec<u64> = table.wait(5_300).into_iter().map(|(at, _)| at).collect();

    assert_eq!(rings, [5_300], "the +3 of 5,100 is carried out at the end");
    assert_eq!(table.tally().0, [0, 4, 1]);
}

// ----- blocked (EM-4, R-16) -------------------------------------------------------------------------------------------

#[test]
fn t_39_a_blocked_round() {
    let mut table = given(2).hand(0, "L9 L10").hand(1, "N9 7S1").pile("").table();
    table.go_at(1_000, 1, "place 7S1 new");
    assert_eq!(table.fact("stalling"), json!({"why": "blocked", "until": 6_000}));

    let rings = table.wait(6_000);

    assert_eq!((rings.len(), rings[0].0), (1, 6_000));
    assert!(table.tells("blocked") && !table.tells("out"));
    assert_eq!(table.tally().0, [2, 1]);
    assert_eq!((table.total(0), table.total(1)), (2, 1));
}

/// Blocked since 0 until 5,000.
fn blocked(given: Given) -> crate::card_table::Table {
    given.pile("").with(json!({"idle": null, "stall": {"until": 5_000, "why": "blocked"}})).table()
}

#[test]
fn r_16_lawful_moves_stay_lawful_and_change_nothing() {
    let mut table = blocked(given(2).hand(0, "L9 P3a UPb DE EDa").hand(1, "N9 N10").stack("7S1"));

    table.go_at(1_000, 0, "trap UPb 1").go_at(2_000, 0, "drop EDa").go_at(3_000, 0, "dead_end 0");

    assert_eq!(table.wait(5_000)[0].0, 5_000);
    assert_eq!(table.tally().0, [2, 2]);
}

#[test]
fn r_16_only_a_card_that_becomes_playable_stops_it() {
    let mut table = blocked(given(2).hand(0, "A6 ESa").hand(1, "N9").stack("7S1").trapped(0, "UPa"));

    table.go_at(1_000, 0, "escape ESa UPa");

    assert_eq!(table.fact("unstalled"), json!({"why": "blocked"}));
    assert_eq!(table.open().stall, None);
    assert_eq!(table.open().idle.map(|at| at.as_ms()), Some(21_000));
}

// "EM-4 is examined only while no +3 is pending on anybody."
#[test]
fn r_16_nothing_is_examined_while_a_plus_three_waits() {
    let mut table = given(2).hand(0, "P3a L9").hand(1, "7S1 N9").pile("").table();
    table.go_at(1_000, 0, "trap P3a 1").go_at(2_000, 1, "take P3a");
    assert_eq!(table.open().stall, None, "seat 1 can play the seven");

    let mut table = given(2).hand(0, "P3a L9").hand(1, "N9").pile("M9").table();
    table.go_at(1_000, 0, "trap P3a 1");
    assert_eq!(table.open().stall, None);
    table.go_at(2_000, 1, "take P3a");
    assert_eq!(table.open().stall.map(|stall| stall.until.as_ms()), Some(7_000));
}

#[test]
fn r_16_someone_may_go_out_in_the_countdown() {
    let mut table = blocked(given(2).hand(0, "EDa L9").hand(1, "N9"));

    table.go_at(5_000, 0, "escape EDa - L9");

    assert!(table.is_out(0));
    assert_eq!((table.open().stall, table.stage().as_str()), (None, "photo"));
}

#[test]
fn r_16_at_once() {
    let mut table = given(2).options(json!({"stall_ms": 0})).hand(0, "L9 7S1").hand(1, "N9").pile("").table();

    table.go_at(1_000, 0, "place 7S1 new");

    assert_eq!(table.wait(1_000)[0].0, 1_000);
    assert!(table.tells("blocked"));
    assert_eq!(table.tally().0, [1, 1]);
}

// ----- idle (R-17) ----------------------------------------------------------------------------------------------------

#[test]
fn r_17_a_nobody_can_play_so_everybody_draws() {
    let mut table = given(3).hand(0, "L9").hand(1, "N9").hand(2, "M9").top("A1 A2 A3").table();

    assert_eq!(table.wait(20_000)[0].0, 20_000);

    assert!(table.tells("draw_by_itself"));
    // The dealer, seat 0, is the caller.
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["A3 L9", "A1 N9", "A2 M9"]);
    assert_eq!(table.open().idle.map(|at| at.as_ms()), Some(40_000));
}

#[test]
fn r_17_b_somebody_could_play_so_there_is_a_last_call() {
    let mut table = given(2).hand(0, "7S1 L9").hand(1, "N9").table();

    let rings: Vec<u64> = table.wait(25_000).into_iter().map(|(at, _)| at).collect();

    assert_eq!(rings, [20_000, 25_000]);
    assert_eq!(table.fact("stalling"), json!({"why": "last_call", "until": 25_000}));
    assert!(table.tells("blocked"));
    assert_eq!(table.tally().0, [2, 1]);
}

/// A last call since 20,000; seat 0 can play.
fn last_call(given: Given) -> crate::card_table::Table {
    let mut table = given.table();
    table.wait(20_000);
    assert_eq!(table.fact("stalling")["why"], "last_call");
    table
}

#[test]
fn r_17_what_stops_a_last_call() {
    let table = || last_call(given(3).hand(0, "7S1 L9 UPa ESa").hand(1, "N9").hand(2, "M9"));
    for (seat, words, stops) in [
        (0, "place 7S1 new", true),
        (1, "draw", true),
        (1, "call", false),
        (0, "drop ESa", false),
        (0, "trap UPa 1", false),
    ] {
        let mut table = table();
        table.go_at(21_000, seat, words);
        assert_eq!(table.tells("unstalled"), stops, "{words}");
        assert_eq!(table.open().idle.map(|at| at.as_ms()), stops.then_some(41_000), "{words}");
    }
}

#[test]
fn r_17_a_draw_that_takes_effect_stops_it_too() {
    // The only card that could be played is made unplayable in the last call.
    let mut table = last_call(given(2).hand(0, "A6 L9").hand(1, "DE N9").stack("7S1"));

    table.go_at(21_000, 1, "dead_end 0").go_at(21_500, 0, "call");

    assert!(table.tells("draw_called") && table.tells("unstalled"));
}

#[test]
fn r_17_a_blocked_countdown_does_not_start_in_a_last_call() {
    let mut table = last_call(given(2).hand(0, "A6 L9").hand(1, "DE N9").stack("7S1").pile(""));

    table.go_at(21_000, 1, "dead_end 0");

    assert!(!table.tells("stalling"));
    assert_eq!(table.wait(30_000)[0].0, 25_000);
}

#[test]
fn r_17_every_move_but_an_objected_call_starts_the_clock_anew() {
    let idle = |table: &crate::card_table::Table| table.open().idle.map(|at| at.as_ms());
    let mut table = given(2).hand(0, "7S1 ESa L9").hand(1, "N9").table();

    assert_eq!(idle(table.go_at(3_000, 1, "call")), Some(20_000), "objected");
    assert_eq!(idle(table.go_at(4_000, 0, "drop ESa")), Some(24_000));
    assert_eq!(idle(table.go_at(5_000, 0, "place 7S1 new")), Some(25_000));
    assert_eq!(idle(table.go_at(6_000, 1, "draw")), Some(26_000));
}

#[test]
fn r_17_the_clock_stands_still_while_a_plus_three_waits() {
    let mut table = given(2).hand(0, "P3a L9").hand(1, "7S1").table();

    table.go_at(1_000, 0, "trap P3a 1");
    assert_eq!(table.open().idle, None);
    table.wait(6_000);

    assert_eq!(table.open().idle.map(|at| at.as_ms()), Some(26_000), "every ring starts it anew");
}

#[test]
fn r_17_how_long_is_an_option() {
    let mut table = given(2).options(json!({"idle_ms": 1_500})).hand(0, "L9").hand(1, "N9").table();
    assert_eq!(table.wait(1_500).len(), 1);
    assert!(table.tells("draw_by_itself"));
}

// ----- alarms of the same moment (§12.2) ------------------------------------------------------------------------------

#[test]
fn s_12_2_alarms_of_one_moment() {
    let mut table = given(3)
        .hard()
        .hand(0, "L9")
        .hand(1, "N9 N10")
        .hand(2, "M9")
        .story(1, 11)
        .player(1, json!({"credit": {"cards": 1, "until": 5_000}}))
        .with(json!({
            "idle": null,
            "plus": [{"card": "P3b", "whose": 2, "until": 5_000}, {"card": "P3a", "whose": 0, "until": 5_000}],
            "stall": {"until": 5_000, "why": "last_call"},
        }))
        .table();

    let rings = table.wait(5_000);

    let first: Vec<&str> = rings
        .iter()
        .map(|(_, told)| match told[0].as_str() {
            Some(name) => name,
            None => told[0]["took"]["trap"].as_str().unwrap_or("nothing"),
        })
        .collect();
    assert_eq!(first, ["P3b", "P3a", "nothing", "blocked"], "the oldest +3 first, Story 11, the last call");
}

// ----- the end with a +3 (R-54) ---------------------------------------------------------------------------------------

#[test]
fn r_54_a_plus_three_as_last_card_is_carried_out() {
    let mut table = given(2).hand(0, "P3a").hand(1, "N9 N10").table();

    table.go_at(1_000, 0, "trap P3a 1");
    assert!(table.is_out(0));
    table.wait(1_250);

    assert_eq!(table.tally().0, [0, 5]);
    assert_eq!(table.fact("took"), json!({"seat": 1, "trap": "P3a", "count": 3}));
}

#[test]
fn r_54_in_the_window_it_can_be_escaped_only_by_going_out() {
    let mut table = given(3).hand(0, "P3a").hand(1, "ESa").hand(2, "ESb N9").table();
    table.go_at(1_000, 0, "trap P3a 1");

    assert_eq!(table.why_not(1, "take P3a"), "round_over");
    table.go_at(1_100, 1, "escape ESa P3a").wait(1_250);

    assert_eq!(table.tally().0, [0, 0, 2]);
}

#[test]
fn r_54_in_the_order_of_playing_and_up_to_three_each() {
    let mut table = given(3).hand(0, "P3a").hand(1, "N9").hand(2, "P3b M9").pile("A1 A2 A3 A4").table();

    table.go_at(1_000, 2, "trap P3b 1").go_at(1_001, 0, "trap P3a 2").wait(1_251);

    assert_eq!(table.tally().0, [0, 4, 2]);
}

#[test]
fn r_54_in_a_blocked_round() {
    let mut table = given(2)
        .hand(0, "L9")
        .hand(1, "N9")
        .with(json!({
            "idle": null,
            "plus": [{"card": "P3a", "whose": 1, "until": 9_000}],
            "stall": {"until": 5_000, "why": "last_call"},
        }))
        .table();

    table.wait(5_000);

    assert_eq!(table.tally().0, [1, 4]);
}

// §3: out is whoever has no cards and nothing to take; so is a player whose +3 finds an empty pile at the end.
#[test]
fn r_54_who_takes_nothing_and_has_nothing_is_out() {
    let mut table = given(2)
        .hand(0, "L9")
        .pile("")
        .with(json!({
            "idle": null,
            "plus": [{"card": "P3a", "whose": 1, "until": 9_000}],
            "stall": {"until": 5_000, "why": "last_call"},
        }))
        .table();

    table.wait(5_000);

    assert_eq!(table.fact("out"), json!({"seat": 1}));
    assert_eq!(table.tally().0, [1, 0]);
}

// an empty hand that must still take three is not out.
#[test]
fn r_13_an_escape_from_one_of_two_is_too_late() {
    let mut table = given(3).hand(0, "P3a").hand(1, "ESa").hand(2, "P3b M9").table();
    table.go_at(900, 2, "trap P3b 1").go_at(1_000, 0, "trap P3a 1");
    assert_eq!(table.stage(), "photo");
    assert_eq!(table.why_not(1, "escape ESa P3a"), "round_over");
}
