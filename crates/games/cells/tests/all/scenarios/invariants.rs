//! Positions that break an invariant are refused by its name. (Rules §8, "Invariants after every move")

use serde_json::{Value, json};
use table::Rules;

use crate::table_top::{TableTop, game, given, new_game};

#[track_caller]
fn breaks(game: &TableTop, changes: Value, invariant: &str) {
    let broken = game.altered(&changes).check().err().map(|broken| broken.invariant);
    assert_eq!(broken, Some(invariant), "{changes}");
}

// ----- the invariants of the rules ------------------------------------------------------------------------------------

#[test]
fn invariant_keys_are_on_distinct_fields_and_never_in_cells() {
    breaks(&new_game(), json!({"key": {"S": "c6"}}), "keys are on distinct fields");
    for cell in ["a1", "a8", "h8", "h1"] {
        breaks(&new_game(), json!({"key": {"A": cell}}), "no key is in a cell");
    }
}

#[test]
fn invariant_guards_are_distinct_and_on_the_loop_or_on_their_start_line() {
    let on_loop = "guards are on the loop or on their start line";
    breaks(&new_game(), json!({"guard": {"G1": "d5", "G2": "d5"}}), "guards are on distinct fields");
    breaks(&new_game(), json!({"guard": {"G1": "d6"}}), on_loop);
    breaks(&new_game(), json!({"guard": {"G2": "a1"}}), on_loop);
    breaks(&new_game(), json!({"guard": {"G1": "|b"}}), on_loop);
    breaks(&new_game(), json!({"guard": {"G1": "|h", "G2": "h4"}}), on_loop);
}

#[test]
fn invariant_pawns_are_distinct() {
    let pawns = json!({"pawn": ["d2", "d2", "h8", "h1"]});
    breaks(&new_game(), pawns, "pawns are on distinct fields");
}

#[test]
fn invariant_no_pawn_outside_its_own_cell_is_watched() {
    let watched = "no pawn outside its own cell is watched";
    for pawn in ["d1", "d2", "d3", "d4"] {
        let position = json!({"guard": {"G1": "d4"}, "pawn": ["a1", "a8", "h8", pawn]});
        breaks(&new_game(), position, watched);
    }
    // In its own cell it may be.
    given(json!({"guard": {"G1": "a4", "G2": "h5"}}));
}

#[test]
fn invariant_nobody_has_six_letters_before_the_end() {
    let six = json!([[], [], ["E", "S", "C", "A", "P", "E!"], []]);
    breaks(&new_game(), json!({ "letters": six }), "nobody has six letters before the end");
}

#[test]
fn invariant_whoever_has_just_reached_a_key_has_its_letter() {
    let reached = "whoever has just reached a key has its letter";
    let pawns = json!(["c3", "a8", "h8", "h1"]);

    // Locked by landing on C, and nothing moved since.
    let landed = json!({"pawn": pawns, "blocks": 1, "locked": {"pawn": 1}, "left": 3});
    breaks(&new_game(), landed.clone(), reached);
    breaks(&given(json!({"letters": [["E"], [], [], []]})), landed.clone(), reached);
    given(json!({"letters": [["C"], [], [], []]})).with(landed);

    // The block goes on from a key that it had.
    let going_on = json!({"pawn": pawns, "blocks": 1, "active": "pawn", "left": 3});
    breaks(&game(4, json!({"owned_key_stops": false})), going_on, reached);

    // The key was moved onto the pawn.
    let moved = json!({"pawn": pawns, "blocks": 1, "active": "C", "left": 3});
    given(moved.clone());
    breaks(&game(4, json!({"key_onto_pawn": "own_turn"})), moved, reached);
    let onto_other = json!({"pawn": ["a1", "c3", "h8", "h1"], "blocks": 1, "active": "C", "left": 3});
    game(4, json!({"key_onto_pawn": "own_turn"})).with(onto_other.clone());
    breaks(&game(4, json!({"key_onto_pawn": "always"})), onto_other, reached);
}

#[test]
fn invariant_at_most_three_pieces_are_locked() {
    let four = json!({"blocks": 4, "left": 1, "locked": {"pawn": 1, "G1": 2, "E": 3, "S": 4}});
    breaks(&new_game(), four, "at most three pieces are locked");
}

// ----- what else is true of every position ----------------------------------------------------------------------------

#[test]
fn invariant_nothing_returns_to_the_line() {
    breaks(&new_game(), json!({"key": {"E": "|b"}}), "nothing returns to the line");
    breaks(&new_game(), json!({"key": {"S": "|d"}}), "nothing returns to the line");
}

#[test]
fn invariant_only_the_owners_pawn_is_in_a_cell() {
    let owner = "only the owner's pawn is in a cell";
    breaks(&new_game(), json!({"pawn": ["a8", "b8", "h8", "h1"]}), owner);
    breaks(&game(2, json!({})), json!({"pawn": ["h8", "a8"]}), owner);
}

#[test]
fn invariant_options_are_lawful() {
    breaks(&new_game(), json!({"options": {"first_turn_moves": 9}}), "options are lawful");
    breaks(&new_game(), json!({"options": {"turn_seconds": 5}}), "options are lawful");
}

#[test]
fn invariant_counters_are_in_range() {
    let moves_left = "one to four moves are left in a turn";
    breaks(&game(2, json!({})), json!({"turn": 2}), "first and turn are seats of the table");
    breaks(&game(2, json!({})), json!({"first": 3}), "first and turn are seats of the table");
    breaks(&new_game(), json!({"left": 0}), moves_left);
    breaks(&new_game(), json!({"left": 5}), moves_left);
    breaks(&game(2, json!({"cell_choice": "pick"})), json!({"left": 4}), moves_left);
    breaks(&game(4, json!({"turn_limit": 2})), json!({"round": 2}), "the turn limit ends the game");
}

#[test]
fn invariant_a_turn_is_timed_exactly_with_turn_seconds() {
    let timed = "a turn is timed exactly with turn_seconds";
    breaks(&new_game(), json!({"due": 5_000}), timed);
    breaks(&game(4, json!({"turn_seconds": 10})), json!({"due": null}), timed);
}

#[test]
fn invariant_the_winners_are_seats_and_known_when_it_is_over() {
    let outcome = "the winners are seats, and known when it is over";
    breaks(&new_game(), json!({"outcome": {"winners": [1]}}), outcome);
    breaks(&game(2, json!({})), json!({"phase": "Over", "outcome": {"winners": [3]}}), outcome);
}

#[test]
fn invariant_cells_are_distinct_corners_picked_in_turn_order() {
    let picking = game(3, json!({"cell_choice": "pick"}));
    let in_order = "cells are picked in turn order";
    let everybody = "everybody has a cell once picking is over";
    breaks(&picking, json!({"cell": [null, "a1", null], "pawn": [null, "a1", null], "turn": 1}), in_order);
    breaks(&picking, json!({"cell": ["a1", null, null], "pawn": ["a1", null, null], "turn": 2}), in_order);
    breaks(&picking, json!({"phase": "Play", "left": 4}), everybody);
    breaks(&game(2, json!({})), json!({"phase": "Pick", "left": 0}), everybody);
    for cell in [json!(["a1", "b8"]), json!(["a1", "a1"])] {
        breaks(&game(2, json!({})), json!({ "cell": cell }), "cells are distinct corners");
    }
    breaks(&game(2, json!({})), json!({"pawn": ["a1", null]}), "a pawn is on the board once it has a cell");
}

#[test]
fn invariant_blocks_and_locks_are_of_this_turn() {
    let locks = "locks are of this turn";
    breaks(&new_game(), json!({"blocks": 1, "active": "E", "locked": {"S": 2}}), locks);
    breaks(&new_game(), json!({"blocks": 5}), locks);
    let running = "the running block is not locked";
    breaks(&new_game(), json!({"blocks": 1, "active": "E", "locked": {"E": 1}}), running);
    breaks(&new_game(), json!({"blocks": 0, "active": "E"}), running);
    let sense = "only a moving guard has a direction";
    breaks(&new_game(), json!({"gdir": 1}), sense);
    breaks(&new_game(), json!({"gdir": -1, "blocks": 1, "active": "E"}), sense);
    breaks(&new_game(), json!({"gdir": 2, "blocks": 1, "active": "G1"}), sense);
    let idle = "nothing moves while cells are picked";
    breaks(&game(2, json!({"cell_choice": "pick"})), json!({"blocks": 1, "active": "E"}), idle);
}
