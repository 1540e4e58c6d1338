//! Giving up.

use super::*;

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
fn of_two_teams_one_wins_when_nobody_of_the_other_is_left() {
    let gather = || {
        let mut shell = Shell::open_game("master", 4, json!({"teams": true}));
        for who in 0..4 {
            shell.join(who + 1, who as u8, None);
            done(&mut shell, who + 1, &format!(r#"{{"do":"sit","id":{}}}"#, who + 1));
        }
        done(&mut shell, 1, r#"{"do":"start","id":9}"#);
        shell
    };
    let gives_up = |shell: &mut Shell, link: u64| {
        done(shell, link, &format!(r#"{{"do":"concede","id":{}}}"#, 20 + link));
        after_a_crash(shell).ended.map(|ended| ended.winners.iter().map(Seat::index).collect::<Vec<_>>())
    };
    let mut shell = gather();
    assert_eq!(gives_up(&mut shell, 1), None);
    assert_eq!(gives_up(&mut shell, 3), Some(vec![1, 3]));
    // Whoever gave up before a mate held out to the end has won with them.
    let mut shell = gather();
    assert_eq!(gives_up(&mut shell, 1), None);
    assert_eq!(gives_up(&mut shell, 2), None);
    assert_eq!(gives_up(&mut shell, 3), Some(vec![1, 3]));
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
