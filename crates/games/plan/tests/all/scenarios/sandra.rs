//! §1.13, §1.14 and §3.10: Inspector Sandra, and playing alone.

use serde_json::{Value, json};
use table::Verdict;

use crate::street::{Street, Table, deal, street};

/// Two seats; Sandra's turn is next and her deck is this.
fn inspector(deck: Value) -> Street {
    street(2)
        .with(json!({"sandra": {"deck": deck}, "todo": [{"turn": 2}, {"ask": {"seat": 0, "what": "end"}}]}))
}

fn her_turn(street: Street) -> Table {
    let mut table = street.table();
    table.plays(0, json!("end_turn"));
    table
}

fn sandra(table: &Table) -> Value {
    table.open()["sandra"].clone()
}

#[test]
fn s1_13_she_is_third_in_the_initial_order_and_so_first_on_day_one() {
    let mut table = deal(2, json!({"start_contact": false}));
    assert_eq!(table.open()["order"][2], "sandra");
    while table.asked().1 != json!("act") {
        let seat = table.asked().0 as u8;
        let mv = table.moves(seat)[0].clone();
        table.plays(seat, mv);
    }
    assert_eq!(table.open()["order"][0], "sandra");
    assert_ne!(sandra(&table)["pawn"], "H.hospital", "she has moved");
    assert!(deal(3, json!({})).open().get("sandra").is_none());
}

#[test]
fn s3_10_at_a_business_she_lays_a_cube_and_takes_the_rightmost_contact() {
    let table = her_turn(inspector(json!([{"site": "gym"}])));
    assert_eq!(
        (sandra(&table)["pawn"].clone(), sandra(&table)["cubes"].clone()),
        (json!("C5.business"), json!(["gym"]))
    );
    assert_eq!(
        table.open()["display"],
        json!(["lawyer", "mule", "doctor", "broker", "informant", "hacker", "driver"])
    );
    assert_eq!(sandra(&table)["deck"], json!([]), "she visits no place twice");
}

#[test]
fn s3_10_at_a_safe_house_she_takes_a_key_and_the_dearest_fixer() {
    let table = her_turn(inspector(json!([{"site": "safe_house3"}])));
    assert_eq!(table.open()["keys"], json!([2, 3, 3]));
    assert_eq!(table.facts("fixer_removed")[0]["fixer"], "id_card");
    let cheap = inspector(json!([{"site": "safe_house3"}]))
        .with(json!({"fixers": [true, false, true, false, true, true, true, true]}));
    assert_eq!(her_turn(cheap).facts("fixer_removed")[0]["fixer"], "disguise", "the first of several");
}

#[test]
fn s3_10_at_a_closed_exit_a_tile_goes() {
    let exits = json!([{"patrols": 2, "closed": "grey_exit"}, {"patrols": 1}, {"patrols": 1}]);
    let table = her_turn(inspector(json!([{"place": "exit1"}])).with(json!({"exits": exits})));
    assert_eq!(table.open()["vaults"], json!([5, 5, 5, 4, 5]));
}

#[test]
fn s1_13_open_exits_are_skipped_until_the_third_day() {
    let table = her_turn(inspector(json!([{"place": "exit1"}])));
    assert_eq!((sandra(&table)["pawn"].clone(), table.facts("sandra_stays").len()), (json!("H.hospital"), 1));
    assert_eq!(sandra(&table)["deck"], json!([{"place": "exit1"}]), "shuffled back");
}

#[test]
fn s1_13_on_the_third_day_she_only_moves_to_the_open_exit() {
    let exits = json!([{"patrols": 1}, {"patrols": 2, "closed": "grey_exit"}, {"patrols": 2, "closed": "black_exit"}]);
    let street =
        inspector(json!([{"place": "exit1"}])).with(json!({"day": 3, "exits": exits})).pawn(1, "C1.exit1");
    let table = her_turn(street);
    assert_eq!(
        (sandra(&table)["pawn"].clone(), sandra(&table)["more"].clone()),
        (json!("C1.exit1"), json!(false))
    );
    assert_eq!(table.open()["display"][6], "pilot", "no action");
}

#[test]
fn s1_13_players_there_make_her_notorious_by_one() {
    let table = her_turn(inspector(json!([{"site": "gym"}])).pawn(0, "C5.business").pawn(1, "C5.business"));
    assert_eq!(sandra(&table)["level"], 2, "booked after the period");
}

#[test]
fn s3_10_clinic_church_and_store() {
    let table = her_turn(inspector(json!([{"place": "clinic"}])));
    assert_eq!(table.facts("contact_removed")[0]["contact"], "pilot");
    let church = her_turn(inspector(json!([{"place": "church"}])).with(json!({"sandra": {"level": 4}})));
    assert_eq!((sandra(&church)["level"].clone(), church.facts("contact_removed").len()), (json!(3), 1));
    let store = her_turn(inspector(json!(["store"])));
    assert_eq!(
        (store.open()["gas"].clone(), store.facts("equipment_removed")[0]["equipment"].clone()),
        (json!(5), json!("gas_mask"))
    );
    assert_eq!(
        (sandra(&store)["pawn"].clone(), sandra(&store)["level"].clone()),
        (json!("S2.store"), json!(2))
    );
}

#[test]
fn s3_10_the_nearest_store_and_the_commonest_equipment() {
    let street = inspector(json!(["store"]))
        .with(json!({"sandra": {"pawn": "C9.safe_house"}, "equipment": [1, 2, 4, 3]}));
    let table = her_turn(street);
    assert_eq!(sandra(&table)["pawn"], "C4.store", "one hex away, like C10, and named first");
    assert_eq!(table.facts("equipment_removed")[0]["equipment"], "helmet");
}

#[test]
fn s3_10_groups_bring_her_a_disc_or_less_notoriety() {
    let blue = her_turn(
        inspector(json!([{"site": "cinema"}])).with(json!({"sandra": {"cubes": ["bar", "restaurant"]}})),
    );
    assert_eq!(sandra(&blue)["discs"], 1);
    let purple = inspector(json!([{"site": "gym"}]))
        .with(json!({"sandra": {"cubes": ["casino", "nightclub"], "level": 3}}));
    assert_eq!(sandra(&her_turn(purple))["level"], 2);
}

#[test]
fn s1_13_above_and_below_at_once_is_nothing() {
    let street = inspector(json!([{"site": "safe_house3"}]))
        .pawn(0, "C10.safe_house")
        .with(json!({"sandra": {"level": 3}}));
    assert_eq!(sandra(&her_turn(street))["level"], 3);
}

#[test]
fn s1_13_she_spends_a_disc_in_the_night() {
    let street = inspector(json!([{"site": "gym"}, {"site": "bar"}]))
        .with(json!({"period": "night", "sandra": {"discs": 2}}));
    let table = her_turn(street);
    assert_eq!(sandra(&table)["discs"], 0, "one in the night, one at dawn");
    assert_eq!(sandra(&table)["cubes"].as_array().unwrap().len(), 2);
}

#[test]
fn s3_10_the_last_line_gives_her_a_disc() {
    let street = inspector(json!(["store"])).with(json!({"sandra": {"level": 7}}));
    let table = her_turn(street);
    assert_eq!((sandra(&table)["level"].clone(), sandra(&table)["discs"].clone()), (json!(8), json!(1)));
}

#[test]
fn s1_13_she_is_one_more_officer_on_her_tile() {
    let street =
        street(2).with(json!({"sandra": {"pawn": "S1.gang"}})).avoiding(&["S1"]).police("S1", &["swat"]);
    let mut table = street.stash(0, &[json!({"equipment": "vest"})]).table();
    table.plays(0, json!({"avoid": {"item": {"equipment": 0}, "tile": "S1", "officers": ["sandra"]}}));
    table.plays(0, json!("take_wounds"));
    assert_eq!(table.player(0)["wounds"], 1);
}

#[test]
fn s1_13_leaving_her_tile_counts() {
    let street =
        street(2).with(json!({"sandra": {"pawn": "S1.business"}})).pawn(0, "S1.gang").travelling("S1.I0", 2);
    let mut table = street.table();
    table.plays(0, json!({"step": {"to": "H.C0", "left": ["S1"]}}));
}

#[test]
fn s1_13_she_counts_as_another_pawn() {
    let table = street(2).with(json!({"sandra": {"pawn": "S1.business"}})).visits("S1.business");
    assert_eq!(table.player(0)["net"], 1);
}

#[test]
fn s1_13_her_cube_counts_for_closing() {
    let street = street(2).with(json!({"sandra": {"cubes": ["bar"]}})).player(1, json!({"income": ["bar"]}));
    let mut table = street.own(1, json!({"plan": "P2"})).travelling("S1.C2", 1).table();
    assert_eq!(table.refused(0, json!({"step": {"to": "S1.business", "left": []}})), "no_key");
}

#[test]
fn s1_13_the_other_moves_an_officer_for_her_and_must() {
    let street =
        street(2).pawn(0, "S1.gang").player(0, json!({"level": 3, "net": 1})).police("C6", &["swat"]);
    let mut table = street.books();
    assert_eq!(table.asked(), (1, json!({"move_officer": {"towards": 0, "for_sandra": false}})));
    table.plays(1, json!("pass"));
    assert_eq!(table.asked(), (1, json!({"move_officer": {"towards": 0, "for_sandra": true}})));
    assert_eq!(table.refused(1, json!("pass")), "must_move");
    table.plays(1, json!({"move_officer": {"officer": "swat", "from": "C6", "to": "S1"}}));
    assert_eq!(table.asked(), (0, json!("unlock")));
}

#[test]
fn s1_13_without_the_other_the_police_moves_by_itself() {
    let street = street(2)
        .pawn(0, "S1.gang")
        .player(0, json!({"level": 3, "net": 1}))
        .player(1, json!({"status": "arrested"}));
    let table = street
        .police("C6", &["swat", "county", "federal"])
        .police("S2", &["swat", "county", "federal"])
        .books();
    let moved = table.facts("officer_moved");
    assert_eq!(
        (moved.len(), moved[0]["from"].clone(), moved[0]["to"].clone()),
        (1, json!("C6"), json!("S1"))
    );
}

#[test]
fn s1_10_the_automatic_move_stops_at_the_hospital() {
    let street =
        street(1).player(0, json!({"level": 3, "net": 1})).police("C6", &["swat", "county", "federal"]);
    assert!(street.books().facts("officer_moved").is_empty());
}

#[test]
fn s1_14_alone_every_line_moves_the_police_whatever_her_level() {
    let street = street(1)
        .pawn(0, "S1.gang")
        .player(0, json!({"level": 3, "net": 1}))
        .with(json!({"sandra": {"level": 9}}));
    let table = street.police("C6", &["swat", "county", "federal"]).books();
    assert_eq!(table.facts("officer_moved").len(), 1);
    assert_eq!(table.asked(), (0, json!("unlock")));
}

#[test]
fn s1_14_her_cube_closes_a_business_alone() {
    let mut table = street(1).with(json!({"sandra": {"cubes": ["bar"]}})).travelling("S1.C2", 1).table();
    assert_eq!(table.refused(0, json!({"step": {"to": "S1.business", "left": []}})), "no_key");
}

fn alone() -> Street {
    let exits = json!([{"patrols": 1}, {"patrols": 2, "closed": "grey_exit"}, {"patrols": 2, "closed": "black_exit"}]);
    street(1).with(json!({"day": 3, "exits": exits})).pawn(0, "C1.exit1")
}

#[test]
fn s1_14_escaping_costs_five_and_375_win() {
    let mut poor = alone().table();
    poor.plays(0, json!("escape"));
    assert_eq!((poor.cash(0), poor.outcome().verdict), (15, Verdict::Lost));
    let mut rich = alone().cash(0, 380).table();
    rich.plays(0, json!("escape"));
    assert_eq!((rich.outcome().verdict, rich.outcome().standings[0].score), (Verdict::Won, 375));
}

#[test]
fn s1_14_the_fee_is_due_in_night_and_dawn_of_the_third_day() {
    let street =
        alone().with(json!({"period": "evening", "sandra": {"deck": []}})).player(0, json!({"discs": 1}));
    let mut table = street.books();
    table.plays(0, json!("use_disc"));
    assert_eq!(table.cash(0), 18);
}

#[test]
fn s1_14_not_escaped_is_lost() {
    let table = alone().with(json!({"period": "dawn", "sandra": {"deck": []}})).cash(0, 900).books();
    assert_eq!(table.outcome().verdict, Verdict::Lost);
}
