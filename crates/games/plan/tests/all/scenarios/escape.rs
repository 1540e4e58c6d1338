//! §1.12: escape, fee, arrest, final scoring.

use serde_json::{Value, json};
use table::Verdict;

use crate::street::{Street, Table, street};

/// The third day, the first exit open, seat 0 there.
fn at_the_exit(seats: u8) -> Street {
    let exits = json!([{"patrols": 1}, {"patrols": 2, "closed": "grey_exit"}, {"patrols": 2, "closed": "black_exit"}]);
    street(seats).with(json!({"day": 3, "exits": exits})).pawn(0, "C1.exit1")
}

fn end(table: &mut Table) {
    while table.referee.outcome().is_none() {
        let seat = table.asked().0 as u8;
        let moves = table.moves(seat);
        let mv = ["end_turn", "rest", "pass", "decline", "no", "done"]
            .iter()
            .map(|mv| json!(mv))
            .find(|mv| moves.contains(mv));
        table.plays(seat, mv.unwrap_or_else(|| moves[0].clone()));
    }
}

#[test]
fn s1_12_nobody_escapes_before_the_third_day() {
    let mut table = at_the_exit(3).with(json!({"day": 2})).table();
    assert_eq!(table.refused(0, json!("escape")), "too_early");
}

#[test]
fn s1_12_only_through_the_open_exit() {
    let mut table = at_the_exit(3).pawn(0, "C2.exit2").table();
    assert_eq!(table.refused(0, json!("escape")), "not_at_open_exit");
    let mut table = at_the_exit(3).pawn(0, "C7.church").table();
    assert_eq!(table.refused(0, json!("escape")), "not_at_open_exit");
}

#[test]
fn s1_12_the_first_is_free_the_next_pay() {
    let mut table = at_the_exit(3).table();
    table.plays(0, json!("escape"));
    assert_eq!((table.cash(0), table.player(0)["status"].clone()), (20, json!({"escaped": 0})));
    let second = at_the_exit(3).player(1, json!({"status": {"escaped": 0}})).cash(0, 3);
    assert_eq!(second.table().refused(0, json!("escape")), "no_cash");
    let mut second = at_the_exit(3).player(1, json!({"status": {"escaped": 0}})).table();
    second.plays(0, json!("escape"));
    assert_eq!((second.cash(0), second.player(0)["status"].clone()), (16, json!({"escaped": 1})));
}

#[test]
fn s1_12_also_right_after_visiting_it() {
    let mut table = at_the_exit(3).pawn(0, "H.hospital").with(json!({"display": []})).visits("C1.exit1");
    assert_eq!(table.asked(), (0, json!("end")));
    table.plays(0, json!("escape"));
}

#[test]
fn s1_12_officers_of_the_exit_must_be_avoided() {
    let mut table =
        at_the_exit(3).police("C1", &["swat", "county"]).stash(0, &[json!({"equipment": "helmet"})]).table();
    table.plays(0, json!("escape"));
    assert_eq!(table.asked(), (0, json!("avoid")));
    table.plays(0, json!({"avoid": {"item": {"equipment": 0}, "tile": "C1", "officers": ["swat"]}}));
    table.plays(0, json!("take_wounds"));
    assert_eq!(
        (table.player(0)["wounds"].clone(), table.player(0)["status"].clone()),
        (json!(1), json!({"escaped": 0}))
    );
}

#[test]
fn s1_12_arrested_on_the_way_out_the_place_stays_free() {
    let street =
        at_the_exit(3).police("C1", &["swat"]).player(0, json!({"wounds": 3, "handcuffs": 5, "locked": []}));
    let mut table = street.player(1, json!({"status": {"escaped": 0}})).table();
    table.plays(0, json!("escape")).plays(0, json!("take_wounds"));
    assert_eq!((table.player(0)["status"].clone(), table.cash(0)), (json!("arrested"), 16));
}

#[test]
fn s1_12_net_is_booked_without_lines() {
    let mut table = at_the_exit(3).player(0, json!({"level": 3, "net": 2})).police("C6", &["swat"]).table();
    table.plays(0, json!("escape"));
    assert_eq!((table.player(0)["level"].clone(), table.player(0)["net"].clone()), (json!(5), json!(0)));
    assert_eq!(table.asked(), (1, json!("act")));
}

#[test]
fn s1_12_then_every_turn_of_the_others_costs_two() {
    let mut table = at_the_exit(3).table();
    table.plays(0, json!("escape"));
    assert_eq!((table.asked(), table.cash(1)), ((1, json!("act")), 18));
    assert_eq!(table.facts("paid"), [json!({"seat": 1, "amount": 2})]);
}

#[test]
fn s1_12_who_cannot_pay_the_fee_is_arrested() {
    let mut table = at_the_exit(3).cash(1, 1).table();
    table.plays(0, json!("escape"));
    assert_eq!((table.player(1)["status"].clone(), table.asked().0), (json!("arrested"), 2));
}

#[test]
fn s1_12_no_extra_turn_without_the_fee() {
    let street = at_the_exit(3)
        .with(json!({"period": "evening"}))
        .player(1, json!({"discs": 1}))
        .player(2, json!({"status": {"escaped": 0}}));
    let mut table = street.cash(1, 1).books();
    assert_eq!(table.asked(), (1, json!("use_disc")));
    assert_eq!(table.refused(1, json!("use_disc")), "no_cash");
    table.plays(1, json!("decline"));
    assert_eq!(table.cash(1), 1);
}

#[test]
fn s1_12_after_dawn_of_the_third_day_whoever_is_inside_is_arrested() {
    let table =
        at_the_exit(3).with(json!({"period": "dawn"})).player(2, json!({"status": {"escaped": 0}})).books();
    let outcome = table.outcome();
    assert_eq!(outcome.verdict, Verdict::Ranked);
    let places: Vec<(usize, u8)> =
        outcome.standings.iter().map(|one| (one.seat.index(), one.place)).collect();
    assert_eq!(places, [(2, 1), (0, 2), (1, 2)], "those arrested share the last place");
}

#[test]
fn s1_12_nobody_out_everybody_loses() {
    let table = at_the_exit(3).with(json!({"period": "dawn"})).books();
    assert_eq!(table.outcome().verdict, Verdict::Lost);
    assert!(table.outcome().winners().is_empty());
}

#[test]
fn s1_12_the_game_ends_when_the_last_one_leaves() {
    let street =
        at_the_exit(3).player(1, json!({"status": {"escaped": 0}})).player(2, json!({"status": "arrested"}));
    let mut table = street.table();
    table.plays(0, json!("escape"));
    assert!(table.referee.outcome().is_some() && table.referee.awaited().is_empty());
}

fn scores(change: Value, own: Value) -> Value {
    let street = at_the_exit(3).player(0, change).own(0, own);
    let mut table =
        street.player(1, json!({"status": "arrested"})).player(2, json!({"status": "arrested"})).table();
    table.plays(0, json!("escape"));
    table.facts("scored")[0]["tally"].clone()
}

#[test]
fn s1_12_what_is_counted() {
    let contacts = json!([{"contact": "ninja"}, {"contact": "boxer", "used": true}, null, null, null]);
    let stash = json!([{"what": {"loot": "green"}}, {"what": {"loot": "black_exit"}}, null, null, null]);
    let change = json!({
        "contacts": contacts, "stash": stash, "loot": ["restaurant", "casino"], "income": ["bar"],
        "used": ["heal", "extra_action"], "belt": [null, null, null, null, null],
        "locked": ["move_swat", "move_county", "move_federal", "master_key", "avoid_all"], "level": 5, "wounds": 2
    });
    let table = {
        let street = at_the_exit(3).player(0, change).own(0, json!({"loot": [4, 0, null, null, null]}));
        let street = street.with(json!({"vaults": [4, 5, 5, 5, 4]}));
        let street = street.with(json!({"secret": {"vaults": [15, 31, 31, 31, 30]}}));
        let mut table =
            street.player(1, json!({"status": "arrested"})).player(2, json!({"status": "arrested"})).table();
        table.plays(0, json!("escape"));
        table
    };
    let tally = table.facts("scored")[0]["tally"].clone();
    assert_eq!((tally["cash"].clone(), tally["loot"].clone()), (json!(20), json!(200)));
    assert_eq!(
        (tally["lockers"].clone(), tally["exits"].clone(), tally["contacts"].clone()),
        (json!(40), json!(25), json!(25))
    );
    assert_eq!(
        (tally["assets"].clone(), tally["notoriety"].clone(), tally["wounds"].clone()),
        (json!(20), json!(-20), json!(-30))
    );
    assert_eq!(tally["total"], 20 + 200 + 40 + 25 + 25 + 20 - 20 - 30);
}

#[test]
fn s1_9_cuffed_contacts_score_nothing() {
    let contacts = json!([{"contact": "ninja"}, {"contact": "boxer"}, null, null, null]);
    let tally = scores(json!({"contacts": contacts, "handcuffs": 4, "locked": ["heal"]}), json!({}));
    assert_eq!(tally["contacts"], 10);
}

#[test]
fn s3_7_notoriety_costs_by_level() {
    for (level, cost) in [(1, 0), (2, 0), (3, 5), (4, 10), (6, 30), (7, 45), (8, 60), (9, 80)] {
        assert_eq!(scores(json!({"level": level}), json!({}))["notoriety"], -cost);
    }
}

fn rivals(one: Value, own: Value) -> Vec<(usize, u8)> {
    let street = at_the_exit(3).player(1, json!({"status": {"escaped": 0}})).player(1, one).own(1, own);
    let mut table = street.cash(0, 24).player(2, json!({"status": "arrested"})).table();
    table.plays(0, json!("escape"));
    table.outcome().standings.iter().map(|one| (one.seat.index(), one.place)).collect()
}

#[test]
fn s1_12_ties_by_cash_then_notoriety_then_wounds() {
    // Seat 0 pays 4 and has 20, like seat 1.
    assert_eq!(rivals(json!({}), json!({})), [(0, 1), (1, 1), (2, 3)], "a shared win");
    let contact = json!({"contacts": [{"contact": "ninja"}, null, null, null, null]});
    assert_eq!(rivals(contact, json!({"cash": 10})), [(0, 1), (1, 2), (2, 3)], "more cash");
    assert_eq!(rivals(json!({"level": 2}), json!({})), [(0, 1), (1, 2), (2, 3)], "less notorious");
    let wounds = json!({"wounds": 1, "used": ["extra_action"], "belt": [null, null, null, null, null]});
    assert_eq!(rivals(wounds, json!({})), [(0, 1), (1, 2), (2, 3)], "fewer wounds");
}

#[test]
fn s1_12_a_game_goes_on_to_its_end() {
    let mut table = at_the_exit(4).with(json!({"display": []})).table();
    table.plays(0, json!("escape"));
    end(&mut table);
    assert_eq!(table.outcome().standings[0].seat.index(), 0);
}
