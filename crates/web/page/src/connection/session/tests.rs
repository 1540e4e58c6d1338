use protocol::{GuestId, SeatOf};
use serde_json::json;
use table::Seat;

use super::*;

fn session() -> Session {
    Session::new(Name::new("Ana").unwrap(), Sign::default(), || 1 << 20)
}

fn code() -> TableId {
    "K7QF2M".parse().unwrap()
}

/// All that is to be done: texts as JSON, the rest by name.
fn acts(session: &mut Session) -> Vec<Value> {
    let mut all = Vec::new();
    while let Some(act) = session.next_act() {
        all.push(match act {
            Act::Open => json!("open"),
            Act::Close => json!("close"),
            Act::Send(text) => serde_json::from_str(&text).unwrap(),
            Act::Tell(news) if matches!(*news, News::Link | News::Time(_)) => continue,
            Act::Tell(news) => json!(format!("{news:?}").split(['(', ' ']).next().unwrap()),
        });
    }
    all
}

fn hear(session: &mut Session, answer: Value, now: u64) -> Vec<Value> {
    session.heard(&answer.to_string(), now);
    acts(session)
}

fn hello() -> Value {
    json!({"hello": {"protocol": 2, "guest": "0011223344556677", "games": []}})
}

fn whole(seq: u64) -> Value {
    json!({"whole": {
        "seq": seq, "at": 5, "running": false,
        "table": {
            "id": "K7QF2M", "game": "cells", "rules": 1, "options": {}, "host": "0011223344556677",
            "commitment": "00".repeat(32), "public": false, "watchers": true, "phase": "gathering", "seats": ["free", {"bot": {"level": "good", "sign": 1}}],
        },
    }})
}

fn here() -> Value {
    json!({"here": {"seats": [], "watchers": 1}})
}

fn entry(seq: u64) -> Value {
    json!({"entry": {"seq": seq, "at": 9, "what": "move", "facts": [], "public": {"left": seq}}})
}

/// Greeted, at the table, with nothing left to do.
fn at_the_table() -> Session {
    let mut session = session();
    session.join(code(), 0);
    session.opened(10);
    hear(&mut session, hello(), 20);
    hear(&mut session, whole(3), 30);
    hear(&mut session, here(), 30);
    session
}

#[test]
fn hello_comes_first_then_the_table_then_what_is_asked() {
    let mut session = session();
    session.join(code(), 0);
    let start = Request::Start { id: 7 };
    assert!(session.ask(start, 0));
    assert_eq!(acts(&mut session), [json!("open")]);
    assert_eq!(session.link(), Link::Connecting);
    session.opened(5);
    assert_eq!(acts(&mut session), [json!({"do": "hello", "protocol": 2, "name": "Ana", "sign": 0})]);
    assert_eq!(hear(&mut session, hello(), 9), [json!("Hello"), json!({"do": "join", "table": "K7QF2M"})]);
    assert_eq!(session.link(), Link::Connected);
    assert_eq!(hear(&mut session, whole(3), 10), [json!("Whole")]);
    assert_eq!(hear(&mut session, here(), 10), [json!("Here"), json!({"do": "start", "id": 7})]);
    assert_eq!(hear(&mut session, json!({"ok": {"id": 7, "seq": 3}}), 11), [json!("Done")]);
    assert!(hear(&mut session, json!({"ok": {"id": 7, "seq": 3}}), 12).is_empty(), "answered twice");
}

#[test]
fn documents_follow_the_patches() {
    let mut session = at_the_table();
    let seats = json!([{"person": {"guest": "0011223344556677", "name": "Ana", "sign": 0}}, {"bot": {"level": "good", "sign": 1}}]);
    let started = json!({"entry": {"seq": 3, "at": 0, "what": "deal", "table": {"phase": "playing", "seats": seats},
        "public": {"left": 4, "active": "E"}, "mine": {"letters": []}, "undo": true}});
    assert_eq!(hear(&mut session, started, 40), [json!({"do": "ping", "at": 40}), json!("Entry")]);
    let moved = json!({"entry": {"seq": 4, "at": 8, "what": "move", "public": {"left": 3, "active": null}}});
    hear(&mut session, moved, 41);
    let sight = session.sight().unwrap();
    let ana = serde_json::from_value::<GuestId>(json!("0011223344556677")).unwrap();
    assert_eq!(
        sight.table.seats[0],
        SeatOf::Person { guest: ana, name: Name::new("Ana").unwrap(), sign: protocol::Sign::default() }
    );
    assert_eq!(sight.table.phase, protocol::Phase::Playing);
    assert_eq!(sight.public, Some(json!({"left": 3})));
    assert_eq!(sight.mine, Some(json!({"letters": []})));
    assert_eq!((sight.seq, sight.undo, sight.running), (5, false, true));
}

#[test]
fn after_a_gap_the_whole_table_is_asked_for_and_nothing_else_believed() {
    let mut session = at_the_table();
    assert!(hear(&mut session, entry(2), 40).is_empty(), "known already");
    assert_eq!(hear(&mut session, entry(5), 41), [json!({"do": "join", "table": "K7QF2M"})]);
    assert!(hear(&mut session, entry(3), 42).is_empty());
    assert_eq!(session.sight().unwrap().seq, 3);
    hear(&mut session, whole(6), 43);
    assert_eq!(hear(&mut session, entry(6), 44), [json!("Entry")]);
}

#[test]
fn a_patch_that_does_not_fit_is_a_gap() {
    let mut session = at_the_table();
    let bad = json!({"entry": {"seq": 3, "at": 0, "what": "sit", "table": {"phase": "dreaming"}}});
    assert_eq!(hear(&mut session, bad, 41), [json!({"do": "join", "table": "K7QF2M"})]);
}

#[test]
fn after_a_cut_only_what_is_missing_is_asked_for_and_what_is_unanswered_is_sent_again() {
    let mut session = at_the_table();
    session.ask(Request::Start { id: 1 }, 50);
    session.ask(Request::Undo { id: 2, on: 3, seat: Some(Seat::at(0)) }, 50);
    hear(&mut session, json!({"no": {"id": 1, "code": "seats_empty"}}), 51);
    session.closed(60);
    assert_eq!(session.link(), Link::Reconnecting);
    acts(&mut session);
    session.wake(session.alarm().unwrap());
    assert_eq!(acts(&mut session), [json!("open")]);
    session.opened(300);
    acts(&mut session);
    assert_eq!(
        hear(&mut session, hello(), 310),
        [json!("Hello"), json!({"do": "join", "table": "K7QF2M", "have": 3})]
    );
    assert_eq!(hear(&mut session, entry(3), 320), [json!("Entry")]);
    let undo = json!({"do": "undo", "id": 2, "on": 3, "seat": 0});
    assert_eq!(hear(&mut session, here(), 330), [json!("Here"), undo.clone()]);
    assert_eq!(hear(&mut session, here(), 340), [json!("Here")], "only once");
    // A whole table that nobody asked for: something was dropped, and answers may have been among it.
    assert_eq!(hear(&mut session, whole(9), 350), [json!("Whole"), undo]);
}

#[test]
fn it_comes_back_slower_and_slower_and_at_once_when_the_network_does() {
    let mut session = session();
    session.start(0);
    let mut now = 0;
    let pauses: Vec<u64> = (0..8)
        .map(|_| {
            session.closed(now);
            let pause = session.alarm().unwrap() - now;
            now += pause;
            session.wake(now);
            pause
        })
        .collect();
    for (pause, most) in pauses.into_iter().zip([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]) {
        assert!((most / 2..=most).contains(&pause), "{pause} of {most}");
    }
    session.closed(now);
    acts(&mut session);
    session.hurry(now + 1);
    assert_eq!(acts(&mut session), [json!("open")]);
    session.hurry(now + 2);
    assert!(acts(&mut session).is_empty(), "it is being opened already");
}

#[test]
fn silence_is_noticed() {
    let mut session = at_the_table();
    assert_eq!(session.alarm(), Some(20_020));
    session.wake(20_020);
    assert_eq!(acts(&mut session), [json!({"do": "ping", "at": 20_020})]);
    hear(&mut session, json!({"pong": {"at": 20_020}}), 20_050);
    assert_eq!(session.alarm(), Some(40_020));
    session.wake(40_020);
    acts(&mut session);
    assert_eq!(session.alarm(), Some(50_020));
    session.wake(50_019);
    assert!(acts(&mut session).is_empty());
    session.wake(50_020);
    assert_eq!(acts(&mut session), [json!("close")]);
    assert_eq!(session.link(), Link::Reconnecting);
}

#[test]
fn how_late_it_is_is_asked_often_at_first_and_then_now_and_then() {
    let mut session = at_the_table();
    let deal = json!({"entry": {"seq": 3, "at": 0, "what": "deal", "table": {"phase": "playing"}}});
    hear(&mut session, deal, 1_000);
    let mut pings = Vec::new();
    let mut now = 1_000;
    for _ in 0..8 {
        // The table has run for 20 longer than anybody has heard of it, and the way there takes 20 too.
        hear(&mut session, json!({"pong": {"at": now, "now": now - 1_000 + 40}}), now + 40);
        now = session.alarm().unwrap();
        session.wake(now);
        pings.extend(acts(&mut session));
    }
    let at: Vec<u64> = pings.iter().map(|ping| ping["at"].as_u64().unwrap()).collect();
    assert_eq!(at, [1_400, 1_800, 2_200, 2_600, 7_600, 12_600, 17_600, 22_600]);
    assert_eq!(session.time().at(10_000.0).round(), 9_020.0);
    let pause = json!({"entry": {"seq": 4, "at": 21_700, "what": "pause", "table": {"paused": true}}});
    assert_eq!(hear(&mut session, pause, 22_700), [json!("Entry")]);
    assert_eq!(session.time().at(60_000.0), 21_700.0);
    session.leave();
    assert_eq!(session.time(), Course::default());
}

#[test]
fn a_house_says_how_fast_its_time_runs() {
    let mut session = session();
    session.join(code(), 0);
    session.opened(10);
    hear(
        &mut session,
        json!({"hello": {"protocol": 2, "guest": "0011223344556677", "games": [], "speed": 8}}),
        20,
    );
    let mut running = whole(3);
    running["whole"]["running"] = json!(true);
    hear(&mut session, running, 1_000);
    assert_eq!(session.time().at(2_000.0), 8_005.0);
}

#[test]
fn a_house_that_never_says_hello_is_given_up() {
    let mut session = session();
    session.start(0);
    session.opened(100);
    acts(&mut session);
    session.wake(10_100);
    assert_eq!(acts(&mut session), [json!("close")]);
}

#[test]
fn another_version_and_a_broken_table_are_told() {
    let mut session = at_the_table();
    hear(&mut session, json!({"no": {"code": "frozen"}}), 40);
    assert!(session.is_frozen());
    hear(&mut session, whole(4), 41);
    assert!(!session.is_frozen());
    assert_eq!(
        hear(&mut session, json!({"no": {"code": "other_protocol", "args": {"ours": 2}}}), 42),
        [json!("close"), json!("Refused")]
    );
    assert_eq!(session.link(), Link::Outdated);
    session.closed(50);
    session.hurry(60);
    assert!(acts(&mut session).is_empty());
    assert_eq!(session.alarm(), None);
}

#[test]
fn the_answer_to_a_request_that_was_withdrawn_means_nothing() {
    let mut session = session();
    session.ask(Request::Start { id: 1 }, 0);
    session.ask(Request::Start { id: 2 }, 0);
    assert!(session.is_unanswered(1));
    session.withdraw(1);
    assert!(!session.is_unanswered(1) && session.is_unanswered(2));
    session.opened(10);
    acts(&mut session);
    let sent = hear(&mut session, hello(), 20);
    assert!(
        sent.contains(&json!({"do": "start", "id": 2})) && !sent.contains(&json!({"do": "start", "id": 1}))
    );
    session.withdraw(2);
    assert!(hear(&mut session, json!({"opened": {"id": 2, "table": "ABCDEF"}}), 30).is_empty());
}

#[test]
fn a_page_that_is_too_old_stops_trying() {
    let mut session = session();
    session.start(0);
    session.outdate();
    session.closed(10);
    assert_eq!((session.link(), session.alarm()), (Link::Outdated, None));
}

#[test]
fn who_is_too_fast_comes_back_and_asks_again() {
    let mut session = at_the_table();
    session.ask(Request::Start { id: 1 }, 50);
    acts(&mut session);
    assert_eq!(
        hear(&mut session, json!({"no": {"code": "too_fast"}}), 60),
        [json!("close"), json!("Refused")]
    );
    session.wake(session.alarm().unwrap());
    session.opened(300);
    acts(&mut session);
    hear(&mut session, hello(), 310);
    assert_eq!(hear(&mut session, here(), 320), [json!("Here"), json!({"do": "start", "id": 1})]);
}

#[test]
fn leaving_takes_back_what_was_asked_of_the_table() {
    let mut session = at_the_table();
    session.ask(Request::Start { id: 1 }, 50);
    acts(&mut session);
    session.leave();
    assert_eq!(acts(&mut session), [json!({"do": "leave"})]);
    assert!(!session.is_waiting() && session.sight().is_none());
    assert!(hear(&mut session, whole(4), 60).is_empty(), "from a table that was left");
    session.join(code(), 70);
    assert_eq!(acts(&mut session), [json!({"do": "join", "table": "K7QF2M"})]);
}

#[test]
fn a_new_name_is_said_with_a_new_hello() {
    let mut session = at_the_table();
    session.rename(Name::new("Ana").unwrap(), 40);
    assert!(acts(&mut session).is_empty());
    session.rename(Name::new("Bea").unwrap(), 40);
    assert_eq!(acts(&mut session), [json!("close"), json!("open")]);
    session.opened(50);
    assert_eq!(acts(&mut session), [json!({"do": "hello", "protocol": 2, "name": "Bea", "sign": 0})]);
}

#[test]
fn there_is_an_end_to_what_can_wait() {
    let mut session = session();
    for id in 0..MOST_WAITING as u64 {
        assert!(session.ask(Request::Start { id }, 0));
    }
    assert!(!session.ask(Request::Start { id: 1_000 }, 0));
}

#[test]
fn nonsense_changes_nothing() {
    let mut session = at_the_table();
    for text in ["", "{", "ready", r#"{"new_thing":{}}"#, r#"{"ok":{"id":99,"seq":1}}"#] {
        session.heard(text, 40);
        assert!(acts(&mut session).is_empty(), "{text}");
    }
}

/// The same in the middle of a game in real time.
fn in_the_temple() -> Session {
    let mut session = session();
    session.join(code(), 0);
    session.opened(10);
    hear(&mut session, hello(), 20);
    let mut running = whole(3);
    running["whole"]["running"] = json!(true);
    running["whole"]["table"]["phase"] = json!("playing");
    running["whole"]["table"]["stand_ins"] = json!(true);
    hear(&mut session, running, 30);
    assert_eq!(hear(&mut session, here(), 30), [json!("Here"), json!({"do": "ping", "at": 30})]);
    session
}

#[test]
fn a_move_that_was_made_without_a_connection_is_good_for_less_time_afterwards() {
    for (back, left) in [(1_500, 2_000), (9_000, 0)] {
        let mut session = in_the_temple();
        let mv = |good_for| Request::Move { id: 7, on: 3, seat: None, mv: json!("Goddess"), good_for };
        session.closed(100);
        assert!(session.ask(mv(Some(3_000)), 500));
        acts(&mut session);
        session.wake(back - 10);
        session.opened(back - 5);
        hear(&mut session, hello(), back - 2);
        let sent = hear(&mut session, here(), back);
        let again = serde_json::from_str::<Value>(&mv(Some(left)).write()).unwrap();
        assert_eq!(sent, [json!("Here"), again, json!({"do": "ping", "at": back})]);
        assert!(session.is_waiting(), "the answer says whether it was made");
        let late = json!({"no": {"id": 7, "code": "too_late"}});
        assert_eq!(hear(&mut session, late, back + 5), [json!("Refused")]);
        assert!(!session.is_waiting());
    }
}

#[test]
fn in_the_middle_of_a_game_nobody_waits_long() {
    let mut session = in_the_temple();
    // The first signs of life come quickly, to find out how late it is.
    let mut now = 40;
    for _ in 0..4 {
        hear(&mut session, json!({"pong": {"at": now}}), now);
        now = session.alarm().unwrap();
        session.wake(now);
        acts(&mut session);
    }
    hear(&mut session, json!({"pong": {"at": now}}), now + 10);
    assert_eq!(session.alarm(), Some(now + 5_000), "silence is noticed soon");
    for _ in 0..10 {
        session.closed(now);
        let until = session.alarm().unwrap();
        assert!(until - now <= 1_000, "{}", until - now);
        now = until;
        session.wake(now);
    }
}
