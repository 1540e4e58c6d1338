//! Gongs, slams, the collapse and the end. (Rules §1.5, §1.6, §1.18, §3.5)

use serde_json::{Value, json};
use table::{Time, Verdict};

use crate::expedition_table::{Table, given, given_with, started};

/// One second between any two events.
const SHORT: [u32; 6] = [1, 2, 3, 4, 5, 6];

fn short(seats: u8, changes: Value) -> Table {
    given_with(seats, json!({"track": SHORT}), changes)
}

// ----- tracks ---------------------------------------------------------------------------------------------------------

/// Every ring of an expedition that stays in START, in seconds.
fn rings(options: Value) -> Vec<(u64, Value)> {
    let rings = started(2, options).wait(1_000_000);
    rings.into_iter().map(|(at, facts)| (at / 1_000, facts)).collect()
}

fn events(seconds: [u64; 6]) -> Vec<(u64, Value)> {
    let facts = [
        json!([{"gong": {"times": 1}}]),
        json!([{"slam": {"times": 1}}]),
        json!([{"gong": {"times": 2}}]),
        json!([{"slam": {"times": 2}}]),
        json!([{"gong": {"times": 3}}]),
        json!(["collapsed", {"ended": {"won": false}}]),
    ];
    seconds.into_iter().zip(facts).collect()
}

// §1.5: "start word → gong ×1 → slam 1 → gong ×2 → slam 2 → gong ×3 → collapse"
#[test]
fn s_5_track_a() {
    assert_eq!(rings(json!({})), events([180, 210, 390, 420, 570, 600]));
    assert_eq!(rings(json!({"track": "A"})), events([180, 210, 390, 420, 570, 600]));
}

#[test]
fn s_5_track_b() {
    assert_eq!(rings(json!({"track": "B"})), events([210, 240, 390, 420, 570, 600]));
}

#[test]
fn s_5_a_track_of_ones_own() {
    assert_eq!(rings(json!({"track": [5, 8, 13, 21, 34, 55]})), events([5, 8, 13, 21, 34, 55]));
}

// "Each of the six is an alarm."
#[test]
fn r_5_each_of_the_six_is_an_alarm() {
    let mut table = short(2, json!({}));
    for second in 1..=6 {
        assert_eq!(table.referee.alarm(), Some(Time::ms(second * 1_000)));
        assert_eq!(table.wait(second * 1_000).len(), 1);
    }
    assert_eq!(table.referee.alarm(), None);
}

// ----- slams ----------------------------------------------------------------------------------------------------------

// "At slam 1 and slam 2 every pawn not in START loses one die for the rest of the game"
#[test]
fn r_5_a_slam_takes_a_die_of_everybody_who_is_not_in_start() {
    let pawns = json!({"pawn": ["B01", "START", "EXIT"], "dice": ["AAAAA", "AAAAA", "KKKKK"]});
    let mut table = short(3, pawns);

    let rings = table.wait(2_000);

    let facts = json!([{"slam": {"times": 1}}, {"lost_die": {"seat": 0, "die": 4}}, {"lost_die": {"seat": 2, "die": 4}}]);
    assert_eq!(rings[1], (2_000, facts));
    assert_eq!([0, 1, 2].map(|seat| table.dice(seat)), ["AAAA.", "AAAAA", "KKKK."]);
    assert_eq!(table.why_not(0, "throw 4"), "not_throwable");
}

// "play goes on from where everybody stands"
#[test]
fn r_5_play_goes_on_from_where_everybody_stands() {
    let mut table = short(2, json!({"pawn": ["B01", "START"], "dice": ["AAAAA", "_____"]}));

    table.wait(2_000);

    assert_eq!(table.pawn(0), "B01");
    table.go(0, "enter W");
    assert_eq!((table.pawn(0), table.dice(0)), ("START".to_owned(), "__AA.".to_owned()));
}

// "Nothing is lost merely by leaving START before the slam or being elsewhere during the countdown."
#[test]
fn r_5_only_the_slam_itself_counts() {
    let mut table = short(2, json!({"pawn": ["B01", "START"], "dice": ["AAAAA", "AAAAA"]}));

    table.wait(1_200);
    table.go(1, "enter E").go(0, "enter W").go(1, "enter W");
    table.wait(2_000);

    assert_eq!((table.dice(0), table.dice(1)), ("__AAA".to_owned(), "____A".to_owned()));
}

// The third gong is followed by the collapse, not by a slam.
#[test]
fn r_5_gongs_and_the_collapse_take_no_dice() {
    let mut table = short(2, json!({"pawn": ["B01", "S01"], "dice": ["AAAAA", "KKKKK"]}));

    table.wait(60_000);

    assert_eq!(table.document()["lost"], json!([2, 2]));
}

// §1.18: "dice losses, seat by seat in seat order, all from these positions"
#[test]
fn r_18_dice_are_lost_in_seat_order() {
    let everywhere = json!({"pawn": ["S01", "B01", "B03", "START", "B09", "EXIT"]});
    let mut table = short(6, everywhere);

    let rings = table.wait(2_000);

    let losers: Vec<u64> = rings[1].1.as_array().unwrap()[1..]
        .iter()
        .map(|fact| fact["lost_die"]["seat"].as_u64().unwrap())
        .collect();
    assert_eq!(losers, [0, 1, 2, 4, 5]);
}

// §1.8.9 and §1.18: an action stamped exactly at a slam counts.
#[test]
fn r_5_whoever_reaches_start_at_the_very_slam_is_safe() {
    let mut table = given(2, json!({"pawn": ["B01", "START"], "dice": ["AAAAA", "_____"]}));

    table.go_at(210_000, 0, "enter W");
    table.wait(210_000);

    assert_eq!(table.dice(0), "__AAA");
}

#[test]
fn r_5_whoever_leaves_start_at_the_very_slam_is_not() {
    let mut table = given(1, json!({"dice": ["AAAAAAA"]}));

    table.go_at(210_000, 0, "enter E");
    table.wait(210_000);

    assert_eq!(table.dice(0), "_.AAAAA");
}

#[test]
fn r_5_one_millisecond_later_is_too_late() {
    let mut table = given(2, json!({"pawn": ["B01", "START"], "dice": ["AAAAA", "_____"]}));

    table.go_at(210_001, 0, "enter W");

    assert_eq!(table.dice(0), "__AA.");
}

// ----- the end --------------------------------------------------------------------------------------------------------

fn at_the_exit() -> Table {
    given(1, json!({"ark": 0, "pawn": ["EXIT"], "dice": ["K______"]}))
}

// "The game ends at once when the last pawn escapes: won."
#[test]
fn r_6_the_last_escape_wins() {
    let mut table = given(2, json!({"ark": 1, "pawn": ["EXIT", "EXIT"], "dice": ["KK___", "KK___"]}));

    table.go_at(100_000, 0, "escape 1");
    assert_eq!((table.won(), table.referee.outcome()), (None, None));
    table.go_at(123_456, 1, "escape");

    assert_eq!(table.document()["outcome"], json!({"won": true, "time_left": 476_544, "stones": 1}));
    assert_eq!((table.referee.alarm(), table.referee.awaited().len()), (None, 0));
    assert_eq!(table.wait(700_000), []);
}

// "Lost at 10:00 if anybody is inside."
#[test]
fn r_6_the_collapse_loses() {
    let mut table = given(2, json!({"ark": 3, "pawn": [null, "EXIT"], "dice": [".....", "KK____"]}));

    table.wait(599_999);
    assert_eq!(table.won(), None);
    table.wait(600_000);

    assert_eq!(table.document()["outcome"], json!({"won": false, "time_left": 0, "stones": 3}));
    assert_eq!(table.why_not(1, "throw 0"), "over");
}

// "An escape stamped exactly 600 000 still counts"
#[test]
fn r_6_an_escape_stamped_exactly_600_000_counts() {
    let mut table = at_the_exit();

    table.go_at(600_000, 0, "escape");

    assert_eq!(table.document()["outcome"], json!({"won": true, "time_left": 0, "stones": 0}));
    assert_eq!(table.wait(600_000), []);
}

#[test]
fn r_6_an_escape_stamped_600_001_comes_too_late() {
    let mut table = at_the_exit();
    let escape = table.spell("escape");

    let late = table.referee.play(Time::ms(600_001), table::Seat::at(0), &escape, &mut |_| ());

    assert_eq!(late, Err(table::Denied::No(table::No::Because(temple::Refusal::Over))));
    assert_eq!(table.won(), Some(false));
}

// "It is never ended early as hopeless."
#[test]
fn r_6_it_is_not_ended_as_hopeless() {
    let mut table =
        given(2, json!({"goddess": 0, "pawn": ["B01", "B03"], "dice": ["XXXXX", "....."], "lost": [0, 5]}));

    table.wait(599_999);

    assert_eq!(table.won(), None);
}

// "One outcome for all seats; recorded with it: time left, stones left."
#[test]
fn r_6_one_outcome_for_all_seats() {
    for won in [true, false] {
        let pawns = json!({"ark": 0, "pawn": [null, "EXIT"], "dice": [".....", "K____"], "lost": [1, 0]});
        let mut table = given(2, pawns);
        if won {
            table.go_at(500_000, 1, "escape");
        }
        table.wait(600_000);

        let outcome = table.referee.outcome().unwrap();
        assert_eq!(outcome.verdict, if won { Verdict::Won } else { Verdict::Lost });
        assert_eq!(outcome.winners().len(), if won { 2 } else { 0 });
        let left = if won { 100_000 } else { 0 };
        for standing in &outcome.standings {
            let parts: Vec<(&str, i64)> =
                standing.parts.iter().map(|part| (part.name.as_str(), part.value)).collect();
            assert_eq!(standing.place, 1);
            assert_eq!(parts[..2], [("time_left", left), ("stones_left", 0)]);
        }
    }
}

#[test]
fn r_6_time_left_follows_the_track() {
    let mut table = short(1, json!({"ark": 0, "pawn": ["EXIT"], "dice": ["K______"]}));

    table.go_at(4_250, 0, "escape");

    assert_eq!(table.document()["outcome"]["time_left"], 1_750);
}
