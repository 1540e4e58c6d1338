//! The twelve Story cards, who draws them, and experience. (Rules §8)

use serde_json::json;

use crate::card_table::{Given, Table, before_a_round, given};

// ----- who draws (§8.2) -----------------------------------------------------------------------------------------------

/// A round that seat 0 ends at once by going out.
fn ends(given: Given) -> Table {
    let mut table =
        given.options(json!({"photo_finish_ms": 0})).hand(0, "A6").stack("7S1").next_story(11).table();
    table.go(0, "place A6 0");
    table
}

#[test]
fn s_8_2_the_most_blunders_in_hand() {
    let table = ends(given(3).hard().hand(1, "N9").hand(2, "DMJ"));
    assert_eq!(table.fact("story_drawn"), json!({"seat": 2, "story": 11}));
}

#[test]
fn s_8_2_then_the_highest_total() {
    let table = ends(given(3).hard().hand(1, "N9").hand(2, "M9").total(1, 3).total(2, 2));
    assert_eq!(table.fact("story_drawn")["seat"], 1);
}

#[test]
fn s_8_2_then_nobody() {
    let table = ends(given(3).hard().hand(1, "N9").hand(2, "M9"));
    assert!(!table.tells("story_drawn"));
}

#[test]
fn r_43_nobody_draws_if_nobody_has_a_blunder() {
    let mut table = given(2).hard().hand(0, "A6").hand(1, "T5").stack("7S1").total(1, 3).table();

    table.go_at(1_000, 0, "place A6 0").go_at(1_100, 1, "place T5 0").wait(1_250);

    assert_eq!(table.tally().0, [0, 0]);
    assert!(!table.tells("story_drawn"));
}

// Story 1, a drawback, cannot be declined.
#[test]
fn r_56_drawing_is_automatic() {
    let table = before_a_round(&["joe", "ninja"], Some((1, 1))).opens();
    assert_eq!(table.asks(), [("start", vec![0])]);
    assert_eq!(table.hand_size(1), 12);
}

// story 9 is drawn only if the game goes on.
#[test]
fn r_35_no_story_after_the_end() {
    let table = ends(given(2).hard().hand(1, "N9").total(1, 29).next_story(9));
    assert!(!table.tells("story_drawn"));
    assert_eq!(table.places(), [1, 2]);
}

#[test]
fn s_8_3_the_deck_can_run_out() {
    let mut table = given(4)
        .hard()
        .options(json!({"photo_finish_ms": 0}))
        .hand(0, "A6")
        .hand(1, "N9")
        .hand(2, "M9 M10")
        .hand(3, "R9")
        .stack("7S1")
        .experience(0, &[1, 8])
        .experience(1, &[2, 3, 4, 5])
        .experience(2, &[6, 7, 9, 10])
        .experience(3, &[11, 12])
        .table();

    table.go(0, "place A6 0");

    assert!(!table.tells("story_drawn"));
    assert_eq!((table.open().round, table.stage().as_str()), (2, "beasts"));
}

// ----- experience (§8.3, R-41) ----------------------------------------------------------------------------------------

#[test]
fn s_8_3_a_story_becomes_experience() {
    let table = ends(given(2).hard().hand(1, "N9").story(0, 7).experience(0, &[2]));
    assert_eq!(table.experience(0), [2, 7]);
    assert_eq!(table.fact("learned"), json!({"seat": 0, "story": 7}));
}

#[test]
fn r_41_more_than_four_points() {
    let learn = |story, before: &[u8]| {
        let table = ends(given(2).hard().hand(1, "N9").story(0, story).experience(0, before));
        let under: Vec<u8> = table.open().stories.known().map(|(_, story)| story.number()).collect();
        (table.experience(0), under)
    };
    assert_eq!(learn(7, &[2, 3, 4]), (vec![2, 3, 4, 7], vec![]));
    assert_eq!(learn(7, &[2, 3, 4, 5]), (vec![3, 4, 5, 7], vec![2]), "the oldest 1-card");
    assert_eq!(learn(8, &[2, 3, 4, 5]), (vec![4, 5, 8], vec![2, 3]));
    assert_eq!(learn(7, &[1, 8]), (vec![1, 8], vec![7]), "the new one is the only 1-card");
    assert_eq!(learn(8, &[3, 1, 5]), (vec![1, 8], vec![3, 5]));
}

// ----- 2 and 8: new leaders (R-37) ------------------------------------------------------------------------------------

#[test]
fn story_2_swaps_leaders() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((1, 2))).opens();
    assert_eq!(table.why_not(1, "story2 swap 1"), "wrong_seat");
    assert_eq!(table.why_not(0, "story2 keep"), "ask_closed");

    table.go(1, "story2 swap 2");

    assert_eq!([0, 1, 2].map(|seat| table.leader(seat)), ["joe", "robot", "ninja"]);
}

#[test]
fn story_2_r_37_another_one_from_the_deck() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((1, 2))).opens();

    table.go(1, "story2 redraw");

    assert!(["teen", "mouse", "lumberjack"].contains(&table.leader(1)));
    assert!(table.open().leaders.contents().any(|tribe| tribe.name() == "ninja"), "the old one goes back");
}

#[test]
fn story_2_or_not() {
    let mut table = before_a_round(&["joe", "ninja"], Some((1, 2))).opens();
    table.wait(15_000);
    assert_eq!((table.leader(0), table.leader(1)), ("joe", "ninja"));
}

#[test]
fn story_8_all_leaders_anew() {
    let table = before_a_round(&["joe", "ninja", "robot"], Some((1, 8))).experience(0, &[3]).opens();
    assert_eq!(table.times("leader"), 3);
    let mut all: Vec<&str> = table.open().leaders.contents().map(|tribe| tribe.name()).collect();
    all.extend([0, 1, 2].map(|seat| table.leader(seat)));
    all.sort_unstable();
    assert_eq!(all, ["joe", "lumberjack", "mouse", "ninja", "robot", "teen"]);
    assert_eq!(table.experience(0), [3], "experience stays with the player");
}

// ----- 3: the top of the pile (R-38) ----------------------------------------------------------------------------------

/// Seat 1 looks at the pile.
fn peeking(leaders: &[&'static str]) -> (Table, Vec<String>) {
    let table = before_a_round(leaders, Some((1, 3))).opens();
    let peek = table.document()["secret"]["pile"]["top"].clone();
    (table, serde_json::from_value(peek).expect("cards"))
}

#[test]
fn story_3_r_38_two_cards_can_be_exchanged() {
    let (mut table, peek) = peeking(&["joe", "ninja"]);
    assert_eq!(peek.len(), 2);
    let hand = table.hand(1);
    let mine: Vec<&str> = hand.split(' ').collect();
    assert_eq!(table.why_not(1, &format!("story3 0:{} 0:{}", mine[0], mine[1])), "wrong_swap");
    assert_eq!(table.why_not(1, &format!("story3 0:{} 1:{}", mine[0], mine[0])), "wrong_swap");
    assert_eq!(table.why_not(1, &format!("story3 2:{}", mine[0])), "wrong_swap");
    assert_eq!(table.why_not(1, &format!("story3 0:{}", peek[0])), "not_in_hand");

    table.go(1, &format!("story3 1:{}", mine[3]));

    // One for one, in the same place.
    let top = table.document()["secret"]["pile"]["top"].clone();
    assert_eq!(top, json!([peek[0], mine[3]]));
    assert!(table.hand(1).contains(&peek[1]) && table.hand_size(1) == 10);
    assert_eq!(table.fact("exchanged"), json!({"seat": 1, "count": 1}));
}

#[test]
fn story_3_a_teen_looks_at_three() {
    let (mut table, peek) = peeking(&["joe", "teen"]);
    assert_eq!(peek.len(), 3);
    let hand = table.hand(1);
    let mine: Vec<&str> = hand.split(' ').collect();
    table.go(1, &format!("story3 0:{} 1:{} 2:{}", mine[5], mine[1], mine[7]));
    assert_eq!(table.fact("exchanged")["count"], 3);
}

#[test]
fn story_3_nothing_by_default() {
    let (mut table, peek) = peeking(&["joe", "ninja"]);
    let hand = table.hand(1);
    table.wait(20_000);
    assert_eq!((table.hand(1), table.stage()), (hand, "ready".to_owned()));
    assert_eq!(table.document()["secret"]["pile"]["top"], json!(peek));
}

// ----- 5: gifts (R-39) ------------------------------------------------------------------------------------------------

#[test]
fn story_5_a_card_must_be_given() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((1, 5))).opens();
    let hand = table.hand(1);
    let mine: Vec<&str> = hand.split(' ').collect();
    assert_eq!(table.why_not(1, "story5"), "wrong_gift");
    assert_eq!(table.why_not(1, &format!("story5 {}:1", mine[0])), "wrong_seat");
    assert_eq!(table.why_not(1, &format!("story5 {}:0 {}:2", mine[0], mine[1])), "wrong_gift");

    table.go(1, &format!("story5 {}:2", mine[0]));

    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [10, 9, 11]);
    assert!(table.hand(2).split(' ').any(|card| card == mine[0]));
}

#[test]
fn story_5_a_lumberjack_gives_two() {
    let mut table = before_a_round(&["joe", "lumberjack", "robot"], Some((1, 5))).opens();
    table.go(1, "burden none");
    let hand = table.hand(1);
    let mine: Vec<&str> = hand.split(' ').collect();
    assert_eq!(table.why_not(1, &format!("story5 {}:0", mine[0])), "wrong_gift");

    table.go(1, &format!("story5 {}:0 {}:2", mine[0], mine[4]));

    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [11, 8, 11]);
}

#[test]
fn r_39_only_time_spares_the_giver() {
    let mut table = before_a_round(&["joe", "ninja"], Some((1, 5))).opens();
    table.wait(20_000);
    assert_eq!([0, 1].map(|seat| table.hand_size(seat)), [10, 10]);
}

// ----- 6: silence (R-39) ----------------------------------------------------------------------------------------------

#[test]
fn story_6_one_other_player() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((0, 6))).opens();
    for wrong in ["story6 0", "story6 1 2", "story6"] {
        assert!(!table.legal(0, wrong), "{wrong}");
    }
    table.go(0, "story6 2");
    assert!(table.open().player(table::Seat::at(2)).silenced);
}

#[test]
fn story_6_a_robot_chooses_two() {
    let table = before_a_round(&["joe", "ninja", "robot"], Some((2, 6))).opens();
    assert!(table.legal(2, "story6 0 1"));
    assert_eq!(table.why_not(2, "story6 0"), "wrong_gift");
    let two = before_a_round(&["joe", "robot"], Some((1, 6))).opens();
    assert!(two.legal(1, "story6 0"), "of two players there is only one other");
}

#[test]
fn r_39_only_time_spares_leaders() {
    let mut table = before_a_round(&["joe", "ninja"], Some((0, 6))).opens();
    table.wait(15_000);
    assert!(!table.open().player(table::Seat::at(1)).silenced && !table.tells("silenced"));
}

// ----- 9: relief (R-34) -----------------------------------------------------------------------------------------------

#[test]
fn story_9_one_less_and_four_for_an_average_joe() {
    let relief = |drawer, floor| {
        let given =
            before_a_round(&["joe", "ninja"], Some((drawer, 9))).options(json!({"score_floor": floor}));
        given.opens().total(drawer)
    };
    assert_eq!((relief(1, "none"), relief(0, "none")), (-1, -4));
    assert_eq!((relief(1, "zero"), relief(0, "zero")), (0, 0));
}

// ----- 10: the bet (R-33, R-39) ---------------------------------------------------------------------------------------

/// Story 10 of seat 0, who named seat 1.
fn bet() -> Given {
    given(3)
        .hard()
        .leaders(&["joe", "ninja", "robot"])
        .options(json!({"photo_finish_ms": 0}))
        .hand(0, "L9")
        .hand(1, "A6")
        .hand(2, "T8")
        .stack("7S1")
        .story(0, 10)
        .next_story(11)
        .total(0, 7)
        .with(json!({"named": 1}))
}

#[test]
fn t_49_the_one_named_is_first() {
    let mut table = bet().table();
    table.go(1, "place A6 0");
    assert_eq!((table.total(0), table.leader(0)), (7 + 1 - 3, "joe"));
    assert_eq!(table.fact("bet"), json!({"seat": 0, "right": true, "total": 5}));
}

#[test]
fn t_49_somebody_else_is_first() {
    let mut table = bet().table();
    table.go(2, "place T8 0");
    assert_eq!(table.total(0), 8);
    assert_ne!(table.leader(0), "joe");
}

#[test]
fn t_49_nobody_is_first() {
    let mut table = bet().with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}})).table();
    table.wait(0);
    assert_eq!(table.total(0), 8);
    assert_ne!(table.leader(0), "joe");
}

#[test]
fn r_33_several_at_once() {
    let mut table = bet().options(json!({"photo_finish_ms": 250})).hand(1, "T9").stack("7S2").table();
    // Seat 2 is out first; seat 1 follows in the window.
    table.go_at(1_000, 2, "place T8 0").go_at(1_200, 1, "place T9 0").wait(1_250);
    assert_eq!(table.fact("bet")["right"], true);
}

#[test]
fn r_35_a_bet_may_rescue_from_the_breaking_point() {
    let mut table = bet().total(0, 31).table();
    table.go(1, "place A6 0");
    assert_eq!(table.total(0), 29);
    assert!(table.referee.outcome().is_none());
}

#[test]
fn r_34_a_bet_stops_at_the_floor() {
    let floor = |floor| {
        let mut table = bet().options(json!({"score_floor": floor})).total(0, 1).table();
        table.go(1, "place A6 0");
        table.total(0)
    };
    assert_eq!((floor("none"), floor("zero")), (-1, 0));
}

#[test]
fn story_10_somebody_else_must_be_named() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((0, 10))).opens();
    assert_eq!(table.why_not(0, "story10 0"), "wrong_seat");
    table.go(0, "story10 2");
    assert_eq!(table.fact("named"), json!({"seat": 0, "whose": 2}));
}

#[test]
fn r_39_luck_names_somebody_when_time_runs_out() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((0, 10))).opens();
    table.wait(15_000);
    let named = table.fact("named_by_luck")["whose"].clone();
    assert!(named == 1 || named == 2, "{named}");
}

// ----- 11: discards for Wisdom (R-52) ---------------------------------------------------------------------------------

fn wise(hand: &str) -> Given {
    given(2).hard().hand(0, hand).hand(1, "P3a N9").story(0, 11)
}

#[test]
fn r_52_a_discard_for_each_wisdom() {
    let mut table = wise("W1 A2 A3 A9 W2").table();
    assert_eq!(table.why_not(0, "story11 A2"), "no_credit");

    table.go_at(1_000, 0, "place W1 new").go_at(1_000, 0, "story11 A2");

    assert_eq!(table.hand(0), "A3 A9 W2");
    assert_eq!(table.why_not(0, "story11 A3"), "no_credit");
}

#[test]
fn r_52_five_seconds_and_a_further_wisdom_starts_them_anew() {
    let credit = |table: &Table| {
        let credit = table.open().player(table::Seat::at(0)).credit;
        credit.map(|credit| (credit.cards, credit.until.map_or(0, |until| until.as_ms())))
    };
    let mut table = wise("W1 A2 A3 A9 W2").table();

    assert_eq!(credit(table.go_at(1_000, 0, "place W1 new")), Some((1, 6_000)));
    assert_eq!(credit(table.go_at(3_000, 0, "place W2 new")), Some((2, 8_000)));
    assert_eq!(credit(table.go_at(3_500, 0, "story11 A2")), Some((1, 8_000)));
    table.wait(8_000);

    assert_eq!(credit(&table), None);
    assert_eq!(table.hand(0), "A3 A9");
}

#[test]
fn r_52_none_gives_all_up() {
    let mut table = wise("W1 A2 A3 W2").table();
    table.go_at(1_000, 0, "place W1 new").go_at(1_250, 0, "place W2 new").go_at(1_300, 0, "story11 none");
    assert_eq!(table.why_not(0, "story11 A2"), "no_credit");
}

#[test]
fn r_52_what_cannot_be_discarded() {
    let table = |strict| {
        let mut table = wise("W1 W2 DMK A2").options(json!({"doom_strict": strict})).table();
        table.go(0, "place W1 new");
        table
    };
    assert_eq!(table(true).why_not(0, "story11 W2"), "cannot_discard");
    assert_eq!(table(true).why_not(0, "story11 DMK"), "cannot_discard");
    assert!(table(false).legal(0, "story11 DMK"));
}

#[test]
fn r_52_it_may_empty_the_hand() {
    let mut table = wise("W1 A2").table();
    assert!(table.go(0, "place W1 new").go(0, "story11 A2").is_out(0));
    let mut last = wise("W1").table();
    last.go(0, "place W1 new");
    assert!(last.is_out(0) && last.open().player(table::Seat::at(0)).credit.is_none());
}

#[test]
fn r_52_not_while_a_plus_three_waits() {
    let mut table = wise("W1 A2 A3").table();
    table.go_at(1_000, 0, "place W1 new").go_at(1_100, 1, "trap P3a 0");
    assert_eq!(table.why_not(0, "story11 A2"), "answer_plus_three");
    table.go_at(1_200, 0, "take P3a");
    assert!(table.legal(0, "story11 A2"), "the clock runs on meanwhile");
}

#[test]
fn r_52_an_empty_hand_that_must_still_take_three() {
    let mut table = wise("W1 ESa").hand(1, "P3a P3b N9").table();
    table.go_at(1_000, 0, "place W1 new").go_at(1_100, 1, "trap P3a 0").go_at(1_400, 1, "trap P3b 0");

    table.go_at(1_500, 0, "escape ESa P3a");
    assert!(!table.is_out(0));
    table.go_at(1_600, 0, "take P3b");

    let hand = table.hand(0);
    let any = hand.split(' ').find(|card| !card.starts_with('W') && !card.starts_with("DM"));
    assert!(table.legal(0, &format!("story11 {}", any.expect("three cards"))), "the credit is still there");
}

#[test]
fn r_52_only_for_the_drawer() {
    let mut table = given(2).hard().hand(0, "L9").hand(1, "W1 N9").story(0, 11).table();
    table.go(1, "place W1 new");
    assert_eq!(table.why_not(1, "story11 N9"), "no_credit");
}

#[test]
fn r_13_story_11_in_the_photo_finish() {
    let mut table = wise("W1 A2").hand(1, "A6").stack("7S1").table();
    table.go_at(1_000, 0, "place W1 new").go_at(1_100, 1, "place A6 0");
    assert_eq!(table.why_not(0, "story11 none"), "round_over");
    assert!(table.go_at(1_300, 0, "story11 A2").is_out(0));
}

// ----- 12: the Beast --------------------------------------------------------------------------------------------------

#[test]
fn story_12_a_beast_without_paying() {
    let table = before_a_round(&["mouse", "ninja"], Some((0, 12))).experience(0, &[1]).opens();
    assert!(table.open().player(table::Seat::at(0)).beast);
    assert_eq!(table.asks(), [("lean_partner", vec![0])], "nobody is asked to pay");
    assert_eq!(table.experience(0), [1]);
}
