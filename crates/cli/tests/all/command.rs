//! The command as a person or a script meets it: good files, bad files, bad lines, closed pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use table::{Luck, Seed, Stream};

use crate::program::{Scratch, finished_game, run};

fn referee(lines: &[&str]) -> Vec<Value> {
    let done = run(&["referee", "cells"], (lines.join("\n") + "\n").as_bytes());
    assert_eq!(done.code, 0, "{}", done.err);
    let answers: Vec<Value> = done.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len(), "one answer per line: {}", done.out);
    answers
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().or(answer["refused"]["code"].as_str()).unwrap_or("ok")
}

// ----- help and usage -------------------------------------------------------------------------------------------------

#[test]
fn it_prints_its_help_with_examples() {
    let done = run(&["--help"], b"");
    assert_eq!(done.code, 0);
    assert!(
        done.out.contains("referee") && done.out.contains("Examples:") && done.out.contains("Exit codes:")
    );
}

#[test]
fn what_is_not_understood_is_a_usage_error() {
    assert_eq!(run(&["dance"], b"").code, 2);
    assert_eq!(run(&["bench", "--lang", "fr"], b"").code, 2);
    assert_eq!(run(&["replay", "x", "--upto", "0"], b"").code, 2);
    assert_eq!(run(&["verify"], b"").code, 2);
    let done = run(&["verify", "x", "--commitment", "zz"], b"");
    assert_eq!(done.code, 2);
    assert!(done.err.contains("64 hexadecimal digits"), "{}", done.err);
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let done = run(&["referee", "chess"], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("chess") && done.err.contains("cells"), "{}", done.err);
}

// ----- the referee ----------------------------------------------------------------------------------------------------

#[test]
fn bad_lines_get_an_answer_and_the_next_line_is_taken() {
    let deep = "[".repeat(5_000);
    let answers = referee(&[
        "{",
        "[]",
        "17",
        &deep,
        r#"{"do":7}"#,
        r#"{"do":"moves","seat":0}"#,
        r#"{"do":"deal"}"#,
        r#"{"do":"deal","seats":2,"colour":"red"}"#,
        r#"{"do":"deal","seats":99999999999999999999999}"#,
        r#"{"do":"deal","seats":-1}"#,
        r#"{"do":"deal","seats":1}"#,
        r#"{"do":"deal","seats":2,"options":[]}"#,
        r#"{"do":"deal","seats":2,"options":{"turn_limit":0}}"#,
        r#"{"do":"deal","seats":2,"options":{"layout":{"custom":{"keys":["a1","a1","a1","a1","a1","a1"],"guards":["a5","a4"]}}}}"#,
        r#"{"do":"deal","seats":2,"options":{"first_seat":0}}"#,
        r#"{"do":"moves","seat":3}"#,
        r#"{"do":"moves","seat":300}"#,
        r#"{"do":"play","seat":0,"move":{"Go":{"piece":"rook","to":"a2"}}}"#,
        r#"{"do":"play","seat":0,"move":{"Go":{"piece":"pawn","to":"z9"}}}"#,
        r#"{"do":"play","seat":0,"move":"Pass"}"#,
        r#"{"do":"play","seat":0,"at":-5,"move":{"Go":{"piece":"pawn","to":"a2"}}}"#,
        r#"{"do":"play","seat":0,"at":9007199254740993,"move":{"Go":{"piece":"pawn","to":"a2"}}}"#,
        r#"{"do":"play","seat":5,"move":{"Go":{"piece":"pawn","to":"a2"}}}"#,
        r#"{"do":"load","state":{}}"#,
        r#"{"do":"load"}"#,
        r#"{"do":"load","patch":{"left":9}}"#,
        r#"{"do":"play","seat":0,"move":{"Go":{"piece":"pawn","to":"a2"}}}"#,
    ]);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    let wanted = "bad_json bad_json bad_json too_deep bad_field no_game missing unknown_field bad_field bad_field \
        bad_options bad_options bad_options bad_options ok no_such_seat bad_field bad_move bad_move bad_move bad_field \
        bad_field no_such_seat bad_state missing broken_invariant ok";
    assert_eq!(codes, wanted.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn a_line_that_is_too_long_is_skipped_whole() {
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(3 * 1024 * 1024));
    let answers = referee(&[&long, r#"{"do":"deal","seats":2}"#]);
    assert_eq!(answers.iter().map(code).collect::<Vec<_>>(), ["line_too_long", "ok"]);
}

#[test]
fn bytes_that_are_no_text_are_answered() {
    let done = run(&["referee", "cells"], b"\xff\xfe\x00\n{\"do\":\"deal\",\"seats\":2}\n");
    assert_eq!((done.code, done.out.lines().count()), (0, 2));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_escapement"))
        .args(["referee", "cells"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, r#"{{"do":"deal","seats":2}}"#).unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with(r#"{"ok""#));
    // The reader is gone. What is written now has nobody to go to.
    for _ in 0..100 {
        if writeln!(stdin, r#"{{"do":"moves","seat":0}}"#).is_err() {
            break;
        }
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn a_thousand_years_are_not_rung_in_one_go() {
    let answers = referee(&[
        r#"{"do":"deal","seats":2,"options":{"turn_seconds":10}}"#,
        r#"{"do":"advance","to":9007199254740991}"#,
        r#"{"do":"result"}"#,
    ]);
    assert_eq!(answers[1]["refused"], json!({"code": "too_far", "args": {"now": 100_000_000}}));
    assert_eq!(answers[1]["entries"].as_array().unwrap().len(), 10_000, "what has rung has rung");
    assert_eq!(answers[2]["ok"]["over"], false);
}

#[test]
fn ten_thousand_alarms_are_rung_in_one_go() {
    let answers = referee(&[
        r#"{"do":"deal","seats":2,"options":{"turn_seconds":10}}"#,
        r#"{"do":"advance","to":100000000}"#,
        r#"{"do":"sight","watcher":true}"#,
    ]);
    assert_eq!(code(&answers[1]), "ok");
    assert_eq!(answers[2]["ok"]["public"]["round"], 5_000);
}

#[test]
fn looking_at_the_log_changes_nothing() {
    let over = [
        r#"{"do":"deal","seats":2,"options":{"first_seat":0,"turn_limit":1,"turn_seconds":10}}"#,
        r#"{"do":"advance","to":99999}"#,
        r#"{"do":"log"}"#,
        r#"{"do":"log"}"#,
        r#"{"do":"play","seat":0,"move":{"Go":{"piece":"G1","to":"a5"}}}"#,
        r#"{"do":"undo","seat":0}"#,
        r#"{"do":"advance","to":999999}"#,
    ];
    let answers = referee(&over);
    assert_eq!(answers[2], answers[3]);
    let codes: Vec<&str> = answers[4..].iter().map(code).collect();
    assert_eq!(codes, ["over", "nothing_to_undo", "ok"]);
    // The answer may be saved as it came.
    let file = Scratch::new("answer.json", answers[2].to_string().as_bytes());
    assert_eq!(run(&["verify", file.path()], b"").code, 0);
}

#[test]
fn rounds_are_counted_on_and_on() {
    let answers = referee(&[
        r#"{"do":"deal","seats":2,"options":{"first_seat":0,"turn_seconds":10}}"#,
        r#"{"do":"load","patch":{"round":65534,"turn":1}}"#,
        r#"{"do":"advance","to":30000}"#,
        r#"{"do":"sight","watcher":true}"#,
        r#"{"do":"load","patch":{"left":2}}"#,
    ]);
    assert_eq!(answers[3]["ok"]["public"]["round"], 65_536);
    assert_eq!(code(&answers[4]), "ok", "and such a game can be loaded");
}

#[test]
fn load_takes_nothing_that_it_would_not_use() {
    let answers = referee(&[
        r#"{"do":"deal","seats":2,"options":{"first_seat":0}}"#,
        r#"{"do":"load","patch":{"left":2},"at":77}"#,
        r#"{"do":"load","patch":{"left":2},"state":{}}"#,
        r#"{"do":"load","state":{"game":"cells","rules":99,"state":{}}}"#,
        r#"{"do":"load","state":{"game":"temple","state":{}}}"#,
        r#"{"do":"load","state":{"state":{}},"at":5}"#,
        r#"{"do":"deal","seats":2,"options":{"layout":{"custom":{"keys":["c6","|c","c3","f6","|f","f3"],"guards":["|a","|h"],"x":1}}}}"#,
        r#"{"do":"deal","seats":2,"options":{"undo":null}}"#,
    ]);
    let codes: Vec<&str> = answers[1..].iter().map(code).collect();
    let wanted = "unknown_field unknown_field bad_field log_other_game unknown_field bad_options bad_options";
    assert_eq!(codes, wanted.split_whitespace().collect::<Vec<_>>());
    let message = answers[7]["error"]["message"].as_str().unwrap();
    assert!(message.contains("undo"), "the option is named: {message}");
}

#[test]
fn a_saved_game_goes_on_in_another_process() {
    let step = |seat: u8, piece: &str, to: &str| json!({"do":"play","seat":seat,"at":500,"move":{"Go":{"piece":piece,"to":to}}});
    let first = referee(&[
        r#"{"do":"deal","seats":2,"seed":"s","options":{"first_seat":0}}"#,
        &step(0, "pawn", "a2").to_string(),
        r#"{"do":"save"}"#,
        &step(0, "E", "c7").to_string(),
        r#"{"do":"sight","seat":0}"#,
    ]);
    let saved = &first[2]["ok"];
    assert!(!saved.to_string().contains(&Seed::from_text("s").to_hex()), "the seed is not in it");
    let load = json!({"do": "load", "state": saved, "seed": "s"}).to_string();
    let parts =
        json!({"do": "load", "state": saved["state"], "at": saved["at"], "luck": saved["luck"]}).to_string();
    for load in [load, parts] {
        let again = referee(&[&load, &step(0, "E", "c7").to_string(), r#"{"do":"sight","seat":0}"#]);
        assert_eq!(again[2]["ok"]["public"], first[4]["ok"]["public"]);
    }
}

/// Mutations of good lines: whatever comes, there is one answer per line and nothing panics.
#[test]
fn mutated_lines_never_break_it() {
    let good = [
        r#"{"do":"deal","options":{"first_seat":0,"turn_seconds":10,"layout":"wide"},"seats":3,"seed":"x"}"#,
        r#"{"do":"play","seat":0,"at":1200,"move":{"Go":{"piece":"pawn","to":"a2"}}}"#,
        r#"{"do":"load","patch":{"pawn":["c2","a8","h8"],"left":2,"key":{"E":"b6"},"locked":{"E":1},"blocks":2}}"#,
        r#"{"do":"advance","to":60000}"#,
        r#"{"do":"sight","watcher":true}"#,
        r#"{"do":"undo","seat":0}"#,
        r#"{"do":"save"}"#,
    ];
    const MUTATION: Stream = Stream(0);
    let mut luck = Luck::new(&Seed::from_text("mutations"), &[]);
    let mut input = Vec::new();
    let mut lines = 0;
    for _ in 0..6_000 {
        let mut line = good[luck.below(MUTATION, 7) as usize].as_bytes().to_vec();
        for _ in 0..luck.below(MUTATION, 4) {
            let at = luck.below(MUTATION, line.len() as u32) as usize;
            match luck.below(MUTATION, 4) {
                0 => line[at] = b"0123456789{}[]\",:-e.abch|"[luck.below(MUTATION, 25) as usize],
                1 => drop(line.remove(at)),
                2 => line.insert(at, b"9"[0]),
                _ => {
                    let other = good[luck.below(MUTATION, 7) as usize].as_bytes();
                    line.splice(at.., other[at.min(other.len())..].iter().copied());
                }
            }
            line.retain(|byte| *byte != b'\n');
        }
        lines += usize::from(!line.iter().all(u8::is_ascii_whitespace));
        input.extend(line);
        input.push(b'\n');
    }
    let done = run(&["referee", "cells"], &input);
    assert_eq!((done.code, done.err.as_str(), done.out.lines().count()), (0, "", lines));
    assert!(done.out.lines().all(|line| line.starts_with(r#"{""#) && line.ends_with('}')));
    let oks = done.out.lines().filter(|line| line.contains(r#""ok":"#)).count();
    assert!(oks > 500, "some still mean something: {oks}");
}

// ----- replay and verify ----------------------------------------------------------------------------------------------

#[test]
fn a_sound_log_verifies_in_both_forms_and_against_its_commitment() {
    let game = finished_game();
    let json = serde_json::to_vec(&game.log().to_json()).unwrap();
    let commitment = game.seed().commitment().to_hex();
    for (name, content) in [("sound.json", json), ("sound.log", game.log().to_bytes())] {
        let file = Scratch::new(name, &content);
        let done = run(&["verify", file.path(), "--commitment", &commitment], b"");
        assert_eq!(done.code, 0, "{}{}", done.out, done.err);
        assert!(done.out.contains(&game.seq().to_string()), "{}", done.out);
        let done = run(&["verify", file.path(), "--commitment", &"0".repeat(64)], b"");
        assert_eq!(done.code, 1);
        assert!(done.out.contains(&commitment), "{}", done.out);
    }
}

#[test]
fn a_tampered_log_breaks_at_the_entry_that_was_touched() {
    let game = finished_game();
    let sound = serde_json::to_value(game.log().to_json()).unwrap();
    let breaks_at = |log: &Value| {
        let file = Scratch::new("tampered.json", log.to_string().as_bytes());
        let done = run(&["verify", file.path()], b"");
        (done.code, done.out + &done.err)
    };
    // Another time, another seat's move, a move left out, one put in twice, another check, other options.
    let mut log = sound.clone();
    log["entries"][9]["at"] = json!(log["entries"][9]["at"].as_u64().unwrap() + 1);
    assert_eq!(breaks_at(&log).0, 1);
    assert!(breaks_at(&log).1.contains("entry 9"), "{}", breaks_at(&log).1);
    let mut log = sound.clone();
    log["entries"][6]["what"]["Move"]["mv"] = json!({"Go": {"piece": "pawn", "to": "d4"}});
    assert!(breaks_at(&log).1.contains("entry 6"));
    let mut log = sound.clone();
    log["entries"].as_array_mut().unwrap().remove(12);
    assert!(breaks_at(&log).1.contains("entry 12"));
    let mut log = sound.clone();
    log["entries"][20]["check"] = json!("0000");
    assert!(breaks_at(&log).1.contains("entry 20"));
    let mut log = sound.clone();
    log["options"]["jump_cost"] = json!("one");
    assert!(breaks_at(&log).1.contains("entry 0"));
    let mut log = sound.clone();
    let last = log["entries"].as_array().unwrap().len() - 1;
    log["entries"][last]["what"]["Reveal"]["seed"] = json!("00".repeat(32));
    assert_eq!(breaks_at(&log).0, 1);
    let mut log = sound.clone();
    log["entries"].as_array_mut().unwrap().truncate(last);
    assert_eq!(breaks_at(&log).0, 3, "no seed, nothing to verify with");
}

#[test]
fn a_damaged_file_never_passes_and_never_breaks_the_program() {
    let game = finished_game();
    let bytes = game.log().to_bytes();
    const DAMAGE: Stream = Stream(0);
    let mut luck = Luck::new(&Seed::from_text("damage"), &[]);
    for round in 0..60 {
        let mut damaged = bytes.clone();
        match round % 3 {
            0 => damaged.truncate(luck.below(DAMAGE, bytes.len() as u32) as usize),
            1 => {
                let at = luck.below(DAMAGE, bytes.len() as u32) as usize;
                damaged[at] ^= 1 << luck.below(DAMAGE, 8);
            }
            _ => damaged.extend((0..luck.below(DAMAGE, 40) + 1).map(|n| n as u8)),
        }
        let file = Scratch::new("damaged.log", &damaged);
        let done = run(&["verify", file.path()], b"");
        assert!(matches!(done.code, 1 | 3), "round {round}: {} {}", done.code, done.err);
        assert!(!done.err.contains("panicked"), "{}", done.err);
    }
    let truncated = Scratch::new("truncated.log", &bytes[..bytes.len() - 1]);
    let done = run(&["verify", truncated.path()], b"");
    assert!(done.err.contains(&format!("entry {}", game.seq() - 1)), "{}", done.err);
}

#[test]
fn files_that_are_no_logs_are_named() {
    let done = run(&["replay", "/no/such/file"], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("/no/such/file"), "{}", done.err);
    let file = Scratch::new("no.log", b"hello");
    assert!(run(&["verify", file.path()], b"").err.contains("not the log of a game"));
    let other = Scratch::new("other.json", br#"{"escapement":1,"game":"chess","entries":[]}"#);
    assert!(run(&["verify", other.path()], b"").err.contains("chess"));
    let later = Scratch::new("later.json", br#"{"escapement":9,"game":"cells","entries":[]}"#);
    assert_eq!(run(&["verify", later.path()], b"").code, 3);
}

#[test]
fn a_replay_tells_the_game_in_words_in_three_languages() {
    let game = finished_game();
    let file = Scratch::new("replay.log", &game.log().to_bytes());
    for (language, word) in [("en", "pawn"), ("de", "Figur"), ("es", "peón")] {
        let done = run(&["replay", file.path(), "--lang", language], b"");
        assert_eq!(done.code, 0, "{}", done.err);
        assert_eq!(done.out.lines().count(), game.seq() + 1);
        assert!(done.out.contains(word) && !done.out.contains('⟨'), "{}", done.out);
    }
    let done = run(&["replay", file.path(), "--upto", "5", "--state"], b"");
    let state: Value = serde_json::from_str(done.out.lines().last().unwrap()).unwrap();
    assert_eq!(state["phase"], "Play");
    assert_eq!(state["turn"], json!((state["first"].as_u64().unwrap() + 1) % 3));
}

// ----- sim ------------------------------------------------------------------------------------------------------------

#[test]
fn the_same_seed_gives_the_same_figures_whatever_the_number_of_threads() {
    for game in [
        &["sim", "cells", "--bots", "good,novice,novice", "--option", "turn_limit=20"][..],
        &["sim", "temple", "--bots", "good,novice"],
    ] {
        let figures = |threads: &str| {
            let more = ["--games", "12", "--seed", "s", "--json", "--threads", threads];
            let done = run(&[game, &more[..]].concat(), b"");
            assert_eq!(done.code, 0, "{}", done.err);
            done.out
        };
        assert_eq!(figures("1"), figures("3"));
        let report: Value = serde_json::from_str(&figures("1")).unwrap();
        assert_eq!(
            (&report["games"], &report["refused"]),
            (&json!(12), &json!(0)),
            "bots make lawful moves only"
        );
    }
}

#[test]
fn kept_logs_verify_and_the_plot_is_drawn() {
    let folder = std::env::temp_dir().join(format!("escapement-{}-logs", std::process::id()));
    let plot = Scratch::new("plot.svg", b"");
    let path = folder.to_str().unwrap();
    let done = run(
        &["sim", "temple", "--bots", "expert", "--games", "2", "--log-dir", path, "--plot", plot.path()],
        b"",
    );
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(!done.out.contains('⟨'), "{}", done.out);
    for number in 0..2 {
        let log = folder.join(format!("temple-{number:06}.log"));
        assert_eq!(run(&["verify", log.to_str().unwrap()], b"").code, 0);
        let told = run(&["replay", log.to_str().unwrap(), "--lang", "es"], b"");
        assert!(told.code == 0 && !told.out.contains('⟨'), "{}", told.out);
    }
    assert!(std::fs::read_to_string(&plot.0).unwrap().starts_with("<svg"));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Whoever reads a log sees every hand, so what the others were told in part is not said again.
#[test]
fn a_replay_of_secret_hands_tells_each_thing_once() {
    let folder = std::env::temp_dir().join(format!("escapement-{}-hands", std::process::id()));
    let path = folder.to_str().unwrap();
    let done = run(
        &[
            "sim",
            "master",
            "--bots",
            "novice,novice",
            "--option",
            "set_rounds=1",
            "--games",
            "1",
            "--log-dir",
            path,
        ],
        b"",
    );
    assert_eq!(done.code, 0, "{}", done.err);
    let log = folder.join("master-000000.log");
    let told = run(&["replay", log.to_str().unwrap(), "--lang", "en"], b"").out;
    assert!(told.contains("’s hand: ") && told.contains(" draws: "), "{told}");
    assert!(
        !told.contains(" gets 10 cards.") && !told.contains(" draws a card.") && !told.contains('⟨'),
        "{told}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_run_that_makes_no_sense_is_refused_with_a_reason() {
    for (arguments, word) in [
        (&["sim", "chess", "--bots", "good"][..], "chess"),
        (&["sim", "cells", "--bots", "good,genius"], "genius"),
        (&["sim", "cells", "--bots", "good"], "2"),
        (&["sim", "cells", "--bots", "good,good", "--option", "turn_limit=0"], "200"),
        (&["sim", "cells", "--bots", "good,good", "--option", "bogus=1"], "bogus"),
    ] {
        let done = run(arguments, b"");
        assert_eq!(done.code, 3, "{arguments:?}");
        assert!(done.err.contains(word), "{arguments:?}: {}", done.err);
    }
    assert_eq!(run(&["sim", "cells"], b"").code, 2);
    assert_eq!(run(&["sim", "cells", "--bots", "good,good", "--option", "x"], b"").code, 2);
}
