//! The base game in scenarios: the examples of the rulebook here, in its order; the modules go through the sections of
//! the rules. Each is named after what it shows; `r_8_04` is §1.8.4.
//!
//! Ana is seat 0 and Fran seat 1. Scenarios begin in the [`HALL`] and without the brake of §3.8
//! unless they are about that.

mod abyss;
mod actions;
mod alliance;
mod bots;
mod chalice;
mod clock;
mod curses;
mod dice;
mod doomed;
mod doubles;
mod facts;
mod goddess;
mod illusions;
mod pace;
mod payment;
mod practice;
mod refusals;
mod remarks;
mod rulings;
mod setup;
mod slam;
mod soul_swap;
mod start;
mod story;
mod teleport;
mod torch;
mod treasures;
mod unwinnable;

pub(crate) use bots::everything;

use serde_json::json;
use temple::{Dir, Move};

use crate::expedition_table::{HALL, given, laid};

// "Ana has just thrown, and two of her dice show the black mask. Now she has only 3 dice to help her."
#[test]
fn example_two_black_masks_leave_ana_three_dice() {
    let mut table = given(2, json!({}));

    table.throws(0, "01234", "XATXK");

    assert_eq!(table.dice(0), "XATXK");
    assert_eq!(table.throwable(0), 3);
    assert!(table.legal(0, "throw 124"));
    assert_eq!(table.why_not(0, "throw 0124"), "not_throwable");
}

// "Ana got a gold mask, so she can use the dice held by the black mask again in her next throw."
#[test]
fn example_a_gold_mask_brings_anas_dice_back_for_the_next_throw() {
    let mut table = given(2, json!({"dice": ["XATXK", "_____"]}));

    table.throws(0, "124", "GAT").go(0, "free 0");

    assert_eq!(table.dice(0), "__A_T");
    assert_eq!(table.throwable(0), 5);
}

// "Ana threw a gold mask and a black mask. Fran is in the same chamber, so Ana helps him instead of recovering her own
// die. From now on Fran can throw his 5 dice again, while Ana can only throw 4."
#[test]
fn example_ana_helps_fran_instead_of_herself() {
    let mut table = given(2, json!({"dice": ["_____", "AXTXK"]}));

    table.throws(0, "01234", "GXATK").go(0, "free 1");

    assert_eq!((table.dice(0), table.dice(1)), ("_XATK".to_owned(), "A_T_K".to_owned()));
    assert_eq!((table.throwable(0), table.throwable(1)), (4, 5));
}

// "Fran can only enter the chamber above, for the passage to the left is closed, and to the right, although there is an
// access, no chamber lies next to it."
#[test]
fn example_fran_can_only_enter_the_chamber_above() {
    // Fran is in B04, which has openings on all sides. Above him B05 has its stairs to him, to the left B12 shows him a
    // wall, to the right lies nothing.
    let rooms = ["B01 1 0 1", "B03 -1 0 3", "B04 1 1 0", "B05 1 2 0", "B12 0 1 0"];
    let fran = json!({"pawn": ["START", "B04"], "dice": ["_____", "AATTK"]});
    let table = given(2, laid(&rooms, &[])).with(fran);

    assert!(table.legal(1, "enter N"));
    assert_eq!(table.why_not(1, "enter W"), "no_passage");
    assert_eq!(table.why_not(1, "enter E"), "no_passage");
}

// "Fran is in a chamber with two accesses that lead nowhere. So he can discover two new chambers."
#[test]
fn example_two_accesses_are_two_chambers_to_discover() {
    let mut table = given(2, json!({"pawn": ["START", "S01"], "dice": ["_____", "AAAAK"]}));
    let ways = [Dir::N, Dir::E].map(|dir| Move::Discover { dir });
    assert!(ways.iter().all(|way| table.offers(1).contains(way)));
    assert_eq!(table.offers(1).iter().filter(|mv| matches!(mv, Move::Discover { .. })).count(), 2);

    table.go(1, "discover N").go(1, "discover E");

    assert_eq!(table.open().map.nodes().len(), 8);
    assert_eq!(table.dice(1), "____K");
}

// "Fran uses the two dice that show the adventurer and lays the chamber that he has drawn so that its stairs meet the
// access."
#[test]
fn example_a_discovered_chamber_is_laid_with_its_stairs_to_the_access() {
    let top = laid(&HALL, &["B05"]);
    let mut table = given(2, top).with(json!({"pawn": ["START", "S01"], "dice": ["_____", "ATAKX"]}));

    table.go(1, "discover E");

    // Laid to the east it is turned by one quarter, so that its stairs, side S, look west.
    let room = table.open().map.nodes().last().unwrap();
    assert_eq!((room.tile.to_string(), room.at, room.turned), ("B05".to_owned(), (2, 1), 1));
    assert_eq!(table.dice(1), "_T_KX");
    assert_eq!(table.pawn(1), "S01", "discovering is not entering");
}

// "Fran has just thrown and uses the two that show the adventurer to get into the chamber."
#[test]
fn example_fran_enters_with_two_adventurers() {
    let mut table = given(2, json!({}));

    table.throws(1, "01234", "TAKAG").go(1, "enter E");

    assert_eq!((table.pawn(1), table.dice(1)), ("B01".to_owned(), "T_K_G".to_owned()));
}

// "Fran got torches on 4 of his dice and has activated the magic stone of the chamber. He takes a stone from the ark and
// puts it into the chamber."
#[test]
fn example_four_torches_activate_the_stone() {
    let mut table = given(2, json!({"pawn": ["START", "B09"]}));

    table.throws(1, "01234", "TTATT").go(1, "activate 1");

    assert_eq!((table.ark(), table.dice(1)), (6, "__A__".to_owned()));
    assert!(table.open().map.nodes().nth(4).unwrap().used);
}

// "Ana and Fran have thrown together and got the 7 keys that it takes to activate 2 magic stones, so they put 2 stones
// from the ark into the chamber."
#[test]
fn example_seven_keys_together_activate_two_stones() {
    let mut table = given(2, json!({"pawn": ["S01", "S01"]}));

    table.throws(0, "01234", "KKKAK").throws(1, "01234", "KXKTK").go(1, "activate 2");

    assert_eq!(table.ark(), 5);
    assert_eq!((table.dice(0), table.dice(1)), ("___A_".to_owned(), "_X_T_".to_owned()));
}

// "As 2 magic stones have been activated in this chamber, no player can activate the one that is left."
#[test]
fn example_the_third_stone_is_dead_once_two_were_activated() {
    let mut table = given(2, json!({"pawn": ["S01", "S01"], "dice": ["KKKKK", "KKAAA"]}));
    table.go(0, "activate 2");

    table.throws(0, "01234", "KKKKK").throws(1, "01", "KK");

    assert_eq!(table.why_not(0, "activate 1"), "stones_used");
    assert_eq!(table.why_not(1, "activate 3"), "stones_used");
}

// "In this throw Fran got the 3 keys that he needs, so he can escape from the temple." – with two stones in the ark.
// "Fran is safe and gives Ana one of his dice, which she can use from that moment on."
#[test]
fn example_fran_escapes_with_three_keys_and_gives_ana_a_die() {
    let mut table = given(2, json!({"ark": 2, "pawn": ["B01", "EXIT"], "dice": ["ATXKG", "_____"]}));
    assert_eq!(table.why_not(1, "escape 0"), "too_few_symbols");

    table.throws(1, "01234", "KAKTK").go(1, "escape 0");

    assert_eq!((table.pawn(1), table.dice(1)), ("out".to_owned(), ".....".to_owned()));
    assert_eq!(table.dice(0), "ATXKG_");
    assert!(table.legal(0, "throw 5"));
}

// "As there are several black masks on the table, the adventurers decide to put a magic stone into the ark and recover
// the dice that were held."
#[test]
fn example_the_goddess_brings_everybodys_dice_back() {
    let mut table = given(2, json!({"pawn": ["B01", "S01"], "dice": ["XXAXT", "KXXGX"]}));

    table.go(0, "goddess").go(1, "yes");

    assert_eq!((table.ark(), table.goddess()), (8, 1));
    assert_eq!((table.dice(0), table.dice(1)), ("__A_T".to_owned(), "K__G_".to_owned()));
}

// "Ana has not got to the entrance before the first countdown ended, so she loses one of her dice. If she is not in the
// entrance at the end of the second countdown either, she loses one more."
#[test]
fn example_ana_loses_a_die_at_each_slam() {
    let mut table = given(2, json!({"pawn": ["B01", "START"], "dice": ["AATKG", "AATKG"]}));

    table.wait(210_000);
    assert_eq!((table.dice(0), table.dice(1)), ("AATK.".to_owned(), "AATKG".to_owned()));

    table.wait(420_000);
    assert_eq!((table.dice(0), table.dice(1)), ("AAT..".to_owned(), "AATKG".to_owned()));
    assert_eq!(table.document()["lost"], json!([2, 0]));
}
