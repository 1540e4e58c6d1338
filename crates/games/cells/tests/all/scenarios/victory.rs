//! How it ends: the sixth letter and the turn limit. (Rules EB-22, Q-32)

use serde_json::{Value, json};
use table::{SeatSet, Time, Verdict};

use crate::table_top::{TableTop, game, given};

impl TableTop {
    /// Seat, place and letters of everybody, best first.
    fn standings(&self) -> Vec<(usize, u8, i64)> {
        let outcome = self.referee.outcome().expect("it is over");
        assert_eq!(outcome.verdict, Verdict::Ranked);
        outcome
            .standings
            .iter()
            .map(|standing| (standing.seat.index(), standing.place, standing.score))
            .collect()
    }

    fn phase(&self) -> Value {
        self.document()["phase"].clone()
    }
}

// EB-22: "The first player with all six different letters wins immediately."
#[test]
fn eb_22_six_different_letters_win_and_the_others_follow_by_their_letters() {
    let mut game = given(json!({
        "turn": 1, "pawn": ["a1", "c2", "h8", "h1"],
        "letters": [["E"], ["E", "S", "A", "P", "E!"], ["E", "S", "C", "A", "P"], ["A"]]
    }));

    game.go("pawn c3");

    assert_eq!(game.phase(), "Over");
    assert_eq!(game.document()["outcome"], json!({"winners": [1]}));
    assert_eq!(game.standings(), [(1, 1, 6), (2, 2, 5), (0, 3, 1), (3, 3, 1)]);
    assert_eq!(game.referee.awaited(), SeatSet::NONE);
}

// EB-22: "duplicates do not exist": the same key twice is one letter.
#[test]
fn eb_22_the_same_letter_twice_is_one_letter() {
    let mut game = given(json!({
        "pawn": ["c2", "a8", "h8", "h1"], "letters": [["E", "S", "C", "A", "P"], [], [], []]
    }));

    game.go("pawn c3");

    assert_eq!((game.letters(0), game.winners()), ("E S C A P".to_owned(), vec![]));
    assert_eq!(game.phase(), "Play");
}

// `key_onto_pawn`: "a sixth letter wins at once, even out of turn".
#[test]
fn option_key_onto_pawn_always_wins_out_of_turn() {
    let mut game = game(4, json!({"key_onto_pawn": "always"})).with(json!({
        "pawn": ["a1", "a8", "c2", "h1"], "letters": [[], [], ["E", "S", "A", "P", "E!"], []]
    }));

    game.go("C c2");

    assert_eq!(game.winners(), [2]);
    assert_eq!((game.turn(), game.left()), (0, 4));
    assert!(game.offered().is_empty());
}

#[test]
fn option_key_onto_pawn_own_turn_wins_by_moving_the_key() {
    let mut game = game(4, json!({"key_onto_pawn": "own_turn"})).with(json!({
        "pawn": ["c2", "a8", "h8", "h1"], "letters": [["E", "S", "A", "P", "E!"], [], [], []]
    }));

    game.go("C c2");

    assert_eq!(game.winners(), [0]);
}

// "Off by default": however long it goes on.
#[test]
fn q_32_without_a_limit_a_game_never_ends_by_itself() {
    let mut game = given(json!({"round": 5_000, "turn": 3}));

    game.pass();

    assert_eq!((game.phase(), game.document()["round"].clone()), (json!("Play"), json!(5_001)));
}

// §7.1: "checked when the last seat of that round ends its turn".
#[test]
fn option_turn_limit_is_checked_when_the_last_seat_of_the_round_ends_its_turn() {
    let mut game = game(3, json!({"turn_limit": 2, "first_seat": 1}));

    let mut turns = 0;
    while game.winners().is_empty() {
        assert_eq!(game.phase(), "Play");
        game.pass();
        turns += 1;
    }

    assert_eq!(turns, 6, "two rounds of three");
    let document = game.document();
    assert_eq!((&document["round"], &document["turn"], &document["left"]), (&json!(2), &json!(1), &json!(0)));
}

// B-42, with its `Outcome`: "most letters wins, tie shared".
#[test]
fn option_turn_limit_ranks_by_letters_and_shares_places() {
    let mut game = game(4, json!({"turn_limit": 200})).with(json!({
        "round": 199, "turn": 3, "left": 1,
        "letters": [["E", "S", "C", "A"], ["E", "S", "C"], ["S", "C", "P", "E!"], ["A", "P"]]
    }));

    game.go("G1 a5");

    assert_eq!(game.document()["outcome"], json!({"winners": [0, 2]}));
    assert_eq!(game.standings(), [(0, 1, 4), (2, 1, 4), (1, 3, 3), (3, 4, 2)]);
    assert_eq!(game.facts()[1], json!({"turn_ended": {"seat": 3}}));
    assert_eq!(game.facts()[2]["won"]["seats"], json!([0, 2]));
}

#[test]
fn option_turn_limit_without_any_letters_is_shared_by_all() {
    let mut game = game(2, json!({"turn_limit": 1}));

    game.pass().pass();

    assert_eq!(game.winners(), [0, 1]);
}

// the last move of the last turn still counts, a letter and a sixth letter.
#[test]
fn option_turn_limit_counts_what_the_last_move_brings() {
    let last = |letters: Value| {
        let game = game(2, json!({"turn_limit": 1}));
        let mut game = game.with(json!({"turn": 1, "left": 1, "pawn": ["a1", "c2"], "letters": letters}));
        game.go("pawn c3");
        game
    };

    let letter = last(json!([["E", "S"], ["A"]]));
    assert_eq!(letter.winners(), [0, 1]);
    let sixth = last(json!([["E", "S", "C", "A", "P"], ["E", "S", "A", "P", "E!"]]));
    assert_eq!(sixth.winners(), [1]);
    assert_eq!((sixth.turn(), sixth.document()["round"].clone()), (1, json!(0)), "the turn does not pass");
}

#[test]
fn option_turn_limit_is_reached_by_the_alarm_too() {
    let mut game = game(2, json!({"turn_limit": 1, "turn_seconds": 10}));

    game.referee.advance(Time::ms(20_000), &mut |_| ()).unwrap();

    assert_eq!(game.winners(), [0, 1]);
    assert_eq!(game.left(), 4, "forfeited, and no turn begins");
}
