//! Pawns, guards, keys and cells. (Rules §6.1 to §6.4)

use serde_json::{Value, json};

use crate::table_top::{TableTop, game, given, new_game};

/// The game of §9 with this layout by hand: guards may lie on lines inside the board.
fn by_hand(keys: [&str; 6], guards: [&str; 2], more: Value) -> TableTop {
    let mut options = json!({"layout": {"custom": {"keys": keys, "guards": guards}}});
    table::patch(&mut options, &more);
    game(4, options)
}

// ----- the line and the zones -----------------------------------------------------------------------------------------

// "Between x4 and x5, two exits".
#[test]
fn q_02_a_piece_on_the_line_has_two_exits() {
    let game = new_game();

    assert_eq!(game.targets("S"), "c4 c5");
    assert_eq!(game.targets("G2"), "h4 h5");
    for words in ["S b4", "S d5", "S c6", "G2 g5", "G2 g4"] {
        assert_eq!(game.why_not(words), "not_in_reach", "{words}");
    }
}

// a guard on the line watches nothing.
#[test]
fn q_03_a_guard_on_the_line_watches_nothing() {
    let mut game = given(json!({"pawn": ["a3", "a7", "h6", "h2"]}));
    assert_eq!(game.watched(), "");

    game.go("pawn a4");

    assert_eq!(game.pawn(0), "a4");
}

// Q-4, EB-8: no crossing under a guard, up or down.
#[test]
fn q_04_a_pawn_does_not_cross_the_line_under_a_guard() {
    let up = given(json!({"pawn": ["a4", "a8", "h8", "h1"]}));
    let down = given(json!({"pawn": ["h5", "a8", "h8", "h1"]}));

    assert_eq!(up.why_not("pawn a5"), "guard_in_the_way");
    assert_eq!(down.why_not("pawn h4"), "guard_in_the_way");
    assert_eq!(up.targets("pawn"), "a3 b4");
}

// "In a jump: for every step"; a key on the line is free to pass.
#[test]
fn q_04_a_jump_crosses_the_line_under_a_key_and_not_under_a_guard() {
    let guard = given(json!({"pawn": ["a3", "a4", "h8", "h1"]}));
    let further = given(json!({"pawn": ["a3", "a4", "a5", "h1"]}));
    let mut key = given(json!({"pawn": ["f3", "f4", "h8", "h1"]}));

    assert_eq!(guard.why_not("pawn a5"), "guard_in_the_way");
    assert_eq!(further.why_not("pawn a6"), "guard_in_the_way");
    assert!(key.legal("pawn f5"));
    key.go("pawn f5");
    assert_eq!((key.letters(0), key.place("P")), (String::new(), "|f".to_owned()));
}

// Q-4b, EB-18: a key crosses between x4 and x5 whatever lies on the line.
#[test]
fn q_04b_a_key_crosses_the_line_under_a_guard_and_under_a_key() {
    let game = given(json!({"key": {"E": "a4", "C": "f5"}}));

    assert!(game.legal("E a5"), "under G1");
    assert!(game.legal("C f4"), "under P");
}

// the other guard passes a guard on the line as if it were not there.
#[test]
fn q_05_a_guard_passes_the_other_on_the_line_by_a_normal_step() {
    let mut game = given(json!({"guard": {"G2": "a4"}}));

    game.go("G2 a5");

    assert_eq!((game.left(), game.place("G1"), game.place("G2")), (3, "|a".to_owned(), "a5".to_owned()));
}

// ----- the pawn -------------------------------------------------------------------------------------------------------

// EB-8: "May not enter or pass a watched field or a guard."
#[test]
fn eb_08_a_pawn_neither_enters_nor_passes_what_is_watched() {
    let game = given(json!({
        "guard": {"G1": "d4"}, "key": {"C": "d2"}, "pawn": ["c2", "a8", "h8", "h1"]
    }));

    assert_eq!(game.targets("pawn"), "b2 c1 c3");
    assert_eq!(game.why_not("pawn d2"), "watched");
    assert_eq!(game.why_not("pawn e2"), "watched", "over the key, through the zone");
}

// EB-8: a guard's own field is watched too; beside it and behind its back all is free.
#[test]
fn eb_08_a_pawn_does_not_enter_a_guards_field() {
    let game = given(json!({"guard": {"G1": "d4"}, "pawn": ["c4", "a8", "h8", "h1"]}));
    let behind = given(json!({"guard": {"G1": "d4"}, "pawn": ["d5", "a8", "h8", "h1"]}));

    assert_eq!(game.why_not("pawn d4"), "watched");
    assert_eq!(behind.why_not("pawn d4"), "watched");
    assert_eq!(behind.targets("pawn"), "c5 d6 e5");
}

// EB-9: "May not enter another cell (used or not). May re-enter the own cell (if not watched)."
#[test]
fn eb_09_a_pawn_enters_its_own_cell_and_no_other() {
    let mut own = given(json!({"pawn": ["a2", "a8", "h8", "h1"]}));
    let away = given(json!({"pawn": ["a1", "a8", "g8", "h1"], "turn": 2}));
    let other = given(json!({"pawn": ["a7", "c8", "h8", "h1"]}));

    assert!(own.legal("pawn a1"));
    own.go_on(["pawn a1", "pawn b1"]);
    assert_eq!(own.pawn(0), "b1", "and leaves it again");
    assert!(away.legal("pawn h8"));
    assert_eq!(other.why_not("pawn a8"), "cell_closed", "its owner is out");
}

// EB-11: a jump lands behind what it passes "without touching": no letter, nobody sent home.
#[test]
fn eb_11_a_jump_touches_nothing_on_its_way() {
    let mut game = given(json!({"pawn": ["c2", "c4", "h8", "h1"]}));

    game.go("pawn c5");

    assert_eq!((game.pawn(0), game.pawn(1)), ("c5".to_owned(), "c4".to_owned()));
    assert_eq!((game.letters(0), game.left()), (String::new(), 1));
    assert!(game.legal("pawn b5"), "the block goes on");
}

// EB-12: "The key stays on the board", for everybody to reach.
#[test]
fn eb_12_everybody_can_reach_the_same_key() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "d3"]}));

    game.go("pawn c3").pass();
    let mut later = game.with(json!({"turn": 3}));
    later.go("pawn c3");

    assert_eq!((later.letters(0), later.letters(3)), ("C".to_owned(), "C".to_owned()));
    assert_eq!(later.place("C"), "c3");
}

// EB-12, Q-8: a key already owned gives nothing, and the block ends too.
#[test]
fn q_08_a_key_already_owned_gives_nothing_and_ends_the_block() {
    let mut game = given(json!({
        "pawn": ["c2", "a8", "h8", "h1"], "letters": [["C"], [], [], []]
    }));

    game.go("pawn c3");

    assert_eq!(game.facts()[1], json!({"reached": {"seat": 0, "key": "C", "taken": false}}));
    assert_eq!(game.letters(0), "C");
    assert_eq!(game.why_not("pawn c4"), "piece_locked");
}

// `owned_key_stops` = false: "landing on a key already owned does not end the block"; a new letter does.
#[test]
fn option_owned_key_stops_off_lets_the_pawn_go_on_from_a_key_it_has() {
    let at_c2 = |letters: Value| {
        let game = game(4, json!({"owned_key_stops": false}));
        game.with(json!({"pawn": ["c2", "a8", "h8", "h1"], "letters": [letters, [], [], []]}))
    };
    let (mut had, mut new) = (at_c2(json!(["C"])), at_c2(json!([])));

    had.go("pawn c3");
    new.go("pawn c3");

    assert!(had.legal("pawn d3"));
    assert_eq!(new.why_not("pawn d3"), "piece_locked");
}

// EB-13: "A pawn and a key may share a field. Two pawns may not."
#[test]
fn eb_13_a_pawn_and_a_key_share_a_field_and_two_pawns_never() {
    let mut game = given(json!({"pawn": ["c2", "c3", "h8", "h1"]}));

    game.go("pawn c3");

    assert_eq!((game.pawn(0), game.place("C")), ("c3".to_owned(), "c3".to_owned()));
    assert_eq!(game.pawn(1), "a8");
}

// EB-12: "when the pawn *moves onto*": standing on a key and stepping off gives nothing.
#[test]
fn eb_12_a_pawn_that_stands_on_a_key_has_not_reached_it() {
    let mut game = given(json!({"pawn": ["c3", "a8", "h8", "h1"]}));

    game.go("pawn c2");
    assert_eq!(game.letters(0), "");
    game.go("pawn c3");

    assert_eq!(game.letters(0), "C");
}

// a capture does not end the block; with `capture_stops` it does.
#[test]
fn option_capture_stops_locks_the_pawn_after_a_capture() {
    let pawns = json!({"pawn": ["d2", "e2", "h8", "h1"]});
    let mut free = given(pawns.clone());
    let mut stopped = game(4, json!({"capture_stops": true})).with(pawns);

    free.go("pawn e2");
    stopped.go("pawn e2");

    assert!(free.legal("pawn f2"));
    assert_eq!(stopped.why_not("pawn f2"), "piece_locked");
    assert_eq!(stopped.targets("pawn"), "");
    assert_eq!(stopped.left(), 3);
}

// `capture_stops`: "the mover's pawn"; a guard that sends pawns home goes on, and so does a pawn that jumps over one.
#[test]
fn option_capture_stops_is_for_landing_pawns_only() {
    let table = game(4, json!({"capture_stops": true}));
    let mut guard = table.with(json!({"guard": {"G1": "d4"}, "pawn": ["a1", "a8", "h8", "e2"]}));
    let mut jump = table.with(json!({"pawn": ["d2", "e2", "h8", "h1"]}));

    guard.go("G1 e4");
    jump.go("pawn f2");

    assert!(guard.legal("G1 f4") && guard.legal("pawn a2"));
    assert!(jump.legal("pawn g2"));
}

// ----- guards -----------------------------------------------------------------------------------------------------------

// EB-14: along the loop, which changes rows at the outer files only.
#[test]
fn eb_14_a_guard_changes_rows_at_the_outer_files_only() {
    let inside = given(json!({"guard": {"G1": "d5", "G2": "g4"}}));
    let corner = given(json!({"guard": {"G1": "a5", "G2": "h4"}}));

    assert_eq!(inside.targets("G1"), "c5 e5");
    assert_eq!(inside.why_not("G1 d4"), "not_in_reach");
    assert_eq!(inside.why_not("G1 d6"), "not_in_reach");
    assert_eq!(corner.targets("G1"), "a4 b5");
    assert_eq!(corner.targets("G2"), "g4 h5");
}

// EB-14: sixteen steps clockwise lead round the loop of §2.
#[test]
fn eb_14_the_loop_leads_clockwise_round_the_middle_rows() {
    let round = "a5 b5 c5 d5 e5 f5 g5 h5 h4 g4 f4 e4 d4 c4 b4 a4 a5";
    let fields: Vec<&str> = round.split(' ').collect();

    for pair in fields.windows(2) {
        let game =
            given(json!({"guard": {"G1": pair[0]}, "active": "G1", "blocks": 1, "gdir": 1, "left": 3}));
        assert_eq!(game.targets("G1"), pair[1]);
    }
}

// a guard does not reverse inside a block; another turn and the other guard are free.
#[test]
fn q_13_a_guard_keeps_its_direction_inside_a_block() {
    let mut game = given(json!({"guard": {"G1": "d5", "G2": "g4"}}));

    game.go("G1 e5");
    assert_eq!(game.targets("G1"), "f5");
    assert_eq!(game.why_not("G1 d5"), "guard_may_not_reverse");
    game.go("G2 h4");
    assert_eq!(game.targets("G2"), "h5");
    game.pass();

    assert_eq!(game.targets("G1"), "d5 f5");
}

// Q-13, §8: the step off the line at an outer file has a sense already.
#[test]
fn q_13_the_first_step_from_an_outer_line_sets_the_direction() {
    for (line, goes_on) in [
        ("G1 a5", "b5"), // clockwise
        ("G1 a4", "b4"), // counter-clockwise
        ("G2 h4", "g4"), // clockwise
        ("G2 h5", "g5"), // counter-clockwise
    ] {
        let mut game = new_game();

        game.go(line);

        assert_eq!(game.targets(&line[..2]), goes_on, "after {line}");
        let sense = if matches!(line, "G1 a5" | "G2 h4") { 1 } else { -1 };
        assert_eq!(game.document()["gdir"], sense, "after {line}");
    }
}

// §8: "on any other line 0: the next step is free".
#[test]
fn q_13_a_step_from_a_line_inside_the_board_leaves_the_direction_free() {
    let mut game = by_hand(["c6", "|c", "c3", "f6", "|f", "f3"], ["|d", "|h"], json!({}));
    assert_eq!(game.targets("G1"), "d4 d5");

    game.go("G1 d4");
    assert_eq!(game.document()["gdir"], 0);
    assert_eq!(game.targets("G1"), "c4 e4");
    game.go("G1 e4");

    assert_eq!(game.document()["gdir"], -1);
    assert_eq!(game.targets("G1"), "f4");
}

// `guard_reverse` = true.
#[test]
fn option_guard_reverse_lets_a_guard_turn_round_inside_a_block() {
    let mut game = game(4, json!({"guard_reverse": true})).with(json!({"guard": {"G1": "d5"}}));

    game.go_on(["G1 e5", "G1 d5", "G1 c5"]);

    assert_eq!(game.targets("G1"), "b5 d5");
}

// EB-15: "Two guards never share a field; both in one row is fine."
#[test]
fn eb_15_guards_stand_side_by_side_and_never_together() {
    let mut game = given(json!({"guard": {"G1": "c5", "G2": "e5"}}));

    game.go("G1 d5");

    assert_eq!(game.why_not("G1 e5"), "guard_in_the_way");
    assert_eq!(game.targets("G1"), "f5");
}

// EB-15: the jump round the corner of the loop follows the loop.
#[test]
fn eb_15_a_guard_jumps_round_the_corner() {
    let mut game = given(json!({"guard": {"G1": "g5", "G2": "h5"}}));
    assert_eq!(game.targets("G1"), "f5 h4");

    game.go("G1 h4");

    assert_eq!((game.place("G1"), game.left()), ("h4".to_owned(), 2));
    assert_eq!(game.targets("G1"), "g4", "the jump went clockwise");
}

// EB-15: "A guard leaving the line never jumps."
#[test]
fn eb_15_a_guard_on_the_line_does_not_jump() {
    let game = given(json!({"guard": {"G2": "a5"}}));

    assert_eq!(game.targets("G1"), "a4");
    assert_eq!(game.why_not("G1 a5"), "guard_in_the_way");
    assert_eq!(game.why_not("G1 a6"), "not_in_reach");
    assert_eq!(game.why_not("G1 b5"), "not_in_reach");
}

// EB-15, §8: the test is the other guard's field, so one on the line is not jumped.
#[test]
fn eb_15_without_another_guard_next_to_it_there_is_no_guard_jump() {
    let game = given(json!({"guard": {"G1": "d5"}, "key": {"E": "e5"}, "pawn": ["c6", "a8", "h8", "h1"]}));

    assert_eq!(game.targets("G1"), "c5 e5");
    assert_eq!(game.why_not("G1 f5"), "not_in_reach", "a key is not jumped");
}

// EB-16, Q-15: onto keys (which stay) and onto pawns (which go home).
#[test]
fn eb_16_a_guard_enters_fields_with_keys_and_with_pawns() {
    let mut game = given(json!({
        "guard": {"G1": "c4"}, "key": {"E": "d4"}, "pawn": ["a1", "e4", "h8", "h1"]
    }));

    game.go("G1 d4");
    assert_eq!(game.place("E"), "d4");
    game.go("G1 e4");

    assert_eq!(game.pawn(1), "a8");
}

// EB-17: every pawn on a watched field, the mover's own included; not in its own cell.
#[test]
fn eb_17_a_guard_sends_home_every_pawn_it_sees_except_in_its_own_cell() {
    let mut game = given(json!({
        "guard": {"G1": "g5"}, "pawn": ["h7", "h6", "h8", "h4"], "key": {"E": "h5"}
    }));

    game.go("G1 h5");

    let pawns: Vec<String> = (0..4).map(|seat| game.pawn(seat)).collect();
    assert_eq!(pawns, ["a1", "a8", "h8", "h4"]);
}

// EB-17: "After a jump only the zone of the landing field is new; the guard jumped over keeps its own."
#[test]
fn eb_17_after_a_jump_both_zones_are_watched() {
    let mut game = given(json!({
        "guard": {"G1": "d5", "G2": "e5"}, "pawn": ["c7", "f7", "h8", "h1"]
    }));

    game.go("G1 f5");

    assert_eq!(game.pawn(0), "c7");
    assert_eq!(game.pawn(1), "a8");
    assert_eq!(game.watched(), "e5 f5 e6 f6 e7 f7 e8 f8");
}

// caught at every step; nobody waits for the end of the block.
#[test]
fn q_14_a_pawn_is_sent_home_before_the_guard_moves_on() {
    let mut game = given(json!({"guard": {"G1": "d4"}, "pawn": ["a1", "a8", "h8", "e2"]}));

    game.go("G1 e4");

    assert_eq!(game.pawn(3), "h1");
    assert!(game.legal("G1 f4"), "inside the block");
}

// the own pawn may be sent home by an own guard move, and moves afterwards only if it has had no block yet.
#[test]
fn q_24_the_own_pawn_sent_home_moves_again_only_if_it_has_had_no_block() {
    let position = json!({"guard": {"G1": "c4"}, "pawn": ["d2", "a8", "h8", "h1"]});
    let (mut fresh, mut spent) = (given(position.clone()), given(position));

    fresh.go("G1 d4");
    spent.go_on(["pawn d1", "G1 d4"]);

    assert_eq!((fresh.pawn(0), spent.pawn(0)), ("a1".to_owned(), "a1".to_owned()));
    assert!(fresh.legal("pawn a2"));
    assert_eq!(spent.why_not("pawn a2"), "piece_locked");
}

// letters are kept.
#[test]
fn q_25_a_pawn_sent_home_keeps_its_letters() {
    let letters = json!([[], ["E", "S"], [], ["A"]]);
    let mut game = given(json!({
        "guard": {"G1": "d4"}, "pawn": ["d6", "d7", "h8", "e2"], "letters": letters
    }));

    game.go_on(["pawn d7", "G1 e4"]);

    assert_eq!((game.pawn(1), game.letters(1)), ("a8".to_owned(), "E S".to_owned()));
    assert_eq!((game.pawn(3), game.letters(3)), ("h1".to_owned(), "A".to_owned()));
}

// ----- keys -----------------------------------------------------------------------------------------------------------

// EB-18: "may cross and stop on the middle rows and in watched zones".
#[test]
fn eb_18_a_key_goes_through_the_middle_rows_and_through_zones() {
    let mut game = given(json!({"guard": {"G1": "b5"}}));

    game.go_on(["E b6", "E a6", "E a5", "E a4"]);

    assert_eq!(game.place("E"), "a4");
}

// EB-18, Q-17: onto a pawn's field, and away from under a pawn or a guard.
#[test]
fn q_17_a_key_moves_away_from_under_a_pawn_and_from_under_a_guard() {
    let game = given(json!({
        "guard": {"G1": "d5"}, "key": {"S": "d5"}, "pawn": ["c3", "a8", "h8", "h1"]
    }));

    assert_eq!(game.targets("S"), "c5 d4 d6 e5");
    assert_eq!(game.targets("C"), "b3 c2 c4 d3");
}

// a key jumps over nothing, neither pawns nor keys nor guards.
#[test]
fn q_18_a_key_does_not_jump() {
    let game = given(json!({"guard": {"G1": "c5"}, "key": {"A": "d6"}, "pawn": ["b6", "a8", "h8", "h1"]}));

    assert_eq!(game.targets("E"), "b6 c7");
    for words in ["E a6", "E e6", "E c4"] {
        assert_eq!(game.why_not(words), "not_in_reach", "{words}");
    }
}

// EB-19, Q-16: a key moved onto a pawn is not reached; the owner can step off and on again.
#[test]
fn q_16_a_key_moved_onto_a_pawn_is_not_reached() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("C c2");
    assert_eq!((game.letters(0), game.facts().as_array().unwrap().len()), (String::new(), 1));
    game.go_on(["pawn c1", "pawn c2"]);

    assert_eq!(game.letters(0), "C");
}

// `key_onto_pawn` = own_turn: reached by the mover's own pawn, which is locked; the key's block goes on.
#[test]
fn option_key_onto_pawn_own_turn_gives_the_letter_to_the_mover() {
    let table = game(4, json!({"key_onto_pawn": "own_turn"}));
    let mut game = table.with(json!({"pawn": ["c2", "b3", "h8", "h1"]}));

    game.go("C c2");

    assert_eq!(game.letters(0), "C");
    assert_eq!(game.why_not("pawn c1"), "piece_locked");
    assert!(game.legal("C c1"), "the key's block goes on");
    let mut other = table.with(json!({"pawn": ["c2", "b3", "h8", "h1"]}));
    other.go("C b3");
    assert_eq!(other.letters(1), "", "another's pawn does not reach it");
}

// `key_onto_pawn` = own_turn: "locked as after a landing", so `owned_key_stops` decides about an owned key.
#[test]
fn option_key_onto_pawn_own_turn_locks_as_after_a_landing() {
    let moved = |owned_key_stops: bool| {
        let options = json!({"key_onto_pawn": "own_turn", "owned_key_stops": owned_key_stops});
        let mut game =
            game(4, options).with(json!({"pawn": ["c2", "a8", "h8", "h1"], "letters": [["C"], [], [], []]}));
        game.go("C c2");
        game
    };

    assert_eq!(moved(true).why_not("pawn c1"), "piece_locked");
    assert!(moved(false).legal("pawn c1"));
}

// `key_onto_pawn` = always: "so for any pawn (another's pawn is not locked)".
#[test]
fn option_key_onto_pawn_always_gives_the_letter_to_any_pawn() {
    let mut game =
        game(4, json!({"key_onto_pawn": "always"})).with(json!({"pawn": ["c1", "c2", "h8", "h1"]}));

    game.go("C c2");

    assert_eq!(game.facts()[1], json!({"reached": {"seat": 1, "key": "C", "taken": true}}));
    assert_eq!((game.letters(0), game.letters(1)), (String::new(), "C".to_owned()));
    assert!(game.legal("pawn b1") && game.legal("C d2"), "nobody is locked");
    game.pass();
    assert!(game.legal("pawn b2"), "nor is P1 in its own turn");
}

// `key_onto_pawn` = always: the mover's own pawn as with own_turn.
#[test]
fn option_key_onto_pawn_always_locks_the_movers_own_pawn() {
    let mut game =
        game(4, json!({"key_onto_pawn": "always"})).with(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("C c2");

    assert_eq!(game.letters(0), "C");
    assert_eq!(game.why_not("pawn c1"), "piece_locked");
}

// ----- cells ----------------------------------------------------------------------------------------------------------

// EB-20, Q-21: a pawn in its own cell is neither captured nor sent back.
#[test]
fn eb_20_a_pawn_in_its_own_cell_is_safe() {
    let mut game = given(json!({"pawn": ["a7", "a8", "h8", "h1"]}));
    assert_eq!(game.why_not("pawn a8"), "cell_closed", "Q-21");

    game.go("G1 a5");

    assert_eq!(game.pawn(1), "a8");
    assert_eq!(game.pawn(0), "a1", "outside the own cell it is watched as anywhere");
    assert_eq!(game.facts()[1], json!({"sent_home": {"seat": 0, "by": "guard"}}));
    assert_eq!(game.facts().as_array().unwrap().len(), 2);
}

// from a watched cell a pawn may leave to an unwatched field; with both exits watched it cannot.
#[test]
fn q_19_a_pawn_leaves_a_watched_cell_by_an_exit_that_is_not() {
    let one = given(json!({"turn": 1, "guard": {"G1": "a5"}}));
    let mut both = given(json!({"turn": 1, "guard": {"G1": "a5", "G2": "b5"}}));

    assert_eq!(one.targets("pawn"), "b8");
    assert_eq!(both.targets("pawn"), "");
    both.go("G2 c5");
    assert_eq!(both.targets("pawn"), "b8");
}
