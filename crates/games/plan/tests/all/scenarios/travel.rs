//! §1.7 and §3.1: rest, travel and avoiding.

use serde_json::json;

use crate::street::street;

fn step(to: &str, left: &[&str]) -> serde_json::Value {
    json!({"step": {"to": to, "left": left}})
}

#[test]
fn s1_7_rest_turns_everything_up_and_unlocks() {
    let used = json!({"contact": "mule", "used": true});
    let mut table = street(3)
        .with(json!({"display": ["doctor"]}))
        .player(0, json!({"contacts": [used, null, null, null, null], "first_aid": false}))
        .player(0, json!({"stash": [{"what": {"equipment": "hat"}, "used": true}, {"what": {"fixer": "safe"}, "used": true}, null, null, null]}))
        .with(json!({"fixers": [true, false, true, true, true, true, true, true]}))
        .table();
    table.plays(0, json!("rest"));
    assert_eq!(table.asked(), (0, json!("unlock")));
    let player = table.player(0);
    assert_eq!(player["contacts"][0], json!({"contact": "mule"}));
    assert_eq!(player["stash"][0], json!({"what": {"equipment": "hat"}}));
    assert_eq!(player["stash"][1]["used"], json!(true), "fixers stay face down");
    assert_eq!(player["first_aid"], json!(true));
    table.plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!(table.asked(), (0, json!("end")));
}

#[test]
fn s1_7_rest_once_a_day() {
    let mut table = street(3).player(0, json!({"rested": true})).table();
    assert_eq!(table.refused(0, json!("rest")), "rested_before");
}

#[test]
fn s1_7_whoever_can_go_does_not_pass() {
    let mut table = street(3).player(0, json!({"rested": true})).table();
    assert_eq!(table.refused(0, json!("pass")), "can_go");
    assert!(table.offers(0, json!("travel")));
}

#[test]
fn s1_7_from_a_location_to_its_area_to_the_next_to_a_location() {
    let mut table = street(3).table();
    table.plays(0, json!("travel")).plays(0, step("H.C0", &[])).plays(0, step("S1.I0", &[]));
    assert_eq!(table.open()["turn"]["mp"], 1);
    table.plays(0, step("S1.gang", &[]));
    assert_eq!(table.player(0)["pawn"], "S1.gang");
    assert_eq!(table.facts("visited").len(), 1);
}

#[test]
fn s1_7_a_location_ends_the_travel() {
    let mut table = street(3).travelling("S1.C2", 3).table();
    table.plays(0, step("S1.business", &[]));
    assert_ne!(table.asked().1, json!("travel"));
}

#[test]
fn s1_7_without_movement_points_no_step() {
    let mut table =
        street(3).travelling("S1.C2", 0).player(0, json!({"gas": 1})).with(json!({"gas": 5})).table();
    assert_eq!(table.refused(0, step("S1.business", &[])), "no_movement");
    table.plays(0, json!("gas")).plays(0, step("S1.business", &[]));
}

#[test]
fn s1_7_the_travel_does_not_end_where_it_started() {
    let mut table = street(3).pawn(0, "S1.gang").travelling("S1.I0", 3).table();
    assert_eq!(table.refused(0, step("S1.gang", &[])), "not_a_step");
}

#[test]
fn s1_7_gas_is_one_point_and_two_cans_at_most() {
    let mut table =
        street(3).travelling("H.C0", 1).player(0, json!({"gas": 2})).with(json!({"gas": 4})).table();
    table.plays(0, json!("gas")).plays(0, json!("gas"));
    assert_eq!((table.open()["turn"]["mp"].clone(), table.open()["gas"].clone()), (json!(3), json!(6)));
    assert_eq!(table.refused(0, json!("gas")), "no_gas");
}

#[test]
fn s1_7_a_third_can_is_too_many() {
    let street = street(3).travelling("H.C0", 1).player(0, json!({"gas": 1})).with(json!({"gas": 5}));
    let mut table = street.with(json!({"turn": {"cans": 2}})).table();
    assert_eq!(table.refused(0, json!("gas")), "too_many_cans");
}

#[test]
fn s1_7_the_subway_is_free_gives_a_point_and_runs_once_a_turn() {
    let mut table = street(3).travelling("S1.R4", 1).table();
    table.plays(0, json!({"ride": {"to": "C9.R4", "left": []}}));
    assert_eq!(table.open()["turn"]["mp"], 2);
    assert_eq!(table.refused(0, json!({"ride": {"to": "S1.R4", "left": []}})), "ridden_before");
}

#[test]
fn s1_7_no_ride_without_a_station() {
    let mut table = street(3).travelling("S1.I0", 1).table();
    assert_eq!(table.refused(0, json!({"ride": {"to": "C9.R4", "left": []}})), "no_station");
}

#[test]
fn s1_7_a_ride_leaves_the_tile_it_departs_from() {
    let mut table = street(3).travelling("S1.R4", 1).police("S1", &["swat"]).table();
    assert_eq!(table.refused(0, json!({"ride": {"to": "C9.R4", "left": []}})), "wrong_tiles_left");
    table.plays(0, json!({"ride": {"to": "C9.R4", "left": ["S1"]}}));
}

#[test]
fn s1_7_a_flight_needs_a_means() {
    let fly = json!({"fly": {"to": "S1.gang", "left": []}});
    let mut table = street(3).pawn(0, "S2.store").travelling("S2.store", 3).table();
    assert_eq!(table.refused(0, fly.clone()), "no_means");
    let mut table = street(3)
        .pawn(0, "S2.store")
        .travelling("S2.store", 3)
        .contacts(0, &["ninja", "pilot"])
        .with(json!({"display": []}))
        .table();
    table.plays(0, fly);
    assert_eq!(table.asked(), (0, json!({"by": "S1.gang"})));
    assert_eq!(table.moves(0), [json!({"by": {"means": {"pilot": 1}}})]);
    table.plays(0, json!({"by": {"means": {"pilot": 1}}}));
    assert_eq!((table.cash(0), table.player(0)["pawn"].clone()), (19, json!("S1.gang")));
}

#[test]
fn s1_7_a_flight_goes_one_or_two_hexes_far() {
    let mut table = street(3)
        .pawn(0, "S2.store")
        .travelling("S2.store", 3)
        .stash(0, &[json!({"fixer": "helicopter"})])
        .with(json!({"fixers": [false, true, true, true, true, true, true, true]}))
        .table();
    assert_eq!(table.refused(0, json!({"fly": {"to": "C11.gang", "left": []}})), "no_helipad");
    assert_eq!(table.refused(0, json!({"fly": {"to": "S2.business", "left": []}})), "no_helipad");
    table
        .plays(0, json!({"fly": {"to": "C7.church", "left": []}}))
        .plays(0, json!({"by": {"means": "helicopter"}}));
    assert_eq!(table.player(0)["stash"][0]["used"], json!(true));
}

#[test]
fn s1_7_a_flight_leaves_its_tile_and_not_the_one_below() {
    let street = street(3)
        .pawn(0, "S2.store")
        .travelling("S2.store", 3)
        .police("S2", &["swat"])
        .police("C5", &["swat"]);
    let street =
        street.with(json!({"gangs": [{"owner": 0, "hired": 2}, {"hired": 0}, {"hired": 0}, {"hired": 0}]}));
    let mut table = street.table();
    table.plays(0, json!({"fly": {"to": "C7.church", "left": ["S2"]}}));
    table.plays(0, json!({"by": {"means": {"gang": "S1.gang"}}}));
    assert_eq!(table.open()["gangs"][0], json!({"owner": 0, "hired": 1}));
    assert_eq!(table.open()["turn"]["left"], json!(["S2"]));
}

#[test]
fn s1_7_the_driver_gives_two_points_in_travel_only() {
    let driven = || street(3).contacts(0, &["driver"]).with(json!({"display": []}));
    let mut table = driven().travelling("H.C0", 1).table();
    table.plays(0, json!({"contact": {"slot": 0}}));
    assert_eq!((table.open()["turn"]["mp"].clone(), table.cash(0)), (json!(3), 19));
    let mut table = driven().table();
    assert_eq!(table.refused(0, json!({"contact": {"slot": 0}})), "not_now");
}

#[test]
fn s1_7_other_actions_wait_until_the_travel_has_ended() {
    let street = street(3).travelling("H.C0", 2).player(0, json!({"wounds": 1}));
    let mut table = street.contacts(0, &["ninja"]).table();
    assert_eq!(table.refused(0, json!("first_aid")), "not_now");
    assert_eq!(table.refused(0, json!({"contact": {"slot": 0}})), "not_now");
    assert_eq!(table.refused(0, json!({"asset": {"place": 0}})), "not_now");
}

#[test]
fn s3_1_a_step_after_which_nothing_could_be_reached_is_refused() {
    let mut table = street(3).travelling("S1.C2", 1).table();
    assert_eq!(table.refused(0, step("S1.I0", &[])), "leads_nowhere");
}

#[test]
fn s3_1_not_every_place_is_a_step_away() {
    let mut table = street(3).travelling("S1.C2", 2).table();
    assert_eq!(table.refused(0, step("C7.church", &[])), "not_a_step");
    assert_eq!(table.refused(0, step("S1.C2", &[])), "not_a_step");
}

#[test]
fn s1_7_getting_in_is_easy_getting_out_is_not() {
    let mut table =
        street(3).pawn(0, "S1.gang").police("S1", &["swat", "federal"]).travelling("S1.gang", 3).table();
    table.plays(0, step("S1.I0", &[]));
    assert_eq!(table.refused(0, step("H.C0", &[])), "wrong_tiles_left");
    table.plays(0, step("H.C0", &["S1"])).plays(0, step("H.hospital", &[]));
    assert_eq!(table.asked(), (0, json!("avoid")));
    table.plays(0, json!("take_wounds"));
    assert_eq!(table.player(0)["wounds"], 2);
}

#[test]
fn s1_7_inside_one_tile_nobody_is_avoided() {
    let mut table = street(3).pawn(0, "S1.gang").police("S1", &["swat"]).travelling("S1.gang", 3).table();
    table.plays(0, step("S1.I0", &[])).plays(0, step("S1.C2", &[])).plays(0, step("S1.business", &[]));
    assert_eq!((table.player(0)["wounds"].clone(), table.asked().1), (json!(0), json!("take_contact")));
}

#[test]
fn s1_7_the_tile_one_arrives_on_does_not_count() {
    let mut table = street(3).police("S1", &["swat"]).travelling("H.C0", 2).table();
    table.plays(0, step("S1.I0", &[])).plays(0, step("S1.gang", &[]));
    assert_eq!(table.player(0)["wounds"], 0);
}

#[test]
fn s1_7_the_hospital_never_counts() {
    let mut table = street(2).with(json!({"sandra": {"pawn": "H.hospital"}})).table();
    table.plays(0, json!("travel")).plays(0, step("H.C0", &[])).plays(0, step("S1.I0", &[]));
    assert!(table.open()["turn"].get("left").is_none());
}

#[test]
fn s1_7_equipment_avoids_one_of_its_type() {
    let goods = [json!({"equipment": "hat"}), json!({"equipment": "gas_mask"})];
    let street = street(3).avoiding(&["S1"]).police("S1", &["federal", "county", "swat"]).stash(0, &goods);
    let mut table = street.table();
    let avoid = |slot: u8, officers: &[&str]| json!({"avoid": {"item": {"equipment": slot}, "tile": "S1", "officers": officers}});
    assert_eq!(table.refused(0, avoid(0, &["swat"])), "does_not_avoid");
    assert_eq!(table.refused(0, avoid(1, &["federal"])), "does_not_avoid");
    assert_eq!(table.refused(0, avoid(1, &["county", "swat"])), "wrong_number");
    table.plays(0, avoid(0, &["county"])).plays(0, avoid(1, &["swat"]));
    assert_eq!(table.refused(0, avoid(1, &["federal"])), "face_down");
    table.plays(0, json!("take_wounds"));
    assert_eq!(table.player(0)["wounds"], 1);
}

#[test]
fn s1_7_vest_and_helmet() {
    let goods = [json!({"equipment": "vest"}), json!({"equipment": "helmet"})];
    let mut table = street(3).avoiding(&["S1"]).police("S1", &["federal", "swat"]).stash(0, &goods).table();
    table.plays(0, json!({"avoid": {"item": {"equipment": 0}, "tile": "S1", "officers": ["federal"]}}));
    table.plays(0, json!({"avoid": {"item": {"equipment": 1}, "tile": "S1", "officers": ["swat"]}}));
    assert_eq!((table.asked().1, table.player(0)["wounds"].clone()), (json!("end"), json!(0)));
}

#[test]
fn s3_4_fighter_boxer_and_ninja_clear_a_tile() {
    for (name, cost, net) in [("fighter", 1, 1), ("boxer", 1, 1), ("ninja", 2, 0)] {
        let mut table = street(3)
            .avoiding(&["S1"])
            .police("S1", &["federal", "county", "swat"])
            .contacts(0, &[name])
            .table();
        table.plays(0, json!({"avoid": {"item": {"contact": 0}, "tile": "S1", "officers": []}}));
        assert_eq!((table.cash(0), table.player(0)["net"].clone()), (20 - cost, json!(net)), "{name}");
        assert_eq!(table.player(0)["wounds"], 0);
    }
}

#[test]
fn s3_4_a_dirty_cop_avoids_two_of_one_tile() {
    let street = street(3)
        .avoiding(&["S1", "C2"])
        .police("S1", &["federal", "county", "swat"])
        .police("C2", &["swat"]);
    let mut table = street.contacts(0, &["dirty_cop", "dirty_cop"]).table();
    let avoid = |tile: &str, officers: &[&str]| json!({"avoid": {"item": {"contact": 0}, "tile": tile, "officers": officers}});
    assert_eq!(table.refused(0, avoid("S1", &["swat"])), "wrong_number");
    assert_eq!(table.refused(0, avoid("S2", &["swat"])), "tile_not_left");
    assert_eq!(table.refused(0, avoid("C2", &["county"])), "no_such_officer");
    table.plays(0, avoid("C2", &["swat"]));
    table.plays(0, json!({"avoid": {"item": {"contact": 1}, "tile": "S1", "officers": ["federal", "swat"]}}));
    table.plays(0, json!("take_wounds"));
    assert_eq!(table.player(0)["wounds"], 1);
}

#[test]
fn s3_4_gang_member_motorcycle_and_asset_clear_a_tile() {
    let street = street(3)
        .avoiding(&["S1", "C2", "C4"])
        .police("S1", &["federal", "swat"])
        .police("C2", &["federal", "swat"])
        .police("C4", &["county"])
        .stash(0, &[json!({"fixer": "motorcycle"})])
        .player(0, json!({"belt": ["avoid_all", "extra_action", null, null, null], "locked": ["heal"]}))
        .with(json!({"fixers": [true, true, true, true, true, false, true, true]}))
        .with(json!({"gangs": [{"hired": 0}, {"owner": 0, "hired": 1}, {"hired": 0}, {"hired": 0}]}));
    let mut table = street.table();
    table.plays(0, json!({"avoid": {"item": {"gang": "C5.gang"}, "tile": "S1", "officers": []}}));
    assert_eq!(table.facts("gang_back").len(), 1);
    table.plays(0, json!({"avoid": {"item": "motorcycle", "tile": "C2", "officers": []}}));
    table.plays(0, json!({"avoid": {"item": "avoid_all", "tile": "C4", "officers": []}}));
    assert_eq!((table.cash(0), table.player(0)["used"].clone()), (15, json!(["avoid_all"])));
    assert_eq!(table.player(0)["wounds"], 0);
}

#[test]
fn s1_7_what_stands_there_when_wounds_are_taken_counts() {
    let street = street(3).avoiding(&["S1"]).police("S1", &["swat"]).contacts(0, &["snitch_black"]);
    let mut table = street.table();
    table.plays(0, json!({"contact": {"slot": 0}})).plays(0, json!({"remove": {"from": "S1"}}));
    assert_eq!((table.asked().1, table.player(0)["wounds"].clone()), (json!("end"), json!(0)));
}

#[test]
fn s1_7_an_officer_who_comes_back_is_avoided_anew() {
    let street = street(3)
        .avoiding(&["S1"])
        .police("S1", &["swat", "county"])
        .police("C2", &["swat"])
        .police("C4", &[]);
    let street = street.stash(0, &[json!({"equipment": "helmet"})]).contacts(0, &["hacker", "hacker"]);
    let mut table = street.with(json!({"display": []})).table();
    table.plays(0, json!({"avoid": {"item": {"equipment": 0}, "tile": "S1", "officers": ["swat"]}}));
    table
        .plays(0, json!({"contact": {"slot": 0}}))
        .plays(0, json!({"officer": {"officer": "swat", "from": "S1", "to": "C4"}}));
    table
        .plays(0, json!({"contact": {"slot": 1}}))
        .plays(0, json!({"officer": {"officer": "swat", "from": "C2", "to": "S1"}}));
    table.plays(0, json!("take_wounds"));
    assert_eq!(table.player(0)["wounds"], 2);
}

#[test]
fn s1_7_an_item_refreshed_in_the_same_turn_may_be_used_again() {
    let goods = [json!({"equipment": "hat"}), json!({"fixer": "energy_drink"})];
    let street = street(3)
        .avoiding(&["S1", "C2"])
        .police("S1", &["county"])
        .police("C2", &["county"])
        .stash(0, &goods);
    let mut table = street.with(json!({"fixers": [true, true, true, true, true, true, false, true]})).table();
    let avoid =
        |tile: &str| json!({"avoid": {"item": {"equipment": 0}, "tile": tile, "officers": ["county"]}});
    table.plays(0, avoid("S1")).plays(0, json!({"fixer": {"slot": 1}})).plays(0, avoid("C2"));
    assert_eq!(table.player(0)["wounds"], 0);
}

#[test]
fn s1_8_a_closed_business_needs_a_key() {
    let closed = |street: crate::street::Street| {
        street
            .player(1, json!({"income": ["bar"]}))
            .player(2, json!({"loot": ["bar"]}))
            .own(1, json!({"plan": "P1"}))
            .own(2, json!({"plan": "P5"}))
            .own(0, json!({"plan": "P9"}))
    };
    let mut table = closed(street(3)).travelling("S1.C2", 1).table();
    assert_eq!(table.refused(0, step("S1.business", &[])), "no_key");
    let street = closed(street(3)).player(0, json!({"keys": [0, 1, 0]})).with(json!({"keys": [3, 2, 3]}));
    let mut table = street.travelling("S1.C2", 1).table();
    table.plays(0, step("S1.business", &[]));
    assert_eq!(
        (table.asked(), table.moves(0)),
        ((0, json!("key")), vec![json!({"key": {"with": {"key": "yellow"}}})])
    );
    assert_eq!(table.refused(0, json!({"key": {"with": "master_key"}})), "no_key");
    table.plays(0, json!({"key": {"with": {"key": "yellow"}}}));
    assert_eq!(
        (table.player(0)["keys"].clone(), table.player(0)["flipped"].clone()),
        (json!([0, 0, 0]), json!([0, 1, 0]))
    );
}

#[test]
fn s1_8_master_key_and_locksmith_open_it_too() {
    let closed = || {
        street(3)
            .player(1, json!({"income": ["bar"]}))
            .player(2, json!({"loot": ["bar"]}))
            .own(2, json!({"plan": "P5"}))
            .own(1, json!({"plan": "P1"}))
            .own(0, json!({"plan": "P9"}))
    };
    let mut table = closed().contacts(0, &["locksmith"]).travelling("S1.C2", 1).table();
    table.plays(0, step("S1.business", &[])).plays(0, json!({"key": {"with": {"locksmith": 0}}}));
    assert_eq!((table.cash(0), table.player(0)["net"].clone()), (17, json!(1)));
    let street =
        closed().player(0, json!({"belt": ["extra_action", "master_key", null, null, null], "locked": []}));
    let mut table = street.travelling("S1.C2", 1).table();
    table.plays(0, step("S1.business", &[])).plays(0, json!({"key": {"with": "master_key"}}));
    assert_eq!((table.cash(0), table.player(0)["used"].clone()), (16, json!(["master_key"])));
}

#[test]
fn s3_1_a_flight_to_a_closed_business_must_be_payable_with_its_key() {
    let closed = street(3)
        .player(1, json!({"income": ["bar"]}))
        .player(2, json!({"loot": ["bar"]}))
        .own(2, json!({"plan": "P5"}))
        .own(1, json!({"plan": "P1"}))
        .own(0, json!({"plan": "P9"}));
    let street = closed.contacts(0, &["pilot", "locksmith"]).with(json!({"display": []})).cash(0, 3);
    let mut table = street.pawn(0, "S2.store").travelling("S2.store", 3).table();
    assert_eq!(table.refused(0, json!({"fly": {"to": "S1.business", "left": []}})), "no_cash");
}

#[test]
fn s3_1_the_fact_tells_the_way() {
    let mut table = street(3).travelling("H.C0", 2).table();
    table.plays(0, step("S1.I0", &[]));
    assert_eq!(table.facts("stepped")[0]["way"], json!(["H"]));
}

#[test]
fn s3_1_the_way_that_is_told_is_the_shortest() {
    let lies = |q: i8, r: i8, rotation: u8| json!({"q": q, "r": r, "rotation": rotation});
    let city = json!({
        "C1": lies(0, -1, 0), "C2": lies(-3, 1, 2), "C3": lies(-2, 2, 0), "C4": lies(-1, -1, 3), "C5": lies(1, -1, 1),
        "C6": lies(0, 1, 0), "C7": lies(-1, 1, 2), "C8": lies(0, -2, 0), "C9": lies(-2, 0, 1), "C10": lies(-2, 1, 4),
        "C11": lies(2, -1, 2), "C12": lies(-3, 2, 3),
    });
    let mut table = street(3).with(json!({"city": city})).travelling("S1.R4", 2).table();
    table.plays(0, step("C10.I2", &[]));
    assert_eq!(table.facts("stepped")[0]["way"], json!(["S1", "C10"]), "and not around by C7");
}
