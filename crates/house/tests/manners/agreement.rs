//! Pauses and ends that all agree to.

use super::*;

#[test]
fn a_pause_needs_everybody_and_stops_clocks_and_bots() {
    let mut shell = playing(2, 1);
    no(&mut shell, 1, r#"{"do":"agree","id":1}"#, "no_proposal");
    no(&mut shell, 1, r#"{"do":"resume","id":2}"#, "not_paused");
    done(&mut shell, 1, r#"{"do":"propose","id":3,"what":"pause"}"#);
    no(&mut shell, 1, r#"{"do":"agree","id":4}"#, "already_agreed");
    no(&mut shell, 2, r#"{"do":"propose","id":5,"what":"end"}"#, "proposal_open");
    let shown = json!({"what": "pause", "by": 0, "agreed": [0]});
    assert_eq!(serde_json::to_value(after_a_crash(&mut shell).proposal.unwrap()).unwrap(), shown);
    done(&mut shell, 2, r#"{"do":"agree","id":6}"#);
    let table = after_a_crash(&mut shell);
    assert!(table.paused && table.proposal.is_none());
    no(&mut shell, 1, r#"{"do":"propose","id":7,"what":"pause"}"#, "paused");
    assert_eq!(refused(&move_on(&mut shell, 1, 8)), Some("paused"));
    let (seq, at) = (shell.house.seq(), whole(&mut shell, 1, 0).at);
    shell.wait(3_600_000);
    assert_eq!((shell.house.seq(), whole(&mut shell, 1, 0).at), (seq, at), "nothing moves");
    assert!(!whole(&mut shell, 1, 0).running);
    // A table that sleeps in a pause does not dream on.
    for link in 1..=3 {
        shell.step(Event::Leave { link: Link(link) });
    }
    shell.wait(60_000);
    assert!(shell.asleep);
    assert_eq!(shell.last.as_ref().unwrap().mark.due, None);
    shell.now += 3_600_000;
    shell.restart(0);
    assert_eq!(whole(&mut shell, 1, 0).at, at);
    shell.join(2, 1, None);
    done(&mut shell, 2, r#"{"do":"resume","id":9}"#);
    shell.wait(1_000);
    let on = whole(&mut shell, 1, 0);
    assert!(on.running && !on.table.paused);
    assert_eq!(on.at.as_ms(), at.as_ms() + 1_000);
    assert!(carried_out(&move_on(&mut shell, 1, 10)).is_some());
}

#[test]
fn a_proposal_can_be_declined_and_lapses() {
    let mut shell = playing(2, 0);
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"end"}"#);
    shell.join(5, WATCHER, None);
    no(&mut shell, 5, r#"{"do":"decline","id":2}"#, "not_seated");
    done(&mut shell, 2, r#"{"do":"decline","id":3}"#);
    assert_eq!(document(&mut shell).proposal, None);
    no(&mut shell, 2, r#"{"do":"decline","id":4}"#, "no_proposal");
    done(&mut shell, 2, r#"{"do":"propose","id":5,"what":"pause"}"#);
    shell.wait(59_000);
    assert!(after_a_crash(&mut shell).proposal.is_some());
    shell.wait(1_001);
    assert_eq!(after_a_crash(&mut shell).proposal, None);
}

#[test]
fn bots_are_not_asked_and_those_away_can_be_replaced() {
    let mut shell = playing(1, 1);
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"pause"}"#);
    assert!(document(&mut shell).paused, "a lone person is agreed with oneself");
    let mut shell = playing(2, 0);
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(59_500);
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"end"}"#);
    shell.wait(600);
    done(&mut shell, 1, r#"{"do":"bot","id":2,"seat":1,"level":"novice"}"#);
    let ended = json!({"why": "agreed", "winners": []});
    assert_eq!(serde_json::to_value(after_a_crash(&mut shell).ended.unwrap()).unwrap(), ended);
}
