//! The table's manners: signs, seats, absence, agreement, giving up, passing a seat on, talk, and playing again.
#![allow(clippy::unwrap_used)]

mod shell;

use house::{Event, Link, Taken};
use protocol::{Answer, Here, Phase, Said, SeatOf, Sign, TableDocument, TableId};
use serde_json::{Value, json};
use table::Seat;

use shell::{Shell, carried_out, guest, lawful, refused, whole};

const WATCHER: u8 = 9;

/// The document of the table, as somebody who comes anew is told.
fn document(shell: &mut Shell) -> TableDocument {
    whole(shell, 1, 0).table
}

/// The same after a crash: what was kept leads to the same document.
fn after_a_crash(shell: &mut Shell) -> TableDocument {
    let before = document(shell);
    shell.restart(0);
    let after = document(shell);
    assert_eq!(before, after);
    for (link, who) in [(2, 1), (3, 2)] {
        shell.join(link, who, None);
    }
    after
}

fn ask(shell: &mut Shell, link: u64, request: &str) -> Vec<Answer> {
    shell.ask(link, serde_json::from_str(request).unwrap())
}

#[track_caller]
fn done(shell: &mut Shell, link: u64, request: &str) -> u64 {
    let answers = ask(shell, link, request);
    carried_out(&answers).unwrap_or_else(|| panic!("{request}: {answers:?}"))
}

#[track_caller]
fn no(shell: &mut Shell, link: u64, request: &str, code: &str) {
    let before = shell.house.seq();
    let answers = ask(shell, link, request);
    assert_eq!(refused(&answers), Some(code), "{request}: {answers:?}");
    assert_eq!(shell.house.seq(), before, "a refusal changes nothing");
}

/// So many people and bots at a table of cells, about to begin; each over the link that is one more than their number.
fn gathered(people: u8, bots: u8, options: Value) -> Shell {
    let mut shell = Shell::open(people + bots, options);
    for who in 0..people {
        shell.join(u64::from(who) + 1, who, None);
        done(&mut shell, u64::from(who) + 1, &format!(r#"{{"do":"sit","id":{}}}"#, 100 + u32::from(who)));
    }
    for bot in people..people + bots {
        let request =
            format!(r#"{{"do":"bot","id":{},"seat":{bot},"level":"novice"}}"#, 100 + u32::from(bot));
        done(&mut shell, 1, &request);
    }
    shell
}

fn playing(people: u8, bots: u8) -> Shell {
    let mut shell = gathered(people, bots, json!({"first_seat": 0, "turn_seconds": 100}));
    done(&mut shell, 1, r#"{"do":"start","id":99}"#);
    shell
}

fn sign(number: u8) -> Sign {
    Sign::new(number).unwrap()
}

fn here(shell: &Shell, link: u64) -> Vec<Here> {
    let told = shell.told.get(&Link(link)).into_iter().flatten();
    told.filter_map(|answer| if let Answer::Here(here) = answer { Some(here.clone()) } else { None })
        .collect()
}

fn moves(shell: &mut Shell, link: u64) -> Vec<Value> {
    lawful(&ask(shell, link, r#"{"do":"moves","id":7777}"#))
}

fn move_on(shell: &mut Shell, link: u64, id: u64) -> Vec<Answer> {
    let any = json!({"Go": {"piece": "pawn", "to": "a2"}});
    let mv = moves(shell, link).first().cloned().unwrap_or(any);
    shell.ask(link, json!({"do": "move", "id": id, "on": shell.house.seq(), "move": mv}))
}

// ----- signs and seats ------------------------------------------------------------------------------------------------

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

// ----- absence --------------------------------------------------------------------------------------------------------

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

// ----- agreement ------------------------------------------------------------------------------------------------------

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

// ----- giving up ------------------------------------------------------------------------------------------------------

#[test]
fn of_two_the_other_wins() {
    let mut shell = playing(2, 0);
    no(&mut shell, 1, r#"{"do":"rematch","id":1}"#, "still_playing");
    done(&mut shell, 2, r#"{"do":"concede","id":2}"#);
    let table = after_a_crash(&mut shell);
    assert_eq!(table.phase, Phase::Over);
    assert_eq!(table.seed.unwrap().commitment(), table.commitment);
    let ended = json!({"why": "conceded", "seat": 1, "winners": [0]});
    assert_eq!(serde_json::to_value(table.ended.unwrap()).unwrap(), ended);
    assert!(shell.last.as_ref().unwrap().finished);
    assert_eq!(refused(&move_on(&mut shell, 1, 3)), Some("over"));
    no(&mut shell, 2, r#"{"do":"concede","id":4}"#, "over");
    no(&mut shell, 1, r#"{"do":"bot","id":5,"seat":1,"level":"good"}"#, "over");
}

#[test]
fn of_more_a_bot_plays_on_until_one_is_left() {
    let mut shell = playing(3, 0);
    done(&mut shell, 2, r#"{"do":"concede","id":1}"#);
    let table = after_a_crash(&mut shell);
    assert_eq!(table.phase, Phase::Playing);
    let seat = json!({"bot": {"level": "novice", "sign": 1, "keeps": {"guest": guest(1), "name": "Guest 1"}, "conceded": true}});
    assert_eq!(serde_json::to_value(&table.seats[1]).unwrap(), seat);
    no(&mut shell, 2, r#"{"do":"take","id":2,"seat":1}"#, "conceded");
    done(&mut shell, 1, r#"{"do":"propose","id":3,"what":"pause"}"#);
    done(&mut shell, 3, r#"{"do":"agree","id":4}"#);
    done(&mut shell, 1, r#"{"do":"concede","id":5}"#);
    let ended = after_a_crash(&mut shell).ended.unwrap();
    assert_eq!(ended.winners.iter().collect::<Vec<_>>(), [Seat::at(2)], "also in a pause");
}

#[test]
fn nobody_gives_up_alone_where_all_play_together() {
    let mut shell = Shell::open_game("temple", 2, json!({}));
    for (link, who) in [(1, 0), (2, 1)] {
        shell.join(link, who, None);
        done(&mut shell, link, &format!(r#"{{"do":"sit","id":{link}}}"#));
    }
    done(&mut shell, 1, r#"{"do":"start","id":3}"#);
    no(&mut shell, 1, r#"{"do":"concede","id":4}"#, "only_together");
    done(&mut shell, 1, r#"{"do":"propose","id":5,"what":"end"}"#);
    done(&mut shell, 2, r#"{"do":"agree","id":6}"#);
    assert_eq!(document(&mut shell).phase, Phase::Over);
}

// ----- another device -------------------------------------------------------------------------------------------------

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

// ----- talk -----------------------------------------------------------------------------------------------------------

fn heard(shell: &Shell, link: u64) -> Vec<Said> {
    let told = shell.told.get(&Link(link)).into_iter().flatten();
    told.filter_map(|answer| if let Answer::Said(said) = answer { Some(said.clone()) } else { None })
        .collect()
}

#[test]
fn before_the_game_everybody_talks() {
    let mut shell = gathered(2, 0, json!({"first_seat": 0}));
    shell.join(5, WATCHER, None);
    shell.told.clear();
    let seq = shell.house.seq();
    let own = ask(&mut shell, 5, r#"{"do":"say","id":1,"text":" good evening "}"#);
    assert!(matches!(&own[..], [Answer::Said(said)] if said.id == Some(1)), "{own:?}");
    let said = serde_json::to_value(&heard(&shell, 1)[0]).unwrap();
    assert_eq!(said, json!({"from": null, "name": "Guest 9", "text": "good evening"}));
    ask(&mut shell, 5, r#"{"do":"say","id":1,"text":" good evening "}"#);
    assert_eq!(heard(&shell, 1).len(), 1, "what is sent again is not said again");
    ask(&mut shell, 1, r#"{"do":"say","id":2,"phrase":"good_luck"}"#);
    let said = serde_json::to_value(&heard(&shell, 2)[1]).unwrap();
    assert_eq!(said, json!({"from": 0, "name": "Guest 0", "phrase": "good_luck"}));
    no(&mut shell, 1, r#"{"do":"say","id":3}"#, "bad_message");
    assert_eq!(shell.house.seq(), seq, "talk is no entry");
}

#[test]
fn in_the_game_the_rules_say_who_hears() {
    let mut shell = playing(2, 0);
    for (link, who) in [(5, WATCHER), (6, 8)] {
        shell.join(link, who, None);
    }
    no(&mut shell, 1, r#"{"do":"say","id":1,"phrase":"oops"}"#, "no_talk");
    shell.told.clear();
    ask(&mut shell, 5, r#"{"do":"say","id":2,"text":"look at that"}"#);
    assert_eq!((heard(&shell, 6).len(), heard(&shell, 1).len(), heard(&shell, 2).len()), (1, 0, 0));
    done(&mut shell, 2, r#"{"do":"concede","id":3}"#);
    shell.told.clear();
    ask(&mut shell, 1, r#"{"do":"say","id":4,"phrase":"well_played"}"#);
    assert_eq!((heard(&shell, 6).len(), heard(&shell, 2).len()), (1, 1), "afterwards everybody");
}

#[test]
fn nobody_talks_all_the_time() {
    let mut shell = gathered(2, 0, json!({}));
    let say = |shell: &mut Shell, id: u64| shell.ask(1, json!({"do": "say", "id": id, "phrase": "hurry"}));
    for id in 0..5 {
        assert_eq!(refused(&say(&mut shell, id)), None);
    }
    assert_eq!(refused(&say(&mut shell, 5)), Some("too_fast"));
    shell.now += 1_000;
    assert_eq!(refused(&say(&mut shell, 6)), None);
    assert_eq!(refused(&say(&mut shell, 7)), Some("too_fast"));
}

#[test]
fn talk_keeps_its_place_among_the_entries() {
    let mut shell = gathered(2, 0, json!({}));
    shell.fast_disk = false;
    shell.told.clear();
    ask(&mut shell, 1, r#"{"do":"stand","id":1,"seat":0}"#);
    ask(&mut shell, 1, r#"{"do":"say","id":2,"phrase":"again"}"#);
    assert!(shell.told.values().all(Vec::is_empty), "{:?}", shell.told);
    shell.disk();
    let told = &shell.told[&Link(2)];
    let (entry, said) = (
        told.iter().position(|answer| matches!(answer, Answer::Entry(_))),
        told.iter().position(|answer| matches!(answer, Answer::Said(_))),
    );
    assert!(entry < said && entry.is_some(), "{told:?}");
}

// ----- again ----------------------------------------------------------------------------------------------------------

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

// ----- coming back ----------------------------------------------------------------------------------------------------

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
