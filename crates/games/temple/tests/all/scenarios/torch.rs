//! Giant torch. (Rules §1.13)

use serde_json::{Value, json};
use temple::NodeId;

use crate::expedition_table::{DARK_HALL, Table, names, with_modules};

/// Gong, slam, gong, slam, gong, collapse.
const SHORT: [u64; 6] = [1, 2, 3, 4, 5, 60];

/// Seat 0 holds two giant torches and stands here.
fn ana(node: &str, changes: Value) -> Table {
    let options = json!({"treasures": true, "extra_cards": true, "track": SHORT});
    let table = with_modules(2, options, &DARK_HALL, &[]);
    table
        .holding(&[(0, "giant_torch"), (0, "giant_torch")])
        .with(json!({"pawn": [node, "START"]}))
        .with(changes)
}

// "until the next slam is resolved that node replaces START as the only safe place for everybody; then it leaves the game"
#[test]
fn r_13_a_giant_torch_makes_another_chamber_the_safe_one() {
    let mut table = ana("C01", json!({}));
    table.go(0, "plant");
    assert_eq!(table.told, json!([{"torch_planted": {"seat": 0, "tile": "C01"}}]));
    assert_eq!(table.document()["treasures"]["torch"], "C01");
    assert_eq!(table.treasures_of(0), json!(["giant_torch"]));
    assert_eq!(table.with(json!({})).document(), table.document());
    assert_ne!(table.open().safe_node(), NodeId::START);

    let rings = table.wait(2_000);

    assert_eq!(names(&rings[1].1), ["slam", "outside", "lost_die", "torch_out"]);
    assert_eq!(table.document()["lost"], json!([0, 1]), "who is in START is outside");
    assert_eq!(table.open().safe_node(), NodeId::START);
    let rings = table.wait(4_000);
    assert_eq!(names(&rings[1].1), ["slam", "outside", "lost_die"]);
    assert_eq!(table.document()["lost"], json!([1, 1]));
}

// "Refused in an illusion chamber"
#[test]
fn r_13_no_torch_in_an_illusion() {
    let options = json!({"treasures": true, "illusions": true});
    let rooms = ["IT1 1 0 1", "C03 -1 0 3", "EXIT 2 0 1"];
    let table = with_modules(2, options, &rooms, &[]).holding(&[(0, "giant_torch")]);
    assert_eq!(table.with(json!({"pawn": ["IT1", "START"]})).why_not(0, "plant"), "no_torch_here");
    assert!(table.legal(0, "plant"));
    assert_eq!(table.why_not(1, "plant"), "no_such_treasure");
}

// "while another torch stands"
#[test]
fn r_13_one_torch_at_a_time() {
    let mut table = ana("C01", json!({}));
    table.go(0, "plant");
    assert_eq!(table.why_not(0, "plant"), "torch_stands");
}

// "and after slam 2"
#[test]
fn r_13_after_the_second_slam_a_torch_is_of_no_use() {
    assert!(ana("C01", json!({"events": 3})).legal(0, "plant"), "planted during a countdown it counts");
    let table = ana("C01", json!({})).with(json!({"events": 4}));
    assert_eq!(table.why_not(0, "plant"), "torch_too_late");
}

// "pawns that are sent to the entrance chamber … go to the torch's node too; chalice to START"
#[test]
fn r_13_pawns_from_illusions_go_to_the_torch() {
    let options = json!({"treasures": true, "illusions": true, "treasure_chamber": true, "track": SHORT});
    let rooms = ["IT1 1 0 1", "C03 -1 0 3", "TC 2 0 1", "EXIT 3 0 1"];
    let table = with_modules(2, options, &rooms, &[]).holding(&[(0, "giant_torch")]);
    let mut table = table.with(json!({"pawn": ["C03", "IT1"], "chalice": {"at": "IT1"}}));
    table.go(0, "plant");

    table.wait(2_000);

    assert_eq!(table.document()["pawn"], json!(["C03", "C03"]));
    assert_eq!(table.document()["chalice"], json!({"at": "START"}));
    assert_eq!(table.document()["lost"], json!([0, 1]));
}
