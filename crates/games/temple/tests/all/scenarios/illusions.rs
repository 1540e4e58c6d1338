//! Module 3, illusion chambers. (Rules §1.12, §1.18)

use serde_json::{Value, json};

use crate::expedition_table::{Table, deal, names, with_modules};

/// East of START lies an illusion, and north of it another; west a chamber as ever.
const HALL: [&str; 5] = ["IT1 1 0 1", "B03 -1 0 3", "IK1 1 1 0", "B01 -2 0 3", "EXIT 2 1 1"];
/// Gong, slam, gong, slam, gong, collapse.
const SHORT: [u64; 6] = [1, 2, 3, 4, 5, 60];

fn hall(seats: u8, changes: Value) -> Table {
    let options = json!({"illusions": true, "track": SHORT});
    with_modules(seats, options, &HALL, &[]).with(changes)
}

// "Swap the 6 one-stone chambers of the set in use for the 6 illusion chambers."
#[test]
fn r_12_six_illusions_take_the_place_of_the_chambers_with_one_stone() {
    for (options, kept) in
        [(json!({"illusions": true}), 'B'), (json!({"illusions": true, "curses": true}), 'C')]
    {
        let game = deal(3, options, "illusions").unwrap();
        let open = game.state().expedition();
        let tiles: Vec<String> = open
            .map
            .nodes()
            .map(|node| node.tile)
            .chain(open.pile.contents())
            .map(|t| t.to_string())
            .collect();
        assert_eq!(tiles.len(), 19);
        assert_eq!(tiles.iter().filter(|tile| tile.starts_with('I')).count(), 6);
        let numbers =
            tiles.iter().filter(|tile| tile.starts_with(kept)).map(|tile| tile[1..].parse::<u8>().unwrap());
        assert!(numbers.clone().count() == 7 && numbers.max() == Some(7), "{tiles:?}");
    }
}

// §1.17, question 7: "Illusions with Treasures but without Curses: the set in use is exchanged"
#[test]
fn q_07_with_treasures_their_chambers_are_the_set_in_use() {
    let game = deal(3, json!({"illusions": true, "treasures": true}), "illusions").unwrap();
    let open = game.state().expedition();
    let icons = open.map.nodes().map(|node| node.tile).chain(open.pile.contents());
    assert_eq!(icons.filter(|tile| tile.has(temple::Feature::Treasure)).count(), 7);
}

// "with Curses in play an illusion chamber brings a curse whenever it is discovered. Off = … mask ignored"
#[test]
fn r_12_illusions_bring_curses_unless_their_masks_are_off() {
    for (masks, facts) in [(true, 2), (false, 1)] {
        let options = json!({"curses": true, "illusions": true, "illusion_masks": masks});
        let rooms = ["C01 1 0 1", "C03 -1 0 3", "S01 1 1 0"];
        let table = with_modules(2, options, &rooms, &["IT2"]);
        let mut table = table.with(json!({"pawn": ["S01", "START"], "dice": ["AA___", "_____"]}));
        table.lets(0, "discover N", if masks { vec![0] } else { vec![] });
        assert_eq!(table.told.as_array().unwrap().len(), facts);
    }
}

// "At slam 1 and slam 2 every face-up illusion chamber, opening tiles included, is taken away and put face down under the
// pile (as one new Mix segment, so unordered). Holes become accesses again."
#[test]
fn r_12_illusions_vanish_when_the_doors_slam() {
    let mut table = hall(2, json!({"dice": ["AAAAA", "_____"]}));
    assert_eq!(table.why_not(0, "discover E"), "no_access");

    let rings = table.wait(2_000);

    let told = &rings[1].1;
    assert_eq!(names(told), ["slam", "outside", "vanished", "vanished"]);
    assert_eq!(told[2], json!({"vanished": {"tile": "IT1"}}));
    let open = table.open();
    assert!(open.map.nodes().all(|node| !node.tile.to_string().starts_with('I')));
    let last = table.document()["pile"]["segments"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last, json!({"Mix": {"draws": 2, "adds": ["IT1", "IK1"]}}));
    assert!(table.legal(0, "discover E"));
    assert_eq!(table.open().pile.len(), 13 + 2);
}

#[test]
fn r_12_illusions_vanish_at_the_second_slam_too() {
    let mut table = hall(2, json!({"events": 3, "began": 0}));
    let rings = table.wait(4_000);
    assert!(rings.iter().any(|(_, told)| names(told).contains(&"vanished".to_owned())));
}

// "Stones activated there are set aside and still count as activated; the chamber is fresh when it reappears"
#[test]
fn r_12_stones_stay_activated_and_the_chamber_comes_back_fresh() {
    let pawns = json!({"pawn": ["IT1", "START"], "dice": ["TTTT_", "AA___"]});
    let mut table = hall(2, pawns);
    table.go(0, "activate 1");
    assert_eq!(table.ark(), 6);
    table.wait(2_000);
    assert_eq!(table.ark(), 6);
    // The pile is put in order to have it come up next.
    let mut rest: Vec<String> = table.open().pile.contents().map(|tile| tile.to_string()).collect();
    rest.retain(|tile| tile != "IT1");
    let count = rest.len();
    let pile = json!({"pool": rest, "segments": [{"Fix": "IT1"}, {"Mix": {"draws": count, "adds": []}}]});
    let mut table = table.with(json!({"pile": pile, "dice": ["____.", "AA___"]}));
    table.go(1, "discover E");
    let again = table.with(json!({"pawn": ["IT1", "START"], "dice": ["TTTT.", "_____"]}));
    assert!(again.legal(0, "activate 1"));
}

// "A pawn standing in one goes to the entrance chamber and also loses a die like everyone outside."
#[test]
fn r_12_a_pawn_in_an_illusion_loses_a_die_and_goes_home() {
    let mut table = hall(3, json!({"pawn": ["IK1", "START", "B03"]}));

    let rings = table.wait(2_000);

    let told = &rings[1].1;
    assert_eq!(names(told), ["slam", "outside", "lost_die", "lost_die", "vanished", "vanished", "sent_home"]);
    assert_eq!(told[1], json!({"outside": {"seats": [0, 2]}}));
    assert_eq!(told[6], json!({"sent_home": {"seat": 0, "tile": "START"}}));
    assert_eq!(table.document()["pawn"], json!(["START", "START", "B03"]));
    assert_eq!(table.document()["lost"], json!([1, 0, 1]));
}

// "Ghost and chalice there go to START"
#[test]
fn r_12_a_chalice_in_an_illusion_goes_to_the_entrance() {
    let options = json!({"illusions": true, "treasure_chamber": true, "track": SHORT});
    let rooms = [&HALL[..], &["TC -3 0 3"]].concat();
    let mut table = with_modules(2, options, &rooms, &[]).with(json!({"chalice": {"at": "IT1"}}));

    let rings = table.wait(2_000);

    assert_eq!(names(&rings[1].1), ["slam", "outside", "vanished", "chalice_sent_home", "vanished"]);
    assert_eq!(table.document()["chalice"], json!({"at": "START"}));
}

// §1.11: a secret passage "ends when one of the tiles vanishes"
#[test]
fn r_11_a_secret_passage_ends_with_the_chamber() {
    let options = json!({"illusions": true, "treasures": true, "track": SHORT});
    let rooms = ["IT1 1 0 1", "C03 -1 0 3", "IK1 1 1 0", "C07 0 1 0"];
    let table =
        with_modules(2, options, &rooms, &[]).holding(&[(0, "secret_passage"), (0, "secret_passage")]);
    let mut table = table.with(json!({}));
    table.go(0, "open 0 1 E").go(0, "open 0 0 N");
    assert_eq!(table.document()["treasures"]["passages"].as_array().unwrap().len(), 2);

    table.wait(2_000);

    assert_eq!(table.document()["treasures"]["passages"], json!([{"cell": [0, 0], "dir": "N"}]));
}

// A mate who stands safe is told to be so, wherever pawns end up.
#[test]
fn all_safe_is_said_of_those_who_were_safe_at_the_slam() {
    let remarks = |table: &mut Table| {
        table.wait(2_000);
        let facts: Vec<_> = table.referee.facts().told().iter().map(|told| told.fact).collect();
        facts.iter().filter_map(|fact| temple::Remark::on(fact, table.open())).count()
    };
    assert_eq!(remarks(&mut hall(2, json!({}))), 1);
    let mut home = hall(2, json!({"pawn": ["IT1", "START"]}));
    assert_eq!(remarks(&mut home), 0);
    assert_eq!(home.pawn(0), "START");
}
