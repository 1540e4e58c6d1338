//! What cannot be won is not dealt. (Rules §1.4, §1.7, §1.11 to §1.13)

use serde_json::{Value, json};
use table::BadOptions;

use crate::expedition_table::deal;

fn born(seats: u8, options: Value) -> Result<(), BadOptions> {
    let mut all = json!({"difficulty": "born"});
    table::patch(&mut all, &options);
    deal(seats, all, "unwinnable").map(|_| ())
}

// Six born explorers: 24 stones in the ark, 18 in the chambers. With six left the way out costs seven keys, and the first to
// go has five dice.
#[test]
fn six_born_explorers_need_more_stones_in_the_chambers() {
    assert_eq!(
        born(6, json!({})),
        Err(BadOptions::Unwinnable { option: "difficulty", stones: 24, most: 18 })
    );
    assert_eq!(born(6, json!({"curses": true})).unwrap_err(), born(6, json!({})).unwrap_err());
    assert!(deal(6, json!({"difficulty": "seasoned"}), "unwinnable").is_ok());
}

// With five 22 less 18 leave four, which is five keys.
#[test]
fn fewer_can_win() {
    for seats in 1..=5 {
        assert_eq!(born(seats, json!({})), Ok(()), "{seats}");
    }
}

// Three stone conjurers and two keys more; up to three allied stones; four in double chambers; two in the abyss; illusions
// come up again after each slam.
#[test]
fn what_makes_it_possible_for_six() {
    for module in ["treasures", "alliance", "double", "abyss", "illusions"] {
        assert_eq!(born(6, json!({module: true})), Ok(()), "{module}");
    }
}

// In practice no doors slam, so illusions stay as they are.
#[test]
fn without_a_clock_illusions_give_no_second_stone() {
    let practice = json!({"illusions": true, "track": "off"});
    assert_eq!(born(6, practice), Err(BadOptions::Unwinnable { option: "difficulty", stones: 24, most: 18 }));
}

// A harder game that could not be won is not suggested.
#[test]
fn harder_is_only_what_can_be_won() {
    let seasoned: temple::Options = serde_json::from_value(json!({"difficulty": "seasoned"})).unwrap();
    let seats = table::Seats::of;
    assert!(seasoned.harder(seats(5)).is_some());
    assert_eq!(seasoned.harder(seats(6)), None);
}
