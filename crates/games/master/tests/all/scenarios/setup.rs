//! The box, levels and options, the first deal, "Start!". (Rules §1, §2, §4, §13.3)

use master::{CardSet, Kind, Options};
use serde_json::{Value, json};
use table::BadOptions;

use crate::card_table::{Table, deal, given};

fn dealt(seats: u8, options: &Value) -> Table {
    let referee = deal(seats, options).expect("options that a game can be dealt with");
    Table { referee, told: json!([]) }
}

fn deck(level: &Value) -> CardSet {
    serde_json::from_value::<Options>(json!({"level": level})).expect("options").deck()
}

#[test]
fn t_01_the_decks_of_the_levels() {
    let levels = [json!("hard"), json!("medium"), json!("easy")];
    assert_eq!(levels.map(|level| deck(&level).len()), [100, 97, 84]);
    for level in [json!("hard"), json!("medium"), json!("easy")] {
        let deck = deck(&level);
        let count = |wanted: fn(Kind) -> bool| deck.iter().filter(|card| wanted(card.kind())).count();
        assert_eq!(count(|kind| kind == Kind::Start), 8);
        assert_eq!(count(|kind| kind == Kind::Wisdom), 4);
        assert_eq!(count(|kind| matches!(kind, Kind::Suited(_, 7))), 0);
    }
}

// §2: "each as an independent switch"
#[test]
fn s_2_modules_are_switches() {
    assert_eq!(deck(&json!({"custom": {"doom": true}})).len(), 87);
    assert_eq!(deck(&json!({"custom": {"specials": true}})).len(), 97);
    let table = dealt(2, &json!({"level": {"custom": {"leaders": true}}}));
    assert_ne!(table.leader(0), "none");
    assert!(table.open().stories.is_empty());
}

#[test]
fn s_2_what_needs_what() {
    let conflict = |seats, options: Value| match deal(seats, &options) {
        Err(BadOptions::Conflict { option, with }) => (option, with),
        other => panic!("{other:?}"),
    };
    assert_eq!(conflict(2, json!({"level": {"custom": {"story": true}}})), ("story", "leaders"));
    assert_eq!(conflict(2, json!({"level": "medium", "early_ending": true})), ("early_ending", "doom"));
    assert_eq!(conflict(3, json!({"teams": true})), ("teams", "seats"));
    assert!(deal(4, &json!({"level": "easy", "teams": true})).is_ok());
    assert!(deal(5, &json!({})).is_err());
}

#[test]
fn s_13_3_defaults() {
    let options = serde_json::to_value(Options::default()).expect("plain data");
    for (name, value) in [
        ("breaking_point", json!(30)),
        ("set_rounds", json!(0)),
        ("early_ending", json!(false)),
        ("teams", json!(false)),
        ("seven_on_stacks", json!(true)),
        ("wisdom_on_wisdom", json!(false)),
        ("combo_starts", json!(true)),
        ("combo_blocks_draw", json!(true)),
        ("wrap_under_trap", json!("numeric")),
        ("doom_strict", json!(true)),
        ("cap_scope", json!("round")),
        ("pose_limit", json!("none")),
        ("score_floor", json!("none")),
        ("race_mode", json!("revalidate")),
        ("min_gap_ms", json!(250)),
        ("photo_finish_ms", json!(250)),
        ("call_gap_ms", json!(2_000)),
        ("plus3_window_ms", json!(5_000)),
        ("stall_ms", json!(5_000)),
        ("idle_ms", json!(20_000)),
        ("start_countdown_s", json!(3)),
        ("calm_mode", json!(false)),
        ("turn_limit_s", json!(0)),
    ] {
        assert_eq!(options[name], value, "{name}");
    }
}

// EM-1, EM-2.
#[test]
fn em_1_everybody_has_ten_cards_and_a_leader() {
    let table = dealt(4, &json!({"level": "hard"}));
    let leaders: std::collections::BTreeSet<_> = (0..4).map(|seat| table.leader(seat)).collect();
    assert_eq!(leaders.len(), 4, "{leaders:?}");
    assert_eq!((table.open().leaders.len(), table.open().stories.len()), (2, 12));
    let easy = dealt(3, &json!({}));
    assert_eq!([0, 1, 2].map(|seat| easy.hand_size(seat)), [10; 3]);
    assert_eq!((easy.open().pile, easy.leader(0)), (54, "none"));
    assert!((0..3).all(|seat| easy.total(seat) == 0 && easy.experience(seat).is_empty()));
}

#[test]
fn r_19_hands_are_seen_before_the_dealer_starts() {
    let mut table = dealt(2, &json!({}));
    let dealer = table.open().dealer.index() as u8;
    assert_eq!(table.asks(), [("start", vec![usize::from(dealer)])]);
    assert_eq!(table.hand(0).split(' ').count(), 10);
    assert_eq!(table.why_not(1 - dealer, "start"), "ask_closed");
    assert_eq!(table.why_not(0, "draw"), "not_started");

    table.go_at(1_000, dealer, "start");

    assert_eq!(table.early(1_000, 0, "call"), 4_000);
    assert_eq!(table.wake(1_000, 0), Some(4_000));
    assert!(table.offers(0).is_empty());
    assert_eq!(table.wait(4_000).len(), 1);
    assert!(table.tells("started"));
    assert_eq!(table.stage(), "play");
}

#[test]
fn r_19_a_round_starts_by_itself_after_a_minute() {
    let mut table = dealt(2, &json!({"start_countdown_s": 5}));

    let rings: Vec<u64> = table.wait(65_000).into_iter().map(|(at, _)| at).collect();

    assert_eq!(rings, [60_000, 65_000]);
    assert_eq!(table.stage(), "play");
}

#[test]
fn r_19_no_countdown() {
    let mut table = dealt(2, &json!({"start_countdown_s": 0}));
    let dealer = table.open().dealer.index() as u8;

    table.go(dealer, "start");

    assert!(table.tells("started"));
    assert_eq!(table.stage(), "play");
}

// §12.2: "A move stamped at the deadline itself comes before the alarm", and is in time.
#[test]
fn s_12_2_a_move_at_the_very_start_starts_the_round() {
    let mut table = given(2)
        .hand(0, "7S1 A9")
        .hand(1, "A10")
        .with(json!({"stage": {"countdown": {"until": 3_000}}, "idle": null}))
        .table();

    assert_eq!(table.early(2_999, 0, "place 7S1 new"), 3_000);
    table.go_at(3_000, 0, "place 7S1 new");

    assert!(table.tells("started"));
    assert_eq!((table.stage().as_str(), table.top(0).as_str()), ("play", "7S1"));
}

#[test]
fn r_47_what_is_refused_changes_nothing() {
    let mut table = given(2).hand(0, "T2 A9").hand(1, "A10").stack("7S1 A6").table();
    let before = table.document();

    let denied = table.referee.play(
        table::Time::ms(10),
        table::Seat::at(0),
        &table.spell(0, "place T2 0"),
        &mut |_| (),
    );

    assert!(denied.is_err());
    assert_eq!(table.document(), before);
}
