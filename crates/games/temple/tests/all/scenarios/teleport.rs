//! Teleport, and the consent of a mate. (Rules §1.11, §1.20)

use serde_json::{Value, json};

use crate::expedition_table::{DARK_HALL, Table, names, with_modules};

/// Three in the dark hall; seat 0 holds a Teleport.
fn three(pawns: Value) -> Table {
    three_holding(pawns, &[(0, "teleport")])
}

fn three_holding(pawns: Value, treasures: &[(u8, &str)]) -> Table {
    let both = json!({"curses": true, "treasures": true, "pace": "paced"});
    with_modules(3, both, &DARK_HALL, &[]).holding(treasures).with(json!({"pawn": pawns}))
}

// ----- where to -------------------------------------------------------------------------------------------------------

// "to another node that holds at least one other pawn and whose tile shares no edge with the pawn's tile, walls or not"
#[test]
fn r_11_a_teleport_leads_to_another_pawn_far_away() {
    let mut table = three(json!(["START", "S01", "EXIT"]));

    table.go(0, "teleport 0 S01");

    assert_eq!(table.pawn(0), "S01");
    assert_eq!(table.told, json!([{"teleported": {"seat": 0, "whose": 0, "tile": "S01"}}]));
    assert_eq!(table.treasures_of(0), json!([]));
}

#[test]
fn r_11_a_teleport_does_not_lead_next_door_or_to_an_empty_chamber() {
    let table = three(json!(["START", "C01", "START"]));
    assert_eq!(table.why_not(0, "teleport 0 C01"), "too_near");
    assert_eq!(table.why_not(0, "teleport 0 START"), "too_near", "not the same chamber");
    assert_eq!(table.why_not(0, "teleport 0 S01"), "nobody_there");
    assert_eq!(table.why_not(0, "teleport 0 C05"), "nobody_there", "it does not lie on the table");
    assert_eq!(table.why_not(1, "teleport 1 EXIT"), "no_such_treasure");
    // Walls or not: EXIT lies beside S01 only across a corner, and C09 beside EXIT the same way.
    assert!(three(json!(["EXIT", "C09", "START"])).legal(0, "teleport 0 C09"));
}

// "moves one pawn inside"
#[test]
fn r_11_only_pawns_inside_are_teleported() {
    let out = json!({"pawn": ["START", "S01", null], "dice": ["_____", "_____", "....."]});
    let table = three(json!(["START", "S01", "START"])).with(out);
    assert_eq!(table.why_not(0, "teleport 2 S01"), "not_inside");
}

// "Own pawn: at once, not while Trapped." "being teleported by a mate" is allowed (§1.10).
#[test]
fn r_11_a_trapped_seat_does_not_teleport_itself() {
    let table = three(json!(["START", "S01", "EXIT"]));
    assert_eq!(table.under(&[(0, "trap AAT")]).why_not(0, "teleport 0 S01"), "trapped");
    let mut mate = table.under(&[(2, "trap AAT")]);
    mate = mate.with(json!({"pawn": ["START", "C09", "EXIT"]}));
    mate.go(0, "teleport 2 C09").go(2, "yes");
    assert_eq!(mate.pawn(2), "C09");
}

// §3.8: busy "after … Teleport for act_ms"
#[test]
fn r_3_8_a_teleport_keeps_the_mover_busy() {
    let mut table = three(json!(["START", "S01", "EXIT"]));
    table.go(0, "teleport 0 S01");
    assert_eq!(table.early(0, 0, "throw 0"), 500);
    assert!(table.legal(1, "throw 0"));
}

// ----- consent --------------------------------------------------------------------------------------------------------

/// Seat 0 offers to take seat 1 from START to S01, where seat 2 is.
fn offered() -> Table {
    let mut table = three(json!(["C09", "START", "S01"]));
    table.go_at(1_000, 0, "teleport 1 S01");
    table
}

// "A mate: he is asked (consent)"; 3 s; yes, no
#[test]
fn r_20_a_mate_is_asked() {
    let mut table = offered();

    assert_eq!(table.told, json!([{"teleport_offered": {"seat": 0, "whose": 1, "tile": "S01"}}]));
    let asked =
        json!([{"question": "consent", "id": 2, "waiting": [1], "until": 4_000, "by": 0, "to": "S01"}]);
    assert_eq!(table.document()["questions"], asked);
    assert_eq!(table.with(json!({})).document(), table.document());
    assert_eq!(table.pawn(1), "START");

    table.go(1, "yes");

    assert_eq!(table.told, json!([{"teleported": {"seat": 0, "whose": 1, "tile": "S01"}}]));
    assert_eq!((table.pawn(1), table.treasures_of(0)), ("S01".to_owned(), json!([])));
    assert_eq!(table.document().get("questions"), None);
}

// "“No” … keeps it."
#[test]
fn r_20_a_no_keeps_the_treasure() {
    let mut table = offered();
    table.go(1, "no");
    assert_eq!(table.told, json!([{"teleport_declined": {"seat": 0, "whose": 1}}]));
    assert_eq!((table.pawn(1), table.treasures_of(0)), ("START".to_owned(), json!(["teleport"])));
}

// default no, after 3 s
#[test]
fn r_20_without_an_answer_it_is_a_no() {
    let mut table = offered();
    let rings = table.wait(4_000);
    assert_eq!(rings, [(4_000, json!([{"teleport_declined": {"seat": 0, "whose": 1}}]))]);
    assert_eq!(table.treasures_of(0), json!(["teleport"]));
}

// "or a target that is no longer legal, keeps it"
#[test]
fn r_20_a_target_that_is_not_lawful_any_more_keeps_the_treasure() {
    let mut table = offered().with(json!({"dice": ["_____", "_____", "AA___"]}));
    table.go(2, "enter S").go(1, "yes");
    assert_eq!(table.told, json!([{"teleport_declined": {"seat": 0, "whose": 1}}]));
    assert_eq!((table.pawn(1), table.treasures_of(0)), ("START".to_owned(), json!(["teleport"])));
}

// It blocks nobody.
#[test]
fn r_20_consent_blocks_nothing() {
    let table = offered().with(json!({"dice": ["_____", "AA___", "_____"]}));
    assert!(table.legal(1, "enter E") && table.legal(1, "throw 0"));
}

// "meanwhile the treasure cannot be used otherwise"
#[test]
fn r_20_an_offered_teleport_cannot_be_used_otherwise() {
    let table = offered();
    assert_eq!(table.why_not(0, "teleport 0 S01"), "early".to_owned());
    let later = table.with(json!({"busy": [0, 0, 0]}));
    assert_eq!(later.why_not(0, "teleport 0 START"), "already_offered");
    let two = offered().holding(&[(0, "teleport")]).with(json!({"busy": [0, 0, 0]}));
    assert!(two.legal(0, "teleport 0 START"), "the other one");
    assert_eq!(two.why_not(0, "teleport 1 S01"), "mate_is_asked");
}

// "a mate must have no open ask but the vote"
#[test]
fn r_19_the_vote_does_not_keep_a_mate_from_being_asked() {
    let mut table = three(json!(["C09", "START", "S01"])).with(json!({"dice": ["XA___", "A____", "A____"]}));
    table.go(0, "goddess");
    assert!(table.legal(0, "teleport 1 S01"));
}

// Two asks at once, each by its number.
#[test]
fn r_20_two_mates_are_asked_at_once() {
    let holding = [(0, "teleport"), (2, "teleport")];
    let mut table = three_holding(json!(["C09", "START", "S01"]), &holding);
    table.go(0, "teleport 1 S01").go(2, "teleport 0 S01");
    let numbers: Vec<Value> =
        table.document()["questions"].as_array().unwrap().iter().map(|ask| ask["id"].clone()).collect();
    assert_eq!(numbers, [2, 3]);
}

// "If … one of the two escapes, the ask closes."
#[test]
fn r_20_an_offer_closes_when_one_of_the_two_escapes() {
    let ready = json!({"ark": 0, "busy": [0, 0, 0], "dice": ["K____", "K____", "_____"]});
    let mut mate = three(json!(["START", "EXIT", "START"])).with(ready.clone());
    mate.go(0, "teleport 1 START").go(1, "escape 2");
    assert_eq!(mate.told[2], json!({"teleport_declined": {"seat": 0, "whose": 1}}));
    assert_eq!(mate.document().get("questions"), None);
    assert_eq!(mate.treasures_of(0), json!(["teleport"]));

    let mut proposer = three(json!(["EXIT", "START", "S01"])).with(ready);
    proposer.go(0, "teleport 1 S01");
    proposer = proposer.with(json!({"busy": [0, 0, 0]}));
    proposer.go(0, "escape 1");
    assert_eq!(proposer.told[2], json!({"teleport_declined": {"seat": 0, "whose": 1}}));
    assert_eq!(proposer.document().get("questions"), None);
}

// §1.18, line 1: "every open ask except the goddess vote is closed with its default", before dice are lost.
#[test]
fn r_18_1_a_slam_closes_the_offer_first() {
    let options = json!({"treasures": true, "track": [1, 2, 3, 4, 5, 60]});
    let table = with_modules(3, options, &DARK_HALL, &[]).holding(&[(0, "teleport")]);
    let mut table = table.with(json!({"pawn": ["C09", "START", "S01"], "dice": ["XXXXX", "A____", "A____"]}));
    table.go_at(1_500, 0, "teleport 1 S01").go_at(1_600, 2, "share off");
    table.go_at(1_700, 0, "goddess");

    let rings = table.wait(2_000);

    assert_eq!(names(&rings[0].1), ["slam", "teleport_declined", "lost_die", "lost_die"]);
    assert!(table.document().get("vote").is_some(), "a slam does not touch the vote");
}
