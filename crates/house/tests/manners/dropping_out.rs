//! Bots that play for those who drop out, until they are back.

use super::*;

/// Two people in the temple, on the way.
fn inside() -> Shell {
    let mut shell = Shell::open_game("temple", 2, json!({}));
    for who in 0..2 {
        shell.join(u64::from(who) + 1, who, None);
        done(&mut shell, u64::from(who) + 1, &format!(r#"{{"do":"sit","id":{}}}"#, 100 + u32::from(who)));
    }
    done(&mut shell, 1, r#"{"do":"start","id":99}"#);
    for link in [1, 2] {
        assert!(carried_out(&move_on(&mut shell, link, 50 + link)).is_some(), "everybody is ready");
    }
    shell.wait(5_000);
    shell
}

fn bot_in(shell: &mut Shell, seat: usize) -> Option<Value> {
    match &document(shell).seats[seat] {
        SeatOf::Bot { keeps, .. } => Some(serde_json::to_value(keeps).unwrap()),
        _ => None,
    }
}

/// The facts of the entries that came over this link.
fn facts(shell: &Shell, link: u64) -> Vec<Value> {
    let told = shell.told.get(&Link(link)).into_iter().flatten();
    told.flat_map(|answer| if let Answer::Entry(entry) = answer { entry.facts.clone() } else { Vec::new() })
        .collect()
}

#[test]
fn a_bot_plays_for_whoever_drops_out_until_they_are_back() {
    let mut shell = inside();
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(4_900);
    assert_eq!(bot_in(&mut shell, 1), None, "a moment without signal is nothing");
    shell.told.clear();
    shell.wait(200);
    assert!(facts(&shell, 1).contains(&json!({"stood_in": {"seat": 1}})), "everybody reads of it");
    let keeps = json!({"guest": guest(1), "name": "Guest 1", "until_back": true});
    assert_eq!(bot_in(&mut shell, 1), Some(keeps));
    let before = shell.house.seq();
    shell.wait(20_000);
    assert!(shell.house.seq() > before + 3, "it throws");
    shell.wait(50_000);
    shell.join(9, WATCHER, None);
    assert_eq!(here(&shell, 9).last().map(|here| here.away.clone()), Some(Vec::new()), "nobody has to care");

    shell.told.clear();
    let back = whole(&mut shell, 3, 1);
    assert_eq!(back.seat, Some(Seat::at(1)), "nothing has to be pressed");
    assert_eq!(bot_in(&mut shell, 1), None);
    let dice = |shell: &mut Shell| whole(shell, 3, 1).public.unwrap();
    let before = dice(&mut shell);
    shell.wait(4_000);
    assert_eq!(dice(&mut shell)["pawns"][1], before["pawns"][1], "and the bot is gone");
    assert!(!moves(&mut shell, 3).is_empty(), "who is back plays");
}

#[test]
fn who_comes_back_with_a_part_of_the_history_gets_the_own_eyes_again() {
    let mut shell = inside();
    shell.step(Event::Leave { link: Link(2) });
    let have = shell.house.seq();
    shell.wait(6_000);
    shell.told.clear();
    shell.join(3, 1, Some(have));
    assert!(facts(&shell, 1).contains(&json!({"came_back": {"seat": 1}})));
    let told = shell.told.get(&Link(3)).unwrap();
    assert!(
        told.iter().any(|answer| matches!(answer, Answer::Whole(whole) if whole.seat == Some(Seat::at(1))))
    );
}

#[test]
fn it_goes_on_after_a_crash_and_everybody_has_time_to_come_back() {
    let mut shell = inside();
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(6_000);
    assert!(bot_in(&mut shell, 1).is_some());
    shell.restart(3_000);
    assert!(bot_in(&mut shell, 1).is_some(), "what was kept leads to the same");
    shell.step(Event::Leave { link: Link(1) });
    shell.restart(60_000);
    let seq = shell.house.seq();
    shell.wait(4_900);
    let summary: Vec<bool> =
        shell.house.document().seats.iter().map(|sitter| sitter.person().is_some()).collect();
    assert_eq!(summary, [true, false], "an outage is nobody's absence");
    shell.wait(200);
    assert!(shell.house.document().seats[0].person().is_none(), "and then it is");
    assert!(shell.house.seq() > seq);
    assert_eq!(whole(&mut shell, 5, 0).seat, Some(Seat::at(0)));
    assert_eq!(whole(&mut shell, 6, 1).seat, Some(Seat::at(1)));
    let document = document(&mut shell);
    shell.restart(0);
    assert_eq!(shell.house.document(), document);
}

#[test]
fn whoever_asked_a_bot_to_play_takes_the_seat_back_by_hand() {
    let mut shell = inside();
    done(&mut shell, 2, r#"{"do":"bot","id":1,"seat":1,"level":"novice"}"#);
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(10_000);
    assert_eq!(whole(&mut shell, 2, 1).seat, None);
    done(&mut shell, 2, r#"{"do":"take","id":2,"seat":1}"#);
    assert_eq!(bot_in(&mut shell, 1), None);
}

#[test]
fn the_host_decides_whether_bots_stand_in() {
    let mut shell = inside();
    assert!(document(&mut shell).stand_ins, "usual in real time");
    no(&mut shell, 2, r#"{"do":"set","id":1,"stand_ins":false}"#, "not_the_host");
    done(&mut shell, 1, r#"{"do":"set","id":2,"stand_ins":false}"#);
    assert!(!after_a_crash(&mut shell).stand_ins);
    shell.step(Event::Leave { link: Link(2) });
    shell.step(Event::Leave { link: Link(3) });
    shell.wait(30_000);
    assert_eq!(bot_in(&mut shell, 1), None);
    done(&mut shell, 1, r#"{"do":"set","id":3,"stand_ins":true,"public":true}"#);
    assert!(bot_in(&mut shell, 1).is_some(), "who is gone has been gone for long");
    assert!(document(&mut shell).public);
    done(&mut shell, 1, r#"{"do":"set","id":4,"stand_ins":false}"#);
    assert_eq!(whole(&mut shell, 2, 1).seat, Some(Seat::at(1)), "what was promised is kept");
}

#[test]
fn where_people_take_turns_it_is_off_and_takes_a_minute_and_somebody_to_play_with() {
    let mut shell = playing(2, 0);
    assert!(!document(&mut shell).stand_ins);
    done(&mut shell, 1, r#"{"do":"set","id":1,"stand_ins":true}"#);
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(59_000);
    assert_eq!(bot_in(&mut shell, 1), None);
    shell.wait(2_000);
    assert!(bot_in(&mut shell, 1).is_some());
    assert_eq!(whole(&mut shell, 2, 1).seat, Some(Seat::at(1)));
    shell.step(Event::Leave { link: Link(1) });
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(80_000);
    assert!(shell.house.document().seats.iter().all(|sitter| sitter.person().is_some()), "nobody is there");
}

#[test]
fn nobody_is_replaced_in_a_pause_or_before_the_game() {
    let mut shell = inside();
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"pause"}"#);
    done(&mut shell, 2, r#"{"do":"agree","id":2}"#);
    shell.step(Event::Leave { link: Link(2) });
    shell.wait(30_000);
    assert_eq!(bot_in(&mut shell, 1), None);
    done(&mut shell, 1, r#"{"do":"resume","id":3}"#);
    assert!(bot_in(&mut shell, 1).is_some());
    done(&mut shell, 1, r#"{"do":"propose","id":4,"what":"pause"}"#);
    assert_eq!(whole(&mut shell, 2, 1).seat, Some(Seat::at(1)), "back in the middle of a pause");
    done(&mut shell, 2, r#"{"do":"resume","id":5}"#);
    assert!(!moves(&mut shell, 2).is_empty());
    let mut gathering = gathered(2, 0, json!({}));
    done(&mut gathering, 1, r#"{"do":"set","id":1,"stand_ins":true}"#);
    gathering.step(Event::Leave { link: Link(2) });
    gathering.wait(120_000);
    assert_eq!(bot_in(&mut gathering, 1), None);
}

#[test]
fn it_is_asked_at_the_opening_and_goes_on_at_the_next_table() {
    let seed = table::Seed::from_text("table");
    let open = |stand_ins| {
        let opening = house::open(shelf::games(), guest(0), "temple", 2, None, seed).unwrap();
        Shell::begin(house::Opening { stand_ins, ..opening })
    };
    assert!(document(&mut open(true)).stand_ins);
    let mut shell = open(false);
    assert!(!document(&mut shell).stand_ins);
    shell.restart(0);
    assert!(!document(&mut shell).stand_ins);
    let mut shell = inside();
    done(&mut shell, 1, r#"{"do":"propose","id":1,"what":"end"}"#);
    done(&mut shell, 2, r#"{"do":"agree","id":2}"#);
    ask(&mut shell, 1, r#"{"do":"rematch","id":3}"#);
    assert!(shell.next.take().unwrap().opening(seed).stand_ins);
}
