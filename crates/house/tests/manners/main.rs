//! The table's manners: signs, seats, absence, agreement, giving up, passing a seat on, races, talk, and playing again.
#![allow(clippy::unwrap_used)]

#[path = "../shell/mod.rs"]
mod shell;

mod absence;
mod agreement;
mod coming_back;
mod conceding;
mod dropping_out;
mod passing;
mod racing;
mod rematch;
mod seats;
mod sharing;
mod talking;

use house::{Event, Link, Taken};
use protocol::{Answer, Here, Phase, Said, SeatOf, Sign, TableDocument, TableId};
use serde_json::{Value, json};
use table::Seat;

use shell::{Shell, carried_out, guest, lawful, refused, whole};

pub(crate) const WATCHER: u8 = 9;

/// The document of the table, as somebody who comes anew is told.
pub(crate) fn document(shell: &mut Shell) -> TableDocument {
    whole(shell, 1, 0).table
}

/// The same after a crash: what was kept leads to the same document.
pub(crate) fn after_a_crash(shell: &mut Shell) -> TableDocument {
    let before = document(shell);
    shell.restart(0);
    let after = document(shell);
    assert_eq!(before, after);
    for (link, who) in [(2, 1), (3, 2)] {
        shell.join(link, who, None);
    }
    after
}

pub(crate) fn ask(shell: &mut Shell, link: u64, request: &str) -> Vec<Answer> {
    shell.ask(link, serde_json::from_str(request).unwrap())
}

#[track_caller]
pub(crate) fn done(shell: &mut Shell, link: u64, request: &str) -> u64 {
    let answers = ask(shell, link, request);
    carried_out(&answers).unwrap_or_else(|| panic!("{request}: {answers:?}"))
}

#[track_caller]
pub(crate) fn no(shell: &mut Shell, link: u64, request: &str, code: &str) {
    let before = shell.house.seq();
    let answers = ask(shell, link, request);
    assert_eq!(refused(&answers), Some(code), "{request}: {answers:?}");
    assert_eq!(shell.house.seq(), before, "a refusal changes nothing");
}

/// So many people and bots at a table of cells, about to begin; each over the link that is one more than their number.
pub(crate) fn gathered(people: u8, bots: u8, options: Value) -> Shell {
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

pub(crate) fn playing(people: u8, bots: u8) -> Shell {
    let mut shell = gathered(people, bots, json!({"first_seat": 0, "turn_seconds": 100}));
    done(&mut shell, 1, r#"{"do":"start","id":99}"#);
    shell
}

pub(crate) fn sign(number: u8) -> Sign {
    Sign::new(number).unwrap()
}

pub(crate) fn here(shell: &Shell, link: u64) -> Vec<Here> {
    let told = shell.told.get(&Link(link)).into_iter().flatten();
    told.filter_map(|answer| if let Answer::Here(here) = answer { Some(here.clone()) } else { None })
        .collect()
}

pub(crate) fn moves(shell: &mut Shell, link: u64) -> Vec<Value> {
    lawful(&ask(shell, link, r#"{"do":"moves","id":7777}"#))
}

pub(crate) fn move_on(shell: &mut Shell, link: u64, id: u64) -> Vec<Answer> {
    let any = json!({"Go": {"piece": "pawn", "to": "a2"}});
    let mv = moves(shell, link).first().cloned().unwrap_or(any);
    shell.ask(link, json!({"do": "move", "id": id, "on": shell.house.seq(), "move": mv}))
}
