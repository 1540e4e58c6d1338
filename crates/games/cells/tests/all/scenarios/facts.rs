//! What is told of a move or ring, and in which order. (Rules §8, "Facts")

use serde_json::json;
use table::{Eyes, Time};

use crate::table_top::{game, given, new_game};

#[test]
fn fact_moved_tells_from_where_to_where() {
    let mut game = new_game();

    game.go("S c5");
    assert_eq!(game.facts(), json!([{"moved": {"seat": 0, "piece": "S", "from": "|c", "to": "c5"}}]));
    game.go("pawn a2");
    assert_eq!(game.facts(), json!([{"moved": {"seat": 0, "piece": "pawn", "from": "a1", "to": "a2"}}]));
    game.go("G2 h5");
    assert_eq!(game.facts(), json!([{"moved": {"seat": 0, "piece": "G2", "from": "|h", "to": "h5"}}]));
}

#[test]
fn fact_jumped_tells_of_pawns_and_guards() {
    let mut game = given(json!({"guard": {"G1": "d5", "G2": "e5"}, "pawn": ["d2", "e2", "h8", "h1"]}));

    game.go("pawn f2");
    assert_eq!(game.facts(), json!([{"jumped": {"seat": 0, "piece": "pawn", "from": "d2", "to": "f2"}}]));
    game.go("G1 f5");
    let jumped = json!({"jumped": {"seat": 0, "piece": "G1", "from": "d5", "to": "f5"}});
    assert_eq!(game.facts(), json!([jumped, {"turn_ended": {"seat": 0}}]));
}

// "`sent_home{seat, by: pawn|guard}` (by seat order)": the mover's own pawn has its place in it.
#[test]
fn fact_sent_home_comes_in_seat_order() {
    let mut game = given(json!({
        "turn": 3, "guard": {"G1": "d5"}, "pawn": ["e8", "e5", "h8", "e6"]
    }));

    game.go("G1 e5");

    assert_eq!(
        game.facts(),
        json!([
            {"moved": {"seat": 3, "piece": "G1", "from": "d5", "to": "e5"}},
            {"sent_home": {"seat": 0, "by": "guard"}},
            {"sent_home": {"seat": 1, "by": "guard"}},
            {"sent_home": {"seat": 3, "by": "guard"}},
        ])
    );
}

// "Both effects, in this order: the other pawn goes home, the letter is taken, a win is declared."
#[test]
fn q_22_a_capture_on_a_key_tells_capture_pick_up_and_win() {
    let mut game = given(json!({
        "left": 1, "pawn": ["c2", "c3", "h8", "h1"], "letters": [["E", "S", "A", "P", "E!"], ["A"], [], []]
    }));

    game.go("pawn c3");

    assert_eq!(
        game.facts(),
        json!([
            {"moved": {"seat": 0, "piece": "pawn", "from": "c2", "to": "c3"}},
            {"sent_home": {"seat": 1, "by": "pawn"}},
            {"reached": {"seat": 0, "key": "C", "taken": true}},
            {"won": {"seats": [0], "letters": [["E", "S", "C", "A", "P", "E!"], ["A"], [], []]}},
        ])
    );
}

#[test]
fn facts_of_the_last_move_end_the_turn_and_then_the_game() {
    let mut game = game(4, json!({"turn_limit": 1})).with(json!({
        "turn": 3, "left": 1, "pawn": ["c3", "a8", "h8", "c2"], "letters": [["E"], [], [], ["C"]]
    }));

    game.go("pawn c3");

    assert_eq!(
        game.facts(),
        json!([
            {"moved": {"seat": 3, "piece": "pawn", "from": "c2", "to": "c3"}},
            {"sent_home": {"seat": 0, "by": "pawn"}},
            {"reached": {"seat": 3, "key": "C", "taken": false}},
            {"turn_ended": {"seat": 3}},
            {"won": {"seats": [0, 3], "letters": [["E"], [], [], ["C"]]}},
        ])
    );
}

#[test]
fn facts_of_a_ring_begin_with_time_up() {
    let mut game = game(4, json!({"turn_limit": 1, "turn_seconds": 10})).with(json!({"turn": 3, "left": 3}));

    game.referee.advance(Time::ms(10_000), &mut |_| ()).unwrap();

    assert_eq!(
        game.facts(),
        json!([
            {"time_up": {"seat": 3, "left": 3}},
            {"turn_ended": {"seat": 3}},
            {"won": {"seats": [0, 1, 2, 3], "letters": [[], [], [], []]}},
        ])
    );
}

#[test]
fn facts_of_a_pick_tell_the_cell() {
    let mut game = game(2, json!({"cell_choice": "pick", "turn_seconds": 10}));

    game.go("pick 0 a8");
    assert_eq!(game.facts(), json!([{"cell_picked": {"seat": 0, "cell": "a8"}}]));
    game.referee.advance(Time::ms(10_000), &mut |_| ()).unwrap();

    let time_up = json!({"time_up": {"seat": 1, "left": 0}});
    assert_eq!(game.facts(), json!([time_up, {"cell_picked": {"seat": 1, "cell": "a1"}}]));
}

// "All go to every eye", and only a pick-up is fleeting.
#[test]
fn facts_go_to_every_eye_and_only_a_pick_up_is_fleeting() {
    let mut game = given(json!({"left": 1, "pawn": ["c2", "c3", "h8", "h1"]}));

    game.go("pawn c3");

    let told = game.referee.facts().told();
    assert!(told.iter().all(|told| told.to == Eyes::ALL));
    let fleeting: Vec<bool> = told.iter().map(|told| told.fleeting).collect();
    assert_eq!(fleeting, [false, false, true, false], "moved, sent_home, reached, turn_ended");
}

// `stuck` is never told; that it cannot occur is shown by B-30 in `reference.rs`. The deal tells nothing.
#[test]
fn facts_of_the_deal_are_none() {
    assert_eq!(new_game().facts(), json!([]));
}
