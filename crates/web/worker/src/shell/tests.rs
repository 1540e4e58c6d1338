use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, Ordering};

use serde_json::{Value, json};

use super::*;
use house::Mark;
use protocol::Secret;

/// What is on disk: the entries of each table, its epoch and how far it had come.
#[derive(Default)]
struct Disk(BTreeMap<TableId, Kept>);

impl Disk {
    fn append(&mut self, append: &Append) -> Result<(), NotKept> {
        let new = || Kept { epoch: 1, entries: Vec::new(), mark: Mark::default() };
        let kept = self.0.entry(append.table).or_insert_with(new);
        if kept.epoch != append.epoch {
            return Err(NotKept::Fenced);
        }
        assert_eq!(kept.entries.len() as u64, append.expected_seq);
        kept.entries.extend(append.entries.iter().cloned());
        kept.mark = append.mark;
        Ok(())
    }

    fn load(&mut self, table: TableId) -> Option<Kept> {
        let kept = self.0.get_mut(&table)?;
        kept.epoch += 1;
        Some(kept.clone())
    }
}

fn shell() -> Shell {
    Shell::new(Secret::new([1; 16]).guest(), different_bytes)
}

fn different_bytes() -> [u8; 32] {
    static NUMBER: AtomicU8 = AtomicU8::new(1);
    [NUMBER.fetch_add(1, Ordering::Relaxed); 32]
}

/// Does everything that is to be done; gives what was said.
fn run(shell: &mut Shell, disk: &mut Disk, now: u64) -> Vec<Value> {
    let mut said = Vec::new();
    loop {
        while let Some(act) = shell.next_act() {
            match act {
                Act::Say(text) => said.push(serde_json::from_str(&text).unwrap()),
                Act::Load(table) => {
                    let kept = disk.load(table);
                    shell.loaded(table, kept, 0, now);
                }
                Act::Fetch(game) => shell.fetched(&game, shelf::game(&game), now),
                Act::Append(append) => {
                    let kept = disk.append(&append);
                    shell.kept(append.table, kept, now);
                }
            }
        }
        if !shell.is_thinking() {
            return said;
        }
        shell.think(1_000, now);
    }
}

fn say(shell: &mut Shell, disk: &mut Disk, request: Value, now: u64) -> Vec<Value> {
    shell.read(&request.to_string(), now);
    run(shell, disk, now)
}

/// A table with one person and a bot, in play.
fn begun(disk: &mut Disk) -> (Shell, TableId) {
    let mut shell = shell();
    say(&mut shell, disk, json!({"do": "hello", "protocol": 2, "name": "Ana"}), 0);
    let options = json!({"first_seat": 0});
    let opened = say(
        &mut shell,
        disk,
        json!({"do": "open", "id": 1, "game": "cells", "seats": 2, "options": options}),
        0,
    );
    let table: TableId = opened[0]["opened"]["table"].as_str().unwrap().parse().unwrap();
    for request in [
        json!({"do": "join", "table": table}),
        json!({"do": "sit", "id": 2, "seat": 0}),
        json!({"do": "bot", "id": 3, "seat": 1, "level": "novice"}),
        json!({"do": "start", "id": 4}),
    ] {
        say(&mut shell, disk, request, 10);
    }
    (shell, table)
}

fn go(id: u64, piece: &str, to: &str) -> Value {
    json!({"do": "move", "id": id, "on": 0, "move": {"Go": {"piece": piece, "to": to}}})
}

fn kinds(said: &[Value]) -> Vec<&str> {
    said.iter().flat_map(|said| said.as_object().unwrap().keys().map(String::as_str)).collect()
}

#[test]
fn hello_comes_first() {
    let (mut shell, mut disk) = (shell(), Disk::default());
    let said = say(&mut shell, &mut disk, json!({"do": "start", "id": 3}), 0);
    assert_eq!(said[0]["no"]["code"], "no_hello");
    let said = say(&mut shell, &mut disk, json!({"do": "hello", "protocol": 99}), 0);
    assert_eq!(said[0]["no"]["code"], "other_protocol");
    let said = say(&mut shell, &mut disk, json!({"do": "hello", "protocol": 2}), 0);
    assert_eq!(said[0]["hello"]["games"], json!([]), "a game is fetched when a table needs it");
    let said = say(&mut shell, &mut disk, json!({"do": "start", "id": 3}), 0);
    assert_eq!(said[0]["no"]["code"], "not_at_a_table");
}

#[test]
fn one_plays_against_a_bot_without_a_server() {
    let mut disk = Disk::default();
    let (mut shell, table) = begun(&mut disk);
    for (id, to) in (10..).zip(["a2", "a3", "b3", "b2"]) {
        let said = say(&mut shell, &mut disk, go(id, "pawn", to), 1_000 * id);
        assert!(kinds(&said).contains(&"entry") && kinds(&said).contains(&"ok"), "{said:?}");
    }
    // The bot's turn: it acts when its time has come.
    let mut moves = 0;
    let mut now = 20_000;
    for _ in 0..20 {
        let Some(wake) = shell.wake(now) else { break };
        now = wake;
        shell.tick(now);
        let said = run(&mut shell, &mut disk, now);
        moves += said.iter().filter(|said| said["entry"]["what"] == "move").count();
        if moves >= 4 {
            break;
        }
    }
    assert_eq!(moves, 4);
    assert!(disk.0[&table].entries.len() > 10);
}

#[test]
fn a_table_is_there_again_in_a_new_worker() {
    let mut disk = Disk::default();
    let (mut shell, table) = begun(&mut disk);
    say(&mut shell, &mut disk, go(10, "pawn", "a2"), 1_000);
    let mut anew = self::shell();
    say(&mut anew, &mut disk, json!({"do": "hello", "protocol": 2, "name": "Ana"}), 0);
    let said = say(&mut anew, &mut disk, json!({"do": "join", "table": table}), 5_000);
    let whole = said.iter().find_map(|said| said.get("whole")).expect("a whole table");
    assert_eq!(whole["public"]["pawn"][0], "a2");
    assert_eq!(whole["seat"], 0);
    // A request that was carried out before is answered as it was, and not carried out again.
    let said = say(&mut anew, &mut disk, go(10, "pawn", "a2"), 5_100);
    assert_eq!(kinds(&said), ["ok"]);
}

#[test]
fn whoever_moves_takes_the_table_over_from_another_tab() {
    let mut disk = Disk::default();
    let (mut shell, table) = begun(&mut disk);
    let mut other = self::shell();
    say(&mut other, &mut disk, json!({"do": "hello", "protocol": 2, "name": "Ana"}), 0);
    say(&mut other, &mut disk, json!({"do": "join", "table": table}), 100);
    say(&mut other, &mut disk, go(20, "pawn", "a2"), 200);
    // The first tab is fenced off: its move is not kept, and nothing of it is told.
    let said = say(&mut shell, &mut disk, go(10, "pawn", "b1"), 300);
    assert!(!kinds(&said).contains(&"ok"), "{said:?}");
    // It takes the table over with what it does next.
    let said = say(&mut shell, &mut disk, go(11, "pawn", "a3"), 400);
    assert!(kinds(&said).contains(&"whole") && kinds(&said).contains(&"ok"), "{said:?}");
}

#[test]
fn there_is_no_table_that_nobody_opened() {
    let (mut shell, mut disk) = (shell(), Disk::default());
    say(&mut shell, &mut disk, json!({"do": "hello", "protocol": 2}), 0);
    let said = say(&mut shell, &mut disk, json!({"do": "join", "table": "AAAAAA"}), 1);
    assert_eq!(said[0]["no"]["code"], "no_such_table");
    let said = say(&mut shell, &mut disk, json!({"do": "open", "id": 1, "game": "chess", "seats": 2}), 2);
    assert_eq!(said[0]["no"]["code"], "no_such_game");
    let said = say(&mut shell, &mut disk, json!({"do": "ping", "at": 5}), 3);
    assert_eq!(said[0]["pong"]["at"], 5);
}

#[test]
fn a_game_is_fetched_once_and_tables_wait_for_it() {
    let (mut shell, mut disk) = (shell(), Disk::default());
    let open = |id: u64| json!({"do": "open", "id": id, "game": "cells", "seats": 2}).to_string();
    shell.read(&json!({"do": "hello", "protocol": 2}).to_string(), 0);
    shell.read(&open(1), 0);
    shell.read(&open(2), 0);
    let mut acts = std::iter::from_fn(|| shell.next_act());
    assert!(matches!(acts.next(), Some(Act::Say(_))), "hello");
    assert!(matches!(acts.next(), Some(Act::Fetch(game)) if game == "cells"));
    assert!(acts.next().is_none(), "both wait for the same");
    shell.fetched("cells", shelf::game("cells"), 5);
    let said = run(&mut shell, &mut disk, 5);
    assert_eq!(kinds(&said), ["opened", "opened"]);
    shell.read(&open(3), 6);
    assert!(matches!(shell.next_act(), Some(Act::Append(_))), "it is not fetched again");
}

#[test]
fn after_the_game_there_is_another_table() {
    let mut disk = Disk::default();
    let (mut shell, table) = begun(&mut disk);
    say(&mut shell, &mut disk, json!({"do": "concede", "id": 20}), 1_000);
    let said = say(&mut shell, &mut disk, json!({"do": "rematch", "id": 21}), 2_000);
    assert!(kinds(&said).contains(&"ok"), "{said:?}");
    let next = said.iter().find_map(|said| said["entry"]["table"]["next"].as_str()).expect("the other table");
    assert_ne!(next, table.as_str());
    let said = say(&mut shell, &mut disk, json!({"do": "join", "table": next}), 3_000);
    let whole = said.iter().find_map(|said| said.get("whole")).expect("a whole table");
    assert_eq!((&whole["seat"], &whole["table"]["options"]["first_seat"]), (&json!(0), &json!(1)));
    let said = say(&mut shell, &mut disk, json!({"do": "start", "id": 22}), 4_000);
    assert!(kinds(&said).contains(&"ok"), "{said:?}");
}

#[test]
fn a_pause_in_the_browser() {
    let mut disk = Disk::default();
    let (mut shell, _) = begun(&mut disk);
    let said = say(&mut shell, &mut disk, json!({"do": "propose", "id": 20, "what": "pause"}), 1_000);
    assert!(said.iter().any(|said| said["entry"]["table"]["paused"] == true), "{said:?}");
    assert!(kinds(&say(&mut shell, &mut disk, json!({"do": "resume", "id": 21}), 9_000)).contains(&"ok"));
    let said = say(&mut shell, &mut disk, json!({"do": "pass", "id": 22}), 9_100);
    assert!(kinds(&said).contains(&"pass"), "{said:?}");
}
