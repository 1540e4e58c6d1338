//! The scenarios of §9 of the rules, in their order; B-30 is in `reference.rs`. The modules go on with what no scenario
//! of §9 shows: every other rule, ruling and option.
//!
//! Default options with `first_seat` = 0, four players with cells a1 (P0), a8 (P1), h8 (P2), h1 (P3), P0 to move, unless
//! stated. "Legal" is what the move generator offers.

mod clock;
mod facts;
mod invariants;
mod pieces;
mod refusals;
mod secrecy;
mod setup;
mod turn;
mod undo;
mod victory;

use serde_json::{Value, json};
use table::{Documents, Export, Eye, Seat};

use crate::table_top::{game, given, new_game};

// B-01: no watched field; each cell has sorted distances 4 6 7 7 9 10; 4 moves left.
#[test]
fn b_01_every_cell_sees_the_same_distances_at_the_start() {
    let game = new_game();

    assert_eq!(game.watched(), "");
    assert_eq!(game.left(), 4);
    for cell in ["a1", "a8", "h8", "h1"] {
        let mut distances = ["E", "S", "C", "A", "P", "E!"].map(|key| moves_needed(cell, &game.place(key)));
        distances.sort();
        assert_eq!(distances, [4, 6, 7, 7, 9, 10], "from {cell}");
    }
}

/// Moves from a field to a key; a key on the line takes one more, which brings it onto the nearer of its two fields.
fn moves_needed(from: &str, key: &str) -> u8 {
    let steps = |to: &str| {
        let apart = |index: usize| from.as_bytes()[index].abs_diff(to.as_bytes()[index]);
        apart(0) + apart(1)
    };
    match key.strip_prefix('|') {
        Some(file) => 1 + steps(&format!("{file}4")).min(steps(&format!("{file}5"))),
        None => steps(key),
    }
}

// B-02: G1 → a5: 1 move used; zone a5 a6 a7 a8; P1 stays in a8.
#[test]
fn b_02_a_guard_enters_the_board_and_leaves_a_pawn_in_its_cell() {
    let mut game = new_game();

    game.go("G1 a5");

    assert_eq!(game.left(), 3);
    assert_eq!(game.watched(), "a5 a6 a7 a8");
    assert_eq!(game.pawn(1), "a8");
}

// B-03: S → c5, then S → c6: first legal, second refused (E there); S → b5 legal.
#[test]
fn b_03_a_key_leaves_the_line_and_does_not_enter_another_keys_field() {
    let mut game = new_game();
    assert!(game.legal("S c5"));

    game.go("S c5");

    assert_eq!(game.why_not("S c6"), "key_there");
    assert!(game.legal("S b5"));
}

// B-04: P1 to move: pawn b8, c8, c7, c6: E reached, key stays on c6, turn passes to P2.
#[test]
fn b_04_the_nearest_key_is_one_whole_turn_away() {
    let mut game = given(json!({"turn": 1}));

    game.go_on(["pawn b8", "pawn c8", "pawn c7", "pawn c6"]);

    assert_eq!(game.letters(1), "E");
    assert_eq!(game.place("E"), "c6");
    assert_eq!(game.turn(), 2);
}

// B-05: P0 pawn on c2, pawn → c3: C reached, 3 moves left, no pawn move legal for the rest of the turn.
#[test]
fn b_05_landing_on_a_key_ends_the_pawns_block() {
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"]}));

    game.go("pawn c3");

    assert_eq!(game.letters(0), "C");
    assert_eq!(game.left(), 3);
    for other in ["G1 a5", "A f7", "E! f2"] {
        assert_eq!(game.targets("pawn"), "");
        assert_eq!(game.why_not("pawn c4"), "piece_locked");
        game.go(other);
    }
    assert_eq!(game.turn(), 1);
}

// B-06: pawn a2, a3, C → c2, then pawn → a4 or b3: refused; C → c3 (back) legal and ends the turn.
#[test]
fn b_06_a_block_that_was_left_is_not_taken_up_again() {
    let mut game = new_game();

    game.go_on(["pawn a2", "pawn a3", "C c2"]);

    assert_eq!(game.why_not("pawn a4"), "piece_locked");
    assert_eq!(game.why_not("pawn b3"), "piece_locked");
    assert!(game.legal("C c3"));
    game.go("C c3");
    assert_eq!(game.turn(), 1);
}

// B-08: G1 d4, P1 on e7, P3 on e2; G1 → e4: P3 to h1, P1 stays (rank-4 guard looks down only).
#[test]
fn b_08_a_guard_on_the_fourth_rank_looks_down_only() {
    let mut game = given(json!({"guard": {"G1": "d4"}, "pawn": ["a1", "e7", "h8", "e2"]}));

    game.go("G1 e4");

    assert_eq!(game.pawn(3), "h1");
    assert_eq!(game.pawn(1), "e7");
}

// B-10: guards d5, e5: G1 may move to c5 for 1, f5 for 2 (jump); after f5 2 moves left.
#[test]
fn b_10_a_guard_jumps_over_the_other_for_two_moves() {
    let mut game = given(json!({"guard": {"G1": "d5", "G2": "e5"}}));
    assert_eq!(game.targets("G1"), "c5 f5");
    let step = game.with(json!({})).go("G1 c5").left();

    game.go("G1 f5");

    assert_eq!(step, 3);
    assert_eq!(game.left(), 2);
}

// B-12: P0 d2, P1 e2; pawn → e2, → f2: P1 to a8; P0 may go on.
#[test]
fn b_12_a_pawn_that_is_landed_on_goes_home_and_the_mover_goes_on() {
    let mut game = given(json!({"pawn": ["d2", "e2", "h8", "h1"]}));

    game.go("pawn e2");
    assert_eq!(game.pawn(1), "a8");
    game.go("pawn f2");

    assert_eq!(game.pawn(0), "f2");
    assert_eq!(game.left(), 2);
}

// B-13: P0 d2, P1 e2; pawn → f2 (jump): cost 2, P1 stays on e2.
#[test]
fn b_13_a_pawn_jumps_over_another_for_two_moves() {
    let mut game = given(json!({"pawn": ["d2", "e2", "h8", "h1"]}));

    game.go("pawn f2");

    assert_eq!(game.left(), 2);
    assert_eq!(game.pawn(1), "e2");
}

// B-15: G1 d5, A on d6, P0 c6; pawn → d6 or e6: both refused (watched).
#[test]
fn b_15_a_watched_key_is_neither_reached_nor_jumped() {
    let game = given(json!({
        "guard": {"G1": "d5"}, "key": {"A": "d6"}, "pawn": ["c6", "a8", "h8", "h1"]
    }));

    assert_eq!(game.why_not("pawn d6"), "watched");
    assert_eq!(game.why_not("pawn e6"), "watched");
}

// B-17: P0 on c4, S on line c; pawn → c5: legal, S not reached, S still on the line.
#[test]
fn b_17_a_pawn_crosses_the_line_under_a_key_without_reaching_it() {
    let mut game = given(json!({"pawn": ["c4", "a8", "h8", "h1"]}));
    assert!(game.legal("pawn c5"));

    game.go("pawn c5");

    assert_eq!(game.letters(0), "");
    assert_eq!(game.place("S"), "|c");
}

// B-19: G1 b5, S on c5; G1 → c5; S → d5; S → c5: legal, S stays under guard; legal; refused.
#[test]
fn b_19_a_guard_steps_onto_a_key_and_a_key_only_off_from_under_a_guard() {
    let mut game = given(json!({"guard": {"G1": "b5"}, "key": {"S": "c5"}}));

    assert!(game.legal("G1 c5"));
    game.go("G1 c5");
    assert_eq!(game.place("S"), "c5");
    assert!(game.legal("S d5"));
    game.go("S d5");

    assert_eq!(game.why_not("S c5"), "guard_in_the_way");
}

// B-20: C on a2; C → a1 refused; P1's pawn on a2 → a1 refused; P1's pawn b8 → a8 legal.
#[test]
fn b_20_a_cell_is_open_to_its_owners_pawn_alone() {
    let key = given(json!({"key": {"C": "a2"}}));
    let stranger = given(json!({"turn": 1, "pawn": ["b1", "a2", "h8", "h1"]}));
    let owner = given(json!({"turn": 1, "pawn": ["a1", "b8", "h8", "h1"]}));

    assert_eq!(key.why_not("C a1"), "cell_closed");
    assert_eq!(stranger.why_not("pawn a1"), "cell_closed");
    assert!(owner.legal("pawn a8"));
}

// B-21: 2 players a1/a8, P0 on g8; pawn → h8: refused (unused cell).
#[test]
fn b_21_a_cell_that_nobody_uses_is_closed() {
    let game = game(2, json!({})).with(json!({"pawn": ["g8", "a8"]}));

    assert_eq!(game.why_not("pawn h8"), "cell_closed");
}

// B-23: P0 has E S A P E!, on c2; pawn → c3: wins at once, no further move legal.
#[test]
fn b_23_the_sixth_letter_wins_at_once() {
    let mut game = given(json!({
        "pawn": ["c2", "a8", "h8", "h1"], "letters": [["E", "S", "A", "P", "E!"], [], [], []]
    }));

    game.go("pawn c3");

    assert_eq!(game.winners(), [0]);
    assert_eq!(game.left(), 4);
    assert!(game.offered().is_empty());
    assert_eq!(game.why_not("G1 a5"), "over");
}

// B-24: P0 has E S C A P, on f2 / on c5; pawn → f3 / → c6: wins with E! / nothing, E does not replace E!, block ends.
#[test]
fn b_24_the_first_e_does_not_stand_for_the_last() {
    let five = json!([["E", "S", "C", "A", "P"], [], [], []]);
    let mut last = given(json!({"pawn": ["f2", "a8", "h8", "h1"], "letters": five.clone()}));
    let mut first = given(json!({"pawn": ["c5", "a8", "h8", "h1"], "letters": five}));

    last.go("pawn f3");
    first.go("pawn c6");

    assert_eq!(last.winners(), [0]);
    assert!(first.winners().is_empty());
    assert_eq!(first.letters(0), "E S C A P");
    assert_eq!(first.why_not("pawn c7"), "piece_locked");
}

// B-25: P0 c2, P1 on c3 with C; pawn → c3: P1 home and C reached.
#[test]
fn b_25_a_capture_on_a_key_has_both_effects() {
    let mut game = given(json!({"pawn": ["c2", "c3", "h8", "h1"]}));

    game.go("pawn c3");

    assert_eq!(game.pawn(1), "a8");
    assert_eq!(game.letters(0), "C");
}

// B-27: pawn a2, G1 a5, S c5, P f4: legal, turn ends after the fourth.
#[test]
fn b_27_four_moves_with_four_pieces_are_a_turn() {
    let mut game = new_game();

    for words in ["pawn a2", "G1 a5", "S c5", "P f4"] {
        assert_eq!(game.turn(), 0);
        assert!(game.legal(words));
        game.go(words);
    }

    assert_eq!(game.turn(), 1);
    assert_eq!(game.left(), 4);
}

// B-28: G1 d4, P3 on e2; G1 → e4 → f4: P3 home although the guard moved on.
#[test]
fn b_28_a_guard_catches_in_passing() {
    let mut game = given(json!({"guard": {"G1": "d4"}, "pawn": ["a1", "a8", "h8", "e2"]}));

    game.go_on(["G1 e4", "G1 f4"]);

    assert_eq!(game.pawn(3), "h1");
}

// B-31: 1 move left, P1 directly beside P0 in line: stepping onto P1 legal, jumping over not (cost 2).
#[test]
fn b_31_with_one_move_left_there_is_no_jump() {
    let game = given(json!({"left": 1, "pawn": ["d2", "e2", "h8", "h1"]}));

    assert!(game.legal("pawn e2"));
    assert_eq!(game.why_not("pawn f2"), "too_few_moves");
}

// B-32: `jump_cost`=one, as B-13 with 1 move left; pawn → f2: legal, cost 1.
#[test]
fn b_32_a_jump_may_cost_one_move() {
    let pawns = json!(["d2", "e2", "h8", "h1"]);
    let jump_cost = |left: u8| {
        let game = game(4, json!({"jump_cost": "one"}));
        game.with(json!({"left": left, "pawn": pawns}))
    };
    assert!(jump_cost(1).legal("pawn f2"));

    assert_eq!(jump_cost(1).go("pawn f2").turn(), 1);
    assert_eq!(jump_cost(4).go("pawn f2").left(), 3);
}

// B-34: G1 d5 (watches d5–d8), A on e6; A → d6: legal, keys ignore zones.
#[test]
fn b_34_a_key_moves_into_a_watched_zone() {
    let game = given(json!({"guard": {"G1": "d5"}, "key": {"A": "e6"}}));

    assert_eq!(game.watched(), "d5 d6 d7 d8");
    assert!(game.legal("A d6"));
}

// B-36: E on c6, S on c7; E → c7 or over it to c8: both refused.
#[test]
fn b_36_a_key_neither_enters_nor_jumps_another() {
    let game = given(json!({"key": {"S": "c7"}}));

    assert_eq!(game.why_not("E c7"), "key_there");
    assert_eq!(game.why_not("E c8"), "not_in_reach");
}

// B-37: P1 present when P0 reaches E, then reconnects: told `reached{P0, E, taken}` once; no letter set, no counter,
// nothing of it after the reconnect nor for a watcher who comes later; P0 sees {E} before and after; P0's undo is sealed.
#[test]
fn b_37_a_pick_up_is_told_to_those_present_and_never_again() {
    let (p0, p1) = (Eye::Seat(Seat::at(0)), Eye::Seat(Seat::at(1)));
    let mut game = given(json!({"pawn": ["d6", "a8", "h8", "h1"]}));
    let mut documents = Documents::of(&game.referee);

    game.go("pawn c6");
    let changes = documents.update(&game.referee);

    // The message of this entry is told to everybody who is there, and says so once.
    let reached = json!({"reached": {"seat": 0, "key": "E", "taken": true}});
    for eye in Eye::all(game.referee.seats()) {
        let facts = changes.message(&game.referee, eye).facts;
        assert_eq!(facts.iter().filter(|fact| **fact == reached).count(), 1, "{eye}");
    }
    assert!(game.referee.facts().told().last().is_some_and(|told| told.fleeting));

    // Only P0's own document changes by a letter.
    let own = json!({"letters": ["E"]});
    assert_eq!(changes.message(&game.referee, p0).mine, Some(own.clone()));
    assert_eq!(changes.message(&game.referee, p1).mine, None);

    // P1 comes back, a watcher comes: the present, and a past without the pick-up.
    for eye in [p1, Eye::Watcher] {
        let whole = documents.whole(&game.referee, eye);
        assert_eq!(whole.public.get("letters"), None);
        assert_eq!(whole.mine, eye.seat().map(|_| json!({"letters": []})));
        let export = serde_json::to_value(Export::of(&game.referee, eye)).unwrap();
        let told: Vec<&Value> =
            export["history"].as_array().unwrap().iter().map(|entry| &entry["facts"]).collect();
        assert!(told.iter().any(|facts| facts.to_string().contains("moved")));
        assert!(!export.to_string().contains("reached") && !export.to_string().contains("taken"), "{export}");
    }

    assert_eq!(documents.whole(&game.referee, p0).mine, Some(own));
    assert!(!game.referee.can_undo(Seat::at(0)));
}

// B-39: 3 players, four turns: order P0 P1 P2 P0; cell h1 closed.
#[test]
fn b_39_three_players_go_round_and_leave_a_cell_closed() {
    let mut game = game(3, json!({}));

    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(game.turn());
        game.pass();
    }

    assert_eq!(order, [0, 1, 2, 0]);
    let beside = game.with(json!({"turn": 0, "pawn": ["g1", "a8", "h8"]}));
    assert_eq!(beside.why_not("pawn h1"), "cell_closed");
}

// B-40: G1 a5 (zone a5–a8), P1 on b8; pawn → a8: refused (own cell watched, Q-20).
#[test]
fn b_40_the_own_cell_is_not_entered_while_it_is_watched() {
    let game = given(json!({"turn": 1, "guard": {"G1": "a5"}, "pawn": ["a1", "b8", "h8", "h1"]}));

    assert_eq!(game.watched(), "a5 a6 a7 a8");
    assert_eq!(game.why_not("pawn a8"), "watched");
}

// B-42: `turn_limit` reached, letters 4/3/4/2: P0 and P2 share the win.
#[test]
fn b_42_at_the_turn_limit_most_letters_share_the_win() {
    let mut game = game(4, json!({"turn_limit": 60})).with(json!({
        "round": 59, "turn": 3, "left": 1,
        "letters": [["E", "S", "C", "A"], ["E", "S", "C"], ["S", "C", "P", "E!"], ["A", "P"]]
    }));

    game.go("G1 a5");

    assert_eq!(game.winners(), [0, 2]);
}
