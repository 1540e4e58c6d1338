//! §1.7, §3.3 and §3.9: executive actions.

use serde_json::json;

use crate::street::{Street, street};

/// Seat 0 has these contacts, and none of them is on display.
fn with_contacts(names: &[&str]) -> Street {
    street(3).with(json!({"display": ["ninja"]})).contacts(0, names)
}

fn with_fixer(name: &str, number: usize) -> Street {
    let mut fixers = [true; 8];
    fixers[number] = false;
    street(3).stash(0, &[json!({"fixer": name})]).with(json!({"fixers": fixers}))
}

fn with_belt(assets: [Option<&str>; 5]) -> Street {
    street(3).player(0, json!({"belt": assets, "locked": []}))
}

const USE: fn(u8) -> serde_json::Value = |slot| json!({"contact": {"slot": slot}});

#[test]
fn s3_3_a_snitch_removes_an_officer_for_good() {
    let mut table = with_contacts(&["snitch_red"]).police("C4", &["federal", "swat"]).table();
    table.plays(0, USE(0));
    assert_eq!(table.asked(), (0, json!({"remove": "federal"})));
    assert_eq!(table.refused(0, json!({"remove": {"from": "C5"}})), "no_such_officer");
    table.plays(0, json!({"remove": {"from": "C4"}}));
    assert_eq!((table.cash(0), table.open()["city"]["C4"]["police"].clone()), (18, json!(["swat"])));
    assert_eq!(table.open()["bag"], json!([2, 2, 2]));
}

#[test]
fn s3_3_a_snitch_without_an_officer_of_the_type_is_refused() {
    let mut table = with_contacts(&["snitch_blue"]).police("C4", &["swat"]).table();
    assert_eq!(table.refused(0, USE(0)), "no_officer_to_move");
}

#[test]
fn s3_3_a_hacker_moves_any_officer_to_a_tile_without_that_type() {
    let mut table = with_contacts(&["hacker"]).police("C4", &["swat"]).police("C5", &["swat"]).table();
    table.plays(0, USE(0));
    let officer =
        |kind: &str, from: &str, to: &str| json!({"officer": {"officer": kind, "from": from, "to": to}});
    assert_eq!(table.refused(0, officer("swat", "C4", "C5")), "already_there");
    assert_eq!(table.refused(0, officer("swat", "C4", "H")), "hospital_is_safe");
    assert_eq!(table.refused(0, officer("county", "C4", "C6")), "no_such_officer");
    assert_eq!(table.refused(0, officer("sandra", "C4", "C6")), "wrong_type");
    table.plays(0, officer("swat", "C4", "C12"));
    assert_eq!(table.open()["city"]["C12"]["police"], json!(["swat"]));
}

#[test]
fn s1_15_the_follow_up_of_an_action_comes_before_everything_else() {
    let mut table = with_contacts(&["hacker"]).police("C4", &["swat"]).table();
    table.plays(0, USE(0));
    assert_eq!(table.refused(0, json!("rest")), "not_asked");
    assert!(table.can_undo(0), "nothing was learned");
}

#[test]
fn s3_3_the_fixer_contact_brings_a_disc() {
    let mut table = with_contacts(&["fixer_contact"]).table();
    table.plays(0, USE(0));
    assert_eq!((table.cash(0), table.player(0)["discs"].clone()), (15, json!(1)));
    let mut full = with_contacts(&["fixer_contact"]).player(0, json!({"discs": 2})).table();
    assert_eq!(full.refused(0, USE(0)), "too_many_discs");
}

#[test]
fn s3_3_an_informant_makes_less_notorious() {
    let mut table = with_contacts(&["informant"]).table();
    table.plays(0, USE(0));
    assert_eq!((table.cash(0), table.player(0)["net"].clone()), (18, json!(-1)));
    let mut low = with_contacts(&["informant"]).player(0, json!({"net": -4})).table();
    assert_eq!(low.refused(0, USE(0)), "low_enough");
}

#[test]
fn s3_3_a_mule_brings_income_and_a_star() {
    let mut table = with_contacts(&["mule"]).table();
    table.plays(0, USE(0));
    assert_eq!((table.cash(0), table.player(0)["net"].clone()), (20 - 3 + 9, json!(1)));
}

#[test]
fn s3_3_a_doctor_heals() {
    let mut table = with_contacts(&["doctor"]).player(0, json!({"wounds": 2})).table();
    table.plays(0, USE(0));
    assert_eq!((table.cash(0), table.player(0)["wounds"].clone()), (19, json!(1)));
    assert_eq!(with_contacts(&["doctor"]).table().refused(0, USE(0)), "not_wounded");
}

#[test]
fn s3_3_a_broker_unlocks() {
    let mut table = with_contacts(&["broker"]).table();
    table.plays(0, USE(0)).plays(0, json!({"unlock": {"asset": "avoid_all"}}));
    assert_eq!(table.player(0)["belt"][0], "avoid_all");
    let mut none = with_contacts(&["broker"]).player(0, json!({"locked": []})).table();
    assert_eq!(none.refused(0, USE(0)), "nothing_locked");
}

#[test]
fn s3_3_a_lawyer_removes_the_leftmost_handcuffs() {
    let street = street(3)
        .with(json!({"deck": vec![0; 17]}))
        .contacts(0, &["lawyer", "ninja", "boxer", "fighter", "dirty_cop"]);
    let mut table = street.player(0, json!({"handcuffs": 2, "locked": []})).table();
    assert_eq!(table.refused(0, USE(3)), "handcuffed");
    table.plays(0, USE(0));
    assert_eq!(table.player(0)["handcuffs"], 1);
    let street = street_without_cuffs();
    assert_eq!(street.table().refused(0, USE(0)), "no_handcuffs");
}

fn street_without_cuffs() -> Street {
    street(3).with(json!({"deck": vec![0; 17]})).contacts(0, &["lawyer"])
}

#[test]
fn s1_15_avoiding_contacts_and_the_locksmith_are_no_actions() {
    for name in ["fighter", "boxer", "ninja", "dirty_cop", "pilot", "locksmith"] {
        let mut table = with_contacts(&[name]).with(json!({"display": []})).table();
        assert_eq!(table.refused(0, USE(0)), "not_now", "{name}");
    }
}

#[test]
fn s1_7_a_used_contact_lies_face_down() {
    let mut table = with_contacts(&["informant"]).table();
    table.plays(0, USE(0));
    assert_eq!(table.refused(0, USE(0)), "face_down");
    assert_eq!(table.refused(0, USE(1)), "empty_slot");
}

#[test]
fn s1_15_a_cost_that_cannot_be_paid_makes_an_action_illegal() {
    let mut table = with_contacts(&["informant"]).cash(0, 1).table();
    assert_eq!(table.refused(0, USE(0)), "no_cash");
}

#[test]
fn s3_9_fixers_are_used_once_for_nothing() {
    let mut table = with_fixer("safe", 1).table();
    table.plays(0, json!({"fixer": {"slot": 0}}));
    assert_eq!((table.cash(0), table.player(0)["stash"][0]["used"].clone()), (29, json!(true)));
    assert_eq!(table.refused(0, json!({"fixer": {"slot": 0}})), "face_down");
}

#[test]
fn s3_9_disguise_id_card_first_aid_kit() {
    let mut table = with_fixer("disguise", 2).table();
    assert_eq!(table.plays(0, json!({"fixer": {"slot": 0}})).player(0)["net"], -1);
    let mut table = with_fixer("id_card", 3).table();
    assert_eq!(table.plays(0, json!({"fixer": {"slot": 0}})).player(0)["discs"], 1);
    let mut table = with_fixer("first_aid_kit", 4).player(0, json!({"wounds": 1})).table();
    assert_eq!(table.plays(0, json!({"fixer": {"slot": 0}})).player(0)["wounds"], 0);
}

#[test]
fn s3_9_a_motorcycle_may_be_a_loss_of_notoriety() {
    let mut table = with_fixer("motorcycle", 5).table();
    assert_eq!(table.plays(0, json!({"fixer": {"slot": 0}})).player(0)["net"], -1);
}

#[test]
fn s3_9_an_energy_drink_needs_something_face_down() {
    let mut table = with_fixer("energy_drink", 6).table();
    assert_eq!(table.refused(0, json!({"fixer": {"slot": 0}})), "nothing_face_down");
}

#[test]
fn s3_9_a_telephone_calls_a_contact() {
    let mut table = with_fixer("telephone", 7).table();
    table.plays(0, json!({"fixer": {"slot": 0}})).plays(0, json!({"take_contact": {"display": 6}}));
    assert_eq!(table.asked(), (0, json!({"put": {"contact": "pilot"}})));
    table.plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!(table.asked(), (0, json!("act")));
    let mut none = with_fixer("telephone", 7).with(json!({"display": []})).table();
    assert_eq!(none.refused(0, json!({"fixer": {"slot": 0}})), "display_empty");
}

#[test]
fn s3_9_a_helicopter_is_for_travel() {
    let mut table = with_fixer("helicopter", 0).table();
    assert_eq!(table.refused(0, json!({"fixer": {"slot": 0}})), "not_now");
}

#[test]
fn s1_7_an_asset_costs_its_place_on_the_belt() {
    let mut table = with_belt([None, None, Some("extra_action"), None, None]).table();
    table.plays(0, json!({"asset": {"place": 2}}));
    assert_eq!(
        (table.cash(0), table.player(0)["discs"].clone(), table.player(0)["used"].clone()),
        (17, json!(1), json!(["extra_action"]))
    );
    assert_eq!(table.refused(0, json!({"asset": {"place": 2}})), "empty_slot");
}

#[test]
fn s3_9_an_asset_moves_an_officer_of_its_type() {
    let street = with_belt([Some("move_county"), None, None, None, None]).police("C4", &["county", "swat"]);
    let mut table = street.table();
    table.plays(0, json!({"asset": {"place": 0}}));
    assert_eq!(table.asked(), (0, json!({"officer": ["county"]})));
    assert_eq!(
        table.refused(0, json!({"officer": {"officer": "swat", "from": "C4", "to": "C5"}})),
        "wrong_type"
    );
    table.plays(0, json!({"officer": {"officer": "county", "from": "C4", "to": "C5"}}));
    assert_eq!(table.cash(0), 15);
}

#[test]
fn s3_9_heal_needs_a_wound_and_keys_wait_for_a_lock() {
    let mut table = with_belt([Some("heal"), Some("master_key"), Some("avoid_all"), None, None]).table();
    assert_eq!(table.refused(0, json!({"asset": {"place": 0}})), "not_wounded");
    assert_eq!(table.refused(0, json!({"asset": {"place": 1}})), "not_now");
    assert_eq!(table.refused(0, json!({"asset": {"place": 2}})), "not_now");
}

#[test]
fn s1_7_first_aid_once_until_the_next_rest() {
    let mut table = street(3).player(0, json!({"wounds": 2})).table();
    table.plays(0, json!("first_aid"));
    assert_eq!(table.player(0)["wounds"], 1);
    assert_eq!(table.refused(0, json!("first_aid")), "first_aid_used");
}

#[test]
fn s1_7_a_gang_member_makes_less_notorious_and_the_last_one_frees_the_gang() {
    let street = street(3)
        .with(json!({"gangs": [{"owner": 0, "hired": 2}, {"hired": 0}, {"hired": 0}, {"hired": 0}]}));
    let mut table = street.table();
    assert_eq!(table.refused(0, json!({"gang": {"hq": "C5.gang"}})), "no_member");
    table.plays(0, json!({"gang": {"hq": "S1.gang"}})).plays(0, json!({"gang": {"hq": "S1.gang"}}));
    assert_eq!(
        (table.player(0)["net"].clone(), table.open()["gangs"][0].clone()),
        (json!(-2), json!({"hired": 0}))
    );
}

#[test]
fn s1_10_net_stays_between_minus_and_plus_four() {
    let mut table = with_contacts(&["mule"]).player(0, json!({"net": 4})).table();
    table.plays(0, USE(0));
    assert_eq!(table.player(0)["net"], 4);
}

#[test]
fn s1_15_actions_are_for_the_own_turn() {
    let mut table = street(3).player(1, json!({"wounds": 1})).table();
    assert_eq!(table.refused(1, json!("first_aid")), "not_your_turn");
}

#[test]
fn s1_15_windows_are_open_before_avoiding_and_after() {
    for what in ["act", "end"] {
        let street = street(3).asks(0, json!(what)).player(0, json!({"wounds": 1}));
        street.table().plays(0, json!("first_aid"));
    }
    let street = street(3).avoiding(&["S1"]).police("S1", &["swat"]).player(0, json!({"wounds": 1}));
    street.table().plays(0, json!("first_aid"));
}

#[test]
fn s1_15_never_between_the_steps_of_a_visit() {
    let mut table = street(3).player(0, json!({"wounds": 1})).visits("C7.church");
    assert_eq!(table.refused(0, json!("first_aid")), "not_asked");
}
