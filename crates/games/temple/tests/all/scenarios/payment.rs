//! Who pays for a joint move, and with which dice. (Rules §1.19)

use serde_json::{Value, json};

use crate::expedition_table::{Table, given};

/// Everybody in S01 with these dice.
fn in_the_stone_chamber(dice: Value) -> Table {
    let seats = dice.as_array().map_or(0, Vec::len);
    given(seats as u8, json!({"pawn": vec!["S01"; seats], "dice": dice}))
}

fn dice_of(table: &Table) -> Vec<String> {
    (0..usize::from(table.referee.seats().count())).map(|seat| table.dice(seat)).collect()
}

// "the mover's dice → other sharing seats clockwise from the mover; inside a seat ascending index."
#[test]
fn r_19_the_mover_pays_first() {
    let mut table = in_the_stone_chamber(json!(["KK___", "KKK__", "KKKKK"]));

    table.go(1, "activate 1");

    assert_eq!(dice_of(&table), ["KK___", "_____", "_KKKK"], "seat 2 sits next to seat 1");
}

#[test]
fn r_19_then_the_others_clockwise() {
    let mut table = in_the_stone_chamber(json!(["KK___", "KK___", "KK___", "KK___"]));

    table.go(2, "activate 2");

    assert_eq!(dice_of(&table), ["_____", "_K___", "_____", "_____"]);
    assert_eq!(
        table.told,
        json!([
            {"paid": {"seat": 2, "dice": [0, 1]}},
            {"paid": {"seat": 3, "dice": [0, 1]}},
            {"paid": {"seat": 0, "dice": [0, 1]}},
            {"paid": {"seat": 1, "dice": [0]}},
            {"activated": {"seat": 2, "tile": "S01", "stones": 2}},
        ])
    );
}

#[test]
fn r_19_inside_a_seat_the_lowest_index_pays() {
    let mut table = in_the_stone_chamber(json!(["KAKTK", "XKGKK"]));

    table.go(0, "activate 1");

    assert_eq!(dice_of(&table), ["_A_T_", "X_GKK"]);
}

// "A joint move may be made by any pawn in the node (he may add nothing)."
#[test]
fn r_19_the_mover_may_add_nothing() {
    let mut table = in_the_stone_chamber(json!(["AAAAA", "KKKK_"]));

    table.go(0, "activate 1");

    assert_eq!(dice_of(&table), ["AAAAA", "_____"]);
    assert_eq!(table.told[0], json!({"paid": {"seat": 1, "dice": [0, 1, 2, 3]}}));
}

// "Share off protects all dice of that seat."
#[test]
fn r_19_share_off_protects_ones_dice() {
    let mut table = in_the_stone_chamber(json!(["KK___", "KKKKK", "KK___"]));
    table.go(1, "share off");
    assert_eq!(table.why_not(0, "activate 2"), "too_few_symbols");

    table.go(0, "activate 1");

    assert_eq!(dice_of(&table), ["_____", "KKKKK", "_____"]);
}

#[test]
fn r_19_the_mover_pays_with_share_off_too() {
    let mut table = in_the_stone_chamber(json!(["KKK__", "K____"]));
    table.go(0, "share off");

    table.go(0, "activate 1");

    assert_eq!(dice_of(&table), ["_____", "_____"]);
}

#[test]
fn r_19_share_can_be_turned_on_again() {
    let mut table = in_the_stone_chamber(json!(["KK___", "KK___"]));
    assert_eq!(table.document()["share"], json!([true, true]), "on by default");
    assert_eq!(table.why_not(1, "share on"), "no_change");

    table.go(1, "share off");
    assert_eq!(table.why_not(1, "share off"), "no_change");
    assert_eq!(table.why_not(0, "activate 1"), "too_few_symbols");
    table.go(1, "share on");

    assert!(table.legal(0, "activate 1"));
}

// Share is about joint moves; a gold mask is given, not taken.
#[test]
fn r_19_share_off_does_not_keep_help_away() {
    let mut table = given(2, json!({"dice": ["G____", "XX___"], "share": [true, false]}));

    table.go(0, "free 1");

    assert_eq!(dice_of(&table), ["_____", "_____"]);
}

// "Paid dice go blank, whoever owns them", also a mate's who is busy: "The new faces count at once" (§3.8).
#[test]
fn r_19_a_busy_mates_dice_count_and_go_blank() {
    let mut table = in_the_stone_chamber(json!(["KK___", "KK___"])).with(json!({"busy": [0, 9_000]}));

    table.go(0, "activate 1");

    assert_eq!(dice_of(&table), ["_____", "_____"]);
}

// The two symbols of a pair are each paid from the lowest die that shows them.
#[test]
fn r_19_own_moves_take_the_lowest_dice_too() {
    let mut table = given(2, json!({"pawn": ["B01", "START"], "dice": ["TKATA", "AAAAA"]}));

    table.go(0, "enter N");

    assert_eq!(dice_of(&table), ["_K_TA", "AAAAA"]);
}
