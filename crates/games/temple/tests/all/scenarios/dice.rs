//! The life of a die. (Rules §1.3)

use serde_json::json;
use temple::{Face, Move, Symbol};

use crate::expedition_table::given;

// §2: six sides: A, A, T, K, G, X.
#[test]
fn r_3_a_die_has_two_adventurers_and_one_of_each_other() {
    let count = |face| Face::SIDES.iter().filter(|side| **side == face).count();

    assert_eq!(count(Face::Shows(Symbol::A)), 2);
    for face in [Face::Shows(Symbol::T), Face::Shows(Symbol::K), Face::Shows(Symbol::G), Face::Black] {
        assert_eq!(count(face), 1);
    }
}

// The same, thrown: adventurers come up twice as often as anything else.
#[test]
fn r_3_every_side_comes_up_as_often() {
    let mut table = given(1, json!({}));
    let mut seen = [0_u32; 5];
    let throws = 2_000;
    for _ in 0..throws {
        table = table.with(json!({"dice": ["_______"]}));
        table.go(0, "throw 0123456");
        for sign in table.dice(0).chars() {
            seen["ATKGX".find(sign).unwrap()] += 1;
        }
    }

    // Of 14,000 sides the sixth part is 2,333, with a deviation of 44.
    assert!((4_400..4_930).contains(&seen[0]), "{seen:?}");
    assert!(seen[1..].iter().all(|n| (2_110..2_560).contains(n)), "{seen:?}");
}

// "Throw any subset of your non-locked dice whenever you like"; "blank dice need not be among them".
#[test]
fn r_3_any_of_the_dice_that_are_not_locked_can_be_thrown() {
    let table = given(2, json!({"dice": ["A_TX_", "_____"]}));

    for some in ["0", "1", "02", "4", "14", "0124"] {
        assert!(table.legal(0, &format!("throw {some}")), "{some}");
    }
    for some in ["", "3", "03", "01234", "5"] {
        assert_eq!(table.why_not(0, format!("throw {some}").trim()), "not_throwable", "{some}");
    }
}

#[test]
fn r_3_each_subset_is_offered_once() {
    let table = given(2, json!({"dice": ["A_TX_", "_____"]}));
    let mut offered = Vec::new();
    table.referee.moves(table::Seat::at(0), table.referee.now(), &mut offered);
    let throws = offered.iter().filter(|mv| matches!(mv, Move::Throw { .. })).count();
    assert_eq!(throws, 15);
}

// "Unused results may be kept or rethrown at will."
#[test]
fn r_3_what_is_not_thrown_is_kept() {
    let mut table = given(2, json!({"dice": ["AKTG_", "_____"]}));

    table.throws(0, "24", "KA");
    assert_eq!(table.dice(0), "AKKGA");
    table.throws(0, "0", "X");

    assert_eq!(table.dice(0), "XKKGA");
}

// "X locks at once; a locked die can only be thrown again after it is freed."
#[test]
fn r_3_a_black_mask_locks_until_it_is_freed() {
    let mut table = given(2, json!({}));

    table.throws(0, "01", "XG");
    assert_eq!(table.why_not(0, "throw 0"), "not_throwable");
    table.go(0, "free 0");

    assert_eq!(table.dice(0), "_____");
    assert!(table.legal(0, "throw 0"));
}

// "G may free X thrown in the same throw."
#[test]
fn r_3_a_gold_mask_frees_black_masks_of_the_same_throw() {
    let mut table = given(2, json!({}));

    table.throws(0, "01234", "XXGAT").go(0, "free 0");

    assert_eq!(table.dice(0), "___AT");
}

// "A G can be kept for later like any symbol."
#[test]
fn r_3_a_gold_mask_can_be_kept_for_later() {
    let mut table = given(2, json!({"dice": ["G____", "_____"]}));

    table.throws(0, "1234", "XATK").throws(0, "234", "XAA").go(0, "free 0");

    assert_eq!(table.dice(0), "___AA");
}

// "G frees up to 2 locked dice of one adventurer"; "it may not be split between two people".
#[test]
fn r_3_one_gold_mask_helps_one_adventurer() {
    let mut table = given(3, json!({"dice": ["G____", "X____", "XXX__"]}));

    table.go(0, "free 1");

    assert_eq!(table.dice(1), "_____");
    assert_eq!(table.dice(2), "XXX__", "what was left of the mask helps nobody else");
    assert_eq!(table.why_not(0, "free 2"), "too_few_symbols");
}

// "yourself or one pawn in the same chamber"
#[test]
fn r_3_a_gold_mask_helps_only_in_the_same_chamber() {
    let pawns = json!({"pawn": ["B01", "START", "B01"], "dice": ["GX___", "X____", "X____"]});
    let table = given(3, pawns);

    assert!(table.legal(0, "free 0") && table.legal(0, "free 2"));
    assert_eq!(table.why_not(0, "free 1"), "not_here");
    assert_eq!(table.why_not(0, "free 3"), "not_here", "there is no such seat");
}

// "A die used for any action (including a spent G) becomes blank and must be thrown before it can be used again."
#[test]
fn r_3_a_used_die_has_to_be_thrown_before_it_is_used_again() {
    let mut table = given(2, json!({"dice": ["AAGX_", "_____"]}));

    table.go(0, "enter E").go(0, "free 0");

    assert_eq!(table.dice(0), "_____");
    assert_eq!(table.why_not(0, "enter W"), "too_few_symbols");
}

// "dice never change hands"; "the helper's own X stay locked if he gives the G away".
#[test]
fn r_3_nothing_else_changes_when_somebody_is_helped() {
    let mut table = given(2, json!({"dice": ["XGATK", "AXTKG"]}));

    table.go(0, "free 1");

    assert_eq!((table.dice(0), table.dice(1)), ("X_ATK".to_owned(), "A_TKG".to_owned()));
}

// "At the start all are blank", and nothing can be done with a blank die but throw it.
#[test]
fn r_3_at_the_start_all_dice_are_blank() {
    let table = given(3, json!({}));

    for seat in 0..3 {
        assert_eq!(table.dice(seat), "_____");
        assert_eq!(table.offers(seat as u8), []);
        assert_eq!(table.throwable(seat as u8), 5);
    }
}
