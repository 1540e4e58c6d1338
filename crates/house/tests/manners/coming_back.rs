//! What was arranged meanwhile.

use super::*;

#[test]
fn who_comes_back_gets_what_was_arranged_meanwhile() {
    let mut shell = playing(2, 0);
    let have = shell.house.seq();
    shell.step(Event::Leave { link: Link(2) });
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"pause"}"#);
    done(&mut shell, 1, r#"{"do":"set","id":2,"public":true}"#);
    shell.told.clear();
    shell.join(2, 1, Some(have));
    let entries: Vec<_> = shell.told[&Link(2)]
        .iter()
        .filter_map(|answer| if let Answer::Entry(entry) = answer { Some(entry.clone()) } else { None })
        .collect();
    assert_eq!(entries.iter().map(|entry| entry.what.as_str()).collect::<Vec<_>>(), ["proposed", "set"]);
    assert_eq!(entries[1].table, Some(json!({"public": true})));
    // With other eyes everything is seen anew.
    let have = shell.house.seq();
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(60_000);
    done(&mut shell, 1, r#"{"do":"bot","id":3,"seat":1,"level":"novice"}"#);
    shell.told.clear();
    shell.join(2, 1, Some(have));
    assert!(matches!(&shell.told[&Link(2)][0], Answer::Whole(whole) if whole.seat.is_none()));
}

#[test]
fn a_table_in_a_few_words() {
    let mut shell = gathered(2, 0, json!({"undo": false}));
    done(&mut shell, 1, r#"{"do":"stand","id":1,"seat":0}"#);
    let summary = shell.house.summary();
    assert_eq!((summary.game, summary.seats, summary.free, summary.public), ("cells", 2, 1, false));
    assert_eq!(summary.people.iter().map(|name| name.as_str()).collect::<Vec<_>>(), ["Guest 1"]);
    assert_eq!(Value::Object(summary.options), json!({"undo": false}));
}
