//! Several people on one device, and the log of a game that is over.

use super::*;

/// One guest with two seats.
fn shared() -> Shell {
    let mut shell = Shell::open(2, json!({}));
    shell.join(1, 0, None);
    assert!(carried_out(&ask(&mut shell, 1, r#"{"do":"sit","id":1,"seat":0}"#)).is_some());
    assert!(carried_out(&ask(&mut shell, 1, r#"{"do":"also","id":2,"seat":1,"name":"Ben"}"#)).is_some());
    assert!(carried_out(&ask(&mut shell, 1, r#"{"do":"start","id":3}"#)).is_some());
    shell
}

fn seat_seen(answers: &[Answer]) -> Option<Seat> {
    answers.iter().find_map(|answer| match answer {
        Answer::Whole(whole) => whole.seat,
        _ => None,
    })
}

#[test]
fn one_guest_plays_for_two_and_looks_with_the_eyes_of_one_at_a_time() {
    let mut shell = shared();
    let table = document(&mut shell);
    assert_eq!(table.seats[0].person(), table.seats[1].person());
    assert_ne!(table.seats[0].sign(), table.seats[1].sign());
    assert_eq!(seat_seen(&ask(&mut shell, 1, r#"{"do":"look","id":4,"seat":1}"#)), Some(Seat::at(1)));
    assert_eq!(seat_seen(&ask(&mut shell, 1, r#"{"do":"look","id":5,"seat":0}"#)), Some(Seat::at(0)));
    // Both are there, and both are one voice.
    assert!(carried_out(&ask(&mut shell, 1, r#"{"do":"propose","id":6,"what":"pause"}"#)).is_some());
    assert!(document(&mut shell).paused);
    shell.restart(0);
    let table = document(&mut shell);
    assert_eq!(table.seats[0].person(), table.seats[1].person(), "also after a crash");
}

#[test]
fn nobody_looks_with_the_eyes_of_others_or_sits_where_somebody_sits() {
    let mut shell = playing(2, 0);
    no(&mut shell, 1, r#"{"do":"look","id":10,"seat":1}"#, "not_your_seat");
    no(&mut shell, 1, r#"{"do":"also","id":11,"seat":1,"name":"Ben"}"#, "begun");
    let mut shell = Shell::open(2, json!({}));
    shell.join(1, 0, None);
    no(&mut shell, 1, r#"{"do":"also","id":1,"seat":1,"name":"Ben"}"#, "not_seated");
}

#[test]
fn a_log_is_given_to_everybody_after_the_end_and_to_nobody_before() {
    let mut shell = playing(2, 0);
    shell.join(5, WATCHER, None);
    no(&mut shell, 1, r#"{"do":"log","id":20}"#, "still_playing");
    no(&mut shell, 5, r#"{"do":"log","id":20}"#, "still_playing");
    assert!(carried_out(&ask(&mut shell, 1, r#"{"do":"concede","id":21}"#)).is_some());
    for link in [1, 2, 5] {
        let answers = ask(&mut shell, link, r#"{"do":"log","id":22}"#);
        let log = answers.iter().find_map(|answer| match answer {
            Answer::Log { id: 22, log } => Some(log.to_string()),
            _ => None,
        });
        let record = shelf::tools("cells").unwrap().read_log(log.unwrap().as_bytes()).unwrap();
        assert!(record.run(record.seed().unwrap(), usize::MAX, &mut |_| ()).is_ok());
    }
}
