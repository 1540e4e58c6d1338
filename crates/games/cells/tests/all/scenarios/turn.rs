//! Turns, moves and blocks. (Rules §5)

use serde_json::json;
use table::Seat;

use crate::table_top::{game, given, new_game};

// EB-3: "exactly four moves"; own pawn, either guard, any key.
#[test]
fn eb_03_a_turn_is_exactly_four_moves_with_own_pawn_guards_and_keys() {
    let mut game = new_game();
    for piece in ["pawn", "G1", "G2", "E", "S", "C", "A", "P", "E!"] {
        assert_ne!(game.targets(piece), "", "{piece}");
    }

    for left in [4, 3, 2, 1] {
        assert_eq!((game.turn(), game.left()), (0, left));
        game.go(if left % 2 == 0 { "pawn a2" } else { "pawn a1" });
    }

    assert_eq!((game.turn(), game.left()), (1, 4));
}

// EB-3: "Never another player's pawn": `pawn` is always the own one.
#[test]
fn eb_03_nobody_moves_another_players_pawn() {
    let game = given(json!({"turn": 2}));

    assert_eq!(game.targets("pawn"), "g8 h7");
    assert_eq!(game.why_not("pawn a2"), "not_in_reach");
    assert_eq!(game.why_not_to(Seat::at(0), "pawn a2").code, "not_your_turn");
}

// EB-4: "one field, horizontally or vertically, never diagonally".
#[test]
fn eb_04_a_move_is_one_field_and_never_diagonal() {
    let game = given(json!({"pawn": ["d2", "a8", "h8", "h1"], "key": {"A": "f7"}}));

    assert_eq!(game.targets("pawn"), "c2 d1 d3 e2");
    assert_eq!(game.targets("A"), "e7 f6 f8 g7");
    for words in ["pawn e3", "pawn d4", "pawn d2", "A g8", "A f5", "A f7"] {
        assert_eq!(game.why_not(words), "not_in_reach", "{words}");
    }
}

// EB-4, Q-9: "Every move changes the position"; there is no pass.
#[test]
fn q_09_every_move_changes_the_position() {
    let game = new_game();

    for words in game.offered() {
        let (piece, to) = words.split_once(' ').unwrap();
        let from = if piece == "pawn" { game.pawn(0) } else { game.place(piece) };
        assert_ne!(from, to, "{words}");
    }
    for words in ["pawn a1", "E c6", "C c3"] {
        assert_eq!(game.why_not(words), "not_in_reach", "{words}");
    }
}

// EB-5: a block ends when another piece is moved, and its piece is locked until the turn ends.
#[test]
fn eb_05_every_kind_of_piece_is_locked_after_its_block() {
    for (first, again) in [("pawn a2", "pawn a3"), ("G1 a5", "G1 b5"), ("E d6", "E e6")] {
        let mut game = new_game();

        game.go_on([first, "A f7", "E! f2"]);

        assert_eq!(game.why_not(again), "piece_locked");
        assert_eq!(game.why_not("A f8"), "piece_locked");
        assert!(game.legal("E! f1"), "its block is running");
    }
}

// EB-5: "locked until the turn ends".
#[test]
fn eb_05_nothing_is_locked_when_a_turn_begins() {
    let mut game = new_game();

    game.go_on(["G1 a5", "E d6", "A f7", "C c2"]);

    for words in ["G1 b5", "E e6", "A f8", "C c1"] {
        assert!(game.legal(words), "{words}");
    }
}

// EB-6: one move from the line onto one of the two adjoining fields; pieces never return to the line.
#[test]
fn eb_06_a_piece_leaves_the_line_for_one_move_and_never_returns() {
    let mut game = new_game();

    game.go_on(["S c4", "S c5"]);

    assert_eq!(game.left(), 2);
    assert_eq!(game.place("S"), "c5");
    assert_eq!(game.targets("S"), "b5 c4 d5");
}

// EB-7: "Effects are applied after every single move": a pawn sent home starts from its cell with the next move.
#[test]
fn eb_07_effects_come_after_every_single_move() {
    let mut game = given(json!({"guard": {"G1": "c4"}, "pawn": ["d2", "a8", "h8", "h1"]}));

    game.go("G1 d4");

    assert_eq!(game.pawn(0), "a1");
    assert_eq!(game.targets("pawn"), "a2 b1");
}

// EB-7: "a sixth letter ends the game at once: the remaining moves are not made and the turn does not pass".
#[test]
fn eb_07_a_sixth_letter_by_the_fourth_move_ends_the_game_and_not_the_turn() {
    let mut game = given(json!({
        "left": 1, "pawn": ["c2", "a8", "h8", "h1"], "letters": [["E", "S", "A", "P", "E!"], [], [], []]
    }));

    game.go("pawn c3");

    assert_eq!(game.winners(), [0]);
    assert_eq!((game.turn(), game.left()), (0, 1));
    assert!(!game.facts().to_string().contains("turn_ended"));
}

// Q-6 (a): pawn–x–y–pawn is refused as well.
#[test]
fn q_06_a_finished_movement_is_not_resumed_for_the_rest_of_the_turn() {
    let mut game = new_game();

    game.go_on(["pawn a2", "E d6", "A f7"]);

    assert_eq!(game.why_not("pawn a3"), "piece_locked");
    assert_eq!(game.why_not("E c6"), "piece_locked");
}

// to and fro inside a block, for pawn and key.
#[test]
fn q_07_a_pawn_and_a_key_may_go_to_and_fro() {
    let mut game = new_game();

    game.go_on(["pawn a2", "pawn a1", "E d6", "E c6"]);

    assert_eq!((game.pawn(0), game.place("E")), ("a1".to_owned(), "c6".to_owned()));
    assert_eq!(game.turn(), 1);
}

// a jump over two costs three.
#[test]
fn q_10_a_jump_costs_a_move_for_every_field() {
    let mut game = given(json!({"pawn": ["b2", "c2", "d2", "h1"]}));

    game.go("pawn e2");

    assert_eq!(game.left(), 1);
}

// over several pieces, "so at most 3 pieces at cost per field".
#[test]
fn q_11_a_pawn_jumps_over_up_to_three_pieces() {
    let three = given(json!({"pawn": ["b2", "c2", "h8", "h1"], "key": {"E": "d2", "S": "e2"}}));
    let four = three.with(json!({"key": {"A": "f2"}}));

    assert_eq!(three.targets("pawn"), "a2 b1 b3 c2 d2 e2 f2");
    assert_eq!(four.targets("pawn"), "a2 b1 b3 c2 d2 e2 f2");
    assert_eq!(four.why_not("pawn g2"), "too_few_moves");
}

// straight, at least one occupied field in between, all passed fields occupied.
#[test]
fn q_12_an_empty_field_is_stepped_on_and_never_jumped() {
    let game = given(json!({"pawn": ["b2", "c2", "h8", "h1"], "key": {"E": "e2", "C": "b4"}}));

    // Over c2 to d2; over d2 (empty) to e2 not, and over b3 (empty) to b4 not.
    assert_eq!(game.targets("pawn"), "a2 b1 b3 c2 d2");
    assert_eq!(game.why_not("pawn e2"), "not_in_reach");
    assert_eq!(game.why_not("pawn f2"), "not_in_reach");
    assert_eq!(game.why_not("pawn b4"), "not_in_reach");
}

// "may land on a pawn or key".
#[test]
fn q_12_a_jump_may_land_on_a_pawn_or_a_key() {
    let mut onto_pawn = given(json!({"pawn": ["b2", "c2", "d2", "h1"]}));
    let mut onto_key = given(json!({"pawn": ["b3", "a8", "h8", "h1"], "key": {"S": "d3"}}));

    onto_pawn.go("pawn d2");
    onto_key.go("pawn d3");

    assert_eq!((onto_pawn.pawn(1), onto_pawn.pawn(2)), ("c2".to_owned(), "h8".to_owned()));
    assert_eq!(onto_key.letters(0), "S", "landed on S, and C was not touched");
}

// at most three pieces are ever locked, so there is always a move.
#[test]
fn q_26_with_three_pieces_locked_there_are_moves_left() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go_on(["E d6", "A f7", "pawn c3"]);

    assert_eq!(game.document()["locked"], json!({"E": 1, "A": 2, "pawn": 3}));
    assert!(!game.offered().is_empty());
}

// a guard's jump needs two moves as well.
#[test]
fn q_27_with_one_move_left_a_guard_does_not_jump() {
    let game = given(json!({"left": 1, "guard": {"G1": "d5", "G2": "e5"}}));

    assert_eq!(game.targets("G1"), "c5");
    assert_eq!(game.why_not("G1 f5"), "too_few_moves");
}

// ----- options --------------------------------------------------------------------------------------------------------

// `resume` = after_two: "X y X and X y y X refused, X y z X allowed".
#[test]
fn option_resume_after_two_lets_a_piece_begin_again_after_two_other_blocks() {
    let after_two = || game(4, json!({"resume": "after_two"}));

    let mut one = after_two();
    one.go_on(["pawn a2", "E d6"]);
    assert_eq!(one.why_not("pawn a3"), "piece_locked");
    one.go("E e6");
    assert_eq!(one.why_not("pawn a3"), "piece_locked");

    let mut two = after_two();
    two.go_on(["pawn a2", "E d6", "A f7"]);
    assert_eq!(two.why_not("E e6"), "piece_locked");
    assert!(two.legal("pawn a3"));
    assert_eq!(two.go("pawn a3").turn(), 1);
}

// `resume` = after_two: "also a pawn after a pick-up".
#[test]
fn option_resume_after_two_lets_a_pawn_go_on_after_a_pick_up() {
    let mut game = game(4, json!({"resume": "after_two"})).with(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("pawn c3");
    assert_eq!(game.why_not("pawn d3"), "piece_locked");
    game.go("E d6");
    assert_eq!(game.why_not("pawn d3"), "piece_locked");
    game.go("A f7");

    assert!(game.legal("pawn d3"));
}

// `jump_cost` = one: any jump of pawn or guard costs 1.
#[test]
fn option_jump_cost_one_holds_for_guards_too() {
    let mut game = game(4, json!({"jump_cost": "one"})).with(json!({
        "left": 1, "guard": {"G1": "d5", "G2": "e5"}
    }));
    assert_eq!(game.targets("G1"), "c5 f5");

    assert_eq!(game.go("G1 f5").turn(), 1);
}

// `jump_cost` = one: "any jump costs 1", so the moves left set no limit to how many pieces are jumped.
#[test]
fn option_jump_cost_one_lets_a_pawn_jump_over_any_number_of_pieces() {
    let row = json!({"E": "b2", "S": "c2", "C": "d2", "A": "e2", "P": "f2", "E!": "g2"});
    let mut game = game(4, json!({"jump_cost": "one"})).with(json!({
        "left": 1, "key": row, "pawn": ["a2", "a8", "h8", "h1"]
    }));

    assert_eq!(game.targets("pawn"), "a1 a3 b2 c2 d2 e2 f2 g2 h2");

    game.go("pawn h2");
    assert_eq!((game.pawn(0), game.turn(), game.letters(0)), ("h2".to_owned(), 1, String::new()));
}

// `jump_several` = false: "a pawn jumps over one piece only".
#[test]
fn option_jump_several_off_lets_a_pawn_jump_over_one_piece_only() {
    let game = game(4, json!({"jump_several": false})).with(json!({
        "pawn": ["b2", "c2", "h8", "h1"], "key": {"E": "d2", "S": "e2"}
    }));

    assert_eq!(game.targets("pawn"), "a2 b1 b3 c2 d2");
    assert_eq!(game.why_not("pawn e2"), "not_in_reach");
}

// `jump_several` = false says nothing of guards: they jump over each other as before.
#[test]
fn option_jump_several_off_does_not_hold_for_guards() {
    let game = game(4, json!({"jump_several": false})).with(json!({"guard": {"G1": "d5", "G2": "e5"}}));

    assert_eq!(game.targets("G1"), "c5 f5");
}
