//! §1.15, §3.12: who decides, undo, what is secret.

use serde_json::json;
use table::{Eye, Seat};

use crate::street::{deal, street};

#[test]
fn s1_15_one_seat_decides_at_a_time() {
    let mut table = street(3).table();
    assert_eq!(table.referee.awaited().len(), 1);
    assert_eq!(table.refused(2, json!("rest")), "not_your_turn");
    assert!(table.moves(2).is_empty());
}

#[test]
fn s1_15_nothing_is_decided_out_of_order() {
    let mut table = street(3).table();
    for mv in
        [json!("end_turn"), json!("look"), json!("take_wounds"), json!({"keep": {"index": 0}}), json!("gas")]
    {
        assert_eq!(table.refused(0, mv), "not_asked");
    }
}

#[test]
fn s1_15_what_revealed_nothing_can_be_taken_back() {
    let mut table = street(3).table();
    table.plays(0, json!("travel")).plays(0, json!({"step": {"to": "H.C0", "left": []}}));
    assert!(table.can_undo(0));
    table.referee.undo(table.referee.now(), Seat::at(0), &mut |_| ()).unwrap();
    table.referee.undo(table.referee.now(), Seat::at(0), &mut |_| ()).unwrap();
    assert_eq!(table.asked(), (0, json!("act")));
}

#[test]
fn s1_15_a_display_that_was_filled_up_cannot() {
    let mut table = street(3)
        .with(json!({"deck": [0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]}))
        .visits("C1.exit1");
    table.plays(0, json!({"take_contact": {"display": 0}}));
    assert!(!table.can_undo(0));
    table.plays(0, json!({"put": {"into": "slot"}}));
    assert!(table.can_undo(0), "where it was put is another matter");
}

#[test]
fn s1_15_the_end_of_a_turn_cannot() {
    let mut table = street(3).asks(0, json!("end")).table();
    table.plays(0, json!("end_turn"));
    assert!(!table.can_undo(0));
}

#[test]
fn s1_15_alone_the_end_of_a_turn_cannot_either() {
    let mut table = street(1).with(json!({"sandra": {"deck": []}})).asks(0, json!("end")).table();
    table.plays(0, json!("end_turn"));
    assert!(!table.can_undo(0));
}

#[test]
fn s3_12_cash_and_plans_are_nobody_elses_business() {
    let table = deal(3, json!({}));
    let open = table.open().to_string();
    assert!(!open.contains("cash\"") && !open.contains("\"plan"), "{open}");
    let watcher = table.referee.with_sight(Eye::Watcher, |sight| sight.own.is_none());
    assert!(watcher);
}

#[test]
fn s3_12_payments_are_told_once() {
    let mut table = street(3).visits("C11.gang");
    table.plays(0, json!("hire"));
    assert_eq!(table.facts("paid"), [json!({"seat": 0, "amount": 3})]);
    let told = serde_json::to_string(&table.referee.history(Eye::Seat(Seat::at(1)))).unwrap();
    assert!(!told.contains("paid"), "{told}");
}

#[test]
fn s3_12_what_is_looked_at_only_the_looker_sees() {
    let closed = json!({"exits": [{"patrols": 2, "closed": "grey_exit"}, {"patrols": 1}, {"patrols": 0}]});
    let mut table = street(3).with(closed).contacts(0, &["ninja", "boxer"]).visits("C1.exit1");
    table.plays(0, json!("look"));
    let told = |seat| serde_json::to_string(&table.referee.history(Eye::Seat(Seat::at(seat)))).unwrap();
    assert!(told(0).contains("\"saw\"") && !told(1).contains("\"saw\"") && told(1).contains("looked"));
}

#[test]
fn s3_12_everything_is_open_at_the_end() {
    let exits = json!([{"patrols": 1}, {"patrols": 2, "closed": "grey_exit"}, {"patrols": 2, "closed": "black_exit"}]);
    let street = street(3).with(json!({"day": 3, "exits": exits})).pawn(0, "C1.exit1");
    let mut table =
        street.player(1, json!({"status": "arrested"})).player(2, json!({"status": "arrested"})).table();
    table.plays(0, json!("escape"));
    assert_eq!(table.open()["results"].as_array().unwrap().len(), 3);
    assert_eq!(table.open()["results"][1]["plan"], "P2");
}
