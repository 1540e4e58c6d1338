//! Fair races: whoever plays first is first, nobody waits for nothing, and a short lock-out is waited for.

use super::*;

/// Two people and so many bots in the temple, ready to throw, with round trips of 20 and 140 ms.
fn racing(bots: u8, fair: bool) -> Shell {
    let options = json!({"pace": {"throw_ms": 1_000, "act_ms": 1_000}, "intro_ms": 1_000});
    let mut shell = Shell::open_game("temple", 2 + bots, options);
    for who in 0..2 {
        shell.join(u64::from(who) + 1, who, None);
        done(&mut shell, u64::from(who) + 1, &format!(r#"{{"do":"sit","id":{}}}"#, 100 + u32::from(who)));
    }
    for bot in 2..2 + bots {
        done(
            &mut shell,
            1,
            &format!(r#"{{"do":"bot","id":{},"seat":{bot},"level":"novice"}}"#, 100 + u32::from(bot)),
        );
    }
    done(&mut shell, 1, &format!(r#"{{"do":"set","id":98,"fair_race":{fair}}}"#));
    done(&mut shell, 1, r#"{"do":"start","id":99}"#);
    for link in [1, 2] {
        assert!(carried_out(&move_on(&mut shell, link, 50 + link)).is_some(), "everybody is ready");
    }
    shell.wait(5_000);
    trips(&mut shell);
    shell
}

fn trips(shell: &mut Shell) {
    shell.step(Event::Trip { link: Link(1), ms: 20 });
    shell.step(Event::Trip { link: Link(2), ms: 140 });
}

fn throw(shell: &mut Shell, link: u64, id: u64) -> Vec<Answer> {
    let mv = json!({"Throw": {"dice": [0]}});
    shell.ask(link, json!({"do": "move", "id": id, "on": shell.house.seq(), "move": mv}))
}

fn share(shell: &mut Shell, link: u64, id: u64, on: bool) -> Vec<Answer> {
    let on_entry = shell.house.seq();
    shell.ask(link, json!({"do": "move", "id": id, "on": on_entry, "move": {"Share": {"on": on}}}))
}

/// The moves of the game that this link was told of since, by seat, each with its time.
fn told(shell: &mut Shell, link: u64) -> Vec<(u64, u64)> {
    let told = shell.told.remove(&Link(link)).unwrap_or_default();
    let entries = told.into_iter().filter_map(|answer| match answer {
        Answer::Entry(entry) if entry.what == "move" => Some(entry),
        _ => None,
    });
    let seat = |fact: &Value| fact.as_object()?.values().next()?.get("seat")?.as_u64();
    entries.filter_map(|entry| Some((entry.facts.iter().find_map(seat)?, entry.at.as_ms()))).collect()
}

/// The time of the game as the table tells it.
fn clock(shell: &mut Shell) -> u64 {
    let answers = ask(shell, 1, r#"{"do":"ping","at":1}"#);
    let now = answers.iter().find_map(|answer| match answer {
        Answer::Pong { now, .. } => now.map(table::Time::as_ms),
        _ => None,
    });
    now.unwrap()
}

#[test]
fn whoever_played_first_is_first() {
    let mut shell = racing(0, true);
    let start = clock(&mut shell);
    shell.told.clear();
    // The near one plays 15 ms after the far one, and is read 45 ms before.
    shell.now += 25;
    assert!(throw(&mut shell, 1, 1).is_empty(), "the answer waits");
    shell.wait(45);
    assert!(carried_out(&throw(&mut shell, 2, 2)).is_some(), "it cannot come any earlier");
    shell.wait(100);
    assert_eq!(told(&mut shell, 1), [(1, start), (0, start + 15)], "the log has the order and the times");
    assert_eq!(shell.house.held_back(), 0);
}

#[test]
fn without_the_option_whoever_is_read_first_is_first() {
    let mut shell = racing(0, false);
    let start = clock(&mut shell);
    shell.told.clear();
    shell.now += 25;
    assert!(carried_out(&throw(&mut shell, 1, 1)).is_some());
    shell.now += 45;
    assert!(carried_out(&throw(&mut shell, 2, 2)).is_some());
    assert_eq!(told(&mut shell, 3), []);
    shell.told.clear();
    let history = whole(&mut shell, 3, WATCHER).history;
    let moves: Vec<u64> =
        history.iter().filter(|entry| entry.what == "move").map(|entry| entry.at.as_ms()).collect();
    assert_eq!(moves[moves.len() - 2..], [start + 25, start + 70]);
}

#[test]
fn nobody_waits_for_those_who_are_gone_nor_for_bots_nor_alone() {
    let mut shell = racing(1, true);
    shell.now += 5;
    assert!(throw(&mut shell, 1, 1).is_empty());
    shell.wait(80);
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(1_000);
    let start = clock(&mut shell);
    shell.told.clear();
    assert!(carried_out(&throw(&mut shell, 1, 2)).is_some(), "nobody else is there but a bot");
    shell.join(1, 0, None);
    let last = whole(&mut shell, 1, 0).history;
    let last = last.iter().rfind(|entry| entry.what == "move").unwrap();
    assert_eq!(last.at.as_ms(), start, "and it is stamped when it was read");
}

#[test]
fn nothing_waits_longer_than_the_cap_and_a_new_way_is_measured_anew() {
    let mut shell = racing(0, true);
    for _ in 0..16 {
        shell.step(Event::Trip { link: Link(2), ms: 60_000 });
    }
    shell.told.clear();
    assert!(throw(&mut shell, 1, 1).is_empty());
    shell.wait(69);
    assert_eq!(told(&mut shell, 2), []);
    shell.wait(1);
    assert_eq!(told(&mut shell, 2).len(), 1, "80 ms after it was played");
    shell.wait(1_000);
    shell.step(Event::Leave { link: Link(2) });
    shell.join(4, 1, None);
    assert!(carried_out(&throw(&mut shell, 1, 2)).is_some(), "of the new connection nothing is known");
}

#[test]
fn what_somebody_sent_before_they_were_cut_off_counts() {
    let mut shell = racing(0, true);
    shell.told.clear();
    assert!(throw(&mut shell, 1, 1).is_empty());
    shell.step(Event::Leave { link: Link(1) });
    shell.wait(100);
    assert_eq!(told(&mut shell, 2).len(), 1);
    shell.join(5, 0, None);
    throw(&mut shell, 5, 1);
    shell.wait(100);
    assert!(carried_out(&shell.told[&Link(5)]).is_some(), "and is known when it is sent again");
}

#[test]
fn nothing_is_told_of_a_race_before_it_is_kept() {
    let mut shell = racing(0, true);
    shell.told.clear();
    shell.fast_disk = false;
    assert!(throw(&mut shell, 1, 1).is_empty());
    shell.wait(90);
    assert!(shell.told.is_empty());
    shell.disk();
    assert_eq!(told(&mut shell, 2).len(), 1);
}

#[test]
fn what_the_same_person_sends_later_comes_later() {
    let mut shell = racing(0, true);
    shell.told.clear();
    throw(&mut shell, 1, 1);
    share(&mut shell, 1, 2, false);
    ask(&mut shell, 1, r#"{"do":"propose","id":3,"what":"pause"}"#);
    assert!(ask(&mut shell, 1, r#"{"do":"ping","at":4}"#).is_empty(), "not even a sign of life overtakes");
    shell.wait(100);
    let heard: Vec<String> = shell.told[&Link(1)].iter().map(Answer::write).collect();
    let place = |what: &str| heard.iter().position(|text| text.contains(what)).unwrap();
    let order = [r#""ok":{"id":1,"#, r#""ok":{"id":2,"#, r#""ok":{"id":3,"#, "pong"].map(place);
    assert!(order.is_sorted(), "{heard:?}");
}

// ----- what rings ---------------------------------------------------------------------------------------------------

/// Three people, of whom the first has called a vote; the others have five seconds.
fn voting() -> Shell {
    let mut shell = Shell::open_game("specimen", 3, json!({}));
    for who in 0..3 {
        shell.join(u64::from(who) + 1, who, None);
        done(&mut shell, u64::from(who) + 1, &format!(r#"{{"do":"sit","id":{}}}"#, 100 + u32::from(who)));
    }
    done(&mut shell, 1, r#"{"do":"start","id":99}"#);
    trips(&mut shell);
    let on = shell.house.seq();
    shell.wait(1_000);
    done(&mut shell, 1, &format!(r#"{{"do":"move","id":1,"on":{on},"move":"Call"}}"#));
    shell
}

#[test]
fn an_alarm_waits_for_what_was_played_before_it() {
    let mut shell = voting();
    let vote = |id: u64, on: u64| {
        format!(r#"{{"do":"move","id":{id},"on":{on},"move":{{"Vote":{{"ask":1,"yes":true}}}}}}"#)
    };
    let on = shell.house.seq();
    let called = clock(&mut shell) - 10;
    ask(&mut shell, 3, &vote(2, on));
    let left = called + 5_000 - clock(&mut shell);
    shell.wait(left + 60);
    let seq = shell.house.seq();
    // Played 10 ms before the time is up, and read 60 ms after.
    assert_eq!(done(&mut shell, 2, &vote(3, seq)), seq, "the vote has not been closed");
    let mut shell = voting();
    let on = shell.house.seq();
    ask(&mut shell, 3, &vote(2, on));
    let left = called + 5_000 - clock(&mut shell);
    shell.wait(left + 69);
    let seq = shell.house.seq();
    shell.wait(2);
    assert_eq!(shell.house.seq(), seq + 1, "it rings when nobody can come before it any more");
    no(&mut shell, 2, &vote(3, on), "ask_closed");
}

/// A bot plays as it always does, and what somebody played before is not lost to it.
#[test]
fn a_bot_waits_for_what_was_played_before_it() {
    let mut shell = racing(1, true);
    shell.told.clear();
    for number in 0..20 {
        shell.wait(1_100);
        throw(&mut shell, 2, 10 + number);
    }
    shell.wait(200);
    let told = told(&mut shell, 1);
    assert!(told.iter().any(|(seat, _)| *seat == 2) && told.iter().any(|(seat, _)| *seat == 1));
    assert!(told.is_sorted_by_key(|(_, at)| *at), "{told:?}");
    let start = clock(&mut shell);
    // By now the far one is 70 ms away: a bot's move is told when its time is so long ago.
    let late = (0..3_000).find_map(|_| {
        let before = shell.house.seq();
        shell.wait(1);
        (shell.house.seq() > before).then(|| clock(&mut shell))
    });
    let last = whole(&mut shell, 1, 0).history;
    let last = last.iter().rfind(|entry| entry.what == "move").unwrap().at.as_ms();
    assert!(last >= start - 80 && late.unwrap() == last + 71, "{last} told at {late:?}");
}

#[test]
fn nobody_waits_for_those_who_are_not_awaited() {
    let mut shell = voting();
    let on = shell.house.seq();
    let vote = format!(r#"{{"do":"move","id":5,"on":{on},"move":{{"Vote":{{"ask":1,"yes":false}}}}}}"#);
    done(&mut shell, 2, &vote);
    let on = shell.house.seq();
    done(&mut shell, 1, &format!(r#"{{"do":"move","id":6,"on":{on},"move":{{"Step":1}}}}"#));
}

// ----- the lock-out -------------------------------------------------------------------------------------------------

#[test]
fn a_lock_out_that_ends_soon_is_waited_for() {
    for fair in [false, true] {
        let mut shell = racing(0, fair);
        shell.step(Event::Leave { link: Link(2) });
        let start = clock(&mut shell);
        assert!(carried_out(&throw(&mut shell, 1, 1)).is_some());
        shell.now += 849;
        assert_eq!(refused(&throw(&mut shell, 1, 2)), Some("early"), "151 ms are too long to wait");
        shell.now += 1;
        shell.told.clear();
        assert!(throw(&mut shell, 1, 3).is_empty());
        shell.wait(149);
        assert!(shell.told.is_empty(), "the answer comes when it is judged");
        shell.wait(1);
        let answers = &shell.told[&Link(1)];
        assert!(carried_out(answers).is_some());
        assert_eq!(told(&mut shell, 1), [(0, start + 1_000)], "at the very moment");
    }
}

/// Game time stands still, so the lock-out does not end: the move is not tried again and again.
#[test]
fn while_the_disk_stalls_a_lock_out_is_not_waited_for() {
    let mut shell = racing(0, false);
    assert!(carried_out(&throw(&mut shell, 1, 1)).is_some());
    shell.fast_disk = false;
    shell.now += 400;
    assert!(throw(&mut shell, 2, 2).is_empty(), "on its way to the disk, and the clock stands 500 ms later");
    shell.now += 550;
    throw(&mut shell, 1, 3);
    assert_eq!(shell.house.held_back(), 0);
    shell.disk();
    assert_eq!(refused(&shell.told[&Link(1)]), Some("early"));
}

#[test]
fn what_follows_a_move_that_waits_waits_behind_it() {
    let mut shell = racing(0, false);
    assert!(carried_out(&throw(&mut shell, 1, 1)).is_some());
    shell.now += 900;
    shell.told.clear();
    assert!(throw(&mut shell, 1, 2).is_empty());
    assert!(throw(&mut shell, 1, 3).is_empty());
    assert!(share(&mut shell, 1, 4, false).is_empty());
    assert!(carried_out(&throw(&mut shell, 2, 5)).is_some(), "nobody else waits");
    assert!(throw(&mut shell, 1, 2).is_empty(), "sent again");
    shell.wait(100);
    let answers: Vec<String> = shell.told[&Link(1)]
        .iter()
        .filter(|answer| matches!(answer, Answer::Ok { .. } | Answer::No { .. }))
        .map(Answer::write)
        .collect();
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert!(answers[0].contains(r#""ok":{"id":2"#), "{answers:?}");
    assert!(answers[1].contains(r#""no":{"id":3,"code":"early""#), "busy again, and for long: {answers:?}");
    assert!(answers[2].contains(r#""ok":{"id":4"#), "{answers:?}");
    assert!(answers[3].contains(r#""ok":{"id":2"#), "and not done twice: {answers:?}");
}

#[test]
fn only_so_many_wait_and_none_longer_than_it_is_good_for() {
    let mut shell = racing(0, false);
    assert!(carried_out(&throw(&mut shell, 1, 1)).is_some());
    shell.now += 900;
    let on = shell.house.seq();
    let short = json!({"do": "move", "id": 2, "on": on, "move": {"Throw": {"dice": [0]}}, "good_for": 90});
    assert!(shell.ask(1, short).is_empty());
    for id in 3..34 {
        assert!(throw(&mut shell, 1, id).is_empty());
    }
    assert_eq!(refused(&throw(&mut shell, 1, 34)), Some("too_fast"));
    shell.told.clear();
    shell.wait(100);
    assert_eq!(refused(&shell.told[&Link(1)]), Some("too_late"), "the first of them");
    assert_eq!(shell.house.held_back(), 0);
}

// ----- the option ---------------------------------------------------------------------------------------------------

#[test]
fn it_is_usual_where_people_race_against_each_other() {
    let open = |game: &str| document(&mut Shell::open_game(game, 2, json!({}))).fair_race;
    assert!(open("master") && open("specimen"));
    assert!(!open("temple"), "all play together");
    assert!(!open("cells"), "people take turns");
}

#[test]
fn the_host_decides_and_it_is_kept() {
    let mut shell = racing(0, false);
    no(&mut shell, 2, r#"{"do":"set","id":1,"fair_race":true}"#, "not_the_host");
    done(&mut shell, 1, r#"{"do":"set","id":2,"fair_race":true}"#);
    assert!(after_a_crash(&mut shell).fair_race);
    done(&mut shell, 1, r#"{"do":"set","id":3,"fair_race":false,"public":true}"#);
    let table = after_a_crash(&mut shell);
    assert!(table.public && !table.fair_race);
    done(&mut shell, 1, r#"{"do":"set","id":4,"fair_race":true}"#);
    done(&mut shell, 1, r#"{"do":"propose","id":5,"what":"end"}"#);
    done(&mut shell, 2, r#"{"do":"agree","id":6}"#);
    ask(&mut shell, 1, r#"{"do":"rematch","id":7}"#);
    let next = shell.next.take().unwrap().opening(table::Seed::from_text("next"));
    assert!(next.fair_race, "it goes on at the next table");
}

#[test]
fn where_nobody_races_it_cannot_be_asked_for() {
    let mut shell = playing(2, 0);
    no(&mut shell, 1, r#"{"do":"set","id":1,"fair_race":true}"#, "no_races");
    let seed = table::Seed::from_text("table");
    let opening = house::open(shell::games(), guest(0), "cells", 2, None, seed).unwrap();
    let mut shell = Shell::begin(house::Opening { fair_race: true, ..opening });
    assert!(!document(&mut shell).fair_race);
}
