//! Leaders, hand sizes and Beast Mode. (Rules §4.1, §7, §8.3; R-20, R-27 to R-32, R-40, R-42)

use serde_json::{Value, json};

use crate::card_table::{Given, Table, before_a_round, given};

/// Whatever is asked before the deal takes its default, but for the "Start!" of the dealer.
fn dealt(mut table: Table) -> Table {
    while table.asks().iter().any(|(question, _)| *question != "start") {
        let alarm = table.referee.alarm().expect("an ask has a limit").as_ms();
        table.wait(alarm);
    }
    table
}

fn sizes(table: &Table) -> Vec<u8> {
    table.referee.seats().iter().map(|seat| table.open().player(seat).hand).collect()
}

/// The same table when the round is about to end as blocked.
fn playing(table: &Table) -> Table {
    table.changed(&json!({"stage": "play", "asks": null, "stall": {"until": 5_000, "why": "blocked"}}))
}

// ----- hand sizes (§4.1) ----------------------------------------------------------------------------------------------

#[test]
fn t_45_plain_and_lean() {
    assert_eq!(sizes(&dealt(before_a_round(&["joe", "mouse", "ninja"], None).opens())), [10, 9, 10]);
}

#[test]
fn t_45_lean_as_a_beast_and_a_partner() {
    let mut table = before_a_round(&["joe", "mouse", "ninja"], None).experience(1, &[1]).opens();

    table.go(1, "beast 1").go(1, "lean 2");

    assert_eq!(sizes(&table), [10, 8, 8]);
}

#[test]
fn t_45_burden() {
    let mut table = before_a_round(&["joe", "lumberjack", "ninja"], None).opens();

    table.go(1, "burden 0");

    assert_eq!(sizes(&table), [10, 11, 10]);
}

#[test]
fn t_45_stories() {
    let with = |leaders: &[&'static str], drawer, story| {
        sizes(&dealt(before_a_round(leaders, Some((drawer, story))).opens()))
    };
    assert_eq!(with(&["joe", "ninja"], 0, 1), [12, 10]);
    assert_eq!(with(&["mouse", "ninja"], 0, 4), [8, 10]);
    assert_eq!(with(&["mouse", "ninja"], 1, 4), [10, 9]);
    assert_eq!(with(&["joe", "ninja"], 0, 7), [8, 10]);
    assert_eq!(with(&["joe", "ninja"], 1, 7), [10, 7]);
}

// §4.1: "Effects follow `leader_map`, Story conditions follow the tribe on the leader card."
#[test]
fn t_45_a_silenced_leader_and_the_tribe_of_a_story() {
    let mut table = before_a_round(&["joe", "mouse"], Some((0, 6))).opens();
    table.go(0, "story6 1");
    assert_eq!(sizes(&table), [10, 10]);

    let ninja =
        before_a_round(&["joe", "ninja"], Some((1, 7))).options(json!({"leader_map": "pose_to_ninja"}));
    assert_eq!(sizes(&dealt(ninja.opens())), [10, 7]);
}

#[test]
fn s_4_1_modifiers_add_up() {
    // Story 7 and LEAN as a Beast; the base of a Vapor Ninja and a LEAN partner.
    let mut table = before_a_round(&["mouse", "joe"], Some((0, 7))).experience(0, &[1]).opens();
    table.go(0, "beast 1").go(0, "lean none");
    assert_eq!(sizes(&table), [6, 10]);

    let mut table = before_a_round(&["mouse", "ninja"], Some((1, 7))).experience(0, &[1]).opens();
    table.go(0, "beast 1").go(0, "lean 1");
    assert_eq!(sizes(&table), [8, 5]);
}

// ----- LEAN and BURDEN before a round ---------------------------------------------------------------------------------

#[test]
fn r_30_the_partner_is_optional_and_anybody_else() {
    let open = || {
        let mut table = before_a_round(&["joe", "mouse", "ninja"], None).experience(1, &[8]).opens();
        table.go(1, "beast 8");
        table
    };
    assert_eq!(open().why_not(1, "lean 1"), "wrong_seat");
    assert!(open().legal(1, "lean 0") && open().legal(1, "lean 2"));
    assert_eq!(sizes(open().go(1, "lean none")), [10, 8, 10]);
    assert_eq!(sizes(&dealt(open())), [10, 8, 10], "nobody by default");
}

#[test]
fn r_30_no_partner_without_the_beast() {
    let table = before_a_round(&["joe", "mouse"], None).opens();
    assert_eq!(table.asks(), [("start", vec![0])]);
}

#[test]
fn r_31_a_burden_counts_at_once() {
    let mut table = before_a_round(&["joe", "lumberjack", "ninja"], None).opens();
    assert_eq!(table.asks(), [("burden", vec![1])]);
    assert_eq!(table.why_not(1, "burden 1"), "wrong_seat");

    table.go(1, "burden 2");

    assert_eq!([0, 1, 2].map(|seat| table.total(seat)), [0, 0, 1]);
    assert_eq!(table.fact("burdened"), json!({"seat": 1, "whose": 2, "blunders": 1, "total": 1}));
}

#[test]
fn r_31_the_beast_gives_two_and_takes_no_card() {
    let mut table = before_a_round(&["joe", "lumberjack"], None).experience(1, &[2, 3]).opens();

    table.go(1, "beast 2 3").go(1, "burden 0");

    assert_eq!((table.total(0), sizes(&table)), (2, vec![10, 10]));
}

#[test]
fn r_31_no_burden_no_card() {
    let mut table = before_a_round(&["joe", "lumberjack"], None).opens();
    assert_eq!(table.wait(15_000).len(), 1, "none by default");
    assert_eq!((table.total(0), sizes(&table)), (0, vec![10, 10]));
}

/// Without stories, so that totals decide nothing.
const NO_STORY: &str =
    r#"{"level": {"custom": {"combos": true, "specials": true, "doom": true, "leaders": true}}}"#;

#[test]
fn t_42_a_burden_over_the_breaking_point() {
    let options: Value = serde_json::from_str(NO_STORY).expect("JSON");
    let mut table =
        before_a_round(&["joe", "lumberjack"], None).options(options).total(0, 28).total(1, 11).opens();

    table.go(1, "burden 0");

    assert_eq!((table.total(0), table.total(1)), (30, 12));
    assert_eq!(table.asks(), [("start", vec![0])], "the round is still played");
    let mut table = playing(&table);
    assert!(table.referee.outcome().is_none());

    table.wait(5_000);

    assert_eq!(table.places(), [2, 1]);
}

// ----- CAP (R-29) -----------------------------------------------------------------------------------------------------

/// The round is about to end; seat 1 holds seven cards and has a Robot.
fn capped(given: Given) -> Table {
    let mut table = given
        .hand(0, "A6")
        .hand(1, "L8 L9 L10 N8 N9 N10 M10")
        .stack("7S1")
        .options(json!({"photo_finish_ms": 0}))
        .next_story(11)
        .table();
    table.go(0, "place A6 0");
    table
}

#[test]
fn r_29_never_more_than_five_and_the_beast_three() {
    let robot = || given(2).hard().leaders(&["joe", "robot"]);
    let table = capped(robot());
    assert_eq!((table.tally(), table.total(1)), ((vec![0, 7], vec![0, 5]), 5));
    let table = capped(robot().beast(1));
    assert_eq!((table.tally().1, table.total(1)), (vec![0, 3], 3));
    let table = capped(robot().player(1, json!({"silenced": true})));
    assert_eq!(table.total(1), 7);
}

#[test]
fn r_29_the_cap_covers_what_came_before_the_round() {
    let robot = |scope| {
        let given = given(2).hard().leaders(&["lumberjack", "robot"]).options(json!({"cap_scope": scope}));
        capped(given.player(1, json!({"received": 2, "total": 2})))
    };
    assert_eq!((robot("round").tally().1, robot("round").total(1)), (vec![0, 5], 5));
    assert_eq!((robot("hand").tally().1, robot("hand").total(1)), (vec![0, 7], 7));
}

#[test]
fn r_29_the_story_is_drawn_by_raw_blunders() {
    let mut table = given(3)
        .hard()
        .leaders(&["joe", "robot", "ninja"])
        .options(json!({"photo_finish_ms": 0}))
        .hand(0, "A6")
        .hand(1, "L8 L9 L10 N8 N9 N10 M10")
        .hand(2, "M9 R9 R10 T10 T9 A9")
        .stack("7S1")
        .next_story(11)
        .table();

    table.go(0, "place A6 0");

    assert_eq!((table.total(1), table.total(2)), (5, 6));
    assert_eq!(table.fact("story_drawn"), json!({"seat": 1, "story": 11}));
}

// ----- VANISH (R-27, R-28) --------------------------------------------------------------------------------------------

#[test]
fn r_28_vanish_with_the_last_card() {
    let hold = |hand: &str| given(2).hard().leaders(&["ninja", "joe"]).hand(0, hand).hand(1, "N9 N10");
    assert!(hold("A6").table().go(0, "vanish").is_out(0));
    assert_eq!(hold("A6 T9").table().why_not(0, "vanish"), "too_many_cards");
    assert!(hold("A6 T9").beast(0).table().go(0, "vanish").is_out(0));
    assert!(hold("A6").beast(0).table().go(0, "vanish").is_out(0));
    assert_eq!(hold("A6 T9 R9").beast(0).table().why_not(0, "vanish"), "too_many_cards");
    assert_eq!(hold("W1").table().why_not(0, "vanish"), "cannot_discard");
    assert_eq!(hold("A6 W1").beast(0).table().why_not(0, "vanish"), "cannot_discard");
    assert_eq!(hold("A6").player(0, json!({"silenced": true})).table().why_not(0, "vanish"), "no_such_gift");
    assert_eq!(hold("A6").table().why_not(1, "vanish"), "no_such_gift");
}

#[test]
fn r_27_a_doom_master_does_not_vanish() {
    let hold = |strict| {
        let given = given(2).hard().leaders(&["ninja", "joe"]).options(json!({"doom_strict": strict}));
        given.hand(0, "DMK").hand(1, "N9").table()
    };
    assert_eq!(hold(true).why_not(0, "vanish"), "cannot_discard");
    assert!(hold(false).legal(0, "vanish"));
}

#[test]
fn r_13_vanish_in_the_photo_finish() {
    let mut table =
        given(2).hard().leaders(&["joe", "ninja"]).hand(0, "A6").hand(1, "N9").stack("7S1").table();

    table.go_at(1_000, 0, "place A6 0").go_at(1_250, 1, "vanish").wait(1_250);

    assert_eq!(table.tally().0, [0, 0]);
}

// ----- POSE (R-32) ----------------------------------------------------------------------------------------------------

fn posing(limit: &str) -> Given {
    given(2)
        .hard()
        .leaders(&["joe", "ninja"])
        .options(json!({"pose_limit": limit}))
        .hand(0, "L9")
        .hand(1, "N9")
        .trapped(0, "UPa")
        .with(json!({"idle": null, "plus": [{"card": "P3a", "whose": 0, "until": 5_000}]}))
}

#[test]
fn r_32_a_pose_removes_an_own_trap() {
    let mut table = posing("none").beast(0).table();
    assert_eq!(table.why_not(0, "pose UPa"), "answer_plus_three");

    table.go_at(10, 0, "pose P3a").go_at(10, 0, "pose UPa");

    assert_eq!((table.trap(0), table.history(0)), (None, "P3a UPa".to_owned()));
    assert_eq!(table.hand(0), "L9");
}

#[test]
fn r_32_once() {
    let mut table = posing("once").beast(0).table();
    table.go_at(10, 0, "pose P3a");
    assert_eq!(table.why_not(0, "pose UPa"), "posed_before");
}

#[test]
fn r_32_only_as_a_beast_and_only_own_traps() {
    assert_eq!(posing("none").table().why_not(0, "pose P3a"), "only_as_beast");
    let table =
        given(2).hard().leaders(&["joe", "ninja"]).beast(0).hand(0, "L9").hand(1, "N9").trapped(1, "UPa");
    assert_eq!(table.table().why_not(0, "pose UPa"), "no_such_trap");
    let silenced = posing("none").beast(0).player(0, json!({"silenced": true})).table();
    assert_eq!(silenced.why_not(0, "pose P3a"), "no_such_gift");
}

// ----- which tribe has which gift (R-20) ------------------------------------------------------------------------------

#[test]
fn r_20_presets() {
    let vanishes = |tribe, map| {
        let given = given(2).hard().leaders(&[tribe, "mouse"]).options(json!({"leader_map": map}));
        given.hand(0, "A6").hand(1, "N9").table().legal(0, "vanish")
    };
    assert!(vanishes("ninja", "usual") && !vanishes("joe", "usual") && !vanishes("robot", "usual"));
    assert!(vanishes("joe", "pose_to_ninja") && !vanishes("ninja", "pose_to_ninja"));
    assert!(vanishes("robot", "swap_robot_ninja") && !vanishes("ninja", "swap_robot_ninja"));
    let caps = |tribe, map| {
        capped(given(2).hard().leaders(&["mouse", tribe]).options(json!({"leader_map": map}))).total(1) == 5
    };
    assert!(caps("robot", "usual") && caps("ninja", "swap_robot_ninja"));
    assert!(!caps("robot", "swap_robot_ninja") && caps("robot", "pose_to_ninja"));
}

// ----- Beast Mode (§8.3) ----------------------------------------------------------------------------------------------

#[test]
fn t_47_a_beast_is_paid_before_the_round() {
    let mut table = before_a_round(&["joe", "ninja"], None).experience(1, &[8]).opens();
    assert_eq!(table.asks(), [("beast", vec![1])]);

    table.go(1, "beast 8");

    assert!(table.open().player(table::Seat::at(1)).beast);
    assert_eq!(table.open().stories.known().collect::<Vec<_>>(), [(11, master::Story::ALL_NEW)]);
    assert!(table.experience(1).is_empty());
}

#[test]
fn t_47_r_42_not_in_mid_round_and_for_one_round_only() {
    let mut table = given(2)
        .hard()
        .options(json!({"photo_finish_ms": 0}))
        .hand(0, "A6")
        .hand(1, "N9")
        .stack("7S1")
        .beast(0)
        .experience(1, &[8])
        .table();
    assert_eq!(table.why_not(1, "beast 8"), "ask_closed");

    table.go(0, "place A6 0");

    assert!(!table.open().player(table::Seat::at(0)).beast);
}

#[test]
fn s_8_3_exactly_two_points_are_paid() {
    let table = before_a_round(&["joe", "ninja"], None).experience(1, &[1, 2, 3]).opens();
    for wrong in ["beast 2", "beast 1 2", "beast 2 2", "beast 8", "beast 3 4"] {
        assert_eq!(table.why_not(1, wrong), "wrong_payment", "{wrong}");
    }
    for right in ["beast 1", "beast 2 3", "beast 3 2", "beast none"] {
        assert!(table.legal(1, right), "{right}");
    }
}

#[test]
fn r_40_answers_are_sealed_and_shown_together() {
    let mut table =
        before_a_round(&["joe", "ninja", "robot"], None).experience(0, &[1]).experience(2, &[2, 3]).opens();
    assert_eq!(table.asks(), [("beast", vec![0, 2])]);

    table.go(0, "beast 1");
    assert_eq!(table.told, json!([]));
    assert!(!table.open().player(table::Seat::at(0)).beast);
    table.go(2, "beast 3 2");

    // Under the deck clockwise from the dealer's left: seat 2 before the dealer, seat 0.
    let under: Vec<u8> = table.open().stories.known().map(|(_, story)| story.number()).collect();
    assert_eq!(under, [3, 2, 1]);
    assert_eq!(table.times("beast"), 2);
}

#[test]
fn s_12_2_whoever_says_nothing_is_no_beast() {
    let mut table = before_a_round(&["joe", "ninja"], None).experience(0, &[1]).experience(1, &[8]).opens();

    table.go(0, "beast 1").wait(15_000);

    assert!(table.open().player(table::Seat::at(0)).beast && !table.open().player(table::Seat::at(1)).beast);
    assert_eq!(table.experience(1), [8]);
}

#[test]
fn t_53_a_silenced_leader_is_told_before_beasts_are_asked() {
    let mut table = before_a_round(&["joe", "mouse", "ninja"], Some((0, 6))).experience(1, &[1]).opens();
    assert_eq!(table.asks(), [("story6", vec![0])]);

    table.go(0, "story6 1");
    assert_eq!(table.fact("silenced"), json!({"seat": 0, "whose": 1}));
    assert_eq!(table.asks(), [("beast", vec![1])]);
    table.go(1, "beast 1");

    assert_eq!(table.asks(), [("start", vec![0])], "no partner is asked for");
    assert_eq!(sizes(&table), [10, 10, 10]);
}

// R-40: "Story choices → Beast → leader choices → deal → Story 3/5 → Start"
#[test]
fn r_40_the_order_before_a_round() {
    let mut table =
        before_a_round(&["lumberjack", "mouse", "ninja"], Some((0, 5))).experience(1, &[1]).opens();
    assert_eq!(table.stage(), "beasts");
    table.go(1, "beast 1");
    assert_eq!(table.asks(), [("burden", vec![0]), ("lean_partner", vec![1])], "side by side");
    table.go(1, "lean none");
    assert_eq!(table.stage(), "leaders");
    table.go(0, "burden none");
    assert_eq!(table.asks(), [("story5", vec![0])]);
    table.wait(20_000);
    assert_eq!(table.stage(), "ready");
}
