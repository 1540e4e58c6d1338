//! The same people at another table.

use super::*;

#[test]
fn the_same_people_play_again_and_the_next_one_begins() {
    let mut shell = playing(2, 1);
    no(&mut shell, 1, r#"{"do":"rematch","id":1}"#, "still_playing");
    done(&mut shell, 1, r#"{"do":"bot","id":2,"seat":0,"level":"good"}"#);
    done(&mut shell, 2, r#"{"do":"propose","id":3,"what":"end"}"#);
    shell.join(5, WATCHER, None);
    no(&mut shell, 5, r#"{"do":"rematch","id":4}"#, "not_seated");
    assert_eq!(ask(&mut shell, 2, r#"{"do":"rematch","id":5}"#), vec![]);
    let next = shell.next.take().unwrap();
    assert_eq!(ask(&mut shell, 1, r#"{"do":"rematch","id":6}"#), vec![]);
    assert!(shell.next.is_none(), "one table is enough");
    let table: TableId = "K7QF2M".parse().unwrap();
    shell.told.clear();
    shell.step(Event::NextOpened { table: Some(table) });
    let (first, second) = (carried_out(&shell.told[&Link(2)]), carried_out(&shell.told[&Link(1)]));
    assert!(first.is_some() && first == second);
    assert_eq!(after_a_crash(&mut shell).next, Some(table));
    assert!(shell.last.as_ref().unwrap().finished);
    assert_eq!(
        Some(done(&mut shell, 1, r#"{"do":"rematch","id":7}"#)),
        first,
        "asked again it is the same table"
    );

    let opening = next.opening(table::Seed::from_text("next"));
    assert_eq!(opening.host, guest(1), "whoever asked first");
    assert!(
        matches!(&opening.taken[0], Taken::Person { guest: who, .. } if *who == guest(0)),
        "back from the bot"
    );
    let options: Value = serde_json::from_str(&opening.options).unwrap();
    assert_eq!((options["first_seat"].clone(), options["turn_seconds"].clone()), (json!(1), json!(100)));
    let mut shell = Shell::begin(opening);
    shell.join(2, 1, None);
    let table = document(&mut shell);
    assert_eq!(table.seats[1].person(), Some(guest(1)));
    assert_eq!(table.seats[2].sign(), Some(sign(2)));
    done(&mut shell, 2, r#"{"do":"start","id":1}"#);
    after_a_crash(&mut shell);
}

#[test]
fn whoever_asks_first_may_choose_other_options() {
    let mut shell = playing(2, 0);
    done(&mut shell, 1, r#"{"do":"concede","id":1}"#);
    no(&mut shell, 1, r#"{"do":"rematch","id":2,"options":{"tea":true}}"#, "unknown_options");
    no(&mut shell, 1, r#"{"do":"rematch","id":3,"options":{"turn_limit":201}}"#, "bad_options_out_of_range");
    assert!(shell.next.is_none(), "nobody opens a table that cannot be dealt");
    ask(&mut shell, 1, r#"{"do":"rematch","id":4,"options":{"turn_limit":7}}"#);
    let next = shell.next.take().unwrap();
    ask(&mut shell, 2, r#"{"do":"rematch","id":5,"options":{"turn_limit":9}}"#);
    assert!(shell.next.is_none(), "whoever asks later gets the same table");
    let opening = next.opening(table::Seed::from_text("other"));
    let options: Value = serde_json::from_str(&opening.options).unwrap();
    assert_eq!((options["turn_limit"].clone(), options["turn_seconds"].clone()), (json!(7), json!("off")));
}

#[test]
fn a_full_house_opens_no_other_table() {
    let mut shell = playing(2, 0);
    done(&mut shell, 1, r#"{"do":"concede","id":1}"#);
    ask(&mut shell, 1, r#"{"do":"rematch","id":2}"#);
    shell.told.clear();
    shell.step(Event::NextOpened { table: None });
    assert_eq!(refused(&shell.told[&Link(1)]), Some("house_full"));
    shell.next = None;
    ask(&mut shell, 1, r#"{"do":"rematch","id":2}"#);
    assert!(shell.next.is_some(), "it may be tried again");
}
