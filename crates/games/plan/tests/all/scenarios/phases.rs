//! §1.3 to §1.6 and §1.11: the phases of a day.

use serde_json::{Value, json};

use crate::street::{Table, deal, street};

/// Ends the day before this one: the booking of Dawn.
fn next_day(street: crate::street::Street) -> Table {
    street.with(json!({"period": "dawn"})).books()
}

#[test]
fn s1_3_income_is_paid_in_order_on_days_2_and_3() {
    let table = next_day(street(3).with(json!({"day": 1})));
    assert_eq!(table.open()["day"], 2);
    assert_eq!(table.cash(0), 29, "nine with all cubes on the track");
    assert_eq!(table.asked(), (0, json!("income_unlock")));
}

#[test]
fn s1_3_no_income_on_the_first_day() {
    let table = deal(3, json!({"start_contact": false}));
    assert_eq!(table.cash(0), 8);
}

#[test]
fn s1_3_levels_1_and_2_may_pay_for_an_asset_once() {
    let mut table = next_day(street(3).with(json!({"day": 1})));
    table.plays(0, json!({"unlock": {"asset": "move_swat"}}));
    assert_eq!((table.cash(0), table.asked().0), (26, 1));
    assert_eq!(table.player(0)["belt"], json!(["move_swat", "extra_action", null, null, null]));
}

#[test]
fn s1_3_level_3_may_not() {
    let table = next_day(street(3).with(json!({"day": 1})).player(0, json!({"level": 3})));
    assert_eq!(table.asked(), (1, json!("income_unlock")));
}

#[test]
fn s1_3_the_price_must_be_there() {
    let street =
        street(3).with(json!({"day": 1})).player(0, json!({"income": ["bar", "gym", "safe_house1"]}));
    let mut table = next_day(street.own(0, json!({"cash": 0})).player(0, json!({"income": []})));
    // Nine of income is enough; without it only the refusal is left, and it is asked all the same.
    assert!(table.offers(0, json!("pass")) && table.offers(0, json!({"unlock": {"asset": "heal"}})));
    table.plays(0, json!("pass"));
    assert_eq!(table.cash(0), 9);
}

#[test]
fn s1_4_two_patrols_a_day_then_one() {
    let mut table = deal(3, json!({"start_contact": false}));
    let shown = |table: &Table| -> u64 {
        table.open()["exits"].as_array().unwrap().iter().map(|exit| exit["patrols"].as_u64().unwrap()).sum()
    };
    assert_eq!(shown(&table), 2);
    table = next_day(
        street(3).with(json!({"exits": [{"patrols": 1}, {"patrols": 1}, {"patrols": 0}], "day": 1})),
    );
    while table.asked().1 == json!("income_unlock") {
        let seat = table.asked().0 as u8;
        table.plays(seat, json!("pass"));
    }
    assert_eq!(shown(&table), 4);
}

#[test]
fn s1_4_an_exit_with_both_cards_is_closed_the_first_with_grey_tiles() {
    let street = street(3)
        .with(json!({"exits": [{"patrols": 1}, {"patrols": 1}, {"patrols": 2, "closed": "grey_exit"}]}));
    let street =
        street.player(0, json!({"level": 3})).player(1, json!({"level": 3})).player(2, json!({"level": 3}));
    let table = next_day(street);
    // Two cards were left for the third day, one for each open exit.
    let closed: Vec<Value> = table.facts("exit_closed");
    assert_eq!(closed.len(), 1);
    assert_eq!(closed[0]["tiles"], "black_exit");
    let open =
        table.open()["exits"].as_array().unwrap().iter().filter(|exit| exit.get("closed").is_none()).count();
    assert_eq!(open, 1, "the only way out");
}

#[test]
fn s1_5_four_tiles_are_placed_a_day_by_three_players_1_2_3_1() {
    let mut table = deal(3, json!({"start_contact": false}));
    let order: Vec<u64> =
        table.open()["order"].as_array().unwrap().iter().map(|who| who["seat"].as_u64().unwrap()).collect();
    let mut placers = Vec::new();
    while table.asked().1 != json!("act") {
        let (seat, what) = table.asked();
        if what == json!("place_tile") {
            placers.push(seat);
        }
        let mv = table.moves(seat as u8)[0].clone();
        table.plays(seat as u8, mv);
    }
    // Day 1 reverses the order afterwards; the tiles were placed in the initial one.
    let first: Vec<u64> = order.into_iter().collect();
    assert_eq!(placers, [first[0], first[1], first[2], first[0]]);
    assert_eq!(table.open()["city"].as_object().unwrap().len(), 7);
}

fn placing(seats: u8) -> Vec<u64> {
    let mut table = deal(seats, json!({"start_contact": false}));
    let mut placers = Vec::new();
    while table.asked().1 != json!("act") {
        let (seat, what) = table.asked();
        if what == json!("place_tile") {
            placers.push(seat);
        }
        let mv = table.moves(seat as u8)[0].clone();
        table.plays(seat as u8, mv);
    }
    placers
}

#[test]
fn s1_2_who_places_with_one_two_four_and_five() {
    assert_eq!(placing(1), [0, 0, 0, 0]);
    let two = placing(2);
    assert!(two[0] == two[2] && two[1] == two[3] && two[0] != two[1]);
    let distinct = |placers: Vec<u64>| placers.into_iter().collect::<std::collections::BTreeSet<_>>().len();
    assert_eq!((distinct(placing(4)), distinct(placing(5))), (4, 4));
}

#[test]
fn s1_5_a_tile_touches_two_and_matches_one() {
    let mut table = deal(3, json!({"start_contact": false}));
    let seat = table.asked().0 as u8;
    let place = |q: i8, r: i8, rotation: u8| json!({"place_tile": {"stack": 0, "q": q, "r": r, "rotation": rotation}});
    assert_eq!(table.refused(seat, place(0, 0, 0)), "occupied");
    assert_eq!(table.refused(seat, place(2, -1, 6)), "no_such_rotation");
    assert_eq!(table.refused(seat, place(2, 0, 0)), "touches_too_few");
    assert_eq!(table.refused(seat, place(4, 0, 0)), "too_far_out");
    assert_eq!(
        table.refused(seat, json!({"place_tile": {"stack": 4, "q": 1, "r": -1, "rotation": 0}})),
        "empty_stack"
    );
    let offered = table.moves(seat);
    assert!(!offered.is_empty() && offered.len() <= 512);
    let all: usize = [(0, -1), (1, -1), (0, 1), (-1, 1)].len() * 4 * 6;
    assert!(offered.len() < all, "some turns match nowhere");
}

#[test]
fn s1_5_an_edge_that_does_not_match_is_refused() {
    let mut table = deal(3, json!({"start_contact": false}));
    let seat = table.asked().0 as u8;
    let offered = table.moves(seat);
    let mut refused = 0;
    for stack in 0..4 {
        for rotation in 0..6 {
            for (q, r) in [(0, -1), (1, -1), (0, 1), (-1, 1)] {
                let mv = json!({"place_tile": {"stack": stack, "q": q, "r": r, "rotation": rotation}});
                if !offered.contains(&mv) {
                    assert_eq!(table.refused(seat, mv), "no_matching_edge");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn s1_5_officers_move_with_their_tile_and_the_stack_is_empty() {
    let mut table = deal(3, json!({"start_contact": false}));
    let seat = table.asked().0 as u8;
    let mv = table.moves(seat)[0].clone();
    let stack = mv["place_tile"]["stack"].as_u64().unwrap() as usize;
    let top = table.open()["stacks"][stack].clone();
    table.plays(seat, mv);
    let lot = &table.open()["city"][top["top"].as_str().unwrap()];
    assert_eq!(lot["police"], top["police"]);
    assert!(table.open()["stacks"][stack].get("top").is_none());
}

#[test]
fn s1_5_a_business_space_takes_any_unused_business() {
    let mut table = street(3).asks(0, json!({"site": "C4"})).with(json!({"sites": {"cinema": null}})).table();
    assert_eq!(table.moves(0), [json!({"site": {"name": "cinema"}})]);
    assert_eq!(table.refused(0, json!({"site": {"name": "bar"}})), "site_taken");
    assert_eq!(table.refused(0, json!({"site": {"name": "safe_house1"}})), "wrong_site");
    table.plays(0, json!({"site": {"name": "cinema"}}));
    assert_eq!(table.open()["sites"]["cinema"], "C4.business");
}

#[test]
fn s1_5_after_four_tiles_the_next_are_turned_up() {
    let mut table = deal(3, json!({"start_contact": false}));
    while table.asked().1 != json!("act") {
        let seat = table.asked().0 as u8;
        let mv = table.moves(seat)[0].clone();
        table.plays(seat, mv);
    }
    let stacks = table.open()["stacks"].clone();
    assert!(stacks.as_array().unwrap().iter().all(|stack| stack["top"].is_string() && stack["below"] == 1));
}

#[test]
fn s1_6_the_most_notorious_first_and_ties_reversed() {
    let day = street(4).with(json!({"day": 2}));
    let day =
        day.player(0, json!({"level": 3})).player(1, json!({"level": 5})).player(2, json!({"level": 3}));
    let mut table = next_day(day.player(3, json!({"level": 3})));
    while table.asked().1 != json!("act") {
        let seat = table.asked().0 as u8;
        let mv = table.moves(seat)[0].clone();
        table.plays(seat, mv);
    }
    let order: Vec<u64> =
        table.open()["order"].as_array().unwrap().iter().map(|who| who["seat"].as_u64().unwrap()).collect();
    assert_eq!(order, [1, 3, 2, 0]);
}

#[test]
fn s1_11_rest_is_possible_again_on_the_next_day() {
    let mut table = next_day(street(3).player(0, json!({"rested": true, "level": 3})));
    assert_eq!(table.player(0)["rested"], json!(false));
    assert_eq!(table.open()["period"], "morning");
    let seat = table.asked().0 as u8;
    table.plays(seat, json!("pass"));
}

#[test]
fn s1_7_night_and_dawn_are_for_those_with_a_disc() {
    let table = street(3).with(json!({"period": "evening"})).player(1, json!({"discs": 1})).books();
    assert_eq!(table.open()["period"], "night");
    assert_eq!(table.asked(), (1, json!("use_disc")));
}

#[test]
fn s1_7_declining_night_leaves_dawn_open() {
    let mut table = street(3).with(json!({"period": "evening"})).player(1, json!({"discs": 1})).books();
    table.plays(1, json!("decline"));
    assert_eq!((table.open()["period"].clone(), table.asked()), (json!("dawn"), (1, json!("use_disc"))));
    table.plays(1, json!("use_disc"));
    assert_eq!((table.player(1)["discs"].clone(), table.asked()), (json!(0), (1, json!("act"))));
}
