//! §1.2: what lies where before the first day.

use serde_json::json;
use table::{BadOptions, Opening, Seats, Seed};

use crate::street::deal;

#[test]
fn s1_2_start_tiles_lie_beside_the_hospital_and_are_turned_alike() {
    let open = deal(3, json!({})).open();
    let (one, two) = (&open["city"]["S1"], &open["city"]["S2"]);
    assert_eq!(one["q"].as_i64().unwrap() + two["q"].as_i64().unwrap(), 0);
    assert!((one["r"] == 0) && (two["r"] == 0) && (one["rotation"] == two["rotation"]));
    assert!(open["city"]["H"]["q"] == 0 && open["city"].as_object().unwrap().len() == 3);
}

#[test]
fn s1_2_four_stacks_of_three_show_their_top_tiles() {
    let open = deal(3, json!({})).open();
    for stack in open["stacks"].as_array().unwrap() {
        assert!(stack["top"].is_string() && stack["below"] == 2);
        let police = stack["police"].as_array().unwrap().len();
        assert!((1..=2).contains(&police), "{stack}");
    }
    assert_eq!(open["below"].as_array().unwrap().len(), 8);
}

#[test]
fn s1_2_officers_come_from_a_bag_of_thirty() {
    let open = deal(4, json!({})).open();
    let bag: u64 = open["bag"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
    let on = |lot: &serde_json::Value| lot["police"].as_array().map_or(0, Vec::len) as u64;
    let out: u64 = open["stacks"].as_array().unwrap().iter().map(on).sum::<u64>()
        + open["city"].as_object().unwrap().values().map(on).sum::<u64>();
    assert_eq!(bag + out, 30);
    assert!(open["city"]["H"].get("police").is_none() && on(&open["city"]["S1"]) > 0);
}

#[test]
fn s1_2_seven_contacts_are_on_display() {
    let open = deal(3, json!({})).open();
    assert_eq!(open["display"].as_array().unwrap().len(), 7);
    let deck: u64 = open["deck"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(deck, 25);
}

#[test]
fn s1_2_businesses_of_the_start_tiles_are_drawn() {
    let open = deal(3, json!({})).open();
    let sites = open["sites"].as_object().unwrap();
    assert_eq!(sites.len(), 2);
    assert!(sites.values().all(|at| at == "S1.business" || at == "S2.business"));
}

#[test]
fn s1_2_a_board_at_the_start() {
    let table = deal(3, json!({}));
    let player = table.player(1);
    assert_eq!(
        (&player["level"], &player["pawn"], &player["first_aid"]),
        (&json!(1), &json!("H.hospital"), &json!(true))
    );
    assert_eq!(player["belt"], json!(["extra_action", null, null, null, null]));
    assert_eq!(player["locked"].as_array().unwrap().len(), 6);
    assert_eq!(table.cash(1), 8);
}

#[test]
fn s1_2_everybody_takes_a_contact_in_reverse_order() {
    let mut table = deal(3, json!({}));
    let order: Vec<u64> =
        table.open()["order"].as_array().unwrap().iter().map(|who| who["seat"].as_u64().unwrap()).collect();
    for seat in order.iter().rev() {
        assert_eq!(table.asked(), (*seat, json!("start_contact")));
        let shown = table.open()["display"][2].clone();
        table.plays(*seat as u8, json!({"start_contact": {"display": 2}}));
        assert_eq!(table.player(*seat as u8)["contacts"][0]["contact"], shown);
        assert_eq!(table.open()["display"].as_array().unwrap().len(), 7);
    }
    assert_eq!(table.open()["day"], 1);
}

#[test]
fn s1_2_a_gap_closes_to_the_right_and_the_new_card_comes_in_at_the_left() {
    let mut table = deal(3, json!({}));
    let before = table.open()["display"].clone();
    let (seat, _) = table.asked();
    table.plays(seat as u8, json!({"start_contact": {"display": 3}}));
    let after = table.open()["display"].clone();
    for place in 0..3 {
        assert_eq!(after[place + 1], before[place]);
        assert_eq!(after[place + 4], before[place + 4]);
    }
    assert_eq!(table.facts("contact_shown")[0]["contact"], after[0]);
}

#[test]
fn s3_13_without_start_contacts_the_first_day_begins_at_once() {
    let table = deal(3, json!({"start_contact": false}));
    assert_eq!(table.asked().1, json!("place_tile"));
}

#[test]
fn s3_13_cash_at_the_start() {
    assert_eq!(deal(3, json!({"initial_cash_k": 20})).cash(2), 20);
}

#[test]
fn s3_13_options_have_limits() {
    let deal = |options: plan::Options, seats| {
        Opening::<plan::Plan>::new(options, Seats::of(seats), Seed::from_text("x")).deal().err()
    };
    let plain = plan::Options::default();
    let range = |option, min, max| Some(BadOptions::OutOfRange { option, min, max });
    assert_eq!(deal(plan::Options { max_radius: 5, ..plain }, 3), range("max_radius", 3, 4));
    assert_eq!(deal(plan::Options { initial_cash_k: 21, ..plain }, 3), range("initial_cash_k", 0, 20));
    assert_eq!(deal(plan::Options { answer_s: 9, ..plain }, 3), range("answer_s", 10, 300));
    assert_eq!(deal(plain, 6), Some(BadOptions::Seats { min: 1, max: 5 }));
}

#[test]
fn s1_2_everybody_has_another_plan_card() {
    let table = deal(5, json!({}));
    let cards: std::collections::BTreeSet<String> =
        (0..5).map(|seat| table.own(seat)["plan"].to_string()).collect();
    assert_eq!(cards.len(), 5);
}
