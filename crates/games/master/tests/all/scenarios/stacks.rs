//! Stacks, Wisdom, combinations. (Rules §5)

use serde_json::json;

use crate::card_table::given;

#[test]
fn t_02_a_six_on_a_seven() {
    let mut table = given(2).hand(0, "A6 L9").hand(1, "N9").stack("7S1").table();

    table.go(0, "place A6 0");

    assert_eq!((table.top(0), table.hand(0)), ("A6".to_owned(), "L9".to_owned()));
}

#[test]
fn t_03_a_two_does_not_go_on_a_six() {
    let table = given(2).hand(0, "T2 L9").hand(1, "N9").stack("7S1 A6").table();

    assert_eq!(table.why_not(0, "place T2 0"), "does_not_fit");
}

#[test]
fn t_04_king_and_one_are_neighbours() {
    let mut table = given(2).hand(0, "AK M1 L9").hand(1, "N9").stack("W1 T1").stack("W2 TK").table();

    table.go(0, "place AK 0").go_at(250, 0, "place M1 1");

    assert_eq!((table.top(0), table.top(1)), ("AK".to_owned(), "M1".to_owned()));
}

#[test]
fn t_05_directions_may_alternate() {
    let mut table = given(2).hand(0, "A6 M6 L9").hand(1, "T5 N9").stack("7S1").table();

    table.go(0, "place A6 0").go(1, "place T5 0").go_at(250, 0, "place M6 0");

    assert_eq!(table.top(0), "M6");
}

#[test]
fn t_06_a_seven_on_a_six() {
    let place =
        |options| given(2).options(options).hand(0, "7S1 L9").hand(1, "N9").stack("W1 T6").stack("W2");
    let usual = place(json!({})).table();
    assert!(usual.legal(0, "place 7S1 0"));

    let strict = place(json!({"seven_on_stacks": false})).table();

    assert_eq!(strict.why_not(0, "place 7S1 0"), "seven_only_starts");
    assert!(strict.legal(0, "place 7S1 new"));
    assert!(strict.legal(0, "place 7S1 1"), "on a Wisdom");
}

// R-1 and §12: a combination of 7 is treated like a seven.
#[test]
fn r_01_a_combination_of_seven_where_sevens_only_start() {
    let place = |seven| {
        let options = json!({"seven_on_stacks": seven, "combo_starts": false});
        given(2).options(options).hand(0, "A2 A5").hand(1, "N9").stack("W1 T6").stack("W2").pile("L9").table()
    };
    assert!(place(true).legal(0, "place A2+A5 0"));
    let strict = place(false);
    assert_eq!(strict.why_not(0, "place A2+A5 0"), "seven_only_starts");
    assert!(strict.legal(0, "place A2+A5 1"));
}

#[test]
fn t_07_a_six_starts_nothing() {
    let table = given(2).hand(0, "A6").hand(1, "N9").table();

    assert_eq!(table.why_not(0, "place A6 new"), "cannot_start");
}

#[test]
fn t_09_a_wisdom_starts_and_anything_follows() {
    for any in ["A1", "TK", "7S1", "DMQ", "L8"] {
        let mut table = given(2).hand(0, "W1 L9").hand(1, &format!("{any} N9")).table();

        table.go(0, "place W1 new").go(1, &format!("place {any} 0"));

        assert_eq!(table.top(0), any);
    }
}

// EM-13, R-2: "Wisdom has no value and the value below it is forgotten"
#[test]
fn r_02_nothing_is_remembered_below_a_wisdom() {
    let table = given(2).hand(0, "A1 TK L2 L3 RJ MJ").hand(1, "N9").stack("7S1 A8 W1").table();

    for words in ["place A1 0", "place TK 0", "place L2+L3 0", "place RJ+MJ 0"] {
        assert!(table.legal(0, words), "{words}");
    }
}

#[test]
fn em_13_a_wisdom_goes_on_any_number() {
    let table = given(2).hand(0, "W1 L9").hand(1, "N9").stack("7S1").stack("7S2 A6").stack("W2 DMK").table();

    for stack in 0..3 {
        assert!(table.legal(0, &format!("place W1 {stack}")));
    }
}

#[test]
fn r_03_no_wisdom_on_a_wisdom() {
    let place =
        |on| given(2).options(json!({"wisdom_on_wisdom": on})).hand(0, "W1 L9").hand(1, "N9").stack("W2");
    assert_eq!(place(false).table().why_not(0, "place W1 0"), "wisdom_on_wisdom");
    assert!(place(true).table().legal(0, "place W1 0"));
}

// EM-14, EM-15: either may lie on top, and play goes on from its own rank.
#[test]
fn em_15_a_combination_goes_on_from_its_upper_card() {
    let mut table = given(2).hand(0, "A2 A4 L9").hand(1, "T5 N9").stack("7S1").table();
    assert!(table.legal(0, "place A4+A2 0"));

    table.go(0, "place A2+A4 0").go(1, "place T5 0");

    assert_eq!(
        table.open().stacks.cards(0).map(|card| card.to_string()).collect::<Vec<_>>(),
        ["7S1", "A2", "A4", "T5"]
    );
}

#[test]
fn em_15_every_sum_of_one_suit() {
    for (one, other, top) in [
        ("1", "2", "T2"),
        ("1", "3", "T3"),
        ("2", "3", "T4"),
        ("1", "5", "T5"),
        ("3", "4", "T6"),
        ("3", "5", "T9"),
        ("4", "5", "T8"),
    ] {
        let table = given(2)
            .hand(0, &format!("A{one} A{other} L9"))
            .hand(1, "N9")
            .stack(&format!("W1 {top}"))
            .table();
        assert!(table.legal(0, &format!("place A{one}+A{other} 0")), "{one}+{other} on {top}");
    }
}

#[test]
fn em_15_high_cards_and_twice_the_same_are_no_combination() {
    let table = given(2).hand(0, "A2 A6 L9").hand(1, "N9").stack("W1 T9").table();
    assert_eq!(table.why_not(0, "place A2+A6 0"), "not_a_combination");
    assert_eq!(table.why_not(0, "place A2+A2 0"), "not_a_combination");
}

#[test]
fn t_11_two_suits_are_no_combination() {
    let table = given(2).hand(0, "A3 T4 L9").hand(1, "N9").stack("W1 R8").table();

    assert_eq!(table.why_not(0, "place A3+T4 0"), "not_a_combination");
}

#[test]
fn t_12_blend() {
    let blend = || {
        let given = given(2).hard().leaders(&["teen", "joe"]);
        given.hand(0, "A3 T4 M4 L9").hand(1, "N9").stack("W1 R8")
    };
    let table = blend().table();
    assert!(table.legal(0, "place A3+T4 0"));
    assert_eq!(table.why_not(0, "place A3+M4 0"), "not_a_combination");
    assert!(blend().beast(0).table().legal(0, "place A3+M4 0"));
    let silenced = blend().player(0, json!({"silenced": true})).table();
    assert_eq!(silenced.why_not(0, "place A3+T4 0"), "not_a_combination");
}

// EM-15: "With BLEND sums 2 and 10 and equal ranks become possible"
#[test]
fn em_15_blend_makes_two_and_ten() {
    let blend = |hand, top| {
        given(2).hard().leaders(&["teen", "joe"]).hand(0, hand).hand(1, "N9").stack(top).pile("L10").table()
    };
    let two = blend("T1 M1", "W1 A3");
    assert!(two.legal(0, "place T1+M1 0") && !two.legal(0, "draw"));
    let ten = blend("T5 M5", "W1 AJ");
    assert!(ten.legal(0, "place M5+T5 0") && !ten.legal(0, "draw"));
}

#[test]
fn em_15_no_combinations_at_the_easy_level() {
    let table =
        given(2).options(json!({"level": "easy"})).hand(0, "A2 A5 L9").hand(1, "N9").stack("7S1").table();

    assert_eq!(table.why_not(0, "place A2+A5 new"), "no_combinations");
}

#[test]
fn t_14_two_jumps() {
    let table = || given(2).hand(0, "AJ TJ DMJ L2").hand(1, "N9").stack("W1 R10").table();

    table().go(0, "place AJ+TJ 0");
    assert_eq!(table().go(0, "place AJ+TJ 0").top(0), "TJ");
    assert_eq!(table().why_not(0, "place AJ+DMJ 0"), "not_a_combination");
    assert_eq!(table().go(0, "place DMJ 0").top(0), "DMJ");
}

#[test]
fn t_15_a_face_pair_on_a_wisdom() {
    let mut table = given(2).hand(0, "AK TK L9").hand(1, "N9").stack("W1").table();

    table.go(0, "place AK+TK 0");

    assert_eq!(table.top(0), "TK");
    assert_eq!(table.why_not(1, "place N9 0"), "does_not_fit");
}

#[test]
fn em_16_a_face_pair_starts_nothing() {
    let table = given(2).hand(0, "AK TK L9").hand(1, "N9").table();
    assert_eq!(table.why_not(0, "place AK+TK new"), "cannot_start");
}

// T-22 and R-4: the reasons of the books, both ways.
#[test]
fn r_04_directions_and_the_wrap() {
    let under = |trap: &str, top: &str, card: &str, wrap: &str| {
        let table = given(2)
            .options(json!({"wrap_under_trap": wrap}))
            .hand(0, &format!("{card} L9"))
            .hand(1, "N9")
            .stack(&format!("W1 {top}"))
            .trapped(0, trap)
            .table();
        table.legal(0, &format!("place {card} 0"))
    };
    for (trap, top, card, numeric, no_wrap) in [
        ("UPa", "TK", "A1", false, false),
        ("UPa", "TK", "AQ", false, false),
        ("UPa", "T1", "AK", true, false),
        ("UPa", "T1", "A2", true, true),
        ("DNa", "T1", "AK", false, false),
        ("DNa", "T1", "A2", false, false),
        ("DNa", "TK", "A1", true, false),
        ("DNa", "TK", "AQ", true, true),
    ] {
        assert_eq!(under(trap, top, card, "numeric"), numeric, "{trap}: {card} on {top}");
        assert_eq!(under(trap, top, card, "no_wrap"), no_wrap, "{trap}: {card} on {top}, no wrap");
    }
}

#[test]
fn r_04_without_a_trap_king_and_one_are_always_neighbours() {
    let table = given(2)
        .options(json!({"wrap_under_trap": "no_wrap"}))
        .hand(0, "A1 L9")
        .hand(1, "N9")
        .stack("W1 TK")
        .table();
    assert!(table.legal(0, "place A1 0"));
}

#[test]
fn r_05_a_combination_rises_by_its_sum() {
    let table = given(2).hand(0, "A3 A5 T2 T4 L10").hand(1, "N9").stack("7S1").trapped(0, "UPa").table();

    assert!(table.legal(0, "place A5+A3 0"), "8 on 7, though 3 is lower");
    assert_eq!(table.why_not(0, "place T2+T4 0"), "trap_forbids");
}

#[test]
fn r_06_r_07_a_wisdom_and_a_new_stack_are_free_in_a_trap() {
    let table = given(2).hand(0, "A1 7S1 W2 T3 T4").hand(1, "N9").stack("W1").trapped(0, "UPa").table();

    for words in ["place A1 0", "place 7S1 new", "place W2 new", "place T3+T4 new", "place T3+T4 0"] {
        assert!(table.legal(0, words), "{words}");
    }
}

#[test]
fn r_08_a_combination_of_seven_starts_a_stack() {
    let start =
        |on| given(2).options(json!({"combo_starts": on})).hand(0, "A2 A5 A3 L9").hand(1, "N9").table();
    assert!(start(true).legal(0, "place A2+A5 new"));
    assert_eq!(start(true).why_not(0, "place A3+A5 new"), "sum_cannot_start");
    assert_eq!(start(false).why_not(0, "place A2+A5 new"), "sum_cannot_start");
}

// on a Numbered top a single card that came second is never still legal.
#[test]
fn r_10_a_late_card_is_held_against_the_new_top() {
    let mut table = given(2).hand(0, "A6 L9").hand(1, "T8 W2 A5 N9").stack("7S1").table();

    table.go(0, "place A6 0");

    assert_eq!(table.why_not(1, "place T8 0"), "does_not_fit");
    assert!(table.legal(1, "place A5 0") && table.legal(1, "place W2 0"));
    assert_eq!(table.why_not(1, "place A5 0 seen 2"), "seen_not_asked");
}

#[test]
fn r_10_strict_a_stack_must_be_as_it_was_seen() {
    let mut table = given(2)
        .options(json!({"race_mode": "strict"}))
        .hand(0, "A6 L9")
        .hand(1, "A5 W2 DE N9")
        .stack("7S1")
        .table();

    table.go(0, "place A6 0 seen 1");

    for late in ["place A5 0 seen 1", "place W2 0 seen 1", "dead_end 0 seen 1", "place A5 0"] {
        assert_eq!(table.why_not(1, late), "stack_changed", "{late}");
    }
    for fresh in ["place A5 0 seen 2", "place W2 0 seen 2", "dead_end 0 seen 2", "place W2 new"] {
        assert!(table.legal(1, fresh), "{fresh}");
    }
    assert_eq!(table.why_not(1, "place W2 new seen 2"), "seen_not_asked");
}

#[test]
fn em_10_stacks_have_no_limit() {
    let hand = "7S1 7S2 7S3 7S4 7S5 7S6 7S7 7S8 W1 W2 W3 W4";
    let mut table =
        given(2).options(json!({"min_gap_ms": 0})).hand(0, &format!("{hand} L9")).hand(1, "N9").table();

    for card in hand.split(' ') {
        table.go(0, &format!("place {card} new"));
    }

    assert_eq!(table.open().stacks.count(), 12);
    assert_eq!(table.why_not(0, "place L9 20"), "no_such_stack");
    assert_eq!(table.why_not(0, "place 7S1 new"), "not_in_hand");
}
