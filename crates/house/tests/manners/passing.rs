//! A seat changes hands.

use super::*;

fn pass(shell: &mut Shell, link: u64, id: u64) -> String {
    shell.luck = Some([id as u8; 16]);
    let answers = shell.ask(link, json!({"do": "pass", "id": id}));
    let code = answers.iter().find_map(|answer| match answer {
        Answer::Pass { id: of, code } => (*of == id).then(|| code.as_str().to_owned()),
        _ => None,
    });
    code.unwrap_or_else(|| panic!("{answers:?}"))
}

#[test]
fn a_seat_moves_to_another_device_once() {
    let mut shell = playing(2, 0);
    let code = pass(&mut shell, 1, 1);
    assert_eq!(pass(&mut shell, 1, 1), code, "if the answer was lost it is given again");
    shell.join(5, WATCHER, None);
    no(&mut shell, 5, r#"{"do":"claim","id":2,"code":"ABCDEFGHJKLMNPQR"}"#, "no_such_pass");
    no(&mut shell, 2, &format!(r#"{{"do":"claim","id":3,"code":"{code}"}}"#), "already_seated");
    after_a_crash(&mut shell);
    shell.join(5, WATCHER, None);
    let claim = format!(r#"{{"do":"claim","id":4,"code":"{code}"}}"#);
    let claimed = ask(&mut shell, 5, &claim);
    assert!(carried_out(&claimed).is_some());
    assert!(
        claimed
            .iter()
            .any(|answer| matches!(answer, Answer::Whole(whole) if whole.seat == Some(Seat::at(0))))
    );
    let table = document(&mut shell);
    assert_eq!(table.seats[0].person(), Some(guest(WATCHER)));
    assert_eq!(table.host, guest(WATCHER), "whoever hosts takes that along");
    assert_eq!(whole(&mut shell, 1, 0).seat, None, "the old device watches");
    no(&mut shell, 1, &format!(r#"{{"do":"claim","id":5,"code":"{code}"}}"#), "no_such_pass");
    after_a_crash(&mut shell);
}

#[test]
fn a_code_is_told_to_nobody_else_and_kept_nowhere() {
    let mut shell = playing(2, 0);
    shell.join(5, WATCHER, None);
    shell.told.clear();
    let code = pass(&mut shell, 1, 1);
    let wholes = [whole(&mut shell, 2, 1), whole(&mut shell, 5, WATCHER), whole(&mut shell, 1, 0)];
    shell.told.clear();
    let code = {
        let again = pass(&mut shell, 1, 2);
        assert_ne!(again, code);
        assert!(!format!("{wholes:?}").contains(&code));
        again
    };
    for (link, told) in &shell.told {
        let written: Vec<String> = told.iter().map(Answer::write).collect();
        assert!(*link == Link(1) || !written.concat().contains(&code), "{link:?}: {written:?}");
    }
    let letters = code.as_bytes();
    assert!(shell.kept.iter().all(|entry| !entry.windows(letters.len()).any(|part| part == letters)));
    let bytes = [2; 16];
    assert!(shell.kept.iter().all(|entry| !entry.windows(bytes.len()).any(|part| part == bytes)));
}

#[test]
fn a_code_is_good_for_ten_minutes_and_while_the_seat_is_the_same() {
    let mut shell = gathered(2, 0, json!({}));
    shell.join(5, WATCHER, None);
    let code = pass(&mut shell, 2, 1);
    shell.wait(600_000);
    no(&mut shell, 5, &format!(r#"{{"do":"claim","id":2,"code":"{code}"}}"#), "no_such_pass");
    let code = pass(&mut shell, 2, 3);
    done(&mut shell, 1, r#"{"do":"stand","id":4,"seat":1}"#);
    no(&mut shell, 5, &format!(r#"{{"do":"claim","id":5,"code":"{code}"}}"#), "no_such_pass");
    no(&mut shell, 2, r#"{"do":"pass","id":6}"#, "not_seated");
    no(&mut shell, 1, r#"{"do":"pass","id":7,"seat":1}"#, "seat_free");
    no(&mut shell, 5, r#"{"do":"pass","id":8,"seat":0}"#, "not_your_seat");
    done(&mut shell, 2, r#"{"do":"sit","id":9,"seat":1}"#);
    shell.luck = Some([9; 16]);
    let by_host = ask(&mut shell, 1, r#"{"do":"pass","id":10,"seat":1}"#);
    assert!(by_host.iter().any(|answer| matches!(answer, Answer::Pass { .. })), "{by_host:?}");
}

#[test]
fn a_code_opens_a_closed_door() {
    let mut shell = playing(2, 0);
    done(&mut shell, 1, r#"{"do":"set","id":1,"watchers":false}"#);
    let code = pass(&mut shell, 2, 2);
    shell.join(5, WATCHER, None);
    assert_eq!(refused(&shell.told[&Link(5)]), Some("closed_to_watchers"));
    no(&mut shell, 5, r#"{"do":"claim","id":3,"code":"ABCDEFGHJKLMNPQR"}"#, "no_such_pass");
    shell.told.clear();
    let claimed = ask(&mut shell, 5, &format!(r#"{{"do":"claim","id":4,"code":"{code}"}}"#));
    assert!(matches!(&claimed[0], Answer::Whole(whole) if whole.seat == Some(Seat::at(1))), "{claimed:?}");
    assert!(carried_out(&claimed).is_some());
    assert_eq!(
        refused(&shell.told[&Link(2)]),
        Some("closed_to_watchers"),
        "and whoever had the seat is outside"
    );
}
