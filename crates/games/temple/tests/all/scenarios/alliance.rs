//! Alliance chambers. (Rules §1.13, §1.19)

use serde_json::{Value, json};

use crate::expedition_table::{Table, with_modules};

/// L1 and L3 take torches, L2 keys.
const HALL: [&str; 5] = ["L1 1 0 1", "L2 -1 0 3", "L3 2 0 1", "B01 -2 0 3", "EXIT 3 0 1"];

fn hall(pawns: Value, dice: Value) -> Table {
    let seats = pawns.as_array().expect("a list").len() as u8;
    with_modules(seats, json!({"alliance": true}), &HALL, &[]).with(json!({"pawn": pawns, "dice": dice}))
}

/// Seat 0 in L1 and seat 1 in L2, each with the symbols.
fn two() -> Table {
    hall(json!(["L1", "L2"]), json!(["TTTA_", "KKKA_"]))
}

// "When the required symbols are visible in ≥ 2 occupied alliance chambers simultaneously, 1 stone is activated in each"
#[test]
fn r_13_two_primed_chambers_are_linked() {
    let mut table = two();

    table.go(0, "link");

    assert_eq!((table.ark(), table.dice(0), table.dice(1)), (5, "___A_".to_owned(), "___A_".to_owned()));
    assert_eq!(
        table.told,
        json!([
            {"paid": {"seat": 0, "dice": [0, 1, 2]}},
            {"paid": {"seat": 1, "dice": [0, 1, 2]}},
            {"linked": {"seat": 0, "stones": 2}},
        ])
    );
    assert_eq!(table.document()["linked"], true);
    assert_eq!(table.with(json!({})).document(), table.document());
}

// "all primed chambers pay, min(primed, ark) stones leave the ark"
#[test]
fn r_13_three_primed_chambers_give_three_stones() {
    let mut table = hall(json!(["L1", "L2", "L3"]), json!(["TTT__", "KKK__", "TTT__"]));
    table.go(1, "link");
    assert_eq!(table.ark(), 11 - 3);
    assert_eq!(table.told[0]["paid"]["seat"], 1, "the mover's chamber first");

    let mut last = two().with(json!({"ark": 1}));
    last.go(1, "link");
    assert_eq!((last.ark(), last.dice(0), last.dice(1)), (0, "___A_".to_owned(), "___A_".to_owned()));
    assert_eq!(last.told[2]["linked"]["stones"], 1);
}

// "works only when ≥ 2 of them are on the table and each has an adventurer at the same time"
#[test]
fn r_13_one_primed_chamber_is_not_enough() {
    assert_eq!(hall(json!(["L1", "START"]), json!(["TTT__", "KKK__"])).why_not(0, "link"), "not_primed");
    assert_eq!(hall(json!(["L1", "L2"]), json!(["TTT__", "KK___"])).why_not(0, "link"), "not_primed");
    assert_eq!(hall(json!(["L1", "L2"]), json!(["TT___", "KKK__"])).why_not(0, "link"), "too_few_symbols");
    assert_eq!(
        hall(json!(["START", "L2"]), json!(["TTT__", "KKK__"])).why_not(0, "link"),
        "no_alliance_here"
    );
}

// "One link per game; a chamber left out, also one found later, is dead."
#[test]
fn r_13_there_is_one_link_in_a_game() {
    let mut table = hall(json!(["L1", "L2", "L3"]), json!(["TTT__", "KKK__", "_____"]));
    table.go(0, "link");
    let later = table.with(json!({"dice": ["TTT__", "KKK__", "TTT__"]}));
    for seat in 0..3 {
        assert_eq!(later.why_not(seat, "link"), "already_linked");
    }
}

// "Ark 0: refused."
#[test]
fn r_13_without_stones_nothing_is_linked() {
    assert_eq!(two().with(json!({"ark": 0})).why_not(0, "link"), "ark_empty");
}

// "Plain Activate does not work here."
#[test]
fn r_13_an_alliance_chamber_is_not_activated_alone() {
    assert_eq!(
        hall(json!(["L1", "START"]), json!(["TTTTT", "_____"])).why_not(0, "activate 1"),
        "link_instead"
    );
}

// §1.19: the pool of each chamber; "in each other primed chamber the first sharing seat clockwise from the mover counts as
// mover, without pay"
#[test]
fn r_19_5_in_each_chamber_those_who_share_pay() {
    let pawns = json!(["L2", "L1", "L2", "L2"]);
    let dice = json!(["KKK__", "T____", "KKK__", "_____"]);
    // Seat 1 is in L1 with too few; seat 0 joins it there.
    let mut table = hall(json!(["L1", "L1", "L2", "L2"]), json!(["TT___", "T____", "KK___", "K____"]));
    table.go(3, "link");
    let paid: Vec<Value> =
        table.told.as_array().unwrap().iter().filter_map(|fact| fact.get("paid").cloned()).collect();
    let payers: Vec<Value> = paid.iter().map(|paid| paid["seat"].clone()).collect();
    assert_eq!(payers, [3, 2, 0, 1]);
    assert_eq!(table.ark(), 12);

    let alone = hall(pawns, dice);
    assert_eq!(alone.why_not(0, "link"), "not_primed");
}

// "Share off protects all dice of that seat."
#[test]
fn r_19_1_a_seat_that_does_not_share_primes_nothing() {
    let table = two().with(json!({"share": [true, false]}));
    assert_eq!(table.why_not(0, "link"), "not_primed");
    assert!(table.legal(1, "link"), "its own dice pay for its own move");
}

// §1.11: a double torch pays for "joint actions".
#[test]
fn r_19_a_double_torch_pays_for_a_link() {
    let options = json!({"alliance": true, "treasures": true});
    let rooms = ["L1 1 0 1", "L2 -1 0 3", "EXIT 2 0 1"];
    let table = with_modules(2, options, &rooms, &[]).holding(&[(0, "double_torch")]);
    let mut table = table.with(json!({"pawn": ["L1", "L2"], "dice": ["T____", "KKK__"]}));
    assert_eq!(table.why_not(0, "link"), "too_few_symbols");
    assert_eq!(table.why_not(1, "link"), "not_primed", "a mate's treasure does not count");
    table.go(0, "link with torch");
    assert_eq!(table.ark(), 5);
}

// §1.21: BadOptions: "alliance with one seat"
#[test]
fn r_21_an_alliance_takes_two_seats() {
    let bad = crate::expedition_table::deal(1, json!({"alliance": true}), "alone").unwrap_err();
    assert_eq!(bad, table::BadOptions::Conflict { option: "alliance", with: "seats" });
}
