//! Double chambers: two nodes with a wall between them. (Rules §1.13)

use serde_json::{Value, json};

use crate::expedition_table::{Table, with_modules};

/// D1 lies east of START: stairs to the W, front door to the S, back door to the E. B01 lies behind it, B02 south of it, and
/// B05 north, where D1 has a wall.
const HALL: [&str; 6] = ["D1 1 0 1", "B03 -1 0 3", "B01 2 0 0", "B02 1 -1 2", "B04 1 1 0", "EXIT 3 0 1"];

fn hall(options: Value, changes: Value) -> Table {
    let mut all = json!({"double": true});
    table::patch(&mut all, &options);
    with_modules(2, all, &HALL, &[]).with(changes)
}

fn standing(node: &str, dice: &str) -> Table {
    hall(json!({}), json!({"pawn": [node, "START"], "dice": [dice, "_____"]}))
}

// "The stairs lead to the empty front half; the back half with 2 stones has only the rear door, i.e. from another tile."
#[test]
fn r_13_the_stairs_lead_to_the_front_and_the_rear_door_to_the_back() {
    let mut table = standing("START", "ATTTT");
    table.go(0, "enter E");
    assert_eq!(
        (table.pawn(0), table.told.clone()),
        ("D1".to_owned(), json!([{"entered": {"seat": 0, "tile": "D1"}}]))
    );
    assert_eq!(standing("D1", "AAAAA").why_not(0, "enter E"), "no_passage", "an inner wall");
    assert!(standing("D1", "AA___").legal(0, "enter S"));

    let mut behind = standing("B01", "ATTTT");
    behind.go(0, "enter W");
    assert_eq!(behind.pawn(0), "D1-back");
    assert_eq!(behind.told, json!([{"entered": {"seat": 0, "tile": "D1-back"}}]));
    assert_eq!(behind.with(json!({})).document(), behind.document());
}

// "Entering either costs the tile's symbols": A T for D1.
#[test]
fn r_13_entering_either_half_costs_the_same() {
    for (from, way) in [("START", "E"), ("B01", "W"), ("B02", "N")] {
        assert!(standing(from, "AT___").legal(0, &format!("enter {way}")), "{from}");
        assert_eq!(standing(from, "AK___").why_not(0, &format!("enter {way}")), "too_few_symbols", "{from}");
    }
}

// "Two stones for the ordinary price of a one-stone room"; "whoever stands in the back may activate"
#[test]
fn r_13_four_symbols_in_the_back_activate_two_stones() {
    assert_eq!(standing("D1", "KKKK_").why_not(0, "activate 1"), "no_stones");

    let mut table = standing("D1-back", "KKKK_");
    table.go(0, "activate 1");

    assert_eq!(
        (table.ark(), table.told[1].clone()),
        (5, json!({"activated": {"seat": 0, "tile": "D1", "stones": 2}}))
    );
    assert_eq!(table.why_not(0, "activate 1"), "stones_used");
    assert_eq!(table.document()["map"][1]["used"], true);
    assert_eq!(table.with(json!({})).document(), table.document());
}

// §1.1: "In the same chamber" always means in the same node.
#[test]
fn r_1_the_two_halves_are_not_the_same_chamber() {
    let table = hall(json!({}), json!({"pawn": ["D1", "D1-back"], "dice": ["GKKKK", "XKKK_"]}));
    assert_eq!(table.why_not(0, "free 1"), "not_here");
    assert_eq!(table.why_not(1, "activate 1"), "too_few_symbols");
}

// §3.1: "Discovering through the back's N door is allowed only from the back."
#[test]
fn r_3_1_each_half_discovers_through_its_own_doors() {
    let rooms = ["D1 1 0 1", "B03 -1 0 3", "EXIT 5 5 0"];
    let at = |node: &str| {
        let table = with_modules(2, json!({"double": true}), &rooms, &[]);
        table.with(json!({"pawn": [node, "START"], "dice": ["AA___", "_____"]}))
    };
    assert!(at("D1").legal(0, "discover S"));
    assert_eq!(at("D1").why_not(0, "discover E"), "no_access");
    assert!(at("D1-back").legal(0, "discover E"));
    assert_eq!(at("D1-back").why_not(0, "discover S"), "no_access");
}

// "Secret passage cannot be used on a side where the double tile itself has no opening, nor on its inner wall; where it is
// open and only the neighbour is walled they work, for the half that owns the opening"
#[test]
fn r_13_a_secret_passage_works_where_the_double_chamber_is_open() {
    // B12 east of D1 is turned so that it has walls to the west and east; B04 to the north meets the wall of D1.
    let rooms = ["D1 1 0 1", "B03 -1 0 3", "B12 2 0 0", "B04 1 1 0", "EXIT 2 1 0"];
    let options = json!({"double": true, "treasures": true});
    let rooms = rooms.map(|room| room.replace('B', "C"));
    let rooms: Vec<&str> = rooms.iter().map(String::as_str).collect();
    let table = with_modules(2, options, &rooms, &[]).holding(&[(0, "secret_passage")]);
    let mut table = table.with(json!({"pawn": ["D1", "D1-back"], "dice": ["AATK_", "AATK_"]}));
    assert_eq!(table.why_not(0, "open 1 0 N"), "no_wall", "a wall of the double chamber");

    table.go(0, "open 1 0 E");

    assert!(table.legal(1, "enter E"), "the half that owns the opening");
    assert_eq!(table.why_not(0, "enter E"), "no_passage");
    assert_eq!(table.with(json!({})).document(), table.document());
}

// "Teleport … may end in either half if their own condition is met"; "whose tile … is not the same tile" (§1.11)
#[test]
fn r_13_a_teleport_may_end_in_either_half() {
    let options = json!({"double": true, "treasures": true});
    let rooms = ["D1 1 0 1", "C03 -1 0 3", "C01 2 0 0", "EXIT 3 0 1"];
    let table = with_modules(3, options, &rooms, &[]).holding(&[(0, "teleport")]);
    let at = |pawns: Value| table.with(json!({"pawn": pawns}));
    assert!(at(json!(["C03", "D1-back", "D1"])).legal(0, "teleport 0 D1-back"));
    assert!(at(json!(["C03", "D1-back", "D1"])).legal(0, "teleport 0 D1"));
    assert_eq!(at(json!(["D1", "D1-back", "START"])).why_not(0, "teleport 0 D1-back"), "too_near");
}
