//! Options, the deal and the pick phase. (Rules §3.5, §4, §7.1)

use cells::{Cells, Options};
use serde_json::{Value, json};
use table::{BadOptions, Facts, Luck, Rules, Seat, Seats};

use crate::table_top::{TableTop, deal, game, new_game};

// ----- the table of options -----------------------------------------------------------------------------------------

// §7.1: the defaults, in the words of the rules.
#[test]
fn options_have_the_defaults_of_the_rules() {
    let defaults = json!({
        "layout": "classic",
        "first_seat": "random",
        "cell_choice": "auto",
        "first_turn_moves": 4,
        "resume": "never",
        "jump_cost": "per_field",
        "jump_several": true,
        "guard_reverse": false,
        "owned_key_stops": true,
        "capture_stops": false,
        "key_onto_pawn": "none",
        "open_letters": false,
        "turn_limit": "off",
        "turn_seconds": "off",
        "undo": true,
    });

    assert_eq!(serde_json::to_value(Options::default()).unwrap(), defaults);
    assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap(), Options::default());
}

// §7.1: every value of every option is dealt with.
#[test]
fn options_take_every_value_of_the_rules() {
    let values = json!({
        "layout": ["classic", "wide", "tight"],
        "first_seat": ["random", 0, 1],
        "cell_choice": ["auto", "pick"],
        "first_turn_moves": [1, 2, 3, 4],
        "resume": ["never", "after_two"],
        "jump_cost": ["per_field", "one"],
        "jump_several": [true, false],
        "guard_reverse": [true, false],
        "owned_key_stops": [true, false],
        "capture_stops": [true, false],
        "key_onto_pawn": ["none", "own_turn", "always"],
        "open_letters": [true, false],
        "turn_limit": ["off", 1, 60, 200],
        "turn_seconds": ["off", 10, 600],
        "undo": [true, false],
    });

    for (option, values) in values.as_object().unwrap() {
        for value in values.as_array().unwrap() {
            let game = game(2, json!({ option: value }));
            assert_eq!(game.document()["options"][option], *value, "{option}");
            assert_eq!(game.referee.state().check(), Ok(()), "{option} = {value}");
        }
    }
}

// §7.1: "Anything else … is BadOptions". A word or a name that is none is turned away before there are options.
#[test]
fn options_take_nothing_else() {
    for wrong in [
        json!({"layout": "square"}),
        json!({"layout": "custom"}),
        json!({"layout": {"custom": {"keys": ["c6", "|c", "c3", "f6", "|f"], "guards": ["|a", "|h"]}}}),
        json!({"layout": {"custom": {"keys": ["c6", "|c", "c3", "f6", "|f", "f3"], "guards": ["|a"]}}}),
        json!({"layout": {"custom": {"keys": ["c6", "|c", "c3", "f6", "|f", "i3"], "guards": ["|a", "|h"]}}}),
        json!({"first_seat": "last"}),
        json!({"first_seat": 8}),
        json!({"first_seat": -1}),
        json!({"cell_choice": "draft"}),
        json!({"first_turn_moves": "off"}),
        json!({"first_turn_moves": 2.5}),
        json!({"resume": "always"}),
        json!({"jump_cost": 1}),
        json!({"jump_several": "yes"}),
        json!({"guard_reverse": 1}),
        json!({"key_onto_pawn": true}),
        json!({"turn_limit": "none"}),
        json!({"turn_limit": -1}),
        json!({"turn_limit": null}),
        json!({"turn_seconds": 70_000}),
        json!({"undo": "off"}),
        json!({"dice": 2}),
    ] {
        assert!(serde_json::from_value::<Options>(wrong.clone()).is_err(), "{wrong}");
    }
}

// §7.1: the ranges of the numbers.
#[test]
fn options_out_of_range_are_bad() {
    let out_of_range = |seats, option: &'static str, value: Value, min, max| {
        let bad = deal(seats, json!({ option: value })).err();
        assert_eq!(
            bad,
            Some(BadOptions::OutOfRange { option, min, max }),
            "{option} = {value}, {seats} seats"
        );
    };
    for moves in [0, 5] {
        out_of_range(4, "first_turn_moves", json!(moves), 1, 4);
    }
    for rounds in [0, 201] {
        out_of_range(4, "turn_limit", json!(rounds), 1, 200);
    }
    for seconds in [0, 9, 601] {
        out_of_range(4, "turn_seconds", json!(seconds), 10, 600);
    }
    for seats in 2..=4 {
        out_of_range(seats, "first_seat", json!(seats), 0, u32::from(seats) - 1);
    }
}

// Q-36, §7.1: "a number of seats other than 2–4".
#[test]
fn q_36_one_player_is_too_few_and_five_are_too_many() {
    for seats in [1, 5, 6, 7, 8] {
        let bad = deal(seats, json!({})).err();
        assert_eq!(bad, Some(BadOptions::Seats { min: 2, max: 4 }), "{seats} seats");
    }
    for seats in 2..=4 {
        assert!(deal(seats, json!({})).is_ok(), "{seats} seats");
    }
}

// ----- where everything lies ------------------------------------------------------------------------------------------

fn places(game: &TableTop) -> (String, String) {
    let all = |pieces: &[&str]| pieces.iter().map(|piece| game.place(piece)).collect::<Vec<_>>().join(" ");
    (all(&["E", "S", "C", "A", "P", "E!"]), all(&["G1", "G2"]))
}

// Q-1, §3.1, §3.5.
#[test]
fn q_01_the_three_layouts_of_the_rules() {
    for (layout, keys) in
        [("classic", "c6 |c c3 f6 |f f3"), ("wide", "c7 |c c2 f7 |f f2"), ("tight", "d6 |d d3 e6 |e e3")]
    {
        let game = game(4, json!({"layout": layout}));
        assert_eq!(places(&game), (keys.to_owned(), "|a |h".to_owned()), "{layout}");
        assert_eq!(game.watched(), "");
    }
}

fn by_hand(keys: [&str; 6], guards: [&str; 2]) -> Value {
    json!({"layout": {"custom": {"keys": keys, "guards": guards}}})
}

// §3.5: keys on fields or lines, guards on loop fields or lines, all on distinct places.
#[test]
fn option_layout_custom_puts_keys_and_guards_anywhere_else() {
    let game = game(4, by_hand(["b1", "|a", "a2", "|h", "h7", "d5"], ["|d", "e4"]));

    assert_eq!(places(&game), ("b1 |a a2 |h h7 d5".to_owned(), "|d e4".to_owned()));
    assert_eq!(game.watched(), "e1 e2 e3 e4");
    assert_eq!(game.referee.state().check(), Ok(()));
}

#[test]
fn option_layout_custom_is_bad_with_a_key_in_a_corner() {
    for corner in ["a1", "a8", "h8", "h1"] {
        let bad = deal(2, by_hand(["c6", "|c", "c3", "f6", "|f", corner], ["|a", "|h"])).err();
        let rule = "no key lies in a corner";
        assert_eq!(bad, Some(BadOptions::Layout { option: "layout", rule }), "{corner}");
    }
}

#[test]
fn option_layout_custom_is_bad_with_a_guard_off_the_loop() {
    for field in ["a3", "d6", "h8", "c1"] {
        for guards in [[field, "|h"], ["|a", field]] {
            let bad = deal(2, by_hand(["c7", "|c", "c3", "f6", "|f", "f3"], guards)).err();
            let rule = "guards stand on the loop or on the line";
            assert_eq!(bad, Some(BadOptions::Layout { option: "layout", rule }), "{guards:?}");
        }
    }
}

#[test]
fn option_layout_custom_is_bad_with_two_pieces_on_one_place() {
    for (why, keys, guards) in [
        ("two keys on a field", ["c6", "|c", "c6", "f6", "|f", "f3"], ["|a", "|h"]),
        ("two keys on a line", ["c6", "|c", "c3", "f6", "|c", "f3"], ["|a", "|h"]),
        ("a key and a guard on a field", ["c6", "|c", "d5", "f6", "|f", "f3"], ["|a", "d5"]),
        ("a key and a guard on a line", ["c6", "|c", "c3", "f6", "|f", "f3"], ["|c", "|h"]),
        ("two guards on a field", ["c6", "|c", "c3", "f6", "|f", "f3"], ["d5", "d5"]),
        ("two guards on a line", ["c6", "|c", "c3", "f6", "|f", "f3"], ["|a", "|a"]),
    ] {
        let rule = "all pieces lie on distinct places";
        let bad = deal(2, by_hand(keys, guards)).err();
        assert_eq!(bad, Some(BadOptions::Layout { option: "layout", rule }), "{why}");
    }
}

// ----- who begins, and where ------------------------------------------------------------------------------------------

fn cells(game: &TableTop) -> Value {
    game.document()["cell"].clone()
}

// EB-1, `cell_choice` = auto.
#[test]
fn eb_01_the_first_seat_gets_a1_and_the_others_follow_clockwise() {
    assert_eq!(cells(&game(2, json!({}))), json!(["a1", "a8"]));
    assert_eq!(cells(&game(3, json!({}))), json!(["a1", "a8", "h8"]));
    assert_eq!(cells(&new_game()), json!(["a1", "a8", "h8", "h1"]));
    // seats go clockwise, and `auto` makes both agree.
    let third = game(4, json!({"first_seat": 2}));
    assert_eq!(cells(&third), json!(["h8", "h1", "a1", "a8"]));
    assert_eq!(third.document()["pawn"], cells(&third));
}

// EB-2: "Start player: `first_seat`, random by default (one draw of luck)".
#[test]
fn eb_02_a_random_first_seat_takes_exactly_one_draw() {
    let dealt = |seats: u8, luck: &mut Luck| {
        let options = Options::default();
        Cells::deal(&options, Seats::of(seats), luck, &mut Facts::new()).unwrap()
    };
    for seats in 2..=4 {
        for first in 0..seats {
            let mut luck = Luck::scripted([u32::from(first)]);
            let game = dealt(seats, &mut luck);
            assert_eq!(luck.drawn(), 1);
            assert_eq!(game.position().first, Seat::at(first));
            assert_eq!(game.position().turn, Seat::at(first));
        }
    }
}

#[test]
fn option_first_seat_takes_no_draw_when_it_is_agreed() {
    let options: Options = serde_json::from_value(json!({"first_seat": 1})).unwrap();
    let mut luck = Luck::scripted([]);

    let game = Cells::deal(&options, Seats::of(3), &mut luck, &mut Facts::new()).unwrap();

    assert_eq!(luck.drawn(), 0);
    assert_eq!(game.position().turn, Seat::at(1));
}

// EB-2, Q-29: "Turns go clockwise by seat", whoever begins.
#[test]
fn q_29_turns_go_clockwise_by_seat_from_the_first() {
    let mut game = game(4, json!({"first_seat": 2}));

    let mut order = Vec::new();
    for _ in 0..6 {
        order.push((game.turn(), game.document()["round"].as_u64().unwrap()));
        game.pass();
    }

    assert_eq!(order, [(2, 0), (3, 0), (0, 0), (1, 0), (2, 1), (3, 1)]);
}

// Q-30, §7.1: "moves in the very first turn of the game only".
#[test]
fn q_30_only_the_very_first_turn_is_shortened() {
    for moves in 1..=4 {
        let mut game = game(2, json!({"first_turn_moves": moves}));
        let mut lengths = Vec::new();
        for _ in 0..3 {
            lengths.push(game.left());
            game.pass();
        }
        assert_eq!(lengths, [moves, 4, 4]);
    }
}

// ----- the pick phase -----------------------------------------------------------------------------------------------

// EB-1, `cell_choice` = pick: "In turn order each seat is asked once … any free corner."
#[test]
fn option_cell_choice_pick_asks_every_seat_once_in_turn_order() {
    let mut game = game(3, json!({"cell_choice": "pick", "first_seat": 1, "first_turn_moves": 2}));
    assert_eq!(game.document()["pawn"], json!([null, null, null]));
    assert_eq!(
        (game.turn(), game.offered().join(", ")),
        (1, "pick 0 a1, pick 0 a8, pick 0 h8, pick 0 h1".to_owned())
    );
    assert_eq!(game.document()["ask"], json!({"id": 0, "waiting": [1]}));

    game.go("pick 0 h8");
    assert_eq!(game.document()["pawn"], json!([null, "h8", null]));
    assert_eq!((game.turn(), game.offered().join(", ")), (2, "pick 1 a1, pick 1 a8, pick 1 h1".to_owned()));
    game.go("pick 1 a1");
    assert_eq!((game.turn(), game.offered().join(", ")), (0, "pick 2 a8, pick 2 h1".to_owned()));
    game.go("pick 2 h1");

    // §8 begin: Play, turn = first, left = first_turn_moves.
    let document = game.document();
    assert_eq!(document["phase"], "Play");
    assert_eq!((document["turn"].clone(), document["left"].clone()), (json!(1), json!(2)));
    assert_eq!(document["cell"], json!(["h1", "h8", "a1"]));
    assert_eq!(document["pawn"], document["cell"]);
    assert_eq!(document.get("ask"), None);
    assert!(game.legal("pawn h7"));
}

// EB-1: "a pick is final".
#[test]
fn option_cell_choice_pick_is_final() {
    let mut game = game(2, json!({"cell_choice": "pick"}));

    game.go("pick 0 a8");

    assert!(!game.referee.can_undo(Seat::at(0)));
    assert_eq!(game.why_not_to(Seat::at(0), "pick 0 a1").code, "not_your_turn");
    game.go("pick 1 a1");
    assert!(!game.referee.can_undo(Seat::at(1)));
    assert_eq!(game.why_not("pick 0 h8"), "wrong_phase");
}

// Q-28, with picked cells: the corners that nobody took stay closed.
#[test]
fn q_28_a_corner_that_nobody_picked_is_closed() {
    let mut picked = game(2, json!({"cell_choice": "pick"}));
    picked.go_on(["pick 0 h8", "pick 1 h1"]);

    let beside = picked.with(json!({"pawn": ["b1", "h1"], "key": {"E": "a7"}}));

    assert_eq!(beside.why_not("pawn a1"), "cell_closed");
    assert_eq!(beside.why_not("E a8"), "cell_closed");
}
