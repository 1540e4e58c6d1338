//! Is everybody ready? (Rules §1.20 `start`)

use serde_json::json;

use crate::expedition_table::{dealt, started};

// "`start`: every seat; opened by the deal; 60 s"
#[test]
fn r_20_the_deal_asks_every_seat() {
    let table = dealt(3, json!({}));

    assert_eq!(table.document()["start"], json!({"id": 1, "waiting": [0, 1, 2], "until": 60_000}));
    assert_eq!(table.document().get("began"), None);
    assert_eq!(table.referee.awaited().len(), 3);
    for seat in 0..3 {
        assert!(table.legal(seat, "ready"));
    }
}

// "blocks: yes", and only Answer may be made "before the clock runs".
#[test]
fn r_20_nothing_else_can_be_done_before_the_start() {
    let mut table = dealt(2, json!({}));
    table.go(0, "ready");

    for seat in [0, 1] {
        for words in ["throw 0", "enter E", "discover N", "goddess", "share off", "escape 1"] {
            assert_eq!(table.why_not(seat, words), "not_started", "{words}");
        }
    }
}

// "The clock starts `intro_ms` after the last answer to `start`."
#[test]
fn r_20_the_clock_starts_with_the_last_answer() {
    let mut table = dealt(3, json!({}));

    table.go_at(1_000, 2, "ready").go_at(2_000, 0, "ready");
    assert_eq!(table.told, json!([{"ready": {"seat": 0}}]));
    assert_eq!(table.document()["start"]["waiting"], json!([1]));
    table.go_at(7_500, 1, "ready");

    assert_eq!(table.told, json!([{"ready": {"seat": 1}}, {"clock_set": {"start": 7_500}}]));
    assert_eq!((table.document()["began"].clone(), table.document().get("start")), (json!(7_500), None));
    assert!(table.legal(0, "throw 01234"));
    assert_eq!(table.referee.alarm(), Some(table::Time::ms(187_500)), "the first gong");
}

#[test]
fn r_20_nobody_answers_twice() {
    let mut table = dealt(2, json!({}));
    table.go(0, "ready");
    assert_eq!(table.why_not(0, "ready"), "ask_closed");

    table.go(1, "ready");

    assert_eq!(table.why_not(1, "ready"), "ask_closed");
}

#[test]
fn r_20_ready_is_the_only_answer() {
    let table = dealt(2, json!({}));
    assert_eq!(table.why_not(0, "yes"), "no_answer");
    assert_eq!(table.why_not(0, "no"), "no_answer");
}

// "default: ready"
#[test]
fn r_20_after_a_minute_everybody_is_ready() {
    let mut table = dealt(3, json!({"intro_ms": 2_000}));
    table.go_at(5_000, 1, "ready");

    let rings = table.wait(60_000);

    let facts = json!([{"ready": {"seat": 0}}, {"ready": {"seat": 2}}, {"clock_set": {"start": 62_000}}]);
    assert_eq!(rings, [(60_000, facts)]);
    assert_eq!(table.early(60_000, 0, "throw 0"), 62_000);
}

// An input stamped at the deadline comes before it.
#[test]
fn r_20_an_answer_stamped_at_the_deadline_counts() {
    let mut table = dealt(1, json!({}));

    table.go_at(60_000, 0, "ready");

    assert_eq!(table.told, json!([{"ready": {"seat": 0}}, {"clock_set": {"start": 60_000}}]));
}

// §1.19: "clock running (in the intro `Early`)"
#[test]
fn r_20_in_the_introduction_everything_is_early() {
    let table = started(2, json!({"intro_ms": 20_000}));

    assert_eq!(table.document()["began"], 20_000);
    for words in ["throw 0", "enter E", "goddess", "share off", "escape 1"] {
        assert_eq!(table.early(19_999, 0, words), 20_000, "{words}");
    }
    assert_eq!(table.wake(0, 0), Some(20_000));
    assert!(table.legal_at(20_000, 0, "throw 01234") && table.legal_at(20_000, 0, "share off"));
    assert_eq!(table.wake(20_000, 0), None);
}

#[test]
fn r_20_the_track_runs_from_the_start_word() {
    let mut table = started(1, json!({"intro_ms": 20_000}));

    let times: Vec<u64> = table.wait(900_000).into_iter().map(|(at, _)| at).collect();

    assert_eq!(times, [200_000, 230_000, 410_000, 440_000, 590_000, 620_000]);
    assert_eq!(table.document()["outcome"]["time_left"], 0);
}

#[test]
fn r_20_the_ask_is_closed_once_the_clock_runs() {
    let table = started(6, json!({}));

    assert_eq!(table.document().get("start"), None);
    assert_eq!((&table.document()["asks"], table.referee.awaited().len()), (&json!(1), 6));
}
