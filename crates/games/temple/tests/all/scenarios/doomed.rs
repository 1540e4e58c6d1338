//! The small set Doomed: Counterspell, Doomed and Upright. (Rules §1.16, §3.7)

use serde_json::{Value, json};

use crate::expedition_table::{DARK_HALL, Table, with_modules};

fn hall(options: Value) -> Table {
    let mut all = json!({"curses": true, "treasures": true, "doomed": true});
    table::patch(&mut all, &options);
    with_modules(2, all, &DARK_HALL, &["C05"])
}

// ----- Doomed ---------------------------------------------------------------------------------------------------------

// "holder cannot escape"
#[test]
fn r_16_who_is_doomed_cannot_escape() {
    let table = hall(json!({})).under(&[(0, "doomed TKK")]);
    let mut table = table.with(json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["KKKT_", "K____"]}));
    assert_eq!(table.why_not(0, "escape 1"), "doomed");
    assert!(table.legal(1, "escape 0"));

    table.go(0, "break doomed");

    assert!(table.legal(0, "escape 1"));
}

// ----- Counterspell ---------------------------------------------------------------------------------------------------

// "remove one curse card of anybody"
#[test]
fn r_16_a_counterspell_removes_a_curse_of_anybody() {
    let table =
        hall(json!({})).under(&[(1, "broken_die ATT"), (0, "trap AAT")]).holding(&[(0, "counterspell")]);
    let mut table = table.with(json!({"dice": ["XXXXX", "XXXX/"]}));
    assert_eq!(table.why_not(0, "counter silence"), "curse_not_on_table");
    assert_eq!(table.why_not(1, "counter trap"), "no_such_treasure");
    assert!(table.legal(0, "counter trap"));

    table.go(0, "counter broken_die");

    assert_eq!(table.told, json!([{"countered": {"seat": 0, "whose": 1, "curse": "broken_die"}}]));
    assert_eq!((table.dice(1), table.treasures_of(0)), ("XXXX_".to_owned(), json!([])));
    assert_eq!(table.document()["curses"]["discards"], json!(["broken_die ATT"]));
}

// ----- Upright --------------------------------------------------------------------------------------------------------

/// The second card that the set adds is the last of the table.
fn draws_upright() -> Table {
    let mut table = hall(json!({})).with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
    let last = table.document()["curses"]["pile"].as_array().expect("a list").len() as u32 - 1;
    table.lets(0, "discover N", [last, 0]);
    table
}

// "drawing the card and each Stand make the seat stand for 6 s from then. Throw is refused when that time is over"
#[test]
fn r_3_7_a_seat_that_has_to_stand_throws_for_six_seconds() {
    let table = draws_upright();
    assert_eq!(
        table.document()["curses"]["lying"][0],
        json!({"curse": "upright", "faces": "ATK", "seat": 0, "until": 6_000})
    );
    assert_eq!(table.with(json!({})).document(), table.document());
    assert!(table.legal_at(5_999, 0, "throw 0"));
    // §1.17, question 5: "a Throw stamped exactly when the six seconds end is still legal"
    assert!(table.legal_at(6_000, 0, "throw 0"));
    assert!(!table.legal_at(6_001, 0, "throw 0"));
    assert_eq!(table.wake(0, 0), Some(6_001));
}

// "a Stand after it allows Throw only 1.5 s later (Early)"
#[test]
fn r_3_7_who_has_sat_down_waits_after_standing_up() {
    let mut table = draws_upright();
    table.go_at(7_000, 0, "stand");
    assert_eq!(table.early(7_000, 0, "throw 0"), 8_500);
    assert!(table.legal_at(8_500, 0, "throw 0"));
    assert_eq!(table.wake(7_000, 0), Some(8_500));
    assert_eq!(table.wake(8_500, 0), Some(13_001));
    let lying = &table.document()["curses"]["lying"][0];
    assert_eq!((&lying["until"], &lying["from"]), (&json!(13_000), &json!(8_500)));
    assert_eq!(table.with(json!({})).document(), table.document());
}

#[test]
fn r_3_7_standing_up_in_time_costs_nothing() {
    let mut table = draws_upright();
    table.go_at(6_000, 0, "stand");
    assert!(table.legal_at(6_000, 0, "throw 0") && table.legal_at(12_000, 0, "throw 0"));
    assert!(!table.legal_at(12_001, 0, "throw 0"));
    let over = table.with(json!({}));
    assert_eq!(over.why_not(1, "stand"), "no_such_curse");
}

// §1.19: Stand "may be made busy"
#[test]
fn r_19_busy_feet_can_stand() {
    let table = hall(json!({"pace": "paced"})).under(&[(0, "upright ATK")]);
    let mut table = table.with(json!({"busy": [5_000, 0]}));
    assert!(table.legal(0, "stand"));
    table.go(0, "stand");
    assert!(table.legal(0, "stand"), "again and again");
}

// §1.21: BadOptions: "doomed with neither curses nor treasures"
#[test]
fn r_21_doomed_needs_curses_or_treasures() {
    let deal = |options| crate::expedition_table::deal(2, options, "doomed");
    let bad = deal(json!({"doomed": true})).unwrap_err();
    assert_eq!(bad, table::BadOptions::Conflict { option: "doomed", with: "curses" });
    assert!(deal(json!({"doomed": true, "curses": true})).is_ok());
    assert!(deal(json!({"doomed": true, "treasures": true})).is_ok());
}
