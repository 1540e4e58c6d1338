//! §1.10 and §3.7: notoriety, lines, officers moved by others.

use serde_json::{Value, json};
use table::Time;

use crate::street::{Street, street};

fn crossing(level: u8, net: i8) -> Street {
    street(3).pawn(0, "S1.gang").player(0, json!({"level": level, "net": net})).police("C6", &["swat"])
}

fn towards(officer: &str, from: &str, to: &str) -> Value {
    json!({"move_officer": {"officer": officer, "from": from, "to": to}})
}

#[test]
fn s1_10_the_marker_moves_by_net_after_the_period() {
    let table =
        street(3).player(0, json!({"level": 1, "net": 2})).player(1, json!({"level": 2, "net": -4})).books();
    assert_eq!((table.player(0)["level"].clone(), table.player(0)["net"].clone()), (json!(3), json!(0)));
    assert_eq!(table.player(1)["level"], 1);
}

#[test]
fn s1_10_nine_is_the_highest() {
    let table = street(3).player(0, json!({"level": 8, "net": 4})).books();
    assert_eq!(table.player(0)["level"], 9);
}

#[test]
fn s1_10_every_lower_player_may_move_an_officer_closer() {
    let mut table = crossing(3, 1).books();
    assert_eq!(table.asked(), (1, json!({"move_officer": {"towards": 0, "for_sandra": false}})));
    assert_eq!(table.refused(1, towards("swat", "C6", "C7")), "not_closer");
    assert_eq!(table.refused(1, towards("swat", "C6", "H")), "hospital_is_safe");
    assert_eq!(table.refused(1, towards("county", "C6", "S1")), "no_such_officer");
    table.plays(1, towards("swat", "C6", "S2"));
    assert_eq!(table.asked().0, 2);
    table.plays(2, json!("pass"));
    assert_eq!(table.asked(), (0, json!("unlock")));
}

#[test]
fn s1_10_who_is_not_lower_moves_nobody() {
    let table = crossing(3, 1).player(1, json!({"level": 4})).books();
    assert_eq!(table.asked().0, 2);
}

#[test]
fn s1_10_without_a_legal_move_nobody_is_asked() {
    let table = crossing(3, 1).police("C6", &[]).books();
    assert_eq!(table.asked(), (0, json!("unlock")));
}

#[test]
fn s3_7_the_first_line_unlocks_one_the_second_two_the_third_two_and_a_disc() {
    for (level, assets, discs) in [(3, 1, 0), (5, 2, 0), (7, 2, 1)] {
        let mut table = crossing(level, 1).police("C6", &[]).books();
        for asset in ["heal", "master_key"].into_iter().take(assets) {
            table.plays(0, json!({"unlock": {"asset": asset}}));
        }
        assert_eq!(table.asked(), (0, json!("act")), "the evening has come");
        assert_eq!(table.player(0)["discs"], discs);
    }
}

#[test]
fn s1_10_two_lines_at_once_the_lowest_first() {
    let mut table = crossing(3, 4).books();
    // Two movers, one asset; then two movers, two assets.
    for seat in [1, 2] {
        table.plays(seat, json!("pass"));
    }
    table.plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!(table.asked().0, 1);
    for seat in [1, 2] {
        table.plays(seat, json!("pass"));
    }
    table
        .plays(0, json!({"unlock": {"asset": "avoid_all"}}))
        .plays(0, json!({"unlock": {"asset": "master_key"}}));
}

#[test]
fn s1_10_going_down_crosses_nothing() {
    let table = crossing(4, -2).books();
    assert_eq!((table.player(0)["level"].clone(), table.asked()), (json!(2), (0, json!("act"))));
}

#[test]
fn s1_10_seat_by_seat_lines_and_all() {
    let mut table = crossing(3, 1).player(1, json!({"net": 3})).books();
    // Seat 1 is still on level 1 when seat 0 crosses.
    assert_eq!(table.asked().0, 1);
    table.plays(1, json!("pass")).plays(2, json!("pass")).plays(0, json!({"unlock": {"asset": "heal"}}));
    assert_eq!(table.player(1)["level"], 4);
    assert_eq!(table.asked().0, 2, "seat 1 has crossed too, and seat 2 alone is lower");
}

#[test]
fn s1_10_officers_on_stack_tiles_stay_there() {
    let street = crossing(3, 1).police("C6", &[]).with(json!({"city": {"C12": null}}));
    let stacks = json!([{"top": "C12", "police": ["swat"], "below": 0}, {"police": [], "below": 0}, {"police": [], "below": 0}, {"police": [], "below": 0}]);
    let table = street.with(json!({"stacks": stacks})).books();
    assert_eq!(table.asked(), (0, json!("unlock")));
}

#[test]
fn s3_13_a_limit_on_moving_an_officer_counts_as_pass() {
    let mut table = crossing(3, 1).options(json!({"answer_s": 10})).books();
    assert_eq!(table.referee.alarm(), Some(Time::ms(10_000)));
    table.referee.advance(Time::ms(10_000), &mut |_| ()).unwrap();
    assert_eq!(table.asked().0, 2);
    assert_eq!(table.referee.alarm(), Some(Time::ms(20_000)), "everybody has the whole time");
    table.plays(2, json!("pass"));
    assert_eq!(table.referee.alarm(), None);
}

#[test]
fn s1_12_whoever_is_out_has_no_part_in_it() {
    let street = crossing(3, 1).with(json!({"day": 3})).player(1, json!({"status": {"escaped": 0}}));
    let table = street.books();
    assert_eq!(table.asked().0, 2);
}
