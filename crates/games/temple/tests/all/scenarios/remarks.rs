//! What is worth a word besides the facts, and what is asked.

use serde_json::{Value, json};
use table::Seat;
use temple::{Fact, Question, Remark, Reply};

use crate::expedition_table::{DARK_HALL, Table, dealt, given, laid, with_modules};

/// What there is to say about the facts of the last input.
fn remarks(table: &Table, told: &Value) -> Value {
    let facts: Vec<Fact> = serde_json::from_value(told.clone()).expect("facts");
    facts.iter().filter_map(|fact| Remark::on(fact, table.open())).map(|remark| json!(remark)).collect()
}

#[test]
fn remark_locked_up_with_the_last_free_die() {
    let mut table = given(2, json!({"dice": ["X_.XX", "_____"]}));
    table.throws(0, "1", "X");
    assert_eq!(remarks(&table, &table.told), json!([{"locked_up": {"seat": 0, "count": 4}}]));

    let mut table = given(2, json!({"dice": ["XA_XX", "_____"]}));
    table.throws(0, "2", "X");
    assert_eq!(remarks(&table, &table.told), json!([]), "a kept die is still there");
}

#[test]
fn remark_exit_found() {
    let table = given(1, laid(&["B01 1 0 1", "B03 -1 0 3"], &["EXIT", "B02"]));
    let mut table = table.with(json!({"pawn": ["B01"], "dice": ["AAAA___"]}));
    table.go(0, "discover E");
    assert_eq!(remarks(&table, &table.told), json!(["exit_found"]));
    table.go(0, "discover N");
    assert_eq!(remarks(&table, &table.told), json!([]));
}

#[test]
fn remark_ark_empty_with_the_last_stone() {
    let alone = json!({"ark": 2, "pawn": ["B09", "S01"], "dice": ["TTTT_", "KKKK_"]});
    let mut table = given(2, alone);
    table.go(0, "activate 1");
    assert_eq!(remarks(&table, &table.told), json!([]));
    table.go(1, "activate 1");
    assert_eq!(remarks(&table, &table.told), json!(["ark_empty"]));
}

#[test]
fn remark_ark_empty_whatever_took_the_last_stone() {
    let table =
        with_modules(1, json!({"treasures": true}), &DARK_HALL, &[]).holding(&[(0, "stone_conjurer")]);
    let mut table = table.with(json!({"ark": 1}));
    table.go(0, "conjure");
    assert_eq!(remarks(&table, &table.told), json!(["ark_empty"]));

    let rooms = ["L1 1 0 1", "L2 -1 0 3"];
    let linked = |ark: u8| {
        let table = with_modules(2, json!({"alliance": true}), &rooms, &[]);
        let allied = json!({"ark": ark, "pawn": ["L1", "L2"], "dice": ["TTT__", "KKK__"]});
        let mut table = table.with(allied);
        table.go(0, "link");
        let last = table.told.as_array().expect("facts").last().expect("a fact");
        assert!(last.get("linked").is_some(), "{last}");
        remarks(&table, &table.told)
    };
    assert_eq!((linked(2), linked(3)), (json!(["ark_empty"]), json!([])));
}

#[test]
fn remark_all_safe_when_nobody_is_elsewhere() {
    let mut table = given(2, json!({"pawn": ["START", "START"]}));
    let (_, told) = table.wait(210_000).pop().expect("a slam");
    assert_eq!(remarks(&table, &told), json!(["all_safe"]));

    let mut table = given(2, json!({"pawn": ["START", "B01"], "dice": ["_____", "....."]}));
    let (_, told) = table.wait(210_000).pop().expect("a slam");
    assert_eq!(remarks(&table, &told), json!([]), "there was no die to lose, but safe is something else");
}

#[test]
fn question_to_everybody_and_to_those_who_can_vote() {
    let asked =
        |table: &Table, seat| table.open().asks.to(Seat::at(seat)).next().map(|(question, _)| question);
    let mut table = dealt(2, json!({}));
    assert_eq!([0, 1].map(|seat| asked(&table, seat)), [Some(Question::Start); 2]);
    table.go(0, "ready");
    assert_eq!([0, 1].map(|seat| asked(&table, seat)), [None, Some(Question::Start)]);

    let mut table = given(3, json!({"dice": ["X____", "XXXXX", "A____"]}));
    assert_eq!(asked(&table, 2), None);
    table.go(0, "goddess");
    assert_eq!([0, 1, 2].map(|seat| asked(&table, seat)), [None, None, Some(Question::Goddess)]);
}

/// What a question takes as an answer is what the game offers.
#[test]
fn question_replies_are_the_answers_that_are_offered() {
    let offered = |table: &Table, seat| {
        let (question, ask) = table.open().asks.to(Seat::at(seat)).next().expect("a question");
        for with in [Reply::Ready, Reply::Yes, Reply::No] {
            let word = match with {
                Reply::Ready => "ready",
                Reply::Yes => "yes",
                _ => "no",
            };
            assert_eq!(
                table.legal(seat, word),
                table.open().replies(question, table::Seat::at(seat)).contains(with),
                "{ask:?} {with:?}"
            );
        }
    };
    offered(&dealt(2, json!({})), 0);
    let mut table = given(2, json!({"dice": ["X____", "A____"]}));
    table.go(0, "goddess");
    offered(&table, 1);
}
