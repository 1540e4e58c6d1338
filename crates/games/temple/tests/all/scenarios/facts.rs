//! What is told, and in which order.

use serde_json::json;
use table::{Eye, Seat};

use crate::expedition_table::{HALL, dealt, given, laid};

#[test]
fn fact_thrown_names_the_dice_and_their_faces() {
    let mut table = given(2, json!({"dice": ["AA___", "_____"]}));

    table.throws(0, "134", "XGK");

    assert_eq!(table.told, json!([{"thrown": {"seat": 0, "faces": "-X-GK"}}]));
}

#[test]
fn fact_entered_names_the_chamber() {
    let mut table = given(2, json!({"dice": ["AA___", "_____"]}));

    table.go(0, "enter E");

    assert_eq!(table.told, json!([{"entered": {"seat": 0, "tile": "B01"}}]));
}

#[test]
fn fact_discovered_follows_what_was_put_back() {
    let rooms = ["B03 1 0 1", "B12 -1 0 3", "B09 -2 0 0"];
    let table = given(1, laid(&rooms, &["EXIT", "B01"]));
    let mut table = table.with(json!({"pawn": ["B03"], "dice": ["AA_____"]}));

    table.go(0, "discover E");

    let discovered = json!({"seat": 0, "tile": "B01", "at": [2, 0], "turned": 1});
    assert_eq!(table.told, json!([{"put_back": {"tile": "EXIT"}}, {"discovered": discovered}]));
}

#[test]
fn fact_activated_follows_who_paid() {
    let mut table = given(2, json!({"pawn": ["B09", "B09"], "dice": ["T_T__", "_T_T_"]}));

    table.go(1, "activate 1");

    assert_eq!(
        table.told,
        json!([
            {"paid": {"seat": 1, "dice": [1, 3]}},
            {"paid": {"seat": 0, "dice": [0, 2]}},
            {"activated": {"seat": 1, "tile": "B09", "stones": 1}},
        ])
    );
}

#[test]
fn fact_ended_follows_the_last_escape() {
    let mut table = given(2, json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["K____", "K____"]}));

    table.go(0, "escape 1");
    assert_eq!(table.told, json!([{"escaped": {"seat": 0}}, {"gave": {"seat": 0, "whose": 1}}]));
    table.go(1, "escape");

    assert_eq!(table.told, json!([{"escaped": {"seat": 1}}, {"ended": {"won": true}}]));
}

// An escape that ends the game ends an open vote with it: nothing is spent.
#[test]
fn fact_of_the_last_escape_in_an_open_vote() {
    let pawns = json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["KX___", "KK___"]});
    let mut table = given(2, pawns);
    table.go(0, "goddess").go(0, "escape 1");
    assert_eq!(table.document()["vote"]["waiting"], json!([1]));

    table.go(1, "escape");

    assert_eq!(table.told, json!([{"escaped": {"seat": 1}}, {"ended": {"won": true}}]));
    assert_eq!((table.ark(), table.goddess()), (0, 2));
    assert_eq!(table.document().get("vote"), None);
}

// Everything is told to everybody: seats, those who are out, and watchers.
#[test]
fn facts_are_for_every_eye() {
    let table = given(3, laid(&HALL, &["B04"]));
    let pawns = json!({"pawn": ["S01", "START", null], "dice": ["AAX__", "_____", "....."]});
    let mut table = table.with(pawns);

    table.go(0, "throw 3").go(0, "discover N").go(0, "goddess").go(1, "no");

    let histories: Vec<String> =
        Eye::all(table.referee.seats()).map(|eye| format!("{:?}", table.referee.history(eye))).collect();
    assert!(histories.iter().all(|history| *history == histories[0]));
    assert!(histories[0].contains("GoddessNotCalled") && histories[0].contains("Discovered"));
}

// A clock event tells first what it is, then what it does.
#[test]
fn fact_slam_comes_before_its_losses() {
    let mut table = given(2, json!({"pawn": ["B01", "B03"], "dice": ["XX___", "AATKG"]}));

    let rings = table.wait(210_000);

    let losses = json!([{"slam": {"times": 1}}, {"lost_die": {"seat": 0, "die": 1}}, {"lost_die": {"seat": 1, "die": 4}}]);
    assert_eq!(rings, [(180_000, json!([{"gong": {"times": 1}}])), (210_000, losses)]);
}

// On whom the game waits: those who are not ready, then everybody inside, then nobody.
#[test]
fn the_game_waits_for_everybody_inside() {
    let mut table = dealt(3, json!({}));
    table.go(1, "ready");
    let awaited = |table: &crate::expedition_table::Table| -> Vec<usize> {
        table.referee.awaited().iter().map(Seat::index).collect()
    };
    assert_eq!(awaited(&table), [0, 2]);

    let pawns = json!({"ark": 0, "pawn": ["EXIT", null, "START"], "dice": ["K____", ".....", "_____"]});
    let mut table = given(3, pawns);
    assert_eq!(awaited(&table), [0, 2]);
    table.go(0, "escape 2");
    assert_eq!(awaited(&table), [2]);
    table.wait(600_000);
    assert_eq!(awaited(&table), [0_usize; 0]);
}
