//! Signs, seats and the host.

use super::*;

#[test]
fn everybody_has_a_sign_of_their_own() {
    let mut shell = Shell::open(4, json!({}));
    shell.join(1, 0, None);
    shell.join(2, 1, None);
    done(&mut shell, 1, r#"{"do":"sit","id":1,"seat":0,"sign":3}"#);
    done(&mut shell, 2, r#"{"do":"sit","id":2,"seat":1,"sign":3}"#);
    done(&mut shell, 1, r#"{"do":"bot","id":3,"seat":2,"level":"good"}"#);
    let signs =
        |shell: &mut Shell| -> Vec<Option<Sign>> { document(shell).seats.iter().map(SeatOf::sign).collect() };
    assert_eq!(signs(&mut shell), [Some(sign(3)), Some(sign(0)), Some(sign(1)), None]);
    // Sitting down again where one sits changes the sign, if nobody else has it.
    done(&mut shell, 2, r#"{"do":"sit","id":4,"seat":1,"sign":5}"#);
    done(&mut shell, 2, r#"{"do":"sit","id":5,"seat":1,"sign":3}"#);
    assert_eq!(signs(&mut shell)[1], Some(sign(0)));
    done(&mut shell, 2, r#"{"do":"sit","id":6}"#);
    assert_eq!(signs(&mut shell)[1], Some(sign(0)), "whoever wishes for nothing keeps what they have");
    assert_eq!(after_a_crash(&mut shell).seats.len(), 4);
}

#[test]
fn a_seat_is_given_to_whoever_wants_any() {
    let mut shell = gathered(2, 0, json!({}));
    shell.join(5, WATCHER, None);
    no(&mut shell, 5, r#"{"do":"sit","id":1}"#, "no_free_seat");
    done(&mut shell, 1, r#"{"do":"stand","id":2,"seat":1}"#);
    no(&mut shell, 1, r#"{"do":"stand","id":3,"seat":1}"#, "seat_free");
    done(&mut shell, 5, r#"{"do":"sit","id":4}"#);
    assert_eq!(document(&mut shell).seats[1].person(), Some(guest(WATCHER)));
    no(&mut shell, 2, r#"{"do":"sit","id":5,"seat":1}"#, "seat_taken");
}

#[test]
fn hosting_is_handed_over_or_taken_over() {
    let mut shell = gathered(3, 0, json!({}));
    no(&mut shell, 2, r#"{"do":"host","id":1,"seat":1}"#, "host_is_here");
    no(&mut shell, 2, r#"{"do":"host","id":2,"seat":2}"#, "not_the_host");
    done(&mut shell, 1, r#"{"do":"host","id":3,"seat":1}"#);
    assert_eq!(after_a_crash(&mut shell).host, guest(1));
    no(&mut shell, 1, r#"{"do":"start","id":4}"#, "not_the_host");
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(119_000);
    no(&mut shell, 3, r#"{"do":"host","id":5,"seat":2}"#, "host_is_here");
    shell.wait(1_000);
    done(&mut shell, 3, r#"{"do":"host","id":6,"seat":2}"#);
    assert_eq!(document(&mut shell).host, guest(2));
    done(&mut shell, 3, r#"{"do":"stand","id":7,"seat":1}"#);
    no(&mut shell, 3, r#"{"do":"host","id":8,"seat":1}"#, "no_person_there");
}

#[test]
fn a_table_closed_to_watchers_sends_them_away_when_the_game_begins() {
    let mut shell = gathered(2, 0, json!({"first_seat": 0}));
    shell.join(5, WATCHER, None);
    no(&mut shell, 2, r#"{"do":"set","id":1,"watchers":false}"#, "not_the_host");
    done(&mut shell, 1, r#"{"do":"set","id":2,"watchers":false,"public":true}"#);
    let table = document(&mut shell);
    assert_eq!((table.public, table.watchers), (true, false));
    assert_eq!(whole(&mut shell, 6, WATCHER).seat, None, "before the game anybody may come in to sit");
    shell.told.clear();
    done(&mut shell, 1, r#"{"do":"start","id":3}"#);
    assert_eq!(refused(&shell.told[&Link(5)]), Some("closed_to_watchers"));
    no(&mut shell, 5, r#"{"do":"moves","id":4}"#, "closed_to_watchers");
    shell.told.clear();
    shell.join(7, WATCHER, None);
    assert!(matches!(&shell.told[&Link(7)][..], [Answer::No { code, .. }] if code == "closed_to_watchers"));
    assert_eq!(document(&mut shell).phase, Phase::Playing, "the players stay");
    shell.restart(0);
    shell.join(7, WATCHER, None);
    assert_eq!(refused(&shell.told[&Link(7)]), Some("closed_to_watchers"));
    shell.join(1, 0, None);
    done(&mut shell, 1, r#"{"do":"set","id":5,"watchers":true}"#);
    assert!(whole(&mut shell, 7, WATCHER).table.watchers);
}
