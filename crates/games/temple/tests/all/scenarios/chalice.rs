//! The treasure chamber and the chalice. (Rules §1.2, §1.13)

use serde_json::{Value, json};

use crate::expedition_table::{Table, deal, with_modules};

const HALL: [&str; 5] = ["B01 1 0 1", "B03 -1 0 3", "TC 2 0 1", "EXIT 3 0 1", "B09 1 -1 2"];

fn hall(seats: u8, chalice: Value, changes: Value) -> Table {
    let table = with_modules(seats, json!({"treasure_chamber": true}), &HALL, &[]);
    let mut all = json!({"chalice": {"at": chalice}});
    table::patch(&mut all, &changes);
    table.with(all)
}

// "chalice appears there when discovered"
#[test]
fn r_13_the_chalice_appears_with_the_treasure_chamber() {
    let rooms = ["B01 1 0 1", "B03 -1 0 3", "S01 1 1 0"];
    let table = with_modules(2, json!({"treasure_chamber": true}), &rooms, &["TC"]);
    assert_eq!(table.document()["chalice"], "hidden");
    let mut table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));

    table.go(0, "discover N");

    assert_eq!(table.told[1], json!({"chalice_found": {"seat": 0}}));
    assert_eq!(table.document()["chalice"], json!({"at": "TC"}));
    assert_eq!(table.with(json!({})).document(), table.document());
}

// §1.2, step 2: "If one is TC, the next one takes its place and TC goes back after step 4 … as Fix with ⌊n/2⌋ of the n pile
// tiles above it"
#[test]
fn r_2_the_treasure_chamber_is_never_next_to_the_entrance() {
    let mut put_back = 0;
    for seed in 0..80 {
        for seats in [2, 3] {
            let game = deal(seats, json!({"treasure_chamber": true}), &seed.to_string()).unwrap();
            let open = game.state().expedition();
            assert!(open.map.nodes().all(|node| node.tile.to_string() != "TC"));
            assert_eq!(open.pile.len(), 17);
            if let Some((place, _)) = open.pile.known().find(|(_, tile)| tile.to_string() == "TC") {
                // Sixteen others, EXIT among them (§1.17, question 6).
                assert_eq!(place, 8);
                put_back += 1;
            }
        }
    }
    assert!(put_back > 5, "it came up {put_back} times");
}

// "Walking with it costs one extra T on top of the target's symbols; it moves with the pawn"
#[test]
fn r_13_the_chalice_costs_a_torch_more() {
    let table = hall(2, json!("TC"), json!({"pawn": ["TC", "START"], "dice": ["AA___", "_____"]}));
    assert!(table.legal(0, "enter W"));
    assert_eq!(table.why_not(0, "carry W"), "too_few_symbols");
    let mut table = table.with(json!({"dice": ["AAT__", "_____"]}));

    table.go(0, "carry W");

    assert_eq!((table.pawn(0), table.dice(0)), ("B01".to_owned(), "_____".to_owned()));
    assert_eq!(table.document()["chalice"], json!({"at": "B01"}));
    assert_eq!(
        table.told,
        json!([
            {"entered": {"seat": 0, "tile": "B01"}},
            {"chalice_carried": {"seat": 0, "tile": "B01"}},
        ])
    );
}

// A T for the chamber and a torch for the chalice.
#[test]
fn r_13_the_torch_comes_on_top_of_the_torch_of_the_chamber() {
    let table = hall(2, json!("EXIT"), json!({}));
    let start =
        table.with(json!({"chalice": {"at": "B01"}, "pawn": ["B01", "START"], "dice": ["AT___", "_____"]}));
    assert_eq!(start.why_not(0, "carry E"), "too_few_symbols");
    assert!(start.with(json!({"dice": ["ATT__", "_____"]})).legal(0, "carry E"));
}

// "may be left and taken over by anybody in the same chamber"
#[test]
fn r_13_the_chalice_is_left_and_taken_over() {
    let mut table = hall(2, json!("B01"), json!({"pawn": ["B01", "B01"], "dice": ["AA___", "AAT__"]}));
    table.go(0, "enter W");
    assert_eq!(table.document()["chalice"], json!({"at": "B01"}));
    assert_eq!(table.with(json!({"dice": ["AAT__", "_____"]})).why_not(0, "carry W"), "no_chalice_here");
    table.go(1, "carry W");
    assert_eq!(table.document()["chalice"], json!({"at": "START"}));
}

// "Reaching EXIT removes it (done)."
#[test]
fn r_13_the_chalice_is_done_when_it_reaches_the_exit() {
    let mut table = hall(1, json!("TC"), json!({"ark": 0, "pawn": ["TC"], "dice": ["AATK___"]}));
    table.go(0, "carry E");
    assert_eq!(table.told[1], json!({"chalice_delivered": {"seat": 0}}));
    assert_eq!(table.document()["chalice"], "delivered");
    assert_eq!(table.with(json!({"dice": ["AAT____"]})).why_not(0, "carry W"), "no_chalice_here");
    table.go(0, "escape");
    assert_eq!(table.won(), Some(true));
}

// "you may escape before it is delivered but you lose if it is still inside at the end"
#[test]
fn r_13_a_chalice_that_stays_inside_is_a_defeat() {
    let pawns = json!({"ark": 0, "pawn": ["EXIT", "EXIT"], "dice": ["K____", "K____"]});
    let mut table = hall(2, json!("B01"), pawns);
    table.go(0, "escape 1");
    assert_eq!(table.won(), None);
    table.go(1, "escape");
    assert_eq!(table.won(), Some(false));
    assert_eq!(table.told, json!([{"escaped": {"seat": 1}}, "chalice_left"]));
}

// "if it was never discovered you also lose"
#[test]
fn r_13_a_chalice_that_was_never_found_is_a_defeat() {
    let rooms = ["B01 1 0 1", "B03 -1 0 3", "EXIT 2 0 1"];
    let table = with_modules(1, json!({"treasure_chamber": true}), &rooms, &[]);
    let mut table = table.with(json!({"ark": 0, "pawn": ["EXIT"], "dice": ["K______"]}));
    table.go(0, "escape");
    assert_eq!(table.won(), Some(false));
}

// §1.11: "The chalice stays where it is." §1.17, question 8: "A pawn that stands beside it may be teleported"
#[test]
fn q_08_a_teleport_leaves_the_chalice() {
    let options = json!({"treasure_chamber": true, "treasures": true});
    let rooms = ["C01 1 0 1", "C03 -1 0 3", "TC 2 0 1", "EXIT 3 0 1"];
    let table = with_modules(2, options, &rooms, &[]).holding(&[(0, "teleport")]);
    let mut table = table.with(json!({"chalice": {"at": "TC"}, "pawn": ["TC", "START"]}));
    table.go(0, "teleport 0 START");
    assert_eq!(
        (table.pawn(0), table.document()["chalice"].clone()),
        ("START".to_owned(), json!({"at": "TC"}))
    );
}
