//! Who hears whom.

use super::*;

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
