//! Escape Alliance: two against two. Seats 0 and 2 play together, and 1 and 3. (Rules §10)

use serde_json::json;
use table::{Eye, Rules, Seat};

use crate::card_table::{Given, Table, given};

fn teams() -> Given {
    given(4).options(json!({"teams": true})).hand(0, "L9").hand(1, "N9").hand(2, "M9").hand(3, "R9")
}

#[test]
fn s_10_one_who_is_out_does_not_end_the_round() {
    let mut table = teams().hand(0, "A6").stack("7S1").trapped(0, "DNa").table();

    table.go(0, "place A6 0");

    assert!(table.is_out(0));
    assert_eq!(table.stage(), "play");
    assert_eq!((table.trap(0), table.history(0)), (None, "DNa".to_owned()));
    assert_eq!(table.why_not(0, "draw"), "you_are_out");
}

#[test]
fn s_10_the_second_of_a_team_ends_it() {
    let mut table = teams().hand(0, "A6").hand(2, "M5").stack("7S1").table();

    table.go_at(1_000, 0, "place A6 0").go_at(1_500, 2, "place M5 0");

    assert_eq!(table.fact("alliance"), json!({"seats": [0, 2]}));
    assert_eq!(table.fact("photo"), json!({"until": 1_750}), "R-13: the window opens with the second");
    table.wait(1_750);
    assert_eq!(table.tally().0, [0, 1, 0, 1]);
}

#[test]
fn r_13_the_others_may_go_out_in_the_window() {
    let mut table = teams().hand(0, "A6").hand(2, "M5").hand(3, "R6").hand(1, "N9 N10").stack("7S1").table();
    table.go_at(1_000, 0, "place A6 0").go_at(1_500, 2, "place M5 0");

    table.go_at(1_600, 3, "place R6 0");

    assert!(table.is_out(3) && !table.tells("alliance"));
    table.wait(1_750);
    assert_eq!(table.tally().0, [0, 2, 0, 0]);
}

#[test]
fn r_13_two_of_different_teams_end_nothing() {
    let mut table = teams().hand(0, "A6").hand(1, "N5").stack("7S1").table();
    table.go_at(1_000, 0, "place A6 0").go_at(1_100, 1, "place N5 0");
    assert_eq!(table.stage(), "play");
}

#[test]
fn t_51_an_escape_for_a_mate() {
    let mut table = teams().hand(0, "EDa A2 L9").trapped(2, "UPa").table();

    table.go(0, "escape EDa UPa A2");

    assert_eq!((table.trap(2), table.history(2)), (None, "UPa EDa".to_owned()));
    assert_eq!((table.hand(0), table.hand(2)), ("L9".to_owned(), "M9".to_owned()));
    let player = table.open().player(Seat::at(0));
    assert_eq!((player.history_count(), player.discarded), (1, 1), "the discard is his own");
}

#[test]
fn s_10_an_escape_from_a_mates_plus_three() {
    let mut table = teams().hand(0, "ESa L9").hand(1, "P3a N9").hand(3, "ESb R9").table();
    table.go_at(1_000, 1, "trap P3a 2");
    assert_eq!(table.why_not(3, "escape ESb P3a"), "no_such_trap");

    table.go_at(1_100, 0, "escape ESa P3a");

    assert!(table.open().plus.is_empty());
    assert_eq!(table.history(2), "P3a ESa");
}

#[test]
fn s_10_traps_only_for_opponents() {
    let table = teams().hand(0, "UPa L9").table();
    assert_eq!(table.why_not(0, "trap UPa 2"), "wrong_target");
    assert!(table.legal(0, "trap UPa 1") && table.legal(0, "trap UPa 3"));
}

#[test]
fn r_32_a_pose_is_for_own_traps_only() {
    let table = teams().hard().leaders(&["joe", "ninja", "robot", "teen"]).beast(0).trapped(2, "UPa").table();
    assert_eq!(table.why_not(0, "pose UPa"), "no_such_trap");
}

#[test]
fn r_49_whoever_is_out_takes_no_part() {
    let mut table = teams().hand(0, "").hand(1, "UPa N9").player(0, json!({"out": true})).table();

    assert_eq!(table.why_not(1, "trap UPa 0"), "wrong_target");
    table.go(1, "call");

    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [0, 3, 2, 2]);
}

#[test]
fn r_49_a_dealer_who_is_out_is_still_the_caller_of_r_17() {
    let mut table = teams().hand(0, "").player(0, json!({"out": true})).top("A1 A2 A3").table();
    table.wait(20_000);
    assert_eq!([1, 2, 3].map(|seat| table.hand(seat)), ["A1 N9", "A2 M9", "A3 R9"]);
}

#[test]
fn r_49_what_one_who_is_out_held_cannot_block() {
    let mut table = teams().hand(0, "7S1").pile("").table();
    table.go(0, "place 7S1 new");
    assert!(table.tells("out") && table.tells("stalling"));
}

#[test]
fn r_48_the_sum_of_a_team_breaks() {
    let end = |one: i16, two: i16| {
        let given = teams().total(1, one).total(3, two);
        let mut table = given.with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}})).table();
        table.wait(0);
        table
    };
    assert!(end(14, 13).referee.outcome().is_none());
    let table = end(14, 14);
    assert_eq!(table.places(), [1, 3, 1, 3]);
    let outcome = table.referee.outcome().expect("it is over");
    assert_eq!(outcome.standings[0].parts[0].value, 2);
}

// ----- stories (R-33, R-55) -------------------------------------------------------------------------------------------

/// A hard round that is about to end as blocked.
fn blocked(given: Given) -> Table {
    let given = given.hard().next_story(11);
    let mut table = given.with(json!({"idle": null, "stall": {"until": 0, "why": "last_call"}})).table();
    table.wait(0);
    table
}

#[test]
fn r_55_the_team_with_more_in_both_hands_draws() {
    // Seat 1 alone has most, but 0 and 2 together have more.
    let mut table =
        blocked(teams().hand(0, "L9 L10").hand(1, "N9 N10 N8").hand(2, "M9 M10 M8").hand(3, "R9"));
    assert_eq!(table.asks(), [("story_drawer", vec![0, 2])]);
    assert_eq!(table.why_not(0, "drawer 1"), "wrong_seat");
    assert_eq!(table.why_not(1, "drawer 1"), "ask_closed");

    table.go(0, "drawer 2");

    assert_eq!(table.fact("story_drawn"), json!({"seat": 2, "story": 11}));
    assert_eq!(table.open().dealer.index(), 1);
}

#[test]
fn r_55_the_default_is_the_member_with_more_then_the_lower_seat() {
    let drawn = |hand| {
        let mut table = blocked(teams().hand(0, "L9 L10").hand(2, hand));
        table.wait(15_000);
        table.fact("story_drawn")["seat"].clone()
    };
    assert_eq!(drawn("M9 M10 M8"), 2);
    assert_eq!(drawn("M9 M10"), 0);
}

#[test]
fn r_55_then_the_higher_total_then_nobody() {
    assert_eq!(blocked(teams().total(3, 1)).asks(), [("story_drawer", vec![1, 3])]);
    assert_eq!(blocked(teams()).stage(), "ready");
}

#[test]
fn r_33_the_first_single_player_out() {
    let bet = |named: u8| {
        let mut table = teams()
            .hard()
            .hand(0, "A6")
            .hand(1, "N5")
            .hand(2, "M6")
            .stack("7S1")
            .story(3, 10)
            .next_story(11)
            .with(json!({"named": named}))
            .table();
        table.go_at(1_000, 0, "place A6 0").go_at(1_100, 1, "place N5 0").go_at(1_200, 2, "place M6 0");
        table.wait(1_450);
        table.fact("bet")["right"].clone()
    };
    assert_eq!((bet(0), bet(1), bet(2)), (json!(true), json!(false), json!(false)));
}

// "named player among simultaneous finishers = right": both of a team by one Escape.
#[test]
fn r_33_two_by_one_move() {
    let mut table = teams()
        .hard()
        .hand(0, "ESa")
        .hand(2, "")
        .story(3, 10)
        .next_story(11)
        .with(json!({"named": 2, "idle": null, "plus": [{"card": "P3a", "whose": 2, "until": 5_000}]}))
        .table();

    table.go_at(1_000, 0, "escape ESa P3a");

    assert!(table.is_out(0) && table.is_out(2));
    table.wait(1_250);
    assert_eq!(table.fact("bet")["right"], true);
}

#[test]
fn story_4_does_not_touch_a_mate() {
    let leaders = ["joe", "mouse", "robot", "ninja"];
    let sizes = |drawer| {
        let mut table = crate::card_table::before_a_round(&leaders, Some((drawer, 4)))
            .options(json!({"teams": true}))
            .opens();
        if table.stage() == "story_drawer" {
            table.go(drawer, &format!("drawer {drawer}"));
        }
        table.hand_size(1)
    };
    assert_eq!((sizes(0), sizes(3)), (10, 9));
}

// ----- what mates see (§10, §12.1) ------------------------------------------------------------------------------------

#[test]
fn s_10_mates_see_each_others_hands() {
    let table = teams().table();
    let own = table.referee.state().private(Seat::at(0));
    assert_eq!(own.mate, Some(table.referee.state().hand(Seat::at(2))));
}

#[test]
fn s_10_a_mate_learns_what_is_drawn() {
    let mut table = teams().top("A1").table();

    table.go(0, "draw");

    let drew = json!([{"drew": {"seat": 0, "card": "A1"}}]);
    assert_eq!(table.told_to(Eye::Seat(Seat::at(2))), drew);
    assert_eq!(table.told_to(Eye::Seat(Seat::at(1))), json!([{"drew_a_card": {"seat": 0}}]));
    assert_eq!(table.told_to(Eye::Watcher), json!([{"drew_a_card": {"seat": 0}}]));
}
