//! Who sees what, and what the game itself gives away. (Rules §12.1)

use master::Master;
use serde_json::{Value, json};
use table::{Eye, Luck, Rules, Seat, Seed, Sight};

use crate::card_table::{Given, Table, before_a_round, given};

/// All that an eye is shown, written out.
fn sight(table: &Table, eye: Eye) -> Value {
    let own = eye.seat().map(|seat| table.referee.state().private(seat));
    json!({"open": table.open(), "own": own})
}

#[test]
fn t_54_counts_only() {
    let table = given(2).hard().hand(0, "A6 L9").hand(1, "N9").story(0, 7).trapped(0, "UPa").table();

    let seen = sight(&table, Eye::Seat(Seat::at(1)));

    let text = seen.to_string();
    assert!(!text.contains("A6") && !text.contains("L9"), "{text}");
    let player = &seen["open"]["players"]["0"];
    assert_eq!(
        (&player["hand"], &player["leader"], &player["story"], &player["trap"]),
        (&json!(2), &json!("joe"), &json!(7), &json!("UPa"))
    );
}

#[test]
fn s_12_1_story_3_is_seen_by_its_drawer_only() {
    let table = before_a_round(&["joe", "ninja", "robot"], Some((1, 3))).opens();
    let peek = |seat| table.referee.state().private(Seat::at(seat)).peek.len();
    assert_eq!([0, 1, 2].map(peek), [0, 2, 0]);
    let told = table.told_to(Eye::Seat(Seat::at(0))).to_string();
    assert!(told.contains("peeks") && !told.contains("peeked"), "{told}");
}

#[test]
fn s_12_1_story_5_is_seen_by_giver_and_receiver() {
    let mut table = before_a_round(&["joe", "ninja", "robot"], Some((1, 5))).opens();
    let hand = table.hand(1);
    let card = hand.split(' ').next().expect("a card");

    table.go(1, &format!("story5 {card}:2"));

    let told = |eye| table.told_to(eye)[0].clone();
    let gave = json!({"gave": {"seat": 1, "whose": 2, "card": card}});
    assert_eq!(told(Eye::Seat(Seat::at(1))), gave);
    assert_eq!(told(Eye::Seat(Seat::at(2))), gave);
    assert_eq!(told(Eye::Seat(Seat::at(0))), json!({"gave_a_card": {"seat": 1, "whose": 2}}));
}

#[test]
fn s_12_1_a_beast_answer_is_sealed() {
    let mut table = before_a_round(&["joe", "ninja"], None).experience(0, &[1]).experience(1, &[8]).opens();

    table.go(0, "beast 1");

    assert!(table.referee.state().private(Seat::at(0)).beast.is_some());
    assert_eq!(table.referee.state().private(Seat::at(1)).beast, None);
    assert_eq!(table.told_to(Eye::Seat(Seat::at(1))), json!([]));
}

#[test]
fn s_12_1_drops_are_counted() {
    let mut table = given(2).hand(0, "UPa ESa L9").hand(1, "N9").table();
    table.go(0, "drop all");
    assert_eq!(table.told_to(Eye::Seat(Seat::at(1))), json!([{"dropped_cards": {"seat": 0, "count": 2}}]));
    assert_eq!(sight(&table, Eye::Seat(Seat::at(1)))["open"]["players"]["0"]["dropped"], 2);
    assert!(!sight(&table, Eye::Seat(Seat::at(1))).to_string().contains("UPa"));
}

#[test]
fn s_12_1_hands_are_laid_open_for_the_scoring() {
    let mut table =
        given(2).options(json!({"photo_finish_ms": 0})).hand(0, "A6").hand(1, "N9 DE").stack("7S1").table();
    table.go(0, "place A6 0");
    let told = table.told_to(Eye::Watcher).to_string();
    assert!(told.contains(r#""cards":["N9","DE"]"#), "{told}");
}

// R-21: "Window is the same whether or not he holds an Escape, so nothing leaks"
#[test]
fn r_21_nothing_is_told_by_the_window() {
    let seen = |hand: &str| {
        let mut table = given(2).hand(0, "P3a L9").hand(1, hand).table();
        table.go(0, "trap P3a 1");
        json!({"open": table.open(), "own": table.referee.state().private(Seat::at(0)), "told": table.told})
    };
    assert_eq!(seen("ESa"), seen("N9"));
}

// ----- imagined worlds ------------------------------------------------------------------------------------------------

/// What somebody may think to be true.
fn imagined(table: &Table, eye: Eye, count: u8) -> Vec<Master> {
    let mut luck = Luck::new(&Seed::from_text("worlds"), &[]);
    let own = eye.seat().map(|seat| (seat, table.referee.state().private(seat)));
    let sight = || Sight { public: table.open(), own: own.as_ref().map(|(seat, own)| (*seat, own)) };
    (0..count).map(|_| Master::imagine(sight(), &mut luck)).collect()
}

fn all_agree(given: Given, eye: Eye) -> Vec<Master> {
    let table = given.table();
    let worlds = imagined(&table, eye, 40);
    for world in &worlds {
        world.check().unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(world.public(), table.open());
        if let Some(seat) = eye.seat() {
            assert_eq!(world.private(seat), table.referee.state().private(seat));
        }
    }
    worlds
}

#[test]
fn s_12_1_what_is_imagined_looks_the_same() {
    let mut round = given(3)
        .hard()
        .hand(0, "A6 W1 L9")
        .hand(1, "ESa UPa EDa N9 N10 N8")
        .hand(2, "M9 DE")
        .stack("7S1")
        .table();
    round.go(1, "drop UPa").go(1, "escape EDa - N9").go(0, "place W1 new");
    for eye in Eye::all(round.referee.seats()) {
        for world in imagined(&round, eye, 40) {
            world.check().unwrap_or_else(|broken| panic!("{broken}"));
            assert_eq!(world.public(), round.open());
        }
    }
}

// R-16: while the countdown runs everybody knows that nobody can play.
#[test]
fn r_16_is_known_in_every_imagined_world() {
    let given = || {
        given(2)
            .hand(0, "L9 A6 A5 T9 T10")
            .hand(1, "N9 N10 M10 M9 R9")
            .stack("7S1 A8 DE")
            .pile("")
            // Three cards lie face down, and one of them is a seven: seat 1 may hold it for all that seat 0 knows.
            .player(1, json!({"discarded": 3}))
            .with(json!({"secret": {"dropped": [[], ["7S2", "L10", "R10"]]}}))
            .with(json!({"idle": null, "stall": {"until": 5_000, "why": "blocked"}}))
    };
    for eye in [Eye::Seat(Seat::at(0)), Eye::Seat(Seat::at(1)), Eye::Watcher] {
        for world in all_agree(given(), eye) {
            for seat in [0, 1].map(Seat::at) {
                assert!(!world.contest().has_playable(seat, world.hand(seat)));
            }
        }
    }
}

#[test]
fn s_10_a_mates_hand_is_known_in_every_imagined_world() {
    let given =
        given(4).options(json!({"teams": true})).hand(0, "L9").hand(1, "N9").hand(2, "M9 DE").hand(3, "R9");
    let worlds = all_agree(given, Eye::Seat(Seat::at(0)));
    assert!(worlds.iter().all(|world| world.hand(Seat::at(2)) == worlds[0].hand(Seat::at(2))));
    assert!(worlds.iter().any(|world| world.hand(Seat::at(1)) != worlds[0].hand(Seat::at(1))));
}
