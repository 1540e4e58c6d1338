//! Calm mode: turns instead of speed. (Rules §11.1)

use serde_json::json;

use crate::card_table::{Given, Table, deal, given};

/// A calm round; it is seat 0's turn.
fn calm(seats: u8) -> Given {
    given(seats).options(json!({"calm_mode": true}))
}

fn turn(table: &Table) -> u8 {
    table.open().turn.expect("a turn").seat.index() as u8
}

#[test]
fn s_11_1_the_first_turn_is_left_of_the_dealer() {
    let referee = deal(3, &json!({"calm_mode": true})).expect("options that a game can be dealt with");
    let table = Table { referee, told: json!([]) };
    assert_eq!(table.stage(), "play", "there is no start and no countdown");
    assert_eq!(usize::from(turn(&table)), (table.open().dealer.index() + 1) % 3);
    assert_eq!(table.referee.alarm(), None);
}

#[test]
fn s_11_1_one_thing_a_turn() {
    for (words, next) in [
        ("place A6 0", 1),
        ("dead_end 0", 1),
        ("trap UPa 1", 1),
        ("escape EDa - A9", 1),
        ("drop ESa", 1),
        ("drop all", 1),
        ("pass", 1),
    ] {
        let mut table =
            calm(3).hand(0, "A6 A9 DE UPa ESa EDa").hand(1, "N9").hand(2, "M9").stack("7S1").table();
        table.go(0, words);
        assert_eq!(turn(&table), next, "{words}");
        assert_eq!(table.why_not(0, "pass"), "not_your_turn");
        assert_eq!(table.why_not(2, "pass"), "not_your_turn");
    }
}

#[test]
fn s_11_1_nothing_out_of_turn() {
    let table = calm(2).hand(0, "L9").hand(1, "7S2 A6 UPa ESa DE").stack("7S1").trapped(1, "DNa").table();
    for words in
        ["place 7S2 new", "place A6 0", "trap UPa 0", "drop ESa", "dead_end 0", "escape ESa DNa", "call"]
    {
        assert_eq!(table.why_not(1, words), "not_your_turn", "{words}");
    }
    assert!(table.offers(1).is_empty());
}

#[test]
fn s_11_1_a_drawn_card_waits_for_the_next_turn() {
    let mut table = calm(2).hand(0, "L9").hand(1, "N9").stack("7S1").top("A6").table();

    table.go(0, "draw");

    assert_eq!((table.hand(0).as_str(), turn(&table)), ("A6 L9", 1));
}

#[test]
fn s_11_1_em_18_holds() {
    let table = calm(2).hand(0, "A6").hand(1, "N9").stack("7S1").table();
    assert_eq!(table.why_not(0, "draw"), "can_play");
    assert!(table.legal(0, "pass"), "passing is always allowed");
}

#[test]
fn s_11_1_vanish_and_pose_are_turns() {
    let mut table = calm(2)
        .hard()
        .leaders(&["joe", "ninja"])
        .beast(0)
        .hand(0, "L9")
        .hand(1, "N9")
        .trapped(0, "UPa")
        .table();
    table.go(0, "pose UPa");
    assert_eq!((table.trap(0), turn(&table)), (None, 1));
    table.go(1, "vanish");
    assert_eq!(table.tally().0, [1, 0]);
}

#[test]
fn s_11_1_no_gap_and_no_photo_finish() {
    let mut table = calm(2).hand(0, "A6").hand(1, "T5").stack("7S1").table();
    table.go(0, "place A6 0");
    assert_eq!(table.tally().0, [0, 1]);
}

#[test]
fn s_11_1_a_call_that_takes_effect_was_the_turn() {
    let mut table = calm(2).hand(0, "L9").hand(1, "N9").table();
    table.go(0, "call");
    assert_eq!((table.hand_size(0), table.hand_size(1), turn(&table)), (2, 2, 1));
}

#[test]
fn s_11_1_one_objected_call_a_turn() {
    let mut table = calm(2).hand(0, "L9").hand(1, "7S1 N9").table();

    table.go(0, "call");

    assert!(table.tells("draw_objected"));
    assert_eq!(turn(&table), 0);
    assert_eq!(table.why_not(0, "call"), "called_before");
    table.go(0, "draw").go(1, "pass");
    assert!(!table.open().turn.expect("a turn").called);
}

#[test]
fn s_11_1_a_plus_three_is_an_ask() {
    let mut table = calm(3).hand(0, "P3a L9").hand(1, "ESa N9").hand(2, "M9").table();

    table.go(0, "trap P3a 1");

    assert_eq!(table.referee.awaited(), table::SeatSet::one(table::Seat::at(1)));
    assert_eq!(table.why_not(2, "pass"), "somebody_answers");
    assert_eq!(table.why_not(0, "pass"), "somebody_answers");
    assert_eq!(table.why_not(1, "pass"), "answer_plus_three");
    assert_eq!(table.why_not(1, "drop ESa"), "answer_plus_three");
    assert!(table.legal(1, "take P3a") && table.legal(1, "escape ESa P3a"));
    table.go(1, "take P3a");
    assert_eq!((table.hand_size(1), turn(&table)), (5, 1), "the turn follows the one who trapped");
}

#[test]
fn s_11_1_a_mate_may_answer() {
    let mut table = calm(4)
        .options(json!({"teams": true}))
        .hand(0, "P3a L9")
        .hand(1, "ESa N9")
        .hand(2, "ESb M9")
        .hand(3, "ESc UPa R9")
        .table();
    table.go(0, "trap P3a 1");
    assert_eq!(table.why_not(2, "escape ESb P3a"), "no_such_trap");
    assert!(!table.legal(3, "take P3a") && !table.legal(3, "pass"));

    table.go(3, "escape ESc P3a");

    assert_eq!((table.history(1).contains("P3a"), turn(&table)), (true, 1));
}

#[test]
fn s_11_1_a_plus_three_as_last_card() {
    let mut table = calm(3).hand(0, "P3a").hand(1, "EDa N9").hand(2, "M9").table();

    table.go(0, "trap P3a 1");
    assert!(table.is_out(0));
    assert_eq!(table.stage(), "play", "the round ends only after the answer");
    table.go(1, "escape EDa P3a N9");

    assert_eq!(table.tally().0, [0, 0, 1]);
    assert_eq!(table.times("out"), 1);
}

#[test]
fn s_11_1_story_11_is_an_ask() {
    let mut table = calm(2).hard().hand(0, "W1 A2 A3").hand(1, "N9").story(0, 11).table();

    table.go(0, "place W1 new");

    assert_eq!(turn(&table), 0);
    assert_eq!(table.why_not(1, "pass"), "somebody_answers");
    assert_eq!(table.why_not(0, "pass"), "somebody_answers");
    table.go(0, "story11 A2");
    assert_eq!((table.hand(0).as_str(), turn(&table)), ("A3", 1));
}

#[test]
fn s_11_1_story_11_may_end_the_round() {
    let mut table = calm(2).hard().hand(0, "W1 A2").hand(1, "N9").story(0, 11).table();
    table.go(0, "place W1 new").go(0, "story11 A2");
    assert_eq!(table.tally().0, [0, 1]);
}

#[test]
fn s_11_1_all_have_passed_so_everybody_draws() {
    // Whoever could play: seat 1 holds a seven.
    let mut table = calm(3).hand(0, "L9").hand(1, "7S1").hand(2, "M9").top("A1 A2 A3").table();

    table.go(0, "pass").go(1, "pass");
    assert_eq!(table.hand_size(0), 1);
    table.go(2, "pass");

    // The last of them, seat 2, has called.
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["A1 L9", "A2 7S1", "A3 M9"]);
    assert_eq!(turn(&table), 0, "and the next turn follows");
}

#[test]
fn s_11_1_only_in_succession() {
    let mut table = calm(2).hand(0, "L9 ESa").hand(1, "N9").table();
    table.go(0, "pass").go(1, "pass").go(0, "pass").go(1, "draw").go(0, "pass");
    assert_eq!(table.hand_size(0), 3, "drawn for once only");
    table.go(1, "pass");
    assert_eq!(table.hand_size(0), 4);
}

#[test]
fn s_11_1_all_have_passed_with_nothing_to_draw() {
    let mut table = calm(2).hand(0, "7S1").hand(1, "N9").pile("").table();
    table.go(0, "pass").go(1, "pass");
    assert!(table.tells("blocked"));
    assert_eq!(table.tally().0, [1, 1]);
}

// R-16 does not apply: nobody can play, and yet nothing is counted down.
#[test]
fn s_11_1_no_stall_and_no_idle_clock() {
    let mut table = calm(2).hand(0, "L9 UPa").hand(1, "N9").pile("").table();
    table.go(0, "trap UPa 1");
    assert_eq!((table.open().stall, table.open().idle, table.referee.alarm()), (None, None, None));
    table.wait(1_000_000);
    assert_eq!(turn(&table), 1);
}

#[test]
fn s_11_1_whoever_is_out_has_no_turn() {
    let mut table = calm(4)
        .options(json!({"teams": true}))
        .hand(0, "A6")
        .hand(1, "N9")
        .hand(2, "M9")
        .hand(3, "R9")
        .stack("7S1")
        .table();
    table.go(0, "place A6 0").go(1, "pass").go(2, "pass").go(3, "pass");
    assert_eq!((table.hand_size(0), table.hand_size(1), turn(&table)), (0, 2, 1), "three have passed");
}

// ----- limits ---------------------------------------------------------------------------------------------------------

fn limited(seats: u8) -> Given {
    calm(seats).options(json!({"turn_limit_s": 30}))
}

#[test]
fn s_11_1_a_turn_that_runs_out_is_a_pass() {
    let mut table = limited(2).hand(0, "L9").hand(1, "N9").table();
    table.go_at(1_000, 0, "pass");
    assert_eq!(table.wait(31_000)[0].0, 31_000);
    assert_eq!(table.fact("passed"), json!({"seat": 1}));
    assert_eq!(table.hand_size(0), 2, "both have passed");
}

#[test]
fn s_11_1_asks_take_their_default() {
    let mut table = limited(2).hand(0, "P3a L9").hand(1, "N9").table();
    table.go_at(1_000, 0, "trap P3a 1");
    assert_eq!(table.wait(31_000).len(), 1);
    assert_eq!((table.hand_size(1), turn(&table)), (4, 1));
    assert_eq!(table.referee.alarm().map(|at| at.as_ms()), Some(61_000), "a new turn");

    let mut table = limited(2).hard().hand(0, "W1 A2").hand(1, "N9").story(0, 11).table();
    table.go_at(1_000, 0, "place W1 new");
    assert_eq!(table.wait(31_000).len(), 1);
    assert_eq!((table.hand(0).as_str(), turn(&table)), ("A2", 1));
}

#[test]
fn s_11_1_asks_before_a_round_too() {
    let before = |limit: u16| {
        let mut table = given(2)
            .hard()
            .options(json!({"calm_mode": true, "turn_limit_s": limit}))
            .leaders(&["joe", "lumberjack"])
            .hand(0, "A6")
            .hand(1, "N9")
            .stack("7S1")
            .next_story(11)
            .table();
        table.go(0, "place A6 0");
        assert_eq!(table.asks(), [("burden", vec![1])]);
        table.referee.alarm().map(|at| at.as_ms())
    };
    assert_eq!((before(0), before(45)), (None, Some(45_000)));
}

#[test]
fn s_11_1_nobody_passes_in_real_time() {
    let table = given(2).hand(0, "L9").hand(1, "N9").table();
    assert_eq!(table.why_not(0, "pass"), "not_calm");
}
