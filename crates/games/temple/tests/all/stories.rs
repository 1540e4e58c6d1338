//! Games between bots, told: whatever is counted adds up, and whatever is said is so.

// A test that cannot read its own games has failed, and may say so bluntly.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use lab::{Run, simulate};
use serde_json::{Value, json};
use table::{Log, Rules};
use temple::Temple;
use temple::story::{Event, Honour, Story, Title, Turn};

/// Stories of games with these bots.
fn stories(bots: &[&str], games: usize, options: Value) -> Vec<Story> {
    let run = Run {
        bots: bots.iter().map(|level| (*level).to_owned()).collect(),
        games,
        seed: format!("stories of {bots:?}"),
        options,
        keep_logs: true,
        ..Run::new(Temple::GAME)
    };
    let report = simulate(&run, &|_| ()).unwrap();
    let logs = report.games.iter().map(|game| Log::<Temple>::read(game.log.as_ref().unwrap()).unwrap());
    logs.map(|log| Story::of(&log).unwrap()).collect()
}

/// Bots know little of the modules yet, but they answer what they are asked, and play every game to its end.
#[test]
fn bots_play_games_with_modules_to_the_end() {
    let modules = [
        json!({"curses": true, "doomed": true, "abyss": true}),
        json!({"treasures": true, "illusions": true}),
        json!({"alliance": true, "double": true, "treasure_chamber": true}),
        json!({
            "curses": true, "treasures": true, "illusions": true, "alliance": true, "double": true,
            "treasure_chamber": true, "abyss": true, "doomed": true,
        }),
    ];
    for options in modules {
        let run = Run {
            bots: ["novice", "normal", "good", "expert"].map(str::to_owned).to_vec(),
            games: 12,
            seed: "modules".to_owned(),
            options,
            keep_logs: true,
            ..Run::new(Temple::GAME)
        };
        let report = simulate(&run, &|_| ()).unwrap();
        for game in &report.games {
            let story = Story::of(&Log::<Temple>::read(game.log.as_ref().unwrap()).unwrap()).unwrap();
            assert!(story.end.is_some(), "{}", run.options);
        }
    }
}

fn adds_up(story: &Story) {
    let sum = |count: fn(&temple::story::Deeds) -> u16| -> usize {
        story.deeds.iter().map(|deeds| usize::from(count(deeds))).sum()
    };
    let lines = |is: fn(&Event) -> bool| story.lines.iter().filter(|line| is(&line.what)).count();
    let end = story.end.unwrap();
    let (first, last) = (story.readings[0], story.readings[story.readings.len() - 1]);
    let calls = lines(|event| matches!(event, Event::Goddess { .. }));

    assert_eq!(usize::from(first.ark) + calls - story.stones() as usize, usize::from(last.ark));
    assert_eq!(last.ark, end.stones);
    assert_eq!(sum(|deeds| deeds.calls), calls);
    let told: usize = story
        .lines
        .iter()
        .map(|line| match line.what {
            Event::Stones { stones, .. } | Event::Linked { stones, .. } => usize::from(stones),
            Event::Conjured { .. } => 1,
            _ => 0,
        })
        .sum();
    assert_eq!(told, sum(|deeds| deeds.stones));
    let found = lines(|event| matches!(event, Event::Discovered { .. } | Event::ExitFound { .. }));
    assert_eq!(found, sum(|deeds| deeds.chambers));
    assert_eq!(found, usize::from(last.chambers));
    assert_eq!(lines(|event| matches!(event, Event::LockedUp { .. })), sum(|deeds| deeds.locked_up));
    let lost: usize = story
        .lines
        .iter()
        .map(|line| if let Event::Slam { seats, .. } = line.what { seats.len() } else { 0 })
        .sum();
    assert_eq!(lost, sum(|deeds| deeds.lost));
    let freed: usize = story
        .lines
        .iter()
        .map(|line| if let Event::Rescued { freed, .. } = line.what { usize::from(freed) } else { 0 })
        .sum();
    assert_eq!(freed, sum(|deeds| deeds.freed));
    let out = story.deeds.iter().filter(|deeds| deeds.out.is_some()).count();
    assert_eq!(out + story.inside.len(), story.deeds.len());
    let is_out = |event: &Event| {
        matches!(event, Event::Out { .. } | Event::OutWithoutDice { .. } | Event::LastOut { .. })
    };
    assert_eq!(out, lines(is_out));
    assert_eq!(story.length.0 + end.time_left, story.collapse.unwrap().0);
    assert!(story.lines.windows(2).all(|pair| pair[0].at <= pair[1].at && pair[0].moment <= pair[1].moment));
    assert!(story.readings.windows(2).all(|pair| pair[0].at <= pair[1].at && pair[0] != pair[1]));
}

/// What is said about the decisive moment holds from there on.
fn is_so(story: &Story) {
    let (turn, moment) = story.turn.expect("every game was decided somehow");
    let won = story.end.unwrap().won;
    let later =
        |is: &dyn Fn(&Event) -> bool| story.lines.iter().any(|line| line.moment > moment && is(&line.what));
    match turn {
        Turn::ByStones { .. }
        | Turn::ByExit { .. }
        | Turn::ByRescue { .. }
        | Turn::ByGoddess { .. }
        | Turn::ByMask { .. }
        | Turn::ByDieBack { .. }
        | Turn::ByLeaving { .. }
        | Turn::ByGift { .. } => {
            assert!(won);
            assert!(!later(&|event| matches!(event, Event::LockedUp { .. } | Event::ExitFound { .. })));
        }
        Turn::Narrow { .. } => assert!(won && story.end.unwrap().time_left < 15_000),
        Turn::NoChalice { .. } => assert!(!won && story.inside.is_empty()),
        Turn::NobodyThrows { .. } => {
            assert!(!won);
            assert!(!later(&|event| !matches!(
                event,
                Event::Gong { .. } | Event::Slam { .. } | Event::Collapsed { .. } | Event::NotCalled { .. }
            )));
        }
        Turn::NoExit { .. } => assert!(!won && !story.deeds.iter().any(|deeds| deeds.found_exit)),
        Turn::LeftLocked { seat, .. } => {
            assert!(!won && story.inside.contains(seat));
            assert!(!later(&|event| matches!(event, Event::Rescued { whose, .. } if *whose == seat)));
        }
        Turn::TooDear { keys, most } => assert!(!won && keys > most && keys == story.end.unwrap().stones + 1),
        Turn::TooLate { seats, .. } => assert!(!won && seats == story.inside),
    }
}

#[test]
fn games_of_bots_are_told_truly() {
    let (mut titles, mut turns, mut honours) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut games = 0;
    let tables: [(&[&str], usize, &str); 8] = [
        (&["good"], 40, "pioneer"),
        (&["normal", "normal"], 40, "pioneer"),
        (&["novice", "novice", "novice"], 40, "pioneer"),
        (&["novice", "normal", "good", "expert"], 60, "pioneer"),
        (&["normal", "normal", "normal", "normal"], 60, "seasoned"),
        (&["good", "good", "good", "good", "good"], 40, "born"),
        (&["expert", "expert", "expert", "expert", "expert", "expert"], 30, "pioneer"),
        (&["novice", "novice", "novice", "novice", "novice"], 30, "born"),
    ];
    for (bots, count, difficulty) in tables {
        for story in stories(bots, count, json!({"difficulty": difficulty})) {
            adds_up(&story);
            is_so(&story);
            titles.insert(story.title);
            turns.insert(
                serde_json::to_value(story.turn.unwrap().0)
                    .unwrap()
                    .as_object()
                    .unwrap()
                    .keys()
                    .next()
                    .unwrap()
                    .clone(),
            );
            let known: Vec<Honour> =
                story.honours.iter().copied().filter(|honour| *honour != Honour::Companion).collect();
            assert_eq!(known.iter().collect::<BTreeSet<_>>().len(), known.len(), "no two alike");
            assert_eq!(story.honours.len(), bots.len());
            honours.extend(known);
            games += 1;
        }
    }
    assert!(
        games >= 300 && titles.len() >= 8 && turns.len() >= 7 && honours.len() >= 10,
        "{titles:?} {turns:?} {honours:?}"
    );
    assert!(!titles.contains(&Title::BrokenOff));
}

#[test]
fn games_with_modules_are_told_truly() {
    let one_each = ["curses", "treasures", "illusions", "alliance", "double", "treasure_chamber", "abyss"];
    let mut all: Vec<Value> = one_each.into_iter().map(|module| json!({module: true})).collect();
    let mut everything = crate::scenarios::everything();
    everything["alliance"] = true.into();
    all.push(everything);
    let tables: [&[&str]; 3] =
        [&["good", "good"], &["expert", "normal", "novice", "good"], &["expert", "expert", "expert"]];
    let mut turns = BTreeSet::new();
    for options in all {
        for bots in tables {
            for story in stories(bots, 12, options.clone()) {
                adds_up(&story);
                is_so(&story);
                turns.insert(story.title);
            }
        }
    }
    assert!(turns.contains(&Title::NoChalice) && turns.len() >= 8, "{turns:?}");
}
