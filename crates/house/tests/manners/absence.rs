//! Who is away, and bots that play for them.

use super::*;

#[test]
fn a_seat_of_somebody_away_can_be_handed_to_a_bot_and_taken_back() {
    let mut shell = playing(2, 0);
    let bot = r#"{"do":"bot","id":1,"seat":1,"level":"good"}"#;
    no(&mut shell, 1, bot, "not_away");
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(59_000);
    no(&mut shell, 1, bot, "not_away");
    shell.told.clear();
    shell.wait(2_000);
    let said = here(&shell, 1);
    assert_eq!(said.iter().map(|here| here.away.clone()).collect::<Vec<_>>(), [vec![Seat::at(1)]], "once");
    shell.join(5, WATCHER, None);
    no(&mut shell, 5, r#"{"do":"bot","id":2,"seat":1,"level":"good"}"#, "not_seated");
    done(&mut shell, 1, bot);
    let seat = json!({"bot": {"level": "good", "sign": 1, "keeps": {"guest": guest(1), "name": "Guest 1"}}});
    let shown = |shell: &mut Shell| serde_json::to_value(&document(shell).seats[1]).unwrap();
    assert_eq!(shown(&mut shell), seat);
    after_a_crash(&mut shell);
    assert_eq!(shown(&mut shell), seat);
    assert_eq!(whole(&mut shell, 2, 1).seat, None, "whoever comes back watches at first");
    no(&mut shell, 1, r#"{"do":"take","id":3,"seat":1}"#, "not_your_seat");
    done(&mut shell, 1, r#"{"do":"bot","id":4,"seat":1,"level":"novice"}"#);
    shell.told.clear();
    let taken = ask(&mut shell, 2, r#"{"do":"take","id":5,"seat":1}"#);
    assert!(carried_out(&taken).is_some());
    assert!(
        taken.iter().any(|answer| matches!(answer, Answer::Whole(whole) if whole.seat == Some(Seat::at(1))))
    );
    assert_eq!(document(&mut shell).seats[1].person(), Some(guest(1)));
    assert_eq!(document(&mut shell), after_a_crash(&mut shell));
}

#[test]
fn a_bot_plays_for_whoever_asks_it_to() {
    let mut shell = playing(2, 0);
    done(&mut shell, 1, r#"{"do":"bot","id":1,"seat":0,"level":"novice"}"#);
    let before = shell.house.seq();
    shell.wait(20_000);
    assert!(shell.house.seq() > before + 3, "it plays its turn");
    no(&mut shell, 1, r#"{"do":"move","id":2,"on":1,"move":{}}"#, "not_your_seat");
    done(&mut shell, 1, r#"{"do":"take","id":3,"seat":0}"#);
    no(&mut shell, 1, r#"{"do":"take","id":4,"seat":0}"#, "not_your_seat");
    let seq = shell.house.seq();
    shell.wait(5_000);
    assert_eq!(shell.house.seq(), seq, "and then it is gone");
}

#[test]
fn who_is_there_is_told_when_it_changes() {
    let mut shell = gathered(2, 0, json!({}));
    shell.told.clear();
    done(&mut shell, 1, r#"{"do":"sit","id":1,"seat":0}"#);
    assert_eq!(here(&shell, 1).len() + here(&shell, 2).len(), 0, "nothing has changed");
    shell.join(5, WATCHER, None);
    assert_eq!((here(&shell, 1).len(), here(&shell, 5).len()), (1, 1));
    shell.told.clear();
    shell.join(5, WATCHER, None);
    assert_eq!((here(&shell, 1).len(), here(&shell, 5).len()), (0, 1), "whoever comes is told in any case");
}
