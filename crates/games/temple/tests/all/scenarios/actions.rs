//! The five actions, with all their conditions. (Rules §1.1, §1.4)

use serde_json::{Value, json};
use table::Seat;

use crate::expedition_table::{HALL, Table, given, laid};

/// Seat 0 stands here with these dice, seat 1 in START.
fn ana(chamber: &str, dice: &str) -> Table {
    given(2, json!({"pawn": [chamber, "START"], "dice": [dice, "_____"]}))
}

// ----- enter ----------------------------------------------------------------------------------------------------------

// "the red symbols of the target tile"
#[test]
fn r_4_entering_costs_the_symbols_of_the_chamber_that_is_entered() {
    for (way, into, enough, left) in [
        ("N", "S01", "ATKKK", "__KKK"),
        ("S", "B09", "ATTTK", "_TTT_"),
        ("E", "EXIT", "AKAKT", "_K_KT"),
        ("W", "START", "TAATT", "T__TT"),
    ] {
        let mut table = ana("B01", enough);
        table.go(0, &format!("enter {way}"));
        assert_eq!((table.pawn(0), table.dice(0)), (into.to_owned(), left.to_owned()));
    }
    for (way, short) in [("N", "AAKKG"), ("S", "AATTG"), ("E", "ATKGG"), ("W", "ATKGX"), ("N", "TTTTT")] {
        assert_eq!(ana("B01", short).why_not(0, &format!("enter {way}")), "too_few_symbols");
    }
}

// "also when walking back"
#[test]
fn r_4_walking_back_costs_the_chamber_that_one_walks_back_to() {
    let table = ana("S01", "AAKKK");
    assert!(table.legal(0, "enter S"), "B01 asks for A A");

    assert_eq!(ana("S01", "ATKKK").why_not(0, "enter S"), "too_few_symbols", "S01 asked for A T");
}

// "own only"
#[test]
fn r_4_entering_takes_own_dice_only() {
    let table = given(2, json!({"dice": ["A____", "AAAAA"]}));
    assert_eq!(table.why_not(0, "enter E"), "too_few_symbols");
}

// §1.1: "An edge between two placed tiles is an open passage only if both tiles have an opening there".
#[test]
fn r_1_a_passage_takes_an_opening_on_both_sides() {
    // West of S01 lies B03 across: S01 has a wall there, B03 a door. East of it B12 lengthwise: a door against a wall.
    let rooms = ["B01 1 0 1", "B09 -1 0 3", "S01 1 1 0", "B03 0 1 1", "B12 2 1 0"];
    let table = given(1, laid(&rooms, &[])).with(json!({"pawn": ["S01"], "dice": ["AAATTKK"]}));

    assert_eq!(table.why_not(0, "enter W"), "no_passage");
    assert_eq!(table.why_not(0, "enter E"), "no_passage");
    assert_eq!(table.why_not(0, "discover E"), "no_access", "a closed passage is no access");
    assert!(table.legal(0, "enter S") && table.legal(0, "discover N"));
}

#[test]
fn r_1_chambers_that_meet_later_are_joined() {
    // B04 has openings on all sides; laid in the corner between B02 and S01 it meets both.
    let rooms = ["B01 1 0 1", "B03 -1 0 3", "S01 1 1 0", "B02 2 0 1"];
    let table = given(1, laid(&rooms, &["B04"]));
    let mut table = table.with(json!({"pawn": ["S01"], "dice": ["AAATTKK"]}));

    table.go(0, "discover E");

    assert!(table.legal(0, "enter E"), "A T into B04");
    table = table.with(json!({"pawn": ["B04"], "dice": ["AAATTKK"]}));
    assert!(table.legal(0, "enter S") && table.legal(0, "enter W"));
}

#[test]
fn r_1_start_has_walls_to_the_north_and_south() {
    let table = given(1, json!({"dice": ["AAAAATK"]}));
    for way in ["N", "S"] {
        assert_eq!(table.why_not(0, &format!("enter {way}")), "no_passage");
        assert_eq!(table.why_not(0, &format!("discover {way}")), "no_access");
    }
}

// ----- discover -------------------------------------------------------------------------------------------------------

// "draw a tile, place it in the cell beyond the chosen access, rotated so its stairs meet that access. … You do not move."
#[test]
fn r_4_a_chamber_is_laid_with_its_stairs_to_every_side() {
    for (chamber, way, at, turned) in
        [("S01", "N", [1, 2], 0), ("S01", "E", [2, 1], 1), ("B09", "S", [1, -2], 2), ("B03", "W", [-2, 0], 3)]
    {
        let top = laid(&HALL, &["B02"]);
        let table = given(2, top);
        let mut table = table.with(json!({"pawn": [chamber, "START"], "dice": ["AAAAK", "_____"]}));

        table.go(0, &format!("discover {way}"));

        let fact = json!({"seat": 0, "tile": "B02", "at": at, "turned": turned});
        assert_eq!(table.told, json!([{"discovered": fact}]));
        assert_eq!((table.pawn(0), table.dice(0)), (chamber.to_owned(), "__AAK".to_owned()));
        assert!(table.legal(0, &format!("enter {way}")), "its stairs meet the access");
    }
}

#[test]
fn r_4_discovering_takes_two_adventurers_of_ones_own() {
    let pawns = json!({"pawn": ["S01", "S01"], "dice": ["ATKGG", "AAAAA"]});
    assert_eq!(given(2, pawns).why_not(0, "discover N"), "too_few_symbols");
}

#[test]
fn r_4_only_an_access_leads_to_something_new() {
    let table = ana("B01", "AAAAA");
    for way in ["N", "E", "S", "W"] {
        assert_eq!(table.why_not(0, &format!("discover {way}")), "no_access");
    }
    let table = ana("S01", "AAAAA");
    assert_eq!(table.why_not(0, "discover W"), "no_access", "a wall");
}

// "a tile … is drawn uniformly from what may lie on top, at the moment it is needed" (§1.1)
#[test]
fn r_4_what_is_discovered_leaves_the_pile() {
    let mut table = ana("S01", "AAAAA");
    let before = table.open().pile.len();

    table.go(0, "discover N");

    let tile = table.open().map.nodes().last().unwrap().tile;
    assert_eq!(table.open().pile.len(), before - 1);
    assert!(table.open().pile.contents().all(|left| left != tile));
}

// ----- activate -------------------------------------------------------------------------------------------------------

/// Four to help each other, all in S01.
fn four_in_the_stone_chamber(dice: Value) -> Table {
    given(4, json!({"pawn": ["S01", "S01", "S01", "S01"], "dice": dice}))
}

// "stone chambers offer 4→1, 7→2, 10→3"
#[test]
fn r_4_a_stone_chamber_has_three_tiers() {
    for (tier, dice, stones) in [
        (1, json!(["KKKK_", "_____", "_____", "_____"]), 1),
        (2, json!(["KKKK_", "KK___", "K____", "_____"]), 2),
        (3, json!(["KKKK_", "KK___", "K____", "KKK__"]), 3),
    ] {
        let mut table = four_in_the_stone_chamber(dice);
        assert_eq!(
            table.why_not(0, &format!("activate {}", tier + 1)),
            ["too_few_symbols", "no_such_tier"][tier / 3]
        );

        table.go(0, &format!("activate {tier}"));

        assert_eq!(table.ark(), 14 - stones);
        assert!((0..4).all(|seat| !table.dice(seat).contains('K')));
    }
}

#[test]
fn r_4_one_symbol_short_is_too_few() {
    for (tier, dice) in [
        (1, json!(["KKK__", "_____", "_____", "_____"])),
        (2, json!(["KKKKT", "KK___", "AAAAA", "TTTTT"])),
        (3, json!(["KKK__", "KKK__", "KKK__", "GTAXX"])),
    ] {
        let table = four_in_the_stone_chamber(dice);
        assert_eq!(table.why_not(0, &format!("activate {tier}")), "too_few_symbols");
    }
}

// "N equal symbols (T or K as printed)"
#[test]
fn r_4_each_chamber_takes_its_own_symbol() {
    assert_eq!(ana("S01", "TTTTT").why_not(0, "activate 1"), "too_few_symbols");
    assert_eq!(ana("B09", "KKKKK").why_not(0, "activate 1"), "too_few_symbols");
    assert!(ana("S01", "KKKKT").legal(0, "activate 1"));
    assert!(ana("B09", "TTTTK").legal(0, "activate 1"));
}

// "single-stone rooms need 4 symbols"
#[test]
fn r_4_a_room_with_one_stone_has_one_tier() {
    let table = ana("B09", "TTTTT");
    assert!(table.legal(0, "activate 1"));
    assert_eq!(table.why_not(0, "activate 0"), "no_such_tier");
    assert_eq!(table.why_not(0, "activate 2"), "no_such_tier");
}

#[test]
fn r_4_without_stones_nothing_is_activated() {
    for chamber in ["START", "EXIT", "B01"] {
        assert_eq!(ana(chamber, "TTTTT").why_not(0, "activate 1"), "no_stones", "{chamber}");
    }
}

// "any pawns in that chamber, summed"
#[test]
fn r_4_only_those_in_the_chamber_help() {
    let table = given(3, json!({"pawn": ["S01", "B01", "S01"], "dice": ["KK___", "KKKKK", "K____"]}));
    assert_eq!(table.why_not(0, "activate 1"), "too_few_symbols");
}

// "whoever shows enough may take any tier alone"
#[test]
fn r_4_enough_dice_take_a_higher_tier_alone() {
    let mut table = given(1, json!({"pawn": ["S01"], "dice": ["KKKKKKK"]}));

    table.go(0, "activate 2");

    assert_eq!((table.ark(), table.dice(0)), (5, "_______".to_owned()));
}

// "after any activation its remaining stones are dead"
#[test]
fn r_4_a_chamber_is_used_once() {
    let mut table = ana("S01", "KKKK_");

    table.go(0, "activate 1").throws(0, "01234", "KKKKK");

    assert_eq!(table.why_not(0, "activate 1"), "stones_used");
}

// "Kept dice count, the symbols only have to be visible together."
#[test]
fn r_4_symbols_of_several_throws_count_together() {
    let mut table = ana("S01", "_____");

    table.throws(0, "01234", "KAKTX").throws(0, "13", "AK").throws(0, "1", "K").go(0, "activate 1");

    assert_eq!((table.ark(), table.dice(0)), (6, "____X".to_owned()));
}

// "If the ark holds fewer stones than earned, take what is there."
#[test]
fn r_4_the_ark_gives_what_it_has() {
    let mut table = given(2, json!({"ark": 1, "pawn": ["S01", "S01"], "dice": ["KKKKK", "KKKKK"]}));

    table.go(0, "activate 3");

    assert_eq!(table.ark(), 0);
    assert_eq!(table.told[2], json!({"activated": {"seat": 0, "tile": "S01", "stones": 1}}));
}

// ----- escape ---------------------------------------------------------------------------------------------------------

// "K × (stones … in the ark + 1)"
#[test]
fn r_4_escaping_costs_a_key_for_each_stone_and_one_more() {
    for (ark, enough, short) in [(0, "KAAAA", "GAAAA"), (1, "AKAKA", "AAKAA"), (4, "KKKKK", "KKKKA")] {
        let at_exit = |dice: &str| {
            let pawns = json!({"ark": ark, "pawn": ["EXIT", "EXIT"], "dice": [dice, "KKKKK"]});
            given(2, pawns)
        };
        assert!(at_exit(enough).legal(0, "escape 1"), "{ark} stones");
        assert_eq!(at_exit(short).why_not(0, "escape 1"), "too_few_symbols", "{ark} stones, without help");
    }
}

#[test]
fn r_4_only_the_exit_leads_out() {
    for chamber in ["START", "B01", "S01"] {
        let table = ana(chamber, "KKKKK").with(json!({"ark": 0}));
        assert_eq!(table.why_not(0, "escape 1"), "not_at_exit");
    }
}

// "the player gives one of his dice …, usable immediately (arrives blank and unlocked even if it was locked). His other
// dice are out."
#[test]
fn r_4_one_die_goes_to_a_mate_and_the_others_leave() {
    let pawns = json!({"ark": 0, "pawn": ["EXIT", "START", "B01"], "dice": ["XXXXK", "AATKX", "XXXXX"]});
    let mut table = given(3, pawns);

    table.go(0, "escape 2");

    assert_eq!((table.pawn(0), table.dice(0)), ("out".to_owned(), ".....".to_owned()));
    assert_eq!((table.dice(1), table.dice(2)), ("AATKX".to_owned(), "XXXXX_".to_owned()));
    assert!(table.legal(2, "throw 5"));
}

// "Last player out (or solo): no gift."
#[test]
fn r_4_the_last_one_out_gives_nothing() {
    let last = json!({"ark": 0, "pawn": [null, "EXIT"], "dice": [".....", "K_____"]});
    let mut table = given(2, last);
    assert_eq!(table.why_not(1, "escape 0"), "no_gift");

    table.go(1, "escape");

    assert_eq!(table.won(), Some(true));
}

// ----- the rest -------------------------------------------------------------------------------------------------------

// §1.1: "No seat has private knowledge."
#[test]
fn r_1_everybody_sees_the_same() {
    let table = ana("S01", "KKKK_");
    let sights = [table::Eye::Seat(Seat::at(0)), table::Eye::Seat(Seat::at(1)), table::Eye::Watcher]
        .map(|eye| table.referee.with_sight(eye, |sight| serde_json::to_value(sight.public).unwrap()));
    assert!(sights.iter().all(|sight| *sight == table.document()));
}
