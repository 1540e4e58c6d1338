//! Taking back. (Rules Q-34)

use serde_json::{Value, json};
use table::{Denied, Seat, Time};

use crate::table_top::{TableTop, game, given};

const P0: Seat = Seat::at(0);

impl TableTop {
    fn take_back(&mut self) -> Result<(), Denied<cells::Refusal>> {
        self.referee.undo(self.referee.now(), P0, &mut |_| ())
    }

    /// Makes the move, takes it back, and sees that everything is as it was.
    #[track_caller]
    fn go_and_take_back(&mut self, words: &str) {
        let before = self.document();
        self.go(words);
        assert_ne!(self.document(), before);
        self.take_back().expect("undo is open");
        assert_eq!(self.document(), before, "{words} is taken back wholly");
    }
}

// "takes back the seat's last `Go` wholly (pawns sent home, locks, block, direction, moves left …)".
#[test]
fn q_34_undo_takes_a_move_back_wholly() {
    let mut game = given(json!({
        "guard": {"G1": "d5", "G2": "e5"}, "pawn": ["e3", "f3", "f6", "f8"], "letters": [["S"], [], [], []]
    }));

    game.go_and_take_back("G1 f5"); // a jump that sends two pawns home
    game.go_and_take_back("E! g3"); // from under a pawn
    game.go("G1 c5");
    game.go_and_take_back("G1 b5"); // the same block, the same direction
    game.go_and_take_back("G2 f5"); // another block: G1 is locked, a new direction
    game.go("A f7");
    game.go_and_take_back("pawn e2");
    assert_eq!(game.document()["locked"], json!({"G1": 1}));
}

#[test]
fn q_34_undo_brings_a_captured_pawn_back() {
    let mut game = given(json!({"pawn": ["d2", "e2", "h8", "h1"]}));

    game.go_and_take_back("pawn e2");

    assert_eq!((game.pawn(0), game.pawn(1)), ("d2".to_owned(), "e2".to_owned()));
}

// "Open within the turn": move after move, back to its start.
#[test]
fn q_34_undo_goes_back_to_the_start_of_the_turn() {
    let mut game = given(json!({}));
    let start = game.document();

    game.go_on(["pawn a2", "E d6", "G1 a5"]);
    for _ in 0..3 {
        game.take_back().unwrap();
    }

    assert_eq!(game.document(), start);
    assert_eq!(game.take_back(), Err(Denied::NothingToUndo));
}

#[test]
fn q_34_undo_is_for_ones_own_moves() {
    let mut game = given(json!({}));

    game.go("pawn a2");

    assert!(game.referee.can_undo(P0));
    assert!(!game.referee.can_undo(Seat::at(1)));
    let other = game.referee.undo(game.referee.now(), Seat::at(1), &mut |_| ());
    assert_eq!(other, Err(Denied::NothingToUndo));
}

// "the move that ends the turn closes it".
#[test]
fn q_34_the_move_that_ends_the_turn_closes_undo() {
    let mut game = given(json!({}));

    game.go_on(["pawn a2", "pawn a3", "pawn a2"]);
    assert!(game.referee.can_undo(P0));
    game.go("pawn a1");

    assert_eq!(game.take_back(), Err(Denied::NothingToUndo));
}

#[test]
fn q_34_the_alarm_that_ends_the_turn_closes_undo() {
    let mut game = game(4, json!({"turn_seconds": 10}));

    game.go("pawn a2");
    game.referee.advance(Time::ms(10_000), &mut |_| ()).unwrap();

    assert_eq!(game.take_back(), Err(Denied::NothingToUndo));
}

// "not the deadline".
#[test]
fn q_34_undo_does_not_move_the_deadline() {
    let mut game = game(4, json!({"turn_seconds": 10}));

    game.go_at(Time::ms(4_000), "pawn a2");
    game.referee.undo(Time::ms(7_000), P0, &mut |_| ()).unwrap();

    assert_eq!(game.referee.alarm(), Some(Time::ms(10_000)));
    assert_eq!(game.referee.now(), Time::ms(7_000));
    // Taken back at the deadline itself, the turn is over just the same.
    game.go_at(Time::ms(10_000), "pawn a2");
    game.referee.undo(Time::ms(10_000), P0, &mut |_| ()).unwrap();
    game.referee.advance(Time::ms(10_000), &mut |_| ()).unwrap();
    assert_eq!((game.turn(), game.pawn(0)), (1, "a1".to_owned()));
}

fn next_to_c(options: Value, letters: Value) -> TableTop {
    game(4, options).with(json!({"pawn": ["c2", "a8", "h8", "h1"], "letters": letters}))
}

// "Every pick-up seals it, card taken or not, also with `open_letters`".
#[test]
fn q_34_every_pick_up_seals_undo() {
    for options in [json!({}), json!({"open_letters": true}), json!({"owned_key_stops": false})] {
        for letters in [json!([[], [], [], []]), json!([["C"], [], [], []])] {
            let mut game = next_to_c(options.clone(), letters.clone());

            game.go_on(["E d6", "pawn c3"]);

            assert_eq!(game.take_back(), Err(Denied::NothingToUndo), "{options} {letters}");
        }
    }
}

// what comes after the pick-up is taken back, and nothing before it.
#[test]
fn q_34_undo_after_a_pick_up_reaches_back_to_it() {
    let mut game = next_to_c(json!({}), json!([[], [], [], []]));

    game.go("pawn c3");
    game.go_and_take_back("G1 a5");

    assert_eq!(game.take_back(), Err(Denied::NothingToUndo));
}

// Q-34 with `key_onto_pawn`: a key moved onto a pawn is a pick-up as well, whoever's pawn it is.
#[test]
fn q_34_a_pick_up_by_a_moved_key_seals_undo() {
    let pawns = json!({"pawn": ["c2", "b3", "h8", "h1"]});
    for (key_onto_pawn, words, open) in [
        ("none", "C c2", true),
        ("none", "C b3", true),
        ("own_turn", "C c2", false),
        ("own_turn", "C b3", true),
        ("always", "C c2", false),
        ("always", "C b3", false),
    ] {
        let mut game = game(4, json!({ "key_onto_pawn": key_onto_pawn })).with(pawns.clone());

        game.go(words);

        assert_eq!(game.referee.can_undo(P0), open, "{key_onto_pawn}: {words}");
    }
}

#[test]
fn q_34_the_end_closes_undo() {
    let mut game = next_to_c(json!({}), json!([["E", "S", "A", "P", "E!"], [], [], []]));

    game.go_on(["E d6", "pawn c3"]);

    assert_eq!(game.take_back(), Err(Denied::NothingToUndo));
}

// `undo` = false: "every move seals".
#[test]
fn option_undo_off_takes_nothing_back() {
    let mut game = game(4, json!({"undo": false}));

    for words in ["pawn a2", "E d6", "G1 a5"] {
        game.go(words);
        assert_eq!(game.take_back(), Err(Denied::NothingToUndo), "{words}");
    }
}
