//! From a request to the other screens and back.
#![allow(clippy::unwrap_used)]

mod shell;

use house::{Event, Link};
use protocol::Answer;
use serde_json::json;
use table::Seat;

use shell::{Shell, carried_out, lawful, refused};

/// Two people and a bot, with the first seat to begin.
fn seated() -> Shell {
    let mut shell = Shell::open(3, json!({"first_seat": 0}));
    shell.join(1, 0, None);
    shell.join(2, 1, None);
    shell.join(3, 9, None);
    assert_eq!(refused(&shell.ask(1, json!({"do": "start", "id": 1}))), Some("seats_empty"));
    assert!(carried_out(&shell.ask(1, json!({"do": "sit", "id": 2, "seat": 0}))).is_some());
    assert_eq!(refused(&shell.ask(2, json!({"do": "sit", "id": 3, "seat": 0}))), Some("seat_taken"));
    let entropy = "00".repeat(16);
    let sat = shell.ask(2, json!({"do": "sit", "id": 4, "seat": 1, "entropy": entropy}));
    assert!(carried_out(&sat).is_some());
    assert!(
        sat.iter().any(|answer| matches!(answer, Answer::Whole(whole) if whole.seat == Some(Seat::at(1))))
    );
    assert_eq!(
        refused(&shell.ask(2, json!({"do": "bot", "id": 5, "seat": 2, "level": "good"}))),
        Some("not_the_host")
    );
    assert_eq!(
        refused(&shell.ask(1, json!({"do": "bot", "id": 6, "seat": 2, "level": "god"}))),
        Some("no_such_bot")
    );
    assert!(
        carried_out(&shell.ask(1, json!({"do": "bot", "id": 7, "seat": 2, "level": "novice"}))).is_some()
    );
    assert_eq!(
        refused(&shell.ask(1, json!({"do": "move", "id": 8, "on": 0, "move": {}}))),
        Some("not_begun")
    );
    assert!(carried_out(&shell.ask(1, json!({"do": "start", "id": 9}))).is_some());
    shell
}

/// Makes any lawful move for whoever is on turn, and lets bots play.
fn play_on(shell: &mut Shell, moves: usize, next_id: &mut u64) -> usize {
    let mut made = 0;
    for _ in 0..moves {
        for link in [1, 2] {
            *next_id += 1;
            let lawful = lawful(&shell.ask(link, json!({"do": "moves", "id": *next_id})));
            let Some(mv) = lawful.get(*next_id as usize % lawful.len().max(1)) else { continue };
            *next_id += 1;
            let on = shell.house.seq();
            let answer = shell.ask(link, json!({"do": "move", "id": *next_id, "on": on, "move": mv}));
            assert!(carried_out(&answer).is_some(), "{answer:?}");
            made += 1;
        }
        shell.wait(2_000);
    }
    made
}

#[test]
fn two_people_and_a_bot_play_and_the_house_is_killed_in_between() {
    let mut shell = seated();
    let mut next_id = 100;
    assert!(play_on(&mut shell, 20, &mut next_id) > 5);
    let before = shell.house.seq();
    shell.now += 60_000;
    shell.restart(60_000);
    for (link, who) in [(1, 0), (2, 1)] {
        shell.join(link, who, Some(before));
    }
    assert!(play_on(&mut shell, 20, &mut next_id) > 5);
    let whole = |shell: &mut Shell, link| {
        shell.join(link, 9, None);
        let told = &shell.told[&Link(link)];
        told.iter()
            .find_map(|answer| if let Answer::Whole(whole) = answer { Some(whole.clone()) } else { None })
    };
    let seen = whole(&mut shell, 50).unwrap();
    assert_eq!(seen.seat, None);
    assert_eq!(seen.mine, None);
    assert!(seen.at.as_ms() < 100_000, "the minute away does not count: {}", seen.at);
    assert_eq!(seen.seq, shell.house.seq());
}

#[test]
fn a_request_sent_again_is_answered_again_and_not_carried_out_again() {
    let mut shell = seated();
    let moves = lawful(&shell.ask(1, json!({"do": "moves", "id": 10})));
    let request = json!({"do": "move", "id": 11, "on": shell.house.seq(), "move": moves[0]});
    let first = carried_out(&shell.ask(1, request.clone())).unwrap();
    let seq = shell.house.seq();
    assert_eq!(carried_out(&shell.ask(1, request.clone())), Some(first));
    assert_eq!(shell.house.seq(), seq);
    shell.restart(5);
    shell.join(1, 0, None);
    let seq = shell.house.seq();
    assert_eq!(carried_out(&shell.ask(1, request)), Some(first), "also after a crash");
    assert_eq!(shell.house.seq(), seq);
}

#[test]
fn nothing_is_let_out_before_it_is_on_disk() {
    let mut shell = seated();
    let moves = lawful(&shell.ask(1, json!({"do": "moves", "id": 10})));
    shell.fast_disk = false;
    shell.told.clear();
    let on = shell.house.seq();
    assert_eq!(shell.ask(1, json!({"do": "move", "id": 11, "on": on, "move": moves[0]})), vec![]);
    assert_eq!(
        shell.ask(2, json!({"do": "move", "id": 12, "on": on, "move": moves[0]})),
        vec![],
        "not even a refusal"
    );
    assert_eq!(shell.ask(3, json!({"do": "sit", "id": 13, "seat": 0})), vec![]);
    shell.join(4, 9, None);
    assert!(shell.told.values().all(Vec::is_empty), "{:?}", shell.told);
    shell.disk();
    let told = |link: u64| &shell.told[&Link(link)];
    assert!(carried_out(told(1)).is_some());
    assert_eq!(refused(told(2)), Some("not_your_turn"));
    assert_eq!(refused(told(3)), Some("begun"));
    assert!(matches!(&told(4)[0], Answer::Whole(whole) if whole.seq == shell.house.seq()));
}

#[test]
fn a_stalled_disk_stops_the_clock() {
    let mut shell = Shell::open(2, json!({"first_seat": 0, "turn_seconds": 30}));
    shell.join(1, 0, None);
    shell.ask(1, json!({"do": "sit", "id": 2, "seat": 0}));
    shell.ask(1, json!({"do": "bot", "id": 3, "seat": 1, "level": "novice"}));
    shell.ask(1, json!({"do": "start", "id": 4}));
    let moves = lawful(&shell.ask(1, json!({"do": "moves", "id": 10})));
    shell.fast_disk = false;
    shell.ask(1, json!({"do": "move", "id": 11, "on": shell.house.seq(), "move": moves[0]}));
    shell.now += 3_600_000;
    shell.step(Event::Tick);
    shell.fast_disk = true;
    shell.told.clear();
    shell.disk();
    let told = &shell.told[&Link(1)];
    let what: Vec<&str> = told
        .iter()
        .filter_map(|answer| if let Answer::Entry(entry) = answer { Some(entry.what.as_str()) } else { None })
        .collect();
    assert_eq!(what, ["move", "outage"], "the turn has not run out");
}

#[test]
fn the_house_sleeps_while_the_disk_stalls() {
    let mut shell = Shell::open(2, json!({"first_seat": 0, "turn_seconds": 10}));
    shell.join(1, 0, None);
    shell.ask(1, json!({"do": "sit", "id": 2, "seat": 0}));
    shell.ask(1, json!({"do": "bot", "id": 3, "seat": 1, "level": "novice"}));
    shell.ask(1, json!({"do": "start", "id": 4}));
    shell.wait(9_000);
    shell.now += 490;
    let moves = lawful(&shell.ask(1, json!({"do": "moves", "id": 10})));
    shell.fast_disk = false;
    shell.ask(1, json!({"do": "move", "id": 11, "on": shell.house.seq(), "move": moves[0]}));
    let mut woken = 0;
    let until = shell.now + 10_000;
    while let Some(wake) = shell.house.wake(shell.now).filter(|wake| *wake < until) {
        shell.now = shell.now.max(wake);
        shell.step(Event::Tick);
        woken += 1;
    }
    assert!(woken < 20, "woken {woken} times in ten seconds of a stalled disk");
}

#[test]
fn who_comes_back_gets_what_was_missed_without_what_was_for_those_present() {
    let mut shell = seated();
    let mut next_id = 100;
    play_on(&mut shell, 3, &mut next_id);
    let have = shell.house.seq();
    shell.step(Event::Leave { link: Link(1) });
    let moves = lawful(&shell.ask(2, json!({"do": "moves", "id": 7_000})));
    if let Some(mv) = moves.first() {
        shell.ask(2, json!({"do": "move", "id": 7_001, "on": have, "move": mv}));
    }
    shell.told.clear();
    shell.join(1, 0, Some(have));
    let told = &shell.told[&Link(1)];
    assert!(!told.iter().any(|answer| matches!(answer, Answer::Whole(_))));
    let seqs: Vec<u64> = told
        .iter()
        .filter_map(|answer| if let Answer::Entry(entry) = answer { Some(entry.seq) } else { None })
        .collect();
    assert_eq!(seqs, (have..shell.house.seq()).collect::<Vec<_>>());
    shell.told.clear();
    shell.join(1, 0, Some(3));
    assert!(shell.told[&Link(1)].iter().any(|answer| matches!(answer, Answer::Whole(_))), "too long ago");
    shell.join(1, 0, Some(1 << 40));
    assert!(shell.told[&Link(1)].iter().any(|answer| matches!(answer, Answer::Whole(_))), "not yet");
}

#[test]
fn a_table_without_anybody_sleeps_and_a_sleeping_clock_runs() {
    let mut shell = Shell::open(2, json!({"first_seat": 0, "turn_seconds": 600}));
    shell.join(1, 0, None);
    shell.ask(1, json!({"do": "sit", "id": 2, "seat": 0}));
    shell.ask(1, json!({"do": "bot", "id": 3, "seat": 1, "level": "novice"}));
    shell.ask(1, json!({"do": "start", "id": 4}));
    shell.step(Event::Leave { link: Link(1) });
    shell.wait(60_000);
    assert!(shell.asleep);
    let mark = shell.last.as_ref().unwrap().mark;
    assert!(mark.asleep);
    assert_eq!(mark.due, Some(1_000 + 600_000));
    shell.now = mark.service + 100_000;
    shell.restart(0);
    shell.join(1, 0, None);
    let answers = shell.ask(1, json!({"do": "ping", "at": 5}));
    let Some(Answer::Pong { now: Some(now), .. }) = answers.first() else { panic!("{answers:?}") };
    assert_eq!(now.as_ms(), shell.now - 1_000);
}

#[test]
fn strangers_cannot_keep_a_player_outside() {
    let mut shell = seated();
    shell.step(Event::Leave { link: Link(2) });
    for number in 0..80 {
        shell.join(100 + number, 20 + (number / 8) as u8, None);
    }
    let full = |shell: &Shell, link| refused(&shell.told[&Link(link)]) == Some("table_full");
    assert!(full(&shell, 179), "as many as there may be");
    assert_eq!(
        refused(&shell.ask(179, json!({"do": "moves", "id": 1}))),
        Some("not_at_a_table"),
        "and an answer"
    );
    shell.told.clear();
    shell.join(2, 1, None);
    assert!(matches!(&shell.told[&Link(2)][0], Answer::Whole(whole) if whole.seat == Some(Seat::at(1))));
    for link in 200..210 {
        shell.join(link, 1, None);
    }
    assert!(full(&shell, 209), "nobody needs so many screens");
}

#[test]
fn two_taps_do_not_take_back_two_moves() {
    let mut shell = seated();
    for id in [10, 12] {
        let moves = lawful(&shell.ask(1, json!({"do": "moves", "id": id})));
        shell.ask(1, json!({"do": "move", "id": id + 1, "on": shell.house.seq(), "move": moves[0]}));
    }
    let on = shell.house.seq();
    assert!(carried_out(&shell.ask(1, json!({"do": "undo", "id": 20, "on": on}))).is_some());
    assert_eq!(refused(&shell.ask(1, json!({"do": "undo", "id": 21, "on": on}))), Some("stale"));
    assert!(
        carried_out(&shell.ask(1, json!({"do": "undo", "id": 20, "on": on}))).is_some(),
        "answered again"
    );
}

#[test]
fn a_game_ends_with_the_seed_and_nothing_follows() {
    let mut shell = seated();
    let mut next_id = 100;
    for _ in 0..3_000 {
        if play_on(&mut shell, 1, &mut next_id) == 0 && shell.last.as_ref().unwrap().finished {
            break;
        }
    }
    assert!(shell.last.as_ref().unwrap().finished, "people at random and a novice come to an end");
    shell.join(60, 9, None);
    let told = &shell.told[&Link(60)];
    let Some(Answer::Whole(whole)) = told.first() else { panic!("{told:?}") };
    assert_eq!(whole.table.phase, protocol::Phase::Over);
    assert_eq!(whole.table.seed.unwrap().commitment(), whole.table.commitment);
    let refusal =
        shell.ask(1, json!({"do": "move", "id": 1, "on": 1, "move": {"Go": {"piece": "pawn", "to": "a2"}}}));
    assert!(refused(&refusal).is_some());
    shell.restart(9);
    shell.join(1, 0, None);
    assert!(matches!(&shell.told[&Link(1)][0], Answer::Whole(again) if again.table == whole_of(&shell)));
}

fn whole_of(shell: &Shell) -> protocol::TableDocument {
    match &shell.told[&Link(1)][0] {
        Answer::Whole(whole) => whole.table.clone(),
        other => panic!("{other:?}"),
    }
}
