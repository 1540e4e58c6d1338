//! §1.9 and "Getting cards and tiles": slots, belt, wounds, handcuffs.

use serde_json::{Value, json};

use crate::street::{Street, street};

fn receiving(street: Street) -> Street {
    street.with(json!({"display": []})).asks(0, json!({"put": {"contact": "hacker"}}))
}

fn put(into: Value) -> Value {
    json!({"put": {"into": into}})
}

#[test]
fn s1_7_a_card_goes_to_the_leftmost_open_slot() {
    let mut table = receiving(street(3).contacts(0, &["ninja"])).table();
    table.plays(0, put(json!("slot")));
    assert_eq!(table.player(0)["contacts"][1]["contact"], "hacker");
}

#[test]
fn s1_7_or_out_of_the_game() {
    let mut table = receiving(street(3)).table();
    table.plays(0, put(json!("discard")));
    assert_eq!(table.player(0)["contacts"][0], Value::Null);
}

#[test]
fn s1_7_or_onto_another_which_makes_notorious() {
    let mut table = receiving(street(3).contacts(0, &["ninja", "boxer"])).table();
    assert_eq!(table.refused(0, put(json!("slot"))), "no_room");
    table.plays(0, put(json!({"replace": 1})));
    assert_eq!(
        (table.player(0)["contacts"][1]["contact"].clone(), table.player(0)["net"].clone()),
        (json!("hacker"), json!(1))
    );
}

#[test]
fn s1_9_covered_and_empty_slots_are_not_replaced() {
    let mut table = receiving(street(3).contacts(0, &["ninja"])).table();
    assert_eq!(table.refused(0, put(json!({"replace": 1}))), "empty_slot");
    assert_eq!(table.refused(0, put(json!({"replace": 2}))), "slot_closed");
    assert_eq!(table.refused(0, put(json!({"replace": 5}))), "slot_closed");
}

#[test]
fn s1_9_two_slots_of_each_row_are_open_at_first() {
    let goods = [json!({"equipment": "hat"}), json!({"equipment": "vest"})];
    let mut table =
        street(3).stash(0, &goods).asks(0, json!({"put": {"tile": {"equipment": "helmet"}}})).table();
    assert_eq!(table.refused(0, put(json!("slot"))), "no_room");
}

#[test]
fn s1_9_unlocking_opens_the_slot_below() {
    let goods = [json!({"equipment": "hat"}), json!({"equipment": "vest"})];
    let street = street(3).stash(0, &goods).player(0, json!({"locked": ["avoid_all"]}));
    let mut table = street.asks(0, json!({"put": {"tile": {"equipment": "helmet"}}})).table();
    table.plays(0, put(json!("slot")));
    assert_eq!(table.player(0)["stash"][2]["what"], json!({"equipment": "helmet"}));
}

fn unlocking(belt: Value, locked: Value, asset: &str) -> Value {
    let mut table =
        street(3).player(0, json!({"belt": belt, "locked": locked})).asks(0, json!("unlock")).table();
    table.plays(0, json!({"unlock": {"asset": asset}}));
    table.player(0)["belt"].clone()
}

#[test]
fn s1_9_an_unlocked_asset_goes_to_the_dearest_place() {
    let belt = unlocking(json!([null, null, null, null, null]), json!(["heal"]), "heal");
    assert_eq!(belt, json!(["heal", null, null, null, null]));
}

#[test]
fn s1_9_the_run_slides_into_the_first_gap() {
    let belt = json!(["extra_action", "move_swat", null, "avoid_all", null]);
    assert_eq!(
        unlocking(belt, json!(["heal"]), "heal"),
        json!(["heal", "extra_action", "move_swat", "avoid_all", null])
    );
}

#[test]
fn s1_9_a_gap_at_the_dearest_place_moves_nobody() {
    let belt = json!([null, "move_swat", null, "avoid_all", null]);
    assert_eq!(
        unlocking(belt, json!(["heal"]), "heal"),
        json!(["heal", "move_swat", null, "avoid_all", null])
    );
}

#[test]
fn s1_9_without_a_gap_the_last_one_leaves_the_game() {
    let belt = json!(["extra_action", "move_swat", "move_county", "avoid_all", "master_key"]);
    let after = unlocking(belt, json!(["heal"]), "heal");
    assert_eq!(after, json!(["heal", "extra_action", "move_swat", "move_county", "avoid_all"]));
}

#[test]
fn s1_9_only_what_is_locked_can_be_unlocked() {
    let mut table = street(3).player(0, json!({"locked": ["heal"]})).asks(0, json!("unlock")).table();
    assert_eq!(table.refused(0, json!({"unlock": {"asset": "avoid_all"}})), "not_locked");
    assert_eq!(table.moves(0), [json!({"unlock": {"asset": "heal"}})]);
}

#[test]
fn s1_9_income_falls_with_the_cubes() {
    for (sites, income) in [(json!([]), 9), (json!(["bar"]), 8), (json!(["bar", "gym", "safe_house1"]), 6)] {
        let mut table = street(3)
            .contacts(0, &["mule"])
            .with(json!({"display": []}))
            .player(0, json!({"income": sites}))
            .table();
        table.plays(0, json!({"contact": {"slot": 0}}));
        assert_eq!(table.cash(0), 20 - 3 + income);
    }
}

fn wounded(player: Value, officers: &[&str]) -> crate::street::Table {
    let mut table = street(3).avoiding(&["S1"]).police("S1", officers).player(0, player).table();
    table.plays(0, json!("take_wounds"));
    table
}

#[test]
fn s1_9_the_fourth_wound_is_handcuffs_and_two_wounds_stay() {
    let table = wounded(json!({"wounds": 3}), &["swat"]);
    assert_eq!(
        (table.player(0)["wounds"].clone(), table.player(0)["handcuffs"].clone()),
        (json!(2), json!(1))
    );
}

#[test]
fn s1_9_two_hits_for_each_handcuffs_after_that() {
    let table = wounded(json!({"wounds": 3}), &["swat", "county", "federal"]);
    assert_eq!(
        (table.player(0)["wounds"].clone(), table.player(0)["handcuffs"].clone()),
        (json!(2), json!(2))
    );
}

#[test]
fn s1_9_an_asset_under_handcuffs_is_lost() {
    let table = wounded(json!({"wounds": 3}), &["swat"]);
    assert!(!table.player(0)["locked"].as_array().unwrap().contains(&json!("move_swat")));
    assert_eq!(table.facts("asset_lost")[0]["asset"], "move_swat");
    assert_eq!(table.player(0)["used"], json!([]));
}

#[test]
fn s1_9_a_contact_under_handcuffs_does_not_count() {
    let cuffed = json!({"handcuffs": 5, "locked": ["heal"]});
    let street = street(3)
        .contacts(0, &["ninja", "boxer"])
        .player(0, cuffed)
        .player(0, json!({"keys": [1, 0, 0], "level": 2}));
    let mut table = street.with(json!({"keys": [2, 3, 3]})).visits("C4.store");
    table.plays(0, json!("done"));
    // Level 2 would do for green, and one contact more than none is one tile.
    assert_eq!(table.asked(), (0, json!("open_locker")));
    table.plays(0, json!({"open_locker": {"colour": "green", "with": {"key": "green"}}}));
    assert_eq!(table.own(0)["seen"].as_array().unwrap().len(), 1);
}

#[test]
fn s1_9_a_cuffed_slot_takes_no_card() {
    let mut table =
        receiving(street(3).player(0, json!({"handcuffs": 4, "locked": []})).contacts(0, &["ninja"])).table();
    assert_eq!(table.refused(0, put(json!("slot"))), "no_room");
    assert_eq!(table.refused(0, put(json!({"replace": 1}))), "slot_closed");
}

#[test]
fn s1_9_the_sixth_handcuffs_are_an_arrest_and_no_visit() {
    let table = wounded(json!({"wounds": 3, "handcuffs": 5, "locked": []}), &["swat", "county"]);
    assert_eq!(table.player(0)["status"], "arrested");
    assert_eq!((table.asked().0, table.facts("visited").len()), (1, 0));
}

#[test]
fn s3_13_without_that_option_a_wound_too_many_has_no_effect() {
    let street = street(3)
        .options(json!({"arrest_on_6th_handcuffs": false}))
        .avoiding(&["S1"])
        .police("S1", &["swat"]);
    let mut table = street.player(0, json!({"wounds": 3, "handcuffs": 5, "locked": []})).table();
    table.plays(0, json!("take_wounds"));
    assert_eq!(
        (table.player(0)["status"].clone(), table.player(0)["wounds"].clone()),
        (json!("inside"), json!(3))
    );
}

#[test]
fn s1_9_two_discs_at_most() {
    let street = street(3).player(0, json!({"income": ["bar"], "loot": ["restaurant"], "discs": 2}));
    let mut table = street.visits("C4.business");
    table.plays(0, json!({"take_contact": {"display": 0}})).plays(0, put(json!("discard")));
    assert_eq!(table.player(0)["discs"], 2);
}
