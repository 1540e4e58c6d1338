//! Every refusal, with its arguments, and which one comes first where several apply. (Rules §1.19)

use serde_json::{Value, json};
use table::{Coded, Denied, Seat, Time};

use crate::expedition_table::{HALL, Table, dealt, given, laid_with_pile, started};

#[track_caller]
fn refuse(table: &Table, seat: u8, words: &str, code: &str, args: Value) {
    let Value::Object(args) = args else { panic!("arguments by name") };
    assert_eq!(table.refusal(seat, words), Coded { code: code.to_owned(), args });
}

fn ana(chamber: &str, dice: &str) -> Table {
    given(2, json!({"pawn": [chamber, "START"], "dice": [dice, "_____"]}))
}

#[test]
fn refusal_over() {
    let mut table = given(1, json!({"ark": 0, "pawn": ["EXIT"], "dice": ["K______"]}));
    table.go(0, "escape");
    for words in ["ready", "yes", "throw 0", "goddess", "share off", "escape"] {
        refuse(&table, 0, words, "over", json!({}));
    }
}

#[test]
fn refusal_ask_closed() {
    let table = started(2, json!({}));
    for words in ["ready", "yes", "no"] {
        refuse(&table, 0, words, "ask_closed", json!({}));
    }
}

// An answer names its ask by number: one to an earlier vote does not count for this one.
#[test]
fn refusal_ask_closed_to_an_answer_that_is_for_another_ask() {
    let mut table = given(2, json!({"dice": ["X____", "_____"]}));
    table.go(0, "goddess");
    let old = table.spell("yes");
    table.go(1, "no").go_at(5_000, 0, "goddess");

    let judged = table.referee.judge(table.referee.now(), Seat::at(1), &old);

    assert_eq!(Denied::No(judged.unwrap_err()).coded().code, "ask_closed");
    assert!(table.legal(1, "yes"));
}

#[test]
fn refusal_no_answer() {
    refuse(&dealt(1, json!({})), 0, "yes", "no_answer", json!({}));
    let mut table = given(2, json!({"dice": ["X____", "_____"]}));
    table.go(0, "goddess");
    refuse(&table, 1, "ready", "no_answer", json!({}));
}

#[test]
fn refusal_not_started() {
    refuse(&dealt(1, json!({})), 0, "throw 0", "not_started", json!({}));
}

#[test]
fn refusal_early() {
    let mut table = started(1, json!({}));
    table.go(0, "throw 0");
    refuse(&table, 0, "throw 1", "early", json!({"until": 1_200}));
}

#[test]
fn refusal_escaped() {
    let table = given(2, json!({"pawn": [null, "START"], "dice": [".....", "_____"]}));
    refuse(&table, 0, "throw 0", "escaped", json!({}));
}

#[test]
fn refusal_not_throwable() {
    let table = ana("B01", "X____");
    refuse(&table, 0, "throw 01", "not_throwable", json!({"dice": [0, 1]}));
    refuse(&table, 0, "throw", "not_throwable", json!({"dice": []}));
    refuse(&table, 0, "throw 6", "not_throwable", json!({"dice": [6]}));
}

#[test]
fn refusal_not_here() {
    refuse(&ana("B01", "G____"), 0, "free 1", "not_here", json!({"seat": 1}));
}

#[test]
fn refusal_nothing_locked() {
    refuse(&ana("B01", "G____"), 0, "free 0", "nothing_locked", json!({"seat": 0}));
}

#[test]
fn refusal_no_passage() {
    refuse(&ana("S01", "AATKG"), 0, "enter W", "no_passage", json!({"dir": "W"}));
}

#[test]
fn refusal_no_access() {
    refuse(&ana("S01", "AATKG"), 0, "discover W", "no_access", json!({"dir": "W"}));
}

#[test]
fn refusal_pile_empty() {
    let table = ana("S01", "AAAAA").with(laid_with_pile(&HALL, &[]));
    refuse(&table, 0, "discover N", "pile_empty", json!({}));
}

#[test]
fn refusal_no_stones() {
    refuse(&ana("B01", "KKKKK"), 0, "activate 1", "no_stones", json!({}));
}

#[test]
fn refusal_stones_used() {
    let mut rooms = HALL;
    rooms[2] = "S01 1 1 0 used";
    let table = ana("S01", "KKKKK").with(crate::expedition_table::laid(&rooms, &[]));
    refuse(&table, 0, "activate 1", "stones_used", json!({}));
}

#[test]
fn refusal_no_such_tier() {
    for tier in [0, 4, 200] {
        refuse(&ana("S01", "KKKKK"), 0, &format!("activate {tier}"), "no_such_tier", json!({"tier": tier}));
    }
}

#[test]
fn refusal_ark_empty() {
    refuse(&ana("S01", "KKKKK").with(json!({"ark": 0})), 0, "activate 1", "ark_empty", json!({}));
}

#[test]
fn refusal_not_at_exit() {
    refuse(&ana("B01", "KKKKK").with(json!({"ark": 0})), 0, "escape 1", "not_at_exit", json!({}));
}

#[test]
fn refusal_gift_needed_and_no_gift() {
    let table = ana("EXIT", "KKKKK").with(json!({"ark": 0}));
    refuse(&table, 0, "escape", "gift_needed", json!({}));
    refuse(&table, 0, "escape 0", "no_gift", json!({}));
    refuse(&table, 0, "escape 4", "no_gift", json!({}));
}

#[test]
fn refusal_of_the_goddess() {
    let locked = ana("B01", "X____");
    refuse(&locked.with(json!({"goddess": 0})), 0, "goddess", "no_goddess", json!({}));
    refuse(&ana("B01", "A____"), 0, "goddess", "nobody_locked", json!({}));
    let mut voting = locked.with(json!({}));
    voting.go(0, "goddess");
    refuse(&voting, 1, "goddess", "vote_open", json!({}));
}

#[test]
fn refusal_no_change() {
    refuse(&ana("B01", "_____"), 0, "share on", "no_change", json!({}));
}

#[test]
fn refusal_too_few_symbols() {
    let table = ana("S01", "XX___");
    for (words, faces) in [
        ("free 0", "G"),
        ("enter S", "AA"),
        ("discover N", "AA"),
        ("activate 1", "KKKK"),
        ("activate 2", "KKKKKKK"),
    ] {
        refuse(&table, 0, words, "too_few_symbols", json!({ "faces": faces }));
    }
    let at_exit = ana("EXIT", "A____").with(json!({"ark": 2}));
    refuse(&at_exit, 0, "escape 1", "too_few_symbols", json!({"faces": "KKK"}));
}

// The first reason that applies: the game, the ask, the clock, the pawn, the time, the place, the rules of it, the price.
#[test]
fn the_first_reason_that_applies_is_given() {
    // Nothing of it may be done here, it cannot be paid, and the seat is busy.
    let busy = ana("B01", "_____").with(json!({"ark": 0, "goddess": 0, "busy": [9_000, 0]}));
    for words in ["throw 7", "free 1", "enter N", "discover N", "activate 9", "escape", "goddess"] {
        refuse(&busy, 0, words, "early", json!({"until": 9_000}));
    }
    refuse(&busy, 0, "share on", "no_change", json!({}));
    let out = busy.with(json!({"pawn": [null, "START"], "dice": [".....", "_____"]}));
    for words in ["throw 7", "share on", "goddess"] {
        refuse(&out, 0, words, "escaped", json!({}));
    }

    let poor = busy.with(json!({"busy": [0, 0]}));
    refuse(&poor, 0, "free 1", "not_here", json!({"seat": 1}));
    refuse(&poor, 0, "discover N", "no_access", json!({"dir": "N"}));
    refuse(&poor, 0, "activate 9", "no_stones", json!({}));
    refuse(&poor, 0, "escape", "not_at_exit", json!({}));
    refuse(&poor, 0, "goddess", "no_goddess", json!({}));
    let at_stones = poor.with(json!({"pawn": ["S01", "START"]}));
    refuse(&at_stones, 0, "activate 9", "ark_empty", json!({}));
    refuse(&at_stones.with(json!({"ark": 1})), 0, "activate 9", "no_such_tier", json!({"tier": 9}));
    let at_exit = poor.with(json!({"pawn": ["EXIT", "START"]}));
    refuse(&at_exit, 0, "escape", "gift_needed", json!({}));
}

// A refused move changes nothing, and there is no such seat as a seventh.
#[test]
fn a_refused_move_changes_nothing() {
    let mut table = ana("S01", "AAX__");
    let before = table.document();

    for words in ["throw 2", "enter W", "discover W", "activate 1", "escape 1", "free 0", "share on", "yes"] {
        let mv = table.spell(words);
        assert!(table.referee.play(Time::ms(10), Seat::at(0), &mv, &mut |_| ()).is_err(), "{words}");
    }
    let goddess = table.spell("goddess");
    let nobody = table.referee.play(Time::ms(10), Seat::at(6), &goddess, &mut |_| ());

    assert_eq!(nobody, Err(Denied::NoSuchSeat(Seat::at(6))));
    assert_eq!(table.document(), before);
}
