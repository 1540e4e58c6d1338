//! §1.8: what each location brings.

use serde_json::json;

use crate::street::street;

fn take(display: u8) -> serde_json::Value {
    json!({"take_contact": {"display": display}})
}

#[test]
fn s1_8_other_pawns_make_notorious() {
    let table = street(4).pawn(1, "S1.business").pawn(2, "S1.business").visits("S1.business");
    assert_eq!(table.player(0)["net"], 2);
}

#[test]
fn s1_8_an_income_entry_pays_at_once_after_the_cube_left() {
    let table = street(3).visits("S1.business");
    assert_eq!((table.cash(0), table.player(0)["income"].clone()), (28, json!(["bar"])));
    assert_eq!(table.facts("looted")[0]["income"], json!(true));
    assert_eq!(table.facts("received")[0]["amount"], 8);
    assert_eq!(table.asked(), (0, json!("take_contact")));
}

#[test]
fn s1_8_an_amount_waits_for_the_end() {
    let table = street(3).visits("S2.business");
    assert_eq!((table.cash(0), table.player(0)["loot"].clone()), (20, json!(["restaurant"])));
    assert_eq!(table.facts("looted")[0]["income"], json!(false));
}

#[test]
fn s1_8_the_kind_of_an_entry_cannot_be_taken_back() {
    assert!(!street(3).visits("S1.business").can_undo(0));
}

#[test]
fn s1_8_a_second_visit_brings_the_contact_only() {
    let mut table = street(3).player(0, json!({"income": ["bar"]})).visits("S1.business");
    assert_eq!((table.cash(0), table.facts("looted").len()), (20, 0));
    table.plays(0, take(0));
}

#[test]
fn s1_8_blue_brings_a_disc_and_less_notoriety() {
    let street = street(3).player(0, json!({"income": ["bar"], "loot": ["restaurant"]}));
    let mut table = street.visits("C4.business");
    assert!(table.facts("group_done").is_empty(), "after the last step of the visit");
    table.plays(0, take(0)).plays(0, json!({"put": {"into": "discard"}}));
    assert_eq!(table.facts("group_done")[0]["group"], "blue");
    assert_eq!((table.player(0)["discs"].clone(), table.player(0)["net"].clone()), (json!(1), json!(-1)));
}

#[test]
fn s1_8_purple_unlocks() {
    let street = street(3).player(0, json!({"income": ["gym"], "loot": ["casino"]}));
    let mut table = street.visits("C7.business");
    table.plays(0, take(0)).plays(0, json!({"put": {"into": "discard"}}));
    assert_eq!(table.asked(), (0, json!("unlock")));
    table.plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!(table.player(0)["net"], -1);
}

#[test]
fn s1_8_red_brings_a_choice_and_income() {
    let street = street(3).player(0, json!({"income": ["safe_house1"], "loot": ["safe_house2"]}));
    let mut table = street.visits("C10.safe_house");
    table.plays(0, json!("no"));
    assert_eq!((table.asked(), table.moves(0).len()), ((0, json!("bonus")), 2));
    table.plays(0, json!({"bonus": {"take": "disc"}}));
    assert_eq!((table.cash(0), table.player(0)["discs"].clone()), (26, json!(1)));
}

#[test]
fn s1_8_red_offers_only_what_changes_something() {
    let street = street(3).player(0, json!({"income": ["safe_house1"], "loot": ["safe_house2"], "discs": 2}));
    let mut table = street.visits("C10.safe_house");
    table.plays(0, json!("no"));
    assert_eq!(table.refused(0, json!({"bonus": {"take": "disc"}})), "no_use");
    table.plays(0, json!({"bonus": {"take": "asset"}})).plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!(table.cash(0), 26);
}

#[test]
fn s1_8_a_safe_house_brings_a_key_and_sells_a_fixer() {
    let mut table = street(3).visits("C9.safe_house");
    assert_eq!(
        (table.player(0)["keys"].clone(), table.player(0)["net"].clone()),
        (json!([0, 1, 0]), json!(-1))
    );
    assert_eq!(table.asked(), (0, json!("buy_fixer")));
    table.plays(0, json!({"buy_fixer": {"name": "id_card"}})).plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!(
        (table.cash(0), table.player(0)["stash"][0].clone()),
        (16, json!({"what": {"fixer": "id_card"}}))
    );
    assert_eq!(table.open()["fixers"][3], json!(false));
}

#[test]
fn s3_5_each_safe_house_has_its_key() {
    assert_eq!(street(3).visits("C8.safe_house").player(0)["keys"], json!([0, 0, 1]));
    assert_eq!(street(3).visits("C10.safe_house").player(0)["keys"], json!([1, 0, 0]));
}

#[test]
fn s1_8_a_fixer_that_is_gone_is_not_for_sale() {
    let street = street(3).with(json!({"fixers": [false, true, true, true, true, true, true, true]}));
    let mut table = street.cash(0, 2).visits("C9.safe_house");
    assert_eq!(table.refused(0, json!({"buy_fixer": {"name": "helicopter"}})), "not_for_sale");
    assert_eq!(table.refused(0, json!({"buy_fixer": {"name": "id_card"}})), "no_cash");
}

#[test]
fn s1_8_no_key_is_left() {
    let table = street(3).with(json!({"keys": [3, 0, 3]})).visits("C9.safe_house");
    assert_eq!(table.player(0)["keys"], json!([0, 0, 0]));
}

#[test]
fn s1_8_a_second_visit_to_a_safe_house_brings_no_key() {
    let street = street(3).player(0, json!({"loot": ["safe_house2"]}));
    let table = street.visits("C9.safe_house");
    assert_eq!(
        (table.player(0)["keys"].clone(), table.player(0)["net"].clone()),
        (json!([0, 0, 0]), json!(-1))
    );
    assert_eq!(table.asked(), (0, json!("buy_fixer")));
}

#[test]
fn s1_8_a_gang_is_hired_for_three() {
    let mut table = street(3).visits("C11.gang");
    assert_eq!(table.asked(), (0, json!({"hire": "C11.gang"})));
    table.plays(0, json!("hire"));
    assert_eq!((table.cash(0), table.open()["gangs"][2].clone()), (17, json!({"owner": 0, "hired": 2})));
}

#[test]
fn s1_8_a_gang_that_is_not_whole_is_not_hired() {
    let street = street(3)
        .with(json!({"gangs": [{"hired": 0}, {"hired": 0}, {"owner": 1, "hired": 1}, {"hired": 0}]}));
    assert_eq!(street.visits("C11.gang").asked(), (0, json!("end")));
}

#[test]
fn s1_8_two_gangs_at_a_time() {
    let gangs = json!([{"owner": 0, "hired": 2}, {"owner": 0, "hired": 1}, {"hired": 0}, {"hired": 0}]);
    assert_eq!(street(3).with(json!({"gangs": gangs})).visits("C11.gang").asked(), (0, json!("end")));
}

#[test]
fn s1_15_want_of_cash_never_skips_a_question() {
    let mut table = street(3).cash(0, 0).visits("C11.gang");
    assert_eq!(table.refused(0, json!("hire")), "no_cash");
    assert_eq!(table.moves(0), [json!("no")]);
}

#[test]
fn s1_8_a_store_gives_gas_and_sells_two_pieces() {
    let mut table = street(3).visits("C4.store");
    assert_eq!((table.player(0)["gas"].clone(), table.open()["gas"].clone()), (json!(1), json!(5)));
    table.plays(0, json!({"buy_equipment": {"kind": "gas_mask"}})).plays(0, json!({"put": {"into": "slot"}}));
    table.plays(0, json!({"buy_equipment": {"kind": "hat"}})).plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!((table.cash(0), table.asked()), (15, (0, json!("end"))), "two, and no key for a locker");
    assert_eq!(table.open()["equipment"], json!([4, 3, 4, 3]));
}

#[test]
fn s1_7_no_third_gas_can() {
    let table = street(3).with(json!({"gas": 4})).player(0, json!({"gas": 2})).visits("C4.store");
    assert_eq!(table.player(0)["gas"], 2);
}

#[test]
fn s1_8_equipment_that_is_gone() {
    let mut table = street(3).with(json!({"equipment": [0, 4, 4, 4]})).visits("C4.store");
    assert_eq!(table.refused(0, json!({"buy_equipment": {"kind": "vest"}})), "not_for_sale");
    table.plays(0, json!("done"));
}

#[test]
fn s1_8_a_locker_needs_key_contacts_and_level() {
    let street = || street(3).player(0, json!({"keys": [1, 1, 1]})).with(json!({"keys": [2, 2, 2]}));
    let open = |colour: &str, key: &str| json!({"open_locker": {"colour": colour, "with": {"key": key}}});
    let mut table = street().contacts(0, &["ninja"]).visits("C4.store");
    table.plays(0, json!("done"));
    assert_eq!(table.refused(0, open("yellow", "yellow")), "locker_needs");
    assert_eq!(table.refused(0, open("green", "red")), "no_key");
    assert_eq!(table.refused(0, open("grey_exit", "green")), "no_such_tile");
    table.plays(0, open("green", "green"));
    assert_eq!(table.asked(), (0, json!({"keep": "green"})));
    assert_eq!(table.own(0)["seen"].as_array().unwrap().len(), 2, "one contact and one more");
    assert!(!table.can_undo(0));
    table.plays(0, json!({"keep": {"index": 1}})).plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!(
        (table.open()["vaults"][0].clone(), table.player(0)["stash"][0].clone()),
        (json!(4), json!({"what": {"loot": "green"}}))
    );
    assert!(table.own(0)["loot"][0].is_u64());
}

#[test]
fn s1_8_hard_lockers_show_one_less() {
    let street = street(3).player(0, json!({"keys": [0, 0, 1], "level": 9})).with(json!({"keys": [3, 3, 2]}));
    let mut one = street.contacts(0, &["ninja"]).visits("C4.store");
    one.plays(0, json!("done"));
    assert_eq!(one.asked(), (0, json!("end")), "one contact less one is nothing to look at");
}

#[test]
fn s3_5_the_master_key_replaces_the_key_and_not_the_requirement() {
    let belt = json!({"belt": ["master_key", "extra_action", null, null, null], "locked": []});
    let mut table = street(3)
        .player(0, belt)
        .player(0, json!({"contacts": [{"contact": "ninja"}, null, null, null, null]}))
        .visits("C4.store");
    table.plays(0, json!("done"));
    let open = |colour: &str| json!({"open_locker": {"colour": colour, "with": "master_key"}});
    assert_eq!(table.refused(0, open("red")), "locker_needs");
    table.plays(0, open("green"));
    assert_eq!(table.cash(0), 15);
}

#[test]
fn s1_8_the_clinic_unlocks_heals_and_introduces() {
    let mut table = street(3).player(0, json!({"wounds": 2})).visits("C6.clinic");
    table.plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!((table.player(0)["wounds"].clone(), table.asked()), (json!(1), (0, json!("take_contact"))));
    table.plays(0, take(1)).plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!(table.player(0)["contacts"][0]["contact"], "doctor");
}

#[test]
fn s1_8_the_church_forgives_for_two() {
    let mut table = street(3).visits("C7.church");
    table.plays(0, json!({"unlock": {"asset": "heal"}})).plays(0, json!("pay"));
    assert_eq!(
        (table.cash(0), table.player(0)["net"].clone(), table.asked()),
        (18, json!(-1), (0, json!("take_contact")))
    );
}

#[test]
fn s1_15_nothing_locked_skips_the_question() {
    let table = street(3).player(0, json!({"locked": []})).visits("C7.church");
    assert_eq!(table.asked(), (0, json!("church")));
    let low = street(3).player(0, json!({"locked": [], "net": -4})).visits("C7.church");
    assert_eq!(low.asked(), (0, json!("take_contact")));
}

#[test]
fn s1_8_the_hospital_heals_for_1_3_6_and_makes_notorious() {
    let street = || street(3).pawn(0, "S1.gang").player(0, json!({"wounds": 3}));
    for (wounds, price) in [(0, 0), (1, 1), (2, 3), (3, 6)] {
        let mut table = street().visits("H.hospital");
        table.plays(0, json!({"heal": {"wounds": wounds}}));
        assert_eq!((table.cash(0), table.player(0)["wounds"].clone()), (20 - price, json!(3 - wounds)));
        assert_eq!(table.player(0)["net"], 1, "one for the visit, none for the others who are there");
    }
    let mut table = street().cash(0, 2).visits("H.hospital");
    assert_eq!(table.refused(0, json!({"heal": {"wounds": 2}})), "no_cash");
    assert_eq!(table.refused(0, json!({"heal": {"wounds": 4}})), "too_many_healed");
}

#[test]
fn s1_8_an_open_exit_pays_income() {
    let table = street(3).visits("C1.exit1");
    assert_eq!((table.cash(0), table.asked()), (29, (0, json!("take_contact"))));
}

#[test]
fn s1_8_a_closed_exit_shows_its_tiles_once() {
    let closed = json!({"exits": [{"patrols": 2, "closed": "grey_exit"}, {"patrols": 1}, {"patrols": 0}]});
    let street = || street(3).with(closed.clone()).contacts(0, &["ninja", "boxer"]);
    let mut table = street().visits("C1.exit1");
    assert_eq!(table.asked(), (0, json!({"look": "grey_exit"})));
    table.plays(0, json!("look"));
    assert_eq!(table.facts("looked")[0]["count"], 2);
    assert_eq!(table.refused(0, json!({"keep": {"index": 2}})), "no_such_tile");
    table.plays(0, json!({"keep": {"index": 0}})).plays(0, json!({"put": {"into": "slot"}}));
    assert_eq!(table.asked(), (0, json!("take_contact")));
    assert_eq!(table.player(0)["looked"], json!([true, false]));
    let again = street().player(0, json!({"looked": [true, false]})).visits("C1.exit1");
    assert_eq!(again.asked(), (0, json!("take_contact")));
    let nobody = street().player(0, json!({"contacts": [null, null, null, null, null]})).visits("C1.exit1");
    assert_eq!(nobody.asked(), (0, json!("take_contact")), "without contacts there is nothing to look at");
}

#[test]
fn s1_15_an_empty_display_asks_nothing() {
    let table = street(3).with(json!({"display": []})).visits("C1.exit1");
    assert_eq!(table.asked(), (0, json!("end")));
}

#[test]
fn s1_2_business_closes_at_two_cubes_with_three_and_at_three_with_four() {
    let cubes = |seats: u8| {
        street(seats)
            .own(0, json!({"plan": "P9"}))
            .player(1, json!({"loot": ["restaurant"]}))
            .own(1, json!({"plan": "P1"}))
            .player(2, json!({"loot": ["restaurant"]}))
            .own(2, json!({"plan": "P2"}))
    };
    let step = json!({"step": {"to": "S2.business", "left": []}});
    let mut three = cubes(3).travelling("S2.R2", 1).table();
    assert_eq!(three.refused(0, step.clone()), "no_key");
    let mut four = cubes(4).own(3, json!({"plan": "P8"})).travelling("S2.R2", 1).table();
    four.plays(0, step);
}
