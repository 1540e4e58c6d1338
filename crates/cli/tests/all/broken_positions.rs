//! Positions that cannot come up in a game: what the referee says about them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::program::run;

/// What the referee of a game answers to these lines, in a language.
fn answers(game: &str, language: &str, lines: &[Value]) -> Vec<Value> {
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let done = run(&["referee", game, "--lang", language], lines.as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
    done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A position of the game: the deal, after so many moves, each the first that was offered.
fn position(game: &str, options: &Value, moves: u8) -> Value {
    let seats = 3;
    let mut lines = vec![json!({"do": "deal", "seats": seats, "seed": "broken", "options": options})];
    for _ in 0..moves {
        let ask = (0..seats).map(|seat| json!({"do": "moves", "seat": seat}));
        let asked = answers(game, "en", &lines.iter().cloned().chain(ask).collect::<Vec<_>>());
        let offered = asked[lines.len()..].iter().map(|answer| answer["ok"]["moves"][0].clone());
        let Some((seat, first)) = offered.enumerate().find(|(_, first)| !first.is_null()) else { break };
        lines.push(json!({"do": "play", "seat": seat, "move": first}));
    }
    lines.push(json!({"do": "save"}));
    answers(game, "en", &lines).last().unwrap()["ok"]["state"].clone()
}

/// The same with one value changed, once for every value and every change.
fn changed(position: &Value) -> Vec<Value> {
    fn put(inside: &Value, rest: &mut Vec<Value>, whole: &dyn Fn(Value) -> Value) {
        let changes = match inside {
            Value::Null => vec![json!(0), json!([])],
            Value::Bool(is) => vec![json!(!is)],
            Value::Number(_) => vec![json!(0), json!(1), json!(99), Value::Null],
            Value::String(_) => vec![Value::Null],
            Value::Array(list) => {
                let twice = list.last().map(|last| list.iter().chain([last]).cloned().collect());
                let less = list.split_last().map(|(_, less)| less.to_vec().into());
                let turned = list.iter().rev().cloned().collect();
                twice.into_iter().chain(less).chain([turned]).collect()
            }
            Value::Object(map) => {
                let without = |gone| {
                    map.iter()
                        .filter(|(key, _)| *key != gone)
                        .map(|(key, one)| (key.clone(), one.clone()))
                        .collect()
                };
                map.keys().map(without).collect()
            }
        };
        rest.extend(changes.into_iter().map(whole));
        match inside {
            Value::Array(list) => {
                for (index, one) in list.iter().enumerate() {
                    put(one, rest, &|one| {
                        let mut list = list.clone();
                        list[index] = one;
                        whole(list.into())
                    });
                }
            }
            Value::Object(map) => {
                for (key, one) in map {
                    put(one, rest, &|one| {
                        let mut map = map.clone();
                        map.insert(key.clone(), one);
                        whole(map.into())
                    });
                }
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    put(position, &mut all, &|whole| whole);
    all
}

/// How `{:?}` writes what people have no use for.
const RUST: [&str; 6] = ["Some(", "None", "Ok(", "Err(", "{ ", "::"];

#[test]
fn no_message_shows_how_rust_writes_a_value() {
    let games = [
        ("cells", json!({})),
        ("temple", json!({})),
        ("master", json!({"level": "hard"})),
        ("plan", json!({})),
    ];
    for (game, options) in games {
        let positions = [0, 6].map(|moves| changed(&position(game, &options, moves)));
        let loads = positions.into_iter().flatten().map(|state| json!({"do": "load", "state": state}));
        let loads: Vec<Value> = loads.collect();
        let mut invariants = BTreeSet::new();
        for answer in answers(game, "en", &loads) {
            let Some(said) = answer["error"]["message"].as_str() else { continue };
            assert!(!RUST.iter().any(|syntax| said.contains(syntax)), "{game}: {said}");
            invariants.extend(answer["error"]["invariant"].as_str().map(str::to_owned));
        }
        assert!(invariants.len() >= 5, "{game} breaks too little to show anything: {invariants:?}");
    }
}

/// What no position above breaks is looked at in the source.
#[test]
fn no_detail_is_written_as_rust_writes_it() {
    let sources = [
        include_str!("../../../games/cells/src/invariants.rs"),
        include_str!("../../../games/temple/src/invariants.rs"),
        include_str!("../../../games/master/src/invariants.rs"),
        include_str!("../../../games/plan/src/invariants.rs"),
    ];
    for line in sources.iter().flat_map(|source| source.lines()) {
        assert!(!line.contains(":?"), "{line}");
    }
}

// A turn of Escape Plan has one window to act in and one to travel in.
#[test]
fn a_turn_of_plan_with_a_doubled_window_is_refused() {
    let mut state = position("plan", &json!({}), 6);
    let turn = json!({"seat": 0, "node": state["players"]["0"]["pawn"], "mp": 3});
    state["turn"] = turn;
    for window in ["act", "travel"] {
        let ask = json!({"ask": {"seat": 0, "what": window}});
        state["todo"] = json!([{"turn": 1}, ask, ask]);
        let load = [json!({"do": "load", "state": state})];
        let said = ["en", "de", "es"].map(|language| {
            let error = answers("plan", language, &load)[0]["error"].clone();
            assert_eq!(error["code"], "broken_invariant", "{window}: {error}");
            assert_eq!(error["invariant"], "every window opens once in a turn");
            error["message"].as_str().unwrap().to_owned()
        });
        let different: BTreeSet<_> = said.iter().collect();
        assert_eq!(different.len(), 3, "{said:?}");
        assert!(said[0].contains("every action window of a turn is asked for once"), "{}", said[0]);
    }
}
