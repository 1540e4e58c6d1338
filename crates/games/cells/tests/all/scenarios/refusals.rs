//! Every refusal, and which one comes first where several apply. (Rules §5.1)

use serde_json::{Value, json};
use table::{Coded, Seat};

use crate::table_top::{TableTop, game, given, new_game};

/// The order of the rules.
const ORDER: [&str; 13] = [
    "over",
    "not_your_turn",
    "wrong_phase",
    "ask_closed",
    "cell_taken",
    "piece_locked",
    "not_in_reach",
    "cell_closed",
    "watched",
    "guard_in_the_way",
    "key_there",
    "guard_may_not_reverse",
    "too_few_moves",
];

fn won() -> TableTop {
    let five = json!([["E", "S", "A", "P", "E!"], [], [], []]);
    let mut game = given(json!({"pawn": ["c2", "a8", "h8", "h1"], "letters": five}));
    game.go("pawn c3");
    game
}

/// Two seats; P0 has picked a8 and P1 is asked.
fn picking() -> TableTop {
    let mut game = game(2, json!({"cell_choice": "pick"}));
    game.go("pick 0 a8");
    game
}

fn pawn_on(field: &str, more: Value) -> TableTop {
    given(json!({"pawn": [field, "a8", "h8", "h1"]})).with(more)
}

/// G1 on d5 in the middle of a clockwise block.
fn marching(more: Value) -> TableTop {
    given(json!({"guard": {"G1": "d5"}, "active": "G1", "blocks": 1, "gdir": 1, "left": 3})).with(more)
}

#[track_caller]
fn refuse(game: &TableTop, seat: u8, words: &str, code: &str, args: Value) {
    let Value::Object(args) = args else { panic!("arguments by name") };
    assert_eq!(game.why_not_to(Seat::at(seat), words), Coded { code: code.to_owned(), args });
}

#[test]
fn refusal_over() {
    refuse(&won(), 0, "G1 a5", "over", json!({}));
}

#[test]
fn refusal_not_your_turn() {
    refuse(&new_game(), 2, "pawn h7", "not_your_turn", json!({"turn": 0}));
    refuse(&picking(), 0, "pick 1 h8", "not_your_turn", json!({"turn": 1}));
}

#[test]
fn refusal_wrong_phase() {
    refuse(&new_game(), 0, "pick 0 a1", "wrong_phase", json!({}));
    refuse(&picking(), 1, "G1 a5", "wrong_phase", json!({}));
    refuse(&picking(), 1, "pawn a7", "wrong_phase", json!({}));
}

#[test]
fn refusal_ask_closed() {
    for ask in [0, 2, 7] {
        refuse(&picking(), 1, &format!("pick {ask} h8"), "ask_closed", json!({"open": 1}));
    }
}

#[test]
fn refusal_cell_taken() {
    refuse(&picking(), 1, "pick 1 a8", "cell_taken", json!({"cell": "a8"}));
    // A field that is no corner at all is no free cell either.
    refuse(&picking(), 1, "pick 1 d4", "cell_taken", json!({"cell": "d4"}));
}

#[test]
fn refusal_piece_locked() {
    let mut game = new_game();
    game.go_on(["pawn a2", "E d6", "G1 a5"]);
    refuse(&game, 0, "pawn a3", "piece_locked", json!({"piece": "pawn"}));
    refuse(&game, 0, "E e6", "piece_locked", json!({"piece": "E"}));
}

#[test]
fn refusal_not_in_reach() {
    for (words, why) in [
        ("pawn b2", "not a neighbour in line"),
        ("pawn a3", "nothing to jump"),
        ("pawn h8", "not a neighbour in line"),
        ("G1 a6", "off the loop"),
        ("G1 b5", "not next to its line"),
        ("C c5", "nothing of its own to jump"),
        ("C d4", "not a neighbour in line"),
        ("S c3", "not next to its line"),
    ] {
        let game = new_game();
        assert_eq!(game.why_not(words), "not_in_reach", "{words}: {why}");
    }
}

#[test]
fn refusal_cell_closed() {
    refuse(&pawn_on("b8", json!({})), 0, "pawn a8", "cell_closed", json!({"cell": "a8"}));
    refuse(&given(json!({"key": {"E": "g1"}})), 0, "E h1", "cell_closed", json!({"cell": "h1"}));
}

#[test]
fn refusal_watched() {
    let game = pawn_on("c2", json!({"guard": {"G1": "d4"}}));
    refuse(&game, 0, "pawn d2", "watched", json!({"field": "d2"}));
}

#[test]
fn refusal_guard_in_the_way() {
    refuse(&pawn_on("a4", json!({})), 0, "pawn a5", "guard_in_the_way", json!({}));
    let on_a_field = given(json!({"guard": {"G1": "c5", "G2": "d5"}}));
    refuse(&on_a_field, 0, "E c5", "guard_in_the_way", json!({}));
    refuse(&on_a_field, 0, "S c5", "guard_in_the_way", json!({}));
    refuse(&on_a_field, 0, "G1 d5", "guard_in_the_way", json!({}));
}

#[test]
fn refusal_key_there() {
    refuse(&given(json!({"key": {"S": "c5"}})), 0, "E c5", "key_there", json!({"key": "S"}));
}

#[test]
fn refusal_guard_may_not_reverse() {
    refuse(&marching(json!({})), 0, "G1 c5", "guard_may_not_reverse", json!({}));
}

#[test]
fn refusal_too_few_moves() {
    let pawn = given(json!({"left": 2, "pawn": ["b2", "c2", "d2", "h1"]}));
    refuse(&pawn, 0, "pawn e2", "too_few_moves", json!({"cost": 3, "left": 2}));
    let guard = given(json!({"left": 1, "guard": {"G1": "d5", "G2": "e5"}}));
    refuse(&guard, 0, "G1 f5", "too_few_moves", json!({"cost": 2, "left": 1}));
}

// §5.1: "the first that applies". Each line breaks two rules at once.
#[test]
fn refusals_come_in_the_order_of_the_rules() {
    let locked = |more: Value| {
        pawn_on("d2", json!({"active": "E", "blocks": 2, "locked": {"pawn": 1}, "left": 2})).with(more)
    };
    let both = [
        ("over", "not_your_turn", won(), 2, "G1 a5"),
        ("over", "wrong_phase", won(), 0, "pick 0 a1"),
        ("over", "not_in_reach", won(), 0, "G1 e5"),
        ("not_your_turn", "wrong_phase", new_game(), 1, "pick 0 a1"),
        ("not_your_turn", "ask_closed", picking(), 0, "pick 0 a8"),
        ("not_your_turn", "not_in_reach", new_game(), 1, "pawn a3"),
        ("wrong_phase", "ask_closed", new_game(), 0, "pick 9 a1"),
        ("wrong_phase", "cell_taken", new_game(), 0, "pick 0 a8"),
        ("wrong_phase", "not_in_reach", picking(), 1, "E a2"),
        ("ask_closed", "cell_taken", picking(), 1, "pick 0 a8"),
        ("piece_locked", "not_in_reach", locked(json!({})), 0, "pawn h8"),
        ("piece_locked", "watched", locked(json!({"guard": {"G1": "e4"}})), 0, "pawn e2"),
        ("piece_locked", "too_few_moves", locked(json!({"left": 1, "key": {"A": "e2"}})), 0, "pawn f2"),
        ("not_in_reach", "cell_closed", pawn_on("b7", json!({})), 0, "pawn a8"),
        ("not_in_reach", "cell_closed", given(json!({"key": {"E": "f8"}})), 0, "E h8"),
        ("not_in_reach", "watched", pawn_on("c2", json!({"guard": {"G1": "e4"}})), 0, "pawn e2"),
        ("not_in_reach", "guard_in_the_way", pawn_on("a3", json!({})), 0, "pawn a5"),
        ("not_in_reach", "guard_in_the_way", given(json!({"guard": {"G1": "c5", "G2": "f5"}})), 0, "G1 f5"),
        ("not_in_reach", "key_there", new_game(), 0, "S c6"),
        ("not_in_reach", "guard_may_not_reverse", marching(json!({})), 0, "G1 b5"),
        ("not_in_reach", "too_few_moves", pawn_on("c2", json!({"left": 1})), 0, "pawn e2"),
        ("cell_closed", "watched", pawn_on("b8", json!({"guard": {"G1": "a5"}})), 0, "pawn a8"),
        ("cell_closed", "too_few_moves", pawn_on("a6", json!({"left": 1, "key": {"E": "a7"}})), 0, "pawn a8"),
        ("watched", "guard_in_the_way", pawn_on("a4", json!({"guard": {"G2": "a5"}})), 0, "pawn a5"),
        ("watched", "guard_in_the_way", pawn_on("c4", json!({"guard": {"G2": "d4"}})), 0, "pawn d4"),
        (
            "watched",
            "too_few_moves",
            pawn_on("b2", json!({"left": 1, "key": {"C": "c2"}, "guard": {"G1": "d4"}})),
            0,
            "pawn d2",
        ),
        (
            "guard_in_the_way",
            "key_there",
            given(json!({"key": {"S": "c5"}, "guard": {"G1": "c5"}})),
            0,
            "E c5",
        ),
        ("guard_in_the_way", "guard_may_not_reverse", marching(json!({"guard": {"G2": "c5"}})), 0, "G1 c5"),
        (
            "guard_in_the_way",
            "too_few_moves",
            pawn_on("a3", json!({"left": 1, "key": {"C": "a4"}})),
            0,
            "pawn a5",
        ),
        (
            "guard_may_not_reverse",
            "too_few_moves",
            marching(json!({"left": 1, "guard": {"G2": "c5"}})),
            0,
            "G1 b5",
        ),
    ];

    for (first, second, game, seat, words) in both {
        let place = |code| ORDER.iter().position(|known| *known == code).expect("a code of the rules");
        assert!(place(first) < place(second));
        assert_eq!(game.why_not_to(Seat::at(seat), words).code, first, "{words}: {first} before {second}");
    }
}
