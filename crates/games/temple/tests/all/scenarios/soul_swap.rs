//! Soul swap, and the choice of a partner. (Rules §1.13, §1.20)

use serde_json::{Value, json};

use crate::expedition_table::{DARK_HALL, Table, with_modules};

/// The first Soul swap is the fifteenth card of the table.
const FIRST_SOUL_SWAP: u32 = 14;

fn hall(seats: u8, options: Value) -> Table {
    let mut all = json!({"curses": true, "extra_cards": true});
    table::patch(&mut all, &options);
    with_modules(seats, all, &DARK_HALL, &["C05"])
}

/// Seat 0 in S01 draws Soul swap; the others stand where they are said to.
fn drawn(pawns: Value) -> Table {
    let seats = pawns.as_array().expect("a list").len() as u8;
    let mut dice = vec!["_____"; seats.into()];
    dice[0] = "AAKTA";
    let mut table = hall(seats, json!({})).with(json!({"pawn": pawns, "dice": dice}));
    table.lets(0, "discover N", [FIRST_SOUL_SWAP]);
    table
}

// "choose a mate inside; you steer each other's pawn (positions unchanged; dice, treasures, curses stay with the seat)"; one
// mate: at once (§1.20)
#[test]
fn r_13_two_steer_each_others_pawn() {
    let table = drawn(json!(["S01", "START"]));

    assert_eq!(table.told[1], json!({"cursed": {"seat": 0, "curse": "soul_swap", "faces": "AAT"}}));
    assert_eq!(table.told[2], json!({"swapped": {"seat": 0, "whose": 1}}));
    assert_eq!(table.document()["pawn"], json!(["START", "S01"]));
    assert_eq!(table.document()["steers"], json!([1, 0]));
    assert_eq!(table.document()["curses"]["lying"][0]["partner"], 1);
    assert_eq!((table.dice(0), table.dice(1)), ("__KTA".to_owned(), "_____".to_owned()));
    assert_eq!(table.with(json!({})).document(), table.document());
    let walks = table.with(json!({"dice": ["AA___", "AA___"]}));
    assert!(walks.legal(0, "enter E") && walks.legal(1, "enter S"));
}

// "Broken or countered: the two seats exchange pawns back where they stand"
#[test]
fn r_13_broken_it_is_swapped_back_where_the_pawns_stand() {
    let mut table = drawn(json!(["S01", "START"])).with(json!({"dice": ["AAAAT", "AA___"]}));
    table.go(0, "enter E");
    assert_eq!(table.document()["pawn"], json!(["C01", "S01"]));
    table = table.with(json!({"dice": ["AAT__", "_____"]}));

    table.go(0, "break soul_swap");

    assert_eq!(
        table.told,
        json!([
            {"curse_broken": {"seat": 0, "curse": "soul_swap"}},
            {"swapped_back": {"seat": 0, "whose": 1}},
        ])
    );
    assert_eq!(table.document()["pawn"], json!(["S01", "C01"]));
    assert_eq!(table.document().get("steers"), None);
}

#[test]
fn r_13_countered_it_is_swapped_back() {
    let both = json!({"treasures": true, "doomed": true});
    let mut table = hall(2, both).with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    table.lets(0, "discover N", [FIRST_SOUL_SWAP, 0]);
    let mut table = table.holding(&[(1, "counterspell")]);
    assert_eq!(table.document()["pawn"], json!(["START", "S01"]));

    table.go(1, "counter soul_swap");

    assert_eq!(table.told[0], json!({"countered": {"seat": 1, "whose": 0, "curse": "soul_swap"}}));
    assert_eq!(table.document()["pawn"], json!(["S01", "START"]));
    assert_eq!(table.treasures_of(1), json!([]));
}

// "Escape belongs to the seat that plays it and takes out the pawn it steers; if either seat escapes, the card is discarded and
// nothing is swapped back"
#[test]
fn r_13_when_one_of_them_escapes_nothing_is_swapped_back() {
    for leaver in [0, 1] {
        let mut table = drawn(json!(["S01", "START"]));
        let mut dice = [json!("_____"), json!("_____")];
        dice[leaver] = json!("K____");
        table = table.with(json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": dice}));
        table.go(leaver as u8, &format!("escape {}", 1 - leaver));
        assert_eq!(table.pawn(leaver), "out");
        assert_eq!(table.pawn(1 - leaver), "EXIT");
        assert_eq!(table.document()["steers"], json!([1, 0]), "the pawn that is left is still the other's");
        assert!(table.document()["curses"]["discards"].as_array().unwrap().contains(&json!("soul_swap AAT")));
    }
}

// §1.20: `partner`, "if ≥ 2 mates are inside"; seat inside; 3 s; it blocks
#[test]
fn r_20_of_several_mates_one_is_chosen() {
    let mut table = drawn(json!(["S01", "START", "EXIT"]));
    let asked = json!([{"question": "partner", "id": 2, "waiting": [0], "until": 3_000}]);
    assert_eq!(table.document()["questions"], asked);
    assert_eq!(table.document()["pawn"], json!(["S01", "START", "EXIT"]));
    assert_eq!(table.with(json!({})).document(), table.document());
    for words in ["throw 0", "break soul_swap", "goddess"] {
        assert_eq!(table.why_not(0, words), "answer_first", "{words}");
    }
    assert!(table.legal(0, "share off"));
    assert!(table.legal(1, "throw 0"), "others play on");
    assert_eq!(table.why_not(0, "choose 0"), "no_answer");
    assert_eq!(table.why_not(0, "yes"), "no_answer");

    table.go(0, "choose 2");

    assert_eq!(table.told, json!([{"swapped": {"seat": 0, "whose": 2}}]));
    assert_eq!(table.document()["pawn"], json!(["EXIT", "START", "S01"]));
    assert_eq!(table.document().get("questions"), None);
}

// "Blocks: … may only make Answer (also to the vote)"
#[test]
fn r_20_a_blocked_seat_may_vote() {
    let table = drawn(json!(["S01", "START", "EXIT"]));
    let mut table = table.with(json!({"dice": ["__KTA", "XA___", "A____"]}));
    table.go(1, "goddess");
    let vote = table.open().asks.get(temple::Question::Goddess).unwrap();
    let yes = temple::Move::Answer { ask: vote.id, with: temple::Reply::Yes };
    let judged = table.referee.judge(table.referee.now(), table::Seat::at(0), &yes);
    assert!(judged.is_ok());
}

// default: "next seat clockwise inside"
#[test]
fn r_20_without_an_answer_it_is_the_next_seat_clockwise() {
    let mut table = drawn(json!(["S01", "START", "EXIT"]));
    let rings = table.wait(3_000);
    assert_eq!(rings, [(3_000, json!([{"swapped": {"seat": 0, "whose": 1}}]))]);
}

// A mate that escapes is no reply any more. "Nobody to choose → discard."
#[test]
fn r_13_with_nobody_left_to_choose_the_card_is_discarded() {
    let exit = json!({"ark": 0, "pawn": ["S01", "EXIT", "EXIT"], "dice": ["__KTA", "K____", "K____"]});
    let mut table = drawn(json!(["S01", "START", "EXIT"])).with(exit);
    table.go(1, "escape 0");
    assert!(table.legal(0, "choose 2") && !table.legal(0, "choose 1"));
    table.go(2, "escape 0");
    assert!(
        table
            .told
            .as_array()
            .unwrap()
            .contains(&json!({"curse_discarded": {"seat": 0, "curse": "soul_swap"}}))
    );
    assert_eq!(table.document().get("questions"), None);
    assert!(table.curses_of(0).is_empty());

    let alone = json!({"pawn": ["S01", null], "dice": ["AA___", "....."]});
    let mut alone = hall(2, json!({})).with(alone);
    alone.lets(0, "discover N", [FIRST_SOUL_SWAP]);
    assert_eq!(alone.told[1], json!({"curse_discarded": {"seat": 0, "curse": "soul_swap"}}));
}

// §1.21: "Solo leaves out Soul swap"; the three cards come with `extra_cards`.
#[test]
fn r_21_soul_swap_comes_with_the_extra_cards() {
    let count = |seats, options: Value| {
        let table = crate::expedition_table::dealt(seats, options);
        let pile = table.document()["curses"]["pile"].as_array().unwrap().clone();
        pile.iter().filter(|card| card.as_str().unwrap().starts_with("soul_swap")).count()
    };
    assert_eq!(count(2, json!({"curses": true})), 0);
    assert_eq!(count(2, json!({"curses": true, "double": true})), 3);
    assert_eq!(count(2, json!({"curses": true, "double": true, "extra_cards": false})), 0);
    assert_eq!(count(1, json!({"curses": true, "extra_cards": true})), 0);
}
